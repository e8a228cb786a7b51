"""Finished matches judged by a bot, for anybody who may see their replay.

Enters: which match, which bot, and from which judgement on. Leaves: how far it has come. The work is done in a process
of its own, decision by decision and one match after the other, at the lowest priority: no bot at a table stands in a
queue behind it. It goes on while somebody asks for it; what was found is kept in memory for the latest matches.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from undercroft.bots.analysis import Judgement, Position, judge, positions, summaries
from undercroft.bots.explain import explain_judgement
from undercroft.kernel.record import Record
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .finished import Finished
from .limits import Limits
from .matches.workers import WorkerFailed, Workers
from .refusals import TooMany
from .wire.analysis import Analysis, AnalysisWish, Analyst, JudgedDecision, Progress, SeatSummary

MOST_KEPT = 50
MOST_WAITING = 10
BUSY_SECONDS = 60
"""Who comes when so many matches wait to be judged is asked to come again after so long."""
PATIENCE = 30.0
"""Seconds after which nobody seems to wait any more: then it rests until somebody asks again."""
LONGEST_SECONDS = 120.0
"""For one decision: a master looks at it nine times, on a machine that has other things to do first."""
MOST_AT_ONCE = 50
LOW_PRIORITY = 19
"""The lowest there is: at 10, tables on a busy machine were still slower while a match was judged."""


class Study:
    """One match under one bot's eyes. ``positions`` is None until it was played again."""

    def __init__(self, record: Record, bot: Analyst) -> None:
        self.record = record
        self.bot = bot
        self.progress: Progress = "waiting"
        self.positions: list[Position] | None = None
        self.judgements: list[Judgement] = []
        self.asked_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_at_work(self) -> bool:
        return self.task is not None and not self.task.done()

    async def run(self, workers: Workers, turn: asyncio.Lock) -> None:
        """From where it was left. A worker that is lost ends it; who asks again begins anew."""
        async with turn:
            try:
                if self.positions is None:
                    self.positions = await workers.run(decisions, self.record)
                self.progress = "impossible" if self.positions is None else "running"
                await self._judge(workers)
            except WorkerFailed:
                self.progress = "failed"

    async def _judge(self, workers: Workers) -> None:
        for position in (self.positions or [])[len(self.judgements) :]:
            if time.monotonic() > self.asked_at + PATIENCE:
                self.progress = "waiting"
                return
            asked = (position, self.bot, self.record.seed)
            self.judgements.append(await workers.run(judge_quietly, *asked, longest=LONGEST_SECONDS))
        if self.progress == "running":
            self.progress = "done"


class Analyses:
    """The matches that are judged, or were."""

    def __init__(self, finished: Finished, limits: Limits) -> None:
        self.finished = finished
        self.limits = limits
        self.workers = Workers(1)
        self._turn = asyncio.Lock()
        self._studies: OrderedDict[tuple[str, Analyst], Study] = OrderedDict()

    async def look(self, match_id: str, wish: AnalysisWish, language: str, address: str) -> Analysis:
        """How far it has come; whoever asks first has it begun."""
        names = await self.finished.names(match_id)
        key = (match_id, wish.bot)
        study = self._studies.get(key)
        if study is None:
            record = await self.finished.record(match_id)
            game(record.game)
            self._check_room()
            await self.limits.check_analysis(address)
            study = self._studies.setdefault(key, Study(record, wish.bot))
        self._studies.move_to_end(key)
        self._go_on(study)
        if study.progress == "failed":
            del self._studies[key]
        return told(match_id, study, wish.start, game(study.record.game).vocabulary.words(language, names))

    def _check_room(self) -> None:
        if sum(study.is_at_work for study in self._studies.values()) >= MOST_WAITING:
            raise TooMany(seconds=BUSY_SECONDS)
        while len(self._studies) >= MOST_KEPT:
            del self._studies[next(key for key, study in self._studies.items() if not study.is_at_work)]

    def _go_on(self, study: Study) -> None:
        study.asked_at = time.monotonic()
        if study.progress == "waiting" and not study.is_at_work:
            study.task = asyncio.create_task(study.run(self.workers, self._turn))

    async def stop(self) -> None:
        for study in self._studies.values():
            if study.task is not None:
                study.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await study.task
        self.workers.stop()


# Telling


def told(match_id: str, study: Study, start: int, words: Words) -> Analysis:
    """Some judgements at a time, so that putting them into words holds up nobody."""
    return Analysis(
        match=match_id,
        bot=study.bot,
        progress=study.progress,
        decisions=len(study.positions or ()),
        judged=len(study.judgements),
        start=start,
        judgements=[_judged(each, words) for each in study.judgements[start : start + MOST_AT_ONCE]],
        seats=_summaries(study.judgements, len(study.record.players)),
    )


def _judged(judgement: Judgement, words: Words) -> JudgedDecision:
    return JudgedDecision(
        step=judgement.step,
        seat=judgement.seat,
        verdict=judgement.verdict,
        loss=_points(judgement.loss),
        best=words.say(judgement.best),
        text=explain_judgement(judgement, words),
    )


def _summaries(judgements: Sequence[Judgement], seats: int) -> list[SeatSummary]:
    found = summaries(judgements, seats)
    return [
        SeatSummary(**msgspec.structs.asdict(each) | {"average_loss": _points(each.average_loss)}) for each in found
    ]


def _points(share: float) -> float:
    return round(100 * share, 1)


# In a worker


def decisions(record: Record) -> list[Position] | None:
    """What there is to judge; None where today's rules do not lead to the same end."""
    try:
        return positions(game(record.game), record)
    except Exception:  # the rules of another day may break anywhere
        return None


def judge_quietly(position: Position, bot: str, seed: str) -> Judgement:
    """People at a table come first."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LOW_PRIORITY)
    return judge(position, bot, seed)
