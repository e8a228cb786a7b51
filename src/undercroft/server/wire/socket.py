"""The messages of a match's socket. A client says hello first; from then on both sides speak when they like.

Every message has a ``type``. What a client asks may carry a ``ref`` of its choosing, which comes back in the
answer: ``done``, ``why`` or ``refused``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.kernel.orders import StandingOrder

from .tables import TableInfo

PROTOCOL = 1
LARGEST_MESSAGE = 4096
Ref = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Language = Literal["en", "pl"]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client may say."""

    ref: Ref | None = None


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message. ``events`` and ``chat`` are the numbers of the last lines that the client still has.

    ``seat`` is the seat to look through; null watches from outside; left out: the first of one's own, if any.
    ``token`` is a seat's own key, for programs that have no cookie.
    """

    language: Language = "en"
    seat: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    events: Number = 0
    chat: Number = 0
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Look(FromClient, tag="look", frozen=True, kw_only=True):
    """Look through another of one's own seats (several people at one device), or from outside."""

    seat: SeatNumber | None


class Choose(FromClient, tag="choose", frozen=True, kw_only=True):
    """Take an option of the question that was asked at this position."""

    position: Number
    option: Annotated[str, msgspec.Meta(max_length=400)]


class WhyNot(FromClient, tag="why-not", frozen=True, kw_only=True):
    """Why can this thing not be chosen now?"""

    thing: Annotated[str, msgspec.Meta(max_length=80)]


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Step back over one's last choice: alone where that is allowed, else everybody is asked to agree."""

    position: Number
    ask: bool = False


class AnswerUndo(FromClient, tag="answer-undo", frozen=True, kw_only=True):
    """Agree, or not, to the takeback that somebody asked for."""

    agree: bool


class Concede(FromClient, tag="concede", frozen=True, kw_only=True):
    """Give up the seat one looks through, as it was agreed for this match."""


class HandOver(FromClient, tag="hand-over", frozen=True, kw_only=True):
    """Let a bot play for one's seat (true), or take the seat back from it (false)."""

    to_bot: bool


class Order(FromClient, tag="order", frozen=True, kw_only=True):
    """What one wants to be asked in response windows: usually, or in those of one kind; null: there as usual."""

    order: StandingOrder | None
    kind: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Knock(FromClient, tag="knock", frozen=True, kw_only=True):
    """Ask me at the next response window of whatever kind, once; or do not, after all."""

    on: bool = True


class Hold(FromClient, tag="hold", frozen=True, kw_only=True):
    """Keep the present window open, or let it go. Nobody learns who holds it, nor for longer than a minute."""

    on: bool


class Say(FromClient, tag="say", frozen=True, kw_only=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Mute(FromClient, tag="mute", frozen=True, kw_only=True):
    """Stop (or start again) reading what a person writes."""

    person: Annotated[str, msgspec.Meta(max_length=24, pattern="^[A-Za-z0-9_-]*$")]
    on: bool = True


ClientMessage = (
    Hello | Look | Choose | WhyNot | Undo | AnswerUndo | Concede | HandOver | Order | Knock | Hold | Say | Mute
)


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """An event as this seat may know it: its number among the seat's own events, its data, its sentence."""

    number: int
    event: Any
    text: str


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    person: str | None
    name: str
    seat: int | None
    text: str
    at: int


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody waits for: a seat's choice, responses (nobody learns whose), or nothing any more."""

    kind: Literal["seat", "window", "over"]
    seat: int | None = None
    deadline: int | None = None
    brief: bool = False
    """A window that is open only as long as one step takes to be shown."""


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option: ``id`` is what a client sends back; ``things`` are the ids of what it touches."""

    id: str
    text: str
    note: str
    things: list[str]
    rules: list[str]


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat is asked. ``kind`` names the question for programs; ``deadline`` is its own clock."""

    seat: int
    kind: str
    text: str
    rules: list[str]
    options: list[OptionInfo]
    is_window: bool
    deadline: int | None = None


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Whatever the table may say."""


class Frame(FromServer, tag="frame", frozen=True, kw_only=True):
    """The match as the seat sees it now, and what happened since the last frame."""

    position: int
    events: list[LogLine]
    view: msgspec.Raw
    waiting: Waiting
    question: Question | None
    asked: list[int]
    """Those of one's own seats that have a question now."""
    can_undo: bool


class Takeback(FromServer, tag="takeback", frozen=True, kw_only=True):
    """Somebody asks to take back; ``agreed`` lists the seats that do. ``seat`` is null when it is settled."""

    seat: int | None
    agreed: list[int]
    refused: bool = False


class You(msgspec.Struct, frozen=True, kw_only=True):
    """The client itself: its person, its seats, and what each wants to be asked: usually, by kind of window, once."""

    person: str | None
    name: str
    seats: list[int]
    orders: dict[int, StandingOrder]
    kinds: dict[int, dict[str, StandingOrder]]
    knocks: list[int]
    muted: list[str]


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True):
    """The answer to hello, and to look. ``frame`` is null while the match has not begun."""

    ref: int | None
    protocol: int = PROTOCOL
    now: int
    table: TableInfo
    you: You
    seat: int | None
    chat: list[ChatLine]
    takeback: Takeback
    frame: Frame | None


class TableChanged(FromServer, tag="table", frozen=True, kw_only=True):
    """Somebody sat down, left, came online; the match began, was paused or is over."""

    table: TableInfo
    you: You


class Chat(FromServer, tag="chat", frozen=True, kw_only=True):
    lines: list[ChatLine]


class RuleText(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str


class Why(FromServer, tag="why", frozen=True, kw_only=True):
    """The rules against choosing a thing now; none if it can be chosen."""

    ref: int | None
    thing: str
    rules: list[RuleText]


class Done(FromServer, tag="done", frozen=True, kw_only=True):
    """What was asked under this ref is done, and on the disk."""

    ref: int | None


class Refused(FromServer, tag="refused", frozen=True, kw_only=True):
    """What was asked under this ref was not done; nothing has changed."""

    ref: int | None
    code: str
    text: str


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The server closes the socket; ``again`` says whether to come back."""

    code: str
    text: str
    again: bool


ServerMessage = Welcome | Frame | Takeback | TableChanged | Chat | Why | Done | Refused | Bye
