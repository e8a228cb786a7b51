"""What the plain numbers in a state stand for: so that a match in progress outlives cards with other numbers.

Most fields say it by their type. Here are those whose meaning depends on what else is written beside them.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.lasting import Row
from undercroft.kernel.moments import Fired, MayReplace, Replaceable
from undercroft.kernel.portable import IdKinds

from .ids import RowKind
from .state import AnyState, Effect
from .uses import mode_of

OF_A_DUNGEON = range(RowKind.ALL_DAMAGE, RowKind.NO_BUILDING + 1)
NO_CARDS = ("seat", "class")
"""Targets that are no cards; their numbers are fixed."""


def _aims(effect: Effect) -> list[str | None]:
    """What a cancelling text is aimed at is a card too, though it is not printed as a target."""
    if not effect.targets:
        return []
    kinds = [None if target.kind in NO_CARDS else "card" for target in mode_of(effect).targets]
    return [*kinds, *["card"] * len(effect.targets)][: len(effect.targets)]


def _is_on(row: Row) -> list[str | None]:
    return [None if row.kind in OF_A_DUNGEON else "card"]


def _a_card(_: Any) -> list[str | None]:
    return ["card"]


def _cards(verb: Replaceable) -> list[str | None]:
    return ["card"] * len(verb.asked)


ID_KINDS: IdKinds = {
    (Effect, "targets"): _aims,
    (Row, "target"): _is_on,
    (Row, "source"): _a_card,
    (Fired, "source"): _a_card,
    (MayReplace, "source"): _a_card,
    (Replaceable, "asked"): _cards,
}


def tidy(state: AnyState) -> None:
    """Decks and hands have no order of their own, nor what players know of each other's cards: they lie by number."""
    for deck in (state.ordinary_heroes, state.epic_heroes, state.room_deck, state.spell_deck, state.boss_deck):
        deck.sort()
    for player in state.players:
        player.rooms.sort()
        player.spells.sort()
        player.known.sort(key=lambda sight: sight.card)
