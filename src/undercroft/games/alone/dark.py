"""The map as it could be, for a Hero who knows the labyrinth, and what was seen and told of it before, not the map.

Everything is drawn anew from what the Hero knows: a plan and where on it the Hero stands, rooms, monsters, danger,
lights, doors, tokens. Tiles and figures keep their numbers. Steps on the stack that name sectors, doors and monsters
are told their new numbers; a sector that only they name keeps its looks, whatever else changes around it.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.kernel.chance import Chance

from .content.sheets import MAPS
from .elements import elements_in, looks_on, tokens_shown
from .fitting import ANY, Answer, Known, Level, Placement, cases_for, deal_rooms, doors_of, draw_placement, ways_of
from .geography import PER_LEVEL, Place, plan
from .ids import (
    DANGER_TOKEN,
    HERO,
    LIGHT_SWITCH,
    MISSION_TOKEN,
    MOST_DANGER,
    NOWHERE,
    ROOMS,
    SIDES,
    STAIRCASE,
    MonsterId,
    SectorId,
)
from .lurking import SECTORS, Lurking
from .mentions import ids_in, mentioned, rename
from .noise import Noise, reports_of
from .scattered import Hidden, Station, hidden_tokens, scatter
from .sight import lines_of_sight
from .state import (
    AnyState,
    Look,
    Tile,
    Token,
    Told,
    bits,
    figure_named,
    is_boss,
    is_nowhere,
    is_seen,
    plan_of,
    room_of,
)
from .targets import SCATTERED
from .walk import MonsterWalk

MOST_PLACES = 12
"""So many placements are tried for answers about tokens before one of them is given up."""
DANGER_A_ROUND = 3
"""About so many danger tokens Evil places at the end of a round at most."""
FALSIFIABLE = (LIGHT_SWITCH, STAIRCASE, MISSION_TOKEN)
Facts = list[tuple[Known, int]]
"""What is known of the sectors of a level, each with the number that it has now."""


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
        state.rooms = [SectorId(sector) for sector in deal_rooms(state.map, (-1,) * len(ROOMS), chance)]


class _Seen(msgspec.Struct):
    """What is shown on a tile, kept while the map is exchanged under it. A figure comes with the boss it is, or -1."""

    tile: Tile
    old: int
    elements: int
    tokens: list[Token]
    looks: list[tuple[Look, int]]


class _Redraw:
    """One map in exchange for another: ``new_sector`` and its like tell the new number of what had an old one."""

    def __init__(self, state: AnyState, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.places = plan_of(state).places
        self.here: Place = self.places[state.hero.sector]
        self.rooms = list(state.rooms)
        self.revealed = sum(1 << tile.sector for tile in state.labyrinth)
        self.tiles = [self._look_at(tile) for tile in state.labyrinth]
        self.named = mentioned(state)
        top = state.stack[-1] if state.stack else None
        self.evil_is_asked = top is not None and top.is_choice and top.seat != HERO
        self.in_question = ids_in(top, "kind") if top is not None and self.evil_is_asked else []
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
        tokens = hidden_tokens(state, [token for seen in self.tiles for token in seen.tokens])
        placement, scattered = self._place_with(tokens)
        self._lay(placement)
        self._lay_doors()
        self._turn_tiles()
        self._rewrite_memory()
        self._light()
        self._put_danger(attempt)
        self._put_tokens(tokens, scattered)
        self._put_monsters(hidden, bosses, attempt)
        self._rename_steps()

    # What is known

    def _hidden_in_steps(self) -> list[int]:
        """Unseen monsters that a step or the turn speaks of, as they are first mentioned."""
        unseen = {monster.id for monster in self.state.monsters if not is_seen(monster) and not is_boss(monster.id)}
        return list(dict.fromkeys(number for number in self.named["monster"] if number in unseen))

    def _believed_doors(self) -> int:
        """The doors that are blocked as far as the Hero knows: in sight, or when last seen."""
        visible = self._visible_doors()
        return self.state.memory.blocked & ~visible | self.state.blocked & visible

    def _visible_doors(self) -> int:
        doors = {door for seen in self.tiles for door in self.places[seen.old].doors if door >= 0}
        return sum(1 << door for door in doors)

    def _place_with(self, hidden: list[Hidden]) -> tuple[Placement, list[Token]]:
        """Draw where everything is, and where tokens lie on it. An answer about tokens that fits nowhere is dropped."""
        told = [note for note in self.state.memory.told if note.target in SCATTERED]
        while True:
            for _ in range(MOST_PLACES):
                placement = self._place()
                moved = [msgspec.structs.replace(note, sector=self._sector(note.sector)) for note in told]
                scattered = scatter(self._station(placement), hidden, moved, self.chance)
                if scattered is not None:
                    return placement, scattered
            del told[:1]

    def _station(self, placement: Placement) -> Station:
        shown = [Token(token.name, self._sector(token.sector)) for seen in self.tiles for token in seen.tokens]
        return Station(placement.map, placement.turned, placement.rooms, self._sectors(self.revealed), shown)

    def _place(self) -> Placement:
        """Draw where everything is. If what is shown fits nowhere something must be a lie: switches or stairs.

        If nothing fits even so, answers contradict what is known, and only those that agree are believed.
        """
        told = self.state.memory.told
        placement = self._draw_place(True, told) or self._draw_place(False, told)
        placement = placement or self._draw_place(False, self._agreeing())
        if placement is None:
            raise LookupError(f"nothing fits what the Hero knows: {self._known(False)}")
        return placement

    def _draw_place(self, trusting: bool, told: list[Told]) -> Placement | None:
        own, other = self._known(trusting)
        placement = draw_placement(_answered(own, told), _answered(other, told), self.chance)
        if placement is not None:
            self.new_sector |= {old: new for (_, old), new in zip(own, placement.own, strict=True)}
            self.new_sector |= {old: new for (_, old), new in zip(other, placement.other, strict=True)}
        return placement

    def _agreeing(self) -> list[Told]:
        """The newest answer that can be true, and of the older ones those that can be true with it."""
        own, other = self._known(trusting=False)
        kept: list[Told] = []
        for told in reversed(self.state.memory.told):
            believed = [told, *kept]
            if cases_for(_answered(own, believed), _answered(other, believed)):
                kept = believed
        return kept

    def _known(self, trusting: bool) -> tuple[Facts, Facts]:
        """What is known of both levels, the Hero's first, in an order that does not depend on the map."""
        state, here = self.state, self.here
        pinned = sum({1 << sector for sector in self.named["sector"]}) & ~state.memory.seen
        shown = {seen.old: seen.elements for seen in self.tiles} if trusting else {}
        sectors = set(bits(state.memory.seen | self.revealed | pinned)) | {state.hero.sector}
        own: Facts = []
        other: Facts = []
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
        state.map, state.turned = placement.map, placement.turned
        state.rooms = [SectorId(sector) for sector in placement.rooms]
        laid = plan(state.map, state.turned)
        for old, new in self.new_sector.items():
            for side in SIDES:
                door = self.places[old].doors[side]
                if door >= 0:
                    self.new_door[door] = laid.places[new].doors[side]
        state.hero.sector = SectorId(self.new_sector[state.hero.sector])

    def _lay_doors(self) -> None:
        """Doors never seen are unblocked; one that was blocked when last seen the Hero will have blocked."""
        state, visible = self.state, self._visible_doors()
        by_evil = visible & ~state.hero_blocked
        state.blocked = self._doors(self._believed_doors())
        state.welded = self._doors(state.welded & visible)
        state.hero_blocked = state.blocked & ~self._doors(by_evil)

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

    def _rewrite_memory(self) -> None:
        memory = self.state.memory
        for name in ("seen", "sure", "lit", "danger"):
            setattr(memory, name, self._sectors(getattr(memory, name)))
        memory.blocked = self._doors(memory.blocked)
        memory.start = self._sector(memory.start)
        for lurker in memory.lurkers:
            lurker.sector = self._sector(lurker.sector)
        for told in memory.told:
            told.sector = self._sector(told.sector)

    def _light(self) -> None:
        """What is lit and in sight would be revealed: the first unrevealed sector of every line is dark."""
        state = self.state
        state.lit = self._sectors(sum(1 << seen.old for seen in self.tiles if state.lit >> seen.old & 1))
        state.lit |= state.memory.lit & ~self.revealed
        for line in lines_of_sight(state):
            for sector in line:
                if not self.revealed >> sector & 1:
                    state.lit &= ~(1 << sector)
                    break

    def _sector(self, sector: SectorId) -> SectorId:
        return SectorId(self.new_sector.get(sector, NOWHERE))

    def _put_danger(self, attempt: int) -> None:
        """As shown, as remembered, some more for every round that has ended, and for every attempt."""
        state, chance = self.state, self.chance
        state.danger = sum(1 << seen.tile.sector for seen in self.tiles if seen.elements & DANGER_TOKEN)
        more = chance.below(DANGER_A_ROUND * max(0, state.round - 1) + 1) + attempt
        somewhere = [chance.below(SECTORS) for _ in range(more)]
        for sector in (*bits(state.memory.danger), *somewhere):
            if not (state.danger | self.revealed) >> sector & 1 and _danger_fits(state, sector):
                state.danger |= 1 << sector

    # Tokens

    def _put_tokens(self, hidden: list[Hidden], scattered: list[Token]) -> None:
        """Shown ones where they are shown, those whose place is known, and the others."""
        state = self.state
        shown = [(seen.tile.sector, token) for seen in self.tiles for token in seen.tokens]
        state.tokens = [*(Token(token.name, sector, token.count) for sector, token in shown), *scattered]
        for name, count, old in hidden:
            if old >= 0:
                self._put_token_back(name, count, old)
        state.tokens.sort(key=lambda token: (token.name, token.sector))

    def _put_token_back(self, name: int, count: int, old: int) -> None:
        """A token that goes with its room, or was dropped by the Hero in a sector that is remembered."""
        state = self.state
        is_room = old in self.rooms
        sector = state.rooms[self.rooms.index(SectorId(old))] if is_room else self._sector(SectorId(old))
        if sector >= 0 and not self.revealed >> sector & 1:
            state.tokens.append(Token(name, sector, count))

    # Monsters

    def _put_monsters(self, hidden: list[int], bosses: list[MonsterId], attempt: int) -> None:
        """Those that are shown, those that steps speak of, and others."""
        state = self.state
        before = {monster.figure: monster.id for monster in state.monsters if is_seen(monster)}
        lurking = Lurking(state, self.chance, self.in_question)
        shown = [(look, boss, seen.tile) for seen in self.tiles for look, boss in seen.looks]
        for look, boss, tile in sorted(shown, key=lambda figure: figure[0].figure):
            token = lurking.show(tile, look, boss)
            if token is not None and look.figure in before:
                self.new_monster[before[look.figure]] = token
        for number in bosses:
            lurking.hide_boss(number)
            self.new_monster[number] = number
        drawn = lurking.hide(len(hidden), attempt, for_hero=not self.evil_is_asked)
        self.new_monster |= dict(zip(hidden, drawn, strict=False))
        state.monsters.sort(key=lambda monster: monster.id)

    # Steps

    def _rename_steps(self) -> None:
        state = self.state
        state.turn.revealed = self._sectors(state.turn.revealed)
        names: dict[str, Callable[[int], int]] = {
            "sector": lambda old: self._sector(SectorId(old)),
            "door": lambda old: self.new_door.get(old, -1),
            "monster": lambda old: self.new_monster.get(old, -1),
        }
        if state.trap is not None:
            state.trap.sector = self._sector(state.trap.sector)
        for step in state.stack:
            if isinstance(step, Noise):
                step.source = self._source(step)
                continue
            rename(step, names)
            if isinstance(step, MonsterWalk) and step.only >= 0:
                step.only = self._sectors(step.only)
        rename(state.turn, names)

    def _source(self, noise: Noise) -> SectorId:
        """Where a noise could have been: as it was reported; seen to be in a revealed sector, or not."""
        state = self.state
        if noise.source in (seen.old for seen in self.tiles):
            return self._sector(noise.source)
        dark = [SectorId(sector) for sector in range(SECTORS) if not self.revealed >> sector & 1]
        told = [sector for sector in dark if noise.report in reports_of(state, sector)] if noise.report >= 0 else []
        return self.chance.choice(told or dark)


# Helpers


def _danger_fits(state: AnyState, sector: int) -> bool:
    level = (1 << PER_LEVEL) - 1
    return (state.danger >> sector // PER_LEVEL * PER_LEVEL & level).bit_count() < MOST_DANGER


def _corner(level: Facts) -> tuple[int, int]:
    """The upper left corner of what is known: an origin for the level where the Hero is not."""
    if not level:
        return 0, 0
    return min(known.x for known, _ in level), min(known.y for known, _ in level)


def _from(level: Facts, x: int, y: int) -> Facts:
    """Coordinates as seen from there, in order."""
    return sorted((known._replace(x=known.x - x, y=known.y - y), sector) for known, sector in level)


def _answered(level: Facts, told: list[Told]) -> Level:
    """What is known of a level, and what was answered there."""
    at = {sector: number for number, (_, sector) in enumerate(level)} if told else {}
    return Level(
        tuple(known for known, _ in level),
        tuple(
            Answer(at[note.sector], note.target, note.distance, note.level, note.way, note.doubt)
            for note in told
            if note.sector in at
        ),
    )
