"""Response windows: who may step in, in which order, who has passed, and when the window closes.

A game says what a kind of window is by subclassing Window: when it opens (by what everybody knows), whom it asks and
what, and what happens when all have passed. The asking itself is here, once for all games. Enters: a Window that a rule
puts on the stack. Leaves: answers, carried out one by one, and a window in which everybody has passed.

    class TrapWindow(Window):
        is_brief = True

        def opens(self, table):
            return bool(table.state.traps_unseen)       # public: never look into a hand here

        def order(self, table):
            return [OVERLORD]

        def question(self, table, seat):
            return MayTrap(seat) if playable(table.state, seat) else None
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from .parts import DECLINES, Option, Seat
from .procedure import Choice, Procedure, Scope

if TYPE_CHECKING:
    from .table import Table

NOBODY = Seat(-1)
EVERYBODY = -1
"""All bits of ``passed``."""


class AfterAnswer(enum.Enum):
    """What becomes of a window in which somebody has answered.

    ``ALL_AGAIN``: everybody is asked again, who had passed too. ``GO_ON``: who has not passed yet is asked, whoever has
    just answered included. ``CLOSE``: one answer for each occasion.
    """

    ALL_AGAIN = "all-again"
    GO_ON = "go-on"
    CLOSE = "close"


class Window(Scope, kw_only=True):
    """A chance to respond. Seats without an answer pass silently; others never learn who was asked.

    ``passed`` has a bit for each seat that let it pass. A window of a class that ``is_brief`` stays open, among people,
    only as long as one step takes to be shown. Standing orders are kept by the name of its class.
    """

    after_answer: ClassVar[AfterAnswer] = AfterAnswer.ALL_AGAIN

    passed: int = 0

    # What a game says of a kind of window

    def opens(self, table: Table[Any]) -> bool:
        """Are responses possible? Looked at before each round of asking; public facts only may decide it."""
        return True

    def order(self, table: Table[Any]) -> Iterable[Seat]:
        """Whom it asks, the first one first."""
        raise TypeError(f"{type(self).__name__} has no order")

    def question(self, table: Table[Any], seat: Seat) -> Choice | None:
        """What the seat is asked, or None if it could do nothing but pass."""
        raise TypeError(f"{type(self).__name__} has no question")

    def whose_turn(self, state: Any) -> Seat:
        """The seat whose own turn this is, if any: everybody knows that it is asked, so that is no response."""
        return NOBODY

    def when_all_passed(self, table: Table[Any]) -> Procedure | None:
        """The step that carries out what has waited for this; then all are asked again. None: the window closes."""
        return None

    # What answers say

    def let_pass(self, seat: Seat) -> None:
        self.passed |= 1 << seat

    def answered(self) -> None:
        """Somebody has answered, and everybody knows it."""
        if self.after_answer is AfterAnswer.ALL_AGAIN:
            self.passed = 0
        elif self.after_answer is AfterAnswer.CLOSE:
            self.passed = EVERYBODY

    # The window at work

    def run(self, table: Table[Any]) -> None:
        AskSeats().run(table)

    def is_idle(self, state: Any) -> bool:
        """Responses are passed by whoever is asked at a table that settles; somebody's own turn is not."""
        return self.whose_turn(state) < 0


class AskSeats(Procedure):
    """Ask the next seat that has not passed; when all have, carry out what is pending and go round again."""

    def run(self, table: Table[Any]) -> None:
        window = table.inside(Window)
        if not window.opens(table):
            return
        question = self._next_question(table, window)
        if question is not None:
            table.then(question, self)
            return
        table.reveal()  # others had their chance: nobody steps back over that alone
        what_waits = window.when_all_passed(table)
        if what_waits is not None:
            window.passed = 0
            table.then(what_waits, self)

    def _next_question(self, table: Table[Any], window: Window) -> Choice | None:
        has_said, turn = False, window.whose_turn(table.state)
        for seat in window.order(table):
            if window.passed >> seat & 1 or (table.settling and seat != turn):
                continue
            if not has_said and seat != turn:
                has_said = True
                table.await_responses(type(window))
            question = window.question(table, seat)
            if question is not None:
                return question
            window.let_pass(seat)
            table.silent += 1
        return None


class Response(Choice):
    """What a window asks a seat. To pass, or to decline, is to let it pass."""

    is_window: ClassVar[bool] = True

    def respond(self, table: Table[Any], option: Any) -> None:
        """Something else was chosen."""
        raise TypeError(f"{type(self).__name__} has no respond")

    def take(self, table: Table[Any], option: Option) -> None:
        if isinstance(option, DECLINES):
            table.inside(Window).let_pass(self.seat)
        else:
            self.respond(table, option)

    def window(self, table: Table[Any]) -> type[Procedure]:
        return type(table.inside(Window))


class Composing(Response):
    """A response that is said in several steps: which card, at what, paid with what.

    What has been said so far is the *intent*, a Part. It is its seat's secret, so it lies in a zone of that seat in the
    game's state; the question stays as it is, and nothing on the table moves until it is complete and announced.
    """

    # What a game says of it

    def first(self, table: Table[Any]) -> Iterable[Option]:
        """What can be said at first, passing included."""
        raise TypeError(f"{type(self).__name__} has no first")

    def objection_to_first(self, table: Table[Any], option: Any) -> str | None:
        return None

    def begin(self, table: Table[Any], option: Any) -> None:
        """Lay down the intent that this begins, or do at once what is no secret."""
        raise TypeError(f"{type(self).__name__} has no begin")

    def intent(self, table: Table[Any]) -> Any:
        """What lies in the seat's zone, or None."""
        raise TypeError(f"{type(self).__name__} has no intent")

    def missing(self, table: Table[Any]) -> str:
        """What the intent still lacks (``target``: the prompt is then ``choice-choose-target``), or nothing."""
        return ""

    def next_step(self, table: Table[Any]) -> Iterable[Option]:
        """What can be said for what is missing."""
        raise TypeError(f"{type(self).__name__} has no next_step")

    def objection_to_next(self, table: Table[Any], option: Any) -> str | None:
        return None

    def add(self, table: Table[Any], option: Any) -> None:
        """Say this in addition to the intent."""
        raise TypeError(f"{type(self).__name__} has no add")

    def announce(self, table: Table[Any]) -> None:
        """The intent is complete. Where another seat must agree before it becomes public, it stays in its zone."""
        raise TypeError(f"{type(self).__name__} has no announce")

    # Composing

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return self.first(table) if self.intent(table) is None else self.next_step(table)

    def objection(self, table: Table[Any], option: Any) -> str | None:
        if self.intent(table) is None:
            return self.objection_to_first(table, option)
        return self.objection_to_next(table, option)

    def respond(self, table: Table[Any], option: Any) -> None:
        if self.intent(table) is None:
            self.begin(table, option)
        else:
            self.add(table, option)
        if self.intent(table) is None:
            return  # it was done at once
        if self.missing(table):
            table.then(self)
        else:
            self.announce(table)

    def prompt(self, table: Table[Any]) -> str:
        return super().prompt(table) if self.intent(table) is None else f"choice-choose-{self.missing(table)}"
