"""Installable, small, and there even when the server is away; but nothing about people or matches is kept."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

LARGEST = 250_000
FONTS = ("woff", "woff2", "ttf")


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(base_url=site, locale="en-GB")
    yield context.new_page()
    context.close()


def test_the_manifest_names_icons_that_exist(page: Page) -> None:
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = json.loads(page.request.get(address).text())
    assert manifest["name"] == "Undercroft"
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_the_first_load_is_light(page: Page) -> None:
    """Everything the lobby needs, gzipped, without fonts."""
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.ok and not response.url.endswith(FONTS):
            loaded[response.url] = len(gzip.compress(response.body()))

    page.on("response", note)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded.values()) < LARGEST, loaded


def test_the_pages_open_while_the_server_is_away(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.goto("/help")
    page.locator("h1").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.locator("h1").wait_for()
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
