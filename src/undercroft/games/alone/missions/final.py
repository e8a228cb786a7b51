"""The final missions: what happens when they are activated, what has to be done, and what goes on meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Procedure

from .. import events, loss, reactions, walk
from ..content.missions import (
    ARRIVAL_TOKENS,
    BREACH_DISTANCE,
    BREACHES,
    BREACHES_LEFT,
    COUNTDOWN,
    HEAVY_BLOW,
    PURGES,
    REACTOR_LOSS,
    RECORDS,
    RECORDS_NEEDED,
    TURNS_TO_HOLD,
)
from ..effects import monsters
from ..evil import EvilDraws
from ..ids import (
    ARM_REACTOR,
    BREACH,
    BY_MISSION,
    CANTEEN,
    COMPLETE,
    CONTROL_ROOM,
    CULTURE,
    ESCAPE_PODS,
    GENERATOR_ROOM,
    HEALTH,
    INFIRMARY,
    LABORATORY,
    MEND_SABOTAGE,
    NO_CARD,
    PICK_UP_CULTURE,
    QUARTERS,
    RECORD,
    RUN_PURGE,
    SABOTAGE,
    SEAL_BREACH,
    STORAGE,
    TAKE_CULTURE,
    TAKE_RECORD,
    SectorId,
)
from ..leading import LeaderChoice
from ..options.evil import ChooseSector
from ..state import (
    COLONEL,
    MATRIARCH,
    AloneTable,
    AnyState,
    Monster,
    is_lit,
    is_on_map,
    is_revealed,
    monster_of,
    monsters_in,
    steps_from,
)
from .bosses import OfferBossMove, PlaceAsFar, PlaceInRoom, colonel_in_view
from .completing import Win, progress
from .model import Condition, Device, Requirement, Script, in_room
from .tokens import add_tokens, count_in, count_on_map, is_here, take_token


class TakeToken(Procedure):
    """One token leaves the Hero's sector (AL-ACT-INTERACT-05)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-INTERACT-05", "AL-MISSION-05")
    name: int

    def run(self, table: AloneTable) -> None:
        take_token(table, self.name, table.state.hero.sector)


# Call for Help


class FirstToArrive(Procedure):
    """A Hero who is in the Control Room on activation is there before the Colonel (AL-RUL-27)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-12", "AL-RUL-27")

    def run(self, table: AloneTable) -> None:
        hero_arrives(table)


def hero_arrives(table: AloneTable) -> None:
    state = table.state
    if in_room(CONTROL_ROOM)(state):
        state.missions.hero_arrived = True


def colonel_arrives(table: AloneTable, monster: Monster) -> None:
    """If he reaches the Control Room before the Hero two sabotage tokens are put there (AL-MISSION-12)."""
    state = table.state
    room = state.rooms[CONTROL_ROOM]
    if monster.id == COLONEL and monster.sector == room and not state.missions.boss_arrived:
        state.missions.boss_arrived = True
        if not state.missions.hero_arrived:
            add_tokens(table, SABOTAGE, room, ARRIVAL_TOKENS)


class AddSabotage(Procedure):
    """One sabotage token is added if the Colonel is in the Control Room (AL-MISSION-13)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-13", "AL-MISSION-16")

    def run(self, table: AloneTable) -> None:
        state = table.state
        room = state.rooms[CONTROL_ROOM]
        if is_on_map(state, COLONEL) and monster_of(state, COLONEL).sector == room:
            add_tokens(table, SABOTAGE, room)


def no_sabotage(state: AnyState) -> bool:
    return not count_in(state, SABOTAGE, state.rooms[CONTROL_ROOM])


FM01 = Script(
    devices=(
        Device(COMPLETE, in_room(CONTROL_ROOM), (Win(),), (Requirement(no_sabotage, "AL-MISSION-14"),)),
        Device(MEND_SABOTAGE, is_here(SABOTAGE), (TakeToken(SABOTAGE),)),
    ),
    activation=(FirstToArrive(), PlaceAsFar(COLONEL, CONTROL_ROOM)),
    end_of_round=(OfferBossMove(COLONEL), AddSabotage()),
    evil_acts=lambda: walk.MonsterWalk(COLONEL, 2),
    attackers=colonel_in_view,
    hero_enters=hero_arrives,
    monster_enters=colonel_arrives,
)

