"""A verb: one thing a card's text does, on what was aimed at. Verbs are content; they never change themselves."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from undercroft.kernel.procedure import Procedure

from .. import resolve
from ..content import CARDS
from ..ids import ROOM_CARD, SPELL_CARD, CardId
from ..state import AnyState, BossTable, Effect


class Aim(IntEnum):
    """What a verb acts on: a target chosen on declaration, the card itself, or a thing of the moment."""

    TARGET = 0
    THIS = -1
    MOMENT_ROOM = -2
    MOMENT_HERO = -3


TARGET, THIS, MOMENT_ROOM, MOMENT_HERO = Aim


class Verb(Procedure):
    """Something a card does. ``can`` is asked of triggered abilities: would it do anything now?"""

    def can(self, state: AnyState, effect: Effect) -> bool:
        return True


def effect_of(table: BossTable) -> Effect:
    """The effect that is being carried out."""
    return table.inside(resolve.Resolving).effect


def aim_of(effect: Effect, aim: int) -> int:
    """The thing aimed at; -1 if it is out of reach by now."""
    if aim == Aim.THIS:
        return effect.source
    if aim == Aim.MOMENT_ROOM:
        return effect.room
    if aim == Aim.MOMENT_HERO:
        return effect.hero
    return effect.targets[aim]


class Sort(IntEnum):
    """Sorts of cards that texts speak of."""

    ANY = 0
    ROOM = 1
    SPELL = 2
    MONSTER_ROOM = 3
    TRAP_ROOM = 4


ANY, ROOM, SPELL, MONSTER_ROOM, TRAP_ROOM = Sort

_IS_SORT: dict[int, Callable[[CardId], bool]] = {
    Sort.ANY: lambda card: True,
    Sort.ROOM: lambda card: CARDS[card].family is ROOM_CARD,
    Sort.SPELL: lambda card: CARDS[card].family is SPELL_CARD,
    Sort.MONSTER_ROOM: lambda card: CARDS[card].family is ROOM_CARD and CARDS[card].is_monster,
    Sort.TRAP_ROOM: lambda card: CARDS[card].family is ROOM_CARD and not CARDS[card].is_monster,
}


def is_sort(card: CardId, sort: int) -> bool:
    return _IS_SORT[sort](card)


def in_hand(state: AnyState, seat: int, sort: int) -> list[CardId]:
    """The cards of a sort in a hand."""
    player = state.players[seat]
    if sort == Sort.SPELL:
        return list(player.spells)
    if sort == Sort.ROOM:
        return list(player.rooms)
    return [card for card in (*player.rooms, *player.spells) if is_sort(card, sort)]
