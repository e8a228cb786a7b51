"""Descent's Guard in small: heroes on guard step into the single steps of a monster's turn.

Figures stand on a line. The overlord walks a monster space by space and may strike a neighbour; after each
space, and once an attack is declared, every guarding hero may shoot. A shot of 0 throws its target two
spaces back, any other takes that many wounds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NewType

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Option, Part, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure, Scope
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

FigureId = NewType("FigureId", int)
OVERLORD = Seat(0)
STRENGTH_OF_A_BLOW = 2


class Figure(Part):
    id: FigureId
    seat: Seat
    space: int
    wounds: int


class GuardState(State[P]):
    figures: list[Figure]
    guards: list[Seat]
    activated: list[FigureId]
    told: list[str]


GuardTable = Table[GuardState[Any]]


def figure_of(state: GuardState[Any], figure: FigureId) -> Figure:
    return next(found for found in state.figures if found.id == figure)


def is_alive(state: GuardState[Any], figure: FigureId) -> bool:
    return any(found.id == figure and found.wounds > 0 for found in state.figures)


def is_next_to(state: GuardState[Any], one: FigureId, other: FigureId) -> bool:
    return abs(figure_of(state, one).space - figure_of(state, other).space) == 1


class OverlordTurn(Scope):
    def run(self, table: GuardTable) -> None:
        table.then(NextMonster())

    def close(self, table: GuardTable) -> None:
        table.state.told.append("turn over")


class NextMonster(Procedure):
    """Looks the next one up: monsters may die, or come, meanwhile."""

    def run(self, table: GuardTable) -> None:
        state = table.state
        for figure in state.figures:
            if figure.seat == OVERLORD and figure.id not in state.activated:
                state.activated.append(figure.id)
                table.then(Activation(figure.id), self)
                return


class Activation(Scope):
    figure: FigureId
    points: int = 3
    has_attacked: bool = False

    def run(self, table: GuardTable) -> None:
        table.then(Act(OVERLORD))

    def goes_on(self, state: GuardState[Any]) -> bool:
        return is_alive(state, self.figure)

    def close(self, table: GuardTable) -> None:
        table.state.told.append(f"activation of {self.figure} over")


class Walk(Option, frozen=True):
    pass


class Strike(Option, frozen=True):
    target: FigureId


class Act(Choice):
    def candidates(self, table: GuardTable) -> Iterable[Option]:
        yield Walk()
        yield from (Strike(figure.id) for figure in table.state.figures if figure.seat != OVERLORD)
        yield Pass()

    def objection(self, table: GuardTable, option: Option) -> str | None:
        activation = table.inside(Activation)
        if isinstance(option, Walk) and not activation.points:
            return "GD-MOVE-01"
        if isinstance(option, Strike) and activation.has_attacked:
            return "GD-ATK-01"
        if isinstance(option, Strike) and not is_next_to(table.state, activation.figure, option.target):
            return "GD-ATK-02"
        return None

    def take(self, table: GuardTable, option: Option) -> None:
        figure = table.inside(Activation).figure
        if isinstance(option, Walk):
            table.then(Walking(figure), self)
        elif isinstance(option, Strike):
            table.then(Attack(figure, option.target), self)


# Moving, one space at a time


class Walking(Scope):
    figure: FigureId

    def run(self, table: GuardTable) -> None:
        table.then(WalkOn(OVERLORD))

    def goes_on(self, state: GuardState[Any]) -> bool:
        return is_alive(state, self.figure)

    def close(self, table: GuardTable) -> None:
        table.state.told.append(f"walk of {self.figure} over")


class Step(Option, frozen=True):
    space: int


class WalkOn(Choice):
    def candidates(self, table: GuardTable) -> Iterable[Option]:
        if table.inside(Activation).points:
            yield Step(figure_of(table.state, table.inside(Walking).figure).space + 1)
        yield Pass()

    def take(self, table: GuardTable, option: Option) -> None:
        if isinstance(option, Step):
            table.inside(Activation).points -= 1
            figure_of(table.state, table.inside(Walking).figure).space = option.space
            table.then(GuardWindow(), self)


# Stepping in


class GuardWindow(Procedure):
    """Every guarding hero in turn; who let the chance pass is not asked again in this window."""

    asked: list[Seat] = []

    def run(self, table: GuardTable) -> None:
        for seat in table.state.guards:
            if seat not in self.asked:
                self.asked.append(seat)
                table.then(MayGuard(seat), self)
                return


class Shoot(Option, frozen=True):
    figure: FigureId


class MayGuard(Choice):
    is_window: ClassVar[bool] = True

    def candidates(self, table: GuardTable) -> Iterable[Option]:
        yield Pass()
        yield from (Shoot(figure.id) for figure in table.state.figures if figure.seat == OVERLORD)

    def take(self, table: GuardTable, option: Option) -> None:
        if isinstance(option, Shoot):
            table.state.guards.remove(self.seat)
            table.then(GuardShot(option.figure))


class GuardShot(Scope):
    figure: FigureId

    def run(self, table: GuardTable) -> None:
        table.then(RollShot())


class RollShot(Procedure):
    def run(self, table: GuardTable) -> None:
        target = figure_of(table.state, table.inside(GuardShot).figure)
        wounds = table.roll(6)
        target.wounds -= wounds
        if not wounds:
            target.space -= 2


class Die(Procedure):
    figure: FigureId

    def run(self, table: GuardTable) -> None:
        table.state.figures.remove(figure_of(table.state, self.figure))
        table.state.told.append(f"{self.figure} died")


def the_wounded_die(state: GuardState[Any]) -> Procedure | None:
    return next((Die(figure.id) for figure in state.figures if figure.wounds <= 0), None)


# Attacking


class Attack(Scope):
    attacker: FigureId
    target: FigureId

    def run(self, table: GuardTable) -> None:
        table.then(GuardWindow(), WithdrawIfIllegal(), RollAttack())

    def goes_on(self, state: GuardState[Any]) -> bool:
        return is_alive(state, self.attacker)

    def close(self, table: GuardTable) -> None:
        table.state.told.append("attack over")


class WithdrawIfIllegal(Procedure):
    """A guard may have thrown the attacker out of reach: then the attack was never made."""

    def run(self, table: GuardTable) -> None:
        attack = table.inside(Attack)
        if not is_next_to(table.state, attack.attacker, attack.target):
            table.leave(Attack)


class RollAttack(Procedure):
    def run(self, table: GuardTable) -> None:
        table.inside(Activation).has_attacked = True
        figure_of(table.state, table.inside(Attack).target).wounds -= STRENGTH_OF_A_BLOW


class Guard(Game[GuardState[Any]]):
    name = "guard"
    package = __name__
    state_type = GuardState
    settings_type = Settings
    checks = (the_wounded_die,)


GAME = Guard()
GOBLIN, OGRE, KNIGHT, ARCHER = (FigureId(number) for number in range(4))


def dungeon(guards: Iterable[int] = (1,), goblin_at: int = 2) -> GuardState[Any]:
    """The goblin (3 wounds) and the ogre (9) against a knight on space 5 and an archer on space 9."""
    figures = [
        Figure(GOBLIN, OVERLORD, goblin_at, 3),
        Figure(OGRE, OVERLORD, 0, 9),
        Figure(KNIGHT, Seat(1), 5, 5),
        Figure(ARCHER, Seat(2), 9, 5),
    ]
    on_guard = [Seat(seat) for seat in guards]
    return GuardState([OverlordTurn()], Chance.from_seed("1"), None, [], figures, on_guard, [], [])
