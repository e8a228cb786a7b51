"""The greedy bot sees what its next move does, to the end of the round and no further."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.bots import new_bot
from undercroft.bots.greedy import LOOK, is_follow_up, worth_of_each, worth_of_move
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.state import AnyState
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import Pass

ORDINARY = ["elfstar", "vampire", "hookshot-joe", "barbarian", "witch", "hitman"]
VISITED = Side(dungeon=["spawn-point"], entrance=["hookshot-joe"], hand=["super-effective"])


def play_on(scene: Scene, bot: str = "greedy") -> list[str]:
    """Greedy bots play the round to its end; what they said."""
    bots = [new_bot(bot, f"seat {seat}") for seat in range(2)]
    said, now = [], scene.state.round
    while not scene.is_over and scene.state.round == now:
        table = scene.table
        option = bots[table.seat].answer(GAME, table.state, table.seat, table.options)
        said.append(f"{scene.asked} {option}")
        table.take(option)
    return said


# What is judged


def test_a_position_is_judged_when_all_windows_are_passed_and_before_the_next_round() -> None:
    scene = Scene(alice=VISITED, at="adventure")
    trial = scene.table.copy()
    trial.settle()
    assert trial.is_at_rest
    assert not trial.is_over
    assert trial.state.round == scene.state.round
    assert trial.state.ordinary_heroes == scene.state.ordinary_heroes
    assert trial.state.players[0].wounds


def test_what_was_tried_does_not_run_into_the_next_round() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["spiked-pit"]), bob=Side())
    trial = scene.table.trial(Pass())
    assert trial.is_at_rest
    assert trial.state.round == 1
    scene.passes("alice")
    assert scene.state.round > 1


def test_somebodys_turn_to_build_is_not_passed() -> None:
    scene = Scene(alice=Side(hand=["spiked-pit"]), bob=Side(hand=["spiked-pit"]))
    trial = scene.table.trial(scene.table.options[-1])
    trial.settle()
    assert trial.choice.begins_anew
    assert trial.seat == 1


@pytest.mark.parametrize("number", range(60))
def test_heroes_come_to_the_same_end_with_windows_and_without(number: int) -> None:
    """A settling table leaves the windows out: that must change nothing if everybody would have passed them."""
    match = new_match(GAME, f"walk {number}", seats=2 + number % 3, sets=("next_level", "base")[number % 2])
    chance = Chance.from_seed(f"walk {number}")
    while not match.is_over:
        patient, hasty = match.table.copy(), match.table.copy()
        hasty.settle()
        if hasty.is_at_rest:
            while not patient.is_over and patient.state.round == match.state.round:
                patient.take(GAME.default(patient.choice, patient.options))
            assert scores(patient.state) == scores(hasty.state)
        match.take(chance.choice(match.options))


def scores(state: AnyState) -> list[object]:
    return [(player.souls, player.wounds, [slot.cards for slot in player.dungeon]) for player in state.players]


def test_trying_changes_nothing_at_the_table() -> None:
    scene = Scene(alice=VISITED, at="adventure")
    before = GAME.codec.encode(scene.state)
    worth_of_each(scene.table, scene.table.options, scene.table.seat, LOOK)
    assert GAME.codec.encode(scene.state) == before


def test_a_spell_is_followed_to_its_target_and_by_the_best_room() -> None:
    alice = Side(dungeon=["spawn-point"], hand=["barbarian-hall", "secret-stash"])
    scene = Scene(alice=alice, bob=Side(dungeon=["haunted-hall"], hand=["spiked-pit"]))
    table, seat = scene.table, scene.table.seat
    spell, build = (next(o for o in table.options if str(o).startswith(word)) for word in ("play", "build"))
    begun, asked = table.trial(spell), type(table.choice)
    assert is_follow_up(begun, seat, asked)
    done = begun.trial(begun.options[0])
    assert not is_follow_up(done, seat, asked)
    assert build in done.options
    without, planned = (worth_of_move(table.trial(spell), seat, LOOK, plan, asked) for plan in (None, build))
    assert planned != pytest.approx(without)


# What is chosen


def test_a_spell_is_played_where_it_turns_a_wound_into_a_soul() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["hookshot-joe"], hand=["super-effective"], wounds=ORDINARY[:2]),
        at="adventure",
    )
    assert any("play super-effective" in said for said in play_on(scene))
    assert scene.alice.soul_count == 1


def test_a_strong_room_is_built_when_nothing_speaks_against_it() -> None:
    scene = Scene(alice=Side(hand=["barbarian-hall"]), bob=Side(hand=["spiked-pit"]), heroes=[], epics=ORDINARY[:0])
    assert any(said.startswith("alice build barbarian-hall") for said in play_on(scene))


def test_a_room_is_not_given_away_for_a_card() -> None:
    alice = Side(dungeon=["wreck-room", "barbarian-hall", "spawn-point"])
    scene = Scene(alice=alice, bob=Side(dungeon=["haunted-hall"], hand=["spiked-pit"]), at="adventure")
    play_on(scene)
    assert scene.alice.dungeon == ["wreck-room", "barbarian-hall", "spawn-point"]
