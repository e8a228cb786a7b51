"""Saved networks at a served table: those on the server's shelf are offered and play, and no other file is touched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.bots.saved import SIZES, save_layers
from undercroft.bots import networks, new_bot
from undercroft.bots.base import answer_match
from undercroft.bots.policy import SHELF
from undercroft.kernel.record import Record, Taken
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import replaying
from undercroft.server.matches import tending, thoughts

from .browsers import Browser, served
from .test_hostile_plugins import begin, finished


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setenv(SHELF, str(tmp_path / "shelf"))
    monkeypatch.setattr(tending, "HUMANE_SECONDS", (0.0, 0.0))
    (tmp_path / "shelf").mkdir()
    save_layers(tmp_path / "shelf" / "champion.npz", *SIZES["boss-monster"])
    save_layers(tmp_path / "private.npz", *SIZES["boss-monster"])
    with served(tmp_path, limits=False) as browser:
        browser.guest("Ala")
        yield browser


def test_the_networks_on_the_shelf_are_offered_by_their_names(house: Browser) -> None:
    told = house.get("/api/games/boss-monster?lang=en").json()["bots"]
    assert [(bot["name"], bot["title"]) for bot in told if bot["name"].startswith("policy")] == [
        ("policy:champion.npz", "Learned: champion")
    ]


def test_a_network_takes_what_it_would_take_anywhere(house: Browser) -> None:
    match_id = begin(house, "policy:champion.npz", "random")
    finished(house, match_id)
    record = msgspec.json.decode(house.get(f"/api/matches/{match_id}/record").content, type=Record)
    bot, taken = new_bot("policy:champion.npz", "any"), 0
    matches = replaying(game(record.game), record, from_seed=True)
    for entry in record.entries:
        match = next(matches)
        if isinstance(entry, Taken) and entry.seat == 0:
            assert str(answer_match(bot, match)) == entry.option
            taken += 1
    assert taken > 3


def test_networks_are_loaded_before_anybody_waits_for_them_and_a_broken_one_costs_nobody_the_others(
    house: Browser, tmp_path: Path
) -> None:
    (tmp_path / "shelf" / "a-broken.npz").write_text("no arrays", encoding="utf-8")
    networks._read.cache_clear()
    thoughts.prepare()
    assert networks._read.cache_info().currsize == 1
    assert house.house.workers.prepare is thoughts.prepare


@pytest.mark.parametrize("where", ["seat", "stand-in"])
@pytest.mark.parametrize(
    "file", ["../private.npz", "{folder}/private.npz", "{folder}/shelf/champion.npz", "", "no.zip"]
)
def test_no_other_file_can_be_named_over_the_network(house: Browser, tmp_path: Path, where: str, file: str) -> None:
    """Opening one could run what is in it, and even whether it exists is nobody's business."""
    bot = f"policy:{file.format(folder=tmp_path)}"[:60]
    stand_in = {"agreement": {"stand_in": bot}} if where == "stand-in" else {}
    second = {"kind": "bot", "bot": "random" if stand_in else bot}
    refused = house.post("/api/matches", {"game": "boss-monster", "seats": [{"kind": "me"}, second], **stand_in})
    assert refused.status_code == 400
    assert refused.json()["code"] == "not-shelved"
    assert "champion.npz" in refused.json()["text"]
