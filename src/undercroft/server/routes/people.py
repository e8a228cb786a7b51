"""The doors for people: choose a name, make an account, log in, leave, be forgotten."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from ..access import Anybody, Asked, Somebody, TheHouse, address_of, token_of
from ..db.tables import PersonRow
from ..errors import refuses
from ..house import House
from ..refusals import BadLogin, BadName, BadPassword, HasAccount, LoginTaken, NotSignedIn, WrongLogin
from ..sessions import session_cookie
from ..wire.people import ChangeMe, Credentials, Me, NewGuest

TAGS = ["people"]
GONE = {204: ResponseSpec(None, description="Done; the cookie is taken away.")}
RENAMED = {200: ResponseSpec(Me, generate_examples=False, description="You had a name already; it is changed.")}


@post("/api/me", tags=TAGS, responses=RENAMED | refuses(BadName))
async def choose_name(data: JSONBody[NewGuest], request: Asked, house: TheHouse, visitor: Anybody) -> Response[Me]:
    """Choose a name and be remembered. Who has one already is only renamed."""
    if visitor is not None:
        return Response(_shown(await house.people.change(visitor.id, name=data.name)), status_code=200)
    await house.limits.check_guest(address_of(request))
    person, token = await house.people.guest(data.name, data.language)
    return _signed_in(house, person, token, status=201)


@get("/api/me", tags=TAGS, responses=refuses(NotSignedIn))
async def who_am_i(request: Asked, house: TheHouse, me: Somebody) -> Response[Me]:
    """Who the cookie says I am. The cookie is set anew, so that it lasts as long as it is used."""
    return _signed_in(house, me, token_of(request) or "", status=200)


@patch("/api/me", tags=TAGS, responses=refuses(NotSignedIn, BadName))
async def change_me(data: JSONBody[ChangeMe], house: TheHouse, me: Somebody) -> Me:
    """Change name or language."""
    return _shown(await house.people.change(me.id, name=data.name, language=data.language))


@post("/api/me/account", tags=TAGS, responses=refuses(NotSignedIn, BadLogin, BadPassword, LoginTaken, HasAccount))
async def make_account(data: JSONBody[Credentials], request: Asked, house: TheHouse, me: Somebody) -> Response[Me]:
    """Keep my matches across devices: log in with this from now on."""
    await house.limits.check_login(address_of(request), data.login)
    old = token_of(request) or ""
    person, token = await house.people.make_account(me.id, data.login, data.password, old)
    house.renew_session(old, token)
    return _signed_in(house, person, token, status=201)


@post("/api/session", tags=TAGS, responses=refuses(WrongLogin))
async def log_in(data: JSONBody[Credentials], request: Asked, house: TheHouse) -> Response[Me]:
    """Log in on this device. Whoever was signed in here before is not any more."""
    await house.limits.check_login(address_of(request), data.login)
    old = token_of(request)
    person, token = await house.people.log_in(data.login, data.password, old)
    if old is not None:
        await house.sign_out(old)
    return _signed_in(house, person, token, status=201)


@delete("/api/session", tags=TAGS, status_code=204, responses=GONE | refuses())
async def log_out(request: Asked, house: TheHouse) -> Response[None]:
    """Leave on this device. A guest cannot come back; an account can log in again."""
    token = token_of(request)
    if token is not None:
        await house.people.log_out(token)
        await house.sign_out(token)
    return _gone(house)


@delete("/api/me", tags=TAGS, status_code=204, responses=GONE | refuses(NotSignedIn))
async def delete_me(house: TheHouse, me: Somebody) -> Response[None]:
    """Delete my data. The matches of others stay, without my name and words."""
    await house.people.delete(me.id)
    return _gone(house)


ROUTES = (choose_name, who_am_i, change_me, make_account, log_in, log_out, delete_me)


def _shown(person: PersonRow) -> Me:
    return Me(id=person.id, name=person.name, language="pl" if person.language == "pl" else "en", login=person.login)


def _signed_in(house: House, person: PersonRow, token: str, status: int) -> Response[Me]:
    value = house.people.seal.sign("session", token)
    return Response(_shown(person), status_code=status, cookies=[session_cookie(value, house.config)])


def _gone(house: House) -> Response[None]:
    return Response(None, status_code=204, cookies=[session_cookie("", house.config)])
