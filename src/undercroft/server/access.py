"""Who is at the door: the person behind a cookie, their language, their address; for requests and sockets alike.

A connection enters, a row or a word leaves. Routes get the same by name: ``me``, ``visitor``, ``language``, ``house``.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation
from litestar.types import Scope

from undercroft.kernel.text import LANGUAGES

from .db.tables import PersonRow
from .house import House, house_of
from .refusals import NotSignedIn
from .sessions import COOKIE

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
# As routes name them: ``house: TheHouse``, ``me: Somebody``, ``visitor: Anybody``, ``language: Reader``.
TheHouse = NamedDependency[SkipValidation[House]]
Somebody = NamedDependency[SkipValidation[PersonRow]]
Anybody = NamedDependency[SkipValidation[PersonRow | None]]
Reader = NamedDependency[SkipValidation[str]]
REMEMBERED = "undercroft_person"


async def person_of(connection: Connection) -> PersonRow | None:
    """The person whose cookie this is. Looked up, and counted, once for each request."""
    remembered: dict[str, Any] = connection.scope["state"]
    if REMEMBERED not in remembered:
        house = house_of(connection.app.state)
        person = await house.people.who(token_of(connection))
        if person is not None:
            await house.limits.check_person(person.id)
        remembered[REMEMBERED] = person
    found: PersonRow | None = remembered[REMEMBERED]
    return found


def token_of(connection: Connection) -> str | None:
    """The token in the cookie, if we signed it."""
    return house_of(connection.app.state).people.seal.read("session", connection.cookies.get(COOKIE))


def address_of(connection: Connection) -> str:
    """Where the request comes from; uvicorn has already looked behind the proxies that we trust."""
    return connection.client.host if connection.client else "local"


def language_of(connection: Connection) -> str:
    """``?lang=pl``, else what the browser prefers, else English."""
    said = str(connection.query_params.get("lang", ""))
    if said in LANGUAGES:
        return said
    return preferred_language(connection.headers.get("accept-language", ""))


def preferred_language(header: str) -> str:
    """The best of the languages that we speak.

    >>> preferred_language("de, pl;q=0.8, en;q=0.5"), preferred_language("fr")
    ('pl', 'en')
    """
    wishes: dict[str, float] = {}
    for wish in header.split(","):
        tag, _, rest = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        wishes[language] = max(wishes.get(language, 0.0), _quality(rest))
    best = max(LANGUAGES, key=lambda language: wishes.get(language, 0.0))
    return best if wishes.get(best, 0.0) > 0 else LANGUAGES[0]


def _quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0


async def visitor(scope: Scope) -> PersonRow | None:
    return await person_of(ASGIConnection(scope))


async def me(scope: Scope) -> PersonRow:
    person = await person_of(ASGIConnection(scope))
    if person is None:
        raise NotSignedIn
    return person


async def language(scope: Scope) -> str:
    return language_of(ASGIConnection(scope))


async def house(state: State) -> House:
    return house_of(state)


# Every answer may be a refusal, and a refusal is text: so every route has it.
PARAMETERS = {
    "lang": QueryParameter(
        annotation=str | None,
        default=None,
        required=False,
        description=f"The language of texts: {' or '.join(LANGUAGES)}. Else the Accept-Language header is asked.",
    )
}
DEPENDENCIES = {provide.__name__: Provide(provide) for provide in (house, language, me, visitor)}
