"""The API keeps to its own description, whoever asks and whatever they send; and what is not theirs stays as it was."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import text

from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.passwords import Passwords

from .browsers import HERE, Browser, served
from .crowd import QUICK

GAME = "boss-monster"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# Texts that databases, terminals and parsers stumble over; and those that nearly are an id.
ODD = ("\x00", "a\x00b", "\ud800", "\ufffd", "'; --", "-" * 25, "ż\u202e", "9" * 400, "-1", "a/b", "\r\nx: y")
PATHS = [quote(odd, safe="", errors="surrogatepass") for odd in ODD]
# What a page of ours would send, where the description alone hardly ever comes by it.
SENSIBLE: dict[str, list[Any]] = {
    "game": [GAME],
    "seats": [[{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "invite"}, {"kind": "me", "name": "Ola"}]],
    "settings": [{}],
    "agreement": [{}, {"clock_seconds": 60, "timeout": "bot"}],
    "listed": [True, False],
    "kind": ["me", "open", "invite"],
    "bot": ["greedy", "random:2"],
    "seat": [None, 1],
    "name": ["Zofia Żak", "Ola"],
    "language": ["en", "pl"],
    "login": ["zofia", "ola.k", "ala-7"],
    "password": ["correct horse battery"],
}
AnyCase = Case[Any]
DONE = {200, 201, 204}
NEVER_DONE = ("POST /api/session",)  # nobody knows a password
OURS = ("matches", "seats", "moves", "chat")


def described() -> schemathesis.BaseSchema:
    """The description as a client would fetch it."""
    app = create_app(Config(database="sqlite+aiosqlite://"))
    return schemathesis.openapi.from_dict(json.loads(json.dumps(app.openapi_schema.to_schema(), default=dict_of)))


def dict_of(value: Any) -> Any:
    return {name: getattr(value, name) for name in value.__struct_fields__}


AnyOperation = APIOperation[Any, Any, Any, Any]
OPERATIONS = [found.ok() for found in described().get_all_operations() if isinstance(found, Ok)]


class Place:
    """A server with one match of each kind that belongs to Ala, whom nobody of the tests is."""

    def __init__(self, browser: Browser) -> None:
        browser.house.people.passwords = Passwords(QUICK)
        self.nobody = browser.another()
        self.ala = browser.another()
        self.ala.guest("Ala")
        self.matches = matches_of(self.ala)

    def rows(self) -> str:
        """A digest of everything that is kept about Ala's matches."""

        async def read() -> list[Any]:
            async with self.ala.house.store.read() as db:
                ids = ", ".join(f"'{match}'" for match in self.matches)
                return [
                    [list(row) for row in await db.execute(text(f"SELECT * FROM {table} WHERE {key} IN ({ids})"))]
                    for table in OURS
                    for key in ["id" if table == "matches" else "match_id"]
                ]

        with self.ala.client.portal() as portal:
            return hashlib.sha256(repr(portal.call(read)).encode()).hexdigest()


def matches_of(host: Browser) -> list[str]:
    """One that waits for an invited friend, one that is played, one that is over."""
    return [make(host, "me", "invite"), make(host, "me", "me"), over(host, make(host, "me", "me"))]


def make(host: Browser, *kinds: str, starts_itself: bool = True) -> str:
    wish = {"game": GAME, "seats": [{"kind": kind} for kind in kinds], "starts_itself": starts_itself}
    made = host.post("/api/matches", wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


def over(host: Browser, match_id: str) -> str:
    assert host.post(f"/api/matches/{match_id}/end").json()["status"] == "ended"
    return match_id


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with served(tmp_path_factory.mktemp("openapi"), limits=False) as browser:
        yield Place(browser)


def send(browser: Browser, case: AnyCase) -> httpx.Response:
    """As a page of ours would: with the token, so that the request comes further than the guard."""
    wanted = case.as_transport_kwargs(base_url=HERE)
    body = {"json": wanted["json"]} if "json" in wanted else {"content": as_bytes(wanted.get("data"))}
    return browser.send(
        wanted["method"], wanted["url"], headers=dict(wanted["headers"]), params=wanted.get("params") or None, **body
    )


def as_bytes(data: Any) -> bytes | None:
    return data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data


def aimed(draw: st.DataObject, case: AnyCase, ids: list[str], turn: int) -> AnyCase:
    """What is well-formed rarely exists: so most cases are about a match, a game and a seat that do."""
    parameters = case.path_parameters
    for name, real in (("game", [GAME]), ("seat", ["0", "1", "7"])):
        if name in parameters:
            parameters[name] = draw.draw(st.sampled_from([*real * 5, str(parameters[name]), *PATHS]), label=name)
    if "match_id" in parameters:  # in turn, so that every match is met
        targets = [*ids, PATHS[turn % len(PATHS)], str(parameters["match_id"])]
        parameters["match_id"] = targets[turn % len(targets)]
    if isinstance(case.body, dict) and draw.draw(st.booleans(), label="sensible"):
        known = [name for name in case.body if name in SENSIBLE]
        case.body = {name: draw.draw(st.sampled_from(SENSIBLE[name]), label=name) for name in known}
    return case


def check(browser: Browser, case: AnyCase) -> int:
    answer = send(browser, case)
    case.validate_response(answer, checks=CHECKS)
    return answer.status_code


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_operation_answers_as_described(place: Place, operation: AnyOperation) -> None:
    """Nobody, a stranger, and a host with matches of their own: each sends the same."""
    stranger, host = place.nobody.another(), place.nobody.another()
    before, answers = place.rows(), set[int]()
    host.guest("Host")
    own = [*matches_of(host), make(host, "me", "open"), make(host, "me", "me", starts_itself=False)]
    turns = itertools.count()
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @settings(
        max_examples=20,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases, st.data())
    def story(case: AnyCase, draw: st.DataObject) -> None:
        turn = next(turns)
        for browser, ids in ((place.nobody.another(), place.matches), (stranger, place.matches), (host, own)):
            if browser in (stranger, host) and not browser.cookie:  # a case may have logged out
                browser.guest("Somebody")
            answers.add(check(browser, aimed(draw, case, ids, turn)))

    story()
    assert answers & DONE or operation.label in NEVER_DONE, f"only refused: {answers}"
    assert place.rows() == before


def test_every_operation_tells_how_to_choose_the_language() -> None:
    assert [each.label for each in OPERATIONS if "lang" not in each.query] == []
    assert len(OPERATIONS) >= 29


@pytest.mark.parametrize(
    "body", [b"[" * 60_000, b'{"name":' * 8_000, b'{"name": "\\ud800"}', b"\xff\xfe", b'"' + b"9" * 9_999]
)
@pytest.mark.parametrize(("method", "path"), [("PATCH", "/api/me"), ("POST", "/api/matches"), ("POST", "/api/session")])
def test_a_body_that_nobody_can_read_is_refused(place: Place, method: str, path: str, body: bytes) -> None:
    answer = place.ala.send(method, path, headers={"content-type": "application/json"}, content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
