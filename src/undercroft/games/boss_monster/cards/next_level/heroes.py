"""The 42 Heroes: 25 ordinary, four of them Dark, and 17 Epic, four of them Hybrid."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ...effects.heroes import Toughen
from ...effects.scoring import TurnSoulUp
from ...effects.verb import THIS
from ...state import AnyState
from ..costs import discard_room_of_class
from ..declarations import bribed, epic, hero, when_it_survives_a_dungeon, while_inside_when_a_spell_is_played
from ..lures import fewest_souls, highest_balance
from ..targets import THIS_HERO

CLERIC, FIGHTER, MAGE, THIEF = range(4)


def spells_of_the_host(state: AnyState, host: Seat) -> int:
    """+1 Health for each Spell card in the hand of the player whose dungeon it is at or in."""
    return len(state.players[host].spells)


HEROES = (
    hero("elfstar", "TNL073", 4, cleric=1),
    hero("kyle-the-incorruptible", "TNL074", 4, players=4, cleric=1),
    hero("danae-the-slayer", "TNL075", 6, players=3, cleric=1),
    hero("solemn-caine-pilgrim-of-pain", "TNL076", 6, players=4, cleric=1),
    hero(
        "vampire",
        "TNL077",
        6,
        bribed(discard_room_of_class(CLERIC), Toughen(3), at=THIS_HERO),
        is_dark=True,
        always_in=True,
        cleric=1,
    ),
    hero("adynn-cleric-of-love", "TNL078", 8, cleric=1),
    hero("hookshot-joe", "TNL079", 4, fighter=1),
    hero("tarka-eskimo-warrior", "TNL080", 4, players=4, fighter=1),
    hero("lady-samantha", "TNL081", 6, players=3, fighter=1),
    hero("ampersand-the-galled", "TNL082", 6, players=4, fighter=1),
    hero(
        "barbarian",
        "TNL083",
        6,
        bribed(discard_room_of_class(FIGHTER), Toughen(3), at=THIS_HERO),
        is_dark=True,
        always_in=True,
        fighter=1,
    ),
    hero("damok-dragon-hunter", "TNL084", 8, fighter=1),
    hero("megan-the-missile-mage", "TNL085", 4, mage=1),
    hero("otus-the-occult", "TNL086", 4, players=4, mage=1),
    hero("a-kid-and-his-spellslime", "TNL087", 6, players=3, mage=1),
    hero("wink-the-probably-magical", "TNL088", 6, players=4, mage=1),
    hero(
        "witch",
        "TNL089",
        6,
        bribed(discard_room_of_class(MAGE), Toughen(3), at=THIS_HERO),
        is_dark=True,
        always_in=True,
        mage=1,
    ),
    hero("iskandar-ice-mage", "TNL090", 8, mage=1),
    hero("black-leaf", "TNL091", 4, thief=1),
    hero("murphy-the-magnificent", "TNL092", 4, players=4, thief=1),
    hero("colgar-fugitive-prince", "TNL093", 6, players=3, thief=1),
    hero("francisco-the-endbringer", "TNL094", 6, players=4, thief=1),
    hero(
        "hitman",
        "TNL095",
        6,
        bribed(discard_room_of_class(THIEF), Toughen(3), at=THIS_HERO),
        is_dark=True,
        always_in=True,
        thief=1,
    ),
    hero("raymond-two-chains", "TNL096", 8, thief=1),
    hero("the-fool", "TNL097", 2, lure=fewest_souls, always_in=True),
    epic("tyrone-pharaoh-ascendant", "TNL098", 11, cleric=1),
    epic("branadin-wordblessed", "TNL099", 11, players=3, cleric=1),
    epic(
        "necromancer",
        "TNL100",
        12,
        when_it_survives_a_dungeon(TurnSoulUp()),
        always_in=True,
        cleric=1,
        thief=1,
    ),
    epic("heavenboy", "TNL101", 13, players=4, cleric=1),
    epic("lone-fox-and-kit", "TNL102", 11, fighter=1),
    epic("ser-mortin-the-deadly", "TNL103", 11, players=3, fighter=1),
    epic(
        "swordmage",
        "TNL104",
        12,
        while_inside_when_a_spell_is_played(Toughen(2, THIS)),
        always_in=True,
        fighter=1,
        mage=1,
    ),
    epic("obrien-the-destroyer", "TNL105", 13, players=4, fighter=1),
    epic("dumbledalf-the-blue", "TNL106", 11, mage=1),
    epic("wrathfuss-the-namer", "TNL107", 11, players=3, mage=1),
    epic("druid", "TNL108", 12, extra_health=spells_of_the_host, always_in=True, cleric=1, mage=1),
    epic("markus-geomancer-supreme", "TNL109", 13, players=4, mage=1),
    epic("rom-the-reaver", "TNL110", 11, thief=1),
    epic("gaimina-thief-of-dreams", "TNL111", 11, players=3, thief=1),
    epic("archer", "TNL112", 12, skips_last_room=True, always_in=True, fighter=1, thief=1),
    epic("roberta-dreaded-outlaw", "TNL113", 13, players=4, thief=1),
    epic("the-brothers", "TNL114", 20, lure=highest_balance, always_in=True),
)
