"""People in many matches against one server process: `python -m bench.load --matches 300 --seconds 60`.

Everything runs here, over loopback, for a bounded time: the server in a process of its own, the people in this one.
Two runs: with windows that do not wait, and with the usual ones. A full run rewrites bench/LOAD.md.
"""

import argparse
import asyncio
import gc
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console

from bench import load_report
from bench.crowd import Crowd, Timings
from bench.server import Server, Stopwatch

RESULTS = Path(__file__).with_name("LOAD.md")
KINDS: dict[str, dict[str, Any]] = {"fast": {"fast": True}, "usual": {}}
WARM_UP = 10.0
TOLD = Console(stderr=True, highlight=False)


@dataclass(frozen=True)
class Load:
    """How much, how often, how long."""

    matches: int
    people: int
    every: float
    seconds: float
    ahead: int


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, show, and write down."""
    wanted = parser().parse_args(arguments)
    load = Load(wanted.matches, wanted.people, wanted.every, wanted.seconds, wanted.ahead)
    rows = [measure(kind, load) for kind in wanted.only or KINDS]
    Console().print(load_report.for_terminal(rows))
    if not wanted.only:
        RESULTS.write_text(load_report.for_file(rows, load_report.explained(load.every), command(load)), "utf-8")


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    options = argparse.ArgumentParser(prog="python -m bench.load", description="Load one server with many matches.")
    options.add_argument("--matches", type=int, default=300, help="at the same time (default: %(default)s)")
    options.add_argument("--people", type=int, default=4, help="in each match (default: %(default)s)")
    options.add_argument("--every", type=float, default=5, help="seconds between two moves (default: %(default)s)")
    options.add_argument("--seconds", type=float, default=60, help="to measure (default: %(default)s)")
    options.add_argument("--ahead", type=int, default=30, help="moves made before, at most (default: %(default)s)")
    options.add_argument("--only", nargs="+", choices=KINDS, help="one kind of run; writes no file")
    return options


def command(load: Load) -> str:
    return (
        f"python -m bench.load --matches {load.matches} --people {load.people} --every {load.every:g} "
        f"--seconds {load.seconds:g} --ahead {load.ahead}"
    )


def measure(kind: str, load: Load) -> load_report.Row:
    """One run against a fresh server."""
    with Server() as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run(kind, load, server))


async def run(kind: str, load: Load, server: Server) -> load_report.Row:
    crowd = Crowd(server.url, load.every, KINDS[kind])
    empty = server.memory()
    await fill(kind, crowd, load)
    held = server.memory()
    gc.freeze()
    crowd.begin()
    await wait(f"{kind}: warming up", WARM_UP, crowd)
    crowd.timings = timings = Timings()
    watch = Stopwatch(server)
    await wait(f"{kind}: measuring", load.seconds, crowd)
    busy = watch.read()
    crowd.timings = Timings()
    row = load_report.Row(
        kind=kind,
        matches=len(crowd.parties),
        sockets=sum(len(party.chairs) for party in crowd.parties),
        moves=timings.moves,
        per_second=timings.moves / busy.seconds,
        refused=timings.refused,
        finished=timings.finished,
        answered=spread([*timings.done, *timings.in_window]),
        own=spread(timings.own),
        others=spread(timings.others),
        received=spread([*timings.own, *timings.others]),
        busy=busy,
        memory_empty=empty,
        memory_held=held,
        memory_end=server.memory(),
        troubles=server.troubles,
    )
    await crowd.leave()
    return row


async def fill(kind: str, crowd: Crowd, load: Load) -> None:
    """Gently: one party after the other sits down; then all play a little ahead."""
    with TOLD.status("") as status:
        while len(crowd.parties) < load.matches:
            await crowd.arrive(load.people)
            status.update(f"{kind}: {len(crowd.parties)}/{load.matches} matches")
        status.update(f"{kind}: playing ahead")
        await crowd.play_ahead(load.ahead)
    TOLD.print(f"{kind}: {load.matches} matches of {load.people} people, {crowd.timings.moves} moves made")


async def wait(what: str, seconds: float, crowd: Crowd) -> None:
    with TOLD.status(what) as status:
        for second in range(int(seconds)):
            await asyncio.sleep(1)
            crowd.check()
            status.update(f"{what}: {second + 1}/{seconds:g} s, {crowd.timings.moves} moves")
    TOLD.print(f"{what}: {crowd.timings.moves} moves")


def spread(seconds: Sequence[float]) -> load_report.Spread:
    """In milliseconds: half, 95 and 99 of a hundred are quicker than that; the slowest."""
    if len(seconds) < 2:
        return load_report.Spread(0, 0, 0, 0)
    cuts = [1000 * cut for cut in statistics.quantiles(seconds, n=100, method="inclusive")]
    return load_report.Spread(cuts[49], cuts[94], cuts[98], 1000 * max(seconds))


if __name__ == "__main__":
    main()
