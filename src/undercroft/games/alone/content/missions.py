"""The mission cards: what is printed on each, as far as it is names and numbers. What they do is in missions.py."""

from __future__ import annotations

import msgspec

from ..ids import (
    CANTEEN,
    CONTROL_ROOM,
    ESCAPE_PODS,
    GENERATOR_ROOM,
    INFIRMARY,
    LABORATORY,
    QUARTERS,
    STORAGE,
    MissionId,
    RoomId,
)

STARTING, PROBLEM, FINAL = range(3)
CATEGORIES = ("starting", "problem", "final")
FAR = 9


class Mission(msgspec.Struct, frozen=True):
    """A mission card. ``confidence`` says how sure its contents are; the numbers after it are special conditions.

    ``view_limit``: the field of view reaches no further. ``light_limit``: sectors that a repaired switch lights besides
    its own. ``block_cost``: adrenaline for each door that the Hero blocks. ``standard_range``: how far a standard
    reaction moves a monster if the Hero performed Move. ``parting_dice`` and ``extra_danger`` are added.
    ``search_cost``: health lost by Search outside a room. ``dear_targets``: a target of Locate costs 1 sanity.
    ``is_tuned``: a designed number was changed because matches between bots were too one-sided.
    """

    code: str
    slug: str
    category: int
    room: RoomId
    confidence: str = "designed"
    view_limit: int = FAR
    light_limit: int = FAR
    block_cost: int = 0
    standard_range: int = 1
    parting_dice: int = 0
    extra_danger: int = 0
    search_cost: int = 0
    dear_targets: bool = False
    is_tuned: bool = False


MISSIONS = (
    Mission("SM01", "voice-behind-the-bulkhead", STARTING, INFIRMARY),
    Mission("SM02", "emergency-lighting", STARTING, GENERATOR_ROOM),
    Mission("SM03", "a-gift-from-the-past", STARTING, QUARTERS, "confirmed"),
    Mission("SM04", "sealed-rations", STARTING, CANTEEN),
    Mission("SM05", "station-survey", STARTING, LABORATORY),
    Mission("SM06", "stasis-log", STARTING, ESCAPE_PODS),
    Mission("SM07", "the-quartermasters-locker", STARTING, STORAGE),
    Mission("SM08", "master-override", STARTING, CONTROL_ROOM),
    Mission("PM01", "gravity-problems", PROBLEM, ESCAPE_PODS, "confirmed", parting_dice=1),
    Mission("PM02", "spore-haze", PROBLEM, LABORATORY, view_limit=1),
    Mission("PM03", "dead-silence", PROBLEM, QUARTERS, standard_range=2),
    Mission("PM04", "brownouts", PROBLEM, GENERATOR_ROOM, light_limit=1),
    Mission("PM05", "seized-locks", PROBLEM, CONTROL_ROOM, block_cost=1),
    Mission("PM06", "tainted-stores", PROBLEM, STORAGE, search_cost=1),
    Mission("PM07", "whispering-intercom", PROBLEM, CANTEEN, dear_targets=True),
    Mission("PM08", "coolant-leak", PROBLEM, INFIRMARY, extra_danger=1),
    Mission("FM01", "call-for-help", FINAL, CONTROL_ROOM, "confirmed"),
    Mission("FM02", "purge-cycle", FINAL, GENERATOR_ROOM, is_tuned=True),
    Mission("FM03", "burn-the-nest", FINAL, CANTEEN),
    Mission("FM04", "last-pod-out", FINAL, ESCAPE_PODS),
    Mission("FM05", "antidote", FINAL, LABORATORY),
    Mission("FM06", "seal-the-breach", FINAL, STORAGE, is_tuned=True),
    Mission("FM07", "hold-the-light", FINAL, QUARTERS),
    Mission("FM08", "black-box", FINAL, INFIRMARY, is_tuned=True),
)

# The numbers of the final missions. Those of the first are printed, the others designed. How often Heroes win, and what
# was changed for it: docs/experiments/alone-evaluation.md.

ARRIVAL_TOKENS = 2
PURGES = 6  # at first three
COUNTDOWN = 8
REACTOR_LOSS = 3
HEAVY_BLOW = 2
BREACHES, BREACHES_LEFT, BREACH_DISTANCE = 3, 2, 3  # at first only one was to be left
RECORDS, RECORDS_NEEDED = 4, 2  # at first three were laid out
TURNS_TO_HOLD = 3


def missions_of(category: int) -> list[MissionId]:
    return [MissionId(number) for number, mission in enumerate(MISSIONS) if mission.category == category]


def mission_named(code: str) -> MissionId:
    return next(MissionId(number) for number, mission in enumerate(MISSIONS) if mission.code == code)
