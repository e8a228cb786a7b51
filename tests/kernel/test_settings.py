"""The settings of a game are read from the struct in which it declares them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from undercroft.kernel.game import Game, Settings
from undercroft.kernel.settings import Field, fields_of, seats_of


class Wishes(Settings, frozen=True, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    hard: bool = True
    deck_size: Literal["", "small", "large"] = ""
    coins: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3


class Open(Settings, frozen=True, kw_only=True):
    motto: str = ""


class Toy(Game[Any]):
    name = "toy"
    settings_type = Wishes


class OpenToy(Game[Any]):
    name = "open toy"
    settings_type = Open


def test_every_setting_has_its_kind_its_values_and_its_usual_value() -> None:
    assert fields_of(Toy()) == [
        Field("seats", "number", (), "2", 2, 5),
        Field("hard", "yes-no", ("yes", "no"), "yes"),
        Field("deck_size", "one-of", ("small", "large"), ""),
        Field("coins", "number", (), "3", 0, 9),
    ]


def test_the_usual_value_is_told_as_a_record_holds_it() -> None:
    assert [field.usual_value for field in fields_of(Toy())] == [2, True, "", 3]


def test_the_seats_are_one_of_them() -> None:
    assert seats_of(Toy()) == fields_of(Toy())[0]


def test_the_text_of_a_setting_is_found_by_its_name() -> None:
    assert [field.message for field in fields_of(Toy())][2] == "setting-deck-size"


def test_a_setting_that_nobody_could_be_asked_for_is_a_bug() -> None:
    with pytest.raises(TypeError, match="motto"):
        fields_of(OpenToy())
