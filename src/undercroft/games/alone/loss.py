"""Losing and regaining health, sanity and adrenaline. A loss of one source goes whole to the Hero or to an ally.

Enters: what is lost and where it comes from. The order of AL-ALLY-12: ally skills that lessen it, Evil picks who takes
it, items and abilities of the Hero that lessen it; then it is taken, and Evil may answer the loss.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Seat, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope
from undercroft.kernel.state import Outcome

from . import events, missions, reactions
from .ids import (
    BY_ATTACK,
    BY_PARTING,
    BY_TERROR,
    CAPTAIN,
    DEALT_BY_EVIL,
    HEALTH,
    HERO,
    HYBRIDS,
    MOST_ADRENALINE,
    MOST_HEALTH,
    SANITY,
    CharacterId,
)
from .items import item_with, spend
from .leading import LeaderChoice
from .options.evil import Endure, SendToAlly
from .state import AloneTable
from .values import has_unlocked


class Lose(Scope):
    """The Hero loses points of one track: one source of loss.

    ``taken`` holds the points that were really lost of health and of sanity.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-12", "AL-COMBAT-28")
    stat: int
    amount: int
    source: int
    taken: list[int] = []

    def run(self, table: AloneTable) -> None:
        if self.amount > 0:
            table.then(SteadyingWord(), ChooseSufferer(), Hardened(), Armour(), TakeLoss(), AfterLoss())


class SteadyingWord(Procedure):
    """An ally's skill against terror comes first (AL-ALLY-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-03", "AL-ALLY-12")

    def run(self, table: AloneTable) -> None:
        loss = table.inside(Lose)
        if loss.source == BY_TERROR and any(ally.character == CAPTAIN for ally in table.state.hero.allies):
            table.then(MaySteady(HERO))


class MaySteady(Choice):
    """Steadying Word: discard a charge of the Captain to lose 1 sanity less?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-03", "AL-ALLY-12")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.inside(Lose).amount -= 1
            table.emit(events.SkillUsed(CAPTAIN))
            discard_charge(table, CAPTAIN, 1)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"amount": table.inside(Lose).amount}


class ChooseSufferer(Procedure):
    """Whenever Evil deals damage it may deal all of it to an ally instead (AL-ALLY-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-04", "AL-ALLY-05", "AL-ALLY-09")

    def run(self, table: AloneTable) -> None:
        loss, state = table.inside(Lose), table.state
        if loss.amount > 0 and loss.source in DEALT_BY_EVIL and state.hero.allies:
            table.then(WhoSuffers(state.leader))


class WhoSuffers(LeaderChoice):
    """Does the Hero take the loss, or an ally?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-04", "AL-ALLY-10")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Endure()
        yield from (SendToAlly(ally.character) for ally in table.state.hero.allies)

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, SendToAlly):
            loss = table.inside(Lose)
            table.emit(events.LossSentToAlly(option.ally, loss.amount))
            discard_charge(table, option.ally, loss.amount)
            loss.amount = 0

    def subject(self, table: AloneTable) -> dict[str, Any]:
        loss = table.inside(Lose)
        return {"stat": loss.stat, "amount": loss.amount, "source": loss.source}


def discard_charge(table: AloneTable, character: CharacterId, count: int) -> None:
    """An ally loses charges; what goes beyond them is lost, and with the last one the ally (AL-ALLY-07, AL-ALLY-08)."""
    hero = table.state.hero
    ally = next(ally for ally in hero.allies if ally.character == character)
    ally.charges = max(0, ally.charges - count)
    if ally.charges == 0:
        hero.allies.remove(ally)
        table.emit(events.AllyLost(character))


class Hardened(Procedure):
    """An ability of the Hero's: 1 sanity of each terror is kept, if the Hero takes it (AL-ALLY-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-12", "AL-COMBAT-24")

    def run(self, table: AloneTable) -> None:
        loss = table.inside(Lose)
        if loss.source == BY_TERROR and has_unlocked(table.state, HYBRIDS):
            loss.amount = max(0, loss.amount - 1)


class Armour(Procedure):
    """Scrap Plates against the attack of a monster, not against parting attacks."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-12", "AL-ITEM-10")

    def run(self, table: AloneTable) -> None:
        loss = table.inside(Lose)
        if loss.amount > 0 and loss.source == BY_ATTACK and item_with(table.state, "scrap-plates") is not None:
            table.then(MayArmour(HERO))


class MayArmour(Choice):
    """Scrap Plates: discard a charge to lose less?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        plates = item_with(table.state, "scrap-plates")
        if isinstance(option, Yes) and plates is not None:
            loss = table.inside(Lose)
            loss.amount = max(0, loss.amount - (2 if plates.upgraded else 1))
            plates.used = True
            spend(table, plates, 1)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"amount": table.inside(Lose).amount}


class TakeLoss(Procedure):
    """Points that find their track at 0 are taken from the other one (AL-COMBAT-28)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-28", "AL-WIN-02", "AL-WIN-06")

    def run(self, table: AloneTable) -> None:
        loss, hero = table.inside(Lose), table.state.hero
        levels = [hero.health, hero.sanity]
        first = min(loss.amount, levels[loss.stat])
        second = min(loss.amount - first, levels[1 - loss.stat])
        loss.taken = [first, second] if loss.stat == HEALTH else [second, first]
        hero.health -= loss.taken[HEALTH]
        hero.sanity -= loss.taken[SANITY]
        for stat, amount in enumerate(loss.taken):
            if amount:
                table.emit(events.PointsLost(stat, amount, loss.source, levels[stat] - amount))
        if hero.health == 0 and hero.sanity == 0:
            end_for_evil(table)


def end_for_evil(table: AloneTable) -> None:
    seats = 1 + len(table.state.evil)
    winners = [Seat(seat) for seat in range(1, seats)]
    table.end(Outcome(winners, [2, *(1 for _ in winners)], "AL-WIN-02"))


class AfterLoss(Procedure):
    """Evil may answer a loss of the Hero's (AL-REACT-17, AL-REACT-33)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-17", "AL-REACT-33", "AL-REACT-34", "AL-REACT-39")

    def run(self, table: AloneTable) -> None:
        loss = table.inside(Lose)
        if loss.source in (BY_ATTACK, BY_PARTING):
            missions.hero_struck(table, loss.taken[HEALTH])
        for stat, amount in enumerate(loss.taken):
            if amount:
                reactions.open_loss_window(table, stat)


# Regaining


def recover(table: AloneTable, stat: int, amount: int) -> None:
    """Never beyond the maximum."""
    hero = table.state.hero
    before = (hero.health, hero.sanity)[stat]
    gained = min(amount, MOST_HEALTH - before)
    if gained <= 0:
        return
    if stat == HEALTH:
        hero.health += gained
    else:
        hero.sanity += gained
    table.emit(events.PointsRegained(stat, gained, before + gained))


def gain_adrenaline(table: AloneTable, amount: int) -> None:
    hero = table.state.hero
    gained = min(amount, MOST_ADRENALINE - hero.adrenaline)
    if gained > 0:
        hero.adrenaline += gained
        table.emit(events.AdrenalineChanged(gained, hero.adrenaline))


def lose_adrenaline(table: AloneTable, amount: int) -> None:
    """As far as there is any."""
    hero = table.state.hero
    lost = min(amount, hero.adrenaline)
    if lost > 0:
        hero.adrenaline -= lost
        table.emit(events.AdrenalineChanged(-lost, hero.adrenaline))
