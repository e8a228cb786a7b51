"""Points of a match as values, with chance for everybody to see: for libraries that search game trees.

A game's steps roll dice in the midst of what they do. Here a step stops at a roll that nobody has decided: the position
then waits for chance, and when an outcome is given, the step is done again from the last question with all outcomes so
far. No game has to know of it. Positions never change, so copying one costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.table import Table

OPENINGS = 1000
"""A game that draws lots while it is laid out begins with one of so many layouts."""


class Played(NamedTuple):
    """What is played."""

    game: Game[Any]
    settings: Settings


class Taken(NamedTuple):
    """What a seat took at the last question."""

    seat: Seat
    option: Option


class Undecided(Exception):
    """A step cannot go on: chance has not said which of so many outcomes it is."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class OpenTable(Table[Any]):
    """A table whose dice lie open: only outcomes that were given come up."""

    __slots__ = ()

    def roll(self, sides: int) -> int:
        if sides > 1 and not self.given:
            raise Undecided(sides)
        return super().roll(sides)


class Reached(NamedTuple):
    """Where a step led: to a table at rest, with what was told on the way, or to chance with so many sides."""

    table: Table[Any]
    events: list[Event]
    sides: int = 0


class Position:
    """A point of a match: the last question as bytes, what was taken there, and the outcomes of chance since.

    ``known`` is for every seat, and last for a spectator, a digest of all that it had seen and done up to there.
    """

    def __init__(
        self,
        played: Played,
        before: bytes,
        known: tuple[bytes, ...],
        taken: Taken | None = None,
        rolls: tuple[int, ...] = (),
    ) -> None:
        self.played = played
        self.before = before
        self.known = known
        self.taken = taken
        self.rolls = rolls

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return Position, (self.played, self.before, self.known, self.taken, self.rolls)

    @property
    def sides(self) -> int:
        """How many outcomes chance has now; 0 if it is somebody's turn or the match is over."""
        return self._reached.sides

    @property
    def table(self) -> Table[Any]:
        """To look at, not to play on. While chance is awaited it is the one before the step."""
        return self._reached.table

    @property
    def is_over(self) -> bool:
        return not self.sides and self.table.is_over

    @cached_property
    def actions(self) -> dict[int, Option]:
        """What the asked seat may do, by number."""
        table, game = self.table, self.played.game
        found = {game.option_number(table.state, option): option for option in table.options}
        if len(found) != len(table.options):
            raise ValueError(f"{game.name}: two options of {table.choice} have the same number")
        return found

    @cached_property
    def pasts(self) -> tuple[bytes, ...]:
        """For every seat, and last for a spectator, a digest of all that it has seen and done so far."""
        events = self._reached.events
        if self.sides or not (events or self.taken):
            return self.known
        observers = (*map(Seat, range(len(self.known) - 1)), None)
        return tuple(
            _longer(known, seat, events, self.taken) for known, seat in zip(self.known, observers, strict=True)
        )

    def after(self, option: Option) -> Position:
        """An option is taken."""
        return Position(self.played, self._encoded, self.pasts, Taken(self.table.seat, option))

    def rolled(self, outcome: int) -> Position:
        """Chance has decided."""
        return Position(self.played, self.before, self.known, self.taken, (*self.rolls, outcome))

    def guess(self, seat: Seat, chance: Chance) -> Position:
        """One that the seat cannot tell apart. The others' pasts are made of nothing that it does not know."""
        game = self.played.game
        guessed = game.determinize(self.table.state, seat, chance)
        seats = len(self.pasts) - 1
        return Position(self.played, game.codec.encode(guessed), (self.pasts[seat],) * seats + self.pasts[-1:])

    @cached_property
    def _encoded(self) -> bytes:
        return self.played.game.codec.encode(self.table.state)

    @cached_property
    def _reached(self) -> Reached:
        """Do the step again, with the outcomes that are known."""
        game, events = self.played.game, list[Event]()
        table = OpenTable(game, game.codec.decode(self.before), events.append)
        table.given = list(self.rolls)
        try:
            if self.taken is None:
                table.run()
            else:
                table.take(self.taken.option)
        except Undecided as undecided:
            return Reached(Table(game, game.codec.decode(self.before)), [], undecided.sides)
        return Reached(table, events)


class Opening(Position):
    """Before everything, in a game that draws lots while it is laid out: chance picks one of its layouts."""

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return Opening, (self.played, self.before, self.known)

    @property
    def sides(self) -> int:
        return OPENINGS

    @property
    def table(self) -> Table[Any]:
        return Table(self.played.game, self.played.game.codec.decode(self.before))

    def rolled(self, outcome: int) -> Position:
        return _laid_out(self.played, outcome)


def opening(played: Played) -> Position:
    """Where every match of this game begins."""
    first = _laid_out(played, 0)
    draws = played.game.codec.decode(first.before).chance.used > 0
    return Opening(played, first.before, first.known) if draws else first


def _laid_out(played: Played, number: int) -> Position:
    state = played.game.setup(played.settings, Chance.from_seed(str(number)))
    return Position(played, played.game.codec.encode(state), (b"",) * (played.settings.seats + 1))


def _longer(known: bytes, seat: Seat | None, events: list[Event], taken: Taken | None) -> bytes:
    """A digest of what a seat knew, what it has been told since, and what it took itself."""
    told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    own = str(taken.option) if taken is not None and taken.seat == seat else ""
    if not told and not own:
        return known
    return blake2b(known + msgspec.json.encode([told, own]), digest_size=16).digest()
