"""A round: eight turns, then the end of the round in seven steps (AL-ROUND)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events, missions, uses
from .danger import danger_sectors, place_danger, remove_danger
from .evil import DrawUpTo, discard, one_of_each
from .geography import PER_LEVEL
from .ids import BY_NIGHTMARE, HAND_SIZES, MOST_DANGER, SANITY, TURNS, CardId, SectorId
from .leading import LeaderChoice
from .loss import Lose
from .options.evil import Discard, PlaceDanger, RemoveDanger
from .sight import field_of_view
from .state import AloneTable, AnyState, bits, evil_of, evil_seats, is_dangerous, level_of, next_leader
from .turn import HeroTurn
from .values import conditions, danger_on_level, open_symbols, refill

NIGHTMARE_LOSS = 2
SECTORS = 2 * PER_LEVEL


class Game(Procedure):
    """Rounds without a limit: somebody wins before (AL-NIGHT-06)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-02", "AL-NIGHT-06")

    def run(self, table: AloneTable) -> None:
        table.then(Round(), self)


class Round(Scope):
    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-02", "AL-TURN-13", "AL-SETUP-28")

    def run(self, table: AloneTable) -> None:
        state = table.state
        state.round += 1
        state.turns_left = TURNS
        state.hero.ability_used = state.hero.breath_used = False
        table.emit(events.RoundBegan(state.round, state.rounds_left))
        table.then(NextTurn(), EndOfRound())


class NextTurn(Procedure):
    begins_anew: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-02",)

    def run(self, table: AloneTable) -> None:
        if table.state.turns_left > 0:
            table.then(HeroTurn(), self)


class EndOfRound(Procedure):
    """No reactions are played here (AL-RUL-24)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-13", "AL-RUL-24")

    def run(self, table: AloneTable) -> None:
        table.state.turn.has_declared = False
        table.then(
            ClearTrack(),
            ClearLabyrinth(),
            RefillHands(),
            RefillAdrenaline(),
            PlaceDangerTokens(table.state.leader),
            EndOfRoundEffects(),
            MoveMarker(),
            PassLeadership(),
        )


class ClearTrack(Procedure):
    """Step 1: count the open symbols, set tokens aside, discard the cards to their own piles (AL-ROUND-01)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-01", "AL-REACT-29", "AL-REACT-30", "AL-REACT-31")

    def run(self, table: AloneTable) -> None:
        state = table.state
        state.danger_aside = open_symbols(state) + sum(mission.extra_danger for mission in conditions(state))
        table.emit(events.DangerSetAside(state.danger_aside))
        for played in state.track:
            discard(state, played.card)
        state.track.clear()


class ClearLabyrinth(Procedure):
    """Step 2: only the Hero's sector, adjacent ones and lit ones in view stay (AL-ROUND-02 to AL-ROUND-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-02", "AL-ROUND-03", "AL-ROUND-04")

    def run(self, table: AloneTable) -> None:
        table.then(uses.ClearWithCache())


class RefillHands(Procedure):
    """Step 3: each Evil player may discard, and must come to the hand limit (AL-ROUND-05)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-05", "AL-HAND-04", "AL-HAND-05", "AL-HAND-06")

    def run(self, table: AloneTable) -> None:
        limit = HAND_SIZES[len(table.state.evil)]
        for seat in evil_seats(table.state):
            table.then(MayDiscard(seat, limit), DrawUpTo(seat, limit))


class MayDiscard(Choice):
    """Discard unwanted cards; above the limit one must."""

    rules: ClassVar[tuple[str, ...]] = ("AL-HAND-05", "AL-HAND-06")
    limit: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Pass()
        yield from (Discard(card) for card in one_of_each(evil_of(table.state, self.seat).hand))

    def objection(self, table: AloneTable, option: Option) -> str | None:
        is_over = len(evil_of(table.state, self.seat).hand) > self.limit
        return "AL-HAND-06" if is_over and isinstance(option, Pass) else None

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Discard):
            throw(table, self.seat, option.card)
            if not (table.settling and self.objection(table, Pass()) is None):  # there the next one is passed
                table.then(self)


def throw(table: AloneTable, seat: Seat, card: CardId) -> None:
    state = table.state
    evil_of(state, seat).hand.remove(card)
    deck = discard(state, card)
    table.emit(events.CardDiscarded(seat, deck, card))


