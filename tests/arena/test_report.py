"""The report says what the matches hold: fairly, of any mixture of files, and nothing that chance explains."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from tests.arena.reports import BOSSES, counted, made_up, reported, write_matches
from undercroft.arena.report.parts import Dots, Grid, Lines, Report, Section
from undercroft.kernel.tally import Tally


def section(report: Report, slug: str) -> Section:
    return next(section for section in report.sections if section.slug == slug)


def dots(report: Report, slug: str) -> Dots:
    return next(part for part in section(report, slug).parts if isinstance(part, Dots))


def tally(**fields: object) -> str:
    return msgspec.json.encode(Tally(**fields)).decode()  # type: ignore[arg-type]


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    return write_matches(tmp_path / "fair.parquet", [made_up(number) for number in range(400)])


def test_seats_that_win_in_turn_are_alike(fair: Path) -> None:
    plot = dots(reported(fair), "seats")
    assert [mark.value for mark in plot.marks] == [0.5, 0.5]
    assert not any(mark.told for mark in plot.marks)
    assert plot.sentences[0].startswith("With 2 players no seat wins more often than chance explains")


def test_an_advantage_of_a_seat_is_said_with_its_interval(tmp_path: Path) -> None:
    matches = [made_up(number, winner=int(number % 100 >= 60)) for number in range(1_000)]
    plot = dots(reported(write_matches(tmp_path / "a.parquet", matches)), "seats")
    assert all(mark.told for mark in plot.marks)
    assert plot.sentences == [
        "With 2 players seat 1 wins 60.0\u00a0% (56.9–63.0), the average is 50.0\u00a0%: a large advantage."
    ]


def test_a_strong_boss_is_found_and_the_others_are_not_blamed(tmp_path: Path) -> None:
    """Killa sits in every other match and wins nine of ten of those."""
    matches = []
    for number in range(600):
        bosses = ("killa", BOSSES[1 + number % 3]) if number % 2 else (BOSSES[1 + number % 3], BOSSES[1 + number % 2])
        winner = int(number % 20 == 19) if number % 2 else number // 2 % 2
        told = tally(traits=[{"boss": boss} for boss in bosses])
        matches.append(made_up(number, winner=winner, tally=told))
    plot = dots(reported(write_matches(tmp_path / "a.parquet", matches)), "trait-boss")
    assert (plot.marks[0].label, plot.marks[0].told) == ("Killa", True)
    assert plot.marks[0].value == pytest.approx(0.4)
    assert plot.sentences[0].startswith("Killa does best and wins 40.0 points more often than the average (+36.")
    assert plot.marks[0].more == ("90.0\u00a0% (86.1–92.9)",)


def test_a_strong_bot_lends_nothing_to_the_cards_it_likes(tmp_path: Path) -> None:
    """Greedy always wins and always plays Freeze; random never does either: that says nothing about Freeze."""
    told = tally(cards=[{"played": {"freeze": 1}}, {"played": {"pity": 1}}])
    matches = [made_up(number, winner=0, tally=told) for number in range(300)]
    found = reported(write_matches(tmp_path / "a.parquet", matches, bots=["greedy", "random"]))
    plot = dots(found, "cards")
    assert not any(mark.told for mark in plot.marks)
    assert "none goes with winning or losing" in plot.sentences[0]
    assert [mark.value for mark in dots(found, "bots").marks] == [1.0, 0.0]
    assert "--rotate" in dots(found, "seats").sentences[1]


def test_a_card_that_moves_the_win_rate_is_compared_with_the_seats_without_it(tmp_path: Path) -> None:
    """One seat of each match plays Freeze and wins 60 %: 20 points more than the other."""
    matches = []
    for number in range(1_000):
        player = number % 2
        winner = player if number // 2 % 10 < 6 else 1 - player
        cards = [{"played": {"freeze": 1}} if seat == player else {"played": {"pity": 1}} for seat in range(2)]
        matches.append(made_up(number, winner=winner, tally=tally(cards=cards)))
    plot = dots(reported(write_matches(tmp_path / "a.parquet", matches)), "cards")
    marks = {mark.label: mark for mark in plot.marks}
    assert marks["Freeze"].value == pytest.approx(0.2)
    assert marks["Freeze"].told
    assert marks["Freeze"].low == pytest.approx(2 * (0.5693 - 0.5), abs=1e-3)
    assert plot.sentences[1].startswith("Most with winning: Freeze +20.0 (")


def test_how_often_a_card_comes_up_is_counted_in_a_hundred_matches(fair: Path) -> None:
    table = next(part for part in section(reported(fair), "cards").parts if isinstance(part, Grid))
    rows = {row[0]: row[1:] for row in table.rows}
    assert rows["Freeze"][0] == "200.0"
    assert rows["Pity"][0] == "400.0"
    assert rows["Pity"][2:] == ("0.0", "–")


def test_an_order_of_play_is_shown_for_each_table_size(tmp_path: Path) -> None:
    files = []
    for seats in (2, 3):
        told = tally(traits=[{"order": f"order-{seat + 1}"} for seat in range(seats)])
        matches = [made_up(number, seats, tally=told) for number in range(60)]
        files.append(write_matches(tmp_path / f"{seats}.parquet", matches, bots=["greedy"] * seats))
    parts = section(reported(*files), "trait-order").parts
    assert [(part.title, len(part.marks)) for part in parts if isinstance(part, Dots)] == [
        ("2 players", 2),
        ("3 players", 3),
    ]


def test_winners_and_losers_are_followed_over_the_rounds(fair: Path) -> None:
    found = section(reported(fair), "series-souls")
    assert found.title == "Souls over the rounds"
    plot = found.parts[0]
    assert isinstance(plot, Lines)
    assert [[point.value for point in line.points] for line in plot.lines] == [[1.0, 5.0], [1.0, 2.0]]
    assert plot.sentences == ["With 2 players, Souls after round 2: winners 5.0, losers 2.0 on average."]


def test_rounds_that_hardly_any_match_reaches_are_left_out(tmp_path: Path) -> None:
    usual, odd = tally(series={"souls": [[1, 1], [2, 1]]}), tally(series={"souls": [[1, 1], [2, 1], [9, 9]]})
    matches = [made_up(number, tally=odd if number == 7 else usual) for number in range(100)]
    plot = section(reported(write_matches(tmp_path / "a.parquet", matches)), "series-souls").parts[0]
    assert isinstance(plot, Lines)
    assert [point.x for point in plot.lines[0].points] == [1, 2]


def test_deals_that_are_played_several_times_tell_no_more_than_once(tmp_path: Path) -> None:
    """Nobody knows how far cards decide a match, so an interval must also hold if they decide all."""
    once, thrice = (
        reported(
            write_matches(
                tmp_path / f"{times}.parquet",
                [made_up(number, winner=int(number % 5 > 1)) for number in range(400) for _ in range(times)],
            )
        )
        for times in (1, 3)
    )
    plots = [
        [part for section in report.sections for part in section.parts if isinstance(part, Dots)]
        for report in (once, thrice)
    ]
    assert len(plots[0]) == 5, "seats, Bosses, cards drawn and played, endings"
    for one, three in zip(*plots, strict=True):
        for mark, again in zip(one.marks, three.marks, strict=True):
            assert (again.label, again.shown, again.told, again.more) == (mark.label, mark.shown, mark.told, mark.more)


def test_every_match_counts_the_matches_of_its_deal(tmp_path: Path) -> None:
    matches = [made_up(number) for number in (1, 2, 3, 4, 4, 4)]
    two = write_matches(tmp_path / "2.parquet", matches)
    hard = write_matches(tmp_path / "hard.parquet", matches[:1] * 2, settings={"hard": True})
    assert counted(two).tables[2].repeats == (3 * 1 + 3 * 3) / 6
    assert counted(two, hard).repeats == (3 * 1 + 3 * 3 + 2 * 2) / 8, "other settings make another deal of a seed"


def test_a_trait_that_is_not_told_at_tables_of_one_size_is_shown_for_the_others(tmp_path: Path) -> None:
    told = tally(traits=[{"order": f"order-{seat + 1}"} for seat in range(2)])
    two = write_matches(tmp_path / "2.parquet", [made_up(number, tally=told) for number in range(60)])
    three = [made_up(number, 3, tally="") for number in range(60)]
    found = reported(two, write_matches(tmp_path / "3.parquet", three, bots=["greedy"] * 3))
    assert [part.title for part in section(found, "trait-order").parts] == ["2 players"]


def test_several_files_make_one_report_and_a_file_named_twice_counts_once(tmp_path: Path) -> None:
    two = write_matches(tmp_path / "2.parquet", [made_up(number) for number in range(40)])
    three = write_matches(tmp_path / "3.parquet", [made_up(number, 3) for number in range(30)], bots=["greedy"] * 3)
    counts = counted(two, three, two)
    assert {players: tables.games for players, tables in counts.tables.items()} == {2: 40, 3: 30}
    found = reported(two, three)
    grid = section(found, "players").parts[0]
    assert isinstance(grid, Grid)
    assert [row[:3] for row in grid.rows] == [("2", "40", "50.0\u00a0%"), ("3", "30", "33.3\u00a0%")]


def test_a_broken_match_is_told_and_left_out(tmp_path: Path) -> None:
    matches = [made_up(number) for number in range(20)]
    matches[3] = made_up(3, error="it broke", winners=(), tally="", rule="")
    found = reported(write_matches(tmp_path / "a.parquet", matches))
    assert ("broken matches", "1") in found.facts
    assert ("matches", "19") in found.facts
    assert "Seed s/3: it broke" in found.warnings


def test_few_matches_come_with_a_warning_and_many_without(fair: Path, tmp_path: Path) -> None:
    assert reported(fair).warnings[0].startswith("Only 400 matches: the intervals are wide.")
    many = write_matches(tmp_path / "many.parquet", [made_up(number) for number in range(1_000)])
    assert reported(many).warnings == []


def test_matches_in_which_nothing_happened_come_with_a_warning(tmp_path: Path) -> None:
    idle = tally(series={"souls": [[0, 0], [0, 0]]})
    matches = [made_up(number, tally=idle) if number % 4 == 0 else made_up(number) for number in range(1_000)]
    found = reported(write_matches(tmp_path / "a.parquet", matches))
    assert found.warnings == [
        "In 250 matches (25.0\u00a0%) nobody ever scored anything: the bots did nothing, and what decided these "
        "matches says little about the game."
    ]


def test_what_a_game_does_not_count_is_left_out(tmp_path: Path) -> None:
    bare = [made_up(number, tally="", hidden_things=None, hidden_bits=math.nan) for number in range(20)]
    found = reported(write_matches(tmp_path / "a.parquet", bare))
    assert [section.slug for section in found.sections] == ["seats", "length", "deciding", "endings", "lineups"]
    grid = section(found, "deciding").parts[0]
    assert isinstance(grid, Grid)
    assert grid.rows[0][-2:] == ("–", "–")


def test_only_settings_that_are_not_the_usual_ones_are_named(tmp_path: Path) -> None:
    usual = write_matches(tmp_path / "a.parquet", [made_up(1)])
    hard = write_matches(tmp_path / "b.parquet", [made_up(1)], settings={"hard": True, "sets": "base"})
    grid = section(reported(usual, hard), "lineups").parts[0]
    assert isinstance(grid, Grid)
    assert sorted(row[1] for row in grid.rows) == ["as usual", "hard mode: yes; card sets: the base game"]


def test_the_rules_that_ended_the_matches_are_quoted(fair: Path) -> None:
    plot = dots(reported(fair), "endings")
    assert plot.marks[0].label.startswith("BM-END-08: A player who ends the round with 10 Souls")
    assert plot.marks[0].value == 1.0
