"""Matches that were played to the end by the kernel alone, and written into a store as the server would write them.

``play`` keeps what every pair of eyes saw at every step, so that whatever the server shows later can be compared.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import commitment_to
from undercroft.kernel.registry import game
from undercroft.server.db.store import Store, now
from undercroft.server.db.tables import MatchRow, MoveRow, SeatRow
from undercroft.server.wire.tables import Agreement

ENCODE = msgspec.json.encode
SALT = "a pinch of salt"
NAMES = ("Ala", "Zażółć", "Grim", "Hex")
BOTS = (None, None, "greedy", "random:2")
BEGAN = 1_700_000_000_000


class Seen(NamedTuple):
    """A step as it was: the views of all seats, the spectator's last, and what happened in it."""

    views: list[bytes]
    events: list[Event]
    option: str | None


class Played(NamedTuple):
    """A match and all its steps, the opening first."""

    match: Match[Any]
    steps: list[Seen]

    @property
    def commitment(self) -> str:
        return commitment_to(self.match.seed, SALT)


def play(name: str = "boss-monster", seed: str = "7", most: int = 10_000, **settings: Any) -> Played:
    """Play at random, with an undo early on that everybody agreed to; with three or more seats one gives up later."""
    match = new_match(game(name), seed, **{"seats": 2} | settings)
    chance = Chance.from_seed(f"choices of {seed}")
    steps = [_seen(match, 0, None)]
    while not match.is_over and len(steps) <= most:
        heard, option = len(match.events), None
        if len(steps) == 6:
            match.undo(_last_mover(match), agreed=True)
        elif len(steps) == 20 and match.settings.seats > 2:
            match.concede(Seat(2))
        else:
            taken = chance.choice(match.options)
            option = match.game.vocabulary.words("en", NAMES).say(taken)
            match.take(taken)
        steps.append(_seen(match, heard, option))
    return Played(match, steps)


async def write_down(store: Store, played: Played, match_id: str = "m1", **changes: Any) -> str:
    """Insert the rows of a match; ``changes`` are other values for its own row. Its id."""
    async with store.write() as db:
        db.add(MatchRow(**_match(played, match_id) | changes))
        await db.flush()
        for seat in range(played.match.settings.seats):
            db.add(SeatRow(match_id=match_id, seat=seat, name=NAMES[seat], bot=BOTS[seat]))
        for number, (entry, seen) in enumerate(zip(played.match.entries, played.steps[1:], strict=True), start=1):
            row = {"entry": ENCODE(entry), "events": ENCODE(seen.events), "positions": b"[]", "made_by": "person"}
            db.add(MoveRow(match_id=match_id, number=number, at=BEGAN + number, **row))
    return match_id


def _match(played: Played, match_id: str) -> dict[str, Any]:
    match = played.match
    return {
        "id": match_id,
        "game": match.game.name,
        "version": match.game.version,
        "settings": ENCODE(match.settings),
        "agreement": ENCODE(Agreement()),
        "seed": match.seed,
        "salt": SALT,
        "status": "finished",
        "listed": True,
        "number": len(match.entries),
        "opening": ENCODE(match.opening),
        "written": ENCODE(match.game.written),
        "outcome": ENCODE(match.outcome),
        "digest": match.game.codec.digest(match.state),
        "created_at": BEGAN,
        "started_at": BEGAN,
        "changed_at": now(),
        "finished_at": now(),
    }


def _seen(match: Match[Any], heard: int, option: str | None) -> Seen:
    eyes = (*(Seat(seat) for seat in range(match.settings.seats)), None)
    return Seen([ENCODE(match.view(seat)) for seat in eyes], match.events[heard:], option)


def _last_mover(match: Match[Any]) -> Seat:
    return match.history[-1].seat
