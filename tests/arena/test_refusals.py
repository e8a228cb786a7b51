"""What the arena refuses is said in both languages."""

from __future__ import annotations

import pytest

from undercroft.arena import refusals
from undercroft.arena.refusals import VOCABULARY, ArenaMisuse, ArenaRefusal
from undercroft.kernel.parts import words_of
from undercroft.testing.texts import messages_of

ENGLISH, POLISH = (messages_of("undercroft.arena", language) for language in ("en", "pl"))
KINDS = [
    kind
    for kind in vars(refusals).values()
    if isinstance(kind, type) and issubclass(kind, ArenaRefusal) and kind not in (ArenaRefusal, ArenaMisuse)
]


def test_both_languages_hold_the_same_messages_with_the_same_arguments() -> None:
    assert ENGLISH == POLISH


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_has_a_sentence_in_both_languages(kind: type[ArenaRefusal]) -> None:
    arguments = dict.fromkeys(ENGLISH[f"refusal-{words_of(kind)}"], "x")
    refusal = kind(**arguments)
    said = {refusal.text(VOCABULARY.words(language)) for language in ("en", "pl")}
    assert len(said) == 2
