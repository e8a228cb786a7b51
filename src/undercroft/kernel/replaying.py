"""Playing a record again, to the end or to where a match in progress stands.

Today's rules may lead elsewhere than those a record was made with. A match in progress then goes on from the last
position that was written down (see portable.py), and its record says so; what is over can only be compared.

Enters: a record. Leaves: a match, or ReplayDiffers with the first entry that does not come out the same.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from .game import Game
from .match import Match, read_settings
from .portable import CannotCarryOver
from .record import Continued, Record
from .refusals import BadSettings, DamagedRecord, ReplayDiffers
from .state import Outcome, State
from .stuck import BadOutcomeError

S = TypeVar("S", bound=State[Any])


def replay(game: Game[S], record: Record, upto: int | None = None, from_seed: bool = False) -> Match[S]:
    """Play a record again, all of it or its first entries.

    The recorded outcomes are used; with ``from_seed`` the generator is asked instead and must agree.
    """
    steps = replaying(game, record, from_seed)
    match = next(steps)
    for _ in steps if upto is None else zip(range(upto), steps, strict=False):
        pass
    return match


def replaying(game: Game[S], record: Record, from_seed: bool = False) -> Iterator[Match[S]]:
    """Play a record again, stopping at its opening and after each entry: always the same match.

    One that went on under other rules begins where it did so last: ``first_step`` of the record.
    """
    begun = first_step(record)
    given = () if from_seed and not begun else record.opening
    try:
        match = Match(game, read_settings(game, record.settings), record.seed, given, entries=record.entries[:begun])
    except BadOutcomeError as error:
        raise ReplayDiffers(game.vocabulary, entry=begun, what="rolls") from error
    match.compare(begun, record.opening, match.opening)
    yield match
    for entry in record.entries[begun:]:
        match.follow(entry, from_seed, of_today=record.written == game.written)
        yield match
    _compare_end(match, record)


def first_step(record: Record) -> int:
    """How many entries were made when the match last went on under other rules; 0 if it never did."""
    return max((number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Continued)), default=0)


def load(game: Game[S], record: Record) -> Match[S]:
    """A saved match to be played on: as its record leads, or from its last position if today's rules lead elsewhere."""
    try:
        match = replay(game, record)
    except Exception:  # the rules of another day may break anywhere
        if record.position is None:
            raise
    else:
        if is_at(match, record.position):
            return match
    return continued(game, record)


def continued(game: Game[S], record: Record) -> Match[S]:
    """The match of a record from its last position, under today's rules."""
    last = Continued(record.position or {}, record.written)
    settings = read_settings(game, record.settings)
    return Match(game, settings, record.seed, record.opening, entries=[*record.entries, last])


class Verdict(enum.Enum):
    """In what way a record comes out the same under today's rules.

    ``SAME``: it was written with them, and is the same byte for byte. ``NEWER``: it was written with others, and every
    choice leads to the same. ``UNMARKED``: its choices can be made again, but where they led cannot be compared, for it
    does not say with what it was written (0.1.0). ``CONTINUED``: it went on under other rules, and only what was played
    since can be played again.
    """

    SAME = "same"
    NEWER = "newer"
    UNMARKED = "unmarked"
    CONTINUED = "continued"


def verify(game: Game[Any], record: Record) -> Verdict:
    """Play a record again, by its outcomes and by its seed. Raises ReplayDiffers if it does not come out the same."""
    match, _ = [replay(game, record, from_seed=from_seed) for from_seed in (False, True)]
    if not is_at(match, record.position):
        raise ReplayDiffers(game.vocabulary, entry=len(record.entries), what="digest")
    if first_step(record):
        return Verdict.CONTINUED
    if record.written == game.written or game.codec.digest(match.state) == record.digest:
        return Verdict.SAME
    return Verdict.UNMARKED if record.written is None else Verdict.NEWER


def can_go_on(game: Game[Any], record: Record) -> bool:
    """Is there a last position from which a match can be played on under today's rules?"""
    try:
        continued(game, record)
    except Exception:  # the rules of another day may break anywhere
        return False
    return True


def load_match(game_of: Callable[[str], Game[Any]], data: bytes) -> Match[Any]:
    """Read a saved match. ``game_of`` finds a game by name."""
    record = Record.from_json(data)
    try:
        return load(game_of(record.game), record)
    except BadSettings as error:
        raise DamagedRecord(**error.arguments) from error


def is_at(match: Match[Any], position: dict[str, Any] | None) -> bool:
    """Does a match stand at this position, as far as today's rules can tell? Where none was written, it may."""
    if position is None:
        return True
    portable = match.game.portable
    here = portable.dump(match.state)
    try:
        return portable.dump(portable.load(position)) == here
    except CannotCarryOver:  # a step may have another name now: what lies on the table still tells
        return all(here[name] == position[name] for name in here.keys() & position.keys() - {"stack"})


def _compare_end(match: Match[Any], record: Record) -> None:
    """States are compared if they were written alike, and what came of the match in any case."""
    game, number = match.game, len(match.entries)
    if record.written == game.written and game.codec.digest(match.state) != record.digest:
        raise ReplayDiffers(game.vocabulary, entry=number, what="digest")
    if record.outcome is not None and not _is_same(record.outcome, match.outcome):
        raise ReplayDiffers(game.vocabulary, entry=number, what="outcome")


def _is_same(recorded: Outcome, outcome: Outcome | None) -> bool:
    """The rule that ended it may have another number by now."""
    return outcome is not None and (recorded.winners, recorded.places) == (outcome.winners, outcome.places)
