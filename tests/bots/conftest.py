"""What several tests of the bots look at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.kernel.table import Table


@pytest.fixture
def dungeons() -> Table[Any]:
    """Alice and Bob are about to build, and Bob has a Spell."""
    return Scene(
        alice=Side(dungeon=["spawn-point"], hand=["spiked-pit", "haunted-hall"]),
        bob=Side(dungeon=["spawn-point"], hand=["open-grave", "pause"]),
    ).table
