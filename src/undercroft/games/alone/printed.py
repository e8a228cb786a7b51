"""What is printed on cards, in words: texts, facts, notes beside options, the list of all cards.

Much of the printed game is not to be had, so the list says of every card how much of it was read, how much follows by
reasoning, and how much was designed for this program.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from undercroft.kernel.game import CardTable
from undercroft.kernel.parts import Option
from undercroft.kernel.text import Words

from .content.items import ITEMS, NO_ACTION, TITLES, TYPES
from .content.missions import CATEGORIES, MISSIONS
from .content.monsters import BOSSES as BOSS_ROWS
from .content.monsters import NIGHTMARE, NORMAL, Row
from .content.reactions import COPIES, REACTIONS
from .ids import (
    ACTIONS,
    AMBER,
    BOSSES,
    CHARACTERS,
    DECKS,
    EAST,
    HYBRIDS,
    KINDS,
    NORTH,
    PARASITES,
    PROSPECTOR,
    ROOMS,
    SOUTH,
    STATS,
    TOKENS_OF_KIND,
    WEST,
    MonsterId,
)
from .labyrinth_view import OTHER_LEVEL, FigureView, TileView
from .map_view import MapView, MonsterView, SectorView
from .options import evil, hero, setting_up
from .state import COLONEL, kind_of
from .view import AloneView

COLUMNS = ("name", "kind", "facts", "copies", "provenance", "text")
PARTS_OF_MISSION = ("condition", "start", "task", "ongoing", "reward")
CONFIRMED, DESIGNED = "confirmed", "designed"
REASONED_ROWS = (PARASITES, HYBRIDS)
"""Whose printed rows of numbers are told apart by reasoning only."""
MISSIONS_OF_BOSSES = ("call-for-help", "burn-the-nest")
"""The final mission that brings each boss."""
Notes: TypeAlias = dict[type[Option], Callable[[AloneView, Any, Words], str]]

# Texts of cards


def card_text(card: int, words: Words) -> str:
    """Both halves of a reaction card."""
    slug = f"card-{REACTIONS[card].slug}"
    return words.message("text-halves", upper=words.message(slug, "upper"), lower=words.message(slug, "lower"))


def card_moment(card: int, words: Words) -> str:
    """What enables a reaction card, and when it is played."""
    return words.message(f"card-{REACTIONS[card].slug}", "moment")


def item_text(item: int, words: Words) -> str:
    slug = f"item-{ITEMS[item].slug}"
    return words.message("text-item", effect=words.message(slug, "effect"), upgrade=words.message(slug, "upgrade"))


def item_facts(item: int, words: Words) -> str:
    """The type, the component of the upgrade, and the charges at the start."""
    printed = ITEMS[item]
    return words.message(
        "facts-item",
        type=words.message(f"type-{TYPES[printed.type]}"),
        component=words.message(f"type-{TYPES[printed.component]}"),
        charges=printed.charges,
    )


def mission_text(mission: int, words: Words) -> str:
    """What holds, what happens and what is to be done, as far as the card says something about each."""
    slug = f"mission-{MISSIONS[mission].slug}"
    parts = [part for part in PARTS_OF_MISSION if words.has(slug, part)]
    return " ".join(words.message(f"text-{part}", text=words.message(slug, part)) for part in parts)


def character_text(character: int, words: Words) -> str:
    """A character as Hero and as ally."""
    slug = CHARACTERS[character]
    return " ".join(
        words.message(
            f"text-{part}", name=words.message(f"{part}-{slug}"), text=words.message(f"{part}-{slug}", "text")
        )
        for part in ("ability", "skill", "sacrifice")
    )


# The list of all cards


def card_table(words: Words) -> CardTable:
    """Every reaction card, item, mission, character, kind of monster and boss once."""
    parts = (_reactions, _items, _missions, _characters, _monsters, _bosses)
    rows = [row for part in parts for row in part(words)]
    return CardTable([words.message(f"column-{column}") for column in COLUMNS], rows)


def _reactions(words: Words) -> Iterator[list[str]]:
    for card in range(0, len(REACTIONS), COPIES):
        printed = REACTIONS[card]
        yield [
            words.name("card", card),
            words.message("list-reaction", deck=words.message(f"deck-{DECKS[printed.deck]}")),
            card_moment(card, words),
            f"×{COPIES}",
            words.message(f"provenance-{printed.confidence}"),
            card_text(card, words),
        ]


def _items(words: Words) -> Iterator[list[str]]:
    """Of a confirmed item type, charges and upgrade are designed all the same."""
    for printed in TITLES:
        action = "" if printed.action == NO_ACTION else words.message(f"action-{ACTIONS[printed.action]}")
        item = ITEMS.index(printed)
        yield [
            words.message(f"item-{printed.slug}"),
            words.message("list-extra-item" if printed.is_extra else "list-item"),
            " · ".join(fact for fact in (action, item_facts(item, words)) if fact),
            f"×{printed.copies}",
            words.message("provenance-item" if printed.confidence == CONFIRMED else f"provenance-{printed.confidence}"),
            item_text(item, words),
        ]


def _missions(words: Words) -> Iterator[list[str]]:
    for mission, printed in enumerate(MISSIONS):
        yield [
            words.name("mission", mission),
            words.message(f"category-{CATEGORIES[printed.category]}"),
            words.message(f"room-{ROOMS[printed.room]}"),
            "×1",
            words.message("provenance-tuned" if printed.is_tuned else f"provenance-{printed.confidence}"),
            mission_text(mission, words),
        ]


def _characters(words: Words) -> Iterator[list[str]]:
    """Four professions are known by name; what they can do is designed, and so is the fifth character."""
    for character in range(len(CHARACTERS)):
        is_extra = character == PROSPECTOR
        yield [
            words.name("character", character),
            words.message("list-extra-character" if is_extra else "list-character"),
            "",
            "×1",
            words.message(f"provenance-{DESIGNED}" if is_extra else "provenance-character"),
            character_text(character, words),
        ]


def _monsters(words: Words) -> Iterator[list[str]]:
    """The nightmare side and what experience teaches are designed for every kind."""
    for kind, slug in enumerate(KINDS):
        experience = f"experience-{slug}"
        yield [
            words.name("kind", kind),
            words.message("list-monster"),
            _facts_of_kind(NORMAL[kind], words),
            f"×{TOKENS_OF_KIND}",
            words.message("provenance-reasoned-row" if kind in REASONED_ROWS else "provenance-row"),
            words.message(
                "text-monster",
                nightmare=_facts_of_kind(NIGHTMARE[kind], words),
                name=words.message(experience),
                text=words.message(experience, "text"),
            ),
        ]


def _bosses(words: Words) -> Iterator[list[str]]:
    """The Colonel's card is known, not the nightmare side whose numbers he has; the Matriarch is designed."""
    for boss, (slug, mission) in enumerate(zip(BOSSES, MISSIONS_OF_BOSSES, strict=True), start=COLONEL):
        yield [
            words.message(f"boss-{slug}"),
            words.message("list-boss"),
            _facts_of_boss(BOSS_ROWS[boss - COLONEL], words),
            "×1",
            words.message("provenance-colonel" if boss == COLONEL else f"provenance-{DESIGNED}"),
            words.message(
                "text-boss",
                kind=words.name("kind", kind_of(MonsterId(boss))),
                mission=words.message(f"mission-{mission}"),
                start=words.message(f"mission-{mission}", "start"),
                ongoing=words.message(f"mission-{mission}", "ongoing"),
            ),
        ]


