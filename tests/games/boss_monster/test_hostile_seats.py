"""Hostile seats: whatever somebody sends, it is refused with a typed error in words, and the match is as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.ids import CardId, SpotId
from undercroft.games.boss_monster.options import Build, ChooseRoom, Play, Use
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Pass, Seat
from undercroft.kernel.refusals import NotAnOption, NotYourChoice, Refusal
from undercroft.kernel.replaying import replay

ANY_SEAT = st.one_of(st.none(), st.integers(-3, 7), st.text(max_size=3))
ANY_CARD = st.integers(-5, 400).map(CardId)
ANY_REQUEST = st.one_of(
    st.text(max_size=40),
    st.integers(),
    st.binary(max_size=8),
    st.none(),
    st.builds(Pass),
    st.builds(Play, ANY_CARD),
    st.builds(Use, ANY_CARD),
    st.builds(ChooseRoom, ANY_CARD),
    st.builds(Build, ANY_CARD, st.integers(-2, 9).map(SpotId)),
)


def match_after(decisions: int, seed: int) -> Match[Any]:
    match, chance = new_match(GAME, seed=seed, seats=3, sets="both"), random.Random(seed)
    for _ in range(decisions):
        if not match.is_over:
            match.take(chance.choice(match.options))
    return match


MATCHES = [match_after(decisions, seed) for seed, decisions in enumerate((0, 3, 9, 20, 35, 60, 2000))]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{len(match.entries)} decisions")
@given(request=ANY_REQUEST, seat=ANY_SEAT)
@settings(max_examples=60, deadline=None)
def test_a_wrong_request_is_refused_in_both_languages_and_changes_nothing(
    match: Match[Any], request: Any, seat: Any
) -> None:
    before, told, entries = GAME.codec.encode(match.state), len(match.events), len(match.entries)
    twin = replay(GAME, match.record())
    refusal = refusal_of(twin, request, seat)
    if refusal is None:
        assert request in match.options or request in map(str, match.options)
        assert seat in (None, match.seat)
        return
    assert refusal.text(GAME.vocabulary.words("en")) != refusal.text(GAME.vocabulary.words("pl"))
    assert GAME.codec.encode(twin.state) == before
    assert (len(twin.events), len(twin.entries)) == (told, entries)


def refusal_of(match: Match[Any], request: Any, seat: Any) -> Refusal | None:
    """What a request is refused with; None if it was carried out."""
    try:
        match.take(request, seat)
    except Refusal as refusal:
        return refusal
    return None


@pytest.mark.parametrize("match", MATCHES[:-1], ids=lambda match: f"{len(match.entries)} decisions")
def test_nobody_chooses_for_somebody_else(match: Match[Any]) -> None:
    assert match.seat is not None
    before = GAME.codec.encode(match.state)
    for seat in (Seat(seat) for seat in range(3) if seat != match.seat):
        with pytest.raises(NotYourChoice):
            match.take(match.options[0], seat)
    with pytest.raises(NotAnOption):
        match.take("build the-moon at 3", match.seat)
    assert GAME.codec.encode(match.state) == before


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{len(match.entries)} decisions")
def test_every_thing_in_view_can_be_asked_about_and_asking_changes_nothing(match: Match[Any]) -> None:
    before = GAME.codec.encode(match.state)
    for seat in map(Seat, range(3)):
        for thing in GAME.things(match.state, seat):
            rules = match.why_not(seat, thing)
            assert all(rule in GAME.rules for rule in rules)
            offered = seat == match.seat and any(thing in option.things() for option in match.options)
            assert bool(rules) != offered, f"{thing} for seat {seat}: {rules}"
    assert GAME.codec.encode(match.state) == before
