"""The front door of a game: all that the table, bots, arena and browser ever ask of it.

A game is a plain value. Subclass Game, fill in the attributes, and register the instance under the entry
point group ``undercroft.games``. The promises behind each method are checked by ``undercroft.testing``.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from .chance import Chance
from .codec import Codec, EventCodec
from .copies import Lasting
from .moments import Fired, Listener, Listeners, Moment, OrderAbilities, Replacement, Replacements
from .parts import DECLINES, Option, Seat, words_of
from .portable import IdKinds, Portable
from .procedure import AnyTime, Choice, Procedure
from .record import Written
from .rules import RuleBook
from .state import State
from .table import Table
from .tally import Teller
from .text import Vocabulary, Words

S = TypeVar("S", bound=State[Any])


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before a match. Settings are public: nothing secret is a setting."""

    seats: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see: a map-like struct of its own, built by adding, never by deleting."""


class Block(msgspec.Struct, frozen=True):
    """A part of the table drawn for a terminal: lines of text, which may hold rich markup.

    A terminal shows again what has changed; what is ``quiet`` only when asked for; of a block that is told
    ``once`` only the lines that its reader has not seen yet.
    """

    title: str
    lines: list[str]
    quiet: bool = False
    once: bool = False


class CardTable(msgspec.Struct, frozen=True):
    """All cards of a game for reading: the first column is the name, the last one the text."""

    columns: list[str]
    rows: list[list[str]]


class Game(Lasting, Generic[S]):
    """One game. Class attributes say what it is, methods what it promises.

    ``name`` is how it is asked for; ``version`` is raised when old records no longer come out the same. ``state_type``
    and ``settings_type`` are its structs. Every game has these, ``package``, ``setup``, ``view`` and ``determinize``.
    ``waiting_rules`` answer a seat that asks why it cannot act while another is asked. ``roles`` says what each seat
    is, by the ids of messages, where seats are not alike: a hero, an overlord. ``window_kinds`` are the kinds of
    response windows for which a seat can give an order of their own: the names of their classes as words
    (``trap-window``), each with a message ``window-<kind>`` that names it. ``horizon`` is how often what begins anew
    (a round) is played to its end by bots that search, before they judge where a move has led. ``package`` is where
    its procedures, rules and texts live. ``listeners`` and ``replacements`` index the abilities of its content;
    ``checks`` are the standing checks, each (state) -> a step or None. ``id_kinds`` says what the numbers in a field
    name where its type does not say so.
    """

    name: str
    version: str = "1"
    package: str
    state_type: type[S]
    settings_type: type[Settings]
    order_choice: type[OrderAbilities] = OrderAbilities
    waiting_rules: tuple[str, ...] = ()
    roles: Sequence[str] = ()
    window_kinds: Sequence[str] = ()
    horizon: int = 0
    listeners: Listeners = {}
    replacements: Replacements = {}
    checks: Sequence[Callable[[S], Procedure | None]] = ()
    id_kinds: IdKinds = {}

    def __str__(self) -> str:
        return self.name

    @cached_property
    def codec(self) -> Codec[S]:
        """How states are encoded: ``codec.copy(state)``, ``codec.encode(state)``, ``codec.digest(state)``."""
        return Codec(self.state_type, self.package)

    @cached_property
    def portable(self) -> Portable[S]:
        """Writes positions by names, to be read under other rules."""
        return Portable(self.codec, self.labels(), self.id_kinds)

    @cached_property
    def written(self) -> Written:
        """What matches are written with today."""
        content = hashlib.blake2b(repr(self.portable.content).encode(), digest_size=8).hexdigest()
        return Written(self.version, self.codec.fingerprint, content)

    @cached_property
    def event_codec(self) -> EventCodec:
        """How events are read back from JSON."""
        return EventCodec(self.package)

    @cached_property
    def rules(self) -> RuleBook:
        """Every rule of the game by its id."""
        return RuleBook.of_package(self.package)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The game's texts in every language, and how its ids are named in them."""
        return Vocabulary(self.package, self.names())

    def labels(self) -> Mapping[str, Iterable[str]]:
        """The text forms of its content by kind of id, in the order of the numbers: what a state says by number.

        A saved match is read by them when content was added or renumbered; a label that changes is a card that is gone.
        """
        return {}

    def tidy(self, state: S) -> None:
        """Put in order what a state keeps sorted by numbers of content: they may be others than when it was written."""

    # What a match is made of

    def teams(self, settings: Any) -> list[list[Seat]]:
        """Who wins together. By default everybody plays alone; one team of all seats plays against the game itself."""
        return [[Seat(seat)] for seat in range(settings.seats)]

    def seats(self, state: S) -> list[Seat]:
        """Who plays, in the order of the table, those who have left or are out included."""
        raise TypeError(f"{self.name} does not tell its seats")

    def responders(self, seats: int) -> Sequence[Seat]:
        """Whom response windows can ask, by the rules alone. By default everybody."""
        return [Seat(seat) for seat in range(seats)]

    def setup(self, settings: Any, chance: Chance) -> S:
        """The first state: its stack holds the steps of the set-up and of the game."""
        raise TypeError(f"{self.name} has no setup")

    def view(self, state: S, seat: Seat | None) -> View:
        """Exactly what that seat may see; None is a spectator, who sees what every seat may know."""
        raise TypeError(f"{self.name} has no view")

    def things(self, state: S, seat: Seat | None) -> set[str]:
        """The ids of all things in that seat's view, as options name them."""
        return set()

    def determinize(self, state: S, seat: Seat, chance: Chance) -> S:
        """A full state drawn at random among those that the seat cannot tell apart from this one."""
        raise TypeError(f"{self.name} has no determinize")

    def inventory(self, state: S) -> dict[str, str]:
        """Every thing of the match and the one place where it is."""
        return {}

    def problems(self, state: S) -> list[str]:
        """Everything wrong with a state, in words. Empty in every state that play can reach."""
        return []

    def evaluate(self, state: S, seat: Seat) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won): for bots."""
        return 0.5 if state.outcome is None else state.outcome.score(seat)

    def prospects(self, state: S, seats: Iterable[Seat]) -> dict[Seat, float]:
        """``evaluate`` for several seats: a game that judges all of them together does it here, at once."""
        return {seat: self.evaluate(state, seat) for seat in seats}

    def concede(self, table: Table[S], seat: Seat) -> None:
        """The rules of leaving. From now on ``default`` answers for that seat."""

    def default(self, choice: Choice, options: Sequence[Option]) -> Option:
        """The answer for a seat that has left or run out of time: pass or decline if it can."""
        return next((option for option in options if isinstance(option, DECLINES)), options[0])

    def any_time(self, table: Table[S], seat: Seat) -> Sequence[AnyTime]:
        """What the seat may do in addition to whatever it is asked."""
        return ()

    # Abilities of things on the table

    def kind_of(self, source: int) -> int:
        """The kind of a thing, under which its abilities are indexed. By default things are their own kind."""
        return source

    def sources(self, state: S, happening: Moment | Procedure) -> Iterable[tuple[Seat, int]]:
        """The things whose abilities may hear a moment or replace a verb, in the game's order."""
        return ()

    def listener(self, moment: type[Moment], fired: Fired) -> Listener:
        """The ability that fired."""
        heard = self.listeners[moment][self.kind_of(fired.source)]
        return next(listener for number, listener in heard if number == fired.ability)

    def replacement(self, verb: Procedure, source: int) -> Replacement:
        """What that thing has happen instead of a verb."""
        return self.replacements[type(verb)][self.kind_of(source)]

    def replacement_subject(self, verb: Procedure, source: int) -> dict[str, Any]:
        """What the question about a replacement mentions."""
        return {"verb": words_of(type(verb)), "source": source}

    # Texts and learning environments

    def names(self) -> dict[str, Callable[[int, Any], str]]:
        """How ids are named: kind of id -> (number, words) -> text. Seats are known to the kernel."""
        return {}

    def render(self, view: Any, words: Words, width: int) -> list[Block]:
        """The table as a seat sees it, for a terminal so many columns wide. By default the view's fields."""
        fields = msgspec.to_builtins(view).items()
        return [Block("", [f"{name}: {value}".replace("[", r"\[") for name, value in fields])]

    def cites(self, table: Table[S], option: Option) -> tuple[str, ...]:
        """The rules that let the asked seat take this option, the most telling one first."""
        return table.choice.rules

    def note(self, view: Any, option: Option, words: Words) -> str:
        """What a person should know about an option beside its sentence: where it is, what it says."""
        return ""

    def card_table(self, words: Words) -> CardTable | None:
        """Every card of the game, if it has cards."""
        return None

    def tally(self, settings: Any) -> Teller | None:
        """A listener that counts what this game's statistics are about, for one match; None if there are none."""
        return None

    def content(self) -> Any:
        """What lies outside the state and never changes, by id, as a struct that leaves the program: for clients.

        Names and texts are not in it: they are in the vocabulary.
        """
        return None

    @property
    def has_numbers(self) -> bool:
        """Is it a learning environment: does it turn options and views into numbers?"""
        return type(self).numbers is not Game.numbers and type(self).option_number is not Game.option_number

    def option_count(self, settings: Any) -> int:
        """How many numbers ``option_number`` may give."""
        raise TypeError(f"{self.name} has no option numbers")

    def option_number(self, state: S, option: Option) -> int:
        """A number for an option, different for different options of one choice."""
        raise TypeError(f"{self.name} has no option numbers")

    def action_names(self, settings: Any) -> Sequence[str]:
        """What each of those numbers stands for, in English; no two are called alike."""
        raise TypeError(f"{self.name} has no names for its option numbers")

    def numbers(self, view: Any) -> list[float]:
        """The view as a fixed number of numbers, each from 0 to 1."""
        raise TypeError(f"{self.name} has no numbers")

    def observe(self, state: S, seat: Seat) -> array[float]:
        """The numbers of a seat's view, as floats of 32 bits. A game that tells them quicker does it here."""
        return array("f", self.numbers(self.view(state, seat)))

    def number_names(self, settings: Any) -> Sequence[str]:
        """What each of the ``numbers`` says, in English; no two are called alike."""
        raise TypeError(f"{self.name} has no names for its numbers")
