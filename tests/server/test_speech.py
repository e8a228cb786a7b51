"""A match in words for the wire: a plug-in that lacks a text must not cost people their match."""

from __future__ import annotations

from tests.kernel.test_text import Sneezed
from tests.kernel.toys.well import GAME
from undercroft.kernel.parts import Seat
from undercroft.server.matches.speech import Speech


def test_an_event_without_a_text_is_told_by_its_name() -> None:
    speech = Speech(GAME, ["Ala", "Ola"])
    [line] = speech.lines([Sneezed(Seat(0))], 0, 1, "pl")
    assert line.text == "event-sneezed: Sneezed(seat=0)"
