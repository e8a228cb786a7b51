"""The file of a tournament: complete at its end and after Ctrl-C; on errors an old file stays, with parts beside it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from undercroft.arena.contest_file import Contest, open_contest
from undercroft.arena.deals import Deal, Played, Terms, rotations
from undercroft.arena.parts import folder_of, parts_in
from undercroft.arena.play import Result
from undercroft.arena.refusals import RunInProgress, WorkerDied

TERMS = Terms("boss-monster", {"seats": 2}, ((0,), (1,)))
DEAL = Deal(TERMS, rotations("ab"), "1/1")
MATCHES = [Played(Result("1/1", winners=(0,), places=(1, 2)))] * 2
CONTEST = Contest.of([TERMS], ["a", "b"], "1", 4)


def end_with(error: BaseException, path: Path) -> None:
    """Play one deal of a tournament that may replace an old file, then something ends it."""
    path.write_bytes(b"old")
    with suppress(type(error)), open_contest(path, CONTEST, replace=True) as file:
        file.add_deal(DEAL, MATCHES)
        raise error


def test_ctrl_c_puts_the_finished_deals_in_the_place_of_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    end_with(KeyboardInterrupt(), path)
    assert pq.read_metadata(path).num_rows == 2
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("error", [WorkerDied(), RuntimeError(), SystemExit()])
def test_errors_keep_the_old_file_and_the_finished_deals_beside_it(tmp_path: Path, error: BaseException) -> None:
    path = tmp_path / "t.parquet"
    end_with(error, path)
    assert path.read_bytes() == b"old"
    assert [pq.read_metadata(part).num_rows for part in parts_in(folder_of(path))] == [2]


def test_parts_of_a_tournament_in_progress_are_not_taken_for_old_ones(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    with open_contest(path, CONTEST) as file:
        file.add_deal(DEAL, MATCHES)
        file.save()
        with pytest.raises(RunInProgress), open_contest(path, CONTEST):
            pass
    assert pq.read_metadata(path).num_rows == 2
