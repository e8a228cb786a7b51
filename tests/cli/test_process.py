"""As a process of its own: pipes that break, signals, streams that do not mix."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from undercroft.arena.files import folder_of, open_results, parts_in, unfinished

from .running import own_saves, run_process

COMMAND = [sys.executable, "-m", "undercroft.cli"]


def test_the_reader_may_leave() -> None:
    with subprocess.Popen(
        [*COMMAND, "cards", "boss-monster"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        complaints = process.stderr.read()
        assert process.wait(60) == 0
    assert complaints == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_simulation(jobs: str) -> None:
    arguments = ["simulate", "boss-monster", "--games", "100000", "--jobs", jobs, "--lang", "pl"]
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert err.decode() == "undercroft: Przerwano.\n"


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_simulation_that_was_stopped_keeps_its_finished_parts(tmp_path: Path, stop: signal.Signals) -> None:
    path = tmp_path / "run.parquet"
    small_parts = "from undercroft.arena import files; files.PART_GAMES = 3"
    command = f"{small_parts}; from undercroft.cli import main; import sys; sys.exit(main())"
    arguments = ["simulate", "boss-monster", "--games", "100000", "--seats", "random,random", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", command, *arguments, "--out", str(path), "--lang", "pl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while len(parts_in(folder_of(path))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        os.kill(process.pid, stop)
        out, err = process.communicate(timeout=60)
    assert out == b""
    if stop == signal.SIGINT:
        assert process.returncode == 130
        assert err.decode().startswith("undercroft: Przerwano. Zachowane partie: ")
    plan = unfinished(path)
    assert plan is not None
    with open_results(path, plan) as file:
        assert file.done >= 6


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
