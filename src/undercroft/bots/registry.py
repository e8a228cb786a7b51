"""Which bots are installed, and how a line-up names them: ``greedy``, ``greedy:5``, ``ismcts:2s``, ``ismcts:500x2``.

A bot that plays from a file names it instead: ``policy:model.zip``.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.nearest import nearest
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import Vocabulary

from .base import Bot

GROUP = "undercroft.bots"
MOST_STRENGTH = 1_000_000
MOST_SECONDS = 3_600.0
MOST_PROCESSES = 64
LONGEST_REASON = 200
BUDGET = re.compile(r"(?:(?P<strength>\d{1,9})|(?P<seconds>\d{1,9}(?:\.\d{1,6})?)s)(?:x(?P<processes>\d{1,4}))?")
VOCABULARY = Vocabulary("undercroft.bots", {})


class NoSuchBot(Refusal):
    """No installed package provides that bot."""


class BrokenBot(Refusal):
    """An installed package promises that bot, and cannot be loaded."""


class BadStrength(Refusal):
    """What follows the colon is not a number from 1 to ``most``."""


class BadBudget(Refusal):
    """What follows the colon is not a number of iterations or seconds, times a number of processes."""


class NotShelved(Refusal):
    """A file that nobody has laid out for shared tables."""


class BotSpec(msgspec.Struct, frozen=True):
    """A bot as a line-up names it. Its text form can be read back."""

    name: str
    strength: int | None = None
    seconds: float | None = None
    processes: int = 1
    file: str = ""

    @property
    def title(self) -> str:
        """What it is called at a table: a bot that plays from a file by the file's name."""
        return Path(self.file).stem or self.name

    def __str__(self) -> str:
        if self.file:
            return f"{self.name}:{self.file}"
        budget = "" if self.strength is None else str(self.strength)
        if self.seconds is not None:
            budget = f"{self.seconds:f}".rstrip("0").rstrip(".") + "s"
        budget += f"x{self.processes}" if self.processes > 1 else ""
        return f"{self.name}:{budget}" if budget else self.name


@cache
def installed_bots() -> dict[str, type[Bot]]:
    """Every installed bot by name. One that cannot be loaded is left out: it must not cost anybody the others.

    >>> sorted(installed_bots())
    ['adept', 'greedy', 'ismcts', 'master', 'novice', 'policy', 'random']
    """
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    found = {point.name: _load(point) for point in points}
    return {name: kind for name, kind in found.items() if not isinstance(kind, BrokenBot)}


def broken_bots() -> dict[str, BrokenBot]:
    """What is wrong with every bot that is installed and cannot be loaded."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    found = {point.name: _load(point) for point in points if point.name not in installed_bots()}
    return {name: trouble for name, trouble in found.items() if isinstance(trouble, BrokenBot)}


def _load(point: EntryPoint) -> type[Bot] | BrokenBot:
    """The class behind an entry point, or what stands in its way: a plug-in may raise anything."""
    try:
        return _checked(point.load())
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON].rstrip(". ")
        return BrokenBot(VOCABULARY, name=point.name, value=point.value, reason=reason)


def _checked(kind: object) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise TypeError(f"{kind!r} is no subclass of undercroft.bots.Bot")
    for method in ("answer", "opinions"):
        if getattr(kind, method) is not getattr(Bot, method):
            raise TypeError(f"{kind.__name__}.{method} would see what is hidden; write choose or consider")
    return kind


def parse_bot(text: str) -> BotSpec:
    """Read one name of a line-up.

    >>> parse_bot("greedy:5").strength
    5
    """
    name, colon, strength = text.strip().partition(":")
    known = installed_bots()
    if name not in known:
        if (trouble := broken_bots().get(name)) is not None:
            raise trouble
        raise NoSuchBot(VOCABULARY, name=name[:40], known=", ".join(known), nearest=nearest(name, known))
    if known[name].plays_file:
        known[name].check_file(strength)
        return BotSpec(name, file=strength)
    return _with_budget(name, strength, known[name]) if colon else BotSpec(name)


def parse_shelved_bot(text: str) -> BotSpec:
    """Read a name that came from elsewhere: nothing is looked at or opened but what was laid out on purpose."""
    name, _, file = text.strip().partition(":")
    kind = installed_bots().get(name)
    if kind is not None and kind.plays_file and file not in (shelved := kind.shelved_files()):
        raise NotShelved(VOCABULARY, name=name, file=file[:40] or "-", known=", ".join(shelved) or "-")
    return parse_bot(text)


def _with_budget(name: str, text: str, kind: type[Bot]) -> BotSpec:
    """Read what follows the colon: a strength, and for bots with a budget also seconds and processes."""
    found = BUDGET.fullmatch(text)
    if found is None or not (kind.has_budget or text.isdecimal()):
        raise _refusal(name, text, kind)
    strength, seconds = (found[part] for part in ("strength", "seconds"))
    spec = BotSpec(
        name,
        None if strength is None else int(strength),
        None if seconds is None else float(seconds),
        int(found["processes"] or 1),
    )
    amount = spec.strength if spec.seconds is None else spec.seconds / MOST_SECONDS * MOST_STRENGTH
    if not 0 < (amount or 0) <= MOST_STRENGTH or not 0 < spec.processes <= MOST_PROCESSES:
        raise _refusal(name, text, kind)
    return spec


def _refusal(name: str, text: str, kind: type[Bot]) -> Refusal:
    if kind.has_budget:
        return BadBudget(VOCABULARY, name=name, strength=text[:40], most=str(MOST_STRENGTH))
    return BadStrength(VOCABULARY, name=name, strength=text[:40], most=str(MOST_STRENGTH))


def new_bot(spec: BotSpec | str, seed: str) -> Bot:
    """A bot ready to play, with a random stream of its own."""
    read = parse_bot(spec) if isinstance(spec, str) else spec
    kind, chance = installed_bots()[read.name], Chance.from_seed(f"bot {seed}")
    if kind.plays_file:
        return kind(chance, read.file)  # type: ignore[arg-type]
    if kind.has_budget:
        return kind(chance, read.strength, read.seconds, read.processes)  # type: ignore[call-arg]
    return kind(chance, read.strength)
