"""The report as one HTML page: no script, nothing fetched from anywhere, fit for a phone, a dark room and paper."""

from __future__ import annotations

from html import escape
from importlib import resources
from itertools import groupby

from undercroft import __version__

from . import charts
from .parts import Dots, Grid, Histogram, Lines, Part, Report, Section
from .speech import Speech

GENERATOR = "undercroft report"
"""Stands in every page of ours, so that anybody can tell where it came from."""
LONG_LABEL = 40
"""From which length of a label on it gets half of the width."""


def page(report: Report, speech: Speech) -> str:
    style = (resources.files(__package__) / "page.css").read_text(encoding="utf-8")
    title = escape(report.title)
    return f"""<!doctype html>
<html lang="{report.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="{GENERATOR} {__version__}">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p class="lead">{escape(report.lead)}</p>
<dl class="facts">{"".join(_fact(*fact) for fact in report.facts)}</dl>
{_list("warnings", report.warnings)}
</header>
<main>
{_findings(report, speech)}
{_reading(report, speech)}
{"".join(_section(section, speech) for section in report.sections)}
</main>
<footer><p>{escape(speech.say("made-by", version=__version__))}</p></footer>
</body>
</html>
"""


def _fact(name: str, value: str) -> str:
    return f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"


def _list(kind: str, sentences: list[str]) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f'<ul class="{kind}">{items}</ul>' if items else ""


def _findings(report: Report, speech: Speech) -> str:
    """The answers first; each leads to its section."""
    items = "".join(
        f'<li><a href="#{escape(section.slug)}">{escape(section.title)}</a> {escape(section.finding)}</li>'
        for section in report.sections
        if section.finding
    )
    return f'<section class="findings"><h2>{escape(speech.say("findings"))}</h2><ul>{items}</ul></section>'


def _reading(report: Report, speech: Speech) -> str:
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in report.reading)
    return f'<details class="reading"><summary>{escape(speech.say("how-to-read"))}</summary>{told}</details>'


def _section(section: Section, speech: Speech) -> str:
    about = f'<p class="about">{escape(section.about)}</p>' if section.about else ""
    parts = []
    for is_small, group in groupby(section.parts, key=lambda part: isinstance(part, Lines | Histogram)):
        drawn = "".join(_part(part, speech) for part in group)
        parts.append(f'<div class="small">{drawn}</div>' if is_small else drawn)
    return f'<section id="{escape(section.slug)}"><h2>{escape(section.title)}</h2>{about}{"".join(parts)}</section>\n'


def _part(part: Part, speech: Speech) -> str:
    title = f"<h3>{escape(part.title)}</h3>" if part.title else ""
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in part.sentences)
    if isinstance(part, Dots):
        body = _dots(part, speech)
    elif isinstance(part, Lines):
        body = _lines(part, speech)
    elif isinstance(part, Histogram):
        body = charts.histogram(part.label, part.bars, speech.number, lambda share: speech.percent(share, 0))
        body += _axis_name(part.heading)
    else:
        body = _grid(part, speech)
    return f"<figure>{title}{body}<figcaption>{told}</figcaption></figure>\n"


def _axis_name(name: str) -> str:
    return f'<p class="axis">{escape(name)}</p>'


def _dots(plot: Dots, speech: Speech) -> str:
    """A table whose middle column is the plot: what is drawn can also be read."""
    written = speech.percent if plot.unit == "percent" else speech.points
    rows = charts.DotRows(plot, written)
    kind = "dots wordy" if max(len(mark.label) for mark in plot.marks) > LONG_LABEL else "dots"
    extra = "".join(f'<th class="more" scope="col">{escape(name)}</th>' for name in plot.columns)
    body = "".join(
        f'<tr><th scope="row">{escape(mark.label)}</th><td class="plot">{rows.row(mark)}</td>'
        f'<td class="value">{escape(mark.shown)}</td>{_more(plot.columns, mark.more)}</tr>'
        for mark in plot.marks
    )
    return (
        f'<table class="{kind}"><caption>{escape(plot.label)}</caption><thead><tr><td></td><td class="plot"></td>'
        f'<th class="value" scope="col">{escape(plot.heading)}</th>{extra}</tr></thead><tbody>{body}'
        f'<tr class="feet" aria-hidden="true"><td></td><td class="plot">{rows.axis()}</td><td></td></tr>'
        "</tbody></table>"
    )


def _more(columns: tuple[str, ...], cells: tuple[str, ...]) -> str:
    return "".join(
        f'<td class="more" data-name="{escape(name)}">{escape(cell)}</td>'
        for name, cell in zip(columns, cells, strict=True)
    )


def _lines(plot: Lines, speech: Speech) -> str:
    legend = "".join(
        f"<span>{charts.swatch(number)} {escape(line.label)}</span>"
        for number, line in enumerate(plot.lines)
        if line.points
    )
    picture = charts.lines(plot.label, plot.lines, speech.number, speech.number)
    return f'<p class="legend">{legend}</p>{picture}{_axis_name(plot.heading)}'


def _grid(grid: Grid, speech: Speech) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in grid.rows
    )
    table = (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(grid.title or grid.columns[0])}">'
        f'<table class="grid"><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
    )
    if not grid.long:
        return table
    open_it = escape(speech.say("show-table"))
    return f"<details><summary>{open_it}</summary>{table}</details>"
