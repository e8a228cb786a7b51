"""Saying "I use this": composed in secret, then announced, paid for and perhaps cancelled; it resolves or waits.

Enters: a seat that may use something. Leaves: an effect that resolves, is pending in the window (BM-RUL-45), or
was cancelled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass, Seat, ThingId, thing_id
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events, priority
from .compose import add_step, compose, composed_card, is_complete, missing, next_step, objection_to_text
from .content import CARDS, one_of_each
from .ids import ROOM_CARD, SPELL_CARD, CardId
from .options import ChooseText, Play
from .options import Use as UseAbility
from .resolve import Resolving
from .state import AnyState, BossTable, Effect, is_open, seats_by_priority
from .uses import mode_of, objection_to_use
from .zones import lose, use_key


class Composer(Choice):
    """A question that is answered by using a card, or by passing. The answer is composed step by step.

    What is not complete is its seat's secret: it lies in ``player.intent``, the question stays as it is, and
    nothing on the table moves until the effect is announced.
    """

    is_window: ClassVar[bool] = True

    def first(self, table: BossTable) -> Iterable[Option]:
        """What can be said at first."""
        raise TypeError(f"{type(self).__name__} has no first")

    def objection_to_first(self, table: BossTable, option: Any) -> str | None:
        return None

    def begin(self, table: BossTable, option: Any) -> None:
        """Something other than passing was said: begin to compose it, or do it."""
        raise TypeError(f"{type(self).__name__} has no begin")

    def passed(self, table: BossTable) -> None:
        return None

    def candidates(self, table: BossTable) -> Iterable[Option]:
        intent = table.state.players[self.seat].intent
        return self.first(table) if intent is None else next_step(table.state, intent)

    def objection(self, table: BossTable, option: Any) -> str | None:
        intent = table.state.players[self.seat].intent
        if intent is None:
            return self.objection_to_first(table, option)
        return objection_to_text(table.state, intent, option) if isinstance(option, ChooseText) else None

    def take(self, table: BossTable, option: Any) -> None:
        player = table.state.players[self.seat]
        if isinstance(option, Pass):
            self.passed(table)
            return
        if player.intent is None:
            self.begin(table, option)
        else:
            add_step(player.intent, option)
        if player.intent is not None and is_complete(player.intent):
            effect, player.intent = player.intent, None
            table.then(Declared(effect))
        elif player.intent is not None:
            table.then(self)

    def prompt(self, table: BossTable) -> str:
        intent = table.state.players[self.seat].intent
        return super().prompt(table) if intent is None else f"choice-choose-{missing(intent)}"


class Declared(Scope):
    """An announced Spell or ability: it is paid for, may be cancelled, then resolves or waits."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-45", "BM-RUL-46", "BM-RUL-48")
    effect: Effect
    cancelled: bool = False
    stopped: bool = False
    let_pass: int = 0

    def run(self, table: BossTable) -> None:
        state, effect = table.state, self.effect
        use = CARDS[effect.source].use
        assert use is not None
        for window in table.scopes(priority.Priority)[:1]:
            window.passed = 0
        if use.once:
            state.used.append(use_key(effect.source))
        if CARDS[effect.source].family is SPELL_CARD:
            lose(state, effect.seat, effect.source)
            state.on_table.append(effect.source)
            table.emit(events.SpellPlayed(effect.seat, effect.source, aims_of(effect)))
            table.then(PayCost(), AskToCancel(), Settle())
        else:
            table.emit(events.AbilityUsed(effect.seat, effect.source, aims_of(effect)))
            table.then(PayCost(), AskToStop(), Settle())


