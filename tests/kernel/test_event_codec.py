"""Events are read back from JSON as they were told, and what cannot be read any more is left out."""

from __future__ import annotations

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Conceded, MatchEnded, TookBack
from undercroft.kernel.parts import Seat

from .playing import match_of, play_out
from .toys.well import GAME

CODEC = GAME.event_codec


def test_the_events_of_a_match_come_back_as_they_were_told() -> None:
    match = match_of(GAME, "pick 0", "cast", wishes=1)
    match.undo(Seat(0), agreed=True)
    play_out(match, Chance.from_seed("fancy"), avoid=("trip",))
    assert len({type(event) for event in match.events}) > 2
    assert CODEC.decode(msgspec.json.encode(match.events)) == match.events


def test_the_kernels_own_events_are_known_to_every_game() -> None:
    assert {Conceded, MatchEnded, TookBack} <= set(CODEC.types)


def test_what_the_game_tells_differently_now_is_left_out() -> None:
    old = b'[{"type":"Forgotten","card":1},{"type":"Conceded","seat":1},{"type":"Conceded","seat":"one"},{"no":"type"}]'
    assert CODEC.decode(old) == [Conceded(Seat(1))]
