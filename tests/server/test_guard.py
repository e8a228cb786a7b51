"""What stands before the doors: hosts, origins, tokens, headers, sizes; and how an answer fails."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.browsers import HERE, Browser, served
from undercroft.server.access import preferred_language
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.guard import LARGEST_BODY, own_hosts
from undercroft.server.headers import ALWAYS

GUEST = {"name": "Ala"}


@get("/api/broken")
async def broken() -> None:
    raise RuntimeError("the vault's number is 4711")


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("open")
    await socket.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """With two more doors: one that is broken, and one for sockets."""
    database = tmp_path_factory.mktemp("guard") / "table.sqlite"
    app = create_app(Config(database=f"sqlite+aiosqlite:///{database}", limits=False))
    app.register(broken)
    app.register(echo)
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as client:
        yield Browser(client)


@pytest.fixture
def browser(server: Browser) -> Browser:
    return server.another()


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Hosts


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8642", "127.0.0.1", "127.0.0.1:80", "[::1]:8642", "192.168.1.5:8642"]
)
def test_the_server_answers_to_its_own_names(browser: Browser, host: str) -> None:
    assert browser.get("/api/me", headers={"host": host}).status_code == 401


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "", "evil.example@localhost", "localhost:8642:1", "[::1"]
)
def test_a_name_pointed_at_us_by_others_is_refused(browser: Browser, host: str) -> None:
    for path in ("/api/me", "/", "/nowhere"):
        answer = browser.get(path, headers={"host": host})
        assert code_of(answer) == (421, "wrong-host")
        assert "set-cookie" not in answer.headers


def test_health_may_be_asked_by_any_name(browser: Browser) -> None:
    assert browser.get("/health", headers={"host": "pod-7"}).status_code == 200


def test_further_names_are_set_up() -> None:
    plain = Config(public_url="https://table.example.org:8443/", allowed_hosts=["Cellar"])
    assert own_hosts(plain) == {"localhost", "table.example.org", "cellar"}
    name = socket.gethostname().lower()
    assert own_hosts(Config(lan=True)) == {"localhost", name, f"{name}.local"}


# Origins


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:9999"},
    {"origin": "https://127.0.0.1:8642"},
    {"origin": "http://[broken"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": HERE, "sec-fetch-site": "cross-site"},
]
OURS = [{}, {"origin": HERE}, {"sec-fetch-site": "same-origin", "origin": HERE}, {"sec-fetch-site": "none"}]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_site_cannot_change_anything(browser: Browser, headers: dict[str, str]) -> None:
    assert code_of(browser.send("POST", "/api/me", headers, json=GUEST)) == (403, "foreign-origin")
    assert browser.get("/api/me").status_code == 401


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_page_and_programs_can(browser: Browser, headers: dict[str, str]) -> None:
    assert browser.send("POST", "/api/me", headers, json=GUEST).status_code == 201


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_site_cannot_open_a_socket(browser: Browser, headers: dict[str, str]) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        browser.client.websocket_connect("/api/echo", headers=headers) as opened,
    ):
        opened.receive_text()
    assert refused.value.code == 4403


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_page_can_open_a_socket(browser: Browser, headers: dict[str, str]) -> None:
    with browser.client.websocket_connect("/api/echo", headers=headers) as opened:
        assert opened.receive_text() == "open"


def test_a_socket_to_a_foreign_name_is_refused(browser: Browser) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        browser.client.websocket_connect("/api/echo", headers=headers) as opened,
    ):
        opened.receive_text()
    assert refused.value.code == 4421


def test_behind_a_proxy_the_public_address_is_ours(tmp_path: Path) -> None:
    with served(tmp_path, public_url="http://table.example.org") as browser:
        for origin, status in (("http://table.example.org:80", 201), ("https://table.example.org", 403)):
            assert browser.another().send("POST", "/api/me", {"origin": origin}, json=GUEST).status_code == status


# The token that only our own page can read


def test_without_the_token_nothing_is_changed(browser: Browser) -> None:
    answer = browser.client.post("/api/me", json=GUEST)
    assert code_of(answer) == (403, "foreign-origin")
    assert "undercroft_csrf=" in answer.headers["set-cookie"], "so that the second attempt succeeds"
    assert browser.post("/api/me", GUEST).status_code == 201


@pytest.mark.parametrize("token", [b"", b"x", b"x.y", "żółw".encode()], ids=str)
def test_a_wrong_token_is_refused(browser: Browser, token: bytes) -> None:
    browser.get("/api/me")
    answer = browser.client.post("/api/me", json=GUEST, headers={b"x-csrf-token": token})
    assert code_of(answer) == (403, "foreign-origin")


def test_a_token_that_we_did_not_sign_is_refused_even_twice(browser: Browser) -> None:
    headers = {"x-csrf-token": "x.y", "cookie": "undercroft_csrf=x.y"}
    answer = browser.client.post("/api/me", json=GUEST, headers=headers)
    assert answer.status_code == 403
    assert "undercroft_csrf=" in answer.headers["set-cookie"], "a stale token is replaced"


def test_a_good_token_is_kept(browser: Browser) -> None:
    browser.get("/api/me")
    assert "set-cookie" not in browser.get("/api/me").headers


def test_the_page_can_read_the_token(browser: Browser) -> None:
    cookie = browser.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" not in cookie
    assert "samesite=lax" in cookie


# Headers


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/schema", "/api/me", "/api/broken", "/no", "/api/no"])
def test_every_answer_wears_its_headers(browser: Browser, path: str) -> None:
    for answer in (browser.get(path), browser.get(path, headers={"host": "evil.example"}), browser.client.post(path)):
        for name, value in ALWAYS.items():
            assert answer.headers[name] == value
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'self'" if path in ("/", "/no") else "default-src 'none'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert (answer.headers.get("cache-control") == "no-store") or not path.startswith("/api")
        assert "strict-transport-security" not in answer.headers


def test_pages_may_open_sockets_to_us_only(browser: Browser) -> None:
    assert "connect-src 'self' ws://127.0.0.1:8642 wss://127.0.0.1:8642;" in _policy(browser, "127.0.0.1:8642")
    assert "connect-src 'self';" in _policy(browser, "evil.example")


def _policy(browser: Browser, host: str) -> str:
    return str(browser.get("/", headers={"host": host}).headers["content-security-policy"])


def test_https_stays_https(tmp_path: Path) -> None:
    with served(tmp_path, public_url="https://table.example.org") as browser:
        assert browser.get("/nowhere").headers["strict-transport-security"] == "max-age=31536000"


def test_the_schema_comes_without_pages(browser: Browser) -> None:
    assert "json" in browser.get("/schema").headers["content-type"]
    for page in ("swagger", "redoc", "elements", "rapidoc"):
        assert browser.get(f"/schema/{page}").status_code == 404


# Sizes


@pytest.mark.parametrize("is_announced", [True, False])
def test_a_large_body_is_refused(browser: Browser, is_announced: bool) -> None:
    def in_pieces() -> Iterator[bytes]:
        for _ in range(LARGEST_BODY // 1024 + 1):
            yield b" " * 1024

    content = b" " * (LARGEST_BODY + 1) if is_announced else in_pieces()
    assert code_of(browser.send("POST", "/api/me", content=content)) == (413, "too-large")
    fits = b'{"name":"Ala"}'.ljust(LARGEST_BODY)
    assert browser.send("POST", "/api/me", content=fits).status_code == 201


# Failures


def test_our_own_failures_tell_only_a_number(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    answer = browser.get("/api/broken")
    assert code_of(answer) == (500, "server-trouble")
    assert "4711" not in answer.text
    assert "Traceback" not in answer.text
    number = answer.json()["text"].rpartition(" ")[2].rstrip(".")
    assert number in caplog.text
    assert "4711" in caplog.text


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", "body"),
        (b"{", "body"),
        (b"[]", "body"),
        (b"\xff\xfe", "body"),
        (b'{"name": 3}', "name"),
        (b'{"name": "Ala", "language": "de"}', "language"),
        (b'{"name": "Ala", "admin": true}', "admin"),
        (b"{}", "name"),
        (b'{"name": "Ala", "\\u202e": true}', "body"),
    ],
)
def test_an_unreadable_request_says_where(browser: Browser, body: bytes, field: str) -> None:
    answer = browser.send("POST", "/api/me", content=body)
    assert code_of(answer) == (400, "bad-request")
    assert f"“{field}”" in answer.json()["text"]
    assert "Expected" not in answer.text


def test_unknown_addresses_and_methods_have_their_words(browser: Browser) -> None:
    assert code_of(browser.get("/api/nowhere")) == (404, "not-found")
    answer = browser.send("PUT", "/api/me")
    assert code_of(answer) == (405, "wrong-method")
    assert "PATCH" in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/me", "/api/broken"])
def test_failures_speak_the_readers_language(browser: Browser, path: str) -> None:
    english, polish = (_said(browser, f"{path}?lang={language}") for language in ("en", "pl"))
    assert english != polish
    assert _said(browser, path) == english
    assert _said(browser, path, "pl-PL,en;q=0.5") == polish
    assert _said(browser, f"{path}?lang=en", "pl") == english
    assert browser.get(f"{path}?lang=%ff&%&=;&lang").json()["text"]


def _said(browser: Browser, path: str, wishes: str = "") -> str:
    """The sentence, without the number of a failure."""
    return str(browser.get(path, headers={"accept-language": wishes}).json()["text"].partition(":")[0])


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("en;q=0.3, pl;q=0.7", "pl"),
        ("en-GB, pl;q=0.9", "en"),
        ("de, fr", "en"),
        ("pl;q=0", "en"),
        ("pl;q=nan", "en"),
        ("pl;q=x", "en"),
        (",;,q=1,;;=", "en"),
    ],
)
def test_the_browsers_wishes_are_weighed(header: str, language: str) -> None:
    assert preferred_language(header) == language
