"""The page while nothing can be stored: it says so, offers nothing to do, and goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.failures import FullQuota

from .conftest import CLIENT, missing
from .person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NEWS = {
    "en": ("the match stands still", "The match goes on."),
    "pl": ("partia stoi w miejscu", "Gramy dalej."),
}


@pytest.fixture
def database(tmp_path: Path) -> Iterator[FullQuota]:
    if not CLIENT.exists():
        missing("the client is not built")
    found = FullQuota(tmp_path)
    with found.server:
        yield found


@pytest.fixture
def guest(browser: Browser, database: FullQuota) -> Iterator[Callable[[str], Person]]:
    people: list[Person] = []

    def come(language: str) -> Person:
        people.append(Person(browser, database.url, language=language))
        people[-1].take_name("Ala")
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.mark.parametrize("language", NEWS)
def test_the_page_says_that_nothing_can_be_stored_and_when_it_goes_on(
    database: FullQuota, guest: Callable[[str], Person], language: str
) -> None:
    ala, (stands_still, goes_on) = guest(language), NEWS[language]
    match = ala.make_match("me", "greedy")
    ala.open(f"/match/{match}")
    ala.until(ala.is_asked)
    database.break_down()
    assert ala.choose("build", "pass")
    ala.page.get_by_text(stands_still).wait_for()
    assert not ala.is_asked(), "nothing is offered that would be refused"
    database.come_back()
    ala.page.get_by_text(goes_on).wait_for()
    ala.page.get_by_text(stands_still).wait_for(state="detached")
    ala.until(ala.is_asked)
    assert ala.choose("build", "pass")
    assert ala.troubles == []
