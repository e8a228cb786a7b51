"""``undercroft report FILE...``: one page with plots and sentences about many simulated matches.

Enters: files of ``simulate --out``, finished or not. Leaves: an HTML page that needs nothing beside it, or with
``--summary`` its findings as plain text on standard output.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from undercroft.arena.disk import replacing
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .output import Output
from .trouble import Misuse

ENDING = ".html"


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("files", nargs="+", metavar=say("metavar-file"), help=say("help-report-files"))
    command.add_argument("-o", "--out", type=Path, metavar=say("metavar-file"), help=say("help-report-out"))
    command.add_argument("--replace", action="store_true", help=say("help-report-replace"))
    command.add_argument("--summary", action="store_true", help=say("help-report-summary"))


def run(options: argparse.Namespace, output: Output) -> int:
    from undercroft.arena.report import Speech, count, open_sources, page, report, rows, summary
    from undercroft.arena.report.reading import NotOurFile

    sources = open_sources(options.files)
    out = page_file(options)
    if out is not None and str(out) in options.files:
        raise NotOurFile(file=str(out))
    if out is not None and out.exists() and not options.replace:
        raise Misuse("report-exists", file=str(out))
    with output.aside.status(output.words.message("reporting")):
        counts = count(rows(sources))
        told = report(counts, sources, output.language)
    speech = Speech(game(counts.game), output.language)
    if out is not None:
        with replacing(out, ValueError) as draft:
            draft.write_text(page(told, speech), encoding="utf-8")
    if options.summary:
        print(summary(told, speech), end="")
    elif out is not None:
        output.say("reported", games=counts.finished, file=str(out))
    return 0


def page_file(options: argparse.Namespace) -> Path | None:
    """Where the page goes: as told, else beside the first file; a summary alone needs none."""
    if options.out is not None:
        named: Path = options.out
        if named.suffix != ENDING:
            raise Misuse("report-ending", file=str(named))
        return named
    return None if options.summary else Path(options.files[0]).with_suffix(ENDING)
