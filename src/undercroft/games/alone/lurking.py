"""Monsters as they could be, for a Hero who sees some of them and has heard others.

Every figure is believed to be a monster. How many more there are is drawn from the noises that the Hero was told of;
those that were lost from sight come first.
"""

from __future__ import annotations

from undercroft.kernel.chance import Chance

from .geography import PER_LEVEL
from .ids import KINDS, MOST_ON_LEVEL, NO_FIGURE, TOKENS_OF_KIND, FigureId, MonsterId, SectorId
from .state import COLONEL, AnyState, Look, Monster, Tile, plan_of

SECTORS = 2 * PER_LEVEL


class Lurking:
    """Puts monsters on an empty map. ``reserved`` are kinds of which a token must be left: one is to be deployed."""

    def __init__(self, state: AnyState, chance: Chance, reserved: list[int]) -> None:
        self.state, self.chance, self.reserved = state, chance, reserved
        self.revealed = {tile.sector for tile in state.labyrinth}
        state.monsters = []

    def show(self, tile: Tile, look: Look, boss: int) -> MonsterId | None:
        """Put a figure's monster on the map; none where there are no more of its kind, or too many on its level."""
        is_full = self._on_level(tile.sector // PER_LEVEL) >= MOST_ON_LEVEL
        if boss < 0 and (is_full or self._tokens_left(look.kind) <= 0):
            tile.phantoms.append(look)
            return None
        token = MonsterId(boss) if boss >= 0 else self._token(look.kind)
        return self._add(token, tile.sector, look.figure, look.wounded)

    def hide_boss(self, boss: MonsterId) -> None:
        self._add(boss, self._somewhere(is_boss=True), wounded=boss in self.state.memory.wounded_bosses)

    def hide(self, must_be: int, attempt: int, for_hero: bool) -> list[MonsterId]:
        """Monsters out of sight: at least so many, and as many more as the noises make likely.

        Room for one more is left while Evil is asked: it may be about to deploy one.
        """
        memory, chance = self.state.memory, self.chance
        most = 2 * MOST_ON_LEVEL - sum(self._on_level(level) for level in range(2)) - (not for_hero)
        likely = min(most, max(self.state.heard, len(memory.lurkers)) + attempt)
        least = max(must_be, min(len(memory.lurkers) + attempt, likely))
        extra = max(0, likely - least) + 1
        count = least + max(chance.below(extra), chance.below(extra))
        hidden: list[MonsterId] = []
        for lurker in reversed(memory.lurkers):
            if len(hidden) < count and self._has_room() and self._tokens_left(lurker.kind) > 0:
                sector = self._somewhere(around=lurker.sector)
                hidden.append(self._add(self._token(lurker.kind), sector, wounded=lurker.wounded))
        while len(hidden) < count and self._has_room():
            kinds = [kind for kind in range(len(KINDS)) if self._tokens_left(kind) > 0]
            if not kinds:
                break
            hidden.append(self._add(self._token(chance.choice(kinds)), self._somewhere()))
        return hidden

    def _add(self, token: MonsterId, sector: int, figure: FigureId = NO_FIGURE, wounded: bool = False) -> MonsterId:
        self.state.monsters.append(Monster(token, SectorId(sector), wounded, figure))
        return token

    def _token(self, kind: int) -> MonsterId:
        """The next token of a kind."""
        return MonsterId(kind * TOKENS_OF_KIND + self._tokens_out(kind))

    def _tokens_left(self, kind: int) -> int:
        return TOKENS_OF_KIND - self._tokens_out(kind) - (kind in self.reserved)

    def _tokens_out(self, kind: int) -> int:
        return sum(monster.id < COLONEL and monster.id // TOKENS_OF_KIND == kind for monster in self.state.monsters)

    def _on_level(self, level: int) -> int:
        return sum(monster.id < COLONEL and monster.sector // PER_LEVEL == level for monster in self.state.monsters)

    def _has_room(self) -> bool:
        return any(self._on_level(level) < MOST_ON_LEVEL for level in range(2))

    def _somewhere(self, is_boss: bool = False, around: int = -1) -> int:
        """Any unrevealed sector of a level that has room; in or next to a certain one, if possible."""
        full = [not is_boss and self._on_level(level) >= MOST_ON_LEVEL for level in range(2)]
        near = (around, *plan_of(self.state).places[around].ways) if around >= 0 else ()
        return self.chance.choice(self._dark(near, full) or self._dark(range(SECTORS), full))

    def _dark(self, sectors: tuple[int, ...] | range, full: list[bool]) -> list[int]:
        return [
            sector
            for sector in sectors
            if sector >= 0 and sector not in self.revealed and not full[sector // PER_LEVEL]
        ]
