"""A match: a table with a memory. It checks every request, keeps the record, and can step back."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import msgspec

from .chance import Chance, random_seed
from .copies import Living, unshared
from .events import Conceded, Event, MatchEnded, RulesChanged, TookBack
from .game import Game, Settings, View
from .orders import Orders, StandingOrder
from .parts import Option, Pass, Seat, words_of
from .portable import CannotCarryOver
from .procedure import Choice, Procedure
from .record import Continued, Entry, Left, Record, Taken, Undone
from .refusals import (
    CannotUndo,
    MatchIsOver,
    NoSuchSeat,
    NotAnOption,
    NotYourChoice,
    Refusal,
    ReplayDiffers,
    Unreadable,
)
from .settings import read_settings
from .state import Outcome, State
from .stuck import BadOutcomeError
from .table import Table
from .witness import MAX_STEPS_BACK, Step, Witness

__all__ = ["MAX_STEPS_BACK", "Match", "StandingOrder", "new_match", "read_settings"]
S = TypeVar("S", bound=State[Any])


class Match(Living, Generic[S]):
    """One match from set-up to outcome. ``game``, ``settings`` and ``seed`` say what is played, ``table`` where it
    stands; ``events`` are what happened, ``entries`` what was recorded. ``taking`` is the text of the last option.

    >>> import undercroft
    >>> match = undercroft.new("boss-monster", seats=2, seed=7)
    >>> seat, option = match.seat, match.options[0]
    >>> match.take(str(option))
    >>> match.undo(seat, agreed=True)
    >>> match.seat == seat, match.options[0] == option
    (True, True)

    ``given`` are the outcomes of its opening, if it is played again. ``entries`` are given where it goes on from a
    position under other rules: the last of them holds it, and those before it are only kept.
    """

    def __init__(
        self,
        game: Game[S],
        settings: Settings,
        seed: str,
        given: Sequence[int] = (),
        witness: Witness | None = None,
        *,
        entries: Sequence[Entry] = (),
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.witness = witness
        self.taking = ""
        self.events: list[Event] = []
        self.entries: list[Entry] = list(entries[:-1])
        self.history: list[Step] = []
        self.orders = [Orders() for _ in range(settings.seats)]
        if entries:
            self.opening = list(given)
            last = entries[-1]
            assert isinstance(last, Continued)
            self._go_on(last)
        else:
            self._sit_down(game.setup(settings, Chance.from_seed(seed)), given)
            self.opening = self._take_rolls()
            self._tell_end()
            self._rest()

    # Where the match stands

    @property
    def state(self) -> S:
        """The whole truth, hidden things included: not for those who play."""
        return self.table.state

    @property
    def options(self) -> list[Option]:
        """What the asked seat may do now; empty when the match is over."""
        return self.table.options

    @property
    def choice(self) -> Choice | None:
        """The question that waits for an answer; None when the match is over."""
        return None if self.is_over else self.table.choice

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked."""
        return None if self.is_over else self.table.seat

    @property
    def is_over(self) -> bool:
        """Is nobody asked any more?"""
        return self.table.is_over

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and by which rule; None while the match goes on."""
        return self.state.outcome

    def view(self, seat: Seat | None) -> View:
        """What that seat may see; None is a spectator."""
        return self.game.view(self.state, seat)

    def log(self, seat: Seat | None) -> list[Event]:
        """What happened, as that seat may know it."""
        return [seen for event in self.events if (seen := event.seen_by(seat)) is not None]

    def why_not(self, seat: Seat, thing: str) -> tuple[str, ...]:
        """The rules that keep this seat from choosing a thing now; empty if it can be chosen.

        Things are named as options name them (``card:12``) and must be in the seat's view.
        """
        self._check_seat(seat)
        if thing not in self.game.things(self.state, seat):
            raise Unreadable(self.game.vocabulary, request=thing)
        if self.outcome is not None:
            return (self.outcome.rule,)
        choice = self.table.choice
        if choice.seat != seat:
            return self.game.waiting_rules
        if any(thing in option.things() for option in self.options):
            return ()
        about = [option for option in choice.candidates(self.table) if thing in option.things()]
        objections = [choice.objection(self.table, option) for option in about]
        found = tuple(dict.fromkeys(rule for rule in objections if rule is not None))
        return found or choice.why_not(self.table, thing)

    # What a seat may do

    def take(self, request: Option | str, seat: Seat | None = None) -> None:
        """Take an option, itself or by its text. A wrong request raises a Refusal and changes nothing."""
        self._take(self._read(request, seat), by_order=False)
        self.obey()

    def undo(self, seat: Seat, agreed: bool = False) -> None:
        """Step back over the seat's last choice: alone up to a barrier, beyond it if all agreed."""
        self._check_seat(seat)
        if self.is_over:
            raise MatchIsOver(self.game.vocabulary)  # hands and seed are open now
        if not (agreed or self.can_undo(seat)):
            raise CannotUndo(self.game.vocabulary)
        self._step_back(seat, agreed)

    def _step_back(self, seat: Seat, agreed: bool) -> None:
        step, chance = self.last_choice_of(seat), self.state.chance
        if step is None:
            raise CannotUndo(self.game.vocabulary)
        del self.history[self.history.index(step) :]
        self._restore(step.before, self.table.given)
        self.state.chance = chance  # never turned back: an outcome that was taken back does not come again
        if agreed:
            chance.divert()
        self.entries.append(Undone(seat, agreed))
        self._hear(TookBack(seat, agreed, in_window=not agreed and self.table.choice.is_window))
        self._rest()

    def can_undo(self, seat: Seat) -> bool:
        """May this seat step back alone now?"""
        last = self.last_choice_of(seat)
        if last is None or self.is_over:
            return False
        return all(step.seat == seat and step.can_undo for step in self.history if step.number >= last.number)

    def has_chosen(self, seat: Seat) -> bool:
        """Is there a choice of this seat's that it could step back over, if all agreed?"""
        return self.last_choice_of(seat) is not None

    def last_choice_of(self, seat: Seat) -> Step | None:
        """What this seat would take back."""
        return next((step for step in reversed(self.history) if step.seat == seat and not step.by_order), None)

    def concede(self, seat: Seat) -> None:
        """The seat gives up; the game's rules of leaving apply and its default plays on."""
        self._concede(seat)
        self.obey()

    def order(self, seat: Seat, order: StandingOrder | None, kind: str = "") -> None:
        """What this seat wants to be asked from now on, usually or in windows of one kind; None: there as usual.

        It is outside the rules and changes no state.
        """
        self._check_seat(seat)
        self.orders[seat] = self.orders[seat].given(self.game, order, kind)
        self.obey()

    def knock(self, seat: Seat, on: bool = True) -> None:
        """The seat wants to be asked once, at the next window of whatever kind, whatever its orders are."""
        self._check_seat(seat)
        self.orders[seat] = msgspec.structs.replace(self.orders[seat], knocks=on)
        self.obey()

    def is_passed_by_order(self, table: Table[S]) -> bool:
        """Does the order of the seat that is asked at this table pass the question for it?"""
        return self.orders[table.seat].passes(table)

    def obey(self) -> None:
        """Answer the windows that standing orders pass."""
        while not self.is_over and self.is_passed_by_order(self.table):
            self._take(Pass(), by_order=True)

    # Copies

    def copy(self) -> Match[S]:
        """An independent match at the same point, with its whole memory. It goes on exactly as this one would.

        Nobody watches it: a witness stays with the match that it shows. ``pickle`` and ``copy.deepcopy`` do the same.

        >>> import undercroft
        >>> match = undercroft.new("boss-monster", seats=2, seed=7)
        >>> match.copy().take(match.options[0])
        >>> match.entries
        []
        """
        return copy.copy(self)

    def __getstate__(self) -> dict[str, Any]:
        return unshared(vars(self) | {"witness": None, "table": copy.copy(self.table)})

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._listen()

    # Saving and playing again

    def record(self, players: Sequence[str] = ()) -> Record:
        """The match as it is saved: ``undercroft.load(match.record().to_json())`` goes on with it."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            settings=msgspec.to_builtins(self.settings),
            seed=self.seed,
            opening=self.opening,
            entries=list(self.entries),
            digest=self.game.codec.digest(self.state),
            players=list(players),
            written=self.game.written,
            position=None if self.is_over else self.game.portable.dump(self.state),
            outcome=self.outcome,
        )

    def follow(self, entry: Entry, from_seed: bool = False, of_today: bool = True) -> None:
        """Take over an entry that was made elsewhere. Raises ReplayDiffers if it does not come out the same.

        Of another day it may step back over what today's rules would not let it.
        """
        number = len(self.entries) + 1
        if not isinstance(entry, Undone) and not from_seed:
            self.table.given = list(entry.rolls)
        try:
            if isinstance(entry, Taken):
                self._take(self._read(entry.option, entry.seat), entry.by_order)
            elif isinstance(entry, Left):
                self._concede(entry.seat)
            elif isinstance(entry, Undone):
                (self.undo if of_today else self._step_back)(entry.seat, entry.agreed)
            else:
                self._go_on(entry)
        except Refusal as refusal:
            raise ReplayDiffers(self.game.vocabulary, entry=number, what=refusal) from refusal
        except BadOutcomeError as error:
            raise ReplayDiffers(self.game.vocabulary, entry=number, what="rolls") from error
        again = self.entries[-1]
        if not isinstance(entry, Undone) and not isinstance(again, Undone):
            self.compare(number, entry.rolls, again.rolls)

    def compare(self, number: int, recorded: Sequence[int], again: Sequence[int]) -> None:
        """Raises ReplayDiffers unless chance made of an entry what was recorded."""
        if list(recorded) != list(again) or self.table.given:
            raise ReplayDiffers(self.game.vocabulary, entry=number, what="rolls")

    # The memory

    def _sit_down(self, state: S, given: Sequence[int]) -> None:
        self.table = Table(self.game, state, self._hear)
        self.table.rolls = []
        self.table.given = list(given)
        self.table.notice_window = self._notice_window
        self.table.run()

    def _go_on(self, entry: Continued) -> None:
        """From a position that other rules have led to. Nobody steps back over that."""
        try:
            state = self.game.portable.load(entry.position)
            self.game.tidy(state)
        except CannotCarryOver as error:
            number = len(self.entries) + 1
            raise ReplayDiffers(self.game.vocabulary, entry=number, what="position") from error
        self.history.clear()
        self._hear(RulesChanged())
        self._sit_down(state, entry.rolls)
        self.entries.append(Continued(entry.position, entry.written, self._take_rolls()))
        self._tell_end()
        self._rest()

    def _read(self, request: Option | str, seat: Seat | None) -> Option:
        words = self.game.vocabulary
        if self.is_over:
            raise MatchIsOver(words)
        if seat is not None:
            self._check_seat(seat)
            if seat != self.table.seat:
                raise NotYourChoice(words, seat=("seat", seat))
        if not isinstance(request, Option | str):
            raise Unreadable(words, request=type(request).__name__)
        for option in self.options:
            if option == request or str(option) == request:
                return option
        # A made-up option may name things that do not exist and have no text: only its kind is quoted.
        said = request if isinstance(request, str) else words_of(type(request))
        raise NotAnOption(words, request=said[:80], possible=str(self.options[0]))

    def _take(self, option: Option, by_order: bool) -> None:
        table = self.table
        seat = table.seat
        table.barrier = False
        self.taking = str(option)
        is_knock_heard = table.choice.is_window and not by_order
        with self._whole() as before:
            table.take(option)
        self.entries.append(Taken(seat, str(option), self._take_rolls(), by_order))
        self.history.append(Step(seat, before, not table.barrier, by_order, len(self.entries)))
        del self.history[:-MAX_STEPS_BACK]
        if is_knock_heard:
            self.orders[seat] = msgspec.structs.replace(self.orders[seat], knocks=False)
        self._tell_end()
        self._rest()

    def _concede(self, seat: Seat) -> None:
        self._check_seat(seat)
        if self.is_over:
            raise MatchIsOver(self.game.vocabulary)
        if seat in self.state.conceded:
            return
        with self._whole():
            self.state.conceded.append(seat)
            self._hear(Conceded(seat))
            self.game.concede(self.table, seat)
            self.table.resume()
        self.history.clear()
        self.entries.append(Left(seat, self._take_rolls()))
        self._tell_end()
        self._rest()

    @contextmanager
    def _whole(self) -> Iterator[bytes]:
        """What is done inside happens wholly or, if a step raises, not at all. Gives the state before it."""
        before, given, told = self.game.codec.encode(self.state), list(self.table.given), len(self.events)
        try:
            yield before
        except Exception:
            del self.events[told:]
            self._restore(before, given)
            raise

    def _restore(self, before: bytes, given: list[int]) -> None:
        self.table = Table(self.game, self.game.codec.decode(before), None)
        self.table.rolls = []
        self.table.given = given
        self.table.run()
        self._listen()

    def _listen(self) -> None:
        self.table.hear = self._hear
        self.table.notice_window = self._notice_window

    def _take_rolls(self) -> list[int]:
        rolls, self.table.rolls = self.table.rolls, []
        return rolls or []

    def _hear(self, event: Event) -> None:
        self.events.append(event)

    def _notice_window(self, kind: type[Procedure]) -> None:
        if self.witness is not None:
            self.witness.at_window(self, kind)

    def _rest(self) -> None:
        if self.witness is not None:
            self.witness.at_rest(self)

    def _tell_end(self) -> None:
        if self.outcome is not None:
            self._hear(MatchEnded(self.outcome.winners, self.outcome.rule))

    def _check_seat(self, seat: Any) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.settings.seats:
            raise NoSuchSeat(self.game.vocabulary, seat=str(seat), seats=self.settings.seats)


def new_match(game: Game[S], seed: int | str | None = None, **settings: Any) -> Match[S]:
    """A new match; without a seed an unguessable one is drawn."""
    return Match(game, read_settings(game, settings), random_seed() if seed is None else str(seed))
