"""The eight Bosses of the base game; each does one thing when it levels up."""

from __future__ import annotations

from ...effects.hand import DiscardOwn, Draw, LookAndTake, TakeFromPile
from ...effects.heroes import InviteFromAnywhere, KillInTown
from ...effects.rooms import OpponentsDestroy, SearchAdvanced
from ...effects.verb import ANY, SPELL
from ..declarations import boss, level_up
from ..targets import HERO_IN_TOWN, OPPONENT

BOSSES = (
    boss("draculord", "BMR001", 900, level_up(LookAndTake(ANY), at=OPPONENT), cleric=1),
    boss("xyzax", "BMR002", 750, level_up(TakeFromPile(ANY, 2)), cleric=1),
    boss("king-croak", "BMR003", 800, level_up(SearchAdvanced(is_monster=True), optional=True), fighter=1),
    boss("robobo", "BMR004", 400, level_up(OpponentsDestroy()), fighter=1),
    boss("cerebellus", "BMR005", 650, level_up(Draw(SPELL, 3), DiscardOwn(SPELL), optional=True), mage=1),
    boss("seducia", "BMR006", 600, level_up(InviteFromAnywhere(), optional=True), mage=1),
    boss("cleopatra", "BMR007", 850, level_up(SearchAdvanced(is_monster=False), optional=True), thief=1),
    boss("gorgona", "BMR008", 500, level_up(KillInTown(), at=HERO_IN_TOWN), thief=1),
)
