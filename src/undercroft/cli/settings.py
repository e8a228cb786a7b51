"""``--set NAME=VALUE``: the settings of any game, named on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from undercroft.kernel.game import Game
from undercroft.kernel.nearest import nearest
from undercroft.kernel.settings import SEATS, Field, fields_of
from undercroft.kernel.text import Words

from .trouble import Misuse

YES = ("yes", "y", "true", "on", "1", "tak", "t")
NO = ("no", "n", "false", "off", "0", "nie")


def add_set_argument(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar=words.message("metavar-setting"),
        help=words.message("help-set"),
    )


def read_settings(game: Game[Any], given: Iterable[str], seats: int) -> dict[str, Any]:
    """The settings that were named on the command line, as plain values, and the number of seats."""
    known = {field.name: field for field in fields_of(game)}
    limits = known.pop(SEATS)
    if not (limits.lowest or 1) <= seats <= (limits.highest or seats):
        raise Misuse("seat-count", game=game.name, seats=seats, possible=possible(limits))
    found: dict[str, Any] = {SEATS: seats}
    for item in given:
        name, equals, value = item.partition("=")
        name = name.strip().replace("-", "_")
        if name == SEATS:
            raise Misuse("seats-by-name", name=name)
        if name not in known:
            raise Misuse("no-such-setting", name=name[:40], nearest=nearest(name, known), known=", ".join(known))
        found[name] = _read(known[name], value.strip() if equals else "yes")
    return found


def _read(field: Field, value: str) -> Any:
    if field.kind == "yes-no":
        if value.lower() in (*YES, *NO):
            return value.lower() in YES
    elif field.kind == "one-of":
        if value in field.values:
            return value
    elif value.lstrip("-").isdecimal():
        return int(value)
    raise Misuse("bad-setting", name=field.name, value=value[:40], known=possible(field))


def possible(field: Field) -> str:
    """The values a setting may have, for people."""
    if field.values:
        return ", ".join(field.values)
    if field.lowest == field.highest is not None:
        return str(field.lowest)
    return f"{field.lowest}-{field.highest}" if field.highest is not None else "0, 1, 2, ..."
