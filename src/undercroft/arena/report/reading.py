"""The files of a report: finished ones, and the parts of a run that was stopped. Read in pieces, never whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.refusals import NoSuchGame
from undercroft.kernel.registry import game
from undercroft.kernel.tally import Tally

from ..refusals import ArenaMisuse, ArenaRefusal, NotInstalled

PIECE = 2_000
"""How many matches are held in memory at a time."""


class NoSuchFile(ArenaRefusal):
    """There is nothing of that name."""


class NotOurFile(ArenaRefusal):
    """It may be a fine file, but ``undercroft simulate --out`` has not written it."""


class CannotRead(ArenaRefusal):
    """It is damaged, or we may not read it."""


class NoMatches(ArenaRefusal):
    """There is not one match in the files."""


class SeveralGames(ArenaMisuse):
    """A report is about one game."""


class Row(msgspec.Struct, frozen=True):
    """One match of a file: the columns that the report is made of."""

    seed: str
    game: str
    settings: str
    seats: int
    bots: list[str]
    decisions: int
    options: int
    most_options: int
    winners: list[int]
    rule: str
    error: str
    seconds: float
    tally: Tally
    hidden_things: float | None
    hidden_bits: float | None


COLUMNS = Row.__struct_fields__
TALLY = COLUMNS.index("tally")
TALLIES = msgspec.json.Decoder(Tally)
SETTINGS = msgspec.json.Decoder(dict[str, Any])


class Source(msgspec.Struct, frozen=True):
    """A file as it was named, the Parquet files behind it, and whether its run has come to its end."""

    name: str
    files: list[Path]
    is_finished: bool = True


def open_sources(names: Iterable[str | Path]) -> list[Source]:
    """What the names mean, each once; refused before anything is read if one of them cannot be meant."""
    found = {path.absolute(): path for path in map(Path, names)}
    return [open_source(path) for path in found.values()]


def open_source(path: Path) -> Source:
    """A file, the folder with the parts of an unfinished one, or the name of a file of which there are only parts."""
    _reader()
    from ..parts import folder_of, parts_in

    try:
        if path.is_file():
            return Source(str(path), [path])
        parts = path if path.is_dir() else folder_of(path)
        if not parts.is_dir():
            raise NoSuchFile(file=str(path))
        files = parts_in(parts)
    except (OSError, ValueError) as error:
        raise CannotRead(file=str(path)) from error
    if not files:
        raise NoMatches(file=str(path))
    return Source(str(path), files, is_finished=False)


def rows(sources: Iterable[Source]) -> Iterator[Row]:
    """Every match of all files, which must be of one installed game."""
    named = ""
    for source in sources:
        for file in source.files:
            for row in _rows_of(file):
                if row.game != named:
                    if named:
                        raise SeveralGames(one=named, other=row.game[:40])
                    named = _installed(row.game, file)
                yield row
    if not named:
        raise NoMatches(file=", ".join(source.name for source in sources))


def _rows_of(file: Path) -> Iterator[Row]:
    parquet, unfit, broken = _reader()
    try:
        with parquet.ParquetFile(file) as opened:
            if not set(COLUMNS) <= set(opened.schema_arrow.names):
                raise NotOurFile(file=str(file))
            for piece in opened.iter_batches(PIECE, columns=list(COLUMNS)):
                columns = [piece.column(name).to_pylist() for name in COLUMNS]
                columns[TALLY] = [TALLIES.decode(text) if text else Tally() for text in columns[TALLY]]
                for values in zip(*columns, strict=True):
                    yield _row(values)
    except (unfit, msgspec.MsgspecError, TypeError, ValueError) as error:
        raise NotOurFile(file=str(file)) from error
    except (OSError, broken) as error:
        raise CannotRead(file=str(file)) from error


def _row(values: tuple[Any, ...]) -> Row:
    """A row whose values are what they should be: another program may use our names for its own things."""
    row = msgspec.convert(dict(zip(COLUMNS, values, strict=True)), Row)
    seats, tally = row.seats, row.tally
    if len(row.bots) != seats or not all(0 <= seat < seats for seat in row.winners):
        raise ValueError(row.bots)
    SETTINGS.decode(row.settings)
    if any(len(told) not in (0, seats) for told in (tally.traits, tally.cards)):
        raise ValueError(tally)
    return row


def _installed(name: str, file: Path) -> str:
    try:
        return game(name).name
    except NoSuchGame as error:
        raise NotOurFile(file=str(file)) from error


def _reader() -> tuple[Any, type[Exception], type[Exception]]:
    """The reader, what it raises about a file of another kind, and about one that it cannot read at all."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise NotInstalled(package="pyarrow", extra="arena") from error
    return pyarrow.parquet, pyarrow.ArrowInvalid, pyarrow.ArrowException
