"""The window in which Spells and abilities may be used, and who has the say in it (BM-RUL-45).

The active player acts first and at once; what others announce is pending until everybody has passed, and
then resolves in XP order. The window closes when all pass with nothing pending.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.window import Window

from . import adventure, build, declare
from .compose import compose, composed_card
from .content import CARDS, IS_DARK, PHASES, one_of_each
from .ids import ADVENTURE, BUILD_OR_ADVENTURE, BUILD_PHASE, NO_CARD, NO_SEAT, ROOM_CARD, SPELL_CARD, CardId
from .options import Build, Play, Use
from .placement import builds, can_build, legal_builds
from .placement import objection as objection_to_placement
from .resolve import Resolving
from .state import AnyState, BossTable, Effect, Player, hero_inside, host_of, open_rooms, seats_by_priority
from .uses import mode_of, objection_to_use


class Priority(Window):
    """Spells and abilities may be used. ``hero`` is the one in whose Room this happens, if any.

    ``struck`` are the Heroes damaged at an entrance meanwhile (BM-RUL-87). A window in a Room ends with its Hero's
    stay, but what is pending can still be answered (BM-PRIO-03).
    """

    rules: ClassVar[tuple[str, ...]] = (
        "BM-PRIO-01",
        "BM-PRIO-03",
        "BM-PRIO-04",
        "BM-PRIO-12",
        "BM-RUL-45",
        "BM-RUL-97",
        "BM-ADV-05",
    )
    hero: CardId = NO_CARD
    pending: list[Effect] = []
    struck: list[CardId] = []

    def opens(self, table: BossTable) -> bool:
        return self.hero < 0 or bool(self.pending) or _still_inside(table.state, self.hero)

    def order(self, table: BossTable) -> list[Seat]:
        return seats_by_priority(table.state)

    def whose_turn(self, state: AnyState) -> Seat:
        return builder_in(state, self)

    def question(self, table: BossTable, seat: Seat) -> Choice | None:
        state = table.state
        is_builder = seat == state.active and not self.pending and is_to_build(state, seat)
        if not can_act(state, seat, is_builder):
            return None
        return MayBuild(seat) if is_builder else MayAct(seat)

    def when_all_passed(self, table: BossTable) -> Procedure | None:
        if not self.pending:
            return None
        self.pending.sort(key=lambda effect: table.state.order.index(effect.seat))
        return ResolvePending()

    def close(self, table: BossTable) -> None:
        if self.struck:
            table.then(*(adventure.FallAtEntrance(hero) for hero in self.struck))


def builder_in(state: AnyState, window: Priority) -> Seat:
    """The seat that may place a Room now, or NO_SEAT. Everybody knows that it is asked.

    While something is pending nobody may: it can be answered, but a Room is no answer (BM-RUL-97).
    """
    return Seat(state.active if not window.pending and is_to_build(state, state.active) else NO_SEAT)


def is_to_build(state: AnyState, seat: int) -> bool:
    """Is it this seat's turn to build, with a Room still to place?"""
    return seat == state.active >= 0 and state.phase is BUILD_PHASE and state.players[seat].placements > 0


def _still_inside(state: AnyState, hero: CardId) -> bool:
    """A window in a Room lasts while its Hero is in the dungeon (BM-ADV-05)."""
    inside = hero_inside(state.players[state.active])
    return inside is not None and inside.card == hero


