"""Bots in any seat: they play to the end, at the pace of people unless everybody wants it fast."""

from __future__ import annotations

import asyncio
import time
from statistics import median

import pytest

from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import LANGUAGES
from undercroft.server.catalogue import bot_list
from undercroft.server.lobby import bot_for_table
from undercroft.testing.client import JSON, Connection, at_random, play

from .scenes import PATIENCE, codes, eventually, guests, live, sitting

RANDOM, GREEDY = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}
SHORTEST_THOUGHT = 0.4


@live
async def test_one_person_plays_against_three_bots_to_the_end(url: str) -> None:
    async with sitting(url, "Ala", seats=["me", RANDOM, GREEDY, RANDOM]) as scene:
        line = scene.lines[0]
        assert [seat["bot"] for seat in line.table["seats"]] == [None, "random", "greedy", "random"]
        await play(line, at_random(1))
        await line.until(lambda it: it.table["status"] == "finished")
        record = await scene.record()
        assert {entry["seat"] for entry in record["entries"]} == {0, 1, 2, 3}
        assert record["players"] == ["Ala", "random", "greedy", "random"]


class Thoughts:
    """How long the table waited for a bot's public choices, as one person saw it."""

    def __init__(self, line: Connection, bot: int) -> None:
        self.seconds: list[float] = []
        self._bot = bot
        self._since: float | None = None
        if line.frame is not None:
            self.hear({"type": "frame", **line.frame})
        line.listener = self.hear

    def hear(self, message: JSON) -> None:
        if message["type"] != "frame":
            return
        if self._since is not None:
            self.seconds.append(time.monotonic() - self._since)
        self._since = time.monotonic() if message["waiting"]["seat"] == self._bot else None


@live
async def test_a_bot_takes_its_time_like_a_person(url: str) -> None:
    async with sitting(url, "Ala", seats=["me", RANDOM], fast=False, window_seconds=0) as scene:
        thoughts = Thoughts(scene.lines[0], bot=1)
        while len(thoughts.seconds) < 3:
            await eventually(lambda: scene.mover or len(thoughts.seconds) >= 3)
            if scene.mover:
                await scene.step()
        assert median(thoughts.seconds) > SHORTEST_THOUGHT, thoughts.seconds


@live
async def test_where_everybody_wants_it_fast_a_bot_does_not_wait(url: str) -> None:
    async with sitting(url, "Ala", seats=["me", RANDOM]) as scene:
        thoughts = Thoughts(scene.lines[0], bot=1)
        while len(thoughts.seconds) < 4:
            await eventually(lambda: scene.mover or len(thoughts.seconds) >= 4)
            if scene.mover:
                await scene.step()
        assert min(thoughts.seconds) < SHORTEST_THOUGHT


@live
async def test_while_a_bot_thinks_the_table_answers(url: str) -> None:
    async with sitting(url, "Ala", seats=["me", GREEDY, GREEDY, GREEDY]) as scene:
        line = scene.lines[0]
        async with asyncio.timeout(PATIENCE):
            for number in range(20):
                assert codes(await line.ask({"type": "say", "text": f"line {number}"})) == "done"
        assert len(line.chat) == 20


@live
async def test_bots_play_among_themselves_and_anybody_may_watch(url: str) -> None:
    async with guests(url, "Ala") as (ala,):
        table = await ala.make_match(seats=[RANDOM, RANDOM], fast=True)
        async with ala.open(table["id"], seat=None) as outside:
            await outside.until(lambda line: line.table["status"] == "finished", 30)
            assert outside.log[-1]["event"]["type"] == "MatchEnded"


@pytest.mark.parametrize("bot", ["master", "greedy:50", "ismcts:3000", "ismcts:5s", "adept:0.5s"])
def test_a_bot_may_be_as_strong_as_others_can_bear(bot: str) -> None:
    assert bot_for_table(bot) == bot


@pytest.mark.parametrize(
    ("bot", "code", "hint"),
    [
        ("greedy:51", "bad-strength", "50"),
        ("ismcts:3001", "bad-strength", "3000"),
        ("ismcts:5.1s", "too-much-thought", "ismcts:5s"),
        ("master:500x2", "too-much-thought", "master:5s"),
        ("adept:2sx2", "too-much-thought", "adept:5s"),
        ("adept:0", "bad-budget", "adept:500"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_would_keep_the_others_waiting_is_refused(bot: str, code: str, hint: str, language: str) -> None:
    with pytest.raises(Refusal) as refused:
        bot_for_table(bot)
    assert refused.value.code == code
    assert hint in refused.value.text(refused.value.vocabulary.words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_offered_the_levels_first_the_easiest_first(language: str) -> None:
    bots = bot_list(language)
    assert [bot.name for bot in bots if bot.is_level] == ["novice", "adept", "master"]
    assert [bot.is_level for bot in bots] == sorted((bot.is_level for bot in bots), reverse=True)


@live
async def test_an_unknown_bot_is_refused(url: str) -> None:
    async with guests(url, "Ala", languages=("pl",)) as (ala,):
        wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}
        refused = await ala.post("/api/matches", wish)
        assert (refused.status_code, refused.json()["code"]) == (400, "no-such-bot")
        assert "oracle" in refused.json()["text"]
