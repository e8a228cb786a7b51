"""What can be printed on a card: the vocabulary in which every card is declared.

A Card is content: it lies outside the state and never changes. An activated ability or a Spell is a Use
with one or more Modes (its texts); a triggered ability fires on a moment; an aura changes numbers while
the card works; a replacement says "instead".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.kernel.moments import Fired, Moment
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure

from ..ids import BUILD_OR_ADVENTURE, CardId, Family
from ..state import AnyState, BossTable, Effect

Candidates = Callable[[AnyState, Effect], list[int]]
Condition = Callable[[AnyState, Seat], bool]
Aura = Callable[[AnyState, Seat, int, int], int]
"""(state, owner, slot of the source, slot of the Room asked about) -> change of its damage.
For a Boss the slot of the source is -1."""


class Target(msgspec.Struct, frozen=True):
    """Something chosen when a text is declared. ``kind`` says what its numbers are: room, hero, soul, seat, class.

    ``still`` are those that it can hit when it resolves, if more is asked of them on declaration (BM-RUL-49).
    """

    kind: str
    candidates: Candidates
    still: Candidates | None = None


class Cost(msgspec.Struct, frozen=True):
    """What is paid on declaration: ``payable`` lists the cards that could be paid, ``count`` of them are.

    ``pay`` carries the payment out. A cost without ``payable`` cards to choose has count 0.
    """

    payable: Callable[[AnyState, Effect], list[CardId]]
    pay: Callable[[BossTable, Effect], None]
    count: int = 1
    least: int = 1


class Mode(msgspec.Struct, frozen=True):
    """One text of a card: what it needs, what it is aimed at, what it costs, what it does."""

    do: tuple[Procedure, ...] = ()
    targets: tuple[Target, ...] = ()
    cost: Cost | None = None
    needs: Condition | None = None
    stops_abilities: bool = False


class Use(msgspec.Struct, frozen=True):
    """Something a player may announce: a Spell, an activated ability, or the answer of a cancelling card."""

    modes: tuple[Mode, ...]
    phases: int = BUILD_OR_ADVENTURE
    once: bool = False
    cancels: bool = False
    by_opponents: bool = False


class Triggered(msgspec.Struct, frozen=True):
    """An ability that fires by itself on a moment; ``when`` narrows it down.

    ``self_only`` marks abilities that speak of their own card ("when you build this Room").
    """

    on: type[Moment]
    mode: Mode
    when: Callable[[AnyState, Any, Fired], bool]
    optional: bool = False
    once: bool = False
    self_only: bool = False


class Instead(msgspec.Struct, frozen=True):
    """A replacement of a verb."""

    of: type[Procedure]
    applies: Callable[[BossTable, Any, Seat, CardId], bool]
    replace: Callable[[BossTable, Any, Seat, CardId], None]
    optional: bool = False
    once: bool = False


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A title: everything that is printed on its copies, in the words of the rules."""

    slug: str
    code: str
    family: Family
    copies: int = 1
    treasure: tuple[int, int, int, int] = (0, 0, 0, 0)
    classes: int = 0  # the classes of treasure it shows, one bit each
    # Rooms
    is_monster: bool = False
    is_advanced: bool = False
    damage: int = 0
    # Bosses
    xp: int = 0
    # Heroes
    health: int = 0
    souls: int = 0
    wounds: int = 0
    is_epic: bool = False
    is_dark: bool = False
    from_players: int = 2
    always_in: bool = False
    lure: Callable[[AnyState, Seat, Card], int] | None = None
    # Abilities
    use: Use | None = None
    from_hand: bool = False
    triggers: tuple[Triggered, ...] = ()
    instead: Instead | None = None
    aura: Aura | None = None
    counts_damage: Callable[[AnyState, Seat], int] | None = None
    extra_health: Callable[[AnyState, Seat], int] | None = None
    no_advanced_on_top: bool = False
    skips_last_room: bool = False

    @property
    def has_ability(self) -> bool:
        return bool(
            self.use
            or self.triggers
            or self.instead
            or self.aura
            or self.counts_damage
            or self.extra_health
            or self.no_advanced_on_top
            or self.skips_last_room
            or self.lure
        )
