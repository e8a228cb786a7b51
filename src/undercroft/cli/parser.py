"""argparse in two languages: headings, help and complaints come from our Fluent files.

argparse words its complaints in English; the few it can have are recognised and said again in the user's
language, in one line, with exit status 2.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from rich_argparse import RichHelpFormatter

import undercroft
from undercroft.kernel.nearest import nearest

from .output import PROGRAM, Output

COMPLAINTS = (
    ("usage-missing", r"the following arguments are required: (?P<what>.+)"),
    ("usage-unknown", r"unrecognized arguments: (?P<what>.+)"),
    (
        "usage-choice",
        r"argument (?P<name>.+?): invalid choice: '(?P<what>.*?)' \(choose from (?P<known>.+)\)",
    ),
    ("usage-number", r"argument (?P<name>.+?): invalid (?:int|positive|whole) value: '(?P<what>.*?)'"),
    ("usage-value", r"argument (?P<name>.+?): expected (?:one|at least one) argument"),
    ("usage-together", r"argument (?P<name>.+?): not allowed with argument (?P<what>.+)"),
    ("usage-no-value", r"argument (?P<name>.+?): ignored explicit argument '(?P<what>.*?)'"),
    ("usage-ambiguous", r"ambiguous option: (?P<name>.+?) could match (?P<what>.+)"),
)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language."""

    def __init__(self, *, output: Output, **options: Any) -> None:
        self.output = output
        options.setdefault("formatter_class", formatter(output))
        super().__init__(add_help=False, allow_abbrev=False, **options)
        say = output.words.message
        self._positionals.title, self._optionals.title = say("heading-arguments"), say("heading-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Each command complains about what it does not know, for it knows what could have been meant."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        self.output.complain(complaint(self.output, message, self._option_string_actions))
        raise SystemExit(2)


def make_parser(output: Output) -> Parser:
    say = output.words.message
    parser = Parser(prog=PROGRAM, description=say("about"), epilog=say("examples"), output=output)
    parser.add_argument("--version", action="version", version=undercroft.__version__, help=say("help-version"))
    parser.add_argument("--lang", choices=("en", "pl"), help=say("help-lang"))
    return parser


def complaint(output: Output, message: str, options: Iterable[str]) -> str:
    """What argparse complains about, in the user's language; and the option, or choice, that was probably meant."""
    for name, pattern in COMPLAINTS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            told = {key: value.replace("'", "")[:120] for key, value in found.groupdict().items()}
            known = told["known"].split(", ") if "known" in told else options
            typed = re.split(r"[ =]", told.get("what", ""), maxsplit=1)[0]
            return output.words.message(name, **told, nearest=nearest(typed, known))
    return message


def formatter(output: Output) -> type[RichHelpFormatter]:
    """A help formatter whose "usage:" is in the user's language."""

    class Formatter(RichHelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            # argparse asks for an empty prefix where it needs the usage inside another sentence
            usual = f"{output.words.message('usage')} "
            super().add_usage(usage, actions, groups, usual if prefix is None else prefix)

    return Formatter


def positive(text: str) -> int:
    """A whole number from 1."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
