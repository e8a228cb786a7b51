"""A toy whose steps only speak: in which order things run, what is dropped, what is closed.

A test writes the stack by hand. What a section holds is written in ``plans`` under its title.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Loop, Procedure, Scope
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table


class ScriptState(State[P]):
    """``strength`` keeps a Fragile section going; every debt is paid by a standing check."""

    said: list[str]
    plans: dict[str, list[P]]
    strength: int
    debts: int
    has_fallen: bool


ScriptTable = Table[ScriptState[Any]]


class Say(Procedure):
    word: str

    def run(self, table: ScriptTable) -> None:
        table.state.said.append(self.word)


class SayEach(Procedure):
    """Calls ``then`` once a word, and once more for the word after them."""

    words: list[str]

    def run(self, table: ScriptTable) -> None:
        for word in self.words:
            table.then(Say(word))
        table.then(Say("and done"))


class CountDown(Procedure):
    """A loop that puts itself back."""

    left: int

    def run(self, table: ScriptTable) -> None:
        if self.left:
            self.left -= 1
            table.then(Say(f"{self.left + 1}"), Say("tick"), self)


class Weaken(Procedure):
    def run(self, table: ScriptTable) -> None:
        table.state.strength -= 1


class Owe(Procedure):
    amount: int

    def run(self, table: ScriptTable) -> None:
        table.state.debts += self.amount


class PayDebt(Procedure):
    def run(self, table: ScriptTable) -> None:
        table.state.debts -= 1
        table.then(Say("paid"))


class Fall(Procedure):
    """What the standing check on strength schedules: several steps, all of which must happen."""

    def run(self, table: ScriptTable) -> None:
        table.state.has_fallen = True
        table.then(Say("fell"), Say("buried"), *table.state.plans.get("fall", ()))


class Section(Scope):
    """Runs the plan of its title, and speaks when it closes."""

    title: str
    count: int = 0

    def run(self, table: ScriptTable) -> None:
        table.then(*table.state.plans.get(self.title, ()))

    def close(self, table: ScriptTable) -> None:
        table.then(Say(f"{self.title} closed"))


class Book(Section):
    pass


class Chapter(Section):
    pass


class Fragile(Section):
    """Goes on only while there is strength."""

    def goes_on(self, state: ScriptState[Any]) -> bool:
        return state.strength > 0


class Fatal(Section):
    """Closing it ends the match."""

    def close(self, table: ScriptTable) -> None:
        table.end(the_end())


class Rounds(Loop):
    """So many times what is planned under its title, as long as there is strength."""

    title: str
    left: int

    def goes_on(self, state: ScriptState[Any]) -> bool:
        return state.strength > 0

    def again(self, table: ScriptTable) -> bool:
        self.left -= 1
        table.then(*copy.deepcopy(table.state.plans[self.title]))
        return self.left > 0


class CountInBook(Procedure):
    def run(self, table: ScriptTable) -> None:
        book = table.inside(Book)
        book.count += 1
        table.then(Say(f"{book.title} {book.count}"))


class LeaveBook(Procedure):
    """What is scheduled before leaving is dropped; what is scheduled after it comes after the closes."""

    def run(self, table: ScriptTable) -> None:
        table.then(Say("never heard"))
        table.leave(Book)
        table.then(Say("left"))


class Stop(Procedure):
    def run(self, table: ScriptTable) -> None:
        table.then(Say("never heard"))
        table.end(the_end())
        table.then(Say("never heard either"))


class Pick(Option, frozen=True):
    word: str


class Ask(Choice):
    words: list[str]

    def candidates(self, table: ScriptTable) -> Iterable[Option]:
        return [Pick(word) for word in self.words]

    def take(self, table: ScriptTable, option: Pick) -> None:
        table.then(Say(option.word))


class AskToLeave(Choice):
    """A question whose answer may end the match or leave the book, from inside everything."""

    def candidates(self, table: ScriptTable) -> Iterable[Option]:
        return Pick("stay"), Pick("leave"), Pick("end")

    def take(self, table: ScriptTable, option: Pick) -> None:
        if option.word == "leave":
            table.leave(Book)
        elif option.word == "end":
            table.end(the_end())


def the_end() -> Outcome:
    return Outcome([Seat(0)], [1, 2], "SC-END-01")


def debts_are_paid(state: ScriptState[Any]) -> Procedure | None:
    return PayDebt() if state.debts > 0 else None


def the_weak_fall(state: ScriptState[Any]) -> Procedure | None:
    return Fall() if state.strength <= 0 and not state.has_fallen else None


class Script(Game[ScriptState[Any]]):
    name = "script"
    package = __name__
    state_type = ScriptState
    settings_type = Settings
    checks = (debts_are_paid, the_weak_fall)


GAME = Script()


def script(*steps: Procedure, strength: int = 1, **plans: list[Procedure]) -> ScriptState[Any]:
    """A state that will run these steps in this order."""
    return ScriptState([*reversed(steps)], Chance.from_seed("1"), None, [], [], plans, strength, 0, False)
