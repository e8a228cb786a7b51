"""Our games, the emitter off: whole matches, from the set-up on.

A question with one answer is answered by the engine and never put to a player. Most libraries hand such forced
decisions out and count them; so that like stands beside like they are counted here too, and the column "forced"
says how many they are.
"""

from typing import Any

from bench import loop
from bench.figures import Figures
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import read_settings
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table


def measure_game(short_name: str, *, name: str, seats: int, seconds: float) -> Figures:
    """One of our games, by the name under which it is registered, with its usual settings."""
    played = game(short_name)
    settings = read_settings(played, {"seats": seats})
    seeds = iter(range(1_000_000))

    def new() -> Table[Any]:
        table = Table(played, played.setup(settings, Chance.from_seed(str(next(seeds)))))
        table.run()
        return table

    return loop.measure(
        loop.Sport(
            name=f"{name}, {seats} seats",
            package="undercroft",
            kind="board game",
            clone_by="table.copy()",
            new=new,
            is_over=lambda table: table.is_over,
            options=lambda table: table.options,
            apply=lambda table, option: table.take(option),
            clone=lambda table: table.copy(),
            silent=lambda table: table.silent,
        ),
        seconds,
    )
