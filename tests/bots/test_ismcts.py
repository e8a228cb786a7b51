"""The searching bot: what it must find in trees that a person can hold in the head."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest

from tests.games.alone.scene import Scene as Station
from undercroft.bots import ismcts
from undercroft.bots.base import Bot, Opinion
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.ismcts import MANY, WALKS, IsmctsBot, Search
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.registry import game, installed_games
from undercroft.kernel.table import Table

from .toys import Ask, TreeGame, begin, win, win_if

SEEDS = range(5)
TWO_AGAINST_ONE = ([0, 1], [2])


def bot(iterations: int = 300, seed: object = 0, processes: int = 1) -> IsmctsBot:
    return IsmctsBot(Chance.from_seed(f"search {seed}"), iterations, processes=processes)


def taken(table: Table[Any], by: Bot) -> str:
    return str(by.answer(table.game, table.state, table.seat, table.options))


def opinions(table: Table[Any], by: Bot) -> dict[str, Opinion]:
    found = by.opinions(table.game, table.state, table.seat, table.options)
    return {str(opinion.option): opinion for opinion in found}


@pytest.mark.parametrize("seed", SEEDS)
def test_it_foresees_the_answer_of_an_opponent(seed: int) -> None:
    trap = Ask(1, {"spare": win(0), "punish": win(1)})
    table = begin(TreeGame(Ask(0, {"trap": trap, "calm": Ask(1, {"this": win(0), "that": win(0)})})))
    assert taken(table, bot(seed=seed)) == "go calm"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_foresees_an_answer_whose_point_is_seen_only_later(seed: int) -> None:
    """One ply sees nothing in it: that the opponent wants it must come from values kept for the opponent."""
    punished, spared = (Ask(0, {"this": win(winner), "that": win(winner)}) for winner in (1, 0))
    trap = Ask(1, {"spare": spared, "punish": punished})
    table = begin(TreeGame(Ask(0, {"trap": trap, "toss": win_if((0, 1), [0], [1])})))
    assert taken(table, bot(seed=seed)) == "go toss"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_expect_to_know_later_what_it_cannot_know(seed: int) -> None:
    """The trap of searching each guess by itself: in every single one a right answer can be named."""
    naming = Ask(0, {"low": win_if((0, 1), [0], [1]), "high": win_if((2, 3), [0], [1])})
    table = begin(TreeGame(Ask(0, {"name it": naming, "safe": win_if((0, 1, 2), [0], [1])})))
    found = opinions(table, bot(1600, seed))
    assert found["go safe"].value == pytest.approx(0.75, abs=0.12)
    assert found["go name it"].value < 0.65
    assert taken(table, bot(1600, seed)) == "go safe"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_counts_on_a_partner(seed: int) -> None:
    relay = Ask(1, {"finish": win(0, 1), "drop": win(2)})
    dash = Ask(2, {"stop": win(2), "let go": win(0, 1)})
    table = begin(TreeGame(Ask(0, {"dash": dash, "relay": relay}), TWO_AGAINST_ONE))
    assert taken(table, bot(seed=seed)) == "go relay"


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_against_many_it_fears_each_of_them(seed: int) -> None:
    def gate(keeper: int) -> Ask:
        return Ask(keeper, {"open": win(0), "shut": win(1, 2, 3)})

    unguarded = Ask(3, {"wave": win(0), "nod": win(0)})
    gates = {"first": gate(1), "second": gate(2), "third": gate(3), "hole": unguarded}
    table = begin(TreeGame(Ask(0, gates), ([0], [1, 2, 3])))
    assert taken(table, bot(seed=seed)) == "go hole"


@pytest.mark.parametrize("seed", SEEDS)
def test_many_against_one_play_for_each_other(seed: int) -> None:
    chase = Ask(2, {"corner": win(1, 2), "miss": win(0)})
    table = begin(TreeGame(Ask(1, {"alone": Ask(0, {"flee": win(0), "stand": win(1, 2)}), "chase": chase})))
    assert taken(table, bot(seed=seed)) == "go chase"


def test_an_answer_that_is_rarely_possible_weighs_as_often_as_it_is() -> None:
    """The opponent holds the killing answer under one secret of four; then it will use it."""
    ambush = Ask(1, {"pass": win(0), "kill": win(1)}, only={"kill": (0,)})
    table = begin(TreeGame(Ask(0, {"walk": ambush, "toss": win_if((0, 1), [0], [1])})))
    found = [opinions(table, bot(400, seed))["go walk"] for seed in range(20)]
    tries = sum(opinion.weight for opinion in found)
    assert sum(opinion.value * opinion.weight for opinion in found) / tries == pytest.approx(0.75, abs=0.06)
    assert all(taken(table, bot(400, seed)) == "go walk" for seed in SEEDS)


def test_it_tells_what_it_expects_to_follow() -> None:
    trap = Ask(1, {"spare": win(0), "punish": win(1)})
    table = begin(TreeGame(Ask(0, {"trap": trap, "give up": win(1)})))
    line = opinions(table, bot())["go trap"].expects
    assert [(step.seat, str(step.option)) for step in line] == [(1, "go punish")]


def test_every_option_is_looked_at_even_on_the_smallest_budget() -> None:
    table = begin(TreeGame(Ask(1, {f"way {number}": win(int(number == 7)) for number in range(12)})))
    assert all(opinion.weight >= 1 for opinion in opinions(table, bot(1)).values())
    assert taken(table, bot(60)) == "go way 7"


def test_of_many_answers_the_hopeless_ones_are_hardly_looked_at() -> None:
    """Twenty answers, one of them good: it is looked at first, and most; the others just in case."""
    answers = Ask(1, {f"answer {number}": win(int(number == 13)) for number in range(20)})
    table = begin(TreeGame(Ask(0, {"on": answers, "back": win(1)})))
    by = bot(200)
    assert opinions(table, by)["go on"].value < 0.1
    visits = sorted(edge.visits for edge in looked_after(by, "go on"))
    assert visits[-1] > 0.9 * sum(visits)


def looked_after(by: IsmctsBot, option: str) -> list[Any]:
    root = by.last.root
    edge = next(edge for taken, edge in root.edges.items() if str(taken) == option)
    return [below for node in edge.nodes.values() for below in node.edges.values()]


def test_what_was_found_out_is_used_again_at_the_next_question() -> None:
    """A move of two choices: the second begins with what the first has looked at."""
    second = Ask(0, {"good": win(0), "bad": win(1)})
    table = begin(TreeGame(Ask(0, {"first": second, "last": win(1)})))
    fresh, experienced = bot(160, "fresh"), bot(160, "experienced")
    assert taken(table, experienced) == "go first"
    table.take(table.options[0])
    for by in (fresh, experienced):
        opinions(table, by)
    assert fresh.last.root.visits == 40
    assert experienced.last.root.visits > 55


def test_rivals_meet_the_same_guesses_and_the_worse_half_drops_out() -> None:
    """Eight ways, two of which win under most secrets: three parts of the budget for eight, four and two of them."""
    ways = {f"way {number}": win_if((number, 2, 3) if number < 2 else (), [0], [1]) for number in range(8)}
    table = begin(TreeGame(Ask(0, ways)))
    found = opinions(table, bot(240))
    assert [found[f"go way {number}"].weight for number in (0, 1)] == [70, 70]
    assert sorted(opinion.weight for opinion in found.values()) == [10, 10, 10, 10, 30, 30, 70, 70]


def test_on_the_same_guesses_equal_options_are_worth_the_same() -> None:
    """Whatever comes up comes up for both, so that not even a single try tells them apart."""
    table = begin(TreeGame(Ask(0, {"this": win_if((0, 1), [0], [1]), "that": win_if((0, 1), [0], [1])})))
    for seed in SEEDS:
        this, that = opinions(table, bot(40, seed)).values()
        assert (this.value, this.weight) == (that.value, that.weight)


def test_among_equals_no_option_is_preferred() -> None:
    """The worse half drops out before anything is known of eight that are all alike."""
    table = begin(TreeGame(Ask(0, {f"way {number}": win(0) for number in range(8)})))
    assert len({taken(table, bot(60, seed)) for seed in range(20)}) > 4


def test_of_options_that_seem_the_same_one_is_tried_for_all() -> None:
    """Whom the Hero asks about changes nothing on the map: twenty targets are one rival, and any of them is taken."""
    table = Station(at="A1-B4").play("locate").match.table
    found = opinions(table, bot(200))
    targets = [opinion for option, opinion in found.items() if option.startswith("choose target")]
    assert len(targets) > 10
    assert len({(opinion.value, opinion.weight) for opinion in targets}) == 1
    assert sum(opinion.weight for opinion in targets) / len(targets) <= 50
    assert len({taken(table, bot(8, seed)) for seed in range(10)}) > 4


class Rosy(TreeGame):
    """It looks bad after one move and good after two, whoever looks; who never comes to an end never knows."""

    def evaluate(self, state: Any, seat: Seat) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        hope = 0.2 if len(state.path) < 2 else 0.8
        return hope if seat == 0 else 1 - hope


def road(length: int) -> Ask:
    return Ask(1 - length % 2, {way: road(length - 1) if length else win(0) for way in ("left", "right")})


def test_where_no_end_is_in_sight_the_first_sight_counts_as_much_as_what_is_found_behind_it() -> None:
    table = begin(Rosy(Ask(0, {"far": road(12), "near": Ask(1, {"on": win(0), "off": win(1)})})))
    found = opinions(table, bot(400))
    assert found["go far"].value == pytest.approx((0.2 + 0.8) / 2, abs=0.05)
    assert found["go near"].value < 0.1, "an end is an end, however it looked before"


def test_nothing_more_is_spent_on_what_is_decided() -> None:
    table = begin(TreeGame(Ask(0, {"good": win_if((0, 1, 2), [0], [1]), "bad": win_if((0,), [0], [1])})))
    close = begin(TreeGame(Ask(0, {"this": win_if((0, 1), [0], [1]), "that": win_if((0, 2), [0], [1])})))
    assert sum(opinion.weight for opinion in opinions(table, bot(4000)).values()) <= 128
    assert sum(opinion.weight for opinion in opinions(close, bot(4000)).values()) == 1000


def test_two_options_need_a_quarter_of_what_eight_do() -> None:
    secrets = [(0, 1), (2, 3), (0, 2), (1, 3), (0,), (1,), (2,), (3,)]
    for count, tries in ((2, 50), (4, 100), (8, 200)):
        ways = {f"way {number}": win_if(wins, [0], [1]) for number, wins in enumerate(secrets[:count])}
        spent = sum(opinion.weight for opinion in opinions(begin(TreeGame(Ask(0, ways))), bot(200)).values())
        assert tries <= spent < tries + count


def test_seconds_are_a_budget_too() -> None:
    table = begin(TreeGame(Ask(0, {"a": win(0), "b": win(1)})))
    by = IsmctsBot(Chance.from_seed("time"), seconds=0.05)
    assert sum(opinion.weight for opinion in opinions(table, by).values()) >= 2
    assert taken(table, by) == "go a"


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_several_processes_look_at_several_times_as_much_and_agree_with_themselves(name: str) -> None:
    match = Match(game(name), game(name).settings_type(seats=2), "parallel")
    assert match.seat is not None
    runs = []
    for _ in range(2):
        by = bot(60, processes=2)
        runs.append(by.opinions(match.game, match.state, match.seat, match.options))
        by.close()
    assert sum(opinion.weight for opinion in runs[0]) >= 120 * min(1, len(match.options) / MANY)
    assert runs[0] == runs[1]


def test_helpers_do_not_outlive_whom_they_help() -> None:
    """Whoever is killed in the midst of a thought cannot tell them to stop: they watch it."""
    with subprocess.Popen([sys.executable, "-c", THINKS_LONG], stdout=subprocess.PIPE) as thinker:
        assert thinker.stdout is not None
        assert thinker.stdout.readline() == b"thinking\n"
        thinker.kill()
        thinker.communicate(timeout=30)  # the end of what it prints comes when the last one who could print is gone


THINKS_LONG = """
from undercroft.bots import new_bot
from undercroft.kernel.match import new_match
from undercroft.kernel.registry import game

