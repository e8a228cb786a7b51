"""What duels and tournaments have in common: which bots, how many players, a bar to look at, what broke."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from undercroft.arena.deals import Terms, terms_of
from undercroft.arena.play import Result
from undercroft.bots import parse_bot
from undercroft.kernel.game import Game
from undercroft.kernel.settings import SEATS, seats_of
from undercroft.kernel.text import Words

from .output import Output
from .parser import positive
from .progress import Waiting
from .settings import add_set_argument, possible, read_settings
from .trouble import Misuse

MOST_GAMES = 100_000
MOST_ERRORS_TOLD = 3
HALF_A_DIGIT = 0.0005
"""A difference of shares that is shown as 0.0 points."""


def add_contest_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("--seed", metavar="S", help=say("help-seed"))
    command.add_argument("--jobs", type=positive, default=1, metavar="J", help=say("help-jobs"))
    add_set_argument(command, words)
    command.add_argument("--json", action="store_true", help=say("help-json"))


def read_bots(names: Iterable[str]) -> list[str]:
    """The bots in their usual spelling. One that is named twice would play against itself: that decides nothing."""
    bots: list[str] = []
    for name in names:
        bot = str(parse_bot(name))
        if bot in bots:
            raise Misuse("bot-twice", name=bot)
        bots.append(bot)
    return bots


def check_games(games: int) -> None:
    if games > MOST_GAMES:
        raise Misuse("too-many", name="--games", most=MOST_GAMES)


def usual_players(game: Game[Any]) -> list[int]:
    """All numbers of players that the game is made for."""
    limits = seats_of(game)
    if limits.highest is None:
        return [int(limits.usual)]
    return list(range(limits.lowest or 1, limits.highest + 1))


def terms_for(game: Game[Any], settings: Sequence[str], players: int) -> Terms:
    """What so many play about. A number that the game does not have is refused."""
    if any(item.partition("=")[0].strip() == SEATS for item in settings):
        raise Misuse("players-by-name", name=SEATS)
    limits = seats_of(game)
    if not (limits.lowest or 1) <= players <= (limits.highest or players):
        raise Misuse("player-count", game=game.name, players=players, possible=possible(limits))
    return terms_of(game, read_settings(game, settings, players))


def usual_tables(tables: Sequence[Terms]) -> list[Terms]:
    """Those where somebody can be beaten, if there are any: elsewhere all win or lose together."""
    return [terms for terms in tables if not terms.together] or [*tables]


def new_bar(output: Output) -> Progress:
    """A bar on standard error, if somebody looks at it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        Waiting(output.words),
    )
    return Progress(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal)


def percent(output: Output, share: float) -> str:
    """A measured share, always with one decimal."""
    return output.words.message("share", share=100 * share)


def short_percent(output: Output, share: float) -> str:
    """A share that is given, with a decimal only where it has one."""
    return output.words.message("short-share", share=100 * share)


def points(output: Output, difference: float) -> str:
    """A difference of two shares, with its sign."""
    return output.words.message("signed-points", points=100 * abs(difference), sign=_sign(difference))


def _sign(difference: float) -> str:
    return "none" if abs(difference) < HALF_A_DIGIT else "minus" if difference < 0 else "plus"


def tell_errors(errors: Sequence[Result], output: Output) -> None:
    """The first few matches that broke, each with the seed that shows it again."""
    for result in errors[:MOST_ERRORS_TOLD]:
        output.complain(output.words.message("contest-error", seed=result.seed, error=result.error))
    more = len(errors) - MOST_ERRORS_TOLD
    if more > 0:
        output.complain(output.words.message("contest-more-errors", count=more))


def errors_as_json(errors: Sequence[Result]) -> list[dict[str, str]]:
    return [{"seed": result.seed, "error": result.error} for result in errors]
