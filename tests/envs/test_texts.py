"""What learning environments say, in both languages; and what they say where something is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from undercroft import envs
from undercroft.envs import refusals
from undercroft.envs.refusals import EnvRefusal, IllegalAction, NotInstalled
from undercroft.kernel.parts import words_of
from undercroft.testing.texts import messages_of

ENGLISH, POLISH = (messages_of("undercroft.envs", language) for language in ("en", "pl"))


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH == POLISH


def test_every_refusal_has_its_words() -> None:
    kinds = {f"refusal-{words_of(kind)}" for kind in EnvRefusal.__subclasses__()}
    assert kinds == {name for name in ENGLISH if name.startswith("refusal-")}


@pytest.mark.parametrize(("missing", "extra"), envs.NEEDED.items())
def test_what_is_missing_is_named_with_the_way_to_install_it(
    missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("undercroft.envs.") and name != refusals.__name__]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(NotInstalled, match=rf'{missing}.*pip install "undercroft\[{extra}\]"'):
        envs.env("boss-monster") if extra == "envs" else envs.spiel_game("boss-monster")


def test_nothing_heavy_is_imported_before_it_is_used() -> None:
    heavy = "print(sorted({'numpy', 'pettingzoo', 'gymnasium', 'jax', 'pyspiel'} & set(sys.modules)))"
    command = f"import sys, undercroft.envs; {heavy}"
    assert subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_refusal_speaks_polish() -> None:
    env = envs.raw_env("boss-monster")
    env.reset(seed=3)
    with pytest.raises(IllegalAction) as refused:
        env.step(1)
    text = refused.value.text(refusals.VOCABULARY.words("pl"))
    assert text.startswith("Akcja 1 nie jest teraz możliwa dla miejsca 0. Możliwe: 0 (pass), ")
