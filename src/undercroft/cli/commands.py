"""What a person may type instead of a number: why, undo, save, log, card, table, ask, help, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.refusals import Ambiguous, CannotUndo, NotAnOption, Unreadable

from .cards import matching
from .cards import show_card as print_card
from .settings import YES

if TYPE_CHECKING:
    from .session import Session

MOST_CARDS = 5
ORDERS = {
    "always": StandingOrder.ALWAYS,
    "zawsze": StandingOrder.ALWAYS,
    "concerned": StandingOrder.CONCERNED,
    "dotyczy": StandingOrder.CONCERNED,
    "never": StandingOrder.NEVER,
    "nigdy": StandingOrder.NEVER,
}


class Quit(Exception):
    """Somebody leaves the table."""


def obey(session: Session, seat: Seat, line: str) -> None:
    """Carry out what was typed: a number, the text of an option, or a command."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if line.isdecimal() or line in map(str, session.match.options):
        session.match.take(option_of(session, line), seat)
    elif command is not None:
        command(session, seat, rest.strip())
    elif line:
        raise NotAnOption(session.match.game.vocabulary, request=line[:60], possible="1")
    else:
        session.screen.show_question(session.match)


def option_of(session: Session, text: str) -> Option:
    """An option by its number or its text."""
    options = session.match.options
    if text.isdecimal():
        if not 1 <= int(text) <= len(options):
            possible = f"1-{len(options)}"
            raise NotAnOption(session.match.game.vocabulary, request=text[:20], possible=possible)
        return options[int(text) - 1]
    return next(option for option in options if str(option) == text)


# Why?


def why(session: Session, seat: Seat, rest: str) -> None:
    """``why 3``: the rules behind an option. ``why WORDS``: why a thing cannot be chosen."""
    if not rest:
        session.screen.say("why-what")
    elif rest.isdecimal():
        option = option_of(session, rest)
        session.screen.show_texts(option)
        rules = session.match.game.cites(session.match.table, option)
        session.screen.show_rules(rules)
        if not rules:
            session.screen.say("why-card")
    else:
        _why_not(session, seat, rest)


def _why_not(session: Session, seat: Seat, rest: str) -> None:
    match, screen = session.match, session.screen
    things = things_called(session, seat, rest)
    found = [match.why_not(seat, thing) for thing in things]
    if () in found:
        screen.say("why-possible", name=screen.words.name("thing", things[0]))
    else:
        screen.say("why-not", name=screen.words.name("thing", things[0]))
        screen.show_rules(list(dict.fromkeys(rule for rules in found for rule in rules)))


def things_called(session: Session, seat: Seat, text: str) -> list[str]:
    """The things in view that have that name; words that fit several names are ambiguous."""
    game, words = session.match.game, session.screen.words
    named: dict[str, list[str]] = {}
    for thing in sorted(game.things(session.match.state, seat)):
        named.setdefault(words.name("thing", thing), []).append(thing)
    parts = text.casefold().split()
    exact = [name for name in named if name.casefold() == text.casefold()]
    fitting = exact or [name for name in named if all(part in name.casefold() for part in parts)]
    if not fitting:
        raise Unreadable(game.vocabulary, request=text[:60])
    if len(fitting) > 1:
        possible = "; ".join(sorted(fitting)[:8])
        raise Ambiguous(game.vocabulary, request=text[:60], possible=possible)
    return named[fitting[0]]


# Stepping back


def undo(session: Session, seat: Seat, rest: str) -> None:
    """Alone as far as the rules of the table allow; beyond that if everybody agrees (bots always do)."""
    try:
        session.match.undo(seat)
    except CannotUndo:
        if not session.match.has_chosen(seat) or not _all_agree(session, seat):
            raise
        session.match.undo(seat, agreed=True)


def _all_agree(session: Session, seat: Seat) -> bool:
    others = [other for other in session.people if other != seat]
    for other in others or [seat]:
        name = session.sitters[other].name
        question = session.output.words.message("agree-to-undo", name=name, alone="no" if others else "yes")
        if session.read(question).lower() not in YES:
            return False
    return True


# Looking


def show_log(session: Session, seat: Seat, rest: str) -> None:
    for event in session.match.log(seat):
        session.screen.tell(event)


def show_card(session: Session, seat: Seat, rest: str) -> None:
    if not rest:
        session.screen.say("card-what")
        return
    table = session.match.game.card_table(session.screen.words)
    rows = [] if table is None else matching(table, rest)
    if table is None or not rows:
        session.screen.say("no-such-card", words=rest)
        return
    for row in rows[:MOST_CARDS]:
        print_card(row, session.output)
    if len(rows) > MOST_CARDS:
        session.screen.say("more-cards", count=len(rows) - MOST_CARDS)


def show_table(session: Session, seat: Seat, rest: str) -> None:
    session.screen.show_table(session.match.view(seat), seat, everything=True)
    session.screen.show_question(session.match)


def show_help(session: Session, seat: Seat, rest: str) -> None:
    for line in session.output.words.message("table-help").splitlines():
        session.screen.indented(escape(line))


# Orders, saving, leaving


def order(session: Session, seat: Seat, rest: str) -> None:
    wanted = ORDERS.get(rest.lower())
    if wanted is None:
        session.screen.say("ask-how", now=session.match.orders[seat].usual.value)
        return
    session.screen.say("ask-set", order=wanted.value)
    session.match.order(seat, wanted)


def save(session: Session, seat: Seat, rest: str) -> None:
    if not rest:
        session.keep()
        return
    session.save(Path(rest).expanduser())
    session.screen.say("resume", file=rest)


def leave(session: Session, seat: Seat, rest: str) -> None:
    if session.match.entries and session.read(session.output.words.message("save-first")).lower() not in (
        "n",
        "no",
        "nie",
    ):
        session.keep()
    raise Quit


Command = Callable[["Session", Seat, str], None]
COMMANDS: dict[str, Command] = {
    "why": why,
    "dlaczego": why,
    "undo": undo,
    "cofnij": undo,
    "save": save,
    "zapisz": save,
    "log": show_log,
    "dziennik": show_log,
    "card": show_card,
    "karta": show_card,
    "table": show_table,
    "stół": show_table,
    "stol": show_table,
    "ask": order,
    "pytaj": order,
    "help": show_help,
    "?": show_help,
    "pomoc": show_help,
    "quit": leave,
    "koniec": leave,
}
