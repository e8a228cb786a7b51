"""The End of Round, elimination, and the end of the game (BM-RUL-60).

Enters: a round in which everybody was active. Leaves: a new round, fewer players, or an outcome.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.lasting import has_row, sweep
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome

from . import events
from .build import ResolveBuilt
from .content import CARDS
from .ids import END_OF_ROUND, NO_CARD, ROOM_CARD, SPELL_CARD, Phase, RowKind
from .moments import RoundEnding
from .options import ChooseDeck
from .state import AnyState, BossTable, Player, hero_inside, seats_in_play
from .values import balance, souls, wounds
from .zones import draw, to_town

SOULS_TO_WIN = 10
WOUNDS_TO_LOSE = 5


class EndOfRound(Procedure):
    """Effects, durations, reactivation, the test, elimination: in that order (BM-RUL-60)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-END-01", "BM-END-05", "BM-RUL-60")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.phase = Phase.END
        table.emit(events.PhaseBegan("end"))
        table.then(*(EndingEffects(seat) for seat in seats_in_play(state)))
        table.then(DurationsEnd(), Reactivate(), ResolveBuilt(), ForgetRound(), TestForEnd(), Eliminate())


class EndingEffects(Procedure):
    """Step 1: "at the end of the round" effects of one player, and Machinations (BM-RUL-60, BM-RUL-72)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-60", "BM-VAR-06", "BM-RUL-72")
    seat: Seat

    def run(self, table: BossTable) -> None:
        table.occur(RoundEnding(self.seat))
        if table.state.machinations and not table.state.players[self.seat].souls_gained:
            table.then(MayScheme(self.seat))


class MayScheme(Choice):
    """Machinations: no Soul this round, so draw a Room or a Spell, or nothing (BM-VAR-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-VAR-06",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return Pass(), ChooseDeck("room"), ChooseDeck("spell")

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, ChooseDeck):
            draw(table, self.seat, ROOM_CARD if option.deck == "room" else SPELL_CARD)


class DurationsEnd(Procedure):
    """Step 2: "until end of round" stops, and damage on Heroes is forgotten (BM-END-02, BM-END-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-END-02", "BM-END-04")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.barred = [seat for seat in seats_in_play(state) if has_row(state.rows, RowKind.CANNOT_WIN, seat)]
        sweep(state.rows, END_OF_ROUND)
        for hero in [*state.town, *(hero for player in state.players for hero in player.entrance)]:
            hero.damage = 0


class Reactivate(Procedure):
    """Step 3: deactivated Rooms are turned upright, for all players together (BM-END-03, BM-RUL-80)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-END-03", "BM-GLOSS-15", "BM-RUL-80")

    def run(self, table: BossTable) -> None:
        for player in table.state.players:
            for slot in player.dungeon:
                slot.asleep = False


