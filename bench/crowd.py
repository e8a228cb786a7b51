"""Simulated people who play bot-less matches: many sockets in one process, and a clock on every move.

They read only what they need of a message, so that it is the server that is measured and not its guests.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from undercroft.testing.client import Person

ENCODE = msgspec.json.encode


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    options: list[Option]
    is_window: bool


class Waiting(msgspec.Struct):
    kind: str


class Frame(msgspec.Struct):
    position: int
    waiting: Waiting
    question: Question | None


class Heard(msgspec.Struct):
    """Whatever the server says: a frame's fields, a welcome's frame, or a code."""

    type: str
    position: int = -1
    waiting: Waiting | None = None
    question: Question | None = None
    frame: Frame | None = None
    code: str = ""


DECODE = msgspec.json.Decoder(Heard).decode


@dataclass
class Timings:
    """Seconds from a choice sent to its answer, to the mover's next frame, and to the next frames of the others.

    A choice made in a response window is shown when the window has had its time; ``in_window`` keeps those apart.
    """

    moves: int = 0
    refused: int = 0
    finished: int = 0
    done: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    in_window: list[float] = field(default_factory=list)


class Chair:
    """One person's socket to a match."""

    def __init__(self, party: "Party", person: Person) -> None:
        self.party = party
        self.person = person
        self.position = -1
        self.question: Question | None = None
        self.is_over = False
        self.answer: asyncio.Future[str] | None = None
        self.socket: ClientConnection
        self._reader: asyncio.Task[None]

    async def open(self, match_id: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        self.socket = await connect(
            f"{self.person.base_url.replace('http', 'ws', 1)}/api/matches/{match_id}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
        await self.socket.send(ENCODE({"type": "hello"}).decode())
        self._hear(DECODE(await self.socket.recv()))
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def choose(self, option: str) -> str:
        """Send a choice; the type of its answer."""
        self.answer = asyncio.get_running_loop().create_future()
        choice = {"type": "choose", "position": self.position, "option": option, "ref": 1}
        await self.socket.send(ENCODE(choice).decode())
        return await self.answer

    async def _read(self) -> None:
        async for text in self.socket:
            self._hear(DECODE(text))

    def _hear(self, message: Heard) -> None:
        if message.type in ("done", "refused") and self.answer is not None:
            self.answer.set_result(message.type)
        elif message.type == "frame" and message.waiting is not None:
            self._show(message.position, message.waiting, message.question)
            self.party.saw(self)
        elif message.frame is not None:
            self._show(message.frame.position, message.frame.waiting, message.frame.question)
        elif message.type == "bye":
            raise SystemExit(f"the server says goodbye: {message.code}")

    def _show(self, position: int, waiting: Waiting, question: Question | None) -> None:
        self.position, self.question, self.is_over = position, question, waiting.kind == "over"
        self.party.news.set()


class Party:
    """A few people who play one match after the other, a move every so often."""

    def __init__(self, crowd: "Crowd", people: Sequence[Person], number: int) -> None:
        self.crowd = crowd
        self.people = people
        self.chance = random.Random(number)
        self.chairs: list[Chair] = []
        self.news = asyncio.Event()
        self._sent_at = 0.0
        self._mover: Chair | None = None
        self._unseen: set[Chair] = set()

    async def sit_down(self) -> None:
        """Make a match, join it, open the sockets."""
        host, *guests = self.people
        table = await host.make_match(seats=["me", *("open" for _ in guests)], **self.crowd.agreement)
        for guest in guests:
            await guest.join(table["id"])
        self.chairs = [Chair(self, person) for person in self.people]
        for chair in self.chairs:
            await chair.open(table["id"])

    async def get_up(self) -> None:
        for chair in self.chairs:
            await chair.close()

    async def play_ahead(self, moves: int) -> None:
        """So that not all matches are in the same phase of the same round."""
        for _ in range(moves):
            if await self._asked() is not None:
                await self._move()

    async def play(self) -> None:
        """A move whenever it is time, for ever."""
        due = time.perf_counter() + self.chance.uniform(0, self.crowd.every)
        while True:
            await asyncio.sleep(due - time.perf_counter())
            if await self._asked() is None:
                self.crowd.timings.finished += 1
                await self.get_up()
                await self.sit_down()
                await self._asked()
            await self._move()
            due = max(due + self.crowd.every, time.perf_counter())

    def saw(self, chair: Chair) -> None:
        """The first frame after a move reached somebody."""
        if chair in self._unseen:
            self._unseen.discard(chair)
            seconds = time.perf_counter() - self._sent_at
            (self.crowd.timings.own if chair is self._mover else self.crowd.timings.others).append(seconds)

    async def _asked(self) -> Chair | None:
        """Whoever has a question, as soon as somebody has; None when the match is over."""
        while True:
            self.news.clear()
            for chair in self.chairs:
                if chair.question is not None:
                    return chair
            if all(chair.is_over for chair in self.chairs):
                return None
            await self.news.wait()

    async def _move(self) -> None:
        chair = await self._asked()
        if chair is None or chair.question is None:
            return
        timings, question = self.crowd.timings, chair.question
        option = self.chance.choice(question.options).id
        chair.question = None
        is_shown_at_once = not question.is_window or self.crowd.is_fast
        self._unseen = set(self.chairs) if is_shown_at_once else set()
        self._mover, self._sent_at = chair, time.perf_counter()
        answer = await chair.choose(option)
        seconds = time.perf_counter() - self._sent_at
        timings.moves += 1
        timings.refused += answer == "refused"
        (timings.done if is_shown_at_once else timings.in_window).append(seconds)


class Crowd:
    """Everybody. ``timings`` is what was measured since it was last replaced."""

    def __init__(self, url: str, every: float, agreement: dict[str, Any]) -> None:
        self.url = url
        self.every = every
        self.agreement = agreement
        self.is_fast = bool(agreement.get("fast"))
        self.timings = Timings()
        self.parties: list[Party] = []
        self._playing: list[asyncio.Task[None]] = []

    async def arrive(self, people: int) -> None:
        """One party more sits down."""
        number = len(self.parties)
        guests = [await Person.guest(self.url, f"P{number}-{seat}") for seat in range(people)]
        party = Party(self, guests, number)
        await party.sit_down()
        self.parties.append(party)

    async def play_ahead(self, moves: int) -> None:
        """Everybody plays a few moves as fast as possible: up to so many, some more, some less."""
        await asyncio.gather(*(party.play_ahead(party.chance.randrange(moves + 1)) for party in self.parties))

    def begin(self) -> None:
        """From now on at a human pace."""
        self._playing = [asyncio.create_task(party.play()) for party in self.parties]

    def check(self) -> None:
        """A party that failed is an error, not a smaller load."""
        for task in self._playing:
            if task.done():
                task.result()

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for party in self.parties:
            await party.get_up()
            for person in party.people:
                await person.close()
