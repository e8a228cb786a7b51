"""The speed deck."""

from __future__ import annotations

from ..content.reactions.model import Reaction
from ..effects.monsters import DeployMonster, MoveMonsters
from ..ids import END_OF_TURN, MOVE, SPEED

SPEED_DECK: tuple[Reaction, ...] = tuple(
    Reaction(f"X{number}", f"speed-{number}", SPEED, MOVE, END_OF_TURN, (MoveMonsters(2),), (DeployMonster(-1),))
    for number in range(13)
)
