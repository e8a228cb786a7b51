"""As a process of its own: pipes that break, signals, streams that do not mix."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from undercroft.arena.files import begun, open_results
from undercroft.arena.parts import folder_of, parts_in

from .running import own_saves, run_process, started

COMMAND = [sys.executable, "-m", "undercroft.cli"]
NAPPING = """
import time
from pathlib import Path

from undercroft.bots.base import Bot

HERE = Path(__file__).parent


class Napping(Bot):
    def choose(self, table, view, options):
        try:
            (HERE / "asleep").touch(exist_ok=False)
            time.sleep(600)
        except FileExistsError:
            return options[0]

    def close(self):
        with (HERE / "matches").open("a") as file:
            file.write(".")
"""


def test_the_reader_may_leave() -> None:
    with started(*COMMAND, "cards", "boss-monster") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        complaints = process.stderr.read()
        assert process.wait(60) == 0
    assert complaints == b""


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_simulation_that_was_stopped_keeps_its_finished_parts(tmp_path: Path, stop: signal.Signals) -> None:
    path = tmp_path / "run.parquet"
    small_parts = "from undercroft.arena import parts; parts.PART_GAMES = 3"
    command = f"{small_parts}; from undercroft.cli import main; import sys; sys.exit(main())"
    arguments = ["simulate", "boss-monster", "--games", "100000", "--seats", "random,random", "--jobs", "2"]
    with started(sys.executable, "-c", command, *arguments, "--out", str(path), "--lang", "pl") as process:
        while len(parts_in(folder_of(path))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        os.kill(process.pid, stop)
        out, err = process.communicate(timeout=60)
    assert out == b""
    if stop == signal.SIGINT:
        assert process.returncode == 130
        assert err.decode().startswith("undercroft: Przerwano. Zachowane partie: ")
    plan = begun(path)
    assert plan is not None
    with open_results(path, plan) as file:
        assert file.done >= 6


@pytest.fixture
def napping(tmp_path: Path) -> Path:
    """As an installer leaves a plug-in: a bot that plays on, but the first one to be asked falls asleep."""
    folder = tmp_path / "plugins"
    plugin = folder / "napping-1.0.dist-info"
    plugin.mkdir(parents=True)
    (plugin / "METADATA").write_text("Metadata-Version: 2.1\nName: napping\nVersion: 1.0\n", encoding="utf-8")
    (plugin / "entry_points.txt").write_text("[undercroft.bots]\nnapping = napping:Napping\n", encoding="utf-8")
    (folder / "napping.py").write_text(NAPPING, encoding="utf-8")
    return folder


def beside(plugins: Path) -> str:
    """The paths where Python finds a folder of plug-ins too."""
    return os.pathsep.join([str(plugins), *filter(None, [os.environ.get("PYTHONPATH")])])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_simulation(napping: Path, jobs: str) -> None:
    arguments = ["simulate", "boss-monster", "--seats", "napping,random", "--games", "100000", "--jobs", jobs]
    with started(*COMMAND, *arguments, "--lang", "pl", PYTHONPATH=beside(napping)) as process:
        while not (napping / "asleep").exists():
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert err.decode() == "undercroft: Przerwano.\n"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("simulate", "boss-monster", "--seats", "napping,random"), "undercroft: Stopped. "),
        (("tournament", "boss-monster", "--bots", "napping,random", "--players", "2"), "undercroft: Stopped.\n"),
    ],
    ids=["simulate", "tournament"],
)
def test_ctrl_c_in_a_match_without_end_keeps_the_others(
    tmp_path: Path, napping: Path, command: tuple[str, ...], said: str
) -> None:
    path, matches = tmp_path / "run.parquet", napping / "matches"
    arguments = [*COMMAND, *command, "--games", "40", "--seed", "1", "--jobs", "2", "--out", str(path), "--lang", "en"]
    plugins = {"PYTHONPATH": beside(napping)}
    with started(*arguments, **plugins) as process:
        while not matches.exists() or matches.stat().st_size < 12:
            assert process.poll() is None
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.decode().startswith(said)
    files = [path] if path.exists() else parts_in(folder_of(path))
    assert sum(pq.read_metadata(file).num_rows for file in files) >= 8
    if command[0] == "simulate":
        again = subprocess.run(arguments, capture_output=True, env={**os.environ, **plugins}, timeout=120, check=False)
        assert again.returncode == 0
        assert pq.read_table(path)["number"].to_pylist() == list(range(1, 41))


def test_programs_of_tests_hear_ctrl_c_even_where_the_tests_do_not() -> None:
    """As under ``nohup make test &`` in a script: who would never hear it would never end."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with started(sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT))") as process:
            out, _ = process.communicate(timeout=60)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert b"default_int_handler" in out


def test_json_is_alone_on_standard_output() -> None:
    ran = run_process("simulate", "boss-monster", "--games", "1", "--seats", "random,random", "--json")
    assert json.loads(ran.out)["finished"] == 1


def test_a_match_from_a_pipe(tmp_path: Path) -> None:
    ran = run_process(
        "--lang", "pl", "play", "boss-monster", "--seed", "1", typed="2\n2\n", XDG_STATE_HOME=str(tmp_path)
    )
    assert ran.status == 0
    assert ran.err == ""
    assert len(own_saves(tmp_path)) == 1
    assert run_process("verify", str(own_saves(tmp_path)[0])).status == 0


def test_a_terminal_without_polish_letters_does_not_break_it() -> None:
    ran = run_process("cards", "boss-monster", "belladonna", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert ran.status == 0
    assert "Belladonna" in ran.out


def test_the_version() -> None:
    ran = run_process("--version")
    assert ran.status == 0
    assert ran.out.strip()[0].isdecimal()
