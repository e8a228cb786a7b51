"""A game whose seats have roles: a role is compared with itself, a team counts once, a setting across settings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.arena.reports import reported
from undercroft.arena.plan import Plan
from undercroft.arena.play import Result
from undercroft.arena.report import counting
from undercroft.arena.report.parts import Dots, Grid, Lines, Report, Section
from undercroft.arena.tables import games_table, write
from undercroft.kernel.registry import game
from undercroft.kernel.tally import Tally

WINS = {"easy": 6, "normal": 2}
"""Of ten matches, how many the Hero wins."""


def match(number: int, difficulty: str, seats: int, series: bool = True) -> Result:
    """The Hero wins the first of every ten; Captain and Doctor take turns, and all Evil seats draw the same card."""
    hero_wins = number % 10 < WINS[difficulty]
    hero = {
        "difficulty": f"difficulty-{difficulty}",
        "character": f"character-{('captain', 'doctor')[number // 10 % 2]}",
    }
    tally = Tally(
        traits=[hero, *({"decks": "fury-traps"} for _ in range(seats - 1))],
        cards=[{"drawn": {"item-jetpack": 1}}, *({"drawn": {"card-dread": 1}} for _ in range(seats - 1))],
        series={"health": [[12.0], [4.0 if hero_wins else 1.0]] if series else []},
        rounds=2,
    )
    return Result(
        f"s/{number}",
        decisions=10,
        options=30,
        most_options=5,
        winners=(0,) if hero_wins else tuple(range(1, seats)),
        places=tuple(1 + ((seat == 0) != hero_wins) for seat in range(seats)),
        rule="AL-WIN-01" if hero_wins else "AL-WIN-02",
        tally=msgspec.json.encode(tally).decode(),
    )


def file_of(folder: Path, difficulty: str, seats: int = 2, bots: Sequence[str] = (), **more: Any) -> Path:
    settings = {"seats": seats, "difficulty": difficulty}
    plan = Plan.of(game("alone"), settings, list(bots) or ["random"] * seats, "s", 100, watched=True)
    path = folder / f"{difficulty}-{seats}.parquet"
    times = more.pop("times", 1)
    numbers = [number for number in range(100) for _ in range(times)]
    write(games_table(plan, 1, [match(number, difficulty, seats, **more) for number in numbers]), path)
    return path


def section(report: Report, slug: str) -> Section:
    return next(section for section in report.sections if section.slug == slug)


def dots(report: Report, slug: str) -> Dots:
    return next(part for part in section(report, slug).parts if isinstance(part, Dots))


@pytest.fixture
def both(tmp_path: Path) -> Report:
    return reported(file_of(tmp_path, "easy"), file_of(tmp_path, "normal"))


def test_roles_stand_in_the_place_of_seats(both: Report) -> None:
    plot = dots(both, "seats")
    assert [(mark.label, mark.value) for mark in plot.marks] == [("Hero", 0.4), ("Evil", 0.6)]
    assert "With 2 players Evil wins 60.0\u00a0%" in plot.sentences[0]


def test_a_team_wins_once_however_many_play_for_it(tmp_path: Path) -> None:
    report = reported(file_of(tmp_path, "easy", 4))
    assert [(mark.label, mark.value) for mark in dots(report, "seats").marks] == [("Hero", 0.6), ("Evil", 0.4)]
    assert "Dread: 100 matches" in {mark.tip for mark in dots(report, "cards").marks}


def test_bots_are_compared_in_the_same_role(tmp_path: Path) -> None:
    """Greedy plays the easy Hero, random the other one: a bot of Evil owes nothing to the role."""
    easy = file_of(tmp_path, "easy", bots=["greedy", "random"])
    normal = file_of(tmp_path, "normal", bots=["random", "greedy"])
    found = section(reported(easy, normal), "bots")
    plots = [part for part in found.parts if isinstance(part, Dots)]
    assert [plot.title for plot in plots] == ["2 players · Hero", "2 players · Evil"]
    assert [plot.reference for plot in plots] == pytest.approx([0.4, 0.6])
    assert [[(mark.label, mark.value) for mark in plot.marks] for plot in plots] == [
        [("greedy", 0.6), ("random", 0.2)],
        [("greedy", 0.8), ("random", 0.4)],
    ]
    assert "With 2 players, greedy wins most often as Hero: 60.0" in found.finding
    assert "as Evil: 80.0" in found.finding


def test_bots_that_never_change_roles_are_not_compared(tmp_path: Path) -> None:
    report = reported(file_of(tmp_path, "easy", bots=["greedy", "random"]))
    assert "bots" not in {section.slug for section in report.sections}
    assert "--rotate" in dots(report, "seats").sentences[1]


def test_deals_that_are_played_several_times_count_once(tmp_path: Path) -> None:
    shown = []
    for times in (1, 2):
        easy = file_of(tmp_path, "easy", bots=["greedy", "random"], times=times)
        normal = file_of(tmp_path, "normal", bots=["random", "greedy"], times=times)
        report = reported(easy, normal)
        parts = [*section(report, "seats").parts, *section(report, "bots").parts]
        shown.append([mark.shown for part in parts if isinstance(part, Dots) for mark in part.marks])
    assert shown[0] == shown[1]
    assert len(shown[0]) == 6


def test_tables_where_nobody_has_a_role_of_his_own_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sides_of = counting.sides_of
    together = [counting.Side("", (0, 1, 2))]
    monkeypatch.setattr(counting, "sides_of", lambda *of: together if of[2] == 3 else sides_of(*of))
    report = reported(file_of(tmp_path, "easy"), file_of(tmp_path, "normal", 3))
    assert [part.title for part in section(report, "seats").parts] == ["2 players"]


def test_a_difficulty_is_compared_with_the_others_although_it_is_a_setting(both: Report) -> None:
    plot = dots(both, "trait-difficulty")
    assert [(mark.label, mark.more) for mark in plot.marks] == [
        ("Easy", ("60.0\u00a0% (50.2–69.1)",)),
        ("Normal", ("20.0\u00a0% (13.3–28.9)",)),
    ]
    assert [mark.value for mark in plot.marks] == pytest.approx([0.2, -0.2])
    assert all(mark.told for mark in plot.marks)
    assert section(both, "trait-difficulty").title == "Hero, win rate: Difficulty"


def test_a_character_is_compared_with_other_heroes_and_not_with_evil(both: Report) -> None:
    plot = dots(both, "trait-character")
    assert [mark.value for mark in plot.marks] == pytest.approx([0.0, 0.0])
    assert not any(mark.told for mark in plot.marks)


def test_the_cards_of_evil_owe_nothing_to_its_being_evil(both: Report) -> None:
    assert not any(mark.told for mark in dots(both, "cards").marks)


def test_points_that_only_one_role_has_are_not_mixed_with_nothing(both: Report) -> None:
    (lines,) = section(both, "series-health").parts
    assert isinstance(lines, Lines)
    assert [[point.value for point in line.points] for line in lines.lines] == [[12.0, 4.0], [12.0, 1.0]]


def test_a_match_that_ends_before_its_first_row_is_not_called_idle(tmp_path: Path) -> None:
    assert not any("ever scored" in each for each in reported(file_of(tmp_path, "easy", series=False)).warnings)


def test_table_sizes_are_compared_by_role(tmp_path: Path) -> None:
    (grid,) = section(reported(file_of(tmp_path, "easy"), file_of(tmp_path, "normal", 3)), "players").parts
    assert isinstance(grid, Grid)
    assert grid.columns[2:4] == ("Hero, win rate", "Evil, win rate")
    assert [row[2:4] for row in grid.rows] == [("60.0\u00a0%", "40.0\u00a0%"), ("20.0\u00a0%", "80.0\u00a0%")]


def test_settings_are_named_as_the_game_names_them(tmp_path: Path) -> None:
    report = reported(file_of(tmp_path, "easy"), language="pl")
    (grid,) = section(report, "lineups").parts
    assert isinstance(grid, Grid)
    assert grid.rows[0][1] == "poziom trudności: łatwy"
