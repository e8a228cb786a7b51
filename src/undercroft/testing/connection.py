"""One socket to a match: what a client keeps, how it asks, and how it comes back where it was.

It complains when the table breaks its word: a log has no gap and repeats nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import EllipsisType, TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

JSON = dict[str, Any]
Chooser = Callable[[JSON], str]
"""Given a question, the id of the option to take."""

OVER = ("finished", "ended", "interrupted")
PATIENCE = 10.0
BACKOFF = (0.02, 0.5)
"""The first and the longest pause before knocking again, in seconds."""
ENCODE = msgspec.json.encode
DECODE = msgspec.json.Decoder(JSON).decode


class Lost(ConnectionError):
    """The connection went away; whether the last request was carried out is not known."""


class Goodbye(Exception):
    """The table closed the socket and said why: ``message`` is its last word."""

    def __init__(self, message: JSON) -> None:
        super().__init__(message["code"], message["text"])
        self.message = message


@dataclass
class Attempt:
    """A choice that was sent. ``answer`` is done, refused, or empty: then nobody knows.

    What is done in a window waits there for its turn, and lapses when something happens before.
    """

    seat: int | EllipsisType | None
    option: str
    position: int = -1
    is_window: bool = False
    answer: str = ""


class Connection:
    """A socket to a match, and all that the table has told through it so far."""

    def __init__(
        self,
        base_url: str,
        match_id: str,
        *,
        seat: int | EllipsisType | None = ...,
        language: str = "en",
        auto_reconnect: bool = False,
        token: str = "",
        cookies: Mapping[str, str] | None = None,
    ) -> None:
        self.url = f"{base_url.rstrip('/').replace('http', 'ws', 1)}/api/matches/{match_id}/socket"
        self.match_id = match_id
        self.language = language
        self.auto_reconnect = auto_reconnect
        self.token = token
        self.cookies = cookies
        self.table: JSON = {}
        self.you: JSON = {}
        self.seat = seat
        self.frame: JSON | None = None
        self.log: list[JSON] = []
        self.chat: list[JSON] = []
        self.takeback: JSON = {}
        self.bye: JSON | None = None
        self.unclaimed: list[JSON] = []
        """Answers without a ref: to messages that the table could not read."""
        self.attempts: list[Attempt] = []
        """Every choice that was sent, in order."""
        self.welcomes = 0
        self.restarts = 0
        """How often the table sent a log from its beginning to somebody who had a part of it."""
        self.listener: Callable[[JSON], None] | None = None
        """Hears every message as it comes."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._error: Exception | None = None
        self._is_away = True
        self._news = asyncio.Event()
        self._refs = itertools.count(1)
        self._asked: dict[int, asyncio.Future[JSON]] = {}
        self._looks: list[int] = []

    # What the table told last

    @property
    def position(self) -> int:
        return -1 if self.frame is None else int(self.frame["position"])

    @property
    def view(self) -> Any:
        return None if self.frame is None else self.frame["view"]

    @property
    def waiting(self) -> JSON | None:
        return None if self.frame is None else self.frame["waiting"]

    @property
    def question(self) -> JSON | None:
        return None if self.frame is None else self.frame["question"]

    @property
    def is_over(self) -> bool:
        return self.table.get("status") in OVER or (self.waiting or {}).get("kind") == "over"

    @property
    def acknowledged(self) -> list[str]:
        """The options that the table said are taken, in order."""
        return [attempt.option for attempt in self.attempts if attempt.answer == "done"]

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    # Coming and going

    async def __aenter__(self) -> Self:
        await self.reconnect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def reconnect(self) -> None:
        """Say hello, and which lines one still has; then listen."""
        self._is_away = False
        await self._greet()
        self._reader = asyncio.create_task(self._live())

    async def drop(self) -> None:
        """Vanish without a goodbye, as when a cable is pulled, and stay away."""
        self._is_away = True
        if self._socket is not None:
            self._socket.transport.abort()
        await self._stop_reading()

    async def close(self) -> None:
        """Say goodbye."""
        self._is_away = True
        if self._socket is not None:
            await self._socket.close()
        await self._stop_reading()

    async def _stop_reading(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        self._forget_socket()

    async def _greet(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in (self.cookies or {}).items())
        headers = {"Cookie": cookie} if cookie else {}
        socket = await connect(self.url, additional_headers=headers, compression=None, max_size=None, proxy=None)
        try:
            await socket.send(ENCODE(self._hello()).decode())
            first = DECODE(await asyncio.wait_for(socket.recv(), PATIENCE))
        except BaseException:
            socket.transport.abort()
            raise
        self._socket = socket
        self._hear(first)
        if self.bye is not None:
            await socket.close()
            self._forget_socket()
            raise Goodbye(first)

    def _hello(self) -> JSON:
        hello: JSON = {"type": "hello", "language": self.language, "events": len(self.log)}
        hello["chat"] = self.chat[-1]["number"] if self.chat else 0
        if self.seat is not ...:
            hello["seat"] = self.seat
        return hello | ({"token": self.token} if self.token else {})

    async def _live(self) -> None:
        """Listen until the connection ends; come back if that is wanted."""
        try:
            while not self._is_away:
                with contextlib.suppress(ConnectionClosed):
                    while self._socket is not None:
                        self._hear(DECODE(await self._socket.recv()))
                self._forget_socket()
                if not self.auto_reconnect or (self.bye is not None and not self.bye["again"]):
                    return
                await self._come_back()
        except Exception as error:
            self._error = error
        finally:
            self._forget_socket()

    async def _come_back(self) -> None:
        pause, longest = BACKOFF
        while not self._is_away:
            try:
                return await self._greet()
            except (OSError, EOFError, WebSocketException, TimeoutError):
                pass
            except Goodbye as goodbye:
                if not goodbye.message["again"]:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)

    def _forget_socket(self) -> None:
        self._socket = None
        for future in self._asked.values():
            if not future.done():
                future.set_exception(Lost("no answer came"))
                future.exception()  # whoever asked may have gone
        self._asked.clear()
        self._looks.clear()
        self._tell()

    # Listening

    def _hear(self, message: JSON) -> None:
        HEARD[message["type"]](self, message)
        if self.listener is not None:
            self.listener(message)
        self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _welcome(self, message: JSON) -> None:
        lines = message["frame"]["events"] if message["frame"] is not None else []
        if self._looks:
            self.log = []
        elif self.log and lines and lines[0]["number"] == 1:
            self.restarts += 1
            self.log = []
        self.welcomes += 1
        self.bye = None
        self.table, self.you, self.seat = message["table"], message["you"], message["seat"]
        self.takeback = message["takeback"]
        self._add_chat(message["chat"])
        if message["frame"] is not None:
            self._show(message["frame"])
        if self._looks:
            self._answer({**message, "ref": self._looks.pop(0)})

    def _show(self, frame: JSON) -> None:
        for line in frame["events"]:
            assert line["number"] == len(self.log) + 1, f"line {line['number']} came after line {len(self.log)}"
            self.log.append(line)
        self.frame = frame

    def _change_table(self, message: JSON) -> None:
        self.table, self.you = message["table"], message["you"]
        if isinstance(self.seat, int) and self.seat not in self.you["seats"]:
            self.seat, self.log = None, []  # the seat is somebody else's now: from here on it is a spectator's log

    def _add_chat(self, lines: Sequence[JSON]) -> None:
        for line in lines:
            assert not self.chat or line["number"] > self.chat[-1]["number"], f"chat {line['number']} came again"
            self.chat.append(line)

    def _answer(self, message: JSON) -> None:
        future = self._asked.pop(message["ref"], None) if message["ref"] is not None else None
        if message["ref"] in self._looks:
            self._looks.remove(message["ref"])
        if future is None:
            self.unclaimed.append(message)
        elif not future.done():
            future.set_result(message)

    def _part(self, message: JSON) -> None:
        self.bye = message

    # Asking

    async def until(self, is_so: Callable[[Connection], object], seconds: float = PATIENCE) -> None:
        """Wait until something is so; an error if the connection ends before, or too much time passes."""
        async with asyncio.timeout(seconds):
            while True:
                news = self._news
                if self._error is not None:
                    raise self._error
                if is_so(self):
                    return
                if self._reader is None or self._reader.done():
                    raise Goodbye(self.bye) if self.bye is not None else Lost("the table has gone")
                await news.wait()

    async def send_text(self, text: str) -> None:
        """Anything at all, as it is."""
        if self._socket is None:
            raise Lost("not connected")
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            self._forget_socket()  # before the reader notices: nobody shall try again and again with a dead socket
            raise Lost("the table has gone") from error

    async def ask(self, message: JSON, seconds: float = PATIENCE) -> JSON:
        """Send a message with a fresh ref; its answer: done, why or refused, to ``look`` a welcome."""
        ref = next(self._refs)
        future = self._asked[ref] = asyncio.get_running_loop().create_future()
        if message["type"] == "look":
            self._looks.append(ref)
        await self.send_text(ENCODE({**message, "ref": ref}).decode())
        return await asyncio.wait_for(future, seconds)

    async def choose(self, option: str | Chooser, seconds: float = PATIENCE) -> JSON:
        """Take an option of the question that is asked: by its id, or by whatever a chooser says."""
        if callable(option):
            assert self.question is not None, "nothing is asked"
            option = option(self.question)
        is_window = self.question is not None and self.question["is_window"]
        attempt = Attempt(self.seat, option, self.position, is_window)
        self.attempts.append(attempt)
        answer = await self.ask({"type": "choose", "position": attempt.position, "option": option}, seconds)
        attempt.answer = answer["type"]
        if attempt.answer == "done" and self.frame is not None and self.position == attempt.position:
            self.frame = {**self.frame, "question": None}  # answered, though nothing else has changed
        return answer


HEARD: dict[str, Callable[[Connection, JSON], None]] = {
    "welcome": Connection._welcome,
    "frame": Connection._show,
    "table": Connection._change_table,
    "takeback": lambda connection, message: setattr(connection, "takeback", message),
    "chat": lambda connection, message: connection._add_chat(message["lines"]),
    "done": Connection._answer,
    "why": Connection._answer,
    "refused": Connection._answer,
    "bye": Connection._part,
}
