"""Every card and the one place where it is; and everything that can be wrong with a state."""

from __future__ import annotations

from collections.abc import Iterator

from .content import CARDS
from .ids import MOST_ROOMS, NO_CARD, CardId, Phase
from .state import AnyState, Player, hero_inside


def inventory(state: AnyState) -> dict[str, str]:
    """Card number -> place, for every card of the match. A card in two places is a problem, not an entry."""
    return {f"card:{card}": place for card, place in places(state)}


def places(state: AnyState) -> Iterator[tuple[CardId, str]]:
    zones: dict[str, list[CardId]] = {
        "ordinary heroes": state.ordinary_heroes,
        "epic heroes": state.epic_heroes,
        "room deck": state.room_deck,
        "spell deck": state.spell_deck,
        "boss deck": state.boss_deck,
        "discard": state.discard,
        "on table": state.on_table,
        "removed": state.removed,
        "town": [hero.card for hero in state.town],
    }
    for number, player in enumerate(state.players):
        zones |= {f"{zone} {number}": cards for zone, cards in _places_of(player).items()}
    for place, cards in zones.items():
        for card in cards:
            yield card, place


def _places_of(player: Player) -> dict[str, list[CardId]]:
    slots = player.dungeon
    inside = hero_inside(player)
    boss = [] if player.boss == NO_CARD or player.out or player.boss in player.choices else [player.boss]
    return {
        "boss": boss,
        "boss choices": player.choices,
        "rooms in hand": player.rooms,
        "spells in hand": player.spells,
        "dungeon": [card for slot in slots for card in slot.cards],
        "face down": [slot.hidden for slot in slots if slot.hidden >= 0],
        "entrance": [hero.card for hero in player.entrance],
        "inside": [] if inside is None else [inside.card],
        "souls": player.souls,
        "wounds": player.wounds,
    }


def problems(state: AnyState) -> list[str]:
    """Everything wrong with a state. Empty in every state that play can reach."""
    found = []
    seen: dict[CardId, str] = {}
    for card, place in places(state):
        if card in seen:
            found.append(f"{CARDS[card].slug} is both in {seen[card]} and {place}")
        seen[card] = place
    for number, player in enumerate(state.players):
        found += [f"player {number}: {problem}" for problem in _problems_of(state, player)]
    return found


def _problems_of(state: AnyState, player: Player) -> Iterator[str]:
    if len(player.dungeon) > MOST_ROOMS:
        yield f"{len(player.dungeon)} Rooms"
    for slot in player.dungeon:
        if not slot.cards and slot.hidden < 0:
            yield "an empty slot"
        if slot.hidden >= 0 and state.phase not in (Phase.SETUP, Phase.BUILD):
            yield "a Room is face down after the reveal"
    inside = [slot.hero for slot in player.dungeon if slot.hero is not None]
    if len(inside) + (player.corridor is not None) > 1:
        yield "two Heroes inside"
    if player.rooms != sorted(player.rooms) or player.spells != sorted(player.spells):
        yield "an unsorted hand"
    held = {*player.rooms, *player.spells, *(s.hidden for p in state.players for s in p.dungeon)}
    for sight in player.known:
        if sight.card not in held:
            yield f"{CARDS[sight.card].slug} is known to be held but is not"
