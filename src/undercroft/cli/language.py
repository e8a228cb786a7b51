"""Which language the user reads: ``--lang`` wherever it stands, else the locale's."""

from __future__ import annotations

import os
from collections.abc import Sequence

from undercroft.kernel.text import LANGUAGES

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def wanted_language(arguments: Sequence[str]) -> str:
    """Needed before the parser exists, since the parser itself speaks.

    >>> wanted_language(["play", "--lang", "pl"]), wanted_language(["--lang=en", "games"])
    ('pl', 'en')
    """
    said = ""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument == "--lang":
            said = following
        elif argument.startswith("--lang="):
            said = argument.removeprefix("--lang=")
    return said if said in LANGUAGES else of_locale()


def of_locale() -> str:
    """The first variable that is set decides, as everywhere; English for languages that we do not speak."""
    for variable in LOCALE_VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
