"""Golden playthroughs: a whole match as a text that a person can read and a test can compare.

The diff of a transcript is the review of a rule change. Regenerate it on purpose, and read it.
"""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, words_of
from undercroft.kernel.text import Words, message_id

from .play import Chooser, chance_of_choices, uniformly

MOST_OPTIONS = 12
DIGEST_EVERY = 10


def transcript(
    game: Game[Any],
    settings: Settings,
    seed: int | str,
    chooser: Chooser | None = None,
    language: str = "en",
) -> str:
    """A whole random match in words, secrets included: who was asked what, what was taken, what came of it.

    >>> import undercroft
    >>> game = undercroft.game("alone")
    >>> lines = transcript(game, game.settings_type(seats=2, quick_setup=True), seed=7).splitlines()
    >>> lines[1].startswith("settings: seats=2 difficulty=normal "), lines[2], lines[-3].partition(" ")[0]
    (True, 'seed: 7', 'rule:')
    """
    match = Match(game, settings, str(seed))
    words = game.vocabulary.words(language)
    chance, choose = chance_of_choices(seed), chooser or uniformly
    lines = [*_header(match), "", *_told(match.events, words)]
    while not match.is_over:
        number, told = len(match.entries) + 1, len(match.events)
        option = choose(match.table, chance)
        lines += [_question(number, match, words), f"   > {option}"]
        match.take(option)
        lines += _told(match.events[told:], words)
        if number % DIGEST_EVERY == 0:
            lines.append(f"   [{game.codec.digest(match.state)}]")
    return "\n".join([*lines, "", *_footer(match, words)]) + "\n"


def golden(path: Path, text: str, update: bool = False) -> None:
    """Compare a text with the one kept in a file; with ``update`` write the file instead.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     golden(Path(folder, "match.txt"), "a match", update=True)
    ...     golden(Path(folder, "match.txt"), "a match")
    """
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    if not path.is_file():
        raise AssertionError(f"{path.name} does not exist yet: write it with update=True and read it")
    kept = path.read_text(encoding="utf-8")
    if kept != text:
        changes = difflib.unified_diff(kept.splitlines(), text.splitlines(), f"{path.name}, kept", "now", lineterm="")
        raise AssertionError("\n".join([f"{path.name} does not come out the same:", *changes]))


def _header(match: Match[Any]) -> list[str]:
    settings = " ".join(f"{name}={value}" for name, value in msgspec.to_builtins(match.settings).items())
    return [f"game: {match.game} {match.game.version}", f"settings: {settings}", f"seed: {match.seed}"]


def _question(number: int, match: Match[Any], words: Words) -> str:
    table = match.table
    name, question = words.name("seat", table.seat), words_of(type(table.choice))
    return f"{number}. {name}, {question}, {len(table.options)} options: {_listed(table.options)}"


def _listed(options: list[Option]) -> str:
    texts = [str(option) for option in options[:MOST_OPTIONS]]
    more = len(options) - len(texts)
    return " | ".join([*texts, f"and {more} more"] if more else texts)


def _told(events: list[Event], words: Words) -> list[str]:
    return [f"   {_in_words(event, words)}" for event in events]


def _in_words(event: Event, words: Words) -> str:
    """The sentence for an event, or its plain text form if the game has none for it."""
    sentence = words.say(event) if words.has(message_id(event)) else str(event)
    return " ".join(sentence.split())


def _footer(match: Match[Any], words: Words) -> list[str]:
    outcome = match.outcome
    assert outcome is not None
    winners = ", ".join(words.name("seat", seat) for seat in outcome.winners) or "nobody"
    return [
        f"outcome: {winners}; places {' '.join(map(str, outcome.places))}",
        f"rule: {outcome.rule}",
        f"decisions: {len(match.entries)}",
        f"digest: {match.game.codec.digest(match.state)}",
    ]
