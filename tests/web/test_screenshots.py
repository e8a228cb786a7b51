"""Pictures of the main screens for the README: ``pytest tests/web --screenshots`` writes docs/screenshots anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Visit
from .person import DESKTOP, PHONE, Person
from .test_match import play, until_asked_to

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS = {
    "desktop-en-dark": {"language": "en", "size": DESKTOP, "theme": "dark"},
    "desktop-pl-light": {"language": "pl", "size": DESKTOP, "theme": "light"},
    "phone-en-light": {"language": "en", "size": PHONE, "theme": "light"},
    "phone-pl-dark": {"language": "pl", "size": PHONE, "theme": "dark"},
}
# So many choices make a dungeon worth a picture.
CHOICES = 10


@pytest.fixture(autouse=True)
def _only_when_wanted(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--screenshots", default=False):
        pytest.skip("pictures are written with --screenshots")


@pytest.mark.parametrize("look", LOOKS)
def test_pages(visit: Visit, look: str) -> None:
    guest = visit(**LOOKS[look])
    for name, path in {"lobby": "/", "rules": "/rules/boss-monster?q=BM-BUILD", "help": "/help"}.items():
        guest.open(path)
        keep(guest, name, look)


@pytest.mark.parametrize("look", LOOKS)
def test_a_match_and_its_replay(visit: Visit, look: str) -> None:
    ala = visit("Ala", **LOOKS[look])
    match = ala.make_match("me", "greedy", "random")
    ala.open(f"/match/{match}")
    chosen = 0
    while chosen < CHOICES and ala.table(match)["status"] == "playing":
        chosen += ala.choose("build", "pass")
        ala.page.wait_for_timeout(100)
    until_asked_to(ala, "build")
    keep(ala, "match", look)
    play(match, ala)
    ala.page.get_by_role("link", name="replay" if "-en-" in look else "powtórk").first.wait_for()
    keep(ala, "end", look)
    ala.open(f"/match/{match}/replay?step=40&eyes=0")
    ala.page.get_by_role("slider").wait_for()
    keep(ala, "replay", look)


def keep(person: Person, name: str, look: str) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=FOLDER / f"{name}-{look}.png")
