"""What a player looks at to judge a position: one row of numbers for every seat, for ``bot`` to weigh.

Enters: a state, at rest before a round or in the middle of one. Leaves: signs. What is certain (Heroes at an
entrance or inside) is counted as if it had happened; what is likely (Heroes in town, in the decks) has signs of
its own. Face-down Rooms count as if they were turned up: a bot is shown guesses only.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from undercroft.kernel.lasting import has_row
from undercroft.kernel.parts import Seat

from .bait import lured_to
from .content import CARDS
from .end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from .ids import BUILD_PHASE, CLASSES_IN, MOST_ROOMS, CardId, RowKind
from .state import AnyState, Hero, Player, Slot, hero_inside, seats_in_play
from .values import damage, deals_as_printed, health, souls, treasure, wounds
from .worths import worths_by_card

NEAR_VICTORY = 6
NEAR_DEFEAT = 2
"""From so many Souls or Wounds on, every further one means more than those before."""


CHOICE_OF_ROOMS = 4
"""So many Room cards are a choice; more are only kept from being built."""


class Signs(msgspec.Struct):
    """One seat's row. The order of the fields is the order of the weights."""

    souls: float = 0.0
    near_victory: float = 0.0
    victory: float = 0.0
    wounds: float = 0.0
    near_defeat: float = 0.0
    defeat: float = 0.0
    town_souls: float = 0.0
    town_victory: float = 0.0
    town_wounds: float = 0.0
    town_defeat: float = 0.0
    income: float = 0.0
    bleeding: float = 0.0
    power: float = 0.0
    room_cards: float = 0.0
    spell_cards: float = 0.0
    to_build: float = 0.0
    known_dungeon: float = 0.0
    known_hand: float = 0.0


class Side:
    """A seat's dungeon as it will stand, and the signs of the seat."""

    __slots__ = ("icons", "lasting", "power", "seat", "signs")

    def __init__(self, state: AnyState, seat: Seat) -> None:
        player = state.players[seat]
        self.seat = seat
        self.signs = Signs()
        self.icons = _icons(state, seat, player)
        self.lasting = sum(CARDS[top_room(slot)].damage for slot in player.dungeon)
        self.power = _power(state, seat, player, self.lasting)
        if not state.rows:
            self.lasting = max(self.lasting, self.power)


Leaders: TypeAlias = dict[int, Side | None]


def signs_of(state: AnyState) -> dict[Seat, Signs]:
    """The signs of all seats that are in the game."""
    sides = {seat: Side(state, seat) for seat in seats_in_play(state)}
    rivals = list(sides.values())
    for side in rivals:
        _own_signs(state, side)
    leaders: Leaders = {}
    _town(state, sides, leaders)
    for side, gained, lost in _promises(state, state.ordinary_heroes or state.epic_heroes, rivals, leaders):
        side.signs.income, side.signs.bleeding = gained, lost
    return {seat: side.signs for seat, side in sides.items()}


# A seat by itself


def _own_signs(state: AnyState, side: Side) -> None:
    player, signs = state.players[side.seat], side.signs
    in_play, in_hand = worths_by_card()
    had, hurt = souls(player), wounds(player)
    inside = hero_inside(player)
    if inside is not None or player.entrance:
        gained, lost = _certain(state, side, player, inside)
        had, hurt = had + gained, hurt + lost
    signs.souls, signs.wounds = had, hurt
    if not state.endless:
        signs.near_victory = max(0, had - NEAR_VICTORY)
        signs.near_defeat = max(0, hurt - NEAR_DEFEAT)
        signs.defeat = float(hurt >= WOUNDS_TO_LOSE)
        signs.victory = float(had >= SOULS_TO_WIN and hurt < WOUNDS_TO_LOSE)
    signs.power = side.lasting
    signs.room_cards = min(len(player.rooms), CHOICE_OF_ROOMS)
    signs.spell_cards = len(player.spells)
    signs.to_build = float(state.phase is BUILD_PHASE and player.placements > 0 and bool(player.rooms))
    signs.known_dungeon = sum(in_play[top_room(slot)] for slot in player.dungeon)
    if player.levelled:
        signs.known_dungeon += in_play[player.boss]
    signs.known_hand = sum(in_hand[card] for card in player.rooms) + sum(in_hand[card] for card in player.spells)


def _certain(state: AnyState, side: Side, player: Player, inside: Hero | None) -> tuple[int, int]:
    """Souls and Wounds that the Heroes inside and at the entrance bring if nobody interferes."""
    if inside is None and state.rows and has_row(state.rows, RowKind.CLOSED, side.seat):
        return 0, 0
    gained = lost = 0
    for hero in [*([inside] if inside is not None else []), *player.entrance]:
        power = _damage_ahead(state, side.seat, player) if hero is inside else side.power
        if hero.damage + power >= health(state, hero, side.seat):
            gained += CARDS[hero.card].souls
        else:
            lost += CARDS[hero.card].wounds
    return gained, lost


