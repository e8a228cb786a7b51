"""The 31 Spells: 17 titles. An Epic Spell has two texts, of which one is chosen on declaration (BM-RUL-71)."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ...effects.hand import Draw, LookAndTake, PassOnRoom
from ...effects.heroes import Damage, DamageAtEntrance, Kill, RemoveHero, SendToPlayer, SkipRooms
from ...effects.rooms import AddTreasure, Blank, Boost, BuildMonsterOn, Destroy, GiveRoom, Soothe, Swap
from ...effects.scoring import GiveUpForDamage
from ...effects.table import BarFromWinning, CallOff, Close, ToughenComers
from ...effects.verb import ROOM, SPELL, THIS
from ...ids import ADVENTURE, BUILD, BUILD_OR_ADVENTURE, MOST_ROOMS
from ...state import AnyState, hero_in_room, room_count
from ...values import wounds
from .. import targets
from ..costs import discard_cost
from ..declarations import spell, text


def three_wounds(state: AnyState, seat: Seat) -> bool:
    return wounds(state.players[seat]) >= 3


def two_rooms_lost(state: AnyState, seat: Seat) -> bool:
    return state.players[seat].rooms_lost >= 2


def hero_in_dungeon_of_five(state: AnyState, seat: Seat) -> bool:
    return any(
        room_count(player) == MOST_ROOMS and hero_in_room(player) is not None
        for player in state.players
        if not player.out
    )


def one_hero_lured(state: AnyState, seat: Seat) -> bool:
    return state.players[seat].lured == 1


SPELLS = (
    spell("all-your-base", "TNL056", 1, BUILD, text(LookAndTake(ROOM, optional=True), at=targets.OPPONENT)),
    spell(
        "another-castle",
        "TNL057",
        2,
        ADVENTURE,
        text(SendToPlayer(), at=(targets.HERO_IN_MY_DUNGEON, targets.OPPONENT)),
    ),
    spell("fairy-fountain", "TNL058", 2, BUILD, text(Soothe(), at=targets.ANY_ROOM)),
    spell(
        "its-on",
        "TNL059",
        2,
        ADVENTURE,
        text(Kill(), at=targets.WEAK_HERO_IN_MY_DUNGEON),
        text(Kill(), at=targets.HERO_IN_MY_DUNGEON, needs=three_wounds),
    ),
    spell("hiring-spree", "TNL060", 2, BUILD, text(Draw(ROOM, 3), PassOnRoom())),
    spell(
        "lightning-bolt",
        "TNL061",
        2,
        ADVENTURE,
        text(Damage(3), at=targets.HERO_IN_MY_DUNGEON),
        text(Damage(3), DamageAtEntrance(3), at=targets.HERO_IN_MY_DUNGEON, cost=discard_cost(SPELL)),
    ),
    spell(
        "meddling-kids",
        "TNL062",
        1,
        BUILD_OR_ADVENTURE,
        text(Blank(), at=targets.ROOM_OR_ANNOUNCED, stops_abilities=True),
        text(BarFromWinning(), at=targets.PLAYER_WITH_THREE_HEROES),
    ),
    spell(
        "oh-yeah",
        "TNL063",
        1,
        BUILD_OR_ADVENTURE,
        text(Swap(), at=(targets.OWN_ROOM, targets.ROOM_OF_SAME_DUNGEON)),
        text(Destroy(), at=targets.ANY_ROOM, needs=two_rooms_lost),
    ),
    spell("party-up", "TNL064", 2, ADVENTURE, text(ToughenComers(1), at=targets.ANY_PLAYER)),
    spell("pause", "TNL065", 2, ADVENTURE, text(CallOff(), Close(THIS))),
    spell("pity", "TNL066", 2, ADVENTURE, text(RemoveHero(), at=targets.HERO_IN_ANOTHERS_DUNGEON)),
    spell("secret-stash", "TNL067", 2, BUILD, text(AddTreasure(), at=(targets.A_CLASS, targets.OWN_ROOM))),
    spell(
        "shortcut",
        "TNL068",
        2,
        ADVENTURE,
        text(SkipRooms(1), at=targets.HERO_IN_A_DUNGEON),
        text(SkipRooms(2), at=targets.HERO_IN_A_DUNGEON, needs=hero_in_dungeon_of_five),
    ),
    spell(
        "super-effective",
        "TNL069",
        2,
        ADVENTURE,
        text(Boost(2), at=targets.OWN_ROOM),
        text(Boost(4), at=targets.OWN_ROOM, needs=one_hero_lured),
    ),
    spell("surprise-gift", "TNL070", 2, BUILD, text(GiveRoom(), at=targets.GIFT_PLACE)),
    spell(
        "undead-minion",
        "TNL071",
        2,
        ADVENTURE,
        text(GiveUpForDamage(), at=(targets.OWN_SOUL, targets.HERO_IN_MY_DUNGEON)),
    ),
    spell("wild-monster", "TNL072", 2, ADVENTURE, text(BuildMonsterOn(), at=targets.OWN_ROOM)),
)
