"""What those see who look after a server: health, numbers, and a log without secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import undercroft
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.db.store import Store
from undercroft.server.house import house_of
from undercroft.server.logs import formatter, log, without_secrets
from undercroft.server.metrics import Metrics

Client = TestClient[Litestar]
PASSWORD = "correct horse battery"


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}")


@pytest.fixture
def client(config: Config) -> Iterator[Client]:
    with TestClient(create_app(config), base_url="http://127.0.0.1:8642") as client:
        yield client


@pytest.fixture(params=["json", "text"])
def lines(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Everything that any logger says, down to the smallest thing, as our handler would print it."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(formatter(request.param))
    root, ours = logging.getLogger(), logging.getLogger("undercroft")
    levels = root.level, ours.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    ours.setLevel(logging.DEBUG)
    yield written
    root.removeHandler(handler)
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def sign_up(client: Client) -> None:
    """A guest, then an account: a name, a password, and cookies."""
    client.get("/api/me")
    headers = {"x-csrf-token": client.cookies["undercroft_csrf"]}
    assert client.post("/api/me", json={"name": "Ala"}, headers=headers).status_code == 201
    credentials = {"login": "ala.k", "password": PASSWORD}
    assert client.post("/api/me/account", json=credentials, headers=headers).status_code == 201


# Health


def test_a_healthy_server_says_so(client: Client) -> None:
    answer = client.get("/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": undercroft.__version__, "database": "ok"}


def test_a_database_that_hangs_is_trouble(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.routes.health.PATIENCE", 0.0)
    answer = client.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["database"]) == ("trouble", "trouble")


def test_a_database_without_its_tables_is_trouble(client: Client, tmp_path: Path) -> None:
    house_of(client.app.state).store = Store(f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite'}")
    assert client.get("/health").status_code == 503


# Numbers


def number(client: Client, line: str) -> float:
    found = [row for row in client.get("/metrics").text.splitlines() if row.startswith(f"{line} ")]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


def test_requests_are_counted_by_route_method_and_status(client: Client) -> None:
    client.get("/health")
    client.get("/no-such-page/1")
    client.get("/no-such-page/2")
    client.request("INVENTED", "/health")
    assert number(client, 'undercroft_requests_total{method="GET",route="/health",status="200"}') == 1
    assert number(client, 'undercroft_requests_total{method="GET",route="unknown",status="404"}') == 2
    assert number(client, 'undercroft_refusals_total{code="not-found"}') == 2
    assert "no-such-page" not in client.get("/metrics").text
    assert "INVENTED" not in client.get("/metrics").text


def test_what_happens_in_matches_is_counted() -> None:
    metrics, live = Metrics(), [1, 2, 3]
    metrics.moved("person", 0.2)
    metrics.moved("bot", 0.01)
    metrics.thought("greedy", 0.5)
    metrics.count_matches(lambda: len(live))
    live.pop()
    text = metrics.text().decode()
    assert 'undercroft_moves_total{who="person"} 1.0' in text
    assert "undercroft_commit_seconds_count 2.0" in text
    assert 'undercroft_bot_thinking_seconds_sum{bot="greedy"} 0.5' in text
    assert "undercroft_matches 2.0" in text


def test_two_applications_do_not_share_their_numbers() -> None:
    first, second = Metrics(), Metrics()
    first.refused("late")
    assert "late" not in second.text().decode()


def test_numbers_are_not_given_to_whoever_comes_through_a_proxy(client: Client) -> None:
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404
    assert client.get("/metrics", headers={"forwarded": "for=203.0.113.9"}).status_code == 404


@pytest.mark.parametrize(
    ("host", "address", "status"),
    [
        ("0.0.0.0", "192.168.1.7", 404),
        ("::", "2001:db8::7", 404),
        ("192.168.1.5", "192.168.1.7", 404),
        ("0.0.0.0", "127.0.0.1", 200),
        ("192.168.1.5", "192.168.1.5", 200),
    ],
)
def test_wherever_a_server_listens_its_numbers_are_for_its_own_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, address: str, status: int
) -> None:
    """Every number that ticks would tell who was asked in a window."""
    monkeypatch.setattr("undercroft.server.routes.health.address_of", lambda _request: address)
    config = Config(database=f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", host=host)
    with TestClient(create_app(config), base_url="http://127.0.0.1:8642") as client:
        assert client.get("/metrics").status_code == status


def test_numbers_can_be_switched_off(tmp_path: Path) -> None:
    config = Config(database=f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", metrics=False)
    with TestClient(create_app(config), base_url="http://127.0.0.1") as client:
        assert client.get("/metrics").status_code == 404


# The log


def test_no_secret_reaches_the_log(client: Client, lines: io.StringIO) -> None:
    sign_up(client)
    client.get("/api/me?token=in-a-query")
    client.cookies.set("undercroft_session", "x" * 40)
    client.get("/api/me", headers={"authorization": "Bearer in-a-header"})
    written = lines.getvalue()
    assert "/api/me/account" in written
    cookies = [cookie.value or "" for cookie in client.cookies.jar]
    assert len(cookies) >= 2
    for secret in (PASSWORD, "in-a-query", "in-a-header", *cookies):
        assert secret not in written


@pytest.mark.parametrize("lines", ["json"], indirect=True)
def test_a_request_is_one_line(client: Client, lines: io.StringIO) -> None:
    client.get("/no-such-page?x=1")
    ours = [entry for entry in map(json.loads, lines.getvalue().splitlines()) if entry["event"] == "request"]
    assert len(ours) == 1
    assert ours[0].items() >= {"method": "GET", "path": "/no-such-page", "status": 404, "level": "info"}.items()
    assert ours[0]["milliseconds"] > 0
    assert len(ours[0]["request"]) == 8


def test_a_path_cannot_forge_a_line(client: Client, lines: io.StringIO) -> None:
    client.get("/x%0A2026-01-01%20everything%20is%20fine")
    written = lines.getvalue().splitlines()
    assert any("milliseconds" in line and "/x%0A2026-01-01" in line for line in written)
    assert not any(line.startswith("2026-01-01") for line in written)


def test_an_error_is_logged_without_the_values_of_variables(lines: io.StringIO) -> None:
    password = "hunter2"
    try:
        raise ValueError(len(password))
    except ValueError:
        log.exception("broken", cookie=password)
    assert "Traceback" in lines.getvalue()
    assert "hunter2" not in lines.getvalue()


@pytest.mark.parametrize(
    ("entry", "cleaned"),
    [
        ({"password": "x"}, {"password": "***"}),
        ({"headers": {"Set-Cookie": "x", "host": "y"}}, {"headers": {"Set-Cookie": "***", "host": "y"}}),
        ({"event": "postgresql://ala:x@host/db"}, {"event": "postgresql://***@host/db"}),
        ({"event": 'GET "/join?invitation=x" 200'}, {"event": 'GET "/join?***" 200'}),
        ({"seat_token": "x", "seed": 1, "salt": "s"}, {"seat_token": "***", "seed": "***", "salt": "***"}),
        ({"rows": [{"option": "build"}], "count": 3}, {"rows": [{"option": "***"}], "count": 3}),
    ],
)
def test_secrets_are_masked_wherever_they_stand(entry: dict[str, Any], cleaned: dict[str, Any]) -> None:
    assert without_secrets(None, "info", entry) == cleaned
