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

from . import options
from .content.items import ITEMS, NO_ACTION, TITLES, TYPES
from .content.missions import CATEGORIES, MISSIONS
from .content.reactions import COPIES, REACTIONS
from .ids import ACTIONS, AMBER, BOSSES, CHARACTERS, DECKS, EAST, KINDS, NORTH, PROSPECTOR, ROOMS, SOUTH, STATS, WEST
from .view import OTHER_LEVEL, AloneView, FigureView, MapView, MonsterView, SectorView, TileView

COLUMNS = ("name", "kind", "facts", "copies", "provenance", "text")
PARTS_OF_MISSION = ("condition", "start", "ongoing", "task", "reward")
CONFIRMED, DESIGNED = "confirmed", "designed"
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
    """Every reaction card, item, mission and character once."""
    rows = [*_reactions(words), *_items(words), *_missions(words), *_characters(words)]
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
            words.message(f"provenance-{printed.confidence}"),
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
    facts: dict[str, Any] = {
        "wound": row.wound,
        "kill": row.kill,
        "dark": row.attack_dark,
        "lit": row.attack_lit,
        "sanity": row.sanity,
    }
    if look >= len(KINDS):
        return words.message("facts-boss", **facts)
    return words.message("facts-monster", **facts, distance=row.distance)


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
    **_together((options.React, options.Discard), _with_card),
    **_together((options.UseItem, options.ChooseItem), _with_item),
    **_together((options.ChooseTile, options.ThrowAway, options.SealDoor, options.AimBeyond), _of_tile),
    **_together((options.Fight, options.ChooseFigure), _of_figure),
    **_together(
        (options.PickStart, options.ChooseSector, options.TakeTile, options.PlaceDanger, options.RemoveDanger),
        _of_sector,
    ),
    **_together((options.ChooseStat, options.Suffer), _left),
    options.Upgrade: _of_upgrade,
    options.UseDevice: _of_device,
    options.ChooseTarget: _of_target,
    options.ChooseDoor: _of_door,
    options.ChooseMonster: _of_monster,
    options.ChooseKind: _of_experience,
    options.Deploy: lambda view, option, words: statistics(view, option.kind, words),
    options.PickCharacter: lambda _, option, words: _of_skill("ability", option.character, words),
    options.ChooseAlly: lambda _, option, words: _of_skill("skill", option.character, words),
    options.UseAbility: lambda view, _, words: _of_skill("ability", view.hero.character, words),
    options.UseSkill: lambda _, option, words: _of_skill("skill", option.ally, words),
    options.Sacrifice: lambda _, option, words: _of_skill("sacrifice", option.ally, words),
    options.PickDeck: lambda _, option, words: words.message(f"about-{DECKS[option.deck]}"),
}
