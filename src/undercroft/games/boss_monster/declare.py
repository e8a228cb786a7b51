"""From "I use this" to its effect: text, targets, cost; then cancelling; then it resolves or waits.

What a player is still composing is that player's secret. Announcing makes it public, pays for it and gives the
others their chance to cancel.
Enters: a seat and a card. Leaves: an effect that resolves at once or is pending in the window (BM-RUL-45).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.moments import Fired
from undercroft.kernel.parts import No, Option, Pass, Seat, ThingId, Yes, thing_id
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events, priority
from .cards.model import Mode, Triggered, Use
from .content import CARDS, one_of_each
from .ids import CardId, Family
from .moments import SpellBegins
from .options import TARGET_OPTIONS, ChooseText, PayWith, Play
from .options import Use as UseAbility
from .state import AnyState, BossTable, Effect, find_room, hero_inside, is_open, seats_by_priority
from .values import is_blank
from .zones import lose, use_key

# May this be used now?


def mode_of(effect: Effect) -> Mode:
    """The text of a card that an effect carries out."""
    card = CARDS[effect.source]
    if effect.ability >= 0:
        return card.triggers[effect.ability].mode
    assert card.use is not None
    return card.use.modes[effect.mode]


def objection_to_use(state: AnyState, seat: Seat, card: CardId) -> str | None:
    """The rule against playing a Spell or using an ability now, or None."""
    use = CARDS[card].use
    if use is None:
        return "BM-PRIO-08"
    if not use.phases & state.phase:
        return objection_to_phase(card)
    if use.cancels:
        return "BM-PRIO-09"
    return objection_to_source(state, seat, card, use) or objection_to_modes(state, seat, card, use)


def objection_to_phase(card: CardId) -> str:
    if CARDS[card].family is not Family.SPELL:
        return "BM-PRIO-07"
    use = CARDS[card].use
    assert use is not None
    return {4: "BM-SPELL-04", 32: "BM-SPELL-05"}.get(use.phases, "BM-SPELL-03")


def objection_to_source(state: AnyState, seat: Seat, card: CardId, use: Use) -> str | None:
    """The rule that keeps the card itself from working: used up, deactivated, covered, without text."""
    if use.once and use_key(card) in state.used:
        return "BM-RUL-52"
    if CARDS[card].family is not Family.ROOM or CARDS[card].from_hand:
        return None
    place = find_room(state, card)
    if place is None or place[0] != seat:
        return "BM-ROOM-03"
    slot = state.players[seat].dungeon[place[1]]
    if slot.asleep:
        return "BM-GLOSS-09"
    if not is_open(slot):
        return "BM-RUL-17"
    return "BM-RUL-92" if is_blank(state, card) else None


def objection_to_modes(state: AnyState, seat: Seat, card: CardId, use: Use) -> str | None:
    """None if at least one text can be declared; else the rule against the first."""
    first = None
    for number in range(len(use.modes)):
        against = objection_to_mode(state, Effect(seat, card, mode=number), use.modes[number])
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
        if mode.targets[1].candidates(
            state, Effect(effect.seat, effect.source, mode=effect.mode, targets=[first])
        ):
            return True
    return False


# Composing it


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


def is_complete(effect: Effect) -> bool:
    return not missing(effect)


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


# Announcing it


class Declared(Scope):
    """An announced Spell or ability: it is paid for, may be cancelled, then resolves or waits."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-45", "BM-RUL-46", "BM-RUL-48")
    effect: Effect
    cancelled: bool = False
    stopped: bool = False
    asked: int = 0

    def run(self, table: BossTable) -> None:
        state, effect = table.state, self.effect
        use = CARDS[effect.source].use
        assert use is not None
        for window in table.scopes(priority.Window)[:1]:
            window.passed = 0
        if use.once:
            state.used.append(use_key(effect.source))
        if CARDS[effect.source].family is Family.SPELL:
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
    """Everybody but its player may cancel a Spell: the active player first, then in XP order (BM-RUL-93)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-09", "BM-RUL-47", "BM-RUL-93")

    def run(self, table: BossTable) -> None:
        spell = table.inside(Declared)
        table.reveal()
        for seat in seats_by_priority(table.state):
            if spell.cancelled or seat == spell.effect.seat or spell.asked >> seat & 1:
                continue
            spell.asked |= 1 << seat
            if cancels(table.state, seat):
                table.then(MayCancel(seat), self)
                return


def cancels(state: AnyState, seat: Seat) -> list[CardId]:
    """The cards with which a seat can cancel a Spell now."""
    player = state.players[seat]
    sources = [card for card in (*player.spells, *player.rooms) if _is_cancel(card, in_hand=True)]
    sources += [
        slot.cards[-1] for slot in player.dungeon if is_open(slot) and _is_cancel(slot.cards[-1], False)
    ]
    if player.levelled and _is_cancel(player.boss, in_hand=False):
        sources.append(player.boss)
    return [
        card for card in one_of_each(sources, player.known) if _objection_to_cancel(state, seat, card) is None
    ]


def _is_cancel(card: CardId, in_hand: bool) -> bool:
    printed = CARDS[card]
    if printed.use is None or not printed.use.cancels:
        return False
    return printed.family is Family.SPELL or printed.from_hand if in_hand else not printed.from_hand


def _objection_to_cancel(state: AnyState, seat: Seat, card: CardId) -> str | None:
    use = CARDS[card].use
    assert use is not None
    if not use.phases & state.phase:
        return objection_to_phase(card)
    return objection_to_source(state, seat, card, use) or objection_to_modes(state, seat, card, use)


class MayCancel(Composer):
    """Cancel the Spell that was just announced? (BM-PRIO-09)"""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-09", "BM-PRIO-10", "BM-RUL-93")

    def first(self, table: BossTable) -> Iterable[Option]:
        yield Pass()
        for card in cancels(table.state, self.seat):
            yield Play(card) if CARDS[card].family is Family.SPELL else UseAbility(card)

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


def composed_card(table: BossTable, seat: Seat) -> dict[str, Any]:
    """What the prompt for a step of composing mentions."""
    intent = table.state.players[seat].intent
    return {} if intent is None else {"source": ("card", intent.source)}


class AskToStop(Procedure):
    """A Room's cancelling ability resolves at once, so the active player is asked now (BM-RUL-92)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-92",)

    def run(self, table: BossTable) -> None:
        state, effect = table.state, table.inside(Declared).effect
        use = CARDS[effect.source].use
        assert use is not None
        active = state.active
        if not use.cancels or CARDS[effect.source].family is not Family.ROOM or active in (-1, effect.seat):
            return
        table.reveal()
        if stoppers(state, Seat(active)):
            table.then(MayStop(Seat(active)))


