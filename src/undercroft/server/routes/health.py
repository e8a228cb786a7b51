"""For those who look after a server: is it well (``/health``), and how busy is it (``/metrics``).

Neither needs a cookie. ``/health`` tells nothing that a stranger may not know; ``/metrics`` is not for strangers,
and is not given to anybody who came through a proxy.
"""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import select

import undercroft

from ..access import address_of
from ..addresses import is_loopback, listening_host
from ..config import Config
from ..db.store import Store
from ..db.tables import KeyRow
from ..errors import refuses
from ..house import house_of
from ..metrics import MEDIA_TYPE
from ..refusals import DatabaseTrouble

PATIENCE = 2.0
FROM_A_PROXY = ("x-forwarded-for", "forwarded", "x-real-ip")
Condition = Literal["ok", "trouble"]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is. ``database`` is whether it answers."""

    status: Condition
    version: str
    database: Condition


@get(
    "/health",
    tags=["operations"],
    responses={
        400: refuses()[400],
        500: refuses()[500],
        503: ResponseSpec(Health, generate_examples=False, description="The database does not answer."),
    },
)
async def health(state: State) -> Response[Health]:
    """Is this process able to serve?"""
    condition = await condition_of(house_of(state).store)
    found = Health(status=condition, version=undercroft.__version__, database=condition)
    return Response(found, status_code=200 if condition == "ok" else 503, headers={"cache-control": "no-store"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[None, None, State], state: State) -> Response[bytes]:
    """The numbers for Prometheus."""
    config = house_of(state).config
    if not config.metrics or _is_foreign(request, config) or any(name in request.headers for name in FROM_A_PROXY):
        raise NotFoundException
    return Response(house_of(state).metrics.text(), media_type=MEDIA_TYPE)


def _is_foreign(request: Request[None, None, State], config: Config) -> bool:
    """Numbers that tick tell who was asked in a window: where others can reach us, they are for this machine alone."""
    host, address = listening_host(config), address_of(request)
    return not is_loopback(host) and not is_loopback(address) and address != host


async def condition_of(store: Store) -> Condition:
    """A real question to a real table: SQLite answers ``SELECT 1`` without looking at its file."""
    try:
        async with asyncio.timeout(PATIENCE), store.read() as db:
            await db.execute(select(KeyRow.name).limit(1))
    except (DatabaseTrouble, TimeoutError):
        return "trouble"
    return "ok"
