"""Every page opens in both languages, on a phone and on a desktop: nothing sticks out, nothing complains."""

from __future__ import annotations

import pytest

from .axe import serious_findings
from .conftest import Visit
from .person import DESKTOP, PHONE

PAGES = {
    "/": {"en": "Welcome to the Undercroft", "pl": "Witaj w Undercroft"},
    "/help": {"en": "How it works", "pl": "Jak to działa"},
    "/rules/boss-monster?q=wound": {"en": "Rules: Boss Monster", "pl": "Zasady: Boss Monster"},
    "/me": {"en": "Who are you?", "pl": "Kim jesteś?"},
    "/new": {"en": "Who are you?", "pl": "Kim jesteś?"},
}
SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_page_opens_without_a_complaint(visit: Visit, language: str, size: str, theme: str) -> None:
    guest = visit(language=language, size=SIZES[size], theme=theme)
    for path, words in PAGES.items():
        guest.open(path)
        guest.page.get_by_text(words[language]).first.wait_for(state="attached")
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.locator("html").get_attribute("lang") == language
        assert guest.fits_the_screen(), path
        assert serious_findings(guest.page) == [], path


def test_whoever_has_a_name_is_known_on_every_page(visit: Visit) -> None:
    ala = visit("Ala")
    for path in PAGES:
        ala.open(path)
        ala.page.get_by_role("link", name="Ala").first.wait_for()


def test_the_lobby_offers_the_simplest_game_until_another_is_chosen(visit: Visit) -> None:
    ala = visit("Ala")
    offered = ala.page.get_by_label("Which game?")
    ala.open("/")
    offered.wait_for()
    assert offered.input_value() == "boss-monster"
    offered.select_option("alone")
    ala.open("/new")
    assert ala.page.get_by_role("radio", name="Alone").is_checked()
    ala.open("/")
    offered.wait_for()
    assert offered.input_value() == "alone"


def test_large_text_still_fits_a_phone(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.context.add_init_script("localStorage.setItem('undercroft.preferences', JSON.stringify({textSize: 1.5}))")
    for path in PAGES:
        guest.open(path)
        guest.page.wait_for_load_state("networkidle")
        assert guest.fits_the_screen(), path
