"""Writes docs/reference.md: the public names of the library with their signatures, from their docstrings.

Run it as ``make reference`` whenever a signature or a docstring has changed. A test compares the page with the code.
"""

from __future__ import annotations

import enum
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "reference.md"
HEAD = """# Reference

The names of the library that bots, plug-ins and programs of yours may rely on. This page is made from the docstrings by
`make reference`; do not edit it. [bots.md](bots.md), [tutorial.md](tutorial.md), [kernel.md](kernel.md) and
[envs.md](envs.md) explain how things go together.
"""
HIDDEN = "_"


class Section(NamedTuple):
    """A chapter of the page: names under the module from which to import them."""

    title: str
    names: dict[str, tuple[str, ...]]


SECTIONS = (
    Section(
        "To begin",
        {
            "undercroft": ("new", "load", "game", "installed_games"),
            "undercroft.kernel.registry": ("broken_games",),
            "undercroft.kernel.settings": ("fields_of", "Field"),
        },
    ),
    Section(
        "A match",
        {
            "undercroft": ("Match", "Record"),
            "undercroft.kernel.match": ("StandingOrder",),
            "undercroft.kernel.record": ("Taken", "Undone", "Left", "Continued", "Written"),
            "undercroft.kernel.replaying": ("replay", "replaying", "load", "verify", "Verdict"),
            "undercroft.kernel.table": ("Table",),
            "undercroft.kernel.chance": ("Chance",),
            "undercroft.kernel.state": ("Outcome",),
            "undercroft.kernel.refusals": ("Refusal",),
        },
    ),
    Section(
        "A game",
        {
            "undercroft.kernel.game": ("Game", "Settings", "View", "Block", "CardTable"),
            "undercroft.kernel.state": ("State",),
            "undercroft.kernel.portable": ("numbered",),
            "undercroft.kernel.parts": ("Part", "Option", "Pass", "Yes", "No", "thing_id"),
            "undercroft.kernel.procedure": ("Procedure", "Scope", "Choice", "AnyTime", "Pause"),
            "undercroft.kernel.moments": ("Moment", "Listener", "Replaceable", "Replacement", "OrderAbilities"),
            "undercroft.kernel.events": ("Event",),
            "undercroft.kernel.text": ("Words",),
            "undercroft.kernel.rules": ("Rule", "RuleBook"),
            "undercroft.kernel.tally": ("Tally", "Teller"),
        },
    ),
    Section(
        "A bot",
        {
            "undercroft.bots": ("Bot", "new_bot", "installed_bots"),
            "undercroft.bots.base": ("Opinion", "Expected", "answer_match"),
        },
    ),
    Section(
        "Learning environments",
        {
            "undercroft.envs": ("env", "raw_env", "solo_env", "vector_env", "spiel_game"),
            "undercroft.envs.vector": ("VectorEnv",),
            "undercroft.envs.group": ("Batch",),
        },
    ),
    Section(
        "Tests of a plug-in",
        {
            "undercroft.testing": (
                "check_match",
                "check_secrets",
                "check_texts",
                "text_problems",
                "random_match",
                "random_settings",
                "Step",
                "MatchReport",
                "BrokenPromise",
                "rule",
                "coverage",
                "proved_rules",
                "Coverage",
                "transcript",
                "golden",
            )
        },
    ),
)


class Entry(NamedTuple):
    """A public name: a function, a class, or a member of a class."""

    name: str
    thing: Any

    @property
    def text(self) -> str:
        """Its docstring; nothing where it has none of its own."""
        own = self.thing.func if isinstance(self.thing, cached_property) else self.thing
        text = getattr(own, "__doc__", None) or ""
        if inspect.isclass(own) and "__doc__" not in vars(own):
            return ""
        return inspect.cleandoc(text)


def entries() -> Iterator[tuple[str, Entry]]:
    """All public names, with the module of each; members follow their class."""
    for section in SECTIONS:
        for module, names in section.names.items():
            for name in names:
                entry = Entry(name, getattr(importlib.import_module(module), name))
                yield module, entry
                for member in members(entry):
                    yield module, member


