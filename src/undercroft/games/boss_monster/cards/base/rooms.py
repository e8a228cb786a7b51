"""The 75 Rooms of the base game: 31 titles."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ...content import CARDS
from ...effects.hand import DiscardOwn, Draw, RandomDiscard, Steal, TakeFromPile
from ...effects.heroes import Damage, Invite, Kill, SendBackLeft
from ...effects.rooms import BoostAll, BuildExtra, DoubleTreasure, Swap
from ...effects.scoring import Heal, RaiseDead
from ...effects.table import CancelSpell
from ...effects.verb import ANY, MONSTER_ROOM, ROOM, SPELL
from ...ids import ADVENTURE, BUILD
from ...state import AnyState, open_rooms
from .. import targets
from ..costs import DESTROY_ANOTHER, DESTROY_THIS, discard_cost
from ..declarations import (
    MONSTER,
    TRAP,
    activated,
    room,
    to_neighbours,
    to_right_neighbour,
    when_another_is_destroyed,
    when_built,
    when_hero_dies_here,
    when_hero_enters,
    when_you_build_another,
    when_you_play_a_spell,
)
from ..replacements import draw_a_spell_instead


def active_monster_rooms(state: AnyState, seat: Seat) -> int:
    return sum(CARDS[card].is_monster for card in open_rooms(state.players[seat]))


CLERIC_ROOMS = (
    room("dark-altar", "BMR009", TRAP, 1, activated(DESTROY_THIS, TakeFromPile(ANY)), copies=3, cleric=2),
    room(
        "open-grave",
        "BMR010",
        TRAP,
        2,
        when_hero_dies_here(TakeFromPile(ROOM), once=True),
        copies=2,
        cleric=1,
    ),
    room(
        "specters-sanctum",
        "BMR011",
        MONSTER,
        2,
        when_built(RandomDiscard(SPELL), at=targets.OPPONENT),
        copies=3,
        cleric=1,
    ),
    room(
        "succubus-spa",
        "BMR012",
        MONSTER,
        1,
        when_hero_dies_here(Steal(), at=targets.OPPONENT, once=True),
        copies=3,
        cleric=1,
    ),
    room(
        "dracolich-lair",
        "BMR013",
        MONSTER,
        3,
        activated(discard_cost(ROOM, 2), TakeFromPile(ROOM), once=True),
        advanced=True,
        copies=2,
        cleric=1,
    ),
    room(
        "vampire-bordello",
        "BMR014",
        MONSTER,
        3,
        when_hero_dies_here(Heal(), once=True, optional=True),
        advanced=True,
        copies=2,
        cleric=1,
    ),
)

FIGHTER_ROOMS = (
    room("goblin-armory", "BMR015", MONSTER, 1, aura=to_neighbours(1, MONSTER), copies=3, fighter=2),
    room("golem-factory", "BMR016", MONSTER, 2, when_hero_dies_here(Draw(ROOM), once=True), copies=3, fighter=1),
    room("minotaurs-maze", "BMR017", MONSTER, 0, when_hero_enters(SendBackLeft()), copies=2, fighter=1),
    room("neanderthal-cave", "BMR018", MONSTER, 3, no_advanced_on_top=True, copies=3, fighter=1),
    room(
        "beast-menagerie",
        "BMR019",
        MONSTER,
        4,
        when_you_build_another(Draw(ROOM), monster=True, once=True),
        advanced=True,
        copies=2,
        fighter=1,
    ),
    room(
        "monsters-ballroom",
        "BMR020",
        MONSTER,
        0,
        counts_damage=active_monster_rooms,
        advanced=True,
        copies=2,
        fighter=1,
    ),
)

MAGE_ROOMS = (
    room(
        "brainsucker-hive",
        "BMR021",
        MONSTER,
        2,
        when_hero_dies_here(Draw(SPELL), once=True, optional=True),
        copies=3,
        mage=1,
    ),
    room("dark-laboratory", "BMR022", TRAP, 1, when_built(Draw(SPELL, 2), DiscardOwn(SPELL)), copies=3, mage=2),
    room("haunted-library", "BMR023", TRAP, 1, draw_a_spell_instead(), copies=2, mage=1),
    room(
        "witchs-kitchen",
        "BMR024",
        MONSTER,
        1,
        activated(discard_cost(MONSTER_ROOM), Draw(SPELL), once=True),
        copies=3,
        mage=1,
    ),
    room(
        "all-seeing-eye",
        "BMR025",
        TRAP,
        3,
        activated(discard_cost(SPELL), CancelSpell(), once=True, cancels=True),
        advanced=True,
        copies=2,
        mage=1,
    ),
    room(
        "ligers-den",
        "BMR026",
        MONSTER,
        2,
        when_you_play_a_spell(Draw(SPELL), once=True),
        advanced=True,
        copies=2,
        mage=1,
    ),
)

THIEF_ROOMS = (
    room(
        "bottomless-pit",
        "BMR027",
        TRAP,
        1,
        activated(DESTROY_THIS, Kill(), at=targets.HERO_HERE, phases=ADVENTURE),
        copies=3,
        thief=1,
    ),
    room(
        "boulder-ramp",
        "BMR028",
        TRAP,
        1,
        activated(DESTROY_ANOTHER, Damage(5), at=targets.HERO_HERE, phases=ADVENTURE),
        copies=2,
        thief=1,
    ),
    room("dizzygas-hallway", "BMR029", TRAP, 1, aura=to_right_neighbour(2, TRAP), copies=3, thief=1),
    room(
        "jackpot-stash",
        "BMR030",
        TRAP,
        1,
        activated(DESTROY_THIS, DoubleTreasure(), phases=BUILD),
        copies=3,
        thief=2,
    ),
    room(
        "recycling-center",
        "BMR031",
        TRAP,
        3,
        when_another_is_destroyed(Draw(ROOM, 2), optional=True),
        advanced=True,
        copies=2,
        thief=1,
    ),
    room(
        "the-crushinator",
        "BMR032",
        TRAP,
        2,
        activated(DESTROY_ANOTHER, BoostAll(2), once=True),
        advanced=True,
        copies=2,
        thief=1,
    ),
)

ROOMS_OF_SEVERAL_CLASSES = (
    room(
        "centipede-tunnel",
        "BMR033",
        MONSTER,
        1,
        when_built(Swap(), at=(targets.ROOM_TO_SWAP, targets.ROOM_OF_SAME_DUNGEON), optional=True),
        copies=2,
        fighter=1,
        mage=1,
    ),
    room(
        "construction-zone",
        "BMR034",
        TRAP,
        1,
        when_built(BuildExtra(), optional=True),
        copies=2,
        fighter=1,
        thief=1,
    ),
    room("dragon-hatchery", "BMR035", MONSTER, 0, copies=3, cleric=1, fighter=1, mage=1, thief=1),
    room(
        "mimic-vault",
        "BMR036",
        TRAP,
        1,
        when_built(Invite(), at=targets.ORDINARY_HERO_IN_TOWN),
        copies=2,
        mage=1,
        thief=1,
    ),
    room(
        "monstrous-monument",
        "BMR037",
        TRAP,
        1,
        when_built(TakeFromPile(MONSTER_ROOM)),
        copies=2,
        cleric=1,
        fighter=1,
    ),
    room(
        "torture-chamber",
        "BMR038",
        TRAP,
        1,
        activated(DESTROY_THIS, RandomDiscard(ROOM), at=targets.OPPONENT),
        copies=2,
        cleric=1,
        thief=1,
    ),
    room(
        "zombie-prison",
        "BMR039",
        MONSTER,
        1,
        activated(DESTROY_THIS, RaiseDead(), at=targets.OPPONENTS_SOUL),
        copies=2,
        cleric=1,
        mage=1,
    ),
)

ROOMS = (*CLERIC_ROOMS, *FIGHTER_ROOMS, *MAGE_ROOMS, *THIEF_ROOMS, *ROOMS_OF_SEVERAL_CLASSES)
