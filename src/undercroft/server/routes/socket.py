"""The door to a match: one WebSocket, from hello to goodbye.

Enters: messages of wire/socket.py, each checked before anything happens. Leaves: answers and frames, through an outbox
that never makes the table wait. Whatever is wrong with a message is refused; only too much of it closes the socket.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from undercroft.kernel.parts import Seat
from undercroft.kernel.refusals import FIELD, Refusal

from ..access import address_of, language_of, person_of, token_of
from ..errors import refusal_of
from ..house import House, house_of
from ..limits import network_of
from ..matches import chat
from ..matches.desk import Desk
from ..matches.room import Room
from ..matches.viewer import Viewer
from ..refusals import (
    BadRequest,
    DatabaseTrouble,
    NotSignedIn,
    NotYourSeat,
    ShuttingDown,
    TooLarge,
    TooMany,
    TooManySockets,
)
from ..sessions import hash_of
from ..wire.socket import LARGEST_MESSAGE, Bye, ClientMessage, FromClient, Hello, Refused, Say, Undo

HELLO_SECONDS = 15.0
OUTBOX, OUTBOX_BYTES = 512, 4 * 1024 * 1024
MOST_REFUSED = 100
"""So many messages in a row that come too often, and the socket is closed: refusing costs something, too."""
SOCKETS_OF_ONE, SOCKETS_FROM_ADDRESS = 20, 200
"""Open at once in this process. A class of pupils, all behind one address, has room."""
GOING_AWAY, POLICY, TOO_SLOW = 1001, 1008, 1013
READ = msgspec.json.Decoder(ClientMessage).decode
READ_HELLO = msgspec.json.Decoder(Hello).decode
Socket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{match_id:str}/socket", include_in_schema=False)
async def match_socket(socket: Socket, match_id: FromPath[str]) -> None:
    """See docs/protocol.md."""
    house = house_of(socket.app.state)
    await socket.accept()
    line = Line(socket, house)
    house.lines.add(line)
    try:
        await line.serve(match_id)
    except WebSocketDisconnect:
        pass
    except Flooded as flooded:
        await line.close(flooded.refusal, POLICY, again=True)
    except Refusal as refusal:
        await line.close(refusal, POLICY, again=isinstance(refusal, TooManySockets | DatabaseTrouble))
    except Exception as error:
        await line.close(refusal_of(error), POLICY, again=True)
    finally:
        house.lines.discard(line)
        await line.hang_up()


class Flooded(Exception):
    """Somebody goes on sending although every message is refused as one too many."""

    def __init__(self, refusal: TooMany) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Line:
    """One open socket: its outbox, its viewer, its end. ``session`` is the hash of the token it came with."""

    def __init__(self, socket: Socket, house: House) -> None:
        self.socket = socket
        self.house = house
        self.language = language_of(socket)
        self.room: Room | None = None
        self.viewer: Viewer | None = None
        self.session = ""
        self.network = network_of(address_of(socket))
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self._unsent = 0
        self._refused = 0
        self._writer = asyncio.create_task(self._write())
        self._is_closed = False
        self._is_cut_off = False

    async def serve(self, match_id: str) -> None:
        """Hello, then one message after the other."""
        self._check_sockets(SOCKETS_FROM_ADDRESS, lambda line: line.network == self.network)
        hello = await self._hello()
        self.language = hello.language
        self.room = await self.house.rooms.get(match_id)
        self.viewer = viewer = await self._admit(self.room, hello)
        if viewer.person is not None:
            self._check_sockets(SOCKETS_OF_ONE, lambda line: line.person == viewer.person)
        desk = Desk(self.room, viewer)
        viewer.send(await desk.welcome(hello.ref))
        await self.room.stage.enter(viewer)
        counted = viewer.person or self.network
        while True:
            text = await self._receive()
            await self._answer(desk, viewer, text, counted)

    @property
    def person(self) -> str | None:
        return None if self.viewer is None else self.viewer.person

    def _check_sockets(self, most: int, is_counted: Callable[[Line], bool]) -> None:
        if self.house.config.limits and sum(map(is_counted, self.house.lines)) > most:
            raise TooManySockets

    async def _hello(self) -> Hello:
        try:
            return READ_HELLO(await asyncio.wait_for(self._receive(), HELLO_SECONDS))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TimeoutError) as error:
            raise BadRequest(field="hello") from error

    async def _admit(self, room: Room, hello: Hello) -> Viewer:
        """Who is this, and through whose eyes may they look?"""
        viewer = Viewer(self.post, hello.language)
        viewer.told, viewer.chat = hello.events, hello.chat
        if hello.token:
            viewer.key_hash = hash_of(hello.token)
            viewer.name = room.seats[_seat_of_key(room, viewer.key_hash)].name
        else:
            person = await person_of(self.socket)
            if person is not None:
                viewer.person, viewer.name = person.id, person.name
                self.session = hash_of(token_of(self.socket) or "")
                viewer.muted = await chat.muted_by(room.journal.store, person.id)
        room.stage.seat_viewer(viewer)
        if hello.seat is msgspec.UNSET:
            viewer.seat = Seat(viewer.seats[0]) if viewer.seats else None
        else:
            Desk(room, viewer).look_through(hello.seat)
        return viewer

    async def _answer(self, desk: Desk, viewer: Viewer, text: str, counted: str) -> None:
        message: FromClient | None = None
        try:
            await self._check_pace(counted)
            message = _read(text)
            if isinstance(message, Say):
                await self.house.limits.check_chat(counted)
            elif isinstance(message, Undo):
                await self.house.limits.check_takeback(counted)
            viewer.send(await desk.answer(message))
        except (WebSocketDisconnect, Flooded):
            raise
        except Exception as error:
            refusal = refusal_of(error)
            self.house.metrics.refused(refusal.code)
            said = refusal.text(refusal.vocabulary.words(viewer.language, desk.room.speech.names))
            viewer.send(Refused(ref=None if message is None else message.ref, code=refusal.code, text=said))

    async def _check_pace(self, counted: str) -> None:
        try:
            await self.house.limits.check_message(counted)
        except TooMany as refusal:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                raise Flooded(refusal) from refusal
            raise
        self._refused = 0

    async def _receive(self) -> str:
        received = await self.socket.receive_data(mode="text")
        if len(received) > LARGEST_MESSAGE:
            raise TooLarge
        return received

    # Sending

    def post(self, message: bytes) -> None:
        """Whoever is being cut off is told nothing more: cancelled once more, the socket would not be closed."""
        if self._is_cut_off:
            return
        self._unsent += len(message)
        try:
            if self._unsent > OUTBOX_BYTES and not self._outbox.empty():
                raise asyncio.QueueFull
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._is_cut_off = True
            self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                message = await self._outbox.get()
                await self.socket.send_data(message.decode(), mode="text")
                self._unsent -= len(message)
        except asyncio.CancelledError:
            if not self._is_closed:  # cut off: it reads more slowly than the match goes on
                with suppress(Exception):
                    await self.socket.close(TOO_SLOW)
            raise
        except Exception:
            return

    async def close(self, refusal: Refusal, code: int, again: bool) -> None:
        """Say why, then close."""
        text = refusal.text(refusal.vocabulary.words(self.language))
        self.post(msgspec.json.encode(Bye(code=refusal.code, text=text, again=again)))
        await self._flush()
        self._is_closed = True
        with suppress(Exception):
            await self.socket.close(code)

    async def part(self) -> None:
        """The server stops: come back in a moment."""
        await self.close(ShuttingDown(), GOING_AWAY, again=True)

    async def sign_out(self) -> None:
        """Whoever came with this session has left, perhaps in another window."""
        await self.close(NotSignedIn(), POLICY, again=False)

    async def hang_up(self) -> None:
        self._is_closed = True
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        if self.room is not None and self.viewer is not None:
            await self.room.stage.leave(self.viewer)

    async def _flush(self) -> None:
        for _ in range(20):
            if self._outbox.empty() or self._writer.done():
                return
            await asyncio.sleep(0.01)


def _read(text: str) -> FromClient:
    try:
        message: FromClient = READ(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(field=_spot(error)) from error
    if isinstance(message, Hello):
        raise BadRequest(field="type")
    return message


def _spot(error: Exception) -> str:
    found = FIELD.search(str(error))
    return (found[1] or found[2])[:40] if found else "message"


def _seat_of_key(room: Room, given: str) -> int:
    """The seat that a key opens. Compared in constant time: keys are secrets."""
    for seat in room.seats:
        if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, given):
            return seat.seat
    raise NotYourSeat


ROUTES = (match_socket,)