# Where things are


def where(dx: int, dy: int, words: Words) -> str:
    """How far from the Hero's sector, by the compass: 2 north, 1 east."""
    steps = (
        (NORTH if dy < 0 else SOUTH, abs(dy)),
        (EAST if dx > 0 else WEST, abs(dx)),
    )
    told = [words.message("note-steps", count=count, way=words.name("way", way)) for way, count in steps if count]
    return ", ".join(told) or words.message("note-here")


def place_of_tile(tile: TileView, words: Words) -> str:
    if tile.end_of < 0:
        return where(tile.dx, tile.dy, words)
    if tile.end_of == OTHER_LEVEL:
        return words.message("report-other-level")
    return words.message("note-end-of", stairs=words.name("way", tile.end_of))


def tile_note(tile: TileView, words: Words) -> str:
    """Where a tile lies and what is there."""
    room = [words.name("room", tile.room)] if tile.room >= 0 else []
    figures = [figure_name(figure, words) for figure in tile.figures]
    return " · ".join([place_of_tile(tile, words), *room, *_signs(tile, words), *figures])


def _signs(place: TileView | SectorView, words: Words) -> Iterator[str]:
    """Light, danger, switch and stairs."""
    if place.lit:
        yield words.message("note-lit")
    if place.danger:
        yield words.message("note-danger")
    if place.switch:
        yield words.message("note-switch")
    if place.stairs >= AMBER:
        yield words.name("way", place.stairs)


