"""A toy of windows: guards with whistles and traps, which are nobody else's business, and thieves who come by.

Each kind of window has one thing about it: one asks everybody again after an answer, one goes on, one closes; one lets
what was called wait until all have passed, in one it is a guard's own turn, one is brief. A trap is composed in secret:
which, paid for with which others, in which room; the captain must agree before it is seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import No, Option, Part, Pass, Seat, Yes
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table
from undercroft.kernel.text import Vocabulary
from undercroft.kernel.window import NOBODY, AfterAnswer, Composing, Response, Window

PRICE = 1
ROOMS = ("cellar", "tower")


class Trap(Part):
    """A trap as far as its guard has said where it is to be."""

    card: int
    paid: list[int]
    room: str = ""


class Watch(State[P]):
    """``whistles`` and ``traps`` are each guard's secret, and so is ``intents``; ``story`` is what everybody saw."""

    whistles: list[int]
    traps: list[list[int]]
    intents: list[Trap | None]
    story: list[str]
    is_light: bool = False
    captain: Seat = NOBODY


WatchTable = Table[Watch[Any]]


class Told(Procedure):
    what: str

    def run(self, table: WatchTable) -> None:
        table.state.story.append(self.what)


# Whistling


class Whistle(Option, frozen=True):
    pass


class Noise(Window):
    """Everybody may whistle; whenever somebody does, all may again."""

    def opens(self, table: WatchTable) -> bool:
        return not table.state.is_light

    def order(self, table: WatchTable) -> Iterable[Seat]:
        return [Seat(seat) for seat in range(len(table.state.whistles))]

    def question(self, table: WatchTable, seat: Seat) -> Choice | None:
        return MayWhistle(seat) if table.state.whistles[seat] else None


class Objections(Noise):
    after_answer: ClassVar[AfterAnswer] = AfterAnswer.GO_ON


class LastWord(Noise):
    after_answer: ClassVar[AfterAnswer] = AfterAnswer.CLOSE


class Footstep(Noise):
    is_brief: ClassVar[bool] = True


class Patrol(Noise):
    """It is the captain's own turn, as everybody can see."""

    def whose_turn(self, state: Watch[Any]) -> Seat:
        return state.captain

    def question(self, table: WatchTable, seat: Seat) -> Choice | None:
        return MayCommand(seat) if seat == table.state.captain else super().question(table, seat)


class Muster(Noise):
    """Who whistles is heard when all have passed."""

    waiting: list[Seat] = []

    def when_all_passed(self, table: WatchTable) -> Procedure | None:
        return Told(f"{self.waiting.pop(0)} is heard") if self.waiting else None


class MayWhistle(Response):
    def candidates(self, table: WatchTable) -> Iterable[Option]:
        return Pass(), Whistle()

    def respond(self, table: WatchTable, option: Option) -> None:
        table.state.whistles[self.seat] -= 1
        table.state.story.append(f"{self.seat} whistles")
        window = table.inside(Window)
        window.answered()
        if isinstance(window, Muster):
            window.waiting.append(self.seat)


class MayCommand(MayWhistle):
    is_window: ClassVar[bool] = False


# Trapping


class Lay(Option, frozen=True):
    card: int


class PayWith(Option, frozen=True):
    card: int


class At(Option, frozen=True):
    room: str


class Footfall(Window):
    """One trap for each step; guards with too few cards to pay pass silently."""

    after_answer: ClassVar[AfterAnswer] = AfterAnswer.CLOSE

    def order(self, table: WatchTable) -> Iterable[Seat]:
        return [Seat(seat) for seat in range(len(table.state.traps))]

    def question(self, table: WatchTable, seat: Seat) -> Choice | None:
        return MayLay(seat) if len(table.state.traps[seat]) > PRICE else None


