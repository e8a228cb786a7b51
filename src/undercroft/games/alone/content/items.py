"""The item cards: names, types, charges. What they do when they are used is in uses."""

from __future__ import annotations

import msgspec

from ..ids import EXPLORE, FIGHT, INTERACT, LOCATE, MOVE, ItemId

MECHANICAL, ELECTRONIC, CHEMICAL = range(3)
TYPES = ("mechanical", "electronic", "chemical")
NO_ACTION = -1


class ItemCard(msgspec.Struct, frozen=True):
    """An item: its type, the component of its upgrade, and the action it replaces (-1: it needs none).

    ``needs_no_charge``: it stays in the equipment without charges. ``is_extra``: it can be left out.
    """

    slug: str
    type: int
    component: int
    charges: int
    action: int
    copies: int = 1
    needs_no_charge: bool = False
    is_extra: bool = False
    confidence: str = "designed"


TITLES = (
    ItemCard("projectiles", MECHANICAL, ELECTRONIC, 4, FIGHT, copies=3, confidence="confirmed"),
    ItemCard("jetpack", ELECTRONIC, CHEMICAL, 3, MOVE, confidence="confirmed"),
    ItemCard("suture-foam", CHEMICAL, MECHANICAL, 2, INTERACT, copies=2),
    ItemCard("calm-tabs", CHEMICAL, ELECTRONIC, 3, NO_ACTION, copies=2),
    ItemCard("flare-tube", CHEMICAL, MECHANICAL, 2, EXPLORE, copies=2),
    ItemCard("motion-lattice", ELECTRONIC, MECHANICAL, 3, LOCATE),
    ItemCard("bulkhead-welder", MECHANICAL, ELECTRONIC, 3, MOVE),
    ItemCard("arc-cutter", MECHANICAL, ELECTRONIC, 3, FIGHT),
    ItemCard("frag-canister", CHEMICAL, MECHANICAL, 2, FIGHT),
    ItemCard("hazard-kit", CHEMICAL, MECHANICAL, 3, EXPLORE),
    ItemCard("holo-decoy", ELECTRONIC, CHEMICAL, 2, NO_ACTION),
    ItemCard("echo-cache", ELECTRONIC, MECHANICAL, 3, NO_ACTION),
    ItemCard("stim-ampoule", CHEMICAL, ELECTRONIC, 2, NO_ACTION),
    ItemCard("breach-axe", MECHANICAL, CHEMICAL, 2, FIGHT, needs_no_charge=True),
    ItemCard("spare-cells", ELECTRONIC, MECHANICAL, 5, NO_ACTION),
    ItemCard("scrap-plates", MECHANICAL, CHEMICAL, 5, NO_ACTION),
    ItemCard("solvent-flask", CHEMICAL, ELECTRONIC, 5, NO_ACTION, is_extra=True),
    ItemCard("tripwire-spool", MECHANICAL, CHEMICAL, 3, INTERACT, is_extra=True),
    ItemCard("mute-pads", CHEMICAL, ELECTRONIC, 3, MOVE, is_extra=True),
    ItemCard("data-spike", ELECTRONIC, MECHANICAL, 2, INTERACT, is_extra=True),
    ItemCard("thermal-visor", ELECTRONIC, CHEMICAL, 2, EXPLORE, is_extra=True),
    ItemCard("nail-driver", MECHANICAL, ELECTRONIC, 4, FIGHT, is_extra=True),
    ItemCard("signal-mirror", ELECTRONIC, MECHANICAL, 2, NO_ACTION, is_extra=True),
    ItemCard("quarantine-seal", CHEMICAL, MECHANICAL, 2, INTERACT, is_extra=True),
    ItemCard("grapnel-line", MECHANICAL, ELECTRONIC, 2, MOVE, is_extra=True),
)
ITEMS: tuple[ItemCard, ...] = tuple(title for title in TITLES for _ in range(title.copies))
"""What is printed on each item card, by its number."""


def item_cards(with_extras: bool) -> list[ItemId]:
    return [ItemId(number) for number, card in enumerate(ITEMS) if with_extras or not card.is_extra]


def label(card: int) -> str:
    """The text form of an item card, with the number of the copy where there are several."""
    printed = ITEMS[card]
    return f"{printed.slug}.{card - ITEMS.index(printed) + 1}" if printed.copies > 1 else printed.slug
