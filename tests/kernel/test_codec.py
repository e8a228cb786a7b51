"""The encoding of a state is its clone, its hash and its snapshot; a fingerprint tells layouts apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from undercroft.kernel.chance import Chance
from undercroft.kernel.codec import Codec
from undercroft.kernel.game import Game
from undercroft.kernel.state import State

from .playing import FIRST, SECOND, answer, begin
from .toys import bells, charms, guard, maze, pool, script, threat, well

Beginning = Callable[[], State[Any]]


def a_well() -> State[Any]:
    settings = well.WellSettings(seats=3, wishes=1, pebbles=1)
    return well.GAME.setup(settings, Chance.from_seed("1"))


def a_tower() -> State[Any]:
    kinds = (bells.ECHO, bells.DOUBLE, bells.HAMMER, bells.WISH, bells.CHIME)
    return bells.tower(*(bells.bell(kind, seat) for kind in kinds for seat in (FIRST,)))


def some_purses() -> State[Any]:
    given = [charms.charm(charms.SHIELD, FIRST), charms.charm(charms.SCAPEGOAT, SECOND)]
    return charms.purses(charms.Lose(FIRST, 3), charms.Lose(SECOND, 4), charms=given)


def a_crypt() -> State[Any]:
    steps = [threat.HeroWalks(threat.HERO, ["left", "right"]), threat.MayPlay(threat.OVERLORD)]
    return threat.crypt(*steps, hand=[threat.PIT, threat.SPIDERS, threat.WHISPER], threat=3, drinks=1)


def a_maze() -> State[Any]:
    return maze.labyrinth(maze.MONSTER, maze.NOTHING, maze.MONSTER, hand=[7, 8])


TOYS: dict[str, tuple[Game[Any], Beginning]] = {
    "well": (well.GAME, a_well),
    "guard": (guard.GAME, lambda: guard.dungeon(guards=[1, 2], goblin_at=4)),
    "pool": (pool.GAME, lambda: pool.hell(pool.Combat(4, 2, 2), pool.Adventure())),
    "bells": (bells.GAME, a_tower),
    "charms": (charms.GAME, some_purses),
    "threat": (threat.GAME, a_crypt),
    "maze": (maze.GAME, a_maze),
}


def play(name: str, fancy: str, between: Callable[[Any], Any] = lambda table: table) -> list[bytes]:
    """Play a toy at random to its end; the encoding at every question, and at the end."""
    game, beginning = TOYS[name]
    table, taste, seen = begin(game, beginning()), Chance.from_seed(fancy), []
    while not table.is_over:
        seen.append(game.codec.encode(table.state))
        table = between(table)
        table.take(taste.choice([option for option in table.options if str(option) != "trip"]))
    return [*seen, game.codec.encode(table.state)]


@pytest.mark.parametrize("fancy", ["a", "b", "c", "d"])
@pytest.mark.parametrize("name", TOYS)
def test_a_match_played_live_and_one_copied_at_every_question_are_equal_byte_for_byte(name: str, fancy: str) -> None:
    live = play(name, fancy)
    assert play(name, fancy, between=lambda table: table.copy()) == live
    assert len(live) > 1


@pytest.mark.parametrize("name", TOYS)
def test_what_is_decoded_encodes_to_the_same_bytes(name: str) -> None:
    codec = TOYS[name][0].codec
    for data in play(name, "e"):
        assert codec.encode(codec.decode(data)) == data


@pytest.mark.parametrize("name", TOYS)
def test_earlier_copies_are_not_touched_by_what_comes_later(name: str) -> None:
    codec, kept = TOYS[name][0].codec, []

    def keep(table: Any) -> Any:
        kept.append((table.state, codec.digest(table.state)))
        return table.copy()

    play(name, "f", between=keep)
    assert all(codec.digest(state) == digest for state, digest in kept)


def test_a_decoded_stack_holds_steps_that_run() -> None:
    table = begin(script.GAME, script.script(script.Book("a"), a=[script.Ask(FIRST, ["x", "y"])]))
    twin = begin(script.GAME, script.GAME.codec.decode(script.GAME.codec.encode(table.state)))
    assert isinstance(twin.state.stack[0], script.Book)
    answer(twin, "pick y")
    assert twin.state.said == ["y", "a closed"]


def test_the_order_in_which_a_table_was_filled_does_not_show() -> None:
    one, other = script.script(a=[], b=[]), script.script(b=[], a=[])
    assert script.GAME.codec.encode(one) == script.GAME.codec.encode(other)


def test_a_digest_tells_states_apart() -> None:
    one, same, other = guard.dungeon(), guard.dungeon(), guard.dungeon(goblin_at=3)
    digest = guard.GAME.codec.digest
    assert digest(one) == digest(same) != digest(other)


def test_the_steps_of_one_game_are_not_read_by_another() -> None:
    data = script.GAME.codec.encode(script.script(script.Stop()))
    with pytest.raises(msgspec.ValidationError):
        Codec(State, guard.__name__).decode(data)


# Layouts


def layout(name: str) -> Codec[State[Any]]:
    return Codec(State, f"{__package__}.toys.layouts.{name}")


def test_the_fingerprint_of_a_layout_stays() -> None:
    assert layout("before").fingerprint == layout("before").fingerprint


@pytest.mark.parametrize("name", ["grown", "swapped"])
def test_the_fingerprint_changes_when_a_field_is_added_or_moved(name: str) -> None:
    assert layout(name).fingerprint != layout("before").fingerprint


def test_the_fingerprint_does_not_change_with_what_is_only_explained() -> None:
    assert layout("explained").fingerprint == layout("before").fingerprint


def test_the_fingerprint_covers_the_state_too() -> None:
    package = f"{__package__}.toys.layouts.before"
    assert Codec(guard.GuardState, package).fingerprint != Codec(maze.MazeState, package).fingerprint


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two classes of one game are called Pause"):
        layout("twice")
