"""The 75 Rooms: 43 titles."""

from __future__ import annotations

from undercroft.kernel.moments import Fired
from undercroft.kernel.parts import Seat

from ...effects.hand import DiscardOwn, Draw, OpponentsDiscard, TakeBackSpell, TakeFromPile
from ...effects.heroes import Restart, SendToTown, Toughen
from ...effects.rooms import Boost, BoostByShown, BuildExtra, Deactivate, Destroy, HideTreasure
from ...effects.table import CancelSpell
from ...effects.verb import ANY, MONSTER_ROOM, ROOM, SPELL, THIS, TRAP_ROOM
from ...ids import ADVENTURE, BUILD, CardId
from ...moments import RoomBuilt
from ...state import AnyState
from .. import targets
from ..costs import (
    DESTROY_ALL_OTHERS,
    DESTROY_ANOTHER,
    DESTROY_THIS,
    DESTROY_THIS_TO_SAVE,
    DISCARD_THIS,
    discard_cost,
    show_cost,
)
from ..declarations import (
    MONSTER,
    TRAP,
    activated,
    at_end_of_round,
    room,
    to_all_others,
    to_itself_per_spell,
    to_left_neighbour,
    when_built,
    when_built_or_uncovered,
    when_destroyed,
    when_hero_dies_here,
    when_hero_survives_here,
    when_opponent_plays_a_spell,
    when_you_play_a_spell,
    when_you_take_from_the_pile,
)
from ..replacements import take_first_forced_discard


def nobody_entered(state: AnyState, seat: Seat, room: CardId) -> bool:
    return all(entered != room for entered, _ in state.entered)


def no_spell_in_hand(state: AnyState, moment: RoomBuilt, fired: Fired) -> bool:
    return not state.players[fired.seat].spells


CLERIC_ROOMS = (
    room(
        "dark-portal",
        "TNL013",
        TRAP,
        1,
        activated(discard_cost(SPELL), TakeFromPile(ROOM), once=True),
        cleric=2,
    ),
    room("imp-temple", "TNL014", MONSTER, 1, take_first_forced_discard(), copies=2, cleric=2),
    room(
        "madmans-manor",
        "TNL015",
        TRAP,
        2,
        when_hero_dies_here(TakeFromPile(SPELL), once=True),
        copies=2,
        cleric=1,
    ),
    room(
        "arcane-crypt",
        "TNL016",
        TRAP,
        1,
        *when_built_or_uncovered(TakeFromPile(SPELL), optional=True),
        copies=2,
        cleric=1,
    ),
    room(
        "haunted-hall",
        "TNL017",
        MONSTER,
        2,
        activated(DESTROY_THIS, SendToTown(), at=targets.HERO_HERE, phases=ADVENTURE),
        copies=2,
        cleric=1,
    ),
    room(
        "inner-sanctum",
        "TNL018",
        TRAP,
        2,
        at_end_of_round(Draw(ROOM), when=nobody_entered, optional=True),
        copies=2,
        cleric=1,
    ),
    room("incubus-gym", "TNL019", MONSTER, 4, when_built(OpponentsDiscard(ROOM)), advanced=True, cleric=1),
    room(
        "dragon-graveyard",
        "TNL020",
        TRAP,
        4,
        when_you_take_from_the_pile(Draw(ROOM), once=True),
        advanced=True,
        copies=2,
        cleric=1,
    ),
    room(
        "wraiths-throne",
        "TNL021",
        MONSTER,
        3,
        when_hero_dies_here(OpponentsDiscard(SPELL), once=True),
        advanced=True,
        cleric=1,
    ),
)

FIGHTER_ROOMS = (
    room(
        "rust-monster-pen",
        "TNL022",
        MONSTER,
        1,
        activated(discard_cost(MONSTER_ROOM), Boost(-1), at=targets.TRAP_ROOM, once=True),
        fighter=2,
    ),
    room("goblin-nursery", "TNL023", MONSTER, 1, aura=to_left_neighbour(2, MONSTER), copies=2, fighter=2),
    room("barbarian-hall", "TNL024", MONSTER, 3, when_built(DiscardOwn(SPELL)), copies=2, fighter=1),
    room(
        "spawn-point",
        "TNL025",
        MONSTER,
        2,
        when_hero_dies_here(Draw(ROOM, 2), once=True),
        copies=2,
        fighter=1,
    ),
    room(
        "fangroot-garden",
        "TNL026",
        MONSTER,
        2,
        when_hero_dies_here(BuildExtra(), once=True, optional=True),
        copies=2,
        fighter=1,
    ),
    room(
        "shrooman-cave",
        "TNL027",
        MONSTER,
        1,
        *when_built_or_uncovered(Boost(3), at=targets.OTHER_MONSTER_ROOM),
        copies=2,
        fighter=1,
    ),
    room(
        "goblin-mess-hall",
        "TNL028",
        MONSTER,
        3,
        aura=to_all_others(1, MONSTER),
        advanced=True,
        copies=2,
        fighter=1,
    ),
    room(
        "megaworm-burrow",
        "TNL029",
        MONSTER,
        4,
        when_built(Destroy(), at=targets.ADVANCED_ROOM),
        advanced=True,
        fighter=1,
    ),
    room(
        "the-arena",
        "TNL030",
        MONSTER,
        2,
        activated(show_cost(MONSTER_ROOM), BoostByShown(), once=True),
        advanced=True,
        fighter=1,
    ),
)

