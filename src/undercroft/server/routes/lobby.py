"""The doors of the lobby: make, find, join, leave, host and play again."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from undercroft.bots.registry import BadBudget, BadStrength, NoSuchBot, NotShelved
from undercroft.kernel.refusals import BadSettings, NoSuchGame, NoSuchSeat

from ..access import Asked, Somebody, TheHouse, address_of
from ..errors import refuses
from ..refusals import (
    BadName,
    HasBegun,
    IsOver,
    NoSeatFree,
    NoSuchMatch,
    NotBegun,
    NotIdle,
    NotOver,
    NotSignedIn,
    NotTheHost,
    NotYourSeat,
    SeatKnown,
    SeatsMissing,
    SeatTaken,
    SecondSeat,
    TooManyMatches,
    TooMuchThought,
    WrongInvitation,
)
from ..wire.lobby import Join, NewMatch, NewTable, SeatToken, SeatWish, TableList
from ..wire.tables import TableInfo

FIND, HOST = ["lobby"], ["hosting"]
BOTS = (NoSuchBot, NotShelved, BadStrength, BadBudget, TooMuchThought)
MAKES = refuses(NotSignedIn, NoSuchGame, BadSettings, BadName, *BOTS, TooManyMatches)
JOINS = refuses(
    NotSignedIn, NoSuchMatch, NoSuchSeat, BadName, WrongInvitation, SeatTaken, SecondSeat, NoSeatFree, IsOver
)
HOSTS = refuses(NotSignedIn, NoSuchMatch, NotTheHost, IsOver, NotBegun)


@get("/api/matches", tags=FIND, responses=refuses())
async def list_matches(house: TheHouse) -> TableList:
    """The public matches that can be joined or watched, the newest first."""
    return TableList(tables=await house.lobby.public())


@get("/api/matches/mine", tags=FIND, responses=refuses(NotSignedIn))
async def list_mine(house: TheHouse, me: Somebody) -> TableList:
    """My matches: those I play, played or host; the ones that changed last first."""
    return TableList(tables=await house.lobby.mine(me))


@post("/api/matches", tags=FIND, responses=MAKES)
async def make_match(data: JSONBody[NewMatch], request: Asked, house: TheHouse, me: Somebody) -> NewTable:
    """Make a match. Invitations are told once, here."""
    await house.limits.check_match(address_of(request), me.id)
    return await house.lobby.make(me, data)


@get("/api/matches/{match_id:str}", tags=FIND, responses=refuses(NoSuchMatch))
async def show_match(match_id: FromPath[str], house: TheHouse) -> TableInfo:
    """One match: who sits where, what was agreed, how it stands."""
    return await house.lobby.info(match_id)


@post("/api/matches/{match_id:str}/join", tags=FIND, status_code=200, responses=JOINS)
async def join_match(match_id: FromPath[str], data: JSONBody[Join], house: TheHouse, me: Somebody) -> TableInfo:
    """Sit down. One may sit down more than once: several people at one device."""
    return await house.lobby.join(me, match_id, data)


@post(
    "/api/matches/{match_id:str}/leave",
    tags=FIND,
    status_code=200,
    responses=refuses(NotSignedIn, NoSuchMatch, NotYourSeat, IsOver),
)
async def leave_match(match_id: FromPath[str], house: TheHouse, me: Somebody) -> TableInfo:
    """Get up from all my seats."""
    return await house.hosting.leave(me, match_id)


@post(
    "/api/matches/{match_id:str}/rematch",
    tags=FIND,
    status_code=200,
    responses=refuses(NotSignedIn, NoSuchMatch, NotYourSeat, NotOver, TooManyMatches),
)
async def rematch(match_id: FromPath[str], request: Asked, house: TheHouse, me: Somebody) -> TableInfo:
    """The same again. Who asks first makes it; the others' seats are kept for them."""
    await house.limits.check_match(address_of(request), me.id)
    return await house.lobby.rematch(me, match_id)


@post(
    "/api/matches/{match_id:str}/begin",
    tags=HOST,
    status_code=200,
    responses=refuses(NotSignedIn, NoSuchMatch, NotTheHost, IsOver, HasBegun, SeatsMissing),
)
async def begin_match(match_id: FromPath[str], house: TheHouse, me: Somebody) -> TableInfo:
    """Begin: every seat is taken."""
    return await house.hosting.begin(me, match_id)


@post("/api/matches/{match_id:str}/pause", tags=HOST, status_code=200, responses=HOSTS)
async def pause_match(match_id: FromPath[str], house: TheHouse, me: Somebody) -> TableInfo:
    """Nobody can move and no clock runs until the host goes on."""
    return await house.hosting.pause(me, match_id)


@post("/api/matches/{match_id:str}/resume", tags=HOST, status_code=200, responses=HOSTS)
async def resume_match(match_id: FromPath[str], house: TheHouse, me: Somebody) -> TableInfo:
    """Play goes on; the clock of the present choice starts anew."""
    return await house.hosting.resume(me, match_id)


@post("/api/matches/{match_id:str}/end", tags=HOST, status_code=200, responses=HOSTS)
async def end_match(match_id: FromPath[str], house: TheHouse, me: Somebody) -> TableInfo:
    """The match is over, without a result."""
    return await house.hosting.end(me, match_id)


@put(
    "/api/matches/{match_id:str}/seats/{seat:int}",
    tags=HOST,
    responses=refuses(
        NotSignedIn, NoSuchMatch, NotTheHost, NoSuchSeat, NotIdle, SecondSeat, SeatKnown, *BOTS, BadName, IsOver
    ),
)
async def set_seat(
    match_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish], house: TheHouse, me: Somebody
) -> NewTable:
    """Say who sits there: before play any seat, later one whose person is gone."""
    return await house.hosting.set_seat(me, match_id, seat, data)


@post(
    "/api/matches/{match_id:str}/seats/{seat:int}/token",
    tags=HOST,
    responses=refuses(NotSignedIn, NoSuchMatch, NoSuchSeat, NotYourSeat),
)
async def seat_token(match_id: FromPath[str], seat: FromPath[int], house: TheHouse, me: Somebody) -> SeatToken:
    """A key to one of my seats, for a program. A new key makes the old one useless."""
    return await house.hosting.token(me, match_id, seat)


ROUTES = (
    list_matches,
    list_mine,
    make_match,
    show_match,
    join_match,
    leave_match,
    rematch,
    begin_match,
    pause_match,
    resume_match,
    end_match,
    set_seat,
    seat_token,
)
