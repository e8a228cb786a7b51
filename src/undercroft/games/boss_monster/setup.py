"""Set-up: Heroes by player count, Bosses, the seeded pile, hands, mulligans and first Rooms (BM-RUL-05)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.window import Response, Window

from . import build, events
from .content import CARDS, cards_of, one_of_each
from .effects.hand import Discarding, DrawHand
from .effects.verb import ANY
from .ids import CLASSES, NO_SEAT, CardId, Family, Phase, SpotId
from .options import Build, KeepBoss, KeepHand, Mulligan
from .rounds import NextRound
from .settings import BossSettings
from .state import AnyState, BossState, BossTable, new_player
from .zones import deck_of, hand_of

ROOMS_DEALT, SPELLS_DEALT = 5, 2
ROOMS_SEEDED, SPELLS_SEEDED = 4, 2
CLASSIC_DISCARDS = 2
MULLIGAN_ROOMS = 4


def first_state(settings: BossSettings, chance: Chance) -> AnyState:
    """The box opened and sorted; the rest of the set-up is steps, since it asks and draws (BM-SETUP-05)."""
    heroes = heroes_in_play(settings)
    return BossState(
        stack=[NextRound(), BuildFirstRooms(), DealHands(settings.classic_start), *opening(settings)],
        chance=chance,
        outcome=None,
        conceded=[],
        players=[new_player() for _ in range(settings.seats)],
        order=[],
        round=0,
        phase=Phase.SETUP,
        active=NO_SEAT,
        town=[],
        ordinary_heroes=[hero for hero in heroes if not CARDS[hero].is_epic],
        epic_heroes=[hero for hero in heroes if CARDS[hero].is_epic],
        room_deck=cards_of(Family.ROOM, settings.card_sets),
        spell_deck=cards_of(Family.SPELL, settings.card_sets),
        boss_deck=cards_of(Family.BOSS, settings.card_sets),
        discard=[],
        on_table=[],
        removed=[],
        rows=[],
        used=[],
        entered=[],
        heroes_moved=False,
        barred=[],
        machinations=settings.machinations,
        endless=settings.endless_lives,
    )


def heroes_in_play(settings: BossSettings) -> list[CardId]:
    """By player icon, then without the 4-Health ones in Hard Mode (BM-SETUP-01 to 04, BM-VAR-02, BM-RUL-75)."""
    return [
        hero
        for hero in cards_of(Family.HERO, settings.hero_set)
        if (CARDS[hero].from_players <= settings.seats or CARDS[hero].always_in)
        and not (settings.hard and CARDS[hero].health == 4 and not CARDS[hero].is_epic)
    ]


def opening(settings: BossSettings) -> list[Procedure]:
    """The first steps, the next one last as on a stack."""
    steps: list[Procedure] = [DealBosses(2 if settings.choose_boss else 1), RevealBosses()]
    if settings.seeds_pile:
        steps.append(SeedPile())
    return steps[::-1]


# Bosses


class DealBosses(Procedure):
    """One Boss each at random, or two to choose from (BM-SETUP-07, BM-VAR-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-07", "BM-VAR-04", "BM-RUL-76")
    count: int

    def run(self, table: BossTable) -> None:
        state = table.state
        for player in state.players:
            player.choices = sorted(table.draw(state.boss_deck) for _ in range(self.count))
        table.then(*(ChooseBoss(Seat(seat)) for seat in range(len(state.players))))


class ChooseBoss(Choice):
    """Keep one Boss, in secret; all are revealed together (BM-VAR-05, BM-RUL-74)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-VAR-04", "BM-VAR-05", "BM-RUL-74")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [KeepBoss(card) for card in table.state.players[self.seat].choices]

    def take(self, table: BossTable, option: KeepBoss) -> None:
        table.state.players[self.seat].boss = option.card


class RevealBosses(Procedure):
    """All Bosses lie face up; their XP is the order of play; the others leave the game (BM-BOSS-05, BM-VAR-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-07", "BM-BOSS-05", "BM-VAR-05")

    def run(self, table: BossTable) -> None:
        state = table.state
        for player in state.players:
            state.boss_deck.extend(card for card in player.choices if card != player.boss)
            player.choices = []
        state.boss_deck.sort()
        seats = [Seat(seat) for seat in range(len(state.players))]
        state.order = sorted(seats, key=lambda seat: -CARDS[state.players[seat].boss].xp)
        table.reveal()
        table.emit(events.BossesRevealed(state.order, [state.players[seat].boss for seat in state.order]))


class SeedPile(Procedure):
    """Four Rooms and two Spells, face up (BM-SETUP-09)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-09", "BM-RUL-01", "BM-RUL-02")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.discard = [table.draw(state.room_deck) for _ in range(ROOMS_SEEDED)]
        state.discard += [table.draw(state.spell_deck) for _ in range(SPELLS_SEEDED)]
        table.emit(events.PileSeeded(list(state.discard)))


# Hands


class DealHands(Procedure):
    """Five Rooms and two Spells each, then mulligans in XP order; classic: two discards (BM-SETUP-10, BM-VAR-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-10", "BM-RUL-04", "BM-RUL-05", "BM-VAR-01")
    classic: bool

    def run(self, table: BossTable) -> None:
        order = table.state.order
        table.then(*(DrawHand(seat, ROOMS_DEALT, SPELLS_DEALT) for seat in order))
        table.then(*(OfferMulligan(seat) for seat in order))
        if self.classic:
            table.then(*(Discarding(seat, ANY, CLASSIC_DISCARDS) for seat in order))


def mulligan_reason(state: AnyState, seat: Seat) -> str | None:
    """Four or more Advanced Rooms, or four or more Rooms that share a class: the rule that allows it (BM-RUL-03)."""
    rooms = [CARDS[card] for card in state.players[seat].rooms]
    if sum(card.is_advanced for card in rooms) >= MULLIGAN_ROOMS:
        return "BM-SETUP-12"
    shares = any(sum(card.treasure[i] > 0 for card in rooms) >= MULLIGAN_ROOMS for i in range(len(CLASSES)))
    return "BM-SETUP-13" if shares else None


class OfferMulligan(Window):
    """As often as the new hand qualifies again (BM-RUL-04). Whether a hand qualifies is its owner's secret."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-12", "BM-SETUP-13", "BM-RUL-03", "BM-RUL-04")
    seat: Seat

    def order(self, table: BossTable) -> Iterable[Seat]:
        return (self.seat,)

    def question(self, table: BossTable, seat: Seat) -> Choice | None:
        return None if mulligan_reason(table.state, seat) is None else MayMulligan(seat)


class MayMulligan(Response):
    """Shuffle the whole hand back and draw a new one? (BM-SETUP-14)"""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-12", "BM-SETUP-13", "BM-SETUP-14")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return KeepHand(), Mulligan()

    def respond(self, table: BossTable, option: Option) -> None:
        if isinstance(option, Mulligan):
            table.then(TakeMulligan(self.seat))
        else:
            table.inside(OfferMulligan).let_pass(self.seat)


class TakeMulligan(Procedure):
    """The hand goes back into its decks, and a complete new one is drawn (BM-SETUP-14)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-14",)
    seat: Seat

    def run(self, table: BossTable) -> None:
        state = table.state
        player = state.players[self.seat]
        for card in (*player.rooms, *player.spells):
            hand_of(player, card).remove(card)
            deck_of(state, CARDS[card].family).append(card)
        state.room_deck.sort()
        state.spell_deck.sort()
        table.emit(events.MulliganTaken(self.seat))
        table.then(DrawHand(self.seat, ROOMS_DEALT, SPELLS_DEALT))


# First Rooms


class BuildFirstRooms(Procedure):
    """Before the first round each player may build one ordinary Room (BM-SETUP-15 to BM-SETUP-20)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-15", "BM-SETUP-17", "BM-SETUP-18", "BM-SETUP-19")

    def run(self, table: BossTable) -> None:
        table.then(*(PlaceFirstRoom(seat) for seat in table.state.order), build.RevealRooms(), build.ResolveBuilt())


class PlaceFirstRoom(Choice):
    """An ordinary Room next to the Boss, or none (BM-SETUP-16, BM-RUL-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-SETUP-15", "BM-SETUP-16", "BM-RUL-06")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        yield Pass()
        for card in one_of_each(table.state.players[self.seat].rooms):
            yield Build(card, SpotId(0))

    def objection(self, table: BossTable, option: Any) -> str | None:
        return "BM-SETUP-16" if isinstance(option, Build) and CARDS[option.card].is_advanced else None

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, Build):
            build.place_face_down(table, self.seat, self.seat, option.card, option.spot)

    def why_not(self, table: BossTable, thing: str) -> tuple[str, ...]:
        return ("BM-SETUP-21",)