MAGE_ROOMS = (
    room(
        "antimagic-zone",
        "TNL031",
        TRAP,
        1,
        activated(DISCARD_THIS, CancelSpell(), cancels=True),
        from_hand=True,
        mage=2,
    ),
    room(
        "lost-library",
        "TNL032",
        TRAP,
        1,
        activated(DESTROY_THIS, Draw(SPELL, 2), DiscardOwn(SPELL)),
        copies=2,
        mage=2,
    ),
    room(
        "frostbat-cave",
        "TNL033",
        MONSTER,
        2,
        activated(DESTROY_THIS, Deactivate(), at=targets.OTHER_ROOM),
        copies=2,
        mage=1,
    ),
    room("spellslime-pit", "TNL034", MONSTER, 2, when_you_play_a_spell(Boost(1, THIS)), copies=2, mage=1),
    room(
        "observatory",
        "TNL035",
        TRAP,
        2,
        activated(discard_cost(SPELL), Draw(SPELL), once=True),
        copies=2,
        mage=1,
    ),
    room("sorcerobe-school", "TNL036", MONSTER, 1, *when_built_or_uncovered(Draw(SPELL)), copies=2, mage=1),
    room(
        "hall-of-mirrors",
        "TNL037",
        TRAP,
        2,
        when_opponent_plays_a_spell(Draw(SPELL), once=True),
        advanced=True,
        copies=2,
        mage=1,
    ),
    room("elemental-generator", "TNL038", MONSTER, 3, aura=to_itself_per_spell(1), advanced=True, mage=1),
    room(
        "brainsucker-queen",
        "TNL039",
        MONSTER,
        3,
        when_hero_dies_here(Draw(SPELL, 2), DiscardOwn(SPELL), once=True),
        advanced=True,
        mage=1,
    ),
)

THIEF_ROOMS = (
    room(
        "bullet-builder",
        "TNL040",
        TRAP,
        1,
        activated(discard_cost(TRAP_ROOM), Boost(-1), at=targets.MONSTER_ROOM, once=True),
        thief=2,
    ),
    room("wreck-room", "TNL041", TRAP, 1, activated(DESTROY_ANOTHER, Draw(ROOM), once=True), copies=2, thief=2),
    room(
        "deadly-treadmill",
        "TNL042",
        TRAP,
        2,
        activated(discard_cost(ROOM), Draw(ROOM), once=True),
        copies=2,
        thief=1,
    ),
    room(
        "collapsing-bridge",
        "TNL043",
        TRAP,
        1,
        when_hero_survives_here(Boost(3, THIS), once=True),
        copies=2,
        thief=1,
    ),
    room("spiked-pit", "TNL044", TRAP, 1, *when_built_or_uncovered(Boost(3, THIS)), copies=2, thief=1),
    room(
        "decapitator",
        "TNL045",
        TRAP,
        2,
        activated(DESTROY_THIS, HideTreasure(), at=targets.OTHER_ROOM, phases=BUILD),
        copies=2,
        thief=1,
    ),
    room(
        "chump-chomper",
        "TNL046",
        TRAP,
        2,
        activated(DESTROY_ANOTHER, Boost(4, THIS), once=True),
        advanced=True,
        thief=1,
    ),
    room(
        "blockpile-puzzle",
        "TNL047",
        TRAP,
        5,
        at_end_of_round(Destroy(), at=targets.OWN_ROOM),
        advanced=True,
        copies=2,
        thief=1,
    ),
    room(
        "the-smashinator",
        "TNL048",
        TRAP,
        3,
        activated(DESTROY_ALL_OTHERS, Boost(6, THIS), once=True),
        advanced=True,
        thief=1,
    ),
)

ROOMS_OF_SEVERAL_CLASSES = (
    room(
        "warp-tube",
        "TNL049",
        TRAP,
        1,
        activated(DESTROY_THIS, Restart(), at=targets.HERO_HERE, phases=ADVENTURE),
        copies=2,
        fighter=1,
        mage=1,
    ),
    room(
        "bom-boy-factory",
        "TNL050",
        TRAP,
        3,
        when_hero_dies_here(Destroy(THIS)),
        when_hero_survives_here(Destroy(THIS)),
        copies=2,
        fighter=1,
        thief=1,
    ),
    room(
        "hatchlings-hoard",
        "TNL051",
        MONSTER,
        2,
        advanced=True,
        copies=3,
        cleric=1,
        fighter=1,
        mage=1,
        thief=1,
    ),
    room(
        "genie-lounge",
        "TNL052",
        MONSTER,
        1,
        when_built(Draw(SPELL), when=no_spell_in_hand),
        copies=2,
        mage=1,
        thief=1,
    ),
    room(
        "werewolf-den",
        "TNL053",
        MONSTER,
        1,
        activated(discard_cost(ANY), Toughen(1), at=targets.HERO_ANYWHERE, once=True),
        copies=2,
        cleric=1,
        fighter=1,
    ),
    room(
        "cursed-tomb",
        "TNL054",
        TRAP,
        1,
        when_destroyed(OpponentsDiscard(ROOM, 2)),
        copies=2,
        cleric=1,
        thief=1,
    ),
    room(
        "save-point",
        "TNL055",
        TRAP,
        0,
        activated(DESTROY_THIS_TO_SAVE, TakeBackSpell()),
        copies=2,
        cleric=1,
        mage=1,
    ),
)

ROOMS = (*CLERIC_ROOMS, *FIGHTER_ROOMS, *MAGE_ROOMS, *THIEF_ROOMS, *ROOMS_OF_SEVERAL_CLASSES)
