"""Every refusal that can leave by request or socket, provoked for real: what was answered, by its code.

One evening at a table: people who are not welcome, not ready, too late, too loud; then the server stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import httpx

from undercroft.server.lobby import MOST_HOSTED
from undercroft.server.routes.socket import SOCKETS_OF_ONE
from undercroft.testing.client import JSON, Connection, Goodbye, Person

from .running import Running
from .scenes import Scene, at_build, guests, sitting

PASSWORD = "correct horse battery"


class Heard(NamedTuple):
    """What was said; the status only of what was said by HTTP."""

    text: str
    status: int | None


class Ears:
    """Collects refusals in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.heard: dict[str, set[Heard]] = {}

    def note(self, answer: httpx.Response | JSON) -> None:
        said: JSON = answer.json() if isinstance(answer, httpx.Response) else answer
        status = answer.status_code if isinstance(answer, httpx.Response) else None
        assert said.get("code"), f"not refused: {said}"
        self.heard.setdefault(said["code"], set()).add(Heard(said["text"], status))

    async def posts(self, person: Person, match_id: str, wishes: Iterable[tuple[str, Any]]) -> None:
        for verb, wish in wishes:
            self.note(await person.post(f"/api/matches/{match_id}/{verb}", wish))


async def at_the_door(ears: Ears, url: str) -> None:
    """Requests that nobody should send, and people without a name."""
    language = {"accept-language": ears.language}
    async with guests(url, "Ala", languages=[ears.language]) as (ala,), Person(url, ears.language) as nobody:
        ears.note(await ala.get("/api/nowhere"))
        ears.note(await ala.put("/api/me", {}))
        ears.note(await ala.patch("/api/me", {"name": 5}))
        ears.note(await ala.patch("/api/me", {"name": "x" * 70_000}))
        ears.note(await ala.http.patch("/api/me", json={"name": "Ola"}, headers=language))
        ears.note(await ala.http.get("/api/me", headers={"host": "evil.example"} | language))
        ears.note(await nobody.get("/api/me"))
        ears.note(await ala.patch("/api/me", {"name": "\u202e"}))


async def with_a_password(ears: Ears, url: str) -> None:
    async with guests(url, "Ala", "Bob", languages=[ears.language] * 2) as (ala, bob):
        good = {"login": f"ala-{ears.language}-{ala.me['id'].lower()}"[:40].replace("_", "-"), "password": PASSWORD}
        ears.note(await ala.post("/api/me/account", good | {"login": "?"}))
        ears.note(await ala.post("/api/me/account", good | {"password": "short"}))
        assert (await ala.post("/api/me/account", good)).status_code == 201
        ears.note(await ala.post("/api/me/account", good | {"login": f"{good['login']}2"[-40:]}))
        ears.note(await bob.post("/api/me/account", good))
        ears.note(await bob.post("/api/session", good | {"password": "wrong horse battery"}))


async def making_a_match(ears: Ears, url: str) -> None:
    async with guests(url, "Ala", languages=[ears.language]) as (ala,):
        two = [{"kind": "me"}, {"kind": "open"}]
        good = {"game": "boss-monster", "seats": two}
        ears.note(await ala.post("/api/matches", good | {"game": "chess"}))
        ears.note(await ala.post("/api/matches", good | {"seats": two[:1]}))
        for bot in ("nobody", "policy:model.zip", "greedy:0", "ismcts:0", "ismcts:6s", "ismcts:9x2"):
            ears.note(await ala.post("/api/matches", good | {"seats": [two[0], {"kind": "bot", "bot": bot}]}))
        for _ in range(MOST_HOSTED):
            await ala.make_match()
        ears.note(await ala.post("/api/matches", good))


async def sitting_down(ears: Ears, url: str) -> None:
    async with guests(url, "Ala", "Bob", "Cyd", languages=[ears.language] * 3) as (ala, bob, cyd):
        table = await ala.make_match(seats=["me", "open", "invite"], starts_itself=False)
        ears.note(await bob.get("/api/matches/nowhere"))
        await ears.posts(ala, table["id"], [("begin", None), ("pause", None)])
        await ears.posts(bob, table["id"], [("begin", None), ("leave", None)])
        wishes: list[JSON] = [{"invitation": "guessed"}, {"seat": 9}, {"seat": 0}]
        await ears.posts(bob, table["id"], [("join", wish) for wish in wishes])
        await bob.join(table["id"])
        await ears.posts(cyd, table["id"], [("join", {})])
        played = await ala.make_match(seats=["me", {"kind": "bot", "bot": "random"}], fast=True)
        ears.note(await ala.put(f"/api/matches/{played['id']}/seats/1", {"kind": "me"}))
        both = await ala.make_match(seats=["me", "me"], fast=True)
        ears.note(await ala.put(f"/api/matches/{both['id']}/seats/1", {"kind": "open"}))


