"""What a match of Boss Monster is counted by: for designers, who ask what wins and how a game goes.

Enters: every event of one match, whole. Leaves: a Tally. Scores are those told at the end of each round; a player who
is out keeps the last one, so that averages over a table never lose anybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from undercroft.kernel.events import Event
from undercroft.kernel.parts import Seat
from undercroft.kernel.tally import Tally, Teller

from . import events
from .content import CARDS
from .ids import CardId
from .state import AnyState

SOULS, WOUNDS = "souls", "wounds"
DRAWN, PLAYED, DESTROYED = "drawn", "played", "destroyed"


class BossTeller(Teller):
    """Listens to one match.

    ``drawn`` are cards from the decks, ``played`` are Rooms that were built and Spells that were played (cancelled
    ones too), ``destroyed`` are Rooms of one's own that were lost.
    """

    def __init__(self, seats: int) -> None:
        self.traits: list[dict[str, str]] = [{} for _ in range(seats)]
        self.cards: list[dict[str, Counter[str]]] = [
            {what: Counter() for what in (DRAWN, PLAYED, DESTROYED)} for _ in range(seats)
        ]
        self.series: dict[str, list[list[float]]] = {SOULS: [], WOUNDS: []}

    def hear(self, event: Event, state: Any) -> None:
        told = HEARD.get(type(event))
        if told is not None:
            told(self, event)

    def finish(self, state: AnyState) -> Tally:
        cards = [{what: dict(found) for what, found in seat.items() if found} for seat in self.cards]
        return Tally(traits=self.traits, cards=cards, series=self.series, rounds=state.round)

    def count(self, seat: Seat, what: str, *cards: CardId) -> None:
        self.cards[seat][what].update(CARDS[card].slug for card in cards)

    def on_bosses(self, event: events.BossesRevealed) -> None:
        for place, (seat, boss) in enumerate(zip(event.seats, event.bosses, strict=True), start=1):
            self.traits[seat].update({"boss": CARDS[boss].slug, "order": f"order-{place}"})

    def on_mulligan(self, event: events.MulliganTaken) -> None:
        """The first hand went back whole: it was never drawn."""
        self.cards[event.seat][DRAWN].clear()

    def on_drawn(self, event: events.CardsDrawn) -> None:
        self.count(event.seat, DRAWN, *event.cards)

    def on_built(self, event: events.RoomBuiltFaceUp) -> None:
        self.traits[event.seat].setdefault("first-room", CARDS[event.room].slug)
        self.count(event.seat, PLAYED, event.room)

    def on_spell(self, event: events.SpellPlayed) -> None:
        self.count(event.seat, PLAYED, event.spell)

    def on_destroyed(self, event: events.RoomDestroyedByCard) -> None:
        self.count(event.seat, DESTROYED, event.room)

    def on_round_ended(self, event: events.RoundEnded) -> None:
        for rows in self.series.values():
            rows.append(list(rows[-1]) if rows else [0.0] * len(self.traits))

    def on_score(self, event: events.ScoreTold) -> None:
        self.series[SOULS][-1][event.seat] = event.souls
        self.series[WOUNDS][-1][event.seat] = event.wounds


HEARD: dict[type[Event], Callable[[BossTeller, Any], None]] = {
    events.BossesRevealed: BossTeller.on_bosses,
    events.MulliganTaken: BossTeller.on_mulligan,
    events.CardsDrawn: BossTeller.on_drawn,
    events.RoomBuiltFaceUp: BossTeller.on_built,
    events.SpellPlayed: BossTeller.on_spell,
    events.RoomDestroyedByCard: BossTeller.on_destroyed,
    events.RoundEnded: BossTeller.on_round_ended,
    events.ScoreTold: BossTeller.on_score,
}
