"""The tables. A match is event-sourced: one row a choice in ``moves``, under a unique (match, number).

Times are milliseconds since 1970. What the rules made of a choice is kept as JSON, exactly as the kernel wrote it.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAME_LENGTH = 24
CHAT_LENGTH = 500


class Base(DeclarativeBase):
    """All tables share one catalogue."""


class PersonRow(Base):
    """Somebody who chose a name; with a login, an account that works on every device."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    language: Mapped[str] = mapped_column(String(2))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created_at: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger)


class SessionRow(Base):
    """One signed-in device. Only a hash of its token is kept."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[int] = mapped_column(BigInteger)
    expires_at: Mapped[int] = mapped_column(BigInteger, index=True)


class MatchRow(Base):
    """A match. ``number`` counts its moves; ``due_at`` is when any process must look after it.

    ``position`` is where it stands, by names, and ``written`` with what rules: what it goes on from when a new release
    plays its moves otherwise. ``told`` are the events of its opening.
    """

    __tablename__ = "matches"
    __table_args__ = (Index("matches_listed", "status", "listed"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[str] = mapped_column(String(20))
    settings: Mapped[bytes] = mapped_column(LargeBinary)
    agreement: Mapped[bytes] = mapped_column(LargeBinary)
    seed: Mapped[str] = mapped_column(String(80))
    salt: Mapped[str] = mapped_column(String(64))
    status: Mapped[str] = mapped_column(String(12))
    listed: Mapped[bool] = mapped_column(Boolean)
    starts_itself: Mapped[bool] = mapped_column(Boolean, default=False)
    host_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    number: Mapped[int] = mapped_column(Integer, default=0)
    opening: Mapped[bytes] = mapped_column(LargeBinary, default=b"")
    told: Mapped[bytes | None] = mapped_column(LargeBinary)
    position: Mapped[bytes | None] = mapped_column(LargeBinary)
    written: Mapped[bytes | None] = mapped_column(LargeBinary)
    outcome: Mapped[bytes | None] = mapped_column(LargeBinary)
    digest: Mapped[str] = mapped_column(String(64), default="")
    takeback: Mapped[bytes | None] = mapped_column(LargeBinary)
    due_at: Mapped[int | None] = mapped_column(BigInteger, index=True)
    rematch_id: Mapped[str | None] = mapped_column(String(24))
    created_at: Mapped[int] = mapped_column(BigInteger, index=True)
    started_at: Mapped[int | None] = mapped_column(BigInteger)
    changed_at: Mapped[int] = mapped_column(BigInteger)
    finished_at: Mapped[int | None] = mapped_column(BigInteger)


class SeatRow(Base):
    """A place at a match. Who plays it now: ``stand_in`` if there is one, else ``bot``, else the person.

    ``answer`` was given in a response window and waits for the seat's turn. ``standing_order`` is one
    word for all windows, or JSON.
    """

    __tablename__ = "seats"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH), default="")
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(60))
    stand_in: Mapped[str | None] = mapped_column(String(60))
    is_invited: Mapped[bool] = mapped_column(Boolean, default=False)
    invite_hash: Mapped[str | None] = mapped_column(String(64))
    token_hash: Mapped[str | None] = mapped_column(String(64))
    standing_order: Mapped[str] = mapped_column(Text, default="concerned")
    answer: Mapped[bytes | None] = mapped_column(LargeBinary)


class MoveRow(Base):
    """One entry of a match's record: what was chosen, what chance made of it, what was told, by whom."""

    __tablename__ = "moves"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    entry: Mapped[bytes] = mapped_column(LargeBinary)
    events: Mapped[bytes] = mapped_column(LargeBinary)
    positions: Mapped[bytes] = mapped_column(LargeBinary)
    made_by: Mapped[str] = mapped_column(String(8))
    at: Mapped[int] = mapped_column(BigInteger)


class ChatRow(Base):
    """A line of a match's chat."""

    __tablename__ = "chat"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class MuteRow(Base):
    """``person_id`` does not want to read what ``muted_id`` writes."""

    __tablename__ = "mutes"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)


class KeyRow(Base):
    """Keys that all processes share, such as the one that signs cookies."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
