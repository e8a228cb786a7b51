"""From ``argv`` to an exit status. Whatever goes wrong is one line on standard error in the user's language.

0: done, or the reader of our output has gone. 1: it failed. 2: it was asked for wrongly. 130: Ctrl-C.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence

from undercroft.arena.refusals import ArenaMisuse
from undercroft.bots.registry import BadBudget, BadStrength, NoSuchBot
from undercroft.kernel.refusals import BadSettings, NoSuchGame, Refusal
from undercroft.server.refusals import BadConfiguration

from . import analyse, bots, cards, duel, games, play, replay, report, rules, serve, simulate, tournament, verify
from .language import wanted_language
from .output import Output
from .parser import Parser, make_parser
from .trouble import Failure, Misuse

COMMANDS = (games, bots, play, serve, simulate, report, tournament, duel, replay, verify, analyse, rules, cards)
DONE, FAILED, MISUSED, STOPPED = 0, 1, 2, 130
MISUSES = (Misuse, NoSuchGame, NoSuchBot, BadStrength, BadBudget, BadSettings, BadConfiguration, ArenaMisuse)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    output = Output(wanted_language(arguments))
    try:
        status = run(arguments, output)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        output.complain(output.words.message("stopped"))
        return STOPPED
    except (Refusal, Failure) as trouble:
        output.complain(output.explain(trouble))
        return MISUSED if isinstance(trouble, MISUSES) else FAILED
    except OSError as error:
        output.complain(output.words.message("trouble", reason=error.strerror or str(error)))
        return FAILED


def run(arguments: list[str], output: Output) -> int:
    parser = build_parser(output)
    if arguments[:1] == ["help"]:  # as many programs have it
        arguments = [*arguments[1:], "--help"]
    try:
        options = parser.parse_args(arguments)
    except SystemExit as leaving:  # --help and --version; a wrong option has had its line already
        return leaving.code if isinstance(leaving.code, int) else MISUSED
    if options.command is None:
        parser.print_help()
        return MISUSED
    status: int = options.run(options, output)
    return status


def build_parser(output: Output) -> Parser:
    parser = make_parser(output)
    commands = parser.add_subparsers(
        dest="command",
        metavar=output.words.message("metavar-command"),
        title=output.words.message("commands"),
    )
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        about = output.words.message(f"command-{name}")
        command = commands.add_parser(name, help=about, description=about, output=output)
        command.set_defaults(run=module.run)
        module.add_arguments(command, output.words)
        command.add_argument(
            "--lang",
            choices=("en", "pl"),
            default=argparse.SUPPRESS,
            help=output.words.message("help-lang"),
        )
    return parser
