"""Moments are rules: points at which abilities fire, one after another, in the game's order.

``table.occur(HeroDied(...))`` asks only the game's sources, and of those only the ones whose content is
indexed under that type of moment. What fires waits in a Happening; a seat with several different
abilities orders its own. A moment carries whatever may be asked of a thing that is already gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from .parts import Fact, No, Option, Seat, Yes
from .procedure import Choice, Procedure, Scope

if TYPE_CHECKING:
    from .table import Table

M = TypeVar("M")


class Moment(Fact, frozen=True, tag=True):
    """Something the rules can react to, named in the past tense."""


class Fired(Fact, frozen=True):
    """An ability that heard a moment: whose, of which thing on the table, and which of its abilities."""

    seat: Seat
    source: int
    ability: int


class Listener(Protocol):
    """An ability that waits for a moment. It is content: it lies outside the state."""

    def hears(self, table: Any, moment: Any, fired: Fired) -> bool:
        """Does this ability fire now? Asked when the moment occurs and again when its turn comes."""

    def fire(self, table: Any, moment: Any, fired: Fired) -> None:
        """Schedule what it does."""


Listeners = Mapping[type[Moment], Mapping[int, tuple[tuple[int, Listener], ...]]]
"""By type of moment and kind of thing: the numbers and abilities that listen."""


class Happening(Scope, Generic[M]):
    """A moment and the abilities that still wait to be carried out."""

    moment: M
    waiting: list[Fired]

    def run(self, table: Table[Any]) -> None:
        table.then(NextAbility())


class NextAbility(Procedure):
    """Carry out the next waiting ability; its seat chooses which, if it has several different ones."""

    def run(self, table: Table[Any]) -> None:
        waiting = table.inside(Happening).waiting
        if not waiting:
            return
        own = [fired for fired in waiting if fired.seat == waiting[0].seat]
        kinds = {(table.game.kind_of(fired.source), fired.ability) for fired in own}
        if len(kinds) == 1:
            table.then(CarryOut(waiting.pop(0)), self)
        else:
            table.then(table.game.order_choice(own[0].seat), self)


class CarryOut(Procedure):
    fired: Fired

    def run(self, table: Table[Any]) -> None:
        moment = table.inside(Happening).moment
        listener = table.game.listener(type(moment), self.fired)
        if listener.hears(table, moment, self.fired):
            listener.fire(table, moment, self.fired)


class OrderAbilities(Choice):
    """A seat with several abilities waiting says which comes first. A game names the options."""

    def name(self, fired: Fired) -> Option:
        """The option that stands for an ability."""
        raise TypeError(f"{type(self).__name__} has no name")

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        own = (fired for fired in table.inside(Happening).waiting if fired.seat == self.seat)
        return {str(option): option for option in map(self.name, own)}.values()

    def take(self, table: Table[Any], option: Option) -> None:
        waiting = table.inside(Happening).waiting
        first = next(fired for fired in waiting if fired.seat == self.seat and self.name(fired) == option)
        waiting.remove(first)
        table.then(CarryOut(first))


class Replaceable(Procedure, kw_only=True):
    """A verb that cards may change with "instead". ``asked`` are the sources that had their say."""

    is_replaceable: ClassVar[bool] = True

    asked: list[int] = []


class Replacement(Protocol):
    """An ability that does something else in place of a verb. Content, indexed by the verb's type."""

    @property
    def optional(self) -> bool:
        """Is its owner asked?"""

    def applies(self, table: Any, verb: Any, seat: Seat, source: Any, /) -> bool:
        """May this source change that verb now?"""

    def replace(self, table: Any, verb: Any, seat: Seat, source: Any, /) -> None:
        """Schedule what happens instead."""


Replacements = Mapping[type[Procedure], Mapping[int, Replacement]]
"""By type of verb and kind of thing."""


class MayReplace(Choice):
    """The owner of an optional replacement is asked; the verb waits beneath on the stack."""

    source: int

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return Yes(), No()

    def take(self, table: Table[Any], option: Option) -> None:
        if isinstance(option, Yes):
            verb = table.state.stack.pop()
            table.game.replacement(verb, self.source).replace(table, verb, self.seat, self.source)

    def subject(self, table: Table[Any]) -> dict[str, Any]:
        return table.game.replacement_subject(table.state.stack[-2], self.source)
