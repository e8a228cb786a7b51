"""Which files a report is made of, and what is refused: with one clear sentence, in both languages."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.arena.reports import counted, made_up, reported, write_matches
from undercroft.arena.parts import folder_of, log_of
from undercroft.arena.refusals import VOCABULARY, NotInstalled
from undercroft.arena.report import open_sources
from undercroft.arena.report.reading import CannotRead, NoMatches, NoSuchFile, NotOurFile, SeveralGames
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.tally import Tally


def changed(path: Path, column: str, value: object) -> Path:
    """The same file with one column filled with something else."""
    table = pq.read_table(path)
    place = table.schema.get_field_index(column)
    pq.write_table(table.set_column(place, column, pa.array([value] * len(table))), path)
    return path


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return write_matches(tmp_path / "good.parquet", [made_up(number) for number in range(10)])


def test_the_parts_of_an_unfinished_run_are_read_under_either_name(tmp_path: Path) -> None:
    name = tmp_path / "run.parquet"
    folder = folder_of(name)
    folder.mkdir()
    for first in (1, 11):
        part = write_matches(folder / f"{first:09}.parquet", [made_up(number) for number in range(10)])
        log_of(part).write_bytes(b"decisions are not read")
    (folder / "lock").touch()
    for given in (name, folder):
        assert counted(given).games == 20
        assert reported(given).warnings[1].startswith(f"This run is not finished: {given}.")


def test_a_finished_file_is_read_although_parts_lie_beside_it(good: Path) -> None:
    folder_of(good).mkdir()
    assert counted(good).games == 10
    assert open_sources([good])[0].is_finished


Spoiled = Callable[[Path], Path]


def words(path: Path) -> Path:
    path.write_text("no table at all", encoding="utf-8")
    return path


def empty_file(path: Path) -> Path:
    path.write_bytes(b"")
    return path


def cut_short(path: Path) -> Path:
    path.write_bytes(path.read_bytes()[:-200])
    return path


def scribbled(path: Path) -> Path:
    data = bytearray(path.read_bytes())
    data[4:400] = b"\xff" * 396
    path.write_bytes(data)
    return path


def of_somebody_else(path: Path) -> Path:
    pq.write_table(pa.table({"number": [1, 2], "price": [3.0, 4.0]}), path)
    return path


def no_rows(path: Path) -> Path:
    pq.write_table(pq.read_table(path).slice(0, 0), path)
    return path


def empty_folder(path: Path) -> Path:
    folder_of(path).mkdir()
    return folder_of(path)


@pytest.mark.parametrize(
    ("spoil", "refusal"),
    [
        (words, NotOurFile),
        (empty_file, NotOurFile),
        (cut_short, NotOurFile),
        (of_somebody_else, NotOurFile),
        (no_rows, NoMatches),
        (empty_folder, NoMatches),
        (lambda path: path.with_name("missing.parquet"), NoSuchFile),
        (lambda path: path.with_name("no\0where.parquet"), NoSuchFile),
        (lambda path: changed(path, "tally", "{"), NotOurFile),
        (lambda path: changed(path, "tally", '{"traits": [{}]}'), NotOurFile),
        (lambda path: changed(path, "settings", "[]"), NotOurFile),
        (lambda path: changed(path, "seats", "two"), NotOurFile),
        (lambda path: changed(path, "seats", 3), NotOurFile),
        (lambda path: changed(path, "bots", ["greedy"]), NotOurFile),
        (lambda path: changed(path, "winners", [5]), NotOurFile),
        (lambda path: changed(path, "game", "chess"), NotOurFile),
        (lambda path: changed(path, "error", "broke"), NoMatches),
    ],
)
def test_what_cannot_be_reported_is_refused(good: Path, spoil: Spoiled, refusal: type[Refusal]) -> None:
    with pytest.raises(refusal) as refused:
        reported(spoil(good))
    for language in ("en", "pl"):
        assert refused.value.text(VOCABULARY.words(language))


def test_a_damaged_file_is_refused(good: Path) -> None:
    with pytest.raises((CannotRead, NotOurFile)):
        reported(scribbled(good))


def test_a_report_is_about_one_game(good: Path, tmp_path: Path) -> None:
    other = write_matches(tmp_path / "other.parquet", [made_up(1)])
    with pytest.raises(SeveralGames, match="boss-monster and chess"):
        reported(good, changed(other, "game", "chess"))


def test_a_series_that_is_shorter_than_its_table_does_no_harm(tmp_path: Path) -> None:
    told = msgspec.json.encode(Tally(series={"souls": [[1.0]]})).decode()
    assert counted(write_matches(tmp_path / "a.parquet", [made_up(1, tally=told)])).games == 1


def test_without_the_reader_it_says_what_to_install(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NotInstalled, match=r"undercroft\[arena\]"):
        open_sources([good])
