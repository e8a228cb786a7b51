"""Every item that is used with an action or at the start of a turn: what it does, plain and upgraded.

Items with a moment of their own are where that moment is: the Holo Decoy in combat, Scrap Plates in loss, the Signal
Mirror in lights, the Echo Cache in cache.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from ..content.items import ITEMS
from ..ids import ItemId
from ..strides import FIRST_STEP, NO_STEP
from .asking import Ask, Query
from .base import EVERY, Use
from .exploring import Glimpse, Scout
from .fighting import Blast, Strike
from .interacting import Mend, Seal, SetTripwire
from .moving import Swing, Walk, Weld
from .starting import Calm, Dissolve, Recharge, Rouse, StartUse

Declared = TypeVar("Declared", bound=msgspec.Struct)


def card(plain: Declared, **upgrade: Any) -> tuple[Declared, Declared]:
    """An item and what its upgrade changes: where it names a number it replaces that number."""
    return plain, msgspec.structs.replace(plain, **upgrade)


WITH_ACTION: dict[str, tuple[Use, Use]] = {
    "projectiles": card(Strike(dice_per_charge=2, charges=(1, EVERY), in_view=True), can_reroll=True),
    "arc-cutter": card(Strike(dice=4), dice=5),
    "breach-axe": card(Strike(dice=3, charges=(0, 0)), dice_per_charge=2, charges=(0, 1)),
    "nail-driver": card(Strike(dice=1, dice_per_charge=1, charges=(1, 2), in_view=True), dice=2),
    "frag-canister": card(Blast(dice=3), dice=4),
    "jetpack": card(Walk(points=2), parting=NO_STEP),
    "mute-pads": card(Walk(points=1, silent=True), parting=NO_STEP),
    "grapnel-line": card(Swing(), parting=FIRST_STEP),
    "bulkhead-welder": card(Weld(), points=1),
    "flare-tube": card(Scout(sectors=2, lights=True), sectors=3),
    "hazard-kit": card(Scout(sectors=2, cleans=True), cleans_more=True),
    "thermal-visor": card(Glimpse(count=1), count=2),
    "motion-lattice": card(Ask(targets=3, directed=1), directed=3),
    "data-spike": card(Query(), stairs=True),
    "suture-foam": card(Mend(health=3), sanity=1),
    "tripwire-spool": card(SetTripwire(dice=3), dice=4),
    "quarantine-seal": card(Seal(doors=1), doors=2),
}

AT_START: dict[str, tuple[StartUse, StartUse]] = {
    "calm-tabs": card(Calm(sanity=1), sanity=2),
    "stim-ampoule": card(Rouse(adrenaline=1), adrenaline=2),
    "spare-cells": card(Recharge(count=1), count=2),
    "solvent-flask": card(Dissolve(), adjacent=True),
}


def use_of(item: ItemId, upgraded: bool) -> Use:
    return WITH_ACTION[ITEMS[item].slug][upgraded]


def start_use_of(item: ItemId, upgraded: bool) -> StartUse:
    return AT_START[ITEMS[item].slug][upgraded]
