"""A duel on disk: gone on with as if it had never stopped, and never mixed up with another one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from undercroft.arena.deals import Deal, Terms, terms_of
from undercroft.arena.duel import Duel, duel_deals
from undercroft.arena.duel_file import About, open_duel, seed_of
from undercroft.arena.refusals import CannotWrite, DamagedDuel, NoFolder, OtherDuel, RunInProgress

from .tug import install_tug

BOTS = ("greedy:1", "random")


@pytest.fixture
def terms(monkeypatch: pytest.MonkeyPatch) -> Terms:
    return terms_of(install_tug(monkeypatch), {"seats": 4})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duel.jsonl"


def deals_of(terms: Terms, games: int = 400, seed: str = "1") -> list[Deal]:
    return duel_deals(terms, BOTS, games, seed)


def play(path: Path, terms: Terms, deals: Sequence[Deal], most: int | None = None, **about: Any) -> tuple[Duel, int]:
    """A duel until it is decided, or stopped after so many deals; and how many were there before."""
    duel = Duel(BOTS, terms)
    with open_duel(path, About.of(terms, BOTS, **{"seed": "1", **about}), deals) as kept:
        played = duel.play(duel.recall(deals, kept.deals), 1, keep=kept.add)
        for number, _ in enumerate(played, start=1):
            if number == most:
                played.close()
        return duel, len(kept.deals)


def told(duel: Duel) -> tuple[Any, ...]:
    return duel.games, duel.evidence.rate, duel.verdict


def test_it_goes_on_as_if_it_had_never_stopped(path: Path, terms: Terms) -> None:
    straight, _ = play(path.with_name("straight.jsonl"), terms, deals_of(terms))
    for before, most in ((0, 3), (3, 2), (5, None)):
        duel, there = play(path, terms, deals_of(terms), most)
        assert there == before
    assert told(duel) == told(straight)
    assert path.read_bytes().count(b"\n") == path.with_name("straight.jsonl").read_bytes().count(b"\n")
    assert duel.clock.milliseconds("greedy:1") > 0, "times of matches that were kept count, too"


def test_what_is_decided_is_not_played_on(path: Path, terms: Terms) -> None:
    play(path, terms, deals_of(terms))
    before = path.read_bytes()
    duel, there = play(path, terms, deals_of(terms))
    assert duel.games == 2 * there > 0
    assert path.read_bytes() == before


def test_who_asks_for_fewer_matches_loses_none(path: Path, terms: Terms) -> None:
    play(path, terms, deals_of(terms), 5)
    before = path.read_bytes()
    duel, there = play(path, terms, deals_of(terms, games=4))
    assert (duel.games, there) == (4, 2)
    assert path.read_bytes() == before


@pytest.mark.parametrize("lost", [1, 30])
def test_a_line_that_was_cut_off_does_not_count(path: Path, terms: Terms, lost: int) -> None:
    play(path, terms, deals_of(terms), 4)
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    _, there = play(path, terms, deals_of(terms), 1)
    assert there == 3
    assert path.read_bytes().splitlines()[:4] == whole.splitlines()[:4]


def test_a_file_that_was_cut_off_at_once_begins_anew(path: Path, terms: Terms) -> None:
    play(path, terms, deals_of(terms), 1)
    path.write_bytes(path.read_bytes()[:9])
    assert play(path, terms, deals_of(terms), 1)[1] == 0
    assert play(path, terms, deals_of(terms), 1)[1] == 1


def test_another_duel_is_not_mixed_in(path: Path, terms: Terms) -> None:
    play(path, terms, deals_of(terms), 2)
    before = path.read_bytes()
    with pytest.raises(OtherDuel) as refused:
        play(path, terms, deals_of(terms, seed="2"), seed="2")
    assert refused.value.arguments["differs"] == "seed"
    assert path.read_bytes() == before
    assert seed_of(path) == "1"


@pytest.mark.parametrize("line", [b"hello", b"[]", b'[{"result":{"seed":"9/9"}}]'])
def test_what_is_not_of_a_duel_is_named_and_left_alone(path: Path, terms: Terms, line: bytes) -> None:
    play(path, terms, deals_of(terms), 2)
    for damaged in (path.read_bytes() + line + b"\n", line + b"\n"):
        path.write_bytes(damaged)
        with pytest.raises(DamagedDuel):
            play(path, terms, deals_of(terms))
        assert path.read_bytes() == damaged


def test_a_file_of_somebody_else_without_a_line_break_is_left_alone(path: Path, terms: Terms) -> None:
    path.write_bytes(b"my notes")
    with pytest.raises(DamagedDuel):
        play(path, terms, deals_of(terms))
    assert path.read_bytes() == b"my notes"


def test_two_processes_do_not_write_the_same_duel(path: Path, terms: Terms) -> None:
    pytest.importorskip("fcntl", reason="this system has no locks on files, and none are promised there")
    with open_duel(path, About.of(terms, BOTS, "1"), deals_of(terms)), pytest.raises(RunInProgress):
        play(path, terms, deals_of(terms))


def test_where_nothing_can_be_written_that_is_said(path: Path, terms: Terms) -> None:
    with pytest.raises(NoFolder):
        play(path / "nowhere" / "duel.jsonl", terms, deals_of(terms))
    path.mkdir()
    with pytest.raises(CannotWrite):
        play(path, terms, deals_of(terms))
    assert seed_of(path) is None
