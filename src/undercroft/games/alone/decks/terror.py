"""The terror deck."""

from __future__ import annotations

from ..content.reactions.model import Reaction
from ..effects.monsters import DeployMonster, MoveMonsters
from ..ids import END_OF_TURN, MOVE, TERROR

TERROR_DECK: tuple[Reaction, ...] = tuple(
    Reaction(f"X{number}", f"terror-{number}", TERROR, MOVE, END_OF_TURN, (MoveMonsters(2),), (DeployMonster(-1),))
    for number in range(13)
)
