"""What a bot thinks, in a sentence for people: why it takes an option, what it expects, what a decision has missed.

Enters: opinions, and the words of a game that knows who sits at the table. Leaves: text in that language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.parts import Option
from undercroft.kernel.text import Words

from .analysis import Judgement
from .base import Expected, Opinion
from .registry import VOCABULARY


def explain(opinions: Sequence[Opinion], taken: Option, words: Words) -> str:
    """Why a bot takes this option: how it hopes to fare, with what else, and what it expects to follow."""
    say = VOCABULARY.words(words.language).message
    mine = next((opinion for opinion in opinions if opinion.option == taken), None)
    if mine is None or all(opinion.weight == 0 for opinion in opinions):
        return say("explain-blind", option=words.say(taken))
    about: dict[str, Any] = {"option": words.say(taken), "chance": percent(mine.value)}
    others = [opinion for opinion in opinions if opinion is not mine and opinion.weight > 0]
    if others:
        second = max(others, key=lambda opinion: (opinion.weight, opinion.value))
        sentence = say("explain-choice", **about, other=words.say(second.option), rival=percent(second.value))
    else:
        sentence = say("explain-alone", **about)
    return " ".join(filter(None, (sentence, explain_line(mine.expects, words))))


def explain_line(expects: Sequence[Expected], words: Words) -> str:
    """The play that is expected to follow; nothing if none is."""
    say = VOCABULARY.words(words.language).message
    steps = [say("explain-step", seat=words.name("seat", each.seat), option=words.say(each.option)) for each in expects]
    return say("explain-follows", line="; ".join(steps)) if steps else ""


def explain_judgement(judgement: Judgement, words: Words) -> str:
    """What a decision has missed, if anything, and what the bot would have done and expected."""
    chance, points = percent(judgement.chance), percent(judgement.loss)
    sentence = VOCABULARY.words(words.language).message(
        "judged-miss" if judgement.is_miss else f"judged-{judgement.verdict}",
        taken=words.say(judgement.taken),
        best=words.say(judgement.best),
        chance=chance,
        instead=max(0, chance - points),
        points=points,
    )
    if judgement.is_miss or judgement.verdict == "unclear":
        return " ".join(filter(None, (sentence, explain_line(judgement.opinions[0].expects, words))))
    return f"{sentence} {explain(judgement.opinions, judgement.best, words)}"


def percent(share: float) -> int:
    """A share as people say it.

    >>> percent(0.634), percent(-0.01)
    (63, 0)
    """
    return round(100 * min(1.0, max(0.0, share)))
