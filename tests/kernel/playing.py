"""Short words for the tests: lay out a toy, answer its questions, look at what is offered."""

from __future__ import annotations

from typing import Any, TypeVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

S = TypeVar("S", bound=State[Any])

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def begin(game: Game[S], state: S, given: tuple[int, ...] = ()) -> Table[S]:
    """A table at the first question of a state, the next random outcomes given."""
    table = Table(game, state)
    table.given = list(given)
    table.rolls = []
    table.run()
    return table


def offered(table: Table[Any] | Match[Any]) -> list[str]:
    return [str(option) for option in table.options]


def answer(table: Table[Any], *texts: str) -> None:
    """Answer one question after another by the text of an option."""
    for text in texts:
        table.take(next(option for option in table.options if str(option) == text))


def listen(table: Table[Any]) -> list[Event]:
    """The events that will be told at this table from now on."""
    heard: list[Event] = []
    table.hear = heard.append
    return heard


def match_of(game: Game[S], *choices: str, seed: str = "1", seats: int = 2, **settings: int) -> Match[S]:
    """A match in which these choices were made."""
    match = new_match(game, seed, seats=seats, **settings)
    for choice in choices:
        match.take(choice)
    return match


def encoded(match: Match[Any]) -> bytes:
    return match.game.codec.encode(match.state)


def play_out(match: Match[Any], fancy: Chance, avoid: tuple[str, ...] = ()) -> None:
    """Answer at random, from a stream of its own, until the match is over."""
    while not match.is_over:
        match.take(fancy.choice([option for option in match.options if str(option) not in avoid]))
