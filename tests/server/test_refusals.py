"""Every refusal of the server has its words in both languages, and its place among the answers."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
import pytest

from undercroft.kernel.parts import words_of
from undercroft.kernel.text import LANGUAGES
from undercroft.server import refusals
from undercroft.server.config import Config
from undercroft.server.db.tables import NAME_LENGTH
from undercroft.server.errors import ANYWHERE, refuses
from undercroft.server.names import LONGEST_PASSWORD, SHORTEST_PASSWORD
from undercroft.server.refusals import VOCABULARY, ServerRefusal, TooMany, status_of_kind
from undercroft.testing.texts import messages_of

ENGLISH, POLISH = (messages_of("undercroft.server", language) for language in LANGUAGES)
KINDS = [
    kind
    for kind in vars(refusals).values()
    if isinstance(kind, type) and issubclass(kind, ServerRefusal) and kind is not ServerRefusal
]


def test_both_languages_hold_the_same_messages_with_the_same_arguments() -> None:
    assert ENGLISH == POLISH


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_refusal_has_its_words_and_its_status(kind: type[ServerRefusal]) -> None:
    message = f"refusal-{words_of(kind)}"
    refusal = kind(**dict.fromkeys(ENGLISH[message], 5))
    texts = {refusal.text(VOCABULARY.words(language)) for language in LANGUAGES}
    assert len(texts) == 2, "not translated"
    assert 400 <= HTTPStatus(kind.status) < 600
    assert kind.__doc__


def test_no_refusal_is_left_over() -> None:
    ours = {message.removeprefix("refusal-") for message in ENGLISH if message.startswith("refusal-")}
    assert ours == {words_of(kind) for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_words_are_those_of_the_checks(language: str) -> None:
    words = VOCABULARY.words(language)
    assert f" {NAME_LENGTH} " in words.message("refusal-bad-name")
    said = words.message("refusal-bad-password")
    assert f" {SHORTEST_PASSWORD} " in said
    assert f" {LONGEST_PASSWORD} " in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", msgspec.structs.fields(Config), ids=lambda field: field.name)
def test_every_wrong_setting_is_told_what_would_do(field: msgspec.structs.FieldInfo, language: str) -> None:
    words = VOCABULARY.words(language)
    said, unknown = (
        words.message("refusal-bad-configuration", name=name, value="x").partition(":")[2]
        for name in (field.name, "another")
    )
    assert said != unknown or field.name in ("trusted_proxies", "web"), "any text may be proxies, or a folder"


@pytest.mark.parametrize(
    ("seconds", "polish"), [(1, "za sekundę."), (3, "za 3 sekundy."), (5, "za 5 sekund."), (22, "za 22 sekundy.")]
)
def test_polish_seconds_are_counted_rightly(seconds: int, polish: str) -> None:
    assert TooMany(seconds=seconds).text(VOCABULARY.words("pl")).endswith(polish)


def test_a_route_tells_all_it_may_refuse() -> None:
    told = refuses(refusals.NotSignedIn, refusals.BadName)
    assert set(told) == {401} | {status_of_kind(kind) for kind in ANYWHERE}
    assert "`bad-name`" in told[400].description
    assert "`bad-request`" in told[400].description