# Purge Cycle


class RunPurge(Procedure):
    """The last action of this mission wins; after each one before it Evil may deploy a monster."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-INTERACT-05", "AL-DEPLOY-10")

    def run(self, table: AloneTable) -> None:
        state = table.state
        progress(table, state.missions.count + 1)
        if state.missions.count == PURGES:
            table.then(Win())
        else:
            table.then(reactions.LeaderActs(NO_CARD, state.leader))


FM02 = Script(
    devices=(Device(RUN_PURGE, in_room(GENERATOR_ROOM), (RunPurge(),)),),
    activation=(EvilDraws(2),),
    evil_acts=lambda: monsters.DeployMonster(distance_mod=-1, optional=True),
)

# Burn the Nest


def matriarch_is_dead(state: AnyState) -> bool:
    return state.missions.boss_killed


FM03 = Script(
    devices=(Device(COMPLETE, in_room(CANTEEN), (Win(),), (Requirement(matriarch_is_dead, "AL-WIN-01"),)),),
    activation=(PlaceInRoom(MATRIARCH, CANTEEN),),
    end_of_round=(OfferBossMove(MATRIARCH),),
    evil_acts=lambda: walk.MonsterWalk(MATRIARCH, 1),
)

# Last Pod Out


class ArmReactor(Procedure):
    """The countdown begins; the turn in which it does is not counted."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-INTERACT-01", "AL-TURN-12")

    def run(self, table: AloneTable) -> None:
        set_countdown(table, COUNTDOWN)
        table.state.missions.has_begun = True


class CountDown(Procedure):
    """One token is removed at the end of each turn. With the last the Hero loses health and must begin again."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12", "AL-ALLY-09")

    def run(self, table: AloneTable) -> None:
        missions = table.state.missions
        if missions.has_begun:
            missions.has_begun = False
        elif missions.countdown:
            set_countdown(table, missions.countdown - 1)
            if not missions.countdown:
                table.then(loss.Lose(HEALTH, REACTOR_LOSS, BY_MISSION))


def set_countdown(table: AloneTable, left: int) -> None:
    table.state.missions.countdown = left
    table.emit(events.CountdownChanged(left))


def is_counting(state: AnyState) -> bool:
    return state.missions.countdown > 0


def is_not_counting(state: AnyState) -> bool:
    return not is_counting(state)


FM04 = Script(
    devices=(
        Device(COMPLETE, in_room(ESCAPE_PODS), (Win(),), (Requirement(is_counting, "AL-WIN-01"),)),
        Device(
            ARM_REACTOR,
            in_room(CONTROL_ROOM),
            (ArmReactor(),),
            (Requirement(is_not_counting, "AL-ACT-INTERACT-01"),),
        ),
    ),
    end_of_turn=(CountDown(),),
)

# Antidote


class TakeCulture(Procedure):
    """The Hero carries the culture. There is one only."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-INTERACT-01",)

    def run(self, table: AloneTable) -> None:
        progress(table, 1)
        table.state.missions.carrying = True
        table.emit(events.CultureTaken())


def drop_culture(table: AloneTable, health: int) -> None:
    """An attack that takes 2 or more health from the Hero knocks it out of the Hero's hands, there and then."""
    state = table.state
    if state.missions.carrying and health >= HEAVY_BLOW:
        state.missions.carrying = False
        add_tokens(table, CULTURE, state.hero.sector)
        table.emit(events.CultureDropped())


def is_carrying(state: AnyState) -> bool:
    return state.missions.carrying


def is_untouched(state: AnyState) -> bool:
    return state.missions.count == 0


FM05 = Script(
    devices=(
        Device(COMPLETE, in_room(INFIRMARY), (Win(),), (Requirement(is_carrying, "AL-WIN-01"),)),
        Device(
            TAKE_CULTURE,
            in_room(LABORATORY),
            (TakeCulture(),),
            (Requirement(is_untouched, "AL-ACT-INTERACT-01"),),
        ),
        Device(PICK_UP_CULTURE, is_here(CULTURE), (TakeToken(CULTURE), TakeCulture())),
    ),
    hero_struck=drop_culture,
)

