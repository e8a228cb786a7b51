"""The figures of a load as a table: for the terminal, and as bench/LOAD.md with the machine they were taken on."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from rich.box import SIMPLE
from rich.table import Table

from bench.report import processor
from bench.server import Busy

GOAL = 150.0
"""Milliseconds from a choice sent to its event received, for 99 of a hundred."""


class Spread(NamedTuple):
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float

    def __str__(self) -> str:
        return " / ".join(f"{value:,.0f}" if value >= 10 else f"{value:.1f}" for value in self)


@dataclass(frozen=True)
class Row:
    """One run: what was held, how quick it was, what it cost."""

    kind: str
    matches: int
    sockets: int
    moves: int
    per_second: float
    refused: int
    finished: int
    answered: Spread
    own: Spread
    others: Spread
    received: Spread
    busy: Busy
    memory_empty: float
    memory_held: float
    memory_end: float
    troubles: int

    @property
    def memory_per_match(self) -> float:
        """KiB, with the sockets of its people."""
        return 1024 * (self.memory_end - self.memory_empty) / self.matches


def lines(row: Row) -> dict[str, str]:
    """Every figure with its name."""
    return {
        "matches held / sockets": f"{row.matches} / {row.sockets}",
        "moves measured": f"{row.moves:,}",
        "moves a second": f"{row.per_second:.1f}",
        "refused": str(row.refused),
        "matches finished and begun anew": str(row.finished),
        "choice sent to answer `done`": str(row.answered),
        "choice sent to the mover's frame": str(row.own),
        "choice sent to the others' frames": str(row.others),
        "choice sent to event received, all": str(row.received),
        f"goal: p99 below {GOAL:.0f} ms": "reached" if row.received.p99 < GOAL else "MISSED",
        "server CPU": f"{row.busy.server:.0f} % of a core",
        "server ready but without a core": f"{row.busy.server_waited:.0f} % of the time",
        "CPU of the simulated people": f"{row.busy.ours:.0f} % of a core",
        "memory empty / full / at the end": " / ".join(
            f"{value:.0f}" for value in (row.memory_empty, row.memory_held, row.memory_end)
        )
        + " MiB",
        "memory per match": f"{row.memory_per_match:,.0f} KiB",
        "errors and warnings in the log": str(row.troubles),
    }


def explained(every: float) -> str:
    return f"""\
One server process with a SQLite file; the people are sockets of another process on the same machine. In every match
somebody takes a random option every {every:g} s; there are no bots. Times are milliseconds: p50 / p95 / p99 / slowest.
In the run "fast" windows do not wait; in the run "usual" a response window stays open for its 1.5 s, and frames are
counted only for choices outside of one, because within one they are meant to wait. Memory is resident; per match it
is what the process grew by until the end, the sockets of its people included. When the server is often ready to run
but has no core, other programs were busy on the machine, and times may be longer for it."""


def for_terminal(rows: Sequence[Row]) -> Table:
    table = Table("milliseconds: p50 / p95 / p99 / slowest", box=SIMPLE, pad_edge=False)
    for row in rows:
        table.add_column(row.kind, justify="right", no_wrap=True)
    for name in lines(rows[0]):
        table.add_row(*cells(name, rows))
    return table


def cells(name: str, rows: Sequence[Row]) -> list[str]:
    return [name, *(lines(row)[name] for row in rows)]


def for_file(rows: Sequence[Row], about: str, command: str) -> str:
    """The same table in Markdown, with everything needed to judge it."""
    table = [
        ["", *(row.kind for row in rows)],
        ["---", *("---:" for _ in rows)],
        *(cells(name, rows) for name in lines(rows[0])),
    ]
    text = [
        "# How many",
        "",
        f"Written by `{command}`; do not edit.",
        "",
        about,
        "",
        *("| " + " | ".join(row) + " |" for row in table),
        "",
        f"Machine: {processor()}, {os.cpu_count()} cores; {platform.system()}; "
        f"{platform.python_implementation()} {platform.python_version()}; {datetime.now(UTC):%Y-%m-%d}.",
        "",
    ]
    return "\n".join(text)
