"""A saved network takes a seat: what it is shown, what it takes, and what is said of files that cannot play."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from examples import train_ppo
from undercroft.bots import new_bot, parse_bot
from undercroft.bots.base import answer_match
from undercroft.bots.networks import network_in
from undercroft.bots.policy import (
    SHELF,
    BadPolicyKind,
    BrokenPolicy,
    NoPolicyFile,
    PolicyBot,
    PolicyMisfit,
    PolicyNeeds,
    PolicyRefusal,
)
from undercroft.bots.registry import NotShelved, parse_shelved_bot
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game
from undercroft.kernel.text import LANGUAGES

from .saved import save_layers

BOSS = (940, 1349)
FIRST = "def scores(numbers): return [-number for number in range(2000)]"
LAST = "def scores(numbers): return range(2000)"


def new() -> Match[Any]:
    return Match(game("boss-monster"), game("boss-monster").settings_type(seats=2), "7")


def numbered(match: Match[Any]) -> list[int]:
    return [match.game.option_number(match.state, option) for option in match.options]


def test_the_possible_action_with_the_highest_score_is_taken(tmp_path: Path) -> None:
    match = new()
    for name, code, best in (("first.py", FIRST, min), ("last.py", LAST, max)):
        (tmp_path / name).write_text(code, encoding="utf-8")
        taken = answer_match(new_bot(f"policy:{tmp_path / name}", "s"), match)
        assert match.game.option_number(match.state, taken) == best(numbered(match))


def test_a_script_is_shown_the_numbers_of_the_view_from_nought_to_one(tmp_path: Path) -> None:
    path, match = tmp_path / "look.py", new()
    path.write_text(
        "def scores(numbers):\n    seen.append(numbers)\n    return range(2000)\nseen = []", encoding="utf-8"
    )
    answer_match(new_bot(f"policy:{path}", "s"), match)
    (seen,) = network_in(path).scores_of.__globals__["seen"]
    assert match.seat is not None
    assert seen.dtype == np.float32
    assert seen.tolist() == np.clip(np.array(match.game.numbers(match.view(match.seat)), np.float32), 0, 1).tolist()


def test_layers_are_multiplied_as_the_training_example_does(tmp_path: Path) -> None:
    file, numbers = np.load(save_layers(tmp_path / "w.npz", 5, 4)), [0.1, 0.9, 0.5, 0.0, 1.0]
    layers = ("first", "second", "policy", "value")
    params = {layer: {part: file[f"{layer}.{part}"] for part in ("weights", "bias")} for layer in layers}
    looked, _ = train_ppo.look(params, np.array([numbers], np.float32), np.ones((1, 4), np.bool_))
    ours, theirs = network_in(tmp_path / "w.npz").scores(numbers), np.asarray(looked)[0]
    assert ours - ours.max() == pytest.approx(theirs - theirs.max(), abs=1e-4)
    assert len(set(ours.tolist())) == 4


def test_a_file_that_was_trained_again_is_read_again(tmp_path: Path) -> None:
    path = save_layers(tmp_path / "w.npz", 3, 2, seed=1)
    before = network_in(path)
    assert network_in(path) is before
    save_layers(path, 3, 2, seed=2)
    os.utime(path, ns=(1, 1))
    assert network_in(path).scores([1, 1, 1]).tolist() != before.scores([1, 1, 1]).tolist()


# What cannot play


@pytest.mark.parametrize("text", ["policy", "policy:", "policy:model", "policy:model.onnx"])
def test_another_kind_of_file_is_refused_with_those_that_can_be_read(text: str) -> None:
    with pytest.raises(BadPolicyKind, match=r"\.npz, \.py, \.zip, as in “policy:model\.zip”"):
        parse_bot(text)


def test_a_file_that_is_not_there_is_refused_when_it_is_named() -> None:
    with pytest.raises(NoPolicyFile, match=r"no file nowhere\.zip"):
        parse_bot("policy:nowhere.zip")


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.npz", "no arrays", "ValueError"),
        ("a.py", "answer = 42", r"there is no function scores\(numbers\) in it"),
        ("a.py", "import sys; sys.exit('no')", "SystemExit: no"),
        ("a.py", "1 / 0", "ZeroDivisionError"),
    ],
)
def test_a_file_that_does_not_hold_what_its_name_says_is_told_with_the_reason(
    tmp_path: Path, name: str, content: str, reason: str
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    with pytest.raises(BrokenPolicy, match=reason):
        answer_match(new_bot(f"policy:{tmp_path / name}", "s"), new())


def test_arrays_with_code_in_them_are_not_opened(tmp_path: Path) -> None:
    arrays = {"policy.weights": np.array([print], object), "policy.bias": np.zeros(1)}
    np.savez(tmp_path / "a.npz", **arrays)  # type: ignore[arg-type]
    with pytest.raises(BrokenPolicy, match="allow_pickle=False"):
        answer_match(new_bot(f"policy:{tmp_path / 'a.npz'}", "s"), new())


@pytest.mark.parametrize("sizes", [(941, 1349), (6101, 4643), (940, 3)])
def test_a_network_for_another_game_is_refused_with_both_sizes(tmp_path: Path, sizes: tuple[int, int]) -> None:
    path = save_layers(tmp_path / "w.npz", *sizes)
    with pytest.raises(
        PolicyMisfit, match=rf"reads {sizes[0]} numbers and scores {sizes[1]} actions; boss-monster has 940"
    ):
        answer_match(new_bot(f"policy:{path}", "s"), new())


def test_a_missing_package_is_named_with_the_way_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.zip").write_bytes(b"")
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(PolicyNeeds, match=r"“torch”.*pip install \"undercroft\[learn\]\""):
        answer_match(new_bot(f"policy:{tmp_path / 'a.zip'}", "s"), new())


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_both_languages(language: str) -> None:
    with pytest.raises(PolicyRefusal) as refused:
        parse_bot("policy:nowhere.zip")
    said = refused.value.text(refused.value.vocabulary.words(language))
    assert said.startswith("There is no file" if language == "en" else "Nie ma pliku")


# Files that are laid out for a shared table


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "shelf"
    folder.mkdir()
    monkeypatch.setenv(SHELF, str(folder))
    return folder


def test_only_what_lies_on_the_shelf_can_be_named_from_elsewhere(shelf: Path) -> None:
    save_layers(shelf / "good.npz", *BOSS)
    save_layers(shelf.parent / "secret.npz", *BOSS)
    (shelf / "notes.txt").write_text("not a policy", encoding="utf-8")
    assert PolicyBot.shelved_files() == ["good.npz"]
    assert str(parse_shelved_bot("policy:good.npz")) == "policy:good.npz"
    assert str(parse_shelved_bot("greedy:5")) == "greedy:5"
    elsewhere = (
        "../secret.npz",
        str(shelf.parent / "secret.npz"),
        str(shelf / "good.npz"),
        "notes.txt",
        "",
        "none.zip",
    )
    for file in elsewhere:
        with pytest.raises(NotShelved, match=r"Possible: good\.npz\."):
            parse_shelved_bot(f"policy:{file}")


def test_without_a_shelf_nothing_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_layers(tmp_path / "good.npz", *BOSS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(SHELF, raising=False)
    assert str(parse_bot("policy:good.npz")) == "policy:good.npz"
    with pytest.raises(NotShelved, match="undercroft serve --policies FOLDER"):
        parse_shelved_bot("policy:good.npz")


def test_a_mere_name_is_looked_for_on_the_shelf_and_a_path_is_a_path(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_layers(shelf.parent / "here.npz", *BOSS)
    monkeypatch.chdir(shelf.parent)
    with pytest.raises(NoPolicyFile):
        parse_bot("policy:here.npz")
    assert parse_bot("policy:./here.npz").file == "./here.npz"


def test_a_spec_of_a_policy_is_plain_data() -> None:
    spec = parse_bot(f"policy:{Path(__file__).parent / 'toys' / 'favours.py'}")
    assert msgspec.convert(msgspec.to_builtins(spec), type(spec)) == spec