def stoppers(state: AnyState, seat: Seat) -> list[tuple[CardId, int]]:
    """The Spells in hand, with the number of the text, that stop a Room's ability."""
    found = []
    for card in one_of_each(state.players[seat].spells):
        use = CARDS[card].use
        assert use is not None
        found += [
            (card, number)
            for number, mode in enumerate(use.modes)
            if mode.stops_abilities and use.phases & state.phase
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
            table.inside(priority.Window).pending.append(effect)


# Carrying it out


class Resolving(Scope):
    """An effect is carried out, part by part, on the targets it still has (BM-RUL-49)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-05", "BM-PRIO-11", "BM-RUL-49", "BM-RUL-51")
    effect: Effect

    def run(self, table: BossTable) -> None:
        state, effect, mode = table.state, self.effect, mode_of(self.effect)
        for number, target in enumerate(mode.targets):
            if effect.targets[number] not in target.candidates(state, _upto(effect, number)):
                effect.targets[number] = -1
        if has_lost_its_targets(effect):
            table.emit(events.EffectFizzled(effect.source))
            return
        if CARDS[effect.source].family is Family.SPELL:
            state.players[effect.seat].spells_played.append(effect.source)
            table.occur(SpellBegins(effect.seat, effect.source))
        table.then(*mode.do)

    def close(self, table: BossTable) -> None:
        state, source = table.state, self.effect.source
        if source in state.on_table and CARDS[source].family is Family.SPELL:
            state.on_table.remove(source)
            state.discard.append(source)
        held = hero_inside(state.players[self.effect.seat])
        if held is not None and held.room == source and held.card in self.effect.targets:
            table.then(priority.step_out(self.effect.seat))


def has_lost_its_targets(effect: Effect) -> bool:
    """Is nothing left that it was aimed at? A class that was named is no target (BM-RUL-49, BM-RUL-90)."""
    specs = mode_of(effect).targets
    aims = [aim for spec, aim in zip(specs, effect.targets, strict=False) if spec.kind != "class"]
    return bool(aims) and max(aims) < 0


def _upto(effect: Effect, number: int) -> Effect:
    """The effect as it was when its target of that number was chosen."""
    return Effect(
        effect.seat, effect.source, effect.ability, effect.mode, effect.targets[:number], hero=effect.hero
    )


class Triggering(Scope):
    """An ability fired: its owner may decline an optional one, chooses its targets, and it is carried out."""

    effect: Effect
    declined: bool = False

    def run(self, table: BossTable) -> None:
        seat = self.effect.seat
        if ability_of(self.effect).optional:
            table.then(MayUseAbility(seat))
        table.then(ChooseTargets(seat), CarryOutAbility())

    def goes_on(self, state: AnyState) -> bool:
        return not self.declined


class ChooseTargets(Procedure):
    """One target after the other for an ability that fired."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-90",)
    seat: Seat

    def run(self, table: BossTable) -> None:
        if missing(table.inside(Triggering).effect) == "target":
            table.then(ChooseTarget(self.seat), self)


