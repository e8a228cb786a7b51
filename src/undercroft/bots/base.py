"""What a bot is: it is shown a table that could be the real one, and says which option it takes.

Enters: a seat's question. Leaves: one of its options. The table that a bot may try things on is drawn at
random among those its seat cannot tell apart from the truth; by the promises of ``determinize`` it loses
nothing by that, and it cannot cheat. Its random stream is its own: who plays never touches the match's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, View
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.table import Table


class Bot:
    """A player of any game. Subclass it, write ``choose``, and register the class as an entry point.

    ``strength`` is the number after the colon of a line-up (``greedy:5``); what it means is the bot's affair.
    """

    def __init__(self, chance: Chance, strength: int | None = None) -> None:
        self.chance = chance
        self.strength = strength

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        """One of ``options``. ``table`` is a guess, yours to play with; ``view`` is what the seat sees."""
        raise TypeError(f"{type(self).__name__} has no choose")

    def answer(self, game: Game[Any], state: Any, seat: Seat, options: Sequence[Option]) -> Option:
        """Answer for a seat: look at a guess at this state, never at the state itself."""
        table = guess(game, state, seat, self.chance)
        table.options = list(options)
        return self.choose(table, game.view(table.state, seat), options)


def guess(game: Game[Any], state: Any, seat: Seat, chance: Chance) -> Table[Any]:
    """A silent table at a position that the seat cannot tell apart from this one."""
    return Table(game, game.determinize(state, seat, chance.spawn()))


def answer_match(bot: Bot, match: Match[Any]) -> Option:
    """What the bot takes in a match where its seat is asked."""
    seat = match.seat
    if seat is None:
        raise ValueError("nobody is asked: the match is over")
    return bot.answer(match.game, match.state, seat, match.options)