def figure_name(figure: FigureView | MonsterView, words: Words) -> str:
    """Kind or name, and whether it is wounded."""
    kind = words.message(f"boss-{BOSSES[figure.boss]}") if figure.boss >= 0 else words.name("kind", figure.kind)
    return words.message("note-wounded", name=kind) if figure.wounded else kind


def statistics(view: AloneView, look: int, words: Words) -> str:
    """A line of the table of monsters as it holds now. Bosses are always the same, and no distance is kept for them."""
    table = view.statistics.nightmare if view.nightmare else view.statistics.normal
    row = (*table, *view.statistics.bosses)[look]
    return _facts_of_kind(row, words) if look < len(KINDS) else _facts_of_boss(row, words)


def _facts_of_kind(row: Row, words: Words) -> str:
    return words.message("facts-monster", **_facts(row), distance=row.distance)


def _facts_of_boss(row: Row, words: Words) -> str:
    return words.message("facts-boss", **_facts(row))


def _facts(row: Row) -> dict[str, Any]:
    return {
        "wound": row.wound,
        "kill": row.kill,
        "dark": row.attack_dark,
        "lit": row.attack_lit,
        "sanity": row.sanity,
    }


# Notes beside options


def note(view: AloneView, option: Option, words: Words) -> str:
    """What a card or item says, where a place is and what is there, how strong a monster is."""
    tell = NOTES.get(type(option))
    return tell(view, option, words) if tell is not None else ""


def _of_tile(view: AloneView, option: Any, words: Words) -> str:
    return next((tile_note(tile, words) for tile in view.tiles if tile.tile == option.tile), "")


def _of_figure(view: AloneView, option: Any, words: Words) -> str:
    for tile in view.tiles:
        for figure in tile.figures:
            if figure.figure == option.figure:
                return f"{figure_name(figure, words)} · {place_of_tile(tile, words)}"
    return ""


def _of_sector(view: AloneView, option: Any, words: Words) -> str:
    if view.map is None or option.sector < 0:
        return ""
    sector = view.map.sectors[option.sector]
    here = [figure_name(monster, words) for monster in view.map.monsters if monster.sector == option.sector]
    steps = steps_from_hero(view.map).get(option.sector)
    facts = [] if steps is None else [words.message("note-distance", steps=steps)]
    facts += [words.name("room", sector.room)] if sector.room >= 0 else []
    facts += _signs(sector, words)
    facts += [words.message("note-revealed")] if sector.tile >= 0 else []
    return " · ".join([*facts, *here])


