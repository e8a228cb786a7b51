"""What a bot is: it is shown a table that could be the real one, and says which option it takes.

Enters: a seat's question. Leaves: one of its options. The table that a bot may try things on is drawn at
random among those its seat cannot tell apart from the truth; by the promises of ``determinize`` it loses
nothing by that, and it cannot cheat. Its random stream is its own: who plays never touches the match's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, final

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, View
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.table import Table

SAME = 1e-9


class Expected(msgspec.Struct, frozen=True):
    """One choice of the play that a bot expects to follow: whose it is, and what is taken."""

    seat: Seat
    option: Option


class Opinion(msgspec.Struct, frozen=True):
    """What a bot thinks of one option.

    ``value`` is how well its seat would stand, from 0 (lost) to 1 (won). ``weight`` is what it goes by: the highest
    is taken, of equal ones that with the highest value. ``expects`` is the play that it expects to follow.
    """

    option: Option
    value: float
    weight: float
    expects: tuple[Expected, ...] = ()


class Bot:
    """A player of any game. Subclass it, write ``choose`` or ``consider``, and register the class as an entry point.

    >>> class Eager(Bot):
    ...     def choose(self, table, view, options):
    ...         return options[-1]
    >>> import undercroft
    >>> match = undercroft.new("boss-monster", seats=2, seed=7)
    >>> answer_match(Eager(Chance.from_seed("7")), match) == match.options[-1]
    True

    ``strength`` is the number after the colon of a line-up (``greedy:5``); what it means is the bot's affair.
    ``most_strength`` is the greatest that people may ask for at a table which they share with others.
    ``has_budget`` bots may be given seconds and processes instead (``ismcts:2s``, ``ismcts:500x2``).
    ``plays_file`` bots are made from the file that is named after the colon instead (``policy:model.zip``).
    ``level`` bots are offered to people first, the lowest first; 0 is for bots to experiment with.
    ``thought`` is what it thought of the options when it last chose; empty for one that does not weigh them.
    """

    most_strength: ClassVar[int] = 50
    has_budget: ClassVar[bool] = False
    plays_file: ClassVar[bool] = False
    level: ClassVar[int] = 0
    thought: Sequence[Opinion] = ()

    def __init__(self, chance: Chance, strength: int | None = None) -> None:
        self.chance = chance
        self.strength = strength

    @classmethod
    def check_file(cls, file: str) -> None:
        """Refuse a file, of a bot that plays one, if it is plain that nothing can be made of it."""

    @classmethod
    def shelved_files(cls) -> list[str]:
        """The files that may be named at a shared table: those that whoever runs the server has laid out, no others."""
        return []

    @classmethod
    def warm_up(cls) -> None:
        """Called once in a process that will answer for people at tables: load now what takes long to load."""

    def hurry(self, seconds: float) -> None:
        """Somebody waits: answer within so many seconds from now on. A bot that is quick anyway need not heed it."""

    def close(self) -> None:
        """The match is over: let go of whatever was held for it, such as processes."""

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        """What it thinks of each of ``options``, in their order. ``table`` is a guess, yours to play with."""
        return [Opinion(option, 0.5, 0.0) for option in options]

    def without_looking(self, options: Sequence[Option]) -> Option | None:
        """One of ``options``, if the bot needs no look at the table to decide: then none is prepared."""
        return None

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        """One of ``options``. ``view`` is what the seat sees; ``table`` is one of the tables that would look so."""
        self.thought = opinions = self.consider(table, view, options)
        weightiest = max(opinion.weight for opinion in opinions)
        heavy = [opinion for opinion in opinions if opinion.weight > weightiest - SAME]
        best = max(opinion.value for opinion in heavy)
        return self.chance.choice([opinion.option for opinion in heavy if opinion.value > best - SAME])

    @final
    def answer(self, game: Game[Any], state: Any, seat: Seat, options: Sequence[Option]) -> Option:
        """Answer for a seat: look at a guess at this state, never at the state itself. No bot may change this."""
        if (at_once := self.without_looking(options)) is not None:
            return at_once
        table = guess(game, state, seat, self.chance, options)
        return self.choose(table, game.view(table.state, seat), options)

    @final
    def opinions(self, game: Game[Any], state: Any, seat: Seat, options: Sequence[Option]) -> list[Opinion]:
        """The same without taking anything: what the bot thinks of every option."""
        table = guess(game, state, seat, self.chance, options)
        return self.consider(table, game.view(table.state, seat), options)


def guess(
    game: Game[Any], state: Any, seat: Seat, chance: Chance, options: Sequence[Option] | None = None
) -> Table[Any]:
    """A silent table at a position that the seat cannot tell apart from this one."""
    table = Table(game, game.determinize(state, seat, chance.spawn()))
    if options is not None:
        table.options = list(options)
    return table


def answer_match(bot: Bot, match: Match[Any]) -> Option:
    """What the bot takes in a match where its seat is asked."""
    seat = match.seat
    if seat is None:
        raise ValueError("nobody is asked: the match is over")
    return bot.answer(match.game, match.state, seat, match.options)
