"""What stands in the cells of a drawing: the Hero's labyrinth, and the two levels of Evil's map.

Numbers are those that options name: tiles and figures for the Hero, sectors and monsters for Evil.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.kernel.text import Words

from .chart import BLOCKED, DOOR, OPEN, WELDED, WIDEST, Cell, Piece, Position, draw, link_of
from .geography import PER_LEVEL
from .ids import AMBER, BOSSES, KINDS, ROOMS, SIDES, STEP, TOKENS, TOKENS_OF_KIND, WAYS
from .labyrinth_view import FigureView, TileView, TokenView
from .map_view import MapView, MonsterView, SectorView
from .view import AloneView

HERO, UNKNOWN = "@", " ?"
BLANK = (" ", "")
LIT, DANGER, SWITCH, STAIRS, GOAL, TRAP, LIE, WOUNDED = "*", "!", "o", "≡", "◆", "~", "≠", "-"


def labyrinth(view: AloneView, words: Words, width: int) -> list[str]:
    """The revealed tiles of the Hero's level, and a sign where a way leads on into the dark."""
    near = {(tile.dx, tile.dy): tile for tile in view.tiles if tile.end_of < 0}
    cells: dict[Position, Cell] = {position: _tile(view, tile, words) for position, tile in near.items()}
    links = {}
    for position, tile in near.items():
        doors = {door.way: _door(door.blocked, door.welded) for door in tile.doors}
        for way in tile.ways:
            place, sign = link_of(position, way, doors.get(way, OPEN))
            links[place] = sign
            beyond = (position[0] + STEP[way][0], position[1] + STEP[way][1])
            cells.setdefault(beyond, [[(UNKNOWN, "dim")]])
    return draw(cells, links, width)


def level(view: AloneView, map_: MapView, number: int, words: Words, width: int) -> list[str]:
    """All sectors of a level. A sector that the Hero has in the labyrinth has its number in brackets."""
    cells: dict[Position, Cell] = {}
    links = {}
    for sector in map_.sectors:
        if sector.level != number:
            continue
        position = (sector.x, sector.y)
        cells[position] = _sector(view, map_, sector, words)
        for way in SIDES:
            if sector.ways[way] >= 0:
                door = sector.doors[way]
                sign = OPEN if door < 0 else _door(door in map_.blocked, door in map_.welded)
                place, drawn = link_of(position, way, sign)
                links[place] = drawn
    return draw(cells, links, width)


def _door(is_blocked: bool, is_welded: bool) -> str:
    return WELDED if is_welded else BLOCKED if is_blocked else DOOR


# Cells


def _tile(view: AloneView, tile: TileView, words: Words) -> Cell:
    is_here = tile.dx == tile.dy == 0
    first = [(f"{tile.tile:>2}", "" if tile.in_view else "dim"), BLANK]
    figures = [_figure(figure, str(figure.figure), words) for figure in tile.figures]
    return _cell([*first, *_signs(view, tile, words)], tile, is_here, figures, words)


def _sector(view: AloneView, map_: MapView, sector: SectorView, words: Words) -> Cell:
    name = f"{sector.level + 1}.{sector.sector % PER_LEVEL + 1}"
    number = (f"[{name}]", "bold" if sector.in_view else "") if sector.tile >= 0 else (f" {name} ", "dim")
    lie = [(LIE, "magenta")] if sector.hides or sector.shows else []
    monsters = [
        _figure(monster, str(monster.monster % TOKENS_OF_KIND + 1), words)
        for monster in map_.monsters
        if monster.sector == sector.sector
    ]
    first = [number, *_signs(view, sector, words), *lie]
    return _cell(first, sector, sector.sector == map_.hero, monsters, words)


def _cell(
    first: Sequence[Piece], place: TileView | SectorView, is_here: bool, figures: Sequence[Piece], words: Words
) -> Cell:
    """Number and signs; the name of a room; who is there; the tokens of missions."""
    lines = [first]
    if place.room >= 0:
        lines.append([BLANK, (words.message(f"short-{ROOMS[place.room]}"), "cyan")])
    present = [*([(HERO, "bold yellow")] if is_here else []), *figures]
    lines += _packed(present)
    lines += [[BLANK, (_token(token, words), "magenta")] for token in place.tokens]
    return lines


def _packed(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """As many in a line as a cell has room for."""
    lines: list[list[Piece]] = []
    left = 0
    for text, style in pieces:
        if len(text) >= left:
            lines.append([])
            left = WIDEST
        lines[-1] += [BLANK, (text, style)]
        left -= 1 + len(text)
    return lines


def _signs(view: AloneView, place: TileView | SectorView, words: Words) -> Iterator[Piece]:
    if place.lit:
        yield LIT, "yellow"
    if place.danger:
        yield DANGER, "bold red"
    if place.switch:
        yield SWITCH, ""
    if place.stairs >= AMBER:
        yield STAIRS + words.message(f"mark-{WAYS[place.stairs]}"), "yellow" if place.stairs == AMBER else "cyan"
    if any(mission.room == place.room and not mission.done for mission in view.missions):
        yield GOAL, "green"
    if place.trap:
        yield TRAP, ""


def _figure(figure: FigureView | MonsterView, number: str, words: Words) -> Piece:
    """The letter of its kind and its number, or the name of a boss."""
    is_boss = figure.boss >= 0
    name = (
        words.message(f"mark-{BOSSES[figure.boss]}")
        if is_boss
        else words.message(f"mark-{KINDS[figure.kind]}") + number
    )
    return name + WOUNDED * figure.wounded, "red"


def _token(token: TokenView, words: Words) -> str:
    return f"{words.message(f'mark-{TOKENS[token.name]}')} {token.count}"
