"""Setting up: missions, decks, leader, map, start, character, items, hands.

What Evil lays out the Hero does not see. With ``quick_setup`` chance decides what Evil and the Hero would.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Procedure

from . import events, memory
from .content.difficulties import LEVELS
from .content.items import ITEMS, item_cards
from .content.missions import FINAL, MISSIONS, PROBLEM, STARTING, missions_of
from .content.reactions import cards_of
from .content.sheets import MAPS
from .evil import DrawUpTo
from .ids import (
    CHARACTERS,
    DECKS,
    DIFFICULTIES,
    FIRST_ROUNDS,
    HAND_SIZES,
    HERO,
    MOST_HEALTH,
    NOWHERE,
    PROSPECTOR,
    CharacterId,
    DeckId,
    MissionId,
    SectorId,
)
from .items import draw_item, gain_item
from .labyrinth import Reveal
from .leading import LeaderChoice
from .options.setting_up import DealRooms, KeepRooms, PickCharacter, PickDeck, PickLeader, PickMap, PickStart, TurnLevel
from .rounds import Game
from .settings import AloneSettings
from .state import AloneState, AloneTable, AnyState, Deck, EvilPlayer, Hero, Missions, Turn, evil_seats, plan_of

FIRST_ADRENALINE = 3


def first_state(settings: AloneSettings, chance: Chance) -> AnyState:
    characters = [CharacterId(number) for number in range(len(CHARACTERS))]
    if not settings.extra_content:
        characters.remove(PROSPECTOR)
    hero = Hero(CharacterId(-1), NOWHERE, MOST_HEALTH, MOST_HEALTH, FIRST_ADRENALINE, [0] * 5, [], [])
    return AloneState(
        stack=[Game(), SetUp(quick=settings.quick_setup)],
        chance=chance,
        outcome=None,
        conceded=[],
        difficulty=DIFFICULTIES.index(settings.difficulty),
        extra=settings.extra_content,
        map=0,
        turned=(0, 0),
        rooms=[],
        lit=0,
        danger=0,
        blocked=0,
        welded=0,
        hero_blocked=0,
        monsters=[],
        labyrinth=[],
        next_handle=0,
        tokens=[],
        trap=None,
        hero=hero,
        item_deck=item_cards(settings.extra_content),
        item_discard=[],
        evil=[EvilPlayer([], 0) for _ in range(settings.seats - 1)],
        leader=Seat(1),
        decks=[],
        track=[],
        danger_aside=0,
        missions=Missions([]),
        permanent=0,
        round=0,
        rounds_left=FIRST_ROUNDS,
        nightmare=False,
        turns_left=0,
        turn=Turn(),
        starters=characters,
        dead_bosses=[],
    )


class SetUp(Procedure):
    """Missions are drawn openly; then each side makes ready."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-01", "AL-SETUP-05", "AL-SETUP-15", "AL-SETUP-21")
    quick: bool

    def run(self, table: AloneTable) -> None:
        table.then(DrawMissions())
        if self.quick:
            table.then(DrawLots())
        else:
            table.then(ChooseCharacter(HERO), ChooseLeader(Seat(1)), EvilMakesReady())
        table.then(StartingItems(), DealHands(), RevealStart())


class DrawMissions(Procedure):
    """One of each colour, for three different rooms (AL-SETUP-15, AL-SETUP-17)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-15", "AL-SETUP-16", "AL-SETUP-17", "AL-SETUP-18")

    def run(self, table: AloneTable) -> None:
        drawn: list[MissionId] = []
        for category in (STARTING, PROBLEM, FINAL):
            taken = {MISSIONS[mission].room for mission in drawn}
            drawn.append(table.pick([card for card in missions_of(category) if MISSIONS[card].room not in taken]))
        table.state.missions.cards = drawn
        table.emit(events.MissionsDrawn(drawn))


# By lot


class DrawLots(Procedure):
    """Chance decides what would be chosen."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-05", "AL-SETUP-06", "AL-SETUP-21", "AL-SETUP-24")

    def run(self, table: AloneTable) -> None:
        state = table.state
        take_character(table, table.pick(state.starters))
        name_leader(table, Seat(1 + table.roll(len(state.evil))))
        decks = [DeckId(number) for number in range(len(DECKS))]
        table.then(TakeDecks(sorted(table.draw(decks) for _ in range(2))))
        state.map = table.roll(len(MAPS))
        state.turned = (table.roll(4), table.roll(4))
        lay_rooms(table, deal=bool(table.roll(2)))
        state.hero.sector = SectorId(table.pick(plan_of(state).starts))
        table.emit(events.MapLaid(state.map))


# By choice


class ChooseCharacter(Choice):
    """Who is the Hero? (AL-SETUP-30)"""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-30", "AL-SETUP-31")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [PickCharacter(character) for character in table.state.starters]

    def take(self, table: AloneTable, option: PickCharacter) -> None:
        take_character(table, option.character)


def take_character(table: AloneTable, character: CharacterId) -> None:
    state = table.state
    state.hero.character = character
    state.starters.remove(character)
    table.emit(events.CharacterPicked(character))


