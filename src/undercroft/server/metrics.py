"""What a process counts and measures for Prometheus. Each application has numbers of its own.

The match code calls the verbs (``moved``, ``thought``, ``refused``); ``/metrics`` gives ``text()`` away. No label
names a person or a match: labels are few and known beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
Mover = Literal["person", "bot", "clock", "order", "rules"]


class Metrics:
    """The numbers of one application.

    >>> metrics = Metrics()
    >>> metrics.moved("person", 0.004)
    >>> 'undercroft_moves_total{who="person"} 1.0' in metrics.text().decode()
    True
    """

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "undercroft_requests", "Requests answered.", ["route", "method", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "undercroft_request_seconds", "Time to answer a request.", ["route"], buckets=QUICK, registry=registry
        )
        self._sockets = Gauge("undercroft_sockets", "Sockets open now.", registry=registry)
        self._matches = Gauge("undercroft_matches", "Matches that this process holds live.", registry=registry)
        self._moves = Counter("undercroft_moves", "Moves made, by who made them.", ["who"], registry=registry)
        self._commit_seconds = Histogram(
            "undercroft_commit_seconds", "From a choice to its commit.", buckets=QUICK, registry=registry
        )
        self._thinking_seconds = Histogram(
            "undercroft_bot_thinking_seconds", "Time bots think.", ["bot"], buckets=SLOW, registry=registry
        )
        self._refusals = Counter("undercroft_refusals", "Requests and messages refused.", ["code"], registry=registry)

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request is done. ``route`` is a template; methods that somebody made up count as one."""
        self._requests.labels(route, method if method in METHODS else "other", str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def count_matches(self, count: Callable[[], int]) -> None:
        """Whom to ask, at every look, how many matches are live."""
        self._matches.set_function(count)

    def moved(self, who: Mover, seconds: float) -> None:
        """A move is on the disk, so long after it was chosen."""
        self._moves.labels(who).inc()
        self._commit_seconds.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has made up its mind; ``bot`` is its name without a strength, such as ``greedy``."""
        self._thinking_seconds.labels(bot).observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def text(self) -> bytes:
        """All of it, in the format that Prometheus reads."""
        return generate_latest(self.registry)