class PayCost(Procedure):
    """Costs are paid on declaration and stay paid (BM-RUL-48)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-48",)

    def run(self, table: BossTable) -> None:
        effect = table.inside(Declared).effect
        cost = mode_of(effect).cost
        if cost is not None:
            cost.pay(table, effect)


class AskToCancel(Procedure):
    """Everybody but its player may cancel a Spell: the active player first, then in XP order (BM-RUL-93).

    Who has let it pass is not asked again; whose cancel was itself cancelled is.
    """

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-09", "BM-RUL-47", "BM-RUL-93")

    def run(self, table: BossTable) -> None:
        spell = table.inside(Declared)
        table.reveal()
        table.await_responses(Declared)
        for seat in seats_by_priority(table.state):
            if spell.cancelled or seat == spell.effect.seat or spell.let_pass >> seat & 1:
                continue
            if cancels(table.state, seat):
                table.then(MayCancel(seat), self)
                return


def cancels(state: AnyState, seat: Seat) -> list[CardId]:
    """The cards with which a seat can cancel a Spell now."""
    player = state.players[seat]
    sources = [card for card in (*player.spells, *player.rooms) if _is_cancel(card, in_hand=True)]
    sources += [slot.cards[-1] for slot in player.dungeon if is_open(slot) and _is_cancel(slot.cards[-1], False)]
    if player.levelled and _is_cancel(player.boss, in_hand=False):
        sources.append(player.boss)
    answers = one_of_each(sources, player.known)
    return [card for card in answers if objection_to_use(state, seat, card, answering=True) is None]


def _is_cancel(card: CardId, in_hand: bool) -> bool:
    printed = CARDS[card]
    if printed.use is None or not printed.use.cancels:
        return False
    return printed.family is SPELL_CARD or printed.from_hand if in_hand else not printed.from_hand


class MayCancel(Composer):
    """Cancel the Spell that was just announced? (BM-PRIO-09)"""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-09", "BM-PRIO-10", "BM-RUL-93")

    def first(self, table: BossTable) -> Iterable[Option]:
        yield Pass()
        for card in cancels(table.state, self.seat):
            yield Play(card) if CARDS[card].family is SPELL_CARD else UseAbility(card)

    def begin(self, table: BossTable, option: Play | UseAbility) -> None:
        compose(table, self.seat, option.card, mode=0, targets=[table.inside(Declared).effect.source])

    def passed(self, table: BossTable) -> None:
        table.inside(Declared).let_pass |= 1 << self.seat

    def concerns(self, table: BossTable) -> bool:
        return priority.effect_concerns(table.state, table.inside(Declared).effect, self.seat)

    def subject(self, table: BossTable) -> dict[str, Any]:
        effect = table.inside(Declared).effect
        return {
            "spell": ("card", effect.source),
            "by": ("seat", effect.seat),
            **composed_card(table, self.seat),
        }


class AskToStop(Procedure):
    """A Room's cancelling ability resolves at once, so the active player is asked now (BM-RUL-92)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-92",)

    def run(self, table: BossTable) -> None:
        state, effect = table.state, table.inside(Declared).effect
        use = CARDS[effect.source].use
        assert use is not None
        active = state.active
        if not use.cancels or CARDS[effect.source].family is not ROOM_CARD or active in (-1, effect.seat):
            return
        table.reveal()
        table.await_responses(Declared)
        if stoppers(state, Seat(active)):
            table.then(MayStop(Seat(active)))


def stoppers(state: AnyState, seat: Seat) -> list[tuple[CardId, int]]:
    """The Spells in hand, with the number of the text, that stop a Room's ability."""
    found = []
    for card in one_of_each(state.players[seat].spells):
        use = CARDS[card].use
        assert use is not None
        found += [
            (card, number) for number, mode in enumerate(use.modes) if mode.stops_abilities and use.phases & state.phase
        ]
    return found


class MayStop(Composer):
    """Stop the Room ability that was just announced? (BM-RUL-92)"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-92",)

    def first(self, table: BossTable) -> Iterable[Option]:
        return [Pass(), *(Play(card) for card, _ in stoppers(table.state, self.seat))]

    def begin(self, table: BossTable, option: Play) -> None:
        number = dict(stoppers(table.state, self.seat))[option.card]
        compose(table, self.seat, option.card, mode=number, targets=[table.inside(Declared).effect.source])

    def subject(self, table: BossTable) -> dict[str, Any]:
        effect = table.inside(Declared).effect
        return {
            "source": ("card", effect.source),
            "by": ("seat", effect.seat),
            **composed_card(table, self.seat),
        }


class Settle(Procedure):
    """Cancelled: nothing happens. The active player's, and every cancel: at once. Others': pending."""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-02", "BM-PRIO-03", "BM-PRIO-10", "BM-RUL-45")

    def run(self, table: BossTable) -> None:
        declared, state = table.inside(Declared), table.state
        effect = declared.effect
        use = CARDS[effect.source].use
        assert use is not None
        if declared.cancelled:
            state.on_table.remove(effect.source)
            state.discard.append(effect.source)
        elif declared.stopped:
            table.emit(events.AbilityStopped(effect.source))
        elif use.cancels or effect.seat == state.active:
            table.then(Resolving(effect))
        else:
            table.inside(priority.Priority).pending.append(effect)


def aims_of(effect: Effect) -> list[ThingId]:
    """The targets as the log names them; Rooms, Heroes and Souls are cards."""
    specs = mode_of(effect).targets
    return [
        thing_id(spec.kind if spec.kind in ("seat", "class") else "card", aim)
        for spec, aim in zip(specs, effect.targets, strict=False)
    ]


def blanked(table: BossTable, room: CardId) -> None:
    """A Room counts as having no ability: what it has announced and not yet done is stopped (BM-RUL-92)."""
    for declared in table.scopes(Declared):
        if declared.effect.source == room:
            declared.stopped = True
    for window in table.scopes(priority.Priority):
        for effect in [effect for effect in window.pending if effect.source == room]:
            window.pending.remove(effect)
            table.emit(events.AbilityStopped(room))
