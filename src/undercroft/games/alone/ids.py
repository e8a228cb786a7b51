"""The names of things: kinds of ids, and the small numbers that the state is made of.

Plain integers, not enums: a state is copied thousands of times a second, and rules compare them all the time.
"""

from __future__ import annotations

from typing import NewType

from undercroft.kernel.parts import Seat

SectorId = NewType("SectorId", int)
"""A sector of the map. Only Evil knows it: the Hero names sectors by tiles."""
DoorId = NewType("DoorId", int)
MonsterId = NewType("MonsterId", int)
"""A monster's token: three of each kind, then the bosses. Only Evil knows it: the Hero sees figures."""
TileId = NewType("TileId", int)
"""A sector as the Hero names it: a new number every time it becomes revealed."""
FigureId = NewType("FigureId", int)
"""A monster as the Hero names it: a new number every time it becomes revealed."""
WayId = NewType("WayId", int)
RoomId = NewType("RoomId", int)
KindId = NewType("KindId", int)
LookId = NewType("LookId", int)
"""What a figure is to whoever sees it: one of a kind, or a boss."""
FaceId = NewType("FaceId", int)
"""What a die shows."""
CardId = NewType("CardId", int)
ItemId = NewType("ItemId", int)
CharacterId = NewType("CharacterId", int)
MissionId = NewType("MissionId", int)
DeckId = NewType("DeckId", int)
TargetId = NewType("TargetId", int)
"""Something the Hero may ask the distance of."""

NOWHERE = SectorId(-1)
NO_CARD = CardId(-1)
NO_FIGURE = FigureId(-1)
NO_LOOK = LookId(-1)

HERO = Seat(0)
"""The Hero always sits first; the other seats are Evil."""

# Ways out of a sector: the four sides of the compass, then the staircases

WAYS = ("north", "east", "south", "west", "amber", "teal")
NORTH, EAST, SOUTH, WEST, AMBER, TEAL = (WayId(number) for number in range(6))
SIDES = (NORTH, EAST, SOUTH, WEST)
STAIRS = (AMBER, TEAL)
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""How x and y change on each side of the compass."""


def opposite(way: WayId) -> WayId:
    return WayId((way + 2) % 4) if way < AMBER else way


# Elements of a sector other than monsters and doors (AL-INFO-03): a bit for each

ELEMENTS = ("danger-token", "light-switch", "stairs", "condition-token", "mission-token")
DANGER_TOKEN, LIGHT_SWITCH, STAIRCASE, CONDITION_TOKEN, MISSION_TOKEN = (1 << number for number in range(5))

# What noises are told as, beside the ways

ReportId = NewType("ReportId", int)

HERE, OTHER_LEVEL, MUFFLED = 6, 7, 8
REPORTS = (*WAYS, "here", "other-level", "muffled")

# Shapes of sectors

SHAPES = ("corridor", "corner", "junction", "crossing", "room")
CORRIDOR, CORNER, JUNCTION, CROSSING, ROOM = range(5)

ROOMS = (
    "infirmary",
    "laboratory",
    "quarters",
    "control_room",
    "escape_pods",
    "generator_room",
    "canteen",
    "storage",
)
(INFIRMARY, LABORATORY, QUARTERS, CONTROL_ROOM, ESCAPE_PODS, GENERATOR_ROOM, CANTEEN, STORAGE) = (
    RoomId(number) for number in range(8)
)

KINDS = ("spores", "parasites", "cultists", "hybrids", "worms")
SPORES, PARASITES, CULTISTS, HYBRIDS, WORMS = (KindId(number) for number in range(5))
BOSSES = ("colonel", "matriarch")
LOOKS = (*KINDS, *BOSSES)

CHARACTERS = ("captain", "pilot", "engineer", "doctor", "prospector")
CAPTAIN, PILOT, ENGINEER, DOCTOR, PROSPECTOR = (CharacterId(number) for number in range(5))

DECKS = ("fury", "speed", "terror", "traps")
FURY, SPEED, TERROR, TRAPS = (DeckId(number) for number in range(4))

# What the Hero does and suffers: the icons of reaction cards

TRIGGERS = ("move", "explore", "fight", "locate", "search", "interact", "health-loss", "sanity-loss")
MOVE, EXPLORE, FIGHT, LOCATE, SEARCH, INTERACT, HEALTH_LOSS, SANITY_LOSS = range(8)
ACTIONS = TRIGGERS[:6]

# When a reaction may be played

TIMINGS = (
    "after-declared",
    "after-targets-chosen",
    "before-reveal",
    "after-enter",
    "after-roll",
    "on-loss",
    "end-of-turn",
)
AFTER_DECLARED, AFTER_TARGETS, BEFORE_REVEAL, AFTER_ENTER, AFTER_ROLL, ON_LOSS, END_OF_TURN = range(7)

# Tracks of the Hero, and where a loss comes from

HEALTH, SANITY = range(2)
STATS = ("health", "sanity")
SOURCES = ("attack", "parting-attack", "terror", "card", "choice", "mission", "nightmare")
BY_ATTACK, BY_PARTING, BY_TERROR, BY_CARD, BY_CHOICE, BY_MISSION, BY_NIGHTMARE = range(7)
DEALT_BY_EVIL = (BY_ATTACK, BY_PARTING, BY_TERROR, BY_CARD)
"""What may be sent to an ally (AL-ALLY-09)."""

# Condition tokens, and what an Interact action may do for a mission

TOKENS = ("sabotage", "breach", "record", "culture")
SABOTAGE, BREACH, RECORD, CULTURE = range(4)
DEVICES = (
    "complete",
    "mend-sabotage",
    "run-purge",
    "arm-reactor",
    "take-culture",
    "pick-up-culture",
    "seal-breach",
    "take-record",
)
(COMPLETE, MEND_SABOTAGE, RUN_PURGE, ARM_REACTOR, TAKE_CULTURE, PICK_UP_CULTURE, SEAL_BREACH, TAKE_RECORD) = range(8)

# Dice

FACES = ("hit", "special", "miss")
HIT, SPECIAL, MISS = (FaceId(number) for number in range(3))

DIFFICULTIES = ("easy", "normal", "nightmare", "impossible")

MOST_HEALTH = 12
MOST_ADRENALINE = 6
TURNS = 8
SLOTS = 8
FIRST_DANGER_SLOT = 5
"""Slots from this one on carry a danger symbol (counted from 0)."""
MOST_REACTIONS = 2
MOST_ON_LEVEL = 4
MOST_DANGER = 8
ALLY_CHARGES = 6
FIRST_ROUNDS = 3
HAND_SIZES = {1: 10, 2: 6, 3: 4}
TOKENS_OF_KIND = 3
TILES = {CORRIDOR: 6, CORNER: 5, JUNCTION: 5, CROSSING: 1}