class MayLay(Composing):
    """Which trap, paid with which others, where? Shouting needs no composing."""

    def first(self, table: WatchTable) -> Iterable[Option]:
        return Pass(), Whistle(), *map(Lay, table.state.traps[self.seat])

    def objection_to_first(self, table: WatchTable, option: Option) -> str | None:
        return "WA-LOUD-01" if option == Whistle() and not table.state.whistles[self.seat] else None

    def begin(self, table: WatchTable, option: Any) -> None:
        if isinstance(option, Whistle):
            table.state.story.append(f"{self.seat} whistles")
        else:
            table.state.intents[self.seat] = Trap(option.card, [])

    def intent(self, table: WatchTable) -> Trap | None:
        return table.state.intents[self.seat]

    def missing(self, table: WatchTable) -> str:
        trap = self._trap(table)
        return "payment" if len(trap.paid) < PRICE else "" if trap.room else "room"

    def next_step(self, table: WatchTable) -> Iterable[Option]:
        trap = self._trap(table)
        if self.missing(table) == "room":
            return map(At, ROOMS)
        return [PayWith(card) for card in table.state.traps[self.seat] if card not in trap.paid]

    def objection_to_next(self, table: WatchTable, option: Option) -> str | None:
        return "WA-PAY-01" if option == PayWith(self._trap(table).card) else None

    def add(self, table: WatchTable, option: Any) -> None:
        trap = self._trap(table)
        if isinstance(option, At):
            trap.room = option.room
        else:
            trap.paid.append(option.card)

    def announce(self, table: WatchTable) -> None:
        captain = table.state.captain
        table.then(SpringTrap(self.seat) if captain in (NOBODY, self.seat) else MayAgree(captain, self.seat))

    def _trap(self, table: WatchTable) -> Trap:
        trap = self.intent(table)
        assert trap is not None
        return trap


class MayAgree(Choice):
    """The captain is asked; what is refused was never seen, and the guard may say something else."""

    is_window: ClassVar[bool] = True
    guard: Seat

    def candidates(self, table: WatchTable) -> Iterable[Option]:
        return No(), Yes()

    def take(self, table: WatchTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.then(SpringTrap(self.guard))
        else:
            table.state.intents[self.guard] = None


class SpringTrap(Procedure):
    guard: Seat

    def run(self, table: WatchTable) -> None:
        state = table.state
        trap, state.intents[self.guard] = state.intents[self.guard], None
        assert trap is not None
        for card in (trap.card, *trap.paid):
            state.traps[self.guard].remove(card)
        state.story.append(f"{self.guard} springs {trap.card} in the {trap.room}")
        table.inside(Window).answered()


# Before and after


class Creep(Option, frozen=True):
    pass


class MayCreep(Choice):
    """A thief's step, and what it may bring about."""

    def candidates(self, table: WatchTable) -> Iterable[Option]:
        return Creep(), Pass()

    def take(self, table: WatchTable, option: Option) -> None:
        table.then(Told("somebody creeps"))


class Dawn(Procedure):
    def run(self, table: WatchTable) -> None:
        seats = len(table.state.whistles)
        table.end(Outcome([], [1] * seats, "WA-END-01"))


class WatchSettings(Settings, frozen=True, kw_only=True):
    seats: int = 3
    whistles: tuple[int, ...] = (0, 0, 0)


class WatchGame(Game[Watch[Any]]):
    """A match is two steps of a thief, with a brief window after each."""

    name = "watch"
    package = __name__
    state_type = Watch
    settings_type = WatchSettings

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary("undercroft.kernel", {})

    def setup(self, settings: WatchSettings, chance: Chance) -> Watch[Any]:
        thief = Seat(0)
        return night(MayCreep(thief), Footstep(), MayCreep(thief), Footstep(), whistles=settings.whistles)

    def view(self, state: Watch[Any], seat: Seat | None) -> View:
        return View()


GAME = WatchGame()


def night(
    *steps: Procedure,
    whistles: Iterable[int] = (0, 0, 0),
    traps: Iterable[list[int]] = ([], [], []),
    captain: Seat = NOBODY,
    is_light: bool = False,
) -> Watch[Any]:
    """What happens in a night, in this order."""
    guards = list(whistles)
    return Watch(
        stack=[Dawn(), *reversed(steps)],
        chance=Chance.from_seed("1"),
        outcome=None,
        conceded=[],
        whistles=guards,
        traps=[list(cards) for cards in traps],
        intents=[None] * len(guards),
        story=[],
        captain=captain,
        is_light=is_light,
    )
