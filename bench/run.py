"""Measures us and our peers one after another: `python -m bench.run --seconds 10`. A module that cannot be
imported is listed with the reason and left out; a full run rewrites bench/RESULTS.md.
"""

import argparse
import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from bench import report
from bench.figures import Figures

# Each is bench/NAME.py with a function measure(seconds) -> Figures.
MODULES = (
    "ours_boss_monster",
    "ours_alone",
    "catanatron_catan",
    "open_spiel_backgammon",
    "open_spiel_hearts",
    "open_spiel_tic_tac_toe",
    "pettingzoo_connect_four",
    "rlcard_uno",
)
RESULTS = Path(__file__).with_name("RESULTS.md")
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, show, and write down."""
    wanted = parser().parse_args(arguments)
    figures, missing = measure_all(wanted.only or MODULES, wanted.seconds)
    if wanted.json:
        rows = [dataclasses.asdict(row) for row in figures]
        print(json.dumps({"figures": rows, "missing": missing}, indent=2))
    else:
        Console().print(report.for_terminal(figures))
    if not wanted.only:
        command = f"python -m bench.run --seconds {wanted.seconds:g}"
        RESULTS.write_text(report.for_file(figures, missing, command), encoding="utf-8")
        write_more(wanted.seconds)


def write_more(seconds: float) -> None:
    """Learning environments and bots have pages of their own: bench/ENVS.md and bench/BOTS.md."""
    from bench import bots, envs  # they measure the way this module does

    for name, page in (("learning environments", envs), ("bots", bots)):
        with Console(stderr=True).status(f"{name} ..."):
            page.write(seconds)


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    options = argparse.ArgumentParser(prog="python -m bench.run", description="Measure us and our peers.")
    options.add_argument("--seconds", type=float, default=10, help="for each game (default: %(default)s)")
    options.add_argument("--json", action="store_true", help="print the figures as JSON instead of a table")
    names = f"only some of {', '.join(MODULES)}; writes no file"
    options.add_argument("--only", nargs="+", choices=MODULES, metavar="NAME", help=names)
    return options


def measure_all(modules: Sequence[str], seconds: float) -> tuple[list[Figures], dict[str, str]]:
    """The figures of all that could be measured, and the reasons for the others."""
    told = Console(stderr=True, highlight=False)
    figures: list[Figures] = []
    missing: dict[str, str] = {}
    for number, module in enumerate(modules, 1):
        with told.status(f"{number}/{len(modules)} {module} ..."):
            answer = measure_one(module, seconds)
        if "figures" in answer:
            row = Figures(**answer["figures"])
            figures.append(row)
            told.print(f"{number}/{len(modules)} {module}: {row.decisions_per_second:,.0f} decisions/s")
        else:
            missing[module] = answer["missing"]
            told.print(f"{number}/{len(modules)} {module}: {missing[module]}")
    return figures, missing


def measure_one(module: str, seconds: float) -> dict[str, Any]:
    """One module in a fresh process with a single thread."""
    child = subprocess.run(
        [sys.executable, "-m", "bench.child", module, str(seconds)],
        env=os.environ | ONE_THREAD | QUIET,
        cwd=RESULTS.parent.parent,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        return {"missing": f"failed: exit code {child.returncode}"}
    answer: dict[str, Any] = json.loads(child.stdout.splitlines()[-1])
    return answer


if __name__ == "__main__":
    main()
