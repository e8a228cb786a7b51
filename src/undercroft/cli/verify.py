"""``undercroft verify FILE``: does a saved match come out the same, from its record and from its seed?"""

from __future__ import annotations

import argparse
from pathlib import Path

from undercroft.kernel.match import Match
from undercroft.kernel.refusals import Refusal, ReplayDiffers
from undercroft.kernel.text import Words

from .files import open_record
from .output import Output
from .trouble import Failure


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", type=Path, metavar=words.message("metavar-file"), help=words.message("help-file"))
    command.add_argument("--json", action="store_true", help=words.message("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    try:
        played, record = open_record(options.file)
        for from_seed in (False, True):
            Match.replay(played, record, from_seed=from_seed)
    except (Refusal, Failure) as trouble:
        return _fail(trouble, options.json, output)
    if options.json:
        output.json(
            {
                "ok": True,
                "game": record.game,
                "version": record.version,
                "entries": len(record.entries),
                "digest": record.digest,
                "difference": None,
                "reason": None,
            }
        )
    else:
        output.say("verified", file=str(options.file), entries=len(record.entries), digest=record.digest)
    return 0


def _fail(trouble: Refusal | Failure, as_json: bool, output: Output) -> int:
    """One line for people; for programs also the object they wait for, with the first entry that differs."""
    sentence = output.explain(trouble)
    if as_json:
        entry = trouble.arguments.get("entry") if isinstance(trouble, ReplayDiffers) else None
        output.json({"ok": False, "difference": entry, "reason": sentence})
    output.complain(sentence)
    return 1
