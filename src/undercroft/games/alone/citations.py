"""Which rule lets a seat take an option: what "why?" answers, the most telling one first."""

from __future__ import annotations

from undercroft.kernel.parts import Option

from .content.items import ITEMS
from .ids import EXPLORE, FIGHT, INTERACT, LOCATE, MOVE
from .options import evil, hero
from .state import AloneTable

CITED: dict[type[Option], tuple[str, ...]] = {
    hero.BulletTime: ("AL-TURN-05", "AL-TURN-06"),
    hero.Move: ("AL-ACT-MOVE-01",),
    hero.OpenDoor: ("AL-DOOR-08",),
    hero.Explore: ("AL-ACT-EXPLORE-01",),
    hero.Locate: ("AL-ACT-LOCATE-01",),
    hero.Fight: ("AL-ACT-FIGHT-02",),
    hero.Search: ("AL-ACT-SEARCH-01",),
    hero.SearchRoom: ("AL-ACT-SEARCH-02",),
    hero.Repair: ("AL-LIGHT-02",),
    hero.UseDevice: ("AL-ACT-INTERACT-01", "AL-ACT-INTERACT-04"),
    hero.UseAbility: ("AL-SETUP-30",),
    hero.UseSkill: ("AL-ALLY-03",),
    hero.Sacrifice: ("AL-ALLY-02",),
    hero.BlockDoor: ("AL-DOOR-01",),
    hero.ThrowAway: ("AL-ACT-EXPLORE-04",),
    hero.Upgrade: ("AL-ITEM-04",),
    evil.React: ("AL-REACT-15", "AL-REACT-24"),
    evil.Lay: ("AL-REACT-11", "AL-REACT-12"),
    evil.MoveOne: ("AL-REACT-12", "AL-MMOVE-01"),
    evil.DeployOne: ("AL-REACT-12", "AL-DEPLOY-03"),
    evil.Deploy: ("AL-DEPLOY-02",),
    evil.Go: ("AL-MMOVE-03",),
    evil.Unblock: ("AL-MMOVE-04",),
    evil.Stay: ("AL-MMOVE-02",),
    evil.SendToAlly: ("AL-ALLY-04",),
    evil.PlaceDanger: ("AL-ROUND-08", "AL-ROUND-09"),
    evil.RemoveDanger: ("AL-ROUND-11",),
    evil.Discard: ("AL-HAND-05",),
}
OF_ITEM = {
    MOVE: "AL-ITEM-11",
    EXPLORE: "AL-ITEM-14",
    LOCATE: "AL-ACT-LOCATE-01",
    FIGHT: "AL-ACT-FIGHT-03",
    INTERACT: "AL-ACT-INTERACT-05",
}
"""An item used with an action replaces it (AL-ITEM-01); what else is worth knowing depends on the action."""


def cites(table: AloneTable, option: Option) -> tuple[str, ...]:
    if isinstance(option, hero.UseItem):
        action = ITEMS[option.item].action
        return ("AL-ITEM-01", OF_ITEM[action]) if action in OF_ITEM else ("AL-ITEM-10",)
    return CITED.get(type(option), table.choice.rules)
