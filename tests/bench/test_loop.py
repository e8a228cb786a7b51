import dataclasses
from random import Random

from bench import child, loop


def countdown() -> loop.Sport[list[int]]:
    """A game of ten decisions: two options while more than five are left, then one."""
    return loop.Sport(
        name="Countdown",
        package="undercroft",
        kind="toy",
        clone_by="list.copy",
        new=lambda: [10],
        is_over=lambda left: left == [0],
        options=lambda left: "ab" if left[0] > 5 else "a",
        apply=lambda left, _: left.append(left.pop() - 1),
        clone=lambda left: left.copy(),
    )


def test_every_decision_is_counted_and_forced_ones_are_told_apart() -> None:
    figures = loop.measure(countdown(), seconds=0.02)
    assert (figures.decisions_per_game, figures.options_per_decision, figures.forced) == (10, 1.5, 0.5)
    assert figures.clones_per_second > 0


def test_a_game_handed_out_again_and_again_still_gives_positions_of_their_own() -> None:
    same = [10]

    def begin_anew() -> list[int]:
        same[:] = [10]
        return same

    sport = dataclasses.replace(countdown(), new=begin_anew)
    middle = loop.half_played(sport, Random(1), decisions=4)
    loop.play(sport, Random(1), loop.Tally())
    assert (middle, same) == ([6], [0])


def test_a_peer_that_is_not_there_is_named_with_the_reason() -> None:
    assert child.answer("nobody", seconds=0.01) == {"missing": "not installed: no module bench.nobody"}
