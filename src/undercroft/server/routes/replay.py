"""The doors to matches that are over: record, replay through any eyes, log. Nobody needs a name to read them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Record
from undercroft.kernel.refusals import NoSuchGame, NoSuchSeat

from ..access import Reader, TheHouse
from ..errors import refuses
from ..refusals import NoSuchMatch, NotBegun, NotOver
from ..replay import Wanted
from ..wire.replay import Replay

NOBODY = "nobody"
MOST_FRAMES = 200
MOST_STEPS = 2**31
Eyes = Annotated[str, QueryParameter(pattern=f"^({NOBODY}|[0-9]{{1,2}})$", description="A seat's number, or nobody.")]
Start = Annotated[
    int, QueryParameter(name="from", ge=0, le=MOST_STEPS, description="The first step; 0 is the opening.")
]
Count = Annotated[
    int, QueryParameter(ge=1, le=MOST_STEPS, description=f"How many steps; {MOST_FRAMES} at most are sent.")
]
TAGS = ["finished matches"]
REFUSES = refuses(NoSuchMatch, NotBegun, NotOver)
REFUSES_EYES = refuses(NoSuchMatch, NotBegun, NotOver, NoSuchGame, NoSuchSeat)


@get("/api/matches/{match_id:str}/record", tags=TAGS, responses=REFUSES)
async def show_record(match_id: FromPath[str], house: TheHouse) -> Response[Record]:
    """Everything needed to play the match again and to verify it: ``undercroft verify FILE``."""
    record = await house.finished.record(match_id)
    file = f"undercroft-{record.game}-{match_id}.json"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return _encoded(record.to_json(), MediaType.JSON, headers)


@get("/api/matches/{match_id:str}/replay", tags=TAGS, responses=REFUSES_EYES)
async def show_replay(
    match_id: FromPath[str],
    house: TheHouse,
    language: Reader,
    *,
    eyes: Eyes = NOBODY,
    start: Start = 0,
    count: Count = 50,
) -> Response[Replay]:
    """The match step by step, as a seat or a spectator saw it."""
    wanted = Wanted(match=match_id, eyes=_seat(eyes), language=language, start=start, count=min(count, MOST_FRAMES))
    return _encoded(await house.finished.frames(wanted), MediaType.JSON)


@get("/api/matches/{match_id:str}/log", tags=TAGS, media_type=MediaType.TEXT, responses=REFUSES_EYES)
async def show_log(match_id: FromPath[str], house: TheHouse, language: Reader, *, eyes: Eyes = NOBODY) -> Response[str]:
    """The story of the match, a sentence a line, as a seat or a spectator was told it."""
    wanted = Wanted(match=match_id, eyes=_seat(eyes), language=language)
    return _encoded(await house.finished.story(wanted), MediaType.TEXT)


ROUTES = (show_record, show_replay, show_log)


def _seat(eyes: str) -> Seat | None:
    said = eyes.strip()  # a pattern's end matches before a line break, too
    return None if said == NOBODY else Seat(int(said))


def _encoded(data: bytes, media_type: MediaType, headers: dict[str, str] | None = None) -> Response[Any]:
    """What is encoded already is sent as it is; the routes' types tell what is inside."""
    return Response(data, media_type=media_type, headers=headers)