def steps_from_hero(map_: MapView) -> dict[int, int]:
    """How far the Hero is from every sector that can be reached; blocked doors are walls (AL-DEPLOY-04)."""
    far = {} if map_.hero < 0 else {map_.hero: 0}
    waiting = deque(far)
    while waiting:
        here = waiting.popleft()
        sector = map_.sectors[here]
        for way, there in enumerate(sector.ways):
            is_shut = way < AMBER and sector.doors[way] in map_.blocked
            if there >= 0 and there not in far and not is_shut:
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def _of_monster(view: AloneView, option: Any, words: Words) -> str:
    if view.map is None:
        return ""
    for monster in view.map.monsters:
        if monster.monster == option.monster:
            place = words.name("sector", monster.sector)
            return f"{place} · {words.message('note-is-wounded')}" if monster.wounded else place
    return ""


def _of_experience(_: AloneView, option: Any, words: Words) -> str:
    slug = f"experience-{KINDS[option.kind]}"
    return words.message("note-named", name=words.message(slug), text=words.message(slug, "text"))


def _of_skill(part: str, character: int, words: Words) -> str:
    slug = f"{part}-{CHARACTERS[character]}"
    return words.message("note-named", name=words.message(slug), text=words.message(slug, "text"))


def _with_item(_: AloneView, option: Any, words: Words) -> str:
    return item_text(option.item, words)


def _with_card(_: AloneView, option: Any, words: Words) -> str:
    return card_text(option.card, words)


def _of_device(_: AloneView, option: Any, words: Words) -> str:
    return mission_text(option.mission, words)


def _of_target(view: AloneView, option: Any, words: Words) -> str:
    """The missions that lead to a room that one asks about: rooms come first among the targets."""
    missions = [mission for mission in view.missions if mission.room == option.target and not mission.done]
    return " · ".join(words.name("mission", mission.card) for mission in missions)


def _of_upgrade(_: AloneView, option: Any, words: Words) -> str:
    return words.message(f"item-{ITEMS[option.item].slug}", "upgrade")


def _of_door(view: AloneView, option: Any, words: Words) -> str:
    """A door of the map: the two sectors that it joins."""
    sectors = () if view.map is None else view.map.sectors
    sides = [words.name("sector", sector.sector) for sector in sectors if option.door in sector.doors]
    return " · ".join(sides)


def _left(view: AloneView, option: Any, words: Words) -> str:
    """What is left of a track after a loss."""
    left = (view.hero.health, view.hero.sanity)[option.stat]
    return words.message(f"note-{STATS[option.stat]}", left=left)


def _together(kinds: Iterable[type[Option]], tell: Callable[[AloneView, Any, Words], str]) -> Notes:
    return dict.fromkeys(kinds, tell)


NOTES: Notes = {
    **_together((evil.React, evil.Discard), _with_card),
    **_together((hero.UseItem, hero.ChooseItem), _with_item),
    **_together((hero.ChooseTile, hero.ThrowAway, hero.SealDoor, hero.AimBeyond), _of_tile),
    **_together((hero.Fight, hero.ChooseFigure), _of_figure),
    **_together(
        (setting_up.PickStart, evil.ChooseSector, evil.TakeTile, evil.PlaceDanger, evil.RemoveDanger),
        _of_sector,
    ),
    **_together((hero.ChooseStat, hero.Suffer), _left),
    hero.Upgrade: _of_upgrade,
    hero.UseDevice: _of_device,
    hero.ChooseTarget: _of_target,
    evil.ChooseDoor: _of_door,
    evil.ChooseMonster: _of_monster,
    hero.ChooseKind: _of_experience,
    evil.Deploy: lambda view, option, words: statistics(view, option.kind, words),
    setting_up.PickCharacter: lambda _, option, words: _of_skill("ability", option.character, words),
    hero.ChooseAlly: lambda _, option, words: _of_skill("skill", option.character, words),
    hero.UseAbility: lambda view, _, words: _of_skill("ability", view.hero.character, words),
    hero.UseSkill: lambda _, option, words: _of_skill("skill", option.ally, words),
    hero.Sacrifice: lambda _, option, words: _of_skill("sacrifice", option.ally, words),
    setting_up.PickDeck: lambda _, option, words: words.message(f"about-{DECKS[option.deck]}"),
}
