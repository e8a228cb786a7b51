"""Three kinds of clients say well-formed things in a senseless order: whoever has no right to it changes nothing.

The match's record grows by legal moves alone, each made by the one whose seat it is.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from undercroft.kernel.record import Left, Record, Taken, Undone
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import replay
from undercroft.server.matches.journal import READ_ENTRY
from undercroft.testing.client import JSON, Connection

from .halls import Hall, opened
from .scenes import codes, live, options, sitting

PLAYERS, ALL = (0, 1), (0, 1, 2, 3)
WHO = st.sampled_from(ALL)
SEATS = st.sampled_from([None, 0, 1, 2, 99])
MADE_UP = st.sampled_from(["pass", "build:card:1", "", "\x00", "Pass", "0", "pass pass", "ż" * 400])
# What is said to those who may not, or not now; everything else would be a surprise.
REFUSALS = {
    "asked-already",
    "bot-plays",
    "cannot-undo",
    "is-over",
    "is-paused",
    "late",
    "match-is-over",
    "no-such-seat",
    "not-an-option",
    "not-signed-in",
    "not-your-choice",
    "not-your-seat",
    "nothing-asked",
    "unreadable",
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with opened(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


class WildPlay(RuleBasedStateMachine):
    """Ala and Bob play; Cyd has a name and no seat; the last one has neither."""

    place: Hall

    @initialize()
    def sit_down(self) -> None:
        self.done: list[tuple[int, str]] = []
        self.acts = Counter[str]()
        self.steps = 0
        self.run(self._sit_down())

    async def _sit_down(self) -> None:
        place = self.place
        self.id = await place.begin()
        nobody = Connection(place.server.url, self.id)
        self.lines = [*(person.open(self.id) for person in (place.ala, place.bob, place.cyd)), nobody]
        for line in self.lines:
            await line.reconnect()

    def run(self, story: Any) -> Any:
        return self.place.runner.run(asyncio.wait_for(story, 30))

    def ask(self, who: int, message: JSON) -> str:
        """Every message is answered; what is refused to an outsider is not done."""
        said = codes(self.run(self.lines[who].ask(message)))
        assert said in REFUSALS | {"done", "why", "welcome"}, (who, message, said)
        if said == "done":
            self.acts[message["type"]] += 1
            assert who in PLAYERS or message["type"] in ("say", "mute"), (who, message)
        return said

    # Playing

    @rule(who=WHO, of=st.sampled_from(PLAYERS), pick=st.integers(0, 20), late=st.sampled_from([0, 0, 0, 1, -1, 2**20]))
    def choose(self, who: int, of: int, pick: int, late: int) -> None:
        """An option that somebody really has: one's own, or another's."""
        real = options(self.lines[of])
        if real:
            self._choose(who, real[pick % len(real)], self.lines[of].position + late)

    @invariant()
    def play_on(self) -> None:
        """So that the match comes somewhere: every other time both look at their own seats and play."""
        if not hasattr(self, "lines"):
            return
        self.steps += 1
        for who in PLAYERS if self.steps % 2 else ():
            if self.lines[who].seat != who:
                self.look(who, who)
            self.choose(who, who, self.steps, 0)

    @rule(who=WHO, option=MADE_UP, position=st.sampled_from([0, 1, 7, 2**31]))
    def choose_something_made_up(self, who: int, option: str, position: int) -> None:
        self._choose(who, option, position)

    def _choose(self, who: int, option: str, position: int) -> None:
        line = self.lines[who]
        seat = line.seat
        if self.ask(who, {"type": "choose", "position": max(0, position), "option": option}) == "done":
            assert seat == who
            self.done.append((who, option))

    @rule(who=WHO, ask=st.booleans(), late=st.sampled_from([0, 0, 1, 5]))
    def undo(self, who: int, ask: bool, late: int) -> None:
        self.ask(who, {"type": "undo", "position": max(0, self.lines[who].position) + late, "ask": ask})

    @rule(who=WHO, agree=st.booleans())
    def answer_undo(self, who: int, agree: bool) -> None:
        self.ask(who, {"type": "answer-undo", "agree": agree})

    @rule(who=WHO, to_bot=st.booleans())
    def hand_over(self, who: int, to_bot: bool) -> None:
        self.ask(who, {"type": "hand-over", "to_bot": to_bot})

    @rule(who=WHO)
    def concede(self, who: int) -> None:
        """Not before something was played: it ends a match of two."""
        if len(self.done) > 12:
            self.ask(who, {"type": "concede"})

    @rule(who=WHO, order=st.sampled_from(["always", "concerned", "never"]))
    def order(self, who: int, order: str) -> None:
        self.ask(who, {"type": "order", "order": order})

    @rule(who=WHO, on=st.booleans())
    def hold(self, who: int, on: bool) -> None:
        self.ask(who, {"type": "hold", "on": on})

    # Looking and talking

    @rule(who=WHO, seat=SEATS)
    def look(self, who: int, seat: int | None) -> None:
        said = self.ask(who, {"type": "look", "seat": seat})
        assert said != "welcome" or seat in (None, who), "somebody looks through another's eyes"

    @rule(who=WHO, thing=st.sampled_from(["card:1", "seat:0", "", "\x00", "card:-1"]))
    def why_not(self, who: int, thing: str) -> None:
        self.ask(who, {"type": "why-not", "thing": thing})

    @rule(who=WHO, text=st.sampled_from(["<b>hi</b>", "a\x00b", "\u202eevil", "{ $seat }"]))
    def say(self, who: int, text: str) -> None:
        assert (self.ask(who, {"type": "say", "text": text}) == "done") == (who != 3)

    @rule(who=WHO, whom=WHO, on=st.booleans())
    def mute(self, who: int, whom: int, on: bool) -> None:
        person = self.lines[whom].you["person"] or "nobody"
        assert (self.ask(who, {"type": "mute", "person": person, "on": on}) == "done") == (who != 3)

    # Afterwards

    def teardown(self) -> None:
        if hasattr(self, "lines"):
            self.run(self._stop())
            self.check_record()
            self.place.check_log()

    async def _stop(self) -> None:
        assert self.lines[2].you["seats"] == self.lines[3].you["seats"] == []
        await self.place.ala.post(f"/api/matches/{self.id}/end")
        for line in self.lines:
            await line.close()

    def check_record(self) -> None:
        """It plays again to the same end, and every entry was somebody's right."""
        answer = self.run(self.place.ala.get(f"/api/matches/{self.id}/record"))
        record = Record.from_json(answer.content)
        assert len(replay(game(record.game), record).entries) == len(record.entries)
        rows = [(READ_ENTRY(entry), made_by) for entry, made_by in self.place.rows(self.id)]
        assert [entry for entry, _ in rows] == record.entries
        chosen = Counter(
            (entry.seat, entry.option) for entry, by in rows if isinstance(entry, Taken) and by == "person"
        )
        assert chosen <= Counter(self.done), "a move that nobody was told is done"
        assert self.acts["hand-over"] + self.acts["concede"] or all(by in ("person", "order") for _, by in rows)
        self._count(record.entries)

    def _count(self, entries: Sequence[Any]) -> None:
        assert sum(isinstance(entry, Left) for entry in entries) <= self.acts["concede"]
        assert sum(isinstance(entry, Undone) for entry in entries) <= self.acts["undo"] + self.acts["answer-undo"]


def test_senseless_play_makes_only_legal_moves_by_those_whose_seat_it_is(hall: Hall) -> None:
    machine = type("WildPlayHere", (WildPlay,), {"place": hall})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=25,
            stateful_step_count=60,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


@live
async def test_whoever_looks_around_while_others_play_misses_no_line_and_hears_none_twice(url: str) -> None:
    """Bots play all seats, as fast as they can; the connection itself complains about a gap in its log."""
    seats = ["me", {"kind": "me", "name": "Zuzia"}, {"kind": "bot", "bot": "random"}]
    async with sitting(url, "Ala", seats=seats) as scene:
        line, looks = scene.lines[0], itertools.cycle((1, None, 0))
        for seat in (1, 0):
            assert codes(await line.ask({"type": "look", "seat": seat})) == "welcome"
            assert codes(await line.ask({"type": "hand-over", "to_bot": True})) == "done"
        while not line.is_over:
            eyes = next(looks)
            assert codes(await line.ask({"type": "look", "seat": eyes})) == "welcome"
            assert line.seat == eyes
        assert line.log[-1]["event"]["type"] == "MatchEnded"
