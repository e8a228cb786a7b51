"""The doors to what can be read about games: settings, bots, rules, cards, and the texts that browsers share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from undercroft.kernel.refusals import NoSuchGame

from .. import catalogue
from ..access import Reader
from ..errors import refuses
from ..wire.games import AgreementInfo, CardList, GameInfo, GameList, RuleList

TAGS = ["games"]
DAY = 24 * 3600
UNCHANGED = {304: ResponseSpec(None, generate_examples=False, description="The reader has this text already.")}


@get("/api/games", tags=TAGS, responses=refuses())
async def list_games(language: Reader) -> GameList:
    """The installed games."""
    return catalogue.game_list(language)


@get("/api/games/{game:str}", tags=TAGS, responses=refuses(NoSuchGame))
async def show_game(game: FromPath[str], language: Reader) -> GameInfo:
    """One game: how many play, what can be set, which bots there are."""
    return catalogue.game_info(game, language)


@get("/api/agreement", tags=TAGS, responses=refuses())
async def show_agreement(language: Reader) -> AgreementInfo:
    """What a table agrees on before it plays: pace, clock, and what happens to seats that are left."""
    return catalogue.agreement_info(language)


@get("/api/games/{game:str}/rules", tags=TAGS, responses=refuses(NoSuchGame))
async def list_rules(
    game: FromPath[str],
    language: Reader,
    search: Annotated[str, QueryParameter(max_length=200)] = "",
    rule: Annotated[str, QueryParameter(name="id", max_length=40)] = "",
) -> RuleList:
    """The rules that contain every word of ``search``, in any language; or the one with that ``id``."""
    return catalogue.rule_list(game, language, search, rule)


@get("/api/games/{game:str}/cards", tags=TAGS, responses=refuses(NoSuchGame))
async def list_cards(game: FromPath[str], language: Reader) -> CardList:
    """All cards of a game."""
    return catalogue.card_list(game, language)


@get(
    "/api/games/{game:str}/texts/{text_language:str}",
    tags=TAGS,
    media_type=MediaType.TEXT,
    responses=UNCHANGED | refuses(NoSuchGame),
)
async def show_texts(
    game: FromPath[str], text_language: FromPath[Literal["en", "pl"]], request: Request[Any, Any, Any]
) -> Response[Any]:
    """The Fluent messages of a game and of every game, one text; of two with the same name the later one holds."""
    return _kept_by_readers(*catalogue.texts(game, text_language), request, MediaType.TEXT)


@get("/api/games/{game:str}/content", tags=TAGS, responses=UNCHANGED | refuses(NoSuchGame))
async def show_content(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[Any]:
    """What lies outside every match and never changes, such as what is printed on each card; its form is the game's."""
    return _kept_by_readers(*catalogue.content(game), request, MediaType.JSON)


ROUTES = (list_games, show_agreement, show_game, list_rules, list_cards, show_texts, show_content)


def _kept_by_readers(
    data: str | bytes, tag: str, request: Request[Any, Any, Any], media_type: MediaType
) -> Response[Any]:
    """Whoever has it already is told so, and gets nothing."""
    headers = {"etag": tag, "cache-control": f"public, max-age={DAY}"}
    if _has(request.headers.get("if-none-match", ""), tag):
        return Response(None, status_code=304, headers=headers)
    return Response(data, media_type=media_type, headers=headers)


def _has(known: str, tag: str) -> bool:
    """Is the tag among those of ``If-None-Match``?"""
    return any(item.strip().removeprefix("W/") in (tag, "*") for item in known.split(","))
