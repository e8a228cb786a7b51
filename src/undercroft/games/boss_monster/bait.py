"""The Bait phase: every Hero in town goes to the dungeon that attracts it most, or stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from undercroft.kernel.lasting import has_row
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure

from . import events
from .content import CARDS
from .ids import CLASSES_IN, CardId, Phase, RowKind
from .state import AnyState, BossTable, seats_in_play
from .values import treasure
from .zones import to_entrance


class BaitPhase(Procedure):
    """The line is judged from its head, and nothing may interrupt (BM-BAIT-01, BM-BAIT-08, BM-BAIT-09)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BAIT-01", "BM-BAIT-08", "BM-BAIT-09", "BM-BAIT-10")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.phase = Phase.BAIT
        table.emit(events.PhaseBegan("bait"))
        seats = seats_in_play(state)
        totals = {seat: treasure(state, seat) for seat in seats}
        staying = []
        for hero in state.town:
            winner = lured_to(state, hero.card, totals)
            if winner is None:
                staying.append(hero)
                table.emit(events.HeroStayed(hero.card, has_row(state.rows, RowKind.NOT_LURED, hero.card)))
                continue
            to_entrance(state, hero, winner)
            state.players[winner].lured += 1
            tell_lured(table, hero.card, winner, totals)
        state.town = staying


def lured_to(state: AnyState, hero: CardId, totals: Mapping[Seat, Sequence[int]]) -> Seat | None:
    """The single dungeon with the highest attraction; none on a tie at the top (BM-BAIT-03 to BM-BAIT-05)."""
    return lured_among(state, hero, pulls(state, hero, totals))


def pulls(state: AnyState, hero: CardId, totals: Mapping[Seat, Sequence[int]]) -> dict[Seat, int]:
    """How much each of these dungeons attracts a Hero, by the treasure that it shows."""
    return {seat: attraction(state, hero, seat, icons) for seat, icons in totals.items()}


def lured_among(state: AnyState, hero: CardId, by_seat: Mapping[Seat, int]) -> Seat | None:
    """The same as ``lured_to`` where the attraction of every dungeon is known already."""
    if state.rows and has_row(state.rows, RowKind.NOT_LURED, hero):
        return None
    best = max(by_seat.values())
    leaders = [seat for seat, value in by_seat.items() if value == best]
    if len(leaders) > 1 or (best == 0 and CARDS[hero].lure is None):
        return None
    return leaders[0]


def tell_lured(table: BossTable, hero: CardId, winner: Seat, totals: Mapping[Seat, Sequence[int]]) -> None:
    if table.hear is not None:
        by_seat = pulls(table.state, hero, totals)
        rival = max((pull for seat, pull in by_seat.items() if seat != winner), default=0)
        table.emit(events.HeroLured(winner, hero, by_seat[winner], rival, CARDS[hero].lure is not None))


def attraction(state: AnyState, hero: CardId, seat: Seat, icons: Sequence[int]) -> int:
    """How much a dungeon attracts a Hero: icons of its classes, or its own measure (BM-BAIT-11, BM-BAIT-12)."""
    card = CARDS[hero]
    if card.lure is not None:
        return card.lure(state, seat, card)
    found = 0
    for index in CLASSES_IN[card.classes]:
        found += icons[index]
    return found
