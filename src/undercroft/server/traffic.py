"""Everything that comes and goes: each request and each socket is numbered, logged in one line, and counted.

It stands around the whole application, so that addresses which do not exist are seen as well. Of a request only
method and path are told: a query string or a header may hold a secret.
"""

from __future__ import annotations

import secrets
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send, WebSocketScope
from structlog.contextvars import bound_contextvars

from .logs import is_secret, log
from .metrics import Metrics

UNKNOWN = "unknown"
LONGEST_PATH = 200
# Machines ask for these every few seconds; nobody wants to read it.
QUIET = ("/health", "/metrics")


class Traffic:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with bound_contextvars(request=secrets.token_hex(4)):
            if scope["type"] == ScopeType.WEBSOCKET:
                visit = SocketVisit(scope, receive, send, self.metrics)
                try:
                    await self.app(scope, visit.receive, visit.send)
                finally:
                    visit.end()
            else:
                call = RequestVisit(scope, send, self.metrics)
                try:
                    await self.app(scope, receive, call.send)
                finally:
                    call.end()


class RequestVisit:
    """One request, from its arrival to its answer."""

    def __init__(self, scope: HTTPScope, send: Send, metrics: Metrics) -> None:
        self.scope, self.metrics = scope, metrics
        self._send = send
        self._started = time.perf_counter()
        self._status = 500

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
        await self._send(message)

    def end(self) -> None:
        seconds, method = time.perf_counter() - self._started, self.scope["method"]
        self.metrics.answered(template_of(self.scope), method, self._status, seconds)
        tell = log.debug if self.scope["path"] in QUIET else log.info
        milliseconds = round(seconds * 1000, 1)
        tell("request", method=method[:20], path=path_of(self.scope), status=self._status, milliseconds=milliseconds)


class SocketVisit:
    """One socket, from the knock to the close. One that is never accepted is refused, and counts as no socket."""

    def __init__(self, scope: WebSocketScope, receive: Receive, send: Send, metrics: Metrics) -> None:
        self.scope, self.metrics = scope, metrics
        self._receive, self._send = receive, send
        self._started = time.perf_counter()
        self._is_open = False
        self._code: int | None = None

    async def receive(self) -> ReceiveMessage:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._code = self._code or message["code"]
        return message

    async def send(self, message: Message) -> None:
        await self._send(message)
        if message["type"] == "websocket.accept":
            self._is_open = True
            self.metrics.socket_opened()
            log.info("socket opened", path=path_of(self.scope))
        elif message["type"] == "websocket.close":
            self._code = message["code"]

    def end(self) -> None:
        if not self._is_open:
            log.info("socket refused", path=path_of(self.scope), code=self._code)
            return
        self.metrics.socket_closed()
        seconds = round(time.perf_counter() - self._started, 1)
        log.info("socket closed", path=path_of(self.scope), code=self._code, seconds=seconds)


def template_of(scope: Scope) -> str:
    """The route as it was declared, so that a million matches are one label."""
    return scope.get("path_template") or UNKNOWN


def path_of(scope: Scope) -> str:
    """The path as it was sent, still encoded (a line break must not start a line); secrets in it are left out."""
    if any(is_secret(name) for name in scope.get("path_params", {})):
        return template_of(scope)
    # Some servers leave the query string in it.
    return scope["raw_path"].partition(b"?")[0].decode("ascii", "replace")[:LONGEST_PATH]
