"""Characters, as Heroes and as allies: abilities, skills, sacrifices.

What answers a moment of its own is where that moment is: the Captain's word in loss, the Pilot's skill in combat, the
Prospector's ear in noise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import No, Option, Pass, Yes
from undercroft.kernel.procedure import Choice, Procedure

from . import actions, events
from .danger import remove_danger
from .ids import (
    CAPTAIN,
    DOCTOR,
    ENGINEER,
    EXPLORE,
    HEALTH,
    HERO,
    INTERACT,
    PILOT,
    PROSPECTOR,
    SANITY,
    SEARCH,
    CharacterId,
    SectorId,
)
from .items import OfferUpgrades, add_charge, can_be_charged, own_item
from .labyrinth import LookAround, Reveal
from .lights import turn_on
from .loss import discard_charge, gain_adrenaline, recover
from .options.hero import ChooseItem, ChooseStat, Sacrifice, Toward, UseAbility, UseSkill
from .sealing import ALL, offer_sealing, own_doors, seal_all
from .sight import explored_line, neighbours
from .state import Ally, AloneTable, AnyState, is_dangerous, is_revealed, monsters_in
from .strides import NO_STEP, Stride, objection_to_stepping, ways_of_a_point
from .values import adrenaline_value, doors_of
from .walk import HeroStep

if TYPE_CHECKING:
    from .actions import Action

LINE_FOR_TUNNELS = 2


def ally_of(state: AnyState, character: CharacterId) -> Ally | None:
    return next((ally for ally in state.hero.allies if ally.character == character), None)


# At the start of a turn


def start_of_turn(state: AnyState) -> Iterable[Option]:
    """What characters and allies offer at the start of a turn."""
    if state.hero.character == DOCTOR:
        yield UseAbility()
    if ally_of(state, DOCTOR) is not None:
        yield UseSkill(DOCTOR)
    yield from (Sacrifice(ally.character) for ally in state.hero.allies)


def objection(state: AnyState, option: Option) -> str | None:
    """The rule against one of these."""
    if isinstance(option, UseAbility):
        is_safe = not monsters_in(state, state.hero.sector)
        return None if is_safe and not state.hero.ability_used else "AL-SETUP-30"
    if isinstance(option, UseSkill):
        ally = ally_of(state, option.ally)
        return None if ally is not None and not ally.used else "AL-ALLY-03"
    return None


def use_at_start(table: AloneTable, option: Option) -> None:
    """Use one of these."""
    if isinstance(option, UseAbility):
        triage(table)
    elif isinstance(option, UseSkill):
        field_dressing(table)
    elif isinstance(option, Sacrifice):
        sacrifice(table, option.ally)


def triage(table: AloneTable) -> None:
    """Triage: once a round, while no monster is near, the Doctor recovers a point."""
    hero = table.state.hero
    hero.ability_used = True
    table.emit(events.AbilityUsed(hero.character))
    table.then(HealthOrSanity(HERO))


def field_dressing(table: AloneTable) -> None:
    """Field Dressing: once a turn the Doctor gives a charge for a point."""
    doctor = ally_of(table.state, DOCTOR)
    assert doctor is not None
    doctor.used = True
    use_skill(table, DOCTOR)
    table.then(HealthOrSanity(HERO))


def use_skill(table: AloneTable, ally: CharacterId) -> None:
    """Each use discards a charge (AL-ALLY-03)."""
    table.emit(events.SkillUsed(ally))
    discard_charge(table, ally, 1)


class HealthOrSanity(Choice):
    """Recover 1 health or 1 sanity?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-30", "AL-ALLY-03")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (ChooseStat(HEALTH), ChooseStat(SANITY))

    def take(self, table: AloneTable, option: ChooseStat) -> None:
        recover(table, option.stat, 1)


# Sacrifices


def sacrifice(table: AloneTable, character: CharacterId) -> None:
    """The ally is discarded with all remaining charges for its sacrifice effect (AL-ALLY-02)."""
    ally = ally_of(table.state, character)
    assert ally is not None
    table.state.hero.allies.remove(ally)
    table.emit(events.AllySacrificed(character))
    SACRIFICES[character](table)


def cover_the_retreat(table: AloneTable) -> None:
    """The Captain: adrenaline up to the value of the track; a pool above it stays as it is."""
    state = table.state
    gain_adrenaline(table, adrenaline_value(state) - state.hero.adrenaline)


