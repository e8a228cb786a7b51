"""The front door hands out the browser client, if it has been built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.server.app import create_app
from undercroft.server.config import Config

HERE = "http://testserver.local"
Client = TestClient[Any]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Undercroft</title>")
    (folder / "assets" / "main-1a2b.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


def served(web: Path, database: Path) -> Client:
    config = Config(
        web=str(web), database=f"sqlite+aiosqlite:///{database / 't.sqlite'}", allowed_hosts=["testserver.local"]
    )
    return TestClient(create_app(config), base_url=HERE)


@pytest.fixture(scope="module")
def client(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with served(built, tmp_path_factory.mktemp("front")) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/new", "/me", "/help", "/match/abc", "/match/abc/replay", "/rules/boss-monster"]
)
def test_every_page_is_the_same_document_and_is_asked_for_anew(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, "Undercroft" in answer.text) == (200, True)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_may_load_only_what_comes_from_here(client: Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy


def test_what_is_named_by_its_content_may_be_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/main-1a2b.js")
    assert (answer.status_code, answer.text) == (200, "export {}")
    assert "immutable" in answer.headers["cache-control"]


def test_files_at_the_root_are_handed_out_as_what_they_are(client: Client) -> None:
    answer = client.get("/icon.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("path", ["/nothing-here", "/assets/nothing.js", "/assets/../index.html", "/api/nothing"])
def test_what_is_not_there_is_refused_in_our_words(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404)
    if path != "/assets/../index.html":  # a client tidies this path up before it asks
        assert answer.json()["code"] == "not-found"


def test_without_a_built_client_the_door_says_where_to_look_in_the_readers_language(tmp_path: Path) -> None:
    with served(tmp_path / "nowhere", tmp_path) as client:
        english = client.get("/", headers={"accept-language": "de"})
        polish = client.get("/", headers={"accept-language": "pl-PL,en;q=0.5"})
        assert client.get("/schema").status_code == 200
    assert english.headers["content-type"].startswith("text/plain")
    assert "a table for dungeon board games" in english.text
    assert "stół do planszowych gier" in polish.text
    assert "/schema" in english.text
