"""Every thing is in one place, and a state that play cannot reach is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.alone.scene import Scene
from undercroft.games.alone import GAME
from undercroft.games.alone.ids import DeckId, FigureId, MonsterId, SectorId
from undercroft.games.alone.state import AnyState, Monster, Played, Tile
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import Seat
from undercroft.testing import rule


@rule("AL-SETUP-04", "AL-SETUP-36")
def test_all_components_are_somewhere_from_the_first_question_on() -> None:
    match = new_match(GAME, "inventory", seats=4)
    things = GAME.inventory(match.state)
    kinds = [thing.partition(":")[0] for thing in things]
    assert kinds.count("card") == 104
    assert kinds.count("mission") == 24
    assert kinds.count("token") == 15 + 2  # and two bosses
    assert set(things.values()) == {"box", "item deck", "not taken", "missions"}


@rule("AL-HAND-09")
def test_a_card_is_in_one_place() -> None:
    scene = Scene(hand=["ambush"])
    card = scene.card("ambush")
    assert GAME.inventory(scene.state)[f"card:{card}"] == "hand 1"
    assert not GAME.problems(scene.state)
    scene.state.decks[0].discard.append(card)
    assert GAME.problems(scene.state) == [f"card:{card} is both in fury discards and hand 1"]


def lose_a_card(state: AnyState) -> None:
    state.decks[0].cards.pop()


def mix_decks(state: AnyState) -> None:
    state.decks[0].id = DeckId(1)


def crowd_a_level(state: AnyState) -> None:
    state.monsters = [Monster(MonsterId(number), SectorId(24)) for number in range(5)]


def see_in_the_dark(state: AnyState) -> None:
    state.monsters = [Monster(MonsterId(1), SectorId(24), figure=FigureId(1))]


def miss_what_is_revealed(state: AnyState) -> None:
    state.monsters = [Monster(MonsterId(1), state.hero.sector)]


def overfill_the_track(state: AnyState) -> None:
    state.track = [Played(state.decks[0].cards.pop(), Seat(1), False, 9)]


def heal_too_much(state: AnyState) -> None:
    state.hero.health = 13


def weld_an_open_door(state: AnyState) -> None:
    state.welded = 1


def lay_a_tile_twice(state: AnyState) -> None:
    state.labyrinth.append(Tile(state.labyrinth[0].id, state.hero.sector))


def name_a_room_twice(state: AnyState) -> None:
    state.rooms[0] = state.rooms[1]


def endanger_everything(state: AnyState) -> None:
    state.danger = (1 << 50) - 1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        mix_decks,
        crowd_a_level,
        see_in_the_dark,
        miss_what_is_revealed,
        overfill_the_track,
        heal_too_much,
        weld_an_open_door,
        lay_a_tile_twice,
        name_a_room_twice,
        endanger_everything,
    ],
)
def test_what_cannot_be_is_a_problem(spoil: Callable[[AnyState], None]) -> None:
    scene = Scene()
    assert not GAME.problems(scene.state)
    spoil(scene.state)
    assert GAME.problems(scene.state)
