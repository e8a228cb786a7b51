"""The door to a bot's opinion of a finished match. Nobody needs a name for it."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from undercroft.kernel.refusals import NoSuchGame

from ..access import Asked, Reader, TheHouse, address_of
from ..errors import refuses
from ..refusals import NoSuchMatch, NotBegun, NotOver
from ..wire.analysis import Analysis, AnalysisWish

REFUSES = refuses(NoSuchMatch, NotBegun, NotOver, NoSuchGame)


@post("/api/matches/{match_id:str}/analysis", tags=["finished matches"], status_code=200, responses=REFUSES)
async def analyse(
    match_id: FromPath[str], data: JSONBody[AnalysisWish], request: Asked, house: TheHouse, language: Reader
) -> Analysis:
    """What a bot thinks of every decision. Whoever asks first has it begun; ask again until it is done."""
    return await house.analyses.look(match_id, data, language, address_of(request))


ROUTES = (analyse,)
