"""The evaluation before it was tuned, with weights by taste: what every tuned one is measured against.

Souls and Wounds count most; then what would happen if the Heroes on the table were lured and walked now; then
what the dungeon is worth in the long run, and the cards in hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.boss_monster.bait import lured_to
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from undercroft.games.boss_monster.ids import CLASSES, MOST_ROOMS, CardId, Phase, RowKind
from undercroft.games.boss_monster.state import AnyState, Hero, Player, Slot, hero_inside, seats_in_play
from undercroft.games.boss_monster.values import damage, health, souls, treasure, wounds
from undercroft.kernel.lasting import has_row
from undercroft.kernel.parts import Seat

SOUL_VALUE = 1.0
WOUND_VALUE = 1.6
DAMAGE_VALUE = 0.1
ROOM_VALUE = 0.12
LEVEL_VALUE = 0.3
CARD_VALUE = 0.01
SPELL_VALUE = 0.16
FUTURE_VALUE = 0.3


def prospects(state: AnyState, seats: Iterable[Seat]) -> dict[Seat, float]:
    """From 0 (lost) to 1 (won): each seat's standing against the best of the others."""
    if state.outcome is not None:
        return {seat: state.outcome.score(seat) for seat in seats}
    if not state.order:
        return dict.fromkeys(seats, 0.5)
    standing = standings(state)
    found = {}
    for seat in seats:
        if state.players[seat].out:
            found[seat] = 0.0
            continue
        best = max((value for other, value in standing.items() if other != seat), default=0.0)
        found[seat] = 0.5 + 0.49 * max(-1.0, min(1.0, (standing[seat] - best) / SOULS_TO_WIN))
    return found


def standings(state: AnyState) -> dict[Seat, float]:
    """What every player's position is worth, in Souls."""
    seats = seats_in_play(state)
    worth = {seat: _own_worth(state, seat) for seat in seats}
    icons = {seat: _treasure_after_reveal(state, seat) for seat in seats}
    power = {seat: _damage_after_reveal(state, seat) + _still_to_build(state, seat) for seat in seats}
    for seat in seats:
        player = state.players[seat]
        inside = hero_inside(player)
        for hero in [*([inside] if inside else []), *player.entrance]:
            left = power[seat] if hero is not inside else _damage_ahead(state, seat)
            worth[seat] += _fate(state, hero, seat, left)
    if state.phase is not Phase.ADVENTURE:
        for hero in state.town:
            winner = lured_to(state, hero.card, icons)
            if winner is not None:
                worth[winner] += 0.8 * _fate(state, hero, winner, power[winner])
    lasting = {seat: _printed_treasure(state.players[seat]) for seat in seats}
    for index in range(len(CLASSES)):
        best = max(seats, key=lambda seat: lasting[seat][index])
        if sum(lasting[seat][index] == lasting[best][index] for seat in seats) == 1:
            worth[best] += FUTURE_VALUE * _promise(state, _printed_damage(state.players[best]))
    return worth


def _promise(state: AnyState, power: int) -> float:
    """What a Hero still to come is worth to a dungeon of this power: a Soul if it dies, else a Wound."""
    deck = state.ordinary_heroes or state.epic_heroes
    if not deck:
        return 0.0
    deadly = sum(CARDS[hero].health <= power for hero in deck) / len(deck)
    souls_each = CARDS[deck[0]].souls
    return souls_each * (deadly * SOUL_VALUE - (1 - deadly) * WOUND_VALUE)


def _fate(state: AnyState, hero: Hero, host: Seat, power: int) -> float:
    """The worth of a Hero that walks through this dungeon now."""
    if state.rows and has_row(state.rows, RowKind.CLOSED, host):
        return 0.0
    card = CARDS[hero.card]
    if hero.damage + power >= health(state, hero, host):
        return card.souls * SOUL_VALUE
    return -card.wounds * wound_value(state.players[host])


def wound_value(player: Player) -> float:
    """Each Wound hurts more than the last: five are the end."""
    return WOUND_VALUE * (1 + wounds(player) / WOUNDS_TO_LOSE)


def _own_worth(state: AnyState, seat: Seat) -> float:
    player = state.players[seat]
    had = wounds(player)
    worth = souls(player) * SOUL_VALUE - had * WOUND_VALUE * (1 + had / (2 * WOUNDS_TO_LOSE))
    if had >= WOUNDS_TO_LOSE:
        worth -= SOULS_TO_WIN
    if souls(player) >= SOULS_TO_WIN and had < WOUNDS_TO_LOSE:
        worth += SOULS_TO_WIN / 2
    rooms = sum(1 for slot in player.dungeon if slot.cards or slot.hidden >= 0)
    worth += ROOM_VALUE * min(rooms, MOST_ROOMS) + DAMAGE_VALUE * _printed_damage(player)
    worth += LEVEL_VALUE if player.levelled else 0.0
    return worth + CARD_VALUE * len(player.rooms) + SPELL_VALUE * len(player.spells)


def _treasure_after_reveal(state: AnyState, seat: Seat) -> list[int]:
    """The dungeon's treasure as if its face-down Rooms were turned up."""
    totals = treasure(state, seat)
    for slot in state.players[seat].dungeon:
        if slot.hidden >= 0:
            below = CARDS[slot.cards[-1]].treasure if slot.cards else (0, 0, 0, 0)
            for index, icons in enumerate(CARDS[slot.hidden].treasure):
                totals[index] += icons - below[index]
    return totals


def _damage_after_reveal(state: AnyState, seat: Seat) -> int:
    """What a walk through the whole dungeon deals, face-down Rooms at their printed damage."""
    total = 0
    for spot, slot in enumerate(state.players[seat].dungeon):
        total += CARDS[slot.hidden].damage if slot.hidden >= 0 else damage(state, seat, spot)
    return total


def _printed_damage(player: Player) -> int:
    """What the dungeon deals in the long run: printed numbers, whatever this round does to its Rooms."""
    return sum(CARDS[_top(slot)].damage for slot in player.dungeon)


def _printed_treasure(player: Player) -> list[int]:
    totals = list(CARDS[player.boss].treasure)
    for slot in player.dungeon:
        for index, icons in enumerate(CARDS[_top(slot)].treasure):
            totals[index] += icons
    return totals


def _top(slot: Slot) -> CardId:
    """The Room that will be visible when all are turned up."""
    return slot.hidden if slot.hidden >= 0 else slot.cards[-1]


def _still_to_build(state: AnyState, seat: Seat) -> int:
    """The damage of the best Room that a player may still add before the Heroes come."""
    player = state.players[seat]
    if state.phase is not Phase.BUILD or not player.placements or len(player.dungeon) >= MOST_ROOMS:
        return 0
    return max((CARDS[room].damage for room in player.rooms if not CARDS[room].is_advanced), default=0)


def _damage_ahead(state: AnyState, seat: Seat) -> int:
    """What the Rooms still ahead of the Hero inside deal."""
    player = state.players[seat]
    if player.corridor is not None:
        upto = player.corridor.next + 1
    else:
        upto = next((spot for spot, slot in enumerate(player.dungeon) if slot.hero is not None), 0)
    return sum(damage(state, seat, spot) for spot in range(upto))
