"""The Adventure phase: Heroes walk from the entrance through Room after Room to the Boss, or die on the way.

Enters: Heroes at entrances. Leaves: Souls, Wounds, and Heroes that an effect kept waiting.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.lasting import Row, has_row, rows_on
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure

from . import events, priority
from .content import CARDS
from .ids import ADVENTURE_PHASE, END_OF_ROUND, NO_CARD, NO_SEAT, CardId, RowKind
from .moments import DungeonSurvived, HeroDied, HeroEntered, HeroLeftRoom
from .state import AnyState, BossTable, Corridor, Hero, hero_inside, host_of, is_open, seats_in_play
from .values import damage, health, is_doomed, last_open
from .zones import add_soul, hero_leaves_table, lift_hero


class AdventurePhase(Procedure):
    """In XP order each player deals with all Heroes at the own entrance (BM-ADV-01, BM-ADV-13)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-01", "BM-ADV-12", "BM-ADV-13")

    def run(self, table: BossTable) -> None:
        table.state.phase = ADVENTURE_PHASE
        table.emit(events.PhaseBegan("adventure"))
        table.then(*(AdventureTurn(seat) for seat in seats_in_play(table.state)), EndAdventure())


class AdventureTurn(Procedure):
    """A player is active, with or without Heroes, and has at least one window (BM-RUL-27, BM-RUL-28)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-TURN-04", "BM-RUL-27", "BM-RUL-28")
    seat: Seat

    def run(self, table: BossTable) -> None:
        table.state.active = self.seat
        table.then(priority.Priority(), NextHero(self.seat))


class NextHero(Procedure):
    """Heroes enter one at a time in order of arrival, with a window before each (BM-ADV-02, BM-ADV-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-02", "BM-ADV-06", "BM-ADV-18")
    seat: Seat

    def run(self, table: BossTable) -> None:
        if can_enter(table.state, self.seat):
            before = () if table.settling else (BeforeNext(self.seat),)
            table.then(Walk(self.seat, table.state.players[self.seat].entrance[0].card), *before, self)


class BeforeNext(Procedure):
    """The window before the next Hero, if there is one."""

    seat: Seat

    def run(self, table: BossTable) -> None:
        if can_enter(table.state, self.seat):
            table.then(priority.Priority())


def can_enter(state: AnyState, seat: Seat) -> bool:
    closed = bool(state.rows) and has_row(state.rows, RowKind.CLOSED, seat)
    return bool(state.players[seat].entrance) and not closed


class EndAdventure(Procedure):
    def run(self, table: BossTable) -> None:
        table.state.active = NO_SEAT


# One Hero's walk


class Walk(Procedure):
    """A Hero goes from the entrance through the dungeon, Room by Room (BM-ADV-03)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-03", "BM-ADV-17")
    seat: Seat
    hero: CardId

    def run(self, table: BossTable) -> None:
        walk_in(table, self.seat)
        WalkOn(self.seat, self.hero).run(table)


def walk_in(table: BossTable, seat: Seat) -> None:
    """From the entrance, which is not a Room, into the dungeon (BM-ADV-17)."""
    state = table.state
    player = state.players[seat]
    hero = player.entrance.pop(0)
    player.corridor = Corridor(hero, len(player.dungeon) - 1)
    state.heroes_moved = True
    if hero.card not in player.walked_in:
        player.walked_in.append(hero.card)
    table.emit(events.HeroWalkedIn(seat, hero.card))
    for row in list(rows_on(state.rows, RowKind.HEALTH_ON_WALKING_IN, seat)):
        toughen(table, hero.card, row.amount, CardId(row.source))


class WalkOn(Procedure):
    """Enter a Room, a window in it, leave it; again while the Hero is inside (BM-ADV-04, BM-ADV-05).

    This is no guarded scope, for what its death or survival triggers comes after the Hero is gone. At a settling table
    nobody responds: there the Hero goes on without windows until something happens in a Room.
    """

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-03", "BM-ADV-04", "BM-ADV-05")
    seat: Seat
    hero: CardId

    def run(self, table: BossTable) -> None:
        while self._is_inside(table.state):
            if not table.settling:
                table.then(EnterNext(self.seat), priority.Priority(self.hero), LeaveRoom(self.seat), self)
                return
            EnterNext(self.seat).run(table)
            if table.has_scheduled():
                table.then(priority.Priority(self.hero), LeaveRoom(self.seat), self)
                return
            LeaveRoom(self.seat).run(table)
            if table.has_scheduled():
                table.then(self)
                return

    def _is_inside(self, state: AnyState) -> bool:
        inside = hero_inside(state.players[self.seat])
        return inside is not None and inside.card == self.hero


class EnterNext(Procedure):
    """The Hero in the corridor goes into the next active Room, or to the Boss (BM-RUL-84, BM-RUL-36)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-03", "BM-RUL-36", "BM-RUL-84")
    seat: Seat

    def run(self, table: BossTable) -> None:
        player = table.state.players[self.seat]
        corridor = player.corridor
        if corridor is None:
            return
        spot = next_room(table.state, self.seat, corridor)
        if spot < 0:
            table.then(ReachBoss(self.seat))
            return
        player.corridor = None
        enter_room(table, self.seat, corridor.hero, spot)


def next_room(state: AnyState, seat: Seat, corridor: Corridor) -> int:
    """The slot this Hero enters next: deactivated Rooms are passed, skipped ones too; -1 is the Boss."""
    player, hero = state.players[seat], corridor.hero
    skip_last = last_open(player) if CARDS[hero.card].skips_last_room else -1
    for spot in range(corridor.next, -1, -1):
        if not is_open(player.dungeon[spot]):
            continue
        if hero.skips:
            hero.skips -= 1
        elif spot != skip_last:
            return spot
    return -1


def enter_room(table: BossTable, seat: Seat, hero: Hero, spot: int) -> None:
    """Entering: Hero abilities, the Room's effects, then its damage; nothing interrupts (BM-RUL-29)."""
    state = table.state
    slot = state.players[seat].dungeon[spot]
    room = slot.cards[-1]
    slot.hero = hero
    hero.room, hero.dealt = room, -1
    state.entered.append((room, hero.card))
    for row in list(rows_on(state.rows, RowKind.HEALTH_ON_ENTRY, room)) if state.rows else ():
        toughen(table, hero.card, row.amount, CardId(row.source))
    if table.occur(HeroEntered(seat, hero.card, room)):
        table.then(RoomDamage(seat, hero.card, room))
    else:
        RoomDamage(seat, hero.card, room).run(table)


class RoomDamage(Procedure):
    """The Room deals its damage to the Hero that entered it, unless it was sent elsewhere (BM-ROOM-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ROOM-04", "BM-ADV-04", "BM-ADV-14")
    seat: Seat
    hero: CardId
    room: CardId

    def run(self, table: BossTable) -> None:
        for spot, slot in enumerate(table.state.players[self.seat].dungeon):
            hero = slot.hero
            if hero is not None and hero.card == self.hero and hero.room == self.room and hero.dealt < 0:
                hero.dealt = damage(table.state, self.seat, spot)
                hurt(table, hero, hero.dealt, self.room)


class RisenDamage(Procedure):
    """A Room's damage rose under a standing Hero: it takes the difference at once (BM-RUL-31)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-31",)
    seat: Seat

    def run(self, table: BossTable) -> None:
        for spot, slot in enumerate(table.state.players[self.seat].dungeon):
            if slot.hero is not None:
                now, hero = damage(table.state, self.seat, spot), slot.hero
                hurt(table, hero, now - hero.dealt, hero.room)
                hero.dealt = now


def damage_has_risen(state: AnyState) -> Procedure | None:
    """The standing check for BM-RUL-31: only a Room that the Hero entered counts (BM-RUL-35)."""
    active = state.active
    if active < 0 or state.phase is not ADVENTURE_PHASE:
        return None
    for spot, slot in enumerate(state.players[active].dungeon):
        hero = slot.hero
        if hero is not None:
            if hero.dealt < 0 or hero.room != slot.cards[-1]:
                return None
            seat = Seat(active)
            return RisenDamage(seat) if damage(state, seat, spot) > hero.dealt else None
    return None


class LeaveRoom(Procedure):
    """Death is decided on leaving, when the window has closed; else the Hero goes on (BM-ADV-08, BM-RUL-30)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-08", "BM-ADV-16", "BM-RUL-30")
    seat: Seat

    def run(self, table: BossTable) -> None:
        state = table.state
        player = state.players[self.seat]
        for spot, slot in enumerate(player.dungeon):
            hero = slot.hero
            if hero is None:
                continue
            room = working_room(hero, spot, state, self.seat)
            if is_doomed(state, hero, self.seat):
                table.then(Die(self.seat, hero.card, room))
                return
            slot.hero = None
            player.corridor = Corridor(hero, spot - 1)
            hero.room, hero.dealt = NO_CARD, 0
            if room >= 0:
                table.occur(HeroLeftRoom(self.seat, hero.card, room))
            return


def working_room(hero: Hero, spot: int, state: AnyState, seat: Seat) -> CardId:
    """The Room whose death and survival abilities concern this Hero: entered, on top, active (BM-RUL-34, BM-RUL-35)."""
    slot = state.players[seat].dungeon[spot]
    return hero.room if is_open(slot) and slot.cards[-1] == hero.room else NO_CARD


class StepOut(Procedure):
    """A Hero whose Room was destroyed leaves at once: dead if its damage suffices, else onwards (BM-RUL-32)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-32", "BM-RUL-89")
    seat: Seat

    def run(self, table: BossTable) -> None:
        corridor = table.state.players[self.seat].corridor
        if corridor is None:
            return
        hero = corridor.hero
        hero.room, hero.dealt = NO_CARD, 0
        doomed = is_doomed(table.state, hero, self.seat)
        table.then(Die(self.seat, hero.card, NO_CARD) if doomed else EnterNext(self.seat))


class ReachBoss(Procedure):
    """The Hero got past every Room: a Wound, or its death if its damage already sufficed (BM-ADV-10, BM-RUL-88)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-10", "BM-ADV-11", "BM-RUL-88")
    seat: Seat

    def run(self, table: BossTable) -> None:
        state = table.state
        player = state.players[self.seat]
        assert player.corridor is not None
        hero = player.corridor.hero
        if is_doomed(state, hero, self.seat):
            table.then(Die(self.seat, hero.card, NO_CARD))
            return
        lift_hero(state, hero.card)
        hero_leaves_table(state, hero.card)
        player.wounds.append(hero.card)
        table.emit(events.BossWounded(self.seat, hero.card, CARDS[hero.card].wounds))
        table.occur(DungeonSurvived(self.seat, hero.card))


class Die(Procedure):
    """A Hero is killed: face down to the scoring area of the dungeon's owner, whoever did it (BM-ADV-09, BM-RUL-44)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ADV-09", "BM-ADV-11", "BM-ADV-15", "BM-RUL-44")
    seat: Seat
    hero: CardId
    room: CardId

    def run(self, table: BossTable) -> None:
        state = table.state
        lift_hero(state, self.hero)
        hero_leaves_table(state, self.hero)
        add_soul(state, self.seat, self.hero)
        table.emit(events.HeroKilled(self.seat, self.hero, self.room, CARDS[self.hero].souls))
        table.occur(HeroDied(self.seat, self.hero, self.room))


class FallAtEntrance(Procedure):
    """A Hero damaged at an entrance dies when that window closes, if its damage suffices then (BM-RUL-87)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-87",)
    hero: CardId

    def run(self, table: BossTable) -> None:
        host = host_of(table.state, self.hero)
        if host < 0:
            return
        for hero in table.state.players[host].entrance:
            if hero.card == self.hero and is_doomed(table.state, hero, host):
                table.then(Die(Seat(host), hero.card, NO_CARD))


# Damage and Health


def hurt(table: BossTable, hero: Hero, amount: int, room: CardId) -> None:
    """Damage adds up over the round (BM-ADV-14)."""
    if amount > 0:
        hero.damage += amount
        if table.hear is not None:
            left = health(table.state, hero, host_of(table.state, hero.card)) - hero.damage
            table.emit(events.HeroWounded(hero.card, room, amount, left))


def toughen(table: BossTable, hero: CardId, amount: int, source: CardId) -> None:
    """A Health bonus until the end of the round."""
    if amount:
        table.state.rows.append(Row(RowKind.HEALTH, hero, amount, source, END_OF_ROUND))
        table.emit(events.HeroToughened(hero, amount, source))
