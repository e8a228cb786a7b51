"""Whole matches in the browser: two people, one against bots, on a phone, by keyboard alone; watching; coming back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from .axe import serious_findings
from .conftest import Visit
from .person import PHONE, Line, Person

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

# Whoever builds wants to win; everything else is let pass, so that a match takes a minute and not ten.
WISHES = ("build", "pass")
LONGEST = 240
WINDOW = "section.question.isWindow.asked"


def play(match: str, *people: Person) -> None:
    """Everybody chooses whenever they are asked, until the match is over."""
    end = time.monotonic() + LONGEST
    while people[0].table(match)["status"] == "playing":
        if time.monotonic() >= end:
            raise TimeoutError("this match does not end")
        for person in people:
            for _ in range(4):
                if not person.choose(*WISHES):
                    break
        people[0].page.wait_for_timeout(30)


def test_two_people_in_two_browsers_play_to_the_end(visit: Visit) -> None:
    ala, bob = visit("Ala"), visit("Bob", language="pl", size=PHONE)
    match = ala.make_match("me", "open")
    bob.join(match)
    for person in (ala, bob):
        person.open(f"/match/{match}")
    play(match, ala, bob)
    ala.page.get_by_role("link", name="replay").first.wait_for()
    bob.page.get_by_role("link", name="powtórk").first.wait_for()
    assert ala.table(match)["outcome"]["rule"] in ala.text
    assert bob.fits_the_screen()


def test_one_person_against_three_bots(visit: Visit) -> None:
    ala = visit("Ala")
    match = ala.make_match("me", "greedy", "greedy", "random")
    ala.open(f"/match/{match}")
    play(match, ala)
    ala.page.get_by_role("link", name="replay").first.wait_for()


def test_nothing_serious_for_axe_in_play_and_at_the_end(visit: Visit) -> None:
    ala = visit("Ala")
    match = ala.make_match("me", "greedy", "greedy", "random")
    ala.open(f"/match/{match}")
    ala.options.first.wait_for()
    in_play = serious_findings(ala.page)
    ala.ask("POST", f"/api/matches/{match}/end", {})
    ala.options.first.wait_for(state="detached")
    assert (in_play, serious_findings(ala.page)) == ([], [])


def test_a_choice_by_the_things_on_the_board(visit: Visit) -> None:
    """Tap a Room in the hand, then its place: the same as the option in the list."""
    ala = visit("Ala", size=PHONE, touch=True)
    match = ala.make_match("me", "greedy")
    ala.open(f"/match/{match}")
    until_asked_to(ala, "build")
    story = told(ala, match)
    lit = ala.page.locator("[data-thing].choosable:not(.picked)")

    def placed() -> bool:
        if told(ala, match) > story:
            return True
        # First a Room of the hand, then where it goes, if there is more than one place.
        cards = ala.page.locator(".hand [data-thing].choosable:not(.picked)")
        picked = ala.page.locator("[data-thing].picked").count() > 0
        (lit if picked else cards).first.tap()
        ala.page.wait_for_timeout(200)
        return told(ala, match) > story

    ala.until(placed)


@pytest.mark.parametrize("size", [(1366, 768), (1280, 800), (1920, 1080)])
def test_nothing_of_three_opponents_is_covered_by_the_own_hand(visit: Visit, size: tuple[int, int]) -> None:
    ala = visit("Ala", size={"width": size[0], "height": size[1]})
    match = ala.make_match("me", "greedy", "greedy", "greedy")
    ala.open(f"/match/{match}")
    until_asked_to(ala, "build")
    ala.page.locator(".ledge [data-place='hand'] > *").first.wait_for()
    dungeons = [box for one in ala.page.locator(".others > section").all() if (box := one.bounding_box())]
    mine = ala.page.locator(".ledge").bounding_box()
    assert len(dungeons) == 3
    assert mine is not None
    assert max(box["y"] + box["height"] for box in dungeons) <= mine["y"]


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    ala = visit("Ala")
    match = ala.make_match("me", "greedy")
    ala.open(f"/match/{match}")
    pressed = 0
    end = time.monotonic() + LONGEST
    while ala.table(match)["status"] == "playing":
        if time.monotonic() >= end:
            raise TimeoutError("this match does not end")
        if ala.page.locator("button.pass:enabled").count():
            ala.page.keyboard.press("p")
        elif ala.is_asked():
            ala.page.keyboard.press("1")
            pressed += 1
        ala.page.wait_for_timeout(60)
    assert pressed > 3
    ala.page.get_by_role("link", name="replay").first.wait_for()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    ala, eve = visit("Ala"), visit()
    match = ala.make_match("me", "greedy")
    ala.open(f"/match/{match}")
    eve.open(f"/match/{match}")
    ala.page.locator(".hand [data-thing^='card:']").first.wait_for()
    eve.page.locator("[data-thing]").first.wait_for()
    hand = held(ala)
    assert hand
    assert not held(eve) & hand
    assert not eve.is_asked()


def test_coming_back_in_the_middle_of_a_window(visit: Visit) -> None:
    """The line breaks while a window is open; the page comes back by itself and the window is still there."""
    ala = visit("Ala")
    match = ala.make_match("me", "greedy", fast=False, window_seconds=0.5)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ala.page.route_web_socket("**/socket", connect)
    ala.open(f"/match/{match}")
    ask_me_always(ala)
    until_window(ala, ala)
    lines[-1].close()
    ala.until(lambda: len(lines) == 2)
    story = told(ala, match)
    ala.page.locator(f"{WINDOW} button.pass:enabled").click()
    ala.until(lambda: not ala.page.locator(f"{WINDOW} button.pass:enabled").count() or told(ala, match) > story)


def test_a_window_is_held_in_secret_and_let_go_with_the_answer(visit: Visit) -> None:
    ala, bob = visit("Ala"), visit("Bob")
    line, other = Line(ala), Line(bob)
    match = ala.make_match("me", "open", fast=False, window_seconds=0.5)
    bob.join(match)
    for person in (ala, bob):
        person.open(f"/match/{match}")
    ask_me_always(ala)
    until_window(ala, ala, bob)
    hold = ala.page.locator("button.hold")
    position, heard = line.position, len(other.received)
    hold.click()
    ala.until(lambda: hold.get_attribute("aria-pressed") == "true")
    bob.take("pass")
    ala.page.wait_for_timeout(1_500)
    assert line.position == position, "longer than a window stays open by itself"
    assert not [said for said in other.received[heard:] if "hold" in said["type"] or "hold" in said]
    ala.page.locator(f"{WINDOW} button.pass:enabled").click()
    ala.until(lambda: bob.take("pass") or line.position > position)
    assert [said["on"] for said in line.sent if said["type"] == "hold"] == [True, False]


def test_what_everybody_agrees_to_is_taken_back(visit: Visit) -> None:
    ala, bob = visit("Ala"), visit("Bob")
    match = ala.make_match("me", "open")
    bob.join(match)
    for person in (ala, bob):
        person.open(f"/match/{match}")
    first = who_builds_first(ala, bob)
    other = bob if first is ala else ala
    first.until(lambda: first.take("build"))
    other.options.first.wait_for()
    first.open_menu()
    first.page.get_by_role("button", name="Ask the others to take back").click()
    other.page.get_by_role("button", name="Agree").click()
    first.page.locator("[data-option^='build']:enabled").first.wait_for()


def test_half_a_choice_is_taken_back_alone(visit: Visit) -> None:
    """A Spell that needs a target: until the target is chosen nobody else was asked anything."""
    ala = visit("Ala")
    undo = ala.page.get_by_role("button", name="Undo")
    for _ in range(8):
        match = ala.make_match("me", "greedy")
        ala.open(f"/match/{match}")
        if try_until(lambda: undo.count() > 0, lambda: ala.choose("play", "use", "build", "pass"), most=25):
            break
    undo.click()
    ala.options.first.wait_for()


def test_a_card_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    ala = visit("Ala")
    match = ala.make_match("me", "greedy")
    ala.open(f"/match/{match}")
    until_asked_to(ala, "build")
    ala.page.locator(".hand [data-thing]:not(.choosable)").first.click(force=True)
    why = ala.page.locator("section.why p").first
    why.wait_for()
    assert "BM-" in why.inner_text()


def held(person: Person) -> set[str]:
    """The cards that the person's board shows as things of a hand."""
    return set(
        person.page.locator(".hand [data-thing^='card:']").evaluate_all("all => all.map(one => one.dataset.thing)")
    )


