"""The Table: the hands on the state, and the engine that runs a match from question to question.

The engine pops a procedure, runs it, pushes what it scheduled, and stops when a choice with two or more
options is on top. Everything a step may do to a match it does through the methods below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .copies import Living, unshared
from .events import Event
from .moments import Fired, Happening, MayReplace, Moment, Replaceable
from .parts import DECLINES, Option, Pass, Seat
from .procedure import AnyTime, Choice, Procedure, Scope, StandingCheck
from .state import Outcome, State
from .stuck import BadOutcomeError, StuckError

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State[Any])
ScopeT = TypeVar("ScopeT", bound=Scope)
T = TypeVar("T")

PASS = Pass()
MOST_STEPS = 100_000
"""So many steps without a question are a loop without end; whole matches take fewer."""
KEPT = ("game", "options", "rolls", "given", "barrier", "mover", "silent", "settling", "pauses")  # beside the state


class Table(Living, Generic[S]):
    """A state with hands. ``options`` is what the asked seat may do; empty when the match is over.

    ``hear`` receives every event (None in search: the emitter is off). ``rolls`` collects the random outcomes since it
    was last emptied; ``given`` are outcomes to use before the generator is asked. ``barrier`` is raised by whatever a
    seat may not step back over by itself. ``silent`` counts the questions that had one answer only and were not put to
    anybody. ``notice_window`` is called with the kind of window where responses are possible. At a ``settling`` table
    everybody passes response windows, so that a game need not look who could answer. It ``pauses`` before what begins
    anew: there it is judged.
    """

    __slots__ = (
        "_next",
        "_scopes",
        "barrier",
        "game",
        "given",
        "hear",
        "mover",
        "notice_window",
        "options",
        "pauses",
        "rolls",
        "settling",
        "silent",
        "state",
    )

    def __init__(self, game: Game[S], state: S, hear: Callable[[Event], None] | None = None) -> None:
        self.game = game
        self.state = state
        self.hear = hear
        self.options: list[Option] = []
        self.rolls: list[int] | None = None
        self.given: list[int] = []
        self.barrier = False
        self.mover: Seat | None = None
        self.silent = 0
        self.settling = False
        self.pauses = False
        self.notice_window: Callable[[type[Procedure]], None] | None = None
        self._next: list[Procedure] = []
        self._scopes = [i for i, step in enumerate(state.stack) if step.is_scope and step.opened]

    # What a player of the match asks

    @property
    def seats(self) -> list[Seat]:
        """Who plays: the number of seats is ``len(table.seats)``."""
        return self.game.seats(self.state)

    @property
    def is_over(self) -> bool:
        """Is nothing left to be done?"""
        return not self.state.stack

    @property
    def is_at_rest(self) -> bool:
        """Nobody is asked: the match is over, or the table pauses and something begins anew."""
        return not self.state.stack or not self.state.stack[-1].is_choice

    @property
    def choice(self) -> Choice:
        """The question on top of the stack."""
        top: Choice = self.state.stack[-1]
        return top

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.choice.seat

    def take(self, option: Option) -> None:
        """Carry out one of ``options`` (not checked here: ``Match.take`` does) and run to the next question."""
        choice = self.state.stack[-1]
        self.mover = choice.seat
        self._answer(choice, option)
        self._flush()
        self.run()

    def resume(self) -> None:
        """Run on after something outside the questions (a concession) changed the state or scheduled steps."""
        self.mover = None
        self._flush()
        self.run()

    def trial(self, option: Option) -> Table[S]:
        """A copy that settles, on which an option was taken."""
        return next(self.trials([option]))

    def trials(self, options: Sequence[Option]) -> Iterator[Table[S]]:
        """The same for several options; bots try so many that the state is encoded only once."""
        codec = self.game.codec
        data = codec.encode(self.state)
        for option in options:
            twin = Table(self.game, codec.decode(data))
            twin.settling = twin.pauses = True
            twin.options = self.options
            twin.take(option)
            yield twin

    def settle(self) -> None:
        """Run on to a position that can be judged: everybody declines what may be declined until something begins
        anew or must be decided; what was begun in a window is finished somehow.
        """
        self.settling = self.pauses = True
        while not self.is_at_rest:
            choice = self.choice
            answer = self.game.default(choice, self.options)
            if not choice.is_window and choice.begins_anew == isinstance(answer, DECLINES):
                return
            self.take(answer)

    def play_on(self, decide: Callable[[Table[S]], Option]) -> None:
        """Play to where something begins anew, or to the end."""
        self.pauses = True
        while not self.is_at_rest:
            self.take(decide(self))

    def begin_anew(self) -> None:
        """Run on from the pause; nothing happens when the match is over."""
        if self.state.stack:
            self.state.stack.pop().run(self)
            self._flush()
            self.run()

    def copy(self) -> Table[S]:
        """An independent table at the same position, silent, with the same options."""
        twin = Table(self.game, self.game.codec.copy(self.state))
        twin.options = self.options
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """All of it at a question. Whoever listens stays with the table that they know."""
        return unshared({name: getattr(self, name) for name in KEPT}) | {"state": self.game.codec.encode(self.state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Table.__init__(self, kept["game"], kept["game"].codec.decode(kept["state"]))
        super().__setstate__({name: kept[name] for name in KEPT})

    # What a step of the rules says

    def has_scheduled(self) -> bool:
        """Has this step, or one that it ran itself, scheduled anything?"""
        return bool(self._next)

    def then(self, *steps: Procedure) -> None:
        """Schedule steps: they run in this order, before anything already on the stack."""
        self._next.extend(steps)

    def inside(self, kind: type[ScopeT]) -> ScopeT:
        """The innermost open scope of this kind."""
        stack = self.state.stack
        for index in reversed(self._scopes):
            if isinstance(stack[index], kind):
                scope: ScopeT = stack[index]
                return scope
        raise StuckError(f"not inside {kind.__name__}: {self.state}")

    def scopes(self, kind: type[ScopeT]) -> list[ScopeT]:
        """All open scopes of this kind, the innermost first."""
        stack = self.state.stack
        return [stack[index] for index in reversed(self._scopes) if isinstance(stack[index], kind)]

    def is_inside(self, kind: type[Scope]) -> bool:
        """Is a scope of this kind open?"""
        stack = self.state.stack
        return any(isinstance(stack[index], kind) for index in self._scopes)

    def occur(self, moment: Moment) -> bool:
        """A moment of the rules: the abilities that hear it are scheduled. False if nothing heard it."""
        heard = self.game.listeners.get(type(moment))
        if heard is None:
            return False
        waiting = []
        kind_of = self.game.kind_of
        for seat, source in self.game.sources(self.state, moment):
            for number, listener in heard.get(kind_of(source), ()):
                fired = Fired(seat, source, number)
                if listener.hears(self, moment, fired):
                    waiting.append(fired)
        if waiting:
            self._next.append(Happening(moment, waiting))
        return bool(waiting)

    def emit(self, event: Event) -> None:
        """Tell what happened. Nothing in the rules may depend on it."""
        if self.hear is not None:
            self.hear(event)

    def await_responses(self, kind: type[Procedure]) -> None:
        """Responses are possible now, by what everybody may know: say so before looking who can answer.

        A table of people waits here a while whether or not anybody is asked, so that the wait tells nothing. A Window
        (see window.py) says it by itself, and so does the engine where a window choice is put on the stack.
        """
        if self.notice_window is not None:
            self.notice_window(kind)

    def roll(self, sides: int) -> int:
        """A random number from 0 to sides-1."""
        self.barrier = True
        if sides == 1:
            return 0
        result = self.state.chance.below(sides)
        if self.given:  # the generator moves on all the same, so that a replay ends in the same state
            result = self.given.pop(0)
        if not 0 <= result < sides:
            raise BadOutcomeError(f"given outcome {result} is not below {sides}")
        if self.rolls is not None:
            self.rolls.append(result)
        return result

    def draw(self, bag: list[T]) -> T:
        """Take one at random out of an unordered bag: a shuffled deck whose order nobody knows."""
        return bag.pop(self.roll(len(bag)))

    def shuffle(self, items: list[Any]) -> None:
        """Put a list into a random order, where everybody may learn it in time; a bag needs none."""
        for last in range(len(items) - 1, 0, -1):
            other = self.roll(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T]) -> T:
        """One of several at random; it stays where it is."""
        return items[self.roll(len(items))]

    def reveal(self) -> None:
        """Hidden information came to light: nobody steps back over this alone."""
        self.barrier = True

    def leave(self, kind: type[Scope]) -> None:
        """Drop everything down to and including the innermost scope of this kind; close what was open."""
        stack, scopes = self.state.stack, self._scopes
        depth = next((i for i in reversed(range(len(scopes))) if isinstance(stack[scopes[i]], kind)), None)
        if depth is None:
            raise StuckError(f"cannot leave {kind.__name__}: not inside it")
        self._next.clear()
        while len(scopes) > depth:
            index = scopes.pop()
            scope = stack[index]
            del stack[index:]
            scope.close(self)

    def end(self, outcome: Outcome) -> None:
        """The match is over, in mid-sequence or not: nothing scheduled happens any more."""
        self.state.outcome = outcome
        self.state.stack.clear()
        self._scopes.clear()
        self._next.clear()

    # The engine

    def run(self) -> None:  # noqa: PLR0912 - one loop, flat on purpose: everything passes through here
        """Run to the next question with two or more options, or to the end."""
        state, scopes, stack, scheduled = self.state, self._scopes, self.state.stack, self._next
        settling, pauses, steps, checks = self.settling, self.pauses, 0, self.game.checks
        while stack:
            step = stack[-1]
            if step.is_scope and step.opened:
                if checks and not step.is_check and self._check():
                    continue
                scopes.pop()
                stack.pop()
                step.close(self)
            else:
                if scopes:
                    scope = stack[scopes[-1]]
                    if scope.is_guarded and not scope.goes_on(state):
                        del stack[scopes[-1] + 1 :]
                        continue
                if step.is_choice:
                    if checks and self._check():
                        continue
                    if step.seat != self.mover:
                        self.barrier = True
                    if self._ask(step):
                        return
                elif step.is_scope:
                    if checks and self._check():
                        continue
                    if settling and step.is_idle(state):
                        stack.pop()
                        continue
                    step.opened = True
                    scopes.append(len(stack) - 1)
                    step.run(self)
                elif pauses and step.begins_anew:
                    break
                else:
                    steps += 1
                    if steps > MOST_STEPS:
                        raise StuckError(f"{step} goes on and on: {state}")
                    stack.pop()
                    if not (step.is_replaceable and self._replace(step)):
                        step.run(self)
            if scheduled:
                if state.outcome is None:
                    scheduled.reverse()
                    stack.extend(scheduled)
                scheduled.clear()
        self.options = []

    def _ask(self, choice: Choice) -> bool:
        """Put a question. True if the match must wait for the answer; else it was answered here."""
        if choice.is_window:
            self.await_responses(choice.window(self))
        options = choice.options(self)
        if len(options) > 1 or choice.asks_for_any_time:
            any_time = self.game.any_time(self, choice.seat)
            if any_time:
                options = [*options, *any_time]
        if not options:
            raise StuckError(f"{choice} has no options: {self.state}")
        if len(options) == 1:
            self.silent += 1
            self._answer(choice, options[0])
        elif choice.seat in self.state.conceded:
            self._answer(choice, self.game.default(choice, options))
        elif self.settling and choice.is_window and PASS in options:
            self._answer(choice, PASS)
        else:
            self.options = options
            return True
        return False

    def _answer(self, choice: Choice, option: Option) -> None:
        if isinstance(option, AnyTime):
            option.apply(self, choice.seat)
        else:
            self.state.stack.pop()
            choice.take(self, option)

    def _flush(self) -> None:
        scheduled = self._next
        if scheduled:
            if self.state.outcome is None:
                scheduled.reverse()
                self.state.stack.extend(scheduled)
            scheduled.clear()

    def _check(self) -> bool:
        """Run the game's standing checks; True if one fired and its steps now come first."""
        for check in self.game.checks:
            step = check(self.state)
            if step is not None:
                stack = self.state.stack
                self._scopes.append(len(stack))
                stack.extend((StandingCheck(opened=True), step))
                return True
        return False

    def _replace(self, verb: Replaceable) -> bool:
        """Pass a verb once through the replacements for its type. True if one takes over or is asked."""
        found = self.game.replacements.get(type(verb))
        if found is None:
            return False
        for seat, source in self.game.sources(self.state, verb):
            replacement = found.get(self.game.kind_of(source))
            if replacement is None or source in verb.asked:
                continue
            if replacement.applies(self, verb, seat, source):
                verb.asked.append(source)
                if replacement.optional:
                    self._next.extend((MayReplace(seat, source), verb))
                else:
                    replacement.replace(self, verb, seat, source)
                return True
        return False
