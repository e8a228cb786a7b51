"""The twelve Bosses. An ability without ``level_up`` works from the Level Up to the end of the game."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ...effects.hand import DiscardHand, Draw
from ...effects.heroes import StayInTown
from ...effects.rooms import Boost, Swap
from ...effects.scoring import ExchangeSoul, Heal
from ...effects.table import CancelSpell
from ...effects.verb import ANY, MOMENT_ROOM, ROOM, SPELL
from ...ids import BUILD, CardId
from ...state import AnyState
from ...values import last_open, wounds
from ..costs import discard_cost
from ..declarations import (
    activated,
    at_end_of_round,
    boss,
    level_up,
    when_hero_is_killed,
    when_you_build_another,
    when_you_destroy_your_own,
)
from ..replacements import take_monster_rooms
from ..targets import HERO_IN_TOWN, ROOM_OF_SAME_DUNGEON, ROOM_TO_SWAP


def last_room_while_wounded(state: AnyState, seat: Seat, source: int, spot: int) -> int:
    """+3 for the last Room as long as the Wounds number 3 or more."""
    player = state.players[seat]
    return 3 if wounds(player) >= 3 and spot == last_open(player) else 0


def outscored_by_two(state: AnyState, seat: Seat, boss: CardId) -> bool:
    """Some player's gain in Souls this round is at least two above one's own."""
    mine = state.players[seat].souls_gained
    return any(not player.out and player.souls_gained >= mine + 2 for player in state.players)


BOSSES = (
    boss(
        "doc-scarecrow",
        "TNL001",
        375,
        activated(discard_cost(ANY), StayInTown(), at=HERO_IN_TOWN, phases=BUILD),
        cleric=1,
    ),
    boss("belladonna", "TNL002", 350, level_up(Heal()), cleric=1),
    boss("torix-uzkali", "TNL003", 725, take_monster_rooms(), cleric=1),
    boss("killa", "TNL004", 825, aura=last_room_while_wounded, fighter=1),
    boss(
        "shellda",
        "TNL005",
        425,
        at_end_of_round(Swap(), at=(ROOM_TO_SWAP, ROOM_OF_SAME_DUNGEON), optional=True, once=True),
        fighter=1,
    ),
    boss("smoake", "TNL006", 625, when_you_build_another(Draw(ROOM), monster=True, optional=True), fighter=1),
    boss("kazanna", "TNL007", 550, level_up(DiscardHand(), Draw(SPELL, 3)), mage=1),
    boss(
        "dr-timebender",
        "TNL008",
        925,
        activated(discard_cost(SPELL), CancelSpell(), once=True, cancels=True),
        mage=1,
    ),
    boss(
        "nicolius",
        "TNL009",
        975,
        at_end_of_round(Draw(SPELL), when=outscored_by_two, optional=True, once=True),
        mage=1,
    ),
    boss("porkus", "TNL010", 450, level_up(ExchangeSoul()), thief=1),
    boss("angstigoth", "TNL011", 475, when_hero_is_killed(Draw(ROOM), once=True), thief=1),
    boss("eclipse", "TNL012", 525, when_you_destroy_your_own(Boost(3, MOMENT_ROOM)), thief=1),
)
