"""Standing orders: what a seat wants to be asked in response windows. They are outside the rules.

Enters: what a person said once. Leaves: whether a question is put, or passed for the seat.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

import msgspec

from .parts import words_of
from .refusals import NoSuchWindow
from .table import PASS, Table

if TYPE_CHECKING:
    from .game import Game


class StandingOrder(enum.Enum):
    """What a seat wants to be asked in response windows. A pass by order is recorded like any other."""

    ALWAYS = "always"
    CONCERNED = "concerned"
    NEVER = "never"


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """The orders of one seat: the usual one, others by kind of window, and whether it knocks: wants to be asked once.

    >>> orders = Orders(StandingOrder.NEVER, {"trap-window": StandingOrder.ALWAYS})
    >>> orders.at("trap-window").value, orders.at("guard-window").value
    ('always', 'never')
    """

    usual: StandingOrder = StandingOrder.ALWAYS
    kinds: dict[str, StandingOrder] = {}
    knocks: bool = False

    def at(self, kind: str) -> StandingOrder:
        """What holds in windows of this kind now."""
        return StandingOrder.ALWAYS if self.knocks else self.kinds.get(kind, self.usual)

    def passes(self, table: Table[Any]) -> bool:
        """Is the question that this table puts to the seat passed for it?"""
        choice = table.choice
        if not choice.is_window or PASS not in table.options:
            return False
        order = self.at(words_of(choice.window(table)))
        return order is StandingOrder.NEVER or (order is StandingOrder.CONCERNED and not choice.concerns(table))

    def given(self, game: Game[Any], order: StandingOrder | None, kind: str = "") -> Orders:
        """The orders after this one, in every window or in those of one kind.

        None: what is usual holds there too; without a kind, in windows of every kind.
        """
        if not kind:
            return Orders(order or self.usual, self.kinds if order else {}, self.knocks)
        if kind not in game.window_kinds:
            raise NoSuchWindow(game.vocabulary, kind=kind[:80], known=", ".join(game.window_kinds) or "-")
        kinds = {name: kept for name, kept in self.kinds.items() if name != kind}
        return msgspec.structs.replace(self, kinds=kinds if order is None else kinds | {kind: order})
