"""Plots as SVG, drawn by hand: dots with intervals, lines with bands, histograms.

Every x is a percentage of the width and every y a pixel, so a plot fills whatever room it has and its letters keep
their size, on a phone as on paper. Colours are classes of the page's style; nothing is told by colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from .parts import Bar, Dots, Line, Mark

ROW, AXIS = 24, 22
HEIGHT, FOOT, HEAD = 200, 24, 14
MOST_TICKS = 5
ROOM, LABELS = 0.04, 0.11
"""How much of the width stays free at either end, and at the left where the values of lines across stand."""

Position = Callable[[float], float]
Shown = Callable[[float], str]


def ticks(low: float, high: float, most: int = MOST_TICKS) -> list[float]:
    """Round numbers between two values, at most so many.

    >>> ticks(0, 11)
    [0.0, 5.0, 10.0]
    """
    if high <= low:
        return [low]
    rough = (high - low) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def scale(low: float, high: float, left: float = ROOM) -> Position:
    """From a value to its place, in percent of the width."""
    span = (high - low) or 1.0
    return lambda value: round(100 * (left + (1 - ROOM - left) * (min(max(value, low), high) - low) / span), 2)


# Dots with intervals: one small picture for each row of a table, and one for the axis


class DotRows:
    """The pictures of one plot of dots, all on the same scale."""

    def __init__(self, plot: Dots, written: Callable[[float, int], str]) -> None:
        values = [value for mark in plot.marks for value in (mark.low, mark.high)] + [plot.reference]
        self.low, self.high = min(values), max(values)
        self.at = scale(self.low, self.high)
        self.ticks = ticks(self.low, self.high)
        self.reference = plot.reference
        digits = int(any(abs(100 * tick - round(100 * tick)) > 1e-6 for tick in self.ticks))
        self.shown: Shown = lambda tick: written(tick, digits)

    def row(self, mark: Mark) -> str:
        at, y = self.at, ROW // 2
        label = f"{mark.label}: {mark.shown}"
        return (
            f'<svg class="dots" role="img" aria-label="{escape(label)}" width="100%" height="{ROW}">'
            f"<title>{escape(label)}. {escape(mark.tip)}</title>{self._grid(ROW)}"
            f'<line class="bar" x1="{at(mark.low)}%" x2="{at(mark.high)}%" y1="{y}" y2="{y}"/>'
            f'<circle class="{"dot told" if mark.told else "dot"}" cx="{at(mark.value)}%" cy="{y}" r="5"/></svg>'
        )

    def axis(self) -> str:
        texts = "".join(
            f'<text x="{self.at(tick)}%" y="{AXIS - 7}" text-anchor="middle">{escape(self.shown(tick))}</text>'
            for tick in self.ticks
        )
        return f'<svg class="dots" aria-hidden="true" width="100%" height="{AXIS}">{texts}</svg>'

    def _grid(self, height: int) -> str:
        lines = "".join(_upright("grid", self.at(tick), 0, height) for tick in self.ticks)
        return lines + _upright("zero", self.at(self.reference), 0, height)


def _upright(kind: str, x: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{x}%" x2="{x}%" y1="{top}" y2="{bottom}"/>'


# Lines with bands


def lines(label: str, drawn: Sequence[Line], x_shown: Shown, y_shown: Shown) -> str:
    """Several lines on one scale. Each has its own stroke and its own mark, whatever its colour."""
    points = [point for line in drawn for point in line.points]
    x_low, x_high = min(point.x for point in points), max(point.x for point in points)
    y_low, y_high = min(0.0, *(point.low for point in points)), max(point.high for point in points)
    x, y = scale(x_low, x_high, LABELS), _height(y_low, y_high)
    bands = "".join(_band(line, number, x, y) for number, line in enumerate(drawn) if line.points)
    strokes = "".join(_stroke(line, number, x, y) for number, line in enumerate(drawn) if line.points)
    marks = "".join(
        f"<g>{_shape(number, x(point.x), y(point.value))}<title>{escape(point.tip)}</title></g>"
        for number, line in enumerate(drawn)
        for point in line.points
    )
    upright = [tick for tick in ticks(x_low, x_high, 8) if tick == int(tick)]
    inner = (
        f'<svg x="0" y="0" width="100%" height="{HEIGHT + FOOT}" viewBox="0 0 100 {HEIGHT + FOOT}"'
        f' preserveAspectRatio="none" class="{{}}">{{}}</svg>'
    )
    body = inner.format("bands", bands) + _level_lines(y_low, y_high, y, y_shown) + inner.format("strokes", strokes)
    return _picture(label, body + marks + _feet(upright, x, x_shown))


def _band(line: Line, number: int, x: Position, y: Position) -> str:
    there = [f"{x(point.x)},{y(point.high)}" for point in line.points]
    back = [f"{x(point.x)},{y(point.low)}" for point in reversed(line.points)]
    return f'<polygon class="line-{number}" points="{" ".join(there + back)}"/>'


def _stroke(line: Line, number: int, x: Position, y: Position) -> str:
    points = " ".join(f"{x(point.x)},{y(point.value)}" for point in line.points)
    return f'<polyline class="line-{number}" points="{points}"/>'


def _shape(number: int, x: float, y: float) -> str:
    """A disc for the first line, a square for the others; the larger invisible disc is easier to point at."""
    easy = f'<circle class="easy" cx="{x}%" cy="{y}" r="10"/>'
    if number == 0:
        return f'{easy}<circle class="mark line-0" cx="{x}%" cy="{y}" r="3.5"/>'
    square = f'<rect class="mark line-{number}" x="-3" y="-3" width="6" height="6"/>'
    return f'{easy}<svg x="{x}%" y="{y}" overflow="visible">{square}</svg>'


def swatch(number: int) -> str:
    """A line and its mark, for the legend."""
    return (
        '<svg class="swatch" aria-hidden="true" width="28" height="12"><g class="strokes">'
        f'<polyline class="line-{number}" points="0,6 28,6"/></g>{_shape(number, 50, 6)}</svg>'
    )


# Histograms


def histogram(label: str, bars: Sequence[Bar], x_shown: Shown, y_shown: Shown) -> str:
    low, high = bars[0].low, bars[-1].high
    x, y = scale(low, high, LABELS), _height(0.0, max(bar.share for bar in bars))
    drawn = []
    for bar in bars:
        left, right, top = x(bar.low), x(bar.high), y(bar.share)
        drawn.append(
            f'<g class="column"><rect class="easy" x="{left}%" y="0" width="{right - left:.2f}%" height="{HEIGHT}"/>'
            f'<rect x="{left + 0.15:.2f}%" y="{top}" width="{max(right - left - 0.3, 0.2):.2f}%"'
            f' height="{round(HEIGHT - top, 1)}"/><title>{escape(bar.tip)}</title></g>'
        )
    width = bars[0].high - bars[0].low
    middles = {bar.low: (bar.low + bar.high) / 2 if width == 1 else bar.low for bar in bars}
    upright = [tick for tick in ticks(low, high, 8) if tick in middles]
    feet = _feet(upright, lambda value: x(middles[value]), x_shown)
    return _picture(label, _level_lines(0.0, max(bar.share for bar in bars), y, y_shown) + "".join(drawn) + feet)


# What lines and histograms share


def _picture(label: str, body: str) -> str:
    return (
        f'<svg class="chart" role="img" aria-label="{escape(label)}" width="100%" height="{HEIGHT + FOOT}">{body}</svg>'
    )


def _height(low: float, high: float) -> Position:
    span = (high - low) or 1.0
    return lambda value: round(HEAD + (HEIGHT - HEAD) * (1 - (value - low) / span), 2)


def _level_lines(low: float, high: float, y: Position, shown: Shown) -> str:
    """Lines across with their values standing on them, at the left."""
    return "".join(
        f'<line class="grid" x1="0" x2="100%" y1="{y(tick)}" y2="{y(tick)}"/>'
        f'<text x="0" y="{y(tick) - 3}">{escape(shown(tick))}</text>'
        for tick in ticks(low, high, 4)
    )


def _feet(values: Sequence[float], x: Position, shown: Shown) -> str:
    return "".join(
        f'<text x="{x(value)}%" y="{HEIGHT + 16}" text-anchor="middle">{escape(shown(value))}</text>'
        for value in values
    )
