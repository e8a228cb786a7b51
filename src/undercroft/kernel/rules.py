"""Every rule has a number. A rule book is data: id, kind, page, and the sentence in each language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources

import msgspec

from .text import LANGUAGES


class Rule(msgspec.Struct, frozen=True):
    """One atomic rule or ruling, in our own words. A ruling also has the question that it answers."""

    id: str
    kind: str
    source: str
    en: str
    pl: str
    question_en: str = ""
    question_pl: str = ""

    def text(self, language: str) -> str:
        """The sentence in that language."""
        return self.pl if language == "pl" else self.en

    def question(self, language: str) -> str:
        """The question that a ruling answers; nothing for other rules."""
        return self.question_pl if language == "pl" else self.question_en


class RuleBook:
    """The rules of one game by id, in the order of the book.

    >>> book = RuleBook({"X-01": Rule("X-01", "flow", "p.1", "Play.", "Graj.")})
    >>> book["X-01"].text("pl"), "X-02" in book, len(book)
    ('Graj.', False, 1)
    """

    def __init__(self, rules: dict[str, Rule]) -> None:
        self._rules = rules

    @classmethod
    def of_package(cls, package: str) -> RuleBook:
        """Read ``rules.toml``, or every file of a folder ``rules``, of a game's package."""
        root = resources.files(package)
        folder = root / "rules"
        files = (
            sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
            if folder.is_dir()
            else [f for f in (root / "rules.toml",) if f.is_file()]
        )
        rules = {}
        for file in files:
            for rule_id, fields in tomllib.loads(file.read_text(encoding="utf-8")).items():
                rules[rule_id] = msgspec.convert({"id": rule_id, **fields}, Rule)
        return cls(rules)

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def search(self, words: str, language: str) -> list[Rule]:
        """The rules that contain every word, in id, text or question; an exact id gives that rule alone."""
        wanted = words.strip()
        if wanted.upper() in self._rules:
            return [self._rules[wanted.upper()]]
        parts = wanted.casefold().split()
        return [rule for rule in self if all(part in _searchable(rule, language) for part in parts)]

    def find(self, words: str, language: str) -> list[Rule]:
        """``search`` in the reader's language, or failing that in any other: words may come from the printed book."""
        tried = (language, *(other for other in LANGUAGES if other != language))
        return next((found for each in tried if (found := self.search(words, each))), [])


def _searchable(rule: Rule, language: str) -> str:
    return f"{rule.id} {rule.kind} {rule.text(language)} {rule.question(language)}".casefold()
