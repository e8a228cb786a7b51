"""The page for bot writers is true: its bot is the example's, is found when installed and plays; its commands exist."""

from __future__ import annotations

import doctest
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undercroft.bots import Bot, installed_bots, new_bot
from undercroft.bots.base import answer_match
from undercroft.bots.registry import GROUP
from undercroft.cli.app import build_parser
from undercroft.cli.output import Output
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game, installed_games
from undercroft.server.matches import thoughts, workers

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "cautious_bot"
PAGE = ROOT / "docs" / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


@pytest.fixture
def cautious(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Bot]]:
    """As an installer leaves it: the package on the path, its entry point written down beside it."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = [f"{name} = {target}" for name, target in project["entry-points"][GROUP].items()]
    folder = tmp_path / "cautious_bot-1.0.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0.0\n")
    (folder / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    installed_bots.cache_clear()
    yield installed_bots()["cautious"]
    installed_bots.cache_clear()


def played(name: str, seed: str, *bots: str) -> Match[Any]:
    match: Match[Any] = Match(game(name), game(name).settings_type(seats=2), seed)
    players = [new_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while match.seat is not None:
        match.take(answer_match(players[match.seat], match))
    return match


def test_the_blocks_stand_in_their_files_and_the_bot_is_there_whole() -> None:
    blocks = dict(BLOCK.findall(TEXT))
    assert set(blocks) == {"src/cautious_bot.py", "pyproject.toml"}
    for path, block in blocks.items():
        assert block in (EXAMPLE / path).read_text(encoding="utf-8")
    code = (EXAMPLE / "src" / "cautious_bot.py").read_text(encoding="utf-8")
    assert blocks["src/cautious_bot.py"] == code
    assert len(code.splitlines()) <= 30


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_the_bot_of_the_page_is_found_and_plays_every_game(cautious: type[Bot], name: str) -> None:
    once, again = (played(name, "1", "cautious:2", "random") for _ in range(2))
    assert once.outcome is not None
    assert [str(entry) for entry in once.entries] == [str(entry) for entry in again.entries]


def test_the_bot_of_the_page_knows_what_it_does(cautious: type[Bot]) -> None:
    matches = [played("boss-monster", f"{seed}", "cautious:2", "random") for seed in range(5)]
    assert sum(match.outcome is not None and 0 in match.outcome.winners for match in matches) >= 4


def test_the_other_examples_work() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_every_command_of_the_page_can_be_typed() -> None:
    commands = re.findall(r"^ {4}undercroft (.+)$", TEXT, re.MULTILINE)
    parser = build_parser(Output("en"))
    assert len(commands) > 3
    for command in commands:
        parser.parse_args(shlex.split(command))


def test_every_bot_of_ours_is_described_and_no_other() -> None:
    rows = re.findall(r"^\| (`.+?) \|", TEXT.partition("## Our bots")[2], re.MULTILINE)
    named = {spec.partition(":")[0] for row in rows for spec in re.findall(r"`([^`]+)`", row)}
    assert named == set(installed_bots())


def test_the_numbers_are_those_of_the_program() -> None:
    said = {1: "a minute", 2: "twice in a row", 5: "for five seconds", 10: "after ten"}
    assert (workers.REST_SECONDS / 60, workers.PATIENCE) == (1, 2)
    assert (thoughts.MOST_SECONDS, thoughts.LONGEST_THOUGHT) == (5, 10)
    assert all(words in " ".join(TEXT.split()) for words in said.values())


def test_every_link_to_a_part_of_the_page_leads_there() -> None:
    headings = re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([\w-]+)\)", TEXT)) <= anchors
