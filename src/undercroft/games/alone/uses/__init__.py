"""What items do when they are used: with an action, at the start of a turn, at the end of a round.

Each is declared in cards; the modules beside it know one kind of use each. The turn asks here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import locating
from ..content.items import ITEMS
from ..ids import HERO, ItemId
from ..items import own_item, spend
from ..options.hero import UseItem
from ..state import AloneTable, AnyState
from .asking import Ask
from .base import HowManyCharges
from .cache import ClearWithCache
from .cards import AT_START, WITH_ACTION, start_use_of, use_of

if TYPE_CHECKING:
    from ..actions import Action

__all__ = [
    "ClearWithCache",
    "directions",
    "is_silent",
    "locate_targets",
    "next_detail",
    "objection",
    "offers",
    "perform",
    "use_at_start",
]


def offers(state: AnyState) -> Iterable[Option]:
    """Every item of the Hero's; what cannot be used now has an objection."""
    return [UseItem(item.card) for item in state.hero.items]


def objection(state: AnyState, card: ItemId) -> str | None:
    """The rule against using an item as an action, or at the start of the turn."""
    item, slug = own_item(state, card), ITEMS[card].slug
    if slug in WITH_ACTION:
        use = use_of(card, item.upgraded)
        return "AL-ITEM-08" if item.charges < use.charges[0] else use.objection(state)
    if slug not in AT_START:
        return "AL-ITEM-10"
    if state.turn.has_declared:
        return "AL-TURN-11"
    return "AL-ITEM-10" if item.used else start_use_of(card, item.upgraded).objection(state, item)


# At the start of a turn


def use_at_start(table: AloneTable, card: ItemId) -> None:
    """Once a turn, for its charge (AL-ITEM-10)."""
    item = own_item(table.state, card)
    use = start_use_of(card, item.upgraded)
    item.used = True
    if use.charges:
        spend(table, item, use.charges)
    use.apply(table, card)


# With an action


def next_detail(table: AloneTable, action: Action) -> Choice | None:
    """The next question about how an item is used, or None when everything is said; charges come last."""
    questions: tuple[type[Choice], ...] = (*use_of(action.item, action.upgraded).asks, HowManyCharges)
    if action.details == len(questions):
        return None
    action.details += 1
    return questions[action.details - 1](HERO)


def perform(table: AloneTable, action: Action) -> None:
    """The item's text replaces the usual effect of its action (AL-ITEM-01)."""
    use_of(action.item, action.upgraded).perform(table, action)


def is_silent(action: Action) -> bool:
    """Does the action enable no card with its icon?"""
    return action.item >= 0 and use_of(action.item, action.upgraded).silent


def locate_targets(action: Action) -> int:
    """How many targets a Locate action may name."""
    use = use_of(action.item, action.upgraded) if action.item >= 0 else None
    return use.targets if isinstance(use, Ask) else locating.LOCATE_TARGETS


def directions(action: Action) -> int:
    """For how many of them an item tells the direction too."""
    use = use_of(action.item, action.upgraded) if action.item >= 0 else None
    return use.directed if isinstance(use, Ask) else 0
