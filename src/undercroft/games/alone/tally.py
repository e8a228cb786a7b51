"""What a match of Alone is counted by: for designers, who ask how often the Hero gets away, and with whom.

Enters: every event of one match, whole. Leaves: a Tally. The Hero's traits are character, difficulty, missions and map;
Evil's are its decks. Health and sanity are those at the end of each round.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.kernel.events import Event
from undercroft.kernel.tally import Tally, Teller

from . import events
from .content.items import ITEMS
from .content.missions import CATEGORIES, MISSIONS
from .content.reactions import REACTIONS
from .content.sheets import MAPS
from .ids import CHARACTERS, DECKS, DIFFICULTIES, HERO
from .state import AnyState

HEALTH, SANITY = "health", "sanity"
DRAWN, PLAYED, COVERED = "drawn", "played", "covered"


class AloneTeller(Teller):
    """Listens to one match. ``drawn`` are items and reaction cards, ``played`` those used or played face up."""

    def __init__(self, seats: int) -> None:
        self.cards: list[dict[str, Counter[str]]] = [
            {what: Counter() for what in (DRAWN, PLAYED, COVERED)} for _ in range(seats)
        ]
        self.series: dict[str, list[list[float]]] = {HEALTH: [], SANITY: []}

    def hear(self, event: Event, state: Any) -> None:
        if isinstance(event, events.ItemGained):
            self.cards[HERO][DRAWN][f"item-{ITEMS[event.item].slug}"] += 1
        elif isinstance(event, events.ItemUsed):
            self.cards[HERO][PLAYED][f"item-{ITEMS[event.item].slug}"] += 1
        elif isinstance(event, events.CardDrawn) and not isinstance(event, events.CardDiscarded):
            self.cards[event.seat][DRAWN][f"card-{REACTIONS[event.card].slug}"] += 1
        elif isinstance(event, events.ReactionPlayed):
            what = COVERED if event.face_down else PLAYED
            self.cards[event.seat][what][f"card-{REACTIONS[event.card].slug}"] += 1
        elif isinstance(event, events.DangerSetAside):
            self._note_points(state)

    def _note_points(self, state: AnyState) -> None:
        """One row a round; only the Hero, who holds the first seat, has points, so a row tells of no other seat."""
        self.series[HEALTH].append([state.hero.health])
        self.series[SANITY].append([state.hero.sanity])

    def finish(self, state: AnyState) -> Tally:
        cards = [{what: dict(found) for what, found in seat.items() if found} for seat in self.cards]
        evil = {"decks": "-".join(DECKS[deck.id] for deck in state.decks)}
        traits = [self._traits_of_hero(state), *(dict(evil) for _ in state.evil)]
        return Tally(traits=traits, cards=cards, series=self.series, rounds=state.round)

    def _traits_of_hero(self, state: AnyState) -> dict[str, str]:
        missions = {
            f"mission-{CATEGORIES[category]}": f"mission-{MISSIONS[mission].slug}"
            for category, mission in enumerate(state.missions.cards)
        }
        return {
            "character": f"character-{CHARACTERS[state.hero.character]}",
            "difficulty": f"difficulty-{DIFFICULTIES[state.difficulty]}",
            "map": f"map-{MAPS[state.map].slug}",
            **missions,
        }
