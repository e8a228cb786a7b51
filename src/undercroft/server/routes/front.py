"""What stands at the front door until the browser client does: a few plain sentences, in the reader's language."""

from __future__ import annotations

from litestar import MediaType, get

from ..access import Reader
from ..refusals import VOCABULARY

SCHEMA = "/schema"


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def front_door(language: Reader) -> str:
    return VOCABULARY.words(language).message("front-door", schema=SCHEMA)
