"""Matches between greedy bots that judge by weights of their own: to learn from, and to compare judgements."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from operator import mul
from typing import Any, TypeAlias

import msgspec

from bench.tuning import by_hand
from undercroft.bots.greedy import GreedyBot
from undercroft.games.boss_monster import bot
from undercroft.games.boss_monster.content import CARDS, TITLES
from undercroft.games.boss_monster.end import contenders
from undercroft.games.boss_monster.game import BossMonster
from undercroft.games.boss_monster.ids import Family
from undercroft.games.boss_monster.settings import BossSettings
from undercroft.games.boss_monster.signs import signs_of, top_room
from undercroft.games.boss_monster.state import AnyState, Player
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.table import Table

SLIPS = 0.06
"""How often a bot that is learnt from takes any option, so that positions after mistakes are seen too."""
KEPT = {2: 0.3, 3: 0.25, 4: 0.2}
"""Which part of the positions of a match is kept, by players: those of one match are much alike."""

Judgement: TypeAlias = Callable[[Any, Iterable[Seat]], dict[Seat, float]]
Weights: TypeAlias = tuple[float, ...]
"""Those of the signs, then those of the cards in the order of ``COLUMNS``."""


class Judging(BossMonster):
    """Boss Monster as a bot sees it that judges in its own way."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__()
        self.judgement = judgement

    def evaluate(self, state: Any, seat: Seat) -> float:
        return self.judgement(state, (seat,))[seat]

    def prospects(self, state: Any, seats: Iterable[Seat]) -> dict[Seat, float]:
        return self.judgement(state, seats)


@cache
def judging_by(weights: Weights | None) -> Judging:
    """The game judged by these weights, of signs and cards; by none: as before there were any."""
    if weights is None:
        return Judging(by_hand.prospects)
    return Judging(partial(bot.prospects, judge=partial(standings, weights)))


def standings(weights: Weights, state: AnyState) -> dict[Seat, float]:
    """What everybody's position is worth by these weights."""
    signs, (of_signs, of_cards) = signs_of(state), (weights[: len(bot.ROW)], weights[len(bot.ROW) :])
    found = {}
    for seat in contenders(state):
        worth = sum(map(mul, of_signs, msgspec.structs.astuple(signs[seat])))
        found[seat] = worth + sum(of_cards[column] for column in cards_of(state.players[seat]))
    return found


class Position(msgspec.Struct, frozen=True):
    """What could be seen in a position of one match: the signs and cards of the seats still in, and whose row won."""

    match: int
    players: int
    winner: int
    rows: list[Weights]
    cards: list[list[int]]


COLUMNS = [
    (slug, place)
    for place, families in (("in_play", (Family.BOSS, Family.ROOM)), ("in_hand", (Family.ROOM, Family.SPELL)))
    for slug, card in TITLES.items()
    if card.family in families
]
"""Which card lies where: a Room in the dungeon or a levelled Boss, a Room or Spell in hand."""
COLUMN = {where: number for number, where in enumerate(COLUMNS)}


def cards_of(player: Player) -> list[int]:
    """The columns of a player's cards, one for each card."""
    in_play = [*map(top_room, player.dungeon), *([player.boss] if player.levelled else [])]
    found = [COLUMN[CARDS[card].slug, "in_play"] for card in in_play]
    return found + [COLUMN[CARDS[card].slug, "in_hand"] for card in (*player.rooms, *player.spells)]


def learn(weights: Weights, players: int, number: int, *, seed: str, samples: int) -> list[Position]:
    """Play a match with slips; positions of it, as greedy bots judge them: settled."""
    game, name = judging_by(weights), f"{seed} {players} {number}"
    slips, kept = Chance.from_seed(f"slips {name}"), []
    bots = [GreedyBot(Chance.from_seed(f"bot {name} {seat}"), samples) for seat in range(players)]
    table = new_table(game, players, name)
    while not table.is_over:
        option = slips.choice(table.options) if chance_of(SLIPS, slips) else answer(bots, game, table)
        if chance_of(KEPT[players], slips):
            trial = table.trial(option)
            trial.settle()
            if trial.state.outcome is None and trial.state.order:
                kept.append(seen(trial.state))
        table.take(option)
    winner = winner_of(table)
    return [
        Position(number, players, list(signs).index(winner), list(signs.values()), cards)
        for signs, cards in kept
        if winner in signs
    ]


def seen(state: AnyState) -> tuple[dict[Seat, Weights], list[list[int]]]:
    """The signs of the seats still in, and their cards."""
    signs = {seat: msgspec.structs.astuple(row) for seat, row in signs_of(state).items()}
    return signs, [cards_of(state.players[seat]) for seat in signs]


def duel(rivals: tuple[Weights | None, Weights | None], players: int, number: int, *, seed: str, samples: int) -> bool:
    """One match of the first judgement against seats with the second; its seat goes round. Has the first won?"""
    games = [judging_by(weights) for weights in rivals]
    hero = number % players
    name = f"{seed} {players} {number // players}"
    bots = [GreedyBot(Chance.from_seed(f"bot {name} {number} {seat}"), samples) for seat in range(players)]
    table = new_table(games[0], players, name)
    while not table.is_over:
        table.take(answer(bots, games[table.seat != hero], table))
    return winner_of(table) == hero


def new_table(game: Judging, players: int, seed: str) -> Table[Any]:
    table = Table(game, game.setup(BossSettings(seats=players), Chance.from_seed(seed)))
    table.run()
    return table


def answer(bots: list[GreedyBot], game: Judging, table: Table[Any]) -> Option:
    return bots[table.seat].answer(game, table.state, table.seat, table.options)


def winner_of(table: Table[Any]) -> Seat:
    assert table.state.outcome is not None
    return Seat(table.state.outcome.winners[0])


def chance_of(part: float, chance: Chance) -> bool:
    return chance.below(1_000_000) < part * 1_000_000
