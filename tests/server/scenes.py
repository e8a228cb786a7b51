"""Scenes at a real table: people sit down, play to where a test wants them, and tell what each of them sees.

    async with sitting(url, "Ala", "Bob") as scene:
        await scene.play_until(in_window)
        answer = await scene.asked.choose("pass")

Seeds are drawn by the server, so a scene is not dealt but reached: a match that ends before is played again.
"""

from __future__ import annotations

import asyncio
import functools
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, ParamSpec

from undercroft.testing.client import JSON, Chooser, Connection, Person, at_random

PATIENCE = 15.0
LONGEST_TEST = 60.0
MOST_MATCHES = 30
P = ParamSpec("P")


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine, run as a plain one; it fails rather than hangs."""

    @functools.wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), LONGEST_TEST))

    return run


async def eventually(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so that no single connection tells."""
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() >= deadline:
            raise TimeoutError("it never came to be")
        await asyncio.sleep(0.005)


async def heard_all(line: Connection) -> None:
    """Whatever the table has sent to this socket is here: answers come in the order of sending."""
    await line.ask({"type": "why-not", "thing": "nothing"})


def codes(answer: JSON) -> str:
    """``done``, or the code of the refusal."""
    return str(answer["code"] if answer["type"] == "refused" else answer["type"])


def seat_of(line: Connection) -> int:
    """The seat that one looks through."""
    assert isinstance(line.seat, int)
    return line.seat


def options(line: Connection) -> list[str]:
    return [] if line.question is None else [option["id"] for option in line.question["options"]]


class Scene:
    """Some people at one table, in the order of their seats, each with an open socket."""

    def __init__(self, match_id: str, people: Sequence[Person], lines: Sequence[Connection]) -> None:
        self.id = match_id
        self.people = list(people)
        self.lines = list(lines)
        self.pick: Chooser = at_random(random.randrange(10**9))
        self.answered: JSON = {}
        """The question that was answered last."""
        self._done: dict[Connection, int] = {}

    @property
    def is_over(self) -> bool:
        return any(line.is_over for line in self.lines)

    @property
    def mover(self) -> Connection | None:
        """A question stays in sight until something else is shown; it is answered all the same."""
        asked = (line for line in self.lines if line.question is not None and self._done.get(line) != line.position)
        return next(asked, None)

    @property
    def asked(self) -> Connection:
        mover = self.mover
        assert mover is not None, "nobody is asked"
        return mover

    @property
    def others(self) -> list[Connection]:
        return [line for line in self.lines if line.question is None]

    async def until_asked(self) -> Connection | None:
        """Whoever is asked, as soon as they know; None when the match is over."""
        await eventually(lambda: self.is_over or self.mover is not None)
        return None if self.is_over else self.mover

    async def step(self) -> Connection:
        """Whoever is asked chooses, and everybody hears of it."""
        line = await self.until_asked()
        assert line is not None, "the match is over"
        assert line.question is not None
        self.answered, position = line.question, line.position
        answer = await line.choose(self.pick)
        assert answer["type"] == "done", answer
        self._done[line] = position
        await self.heard_all()
        return line

    async def play_until(self, is_so: Callable[[Scene], object]) -> bool:
        """Play to a moment when somebody is asked and this is so; False if the match ended before."""
        while await self.until_asked() is not None:
            if is_so(self):
                return True
            await self.step()
        return False

    async def play_on(self, choices: int) -> None:
        for _ in range(choices):
            await self.step()

    async def heard_all(self) -> None:
        await asyncio.gather(*(heard_all(line) for line in self.lines))

    async def orders(self, *orders: str) -> None:
        for line, order in zip(self.lines, orders, strict=True):
            assert codes(await line.ask({"type": "order", "order": order})) == "done"

    def positions(self) -> list[int]:
        return [line.position for line in self.lines]

    async def table(self) -> JSON:
        """What the lobby says of the match."""
        return dict((await self.people[0].get(f"/api/matches/{self.id}")).json())

    async def record(self) -> JSON:
        """The record; only for matches that are over."""
        response = await self.people[0].get(f"/api/matches/{self.id}/record")
        assert response.status_code == 200, response.text
        return dict(response.json())


# Moments


def in_window(scene: Scene) -> bool:
    """Somebody is asked in a response window, and may pass."""
    return bool(scene.asked.question and scene.asked.question["is_window"] and "pass" in options(scene.asked))


def at_build(scene: Scene) -> bool:
    """Somebody is asked for a Room: everybody may know whose choice it is."""
    return scene.asked.question is not None and not scene.asked.question["is_window"]


def can_undo(scene: Scene) -> bool:
    return any(line.frame is not None and line.frame["can_undo"] for line in scene.lines)


# Sitting down


@asynccontextmanager
async def guests(url: str, *names: str, languages: Sequence[str] = ()) -> AsyncIterator[list[Person]]:
    """People with names and nothing else yet."""
    async with guests_at([url] * len(names), names, languages) as people:
        yield people


@asynccontextmanager
async def guests_at(urls: Sequence[str], names: Sequence[str], languages: Sequence[str]) -> AsyncIterator[list[Person]]:
    """The same, each at a server process of their own."""
    async with AsyncExitStack() as stack:
        spoken = [*languages, *("en" for _ in names)]
        yield [
            await stack.enter_async_context(await Person.guest(url, name, language))
            for url, name, language in zip(urls, names, spoken, strict=False)
        ]


@asynccontextmanager
async def sitting(url: str, *names: str, **how: Any) -> AsyncIterator[Scene]:
    """People at a table of their own."""
    async with begin_at([url] * len(names), names, **how) as scene:
        yield scene


@asynccontextmanager
async def begin_at(  # noqa: PLR0917 - how a table is begun, by name
    urls: Sequence[str],
    names: Sequence[str],
    languages: Sequence[str] = (),
    reach: Callable[[Scene], object] | None = None,
    orders: Sequence[str] = (),
    wishes: Sequence[JSON] = (),
    **match: Any,
) -> AsyncIterator[Scene]:
    """People in one match; ``reach`` is the moment they play to. ``match`` is as for make_match.

    ``orders`` are given by everybody before it begins, ``wishes`` are what the first one asks for after that.
    """
    async with guests_at(urls, names, languages) as people, AsyncExitStack() as stack:
        for _ in range(MOST_MATCHES):
            scene = await begin(stack, people, orders, wishes, **{"fast": True, **match})
            if reach is None or await scene.play_until(reach):
                break
        else:
            raise AssertionError("no match came to that moment")
        yield scene


async def begin(
    stack: AsyncExitStack,
    people: Sequence[Person],
    orders: Sequence[str] = (),
    wishes: Sequence[JSON] = (),
    **match: Any,
) -> Scene:
    """Everybody sits down and looks; then the host begins."""
    host, *others = people
    seats = match.pop("seats", ["me", *("open" for _ in others)])
    table = await host.make_match(seats=seats, starts_itself=False, **match)
    for person in others:
        await person.join(table["id"])
    lines = [await stack.enter_async_context(person.open(table["id"])) for person in people]
    scene = Scene(table["id"], people, lines)
    if orders:
        await scene.orders(*orders)
    for wish in wishes:
        assert codes(await lines[0].ask(wish)) == "done"
    begun = await host.post(f"/api/matches/{table['id']}/begin")
    assert begun.status_code == 200, begun.text
    await eventually(lambda: all(line.frame is not None for line in lines))
    return scene