def draw_them_off(table: AloneTable) -> None:
    """The Pilot: up to three sectors without parting attacks, and no action."""
    table.then(Stride(3, NO_STEP))


def overload_the_grid(table: AloneTable) -> None:
    """The Engineer: lights in the Hero's sector and around it; then any number of its doors are blocked."""
    state = table.state
    turn_on(table, [state.hero.sector, *neighbours(state, state.hero.sector)])
    table.then(BlockOwnDoors())


def last_ampoule(table: AloneTable) -> None:
    """The Doctor: 4 health and 2 sanity."""
    recover(table, HEALTH, 4)
    recover(table, SANITY, 2)


def collapse_the_passage(table: AloneTable) -> None:
    """The Prospector: every door of the Hero's and of adjacent revealed sectors is blocked, danger there is gone."""
    state = table.state
    here = state.hero.sector
    near = [here, *(sector for sector in neighbours(state, here) if is_revealed(state, sector))]
    for sector in near:
        if is_dangerous(state, sector):
            remove_danger(table, sector)
    seal_all(table, list(dict.fromkeys(door for sector in near for door in doors_of(state, sector))))


SACRIFICES: dict[CharacterId, Callable[[AloneTable], None]] = {
    CAPTAIN: cover_the_retreat,
    PILOT: draw_them_off,
    ENGINEER: overload_the_grid,
    DOCTOR: last_ampoule,
    PROSPECTOR: collapse_the_passage,
}


class BlockOwnDoors(Procedure):
    """Lit sectors in sight have been revealed; now the Hero chooses the doors."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-02", "AL-DOOR-02")

    def run(self, table: AloneTable) -> None:
        offer_sealing(table, own_doors(table.state), least=0, most=ALL)


# After an action


def after_action(table: AloneTable, action: Action) -> None:
    """What characters and allies add after an action."""
    state = table.state
    if action.action == INTERACT and state.hero.character == ENGINEER:
        table.then(OfferUpgrades(1))
    if action.action in (INTERACT, SEARCH) and ally_of(state, ENGINEER) is not None:
        table.then(OfferSalvage())
    if action.action == EXPLORE and ally_of(state, PROSPECTOR) is not None and next_in_line(state, action) is not None:
        table.then(MayTunnel(HERO))


class OfferSalvage(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-03",)

    def run(self, table: AloneTable) -> None:
        if any(can_be_charged(item) for item in table.state.hero.items):
            table.then(MaySalvage(HERO))


class MaySalvage(Choice):
    """Salvage: discard a charge of the Engineer to put one on an item?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-03",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Pass()
        yield from (ChooseItem(item.card) for item in table.state.hero.items if can_be_charged(item))

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, ChooseItem):
            use_skill(table, ENGINEER)
            add_charge(table, own_item(table.state, option.item))


def next_in_line(state: AnyState, action: Action) -> SectorId | None:
    """The unrevealed sector that follows a line of two or more explored ones; stairs and single sectors are none."""
    if action.tile >= 0 or len(action.explored) < LINE_FOR_TUNNELS:
        return None
    line = explored_line(state, action.way, len(action.explored) + 1)
    goes_on = len(line) > len(action.explored) and not is_revealed(state, line[-1])
    return line[-1] if goes_on else None


class MayTunnel(Choice):
    """Old Tunnels: discard a charge of the Prospector to explore the next sector of the line?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-03", "AL-ACT-EXPLORE-02", "AL-ACT-EXPLORE-07")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        sector = next_in_line(table.state, table.inside(actions.Action))
        if isinstance(option, Yes) and sector is not None:
            use_skill(table, PROSPECTOR)
            table.then(Reveal([sector]), LookAround())


# Heroes


class OfferSecondStep(Procedure):
    """Burst of Speed: once a round the Pilot may go on after a standard Move."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-30",)

    def run(self, table: AloneTable) -> None:
        hero = table.state.hero
        if hero.character == PILOT and not hero.ability_used:
            table.then(MayBurst(HERO))


class MayBurst(Choice):
    """Burst of Speed: a second step?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-30", "AL-ACT-MOVE-07")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Pass()
        yield from (option for option in ways_of_a_point(table.state) if isinstance(option, Toward))

    def objection(self, table: AloneTable, option: Option) -> str | None:
        return objection_to_stepping(table.state, option.way) if isinstance(option, Toward) else None

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Toward):
            hero = table.state.hero
            hero.ability_used = True
            table.emit(events.AbilityUsed(hero.character))
            table.then(HeroStep(option.way))
