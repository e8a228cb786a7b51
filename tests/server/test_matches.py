"""Whole matches between people over real sockets, and every click that must not count."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from undercroft.cli.app import main
from undercroft.kernel.record import commitment_to
from undercroft.testing.client import Connection, at_random, play

from .scenes import Scene, at_build, codes, guests, in_window, live, options, sitting


@live
async def test_two_people_play_a_whole_match_each_in_their_language(url: str) -> None:
    async with sitting(url, "Ala", "Bob", languages=("pl", "en")) as scene:
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        ala, bob = scene.lines
        await ala.until(lambda line: line.table["status"] == "finished")
        assert ala.waiting == bob.waiting == {"kind": "over", "seat": None, "deadline": None, "brief": False}
        assert ala.log[-1]["event"] == bob.log[-1]["event"]
        assert ala.log[-1]["event"]["type"] == "MatchEnded"
        assert ala.log[-1]["text"].startswith("Koniec partii")
        assert bob.log[-1]["text"].startswith("The match is over")
        assert ala.log[-1]["event"]["winners"] == ala.table["outcome"]["winners"]


@live
async def test_the_record_keeps_the_promise_that_was_shown_at_the_start(url: str, tmp_path: Path) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        promised = scene.lines[0].table["commitment"]
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        await scene.lines[0].until(lambda line: line.table["status"] == "finished")
        record, table = await scene.record(), await scene.table()
    assert promised == record["commitment"] == table["commitment"] == commitment_to(table["seed"], table["salt"])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 0


@live
async def test_before_the_end_there_is_no_record_no_replay_no_log_and_no_seed(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        await scene.play_on(3)
        for what in ("record", "replay", "log"):
            response = await scene.people[0].get(f"/api/matches/{scene.id}/{what}")
            assert (response.status_code, response.json()["code"]) == (409, "not-over")
        table = await scene.table()
        assert (table["seed"], table["salt"], table["outcome"]) == (None, None, None)


@live
async def test_everybody_is_told_the_same_public_events_in_the_same_order(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd") as scene, scene.people[0].open(scene.id, seat=None) as outside:
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        await outside.until(lambda line: line.is_over)
        kinds = [line["event"]["type"] for line in outside.log]
        for line in scene.lines:
            assert [told["event"]["type"] for told in line.log] == kinds


# Clicks that do not count


async def refused(scene: Scene, line: Connection, *possible: str, **message: Any) -> None:
    """What is asked is refused with (one of) these codes, and nobody sees any change."""
    await scene.heard_all()
    before = [(each.position, each.view, len(each.log), each.question) for each in scene.lines]
    answer = await line.ask({"type": "choose", "position": line.position, "option": "pass"} | message)
    await scene.heard_all()
    assert codes(answer) in possible
    assert [(each.position, each.view, len(each.log), each.question) for each in scene.lines] == before


@live
async def test_a_late_click_is_refused_and_changes_nothing(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        late = scene.asked.position
        line = await scene.step()
        await scene.until_asked()
        await refused(scene, line, "late", position=late, option=scene.answered["options"][0]["id"])


@live
async def test_of_a_double_click_only_the_first_counts(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        line, click = scene.asked, {"type": "choose", "position": scene.asked.position, "option": "pass"}
        answers = await asyncio.gather(line.ask(click), line.ask(click))
        assert [codes(answer) for answer in answers] == ["done", "late"]


@live
async def test_two_devices_of_one_person_click_at_once_and_one_click_counts(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        mover = scene.lines.index(scene.asked)
        async with scene.people[mover].open(scene.id) as phone:
            assert phone.question == scene.asked.question
            answers = await asyncio.gather(phone.choose("pass"), scene.asked.choose("pass"))
            assert sorted(codes(answer) for answer in answers) == ["done", "late"]


@live
async def test_a_choice_out_of_turn_is_refused(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        await refused(scene, scene.others[0], "not-your-choice")


@live
async def test_in_a_window_whoever_is_not_asked_cannot_choose(url: str) -> None:
    """Those who wished to be passed over are late; those who cannot answer are not asked."""
    async with sitting(url, "Ala", "Bob", reach=lambda scene: in_window(scene) and scene.others) as scene:
        await refused(scene, scene.others[0], "not-your-choice", "late")


@live
async def test_a_made_up_option_and_one_of_another_seat_are_refused(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        await refused(scene, scene.asked, "not-an-option", option="build castle at 7")
        foreign = options(scene.asked)[-1]
        await scene.step()
        await scene.play_until(lambda it: at_build(it) and foreign not in options(it.asked))
        await refused(scene, scene.asked, "not-an-option", option=foreign)


@live
async def test_who_only_watches_cannot_choose(url: str) -> None:
    async with (
        sitting(url, "Ala", "Bob", reach=at_build) as scene,
        guests(url, "Cyd") as (cyd,),
        cyd.open(scene.id) as outside,
    ):
        assert outside.seat is None
        assert outside.question is None
        await refused(scene, outside, "not-your-seat")
        assert codes(await outside.ask({"type": "look", "seat": 0})) == "not-your-seat"


@live
async def test_a_seat_in_one_match_is_no_seat_in_another(url: str) -> None:
    async with (
        sitting(url, "Ala", "Bob", reach=at_build) as here,
        sitting(url, "Cyd", "Dan") as there,
        there.people[0].open(here.id) as stranger,
    ):
        assert stranger.you["seats"] == []
        await refused(here, stranger, "not-your-seat", position=here.asked.position)
