"""The report as plain text: what was found, section by section, as Markdown that reads well in a terminal too."""

from __future__ import annotations

from .parts import Dots, Grid, Part, Report
from .speech import Speech

MOST_ROWS = 10
"""Of a longer plot the summary tells the first and last rows only."""


def summary(report: Report, speech: Speech) -> str:
    lines = [f"# {report.title}", "", report.lead, ""]
    lines += [f"- {name}: {value}" for name, value in report.facts]
    lines += [f"- **{warning}**" for warning in report.warnings]
    for section in report.sections:
        lines += ["", f"## {section.title}", ""]
        if section.about:
            lines += [section.about, ""]
        for part in section.parts:
            lines += _part(part, speech)
    return "\n".join(lines).rstrip() + "\n"


def _part(part: Part, speech: Speech) -> list[str]:
    if isinstance(part, Grid) and part.long:
        return []
    lines = [f"### {part.title}", ""] if part.title else []
    lines += [" ".join(part.sentences), ""]
    if isinstance(part, Dots):
        lines += _table(("", part.heading, *part.columns), [(m.label, m.shown, *m.more) for m in part.marks])
    elif isinstance(part, Grid):
        lines += _table(part.columns, part.rows)
    return lines


def _table(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    if len(rows) > 2 * MOST_ROWS:
        rows = [*rows[:MOST_ROWS], tuple("…" for _ in columns), *rows[-MOST_ROWS:]]
    body = [_line(row) for row in rows]
    return [_line(columns), _line(("---", *("---:" for _ in columns[1:]))), *body, ""]


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cell.replace('|', '¦') for cell in cells)} |"
