"""May this card be used now? The one place that knows, and says which rule is against it.

Enters: a seat and a card. Leaves: None, or the id of the rule: phase, limit, text, condition, targets, cost.
"""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from .cards.model import Mode, Use
from .content import CARDS
from .ids import HERO_CARD, ROOM_CARD, SPELL_CARD, CardId
from .state import AnyState, Effect
from .values import is_blank
from .zones import use_key


def mode_of(effect: Effect) -> Mode:
    """The text of a card that an effect carries out."""
    card = CARDS[effect.source]
    if effect.ability >= 0:
        return card.triggers[effect.ability].mode
    assert card.use is not None
    return card.use.modes[effect.mode]


def objection_to_use(state: AnyState, seat: Seat, card: CardId, answering: bool = False) -> str | None:
    """The rule against playing a Spell or using an ability now, or None; ``answering`` an announced Spell or not."""
    use = CARDS[card].use
    if use is None:
        return "BM-PRIO-08"
    if not use.phases & state.phase:
        return objection_to_phase(card)
    if use.cancels and not answering:
        return "BM-PRIO-09"
    if use.once and state.used and use_key(card) in state.used:
        return "BM-RUL-101" if CARDS[card].family is HERO_CARD else "BM-RUL-52"
    return objection_to_source(state, seat, card) or objection_to_modes(state, seat, card, use)


def objection_to_phase(card: CardId) -> str:
    if CARDS[card].family is not SPELL_CARD:
        return "BM-PRIO-07"
    use = CARDS[card].use
    assert use is not None
    return {4: "BM-SPELL-04", 32: "BM-SPELL-05"}.get(use.phases, "BM-SPELL-03")


def objection_to_source(state: AnyState, seat: Seat, card: CardId) -> str | None:
    """The rule that keeps the card itself from working: deactivated, covered, without text."""
    printed = CARDS[card]
    if printed.family is not ROOM_CARD or printed.from_hand:
        return None
    for slot in state.players[seat].dungeon:
        if slot.cards and slot.cards[-1] == card:
            if slot.asleep:
                return "BM-GLOSS-09"
            if slot.hidden >= 0:
                return "BM-RUL-17"
            return "BM-RUL-92" if is_blank(state, card) else None
    return "BM-ROOM-03"


def objection_to_modes(state: AnyState, seat: Seat, card: CardId, use: Use) -> str | None:
    """None if at least one text can be declared; else the rule against the first."""
    first = None
    effect = Effect(seat, card)
    for effect.mode, mode in enumerate(use.modes):
        against = objection_to_mode(state, effect, mode)
        if against is None:
            return None
        first = first or against
    return first


def objection_to_mode(state: AnyState, effect: Effect, mode: Mode) -> str | None:
    """The rule against declaring one text: its condition, its targets, its cost (BM-RUL-48, BM-RUL-71, BM-RUL-90)."""
    if mode.needs is not None and not mode.needs(state, effect.seat):
        return "BM-RUL-71"
    if mode.targets and not mode.targets[0].candidates(state, effect):
        return "BM-RUL-90"
    if len(mode.targets) > 1 and not _has_second_target(state, effect, mode):
        return "BM-RUL-90"
    if mode.cost is not None and len(mode.cost.payable(state, effect)) < mode.cost.least:
        return "BM-RUL-48"
    return None


def _has_second_target(state: AnyState, effect: Effect, mode: Mode) -> bool:
    """Is there a first target that leaves a second one to choose?"""
    for first in mode.targets[0].candidates(state, effect):
        if mode.targets[1].candidates(state, Effect(effect.seat, effect.source, mode=effect.mode, targets=[first])):
            return True
    return False
