"""Results on disk: whole or not at all, gone on with after a stop, never mixed up with another run."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from math import isnan
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from undercroft.arena import files, parts, tables
from undercroft.arena.files import begun, open_results
from undercroft.arena.parts import folder_of, log_of, parts_in
from undercroft.arena.plan import Plan
from undercroft.arena.refusals import (
    CannotWrite,
    DamagedPart,
    NoFolder,
    NotParquet,
    OtherRun,
    ResultsExist,
    RunInProgress,
)

from .runs import make_plan, make_result

PLAN = make_plan()


class Pulled(Exception):
    """The plug, in the middle of a run."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.parquet"


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PART_GAMES", 3)


def play(path: Path, plan: Plan = PLAN, upto: int | None = None, **how: Any) -> int:
    """Run a plan, all of it or until the plug is pulled after some match; how many matches were there before."""
    with open_results(path, plan, **how) as file:
        before = file.kept
        for number in file.missing():
            if upto is not None and number > upto:
                raise Pulled
            file.add(make_result(plan, number))
        file.complete()
    return before


def stop(path: Path, plan: Plan = PLAN, upto: int = 7, **how: Any) -> None:
    with pytest.raises(Pulled):
        play(path, plan, upto, **how)


# What is in a file


def test_one_row_a_match(path: Path) -> None:
    play(path)
    table = pq.read_table(path)
    assert table.schema.equals(tables.GAMES)
    assert table["number"].to_pylist() == list(range(1, 11))
    row = table.to_pylist()[3]
    assert (row["seed"], row["seats"], row["bots"]) == ("s/4", 2, ["greedy", "random"])
    assert (row["winners"], row["places"], row["rule"], row["tally"]) == ([0], [1, 2], "BM-END-11", '{"rounds":3}')
    assert (row["hidden_things"], row["hidden_bits"]) == (4.5, 6.25)
    broken = table.to_pylist()[4]
    assert (broken["seed"], broken["error"], broken["winners"]) == ("s/5", "it broke", [])
    assert isnan(broken["hidden_bits"])


def test_one_row_a_decision_if_asked_for(path: Path) -> None:
    play(path, make_plan(logged=True))
    table = pq.read_table(log_of(path))
    assert table.schema.equals(tables.DECISIONS)
    assert table.num_rows == sum(number for number in range(1, 11) if number % 5)
    assert table.slice(1, 1).to_pylist() == [
        {
            "number": 2,
            "decision": 1,
            "seat": 0,
            "choice": "may-build",
            "options": 3,
            "taken": "build 0",
            "is_window": False,
        }
    ]


def test_the_file_says_which_run_it_is(path: Path) -> None:
    play(path, make_plan(logged=True))
    assert tables.plan_of(path) == tables.plan_of(log_of(path)) == make_plan(logged=True)


def test_nothing_but_the_file_is_left(path: Path) -> None:
    play(path)
    assert list(path.parent.iterdir()) == [path]


