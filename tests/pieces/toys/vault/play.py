"""The state of the vault, and its steps: turns, walks, traps, the door, and the sentry's strikes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Settings
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table
from undercroft.pieces.grid import Grid, SquareId, mask_of, squares_of
from undercroft.pieces.paths import Harm, Paths, Walking, squares_network

VAULT = Grid.drawn("""
    . . . . . . . .|. .

    . # ? . . . o .|$ .

    . # . # # . . .a. .

    . # ? . ? . o .|. $

    . . . . . . . .|. .
""")
FLAGSTONES, POSTS, CHESTS = (squares_of(VAULT.marked(mark)) for mark in "?o$")
DOOR, ENTRANCE = VAULT.closed("a"), VAULT.square("a3")
POINTS, TURNS, SIGHT, DEADLY, TRAPS, BLADES = 5, 12, 3, 5, 2, 3
THIEF, GUARD = Seat(0), Seat(1)


class VaultSettings(Settings, frozen=True, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2


class Vault(State[P]):
    """``seen`` are the squares that the thief has seen, ``tried`` the flagstones whose secret is known.

    The guard knows everything; the thief only what is in sight or has been tried. ``blades`` are the strikes that the
    sentry has left, which the guard alone knows; ``struck`` are those it has made.
    """

    thief: SquareId
    points: int
    wounds: int
    turns: int
    shut: bool
    seen: list[SquareId]
    tried: list[SquareId]
    traps: list[SquareId]
    sentry: SquareId
    chest: SquareId
    blades: int
    struck: int


VaultTable = Table[Vault[Any]]


def closed_doors(state: Vault[Any]) -> int:
    return DOOR if state.shut else 0


def sees_sentry(state: Vault[Any]) -> bool:
    return state.sentry in state.seen


def known_traps(state: Vault[Any]) -> list[SquareId]:
    return [square for square in state.traps if square in state.tried]


def thief_paths(state: Vault[Any]) -> Paths:
    """Over what has been seen, round the sentry, through the door for one point more; known traps if it must be."""
    closed = closed_doors(state)
    sentry = mask_of([state.sentry]) if sees_sentry(state) else 0
    return Paths(
        squares_network(VAULT, closed, openable=closed, opening=1),
        state.thief,
        state.points,
        room=mask_of(state.seen) & ~sentry,
        entering=(Harm(mask_of(known_traps(state))),),
    )


# Turns


class Hide(Procedure):
    """What the thief does not know is drawn before the match."""

    def run(self, table: VaultTable) -> None:
        state, flags = table.state, list(FLAGSTONES)
        table.shuffle(flags)
        state.traps = sorted(flags[:TRAPS])
        state.sentry, state.chest = table.pick(POSTS), table.pick(CHESTS)
        state.blades = table.roll(BLADES)


class NextTurn(Procedure):
    begins_anew: ClassVar[bool] = True

    def run(self, table: VaultTable) -> None:
        state = table.state
        if state.turns == TURNS:
            table.end(Outcome([GUARD], [2, 1], "VA-END-02"))
            return
        state.turns, state.points = state.turns + 1, POINTS
        table.then(Act(THIEF), self)


class Walk(Option, frozen=True):
    to: SquareId
    price: int

    def __str__(self) -> str:
        return f"walk {VAULT.name(self.to)}"


class OpenDoor(Option, frozen=True):
    pass


class Act(Choice):
    rules: ClassVar[tuple[str, ...]] = ("VA-WALK-01",)

    def candidates(self, table: VaultTable) -> Iterable[Option]:
        for found in thief_paths(table.state).destinations():
            yield Walk(SquareId(found.place), found.price)
        yield OpenDoor()
        yield Pass()

    def objection(self, table: VaultTable, option: Option) -> str | None:
        state = table.state
        if isinstance(option, OpenDoor) and not (
            state.shut and state.points and VAULT.contact(VAULT.door("a"), DOOR) >> state.thief & 1
        ):
            return "VA-DOOR-01"
        return None

    def take(self, table: VaultTable, option: Option) -> None:
        if isinstance(option, Walk):
            table.then(Sneak(ahead=thief_paths(table.state).route(option.to)), self)
        elif isinstance(option, OpenDoor):
            table.then(PushDoor(), self)


# A walk, and what happens on it


class Sneak(Walking):
    """The thief walks. ``strikes`` are the squares on the way where the sentry is going to strike."""

    strikes: list[SquareId] = []

    def paths(self, state: Vault[Any]) -> Paths:
        return thief_paths(state)

    def step(self, table: VaultTable, there: int) -> None:
        state = table.state
        if state.shut and not VAULT.beside(state.thief, DOOR) >> there & 1:
            table.then(PushDoor())
        else:
            table.then(Enter(SquareId(there)))

    def news(self, state: Vault[Any]) -> list[int]:
        return [state.wounds, sees_sentry(state), state.chest in state.seen]

    def announce(self, table: VaultTable) -> None:
        """By what everybody sees: a sentry in sight, and a path that passes it."""
        if passed_squares(table.state, self.ahead):
            table.then(MayStrike(GUARD))


def passed_squares(state: Vault[Any], path: Iterable[int]) -> list[SquareId]:
    """Where on a path the sentry could strike."""
    if not sees_sentry(state):
        return []
    beside = VAULT.beside(state.sentry, closed_doors(state))
    return [SquareId(square) for square in path if beside >> square & 1]


class Strike(Option, frozen=True):
    at: SquareId

    def __str__(self) -> str:
        return f"strike {VAULT.name(self.at)}"


class MayStrike(Choice):
    """One question for a whole path; it opens whether or not the sentry has a blade left."""

    is_window: ClassVar[bool] = True

    def candidates(self, table: VaultTable) -> Iterable[Option]:
        yield Pass()
        if table.state.blades:
            yield from map(Strike, passed_squares(table.state, table.inside(Sneak).ahead))

    def take(self, table: VaultTable, option: Option) -> None:
        if isinstance(option, Strike):
            table.inside(Sneak).strikes.append(option.at)


class Enter(Procedure):
    square: SquareId

    def run(self, table: VaultTable) -> None:
        state = table.state
        state.thief = self.square
        state.points -= 1
        table.emit(ThiefMoved(self.square))
        table.then(TreadOn(), MeetSentry(), LookAround(), Grab())


class TreadOn(Procedure):
    """A flagstone that nobody has tried shows what it is; a trap wounds whoever enters, known or not."""

    def run(self, table: VaultTable) -> None:
        state = table.state
        if state.thief in FLAGSTONES and state.thief not in state.tried:
            state.tried = sorted([*state.tried, state.thief])
            table.reveal()
        if state.thief in state.traps:
            wound(table)


class MeetSentry(Procedure):
    def run(self, table: VaultTable) -> None:
        state = table.state
        if state.thief in table.inside(Sneak).strikes:
            state.blades, state.struck = state.blades - 1, state.struck + 1
            wound(table)


def wound(table: VaultTable) -> None:
    table.state.wounds += 1
    table.emit(ThiefWounded(table.state.wounds))
    if table.state.wounds == DEADLY:
        table.end(Outcome([GUARD], [2, 1], "VA-END-03"))


class PushDoor(Procedure):
    def run(self, table: VaultTable) -> None:
        table.state.shut = False
        table.state.points -= 1
        table.then(LookAround())


class LookAround(Procedure):
    def run(self, table: VaultTable) -> None:
        state = table.state
        seen = VAULT.within(1 << state.thief, SIGHT, closed_doors(state)) | mask_of(state.seen)
        if seen.bit_count() > len(state.seen):
            state.seen = squares_of(seen)
            table.reveal()


class Grab(Procedure):
    def run(self, table: VaultTable) -> None:
        if table.state.thief == table.state.chest:
            table.end(Outcome([THIEF], [1, 2], "VA-END-01"))


class ThiefMoved(Event, frozen=True):
    square: SquareId


class ThiefWounded(Event, frozen=True):
    wounds: int
