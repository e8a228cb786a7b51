"""Every thing of a match and the one place where it is; and everything that can be wrong with a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from .content.items import ITEMS
from .content.missions import MISSIONS
from .content.reactions import REACTIONS, cards_of
from .ids import (
    CHARACTERS,
    DECKS,
    MOST_ADRENALINE,
    MOST_DANGER,
    MOST_HEALTH,
    MOST_ON_LEVEL,
    ROOMS,
    SLOTS,
    TOKENS_OF_KIND,
)
from .labyrinth import Reveal
from .state import AnyState, bits, is_nowhere, is_revealed, is_seen, plan_of
from .values import counts_on_level, danger_on_level

BOX = "box"
BOSSES = 2
MONSTERS = 5 * TOKENS_OF_KIND + BOSSES


def inventory(state: AnyState) -> dict[str, str]:
    """Thing -> place. What lies nowhere on the table is in the box; a thing in two places is a problem."""
    return {**all_things(), **dict(places(state))}


@cache
def all_things() -> Mapping[str, str]:
    counts = {
        "card": len(REACTIONS),
        "item": len(ITEMS),
        "token": MONSTERS,
        "character": len(CHARACTERS),
        "mission": len(MISSIONS),
    }
    return {f"{kind}:{number}": BOX for kind, count in counts.items() for number in range(count)}


def places(state: AnyState) -> Iterator[tuple[str, str]]:
    """What lies on the table. Monsters are counted as tokens, which nobody names: see the view."""
    hero = state.hero
    zones: list[tuple[str, str, list[int]]] = [
        ("item", "item deck", [*state.item_deck]),
        ("item", "item discards", [*state.item_discard]),
        ("item", "equipment", [item.card for item in hero.items]),
        ("character", "hero", [hero.character] if hero.character >= 0 else []),
        ("character", "allies", [ally.character for ally in hero.allies]),
        ("character", "not taken", [*state.starters]),
        ("mission", "missions", [*state.missions.cards]),
        ("token", "map", [monster.id for monster in state.monsters]),
        ("token", "dead bosses", [*state.dead_bosses]),
        ("card", "track", [played.card for played in state.track]),
    ]
    for deck in state.decks:
        zones.append(("card", f"{DECKS[deck.id]} deck", [*deck.cards]))
        zones.append(("card", f"{DECKS[deck.id]} discards", [*deck.discard]))
    for number, player in enumerate(state.evil, start=1):
        zones.append(("card", f"hand {number}", [*player.hand]))
    for kind, place, numbers in zones:
        for number in numbers:
            yield f"{kind}:{number}", place


def problems(state: AnyState) -> list[str]:
    """Everything wrong with a state. Empty in every state that play can reach."""
    return [
        *_misplaced(state),
        *_wrong_with_cards(state),
        *_wrong_with_hero(state),
        *([] if is_nowhere(state.hero.sector) else [*_wrong_with_map(state), *_wrong_with_labyrinth(state)]),
    ]


def _misplaced(state: AnyState) -> Iterator[str]:
    seen: dict[str, str] = {}
    for thing, place in places(state):
        if thing in seen:
            yield f"{thing} is both in {seen[thing]} and {place}"
        seen[thing] = place


def _wrong_with_cards(state: AnyState) -> Iterator[str]:
    there = {thing for thing, _ in places(state)}
    for deck in state.decks:
        missing = [card for card in cards_of(deck.id) if f"card:{card}" not in there]
        if missing:
            yield f"cards of the {DECKS[deck.id]} deck are missing: {missing}"
        if any(REACTIONS[card].deck != deck.id for card in (*deck.cards, *deck.discard)):
            yield f"the {DECKS[deck.id]} deck is mixed"
        if deck.cards != sorted(deck.cards) or deck.discard != sorted(deck.discard):
            yield f"the {DECKS[deck.id]} deck has an order"
    if state.item_deck != sorted(state.item_deck):
        yield "the item deck has an order"
    for number, player in enumerate(state.evil, start=1):
        if player.hand != sorted(player.hand):
            yield f"hand {number} is unsorted"
        if player.proposal is not None and player.proposal.card not in player.hand:
            yield f"player {number} proposes a card that is not in hand"
    if sum(played.slots for played in state.track) > SLOTS:
        yield "more cards on the track than slots"


def _wrong_with_hero(state: AnyState) -> Iterator[str]:
    hero = state.hero
    for name, value, most in (
        ("health", hero.health, MOST_HEALTH),
        ("sanity", hero.sanity, MOST_HEALTH),
        ("adrenaline", hero.adrenaline, MOST_ADRENALINE),
    ):
        if not 0 <= value <= most:
            yield f"{name} is {value}"
    for item in hero.items:
        if item.charges < 0 or (item.charges == 0 and not ITEMS[item.card].needs_no_charge):
            yield f"{ITEMS[item.card].slug} has {item.charges} charges"
    for ally in hero.allies:
        if ally.charges <= 0:
            yield f"{CHARACTERS[ally.character]} has {ally.charges} charges"


def _wrong_with_map(state: AnyState) -> Iterator[str]:
    if sorted(state.rooms) != sorted(plan_of(state).room_places) or len(state.rooms) != len(ROOMS):
        yield "the rooms are not on the room sectors"
    numbers = [monster.id for monster in state.monsters]
    if numbers != sorted(set(numbers)) or not all(0 <= number < MONSTERS for number in numbers):
        yield f"the monsters are out of order: {numbers}"
    for level in range(2):
        if counts_on_level(state, level) > MOST_ON_LEVEL:
            yield f"{counts_on_level(state, level)} monsters on level {level}"
        if danger_on_level(state, level) > MOST_DANGER:
            yield f"{danger_on_level(state, level)} danger tokens on level {level}"
    if state.welded & ~state.blocked or state.hero_blocked & ~state.blocked:
        yield "a door is welded or held but not blocked"
    if any(token.count <= 0 for token in state.tokens):
        yield "a stack of no tokens"


def _is_about_to_be_laid(state: AnyState) -> bool:
    """A tile of that shape has to be taken first, and Evil is asked which."""
    return any(isinstance(step, Reveal) and state.hero.sector in step.sectors for step in state.stack)


def _wrong_with_labyrinth(state: AnyState) -> Iterator[str]:
    tiles = state.labyrinth
    sectors = [tile.sector for tile in tiles]
    if len(set(sectors)) < len(sectors):
        yield "two tiles for one sector"
    if tiles and not is_revealed(state, state.hero.sector) and not _is_about_to_be_laid(state):
        yield "the Hero's own sector is not revealed"
    figures = [monster.figure for monster in state.monsters if is_seen(monster)]
    figures += [look.figure for tile in tiles for look in tile.phantoms]
    handles = Counter([*(tile.id for tile in tiles), *figures])
    if any(count > 1 or not 0 < number <= state.next_handle for number, count in handles.items()):
        yield f"handles were not issued, or twice: {sorted(handles)} of {state.next_handle}"
    for monster in state.monsters:
        is_hidden = not is_seen(monster)
        if is_revealed(state, monster.sector) == is_hidden and not (is_hidden and monster.kept_back):
            yield f"monster {monster.id} is {'un' if is_hidden else ''}seen in sector {monster.sector}"
    if any(not state.memory.seen >> sector & 1 for sector in sectors):
        yield f"revealed but not remembered: {[s for s in sectors if s not in bits(state.memory.seen)]}"
    if any(not state.memory.seen >> told.sector & 1 for told in state.memory.told):
        yield f"told in a sector where the Hero has never been: {state.memory.told}"
