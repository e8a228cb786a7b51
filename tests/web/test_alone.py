"""Alone in the browser: three people in the dark, one on a phone against a bot, and the map that the Hero draws."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .conftest import Visit
from .person import PHONE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Request, WebSocket

QUICK: dict[str, object] = {"quick_setup": True}
LONGEST = 45
LONGEST_MATCH = 120
SECTORS = 50
SHORT = 20
SIDES = ("north", "east", "south", "west")
YOUR_TURN = "[data-option='search']:enabled"
"""Only the question for an action offers a search, and it always does."""


class Hero:
    """Moves on, never back if there is another way, and explores once the labyrinth has grown."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.turns: set[str] = set()
        self.has_explored = self.has_grown = False
        self._has_moved = False
        self._came_from = ""
        self._tiles = 0

    def act(self) -> None:
        if not self.person.page.locator(YOUR_TURN).count():
            self.person.choose("pass", "no")
            return
        self._look_around()
        onward = sorted(self._ways("move"), key=lambda way: way == self._came_from)
        if self.has_grown and not self.has_explored and self._by_arrow("explore", self._ways("explore")):
            self.has_explored = True
        elif self._by_arrow("move", onward):
            self._has_moved, self._came_from = True, SIDES[(SIDES.index(onward[0]) + 2) % 4]
        else:
            self.person.choose("open door", "explore", "search")

    def _look_around(self) -> None:
        tiles = len(things(self.person, "tile"))
        self.has_grown = self.has_grown or (self._has_moved and tiles > self._tiles)
        self._tiles, self._has_moved = tiles, False
        self.turns.add(turn(self.person))

    def _ways(self, deed: str) -> list[str]:
        return [side for side in SIDES if f"{deed} {side}" in offered(self.person, deed)]

    def _by_arrow(self, deed: str, ways: list[str]) -> bool:
        """Press an arrow of the labyrinth; if that can mean several things, say which."""
        page, now = self.person.page, turn(self.person)
        if not ways or not press(page.locator(f"[data-thing='way:{SIDES.index(ways[0])}']")):
            return False
        if page.locator("[data-thing].picked").count():
            press(page.locator(f"[data-option='{deed} {ways[0]}']:enabled"))
        self.person.until(lambda: not page.locator(YOUR_TURN).count() or turn(self.person) != now)
        return True


