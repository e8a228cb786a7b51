"""Somebody with a browser of their own: opens pages, makes matches, chooses, and notes what goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebSocket

CSRF = "undercroft_csrf"
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
OVER = ("finished", "ended", "interrupted")
# In milliseconds; generous, for two slow cores that do other things as well.
PATIENCE = 20_000
MENU = re.compile("^(Table|Stół)$")
PASS = "button.pass:enabled, [data-option='pass']:enabled"


class Line:
    """What a page sends and is sent over its socket, as it was said."""

    def __init__(self, person: Person) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda said: self.sent.append(json.loads(said)))
        socket.on("framereceived", lambda said: self.received.append(json.loads(said)))

    @property
    def position(self) -> int:
        """Where the match is, as far as the page was told."""
        return max((int(said["position"]) for said in self.received if said["type"] == "frame"), default=-1)


class Person:
    """``troubles`` are the page's errors, broken content policy, and requests to other hosts."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        *,
        language: str = "en",
        size: dict[str, int] | None = None,
        theme: str = "dark",
        guided: bool = False,
        touch: bool = False,
    ) -> None:
        self.site = site
        self.troubles: list[str] = []
        self.context = browser.new_context(
            base_url=site,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            viewport=size or DESKTOP,  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        if not guided:
            self.context.add_init_script("localStorage.setItem('undercroft.guide', 'done')")
        self.page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("request", self._look)

    def close(self) -> None:
        self.context.close()

    # What one does over HTTP, to get to the point of a test

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with this browser's cookies; the answer's JSON."""
        headers = {"x-csrf-token": self._token()} if method != "GET" else {}
        answer = self.context.request.fetch(path, method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def take_name(self, name: str) -> None:
        self.id = self.ask("POST", "/api/me", {"name": name})["id"]

    def make_match(
        self,
        *seats: str,
        game: str = "boss-monster",
        settings: dict[str, object] | None = None,
        fast: bool = True,
        **agreement: object,
    ) -> str:
        """Seats as ``me``, ``open``, ``invite`` or the name of a bot; the id of the match."""
        kinds = ("me", "open", "invite")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": wishes, "settings": settings or {}, "agreement": {"fast": fast, **agreement}}
        return str(self.ask("POST", "/api/matches", body)["table"]["id"])

    def join(self, match: str) -> None:
        self.ask("POST", f"/api/matches/{match}/join", {})

    def table(self, match: str) -> Any:
        return self.ask("GET", f"/api/matches/{match}")

    def wait_until_over(self, match: str, seconds: float = 60) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (table := self.table(match))["status"] in OVER:
                return table
            time.sleep(0.2)
        raise TimeoutError(f"match {match} is not over after {seconds} seconds")

    # What one does in the page

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main h1").first.wait_for(state="attached")

    @property
    def text(self) -> str:
        return self.page.locator("body").inner_text()

    @property
    def options(self) -> Locator:
        """Everything that can be taken now: the list, and the large button that passes."""
        return self.page.locator(f"[data-option]:enabled, {PASS}")

    def is_asked(self) -> bool:
        return self.options.count() > 0

    def choose(self, *wishes: str) -> bool:
        """Click an option whose id begins with one of the wishes, else the first. False if nothing is asked."""
        return self.take(*wishes, "")

    def take(self, *wishes: str) -> bool:
        """Click an option whose id begins with one of the wishes. False if there is none."""
        chosen = next((found for wish in wishes if (found := self._option(wish)) is not None), None)
        if chosen is None:
            return False
        # It may be gone at this very moment: the clock, a bot or somebody else was quicker.
        try:
            chosen.click(timeout=2_000)
        except Exception as gone:
            if "Timeout" not in type(gone).__name__:
                raise
            return False
        return True

    def _option(self, wish: str) -> Locator | None:
        places = (
            PASS if wish == "pass" else f"[data-option^='{wish}']:enabled" if wish else f"[data-option]:enabled, {PASS}"
        )
        found = self.page.locator(places)
        return found.first if found.count() else None

    def open_menu(self) -> None:
        """What one does at a table now and then."""
        self.page.locator("main").get_by_role("button", name=MENU, exact=True).click()

    def do_and_confirm(self, deed: str) -> None:
        """A deed of the menu that asks first, and is named the same there."""
        self.open_menu()
        for _ in ("the menu", "the question whether one is sure"):
            self.page.get_by_role("dialog").get_by_role("button", name=deed, exact=True).click()

    def fits_the_screen(self) -> bool:
        """Nothing sticks out sideways."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return width <= 0

    def until(self, happened: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
        """Wait for it. (Playwright's own way to wait needs ``eval``, which our content policy forbids.)"""
        end = time.monotonic() + seconds
        while not happened():
            if time.monotonic() >= end:
                raise TimeoutError("it did not happen")
            self.page.wait_for_timeout(50)

    # What goes wrong

    def forgive(self) -> None:
        """What was noted so far was provoked by the test."""
        self.troubles.clear()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        # Asking who one is before having a name: the browser itself notes every 401.
        if message.location.get("url", "").endswith("/api/me") and "401" in message.text:
            return
        self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _look(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.site).netloc:
            self.troubles.append(f"another host: {request.url}")

    def _token(self) -> str:
        found = self._cookie()
        if not found:
            self.context.request.get("/api/games")
            found = self._cookie()
        return found

    def _cookie(self) -> str:
        return next((str(cookie.get("value")) for cookie in self.context.cookies() if cookie.get("name") == CSRF), "")
