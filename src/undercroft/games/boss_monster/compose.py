"""Composing the use of a card, step by step: its text, its targets, what pays for it.

What is not complete is its seat's secret: it lies in ``player.intent``, and nothing on the table has moved yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.kernel.parts import Option, Seat

from .content import CARDS, one_of_each
from .ids import CardId
from .options import TARGET_OPTIONS, ChooseText, PayWith
from .state import AnyState, BossTable, Effect
from .uses import mode_of, objection_to_mode


def compose(table: BossTable, seat: Seat, card: CardId, mode: int = -1, targets: Iterable[int] = ()) -> None:
    """Begin to compose the use of a card; a cancel comes with its text and target already fixed."""
    table.state.players[seat].intent = Effect(seat, card, mode=mode, targets=list(targets))


def missing(effect: Effect) -> str:
    """What is to be chosen next: its text, a target, what pays; nothing if it is complete."""
    if effect.mode < 0:
        return "text"
    mode = mode_of(effect)
    if len(effect.targets) < len(mode.targets):
        return "target"
    return "cost" if mode.cost is not None and len(effect.paid) < mode.cost.count else ""


def next_step(state: AnyState, effect: Effect) -> list[Option]:
    """The candidates for what is to be chosen next."""
    step = missing(effect)
    if step == "text":
        use = CARDS[effect.source].use
        assert use is not None
        return [ChooseText(effect.source, number) for number in range(len(use.modes))]
    return targets_of(state, effect) if step == "target" else payments(state, effect)


def add_step(effect: Effect, option: Any) -> None:
    if isinstance(option, ChooseText):
        effect.mode = option.number
    elif isinstance(option, PayWith):
        effect.paid.append(option.card)
    else:
        add_target(effect, option)


def objection_to_text(state: AnyState, effect: Effect, option: ChooseText) -> str | None:
    """Only a text that can be declared now may be chosen (BM-RUL-71)."""
    use = CARDS[effect.source].use
    assert use is not None
    aim = Effect(effect.seat, effect.source, mode=option.number)
    return objection_to_mode(state, aim, use.modes[option.number])


def targets_of(state: AnyState, effect: Effect) -> list[Option]:
    """What the next target may be; it is fixed from then on (BM-SPELL-10)."""
    target = mode_of(effect).targets[len(effect.targets)]
    option: Any = TARGET_OPTIONS[target.kind]
    return [option(number) for number in target.candidates(state, effect)]


def add_target(effect: Effect, option: Option) -> None:
    effect.targets.append(getattr(option, option.__struct_fields__[0]))


def payments(state: AnyState, effect: Effect) -> list[Option]:
    """The cards that may pay; nothing is paid before the announcement (BM-RUL-48)."""
    cost = mode_of(effect).cost
    assert cost is not None
    cards = [card for card in cost.payable(state, effect) if card not in effect.paid]
    player = state.players[effect.seat]
    if cards[0] in player.rooms or cards[0] in player.spells:
        cards = one_of_each(cards, player.known)
    return [PayWith(card) for card in cards]


def composed_card(table: BossTable, seat: Seat) -> dict[str, Any]:
    """What the prompt for a step of composing mentions."""
    intent = table.state.players[seat].intent
    return {} if intent is None else {"source": ("card", intent.source)}
