"""The results of a simulation on disk: a file that is filled in parts, and gone on with after a stop.

A run that asks for more matches of one that is there goes on with it, finished or not.

With several processes some matches are finished before one that began earlier. When the run is stopped they become
parts too, and are not played again; their turn comes when the gap before them is closed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, groupby
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from .parts import PartFile, check_name, check_place, delete, filling, folder_of, log_of, part_name, parts_in
from .plan import Plan
from .play import Result
from .refusals import DamagedPart, OtherRun
from .tables import ROWS_IN_GROUP, decisions_table, games_table, merge, plan_of, write, writing
from .totals import COUNTED, Totals, counted


class ResultFile(PartFile[Result]):
    """The file that a run fills. ``totals`` are over the matches up to the first that is not safe.

    ``ahead`` is where whoever plays leaves the matches that were finished before their turn; ``later`` holds the rows
    of such matches that are safe, by the number of the first one of their part.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path)
        self.plan = plan
        self.totals = Totals(plan)
        self.ahead: dict[int, Result] = {}
        self.later: dict[int, list[dict[str, Any]]] = {}
        for part in parts_in(self.folder):
            self._take_over(part)
            self._close_gaps()

    @property
    def kept(self) -> int:
        """How many matches are safe, those before their turn included."""
        return self.done + sum(map(len, self.later.values()))

    @property
    def decisions(self) -> int:
        """How many decisions were made in them."""
        early: int = sum(row["decisions"] for rows in self.later.values() for row in rows)
        return self.totals.decisions + early

    def missing(self) -> Iterator[int]:
        """The numbers of the matches that are still to be played."""
        there = {row["number"] for rows in self.later.values() for row in rows}
        return (number for number in range(self.done + 1, self.plan.games + 1) if number not in there)

    def add(self, *matches: Result) -> None:
        """The next matches of those that are missing."""
        for match in matches:
            super().add(match)
            if self.done + len(self.waiting) + 1 in self.later:
                self.save()

    def save(self) -> None:
        saved = self.waiting
        super().save()
        for result in saved:
            self.totals.add(result)
        self._close_gaps()

    def stop(self) -> None:
        """Keep the matches that were finished before their turn as well."""
        self.save()
        early = {self.plan.number_of(result.seed): result for result in self.ahead.values()}
        self.ahead.clear()
        for numbers in runs_of(early):
            results = [early[number] for number in numbers]
            self.write_part(numbers[0], results)
            rows = zip(numbers, results, strict=True)
            self.later[numbers[0]] = [{"number": number, **counted(result)} for number, result in rows]

    def table(self, first: int, matches: Sequence[Result]) -> pa.Table:
        return games_table(self.plan, first, matches)

    def write_part(self, first: int, matches: Sequence[Result]) -> None:
        if self.plan.logged:
            write(decisions_table(self.plan, first, matches), log_of(self.part(first)))
        super().write_part(first, matches)

    def merge(self, parts: Sequence[Path]) -> None:
        """The tables belong together: neither is replaced before both are whole."""
        if not self.plan.logged:
            super().merge(parts)
            return
        with writing(log_of(self.path)) as draft:
            merge([log_of(part) for part in parts], draft)
            super().merge(parts)

    def _take_over(self, part: Path) -> None:
        """Take a part of an earlier attempt over. One whose matches do not follow each other is of no use."""
        try:
            rows = pq.read_table(part, columns=["number", *COUNTED]).to_pylist()
            if self.plan.logged:
                pq.read_metadata(log_of(part))
        except (OSError, ValueError) as error:
            raise DamagedPart(file=str(part)) from error
        numbers = [row["number"] for row in rows]
        last = max((before[-1]["number"] for before in self.later.values()), default=self.done)
        if len(runs_of(numbers)) == 1 and numbers[0] > last:
            self.later[numbers[0]] = rows
        else:
            delete(part)

    def _close_gaps(self) -> None:
        """Count the matches whose turn has come."""
        while (rows := self.later.pop(self.done + 1, None)) is not None:
            for row in rows:
                self.totals.count(row)
            self.done += len(rows)


@contextmanager
def open_results(path: Path, plan: Plan, replace: bool = False) -> Iterator[ResultFile]:
    """A file to fill with the results of a run, or one to go on with. Whatever ends this, what is finished is kept."""
    check_results(path, plan, replace)

    def begin(folder: Path) -> ResultFile:
        _settle_with_parts(folder, plan, replace)
        if not replace and prolongs(plan, path):
            _take_apart(path, plan)
        return ResultFile(path, plan)

    with filling(path, begin) as file:
        yield file


def check_results(path: Path, plan: Plan, replace: bool) -> None:
    """Refuse a name under which these results cannot be kept. The parts of a run may belong to this one."""
    check_name(path)
    if not replace and prolongs(plan, path):
        return
    is_new = not parts_in(folder_of(path))
    check_place([path, log_of(path)] if plan.logged and is_new else [path], replace)


def prolongs(plan: Plan, path: Path) -> bool:
    """Is the file a finished run that this one goes on with?"""
    is_whole = path.is_file() and (log_of(path).is_file() or not plan.logged)
    found = plan_of(path) if is_whole else None
    return found is not None and plan.prolongs(found)


def begun(path: Path) -> Plan | None:
    """The run whose parts lie beside this name, or else the one that bears it."""
    check_name(path)
    there = [*parts_in(folder_of(path)), path]
    return plan_of(there[0]) if there[0].is_file() else None


def _settle_with_parts(folder: Path, plan: Plan, replace: bool) -> None:
    """Parts of the same plan are gone on with; those of another are in the way, or given up."""
    for part in parts_in(folder):
        found = plan_of(part)
        if found is not None and (found == plan or plan.prolongs(found)):
            continue
        if not replace:
            if found is None:
                raise DamagedPart(file=str(part))
            raise OtherRun(folder=str(folder), differs=", ".join(plan.differences(found)))
        delete(part)


def _take_apart(path: Path, plan: Plan) -> None:
    """Make parts of a finished run. The file stays until the longer one is complete, so this may be done twice."""
    for rows in _read_apart(path):
        first, last = rows["number"][0].as_py(), rows["number"][-1].as_py()
        part = folder_of(path) / part_name(first)
        if plan.logged:
            write(_logged(log_of(path), first, last), log_of(part))
        write(rows, part)


def _read_apart(path: Path) -> Iterator[pa.Table]:
    try:
        yield from (pa.Table.from_batches([batch]) for batch in pq.ParquetFile(path).iter_batches(ROWS_IN_GROUP))
    except (OSError, ValueError) as error:
        raise DamagedPart(file=str(path)) from error


def _logged(path: Path, first: int, last: int) -> pa.Table:
    """The decisions of some matches."""
    try:
        return pq.read_table(path, filters=[("number", ">=", first), ("number", "<=", last)])
    except (OSError, ValueError) as error:
        raise DamagedPart(file=str(path)) from error


def runs_of(numbers: Iterable[int]) -> list[list[int]]:
    """Numbers in order, cut wherever one is left out.

    >>> runs_of([7, 2, 3, 8])
    [[2, 3], [7, 8]]
    """
    steps = zip(sorted(numbers), count(), strict=False)
    return [[number for number, _ in run] for _, run in groupby(steps, key=lambda step: step[0] - step[1])]
