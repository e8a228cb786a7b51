"""A bot explains its move in a sentence, in the reader's language, with the names of the people at the table."""

from __future__ import annotations

import pytest

from undercroft.bots import new_bot
from undercroft.bots.analysis import Judgement, Verdict
from undercroft.bots.base import Expected, Opinion, answer_match
from undercroft.bots.explain import explain, explain_judgement
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import No, Pass, Seat, Yes
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

NAMES = ("Ala", "Bob")
SURE = Opinion(Yes(), 0.634, 70.0, (Expected(Seat(1), Pass()), Expected(Seat(0), No())))
SECOND = Opinion(No(), 0.58, 20.0)
THIRD = Opinion(Pass(), 0.9, 1.0)


def words(language: str = "en") -> Words:
    return game("boss-monster").vocabulary.words(language, NAMES)


def test_it_tells_its_hopes_its_second_choice_and_what_it_expects() -> None:
    assert explain([THIRD, SECOND, SURE], Yes(), words()) == (
        "It expects to win 63 % of the time with “Yes”; its second choice, “No”, would give 58 %. "
        "After that it expects Bob: “Pass”; Ala: “No”."
    )
    assert explain([SURE, SECOND], Yes(), words("pl")) == (
        "Wybierając «Tak», liczy na wygraną w 63 % przypadków; drugi w kolejności wybór, «Nie», dałby 58 %. "
        "Potem spodziewa się: Bob: «Pas»; Ala: «Nie»."
    )


def test_options_that_were_not_looked_at_are_not_compared() -> None:
    assert explain([Opinion(Yes(), 0.5, 9.0), Opinion(No(), 0.0, 0.0)], Yes(), words()) == (
        "It expects to win 50 % of the time with “Yes”."
    )


@pytest.mark.parametrize("opinions", [[], [Opinion(Yes(), 0.5, 0.0), Opinion(No(), 0.5, 0.0)], [SECOND]])
def test_a_bot_that_weighs_nothing_says_so(opinions: list[Opinion]) -> None:
    assert explain(opinions, Yes(), words()) == "It takes “Yes” without weighing it against anything else."
    assert explain(opinions, Yes(), words("pl")) == "Wybiera «Tak» i nie porównuje tego z niczym innym."


def judged(verdict: Verdict, loss: float) -> Judgement:
    return Judgement(1, Seat(0), Pass(), Yes(), verdict, 0.634, loss, 0.01, (SURE, SECOND))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "“Yes” was stronger than “Pass”: a 63 % chance to win instead of 54 %, 9 points lost. "
            "After that it expects Bob: “Pass”; Ala: “No”.",
        ),
        (
            "pl",
            "Lepsze od «Pas» było «Tak»: 63 % szans na wygraną zamiast 54 %, strata 9 punktów. "
            "Potem spodziewa się: Bob: «Pas»; Ala: «Nie».",
        ),
    ],
)
def test_a_miss_is_told_with_what_it_cost(language: str, sentence: str) -> None:
    assert explain_judgement(judged("mistake", 0.09), words(language)) == sentence


@pytest.mark.parametrize(
    ("verdict", "beginning"),
    [
        ("best", "The bot would do the same. It expects to win 63 %"),
        ("good", "“Pass” is about as good as what the bot would do. It expects to win 63 %"),
        ("unclear", "“Yes” seemed stronger than “Pass”, but the bot's looks differ too much to say so. After that"),
    ],
)
def test_other_verdicts_are_told_too(verdict: Verdict, beginning: str) -> None:
    assert explain_judgement(judged(verdict, 0.02), words()).startswith(beginning)
    assert explain_judgement(judged(verdict, 0.02), words("pl"))[0] in "BW«"


@pytest.mark.parametrize("bot", ["greedy:1", "ismcts:12"])
def test_a_bot_that_has_chosen_can_be_asked_why(bot: str) -> None:
    match = new_match(game("boss-monster"), 7, seats=2)
    asked = new_bot(bot, "why")
    option = answer_match(asked, match)
    assert [opinion.option for opinion in asked.thought] == match.options
    assert f"% of the time with “{words().say(option)}”" in explain(asked.thought, option, words())
