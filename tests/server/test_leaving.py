"""Seats that are given up, run out of time, are handed to a bot and taken back; and what remains of who is gone."""

from __future__ import annotations

import asyncio
from typing import Any

from undercroft.testing.client import Connection, Person, at_random, play

from .scenes import Scene, at_build, codes, eventually, guests, live, seat_of, sitting

CLOCK = 5
"""The shortest clock there is."""


def shown(line: Connection, seat: int) -> dict[str, Any]:
    """A seat as the table shows it to everybody."""
    return dict(line.table["seats"][seat])


async def hand_over(line: Connection, to_bot: bool) -> str:
    return codes(await line.ask({"type": "hand-over", "to_bot": to_bot}))


# Conceding


@live
async def test_of_two_the_one_who_concedes_loses_by_the_rules(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        ala, bob = scene.lines
        assert codes(await ala.ask({"type": "concede"})) == "done"
        await bob.until(lambda line: line.table["status"] == "finished")
        assert bob.log[-1]["event"]["type"] == "MatchEnded"
        assert bob.log[-1]["event"]["winners"] == [1]
        assert codes(await ala.ask({"type": "concede"})) == "is-over"


@live
async def test_of_three_the_one_who_concedes_is_not_asked_any_more(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd", reach=at_build) as scene:
        quitter = scene.asked
        assert codes(await quitter.ask({"type": "concede"})) == "done"
        rest = [line for line in scene.lines if line is not quitter]
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(rest)))
        assert quitter.question is None
        assert quitter.seat not in quitter.log[-1]["event"]["winners"]


@live
async def test_where_it_was_agreed_a_bot_plays_on_for_whoever_concedes(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, conceding="bot", stand_in="random") as scene:
        quitter, other = scene.asked, scene.others[0]
        assert codes(await quitter.ask({"type": "concede"})) == "done"
        await other.until(lambda line: shown(line, seat_of(quitter))["stand_in"] == "random")
        assert shown(other, seat_of(quitter))["name"] == scene.people[seat_of(quitter)].me["name"]
        await play(other, at_random(1))
        await other.until(lambda line: line.table["status"] == "finished")
        assert not any(told["event"]["type"] == "Conceded" for told in other.log)


# The clock


@live
async def test_when_the_clock_runs_out_it_happens_as_was_said_beforehand(url: str) -> None:
    await asyncio.gather(
        runs_out(url, "default", then_something_is_chosen),
        runs_out(url, "bot", then_a_bot_has_the_seat),
        runs_out(url, "concede", then_the_seat_has_conceded),
    )


async def runs_out(url: str, timeout: str, then: Any) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd", reach=at_build, clock_seconds=CLOCK, timeout=timeout) as scene:
        await scene.heard_all()
        asked = scene.asked
        assert all(line.table["agreement"]["timeout"] == timeout for line in scene.lines)
        deadline = asked.question and asked.question["deadline"]
        assert [line.waiting and line.waiting["deadline"] for line in scene.lines] == [deadline] * 3
        position = asked.position
        await asked.until(lambda line: line.position != position or shown(line, seat_of(asked))["stand_in"], 2 * CLOCK)
        await then(scene, asked)


async def then_something_is_chosen(scene: Scene, asked: Connection) -> None:
    assert shown(asked, seat_of(asked))["stand_in"] is None
    assert not any(told["event"]["type"] == "Conceded" for told in asked.log)
    await scene.until_asked()


async def then_a_bot_has_the_seat(scene: Scene, asked: Connection) -> None:
    assert shown(asked, seat_of(asked))["stand_in"] == "greedy"
    assert codes(await asked.choose("pass")) in ("bot-plays", "late")
    assert await hand_over(asked, to_bot=False) == "done"
    await scene.until_asked()


async def then_the_seat_has_conceded(scene: Scene, asked: Connection) -> None:
    await asked.until(lambda line: any(told["event"]["type"] == "Conceded" for told in line.log))
    assert await scene.until_asked() is not asked


# A bot for a while


@live
async def test_a_bot_takes_over_a_seat_and_gives_it_back(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, fast=False, window_seconds=0, stand_in="random") as scene:
        asked = scene.asked
        assert await hand_over(asked, to_bot=True) == "done"
        await asked.until(lambda line: shown(line, seat_of(asked))["stand_in"] == "random")
        assert codes(await asked.choose("pass")) == "bot-plays"
        assert await hand_over(asked, to_bot=False) == "done"
        await asked.until(lambda line: shown(line, seat_of(asked))["stand_in"] is None and line.question is not None)
        assert codes(await asked.choose("pass")) == "done"


