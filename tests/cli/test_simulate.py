"""Many matches: the promised keys, and the same result on any number of processes."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.arena.runs import bytes_of
from undercroft import arena
from undercroft.arena.play import Result, Task, play_all
from undercroft.bots.random import RandomBot
from undercroft.cli import simulate

from .running import Runner, run_process

SIMULATE = ("simulate", "boss-monster", "--seats", "random,random,random", "--seed", "5", "--json")
TIMES = ("seconds", "decisions_per_second")


def without_times(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    return {key: value for key, value in told.items() if key not in TIMES}


def test_the_keys_are_a_promise(run: Runner) -> None:
    ran = run(*SIMULATE, "--games", "4")
    told = json.loads(ran.out)
    assert ran.status == 0
    assert ran.err == ""
    assert (told["game"], told["games"], told["finished"], told["errors"]) == ("boss-monster", 4, 4, [])
    assert sum(told["wins"]) == 4
    assert len(told["wins"]) == 3
    assert told["decisions"] > 100
    assert told["options_per_decision"] > 2
    assert told["seconds"] > 0
    assert told["decisions_per_second"] > 0


def test_the_number_of_processes_does_not_matter() -> None:
    alone, many = (run_process(*SIMULATE, "--games", "9", "--jobs", jobs) for jobs in ("1", "3"))
    assert alone.status == many.status == 0
    assert alone.err == many.err == ""
    assert without_times(alone.out) == without_times(many.out)


def test_another_seed_gives_other_matches(run: Runner) -> None:
    first, second = (
        without_times(run(*SIMULATE, "--games", "3", "--seed", seed).out)["decisions"] for seed in ("1", "2")
    )
    assert first != second


def test_settings_and_line_up_reach_the_matches(run: Runner) -> None:
    told = json.loads(run(*SIMULATE, "--seats", "greedy:1,random", "--set", "hard=tak", "--games", "1").out)
    assert told["seats"] == ["greedy:1", "random"]
    assert (told["settings"]["seats"], told["settings"]["hard"], told["settings"]["sets"]) == (2, True, "next_level")


@pytest.mark.parametrize(("language", "said"), [("en", "2 of 2 matches finished"), ("pl", "partie: 2 z 2")])
def test_people_get_a_table(run: Runner, language: str, said: str) -> None:
    ran = run("simulate", "boss-monster", "--games", "2", "--seats", "random,random", "--lang", language)
    assert ran.status == 0
    assert said in ran.out
    assert "%" in ran.out


def test_a_match_that_breaks_is_reported_with_its_seed(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "without_looking", broken)
    ran = run(*SIMULATE, "--games", "2")
    told = json.loads(ran.out)
    assert ran.status == 1
    assert told["finished"] == 0
    assert told["errors"][0]["seed"] == "5/1"
    assert told["errors"][0]["error"].startswith("RuntimeError: no idea (test_simulate.py:")
    assert "broke: RuntimeError" in run(*SIMULATE[:-1], "--games", "1").err


def test_rotated_seats_are_counted_by_bot_and_by_seat(run: Runner) -> None:
    arguments = ("simulate", "boss-monster", "--seats", "greedy:1,random", "--rotate", "--games", "4", "--seed", "5")
    told = json.loads(run(*arguments, "--json").out)
    assert told["rotated"] is True
    assert sum(told["wins"]) == sum(told["seat_wins"]) == 4
    assert told["wins"][0] > told["wins"][1]
    assert run(*arguments).out.count("%") == 4


# Results in a file


def rows_of(path: Path) -> bytes:
    return bytes_of(pq.read_table(path))


def test_any_number_of_processes_gives_the_same_file(run: Runner, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        ran = run(*SIMULATE, "--games", "7", "--jobs", jobs, "--out", str(tmp_path / f"{jobs}.parquet"), "--decisions")
        assert (ran.status, ran.err) == (0, "")
    assert rows_of(tmp_path / "1.parquet") == rows_of(tmp_path / "2.parquet")
    assert rows_of(tmp_path / "1.decisions.parquet") == rows_of(tmp_path / "2.decisions.parquet")
    assert sorted(path.name for path in tmp_path.glob("*")) == [
        "1.decisions.parquet",
        "1.parquet",
        "2.decisions.parquet",
        "2.parquet",
    ]


def interrupted_after(count: int) -> Callable[..., Iterator[Result]]:
    """``play_all``, and Ctrl-C after so many matches."""

    def play_some(tasks: Iterable[Task], *how: Any) -> Iterator[Result]:
        yield from play_all(islice(tasks, count), *how)
        raise KeyboardInterrupt

    return play_some


@pytest.mark.parametrize("seed", [("--seed", "9"), ()], ids=["seed", "no-seed"])
@pytest.mark.parametrize(
    ("language", "kept", "going_on"),
    [
        ("en", "Stopped. 4 of 7 matches are kept in", "Going on: 4 of 7"),
        ("pl", "Przerwano. Zachowane partie: 4 z 7", "Ciąg dalszy: partie, które już są: 4 z 7"),
    ],
)
def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(
    run: Runner,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    seed: tuple[str, ...],
    language: str,
    kept: str,
    going_on: str,
) -> None:
    path = tmp_path / "run.parquet"
    command = ("simulate", "boss-monster", "--seats", "random,random", *seed, "--games", "7", "--lang", language)
    with monkeypatch.context() as patched:
        patched.setattr(simulate, "play_all", interrupted_after(4))
        ran = run(*command, "--out", str(path))
    assert (ran.status, ran.out) == (130, "")
    assert kept in ran.err
    assert ran.err.count("\n") == 1
    assert not path.exists()
    ran = run(*command, "--out", str(path))
    assert ran.status == 0
    assert going_on in ran.err
    assert str(path) in ran.out
    used = pq.read_table(path)["seed"].to_pylist()[0].rpartition("/")[0]
    run(*command, "--seed", used, "--out", str(tmp_path / "straight.parquet"))
    assert rows_of(path) == rows_of(tmp_path / "straight.parquet")


def test_ctrl_c_before_the_first_match_leaves_nothing(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play_all", interrupted_after(0))
    ran = run(*SIMULATE, "--out", str(tmp_path / "run.parquet"))
    assert (ran.status, ran.err) == (130, "undercroft: Stopped.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_breaks_has_its_row(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "without_looking", broken)
    assert run(*SIMULATE, "--games", "2", "--out", str(tmp_path / "run.parquet")).status == 1
    rows = pq.read_table(tmp_path / "run.parquet").to_pylist()
    assert [row["seed"] for row in rows] == ["5/1", "5/2"]
    assert all(row["error"].startswith("RuntimeError: no idea (test_simulate.py:") for row in rows)


@pytest.mark.parametrize("language", [0, 1], ids=["en", "pl"])
@pytest.mark.parametrize(
    ("more", "status", "said"),
    [
        ("--out run.csv", 2, ("a name such as games.parquet", "nazwa taka jak games.parquet")),
        ("--out .parquet", 2, ("a name such as games.parquet", "nazwa taka jak games.parquet")),
        ("--out no\0where.parquet", 2, ("a name such as games.parquet", "nazwa taka jak games.parquet")),
        ("--out \udcff.parquet", 2, ("a name such as games.parquet", "nazwa taka jak games.parquet")),
        ("--seed \udcff", 2, ("200 visible characters", "200 widocznych znaków")),
        ("--out there.parquet", 2, ("there already", "już istnieje")),
        ("--out nowhere/run.parquet", 1, ("no folder nowhere", "Nie ma folderu nowhere")),
        ("--out blocked.parquet", 1, ("cannot be written", "Nie można zapisać")),
        ("--decisions", 2, ("--decisions needs --out", "--decisions wymaga --out")),
        ("--replace", 2, ("--replace needs --out", "--replace wymaga --out")),
        ("--cluster nonsense", 2, ("not the address of a cluster", "nie jest adresem klastra")),
    ],
)
def test_one_clear_line(
    run: Runner,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    more: str,
    status: int,
    said: tuple[str, str],
    language: int,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.parquet").write_bytes(b"mine")
    (tmp_path / "blocked.parquet.parts").write_bytes(b"mine")
    before = sorted(tmp_path.iterdir())
    ran = run(*SIMULATE, "--games", "1", *more.split(), "--lang", ("en", "pl")[language])
    assert (ran.status, ran.out, ran.err.count("\n")) == (status, "", 1)
    assert said[language] in ran.err
    assert sorted(tmp_path.iterdir()) == before
    assert {path.read_bytes() for path in before} == {b"mine"}


def test_without_pyarrow_only_files_are_refused(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("undercroft.arena.files", "undercroft.arena.parts", "undercroft.arena.tables"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.delattr(arena, "files", raising=False)
    for module in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, module, None)
    assert run(*SIMULATE, "--games", "1").status == 0
    ran = run(*SIMULATE, "--games", "1", "--out", str(tmp_path / "run.parquet"))
    assert (ran.status, ran.out) == (1, "")
    assert 'pip install "undercroft[arena]"' in ran.err
    assert list(tmp_path.iterdir()) == []
