"""What is paid when a text is declared."""

from __future__ import annotations

from ..content import CARDS
from ..dungeon import DestroyRooms, discard
from ..effects.hand import own_spells_in_pile
from ..effects.verb import in_hand, is_sort
from ..events import CardShown
from ..ids import CardId
from ..state import AnyState, BossTable, Effect, open_rooms
from ..uses import mode_of
from ..zones import everybody
from .model import Cost
from .targets import HERO_HERE


def discard_cost(sort: int, count: int = 1) -> Cost:
    """Discard cards of a sort from hand; a Spell cannot pay for itself."""

    def payable(state: AnyState, effect: Effect) -> list[CardId]:
        return [card for card in in_hand(state, effect.seat, sort) if card != effect.source]

    return Cost(payable, _discard_paid, count, count)


def discard_room_of_class(index: int) -> Cost:
    """Discard a Room card with at least one icon of a class (BM-RUL-68)."""

    def payable(state: AnyState, effect: Effect) -> list[CardId]:
        return [card for card in state.players[effect.seat].rooms if CARDS[card].treasure[index]]

    return Cost(payable, _discard_paid)


def _discard_paid(table: BossTable, effect: Effect) -> None:
    discard(table, effect.seat, effect.paid)


def show_cost(sort: int) -> Cost:
    """Show a card of a sort from hand to everybody; it goes back to the hand."""

    def payable(state: AnyState, effect: Effect) -> list[CardId]:
        return [card for card in in_hand(state, effect.seat, sort) if is_sort(card, sort)]

    return Cost(payable, _show_paid)


def _show_paid(table: BossTable, effect: Effect) -> None:
    table.reveal()
    others = everybody(table.state) & ~(1 << effect.seat)
    table.state.players[effect.seat].make_known(effect.paid[0], others, others)
    table.emit(CardShown(effect.seat, effect.paid[0]))


def _this_card(state: AnyState, effect: Effect) -> list[CardId]:
    return [effect.source]


def _discard_this(table: BossTable, effect: Effect) -> None:
    discard(table, effect.seat, [effect.source])


def _destroy_this(table: BossTable, effect: Effect) -> None:
    table.then(DestroyRooms([effect.source], effect.seat, HERO_HERE in mode_of(effect).targets))


def _destroy_saving(table: BossTable, effect: Effect) -> None:
    """The Spells that can be taken back are those in the pile now, not when the ability resolves."""
    effect.saved = own_spells_in_pile(table.state, effect.seat)
    _destroy_this(table, effect)


def _other_rooms(state: AnyState, effect: Effect) -> list[CardId]:
    return [room for room in open_rooms(state.players[effect.seat]) if room != effect.source]


def _destroy_paid(table: BossTable, effect: Effect) -> None:
    table.then(DestroyRooms(list(effect.paid), effect.seat))


def _destroy_others(table: BossTable, effect: Effect) -> None:
    table.then(DestroyRooms(_other_rooms(table.state, effect), effect.seat))


DISCARD_THIS = Cost(_this_card, _discard_this, count=0)
DESTROY_THIS = Cost(_this_card, _destroy_this, count=0)
DESTROY_THIS_TO_SAVE = Cost(_this_card, _destroy_saving, count=0)
DESTROY_ANOTHER = Cost(_other_rooms, _destroy_paid)
DESTROY_ALL_OTHERS = Cost(_other_rooms, _destroy_others, count=0)