def _icons(state: AnyState, seat: Seat, player: Player) -> list[int]:
    """The dungeon's treasure by class as if its face-down Rooms were turned up."""
    if state.rows:
        totals = treasure(state, seat)
        for slot in player.dungeon:
            if slot.hidden >= 0:
                below = CARDS[slot.cards[-1]].treasure if slot.cards else (0, 0, 0, 0)
                for index, icons in enumerate(CARDS[slot.hidden].treasure):
                    totals[index] += icons - below[index]
        return totals
    totals = list(CARDS[player.boss].treasure)
    for slot in player.dungeon:
        if not slot.asleep:
            for index, icons in enumerate(CARDS[top_room(slot)].treasure):
                totals[index] += icons
    return totals


def _power(state: AnyState, seat: Seat, player: Player, printed: int) -> int:
    """What a walk through the whole dungeon deals this round, with the Room that may still be added."""
    total = printed
    if state.rows or not deals_as_printed(player):
        total = 0
        for spot, slot in enumerate(player.dungeon):
            total += CARDS[slot.hidden].damage if slot.hidden >= 0 else damage(state, seat, spot)
    return total


def _damage_ahead(state: AnyState, seat: Seat, player: Player) -> int:
    """What the Rooms still ahead of the Hero inside deal."""
    if player.corridor is not None:
        upto = player.corridor.next + 1
    else:
        upto = next((spot for spot, slot in enumerate(player.dungeon) if slot.hero is not None), 0)
    return sum(damage(state, seat, spot) for spot in range(upto))


def top_room(slot: Slot) -> CardId:
    """The Room that will be visible when all are turned up."""
    return slot.hidden if slot.hidden >= 0 else slot.cards[-1]


# Seats against each other


def _town(state: AnyState, sides: dict[Seat, Side], leaders: Leaders) -> None:
    """Who would get the Heroes in town, and whether they would die there."""
    rivals = list(sides.values())
    for hero in state.town:
        card = CARDS[hero.card]
        if state.rows or card.lure is not None:
            winner = lured_to(state, hero.card, {seat: side.icons for seat, side in sides.items()})
            side = None if winner is None else sides[winner]
        else:
            side = _leader(rivals, card.classes, leaders)
        if side is None:
            continue
        if side.power + _still_to_build(state, state.players[side.seat]) >= health(state, hero, side.seat):
            side.signs.town_souls += card.souls
        else:
            side.signs.town_wounds += card.wounds
    if state.town and not state.endless:
        for signs in [side.signs for side in rivals]:
            signs.town_victory = float(signs.town_souls > 0 and signs.souls + signs.town_souls >= SOULS_TO_WIN)
            signs.town_defeat = float(signs.town_wounds > 0 and signs.wounds + signs.town_wounds >= WOUNDS_TO_LOSE)


def _still_to_build(state: AnyState, player: Player) -> int:
    """How much damage the best Room adds that a player may still place before the Heroes come."""
    if state.phase is not BUILD_PHASE or not player.placements:
        return 0
    best = max((CARDS[room].damage for room in player.rooms if not CARDS[room].is_advanced), default=0)
    if len(player.dungeon) >= MOST_ROOMS:
        best -= min(CARDS[top_room(slot)].damage for slot in player.dungeon)
    return max(0, best)


def _promises(
    state: AnyState, deck: list[CardId], rivals: list[Side], leaders: Leaders
) -> list[tuple[Side, float, float]]:
    """The Souls and Wounds that the Heroes still in a deck promise each dungeon in a round, as things stand."""
    if not deck:
        return []
    gained, lost = dict.fromkeys(rivals, 0), dict.fromkeys(rivals, 0)
    for hero in deck:
        card = CARDS[hero]
        wanted = card.classes
        side = leaders[wanted] if wanted in leaders else _leader(rivals, wanted, leaders)
        if side is None:
            continue
        if card.health <= side.lasting:
            gained[side] += card.souls
        else:
            lost[side] += card.wounds
    share = len(state.players) / len(deck)
    return [(side, gained[side] * share, lost[side] * share) for side in rivals]


def _leader(rivals: list[Side], wanted: int, leaders: Leaders) -> Side | None:
    """The one dungeon that attracts Heroes of these classes most, if there is one; found once, then remembered."""
    best, leader = 0, None
    for side in rivals:
        pull, icons = 0, side.icons
        for index in CLASSES_IN[wanted]:
            pull += icons[index]
        if pull > best:
            best, leader = pull, side
        elif pull == best:
            leader = None
    leaders[wanted] = leader
    return leader
