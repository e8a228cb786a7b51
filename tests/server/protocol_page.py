"""The protocol's page as data: its tables, its examples, and the structs that they should describe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.record import Continued, Left, Record, Taken, Undone, Written
from undercroft.server.wire import analysis, games, people, replay, socket, tables
from undercroft.server.wire import lobby as wishes

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
Struct = type[msgspec.Struct]
Row = dict[str, str]


def structs_of(*modules: Any) -> list[Struct]:
    """The structs that these modules declare, without those they borrow."""
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def title_of(kind: Struct) -> str:
    """Messages go by their type, everything else by its name."""
    return str(kind.__struct_config__.tag) if issubclass(kind, MESSAGE_BASES) else kind.__name__


def fields_of(kind: Struct) -> dict[str, msgspec.structs.FieldInfo]:
    """By their names on the wire. What every client message has is described once, not with each."""
    common = {"ref"} if issubclass(kind, socket.FromClient) else set()
    return {field.encode_name: field for field in msgspec.structs.fields(kind) if field.name not in common}


def read_tables(text: str) -> dict[str, list[Row]]:
    """Every table of the page by the heading of its first column; rows by the headings of all of them."""
    found: dict[str, list[Row]] = {}
    for block in re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in block.splitlines()]
        found.setdefault(bare(head[0]), []).extend(dict(zip(head, row, strict=True)) | {"": row[0]} for row in rows)
    return found


def bare(cell: str) -> str:
    return cell.strip("`")


MESSAGE_BASES = (socket.FromClient, socket.FromServer)
MESSAGES: list[Struct] = [*get_args(socket.ClientMessage), *get_args(socket.ServerMessage)]
# A field or two each, told in a sentence where they are given.
SMALL: list[Struct] = [games.GameList, games.SeatRange, games.AgreementInfo, wishes.TableList, wishes.SeatToken]
MODULES = (analysis, games, wishes, people, replay, socket, tables)
DECLARED: list[Struct] = [*structs_of(*MODULES), Record, Written, Taken, Undone, Left, Continued]
STRUCTS = [kind for kind in DECLARED if kind not in MESSAGE_BASES and kind not in SMALL]
SENT = [kind for kind in STRUCTS if kind.__struct_config__.forbid_unknown_fields]
BY_TITLE = {title_of(kind): kind for kind in STRUCTS}
TABLES = read_tables(TEXT)
EXAMPLES = re.findall(r"^```json (\S+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def flat(hint: Any) -> list[Any]:
    """The types that a field may have, without their bounds."""
    parts = get_args(hint)
    if hasattr(hint, "__metadata__"):
        return flat(parts[0])
    return [kind for part in parts for kind in flat(part)] if type(None) in parts else [hint]


def words_in(hint: Any) -> set[str]:
    """The words among which a field's value is chosen; empty if it is no such field."""
    kinds = [kind for kind in flat(hint) if kind is not type(None)]
    found = {word for kind in kinds for word in get_args(kind) if isinstance(word, str)}
    return found | {order.value for kind in kinds if kind is StandingOrder for order in StandingOrder}


def holds(whole: Any, part: Any) -> bool:
    """Is all that the part says true of the whole? What the part leaves out may be anything."""
    if isinstance(part, dict):
        return all(name in whole and holds(whole[name], value) for name, value in part.items())
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return bool(whole == part)


def default_of(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "required"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if value is msgspec.UNSET:
        return "left out"
    return "{}" if isinstance(value, tables.Agreement) else msgspec.json.encode(value).decode()