class Evil:
    """The leader passes and consents; the other lays a covered card, and with it deploys a monster."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.name = name
        self.has_consented = False

    def act(self, has_enough: bool) -> None:
        page = self.person.page
        if page.locator("dialog[open]").count():  # a card was pressed just when its window closed, and is shown large
            page.keyboard.press("Escape")
        sectors = page.locator("[data-thing^='sector:'].choosable")
        if page.locator(".player.asks").count() and page.locator("[data-option='yes']:enabled").count():
            self.has_consented |= self.person.choose("yes")
        elif offered(self.person, "lay") and not has_enough and not self._leads():
            press(page.locator("[data-thing^='card:'].choosable").last)
            if page.locator("[data-thing].picked").count():
                self.person.choose("lay")
        elif sectors.count():
            press(sectors.first, in_corner=True)  # a monster may stand in its middle
        else:
            self.person.choose("pass", "deploy one", "deploy", "stay", "no")

    def _leads(self) -> bool:
        leader = self.person.page.locator("[data-thing^='seat:']:has(.leads)")
        return leader.filter(has_text=self.name).count() > 0


class Wiretap:
    """Everything that a page sends, and the views that it is sent."""

    def __init__(self, person: Person) -> None:
        self.sent: list[str] = []
        self.views: list[dict[str, Any]] = []
        person.page.on("request", self._request)
        person.page.on("websocket", self._socket)

    def _request(self, request: Request) -> None:
        self.sent.append(f"{request.url} {request.headers} {request.post_data or ''}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: self.sent.append(str(sent)))
        socket.on("framereceived", self._frame)

    def _frame(self, received: str | bytes) -> None:
        message = json.loads(received)
        if message["type"] == "frame" and message.get("view"):
            self.views.append(message["view"])


def test_a_hero_and_two_of_evil_see_only_what_is_theirs(visit: Visit) -> None:
    ala, bob, cyd = visit("Ala"), visit("Bob"), visit("Cyd")
    wire = Wiretap(ala)
    match = ala.make_match("me", "open", "open", game="alone", settings=QUICK)
    for person in (bob, cyd):
        person.join(match)
    for person in (ala, bob, cyd):
        person.open(f"/match/{match}")
        person.page.locator("[aria-label='Missions']").wait_for()
    hidden: set[str] = set()
    hero, evil = Hero(ala), (Evil(bob, "Bob"), Evil(cyd, "Cyd"))

    def played() -> bool:
        is_covered = any(one.has_consented for one in evil) and ala.page.locator(".played.back").count() > 0
        hero.act()
        for one in evil:
            one.act(has_enough=is_covered)
        hidden.update(cards_of(bob), cards_of(cyd))
        hero_sees_no_map(ala, hidden)
        for person, other in ((bob, cyd), (cyd, bob)):
            evil_sees_the_map_and_its_own_hand(person, other)
        return len(hero.turns) > 2 and hero.has_explored and hero.has_grown and is_covered

    ala.until(played, seconds=LONGEST)
    for person in (bob, cyd):
        assert cards_of(person), "there was something to hide"
        assert all(text in person.page.content() for text in cards_of(person))
    assert wire.views
    assert all(view["map"] is None and view["hand"] == [] for view in wire.views)


def test_a_hero_and_evil_play_to_the_end(visit: Visit) -> None:
    """The first turns by hand; then bots play on for both, and both look at how it ended."""
    ala, bob = visit("Ala", language="pl", size=PHONE, touch=True), visit("Bob")
    match = ala.make_match("me", "open", game="alone", settings=QUICK, stand_in="random")
    bob.join(match)
    for person in (ala, bob):
        person.open(f"/match/{match}")
    hero, evil = Hero(ala), Evil(bob, "Bob")

    def begun() -> bool:
        hero.act()
        evil.act(has_enough=False)
        return len(hero.turns) > 1

    ala.until(begun, seconds=LONGEST)
    ala.do_and_confirm("Niech gra bot")
    bob.do_and_confirm("Let a bot play")
    outcome = ala.wait_until_over(match, seconds=LONGEST_MATCH)["outcome"]
    for person, replay in ((ala, "powtórk"), (bob, "replay")):
        person.page.get_by_role("link", name=replay).first.wait_for()
        assert outcome["rule"] in person.page.locator("section.end").inner_text()
        assert (
            person.page.locator("section.end .won")
            .inner_text()
            .startswith("Ala" if outcome["winners"] == [0] else "Bob")
        )
        assert person.fits_the_screen()


def test_whoever_gives_up_has_lost(visit: Visit) -> None:
    ala, bob = visit("Ala"), visit("Bob", language="pl", size=PHONE)
    match = ala.make_match("me", "open", game="alone", settings=QUICK)
    bob.join(match)
    for person in (ala, bob):
        person.open(f"/match/{match}")
    ala.do_and_confirm("Concede")
    ala.page.get_by_text("The Hero gives up").wait_for()
    bob.page.get_by_text("Bohater się poddaje").wait_for()
    bob.page.get_by_role("heading", name="Wygrywasz!").wait_for()
    assert ala.page.locator("section.end .won").inner_text().startswith("Bob")
    assert bob.fits_the_screen()


def test_those_who_win_together_are_told_so(visit: Visit) -> None:
    ala, bob, cyd = visit("Ala"), visit("Bob"), visit("Cyd", language="pl", size=PHONE)
    match = ala.make_match("me", "open", "open", game="alone", settings=QUICK)
    for person in (bob, cyd):
        person.join(match)
    for person in (ala, bob, cyd):
        person.open(f"/match/{match}")
    ala.do_and_confirm("Concede")
    ala.page.get_by_role("heading", name="Bob and Cyd win together").wait_for()
    bob.page.get_by_role("heading", name="You win, together with Cyd!").wait_for()
    cyd.page.get_by_role("heading", name="Wygrywasz! Razem z tobą: Bob").wait_for()
    cyd.page.get_by_text("Wygrywa Zło: Bohater się poddaje").wait_for()
    assert "Cyd (ty)" in cyd.page.locator("section.end .won").inner_text()
    assert ala.page.locator(".strip .crown").count() == 0, "the host's crown would seem to be the winner's"
    assert cyd.fits_the_screen()


def test_evil_is_played_against_a_bot_with_one_press(visit: Visit) -> None:
    bob = visit("Bob")
    bob.open("/")
    bob.page.get_by_role("combobox", name="Which game?").select_option("alone")
    card = bob.page.locator("form", has=bob.page.get_by_role("button", name="Play now"))
    card.get_by_text("Evil", exact=True).click()
    card.get_by_role("button", name="Play now").click()
    bob.page.get_by_label("Seats").get_by_text("Bob Evil (you)").wait_for()


def test_evil_passes_for_the_rest_of_a_turn_and_is_asked_again_in_the_next(visit: Visit) -> None:
    bob = visit("Bob")
    match = bob.make_match("random", "me", game="alone", settings=QUICK)
    bob.open(f"/match/{match}")
    rest = bob.page.get_by_role("button", name="Pass for the rest of this turn")

    def may_pass_on() -> bool:
        if rest.count():
            return True
        bob.take("draw from")
        return False

    bob.until(may_pass_on, seconds=LONGEST)
    before = turn(bob)
    rest.click()
    bob.until(lambda: turn(bob) != before and bob.is_asked(), seconds=LONGEST)
    assert rest.count() == 1, "another turn of the same round, and not what comes after its last"
    assert "Round 1" in turn(bob)


def test_a_turn_of_the_hero_on_a_phone_in_polish(visit: Visit) -> None:
    ala = visit("Ala", language="pl", size=PHONE, touch=True)
    match = ala.make_match("me", "novice", game="alone", settings=QUICK)
    ala.open(f"/match/{match}")
    ala.page.get_by_label("Labirynt", exact=True).wait_for()
    hero = Hero(ala)

    def second_turn() -> bool:
        assert ala.fits_the_screen()
        hero.act()
        return len(hero.turns) > 1

    ala.until(second_turn, seconds=LONGEST)
    ala.page.get_by_role("button", name="Szkic mapy").click()
    ala.page.get_by_role("application", name="Papier").wait_for()
    assert ala.fits_the_screen()
    assert ala.page.locator("html").get_attribute("lang") == "pl"


def test_the_sketch_map_stays_in_the_browser(visit: Visit) -> None:
    ala = visit("Ala")
    wire = Wiretap(ala)
    match = ala.make_match("me", "novice", game="alone", settings=QUICK)
    ala.open(f"/match/{match}")
    paper = open_sketch(ala)
    ala.page.get_by_role("button", name="question mark").click()
    paper.click()
    ala.page.get_by_label("Notes").fill("stairs behind the lab")
    drawn = json.loads(ala.page.evaluate("id => localStorage.getItem('undercroft.alone-sketch.' + id)", match))
    assert drawn["note"] == "stairs behind the lab"
    ((place, mark),) = drawn["marks"].items()
    assert mark == "question"
    before = len(wire.sent)
    play_one_action(ala)
    ala.page.reload()
    paper = open_sketch(ala)
    assert paper.locator("text").all_text_contents() == ["?"]
    assert ala.page.get_by_label("Notes").input_value() == "stairs behind the lab"
    assert any("choose" in sent for sent in wire.sent[before:]), "what is sent was overheard"
    assert not [sent for sent in wire.sent for secret in (place, "alone-sketch", "behind the lab") if secret in sent]


def hero_sees_no_map(hero: Person, hidden: set[str]) -> None:
    """Neither sectors, monsters, doors nor levels; and of the cards only backs."""
    page, shown = hero.page, hero.page.content()
    assert things(hero, "sector", "monster", "door", "card") == set()
    assert page.get_by_role("group", name="Level").count() == 0
    assert page.locator("article.card").count() == 0
    assert [text for text in hidden if text in shown] == []


def evil_sees_the_map_and_its_own_hand(one: Person, other: Person) -> None:
    """Both levels, and no card but the own ones."""
    page = one.page
    assert len(things(one, "sector")) == SECTORS
    assert page.get_by_role("group", name="Level").count() == 2
    assert things(one, "tile", "figure") == set()
    assert not things(one, "card") & things(other, "card")
    assert page.locator("article.card:not([aria-label='Your reaction cards'] *):not(dialog *)").count() == 0


def cards_of(evil: Person) -> set[str]:
    """What is printed on the cards of a hand, but for what is so short that the story may say it too."""
    hand = evil.page.get_by_label("Your reaction cards")
    printed = {text.strip() for text in hand.locator(".upper, .lower").all_text_contents()}
    return {text for text in printed if len(text) > SHORT}


def things(person: Person, *kinds: str) -> set[str]:
    """The things of these kinds on somebody's board."""
    places = ", ".join(f"[data-thing^='{kind}:']" for kind in kinds)
    return set(person.page.locator(places).evaluate_all("all => all.map(one => one.dataset.thing)"))


def offered(person: Person, deed: str) -> list[str]:
    """The options that begin with a word."""
    found = person.page.locator(f"[data-option^='{deed} ']:enabled")
    return list(found.evaluate_all("all => all.map(one => one.dataset.option)"))


def turn(person: Person) -> str:
    """Which turn of which round it is."""
    return " ".join(person.page.locator("section:has(> .turns)").inner_text().split())


def press(place: Locator, in_corner: bool = False) -> bool:
    """Click something on the board. It may be gone at this very moment: somebody else was quicker."""
    try:
        place.click(timeout=2_000, position={"x": 9, "y": 9} if in_corner else None)
    except Exception as gone:
        if "Timeout" not in type(gone).__name__:
            raise
        return False
    place.page.wait_for_timeout(50)
    return True


def open_sketch(person: Person) -> Locator:
    person.page.get_by_role("button", name="Sketch map").click()
    paper = person.page.get_by_role("application", name="Squared paper")
    paper.wait_for()
    return paper


def play_one_action(person: Person) -> None:
    def chosen() -> bool:
        return bool(person.page.locator(YOUR_TURN).count()) and person.choose("search")

    person.until(chosen)
