"""A small run whose results are made up, for tests of what becomes of results."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from undercroft.arena.plan import Plan
from undercroft.arena.play import Decision, Result
from undercroft.kernel.registry import game


def make_plan(games: int = 10, seed: str = "s", **more: Any) -> Plan:
    return Plan.of(game("boss-monster"), {"seats": 2}, ["greedy", "random"], seed, games, watched=True, **more)


def make_result(plan: Plan, number: int) -> Result:
    """Match ``number``: it lasted that long; the first seat won; every fifth match broke."""
    seed = f"{plan.seed}/{number}"
    if number % 5 == 0:
        return Result(seed, error="it broke")
    log = tuple(Decision(count % 2, "may-build", 3, f"build {count}", is_window=False) for count in range(number))
    return Result(
        seed=seed,
        decisions=number,
        options=3 * number,
        winners=(0,),
        rule="BM-END-11",
        most_options=3,
        places=(1, 2),
        seconds=0.5,
        tally='{"rounds":3}',
        hidden_things=4.5,
        hidden_bits=6.25,
        log=log if plan.logged else (),
    )


def bytes_of(table: pa.Table) -> bytes:
    """The rows of a table, byte for byte, but for the one column that is never the same."""
    sink = pa.BufferOutputStream()
    rows = table.drop_columns([name for name in table.column_names if name == "seconds"])
    with pa.ipc.new_stream(sink, rows.schema) as writer:
        writer.write_table(rows.combine_chunks())
    return bytes(sink.getvalue())
