"""Talking at the table: in order, in one's own words, and only as much as one wants to hear."""

from __future__ import annotations

import asyncio

import pytest

from undercroft.testing.client import Connection

from .scenes import codes, guests, heard_all, live, sitting

LONGEST = 500


async def say(line: Connection, text: str) -> str:
    return codes(await line.ask({"type": "say", "text": text}))


def heard(line: Connection) -> list[str]:
    return [told["text"] for told in line.chat]


@live
async def test_everybody_hears_everything_in_the_same_order(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd") as scene:
        words = [f"{turn} of {line.seat}" for turn in range(5) for line in scene.lines]
        said = await asyncio.gather(*(say(scene.lines[i % 3], text) for i, text in enumerate(words)))
        assert said == ["done"] * 15
        for line in scene.lines:
            await line.until(lambda it: len(it.chat) == 15)
        first, *others = scene.lines
        assert sorted(heard(first)) == sorted(words)
        assert [told["number"] for told in first.chat] == list(range(1, 16))
        assert all(line.chat == first.chat for line in others)


@live
async def test_who_comes_later_reads_what_was_said_and_who_comes_back_only_what_is_new(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        ala, bob = scene.lines
        await say(ala, "one")
        await bob.until(lambda line: heard(line) == ["one"])
        await bob.drop()
        await say(ala, "two")
        await bob.reconnect()
        assert heard(bob) == ["one", "two"]
        async with scene.people[1].open(scene.id) as fresh:
            assert fresh.chat == bob.chat


@live
async def test_a_line_says_who_wrote_it_and_from_which_seat(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene, guests(url, "Cyd") as (cyd,):
        ala, bob = scene.lines
        async with cyd.open(scene.id) as outside:
            assert await say(bob, "hi") == "done"
            assert await say(outside, "who wins?") == "done"
            await ala.until(lambda line: len(line.chat) == 2)
            assert [(told["name"], told["seat"]) for told in ala.chat] == [("Bob", 1), ("Cyd", None)]
            assert ala.chat[0]["person"] == scene.people[1].me["id"]


@live
async def test_what_looks_like_markup_stays_text(url: str) -> None:
    text = "<img src=x onerror=alert(1)> & { $name } żółć 🐉"
    async with sitting(url, "Ala", "Bob") as scene:
        ala, bob = scene.lines
        assert await say(ala, f"  {text}\n\x00 \u202e ") == "done"
        await bob.until(lambda line: line.chat)
        assert heard(bob) == [text]


@pytest.mark.parametrize(
    ("language", "long", "empty"),
    [("en", f"{LONGEST}", "empty"), ("pl", f"{LONGEST}", "Wiadomość")],
)
@live
async def test_a_line_has_a_word_and_is_not_too_long(url: str, language: str, long: str, empty: str) -> None:
    async with sitting(url, "Ala", "Bob", languages=(language,)) as scene:
        ala, bob = scene.lines
        assert await say(ala, "x" * LONGEST) == "done"
        refused = await ala.ask({"type": "say", "text": "x" * (LONGEST + 1)})
        assert refused["code"] == "too-long"
        assert long in refused["text"]
        refused = await ala.ask({"type": "say", "text": " \n "})
        assert refused["code"] == "nothing-said"
        assert empty in refused["text"]
        await heard_all(bob)
        assert len(bob.chat) == 1


@live
async def test_who_is_muted_is_not_heard_and_others_still_hear_them(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd") as scene:
        ala, bob, cyd = scene.lines
        assert codes(await ala.ask({"type": "mute", "person": bob.you["person"]})) == "done"
        await say(bob, "you will not read this")
        await cyd.until(lambda line: line.chat)
        await say(cyd, "but this")
        await ala.until(lambda line: line.chat)
        assert heard(ala) == ["but this"]
        assert codes(await ala.ask({"type": "mute", "person": bob.you["person"], "on": False})) == "done"
        await say(bob, "and now this")
        await ala.until(lambda line: heard(line) == ["but this", "and now this"])


@live
async def test_a_mute_is_remembered_for_the_next_visit(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        ala, bob = scene.lines
        await ala.ask({"type": "mute", "person": bob.you["person"]})
        await say(bob, "hello?")
        async with scene.people[0].open(scene.id) as again:
            assert again.you["muted"] == [bob.you["person"]]
            assert again.chat == []


@live
async def test_who_has_no_name_may_watch_and_not_talk(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        nobody = Connection(url, scene.id)
        async with nobody:
            assert await say(nobody, "hello") == "not-signed-in"
            await scene.lines[0].until(lambda line: line.table["watching"] == 1)
