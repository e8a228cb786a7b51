"""What is printed on a reaction card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...ids import DeckId

if TYPE_CHECKING:
    from ...effects.base import Effect

AFTER, BEFORE, WITH = range(3)


@dataclass(frozen=True)
class Reaction:
    """A design: two cards of each are in its deck.

    ``upper`` and ``lower`` are the halves. ``order`` says when the lower one is resolved; where it changes how the
    upper one is carried out (WITH), ``combined`` is both in one. ``confidence`` says how sure the design is.
    """

    code: str
    slug: str
    deck: DeckId
    trigger: int
    timing: int
    upper: tuple[Effect, ...]
    lower: tuple[Effect, ...] = ()
    order: int = AFTER
    combined: tuple[Effect, ...] = ()
    confidence: str = "designed"