@live
async def test_while_a_bot_has_the_seat_its_person_is_shown_no_question_and_gets_it_when_it_comes_back(
    url: str,
) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, fast=False, window_seconds=0, stand_in="random") as scene:
        asked = scene.asked
        assert await hand_over(asked, to_bot=True) == "done"
        await asked.drop()
        await asked.reconnect()
        assert asked.question is None
        assert await hand_over(asked, to_bot=False) == "done"
        await asked.until(lambda line: line.question is not None)


@live
async def test_a_bot_moves_for_the_seat_that_it_was_given(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, stand_in="random") as scene:
        asked, other = scene.asked, scene.others[0]
        position = asked.position
        assert await hand_over(asked, to_bot=True) == "done"
        await asked.until(lambda line: line.position > position)
        await play(other, at_random(1))
        await other.until(lambda line: line.table["status"] == "finished")


# Leaving


@live
async def test_who_leaves_is_replaced_by_a_bot_until_they_come_back(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        ala, bob = scene.lines
        left = await scene.people[0].post(f"/api/matches/{scene.id}/leave")
        assert left.json()["seats"][0]["stand_in"] == "greedy"
        await bob.until(lambda line: shown(line, 0)["stand_in"] == "greedy" and shown(line, 0)["name"] == "Ala")
        assert await hand_over(ala, to_bot=False) == "done"
        await bob.until(lambda line: shown(line, 0)["stand_in"] is None)
        await scene.step()


@live
async def test_where_it_was_agreed_who_leaves_is_waited_for(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, leaving="wait") as scene:
        left = await scene.people[0].post(f"/api/matches/{scene.id}/leave")
        assert (left.status_code, left.json()["seats"][0]["stand_in"]) == (200, None)
        await scene.step()


@live
async def test_whoever_sits_nowhere_cannot_leave(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene, guests(url, "Cyd") as (cyd,):
        refused = await cyd.post(f"/api/matches/{scene.id}/leave")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


# Delete my data


@live
async def test_whoever_deletes_their_data_leaves_a_bot_in_place_of_their_name(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, stand_in="random") as scene:
        ala, bob = scene.lines
        assert codes(await ala.ask({"type": "say", "text": "hello from me"})) == "done"
        await bob.until(lambda line: line.chat)
        assert (await scene.people[0].delete("/api/me")).status_code == 204
        await bob.until(lambda line: shown(line, 0)["bot"] == "random")
        assert (shown(bob, 0)["name"], shown(bob, 0)["person"]) == ("Mossback", None)
        assert bob.table["host"] == bob.you["person"]
        await ala.until(lambda line: line.you["seats"] == [])
        assert codes(await ala.ask({"type": "say", "text": "still here?"})) == "not-signed-in"
        async with scene.people[1].open(scene.id) as fresh:
            assert fresh.chat == []
            assert not any("Ala" in told["text"] for told in fresh.log)
        await play(bob, at_random(1))
        assert "Ala" not in str(await (await scene.people[1].get(f"/api/matches/{scene.id}/record")).aread())


# Leaving a device


ACCOUNT = {"password": "correct horse"}


@live
async def test_whoever_logs_out_in_one_window_does_not_play_on_in_another(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        ala, bob = scene.lines
        assert (await scene.people[0].delete("/api/session")).status_code == 204
        await eventually(lambda: ala.bye)
        assert ala.bye is not None
        assert (ala.bye["code"], ala.bye["again"]) == ("not-signed-in", False)
        assert codes(await bob.ask({"type": "say", "text": "where is Ala?"})) == "done"


@live
async def test_an_account_made_during_a_match_keeps_its_sockets_until_its_device_is_left(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        ala, person = scene.lines[0], scene.people[0]
        made = await person.post("/api/me/account", {"login": f"ala{scene.id[:8].lower()}", **ACCOUNT})
        assert made.status_code == 201, made.text
        assert codes(await ala.ask({"type": "say", "text": "still here"})) == "done"
        assert (await person.delete("/api/session")).status_code == 204
        await eventually(lambda: ala.bye)


@live
async def test_whoever_logs_in_as_somebody_else_is_not_who_they_were(url: str) -> None:
    async with await Person.guest(url, "Ola") as ola, sitting(url, "Ala", "Bob", reach=at_build) as scene:
        login = f"ola{scene.id[:8].lower()}"
        assert (await ola.post("/api/me/account", {"login": login, **ACCOUNT})).status_code == 201
        assert (await scene.people[0].post("/api/session", {"login": login, **ACCOUNT})).status_code == 201
        await eventually(lambda: scene.lines[0].bye)
        assert codes(await scene.lines[1].ask({"type": "say", "text": "Ala?"})) == "done"
