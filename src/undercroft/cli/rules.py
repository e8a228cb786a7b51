"""``undercroft rules GAME [WORDS or ID]``: the rule book, searched; or how much of it the tests prove."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.markup import escape
from rich.padding import Padding

from undercroft.kernel.game import Game
from undercroft.kernel.registry import game
from undercroft.kernel.rules import Rule
from undercroft.kernel.text import LANGUAGES, Words
from undercroft.testing.rules import coverage

from .output import Output
from .trouble import Failure


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("game", metavar=say("metavar-game"), help=say("help-game"))
    command.add_argument("search", nargs="*", default=[], metavar=say("metavar-words"), help=say("help-rule-words"))
    command.add_argument("--coverage", action="store_true", help=say("help-coverage"))
    command.add_argument(
        "--tests", type=Path, default=Path("tests"), metavar=say("metavar-folder"), help=say("help-tests")
    )
    command.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    played = game(options.game)
    if options.coverage:
        return show_coverage(played, options.tests, options.json, output)
    found = played.rules.find(" ".join(options.search), output.language)
    if options.json:
        output.json({"game": played.name, "rules": [msgspec.to_builtins(rule) for rule in found]})
        return 0
    if not found:
        raise Failure("no-such-rule", words=" ".join(options.search))
    languages = LANGUAGES if len(found) == 1 else (output.language,)
    for rule in found:
        show_rule(rule, languages, output)
    output.console.print(escape(output.words.message("rules-count", count=len(found))), style="dim")
    sources = played.vocabulary.words(output.language).said("rule-sources")
    if sources:
        output.console.print(escape(sources), style="dim")
    return 0


def show_rule(rule: Rule, languages: tuple[str, ...], output: Output) -> None:
    source = output.words.message("rule-source", source=rule.source)
    output.console.print(f"[bold cyan]{rule.id}[/bold cyan] [dim]{escape(source)}[/dim]")
    for language in languages:
        question = rule.question(language)
        if question:
            output.console.print(Padding(f"[italic]{escape(question)}[/italic]", (0, 0, 0, 2), expand=False))
        output.console.print(Padding(escape(rule.text(language)), (0, 0, 0, 2), expand=False))


def show_coverage(played: Game[Any], folder: Path, as_json: bool, output: Output) -> int:
    if not folder.is_dir():
        raise Failure("folder-missing", folder=str(folder))
    report = coverage(played.rules, folder)
    if as_json:
        output.json(
            {
                "game": played.name,
                "rows": report.rows,
                "proved": len(report.proved),
                "unproved": report.unproved,
                "reasons": report.reasons,
                "unknown": [rule for rule in report.unknown if _is_ours(played, rule)],
            }
        )
        return 0
    say = output.words.message
    share = int(report.share * 1000) / 10
    output.console.print(escape(say("coverage", rows=report.rows, proved=len(report.proved), share=share)))
    for rule_id in report.unproved:
        output.console.print(f"[bold]{rule_id}[/bold] {escape(report.reasons[rule_id])}")
    return 0


def _is_ours(played: Game[Any], rule_id: str) -> bool:
    """A folder may hold the tests of several games: a slip is ours if the prefix is."""
    return any(rule_id.partition("-")[0] == rule.id.partition("-")[0] for rule in played.rules)
