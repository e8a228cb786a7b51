"""How often one may knock: by address, by person, by login; in memory, or in Redis when several processes serve.

A key enters; nothing leaves, or TooMany with the seconds to wait. Counted in fixed windows, so that the seconds
are true.
"""

from __future__ import annotations

import ipaddress
import math
import time
from typing import TYPE_CHECKING, Any

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter

from .config import Config
from .refusals import TooMany

if TYPE_CHECKING:
    from redis.asyncio import ConnectionPool

# A class of pupils, all behind one address, must be able to sit down together.
GUESTS = RateLimitItemPerHour(60)
CHAT = RateLimitItemPerMinute(40)
TAKEBACKS = RateLimitItemPerHour(200)
MATCHES_OF_ONE = RateLimitItemPerHour(60)
MATCHES_FROM_ADDRESS = RateLimitItemPerHour(300)
ANALYSES_FROM_ADDRESS = RateLimitItemPerHour(60)
LOGINS_OF_ONE = RateLimitItemPerMinute(10, 5)
LOGINS_FROM_ANYWHERE = RateLimitItemPerMinute(100, 5)
LOGINS_FROM_ADDRESS = RateLimitItemPerMinute(30, 5)


class Limits:
    """Counts what people do, and refuses what is too much."""

    def __init__(self, config: Config) -> None:
        self._is_on = config.limits
        self._requests = RateLimitItemPerMinute(config.requests_per_minute)
        self._messages = RateLimitItemPerMinute(config.messages_per_minute)
        self._pool = _redis_pool(config.redis) if config.redis else None
        self._window = FixedWindowRateLimiter(_storage(self._pool))

    async def stop(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    async def check_address(self, address: str) -> None:
        """Any request, from somebody known or not."""
        await self._hit(self._requests, "address", network_of(address))

    async def check_person(self, person_id: str) -> None:
        """Any request of a person, from wherever."""
        await self._hit(self._requests, "person", person_id)

    async def check_guest(self, address: str) -> None:
        """Somebody new wants a name."""
        await self._hit(GUESTS, "guest", network_of(address))

    async def check_login(self, address: str, login: str) -> None:
        """A password is tried, or set: guessing is slow, and so is hashing.

        Somebody else's guesses, from elsewhere, must not easily keep people out of their own account.
        """
        login, network = login.strip().lower(), network_of(address)
        await self._hit(LOGINS_FROM_ADDRESS, "login-address", network)
        await self._hit(LOGINS_OF_ONE, "login-here", f"{network} {login}")
        await self._hit(LOGINS_FROM_ANYWHERE, "login", login)

    async def check_message(self, person_or_address: str) -> None:
        """A message into a socket."""
        await self._hit(self._messages, "message", person_or_address)

    async def check_chat(self, person_or_address: str) -> None:
        """A line of chat: everybody at the table has to read it, and it is kept."""
        await self._hit(CHAT, "chat", person_or_address)

    async def check_takeback(self, person_or_address: str) -> None:
        """Something is taken back. The match remembers it for good, so it may not go on for ever."""
        await self._hit(TAKEBACKS, "takeback", person_or_address)

    async def check_match(self, address: str, person_id: str) -> None:
        """A new match: it is kept for good, and bots in it think at our cost."""
        await self._hit(MATCHES_FROM_ADDRESS, "match-address", network_of(address))
        await self._hit(MATCHES_OF_ONE, "match", person_id)

    async def check_analysis(self, address: str) -> None:
        """A finished match is to be judged, which takes a bot a minute or more."""
        await self._hit(ANALYSES_FROM_ADDRESS, "analysis", network_of(address))

    async def _hit(self, limit: RateLimitItem, *key: str) -> None:
        if not self._is_on or await self._window.hit(limit, *key):
            return
        until = (await self._window.get_window_stats(limit, *key)).reset_time
        raise TooMany(seconds=max(1, math.ceil(until - time.time())))


def network_of(address: str) -> str:
    """What counts as one address: with IPv6 everybody has 2**64 of them.

    >>> network_of("2001:db8::1:2"), network_of("192.0.2.7"), network_of("nobody")
    ('2001:db8::/64', '192.0.2.7', 'nobody')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def _redis_pool(url: str) -> ConnectionPool:
    # Only installations with several processes have this package.
    from redis.asyncio import ConnectionPool

    return ConnectionPool.from_url(url)


def _storage(pool: ConnectionPool | None) -> MemoryStorage | RedisStorage:
    if pool is None:
        return MemoryStorage()
    # limits passes its options on to the client, but does not know the types of all of them.
    options: dict[str, Any] = {"connection_pool": pool}
    return RedisStorage("async+redis://", implementation="redispy", key_prefix="undercroft-limits", **options)
