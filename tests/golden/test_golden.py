"""Golden playthroughs: transcripts of whole matches. After a change of rules ``--update-golden``, and read the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.match import read_settings
from undercroft.testing import golden, transcript

FOLDER = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[str, dict[str, object]]] = {
    "standard-2-players": ("boss-monster", {"seats": 2}),
    "standard-3-players": ("boss-monster", {"seats": 3}),
    "standard-4-players": ("boss-monster", {"seats": 4}),
    "classic-start": ("boss-monster", {"seats": 2, "classic_start": True}),
    "hard": ("boss-monster", {"seats": 3, "hard": True}),
    "choose-your-boss": ("boss-monster", {"seats": 2, "choose_boss": True}),
    "machinations": ("boss-monster", {"seats": 2, "machinations": True}),
    "endless-lives": ("boss-monster", {"seats": 2, "endless_lives": True}),
    "base-game": ("boss-monster", {"seats": 2, "sets": "base"}),
    "both-sets": ("boss-monster", {"seats": 3, "sets": "both", "heroes": "base"}),
    "one-evil-player": ("alone", {"seats": 2}),
    "two-against-one": ("alone", {"seats": 3, "difficulty": "easy"}),
    "evil-trio": ("alone", {"seats": 4, "difficulty": "impossible"}),
    "quick": ("alone", {"seats": 2, "quick_setup": True, "extra_content": True}),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_goes_as_it_always_went(name: str, update_golden: bool) -> None:
    title, settings = PLAYTHROUGHS[name]
    game = undercroft.game(title)
    golden(FOLDER / f"{title}-{name}.txt", transcript(game, read_settings(game, settings), name), update_golden)


def test_every_game_has_a_golden_playthrough() -> None:
    ours = {title for title, game in undercroft.installed_games().items() if game.package.startswith("undercroft.")}
    assert ours <= {title for title, _ in PLAYTHROUGHS.values()}
