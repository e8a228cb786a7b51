"""People as they show themselves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Text = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: Literal["en", "pl"]
    login: str | None
    """The login of an account; none for a guest."""


class NewGuest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Text
    language: Literal["en", "pl"] = "en"


class ChangeMe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Text | None = None
    language: Literal["en", "pl"] | None = None


class Credentials(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    login: Text
    password: Text


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every refusal: a stable code for programs, a sentence for people."""

    code: str
    text: str