class RefillAdrenaline(Procedure):
    """To the value of the track; what is above it is given back (AL-ROUND-06, AL-ROUND-07)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-06", "AL-ROUND-07")

    def run(self, table: AloneTable) -> None:
        state = table.state
        value = refill(state)
        change, state.hero.adrenaline = value - state.hero.adrenaline, value
        if change:
            table.emit(events.AdrenalineChanged(change, value))


class PlaceDangerTokens(LeaderChoice):
    """Step 4: place the tokens set aside, where the Hero does not see it (AL-ROUND-08 to AL-ROUND-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-08", "AL-ROUND-09", "AL-ROUND-10", "AL-ROUND-11")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Pass()
        if table.state.danger_aside:
            yield from (PlaceDanger(SectorId(sector)) for sector in range(SECTORS))
            yield from (RemoveDanger(SectorId(sector)) for sector in range(SECTORS))

    def options(self, table: AloneTable) -> list[Option]:
        state = table.state
        if not state.danger_aside:
            return [Pass()]
        removable = [SectorId(sector) for sector in bits(state.danger) if may_be_removed(state, SectorId(sector))]
        return [Pass(), *map(PlaceDanger, danger_sectors(state)), *map(RemoveDanger, removable)]

    def objection(self, table: AloneTable, option: Option) -> str | None:
        state = table.state
        if isinstance(option, PlaceDanger):
            return objection_to_danger(state, option.sector)
        if isinstance(option, RemoveDanger):
            return None if may_be_removed(state, option.sector) else "AL-ROUND-11"
        return None

    def take(self, table: AloneTable, option: Option) -> None:
        state = table.state
        if isinstance(option, PlaceDanger):
            place_one_aside(table, option.sector)
        elif isinstance(option, RemoveDanger):
            remove_danger(table, option.sector)
            table.then(PlaceInstead(self.seat, option.sector))
        if isinstance(option, Pass):
            state.danger_aside = 0
        else:
            table.then(self)


class PlaceInstead(LeaderChoice):
    """A token was removed from a full level so that this one can be placed on it (AL-ROUND-11)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-09", "AL-ROUND-11")
    removed: SectorId

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (PlaceDanger(SectorId(sector)) for sector in range(SECTORS))

    def options(self, table: AloneTable) -> list[Option]:
        return [*map(PlaceDanger, sectors_instead(table.state, self.removed))]

    def objection(self, table: AloneTable, option: Option) -> str | None:
        assert isinstance(option, PlaceDanger)
        if option.sector in sectors_instead(table.state, self.removed):
            return None
        return objection_to_danger(table.state, option.sector) or "AL-ROUND-11"

    def take(self, table: AloneTable, option: Option) -> None:
        assert isinstance(option, PlaceDanger)
        place_one_aside(table, option.sector)


def place_one_aside(table: AloneTable, sector: SectorId) -> None:
    """One of the tokens set aside; at a settling table the others are left where they are."""
    table.state.danger_aside -= 1
    place_danger(table, sector)
    if table.settling:
        table.state.danger_aside = 0


def may_be_removed(state: AnyState, sector: SectorId) -> bool:
    """A token of a full level, if another one can be placed there instead."""
    is_full = danger_on_level(state, level_of(sector)) >= MOST_DANGER
    return is_full and is_dangerous(state, sector) and bool(sectors_instead(state, sector))


def sectors_instead(state: AnyState, removed: SectorId) -> list[SectorId]:
    """Where on its level a token may go instead of the one removed from there, whether or not it is gone already."""
    level = range(level_of(removed) * PER_LEVEL, (level_of(removed) + 1) * PER_LEVEL)
    out_of_sight = ~(field_of_view(state) | state.danger | 1 << removed)
    return [SectorId(sector) for sector in level if out_of_sight >> sector & 1]


def objection_to_danger(state: AnyState, sector: SectorId) -> str | None:
    if field_of_view(state) >> sector & 1:
        return "AL-ROUND-09"
    return None if sector in danger_sectors(state) else "AL-ROUND-10"


class EndOfRoundEffects(Procedure):
    """Step 5: missions first, then what the Hero suffers in nightmare mode (AL-ROUND-14, AL-NIGHT-03)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-14", "AL-NIGHT-03", "AL-NIGHT-04")

    def run(self, table: AloneTable) -> None:
        table.then(missions.AtEndOfRound())
        if table.state.nightmare:
            table.then(Lose(SANITY, NIGHTMARE_LOSS, BY_NIGHTMARE))


class MoveMarker(Procedure):
    """Step 6: reaching the last space begins nightmare mode, for good (AL-ROUND-15, AL-NIGHT-01, AL-NIGHT-05)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-15", "AL-NIGHT-01", "AL-NIGHT-05")

    def run(self, table: AloneTable) -> None:
        state = table.state
        if state.nightmare:
            return
        state.rounds_left -= 1
        if state.rounds_left == 0:
            state.nightmare = True
            table.emit(events.NightmareBegan())


class PassLeadership(Procedure):
    """Step 7: the leader token passes to the left (AL-ROUND-16, AL-LEAD-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-16", "AL-LEAD-04", "AL-LEAD-05")

    def run(self, table: AloneTable) -> None:
        state = table.state
        before, state.leader = state.leader, next_leader(state)
        if state.leader != before:
            table.emit(events.LeaderChanged(state.leader))
