"""The state of a match of Boss Monster: who has which cards where, and nothing that follows from that.

A dungeon is a list of slots counted from the Boss. Decks are bags without order: a draw takes one at random,
which is what a shuffled deck does, and so searching and shuffling back need no words of their own.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from undercroft.kernel.lasting import Row
from undercroft.kernel.parts import Part, Seat
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

from .ids import NO_CARD, NO_SEAT, CardId, Phase

P = TypeVar("P")


class Hero(Part):
    """A Hero on the table. ``room`` is the Room it entered and stands in, ``dealt`` what that Room did to it."""

    card: CardId
    damage: int = 0
    room: CardId = NO_CARD
    dealt: int = 0
    skips: int = 0


class Slot(Part):
    """A stack of Rooms, the visible one last; on it perhaps a face-down Room, and a Hero.

    ``placer`` laid the face-down Room (it may be a gift); ``fits`` are the classes an Advanced Room could have
    matched there, public at that moment, with every bit set where any Room was possible.
    """

    cards: list[CardId]
    hidden: CardId = NO_CARD
    placer: int = NO_SEAT
    fits: int = 0
    asleep: bool = False
    hero: Hero | None = None


class Corridor(Part):
    """A Hero between Rooms: ``next`` is the slot it would enter now, or lower if that one is deactivated."""

    hero: Hero
    next: int


class Effect(Part):
    """A card's text on its way: whose it is, of which card, which of its texts, and what was chosen for it.

    ``ability`` is -1 for what is played or used, else the number of a triggered ability. ``hero`` and ``room``
    come from the moment that triggered it. ``paid`` are the cards of the cost; ``saved`` are cards that its text
    asks about as things stood when the cost was paid.
    """

    seat: Seat
    source: CardId
    ability: int = -1
    mode: int = -1
    targets: list[int] = []
    paid: list[CardId] = []
    saved: list[CardId] = []
    hero: CardId = NO_CARD
    room: CardId = NO_CARD


class Sight(Part):
    """A card that others know a player to hold, in hand or face down on the table: the seats that know, one bit each.

    ``sure`` are those of them who know that it is in the hand: a Room laid face down since might be it.
    """

    card: CardId
    seats: int
    sure: int


class Player(Part):
    """One seat's cards and what it did this round.

    ``choices`` are Bosses to choose from, ``intent`` what it is about to announce, ``fresh`` Rooms that it built
    and whose build effects have not happened yet, ``built_before`` those of them that were built before the Level Up.
    """

    boss: CardId
    choices: list[CardId]
    levelled: bool
    out: bool
    out_in_round: int
    rooms: list[CardId]
    spells: list[CardId]
    known: list[Sight]
    dungeon: list[Slot]
    entrance: list[Hero]
    corridor: Corridor | None
    souls: list[CardId]
    wounds: list[CardId]
    intent: Effect | None
    fresh: list[CardId]
    built_before: list[CardId]
    placements: int
    souls_gained: int
    rooms_lost: int
    lured: int
    walked_in: list[CardId]
    spells_played: list[CardId]

    def make_known(self, card: CardId, seats: int, sure: int) -> None:
        """From now on exactly these seats know of the card; none: it is forgotten."""
        self.known = [sight for sight in self.known if sight.card != card]
        if seats:
            self.known.append(Sight(card, seats, sure))
            self.known.sort(key=lambda sight: sight.card)

    def sight_of(self, card: CardId) -> Sight:
        return next((sight for sight in self.known if sight.card == card), Sight(card, 0, 0))


class BossState(State[P], Generic[P]):
    """The table. ``active`` is a seat or -1, ``used`` what was used this round: a card, and which of its triggered
    abilities, or -1. ``entered`` is which Room was entered by which Hero, once for each time, ``barred`` who cannot win
    at the end of this round. ``on_table`` are cards in transit: a Spell being played, a card on its way to the pile.
    """

    players: list[Player]
    order: list[Seat]
    round: int
    phase: Phase
    active: int
    town: list[Hero]
    ordinary_heroes: list[CardId]
    epic_heroes: list[CardId]
    room_deck: list[CardId]
    spell_deck: list[CardId]
    boss_deck: list[CardId]
    discard: list[CardId]
    on_table: list[CardId]
    removed: list[CardId]
    rows: list[Row]
    used: list[tuple[CardId, int]]
    entered: list[tuple[CardId, CardId]]
    heroes_moved: bool
    barred: list[Seat]
    machinations: bool
    endless: bool


AnyState = BossState[Any]
BossTable = Table[AnyState]


def new_player() -> Player:
    return Player(
        boss=NO_CARD,
        choices=[],
        levelled=False,
        out=False,
        out_in_round=0,
        rooms=[],
        spells=[],
        known=[],
        dungeon=[],
        entrance=[],
        corridor=None,
        souls=[],
        wounds=[],
        intent=None,
        fresh=[],
        built_before=[],
        placements=0,
        souls_gained=0,
        rooms_lost=0,
        lured=0,
        walked_in=[],
        spells_played=[],
    )


def seats_in_play(state: AnyState) -> list[Seat]:
    """The players still in the game in XP order, highest first (BM-BOSS-05, BM-TURN-02)."""
    players = state.players
    return [seat for seat in state.order if not players[seat].out]


def seats_by_priority(state: AnyState) -> list[Seat]:
    """The active player first, then the others in XP order (BM-PRIO-03, BM-PRIO-04)."""
    active, players = state.active, state.players
    seats = [seat for seat in state.order if not players[seat].out]
    if active >= 0 and seats[0] != active:
        seats.remove(Seat(active))
        seats.insert(0, Seat(active))
    return seats


def is_open(slot: Slot) -> bool:
    """Visible, face up and active: a Room that works and can be chosen (BM-RUL-17, BM-RUL-53)."""
    return slot.hidden < 0 and not slot.asleep and bool(slot.cards)


def open_rooms(player: Player) -> list[CardId]:
    """The Rooms of a dungeon that can be chosen, from the Boss outwards."""
    return [slot.cards[-1] for slot in player.dungeon if slot.hidden < 0 and not slot.asleep and slot.cards]


def room_count(player: Player) -> int:
    """How many Rooms a dungeon has for effects that count: deactivated and unbuilt ones are left out (BM-GLOSS-10)."""
    return sum(1 for slot in player.dungeon if slot.cards and not slot.asleep)


def find_room(state: AnyState, room: int) -> tuple[Seat, int] | None:
    """Where a visible Room lies: whose dungeon and which slot."""
    for seat, player in enumerate(state.players):
        for index, slot in enumerate(player.dungeon):
            if slot.cards and slot.cards[-1] == room:
                return Seat(seat), index
    return None


def hero_inside(player: Player) -> Hero | None:
    """The Hero in a dungeon, in a Room or between two; there is at most one (BM-ADV-02)."""
    if player.corridor is not None:
        return player.corridor.hero
    for slot in player.dungeon:
        if slot.hero is not None:
            return slot.hero
    return None


def hero_in_room(player: Player) -> Hero | None:
    """The Hero that stands in a Room of this dungeon."""
    for slot in player.dungeon:
        if slot.hero is not None:
            return slot.hero
    return None


def host_of(state: AnyState, hero: int) -> int:
    """The seat whose dungeon a Hero is in or in front of; NO_SEAT if it is in town or gone."""
    for seat, player in enumerate(state.players):
        inside = hero_inside(player)
        if (inside is not None and inside.card == hero) or any(h.card == hero for h in player.entrance):
            return seat
    return NO_SEAT


def find_hero(state: AnyState, hero: int) -> Hero | None:
    """A Hero anywhere on the table: town, entrances, dungeons."""
    for waiting in state.town:
        if waiting.card == hero:
            return waiting
    for player in state.players:
        inside = hero_inside(player)
        if inside is not None and inside.card == hero:
            return inside
        for waiting in player.entrance:
            if waiting.card == hero:
                return waiting
    return None
