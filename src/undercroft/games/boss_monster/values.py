"""Numbers that follow from the state: damage, health, treasure, souls. Never stored, always asked.

Printed value, then ongoing abilities, then rows; fixed values beat additions, floors come last.
"""

from __future__ import annotations

from operator import add

from undercroft.kernel.lasting import has_row, total
from undercroft.kernel.parts import Seat

from .content import CARDS
from .ids import CLASSES, RowKind
from .state import AnyState, Hero, Player, Slot, hero_inside, is_open


def is_blank(state: AnyState, room: int) -> bool:
    """A Room that counts as having no ability this round."""
    return bool(state.rows) and has_row(state.rows, RowKind.NO_ABILITY, room)


def damage(state: AnyState, seat: Seat, index: int) -> int:
    """The damage a Room deals now (BM-GLOSS-20, BM-RUL-57: never below zero, a fixed zero stays zero)."""
    player = state.players[seat]
    slot = player.dungeon[index]
    if not is_open(slot):
        return 0
    room, rows = slot.cards[-1], state.rows
    if rows and has_row(rows, RowKind.DAMAGE_IS_ZERO, room):
        return 0
    card = CARDS[room]
    amount = card.damage
    if card.counts_damage is not None and not is_blank(state, room):
        amount = card.counts_damage(state, seat)
    for other, source in enumerate(player.dungeon):
        if source.cards:
            aura = CARDS[source.cards[-1]].aura
            if aura is not None and is_open(source) and not is_blank(state, source.cards[-1]):
                amount += aura(state, seat, other, index)
    if player.levelled:
        aura = CARDS[player.boss].aura
        if aura is not None:
            amount += aura(state, seat, -1, index)
    if rows:
        amount += total(rows, RowKind.DAMAGE, room) + total(rows, RowKind.ALL_DAMAGE, seat)
    return amount if amount > 0 else 0


def damages(state: AnyState, seat: Seat) -> list[int]:
    """What every Room of a dungeon deals now, from the Boss outwards."""
    dungeon = state.players[seat].dungeon
    if state.rows or not deals_as_printed(state.players[seat]):
        return [damage(state, seat, index) for index in range(len(dungeon))]
    return [CARDS[slot.cards[-1]].damage if is_open(slot) else 0 for slot in dungeon]


def deals_as_printed(player: Player) -> bool:
    """Without lasting effects: does every visible Room deal its printed damage, and is none asleep?"""
    if player.levelled and CARDS[player.boss].aura is not None:
        return False
    for slot in player.dungeon:
        if slot.asleep:
            return False
        if slot.cards:
            card = CARDS[slot.cards[-1]]
            if card.aura is not None or card.counts_damage is not None:
                return False
    return True


def health(state: AnyState, hero: Hero, host: int) -> int:
    """A Hero's Health before damage, at a host's dungeon or, with host -1, in town."""
    card = CARDS[hero.card]
    amount = card.health
    if host >= 0 and card.extra_health is not None:
        amount += card.extra_health(state, Seat(host))
    if state.rows:
        amount += total(state.rows, RowKind.HEALTH, hero.card)
    return amount


def is_doomed(state: AnyState, hero: Hero, host: int) -> bool:
    """Has it taken at least its Health in damage this round? (BM-ROOM-05, BM-GLOSS-28)"""
    return hero.damage >= health(state, hero, host)


def room_treasure(state: AnyState, slot: Slot) -> tuple[int, int, int, int]:
    """The treasure icons a Room shows now, by class (BM-GLOSS-09, BM-BUILD-22)."""
    if slot.asleep or not slot.cards:
        return (0, 0, 0, 0)
    room = slot.cards[-1]
    icons = CARDS[room].treasure
    if not state.rows:
        return icons
    shown = list(icons)
    for row in state.rows:
        if row.target != room:
            continue
        if row.kind == RowKind.NO_TREASURE:
            shown = [0, 0, 0, 0]
        elif RowKind.TREASURE <= row.kind < RowKind.NO_TREASURE:
            shown[row.kind - RowKind.TREASURE] += row.amount
    return shown[0], shown[1], shown[2], shown[3]


def shown_classes(state: AnyState, slot: Slot) -> int:
    """The classes an Advanced Room could match here, one bit each (BM-RUL-19)."""
    if not state.rows:
        return CARDS[slot.cards[-1]].classes
    icons = room_treasure(state, slot)
    return sum(1 << index for index in range(len(CLASSES)) if icons[index])


def treasure(state: AnyState, seat: Seat) -> list[int]:
    """A dungeon's treasure by class: the Boss and every visible active Room (BM-BAIT-02, BM-BOSS-04)."""
    player = state.players[seat]
    totals = [0] * len(CLASSES)
    for slot in player.dungeon:
        totals = list(map(add, totals, room_treasure(state, slot)))
    if state.rows:
        doublings = total(state.rows, RowKind.DOUBLE_TREASURE, seat)
        totals = [icons << doublings for icons in totals]
    return list(map(add, totals, CARDS[player.boss].treasure))


def souls(player: Player) -> int:
    return sum(CARDS[hero].souls for hero in player.souls)


def wounds(player: Player) -> int:
    return sum(CARDS[hero].wounds for hero in player.wounds)


def balance(player: Player) -> int:
    """Souls minus Wounds, the measure of every comparison (BM-END-09)."""
    return souls(player) - wounds(player)


def last_open(player: Player) -> int:
    """The slot of the last Room, the active one nearest to the Boss; -1 if there is none (BM-RUL-85)."""
    for index, slot in enumerate(player.dungeon):
        if is_open(slot):
            return index
    return -1


def health_left(state: AnyState, seat: Seat) -> int | None:
    """What Health the Hero inside a dungeon has left, bonuses included; None without one."""
    hero = hero_inside(state.players[seat])
    return None if hero is None else health(state, hero, seat) - hero.damage
