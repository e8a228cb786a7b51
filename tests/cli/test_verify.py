"""A record that a server gave out holds a promise: ``verify`` says whether the seed is the one promised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.kernel.record import Record, commitment_to

from .running import Runner

SEED, SALT = "7", "a pinch of salt"
PROMISE = commitment_to(SEED, SALT)
OTHER = commitment_to("8", SALT)


def a_record(**changes: Any) -> Record:
    """A match just begun, as a server would give it out."""
    record = undercroft.new("boss-monster", seats=2, seed=SEED).record(["Ala", "greedy"])
    return msgspec.structs.replace(record, **{"salt": SALT, "commitment": PROMISE} | changes)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def save(file: Path, **changes: Any) -> str:
    file.write_bytes(a_record(**changes).to_json())
    return str(file)


def test_a_kept_promise_is_told(run: Runner, file: Path) -> None:
    ran = run("verify", save(file), "--commitment", PROMISE)
    assert (ran.status, ran.err) == (0, "")
    assert "The seed is the one promised at the start." in ran.out
    assert "Ziarno jest tym, które obiecano" in run("verify", str(file), "--commitment", PROMISE, "--lang", "pl").out


def test_the_promise_may_be_given_in_capitals(run: Runner, file: Path) -> None:
    assert run("verify", save(file), "--commitment", f" {PROMISE.upper()} ").status == 0


def test_without_the_promise_its_reader_is_told_what_to_compare(run: Runner, file: Path) -> None:
    told = " ".join(run("verify", save(file)).out.split())
    assert f"promised by {PROMISE}. Compare" in told


def test_a_match_of_ones_own_still_verifies_and_promises_nothing(run: Runner, file: Path) -> None:
    ran = run("verify", save(file, salt="", commitment=""))
    assert ran.status == 0
    assert "promised" not in ran.out
    assert json.loads(run("verify", str(file), "--json").out)["commitment"] is None


BROKEN: list[tuple[dict[str, str], str, tuple[str, str]]] = [
    ({"salt": "other"}, "", ("does not fit", "nie pasuje do")),
    ({"commitment": OTHER}, "", ("does not fit", "nie pasuje do")),
    ({"commitment": OTHER}, PROMISE, (f"answers to {OTHER}, not to {PROMISE}", "a nie")),
    ({}, OTHER, (f"answers to {PROMISE}, not to {OTHER}", "a nie")),
    ({"salt": "new", "commitment": commitment_to(SEED, "new")}, PROMISE, (f"not to {PROMISE}", "a nie")),
    ({"salt": "", "commitment": ""}, PROMISE, ("answers to no promise", "żadnej obietnicy")),
]


@pytest.mark.parametrize(
    ("changes", "given", "said"),
    BROKEN,
    ids=["salt", "promise in the file", "both differ", "promise given", "made up later", "taken out"],
)
def test_a_broken_promise_is_an_error_that_names_it(
    run: Runner, file: Path, changes: dict[str, str], given: str, said: tuple[str, str]
) -> None:
    command = ["verify", save(file, **changes), *(["--commitment", given] if given else [])]
    for language, sentence in zip(("en", "pl"), said, strict=True):
        ran = run(*command, "--lang", language)
        assert (ran.status, ran.out) == (1, "")
        assert sentence in ran.err
        assert ran.err.count("\n") == 1


def test_programs_learn_whether_it_was_kept(run: Runner, file: Path) -> None:
    assert json.loads(run("verify", save(file), "--json").out)["commitment"] is True
    broken = json.loads(run("verify", save(file, salt="other"), "--json").out)
    assert (broken["ok"], broken["commitment"], broken["difference"]) == (False, False, None)
    assert "not the one promised" in broken["reason"]


def test_a_kept_promise_does_not_excuse_another_course(run: Runner, file: Path) -> None:
    ran = run("verify", save(file, digest="another end"), "--json")
    told = json.loads(ran.out)
    assert ran.status == 1
    assert (told["ok"], told["commitment"], told["difference"]) == (False, True, 0)
