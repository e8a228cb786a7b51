"""Finding each other: seats that are open, kept or promised, and matches that begin and are played again."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from undercroft.testing.client import Connection, Goodbye, Person, at_random, play

from .scenes import at_build, codes, eventually, guests, live, options, sitting


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, str(response.json()["code"])


async def join(person: Person, match_id: str, **wish: Any) -> httpx.Response:
    return await person.post(f"/api/matches/{match_id}/join", wish)


async def listed(person: Person, path: str = "/api/matches") -> list[str]:
    return [table["id"] for table in (await person.get(path)).json()["tables"]]


# Sitting down


@live
async def test_a_match_begins_by_itself_when_its_last_seat_is_taken(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "open"])
        assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("waiting", ["person", "open"])
        async with ala.open(table["id"]) as line:
            assert line.frame is None
            joined = await bob.join(table["id"])
            assert (joined["status"], joined["seats"][1]["name"]) == ("playing", "Bob")
            await line.until(lambda it: it.frame is not None and it.table["status"] == "playing")


@live
async def test_an_invitation_is_good_once_and_for_its_seat(url: str) -> None:
    async with guests(url, "Ala", "Bob", "Cyd") as (ala, bob, cyd):
        table = await ala.make_match(seats=["me", "invite", "invite"])
        first, second = ala.invitations[table["id"]].values()
        assert code(await join(bob, table["id"])) == (409, "no-seat-free")
        assert code(await join(bob, table["id"], seat=1)) == (403, "wrong-invitation")
        assert code(await join(bob, table["id"], invitation="guessed")) == (403, "wrong-invitation")
        joined = await bob.join(table["id"], invitation=second)
        assert [seat["name"] for seat in joined["seats"]] == ["Ala", "", "Bob"]
        assert code(await join(cyd, table["id"], invitation=second)) == (403, "wrong-invitation")
        assert (await cyd.join(table["id"], invitation=first))["status"] == "playing"


@live
async def test_invitations_are_told_to_nobody_else(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "invite"])
        token = ala.invitations[table["id"]][1]
        for person, path in ((bob, f"/api/matches/{table['id']}"), (ala, "/api/matches/mine"), (bob, "/api/matches")):
            assert token not in (await person.get(path)).text


@live
async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(url: str) -> None:
    async with guests(url, "Ala", "Bob", "Cyd") as (ala, bob, cyd):
        for _ in range(5):
            table = await ala.make_match(seats=["me", "open"])
            answers = await asyncio.gather(join(bob, table["id"]), join(cyd, table["id"]))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            loser = next(answer for answer in answers if answer.status_code == 409)
            assert loser.json()["code"] in ("seat-taken", "no-seat-free")
            shown = (await ala.get(f"/api/matches/{table['id']}")).json()
            assert shown["status"] == "playing"
            assert shown["seats"][1]["name"] in ("Bob", "Cyd")


@live
async def test_who_gets_up_before_play_frees_the_seat(url: str) -> None:
    async with guests(url, "Ala", "Bob", "Cyd") as (ala, bob, cyd):
        table = await ala.make_match(seats=["me", "open", "open"])
        await bob.join(table["id"])
        left = (await bob.post(f"/api/matches/{table['id']}/leave")).json()
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
        assert (await cyd.join(table["id"], seat=1))["seats"][1]["name"] == "Cyd"


# Finding


@live
async def test_the_public_list_shows_what_is_listed_and_not_over(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        shown = await ala.make_match(seats=["me", "open"])
        hidden = await ala.make_match(seats=["me", "open"], listed=False)
        found = await listed(bob)
        assert shown["id"] in found
        assert hidden["id"] not in found
        assert (await bob.join(hidden["id"]))["status"] == "playing", "who has the link may still come"
        await ala.post(f"/api/matches/{shown['id']}/end")
        assert shown["id"] not in await listed(bob)


@live
async def test_my_matches_are_those_i_host_or_play_the_latest_first(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        first = await ala.make_match(seats=["me", "open"])
        second = await ala.make_match(seats=["me", "open"])
        await bob.join(first["id"])
        assert await listed(ala, "/api/matches/mine") == [first["id"], second["id"]]
        assert await listed(bob, "/api/matches/mine") == [first["id"]]


@live
async def test_anybody_may_watch_and_is_counted(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene, guests(url, "Cyd") as (cyd,):
        async with cyd.open(scene.id) as outside:
            assert outside.seat is None
            assert outside.view is not None
            assert outside.view["hand"] == []
            await scene.lines[0].until(lambda line: line.table["watching"] == 1)
        await scene.lines[0].until(lambda line: line.table["watching"] == 0)


# Again


@live
async def test_a_rematch_keeps_the_seats_of_the_others_for_them(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene, guests(url, "Cyd") as (cyd,):
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        ala, bob = scene.people
        again = (await bob.post(f"/api/matches/{scene.id}/rematch")).json()
        assert (again["status"], again["host"]) == ("waiting", bob.me["id"])
        assert [seat["kind"] for seat in again["seats"]] == ["invited", "person"]
        await scene.lines[0].until(lambda line: line.table["rematch"] == again["id"])
        assert (await ala.post(f"/api/matches/{scene.id}/rematch")).json()["id"] == again["id"]
        assert code(await join(cyd, again["id"])) == (409, "no-seat-free")
        joined = await ala.join(again["id"])
        assert [seat["name"] for seat in joined["seats"]] == ["Ala", "Bob"]
        assert joined["settings"] == scene.lines[0].table["settings"]
        assert joined["commitment"] != scene.lines[0].table["commitment"]


@live
async def test_a_stranger_cannot_ask_for_a_rematch(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene, guests(url, "Cyd") as (cyd,):
        await scene.people[0].post(f"/api/matches/{scene.id}/end")
        assert code(await cyd.post(f"/api/matches/{scene.id}/rematch")) == (403, "not-your-seat")


@live
async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        await scene.people[0].post(f"/api/matches/{scene.id}/end")
        made = await asyncio.gather(*(person.post(f"/api/matches/{scene.id}/rematch") for person in scene.people))
        assert len({answer.json()["id"] for answer in made}) == 1


# Several seats, and programs


@live
async def test_one_person_plays_two_seats_and_looks_through_each(url: str) -> None:
    wishes = [{"kind": "me"}, {"kind": "me", "name": "Zuzia"}, {"kind": "open"}]
    async with sitting(url, "Ala", "Bob", seats=wishes) as scene:
        ala = scene.lines[0]
        assert ala.you["seats"] == [0, 1]
        assert ala.table["seats"][1]["name"] == "Zuzia"
        while asked(ala) != [1]:
            if asked(ala) == [0] or scene.mover:
                await scene.step()
            await eventually(lambda: asked(ala) or scene.mover)
        through_zero = ala.view
        assert (ala.seat, options(ala)) == (0, [])
        assert codes(await ala.ask({"type": "look", "seat": 1})) == "welcome"
        assert (ala.seat, asked(ala)) == (1, [1])
        assert ala.view != through_zero
        assert codes(await ala.choose(options(ala)[0])) == "done"
        assert codes(await ala.ask({"type": "look", "seat": 2})) == "not-your-seat"


def asked(line: Connection) -> list[int]:
    """Which of one's own seats are asked, looked through or not."""
    return [] if line.frame is None else list(line.frame["asked"])


@live
async def test_a_program_plays_with_the_key_of_a_seat_until_there_is_a_new_one(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        seat = scene.lines.index(scene.asked)
        old = await scene.people[seat].seat_key(scene.id, seat)
        async with Connection(url, scene.id, token=old) as program:
            assert program.seat == seat
            assert program.question == scene.asked.question
            assert codes(await program.choose(options(program)[0])) == "done"
            assert codes(await program.ask({"type": "look", "seat": 1 - seat})) == "not-your-seat"
        new = await scene.people[seat].seat_key(scene.id, seat)
        with pytest.raises(Goodbye) as goodbye:
            await Connection(url, scene.id, token=old).reconnect()
        assert goodbye.value.message["code"] == "not-your-seat"
        assert not goodbye.value.message["again"]
        async with Connection(url, scene.id, token=new) as program:
            assert program.seat == seat
        assert code(await scene.people[1 - seat].post(f"/api/matches/{scene.id}/seats/{seat}/token"))[0] == 403
