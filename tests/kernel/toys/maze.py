"""Alone in small: the hero's board may show what is not there, and Evil's cards need a consent unseen.

The hero looks into sectors of a labyrinth; Evil knows the truth and may pretend. The minion may react with a
card, if the leader agrees without being shown it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NewType, Self

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import No, Option, Pass, Seat, Yes
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

CardId = NewType("CardId", int)
HERO, LEADER, MINION = Seat(0), Seat(1), Seat(2)
EVIL = (LEADER, MINION)
NOTHING, MONSTER, UNKNOWN = "nothing", "monster", "unknown"


class MazeState(State[P]):
    """``board`` is what lies on the hero's table. It is data: the truth could not give it where it lies."""

    truth: list[str]
    board: list[str]
    lies: int
    pretended: str
    hand: list[CardId]
    offered: list[CardId]
    played: list[CardId]


MazeTable = Table[MazeState[Any]]


# Looking, and being lied to


class Look(Option, frozen=True):
    sector: int


class Explore(Choice):
    def candidates(self, table: MazeTable) -> Iterable[Option]:
        yield from (Look(sector) for sector, seen in enumerate(table.state.board) if seen == UNKNOWN)
        yield Pass()

    def take(self, table: MazeTable, option: Option) -> None:
        if isinstance(option, Look):
            table.then(MayPretend(LEADER), Reveal(option.sector), MayReact(MINION), self)


class Pretend(Option, frozen=True):
    element: str


class MayPretend(Choice):
    """Opens whenever the hero looks, whether or not Evil has a lie left."""

    is_window: ClassVar[bool] = True

    def candidates(self, table: MazeTable) -> Iterable[Option]:
        yield Pass()
        if table.state.lies:
            yield from (Pretend(NOTHING), Pretend(MONSTER))

    def take(self, table: MazeTable, option: Option) -> None:
        if isinstance(option, Pretend):
            table.state.lies -= 1
            table.state.pretended = option.element


class Reveal(Procedure):
    sector: int

    def run(self, table: MazeTable) -> None:
        state = table.state
        shown, state.pretended = state.pretended or state.truth[self.sector], ""
        state.board[self.sector] = shown
        table.reveal()
        table.emit(SectorRevealed(self.sector, shown, shown != state.truth[self.sector]))


class Enter(Procedure):
    """Who stands in a sector sees what is really there."""

    sector: int

    def run(self, table: MazeTable) -> None:
        table.state.board[self.sector] = table.state.truth[self.sector]


# Reacting with a card that the leader may not see


class React(Option, frozen=True):
    card: CardId


class MayReact(Choice):
    is_window: ClassVar[bool] = True

    def candidates(self, table: MazeTable) -> Iterable[Option]:
        yield Pass()
        yield from (React(card) for card in table.state.hand)

    def take(self, table: MazeTable, option: Option) -> None:
        if isinstance(option, React):
            table.state.hand.remove(option.card)
            table.state.offered.append(option.card)
            table.emit(CardOffered(self.seat, option.card))
            table.then(MayConsent(LEADER))


class MayConsent(Choice):
    """Names nobody's card: it lies in ``offered``."""

    is_window: ClassVar[bool] = True

    def candidates(self, table: MazeTable) -> Iterable[Option]:
        return Yes(), No()

    def take(self, table: MazeTable, option: Option) -> None:
        card = table.state.offered.pop()
        (table.state.played if isinstance(option, Yes) else table.state.hand).append(card)


# What each audience is told and shown


class SectorRevealed(Event, frozen=True):
    sector: int
    shown: str
    is_false: bool

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat in EVIL else msgspec.structs.replace(self, is_false=False)


class CardOffered(Event, frozen=True):
    """The hero must not learn of it at all; the leader learns that a card was offered, not which."""

    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat | None) -> Self | None:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, card=CardId(-1)) if seat in EVIL else None


class MazeView(View, frozen=True, kw_only=True):
    board: list[str]
    truth: list[str] | None = None
    hand: list[CardId] | None = None
    hand_size: int
    is_card_offered: bool = False
    played: list[CardId]


class Maze(Game[MazeState[Any]]):
    name = "maze"
    package = __name__
    state_type = MazeState
    settings_type = Settings

    def view(self, state: MazeState[Any], seat: Seat | None) -> MazeView:
        return MazeView(
            board=list(state.board),
            truth=list(state.truth) if seat in EVIL else None,
            hand=list(state.hand) if seat == MINION else None,
            hand_size=len(state.hand),
            is_card_offered=seat in EVIL and bool(state.offered),
            played=list(state.played),
        )


GAME = Maze()


def labyrinth(
    *truth: str, lies: int = 1, hand: Iterable[int] = (), steps: Iterable[Procedure] = (Explore(HERO),)
) -> MazeState[Any]:
    """An unexplored labyrinth with this truth in its sectors."""
    stack: list[Any] = [*reversed([*steps])]
    board, cards = [UNKNOWN] * len(truth), [CardId(card) for card in hand]
    return MazeState(stack, Chance.from_seed("1"), None, [], [*truth], board, lies, "", cards, [], [])
