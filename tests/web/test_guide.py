"""The guided first game: from the lobby into a match with somebody at one's side, who can be sent away."""

from __future__ import annotations

import pytest

from .axe import serious_findings
from .conftest import Visit
from .person import PHONE


def test_a_newcomer_is_guided_until_they_have_enough(visit: Visit) -> None:
    newcomer = visit("Nowy", guided=True, size=PHONE)
    newcomer.open("/")
    newcomer.page.get_by_role("button", name="guided first game").click()
    guide = newcomer.page.get_by_role("region", name="Guide")
    guide.get_by_text("Ten Souls win").wait_for()
    assert newcomer.fits_the_screen()
    assert serious_findings(newcomer.page, within="section.guide") == []
    guide.get_by_role("button", name="Next").click()
    guide.get_by_role("button", name="Next").click()
    show = guide.get_by_role("button", name="Show me")

    def points_at_something() -> bool:
        if show.count() == 0:
            newcomer.choose("keep")  # some first hands may be exchanged, and then there is nothing to point at yet
        return show.count() > 0

    newcomer.until(points_at_something, seconds=60)
    show.click()
    assert newcomer.page.locator(".thing:focus").count() == 1
    guide.get_by_role("button", name="Understood").click()
    guide.get_by_role("button", name="Say it again").click()
    guide.get_by_role("button", name="No guide, please").click()
    guide.wait_for(state="detached")
    newcomer.page.reload()
    newcomer.options.first.wait_for()
    assert guide.count() == 0


def test_the_guide_says_goodbye_after_the_first_round(visit: Visit) -> None:
    newcomer = visit("Nowy", guided=True)
    match = newcomer.make_match("me", "greedy")
    newcomer.open(f"/match/{match}")
    guide = newcomer.page.get_by_role("region", name="Guide")
    for _ in range(2):
        guide.get_by_role("button", name="Next").click()

    def second_round() -> bool:
        newcomer.choose("keep", "pass")
        return guide.get_by_text("That was a whole round").count() > 0

    newcomer.until(second_round, seconds=60)
    guide.get_by_role("button", name="alone").click()
    guide.wait_for(state="detached")


@pytest.mark.parametrize(("side", "welcome"), [("Hero", "You are the Hero"), ("Evil", "You are Evil")])
def test_each_side_of_alone_has_a_guide_of_its_own(visit: Visit, side: str, welcome: str) -> None:
    newcomer = visit("Nowy", guided=True)
    newcomer.open("/help")
    newcomer.page.get_by_text("Alone", exact=True).click()
    newcomer.page.get_by_text(side, exact=True).first.click()
    newcomer.page.get_by_role("button", name="guided first game").click()
    guide = newcomer.page.get_by_role("region", name="Guide")
    guide.get_by_text(welcome).wait_for()


def test_nobody_is_guided_twice(visit: Visit) -> None:
    ala = visit("Ala", guided=True)
    first, second = ala.make_match("me", "greedy"), ala.make_match("me", "greedy")
    guide = ala.page.get_by_role("region", name="Guide")
    ala.open(f"/match/{first}")
    guide.wait_for()
    ala.open(f"/match/{second}")
    ala.options.first.wait_for()
    assert guide.count() == 0