def members(entry: Entry) -> list[Entry]:
    """The public methods and properties of a class, in the order in which they are written."""
    if not inspect.isclass(entry.thing):
        return []
    found: dict[str, Any] = {}
    described_elsewhere = bases_on_the_page(entry)
    for cls in reversed(entry.thing.__mro__):
        if cls.__module__.startswith("undercroft.") and cls not in described_elsewhere:
            found |= {name: thing for name, thing in vars(cls).items() if is_member(name, thing)}
    for base in described_elsewhere:  # what is said there holds here, unless something else is said
        found = {name: thing for name, thing in found.items() if thing.__doc__ or not hasattr(base, name)}
    return [Entry(f"{entry.name}.{name}", thing) for name, thing in found.items()]


def bases_on_the_page(entry: Entry) -> list[type[Any]]:
    """The classes that it is made of and that have a place of their own."""
    listed = [
        getattr(importlib.import_module(module), name)
        for section in SECTIONS
        for module, names in section.names.items()
        for name in names
    ]
    return [cls for cls in entry.thing.__mro__[1:] if cls in listed]


def is_member(name: str, thing: Any) -> bool:
    kinds = (property, cached_property, classmethod, staticmethod)
    return not name.startswith(HIDDEN) and (inspect.isfunction(thing) or isinstance(thing, kinds))


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for section in SECTIONS:
        parts.append(f"## {section.title}\n")
        for module, names in section.names.items():
            parts.append(f"From `{module}`:\n")
            for name in names:
                entry = Entry(name, getattr(importlib.import_module(module), name))
                parts.append(f"### {name}\n\n{signature(entry)}\n\n{markdown(entry.text)}\n")
                parts += [described(member) for member in members(entry)]
    return "\n".join(parts)


def described(member: Entry) -> str:
    """A member in a list: what follows its signature is indented."""
    lines = [f"- {signature(member)}", *(f"  {line}".rstrip() for line in f"\n{markdown(member.text)}".splitlines())]
    return "\n".join(lines) + "\n"


def signature(entry: Entry) -> str:
    """How it is called, or the type of a property."""
    thing, name = entry.thing, entry.name.rpartition(".")[2]
    if isinstance(thing, property | cached_property):
        function: Any = thing.func if isinstance(thing, cached_property) else thing.fget
        return f"`{name}`: `{_annotation(inspect.signature(function).return_annotation)}`"
    if isinstance(thing, classmethod | staticmethod):
        owner = entry.name.partition(".")[0]
        return f"`{owner}.{name}{_call(thing.__func__, bound=isinstance(thing, classmethod))}`"
    if inspect.isclass(thing) and issubclass(thing, enum.Enum):
        return f"`{name}`: " + ", ".join(f"`{each.name}`" for each in thing)
    if inspect.isclass(thing) and getattr(thing, "_is_protocol", False):
        return f"`class {name}`"
    if inspect.isclass(thing):
        return f"`class {name}{_call(thing)}`"
    return f"`{name}{_call(thing, bound='.' in entry.name)}`"


def _call(thing: Any, bound: bool = False) -> str:
    try:
        found = inspect.signature(thing)
    except ValueError:
        return ""
    given = list(found.parameters.values())[1 if bound else 0 :]
    given = [each.replace(annotation=_Plain.of(each.annotation), default=_default(each)) for each in given]
    result = inspect.Signature.empty if inspect.isclass(thing) else _Plain.of(found.return_annotation)
    return str(found.replace(parameters=given, return_annotation=result))


def _default(parameter: inspect.Parameter) -> Any:
    return _Plain("...") if repr(parameter.default) == "<factory>" else parameter.default


class _Plain:
    """An annotation that prints as it was written."""

    def __init__(self, text: str) -> None:
        self.text = text

    @classmethod
    def of(cls, annotation: Any) -> Any:
        return annotation if annotation is inspect.Signature.empty else cls(_annotation(annotation))

    def __repr__(self) -> str:
        return self.text


def _annotation(annotation: Any) -> str:
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    text = re.sub(r"ForwardRef\('(.*?)'\)", r"\1", text).replace("~", "")
    return re.sub(r"\b(?:typing|undercroft(?:\.\w+)+|collections\.abc|pathlib|random)\.(?=\w)", "", text)


def markdown(text: str) -> str:
    """A docstring as Markdown: names in single quotes, examples in fences."""
    parts = []
    for block in re.split(r"\n\n+", text):
        if block.startswith((">>>", "    ")):
            parts.append(f"```python\n{inspect.cleandoc(block)}\n```")
        else:
            parts.append(block.replace("``", "`"))
    return re.sub(r"\n```\n\n```python\n", "\n\n", "\n\n".join(parts))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(f"{PAGE.name}: {sum(1 for _ in entries())} names")
