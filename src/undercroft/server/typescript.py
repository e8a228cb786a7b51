"""The wire's structs as TypeScript, for the browser client: ``python -m undercroft.server.typescript``.

Enters: the modules of ``wire`` and the views of the installed games. Leaves: one file of interfaces each under
``web/src``. A test keeps the files equal to what this writes.
"""

from __future__ import annotations

import enum
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel.registry import installed_games

from .wire import analysis, games, lobby, people, replay, socket, tables

MODULES = (tables, people, lobby, games, socket, replay, analysis)
HEADER = "// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def files() -> dict[str, str]:
    """Every generated file by its path under ``web/src``."""
    found = {"lib/wire.ts": wire()}
    for game in installed_games().values():
        view = get_type_hints(type(game).view)["return"]
        found[f"games/{game.name}/view.ts"] = HEADER + "".join(interfaces(view))
        found[f"games/{game.name}/events.ts"] = events(game.event_codec.types)
        if isinstance(content := game.content(), msgspec.Struct):
            found[f"games/{game.name}/content.ts"] = HEADER + "".join(interfaces(type(content)))
    return found


def events(kinds: Sequence[type[msgspec.Struct]]) -> str:
    """The events of a game: its log tells them, its board animates them."""
    union = " | ".join(kind.__name__ for kind in kinds)
    return HEADER + "".join(map(_interface, kinds)) + f"\nexport type GameEvent = {union};\n"


def wire() -> str:
    structs = dict.fromkeys(struct for module in MODULES for struct in _structs_of(module))
    return HEADER + "".join(map(_interface, structs)) + "".join(map(_message_union, ("ClientMessage", "ServerMessage")))


def interfaces(root: type[msgspec.Struct]) -> Iterator[str]:
    """A struct and everything it is made of, the parts first."""
    seen: dict[type[msgspec.Struct], None] = {}
    _collect(root, seen)
    return (_interface(struct) for struct in seen)


def _collect(struct: type[msgspec.Struct], seen: dict[type[msgspec.Struct], None]) -> None:
    for hint in get_type_hints(struct).values():
        for part in _structs_in(hint):
            if part not in seen:
                _collect(part, seen)
    seen[struct] = None


def _structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for argument in get_args(hint):
        yield from _structs_in(argument)


def _structs_of(module: types.ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module sends or receives, with whatever they are made of."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            seen: dict[type[msgspec.Struct], None] = {}
            _collect(value, seen)
            yield from seen


def _message_union(name: str) -> str:
    return f"\nexport type {name} = {_union(getattr(socket, name))};\n"


def _interface(struct: type[msgspec.Struct]) -> str:
    """What a client sends refuses unknown fields and may leave out defaults; the server leaves out nothing."""
    hints, config = get_type_hints(struct), struct.__struct_config__
    lines = [f"  {config.tag_field}: {_literal(config.tag)};\n"] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if config.forbid_unknown_fields and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name])};\n")
    doc = (struct.__doc__ or "").strip().splitlines()
    about = f"/** {doc[0]} */\n" if doc and not doc[0].startswith(f"{struct.__name__}(") else ""
    return f"\n{about}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def _type(hint: Any) -> str:  # noqa: PLR0911 - a line for each kind of type
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(_literal(value) for value in arguments)
    if origin in (Union, types.UnionType):
        return _union(hint)
    if origin in (list, tuple, set):
        inner = _type(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if hasattr(hint, "__supertype__"):
        return _type(hint.__supertype__)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return " | ".join(_literal(member.value) for member in hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return "unknown"


def _union(hint: Any) -> str:
    parts = [_type(argument) for argument in get_args(hint) if argument is not msgspec.UnsetType]
    return " | ".join(dict.fromkeys(parts))


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def write(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(__file__).parents[3] / "web" / "src")
