"""The front door: the browser client, if it has been built, else a few plain sentences in the reader's language.

Every page of the client is the same document; its script looks at the address. What its build names by its content
may be kept for ever, the document itself never.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

from ..access import Reader
from ..config import Config
from ..refusals import VOCABULARY

SCHEMA = "/schema"
PAGES = ("/", "/new", "/me", "/help", "/match/{rest:path}", "/rules/{rest:path}")
MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
FOR_EVER = CacheControlHeader(max_age=365 * 24 * 3600, immutable=True, public=True)


def front_routes(config: Config) -> list[HTTPRouteHandler | Router]:
    return [front_door] if config.client is None else client_routes(config.client)


def client_routes(folder: Path) -> list[HTTPRouteHandler | Router]:
    document = (folder / "index.html").read_bytes()

    @get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False, name="client")
    async def client() -> Response[bytes]:
        return Response(document, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    assets = create_static_files_router(
        path="/assets", directories=[folder / "assets"], cache_control=FOR_EVER, include_in_schema=False
    )
    files = [_file(path) for path in sorted(folder.iterdir()) if path.is_file() and path.name != "index.html"]
    return [client, assets, *files]


def _file(path: Path) -> HTTPRouteHandler:
    """Icons, the manifest, the service worker: files that must lie at the root."""

    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    data = path.read_bytes()

    @get(f"/{path.name}", include_in_schema=False, name=f"file {path.name}")
    async def file() -> Response[bytes]:
        return Response(data, media_type=media_type, headers={"cache-control": "no-cache"})

    return file


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def front_door(language: Reader) -> str:
    return VOCABULARY.words(language).message("front-door", schema=SCHEMA)
