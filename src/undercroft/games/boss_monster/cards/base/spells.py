"""The 31 Spells of the base game: 16 titles."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ...effects.hand import Draw, NewHands
from ...effects.heroes import DamagePerRoom, Invite, KillHeld, Restart, SendToTown, Toughen
from ...effects.rooms import Boost, Deactivate, Destroy, ForbidBuilding, PlaceExtra
from ...effects.scoring import GiveUpSoul, RaiseDead
from ...effects.table import CancelSpell, Close
from ...effects.verb import SPELL
from ...ids import ADVENTURE, BUILD, BUILD_OR_ADVENTURE
from ...state import AnyState, room_count
from .. import targets
from ..declarations import spell, text


def outbuilt(state: AnyState, seat: Seat) -> bool:
    """Some opponent has more Rooms; active ones only are compared."""
    mine = room_count(state.players[seat])
    return any(not player.out and room_count(player) > mine for player in state.players)


SPELLS = (
    spell("annihilator", "BMR040", 2, ADVENTURE, text(Boost(3), at=targets.TRAP_ROOM)),
    spell("assassin", "BMR041", 3, ADVENTURE, text(Toughen(3), at=targets.HERO_IN_ANOTHERS_DUNGEON)),
    spell("cave-in", "BMR042", 2, ADVENTURE, text(Destroy(hold=True), KillHeld(), at=targets.OWN_ROOM)),
    spell("counterspell", "BMR043", 2, BUILD_OR_ADVENTURE, text(CancelSpell()), cancels=True),
    spell("exhaustion", "BMR044", 1, ADVENTURE, text(DamagePerRoom(), at=targets.HERO_IN_MY_DUNGEON)),
    spell("fear", "BMR045", 2, ADVENTURE, text(SendToTown(), at=targets.HERO_IN_A_DUNGEON)),
    spell("freeze", "BMR046", 4, BUILD_OR_ADVENTURE, text(Deactivate(), at=targets.ANY_ROOM)),
    spell("giant-size", "BMR047", 2, ADVENTURE, text(Boost(3), at=targets.MONSTER_ROOM)),
    spell("jeopardy", "BMR048", 2, BUILD_OR_ADVENTURE, text(NewHands(rooms=2, spells=1))),
    spell("kobold-strike", "BMR049", 1, BUILD, text(ForbidBuilding())),
    spell("motivation", "BMR050", 2, BUILD, text(PlaceExtra(), needs=outbuilt)),
    spell("princess-in-peril", "BMR051", 2, BUILD, text(Invite(), at=targets.HERO_IN_TOWN)),
    spell(
        "soul-harvest",
        "BMR052",
        1,
        BUILD_OR_ADVENTURE,
        text(GiveUpSoul(), Draw(SPELL, 2), at=targets.OWN_SOUL),
    ),
    spell("teleportation", "BMR053", 2, ADVENTURE, text(Restart(), at=targets.HERO_IN_MY_DUNGEON)),
    spell("trepidation", "BMR054", 1, ADVENTURE, text(Close(), at=targets.PLAYER_AHEAD_BY_TWO)),
    spell("zombie-attack", "BMR055", 2, BUILD, text(RaiseDead(bonus=2), at=targets.OPPONENTS_SOUL)),
)
