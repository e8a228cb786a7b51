"""The promises of determinize: with d(s, k) a full state drawn for a seat out of what it knows,

the seat sees the same, is asked the same, and d(d(s, j), k) is d(s, k) byte for byte. So a bot that is handed
such a state instead of the truth loses nothing and cannot cheat.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table

from .play import Chooser, chance_of_choices, random_steps
from .promises import check_position
from .trial import Trial

DRAWS = 4
ENOUGH_DRAWS = 20


def draw(trial: Trial, state: Any, seat: Seat, number: int) -> Any:
    """d(state, number) for a seat."""
    return trial.game.determinize(state, seat, Chance.from_seed(str(number)))


def check_guesses(trial: Trial, match: Match[Any], seat: Seat, things: set[str]) -> list[Any]:
    """All that determinize promises one seat about the position of a match. Gives the drawn states."""
    state, codec = match.state, trial.game.codec
    truth, told = codec.encode(state), len(match.events)
    guesses = [draw(trial, state, seat, number) for number in range(DRAWS)]
    trial.same_state("determinize changed the state it was given", truth, codec.encode(state))
    trial.require(len(match.events) == told, "determinize wrote to the log")
    for number, guess in enumerate(guesses):
        where = f"drawn for seat {seat} with {number}"
        check_position(trial, guess, things)
        trial.same(f"{where}, the view differs", trial.game.view(state, seat), trial.game.view(guess, seat))
        trial.require(guess.chance.key != state.chance.key, f"{where}, the true generator is handed on")
        if match.seat == seat:
            check_same_question(trial, match.table, guess)
    _check_depends_on_knowledge(trial, seat, guesses)
    return guesses


def check_same_question(trial: Trial, table: Table[Any], guess: Any) -> None:
    """The asked seat gets the same prompt and the same options in a state drawn for it."""
    codec = trial.game.codec
    twin = Table(trial.game, codec.copy(guess))
    before = codec.encode(twin.state)
    twin.run()
    where = "in a state drawn for the asked seat"
    trial.same_state(f"{where}, its question is passed over", before, codec.encode(twin.state))
    trial.same(f"{where}, the question differs", table.choice, twin.choice)
    trial.same(f"{where}, the options differ", table.options, twin.options)
    trial.same(f"{where}, the prompt differs", table.choice.subject(table), twin.choice.subject(twin))


def check_playout(trial: Trial, match: Match[Any], guess: Any, chooser: Chooser | None) -> None:
    """Play from a drawn state reaches an end, and does not touch the match it was drawn from."""
    codec = trial.game.codec
    truth = codec.encode(match.state)
    table = Table(trial.game, guess)
    table.run()
    chance = chance_of_choices(trial.seed, f"playout {trial.decision}")
    for number, _ in enumerate(random_steps(table, chance, chooser)):
        trial.require(number < trial.most_decisions, "play from a drawn state does not end: too many decisions")
    trial.require(table.state.outcome is not None, "play from a drawn state ended without an outcome")
    trial.same_state("play from a drawn state changed the match itself", truth, codec.encode(match.state))


def _check_depends_on_knowledge(trial: Trial, seat: Seat, guesses: list[Any]) -> None:
    """d(d(s, j), k) is d(s, k): whatever the hidden truth is, the same draw gives the same state."""
    encode = trial.game.codec.encode
    for number, guess in enumerate(guesses):
        another = guesses[(number + 1) % len(guesses)]
        trial.same_state(
            f"determinize depends on more than seat {seat} knows: d(d(s, j), k) is not d(s, k)",
            encode(guess),
            encode(draw(trial, another, seat, number)),
        )


class Secrets:
    """Statistics of one match: do the hidden parts of the drawn states differ from the truth?

    Not every draw must: chance may hit the truth. But if what a seat alone can see stays as it is through all
    the draws of a match made for others, although there were other things to swap it with, determinize peeks.
    """

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._draws: Counter[Seat] = Counter()
        self._moved: Counter[Seat] = Counter()
        self.varied = False

    def note(self, state: Any, seat: Seat, guesses: list[Any]) -> None:
        """Count what differs from the truth in states drawn for a seat."""
        self.varied = self.varied or any(self._differs(state, guess) for guess in guesses)
        for holder in self._holders(state, seat):
            held = self._trial.game.things(state, holder)
            self._draws[holder] += len(guesses)
            self._moved[holder] += sum(self._trial.game.things(guess, holder) != held for guess in guesses)

    def check(self) -> None:
        for holder, draws in self._draws.items():
            if draws >= ENOUGH_DRAWS and not self._moved[holder]:
                self._trial.fail(f"determinize peeks: in all {draws} draws for others, seat {holder} held the truth")

    def _differs(self, state: Any, guess: Any) -> bool:
        """In more than chance: the generator of a drawn state always differs."""
        codec = self._trial.game.codec
        twin = codec.copy(guess)
        twin.chance = state.chance
        return codec.encode(twin) != codec.encode(state)

    def _holders(self, state: Any, seat: Seat) -> list[Seat]:
        """The other seats that see what this seat and a spectator do not, and what could lie elsewhere."""
        game = self._trial.game
        seen, public = game.things(state, seat), game.things(state, None)
        hidden = {thing: place for thing, place in game.inventory(state).items() if thing not in seen}
        found = []
        for holder in self._trial.seats:
            held = (game.things(state, holder) - public) & hidden.keys()
            if holder != seat and held and set(hidden.values()) - {hidden[thing] for thing in held}:
                found.append(holder)
        return found
