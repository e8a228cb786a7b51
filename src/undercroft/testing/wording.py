"""Is every text there that a game may ask for, in every language? All that is wrong is told at once.

First the files are compared with the game's classes, settings, roles, rules and source; then a few random matches
are played and everything is said that people would read, in every language.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.settings import fields_of
from undercroft.kernel.text import KERNEL_PACKAGE, LANGUAGES, Words

from .asked import FAMILIES, Asked, asked_by_structs, asked_in_source, is_at_home, matches, subclasses
from .play import chance_of_choices
from .settings import random_settings
from .texts import Reading, read_messages
from .trial import BrokenPromise

MOST_NUMBERS = 300
"""So many things of a kind are named; games number theirs from 0."""
DRAWN_EVERY = 25
WIDTH = 100

Texts = Mapping[str, Mapping[str, frozenset[str]]]
"""Language -> message -> arguments."""


def check_texts(game: Game[Any], matches_played: int = 3) -> None:
    """Find every text that the game may ask for and does not have, or has and nobody asks for, in every language.

    >>> import undercroft
    >>> check_texts(undercroft.game("boss-monster"), matches_played=1)

    Raises BrokenPromise, an AssertionError that lists all at once: messages and attributes that are missing or left
    over, arguments that nobody gives or that only one language uses, files that cannot be read, rules that are cited
    and not in the book, and what could not be said in a few random matches.
    """
    problems = text_problems(game, matches_played)
    if problems:
        raise BrokenPromise("\n  ".join([f"{game.name}: {len(problems)} of its texts need a look:", *problems]))


def text_problems(game: Game[Any], matches_played: int = 3) -> list[str]:
    """The same as a list of sentences; empty when all is well."""
    own = {language: read_messages(game.package, language) for language in LANGUAGES}
    texts = {
        language: read_messages(KERNEL_PACKAGE, language).messages | reading.messages
        for language, reading in own.items()
    }
    found = [problem for reading in own.values() for problem in reading.problems]
    found += _rule_problems(game)
    if not found:  # a book or a file that cannot be read would hide the rest, or repeat it
        found += _missing(game, texts)
        found += _unlike(own, texts)
        found += _left_over(game, own)
        found += _said(game, matches_played)
    told: dict[str, str] = {}
    for problem in found:
        told.setdefault(problem.partition(" (")[0], problem)  # once, whoever noticed it
    return list(told.values())


def _rule_problems(game: Game[Any]) -> Iterator[str]:
    """Rules without a sentence, and rules that the game cites and does not have."""
    try:
        book = game.rules
    except (msgspec.ValidationError, ValueError) as error:
        yield f"the rules cannot be read: {error}"
        return
    for rule in book:
        for language in LANGUAGES:
            if not rule.text(language).strip():
                yield f"{language}: rule {rule.id} has no text"
    cited = dict.fromkeys(game.waiting_rules, "Game.waiting_rules")
    assert game.codec is not None  # all modules of the game are imported
    for cls in subclasses(Procedure):
        if is_at_home(cls, game.package):
            cited |= dict.fromkeys(cls.rules, cls.__name__)
    yield from (f"{by} cites {rule}, which is no rule of the book" for rule, by in cited.items() if rule not in book)


def _asked(game: Game[Any]) -> Iterator[Asked]:
    """What must be there, whatever happens in a match."""
    yield from asked_by_structs(game)
    for name in ("game-name", "game-summary"):
        yield Asked(name, "the lobby")
    for field in fields_of(game):
        yield Asked(field.message, f"setting {field.name}")
        yield Asked(f"{field.message}.help", f"setting {field.name}")
    for role in game.roles:
        yield Asked(role, "Game.roles")
    for name, path in asked_in_source(game.package).items():
        yield Asked(name, path)


def _missing(game: Game[Any], texts: Texts) -> Iterator[str]:
    """Messages that are asked for and not there, and arguments that nobody gives."""
    for asked in _asked(game):
        has = {language: _like(asked.name, known) for language, known in texts.items()}
        if asked.is_base and not any(has.values()):
            continue
        for language, known in texts.items():
            if not has[language]:
                yield f"{language}: {asked.name} is missing ({asked.by} asks for it)"
            for name in has[language]:
                unknown = sorted(known[name] - asked.arguments) if asked.arguments is not None else []
                if unknown:
                    given = ", ".join(sorted(asked.arguments or ())) or "nothing"
                    yield f"{language}: {name} uses {_listed(unknown)}, but {asked.by} gives {given}"


def _like(pattern: str, known: Mapping[str, Any]) -> list[str]:
    """The messages that a name or a pattern stands for."""
    if "*" in pattern:
        return [name for name in known if matches(pattern, name)]
    return [pattern] if pattern in known else []


def _unlike(own: Mapping[str, Reading], texts: Texts) -> Iterator[str]:
    """Where the languages do not say the same, and where one quotes what is not there."""
    for name in sorted({name for reading in own.values() for name in reading.messages}):
        used = {language: reading.messages[name] for language, reading in own.items() if name in reading.messages}
        if len(set(used.values())) > 1:
            each = "; ".join(f"{language} uses {_listed(sorted(found))}" for language, found in used.items())
            yield f"{name} has not the same arguments in all languages: {each}"
        for language in own:
            if language not in used:
                yield f"{language}: {name} is missing ({', '.join(used)} has it)"
    for language, reading in own.items():
        for name in sorted(reading.quoted - texts[language].keys()):
            yield f"{language}: {name} is missing (another message quotes it)"


def _left_over(game: Game[Any], own: Mapping[str, Reading]) -> Iterator[str]:
    """Messages about structs and settings that do not exist."""
    asked = {each.name for each in _asked(game)} | read_messages(KERNEL_PACKAGE, LANGUAGES[0]).messages.keys()
    families = (*FAMILIES, "setting")
    for language, reading in own.items():
        for name in sorted(reading.messages):
            whole = name.partition(".")[0]
            if whole.partition("-")[0] in families and not any(matches(pattern, whole) for pattern in asked):
                near = get_close_matches(whole, asked, n=1)
                yield f"{language}: {name} is left over: nothing asks for it" + (f"; {near[0]}?" if near else "")


def _said(game: Game[Any], matches_played: int) -> Iterator[str]:
    """What turns out to be missing when everything is said that people read."""
    speakers = []
    for language in LANGUAGES:
        words = game.vocabulary.words(language, ["Ala", "Olek"], missing=set())
        speakers.append(words)
        game.card_table(words)
        _name_everything(game, words)
    for seed in range(matches_played):
        _play(Match(game, random_settings(game, random.Random(seed)), str(seed)), speakers)
    for words in speakers:
        assert words.missing is not None
        for what in sorted(words.missing):
            yield f"{words.language}: {_readable(what, words.language)}"


def _readable(what: str, language: str) -> str:
    return what.replace(f" ({language})", "") + ("" if ":" in what or "names()" in what else " is missing (in play)")


def _name_everything(game: Game[Any], words: Words) -> None:
    """The names of all things that can be named, and what is written on them."""
    for name in game.names().values():
        for number in range(MOST_NUMBERS):
            try:
                name(number, words)
            except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
                break  # there is no such thing


def _play(match: Match[Any], speakers: Iterable[Words]) -> None:
    """A random match in which everything is read that a seat may read."""
    game, chance = match.game, chance_of_choices(match.seed)
    seats = [None, *map(Seat, range(match.settings.seats))]
    while not match.is_over:
        for words in speakers:
            _read_question(match, words)
            if len(match.entries) % DRAWN_EVERY == 0:
                for seat in seats:
                    game.render(match.view(seat), words, WIDTH)
        match.take(chance.choice(match.options))
    for words in speakers:
        for seat in seats:
            game.render(match.view(seat), words, WIDTH)
            for event in match.log(seat):
                words.say(event)


def _read_question(match: Match[Any], words: Words) -> None:
    choice, seat = match.choice, match.seat
    assert choice is not None
    words.ask(choice, match.table)
    view = match.view(seat)
    for option in match.options:
        words.say(option)
        match.game.note(view, option, words)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in names) or "none"
