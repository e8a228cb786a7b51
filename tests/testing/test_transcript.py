"""Golden playthroughs: readable, repeatable, and compared line by line."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.testing.toy import HONEST, SETTINGS, CardId, Cellar, CellarState, Pick
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.table import Table
from undercroft.testing import golden, transcript
from undercroft.testing.transcript import MOST_OPTIONS


def test_a_transcript_tells_the_whole_match() -> None:
    text = transcript(HONEST, SETTINGS, 7)
    lines = text.splitlines()
    assert lines[:5] == ["game: cellar 1", "settings: seats=2", "seed: 7", "", lines[4]]
    assert lines[4].startswith("1. Player 1, pick-card, 4 options: pick ")
    assert lines[5].startswith("   > pick ")
    assert lines[6].startswith("   CardHidden(seat=0, card=")
    assert "rule: CE-END-01" in lines
    assert lines[-1].startswith("digest: ")


def test_a_transcript_comes_out_the_same_and_speaks_polish() -> None:
    assert transcript(HONEST, SETTINGS, 7) == transcript(HONEST, SETTINGS, "7")
    assert "1. Gracz 1, pick-card" in transcript(HONEST, SETTINGS, 7, language="pl")
    assert "Koniec partii. Wygrywa Gracz" in transcript(HONEST, SETTINGS, 7, language="pl")


def test_a_long_match_carries_digests_on_the_way() -> None:
    texts = [transcript(HONEST, SETTINGS, seed) for seed in range(20)]
    assert all(("\n10. " in text) == ("\n   [" in text) for text in texts)
    assert any("\n10. " in text for text in texts)


def test_many_options_are_abbreviated_with_their_count() -> None:
    class Generous(Cellar):
        def offers(self, state: CellarState[Any], seat: Seat) -> list[Option]:
            return [*super().offers(state, seat), *(Pick(CardId(number)) for number in range(20, 40))]

    def first(table: Table[Any], chance: random.Random) -> Option:
        return table.options[0]

    line = transcript(Generous(), SETTINGS, 7, chooser=first).splitlines()[4]
    assert "24 options: pick " in line
    assert line.endswith(f" | and {24 - MOST_OPTIONS} more")
    assert line.count(" | ") == MOST_OPTIONS


def test_golden_compares_and_shows_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "golden" / "cellar.txt"
    with pytest.raises(AssertionError, match="does not exist yet"):
        golden(path, "one\n", update=False)
    golden(path, "one\ntwo\n", update=True)
    golden(path, "one\ntwo\n", update=False)
    with pytest.raises(AssertionError, match=r"(?s)cellar.txt does not come out the same.*-two\n\+three"):
        golden(path, "one\nthree\n", update=False)
    golden(path, "one\nthree\n", update=True)
    assert path.read_text(encoding="utf-8") == "one\nthree\n"
