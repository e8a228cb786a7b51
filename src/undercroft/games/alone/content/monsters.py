"""The statistics of monsters: damage to wound and further to kill, dice in the dark and in light, terror, distance.

The ordinary side is printed (the rows of Parasites and Hybrids are told apart by reasoning); the nightmare side and
the Matriarch are designed.
"""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True):
    wound: int
    kill: int
    attack_dark: int
    attack_lit: int
    sanity: int
    distance: int


NORMAL = (
    Row(1, 1, 3, 2, 1, 3),  # Spores
    Row(2, 1, 2, 1, 1, 4),  # Parasites
    Row(2, 2, 2, 2, 0, 4),  # Cultists
    Row(2, 1, 2, 1, 2, 3),  # Hybrids
    Row(2, 2, 3, 0, 2, 5),  # Worms
)
NIGHTMARE = (
    Row(1, 1, 4, 3, 2, 2),
    Row(2, 1, 3, 2, 2, 3),
    Row(2, 3, 3, 3, 0, 3),
    Row(2, 2, 3, 2, 3, 2),
    Row(2, 3, 4, 1, 3, 4),
)
BOSSES = (
    NIGHTMARE[2],  # the Colonel: a Cultist of the nightmare
    Row(3, 3, 4, 1, 3, 4),  # the Matriarch
)