class ChooseTarget(Choice):
    """What is the ability aimed at?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-53", "BM-RUL-90")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return targets_of(table.state, table.inside(Triggering).effect)

    def take(self, table: BossTable, option: Option) -> None:
        add_target(table.inside(Triggering).effect, option)

    def subject(self, table: BossTable) -> dict[str, Any]:
        return {"source": ("card", table.inside(Triggering).effect.source)}


def ability_of(effect: Effect) -> Triggered:
    return CARDS[effect.source].triggers[effect.ability]


class MayUseAbility(Choice):
    """An optional ability fired: use it?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-25",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return Yes(), No()

    def take(self, table: BossTable, option: Option) -> None:
        table.inside(Triggering).declined = isinstance(option, No)

    def subject(self, table: BossTable) -> dict[str, Any]:
        return {"source": ("card", table.inside(Triggering).effect.source)}


class CarryOutAbility(Procedure):
    """The ability happens; from now on its use for the round is spent."""

    def run(self, table: BossTable) -> None:
        effect = table.inside(Triggering).effect
        if ability_of(effect).once:
            table.state.used.append(use_key(effect.source, effect.ability))
        table.emit(events.AbilityFired(effect.seat, effect.source))
        table.then(Resolving(effect))


class Ear:
    """The kernel's view of a triggered ability: does it hear a moment, and what happens then."""

    def __init__(self, ability: Triggered) -> None:
        self.ability = ability

    def hears(self, table: BossTable, moment: Any, fired: Fired) -> bool:
        state, ability = table.state, self.ability
        source = CardId(fired.source)
        if ability.once and use_key(source, fired.ability) in state.used:
            return False
        if not ability.when(state, moment, fired):
            return False
        if (fired.seat, fired.source) not in table.game.sources(state, moment):
            return False  # gone, covered or deactivated since the moment occurred (BM-ROOM-03)
        effect = self.effect(moment, fired)
        if objection_to_mode(state, effect, ability.mode) is not None:
            return False
        return any(getattr(verb, "can", _always)(state, effect) for verb in ability.mode.do)

    def fire(self, table: BossTable, moment: Any, fired: Fired) -> None:
        table.then(Triggering(self.effect(moment, fired)))

    def effect(self, moment: Any, fired: Fired) -> Effect:
        return Effect(
            fired.seat,
            CardId(fired.source),
            ability=fired.ability,
            mode=0,
            hero=getattr(moment, "hero", CardId(-1)),
            room=getattr(moment, "uncovered", CardId(-1)),
        )


def _always(state: AnyState, effect: Effect) -> bool:
    return True


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
    for window in table.scopes(priority.Window):
        for effect in [effect for effect in window.pending if effect.source == room]:
            window.pending.remove(effect)
            table.emit(events.AbilityStopped(room))
