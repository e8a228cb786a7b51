"""Words for people: structs find their messages, ids become names, numbers take the right plural."""

from __future__ import annotations

from typing import NewType

import pytest

from undercroft.kernel.events import Event, TookBack
from undercroft.kernel.moments import MayReplace
from undercroft.kernel.parts import Option, Part, Pass, Seat, Yes, id_fields, words_of
from undercroft.kernel.procedure import Pause
from undercroft.kernel.text import LANGUAGES, MissingTextError, Vocabulary, Words, struct_arguments

from .playing import FIRST, SECOND, match_of
from .toys.well import GAME
from .toys.well.play import Act, Call, CoinId, CoinsPicked, LuckCast, MayAnswer, Pick, Splash

FigureId = NewType("FigureId", int)
RoomId = NewType("RoomId", int)


class Push(Option, frozen=True):
    figure: FigureId
    rooms: list[RoomId]
    strength: int
    why: str = ""


class Sneezed(Event, frozen=True):
    """An event without a message."""

    seat: Seat


def speaking(language: str, *seats: str) -> Words:
    return GAME.vocabulary.words(language, seats)


def picked(*coins: int) -> CoinsPicked:
    return CoinsPicked(FIRST, [CoinId(coin) for coin in coins])


# Which fields name things


def test_fields_typed_as_ids_name_things_and_plain_numbers_do_not() -> None:
    assert id_fields(Push) == {"figure": "figure", "rooms": "room"}


def test_seats_are_things_too() -> None:
    assert id_fields(MayAnswer) == {"seat": "seat", "whom": "seat"}


def test_a_struct_without_ids_names_nothing() -> None:
    class Plain(Part):
        amount: int

    assert id_fields(Plain) == {}


def test_an_option_tells_the_things_it_concerns() -> None:
    assert Push(FigureId(3), [RoomId(1), RoomId(0)], 5).things() == ("figure:3", "room:1", "room:0")


def test_a_negative_id_is_nothing() -> None:
    assert Push(FigureId(-1), [RoomId(2), RoomId(-1)], 5).things() == ("room:2",)


def test_an_option_prints_its_verb_and_its_fields() -> None:
    assert str(Pick(CoinId(3))) == "pick 3"
    assert str(Call(SECOND)) == "call 1"


def test_the_key_of_a_text_is_the_name_of_its_class() -> None:
    assert (words_of(CoinsPicked), words_of(Pass)) == ("coins-picked", "pass")


def test_the_arguments_of_a_message_are_the_fields_and_the_counts_of_ids() -> None:
    expected = {"figure", "figure-count", "rooms", "rooms-count", "strength", "why"}
    assert struct_arguments(Push) == expected


# Saying


def test_a_struct_finds_its_message_by_its_class() -> None:
    assert speaking("en").say(Splash()) == "Splash"
    assert speaking("pl").say(Splash()) == "Chlapnij"


def test_ids_become_names_in_the_readers_language() -> None:
    assert speaking("en").say(Pick(CoinId(3))) == "Pick Coin 3"
    assert speaking("pl").say(Pick(CoinId(3))) == "Weź: moneta 3"


def test_seats_have_the_names_of_the_people_or_numbers() -> None:
    assert speaking("en", "Ala", "Ola").say(Call(SECOND)) == "Call Ola"
    assert speaking("en", "Ala").say(Call(SECOND)) == "Call Player 2"
    assert speaking("pl").say(Call(SECOND)) == "Zawołaj: Gracz 2"
    assert speaking("pl", "Ala", "").say(Call(SECOND)) == "Zawołaj: Gracz 2"


@pytest.mark.parametrize(
    ("count", "noun"),
    [(1, "monetę"), (2, "monety"), (4, "monety"), (5, "monet"), (12, "monet"), (22, "monety"), (25, "monet")],
)
def test_polish_plurals_are_right(count: int, noun: str) -> None:
    assert f"Ala bierze {count} {noun}: " in speaking("pl", "Ala").say(picked(*range(count)))


def test_english_plurals_are_right() -> None:
    assert speaking("en", "Ala").say(picked(4)) == "Ala picks a coin: Coin 4."
    assert speaking("en", "Ala").say(picked(4, 2)) == "Ala picks 2 coins: Coin 4, Coin 2."


def test_plain_numbers_stay_numbers() -> None:
    assert speaking("en", "Ala").say(LuckCast(FIRST, 12)) == "Ala casts: 12."


def test_yes_and_no_choose_the_sentence() -> None:
    assert speaking("en").say(TookBack(FIRST, agreed=True)).endswith("chance moves on.")
    assert speaking("en").say(TookBack(FIRST, agreed=False)).endswith("takes back the last choice.")


def test_a_message_may_have_a_short_form() -> None:
    assert speaking("pl").say(Act(FIRST), "short") == "Działaj"


def test_a_prompt_may_mention_more_than_its_fields() -> None:
    match = match_of(GAME, "call 1", wishes=1)
    assert match.choice is not None
    prompt = speaking("en", "Ala", "Ola").say(match.choice, **match.choice.subject(match.table))
    assert prompt == "Ola, Ala calls Ola. Will you answer?"


def test_what_is_said_more_goes_before_the_field_of_that_name() -> None:
    assert speaking("en").say(Pick(CoinId(3)), coin="the golden one") == "Pick the golden one"
    assert speaking("en").say(MayReplace(FIRST, 3), verb="lose", source=3)


def test_a_game_may_say_what_the_kernel_says_in_its_own_words() -> None:
    kernel = Vocabulary("undercroft.kernel", {})
    assert kernel.words("en").say(Pass()) == "Pass"
    assert speaking("en").say(Pass()) == "Rest"
    assert speaking("en").say(Yes()) == kernel.words("en").say(Yes())


def test_an_unknown_language_is_english() -> None:
    assert speaking("xx").say(Splash()) == "Splash"


# Missing texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_missing_is_an_error_that_names_it(language: str) -> None:
    with pytest.raises(MissingTextError, match=rf"event-sneezed \({language}\)"):
        speaking(language).say(Sneezed(FIRST))


def test_a_short_form_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingTextError, match=r"choice-pause\.short"):
        speaking("en").say(Pause(FIRST), "short")


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="seat"):
        speaking("en").message("seat")


def test_one_can_ask_whether_a_message_is_there() -> None:
    words = speaking("en")
    assert words.has("choice-act", "short")
    assert not words.has("choice-act", "long")
    assert not words.has("event-sneezed")


def test_who_gives_a_set_hears_the_id_and_finds_there_what_is_missing() -> None:
    missing: set[str] = set()
    words = GAME.vocabulary.words("pl", missing=missing)
    assert words.say(Sneezed(FIRST)) == "event-sneezed: Sneezed(seat=0)"
    assert words.say(Pick(CoinId(3)), "short") == "option-pick.short: pick 3"
    assert words.message("nothing") == "nothing"
    assert words.name("ghost", 3) == "ghost 3"
    assert missing == {
        "event-sneezed (pl)",
        "option-pick.short (pl)",
        "nothing (pl)",
        "names() says nothing about ghost",
    }


def test_an_argument_that_is_missing_is_named_in_its_place() -> None:
    missing: set[str] = set()
    assert GAME.vocabulary.words("en", missing=missing).message("seat") == "Player number"
    assert missing == {"seat (en): Unknown external: number"}


def test_a_kind_of_thing_that_a_game_does_not_name_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="ghost"):
        speaking("en").name("ghost", 3)