def test_row_groups_are_of_one_size_however_the_run_was_cut(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ROWS_IN_GROUP", 4)
    play(path)
    stop(path.with_name("cut.parquet"), upto=5)
    play(path.with_name("cut.parquet"))
    for file in (path, path.with_name("cut.parquet")):
        found = pq.ParquetFile(file).metadata
        assert [found.row_group(number).num_rows for number in range(found.num_row_groups)] == [4, 4, 2]
        assert found.row_group(0).column(0).compression == "ZSTD"
    assert path.read_bytes() == path.with_name("cut.parquet").read_bytes()


# Going on


@pytest.mark.parametrize("logged", [False, True])
@pytest.mark.parametrize("upto", [1, 3, 7])
def test_a_run_goes_on_after_what_is_finished(path: Path, upto: int, logged: bool) -> None:
    plan = make_plan(logged=logged)
    straight = path.with_name("straight.parquet")
    play(straight, plan)
    stop(path, plan, upto)
    assert not path.exists()
    assert begun(path) == plan
    assert play(path, plan) == upto
    assert path.read_bytes() == straight.read_bytes()
    if logged:
        assert log_of(path).read_bytes() == log_of(straight).read_bytes()


def test_the_totals_are_those_of_the_whole_run(path: Path) -> None:
    stop(path)
    with open_results(path, PLAN) as file:
        for number in range(8, 11):
            file.add(make_result(PLAN, number))
        file.complete()
    told = file.totals.summary()
    assert (told["games"], told["failed"], told["decisions"]) == (10, 2, 40)


def test_slow_matches_are_made_safe_one_by_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PART_SECONDS", -1.0)
    with open_results(path, PLAN) as file:
        for number in (1, 2):
            file.add(make_result(PLAN, number))
            assert len(parts_in(folder_of(path))) == number


def test_a_draft_that_a_killed_process_left_does_no_harm(path: Path) -> None:
    stop(path)
    (folder_of(path) / "000000008.parquet.new").write_bytes(b"PAR1")
    assert play(path) == 7


def test_a_run_that_finished_nothing_leaves_nothing(path: Path) -> None:
    stop(path, upto=0)
    assert list(path.parent.iterdir()) == []


# Finished before their turn


def stop_with_gaps(path: Path, plan: Plan, upto: int, *early: int) -> int:
    """Pull the plug when some matches have overtaken others; how many are kept then."""
    with suppress(Pulled), open_results(path, plan) as file:
        for number in takewhile(lambda number: number <= upto, file.missing()):
            file.add(make_result(plan, number))
        file.ahead.update({number: make_result(plan, number) for number in early})
        raise Pulled
    return file.kept


@pytest.mark.parametrize("logged", [False, True])
def test_matches_that_overtook_others_are_kept_and_not_played_again(path: Path, logged: bool) -> None:
    plan = make_plan(logged=logged)
    straight = path.with_name("straight.parquet")
    play(straight, plan)
    assert stop_with_gaps(path, plan, 1, 3, 7, 6) == 4
    with open_results(path, plan) as file:
        assert list(file.missing()) == [2, 4, 5, 8, 9, 10]
    assert stop_with_gaps(path, plan, 2, 9) == 6
    assert play(path, plan) == 6
    assert path.read_bytes() == straight.read_bytes()
    if logged:
        assert log_of(path).read_bytes() == log_of(straight).read_bytes()


def test_matches_that_overtook_others_are_counted_in_their_turn(path: Path) -> None:
    stop_with_gaps(path, PLAN, 1, 3, 4)
    with open_results(path, PLAN) as file:
        assert (file.done, file.totals.games, file.kept, file.decisions) == (1, 1, 3, 8)
        file.add(make_result(PLAN, 2))
        assert (file.done, file.totals.games, file.kept, file.decisions) == (4, 4, 4, 10)


def test_a_part_that_repeats_matches_is_of_no_use(path: Path) -> None:
    stop(path)
    first, *_, last = parts_in(folder_of(path))
    copied = first.with_name(f"{int(last.stem) + 1:09}.parquet")
    copied.write_bytes(first.read_bytes())
    assert play(path) == 7
    assert pq.read_table(path)["number"].to_pylist() == list(range(1, 11))


# What is refused


def test_the_name_must_be_that_of_a_parquet_file(path: Path) -> None:
    with pytest.raises(NotParquet):
        play(path.with_suffix(".csv"))


def test_the_folder_must_exist(path: Path) -> None:
    with pytest.raises(NoFolder):
        play(path.parent / "nowhere" / "run.parquet")


@pytest.mark.parametrize("logged", [False, True])
def test_finished_results_are_not_overwritten(path: Path, logged: bool) -> None:
    there = log_of(path) if logged else path
    there.write_bytes(b"mine")
    with pytest.raises(ResultsExist) as refused:
        play(path, make_plan(logged=logged))
    assert refused.value.arguments["file"] == str(there)
    assert there.read_bytes() == b"mine"
    assert play(path, make_plan(logged=logged), replace=True) == 0
    assert tables.plan_of(path) == make_plan(logged=logged)


def test_old_results_stay_until_the_new_ones_are_complete(path: Path) -> None:
    path.write_bytes(b"mine")
    stop(path, replace=True)
    assert path.read_bytes() == b"mine"
    assert play(path, replace=True) == 7


def test_a_folder_of_that_name_is_never_replaced(path: Path) -> None:
    path.mkdir()
    with pytest.raises(ResultsExist):
        play(path, replace=True)


def test_unfinished_results_of_another_run_are_not_mixed_in(path: Path) -> None:
    stop(path)
    with pytest.raises(OtherRun) as refused:
        play(path, make_plan(seed="t", games=12))
    assert refused.value.arguments["differs"] == "seed, games"
    assert play(path) == 7


LONGER = make_plan(games=16)


@pytest.mark.parametrize("logged", [False, True])
@pytest.mark.parametrize("upto", [4, None], ids=["unfinished", "finished"])
def test_a_run_goes_on_with_a_shorter_one(path: Path, upto: int | None, logged: bool) -> None:
    shorter, longer = make_plan(logged=logged), make_plan(logged=logged, games=16)
    straight = path.with_name("straight.parquet")
    play(straight, longer)
    with suppress(Pulled):
        play(path, shorter, upto)
    assert begun(path) == shorter
    assert play(path, longer) == (upto or 10)
    assert tables.plan_of(path) == longer
    assert path.read_bytes() == straight.read_bytes()
    if logged:
        assert log_of(path).read_bytes() == log_of(straight).read_bytes()
    assert not folder_of(path).exists()


def test_the_shorter_run_stays_until_the_longer_one_is_complete(path: Path) -> None:
    play(path)
    shorter = path.read_bytes()
    stop(path, LONGER, upto=12)
    assert path.read_bytes() == shorter
    assert play(path, LONGER) == 12
    assert tables.plan_of(path) == LONGER


def test_a_long_run_is_taken_apart_piece_by_piece(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROWS_IN_GROUP", 4)
    play(path, make_plan(logged=True))
    with open_results(path, make_plan(logged=True, games=16)) as file:
        assert [part.name for part in parts_in(file.folder)] == [f"{first:09}.parquet" for first in (1, 5, 9)]
        assert pq.read_table(log_of(parts_in(file.folder)[1]))["number"].unique().to_pylist() == [6, 7, 8]


@pytest.mark.parametrize("change", [{"games": 9}, {"games": 10}, {"games": 16, "seed": "t"}], ids=str)
def test_a_finished_run_that_is_not_the_beginning_of_this_one_is_kept(path: Path, change: dict[str, Any]) -> None:
    play(path)
    with pytest.raises(ResultsExist):
        play(path, make_plan(**change))
    assert tables.plan_of(path) == PLAN


def test_a_finished_run_without_its_decisions_cannot_be_gone_on_with(path: Path) -> None:
    play(path, make_plan(logged=True))
    log_of(path).unlink()
    with pytest.raises(ResultsExist):
        play(path, make_plan(logged=True, games=16))


def test_a_finished_run_that_is_to_be_replaced_is_not_gone_on_with(path: Path) -> None:
    play(path)
    assert play(path, LONGER, replace=True) == 0


def test_unfinished_results_of_another_run_can_be_given_up(path: Path) -> None:
    stop(path)
    assert play(path, make_plan(seed="t"), replace=True) == 0
    assert set(pq.read_table(path)["seed"].to_pylist()) == {f"t/{number}" for number in range(1, 11)}


@pytest.mark.parametrize("damage", [b"", b"PAR1 nonsense PAR1"])
def test_a_damaged_part_is_named_and_can_be_deleted(path: Path, damage: bytes) -> None:
    stop(path)
    part = parts_in(folder_of(path))[1]
    part.write_bytes(damage)
    with pytest.raises(DamagedPart) as refused:
        play(path)
    assert refused.value.arguments["file"] == str(part)
    part.unlink()
    assert play(path) == 4, "what came after it is good"
    assert pq.read_table(path)["number"].to_pylist() == list(range(1, 11))


def test_a_part_of_somebody_else_is_damaged_too(path: Path) -> None:
    stop(path)
    pq.write_table(pa.table({"number": [1]}), parts_in(folder_of(path))[0])
    with pytest.raises(DamagedPart):
        play(path)


def test_a_part_without_its_decisions_is_damaged_too(path: Path) -> None:
    stop(path, make_plan(logged=True))
    log_of(parts_in(folder_of(path))[0]).unlink()
    with pytest.raises(DamagedPart):
        play(path, make_plan(logged=True))


def test_two_processes_do_not_write_the_same_run(path: Path) -> None:
    with open_results(path, PLAN) as file:
        file.add(make_result(PLAN, 1))
        file.save()
        with pytest.raises(RunInProgress):
            play(path)
        assert file.done == 1
    assert play(path) == 1


def test_who_is_refused_leaves_the_run_that_is_in_progress_its_folder(path: Path) -> None:
    with open_results(path, PLAN) as file:
        with pytest.raises(RunInProgress):
            play(path)
        for number in file.missing():
            file.add(make_result(PLAN, number))
        file.complete()
    assert pq.read_metadata(path).num_rows == 10
    assert list(path.parent.iterdir()) == [path]


def test_a_lock_in_a_folder_that_is_just_being_cleared_away_does_not_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="this system has no locks on files, and none are promised there")
    monkeypatch.setattr(fcntl, "flock", lambda *_: shutil.rmtree(folder_of(path)))
    with pytest.raises(RunInProgress):
        play(path)
    assert list(path.parent.iterdir()) == []


def test_a_folder_is_cleared_away_before_anybody_else_can_have_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the folder is still locked: whoever comes then is refused, and whoever comes later makes a new one."""
    clear_away, refused = parts.clear_away, []

    def interrupted(folder: Path) -> None:
        with pytest.raises(RunInProgress):
            play(path)
        refused.append(folder)
        clear_away(folder)

    monkeypatch.setattr(parts, "clear_away", interrupted)
    stop(path, upto=0)
    assert refused == [folder_of(path)]
    assert list(path.parent.iterdir()) == []


def test_the_lock_is_the_last_thing_to_be_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From then on the folder may be another run's: it stays if that has begun."""
    unlink = Path.unlink

    def then_another_comes(file: Path) -> None:
        unlink(file)
        if file.name == parts.LOCK:
            assert list(tmp_path.iterdir()) == []
            file.touch()

    for name in ("000000001.parquet.new", parts.LOCK, "zzz"):
        (tmp_path / name).touch()
    monkeypatch.setattr(Path, "unlink", then_another_comes)
    parts.clear_away(tmp_path)
    assert list(tmp_path.iterdir()) == [tmp_path / parts.LOCK]


def test_a_place_that_cannot_be_written(path: Path) -> None:
    folder_of(path).write_text("a file where the parts should be")
    with pytest.raises(CannotWrite):
        play(path)


def test_a_full_disk_is_said_and_keeps_what_is_safe(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop(path)

    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    for verb in ("write_table", "ParquetWriter"):
        with monkeypatch.context() as patched:
            patched.setattr(pq, verb, full)
            with pytest.raises(CannotWrite, match=r"run\.parquet.* cannot be written: the disk is full\."):
                play(path)
    assert play(path) == 10


def test_two_tables_are_replaced_together_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of decisions is written first; then there is no room for that of the matches."""
    plan = make_plan(logged=True)
    play(path, plan)
    before = path.read_bytes(), log_of(path).read_bytes()
    merge = tables.merge

    def fills_up(parts_of_one: Sequence[Path], draft: Path) -> None:
        if "decisions" not in draft.name:
            raise OSError(28, "No space left on device")
        merge(parts_of_one, draft)

    monkeypatch.setattr(parts, "merge", fills_up)
    with pytest.raises(CannotWrite):
        play(path, make_plan(logged=True, seed="other"), replace=True)
    assert (path.read_bytes(), log_of(path).read_bytes()) == before
    assert not list(path.parent.glob("*.new"))
