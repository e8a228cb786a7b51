"""What happens to Rooms that stand: destroyed, deactivated, swapped; and cards on their way to the pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.moments import Replaceable
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Procedure

from . import events
from .adventure import StepOut
from .build import Uncover
from .content import CARDS
from .ids import NO_CARD, CardId
from .moments import RoomDestroyed
from .options import ChooseCard
from .state import BossTable, Corridor, Hero, Player, Slot, find_room, is_open
from .values import is_blank
from .zones import bonuses_end, card_left_play, everybody, gain, lose


class DestroyRooms(Procedure):
    """Rooms are destroyed together: to the pile, what lies beneath comes to light, gaps close (BM-GLOSS-01 to 03).

    Deactivated and face-down Rooms cannot be destroyed. ``hold`` keeps a Hero in such a Room where it is,
    because the ability that is being paid for concerns it (BM-RUL-89).
    """

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-01", "BM-GLOSS-02", "BM-GLOSS-03", "BM-GLOSS-11")
    rooms: list[CardId]
    by: int
    hold: bool = False

    def run(self, table: BossTable) -> None:
        state = table.state
        places = [(room, place) for room in self.rooms if (place := find_room(state, room)) is not None]
        gone = [(room, place[0], state.players[place[0]].dungeon[place[1]]) for room, place in places]
        gone = [(room, seat, slot) for room, seat, slot in gone if is_open(slot)]
        risen = tuple(slot.cards[-2] for _, _, slot in gone if len(slot.cards) > 1)
        for room, seat, slot in gone:
            self._destroy(table, room, seat, slot, risen)
        for seat in dict.fromkeys(seat for _, seat, _ in gone):
            hero = _close_gaps(state.players[seat])
            if hero is not None and not self.hold:
                table.then(StepOut(seat))

    def _destroy(self, table: BossTable, room: CardId, seat: Seat, slot: Slot, risen: tuple[CardId, ...]) -> None:
        state = table.state
        silent = is_blank(state, room)
        slot.cards.pop()
        if slot.hero is not None:
            slot.hero.room = room  # also one that stood beneath and never entered it (BM-RUL-32, BM-RUL-35)
        state.on_table.append(room)
        state.players[seat].rooms_lost += 1
        card_left_play(state, room)
        uncovered = slot.cards[-1] if slot.cards else NO_CARD
        table.emit(events.RoomDestroyedByCard(seat, room))
        table.then(ToPile([room], seat, self.by, True))
        table.then(AfterDestruction(RoomDestroyed(seat, room, self.by, uncovered, silent, risen)))


def _close_gaps(player: Player) -> Hero | None:
    """Rooms slide towards the Boss; a Hero whose Room is gone waits between the Rooms, to be told where to go."""
    for spot, slot in enumerate(player.dungeon):
        if slot.hero is not None and (not slot.cards or slot.cards[-1] != slot.hero.room):
            if slot.cards and slot.hero.room in slot.cards:
                continue  # covered, not destroyed
            kept = sum(1 for other in player.dungeon[:spot] if other.cards or other.hidden >= 0)
            hero, slot.hero = slot.hero, None
            player.corridor = Corridor(hero, kept - 1)
            break
    else:
        hero = None
    player.dungeon = [slot for slot in player.dungeon if slot.cards or slot.hidden >= 0]
    return hero


class AfterDestruction(Procedure):
    """Abilities that watch destruction, then those of the Room that came to light."""

    moment: RoomDestroyed

    def run(self, table: BossTable) -> None:
        table.occur(self.moment)
        uncovered = self.moment.uncovered
        place = find_room(table.state, uncovered)
        if place is not None:
            table.then(Uncover(place[0], uncovered))


class ToPile(Replaceable):
    """Cards go to the discard pile from a hand or, destroyed, from a dungeon. Abilities may divert them.

    They lie on the table meanwhile. ``by`` is the seat whose effect made an opponent discard, else -1.
    """

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-17", "BM-RUL-82")
    cards: list[CardId]
    seat: Seat
    by: int
    destroyed: bool

    def run(self, table: BossTable) -> None:
        for card in self.cards:
            table.state.on_table.remove(card)
            table.state.discard.append(card)
        if not self.destroyed and self.cards:
            table.emit(events.CardsDiscarded(self.seat, self.cards))


def discard(table: BossTable, seat: Seat, cards: Iterable[CardId], by: int = -1) -> None:
    """Discard cards from a hand (BM-GLOSS-17)."""
    cards = list(cards)
    for card in cards:
        lay_on_table(table, seat, card)
    if cards:
        table.then(ToPile(cards, seat, by, False))


def lay_on_table(table: BossTable, seat: Seat, card: CardId) -> None:
    """A card leaves a hand and lies open on the table, on its way elsewhere."""
    lose(table.state, seat, card)
    table.state.on_table.append(card)
    table.reveal()


def divert(table: BossTable, verb: ToPile, seat: Seat, source: CardId, cards: list[CardId]) -> None:
    """One of these cards, its new owner's pick, goes to that hand; the others go on to the pile."""
    table.then(
        PickDiverted(seat, source, cards),
        ToPile(verb.cards, verb.seat, verb.by, verb.destroyed, asked=verb.asked),
    )


class PickDiverted(Choice):
    """Which of the cards do you take?"""

    source: CardId
    cards: list[CardId]

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseCard(card) for card in self.cards]

    def take(self, table: BossTable, option: ChooseCard) -> None:
        state = table.state
        verb = state.stack[-1]
        verb.cards.remove(option.card)
        state.on_table.remove(option.card)
        gain(state, self.seat, option.card, everybody(state))
        table.emit(events.CardDiverted(self.seat, option.card, self.source))
        ability = CARDS[self.source].instead
        if ability is not None and not ability.once:
            verb.asked.remove(self.source)  # it may take another of them

    def subject(self, table: BossTable) -> dict[str, Any]:
        return {"source": ("card", self.source)}


def deactivate(table: BossTable, room: CardId) -> None:
    """Turned sideways until the end of the round: no damage, treasure, ability (BM-GLOSS-07, BM-GLOSS-09)."""
    place = find_room(table.state, room)
    assert place is not None
    seat, spot = place
    table.state.players[seat].dungeon[spot].asleep = True
    bonuses_end(table.state, room)
    table.emit(events.RoomDeactivated(seat, room))


def swap(table: BossTable, first: CardId, second: CardId) -> None:
    """Two whole stacks change places, Heroes in them included (BM-RUL-33, BM-RUL-59)."""
    one, other = find_room(table.state, first), find_room(table.state, second)
    assert one is not None
    assert other is not None
    dungeon = table.state.players[one[0]].dungeon
    dungeon[one[1]], dungeon[other[1]] = dungeon[other[1]], dungeon[one[1]]
    table.emit(events.RoomsSwapped(one[0], first, second))