match = new_match(game("boss-monster"), "helpers", seats=2)
by = new_bot("ismcts:600sx2", "helpers")
helper = by._helper(match.table)
while not helper.running():
    pass
print("thinking", flush=True)
by.answer(match.game, match.state, match.seat, match.options)
"""


def test_one_option_can_be_asked_about_with_several_processes() -> None:
    """As an analysis does when it looks again."""
    match = Match(game("boss-monster"), game("boss-monster").settings_type(seats=2), "one option")
    assert match.seat is not None
    by = bot(40, processes=2)
    [opinion] = by.opinions(match.game, match.state, match.seat, match.options[:1])
    by.close()
    assert (opinion.option, opinion.weight >= 80) == (match.options[0], True)


def test_whoever_was_in_a_hurry_once_may_take_its_time_later() -> None:
    by = bot(300)
    by.hurry(0.2)
    assert by.budget == (300, 0.2)
    by.hurry(5.0)
    assert by.budget == (300, 5.0)
    hasty = IsmctsBot(Chance.from_seed("hasty"), seconds=1.0)
    hasty.hurry(5.0)
    assert hasty.budget == (None, 1.0)


# Playouts


def searched(table: Table[Any], iterations: int | None, seconds: float | None = None) -> Search:
    search = Search(table, Chance.from_seed("playouts"))
    search.run(iterations, seconds)
    return search


def test_the_more_playouts_there_are_the_more_they_count() -> None:
    search = Search(begin(TreeGame(Ask(0, {"a": win(0), "b": win(1)}))), Chance.from_seed("trust"))
    option = search.table.options[0]
    search.values[option] = [0.2] * 50
    found = []
    for count in (0, 4, 1_000_000):
        search.playouts[option] = [0.9] * count
        found.append(search.worth(option))
    expected = [0.2, (2 * 0.2 + 1.5 * 0.9) / 3.5, (2 * 0.2 + 3 * 0.9) / 5]
    assert found == pytest.approx(expected, abs=1e-4)


def test_only_what_is_left_after_many_walks_is_played_out_and_all_of_it_on_the_same_guesses(
    dungeons: Table[Any],
) -> None:
    search = searched(dungeons, 300)
    assert not any(search.playouts[option] for option, values in search.values.items() if len(values) < WALKS)
    assert all(len(search.playouts[option]) == len(values) // WALKS for option, values in search.values.items())
    assert any(search.playouts.values())


def test_whoever_asks_about_one_option_hears_of_its_playouts_too(dungeons: Table[Any]) -> None:
    """That is how an analysis looks twice at what seems to have been missed."""
    dungeons.options = dungeons.options[:1]
    search = searched(dungeons, 4 * WALKS)
    assert [len(values) for values in search.playouts.values()] == [4]


def test_playouts_that_time_cuts_short_count_for_nobody(dungeons: Table[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes as long as all the time there is: the first is played to its end, and its rival has none."""
    played = []

    def slowly(table: Table[Any], option: Option, seat: Seat) -> float:
        played.append(option)
        time.sleep(0.3)
        return 1.0

    monkeypatch.setattr(ismcts, "outlook", slowly)
    monkeypatch.setattr(ismcts, "WALKS", 1)
    search = searched(dungeons, None, 0.3)
    assert len(played) == 1
    assert not any(search.playouts.values())


def test_what_the_tree_is_sure_of_goes_on_if_the_playouts_object(monkeypatch: pytest.MonkeyPatch) -> None:
    class Far(TreeGame):
        horizon = 1

    table = begin(Far(Ask(0, {"good": win_if((0, 1, 2), [0], [1]), "bad": win_if((0,), [0], [1])})))
    for objection, most in ((0.0, 128), (1.0, 1000)):
        monkeypatch.setattr(
            ismcts, "outlook", lambda _, option, seat, bad=objection: bad if str(option) == "go bad" else 0.5
        )
        spent = sum(opinion.weight for opinion in opinions(table, bot(4000)).values())
        assert most / 2 <= spent <= most


def test_greedy_falls_into_the_trap_that_search_sees() -> None:
    """The toy has no opinion of positions: one ply sees nothing, so the two kinds of bots really differ."""
    trap = Ask(1, {"spare": win(0), "punish": win(1)})
    table = begin(TreeGame(Ask(0, {"trap": trap, "calm": Ask(1, {"this": win(0), "that": win(0)})})))
    values = {opinion.value for opinion in opinions(table, GreedyBot(Chance.from_seed("g"))).values()}
    assert values == {0.5}
