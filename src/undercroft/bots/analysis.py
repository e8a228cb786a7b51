"""What a bot thinks of the decisions of a match that is over: which of them missed something stronger, and by how much.

Enters: a record. Leaves: a judgement of every decision, by what its seat could know then. A bot's values scatter, so
nobody is blamed on one look: where something seems to have been missed, the best option and the one taken are looked at
again, each alone and as long as the other, several times; what is told is what these looks have found.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from contextlib import closing
from typing import Any, Literal

import msgspec

from undercroft.kernel.game import Game
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.record import Record, Taken, Undone
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import first_step, replaying
from undercroft.kernel.table import Table

from .base import Bot, Opinion
from .registry import installed_bots, new_bot, parse_bot

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder", "unclear"]
MISSES: dict[Verdict, float] = {"blunder": 0.15, "mistake": 0.08, "inaccuracy": 0.03}
"""A miss is named by how much of the chance to win it cost, at least. Less than 3 points is nobody's fault: four looks
of an adept are unsure by 2 on average. Six misses of 8 points turn an even match into a lost one, three of 15 do."""
AS_GOOD = 0.005
"""Half a point is no difference."""
LOOKS = 4
CERTAIN = 2.35
"""So many standard errors of ``LOOKS`` looks are passed by luck once in twenty times (Student's t, one-sided)."""
WORST = 3


class Position(msgspec.Struct, frozen=True):
    """A decision to judge, in plain values that any process can read. ``step`` is the number of its entry."""

    game: str
    step: int
    seat: Seat
    taken: str
    state: bytes
    by_order: bool = False


class Judgement(msgspec.Struct, frozen=True):
    """What came of it. ``chance`` is that of winning with ``best``; ``loss`` how much less ``taken`` gives.

    The true loss is hardly smaller than ``loss - unsure``. ``opinions`` are those of the first look that are worth
    telling: on the best option and on the bot's second choice.
    """

    step: int
    seat: Seat
    taken: Option
    best: Option
    verdict: Verdict
    chance: float
    loss: float
    unsure: float
    opinions: tuple[Opinion, ...]
    by_order: bool = False

    @property
    def is_miss(self) -> bool:
        return self.verdict in MISSES


class Summary(msgspec.Struct, frozen=True):
    """How one seat decided. ``average_loss`` leaves out what is unclear; ``worst`` are steps, the worst first."""

    seat: Seat
    decisions: int
    best: int
    average_loss: float
    inaccuracies: int
    mistakes: int
    blunders: int
    unclear: int
    worst: list[int]


def has_opinions(bot: str) -> bool:
    """Does this bot weigh options at all? One that only chooses cannot judge."""
    return installed_bots()[parse_bot(bot).name].consider is not Bot.consider


def positions(played: Game[Any], record: Record) -> list[Position]:
    """Every decision of a match that was not taken back. Raises ReplayDiffers where it does not come out the same."""
    standing: list[Position] = []
    steps = replaying(played, record)
    match = next(steps)
    first = first_step(record)
    for number, entry in enumerate(record.entries[first:], start=first + 1):
        if isinstance(entry, Taken):
            state = played.codec.encode(match.state)
            standing.append(Position(played.name, number, entry.seat, entry.option, state, entry.by_order))
        elif isinstance(entry, Undone) and (back_to := match.last_choice_of(entry.seat)) is not None:
            standing = [position for position in standing if position.step < back_to.number]
        next(steps)
    next(steps, None)  # the end is compared with the record's
    return standing


def judge(position: Position, bot: str, seed: str) -> Judgement:
    """The same for the same seed, in any process and in any order, if the bot's budget is no time."""
    played = game(position.game)
    table = Table(played, played.codec.decode(position.state))
    table.run()
    stream = f"{seed} step {position.step}"
    opinions = _asked(bot, stream, table, table.options)
    ranked = sorted(opinions, key=lambda opinion: (opinion.weight, opinion.value), reverse=True)
    best = ranked[0]
    mine = next(opinion for opinion in opinions if str(opinion.option) == position.taken)
    gap, was_looked_at = max(0.0, best.value - mine.value), mine.weight > 0
    if mine is best or (was_looked_at and gap < AS_GOOD):
        found: tuple[Verdict, float, float, float] = ("best", best.value, 0.0, 0.0)
    elif was_looked_at and gap < MISSES["inaccuracy"]:
        found = ("good", best.value, gap, 0.0)
    else:
        found = _look_again(table, best.option, mine.option, bot, stream)
    return Judgement(
        position.step, position.seat, mine.option, best.option, *found, tuple(ranked[:2]), position.by_order
    )


def _look_again(
    table: Table[Any], best: Option, taken: Option, bot: str, stream: str
) -> tuple[Verdict, float, float, float]:
    """Verdict, chance, loss and its uncertainty. The luck by which the best one came first does not count any more."""
    chances, losses = [], []
    for number in range(LOOKS):
        # Both looks begin with the same guesses: what differs is then the option's doing.
        values = [_asked(bot, f"{stream} look {number}", table, [option])[0].value for option in (best, taken)]
        chances.append(values[0])
        losses.append(values[0] - values[1])
        if losses[-1] <= 0:  # one look that finds it as good is enough to doubt
            return "good", statistics.fmean(chances), max(0.0, statistics.fmean(losses)), 0.0
    loss, unsure = statistics.fmean(losses), CERTAIN * statistics.stdev(losses) / LOOKS**0.5
    return verdict_of(loss, unsure), statistics.fmean(chances), loss, unsure


def _asked(bot: str, stream: str, table: Table[Any], options: Sequence[Option]) -> list[Opinion]:
    """What a bot that has seen nothing yet thinks of these options."""
    with closing(new_bot(bot, stream)) as judge:
        return judge.opinions(table.game, table.state, table.seat, options)


def verdict_of(loss: float, unsure: float) -> Verdict:
    """The name of a loss, in whole points as people read it. One that is smaller than its uncertainty may be none.

    >>> verdict_of(0.2, 0.05), verdict_of(0.2, 0.3), verdict_of(0.01, 0.3)
    ('blunder', 'unclear', 'good')
    """
    name = next((name for name, least in MISSES.items() if round(loss, 2) >= least), None)
    if name is None:
        return "good"
    return name if loss > unsure else "unclear"


def summaries(judgements: Sequence[Judgement], seats: int) -> list[Summary]:
    """One for every seat, in their order."""
    return [_summary(Seat(seat), [each for each in judgements if each.seat == seat]) for seat in range(seats)]


def _summary(seat: Seat, judgements: Sequence[Judgement]) -> Summary:
    count = {verdict: sum(each.verdict == verdict for each in judgements) for verdict in (*MISSES, "best", "unclear")}
    losses = [each.loss for each in judgements if each.verdict != "unclear"]
    missed = sorted((each for each in judgements if each.is_miss), key=lambda each: -each.loss)
    return Summary(
        seat=seat,
        decisions=len(judgements),
        best=count["best"],
        average_loss=statistics.fmean(losses) if losses else 0.0,
        inaccuracies=count["inaccuracy"],
        mistakes=count["mistake"],
        blunders=count["blunder"],
        unclear=count["unclear"],
        worst=[each.step for each in missed[:WORST]],
    )
