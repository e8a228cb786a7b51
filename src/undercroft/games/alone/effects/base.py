"""An effect is a step that content declares: one half of a card is a tuple of them."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import ClassVar, TypeVar

from undercroft.kernel.procedure import Procedure

from ..state import AloneTable

E = TypeVar("E", bound="Effect")


class Effect(Procedure):
    """A step with a condition. What content declares is a pattern: copies of it run, since a step may count down.

    ``frees_card``: the card that has it does not count toward the two of a turn.
    """

    frees_card: ClassVar[bool] = False

    def possible(self, table: AloneTable) -> bool:
        """Would it do anything now?"""
        return True


def copies_of(effects: Iterable[E]) -> list[E]:
    return [copy.deepcopy(effect) for effect in effects]
