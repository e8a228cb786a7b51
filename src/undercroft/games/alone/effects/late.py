"""What a card puts off until the attacks of the turn are over."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.procedure import Procedure

from ..state import AloneTable


class AfterAttacks(Procedure):
    """Movements that a card put off until after the attacks (T6)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12",)

    def run(self, table: AloneTable) -> None:
        return None
