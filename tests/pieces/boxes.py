"""The dice of the games to come, by their printed faces, and a table to roll them on."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.pieces.dice import Dice, Die, Face


def attack(distance: int, damage: int, surge: int) -> Face:
    return {"range": distance, "damage": damage, "surge": surge}


MISS_FACE: Face = {"miss": 1}
# DE-AMB-03, DE-COMP-05, DE-DICE-07
DESCENT = Dice(
    Die("red", [MISS_FACE, attack(1, 3, 1), attack(2, 2, 0), attack(1, 3, 0), attack(0, 4, 0), attack(2, 1, 1)], 1),
    Die("blue", [MISS_FACE, attack(4, 0, 1), attack(1, 2, 0), attack(3, 1, 1), attack(3, 1, 1), attack(2, 2, 0)], 1),
    Die("white", [MISS_FACE, attack(1, 3, 1), attack(2, 2, 0), attack(3, 1, 1), attack(1, 3, 1), attack(3, 1, 1)], 1),
    Die(
        "green",
        [attack(1, 1, 0), attack(0, 3, 0), attack(1, 2, 0), attack(0, 3, 0), attack(0, 2, 1), attack(0, 2, 1)],
        2,
    ),
    Die(
        "yellow",
        [attack(3, 0, 0), attack(2, 0, 1), attack(3, 0, 0), attack(2, 0, 1), attack(2, 1, 0), attack(1, 1, 0)],
        2,
    ),
    Die("black", [{}, {"power": 1}, {"power": 1}, {"power": 1}, {"surge": 1}, {"surge": 1}], 5),
    also=("pierce",),
)
RED, BLUE, WHITE, GREEN, GOLD, BLACK = DESCENT.kinds("red", "blue", "white", "green", "yellow", "black")
MISS, RANGE, DAMAGE, SURGE, POWER, PIERCE = DESCENT.symbols("miss", "range", "damage", "surge", "power", "pierce")

# MD-AMB-68, MD-POOL-08, MD-AMB-08
MASSIVE = Dice(
    Die("yellow", [{}, {"hit": 1}, {"hit": 1}, {"hit": 1, "mana": 1}, {"hit": 1, "mana": 1}, {"hit": 2}], 3),
    Die("orange", [{}, {"hit": 1}, {"hit": 1, "mana": 1}, {"hit": 2}, {"hit": 2}, {"hit": 3}], 3),
    Die("blue", [{}, {}, {"shield": 1}, {"shield": 1}, {"shield": 1}, {"shield": 2}], 5),
    Die("shadow", [{"mana": 1}, {"mana": 2}, {"hit": 1}, {"hit": 2}, {"hit": 3}, {"shadow": 1}], 1),
    Die("enemy", [{}, {}, {"scratch": 1}, {"claw": 1}, {"claw": 1}, {"claw": 1, "scratch": 1}], 6),
    resolved=("mana", "shadow", "scratch", "claw"),
)
YELLOW, ORANGE, DEFENCE, SHADOW_DIE, ENEMY = MASSIVE.kinds("yellow", "orange", "blue", "shadow", "enemy")
HIT, MANA, SHIELD, SCRATCH, CLAW = MASSIVE.symbols("hit", "mana", "shield", "scratch", "claw")


def table(*faces: int) -> Table[Any]:
    """A table on which these are the next faces to come up."""
    rolled: Table[Any] = Table(Game(), State([], Chance.from_seed("dice"), None, []))
    rolled.given = list(faces)
    rolled.rolls = []
    return rolled
