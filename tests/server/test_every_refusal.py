"""Every refusal, provoked for real in English and in Polish: its code, its status, its words in that language."""

from __future__ import annotations

import asyncio
import re
from itertools import product
from typing import Any

import pytest

from undercroft.bots import registry
from undercroft.kernel import refusals as kernel
from undercroft.kernel.nearest import NONE
from undercroft.kernel.parts import words_of
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import LANGUAGES, Vocabulary
from undercroft.server import refusals as server
from undercroft.server.refusals import ServerRefusal, status_of_kind
from undercroft.testing.texts import messages_of

from .provocations import Heard, provoke, provoke_strict
from .running import Running

ELSEWHERE: dict[type[Refusal], str] = {
    server.BadConfiguration: "said by the command line, before a server is there (test_config, test_serve)",
    server.NewerDatabase: "said at start (test_migrations)",
    server.NoDatabase: "said at start (test_serve)",
    server.PortTaken: "said at start (test_serve)",
    server.DatabaseTrouble: "needs a database that fails (test_failing_database)",
    server.ServerTrouble: "nobody can provoke it, or it would be mended (test_guard breaks a door for it)",
    registry.BrokenBot: "needs a broken plug-in beside the server (tests/cli/test_reading)",
    kernel.BrokenGame: "needs a broken plug-in beside the server (tests/cli/test_reading)",
    kernel.MatchIsOver: "the table says is-over before the rules are asked",
    kernel.Ambiguous: "only the command line guesses what is meant",
    kernel.DamagedRecord: "records are read from files only",
    kernel.ReplayDiffers: "said to the log, and to whoever verifies a file",
}
PACKAGES = {server: "undercroft.server", kernel: "undercroft.kernel", registry: "undercroft.bots"}
KINDS: dict[type[Refusal], str] = {
    kind: package
    for module, package in PACKAGES.items()
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Refusal) and kind.__module__ == module.__name__
    if kind not in (Refusal, ServerRefusal)
}
PROVOKED = [kind for kind in KINDS if kind not in ELSEWHERE]
Everything = dict[str, dict[str, set[Heard]]]


@pytest.fixture(scope="module")
def heard(url: str, tmp_path_factory: pytest.TempPathFactory) -> Everything:
    """What was heard in each language, by code."""
    with Running(tmp_path_factory.mktemp("strict"), UNDERCROFT_REQUESTS_PER_MINUTE="600") as strict:

        async def story() -> Everything:
            everybody = await provoke(url, LANGUAGES)
            await provoke_strict(strict, everybody)
            return {ears.language: ears.heard for ears in everybody}

        return asyncio.run(asyncio.wait_for(story(), 90))


def forms_of(kind: type[Refusal], language: str) -> list[re.Pattern[str]]:
    """The message as Fluent has it, with gaps where its arguments stand; a form for each plural, one without advice."""
    package, message = KINDS[kind], f"refusal-{words_of(kind)}"
    words, names = Vocabulary(package, {}).words(language), sorted(messages_of(package, language)[message])
    forms = []
    for values in product(("∎", 1, 2, 5, NONE), repeat=len(names)):
        arguments: dict[str, Any] = dict(zip(names, values, strict=True))
        parts = re.split(r"(∎|\d+)", words.message(message, **arguments))
        marks = {str(value) for value in values}
        forms.append(re.compile("".join(".+" if part in marks else re.escape(part) for part in parts)))
    return forms


def is_said(kind: type[Refusal], language: str, text: str) -> bool:
    return any(form.fullmatch(text) for form in forms_of(kind, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PROVOKED, ids=words_of)
def test_a_refusal_comes_with_its_status_and_its_words(heard: Everything, kind: type[Refusal], language: str) -> None:
    said = heard[language].get(words_of(kind), set())
    assert said, "never provoked"
    for text, status in said:
        assert status in (None, status_of_kind(kind))
        assert is_said(kind, language, text), text
        assert not any(is_said(kind, other, text) for other in LANGUAGES if other != language), "the other language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_refused_that_we_do_not_know_of(heard: Everything, language: str) -> None:
    assert set(heard[language]) == {words_of(kind) for kind in PROVOKED}


@pytest.mark.parametrize("kind", ELSEWHERE, ids=words_of)
def test_what_cannot_be_provoked_from_outside_has_a_reason(kind: type[Refusal]) -> None:
    assert kind in KINDS
    assert ELSEWHERE[kind]
