"""A finished match as a film: step, jump, play, whose eyes, sharing a moment, and the proof that it was fair."""

from __future__ import annotations

import pytest

from .axe import serious_findings
from .conftest import Visit
from .person import PHONE, Person


@pytest.fixture
def viewer(visit: Visit) -> Person:
    """Somebody at the replay of a match between four bots."""
    viewer = visit("Ala")
    match = viewer.make_match("random", "random", "random", "random")
    viewer.wait_until_over(match)
    viewer.open(f"/match/{match}/replay")
    viewer.page.get_by_text("Step 0 of").wait_for()
    return viewer


def step(viewer: Person) -> int:
    return int(viewer.page.get_by_role("slider").input_value())


def last(viewer: Person) -> int:
    return int(viewer.page.get_by_role("slider").get_attribute("max") or 0)


def test_keys_step_and_jump(viewer: Person) -> None:
    keys = viewer.page.keyboard
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    assert step(viewer) == 1
    keys.press("Shift+ArrowRight")
    assert step(viewer) == 11
    keys.press("End")
    assert step(viewer) == last(viewer) > 50
    viewer.page.get_by_text("Decided by rule").wait_for()
    keys.press("Home")
    assert step(viewer) == 0


def test_it_plays_by_itself_and_stops_when_somebody_steps(viewer: Person) -> None:
    viewer.page.get_by_role("radio", name="4×").check(force=True)
    viewer.page.locator("h1").click()
    viewer.page.keyboard.press(" ")
    viewer.until(lambda: step(viewer) > 2)
    viewer.page.keyboard.press("ArrowLeft")
    stopped = step(viewer)
    viewer.page.wait_for_timeout(1_000)
    assert step(viewer) == stopped


def test_a_shared_link_opens_at_that_step_through_those_eyes(viewer: Person, visit: Visit) -> None:
    viewer.page.get_by_label("Seen by").select_option("1")
    viewer.page.get_by_role("slider").fill("42")
    viewer.page.wait_for_url("**/replay?step=42&eyes=1")
    other = visit(size=PHONE)
    other.open(viewer.page.url)
    other.page.get_by_text("Step 42 of").wait_for()
    assert other.page.get_by_label("Seen by").input_value() == "1"
    assert other.fits_the_screen()


def test_hands_are_seen_through_their_own_eyes_only(viewer: Person) -> None:
    drawn = viewer.page.locator(".story li").first
    viewer.page.get_by_label("Seen by").select_option("0")
    drawn.get_by_text("draws: ").first.wait_for()
    viewer.page.get_by_label("Seen by").select_option("")
    drawn.get_by_text("draws 5 Room cards").first.wait_for()
    assert "draws: " not in drawn.inner_text()


def test_the_story_says_who_decided_and_leads_back(viewer: Person) -> None:
    viewer.page.keyboard.press("End")
    viewer.page.get_by_text("Decided by rule").wait_for()
    assert viewer.page.locator(".story .by").last.inner_text() == "bot"
    viewer.page.locator(".story li button.step").nth(5).click()
    assert step(viewer) == 5


def test_the_browser_checks_the_promise(viewer: Person) -> None:
    viewer.page.get_by_text("Was it fair?").click()
    viewer.page.get_by_text("the promise was kept").wait_for()
    with viewer.page.expect_download() as download:
        viewer.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")


def test_nothing_serious_for_axe(viewer: Person) -> None:
    viewer.page.keyboard.press("End")
    viewer.page.get_by_text("Decided by rule").wait_for()
    assert serious_findings(viewer.page) == []


def test_a_match_that_is_not_over_cannot_be_watched_again(visit: Visit) -> None:
    ala = visit("Ala")
    match = ala.make_match("me", "open")
    ala.open(f"/match/{match}/replay")
    ala.page.get_by_role("alert").wait_for()
    ala.forgive()
