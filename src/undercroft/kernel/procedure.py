"""The steps of a rulebook: Procedure, Scope and Choice.

A procedure runs once and is gone. A scope stays on the stack under its steps and closes after them.
A choice asks one seat. None of them holds a live object, only ids and small numbers, so a match can be
saved, copied and looked at between any two steps.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from .parts import Option, Part, Pass, Seat, words_of

if TYPE_CHECKING:
    from .table import Table


class Procedure(Part, tag=True):
    """One named step of a rulebook.

    ``run`` changes the state and may schedule more steps with ``table.then``. ``rules`` cites the rules
    that the step carries out. ``begins_anew`` marks what is no consequence of the choices before it: the next
    round, the question of somebody's turn. A position is judged before it. ``is_brief`` marks the response windows that
    stay open, among people, only as long as one step takes to be shown.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    is_choice: ClassVar[bool] = False
    is_scope: ClassVar[bool] = False
    is_replaceable: ClassVar[bool] = False
    begins_anew: ClassVar[bool] = False
    is_brief: ClassVar[bool] = False

    def run(self, table: Table[Any]) -> None:
        """Do it: change the state, schedule what follows."""
        raise TypeError(f"{type(self).__name__} has no run")

    def __str__(self) -> str:
        return words_of(type(self))


class Scope(Procedure, kw_only=True):
    """A procedure that stays under its steps and holds what lives as long as they do.

    Its steps find it with ``table.inside(TheScope)``. ``goes_on`` is tested before each of its own steps, the
    one just scheduled included; when it is false the rest is dropped. However it ends, ``close`` runs last.
    """

    is_scope: ClassVar[bool] = True
    is_guarded: ClassVar[bool] = False
    is_check: ClassVar[bool] = False

    opened: bool = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.is_guarded = cls.goes_on is not Scope.goes_on

    def goes_on(self, state: Any) -> bool:
        """Is the next of its own steps still to be done?"""
        return True

    def is_idle(self, state: Any) -> bool:
        """Would nothing happen in it if everybody passed? A table that settles leaves it out."""
        return False

    def close(self, table: Table[Any]) -> None:
        """What is done when it ends, however it ends."""
        return None


class Loop(Scope, kw_only=True):
    """A scope that does the same thing again and again: a step of a walk, the next monster of a turn.

    ``again`` begins when all that it scheduled the last time is done, so it looks at the state as it is by then.
    """

    def run(self, table: Table[Any]) -> None:
        table.then(Again())

    def again(self, table: Table[Any]) -> bool:
        """Schedule it once more; False if there is nothing more to do."""
        raise TypeError(f"{type(self).__name__} has no again")


class Again(Procedure):
    """The innermost loop goes on."""

    def run(self, table: Table[Any]) -> None:
        if table.inside(Loop).again(table):
            table.then(self)


class StandingCheck(Scope):
    """Holds the step of a standing check, so that the guard of the scope it interrupts cannot drop it."""

    is_check: ClassVar[bool] = True


class Choice(Procedure):
    """A question to one seat. Legality is stated once: candidates, and the objection to each.

    ``options`` are the candidates without objection, in a fixed order. A choice with one option is taken by
    the engine and not recorded. ``is_window`` marks questions of a response window: others must not learn
    who is asked.
    """

    is_choice: ClassVar[bool] = True
    is_window: ClassVar[bool] = False
    asks_for_any_time: ClassVar[bool] = False

    seat: Seat

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        """All that one might do, whether or not it is allowed now, in a fixed order."""
        raise TypeError(f"{type(self).__name__} has no candidates")

    def objection(self, table: Table[Any], option: Any) -> str | None:
        """The id of the rule that forbids this candidate now, or None."""
        return None

    def options(self, table: Table[Any]) -> list[Option]:
        """What is allowed now: the candidates without objection."""
        return [option for option in self.candidates(table) if self.objection(table, option) is None]

    def take(self, table: Table[Any], option: Any) -> None:
        """The seat has chosen: change the state, schedule what follows. Legality is not checked again."""
        raise TypeError(f"{type(self).__name__} has no take")

    def why_not(self, table: Table[Any], thing: str) -> tuple[str, ...]:
        """Rule ids saying why a thing that no candidate concerns cannot be chosen here."""
        return self.rules

    def concerns(self, table: Table[Any]) -> bool:
        """Does this question touch the seat's own affairs? Standing orders pass the ones that do not."""
        return True

    def window(self, table: Table[Any]) -> type[Procedure]:
        """The kind of response window in which this is asked: standing orders are kept by its name."""
        return type(self)

    def prompt(self, table: Table[Any]) -> str:
        """The id of the message that puts this question."""
        return f"choice-{words_of(type(self))}"

    def subject(self, table: Table[Any]) -> dict[str, Any]:
        """What the prompt may mention beside the fields of the choice."""
        return {}


class AnyTime(Option, frozen=True):
    """Something its seat may do whenever it is asked anything; the question stays standing.

    Alone it never causes a question, except where a rule places a Pause.
    """

    def apply(self, table: Table[Any], seat: Seat) -> None:
        """The seat has chosen it."""
        raise TypeError(f"{type(self).__name__} has no apply")


class Pause(Choice):
    """A place where another seat may step in with its any-time effects. The default standing order passes it."""

    is_window: ClassVar[bool] = True
    asks_for_any_time: ClassVar[bool] = True

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return (Pass(),)

    def take(self, table: Table[Any], option: Option) -> None:
        return None

    def concerns(self, table: Table[Any]) -> bool:
        return False
