"""Massive Darkness 2 in small: a dice pool resolved in any order, and a boss who cuts a round short.

A die shows symbols; swords count at the end, the others must be resolved first, one at a time. The first
symbol resolved locks its die against rerolls. A spark adds a die to the pool.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Option, Part, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure, Scope
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

HERO = Seat(0)
SWORD, MANA, CLAW, SPARK = "sword", "mana", "claw", "spark"
FACES = ((), (SWORD,), (MANA,), (CLAW,), (SPARK,), (MANA, CLAW))
BLANK_FACE, SWORD_FACE, MANA_FACE, CLAW_FACE, SPARK_FACE, TWIN_FACE = range(6)
BOSS_FALLS_FROM = 3


class Die(Part):
    symbols: list[str]
    is_locked: bool = False


class PoolState(State[P]):
    mana: int
    health: int
    dealt: list[int]
    rounds: int
    told: list[str]


PoolTable = Table[PoolState[Any]]


# Combat


class Combat(Scope):
    """Holds the dice as long as the combat lasts. A hero who goes down ends it."""

    pool: int
    rerolls: int = 0
    reserve: int = 0
    dice: list[Die] = []

    def run(self, table: PoolTable) -> None:
        table.then(*(RollDie() for _ in range(self.pool)), ResolveDice(HERO), DealWounds())

    def goes_on(self, state: PoolState[Any]) -> bool:
        return state.health > 0

    def close(self, table: PoolTable) -> None:
        table.state.told.append("combat over")


class RollDie(Procedure):
    def run(self, table: PoolTable) -> None:
        table.inside(Combat).dice.append(Die([*table.pick(FACES)]))


class Resolve(Option, frozen=True):
    die: int
    symbol: str


class Reroll(Option, frozen=True):
    die: int


class AddDie(Option, frozen=True):
    pass


class Total(Option, frozen=True):
    pass


class ResolveDice(Choice):
    """One small decision after another: resolve a symbol, reroll a die, add one, and at last count."""

    def candidates(self, table: PoolTable) -> Iterable[Option]:
        combat = table.inside(Combat)
        for number, die in enumerate(combat.dice):
            yield from (Resolve(number, symbol) for symbol in die.symbols if symbol != SWORD)
        yield from (Reroll(number) for number in range(len(combat.dice)))
        yield AddDie()
        yield Total()

    def objection(self, table: PoolTable, option: Option) -> str | None:
        combat = table.inside(Combat)
        match option:
            case Reroll(die) if combat.dice[die].is_locked:
                return "PO-LOCK-01"
            case Reroll() if not combat.rerolls:
                return "PO-ROLL-01"
            case AddDie() if not combat.reserve:
                return "PO-ADD-01"
            case Total() if any({*die.symbols} - {SWORD} for die in combat.dice):
                return "PO-TOTAL-01"
        return None

    def take(self, table: PoolTable, option: Option) -> None:
        combat = table.inside(Combat)
        match option:
            case Resolve(die, symbol):
                combat.dice[die].is_locked = True
                combat.dice[die].symbols.remove(symbol)
                table.then(CarryOutSymbol(symbol), self)
            case Reroll(die):
                combat.rerolls -= 1
                combat.dice[die].symbols = [*table.pick(FACES)]
                table.then(self)
            case AddDie():
                combat.reserve -= 1
                table.then(RollDie(), self)


class CarryOutSymbol(Procedure):
    symbol: str

    def run(self, table: PoolTable) -> None:
        if self.symbol == MANA:
            table.state.mana += 1
        elif self.symbol == CLAW:
            table.state.health -= 1
        else:
            table.then(RollDie())


class DealWounds(Procedure):
    def run(self, table: PoolTable) -> None:
        table.state.dealt.append(sum(SWORD in die.symbols for die in table.inside(Combat).dice))


# Rounds, and the boss


class Adventure(Procedure):
    """Round after round, until something ends the match."""

    def run(self, table: PoolTable) -> None:
        table.state.rounds += 1
        table.then(Round(), self)


class Round(Scope):
    def run(self, table: PoolTable) -> None:
        table.then(HeroPhase(), EnemyPhase())

    def close(self, table: PoolTable) -> None:
        table.state.told.append(f"round {table.state.rounds} closed")


class HeroPhase(Scope):
    def run(self, table: PoolTable) -> None:
        table.then(HeroActs(HERO))

    def close(self, table: PoolTable) -> None:
        table.state.told.append("heroes done")


class EnemyPhase(Procedure):
    def run(self, table: PoolTable) -> None:
        table.state.told.append("enemies act")


class Fight(Option, frozen=True):
    pass


class OpenBossDoor(Option, frozen=True):
    pass


class HeroActs(Choice):
    def candidates(self, table: PoolTable) -> Iterable[Option]:
        return Fight(), OpenBossDoor(), Pass()

    def take(self, table: PoolTable, option: Option) -> None:
        if isinstance(option, Fight):
            table.then(Combat(1), self)
        elif isinstance(option, OpenBossDoor):
            table.then(EnterBossRoom(), self)


class EnterBossRoom(Procedure):
    """The round is over at once, whatever was still to come in it."""

    def run(self, table: PoolTable) -> None:
        table.leave(Round)
        table.then(BossFight())


class BossFight(Scope):
    def run(self, table: PoolTable) -> None:
        table.then(Combat(1), BossFallsOrNot())


class BossFallsOrNot(Procedure):
    def run(self, table: PoolTable) -> None:
        table.state.told.append("boss fought")
        if table.roll(6) >= BOSS_FALLS_FROM:
            table.end(Outcome([HERO], [1], "PO-BOSS-01"))


class Pool(Game[PoolState[Any]]):
    name = "pool"
    package = __name__
    state_type = PoolState
    settings_type = Settings


GAME = Pool()


def hell(*steps: Procedure, health: int = 3) -> PoolState[Any]:
    return PoolState([*reversed(steps)], Chance.from_seed("1"), None, [], 0, health, [], 0, [])
