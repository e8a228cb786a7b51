""" "Instead": abilities that change where a card goes, or what is drawn."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ..content import CARDS
from ..dungeon import ToPile, divert
from ..ids import CardId, Family
from ..rounds import RegularDraw
from ..state import BossTable
from ..zones import draw, use_key
from .declarations import instead
from .model import Instead


def take_monster_rooms() -> Instead:
    """Each Monster Room that anybody discards or loses to destruction may come to your hand."""

    def monsters(verb: ToPile) -> list[CardId]:
        return [card for card in verb.cards if CARDS[card].family is Family.ROOM and CARDS[card].is_monster]

    def applies(table: BossTable, verb: ToPile, seat: Seat, source: CardId) -> bool:
        return bool(monsters(verb))

    def replace(table: BossTable, verb: ToPile, seat: Seat, source: CardId) -> None:
        divert(table, verb, seat, source, monsters(verb))

    return instead(ToPile, applies, replace, optional=True)


def take_first_forced_discard() -> Instead:
    """The first card each round that an effect of yours makes an opponent discard comes to your hand."""

    def applies(table: BossTable, verb: ToPile, seat: Seat, source: CardId) -> bool:
        forced = not verb.destroyed and verb.by == seat and verb.seat != seat
        return forced and bool(verb.cards) and use_key(source) not in table.state.used

    def replace(table: BossTable, verb: ToPile, seat: Seat, source: CardId) -> None:
        table.state.used.append(use_key(source))
        divert(table, verb, seat, source, list(verb.cards))

    return instead(ToPile, applies, replace, once=True)


def draw_a_spell_instead() -> Instead:
    """The regular draw at the start of the round may be a Spell."""

    def applies(table: BossTable, verb: RegularDraw, seat: Seat, source: CardId) -> bool:
        state = table.state
        spells = state.spell_deck or any(CARDS[card].family is Family.SPELL for card in state.discard)
        return verb.seat == seat and bool(spells)

    def replace(table: BossTable, verb: RegularDraw, seat: Seat, source: CardId) -> None:
        draw(table, seat, Family.SPELL)

    return instead(RegularDraw, applies, replace, optional=True)
