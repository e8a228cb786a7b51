"""What a report is made of, before anybody thinks of HTML: facts, sentences, plots and tables."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .figures import Estimate


class Mark(msgspec.Struct, frozen=True):
    """A dot with its interval, in the unit of its plot; ``told`` if it differs by more than chance explains."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    tip: str
    told: bool = True
    more: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, found: Estimate, label: str, shown: str, tip: str, *, told: bool = True, more: tuple[str, ...] = ()
    ) -> Mark:
        return cls(label, found.value, found.low, found.high, shown, tip, told, more)


class Dots(msgspec.Struct, frozen=True):
    """Dots one below the other around a reference line. ``columns`` name what ``more`` holds."""

    label: str
    heading: str
    marks: list[Mark]
    reference: float
    sentences: list[str]
    unit: str
    title: str = ""
    columns: tuple[str, ...] = ()


class Point(msgspec.Struct, frozen=True):
    """A point of a line, and the band around it."""

    x: float
    value: float
    low: float
    high: float
    tip: str


class Line(msgspec.Struct, frozen=True):
    label: str
    points: list[Point]


class Lines(msgspec.Struct, frozen=True):
    """Lines with bands over the same x. One without points is not drawn; it keeps the others' colours in place."""

    title: str
    label: str
    heading: str
    lines: list[Line]
    sentences: list[str]


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram, from ``low`` up to, not including, ``high``."""

    low: float
    high: float
    share: float
    tip: str


class Histogram(msgspec.Struct, frozen=True):
    title: str
    label: str
    heading: str
    bars: list[Bar]
    sentences: list[str]


class Grid(msgspec.Struct, frozen=True):
    """A table. A ``long`` one is for looking things up: a summary leaves it out."""

    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    sentences: list[str]
    title: str = ""
    long: bool = False


Part: TypeAlias = Dots | Lines | Histogram | Grid


class Section(msgspec.Struct, frozen=True):
    """One question of a designer. ``about`` says how its plots are read; ``finding`` is the answer in a sentence."""

    slug: str
    title: str
    parts: list[Part]
    about: str = ""
    finding: str = ""


class Report(msgspec.Struct, frozen=True):
    """The whole report. ``warnings`` are what a reader must know before believing anything."""

    language: str
    title: str
    lead: str
    facts: list[tuple[str, str]]
    warnings: list[str]
    reading: list[str]
    sections: list[Section]
