"""Why an option may be taken: rules that exist, the most telling one first."""

from __future__ import annotations

from tests.games.alone.scene import Scene
from undercroft.games.alone import GAME, citations
from undercroft.testing import rule


def test_every_cited_rule_is_in_the_book() -> None:
    cited = {rule_id for ids in citations.CITED.values() for rule_id in ids} | set(citations.OF_ITEM.values())
    assert [rule_id for rule_id in sorted(cited) if rule_id not in GAME.rules] == []


@rule("AL-ACT-MOVE-01", "AL-ITEM-01")
def test_an_option_cites_its_own_rule_and_an_item_that_it_replaces_its_action() -> None:
    scene = Scene(at="A1-B4", items=["jetpack", "calm-tabs"])
    cited = {str(option): GAME.cites(scene.match.table, option) for option in scene.match.options}
    assert cited["move east"] == ("AL-ACT-MOVE-01",)
    assert cited["use jetpack"][0] == "AL-ITEM-01"
    assert cited["use calm-tabs.1"] == ("AL-ITEM-10",)
