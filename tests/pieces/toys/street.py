"""A toy of a walk and nothing else: zones in a row, some slippery, some that nobody gets into.

The way from the first zone to the second goes over a wall, and costs one point more than the way back.
A walker on a slippery zone slides to another one; at a jammed zone it pays and stays where it is. From some zones a
danger in another one can be seen, or the floor of another one falls in. Nothing of that counts as news.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table
from undercroft.pieces.grid import mask_of
from undercroft.pieces.paths import Harm, Lane, Network, Paths, Walking

ZONES = 8
BACK, ON = -1, 1
ALL = (1 << ZONES) - 1
ROW = Network([Lane(ALL & ~1, BACK), Lane(ALL >> 1 & ~1, ON), Lane(1, ON, price=2)])


class Street(State[P]):
    zone: int
    points: int
    entered: list[int]
    slippery: dict[int, int]
    jammed: list[int]
    shows: dict[int, int]
    breaks: dict[int, int]
    dangers: list[int]
    holes: list[int]


StreetTable = Table[Street[Any]]


def street_paths(state: Street[Any]) -> Paths:
    room = ALL & ~mask_of(state.holes)
    return Paths(ROW, state.zone, state.points, room, entering=(Harm(mask_of(state.dangers)),))


class Stroll(Walking):
    def paths(self, state: Street[Any]) -> Paths:
        return street_paths(state)

    def step(self, table: StreetTable, there: int) -> None:
        table.then(Go(there))


class Go(Procedure):
    there: int

    def run(self, table: StreetTable) -> None:
        state = table.state
        state.points -= 1
        if self.there not in state.jammed:
            state.entered.append(self.there)
            state.zone = state.slippery.get(self.there, self.there)
        for effect, known in ((state.shows, state.dangers), (state.breaks, state.holes)):
            if self.there in effect:
                known.append(effect[self.there])


class StreetGame(Game[Street[Any]]):
    name = "street"
    package = __name__
    state_type = Street
    settings_type = Settings


GAME = StreetGame()


def strolled(to: int, points: int = 5, jammed: int = -1, **effects: dict[int, int]) -> Street[Any]:
    """The street after a walk from zone 0. ``slippery``, ``shows``, ``breaks``: from which zone to which."""
    slippery, shows, breaks = (effects.get(name, {}) for name in ("slippery", "shows", "breaks"))
    state: Street[Any] = Street(
        [], Chance.from_seed("1"), None, [], 0, points, [], slippery, [jammed], shows, breaks, [], []
    )
    state.stack.append(Stroll(ahead=street_paths(state).route(to)))
    Table(GAME, state).run()
    return state
