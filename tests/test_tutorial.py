"""The tutorial is true: its code is the example's, which keeps every promise and is found when installed."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.kernel.registry import GROUP, installed_games
from undercroft.kernel.text import LANGUAGES
from undercroft.testing import BrokenPromise, check_match, check_secrets, transcript

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "dragons_toll"
TUTORIAL = ROOT / "docs" / "tutorial.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
IN_PART = {"src/dragons_toll/rules.toml"}
BREAKAGES = {
    "return self if seat == self.seat else CardLaid(self.seat, FACE_DOWN)": "return self",
    "        table.reveal()\n": "",
    "sorted(card for cards in secret for card in cards)": "[card for cards in secret for card in cards]",
    "guess.chance = chance.spawn()": "guess.chance = Chance(state.chance.key)",
}


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    return importlib.import_module("dragons_toll").GAME


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As an installer leaves it: the package on the path, its entry points written down beside it."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = [f"{name} = {target}" for name, target in project["entry-points"][GROUP].items()]
    folder = tmp_path / "dragons_toll-1.0.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0.0\n")
    (folder / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    installed_games.cache_clear()
    yield
    installed_games.cache_clear()


def quoted() -> dict[str, list[str]]:
    """The blocks of the tutorial by the file they quote."""
    found = defaultdict(list)
    for path, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        found[path].append(text)
    return found


def test_every_block_stands_in_its_file() -> None:
    for path, blocks in quoted().items():
        text = (EXAMPLE / path).read_text(encoding="utf-8")
        for block in blocks:
            assert block in text, f"the tutorial quotes {path} wrongly:\n{block}"


def test_the_blocks_of_a_file_are_all_of_it_in_order() -> None:
    for path, blocks in quoted().items():
        if path not in IN_PART:
            text = (EXAMPLE / path).read_text(encoding="utf-8")
            assert "".join(blocks).split() == text.split(), f"the tutorial leaves something out of {path}"


def test_every_file_of_the_example_is_quoted() -> None:
    files = {
        file.relative_to(EXAMPLE).as_posix()
        for file in EXAMPLE.rglob("*")
        if file.suffix in {".py", ".toml", ".ftl"} and "build" not in file.parts
    }
    assert set(quoted()) == files


def test_the_game_is_about_a_hundred_lines() -> None:
    lines = (EXAMPLE / "src" / "dragons_toll" / "game.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.startswith(("import ", "from ", '"""'))]
    assert len(code) <= 120


@pytest.mark.parametrize("seed", range(50))
def test_the_example_keeps_every_promise(game: Any, seed: int) -> None:
    settings = game.settings_type(seats=2 + seed % 3)
    assert check_match(game, settings, seed, thorough=1).hidden_varied
    assert check_secrets(game, settings, seed, thorough=1).hidden_varied


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_speaks(game: Any, language: str) -> None:
    text = transcript(game, game.settings_type(seats=3), 7, language=language)
    assert "CardLaid(" not in text
    assert "DT-END-01" in text


@pytest.mark.parametrize("right", BREAKAGES)
def test_what_the_tutorial_says_is_caught_is_caught(
    right: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"broken_toll_{list(BREAKAGES).index(right)}"
    shutil.copytree(EXAMPLE / "src" / "dragons_toll", tmp_path / name)
    file = tmp_path / name / "game.py"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, BREAKAGES[right]).replace("dragons_toll", name), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    broken = importlib.import_module(name).GAME
    with pytest.raises(BrokenPromise, match="dragons-toll"):
        check_everything(broken, seeds=10)


def check_everything(game: Any, seeds: int) -> None:
    for seed in range(seeds):
        check_match(game, game.settings_type(seats=3), seed, thorough=1)
        check_secrets(game, game.settings_type(seats=3), seed, thorough=1)


@pytest.mark.usefixtures("installed")
def test_an_installed_package_is_found_by_its_entry_point() -> None:
    assert "dragons-toll" in undercroft.installed_games()
    match = undercroft.new("dragons-toll", seats=3, seed=7)
    match.take(match.options[0])
    assert undercroft.load(match.record().to_json()).state == match.state


def test_the_tests_of_the_example_pass() -> None:
    paths = [str(EXAMPLE / "src"), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    clean = {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "tests"]
    done = subprocess.run(command, cwd=EXAMPLE, env=os.environ | clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
