"""What is said to the lobby."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .tables import Agreement, TableInfo

Token = Annotated[str, msgspec.Meta(max_length=100)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit there: me, whoever comes, whoever has the invitation, or a bot."""

    kind: Literal["me", "open", "invite", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=60)] = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """For a second seat of one's own: the name of the friend at the same device."""


class NewMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``settings`` are the game's own, without ``seats``: their number is that of the wishes."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    settings: dict[str, Any] = {}
    agreement: Agreement = Agreement()
    listed: bool = True
    """Show it in the public list; else only who has its link finds it."""
    starts_itself: bool = True
    """Begin as soon as every seat is taken; else when the host says so."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A match just made. ``invitations`` are the tokens for invited seats, told once, to the host."""

    table: TableInfo
    invitations: dict[int, str]


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down: at that seat or any open one; with an invitation at the seat it is for."""

    seat: SeatNumber | None = None
    invitation: Token = ""
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class SeatToken(msgspec.Struct, frozen=True, kw_only=True):
    """A key for one seat of one match, for programs. A new one makes the old one useless."""

    token: str


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]
