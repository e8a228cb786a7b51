"""The traps deck."""

from __future__ import annotations

from ..content.reactions.model import Reaction
from ..effects.monsters import DeployMonster, MoveMonsters
from ..ids import END_OF_TURN, MOVE, TRAPS

TRAPS_DECK: tuple[Reaction, ...] = tuple(
    Reaction(f"X{number}", f"traps-{number}", TRAPS, MOVE, END_OF_TURN, (MoveMonsters(2),), (DeployMonster(-1),))
    for number in range(13)
)
