"""Verbs about whole dungeons and players, and cancelling."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.parts import Seat

from .. import declare, events
from ..ids import RowKind
from ..state import BossTable, hero_inside
from ..zones import lift_hero
from .heroes import send_to_entrance
from .rooms import add_row
from .verb import Aim, Verb, effect_of


class Close(Verb):
    """The dungeon of the player, chosen or your own, is closed to every Hero for the rest of the round."""

    on: int = Aim.TARGET

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        seat = Seat(effect.seat if self.on == Aim.THIS else effect.targets[0])
        add_row(table, RowKind.CLOSED, seat)
        table.emit(events.DungeonClosed(seat))


class CallOff(Verb):
    """A Hero inside your dungeon goes back to the entrance with all damage gone."""

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        inside = hero_inside(table.state.players[seat])
        if inside is not None:
            hero = lift_hero(table.state, inside.card)
            hero.damage = 0
            send_to_entrance(table, hero, seat)


class ToughenComers(Verb):
    """Whoever walks into the chosen dungeon this round has more Health."""

    amount: int

    def run(self, table: BossTable) -> None:
        add_row(table, RowKind.HEALTH_ON_WALKING_IN, effect_of(table).targets[0], self.amount)


class BarFromWinning(Verb):
    """The chosen player cannot win this round (BM-RUL-96)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-96",)

    def run(self, table: BossTable) -> None:
        seat = Seat(effect_of(table).targets[0])
        add_row(table, RowKind.CANNOT_WIN, seat)
        table.emit(events.WinForbidden(seat))


class CancelSpell(Verb):
    """The Spell that was just announced is cancelled (BM-PRIO-10)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-PRIO-09", "BM-PRIO-10", "BM-RUL-47")

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        for declared in table.scopes(declare.Declared):
            if declared.effect.source == effect.targets[0]:
                declared.cancelled = True
                table.emit(events.SpellCancelled(effect.seat, declared.effect.source, effect.source))
