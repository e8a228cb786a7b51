"""No room for a file: it and the reason are named, what was there stays as it was, and nothing half-written is left.

A limit on the size of files stands for a full disk: nobody needs special rights to have one.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .running import Ran, Runner

pytest.importorskip("resource", reason="this system has no limits on the size of files")

ROOM = 600
"""Bytes: enough for the first line of a duel, too little for its first deal and for any other file."""
CRAMPED = """
import resource, sys
from undercroft.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
sys.exit(main(sys.argv[2:]))
"""
SIMULATE = "simulate boss-monster --games 2 --seats random,random --seed 1 --out games.parquet"
TOURNAMENT = "tournament boss-monster --bots random,greedy:1 --players 2 --games 2 --seed 1 --out games.parquet"
DUEL = "duel boss-monster random greedy:1 --games 4 --seed 1 --keep duel.jsonl"


def cramped(folder: Path, command: str, room: int = ROOM, typed: str = "") -> Ran:
    """A command that finds no room for more than so many bytes in any file."""
    done = subprocess.run(
        [sys.executable, "-c", CRAMPED, str(room), *command.split()],
        input=typed,
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("command", "file"),
    [
        (SIMULATE, "games.parquet"),
        (f"{SIMULATE} --decisions", "games.parquet"),
        (TOURNAMENT, "games.parquet"),
        (DUEL, "duel.jsonl"),
    ],
    ids=["simulate", "decisions", "tournament", "duel"],
)
def test_a_new_file_for_which_there_is_no_room_is_not_begun(tmp_path: Path, command: str, file: str) -> None:
    ran = cramped(tmp_path, f"{command} --lang en", room=60)
    assert ran.status == 1
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"undercroft: {file}")
    assert ran.err.endswith(" cannot be written: it would be larger than a file may be.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [SIMULATE, TOURNAMENT], ids=["simulate", "tournament"])
def test_old_results_that_were_to_be_replaced_stay(tmp_path: Path, command: str) -> None:
    (tmp_path / "games.parquet").write_bytes(b"old")
    ran = cramped(tmp_path, f"{command} --replace --lang pl")
    assert ran.status == 1
    assert ran.err.startswith("undercroft: Nie można zapisać games.parquet")
    assert ran.err.endswith(": plik byłby większy, niż wolno.\n")
    assert content(tmp_path) == {"games.parquet": b"old"}


def test_an_old_report_that_was_to_be_replaced_stays(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*SIMULATE.split()).status == 0
    (tmp_path / "page.html").write_text("old", encoding="utf-8")
    before = content(tmp_path)
    ran = cramped(tmp_path, "report games.parquet --replace --out page.html --lang en")
    assert ran.status == 1
    assert ran.err == "undercroft: page.html cannot be written: it would be larger than a file may be.\n"
    assert content(tmp_path) == before


def test_a_duel_keeps_the_deals_for_which_there_was_room_and_goes_on_from_there(run: Runner, tmp_path: Path) -> None:
    ran = cramped(tmp_path, f"{DUEL} --lang en")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "undercroft: duel.jsonl cannot be written: it would be larger than a file may be.\n"
    kept = content(tmp_path)["duel.jsonl"]
    assert kept.endswith(b"\n")
    assert kept.count(b"\n") == 1
    assert run(*DUEL.replace("duel.jsonl", str(tmp_path / "duel.jsonl")).split()).status == 0
    assert content(tmp_path)["duel.jsonl"].startswith(kept)


def test_an_old_save_stays_and_the_match_goes_on(run: Runner, tmp_path: Path) -> None:
    run("play", "boss-monster", "--seed", "3", typed=["2", f"save {tmp_path / 'match.json'}"])
    before = content(tmp_path)
    ran = cramped(tmp_path, "play --load match.json --lang en", room=10, typed="2\nsave match.json\nquit\nno\n")
    assert ran.status == 0
    assert "match.json cannot be written: it would be larger than a file may be." in " ".join(ran.out.split())
    assert content(tmp_path) == before


@pytest.mark.parametrize("command", ["games --json", "cards boss-monster"])
def test_output_for_which_there_is_no_room_is_said(tmp_path: Path, command: str) -> None:
    with (tmp_path / "out").open("w") as out:
        done = subprocess.run(
            [sys.executable, "-c", CRAMPED, "10", *command.split(), "--lang", "en"],
            stdout=out,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "undercroft: That did not work: File too large.\n"
