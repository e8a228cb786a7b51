"""Steps per second of learning environments, ours and our peers': `python -m bench.envs --seconds 10`.

A step is what a learner pays for one decision: the observation and the legal actions of the seat that decides, one of
them taken at random, and the resets in between. Each row is measured in a process of its own; a full run rewrites
bench/ENVS.md.
"""

import argparse
import dataclasses
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.child import stay_on_one_core
from bench.loop import SEED, version_of
from bench.report import machine
from bench.run import ONE_THREAD, QUIET

RESULTS = Path(__file__).with_name("ENVS.md")
LANES = 64


@dataclasses.dataclass(frozen=True)
class EnvFigures:
    """One row: an environment under random play."""

    name: str
    package: str
    steps: int
    matches: int
    seconds: float
    numbers: int  # in an observation
    actions: int

    def cells(self) -> tuple[str, ...]:
        each = f"{self.steps / max(self.matches, 1):,.0f}"
        sizes = (f"{self.numbers:,}", f"{self.actions:,}")
        return (self.name, self.package, f"{self.steps / self.seconds:,.0f}", each, *sizes)


EXPLAINED = """\
A step is what a learner pays for one decision: the observation and the legal actions of the seat that decides, one of
them taken at random, and the resets in between. Ours never asks where there is nothing to decide; the others count
forced steps too. Every row on one core, except the one with two processes."""
HEADINGS = ("environment", "package", "steps/s", "steps/match", "numbers", "actions")


def boss_monster(seconds: float) -> EnvFigures:
    """Ours through PettingZoo's loop."""
    from undercroft import envs

    return in_turns(envs.env("boss-monster", seats=2), "Boss Monster, 2 seats, AEC", "undercroft", seconds)


def connect_four(seconds: float) -> EnvFigures:
    from pettingzoo.classic import connect_four_v3

    return in_turns(connect_four_v3.env(), "Connect Four, AEC", "pettingzoo", seconds)


def texas_holdem(seconds: float) -> EnvFigures:
    from pettingzoo.classic import texas_holdem_v4

    return in_turns(texas_holdem_v4.env(), "Texas Hold'em, AEC", "pettingzoo", seconds)


def in_turns(env: Any, name: str, package: str, seconds: float) -> EnvFigures:
    """PettingZoo's agent loop, the same for all."""
    chance, steps, matches = random.Random(SEED), 0, 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        env.reset(seed=SEED + matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(chance.choice(observation["action_mask"].nonzero()[0].tolist()))
            steps += 1
        matches += 1
    agent = env.possible_agents[0]
    shape = env.observation_space(agent)["observation"].shape
    size = 1
    for length in shape:
        size *= length
    spent = perf_counter() - began
    return EnvFigures(name, _named(package), steps, matches, spent, size, int(env.action_space(agent).n))


def uno(seconds: float) -> EnvFigures:
    """RLCard through its own loop."""
    import rlcard

    env: Any = rlcard.make("uno", config={"seed": SEED})
    chance, steps, matches = random.Random(SEED), 0, 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        seen, _ = env.reset()
        while not env.is_over():
            seen, _ = env.step(chance.choice(list(seen["legal_actions"])))
            steps += 1
        matches += 1
    spent = perf_counter() - began
    return EnvFigures("Uno, 2 seats", _named("rlcard"), steps, matches, spent, seen["obs"].size, env.num_actions)


def vector(processes: int) -> Callable[[float], EnvFigures]:
    """Ours, many matches together."""

    def measure(seconds: float) -> EnvFigures:
        import numpy as np

        from undercroft import envs

        chance, steps, matches = np.random.default_rng(SEED), 0, 0
        with envs.vector_env("boss-monster", LANES, seats=2, seed=SEED, processes=processes) as games:
            batch = games.reset()
            began = perf_counter()
            while perf_counter() - began < seconds:
                batch = games.step((chance.random(batch.masks.shape) * batch.masks).argmax(axis=1))
                steps, matches = steps + LANES, matches + int(batch.dones.sum())
            spent = perf_counter() - began
        name = f"Boss Monster, 2 seats, {LANES} together, {processes} process{'es' if processes > 1 else ''}"
        return EnvFigures(name, _named("undercroft"), steps, matches, spent, games.observation_size, games.action_count)

    return measure


def _named(package: str) -> str:
    return f"{package} {version_of(package)}"


ROWS: dict[str, Callable[[float], EnvFigures]] = {
    "boss-monster": boss_monster,
    "vector-1": vector(1),
    "vector-2": vector(2),
    "connect-four": connect_four,
    "texas-holdem": texas_holdem,
    "uno": uno,
}
ON_ONE_CORE = ROWS.keys() - {"vector-2"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, show, and write down."""
    options = argparse.ArgumentParser(prog="python -m bench.envs", description="Steps/s of learning environments.")
    options.add_argument("--seconds", type=float, default=10, help="for each row (default: %(default)s)")
    options.add_argument("--row", choices=ROWS, help="measure this one only and print it as JSON")
    wanted = options.parse_args(arguments)
    if wanted.row:
        if wanted.row in ON_ONE_CORE:
            stay_on_one_core()
        print(json.dumps(dataclasses.asdict(ROWS[wanted.row](wanted.seconds))))
        return
    print(write(wanted.seconds))


def write(seconds: float) -> str:
    """Measure all rows one after another and write the page."""
    figures = {name: measured(name, seconds) for name in ROWS}
    page = for_file(figures, f"python -m bench.envs --seconds {seconds:g}")
    RESULTS.write_text(page, encoding="utf-8")
    return page


def measured(name: str, seconds: float) -> EnvFigures | None:
    """One row in a fresh process; None if its package is not there."""
    command = [sys.executable, "-m", "bench.envs", "--row", name, "--seconds", str(seconds)]
    root = RESULTS.parent.parent
    child = subprocess.run(
        command, env=os.environ | ONE_THREAD | QUIET, cwd=root, stdout=subprocess.PIPE, text=True, check=False
    )
    return EnvFigures(**json.loads(child.stdout.splitlines()[-1])) if child.returncode == 0 else None


def for_file(figures: Mapping[str, EnvFigures | None], command: str) -> str:
    """The figures as a page in Markdown; what could not be measured is named."""
    cells = [row.cells() for row in figures.values() if row is not None]
    missing = [
        f"- {name}: not measured, its package is missing or failed" for name, row in figures.items() if row is None
    ]
    table = ["| " + " | ".join(row) + " |" for row in (HEADINGS, ("---", "---", *["---:"] * 4), *cells)]
    head = ["# Learning environments", "", f"Written by `{command}`; do not edit.", "", EXPLAINED, ""]
    return "\n".join([*head, *table, "", *missing, *([""] if missing else []), machine(), ""])


if __name__ == "__main__":
    main()