class ForgetRound(Procedure):
    """What step 3 began stops with the round too, and "once per round" is fresh again (BM-END-02, BM-RUL-52)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-END-02", "BM-RUL-52")

    def run(self, table: BossTable) -> None:
        sweep(table.state.rows, END_OF_ROUND)
        table.state.used = []


class TestForEnd(Procedure):
    """Step 4: has somebody won? The game can end only here (BM-END-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-END-06", "BM-END-07", "BM-END-08", "BM-END-11")

    def run(self, table: BossTable) -> None:
        state = table.state
        tell_scores(table)
        verdict = endless_verdict(state) if state.endless else verdict_of(state)
        if verdict is not None:
            for seat in beaten(state):
                table.emit(events.PlayerEliminated(seat, wounds(state.players[seat])))
            table.end(outcome(state, *verdict))


def tell_scores(table: BossTable) -> None:
    if table.hear is not None:
        table.emit(events.RoundEnded(table.state.round))
        for seat in seats_in_play(table.state):
            player = table.state.players[seat]
            table.emit(events.ScoreTold(seat, souls(player), wounds(player)))


def beaten(state: AnyState) -> list[Seat]:
    """Who loses by Wounds now, or has given up (BM-END-07); with Unlimited Lives nobody does by Wounds (BM-VAR-07)."""
    return [
        seat
        for seat in seats_in_play(state)
        if seat in state.conceded or (is_beaten(state.players[seat]) and not state.endless)
    ]


Verdict = tuple[list[Seat], str]


def is_beaten(player: Player) -> bool:
    """Five or more Wounds lose (BM-END-07, BM-RUL-64)."""
    return wounds(player) >= WOUNDS_TO_LOSE


def verdict_of(state: AnyState) -> Verdict | None:
    """Those who compete for the victory and the rule that decided it, or None if the game goes on."""
    seats = contenders(state)
    standing = [seat for seat in seats if not is_beaten(state.players[seat])]
    if not standing:
        return seats, "BM-RUL-62"
    if len(standing) == 1:
        return standing, "BM-END-11"
    winners = [seat for seat in standing if souls(state.players[seat]) >= SOULS_TO_WIN and seat not in state.barred]
    if winners:
        return winners, "BM-END-08" if len(winners) == 1 else "BM-END-09"
    if is_stalemate(state):
        return standing, "BM-RUL-09"
    return None


def endless_verdict(state: AnyState) -> Verdict | None:
    """Unlimited Lives: the round in which the Hero decks are empty is the last (BM-VAR-08, BM-VAR-09)."""
    seats = contenders(state)
    if len(seats) == 1:
        return seats, "BM-END-11"
    return None if state.ordinary_heroes or state.epic_heroes else (seats, "BM-VAR-09")


def contenders(state: AnyState) -> list[Seat]:
    """Who is still in the game and has not given up."""
    return [seat for seat in seats_in_play(state) if seat not in state.conceded]


def is_stalemate(state: AnyState) -> bool:
    """Both Hero decks are empty and in a complete round no Hero changed place (BM-RUL-09)."""
    return not (state.ordinary_heroes or state.epic_heroes or state.heroes_moved)


def outcome(state: AnyState, rivals: list[Seat], rule: str) -> Outcome:
    """Souls minus Wounds, then the lowest XP, decide among several (BM-END-09, BM-END-10, BM-RUL-96)."""
    allowed = [seat for seat in rivals if seat not in state.barred] or rivals

    def strength(seat: Seat) -> tuple[int, int]:
        return balance(state.players[seat]), -CARDS[state.players[seat].boss].xp

    winner = max(allowed, key=strength)
    rest = [Seat(seat) for seat in range(len(state.players)) if seat != winner]
    rest.sort(key=lambda seat: (_fate(state, seat), *(-value for value in strength(seat))))
    places = [0] * len(state.players)
    for place, seat in enumerate([winner, *rest], start=1):
        places[seat] = place
    if len(allowed) > 1:
        first, second = sorted((strength(seat) for seat in allowed), reverse=True)[:2]
        if first[0] == second[0]:
            rule = "BM-END-10"
    return Outcome([winner], places, rule)


def _fate(state: AnyState, seat: Seat) -> tuple[int, int]:
    """Who stood to the end comes before who lost now, who gave up, and who was out: the later the better."""
    player = state.players[seat]
    if player.out:
        return 3, -player.out_in_round
    return (2 if seat in state.conceded else int(is_beaten(player) and not state.endless)), 0


class Eliminate(Procedure):
    """Step 5: who has lost is out, and all cards of that player leave the game (BM-ELIM-01, BM-ELIM-02)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-ELIM-01", "BM-ELIM-02", "BM-RUL-65")

    def run(self, table: BossTable) -> None:
        state = table.state
        for seat in beaten(state):
            table.emit(events.PlayerEliminated(seat, wounds(state.players[seat])))
            remove_player(state, seat)


def remove_player(state: AnyState, seat: Seat) -> None:
    """Heroes at the entrance go to town; everything else of the player is removed (BM-RUL-65)."""
    player = state.players[seat]
    assert hero_inside(player) is None
    for hero in player.entrance:
        to_town(state, hero)
    rooms = [card for slot in player.dungeon for card in slot.cards]
    gone = [player.boss, *player.rooms, *player.spells, *rooms, *player.souls, *player.wounds]
    state.removed.extend(card for card in gone if card != NO_CARD)
    player.out, player.out_in_round = True, state.round
    player.rooms, player.spells, player.dungeon, player.entrance = [], [], [], []
    player.souls, player.wounds, player.fresh, player.known = [], [], [], []
