"""Pictures of the main screens for the README: ``pytest tests/web --screenshots`` writes docs/screenshots anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Visit
from .person import DESKTOP, PHONE, Person
from .test_alone import QUICK, Evil, Hero
from .test_match import play, until_asked_to

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS = {
    "desktop-en-dark": {"language": "en", "size": DESKTOP, "theme": "dark"},
    "desktop-pl-light": {"language": "pl", "size": DESKTOP, "theme": "light"},
    "phone-en-light": {"language": "en", "size": PHONE, "theme": "light"},
    "phone-pl-dark": {"language": "pl", "size": PHONE, "theme": "dark"},
}
# So many choices make a dungeon worth a picture, so many turns a labyrinth.
CHOICES = 10
TURNS = 12


class Bold(Evil):
    """Lays cards though it leads: there is nobody else."""

    def _leads(self) -> bool:
        return False


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


def test_both_sides_of_alone(visit: Visit) -> None:
    """The Hero on a desktop and on a phone, and what Evil sees of the same moment."""
    ala, bob = visit("Ala", **LOOKS["desktop-en-dark"]), visit("Bob", **LOOKS["desktop-en-dark"])
    match = ala.make_match("me", "open", game="alone", settings=QUICK)
    bob.join(match)
    for person in (ala, bob):
        person.open(f"/match/{match}")
    hero, evil = Hero(ala), Bold(bob, "Bob")

    def explored() -> bool:
        if len(hero.turns) >= TURNS and ala.page.locator("[data-option='search']:enabled").count():
            return True
        hero.act()
        evil.act(has_enough=False)
        return False

    ala.until(explored, seconds=120)
    bob.page.evaluate("scrollTo(0, 0)")
    keep(ala, "alone-hero", "desktop-en-dark")
    keep(bob, "alone-evil", "desktop-en-dark")
    ala.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ala.page.get_by_role("button", name="Fold").click()
    keep(ala, "alone-hero", "phone-en-dark")


def keep(person: Person, name: str, look: str) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=FOLDER / f"{name}-{look}.png")
