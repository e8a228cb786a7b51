"""A match as it is written down: played again by today's rules, or gone on with from where it stood.

Enters: the rows of a match. Leaves: the match, and the numbers by which its observers know the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, read_settings
from undercroft.kernel.record import Continued, Entry, Record, Written, commitment_to
from undercroft.kernel.refusals import ReplayDiffers
from undercroft.kernel.replaying import first_step, is_at
from undercroft.kernel.state import Outcome

from ..db.tables import MatchRow, MoveRow
from .journal import READ_ENTRY, READ_NUMBERS, unpack
from .sights import Kept, Sights

READ_WRITTEN = msgspec.json.Decoder(Written).decode
READ_OUTCOME = msgspec.json.Decoder(Outcome | None).decode

Positions = tuple[int, ...]


def record_of(row: MatchRow, moves: Sequence[MoveRow], players: Sequence[str] = ()) -> Record:
    """What is written of a match, as a file would hold it."""
    return Record(
        game=row.game,
        version=row.version,
        settings=msgspec.json.decode(row.settings),
        seed=row.seed,
        opening=msgspec.json.decode(row.opening, type=list[int]) if row.opening else [],
        entries=[READ_ENTRY(move.entry) for move in moves],
        digest=row.digest,
        players=list(players),
        salt=row.salt,
        commitment=commitment_to(row.seed, row.salt),
        written=None if row.written is None else READ_WRITTEN(row.written),
        position=None if row.position is None else unpack(row.position),
        outcome=None if row.outcome is None else READ_OUTCOME(row.outcome),
    )


def new_match(game: Game[Any], row: MatchRow, witness: Sights) -> Match[Any]:
    """Deal; a match that was dealt already is dealt again the same way."""
    record = record_of(row, [])
    return Match(game, read_settings(game, record.settings), record.seed, record.opening, witness)


def play_again(
    game: Game[Any], row: MatchRow, moves: Sequence[MoveRow], witness: Sights
) -> tuple[Match[Any], Positions]:
    """Play what is written; ``witness`` sees the opening. Raises ReplayDiffers where today's rules lead elsewhere."""
    record = record_of(row, moves)
    begun = first_step(record)
    match = _from_entry(game, record, record.entries[:begun]) if begun else new_match(game, row, witness)
    if begun:
        match.events[:0] = _told(game, row, moves[: begun - 1])
    opening = witness.positions
    match.witness = None
    for entry in record.entries[begun:]:
        match.follow(entry, of_today=False)
    # A row that was read a moment before the moves, or after them, stands elsewhere.
    if row.number == len(moves) and not is_at(match, record.position):
        raise ReplayDiffers(game.vocabulary, entry=len(moves), what="position")
    return match, READ_NUMBERS(moves[-1].positions) if moves else opening


def go_on(game: Game[Any], row: MatchRow, moves: Sequence[MoveRow]) -> tuple[Match[Any], Kept]:
    """From where the match stood, under today's rules; with what is to be written of that."""
    record = record_of(row, moves)
    if record.position is None:
        raise ReplayDiffers(game.vocabulary, entry=len(moves), what="position")
    match = _from_entry(game, record, [*record.entries, Continued(record.position, record.written)])
    new = list(match.events)
    match.events[:0] = _told(game, row, moves)
    before = READ_NUMBERS(moves[-1].positions) if moves else (0,) * (match.settings.seats + 1)
    return match, Kept(new, tuple(position + 1 for position in before))


def _from_entry(game: Game[Any], record: Record, entries: Sequence[Entry]) -> Match[Any]:
    settings = read_settings(game, record.settings)
    return Match(game, settings, record.seed, record.opening, entries=entries)


def _told(game: Game[Any], row: MatchRow, moves: Sequence[MoveRow]) -> list[Event]:
    """The story as it was told at the time."""
    pages = [row.told or b"[]", *(move.events for move in moves)]
    return [event for page in pages for event in game.event_codec.decode(page)]
