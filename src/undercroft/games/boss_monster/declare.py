"""Saying "I use this": composed in secret, then announced, paid for and perhaps cancelled; it resolves or waits.

Enters: a seat that may use something. Leaves: an effect that resolves, is pending in the window (BM-RUL-45), or
was cancelled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass, Seat, ThingId, thing_id
from undercroft.kernel.procedure import Choice, Procedure, Scope
from undercroft.kernel.window import AfterAnswer, Composing, Window

from . import events, priority
from .compose import add_step, compose, composed_card, missing, next_step, objection_to_text
from .content import CARDS, one_of_each
from .ids import ROOM_CARD, SPELL_CARD, CardId
from .options import ChooseText, Play
from .options import Use as UseAbility
from .resolve import Resolving
from .state import AnyState, BossTable, Effect, is_open, seats_by_priority
from .uses import mode_of, objection_to_use
from .zones import lose, use_key


class Composer(Composing):
    """A question that is answered by using a card, or by passing. What is not announced lies in ``player.intent``."""

    def intent(self, table: BossTable) -> Effect | None:
        return table.state.players[self.seat].intent

    def missing(self, table: BossTable) -> str:
        return missing(self._effect(table))

    def next_step(self, table: BossTable) -> Iterable[Option]:
        return next_step(table.state, self._effect(table))

    def objection_to_next(self, table: BossTable, option: Any) -> str | None:
        return objection_to_text(table.state, self._effect(table), option) if isinstance(option, ChooseText) else None

    def add(self, table: BossTable, option: Any) -> None:
        add_step(self._effect(table), option)

    def announce(self, table: BossTable) -> None:
        effect = self._effect(table)
        table.state.players[self.seat].intent = None
        table.inside(Window).answered()
        table.then(Declared(effect))

    def _effect(self, table: BossTable) -> Effect:
        effect = self.intent(table)
        assert effect is not None
        return effect


class Declared(Scope):
    """An announced Spell or ability: it is paid for, may be cancelled, then resolves or waits."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-45", "BM-RUL-46", "BM-RUL-48")
    effect: Effect
    cancelled: bool = False
    stopped: bool = False

    def run(self, table: BossTable) -> None:
        state, effect = table.state, self.effect
        use = CARDS[effect.source].use
        assert use is not None
        for window in table.scopes(priority.Priority)[:1]:
            window.answered()
        if use.once:
            state.used.append(use_key(effect.source))
        if CARDS[effect.source].family is SPELL_CARD:
            lose(state, effect.seat, effect.source)
            state.on_table.append(effect.source)
            table.emit(events.SpellPlayed(effect.seat, effect.source, aims_of(effect)))
            table.then(PayCost(), Cancelling(), Settle())
        else:
            table.emit(events.AbilityUsed(effect.seat, effect.source, aims_of(effect)))
            table.then(PayCost(), Stopping(), Settle())


class PayCost(Procedure):
    """Costs are paid on declaration and stay paid (BM-RUL-48)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-48",)

    def run(self, table: BossTable) -> None:
        effect = table.inside(Declared).effect
        cost = mode_of(effect).cost
        if cost is not None:
            cost.pay(table, effect)


class Cancelling(Window):
    """Everybody but its player may cancel a Spell: the active player first, then in XP order (BM-RUL-93).

    Who has let it pass is not asked again; whose cancel was itself cancelled is.
    """

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-09", "BM-RUL-47", "BM-RUL-93")
    after_answer: ClassVar[AfterAnswer] = AfterAnswer.GO_ON

    def opens(self, table: BossTable) -> bool:
        return not table.inside(Declared).cancelled

    def order(self, table: BossTable) -> list[Seat]:
        by = table.inside(Declared).effect.seat
        return [seat for seat in seats_by_priority(table.state) if seat != by]

    def question(self, table: BossTable, seat: Seat) -> Choice | None:
        return MayCancel(seat) if cancels(table.state, seat) else None


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

    def concerns(self, table: BossTable) -> bool:
        return priority.effect_concerns(table.state, table.inside(Declared).effect, self.seat)

    def subject(self, table: BossTable) -> dict[str, Any]:
        effect = table.inside(Declared).effect
        return {
            "spell": ("card", effect.source),
            "by": ("seat", effect.seat),
            **composed_card(table, self.seat),
        }


class Stopping(Window):
    """A Room's cancelling ability resolves at once, so the active player is asked now (BM-RUL-92)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-92",)
    after_answer: ClassVar[AfterAnswer] = AfterAnswer.CLOSE

    def opens(self, table: BossTable) -> bool:
        effect = table.inside(Declared).effect
        printed = CARDS[effect.source]
        assert printed.use is not None
        return printed.use.cancels and printed.family is ROOM_CARD and table.state.active not in (-1, effect.seat)

    def order(self, table: BossTable) -> list[Seat]:
        return [Seat(table.state.active)]

    def question(self, table: BossTable, seat: Seat) -> Choice | None:
        return MayStop(seat) if stoppers(table.state, seat) else None


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