# Seal the Breach, Black Box


class PlaceTokens(LeaderChoice):
    """Evil puts tokens in sectors, one after the other, one in each."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-05", "AL-LEAD-06")
    left: int

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        add_tokens(table, self.token(), option.sector)
        self.left -= 1
        if self.left:
            table.then(self)

    def token(self) -> int:
        raise TypeError(f"{type(self).__name__} has no token")


class PlaceBreach(PlaceTokens):
    """In unrevealed sectors that are not rooms, some way from the Hero; else as far away as possible."""

    def token(self) -> int:
        return BREACH

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(sector) for sector in breach_sectors(table.state)]


def breach_sectors(state: AnyState) -> list[SectorId]:
    far = steps_from(state, state.hero.sector)
    dark = [s for s in range(len(far)) if not is_revealed(state, s) and not count_in(state, BREACH, s)]
    fitting = [sector for sector in dark if far[sector] >= BREACH_DISTANCE and sector not in state.rooms]
    if not fitting:
        most = max(far[sector] for sector in dark)
        fitting = [sector for sector in dark if far[sector] == most]
    return [SectorId(sector) for sector in fitting]


class PlaceRecord(PlaceTokens):
    """In rooms other than the Infirmary and the Hero's sector."""

    def token(self) -> int:
        return RECORD

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        taken = (state.rooms[INFIRMARY], state.hero.sector)
        rooms = [sector for sector in state.rooms if sector not in taken and not count_in(state, RECORD, sector)]
        return [ChooseSector(sector) for sector in sorted(rooms)]


class BreachesOpen(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-04", "AL-MISSION-05")

    def run(self, table: AloneTable) -> None:
        table.then(PlaceBreach(table.state.leader, BREACHES))


class RecordsAreScattered(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-04", "AL-MISSION-05")

    def run(self, table: AloneTable) -> None:
        table.then(PlaceRecord(table.state.leader, RECORDS))


def at_most_on_map(name: int, most: int) -> Condition:
    return lambda state: count_on_map(state, name) <= most


FM06 = Script(
    devices=(
        Device(
            COMPLETE, in_room(STORAGE), (Win(),), (Requirement(at_most_on_map(BREACH, BREACHES_LEFT), "AL-WIN-01"),)
        ),
        Device(SEAL_BREACH, is_here(BREACH), (TakeToken(BREACH),)),
    ),
    activation=(BreachesOpen(),),
)


class TakeRecord(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-INTERACT-05", "AL-MISSION-05")

    def run(self, table: AloneTable) -> None:
        progress(table, table.state.missions.count + 1)


def has_records(state: AnyState) -> bool:
    return state.missions.count >= RECORDS_NEEDED


FM08 = Script(
    devices=(
        Device(COMPLETE, in_room(INFIRMARY), (Win(),), (Requirement(has_records, "AL-WIN-01"),)),
        Device(TAKE_RECORD, is_here(RECORD), (TakeToken(RECORD), TakeRecord())),
    ),
    activation=(RecordsAreScattered(),),
)

# Hold the Light


class HoldTheLight(Procedure):
    """A turn that ends in the lit Quarters without a monster counts; one that does not sets the count back."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12", "AL-WIN-01")

    def run(self, table: AloneTable) -> None:
        state = table.state
        progress(table, state.missions.count + 1 if is_held(state) else 0)
        if state.missions.count == TURNS_TO_HOLD:
            table.then(Win())


def is_held(state: AnyState) -> bool:
    here = state.hero.sector
    return in_room(QUARTERS)(state) and is_lit(state, here) and not monsters_in(state, here)


FM07 = Script(activation=(EvilDraws(1),), end_of_turn=(HoldTheLight(),))

FINAL_SCRIPTS = {
    "FM01": FM01,
    "FM02": FM02,
    "FM03": FM03,
    "FM04": FM04,
    "FM05": FM05,
    "FM06": FM06,
    "FM07": FM07,
    "FM08": FM08,
}
