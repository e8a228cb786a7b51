"""An effect is carried out, on the targets it still has (BM-RUL-49)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.procedure import Scope

from . import adventure, events
from .content import CARDS
from .ids import SPELL_CARD
from .moments import SpellBegins
from .state import BossTable, Effect, hero_inside
from .uses import mode_of


class Resolving(Scope):
    """An effect is carried out, part by part, on the targets it still has (BM-RUL-49)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-05", "BM-PRIO-11", "BM-RUL-49", "BM-RUL-51")
    effect: Effect

    def run(self, table: BossTable) -> None:
        state, effect, mode = table.state, self.effect, mode_of(self.effect)
        for number, target in enumerate(mode.targets):
            still = target.still or target.candidates
            if effect.targets[number] not in still(state, _upto(effect, number)):
                effect.targets[number] = -1
        if has_lost_its_targets(effect):
            table.emit(events.EffectFizzled(effect.source))
            return
        if CARDS[effect.source].family is SPELL_CARD:
            state.players[effect.seat].spells_played.append(effect.source)
            table.occur(SpellBegins(effect.seat, effect.source))
        table.then(*mode.do)

    def close(self, table: BossTable) -> None:
        state, source = table.state, self.effect.source
        if source in state.on_table and CARDS[source].family is SPELL_CARD:
            state.on_table.remove(source)
            state.discard.append(source)
        held = hero_inside(state.players[self.effect.seat])
        if held is not None and held.room == source and held.card in self.effect.targets:
            table.then(adventure.StepOut(self.effect.seat))


def has_lost_its_targets(effect: Effect) -> bool:
    """Is nothing left that it was aimed at? A class that was named is no target (BM-RUL-49, BM-RUL-90)."""
    specs = mode_of(effect).targets
    aims = [aim for spec, aim in zip(specs, effect.targets, strict=False) if spec.kind != "class"]
    return bool(aims) and max(aims) < 0


def _upto(effect: Effect, number: int) -> Effect:
    """The effect as it was when its target of that number was chosen."""
    return Effect(effect.seat, effect.source, effect.ability, effect.mode, effect.targets[:number], hero=effect.hero)
