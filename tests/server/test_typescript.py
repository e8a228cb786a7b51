"""The types of the browser client are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from undercroft.server import typescript
from undercroft.server.wire.socket import ClientMessage, ServerMessage

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", sorted(typescript.files()))
def test_the_generated_types_are_up_to_date(path: str) -> None:
    hint = "run `python -m undercroft.server.typescript`"
    assert (WEB / path).read_text(encoding="utf-8") == typescript.files()[path], hint


class Part(msgspec.Struct):
    number: int


class Whole(msgspec.Struct, forbid_unknown_fields=True, tag="whole", tag_field="type"):
    """A whole with parts.

    The rest of what is said about it stays in Python.
    """

    parts: list[Part]
    by_name: dict[str, Part | None]
    mood: Literal["good", "bad"] = "good"
    ratio: float | None = None


def test_a_struct_comes_with_its_parts_and_what_may_be_left_out() -> None:
    assert "".join(typescript.interfaces(Whole)) == (
        "\nexport interface Part {\n  number: number;\n}\n"
        "\n/** A whole with parts. */\n"
        "export interface Whole {\n"
        '  type: "whole";\n'
        "  parts: Part[];\n"
        "  by_name: Record<string, Part | null>;\n"
        '  mood?: "good" | "bad";\n'
        "  ratio?: number | null;\n"
        "}\n"
    )


def test_every_message_of_the_socket_has_a_type() -> None:
    wire = typescript.wire()
    for union in (ClientMessage, ServerMessage):
        for message in union.__args__:
            assert f"export interface {message.__name__} {{" in wire
