"""Finding items and upgrading them: Search, charges, types, donors."""

from __future__ import annotations

from tests.games.alone.scene import EVIL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.items import CHEMICAL, ELECTRONIC, ITEMS, MECHANICAL, TITLES, item_cards
from undercroft.games.alone.ids import ItemId
from undercroft.games.alone.options.hero import SearchRoom
from undercroft.testing import rule


def card_number(slug: str) -> ItemId:
    return ItemId(next(number for number, card in enumerate(ITEMS) if card.slug == slug))


def find(scene: Scene, *slugs: str) -> Scene:
    """The next cards of the item deck."""
    scene.state.item_deck = [card_number(slug) for slug in slugs]
    return scene.given(*[0] * len(slugs))


# The cards


@rule("AL-SETUP-04", "AL-ITEM-07")
def test_the_deck_has_twenty_one_cards_three_of_them_projectiles() -> None:
    assert len(item_cards(with_extras=False)) == 21
    assert sum(ITEMS[card].slug == "projectiles" for card in item_cards(with_extras=False)) == 3
    assert len(item_cards(with_extras=True)) == 30


@rule("AL-ITEM-03")
def test_every_item_has_a_type_and_needs_a_component_of_another() -> None:
    types = {MECHANICAL, ELECTRONIC, CHEMICAL}
    assert all({card.type, card.component} <= types and card.type != card.component for card in TITLES)


# Search


@rule("AL-ACT-SEARCH-01", "AL-ITEM-08")
def test_search_draws_one_item_with_its_starting_charges() -> None:
    scene = find(Scene(at="A1-B4"), "jetpack")
    scene.play("search")
    assert scene.item("jetpack").charges == 3
    assert len(scene.hero.items) == 1


@rule("AL-ACT-SEARCH-02", "AL-ACT-SEARCH-03")
def test_once_a_game_in_each_room_three_are_drawn() -> None:
    scene = find(Scene(at="A1-A1"), "jetpack", "breach-axe", "arc-cutter", "spare-cells")
    scene.play("search room").end_turn()
    assert len(scene.hero.items) == 3
    assert "search room" not in scene.offered
    assert "search" in scene.offered


@rule("AL-ACT-SEARCH-02")
def test_a_passage_has_no_three_cards() -> None:
    scene = Scene(at="A1-B4")
    assert SearchRoom() not in scene.match.options


@rule("AL-ACT-SEARCH-06")
def test_in_a_room_the_hero_may_draw_one_and_keep_the_box_for_later() -> None:
    scene = find(Scene(at="A1-A1"), "jetpack")
    scene.play("search").end_turn()
    assert len(scene.hero.items) == 1
    assert "search room" in scene.offered


@rule("AL-ACT-SEARCH-05", "AL-INFO-20")
def test_evil_is_told_what_was_drawn_and_what_was_upgraded() -> None:
    scene = find(Scene(items=["spare-cells"]), "arc-cutter")
    scene.play("search", "upgrade arc-cutter with spare-cells")
    assert scene.told(events.ItemGained, EVIL) == [events.ItemGained(card_number("arc-cutter"))]
    assert scene.told(events.ItemUpgraded, EVIL) == [
        events.ItemUpgraded(card_number("arc-cutter"), card_number("spare-cells"), charges=4)
    ]


@rule("AL-ACT-SEARCH-07")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    scene = Scene(at="A1-A1")
    scene.state.item_deck, scene.state.item_discard = [], [card_number("jetpack"), card_number("breach-axe")]
    scene.play("search room")
    assert {ITEMS[item.card].slug for item in scene.hero.items} == {"jetpack", "breach-axe"}
    assert scene.state.item_discard == []


# Upgrades


@rule("AL-ACT-SEARCH-04", "AL-ITEM-04")
def test_a_charge_of_another_item_goes_on_the_item_upgraded() -> None:
    """The Arc Cutter needs an electronic component."""
    scene = find(Scene(items=["arc-cutter", "spare-cells", "calm-tabs"]), "echo-cache")
    scene.play("search", "upgrade arc-cutter with spare-cells")
    assert scene.item("arc-cutter").upgraded
    assert scene.item("arc-cutter").charges == 3
    assert scene.item("spare-cells").charges == 4


@rule("AL-ACT-SEARCH-04", "AL-ITEM-09")
def test_any_number_of_items_may_be_upgraded_each_once() -> None:
    scene = find(Scene(items=["arc-cutter", "spare-cells"]), "calm-tabs")
    scene.play("search", "upgrade arc-cutter with spare-cells")
    assert scene.asked == "MayUpgrade"
    assert not any(text.startswith("upgrade arc-cutter") for text in scene.offered)
    scene.play("upgrade calm-tabs.1 with spare-cells", "upgrade spare-cells with arc-cutter")
    assert [item.upgraded for item in scene.hero.items] == [True, True, True]


@rule("AL-ITEM-03")
def test_a_component_of_another_type_does_not_fit() -> None:
    scene = find(Scene(items=["arc-cutter"]), "calm-tabs")
    scene.play("search")
    assert scene.asked == "ChooseAction"


@rule("AL-ITEM-09", "AL-ITEM-08")
def test_taking_the_last_charge_discards_the_donor() -> None:
    scene = find(Scene(items=["arc-cutter", "spare-cells:1"]), "scrap-plates")
    scene.play("search", "upgrade arc-cutter with spare-cells")
    assert [ITEMS[item.card].slug for item in scene.hero.items] == ["arc-cutter", "scrap-plates"]
    assert card_number("spare-cells") in scene.state.item_discard


@rule("AL-ITEM-08")
def test_an_axe_that_gave_its_last_charge_stays() -> None:
    scene = find(Scene(items=["breach-axe:1", "spare-cells"]), "hazard-kit")
    scene.play("search", "upgrade hazard-kit with breach-axe")
    assert scene.item("breach-axe").charges == 0


@rule("AL-ITEM-13")
def test_the_charge_that_marks_an_upgrade_is_neither_spent_nor_given() -> None:
    """An upgraded Breach Axe without charges is upgraded still, but gives nothing to the Hazard Kit."""
    scene = find(Scene(items=["breach-axe+:0", "echo-cache"]), "hazard-kit")
    scene.play("search")
    assert "upgrade hazard-kit with breach-axe" not in scene.offered


@rule("AL-ITEM-08", "AL-ITEM-13")
def test_an_upgraded_item_is_discarded_with_its_last_spendable_charge() -> None:
    scene = Scene(items=["suture-foam+:1"], health=4, sanity=4)
    scene.play("use suture-foam.1")
    assert (scene.hero.health, scene.hero.sanity) == (7, 5)
    assert scene.hero.items == []


@rule("AL-ITEM-14")
def test_no_upgrade_comes_on_the_side_of_another_action() -> None:
    scene = Scene(items=["arc-cutter", "spare-cells", "suture-foam"], health=4)
    scene.play("use suture-foam.1")
    assert scene.asked == "ChooseAction"


@rule("AL-ITEM-10")
def test_equipment_has_no_size_limit() -> None:
    scene = Scene(at="A1-B4", items=[card.slug for card in TITLES])
    scene.play("search")
    assert len(scene.hero.items) == len(TITLES) + 1
