"""What people may call themselves, and with what they may log in: text enters, clean text or a refusal leaves."""

from __future__ import annotations

import re
import unicodedata

from .db.tables import NAME_LENGTH
from .refusals import BadLogin, BadName, BadPassword

LOGIN = re.compile(r"[a-z0-9._-]{3,40}")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
BOT_NAMES = ("Mossback", "Grimble", "Ossifer", "Thornwick", "Gloom", "Pebble", "Cinder", "Umbra")
# Letters by class, but nothing to see: fillers and the empty Braille cell would make a nameless name.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def bot_name(seat: int) -> str:
    """What a bot at that seat is called, in every language."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def clean_name(text: str) -> str:
    """One line, one form, no tricks.

    >>> clean_name("  Zofia   Żak ")
    'Zofia Żak'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = [unicodedata.category(letter)[0] for letter in name]
    # Class C holds control characters and the marks that turn or hide text: names stand beside others' names.
    has_tricks = "C" in kinds or not BLANKS.isdisjoint(name)
    if has_tricks or len(name) > NAME_LENGTH or not set(kinds) - {"M", "Z"}:
        raise BadName
    return name


def clean_login(text: str) -> str:
    login = text.strip().lower()
    if not LOGIN.fullmatch(login):
        raise BadLogin
    return login


def clean_password(text: str) -> str:
    """The same password, however the device composes its letters."""
    password = unicodedata.normalize("NFC", text)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadPassword
    return password
