"""What lies in a sector, and what the labyrinth shows of it: a card may make the two differ (AL-INFO-03, AL-INFO-25).

Pure looking. Whatever the Hero is shown or offered asks here; the rules themselves ask the map, which is never wrong.
"""

from __future__ import annotations

from .content.missions import MISSIONS
from .ids import (
    AMBER,
    BREACH,
    CONDITION_TOKEN,
    CULTURE,
    DANGER_TOKEN,
    LIGHT_SWITCH,
    MISSION_TOKEN,
    RECORD,
    SABOTAGE,
    STAIRCASE,
    SectorId,
    WayId,
)
from .state import (
    AnyState,
    Look,
    Tile,
    Token,
    is_dangerous,
    is_seen,
    kind_of,
    monsters_in,
    plan_of,
    room_of,
    tile_of,
)

TOKENS_OF_MISSION = {"FM01": SABOTAGE, "FM05": CULTURE, "FM06": BREACH, "FM08": RECORD}
"""What an invented condition token looks like: one of those that the final mission is about."""


def elements_in(state: AnyState, sector: int) -> int:
    """The elements that are truly there besides monsters, a bit for each."""
    place, found = plan_of(state).places[sector], 0
    if is_dangerous(state, sector):
        found |= DANGER_TOKEN
    if place.has_switch:
        found |= LIGHT_SWITCH
    if place.stairs >= 0:
        found |= STAIRCASE
    if any(token.sector == sector for token in state.tokens):
        found |= CONDITION_TOKEN
    if has_mission_token(state, sector):
        found |= MISSION_TOKEN
    return found


def has_mission_token(state: AnyState, sector: int) -> bool:
    """Is it the room of a mission that is still to be completed? (AL-SETUP-33)"""
    if sector not in state.rooms:
        return False
    room, missions = room_of(state, sector), state.missions
    return any(
        MISSIONS[card].room == room for number, card in enumerate(missions.cards) if not missions.done >> number & 1
    )


def is_shown(state: AnyState, tile: Tile, element: int) -> bool:
    """Does the Hero see such an element on a tile?"""
    if element == CONDITION_TOKEN:
        return bool(tokens_shown(state, tile))
    return bool((elements_in(state, tile.sector) & ~tile.hides | tile.shows) & element)


def tokens_shown(state: AnyState, tile: Tile) -> list[Token]:
    """The condition tokens that the Hero sees there: one may be kept back, one invented."""
    shown = [Token(token.name, token.sector, token.count) for token in state.tokens if token.sector == tile.sector]
    if tile.hides & CONDITION_TOKEN and shown:
        shown[0].count -= 1
    if tile.shows & CONDITION_TOKEN:
        add_token(shown, false_token_name(state), tile.sector)
    return [token for token in shown if token.count > 0]


def add_token(tokens: list[Token], name: int, sector: SectorId) -> None:
    for token in tokens:
        if token.name == name:
            token.count += 1
            return
    tokens.append(Token(name, sector))


def false_token_name(state: AnyState) -> int:
    return TOKENS_OF_MISSION.get(MISSIONS[state.missions.cards[-1]].code, SABOTAGE)


def danger_is_shown(state: AnyState, sector: int) -> bool:
    """Does the Hero see a danger token in a revealed sector?"""
    tile = tile_of(state, sector)
    return tile is not None and is_shown(state, tile, DANGER_TOKEN)


def switch_is_shown(state: AnyState) -> bool:
    """Does the Hero see a light switch in the own sector?"""
    tile = tile_of(state, state.hero.sector)
    return tile is not None and is_shown(state, tile, LIGHT_SWITCH)


def looks_on(state: AnyState, tile: Tile) -> list[Look]:
    """The monsters that the Hero sees on a tile, invented ones among them, by the numbers of their figures."""
    true = [
        Look(kind_of(monster.id), monster.wounded, monster.figure)
        for monster in monsters_in(state, tile.sector)
        if is_seen(monster)
    ]
    return sorted([*true, *tile.phantoms], key=lambda look: look.figure)


def ways_shown(state: AnyState, sector: int) -> list[WayId]:
    """The ways out of a revealed sector, blocked or not, without stairs that are kept back."""
    tile = tile_of(state, sector)
    hides_stairs = tile is not None and tile.hides & STAIRCASE
    ways = plan_of(state).places[sector].ways
    return [WayId(way) for way, there in enumerate(ways) if there >= 0 and not (way >= AMBER and hides_stairs)]
