"""What can be read about a game without a match: its settings, bots, rules and cards."""

from __future__ import annotations

import msgspec

from undercroft.kernel.settings import FieldKind


class SeatRange(msgspec.Struct, frozen=True, kw_only=True):
    """How many may play."""

    lowest: int
    highest: int


class SettingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One setting. yes-no takes true or false, one-of a text of ``values``, number a whole number.

    ``usual`` is what holds when the setting is left out; an empty text stands for "whatever fits the others".
    """

    name: str
    title: str
    kind: FieldKind
    values: list[str]
    usual: bool | int | str
    lowest: int | None = None
    highest: int | None = None
    help: str


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that may take a seat. A strength may follow its name: ``greedy:5``.

    Levels are for people who want to be opposed well or less well; the other bots are for experiments.
    """

    name: str
    title: str
    about: str
    is_level: bool


class WindowInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of response window for which there can be a standing order of its own."""

    kind: str
    title: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str
    summary: str
    version: str
    seats: SeatRange
    roles: list[str]
    windows: list[WindowInfo]
    settings: list[SettingInfo]
    bots: list[BotInfo]


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    games: list[GameInfo]


class ValueInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A value that a field may have, and what it means."""

    value: str
    text: str


class AgreementField(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a table agrees on (``Agreement`` in a new match). ``usual`` holds when it is left out."""

    name: str
    title: str
    help: str
    usual: bool | int | float | str | None
    values: list[ValueInfo]


class AgreementInfo(msgspec.Struct, frozen=True, kw_only=True):
    fields: list[AgreementField]


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A rule, or a ruling with its question. ``source`` is the page of the rulebook, or where else it comes from."""

    id: str
    kind: str
    source: str
    text: str
    question: str


class RuleList(msgspec.Struct, frozen=True, kw_only=True):
    """Rules in the order of the book. ``sources`` explains the abbreviations of their sources."""

    game: str
    sources: str
    rules: list[RuleInfo]


class CardList(msgspec.Struct, frozen=True, kw_only=True):
    """All cards as a table: the first column is the name, the last one the text. Both are empty without cards."""

    game: str
    columns: list[str]
    rows: list[list[str]]
