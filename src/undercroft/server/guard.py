"""The guard before every door: is it us who are asked, does our own page ask, and not too often?

Every connection enters; it goes on to the routes, or ends here with a refusal. Unknown addresses and failures pass
here too, so that each answer wears its headers: Litestar's own middleware would not see them.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .access import Connection, address_of
from .config import Config
from .errors import answer, refusal_of
from .headers import dress, is_under
from .house import House
from .refusals import ForeignOrigin, WrongHost, status_of
from .sessions import new_token

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?")
LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CSRF_COOKIE, CSRF_HEADER = "undercroft_csrf", "x-csrf-token"
DEFAULT_PORTS = {"http": 80, "https": 443}
SCHEMES = {"ws": "http", "wss": "https"}


class Guard:
    """Wraps the whole application."""

    def __init__(self, inner: ASGIApp, house: House) -> None:
        self.inner = inner
        self.house = house
        self.hosts = own_hosts(house.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope, receive, send)
        is_http = scope["type"] == ScopeType.HTTP
        send = self._dressed(connection, send) if is_http else send
        try:
            await self._check(connection)
        except Exception as error:
            await (_refuse_request if is_http else _refuse_socket)(scope, receive, send, error)
        else:
            await self.inner(scope, receive, send)

    async def _check(self, connection: Connection) -> None:
        """Whoever watches over the server may ask for its health by any name and as often as they like."""
        if connection.scope["path"] == "/health":
            return
        if not is_own_host(connection.headers.get("host", ""), self.hosts):
            raise WrongHost
        await self.house.limits.check_address(address_of(connection))
        is_http = connection.scope["type"] == ScopeType.HTTP
        if is_http and connection.scope.get("method") in SAFE_METHODS:
            return
        check_origin(connection, self.house.config.public_url)
        if is_http and not self._has_csrf_token(connection):
            raise ForeignOrigin

    def _has_csrf_token(self, connection: Connection) -> bool:
        """Another site can make a browser send our cookie, but cannot read it to say it a second time."""
        cookie, header = connection.cookies.get(CSRF_COOKIE), connection.headers.get(CSRF_HEADER)
        return cookie == header and self._knows_csrf(connection)

    def _knows_csrf(self, connection: Connection) -> bool:
        return self.house.people.seal.read("csrf", connection.cookies.get(CSRF_COOKIE)) is not None

    def _dressed(self, connection: Connection, send: Send) -> Send:
        """Every answer gets its headers, and a token whoever has none that is good."""
        path, host = connection.scope["path"], connection.headers.get("host", "")
        known_host = host if is_own_host(host, self.hosts) else ""
        needs_csrf = bool(known_host) and is_under(path, "/api") and not self._knows_csrf(connection)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                dress(headers, path, known_host, self.house.config)
                if needs_csrf:
                    headers.add("set-cookie", self._csrf_cookie().to_header(header=""))
            await send(message)

        return dressed

    def _csrf_cookie(self) -> Cookie:
        """For our page's script to read, so not http-only; worth nothing without the session."""
        value = self.house.people.seal.sign("csrf", new_token())
        return Cookie(
            key=CSRF_COOKIE, value=value, path="/", samesite="lax", secure=self.house.config.is_secure, httponly=False
        )


def own_hosts(config: Config) -> frozenset[str]:
    """The names by which this server may be called."""
    names = ["localhost", urlsplit(config.public_url).hostname or "", *config.allowed_hosts]
    if config.lan:
        names += [socket.gethostname(), f"{socket.gethostname()}.local"]
    return frozenset(name.lower() for name in names if name)


def is_own_host(header: str, hosts: Iterable[str]) -> bool:
    """A site whose name is made to point at us still sends its own name. An address cannot be pointed anywhere."""
    found = HOST.fullmatch(header.lower())
    if found is None:
        return False
    return found[1] in hosts or _is_address(found[1].strip("[]"))


def check_origin(connection: Connection, public_url: str) -> None:
    """Browsers say which site sends a request. Programs say nothing, and have no cookies to be misused."""
    if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise ForeignOrigin
    origin = connection.headers.get("origin")
    if origin is None:
        return
    scheme = SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
    ours = {_origin(f"{scheme}://{connection.headers.get('host', '')}"), _origin(public_url)}
    if _origin(origin) not in ours - {None}:
        raise ForeignOrigin


def _origin(url: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port; None for what is no address of a site."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or parts.scheme not in DEFAULT_PORTS:
        return None
    return parts.scheme, parts.hostname, port or DEFAULT_PORTS[parts.scheme]


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse_request(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    await answer(request, error).to_asgi_response(app=None, request=request)(scope, receive, send)


async def _refuse_socket(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    """Before the handshake is answered: the socket never opens."""
    refusal = refusal_of(error)
    await receive()
    await send({"type": "websocket.close", "code": 4000 + status_of(refusal), "reason": refusal.code})
