"""Rows of the database as everybody may see them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from undercroft.kernel.record import commitment_to
from undercroft.kernel.state import Outcome

from ..db.tables import MatchRow, SeatRow
from ..wire.tables import OVER, Agreement, Ending, SeatInfo, SeatKind, TableInfo

READ_AGREEMENT = msgspec.json.Decoder(Agreement).decode
READ_OUTCOME = msgspec.json.Decoder(Outcome).decode


def table_info(match: MatchRow, seats: Sequence[SeatRow], online: Collection[int] = (), watching: int = 0) -> TableInfo:
    """What is public of a match. Seed and salt are told when it is over, so that everybody can check them."""
    is_over = match.status in OVER
    return TableInfo(
        id=match.id,
        game=match.game,
        version=match.version,
        settings=msgspec.json.decode(match.settings),
        agreement=READ_AGREEMENT(match.agreement),
        status=match.status,  # type: ignore[arg-type]
        listed=match.listed,
        host=match.host_id,
        seats=[seat_info(seat, seat.seat in online, is_over) for seat in seats],
        commitment=commitment_to(match.seed, match.salt),
        created_at=match.created_at,
        started_at=match.started_at,
        changed_at=match.changed_at,
        finished_at=match.finished_at,
        outcome=ending_of(READ_OUTCOME(match.outcome) if match.outcome else None),
        seed=match.seed if is_over else None,
        salt=match.salt if is_over else None,
        rematch=match.rematch_id,
        watching=watching,
    )


def ending_of(outcome: Outcome | None) -> Ending | None:
    """An outcome as clients read it: the kernel keeps it as a list, for speed."""
    if outcome is None:
        return None
    return Ending(winners=list(outcome.winners), places=outcome.places, rule=outcome.rule)


def seat_info(seat: SeatRow, online: bool, is_over: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind="gone" if is_over and is_free(seat) else kind_of(seat),
        name=seat.name,
        person=seat.person_id,
        bot=seat.bot,
        stand_in=seat.stand_in,
        online=online,
    )


def kind_of(seat: SeatRow) -> SeatKind:
    if seat.person_id is not None:
        return "person"
    if seat.bot is not None:
        return "bot"
    return "invited" if seat.is_invited else "open"


def is_free(seat: SeatRow) -> bool:
    return seat.person_id is None and seat.bot is None


def bot_of(seat: SeatRow) -> str | None:
    """The bot that plays this seat now, if one does."""
    return seat.stand_in or (seat.bot if seat.person_id is None else None)
