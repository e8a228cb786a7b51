"""How a request fails: always as a Trouble in the reader's language, never as HTML, never with our insides.

An exception enters, a response leaves. What was not foreseen is logged under a number, and only the number is told.
"""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from undercroft.kernel.parts import words_of
from undercroft.kernel.refusals import FIELD, Refusal

from .access import language_of
from .house import house_of
from .logs import log, request_number
from .refusals import (
    BadRequest,
    DatabaseTrouble,
    ForeignOrigin,
    NotFound,
    ServerTrouble,
    TooLarge,
    TooMany,
    WrongHost,
    WrongMethod,
    status_of,
    status_of_kind,
)
from .wire.people import Trouble

BY_STATUS: dict[int, type[Refusal]] = {404: NotFound, 405: WrongMethod, 413: TooLarge}
ANYWHERE: tuple[type[Refusal], ...] = (
    *(BadRequest, ForeignOrigin, TooLarge, WrongHost, TooMany),
    *(ServerTrouble, DatabaseTrouble),
)
LONGEST_FIELD = 80


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    refusal = refusal_of(error)
    house_of(request.app.state).metrics.refused(refusal.code)
    words = refusal.vocabulary.words(language_of(request))
    return Response(
        Trouble(code=refusal.code, text=refusal.text(words)),
        status_code=status_of(refusal),
        headers=_headers(refusal, error),
        media_type="application/json",
    )


HANDLERS: ExceptionHandlersMap = {Exception: answer}


def refusal_of(error: Exception) -> Refusal:
    """What we say about it: refusals as they are, the framework's complaints in our words, else our fault."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, HTTPException) and error.status_code < 500:
        return BY_STATUS[error.status_code]() if error.status_code in BY_STATUS else BadRequest(field=_field(error))
    if isinstance(error, InternalServerException) and isinstance(error.__cause__, msgspec.ValidationError):
        # A body's field that shares its name with a dependency is taken for ours by Litestar.
        return BadRequest(field=_spot(str(error.__cause__)))
    if isinstance(error, RecursionError):  # a body nested deeper than anybody means; the decoder gives up
        return BadRequest(field="body")
    number = request_number() or secrets.token_hex(4)
    log.error("server trouble", number=number, exc_info=error)
    return ServerTrouble(number=number)


def refuses(*kinds: type[Refusal]) -> dict[int, ResponseSpec]:
    """For a route's ``responses``: these refusals, and those that any request may meet.

    >>> sorted(refuses(NotFound))
    [400, 403, 404, 413, 421, 429, 500, 503]
    """
    found: dict[int, list[type[Refusal]]] = {}
    for kind in dict.fromkeys((*kinds, *ANYWHERE)):
        found.setdefault(status_of_kind(kind), []).append(kind)
    return {
        status: ResponseSpec(Trouble, generate_examples=False, description=" ".join(_about(kind) for kind in kinds))
        for status, kinds in found.items()
    }


def _about(kind: type[Refusal]) -> str:
    return f"`{words_of(kind)}`: {(kind.__doc__ or '').strip()}"


def _headers(refusal: Refusal, error: Exception) -> dict[str, str]:
    if isinstance(refusal, TooMany):
        return {"retry-after": str(refusal.arguments["seconds"])}
    if isinstance(error, HTTPException) and error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return dict(error.headers or {})
    return {}


def _field(error: HTTPException) -> str:
    """Where in the request the trouble lies, never the framework's sentence about it."""
    complaints = error.extra if isinstance(error.extra, list) else []
    first = complaints[0] if complaints and isinstance(complaints[0], dict) else {}
    key = str(first.get("key", "data"))
    # About the body as a whole the key is only the handler's name for it; the sentence may know a field.
    return _shown(key) if key != "data" else _spot(str(first.get("message", "")))


def _spot(sentence: str) -> str:
    found = FIELD.search(sentence)
    return _shown((found[1] or found[2]).removeprefix("data.")) if found else "body"


def _shown(field: str) -> str:
    """A field that we do not know was named by somebody else: only what can be read is said again."""
    return field[:LONGEST_FIELD] if field.isprintable() else "body"
