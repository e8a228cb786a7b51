"""A round is five phases; rounds repeat until somebody has won (BM-TURN-01, BM-TURN-03)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.moments import Replaceable
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure, Scope

from . import end, events
from .adventure import AdventurePhase
from .bait import BaitPhase
from .build import BuildPhase
from .ids import ROOM_CARD, CardId, Phase
from .state import BossTable, Hero, seats_in_play
from .zones import draw, to_town


class NextRound(Procedure):
    """Rounds repeat; only the test at the end of one can stop this (BM-TURN-03, BM-END-12)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-TURN-03", "BM-END-12")
    begins_anew: ClassVar[bool] = True

    def run(self, table: BossTable) -> None:
        table.then(Round(), self)


class Round(Scope):
    """Beginning of Round, Build, Bait, Adventure, End of Round (BM-TURN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-TURN-01",)

    def run(self, table: BossTable) -> None:
        table.then(BeginningOfRound(), BuildPhase(), BaitPhase(), AdventurePhase(), end.EndOfRound())


class BeginningOfRound(Procedure):
    """Heroes arrive first, then everybody draws; nothing may be used meanwhile (BM-START-01, BM-START-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-START-01", "BM-START-05", "BM-START-07")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.round += 1
        state.phase = Phase.BEGINNING
        state.heroes_moved = False
        state.entered = []
        for player in state.players:
            player.souls_gained = player.rooms_lost = player.lured = 0
            player.walked_in, player.spells_played = [], []
        table.emit(events.RoundBegan(state.round))
        table.then(HeroesArrive(), DrawRooms())


class HeroesArrive(Procedure):
    """One Hero per player who started the game; Epic ones when the ordinary deck is empty (BM-START-02, BM-RUL-08)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-START-02", "BM-START-03", "BM-ELIM-04", "BM-RUL-08")

    def run(self, table: BossTable) -> None:
        state = table.state
        arrived: list[CardId] = []
        for _ in state.players:
            deck = state.ordinary_heroes or state.epic_heroes
            if deck:
                card = table.draw(deck)
                to_town(state, Hero(card))
                arrived.append(card)
        if arrived:
            table.emit(events.HeroesArrived(arrived))


class DrawRooms(Procedure):
    """Each player draws a Room card, in XP order (BM-START-04, BM-RUL-13)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-START-04", "BM-RUL-13")

    def run(self, table: BossTable) -> None:
        table.then(*(RegularDraw(seat) for seat in seats_in_play(table.state)))


class RegularDraw(Replaceable):
    """The draw of the Beginning of Round, which some Rooms may change."""

    rules: ClassVar[tuple[str, ...]] = ("BM-START-04",)
    seat: Seat

    def run(self, table: BossTable) -> None:
        draw(table, self.seat, ROOM_CARD)