def until_asked_to(person: Person, what: str) -> None:
    def asked() -> bool:
        if person.page.locator(f"[data-option^='{what}']:enabled").count():
            return True
        person.choose("pass")
        return False

    person.until(asked)


def told(person: Person, match: str) -> int:
    """When something that everybody can see happened last in the match."""
    return int(person.table(match)["changed_at"])


def who_builds_first(*people: Person) -> Person:
    """One after the other may exchange the first hand; then the first of them may build."""
    found: list[Person] = []

    def asked() -> bool:
        for person in people:
            if person.page.locator("[data-option^='build']:enabled").count():
                found.append(person)
                return True
            person.take("keep")
        return False

    people[0].until(asked)
    return found[0]


def try_until(happened: Callable[[], bool], again: Callable[[], object], most: int) -> bool:
    for _ in range(most):
        if happened():
            return True
        again()
        time.sleep(0.1)
    return happened()


def ask_me_always(person: Person) -> None:
    person.open_menu()
    person.page.get_by_role("dialog").locator("input[value='always']").check(force=True)
    person.page.keyboard.press("Escape")


def until_window(person: Person, *everybody: Person) -> None:
    """Until a Spell could be played out of turn: that takes some rounds if the first hand has none that fits."""

    def in_window() -> bool:
        for one in everybody:
            if person.page.locator(f"{WINDOW} button.pass:enabled").count():
                return True
            one.choose("keep", "build", "pass")
        return False

    person.until(in_window, seconds=120)
