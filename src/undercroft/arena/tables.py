"""The tables of the arena as Parquet knows them: one row a match, and one row a decision if that was asked for.

The description of the run stands in each file's metadata under ``undercroft``, as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from math import nan
from pathlib import Path
from typing import Any, Protocol

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from .disk import replacing
from .plan import Plan
from .play import Result

KEY = b"undercroft"
COMPRESSION = "zstd"
ROWS_IN_GROUP = 10_000

GAMES = pa.schema(
    [
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("game", pa.string()),
        ("version", pa.string()),
        ("settings", pa.string()),
        ("seats", pa.int8()),
        ("bots", pa.list_(pa.string())),
        ("decisions", pa.int32()),
        ("options", pa.int64()),
        ("most_options", pa.int32()),
        ("winners", pa.list_(pa.int8())),
        ("places", pa.list_(pa.int8())),
        ("rule", pa.string()),
        ("error", pa.string()),
        ("seconds", pa.float32()),
        ("tally", pa.string()),
        ("hidden_things", pa.float32()),
        ("hidden_bits", pa.float32()),
    ]
)
DECISIONS = pa.schema(
    [
        ("number", pa.int64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("choice", pa.string()),
        ("options", pa.int32()),
        ("taken", pa.string()),
        ("is_window", pa.bool_()),
    ]
)


class Run(Protocol):
    """Matches of one game, whoever plays them in which order."""

    @property
    def game(self) -> str: ...
    @property
    def version(self) -> str: ...


def games_table(plan: Plan, first: int, results: Sequence[Result]) -> pa.Table:
    """One row for each of these matches, which are numbered from ``first`` on."""
    settings = written(plan.settings)
    rows = [
        game_row(plan, number, settings, plan.seated(number), result)
        for number, result in enumerate(results, start=first)
    ]
    return pa.Table.from_pylist(rows, schema=described(GAMES, plan))


def game_row(run: Run, number: int, settings: str, bots: list[str], result: Result) -> dict[str, Any]:
    """One match under the names of the columns; ``settings`` as ``written`` writes them."""
    return {
        "number": number,
        "seed": result.seed,
        "game": run.game,
        "version": run.version,
        "settings": settings,
        "seats": len(bots),
        "bots": bots,
        "decisions": result.decisions,
        "options": result.options,
        "most_options": result.most_options,
        "winners": result.winners,
        "places": result.places,
        "rule": result.rule,
        "error": result.error,
        "seconds": result.seconds,
        "tally": result.tally,
        "hidden_things": nan if result.hidden_things is None else result.hidden_things,
        "hidden_bits": nan if result.hidden_bits is None else result.hidden_bits,
    }


def written(settings: dict[str, Any]) -> str:
    """Settings as a column holds them: equal ones are equal texts."""
    return msgspec.json.encode(settings, order="sorted").decode()


def decisions_table(plan: Plan, first: int, results: Sequence[Result]) -> pa.Table:
    """One row for each decision of these matches."""
    rows = [
        {
            "number": number,
            "decision": count,
            "seat": decision.seat,
            "choice": decision.choice,
            "options": decision.options,
            "taken": decision.taken,
            "is_window": decision.is_window,
        }
        for number, result in enumerate(results, start=first)
        for count, decision in enumerate(result.log, start=1)
    ]
    return pa.Table.from_pylist(rows, schema=described(DECISIONS, plan))


def described(schema: pa.Schema, run: msgspec.Struct) -> pa.Schema:
    """A schema that says which run its rows come from."""
    return schema.with_metadata({KEY: msgspec.json.encode(run, order="sorted")})


def plan_of(path: Path) -> Plan | None:
    """The run that a file of results describes; None if it is not a file of ours."""
    try:
        return msgspec.json.decode((pq.read_schema(path).metadata or {})[KEY], type=Plan)
    except (KeyError, msgspec.MsgspecError, pa.ArrowException):
        return None


def writing(path: Path) -> AbstractContextManager[Path]:
    """Where to write a file that takes its place when it is whole. What Parquet's library says is said in our words."""
    return replacing(path, pa.ArrowException)


def write(table: pa.Table, path: Path) -> None:
    """A file of these rows: whoever finds it finds all of it."""
    with writing(path) as draft:
        pq.write_table(table, draft, compression=COMPRESSION)


def merge(parts: Sequence[Path], draft: Path) -> None:
    """All parts in one file, a row group at a time: the same one however the run was cut into parts.

    It says of which run it is as the last part does: the earlier ones may be from before it was prolonged.
    """
    with pq.ParquetWriter(draft, pq.read_schema(parts[-1]), compression=COMPRESSION) as writer:
        for table in _regrouped(parts):
            writer.write_table(table)


def _regrouped(parts: Sequence[Path]) -> Iterator[pa.Table]:
    """The rows of the parts in tables of equal size, the last one excepted."""
    waiting = pq.read_table(parts[0]).slice(0, 0)
    for part in parts:
        waiting = pa.concat_tables([waiting, pq.read_table(part)])
        while waiting.num_rows >= ROWS_IN_GROUP:
            yield waiting.slice(0, ROWS_IN_GROUP)
            waiting = waiting.slice(ROWS_IN_GROUP)
    if waiting.num_rows:
        yield waiting