async def at_the_table(ears: Ears, url: str) -> None:
    async with sitting(url, "Ala", "Bob", languages=[ears.language] * 2, reach=at_build) as scene:
        await scene.play_on(6)
        await talking(ears, scene)
        await choosing(ears, scene)
        await taking_back(ears, scene)
        await hosting(ears, scene)


async def talking(ears: Ears, scene: Scene) -> None:
    line = scene.lines[0]
    for text in ("x" * 501, "  "):
        ears.note(await line.ask({"type": "say", "text": text}))


async def choosing(ears: Ears, scene: Scene) -> None:
    """Where everybody may know whose choice it is: in a window those who wait are not told so."""
    assert await scene.play_until(lambda it: at_build(it) and it.others)
    asked, waiting = scene.asked, scene.others[0]
    ears.note(await asked.ask({"type": "choose", "position": asked.position + 50, "option": "pass"}))
    ears.note(await asked.choose("nonsense"))
    ears.note(await waiting.choose("pass"))
    ears.note(await asked.ask({"type": "why-not", "thing": "nothing"}))
    ears.note(await asked.ask({"type": "look", "seat": 99}))
    ears.note(await asked.ask({"type": "order", "order": "never", "kind": "nonsense"}))
    await asked.ask({"type": "hand-over", "to_bot": True})
    ears.note(await asked.choose("pass"))
    await asked.ask({"type": "hand-over", "to_bot": False})


async def taking_back(ears: Ears, scene: Scene) -> None:
    assert await scene.play_until(at_build)
    await scene.heard_all()
    line = next(line for line in scene.lines if line.frame is not None and not line.frame["can_undo"])
    ears.note(await line.ask({"type": "answer-undo", "agree": True}))
    for ask in (False, True, True):
        answer = await line.ask({"type": "undo", "position": line.position, "ask": ask})
        if answer["type"] == "refused":
            ears.note(answer)


async def hosting(ears: Ears, scene: Scene) -> None:
    host, line = scene.people[0], scene.lines[0]
    await ears.posts(host, scene.id, [("begin", None), ("rematch", None)])
    ears.note(await host.put(f"/api/matches/{scene.id}/seats/1", {"kind": "bot"}))
    for verb, status in (("pause", "paused"), ("end", "ended")):
        await host.post(f"/api/matches/{scene.id}/{verb}")
        await line.until(lambda it, status=status: it.table["status"] == status)  # type: ignore[misc]
        ears.note(await line.ask({"type": "concede"}))


async def too_much(ears: Ears, url: str, stack: AsyncExitStack) -> Connection:
    """At a server that counts. The socket that stays open hears its goodbye when the server stops."""
    person = await stack.enter_async_context(await Person.guest(url, "Ala", ears.language))
    for _ in range(11):
        guessed = await person.post("/api/session", {"login": f"guess-{ears.language}", "password": PASSWORD})
    ears.note(guessed)
    table = await person.make_match()
    lines = [await stack.enter_async_context(person.open(table["id"])) for _ in range(SOCKETS_OF_ONE)]
    try:
        await person.open(table["id"]).reconnect()
    except Goodbye as goodbye:
        ears.note(goodbye.message)
    return lines[0]


async def provoke(url: str, languages: Iterable[str]) -> list[Ears]:
    """Everything that a server says while it runs."""
    everybody = [Ears(language) for language in languages]
    for ears in everybody:
        for scene in (at_the_door, with_a_password, making_a_match, sitting_down, at_the_table):
            await scene(ears, url)
    return everybody


async def provoke_strict(server: Running, everybody: Iterable[Ears]) -> None:
    """What it says to those who want too much, and when it stops."""
    async with AsyncExitStack() as stack:
        lines = [(ears, await too_much(ears, server.url, stack)) for ears in everybody]
        await asyncio.to_thread(server.stop)
        for ears, line in lines:
            assert line.bye is not None or await gone(line)
            ears.note(line.bye or {})


async def gone(line: Connection) -> bool:
    await line.until(lambda it: it.bye is not None)
    return True
