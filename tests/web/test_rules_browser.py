"""The rules browser: searching as one types, sections, rulings with their question, links to one rule."""

from __future__ import annotations

from .conftest import Visit

CARD = "article.rule"


def test_a_link_to_a_rule_shows_that_rule_alone(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/boss-monster?q=BM-BUILD-06")
    card = guest.page.locator(CARD)
    card.first.wait_for()
    assert card.count() == 1
    assert "Advanced Room" in card.inner_text()


def test_search_wants_every_word_and_minds_no_accents(visit: Visit) -> None:
    guest = visit(language="pl")
    guest.open("/rules/boss-monster")
    guest.page.locator(CARD).first.wait_for(state="attached")
    everything = guest.page.locator(CARD).count()
    guest.page.get_by_role("searchbox").fill("WYPASNA komnata")
    guest.until(lambda: guest.page.locator(CARD).count() < everything)
    found = guest.page.locator(CARD).all_inner_texts()
    assert found
    assert all("komnat" in text.lower() and "wypaśn" in text.lower() for text in found)
    assert "q=WYPASNA" in guest.page.url


def test_a_section_narrows_and_all_sections_widen(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/boss-monster")
    guest.page.get_by_role("button", name="Luring Heroes").click()
    numbers = guest.page.locator(f"{CARD} h3").all_inner_texts()
    assert numbers
    assert all(number.startswith("BM-BAIT-") for number in numbers)
    guest.page.get_by_role("button", name="All sections").click()
    assert guest.page.locator(CARD).count() > len(numbers)


def test_a_ruling_begins_with_its_question(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/boss-monster?q=BM-RUL-04")
    assert "May a mulligan be repeated?" in guest.page.locator(CARD).inner_text()


def test_words_that_no_rule_has_offer_the_way_back(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/boss-monster?q=submarine")
    guest.page.get_by_role("button", name="Show all rules").click()
    guest.page.locator(CARD).first.wait_for()
