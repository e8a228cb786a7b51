"""The record is the save: it plays again by its rolls or from its seed, and names the first difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from undercroft.kernel.chance import Chance
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import LARGEST_RECORD, Entry, Left, Record, Taken, Undone
from undercroft.kernel.refusals import DamagedRecord, NoSuchGame, ReplayDiffers
from undercroft.kernel.replaying import load_match, replay

from .playing import FIRST, SECOND, encoded, match_of, play_out
from .toys.well import GAME, Well
from .toys.well.play import LUCK


def a_match() -> Match[Well[Any]]:
    return match_of(GAME, "pick 0", "cast", "cast", "pick 1", "cast", "pass", "call 1", wishes=1)


def changed(record: Record, number: int, entry: Entry) -> Record:
    """The record with its entry of that number (from 1) replaced."""
    entries = [*record.entries]
    entries[number - 1] = entry
    return msgspec.structs.replace(record, entries=entries)


def well_or_nothing(name: str) -> Any:
    if name == GAME.name:
        return GAME
    raise NoSuchGame(name=name, known=GAME.name, nearest=GAME.name)


def loaded(data: bytes) -> Match[Any]:
    return load_match(well_or_nothing, data)


# Playing again


def test_a_record_holds_the_choices_by_their_text_and_what_chance_made_of_them() -> None:
    match = match_of(GAME, "pick 0", "cast")
    assert match.entries == [Taken(FIRST, "pick 0"), Taken(FIRST, "cast", rolls=[match.state.luck[0]])]
    assert match.record().opening == [match.state.bottom]


@pytest.mark.parametrize("from_seed", [False, True], ids=["by its rolls", "from its seed"])
def test_a_match_plays_again_to_the_same_bytes(from_seed: bool) -> None:
    match = a_match()
    again = replay(GAME, match.record(), from_seed=from_seed)
    assert encoded(again) == encoded(match)
    assert (again.entries, again.events) == (match.entries, match.events)


def test_a_match_that_was_loaded_goes_on_as_the_one_that_was_saved() -> None:
    match = a_match()
    again = loaded(match.record().to_json())
    for each in (match, again):
        play_out(each, Chance.from_seed("fancy"), avoid=("trip",))
    assert encoded(again) == encoded(match)
    assert again.outcome is not None


def test_a_match_can_be_played_again_up_to_any_entry() -> None:
    match = a_match()
    for upto in range(len(match.entries) + 1):
        part = replay(GAME, match.record(), upto=upto)
        assert part.entries == match.entries[:upto]


def test_a_record_survives_the_writing() -> None:
    record = a_match().record(players=["Ala", "Ola"])
    assert Record.from_json(record.to_json()) == record


def test_the_rolls_count_and_not_the_generator() -> None:
    """Under another generator (here: another seed) a record still plays again by its rolls."""
    record = msgspec.structs.replace(match_of(GAME, "cast", "cast").record(), seed="another")
    again = replay(GAME, record, upto=2)
    assert again.state.luck == match_of(GAME, "cast", "cast").state.luck


def test_a_finished_match_says_so_again() -> None:
    match = match_of(GAME, "dive")
    assert loaded(match.record().to_json()).outcome == match.outcome


# Given outcomes


def test_a_test_can_give_the_outcomes() -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "1", given=[5, 11, 12])
    match.take("cast")
    match.take("cast")
    assert (match.state.bottom, match.state.luck) == (5, [11, 12])


def test_after_the_given_outcomes_the_generator_is_asked_where_it_would_have_been() -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "1", given=[5, 11])
    match.take("cast")
    match.take("cast")
    assert match.state.luck[1] == match_of(GAME, "cast", "cast").state.luck[1]


def test_a_match_with_given_outcomes_plays_again_by_its_rolls_but_not_from_its_seed() -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "1", given=[5, 11])
    match.take("cast")
    assert encoded(replay(GAME, match.record())) == encoded(match)
    with pytest.raises(ReplayDiffers):
        replay(GAME, match.record(), from_seed=True)


# The first difference is named

TAMPERED: dict[str, tuple[int, Entry]] = {
    "an option that was not there": (4, Taken(SECOND, "pick 0")),
    "words that are no option": (1, Taken(FIRST, "fly")),
    "another seat": (1, Taken(SECOND, "pick 0")),
    "no seat": (1, Taken(Seat(9), "pick 0")),
    "a roll too many": (1, Taken(FIRST, "pick 0", rolls=[1])),
    "a roll too few": (2, Taken(FIRST, "cast")),
    "a roll the die does not have": (3, Taken(FIRST, "cast", rolls=[LUCK])),
    "a roll below zero": (3, Taken(FIRST, "cast", rolls=[-1])),
    "an undo of nothing": (1, Undone(SECOND)),
    "a concession by no seat": (2, Left(Seat(9))),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_the_first_entry_that_does_not_come_out_the_same_is_named(what: str) -> None:
    number, entry = TAMPERED[what]
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, changed(a_match().record(), number, entry))
    assert caught.value.arguments["entry"] == number
    assert f"entry {number}" in str(caught.value)


def test_why_an_entry_could_not_be_taken_is_told_in_the_language_of_the_reader() -> None:
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, changed(a_match().record(), 1, Taken(SECOND, "pick 0")))
    assert "It is not for Player 2 to choose now." in str(caught.value)
    assert "To nie Gracz 2 teraz wybiera." in caught.value.text(GAME.vocabulary.words("pl"))


def test_a_roll_that_could_have_been_is_found_by_the_seed() -> None:
    tampered = changed(a_match().record(), 2, Taken(FIRST, "cast", rolls=[123]))
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, tampered, from_seed=True)
    assert caught.value.arguments == {"entry": 2, "what": "rolls"}


def test_a_roll_that_could_have_been_is_found_by_the_digest_otherwise() -> None:
    tampered = changed(a_match().record(), 2, Taken(FIRST, "cast", rolls=[123]))
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, tampered)
    assert caught.value.arguments["what"] == "digest"


@pytest.mark.parametrize("opening", [[], [1000], [1, 2]], ids=["missing", "impossible", "too many"])
def test_a_difference_in_the_opening_is_entry_nought(opening: list[int]) -> None:
    tampered = msgspec.structs.replace(a_match().record(), opening=opening)
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, tampered)
    assert caught.value.arguments == {"entry": 0, "what": "rolls"}


def test_another_seed_is_found_in_the_opening() -> None:
    tampered = msgspec.structs.replace(a_match().record(), seed="another")
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, tampered, from_seed=True)
    assert caught.value.arguments["entry"] == 0


def test_another_digest_is_found_at_the_end() -> None:
    record = a_match().record()
    tampered = msgspec.structs.replace(record, digest="0" * 32)
    with pytest.raises(ReplayDiffers) as caught:
        replay(GAME, tampered)
    assert caught.value.arguments == {"entry": len(record.entries), "what": "digest"}


def test_the_first_entries_do_not_answer_for_the_last() -> None:
    tampered = changed(a_match().record(), 4, Taken(SECOND, "fly"))
    assert len(replay(GAME, tampered, upto=3).entries) == 3


# Files that are no records


def with_settings(**settings: Any) -> bytes:
    return msgspec.structs.replace(a_match().record(), settings=settings).to_json()


DAMAGED: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "no text": lambda: b"\xff\xfe\x00",
    "half a file": lambda: a_match().record().to_json()[:-40],
    "a file of something else": lambda: b'{"name": "undercroft", "version": "1"}',
    "a list": lambda: b"[]",
    "entries of an unknown kind": lambda: a_match().record().to_json().replace(b'"Taken"', b'"Stolen"'),
    "another format": lambda: msgspec.structs.replace(a_match().record(), format=99).to_json(),
    "settings that do not fit": lambda: with_settings(seats=99),
    "a tower of brackets": lambda: b'{"settings":' + b'{"a":' * 100_000,
    "too large": lambda: a_match().record().to_json() + b" " * LARGEST_RECORD,
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_or_foreign_file_is_refused(what: str) -> None:
    with pytest.raises(DamagedRecord) as caught:
        loaded(DAMAGED[what]())
    assert caught.value.text(GAME.vocabulary.words("pl")).startswith("To nie jest czytelny zapis partii")


def test_a_record_of_a_game_that_is_not_installed_is_refused() -> None:
    record = msgspec.structs.replace(a_match().record(), game="ill")
    with pytest.raises(NoSuchGame, match="Did you mean “well”"):
        loaded(record.to_json())


def test_a_seed_may_be_a_number_or_a_text_and_is_drawn_if_missing() -> None:
    one, same, drawn = (new_match(GAME, seed, seats=2) for seed in (7, "7", None))
    assert encoded(one) == encoded(same)
    assert len(bytes.fromhex(drawn.seed)) == 16
