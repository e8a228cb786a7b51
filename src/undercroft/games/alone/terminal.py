"""The table drawn as text for a terminal: blocks of lines with simple markup, made from a view alone.

The Hero (and whoever watches) sees the labyrinth, with tiles by their numbers and a ? where nobody has looked; Evil
sees both levels of the map. All is short; what is written on a card is told when it is first seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel.game import Block
from undercroft.kernel.text import Words

from . import atlas
from .content.missions import CATEGORIES, MISSIONS
from .content.reactions import REACTIONS, design_of
from .ids import CHARACTERS, KINDS, LOOKS, SLOTS
from .map_view import MapView
from .printed import card_moment, card_text, character_text, item_text, mission_text, statistics, tile_note
from .view import AloneView, ItemView, MissionView

INDENTATION = 2
"""The terminal sets lines in by so much."""
LEARNT = 2
"""Points of experience that unlock an ability."""


def render(view: AloneView, words: Words, width: int) -> list[Block]:
    """Everything this seat sees: first what is new to it, last what it needs for its choice."""
    blocks = [_legend(words, is_evil=view.map is not None), _monsters(view, words), _texts(view, words)]
    blocks += [_header(view, words), _hero(view, words), _missions(view, words), _track(view, words)]
    blocks.append(_decks(view, words))
    if view.map is None:
        return [*blocks, _elsewhere(view, words), _labyrinth(view, words, width - INDENTATION)]
    levels = [_level(view, view.map, level, words, width - INDENTATION) for level in range(2)]
    return [*blocks, *levels, _supply(view.map, words), *([_hand(view, words)] if view.seat is not None else [])]


# What is told once


def _legend(words: Words, is_evil: bool) -> Block:
    """What the signs of the drawing mean."""
    kinds = ", ".join(f"{words.message(f'mark-{kind}')} {words.message(f'kind-{kind}')}" for kind in KINDS)
    side = "evil" if is_evil else "hero"
    lines = [words.message(f"board-legend-{side}"), words.message("board-legend-monsters", kinds=kinds)]
    return Block("", [_faint(line) for line in lines], once=True)


def _monsters(view: AloneView, words: Words) -> Block:
    """The statistics of the monsters, told again when they change to their nightmare side (AL-NIGHT-02)."""
    lines = [f"{_strong(words.name('look', look))}: {statistics(view, look, words)}" for look in range(len(LOOKS))]
    return Block(words.message("board-monsters"), lines, once=True)


def _texts(view: AloneView, words: Words) -> Block:
    """What is written on the cards in sight, for a player who sees them for the first time."""
    lines = [f"{_strong(name)}: {text}" for name, text in _in_sight(view, words)] if view.seat is not None else []
    return Block(words.message("board-texts"), list(dict.fromkeys(lines)), once=True)


def _in_sight(view: AloneView, words: Words) -> Iterator[tuple[str, str]]:
    for mission in view.missions:
        yield words.name("mission", mission.card), mission_text(mission.card, words)
    if view.hero.character >= 0:
        ability = f"ability-{CHARACTERS[view.hero.character]}"
        yield words.message(ability), words.message(ability, "text")
    for ally in view.hero.allies:
        yield words.name("character", ally.character), character_text(ally.character, words)
    for item in view.hero.items:
        yield words.name("item", item.card), item_text(item.card, words)
    for card in (*(played.card for played in view.track if played.card >= 0), *view.hand):
        yield words.name("card", card), card_text(card, words)


# Time and the Hero


def _header(view: AloneView, words: Words) -> Block:
    if view.round == 0:
        return Block("", [_strong(words.message("board-setup"))])
    time = words.message("board-nightmare") if view.nightmare else words.message("board-rounds", left=view.rounds_left)
    parts = [_strong(words.message("board-round", round=view.round)), time]
    parts.append(words.message("board-turns", left=view.turns_left))
    if view.bullet_time and view.actions:
        parts.append(_strong(words.message("board-bullet-time", actions=view.actions)))
    return Block("", [" · ".join(parts)])


def _hero(view: AloneView, words: Words) -> Block:
    hero = view.hero
    sheet = [
        _strong(words.message("board-health", left=hero.health)),
        _strong(words.message("board-sanity", left=hero.sanity)),
        words.message("board-adrenaline", left=hero.adrenaline, refill=hero.refill),
    ]
    if hero.character >= 0:
        sheet.append(words.name("character", hero.character))
    lines = [" · ".join(sheet)]
    if hero.items:
        lines.append(words.message("board-items", items="; ".join(_item(item, words) for item in hero.items)))
    if hero.allies:
        allies = [
            words.message("board-charges", name=words.name("character", ally.character), charges=ally.charges)
            for ally in hero.allies
        ]
        lines.append(words.message("board-allies", allies="; ".join(allies)))
    learnt = [_experience(kind, points, words) for kind, points in enumerate(hero.experience) if points]
    if learnt:
        lines.append(words.message("board-experience", abilities="; ".join(learnt)))
    return Block(_plain(words.name("seat", 0)) + f" ({words.message('role-hero')})", lines)


def _item(item: ItemView, words: Words) -> str:
    name = words.message("board-charges", name=words.name("item", item.card), charges=item.charges)
    return words.message("board-upgraded", item=name) if item.upgraded else name


def _experience(kind: int, points: int, words: Words) -> str:
    """How far an ability is; what it does once it is unlocked."""
    name = words.message(f"experience-{KINDS[kind]}")
    if points < LEARNT:
        return words.message("board-points", name=name, points=points)
    return f"{_strong(name)} ({words.message(f'experience-{KINDS[kind]}', 'text')})"


def _missions(view: AloneView, words: Words) -> Block:
    lines = [_mission(mission, words) for mission in view.missions]
    counters = view.counters
    if counters.count or counters.countdown or counters.carrying:
        lines.append(
            words.message(
                "board-counters",
                count=counters.count,
                countdown=counters.countdown,
                carrying="yes" if counters.carrying else "no",
            )
        )
    return Block(words.message("board-missions"), lines)


def _mission(mission: MissionView, words: Words) -> str:
    state = "done" if mission.done else "open" if mission.active else "asleep"
    line = words.message(
        f"board-mission-{state}",
        name=_strong(words.name("mission", mission.card)),
        category=words.message(f"category-{CATEGORIES[MISSIONS[mission.card].category]}"),
        room=words.name("room", mission.room),
    )
    return _faint(line) if mission.done else line


# Evil's cards


def _track(view: AloneView, words: Words) -> Block:
    lines = [words.message("board-slots", used=SLOTS - view.free_slots, slots=SLOTS, symbols=view.open_symbols)]
    for played in view.track:
        back = words.message("board-covered", deck=words.name("deck", played.deck))
        name = back if played.card < 0 else _strong(words.name("card", played.card))
        lines.append(words.message("board-played", name=name, seat=_seat(played.seat, words), slots=played.slots))
    if view.roll:
        lines.append(words.message("board-roll", faces=", ".join(words.name("face", face) for face in view.roll)))
    return Block(words.message("board-track"), lines)


def _decks(view: AloneView, words: Words) -> Block:
    """Hands from outside and sizes of decks: open to all (AL-HAND-11)."""
    lines = []
    for player in view.evil:
        backs = [
            words.message("board-backs", count=count, deck=words.name("deck", deck.deck))
            for deck, count in zip(view.decks, player.backs, strict=False)
        ]
        key = "board-leads" if player.seat == view.leader else "board-holds"
        lines.append(words.message(key, seat=_seat(player.seat, words), cards=", ".join(backs)))
    lines += [
        words.message("board-deck", deck=words.name("deck", deck.deck), cards=deck.cards, discards=deck.discards)
        for deck in view.decks
    ]
    lines.append(words.message("board-item-deck", cards=view.item_deck, discards=len(view.item_discard)))
    return Block(words.message("board-cards"), [_faint(line) for line in lines], quiet=True)


def _hand(view: AloneView, words: Words) -> Block:
    """The hand by designs, each with its moment."""
    copies: dict[int, list[int]] = {}
    for card in view.hand:
        copies.setdefault(design_of(card), []).append(card)
    lines = []
    for cards in copies.values():
        name = _strong(words.name("card", cards[0])) + (f" ×{len(cards)}" if len(cards) > 1 else "")
        deck = words.name("deck", REACTIONS[cards[0]].deck)
        lines.append(f"{name} · {deck} · {card_moment(cards[0], words)}")
    return Block(words.message("board-hand"), lines or [_faint(words.message("board-hand-empty"))])


def _supply(map_: MapView, words: Words) -> Block:
    kinds = [
        words.message("board-left", kind=words.name("kind", kind), count=count)
        for kind, count in enumerate(map_.supply)
    ]
    lines = [words.message("board-supply", kinds=", ".join(kinds))]
    if map_.danger_aside:
        lines.append(words.message("board-danger-aside", count=map_.danger_aside))
    return Block("", lines)


# The labyrinth and the map


def _labyrinth(view: AloneView, words: Words, width: int) -> Block:
    """Tiles as they lie around the Hero."""
    lines = atlas.labyrinth(view, words, width) or [_faint(words.message("board-nothing"))]
    return Block(words.message("board-labyrinth"), lines)


def _elsewhere(view: AloneView, words: Words) -> Block:
    """What the Hero sees of the other level: it lies nowhere in the drawing, so it is told in words."""
    told = [f"{words.name('tile', tile.tile)}: {tile_note(tile, words)}" for tile in view.tiles if tile.end_of >= 0]
    return Block(words.message("board-elsewhere"), [_plain(line) for line in told])


def _level(view: AloneView, map_: MapView, level: int, words: Words, width: int) -> Block:
    return Block(words.message("board-level", number=level + 1), atlas.level(view, map_, level, words, width))


# Small things


def _seat(seat: int, words: Words) -> str:
    return _plain(words.name("seat", seat))


def _plain(text: str) -> str:
    """A text that may hold brackets, safe inside markup."""
    return text.replace("[", r"\[")


def _strong(text: str) -> str:
    return f"[bold]{text}[/bold]"


def _faint(text: str) -> str:
    return f"[dim]{text}[/dim]"
