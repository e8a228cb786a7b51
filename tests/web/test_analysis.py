"""A bot's opinion of a finished match, on the replay page: asked for with a click, marked on the film, in words."""

from __future__ import annotations

import re

import pytest

from .axe import serious_findings
from .conftest import Visit
from .person import PHONE, Person


def analyse(viewer: Person, bot: str = "greedy") -> None:
    """Somebody who plays at random misses a lot: so there is something to see."""
    match = viewer.make_match("random", "random")
    viewer.wait_until_over(match)
    viewer.open(f"/match/{match}/replay")
    panel = viewer.page.locator(".analysis")
    panel.locator("select").select_option(bot)
    panel.get_by_role("button", name=re.compile("Analyse|Analizuj")).click()
    panel.locator("tbody tr").first.wait_for()
    viewer.until(lambda: panel.locator("progress").count() == 0)


def test_an_analysis_marks_the_film_and_tells_what_was_stronger(visit: Visit) -> None:
    viewer = visit("Ala")
    analyse(viewer)
    page, panel = viewer.page, viewer.page.locator(".analysis")
    panel.get_by_role("button", name="To the next miss").click()
    panel.get_by_text(re.compile(r"was stronger than .+% chance to win instead of")).wait_for()
    step = page.get_by_role("slider").input_value()
    verdict = re.compile(r"(inaccuracy|mistake|blunder) −\d+")
    assert page.locator(".story li.now").get_by_text(verdict).count() == 1
    marked = [mark.get_attribute("x1") for mark in page.locator("svg.marks line").all()]
    assert step in marked
    worst = panel.get_by_role("button", name=re.compile(r"^To step \d+$"))
    wanted = worst.first.inner_text()
    worst.first.click()
    assert page.get_by_role("slider").input_value() == wanted
    assert wanted in marked
    assert serious_findings(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_fits_a_phone_and_speaks_polish(visit: Visit, theme: str) -> None:
    viewer = visit("Ala", language="pl", size=PHONE, theme=theme)
    analyse(viewer)
    panel = viewer.page.locator(".analysis")
    panel.get_by_role("button", name="Do następnego przeoczenia").click()
    panel.get_by_text(re.compile("szans na wygraną zamiast")).wait_for()
    assert viewer.fits_the_screen()
    assert serious_findings(viewer.page) == []
