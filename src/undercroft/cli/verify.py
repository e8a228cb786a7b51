"""``undercroft verify FILE``: does a saved match come out the same, and from the seed that was promised?

Enters: a record, perhaps with the commitment that a server showed when the match began. Leaves: one sentence on each,
or the first thing that does not fit. Rules change from release to release: it also says what that means for the record.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from undercroft.kernel.record import Record, commitment_to
from undercroft.kernel.refusals import Refusal, ReplayDiffers
from undercroft.kernel.replaying import Verdict, can_go_on, first_step, verify
from undercroft.kernel.text import Words

from .files import open_record
from .output import Output
from .trouble import Failure

TOLD = {
    Verdict.SAME: "verified-same",
    Verdict.NEWER: "verified-newer",
    Verdict.UNMARKED: "verified-unmarked",
    Verdict.CONTINUED: "verified-continued",
}
"""How each verdict is put into words."""


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", type=Path, metavar=words.message("metavar-file"), help=words.message("help-file"))
    command.add_argument(
        "--commitment", default="", metavar=words.message("metavar-digits"), help=words.message("help-commitment")
    )
    command.add_argument("--json", action="store_true", help=words.message("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    promised = options.commitment.strip().lower()
    kept: bool | None = None
    goes_on = False
    try:
        played, record = open_record(options.file)
        kept = is_kept(record, promised)
        if kept is False:
            raise _broken(record, promised)
        goes_on = can_go_on(played, record)
        verdict = verify(played, record)
    except (Refusal, Failure) as trouble:
        return _fail(trouble, kept, goes_on, options, output)
    if options.json:
        output.json(_report(record, kept, verdict))
    else:
        output.say(
            TOLD[verdict],
            file=str(options.file),
            entries=len(record.entries),
            first=first_step(record),
            digest=record.digest,
        )
        _tell_promise(record, promised, output)
    return 0


def is_kept(record: Record, promised: str) -> bool | None:
    """Is the seed the one that was promised? None if nothing was promised: a match of one's own."""
    if not record.commitment and not promised:
        return None
    return commitment_to(record.seed, record.salt) == record.commitment and promised in ("", record.commitment)


def _broken(record: Record, promised: str) -> Failure:
    """Which promise was not kept: the one given, or the one in the file."""
    if not record.commitment:
        return Failure("commitment-missing")
    if promised not in ("", record.commitment):
        return Failure("commitment-other", commitment=record.commitment[:80], promised=promised[:80])
    return Failure("commitment-broken", commitment=record.commitment[:80])


def _report(record: Record, kept: bool | None, verdict: Verdict) -> dict[str, Any]:
    return {
        "ok": True,
        "verdict": verdict.value,
        "game": record.game,
        "version": record.version,
        "entries": len(record.entries),
        "digest": record.digest,
        "commitment": kept,
        "difference": None,
        "reason": None,
    }


def _tell_promise(record: Record, promised: str, output: Output) -> None:
    """A file alone could promise what it likes: then its reader must compare."""
    if promised:
        output.say("commitment-kept")
    elif record.commitment:
        output.say("commitment-fits", commitment=record.commitment)


def _fail(
    trouble: Refusal | Failure, kept: bool | None, goes_on: bool, options: argparse.Namespace, output: Output
) -> int:
    """One line for people; for programs also the object they wait for, with the first entry that differs."""
    sentence = output.explain(trouble)
    entry = trouble.arguments.get("entry") if isinstance(trouble, ReplayDiffers) else None
    goes_on = goes_on and entry is not None
    if options.json:
        verdict = "goes-on" if goes_on else "differs"
        output.json({"ok": False, "verdict": verdict, "commitment": kept, "difference": entry, "reason": sentence})
    output.complain(sentence)
    if goes_on:
        output.complain(output.words.message("verified-not-goes-on", file=str(options.file)))
    return 1
