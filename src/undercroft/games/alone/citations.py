"""Which rule lets a seat take an option: what "why?" answers, the most telling one first."""

from __future__ import annotations

from undercroft.kernel.parts import Option

from . import options
from .content.items import ITEMS
from .ids import EXPLORE, FIGHT, INTERACT, LOCATE, MOVE
from .state import AloneTable

CITED: dict[type[Option], tuple[str, ...]] = {
    options.BulletTime: ("AL-TURN-05", "AL-TURN-06"),
    options.Move: ("AL-ACT-MOVE-01",),
    options.OpenDoor: ("AL-DOOR-08",),
    options.Explore: ("AL-ACT-EXPLORE-01",),
    options.Locate: ("AL-ACT-LOCATE-01",),
    options.Fight: ("AL-ACT-FIGHT-02",),
    options.Search: ("AL-ACT-SEARCH-01",),
    options.SearchRoom: ("AL-ACT-SEARCH-02",),
    options.Repair: ("AL-LIGHT-02",),
    options.UseDevice: ("AL-ACT-INTERACT-01", "AL-ACT-INTERACT-04"),
    options.UseAbility: ("AL-SETUP-30",),
    options.UseSkill: ("AL-ALLY-03",),
    options.Sacrifice: ("AL-ALLY-02",),
    options.BlockDoor: ("AL-DOOR-01",),
    options.ThrowAway: ("AL-ACT-EXPLORE-04",),
    options.Upgrade: ("AL-ITEM-04",),
    options.React: ("AL-REACT-15", "AL-REACT-24"),
    options.Lay: ("AL-REACT-11", "AL-REACT-12"),
    options.MoveOne: ("AL-REACT-12", "AL-MMOVE-01"),
    options.DeployOne: ("AL-REACT-12", "AL-DEPLOY-03"),
    options.Deploy: ("AL-DEPLOY-02",),
    options.Go: ("AL-MMOVE-03",),
    options.Unblock: ("AL-MMOVE-04",),
    options.Stay: ("AL-MMOVE-02",),
    options.SendToAlly: ("AL-ALLY-04",),
    options.PlaceDanger: ("AL-ROUND-08", "AL-ROUND-09"),
    options.RemoveDanger: ("AL-ROUND-11",),
    options.Discard: ("AL-HAND-05",),
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
    if isinstance(option, options.UseItem):
        action = ITEMS[option.item].action
        return ("AL-ITEM-01", OF_ITEM[action]) if action in OF_ITEM else ("AL-ITEM-10",)
    return CITED.get(type(option), table.choice.rules)
