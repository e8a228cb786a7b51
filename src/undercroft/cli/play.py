"""``undercroft play GAME``: a match in the terminal, against bots or with people around one keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from undercroft.kernel.match import Match, new_match
from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.parts import Seat
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import load as load_record
from undercroft.kernel.text import Words

from .files import open_record
from .lineup import Sitter, read_lineup, usual_lineup
from .output import Output
from .seeds import check_seed
from .session import Session
from .settings import add_set_argument, read_settings
from .trouble import Misuse


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("game", nargs="?", metavar=say("metavar-game"), help=say("help-game"))
    command.add_argument("--seats", metavar=say("metavar-seats"), help=say("help-seats"))
    add_set_argument(command, words)
    command.add_argument("--seed", metavar="S", help=say("help-play-seed"))
    command.add_argument("--load", type=Path, metavar=say("metavar-file"), help=say("help-load"))
    command.add_argument("--explain", action="store_true", help=say("help-explain"))
    command.epilog = say("help-play-settings")


def run(options: argparse.Namespace, output: Output) -> int:
    match, sitters = load(options, output) if options.load else start(options, output)
    for seat, sitter in enumerate(sitters):
        if sitter.is_person:
            match.order(Seat(seat), StandingOrder.CONCERNED)
    return Session(match, sitters, output, explains=options.explain).run()


def start(options: argparse.Namespace, output: Output) -> tuple[Match[Any], list[Sitter]]:
    if options.game is None:
        raise Misuse("game-needed")
    played = game(options.game)
    named = options.seats.split(",") if options.seats else usual_lineup(played, "you", "greedy")
    sitters = read_lineup(named, output.words)
    settings = read_settings(played, options.settings, len(sitters))
    check_seed(options.seed)
    return new_match(played, options.seed, **settings), sitters


def load(options: argparse.Namespace, output: Output) -> tuple[Match[Any], list[Sitter]]:
    """A saved match knows its settings and who played; only who sits where may be changed."""
    played, record = open_record(options.load)
    if options.settings or options.seed or options.game not in (None, record.game):
        raise Misuse("settings-are-saved", file=str(options.load), game=record.game)
    match = load_record(played, record)
    seats = match.settings.seats
    saved = record.players if len(record.players) == seats else ["you", *["greedy"] * (seats - 1)]
    sitters = read_lineup(options.seats.split(",") if options.seats else saved, output.words)
    if len(sitters) != seats:
        raise Misuse("wrong-seats", given=len(sitters), seats=seats)
    return match, sitters