class ChooseLeader(Choice):
    """Evil names its first leader (AL-SETUP-06)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-06", "AL-LEAD-05")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [PickLeader(Seat(number + 1)) for number in range(len(table.state.evil))]

    def take(self, table: AloneTable, option: PickLeader) -> None:
        name_leader(table, option.seat)


def name_leader(table: AloneTable, seat: Seat) -> None:
    table.state.leader = seat
    if len(table.state.evil) > 1:
        table.emit(events.LeaderNamed(seat))


class EvilMakesReady(Procedure):
    """The leader picks decks, map, how it lies, rooms and the start."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-05", "AL-SETUP-21", "AL-SETUP-22", "AL-SETUP-24")

    def run(self, table: AloneTable) -> None:
        leader = table.state.leader
        table.then(
            ChooseDecks(leader),
            ChooseMap(leader),
            ChooseTurning(leader, 0),
            ChooseTurning(leader, 1),
            ChooseRooms(leader),
            ChooseStart(leader),
        )


class ChooseDecks(LeaderChoice):
    """Two of the four reaction decks (AL-SETUP-05)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-02", "AL-SETUP-05")
    first: DeckId = DeckId(-1)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        least = self.first + 1
        last = len(DECKS) if self.first >= 0 else len(DECKS) - 1
        return [PickDeck(DeckId(deck)) for deck in range(least, last)]

    def take(self, table: AloneTable, option: PickDeck) -> None:
        if self.first < 0:
            table.then(ChooseDecks(self.seat, option.deck))
        else:
            table.then(TakeDecks([self.first, option.deck]))


class ChooseMap(LeaderChoice):
    """Which sheets? (AL-SETUP-21)"""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-20", "AL-SETUP-21")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [PickMap(number) for number in range(len(MAPS))]

    def take(self, table: AloneTable, option: PickMap) -> None:
        table.state.map = option.map


class ChooseTurning(LeaderChoice):
    """How is a level turned? (AL-SETUP-21)"""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-21",)
    level: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [TurnLevel(self.level, quarters) for quarters in range(4)]

    def take(self, table: AloneTable, option: TurnLevel) -> None:
        lower, upper = table.state.turned
        table.state.turned = (option.quarters, upper) if self.level == 0 else (lower, option.quarters)


class ChooseRooms(LeaderChoice):
    """Rooms as printed, or room tokens dealt at random (AL-SETUP-22)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-22",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (KeepRooms(), DealRooms())

    def objection(self, table: AloneTable, option: Option) -> str | None:
        overlap = isinstance(option, KeepRooms) and not plan_of(table.state).default_rooms
        return "AL-SETUP-22" if overlap else None

    def take(self, table: AloneTable, option: Option) -> None:
        lay_rooms(table, deal=isinstance(option, DealRooms))


def lay_rooms(table: AloneTable, deal: bool) -> None:
    """``state.rooms`` is the sector of each room."""
    state = table.state
    laid = plan_of(state)
    names = list(range(8)) if deal or not laid.default_rooms else list(laid.default_rooms)
    if deal or not laid.default_rooms:
        table.shuffle(names)
    by_room = dict(zip(names, laid.room_places, strict=True))
    state.rooms = [SectorId(by_room[room]) for room in range(8)]


class ChooseStart(LeaderChoice):
    """Where the Hero starts: a marked sector (AL-SETUP-24)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-24",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [PickStart(SectorId(sector)) for sector in plan_of(table.state).starts]

    def take(self, table: AloneTable, option: PickStart) -> None:
        table.state.hero.sector = option.sector
        table.emit(events.MapLaid(table.state.map))


# Then


class TakeDecks(Procedure):
    """Who may draw from which deck (AL-SETUP-10 to AL-SETUP-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-05", "AL-SETUP-10", "AL-SETUP-11", "AL-SETUP-12")
    decks: list[DeckId]

    def run(self, table: AloneTable) -> None:
        state = table.state
        state.decks = [Deck(deck, cards_of(deck), []) for deck in self.decks]
        for player, access in zip(state.evil, {1: (3,), 2: (1, 2), 3: (1, 3, 2)}[len(state.evil)], strict=True):
            player.access = access
        table.emit(events.DecksPicked(self.decks))


class StartingItems(Procedure):
    """The difficulty level decides (AL-DIFF-01 to AL-DIFF-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DIFF-01", "AL-DIFF-02", "AL-DIFF-03", "AL-DIFF-04")

    def run(self, table: AloneTable) -> None:
        state, level = table.state, LEVELS[table.state.difficulty]
        for _ in range(level.projectiles):
            card = table.pick([card for card in state.item_deck if ITEMS[card].slug == "projectiles"])
            state.item_deck.remove(card)
            gain_item(table, card)
        for _ in range(level.items):
            drawn = draw_item(table)
            assert drawn is not None
            gain_item(table, drawn)


class DealHands(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-07", "AL-SETUP-08", "AL-SETUP-09", "AL-SETUP-13")

    def run(self, table: AloneTable) -> None:
        limit = HAND_SIZES[len(table.state.evil)]
        table.then(*(DrawUpTo(seat, limit) for seat in evil_seats(table.state)))


class RevealStart(Procedure):
    """The Hero's sector is revealed, with its doors (AL-SETUP-24)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-24",)

    def run(self, table: AloneTable) -> None:
        memory.note_start(table.state)
        table.then(Reveal([table.state.hero.sector]))
