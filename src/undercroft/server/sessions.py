"""Cookies that only we can have written: the secret, the seal it makes, and the cookie of a signed-in device.

A token enters and ``<token>.<hmac>`` leaves; a forged value is dropped here, before the database is asked.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from .config import Config
from .db.store import Store
from .db.tables import KeyRow

COOKIE = "undercroft"
KEY_NAME = "cookies"
DAY = 24 * 3600 * 1000
LIFETIME = 400 * DAY
"""Browsers keep no cookie longer than 400 days."""


class Seal:
    """Signs tokens, each kind for its own purpose, so that one can never pass for another.

    >>> seal = Seal("x" * 32)
    >>> seal.read("session", seal.sign("session", "abc")), seal.read("csrf", seal.sign("session", "abc"))
    ('abc', None)
    """

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: str, token: str) -> str:
        return f"{token}.{self._mark(purpose, token)}"

    def read(self, purpose: str, sealed: str | None) -> str | None:
        """The token, if the seal is ours and unbroken."""
        token, _, mark = (sealed or "").rpartition(".")
        # As bytes: comparing text raises an error for letters outside ASCII, which anybody may send.
        is_ours = hmac.compare_digest(mark.encode(), self._mark(purpose, token).encode())
        return token if token and is_ours else None

    def _mark(self, purpose: str, token: str) -> str:
        return hmac.new(self._secret, f"{purpose}:{token}".encode(), hashlib.sha256).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the database keeps of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def session_cookie(value: str, config: Config) -> Cookie:
    """The cookie of a signed-in device; an empty value takes it away."""
    return Cookie(
        key=COOKIE,
        value=value,
        path="/",
        max_age=LIFETIME // 1000 if value else 0,
        httponly=True,
        samesite="lax",
        secure=config.is_secure,
    )


async def server_secret(store: Store, config: Config) -> str:
    """The secret from the settings, else the one in the database, drawn by whichever process comes first."""
    if config.secret:
        return config.secret
    try:
        async with store.write() as db:
            known = await db.get(KeyRow, KEY_NAME)
            if known is not None:
                return known.value
            fresh = secrets.token_urlsafe(48)
            db.add(KeyRow(name=KEY_NAME, value=fresh))
    except IntegrityError:
        async with store.read() as db:
            return (await db.get_one(KeyRow, KEY_NAME)).value
    return fresh