class ResolvePending(Procedure):
    """All have passed: pending effects resolve in XP order, a player's own as declared (BM-PRIO-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-04", "BM-RUL-45")

    def run(self, table: BossTable) -> None:
        pending = table.inside(Priority).pending
        if pending:
            table.then(Resolving(pending.pop(0)), self)


def can_act(state: AnyState, seat: Seat, is_builder: bool) -> bool:
    """Is there anything but passing? A seat without an answer passes silently."""
    phase = state.phase
    if is_builder and can_build(state, seat):
        return True
    for card in in_reach(state, seat, phase):  # noqa: SIM110 - asked of every seat in every window
        if objection_to_use(state, seat, card) is None:
            return True
    return False


def in_reach(state: AnyState, seat: Seat, phases: int) -> list[CardId]:
    """The cards whose use a seat could announce in these phases: Spells in hand, own Rooms, its Boss, Dark Heroes."""
    player = state.players[seat]
    found = []
    for card in player.spells:
        if PHASES[card] & phases:
            found.append(card)
    for slot in player.dungeon:
        cards = slot.cards
        if cards and PHASES[cards[-1]] & phases and slot.hidden < 0 and not slot.asleep:
            found.append(cards[-1])
    if player.levelled and PHASES[player.boss] & phases:
        found.append(player.boss)
    if phases & ADVENTURE and player.rooms:  # a Room card could bribe one of them
        found += dark_heroes(state, seat)
    return found


def dark_heroes(state: AnyState, seat: Seat) -> list[CardId]:
    """The Dark Heroes at or in dungeons of others (BM-RUL-68)."""
    found: list[CardId] = []
    active = state.active
    for host, other in enumerate(state.players):
        if host == seat:
            continue
        for hero in other.entrance:
            if IS_DARK[hero.card]:
                found.append(hero.card)
        if host == active:
            for slot in other.dungeon:
                if slot.hero is not None and IS_DARK[slot.hero.card]:
                    found.append(slot.hero.card)
    return found


def usable(state: AnyState, seat: Seat) -> list[CardId]:
    """Everything in reach in whatever phase, and cancels: copies of a Spell once."""
    player = state.players[seat]
    spells = one_of_each(player.spells, player.known) if player.spells else []
    cancels = [card for card in (*open_rooms(player), player.boss) if _only_cancels(card, player)]
    reach = [card for card in in_reach(state, seat, BUILD_OR_ADVENTURE) if CARDS[card].family is not SPELL_CARD]
    return spells + reach + cancels


def _only_cancels(card: CardId, player: Player) -> bool:
    """An ability in play that answers Spells and cannot be announced of its own accord."""
    printed = CARDS[card]
    if printed.use is None or not printed.use.cancels or printed.from_hand:
        return False
    return printed.family is ROOM_CARD or player.levelled


class MayAct(declare.Composer):
    """Play a Spell, use an ability, or pass."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SPELL-02", "BM-PRIO-02", "BM-PRIO-03")

    def first(self, table: BossTable) -> Iterable[Option]:
        yield Pass()
        for card in usable(table.state, self.seat):
            yield Play(card) if CARDS[card].family is SPELL_CARD else Use(card)

    def options(self, table: BossTable) -> list[Option]:
        state, seat = table.state, self.seat
        if self.intent(table) is not None:
            return super().options(table)
        reach = in_reach(state, seat, state.phase)  # the same as asking all candidates, but quicker
        spells = one_of_each([card for card in reach if CARDS[card].family is SPELL_CARD], state.players[seat].known)
        others = [card for card in reach if CARDS[card].family is not SPELL_CARD]
        return [
            Pass(),
            *(Play(card) for card in spells if objection_to_use(state, seat, card) is None),
            *(Use(card) for card in others if objection_to_use(state, seat, card) is None),
        ]

    def objection_to_first(self, table: BossTable, option: Any) -> str | None:
        if isinstance(option, Pass):
            return None
        return objection_to_use(table.state, self.seat, option.card)

    def begin(self, table: BossTable, option: Any) -> None:
        compose(table, self.seat, option.card)

    def why_not(self, table: BossTable, thing: str) -> tuple[str, ...]:
        kind, _, number = thing.partition(":")
        if kind != "card":
            return self.rules
        card = CardId(int(number))
        player = table.state.players[self.seat]
        if card in player.rooms:
            return ("BM-PRIO-09",) if CARDS[card].from_hand else (why_no_building(table, self.seat),)
        if card in table.state.discard:
            return ("BM-SPELL-01",) if CARDS[card].family is SPELL_CARD else ("BM-BUILD-01",)
        if CARDS[card].family is ROOM_CARD:
            return (objection_to_use(table.state, self.seat, card) or "BM-PRIO-07",)
        return ("BM-SPELL-03",) if CARDS[card].family is SPELL_CARD else self.rules

    def concerns(self, table: BossTable) -> bool:
        state = table.state
        if state.active == self.seat:
            return True
        window = table.inside(Priority)
        return any(effect_concerns(state, effect, self.seat) for effect in window.pending)

    def subject(self, table: BossTable) -> dict[str, Any]:
        window, state = table.inside(Priority), table.state
        return {
            "active": ("seat", state.active),
            "hero": ("card", window.hero),
            "phase": state.phase.name.lower(),
            "pending": ("card", [effect.source for effect in window.pending]),
            "builds": is_to_build(state, self.seat),
            **composed_card(table, self.seat),
        }


class MayBuild(MayAct):
    """Place a Room face down; before and after it Spells and abilities may be used (BM-BUILD-01, BM-RUL-26)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-01", "BM-BUILD-02", "BM-BUILD-08", "BM-RUL-26")
    is_window: ClassVar[bool] = False
    begins_anew: ClassVar[bool] = True

    def first(self, table: BossTable) -> Iterable[Option]:
        yield from super().first(table)
        yield from builds(table.state, self.seat)

    def options(self, table: BossTable) -> list[Option]:
        options = super().options(table)
        if self.intent(table) is None:
            options += legal_builds(table.state, self.seat)
        return options

    def objection_to_first(self, table: BossTable, option: Any) -> str | None:
        if isinstance(option, Build):
            return objection_to_placement(table.state, self.seat, option.card, option.spot)
        return super().objection_to_first(table, option)

    def begin(self, table: BossTable, option: Any) -> None:
        if isinstance(option, Build):
            table.inside(Priority).answered()
            table.state.players[self.seat].placements -= 1
            build.place_face_down(table, self.seat, self.seat, option.card, option.spot)
        else:
            super().begin(table, option)


def why_no_building(table: BossTable, seat: Seat) -> str:
    """The rule against building just now."""
    state = table.state
    if state.phase is not BUILD_PHASE or state.active != seat:
        return "BM-BUILD-01"
    return "BM-RUL-97" if table.inside(Priority).pending and is_to_build(state, seat) else "BM-BUILD-10"


def effect_concerns(state: AnyState, effect: Effect, seat: Seat) -> bool:
    """Does an effect touch this seat's dungeon, Heroes or hand, or is it aimed at the seat?"""
    if CARDS[effect.source].family is ROOM_CARD and effect.source in open_rooms(state.players[seat]):
        return True
    for spec, aim in zip(mode_of(effect).targets, effect.targets, strict=False):
        if spec.kind == "seat" and aim == seat:
            return True
        if spec.kind == "room" and any(aim in slot.cards for slot in state.players[seat].dungeon):
            return True
        if spec.kind == "hero" and host_of(state, aim) == seat:
            return True
        if spec.kind == "soul" and aim in state.players[seat].souls:
            return True
    return not mode_of(effect).targets and effect.seat != seat
