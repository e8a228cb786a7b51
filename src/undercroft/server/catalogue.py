"""The installed games as a reader sees them: settings, bots, rules, cards, texts, in the reader's language.

Enters: a game and a language. Leaves: what the routes send. Nothing here changes while the server runs, so the parts
that cost something are made once.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from undercroft.bots import Bot
from undercroft.bots.registry import VOCABULARY as BOT_VOCABULARY
from undercroft.bots.registry import installed_bots
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game, installed_games
from undercroft.kernel.rules import Rule
from undercroft.kernel.settings import SEATS, Field, fields_of, seats_of
from undercroft.kernel.text import Words, text_sources

from .refusals import VOCABULARY
from .wire.games import (
    AgreementField,
    AgreementInfo,
    BotInfo,
    CardList,
    GameInfo,
    GameList,
    RuleInfo,
    RuleList,
    SeatRange,
    SettingInfo,
    ValueInfo,
    WindowInfo,
)
from .wire.tables import Agreement

MOST_WORDS = 12
"""So many words of a search count; more would only cost time."""


def game_list(language: str) -> GameList:
    return GameList(games=[game_info(name, language) for name in installed_games()])


def game_info(name: str, language: str) -> GameInfo:
    """Everything somebody must know to make a match of it."""
    played = game(name)
    words, seats = played.vocabulary.words(language), seats_of(played)
    lowest = seats.lowest or 1
    return GameInfo(
        name=played.name,
        title=words.said("game-name") or played.name,
        summary=words.said("game-summary"),
        version=played.version,
        seats=SeatRange(lowest=lowest, highest=seats.highest or lowest),
        roles=[words.message(role) for role in played.roles],
        windows=[WindowInfo(kind=kind, title=words.message(f"window-{kind}")) for kind in played.window_kinds],
        settings=[_setting(field, words) for field in fields_of(played) if field.name != SEATS],
        bots=bot_list(language),
    )


def bot_list(language: str) -> list[BotInfo]:
    """The levels that people choose from first, the easiest first; then those for experiments."""
    words = BOT_VOCABULARY.words(language)
    by_level = sorted(installed_bots().items(), key=lambda item: (item[1].level == 0, item[1].level, item[0]))
    return [bot for name, kind in by_level for bot in _as_offered(name, kind, words)]


def _as_offered(name: str, kind: type[Bot], words: Words) -> list[BotInfo]:
    """A bot; one that plays from files is as many as there are files laid out for the table."""
    title = words.said(f"bot-{name}") or name
    spelled = {f"{name}:{file}": f"{title}: {Path(file).stem}" for file in kind.shelved_files()}
    return [
        BotInfo(
            name=spelling,
            title=shown,
            about=words.said(f"bot-{name}", "about"),
            is_level=kind.level > 0,
        )
        for spelling, shown in (spelled if kind.plays_file else {name: title}).items()
    ]


@cache
def agreement_info(language: str) -> AgreementInfo:
    """What every table agrees on, whatever it plays."""
    hints, words = get_type_hints(Agreement), VOCABULARY.words(language)
    fields = msgspec.structs.fields(Agreement)
    return AgreementInfo(fields=[_agreement_field(field, hints[field.name], words) for field in fields])


def _agreement_field(field: msgspec.structs.FieldInfo, hint: Any, words: Words) -> AgreementField:
    message = f"agreement-{field.name.replace('_', '-')}"
    values = get_args(hint) if get_origin(hint) is Literal else ()
    return AgreementField(
        name=field.name,
        title=words.message(message),
        help=words.message(message, "help"),
        usual=field.default,
        values=[ValueInfo(value=value, text=words.message(message, value)) for value in values],
    )


def rule_list(name: str, language: str, search: str, rule_id: str) -> RuleList:
    """The rules that contain every word; with ``rule_id`` that rule alone, or none."""
    played = game(name)
    book = played.rules
    exact = rule_id.upper()
    words = " ".join(search.split()[:MOST_WORDS])
    found = ([book[exact]] if exact in book else []) if rule_id else book.find(words, language)
    return RuleList(
        game=played.name,
        sources=played.vocabulary.words(language).said("rule-sources"),
        rules=[
            _rule(rule, language)
            for rule in (found if rule_id else book.find(" ".join(search.split()[:MOST_WORDS]), language))
        ],
    )


@cache
def card_list(name: str, language: str) -> CardList:
    played = game(name)
    table = played.card_table(played.vocabulary.words(language))
    return CardList(game=played.name, columns=table.columns if table else [], rows=table.rows if table else [])


@cache
def texts(name: str, language: str) -> tuple[str, str]:
    """The Fluent messages of the kernel and the game as one text, and a tag that changes whenever it does.

    Where a message stands there twice the later one holds, as in our own bundles.
    """
    played: Game[Any] = game(name)
    source = "\n\n".join(text_sources(played.package, language))
    return source, _tag(played, source.encode())


@cache
def content(name: str) -> tuple[bytes, str]:
    """What lies outside every match of a game, encoded, and a tag that changes whenever it does."""
    played: Game[Any] = game(name)
    encoded = msgspec.json.encode(played.content())
    return encoded, _tag(played, encoded)


def _tag(played: Game[Any], data: bytes) -> str:
    return f'"{played.version}-{hashlib.blake2b(data, digest_size=8).hexdigest()}"'


def _setting(field: Field, words: Words) -> SettingInfo:
    return SettingInfo(
        name=field.name,
        title=words.said(field.message) or field.name,
        kind=field.kind,
        values=list(field.values) if field.kind == "one-of" else [],
        usual=field.usual_value,
        lowest=field.lowest,
        highest=field.highest,
        help=words.said(field.message, "help"),
    )


def _rule(rule: Rule, language: str) -> RuleInfo:
    return RuleInfo(
        id=rule.id, kind=rule.kind, source=rule.source, text=rule.text(language), question=rule.question(language)
    )
