"""Abilities that fire by themselves: who hears a moment, and what happens then.

Enters: a moment that an ability hears. Leaves: its owner's say (optional ones, targets) and the effect carried out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.moments import Fired
from undercroft.kernel.parts import No, Option, Seat, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events
from .cards.model import Triggered
from .compose import add_target, missing, targets_of
from .content import CARDS
from .ids import CardId
from .resolve import Resolving
from .state import AnyState, BossTable, Effect
from .uses import objection_to_mode
from .zones import use_key


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
