"""Games are found by entry point; an unknown one is refused with the nearest that exists."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

import undercroft
from undercroft.kernel import registry
from undercroft.kernel.game import Game
from undercroft.kernel.refusals import BrokenGame, DamagedRecord, NoSuchGame

from .playing import encoded, match_of
from .toys import guard
from .toys.well import GAME

HERE = __name__
INSTALLED = {"well": f"{__package__}.toys.well:GAME", "guard": f"{__package__}.toys.guard:GAME"}
BROKEN = {
    "gone": ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
    "renamed": (f"{__package__}.toys.well:GAMES", "AttributeError"),
    "uncalled": (f"{HERE}:Nameless", "a class, not an instance of it"),
    "nameless": (f"{HERE}:NAMELESS", "it has no name, package, state_type, settings_type"),
    "wordy": (f"{HERE}:HERE", "is no undercroft Game"),
    "leaving": (f"{__package__}.toys.leaving:GAME", "SystemExit: Usage: leaving"),
}


class Nameless(Game[Any]):
    """A game whose author has only begun."""


NAMELESS = Nameless()


def install(monkeypatch: pytest.MonkeyPatch, games: dict[str, str]) -> None:
    """Pretend that packages with these games are installed."""
    points = [EntryPoint(name, value, registry.GROUP) for name, value in games.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints(points).select(group=group))
    registry.installed_games.cache_clear()


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A shelf with two games on it."""
    install(monkeypatch, INSTALLED)
    yield monkeypatch
    registry.installed_games.cache_clear()


@pytest.mark.usefixtures("shelf")
def test_installed_games_are_found_by_name_in_a_fixed_order() -> None:
    assert list(registry.installed_games()) == ["guard", "well"]
    assert registry.game("well") is GAME
    assert registry.game("guard") is guard.GAME


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(("asked", "nearest"), [("wel", "well"), ("guards", "guard"), ("Well", "well")])
def test_an_unknown_game_is_refused_with_the_nearest(asked: str, nearest: str) -> None:
    with pytest.raises(NoSuchGame, match=f"Did you mean “{nearest}”") as caught:
        registry.game(asked)
    assert caught.value.arguments["nearest"] == nearest
    assert "Zainstalowane: guard, well" in caught.value.text(GAME.vocabulary.words("pl"))


@pytest.mark.usefixtures("shelf")
def test_for_a_game_like_no_other_none_is_suggested() -> None:
    with pytest.raises(NoSuchGame) as caught:
        registry.game("chess")
    assert str(caught.value) == "There is no game “chess”. Installed: guard, well."
    assert caught.value.text(GAME.vocabulary.words("pl")) == "Nie ma gry „chess”. Zainstalowane: guard, well."


def test_without_any_game_the_refusal_still_speaks(shelf: pytest.MonkeyPatch) -> None:
    install(shelf, {})
    with pytest.raises(NoSuchGame, match="There is no game “well”"):
        registry.game("well")


@pytest.mark.usefixtures("shelf")
def test_a_very_long_name_is_not_repeated_in_full() -> None:
    with pytest.raises(NoSuchGame) as caught:
        registry.game("x" * 10_000)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_refused_with_the_reason_and_costs_nobody_the_others(
    shelf: pytest.MonkeyPatch, name: str
) -> None:
    value, reason = BROKEN[name]
    install(shelf, {**INSTALLED, name: value})
    assert list(registry.installed_games()) == ["guard", "well"]
    assert list(registry.broken_games()) == [name]
    with pytest.raises(BrokenGame) as caught:
        registry.game(name)
    assert f"The game “{name}” is installed, but {value} cannot be loaded: " in str(caught.value)
    assert f"Gra „{name}” jest zainstalowana" in caught.value.text(GAME.vocabulary.words("pl"))
    assert reason in str(caught.value)


@pytest.mark.usefixtures("shelf")
def test_no_game_is_called_broken_that_is_not() -> None:
    assert registry.broken_games() == {}


@pytest.mark.usefixtures("shelf")
def test_a_match_is_begun_by_the_name_of_its_game() -> None:
    match = undercroft.new("well", seats=2, seed=1)
    assert encoded(match) == encoded(match_of(GAME))


@pytest.mark.usefixtures("shelf")
def test_a_saved_match_finds_its_game_again() -> None:
    match = match_of(GAME, "pick 0", "cast")
    assert encoded(undercroft.load(match.record().to_json())) == encoded(match)


@pytest.mark.usefixtures("shelf")
def test_a_file_that_is_no_record_is_refused_before_any_game_is_asked() -> None:
    with pytest.raises(DamagedRecord):
        undercroft.load(b"not a record")
