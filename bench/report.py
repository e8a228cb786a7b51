"""The figures as a table: for the terminal, and as bench/RESULTS.md with the machine they were taken on."""

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

from rich.box import SIMPLE
from rich.table import Table

from bench.figures import Figures

HEADINGS = (
    "kind",
    "game",
    "package",
    "decisions/s",
    "options/decision",
    "forced",
    "free decisions/s",
    "clones/s",
    "copied by",
    "games/s",
    "decisions/game",
)
WORDS = (0, 1, 2, 8)  # the columns that hold no number
EXPLAINED = """\
Uniformly random players, each game in a process of its own on one core. A decision is: all legal options
listed, one of them applied. Forced decisions had a single option; free ones had two or more. Clones are copies
of positions half-way through a game, made the way the library offers."""


def by_kind(figures: Sequence[Figures]) -> list[Figures]:
    """Like beside like, the quickest first."""
    return sorted(figures, key=lambda row: (row.kind, -row.decisions_per_second))


def cells(row: Figures) -> tuple[str, ...]:
    """One row, in the order of the headings."""
    return (
        row.kind,
        row.name,
        row.package,
        f"{row.decisions_per_second:,.0f}",
        f"{row.options_per_decision:.1f}",
        f"{row.forced:.0%}",
        f"{row.free_per_second:,.0f}",
        f"{row.clones_per_second:,.0f}",
        row.clone_by,
        f"{row.games_per_second:,.1f}",
        f"{row.decisions_per_game:,.0f}",
    )


def for_terminal(figures: Sequence[Figures]) -> Table:
    """A table for people, narrow enough for a small terminal: the file has the rest."""
    table = Table("game", title="Uniformly random play on one core", box=SIMPLE, pad_edge=False)
    for heading in ("decisions/s", "forced", "free/s", "clones/s", "games/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for kind, rows in groupby(by_kind(figures), key=lambda row: row.kind):
        table.add_section()
        table.add_row(f"[bold]{kind}")
        for row in rows:
            _, name, package, decisions, _, forced, free, clones, _, games, _ = cells(row)
            table.add_row(f"{name}\n[dim]  {package}", decisions, forced, free, clones, games)
    return table


def for_file(figures: Sequence[Figures], missing: Mapping[str, str], command: str) -> str:
    """The same table in Markdown, with everything needed to judge it."""
    rules = ("---" if number in WORDS else "---:" for number in range(len(HEADINGS)))
    rows = [HEADINGS, tuple(rules), *map(cells, by_kind(figures))]
    lines = [
        "# How fast",
        "",
        f"Written by `{command}`; do not edit.",
        "",
        EXPLAINED,
        "",
        *("| " + " | ".join(row) + " |" for row in rows),
        "",
        *(f"- {name}: {reason}" for name, reason in missing.items()),
        *([""] if missing else []),
        machine(),
        "",
    ]
    return "\n".join(lines)


def machine() -> str:
    """Where and when it was measured."""
    return (
        f"Machine: {processor()}, {os.cpu_count()} cores; {platform.system()}; "
        f"{platform.python_implementation()} {platform.python_version()}; {datetime.now(UTC):%Y-%m-%d}."
    )


def processor() -> str:
    """The model of the processor as far as the system tells."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
