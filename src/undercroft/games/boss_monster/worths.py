"""What single cards are worth to their owner, beyond what their numbers tell: fitted to matches, not chosen by taste.

In log-odds, like the weights in ``bot``. A card that is not listed (the base game's) is worth what its numbers say.
How they were found: docs/experiments/boss-monster-evaluation.md.
"""

from __future__ import annotations

from functools import cache

import msgspec

from .content import CARDS


class Worth(msgspec.Struct, frozen=True):
    """Of a Room in the dungeon or a levelled Boss; of a card in hand beside any other of its kind."""

    in_play: float = 0.0
    in_hand: float = 0.0


NUMBERS_ONLY = Worth()

WORTHS: dict[str, Worth] = {
    "doc-scarecrow": Worth(-0.03),
    "belladonna": Worth(0.12),
    "torix-uzkali": Worth(0.11),
    "killa": Worth(-0.03),
    "shellda": Worth(0.09),
    "smoake": Worth(-0.23),
    "kazanna": Worth(-0.12),
    "dr-timebender": Worth(-0.05),
    "nicolius": Worth(-0.15),
    "porkus": Worth(0.03),
    "angstigoth": Worth(0.11),
    "eclipse": Worth(0.01),
    "dark-portal": Worth(0.00, -0.04),
    "imp-temple": Worth(0.02, -0.01),
    "madmans-manor": Worth(0.15, 0.14),
    "arcane-crypt": Worth(0.00, 0.04),
    "haunted-hall": Worth(0.12, 0.12),
    "inner-sanctum": Worth(0.04, 0.11),
    "incubus-gym": Worth(0.17, 0.07),
    "dragon-graveyard": Worth(0.20, 0.11),
    "wraiths-throne": Worth(-0.07, 0.01),
    "rust-monster-pen": Worth(-0.17, -0.01),
    "goblin-nursery": Worth(0.22, 0.09),
    "barbarian-hall": Worth(0.13, 0.17),
    "spawn-point": Worth(0.12, 0.10),
    "fangroot-garden": Worth(0.10, 0.07),
    "shrooman-cave": Worth(-0.02, 0.01),
    "goblin-mess-hall": Worth(0.29, 0.18),
    "megaworm-burrow": Worth(0.14, 0.21),
    "the-arena": Worth(0.15, 0.04),
    "antimagic-zone": Worth(0.07, 0.12),
    "lost-library": Worth(0.00, 0.04),
    "frostbat-cave": Worth(-0.12, 0.14),
    "spellslime-pit": Worth(0.06, 0.08),
    "observatory": Worth(0.01, 0.08),
    "sorcerobe-school": Worth(0.02, 0.02),
    "hall-of-mirrors": Worth(0.20, -0.02),
    "elemental-generator": Worth(0.20, 0.03),
    "brainsucker-queen": Worth(0.15, 0.00),
    "bullet-builder": Worth(-0.08, 0.00),
    "wreck-room": Worth(-0.09, -0.04),
    "deadly-treadmill": Worth(-0.05, 0.05),
    "collapsing-bridge": Worth(0.02, 0.03),
    "spiked-pit": Worth(-0.06, 0.04),
    "decapitator": Worth(-0.15, 0.01),
    "chump-chomper": Worth(0.04, 0.03),
    "blockpile-puzzle": Worth(-0.47, 0.03),
    "the-smashinator": Worth(0.12, 0.10),
    "warp-tube": Worth(0.14, 0.03),
    "bom-boy-factory": Worth(-0.36, -0.19),
    "hatchlings-hoard": Worth(0.17, 0.06),
    "genie-lounge": Worth(0.02, 0.00),
    "werewolf-den": Worth(-0.14, -0.03),
    "cursed-tomb": Worth(0.03, -0.01),
    "save-point": Worth(0.07, -0.08),
    "all-your-base": Worth(in_hand=-0.01),
    "another-castle": Worth(in_hand=0.08),
    "fairy-fountain": Worth(in_hand=-0.12),
    "its-on": Worth(in_hand=0.06),
    "hiring-spree": Worth(in_hand=-0.07),
    "lightning-bolt": Worth(in_hand=0.09),
    "meddling-kids": Worth(in_hand=-0.10),
    "oh-yeah": Worth(in_hand=0.02),
    "party-up": Worth(in_hand=-0.01),
    "pause": Worth(in_hand=0.10),
    "pity": Worth(in_hand=-0.09),
    "secret-stash": Worth(in_hand=-0.11),
    "shortcut": Worth(in_hand=0.05),
    "super-effective": Worth(in_hand=0.02),
    "surprise-gift": Worth(in_hand=0.01),
    "undead-minion": Worth(in_hand=0.08),
    "wild-monster": Worth(in_hand=0.05),
}


@cache
def worths_by_card() -> tuple[list[float], list[float]]:
    """In play and in hand, by the card's id."""
    found = [WORTHS.get(card.slug, NUMBERS_ONLY) for card in CARDS]
    return [worth.in_play for worth in found], [worth.in_hand for worth in found]
