"""A toy of "instead": seats lose coins, and charms on the table change what a loss does.

Losing is one verb. A charm is content; the state holds only which charms lie where, in which order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NewType

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.moments import Moment, Replaceable, Replacement
from undercroft.kernel.parts import Part, Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

CharmId = NewType("CharmId", int)
HALVES, ONE_LESS, SHIELD, SCAPEGOAT = range(4)


class Charm(Part):
    id: CharmId
    kind: int
    seat: Seat


class CharmsState(State[P]):
    coins: list[int]
    charms: list[Charm]


CharmsTable = Table[CharmsState[Any]]


class Lose(Replaceable):
    seat: Seat
    amount: int

    def run(self, table: CharmsTable) -> None:
        table.state.coins[self.seat] -= self.amount


class Gain(Replaceable):
    """A verb that no charm of this toy changes."""

    seat: Seat
    amount: int

    def run(self, table: CharmsTable) -> None:
        table.state.coins[self.seat] += self.amount


class Break(Procedure):
    charm: CharmId

    def run(self, table: CharmsTable) -> None:
        table.state.charms = [charm for charm in table.state.charms if charm.id != self.charm]


class OwnLoss:
    """What all charms have in common: they look at the losses of their own seat."""

    optional = False

    def applies(self, table: CharmsTable, verb: Lose, seat: Seat, source: int) -> bool:
        return verb.seat == seat


class Halved(OwnLoss):
    def replace(self, table: CharmsTable, verb: Lose, seat: Seat, source: int) -> None:
        verb.amount //= 2
        table.then(verb)


class OneLess(OwnLoss):
    def replace(self, table: CharmsTable, verb: Lose, seat: Seat, source: int) -> None:
        verb.amount -= 1
        table.then(verb)


class Shielded(OwnLoss):
    """You may break the charm instead."""

    optional = True

    def replace(self, table: CharmsTable, verb: Lose, seat: Seat, source: int) -> None:
        table.then(Break(CharmId(source)))


class PutOnAnother(OwnLoss):
    """The next seat loses instead. It is still the same loss: who had their say does not have it again."""

    def replace(self, table: CharmsTable, verb: Lose, seat: Seat, source: int) -> None:
        table.then(Lose(Seat(1 - seat), verb.amount, asked=verb.asked))


LOSS_CHANGES: dict[int, Replacement] = {
    HALVES: Halved(),
    ONE_LESS: OneLess(),
    SHIELD: Shielded(),
    SCAPEGOAT: PutOnAnother(),
}


class Charms(Game[CharmsState[Any]]):
    name = "charms"
    package = __name__
    state_type = CharmsState
    settings_type = Settings
    replacements = {Lose: LOSS_CHANGES}

    def kind_of(self, source: int) -> int:
        return source // 10

    def sources(self, state: CharmsState[Any], happening: Moment | Procedure) -> Iterable[tuple[Seat, int]]:
        return [(charm.seat, charm.id) for charm in state.charms]


GAME = Charms()


def charm(kind: int, seat: Seat, number: int = 0) -> Charm:
    """The id tells the kind: ten charms of each."""
    return Charm(CharmId(kind * 10 + number), kind, seat)


def purses(*steps: Procedure, charms: Iterable[Charm] = ()) -> CharmsState[Any]:
    """Two seats with twenty coins each."""
    return CharmsState([*reversed(steps)], Chance.from_seed("1"), None, [], [20, 20], [*charms])
