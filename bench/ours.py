"""Ours: full four-player Boss Monster: The Next Level, the emitter off.

The engine answers questions with one option by itself, so no decision here is forced; `answered` in the
report's notes says how many it answered silently.
"""

from bench import loop
from bench.figures import Figures
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import read_settings
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

SEATS = 4


def measure(seconds: float) -> Figures:
    boss_monster = game("boss-monster")
    settings = read_settings(boss_monster, {"seats": SEATS})
    seeds = iter(range(1_000_000))

    def new() -> Table:
        table = Table(boss_monster, boss_monster.setup(settings, Chance.from_seed(str(next(seeds)))))
        table.run()
        return table

    return loop.measure(
        loop.Sport(
            name=f"Boss Monster, {SEATS} seats",
            package="undercroft",
            kind="rich game",
            clone_by="decode(encode(state))",
            new=new,
            is_over=lambda table: table.is_over,
            options=lambda table: table.options,
            apply=lambda table, option: table.take(option),
            clone=lambda table: table.copy(),
        ),
        seconds,
    )
