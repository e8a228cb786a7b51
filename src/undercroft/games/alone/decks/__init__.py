"""The four reaction decks. Importing them fills the list of printed cards."""

from __future__ import annotations

from ..content.reactions import add_deck
from .fury import FURY_DECK
from .speed import SPEED_DECK
from .terror import TERROR_DECK
from .traps import TRAPS_DECK

for _deck in (FURY_DECK, SPEED_DECK, TERROR_DECK, TRAPS_DECK):
    add_deck(_deck)
