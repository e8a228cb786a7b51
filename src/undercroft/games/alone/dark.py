"""The map as it could be, for a Hero who knows the labyrinth, and what was seen of it before, but not the map.

Everything is drawn anew from what the Hero knows: a plan and where on it the Hero stands, rooms, monsters, danger,
lights, doors, tokens. Tiles and figures keep their numbers. Steps on the stack that name sectors, doors and monsters
are told their new numbers; a sector that only they name keeps its looks, whatever else changes around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Fact, as_ids, id_fields

from .content.sheets import MAPS
from .elements import elements_in, looks_on, tokens_shown
from .fitting import ANY, Known, Placement, doors_of, draw_placement, ways_of
from .geography import PER_LEVEL, Place, plan
from .ids import (
    BREACH,
    DANGER_TOKEN,
    HERO,
    KINDS,
    LIGHT_SWITCH,
    MISSION_TOKEN,
    MOST_DANGER,
    MOST_ON_LEVEL,
    NO_FIGURE,
    RECORD,
    ROOMS,
    SIDES,
    STAIRCASE,
    TOKENS_OF_KIND,
    FigureId,
    KindId,
    MonsterId,
    SectorId,
)
from .noise import Noise, reports_of
from .sight import sight_line
from .state import (
    COLONEL,
    AnyState,
    Look,
    Memory,
    Monster,
    Tile,
    Token,
    bits,
    figure_named,
    is_boss,
    is_nowhere,
    is_seen,
    plan_of,
    room_of,
)
from .walk import MonsterWalk

SECTORS = 2 * PER_LEVEL
DANGER_A_ROUND = 3
"""About so many danger tokens Evil places at the end of a round at most."""
FALSIFIABLE = (LIGHT_SWITCH, STAIRCASE, MISSION_TOKEN)


def redraw_map(state: AnyState, chance: Chance, attempt: int = 0) -> None:
    """Changes the given state. Later attempts put more monsters on the map."""
    state.turn.prepared = []
    if is_nowhere(state.hero.sector):
        _lay_any_map(state, chance)
    else:
        _Redraw(state, chance).draw(attempt)


def _lay_any_map(state: AnyState, chance: Chance) -> None:
    """The set-up: nothing of the map has been seen yet."""
    state.map, state.turned = chance.below(len(MAPS)), (chance.below(4), chance.below(4))
    if state.rooms:
        state.rooms = _deal_rooms(state, {}, chance)


class _Seen(msgspec.Struct):
    """What is shown on a tile, kept while the map is exchanged under it. ``bosses`` has a bit for each boss."""

    tile: Tile
    old: int
    elements: int
    tokens: list[Token]
    looks: list[tuple[Look, int]]


class _Redraw:
    def __init__(self, state: AnyState, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.places = plan_of(state).places
        self.here: Place = self.places[state.hero.sector]
        self.rooms = list(state.rooms)
        self.revealed = sum(1 << tile.sector for tile in state.labyrinth)
        self.tiles = [self._look_at(tile) for tile in state.labyrinth]
        self.named = _mentioned(state)
        top = state.stack[-1] if state.stack else None
        self.evil_is_asked = top is not None and top.is_choice and top.seat != HERO
        self.in_question = _kinds_in(top) if top is not None and self.evil_is_asked else []
        self.new_sector: dict[int, int] = {}
        self.new_door: dict[int, int] = {}
        self.new_monster: dict[int, int] = {}

    def _look_at(self, tile: Tile) -> _Seen:
        state = self.state
        elements = elements_in(state, tile.sector) & ~tile.hides | tile.shows
        looks = []
        for look in looks_on(state, tile):
            monster = figure_named(state, look.figure)
            boss = monster.id if monster is not None and is_boss(monster.id) else -1
            looks.append((Look(look.kind, look.wounded, look.figure), boss))
        return _Seen(tile, tile.sector, elements, tokens_shown(state, tile), looks)

    def draw(self, attempt: int) -> None:
        state = self.state
        hidden = self._hidden_in_steps()
        bosses = [monster.id for monster in state.monsters if is_boss(monster.id) and not is_seen(monster)]
        lost_tokens = self._hidden_tokens()
        old_masks = self._remember()
        self._lay(self._place())
        self._lay_doors(old_masks)
        self._turn_tiles()
        self._light(old_masks)
        self._put_danger()
        self._put_tokens(lost_tokens)
        self._put_monsters(hidden, bosses, attempt)
        self._rename_steps()

    # What is known

    def _hidden_in_steps(self) -> list[int]:
        """Unseen monsters that a step or the turn speaks of, as they are first mentioned."""
        unseen = {monster.id for monster in self.state.monsters if not is_seen(monster) and not is_boss(monster.id)}
        return list(dict.fromkeys(number for number in self.named["monster"] if number in unseen))

    def _remember(self) -> Memory:
        """The memory, with what is in sight now as it is in sight: the numbers are still the old ones."""
        memory = msgspec.structs.replace(self.state.memory)
        for seen in self.tiles:
            for door in self.places[seen.old].doors:
                if door >= 0:
                    blocked = self.state.blocked >> door & 1
                    memory.blocked = memory.blocked & ~(1 << door) | blocked << door
        return memory

    def _place(self) -> Placement:
        """Draw where everything is. If what is shown fits nowhere something must be a lie: switches or stairs."""
        for trusting in (True, False):
            own, other = self._known(trusting)
            levels = [tuple(known for known, _ in level) for level in (own, other)]
            placement = draw_placement(levels[0], levels[1], self.chance)
            if placement is not None:
                self.new_sector |= {old: new for (_, old), new in zip(own, placement.own, strict=True)}
                self.new_sector |= {old: new for (_, old), new in zip(other, placement.other, strict=True)}
                return placement
        raise LookupError(f"nothing fits what the Hero knows: {own}, {other}")

    def _known(self, trusting: bool) -> tuple[list[tuple[Known, int]], list[tuple[Known, int]]]:
        """What is known of both levels, the Hero's first, in an order that does not depend on the map."""
        state, here = self.state, self.here
        pinned = sum({1 << sector for sector in self.named["sector"]}) & ~state.memory.seen
        shown = {seen.old: seen.elements for seen in self.tiles} if trusting else {}
        sectors = set(bits(state.memory.seen | self.revealed | pinned)) | {state.hero.sector}
        own: list[tuple[Known, int]] = []
        other: list[tuple[Known, int]] = []
        for sector in sectors:
            is_own = self.places[sector].level == here.level
            known = self._known_of(sector, bool(pinned >> sector & 1), shown.get(sector))
            (own if is_own else other).append((known, sector))
        return _from(own, here.x, here.y), _from(other, *_corner(other))

    def _known_of(self, sector: int, is_pinned: bool, shown: int | None) -> Known:
        state, place, memory = self.state, self.places[sector], self.state.memory
        is_start = sector == memory.start or (not memory.seen and sector == state.hero.sector)
        if not (is_pinned or (memory.seen | self.revealed) >> sector & 1):
            return Known(place.x, place.y, is_start=is_start)
        switch, stairs = ANY, ANY
        if is_pinned or memory.sure >> sector & 1:
            switch, stairs = int(place.has_switch), place.stairs
        elif shown is not None:
            switch, stairs = int(bool(shown & LIGHT_SWITCH)), place.stairs if shown & STAIRCASE else -1
        room = room_of(state, sector)
        return Known(
            place.x,
            place.y,
            place.shape,
            ways_of(place),
            doors_of(place),
            -1 if room is None else room,
            switch,
            stairs,
            is_start,
        )

    # Laying it out

    def _lay(self, placement: Placement) -> None:
        state = self.state
        names = {self.rooms.index(SectorId(old)): new for old, new in self.new_sector.items() if old in self.rooms}
        state.map, state.turned = placement.map, placement.turned
        laid = plan(state.map, state.turned)
        if placement.printed_rooms:
            by_room = dict(zip(laid.default_rooms, laid.room_places, strict=True))
            state.rooms = [SectorId(by_room[room]) for room in range(len(ROOMS))]
        else:
            state.rooms = _deal_rooms(state, names, self.chance)
        for old, new in self.new_sector.items():
            for side in SIDES:
                door = self.places[old].doors[side]
                if door >= 0:
                    self.new_door[door] = laid.places[new].doors[side]
        state.hero.sector = SectorId(self.new_sector[state.hero.sector])

    def _lay_doors(self, old: Memory) -> None:
        """Doors in sight are as they are, others as they were last seen; those never seen are unblocked."""
        state = self.state
        visible = {door for seen in self.tiles for door in self.places[seen.old].doors if door >= 0}
        welded, held = state.welded, state.hero_blocked
        state.blocked = self._doors(old.blocked)
        state.welded = self._doors(sum(1 << door for door in visible if welded >> door & 1))
        state.hero_blocked = state.blocked & ~self._doors(sum(1 << door for door in visible if not held >> door & 1))
        state.memory.blocked = self._doors(state.memory.blocked)

    def _doors(self, mask: int) -> int:
        return sum(1 << self.new_door[door] for door in bits(mask) if door in self.new_door)

    def _sectors(self, mask: int) -> int:
        return sum(1 << self.new_sector[sector] for sector in bits(mask) if sector in self.new_sector)

    def _turn_tiles(self) -> None:
        """Tiles are believed; where the memory knows better, a card must have made them false."""
        state = self.state
        for seen in self.tiles:
            tile = seen.tile
            tile.sector = SectorId(self.new_sector[seen.old])
            true = elements_in(state, tile.sector) & sum(FALSIFIABLE)
            shown = seen.elements & sum(FALSIFIABLE)
            tile.hides, tile.shows, tile.phantoms = true & ~shown, shown & ~true, []
        self.revealed = self._sectors(self.revealed)

    def _light(self, old: Memory) -> None:
        """What is lit and in sight would be revealed: the first unrevealed sector of every line is dark."""
        state, memory = self.state, self.state.memory
        state.lit = self._sectors(sum(1 << seen.old for seen in self.tiles if state.lit >> seen.old & 1))
        for name in ("seen", "sure", "lit", "danger"):
            setattr(memory, name, self._sectors(getattr(memory, name)))
        memory.start = self._sector(memory.start)
        for lurker in memory.lurkers:
            lurker.sector = self._sector(lurker.sector)
        state.turn.revealed = self._sectors(state.turn.revealed)
        state.lit |= memory.lit & ~self.revealed
        for side in SIDES:
            for sector in sight_line(state, side):
                if not self.revealed >> sector & 1:
                    state.lit &= ~(1 << sector)
                    break

    def _sector(self, sector: SectorId) -> SectorId:
        return SectorId(self.new_sector[sector]) if sector >= 0 else sector

    def _put_danger(self) -> None:
        """As shown, as remembered, and some more for every round that has ended."""
        state, chance = self.state, self.chance
        state.danger = sum(1 << seen.tile.sector for seen in self.tiles if seen.elements & DANGER_TOKEN)
        more = chance.below(DANGER_A_ROUND * max(0, state.round - 1) + 1)
        somewhere = [chance.below(SECTORS) for _ in range(more)]
        for sector in (*bits(state.memory.danger), *somewhere):
            if not (state.danger | self.revealed) >> sector & 1 and _danger_fits(state, sector):
                state.danger |= 1 << sector

    # Tokens

    def _hidden_tokens(self) -> list[tuple[int, int, int]]:
        """Condition tokens that the Hero does not see: name, count, and the sector or -1 if it is not known."""
        shown: dict[tuple[int, int], int] = {
            (seen.old, token.name): token.count for seen in self.tiles for token in seen.tokens
        }
        found = []
        for token in self.state.tokens:
            count = token.count - shown.get((token.sector, token.name), 0)
            if count > 0:
                found.append((token.name, count, -1 if token.name in (BREACH, RECORD) else token.sector))
        return sorted(found)

    def _put_tokens(self, hidden: list[tuple[int, int, int]]) -> None:
        """A breach lies in any sector that is no room, a record in any room; other tokens lie where they must."""
        state, chance = self.state, self.chance
        shown = [(seen.tile.sector, token) for seen in self.tiles for token in seen.tokens]
        state.tokens = [Token(token.name, sector, token.count) for sector, token in shown]
        for name, count, old in hidden:
            taken = {token.sector for token in state.tokens if token.name == name}
            if old >= 0:
                room = self.rooms.index(SectorId(old)) if old in self.rooms else -1
                sector = state.rooms[room] if room >= 0 else self.new_sector.get(old, -1)
                if sector >= 0 and not self.revealed >> sector & 1:
                    state.tokens.append(Token(name, SectorId(sector), count))
                continue
            for _ in range(count):
                fitting = [
                    sector
                    for sector in range(SECTORS)
                    if not self.revealed >> sector & 1
                    and (sector in state.rooms) == (name == RECORD)
                    and sector not in taken
                ]
                sector = chance.choice(fitting)
                taken.add(SectorId(sector))
                state.tokens.append(Token(name, SectorId(sector)))
        state.tokens.sort(key=lambda token: (token.name, token.sector))

    # Monsters

    def _put_monsters(self, hidden: list[int], bosses: list[MonsterId], attempt: int) -> None:
        """Those that are shown; those that must be somewhere; and as many more as the noises make likely."""
        state, chance = self.state, self.chance
        before = {monster.figure: monster.id for monster in state.monsters if is_seen(monster)}
        state.monsters = []
        shown = [(look, boss, seen.tile) for seen in self.tiles for look, boss in seen.looks]
        for look, boss, tile in sorted(shown, key=lambda figure: figure[0].figure):
            self._show(tile, look, boss, before)
        for boss in bosses:
            self._add(boss, self._somewhere(is_boss=True), NO_FIGURE)
            self.new_monster[boss] = boss
        count = sum(not is_boss(monster.id) for monster in state.monsters)
        most = 2 * MOST_ON_LEVEL - count - self.evil_is_asked
        likely = min(most, max(state.heard, len(state.memory.lurkers)) + attempt)
        least = max(len(hidden), min(len(state.memory.lurkers) + attempt, likely))
        extra = max(0, likely - least) + 1
        lurking = self._hide(least + max(chance.below(extra), chance.below(extra)))
        self.new_monster |= dict(zip(hidden, lurking, strict=False))
        state.monsters.sort(key=lambda monster: monster.id)

    def _hide(self, count: int) -> list[MonsterId]:
        """So many monsters out of sight: first those that were lost from sight, not far from there."""
        lurking: list[MonsterId] = []
        remembered = list(self.state.memory.lurkers)
        while len(lurking) < count and self._has_room():
            lurker = remembered.pop() if remembered else None
            if lurker is None:
                kinds = [kind for kind in range(len(KINDS)) if self._tokens_left(kind) > 0]
                if not kinds:
                    break
                token = self._token(KindId(self.chance.choice(kinds)))
                self._add(token, self._somewhere(), NO_FIGURE)
            elif self._tokens_left(lurker.kind) > 0:
                token = self._token(lurker.kind)
                self._add(token, self._somewhere(around=lurker.sector), NO_FIGURE, lurker.wounded)
            else:
                continue
            lurking.append(token)
        return lurking

    def _show(self, tile: Tile, look: Look, boss: int, before: dict[FigureId, MonsterId]) -> None:
        """A figure is believed to be a monster, unless there are no more of its kind or too many on its level."""
        is_full = self._on_level(tile.sector // PER_LEVEL) >= MOST_ON_LEVEL
        if boss < 0 and (is_full or self._tokens_left(look.kind) <= 0):
            tile.phantoms.append(look)
            return
        token = MonsterId(boss) if boss >= 0 else self._token(look.kind)
        self._add(token, tile.sector, look.figure, look.wounded)
        if look.figure in before:
            self.new_monster[before[look.figure]] = token

    def _add(self, token: MonsterId, sector: int, figure: FigureId, wounded: bool = False) -> None:
        self.state.monsters.append(Monster(token, SectorId(sector), wounded, figure))

    def _tokens_left(self, kind: int) -> int:
        """Without the one that Evil is just asked about: it is about to be deployed."""
        return TOKENS_OF_KIND - self._tokens_out(kind) - (kind in self.in_question)

    def _tokens_out(self, kind: int) -> int:
        return sum(monster.id < COLONEL and monster.id // TOKENS_OF_KIND == kind for monster in self.state.monsters)

    def _token(self, kind: KindId) -> MonsterId:
        """The next token of a kind."""
        return MonsterId(kind * TOKENS_OF_KIND + self._tokens_out(kind))

    def _on_level(self, level: int) -> int:
        return sum(monster.id < COLONEL and monster.sector // PER_LEVEL == level for monster in self.state.monsters)

    def _has_room(self) -> bool:
        return any(self._on_level(level) < MOST_ON_LEVEL for level in range(2))

    def _somewhere(self, is_boss: bool = False, around: int = -1) -> int:
        """Any unrevealed sector of a level that has room; in or next to a certain one, if possible."""
        full = [not is_boss and self._on_level(level) >= MOST_ON_LEVEL for level in range(2)]
        near = (around, *plan_of(self.state).places[around].ways) if around >= 0 else ()
        for sectors in (near, range(SECTORS)):
            dark = [
                sector
                for sector in sectors
                if sector >= 0 and not self.revealed >> sector & 1 and not full[sector // PER_LEVEL]
            ]
            if dark:
                break
        return self.chance.choice(dark)

    # Steps

    def _rename_steps(self) -> None:
        state = self.state
        rename: dict[str, Callable[[int], int]] = {
            "sector": lambda old: self.new_sector.get(old, -1),
            "door": lambda old: self.new_door.get(old, -1),
            "monster": lambda old: self.new_monster.get(old, -1),
        }
        if state.trap is not None:
            state.trap.sector = self._sector(state.trap.sector)
        for step in state.stack:
            if isinstance(step, Noise):
                step.source = self._source(step)
                continue
            _rename(step, rename)
            if isinstance(step, MonsterWalk) and step.only >= 0:
                step.only = self._sectors(step.only)
        _rename(state.turn, rename)

    def _source(self, noise: Noise) -> SectorId:
        """Where a noise could have been: as it was reported; seen to be in a revealed sector, or not."""
        state = self.state
        if noise.source in (seen.old for seen in self.tiles):
            return self._sector(noise.source)
        dark = [SectorId(sector) for sector in range(SECTORS) if not self.revealed >> sector & 1]
        told = [sector for sector in dark if noise.report in reports_of(state, sector)] if noise.report >= 0 else []
        return self.chance.choice(told or dark)


# Helpers


def _deal_rooms(state: AnyState, known: dict[int, int], chance: Chance) -> list[SectorId]:
    """The rooms that are known where they are, the others at random."""
    rooms = [known.get(room, -1) for room in range(len(ROOMS))]
    left = [sector for sector in plan_of(state).room_places if sector not in rooms]
    chance.shuffle(left)
    return [SectorId(sector if sector >= 0 else left.pop()) for sector in rooms]


def _danger_fits(state: AnyState, sector: int) -> bool:
    level = (1 << PER_LEVEL) - 1
    return (state.danger >> sector // PER_LEVEL * PER_LEVEL & level).bit_count() < MOST_DANGER


def _corner(level: list[tuple[Known, int]]) -> tuple[int, int]:
    """The upper left corner of what is known: an origin for the level where the Hero is not."""
    if not level:
        return 0, 0
    return min(known.x for known, _ in level), min(known.y for known, _ in level)


def _from(level: list[tuple[Known, int]], x: int, y: int) -> list[tuple[Known, int]]:
    """Coordinates as seen from there, in order."""
    return sorted((known._replace(x=known.x - x, y=known.y - y), sector) for known, sector in level)


def _mentioned(state: AnyState) -> dict[str, list[int]]:
    """The numbers that steps, the turn and a tripwire name, by kind, in order. Noises are heard, not seen."""
    found: dict[str, list[int]] = {"sector": [], "monster": []}
    for step in state.stack:
        if not isinstance(step, Noise):
            _collect(step, found)
    _collect(state.turn, found)
    if state.trap is not None:
        found["sector"].append(state.trap.sector)
    return found


def _kinds_in(step: msgspec.Struct) -> list[int]:
    return [number for _, kind, value in _fields(step) if kind == "kind" for number in as_ids(value)]


def _collect(part: msgspec.Struct, found: dict[str, list[int]]) -> None:
    for _, kind, value in _fields(part):
        if kind in found:
            found[kind].extend(as_ids(value))
        elif kind is None:
            for inner in value if isinstance(value, list) else (value,):
                if isinstance(inner, msgspec.Struct):
                    _collect(inner, found)


def _rename(part: msgspec.Struct, rename: dict[str, Callable[[int], int]]) -> None:
    """Tell a step the new numbers of what it names, at any depth."""
    for name, kind, value in _fields(part):
        if kind in rename:
            new = rename[kind]
            if isinstance(value, list):
                setattr(part, name, [new(old) if old >= 0 else old for old in value])
            elif value >= 0:
                setattr(part, name, new(value))
        elif kind is None:
            for inner in value if isinstance(value, list) else (value,):
                if isinstance(inner, msgspec.Struct) and not isinstance(inner, Fact):
                    _rename(inner, rename)


def _fields(part: msgspec.Struct) -> Iterator[tuple[str, str | None, Any]]:
    """Fields that name things, with the kind of thing; and fields that may hold further parts."""
    kinds = id_fields(type(part))
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if name in kinds or isinstance(value, list | msgspec.Struct):
            yield name, kinds.get(name), value
