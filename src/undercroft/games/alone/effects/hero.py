"""What cards do to the Hero: losses of points and of adrenaline, and what they make the Hero choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import actions, hero_attack, loss, walk
from ..ids import BY_CARD, BY_CHOICE, HERO, MISS, SANITY
from ..options.hero import GiveAdrenaline, GiveUpAction, SpoilDie, Suffer
from ..sight import field_of_view
from ..state import AloneTable, is_lit, is_revealed, is_seen, monsters_in, room_of
from ..values import is_frightening
from .base import Effect
from .monsters import THAT, filtered

MANY_MISSES = 2

# Conditions, named by their numbers so that an effect stays a plain struct.

ALWAYS, MONSTER_HERE, HERO_IN_ROOM, HERO_IN_DARK, HURT_A_MONSTER, THAT_IN_VIEW, TWO_MISSES = range(7)


def that_is_in_view(table: AloneTable) -> bool:
    """Is the monster that the card acted on seen now, and not in the Hero's sector?"""
    state = table.state
    view = field_of_view(state) & ~(1 << state.hero.sector)
    return any(is_seen(monster) and view >> monster.sector & 1 for monster in filtered(table, THAT))


def shows_two_misses(table: AloneTable) -> bool:
    """Of the Hero's roll as it lies; a special that counts for nothing is not a miss."""
    return table.inside(hero_attack.HeroAttack).faces.count(MISS) >= MANY_MISSES


CONDITIONS: dict[int, Callable[[AloneTable], bool]] = {
    ALWAYS: lambda table: True,
    MONSTER_HERE: lambda table: bool(monsters_in(table.state, table.state.hero.sector)),
    HERO_IN_ROOM: lambda table: room_of(table.state, table.state.hero.sector) is not None,
    HERO_IN_DARK: lambda table: not is_lit(table.state, table.state.hero.sector),
    HURT_A_MONSTER: lambda table: table.state.turn.hurt,
    THAT_IN_VIEW: that_is_in_view,
    TWO_MISSES: shows_two_misses,
}


class LosePoints(Effect):
    """The Hero loses points of a track, if a condition holds: a source of its own, dealt by Evil."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-42", "AL-REACT-34")
    stat: int
    amount: int
    when: int = ALWAYS

    def possible(self, table: AloneTable) -> bool:
        return CONDITIONS[self.when](table)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(loss.Lose(self.stat, self.amount, BY_CARD))


class DiscardAdrenaline(Effect):
    """The Hero discards adrenaline, as far as there is any."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-42",)
    amount: int = 1

    def possible(self, table: AloneTable) -> bool:
        return table.state.hero.adrenaline > 0

    def run(self, table: AloneTable) -> None:
        loss.lose_adrenaline(table, self.amount)


class AddScare(Effect):
    """The first monster that terrifies the Hero on this step costs more sanity (Jump Scare).

    The unrevealed sector that is about to be entered must hold a monster with sanity damage.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-10", "AL-MMOVE-11")
    amount: int = 1

    def possible(self, table: AloneTable) -> bool:
        state = table.state
        sector = walk.about_to_enter(table)
        return not is_revealed(state, sector) and any(
            is_frightening(state, monster.id) for monster in monsters_in(state, sector)
        )

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.inside(walk.HeroStep).scare += self.amount


# The Hero chooses: a loss that the Hero picks is never sent to an ally (AL-ALLY-09).


class LosePointsOr(Choice):
    """Lose points of a track, or else."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-09",)
    stat: int
    amount: int

    def others(self, table: AloneTable) -> Iterable[Option]:
        """What may be chosen instead of the loss."""
        raise TypeError(f"{type(self).__name__} offers nothing but a loss")

    def choose_other(self, table: AloneTable, option: Any) -> None:
        raise TypeError(f"{type(self).__name__} offers nothing but a loss")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Suffer(self.stat, self.amount), *self.others(table))

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Suffer):
            table.then(loss.Lose(option.stat, option.amount, BY_CHOICE))
        else:
            self.choose_other(table, option)


class PayAdrenaline(Effect):
    """The Hero loses sanity or discards 1 adrenaline; with an empty pool there is no choice and the loss is smaller."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-42", "AL-ALLY-09")
    amount: int
    amount_if_empty: int

    def run(self, table: AloneTable) -> None:
        if table.state.hero.adrenaline > 0:
            table.then(SanityOrAdrenaline(HERO, SANITY, self.amount))
        else:
            table.then(loss.Lose(SANITY, self.amount_if_empty, BY_CARD))


class SanityOrAdrenaline(LosePointsOr):
    """My Mind Plays Tricks on Me: lose sanity, or discard 1 adrenaline?"""

    def others(self, table: AloneTable) -> Iterable[Option]:
        return (GiveAdrenaline(),)

    def choose_other(self, table: AloneTable, option: Any) -> None:
        loss.lose_adrenaline(table, 1)


class SpoilHit(Effect):
    """The Hero loses points or turns a die that counts as a hit into a miss."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-29", "AL-ALLY-09")
    stat: int
    amount: int

    def run(self, table: AloneTable) -> None:
        table.then(PointsOrHit(HERO, self.stat, self.amount))


class PointsOrHit(LosePointsOr):
    """Shaking Hands: lose points, or turn a hit into a miss? Without a hit only the loss can be chosen."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-29", "AL-ALLY-09")

    def others(self, table: AloneTable) -> Iterable[Option]:
        faces = table.inside(hero_attack.HeroAttack).faces
        return [SpoilDie(die) for die, face in enumerate(faces) if hero_attack.would_hit(table.state, face)]

    def choose_other(self, table: AloneTable, option: Any) -> None:
        hero_attack.turn_into_miss(table, option.die)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"faces": ("face", table.inside(hero_attack.HeroAttack).faces)}


class LoseOrFail(Effect):
    """The Hero loses points or the action has no effect, if a condition holds (Frozen by Fear, Interrupted)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-09",)
    stat: int
    amount: int
    when: int = ALWAYS

    def possible(self, table: AloneTable) -> bool:
        return CONDITIONS[self.when](table)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(PointsOrAction(HERO, self.stat, self.amount))


class PointsOrAction(LosePointsOr):
    """Lose points, or let the action have no effect? It counts as performed all the same."""

    def others(self, table: AloneTable) -> Iterable[Option]:
        return (GiveUpAction(),)

    def choose_other(self, table: AloneTable, option: Any) -> None:
        table.inside(actions.Action).cancelled = True
