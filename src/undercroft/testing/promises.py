"""The cheap promises, checked at every decision, and those about the end and the record of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option
from undercroft.kernel.record import Record, Taken
from undercroft.kernel.refusals import ReplayDiffers
from undercroft.kernel.replaying import replay
from undercroft.kernel.table import Table

from .trial import TO_JSON, Trial


def check_question(trial: Trial, table: Table[Any], things: set[str]) -> None:
    """Everything that must hold whenever a seat is asked. ``things`` are those the match began with."""
    check_options(trial, table)
    check_asking_again(trial, table)
    check_position(trial, table.state, things)


def check_options(trial: Trial, table: Table[Any]) -> None:
    """There are some, each with a text of its own, about nothing but things that their seat can see."""
    options = table.options
    trial.require(len(options) >= 1, f"{table.choice} has no options")
    _check_unique(trial, "text", map(str, options), options)
    _check_unique(trial, "value", map(msgspec.msgpack.encode, options), options)
    for text in map(str, options):
        trial.require(text == " ".join(text.split()) != "", f"the text of an option is not one plain line: {text!r}")
    seen = trial.game.things(table.state, table.seat)
    for option in options:
        unseen = sorted(set(option.things()) - seen)
        trial.require(not unseen, f"option {str(option)!r} names things not in its seat's view: {unseen}")


def _check_unique(trial: Trial, kind: str, keys: Iterable[Any], options: list[Option]) -> None:
    known: dict[Any, Option] = {}
    for key, option in zip(keys, options, strict=True):
        trial.require(key not in known, f"two options have the same {kind}: {str(option)!r}")
        known[key] = option


def check_asking_again(trial: Trial, table: Table[Any]) -> None:
    """Decoded and encoded, a state is the same bytes; asked again, it gives the same options in order."""
    codec = trial.game.codec
    before = codec.encode(table.state)
    twin = Table(trial.game, codec.decode(before))
    trial.same_state("decoding and encoding changes the state", before, codec.encode(twin.state))
    twin.run()
    trial.same_state("asking the same question again changes the state", before, codec.encode(twin.state))
    trial.same("asked again, the options differ", table.options, twin.options)


def check_carrying_over(trial: Trial, state: Any) -> None:
    """Written by names, as a save does it, and read again, a position is the same."""
    game = trial.game
    plain = msgspec.json.decode(TO_JSON(game.portable.dump(state)))
    again = game.portable.load(plain)
    game.tidy(again)
    trial.same_state(
        "written by names and read again, the state differs", game.codec.encode(state), game.codec.encode(again)
    )


def check_position(trial: Trial, state: Any, things: set[str]) -> None:
    """Nothing is lost, nothing is made, and nothing is wrong with the state."""
    now = set(trial.game.inventory(state))
    trial.require(now == things, f"the inventory changed: lost {sorted(things - now)}, made {sorted(now - things)}")
    problems = trial.game.problems(state)
    trial.require(not problems, f"the state has problems: {problems}")
    if type(trial.game).seats is not Game.seats:
        trial.same("the seats that the game tells are not those that play", trial.seats, trial.game.seats(state))


def check_outcome(trial: Trial, match: Match[Any]) -> None:
    """The match has a result that names a rule of the book and a place for every seat."""
    outcome, seats = match.outcome, trial.seats
    if outcome is None:
        trial.fail("the stack is empty, but the match has no outcome")
    trial.require(outcome.rule in trial.game.rules, f"the outcome names {outcome.rule!r}, which is no rule of the book")
    trial.require(len(outcome.places) == len(seats), f"places {outcome.places} for {len(seats)} seats")
    trial.require(all(1 <= place <= len(seats) for place in outcome.places), f"no such places: {outcome.places}")
    trial.require(set(outcome.winners) <= set(seats), f"winners {outcome.winners} are not all seats")
    for winner in outcome.winners:
        trial.require(outcome.places[winner] == 1, f"winner {winner} is not in the first place: {outcome.places}")
    check_values(trial, match.state)


def check_values(trial: Trial, state: Any) -> None:
    """``evaluate`` stays between lost and won."""
    for seat in trial.seats:
        value = trial.game.evaluate(state, seat)
        trial.require(0.0 <= value <= 1.0, f"evaluate gives seat {seat} {value}, not 0 to 1")


def check_record(trial: Trial, match: Match[Any]) -> int:
    """The record is the match: by its rolls, by its seed, with choices taken back. Gives how many were."""
    game, record = trial.game, match.record()
    trial.same("the record read from its file differs", record, Record.from_json(record.to_json()))
    for from_seed in (False, True):
        name = "played again from its seed, the match differs" if from_seed else "replayed, the match differs"
        again = _replay(trial, name, record, from_seed)
        trial.same_state(name, game.codec.encode(match.state), game.codec.encode(again.state))
        trial.same(f"{name} in its log", match.events, again.events)
    hesitant, undone = _play_with_undos(trial, record)
    trial.same_state(
        "with choices taken back and made again, the match differs",
        game.codec.encode(match.state),
        game.codec.encode(hesitant.state),
    )
    _replay(trial, "replayed with its undos, the match differs", hesitant.record())
    return undone


def _replay(trial: Trial, name: str, record: Record, from_seed: bool = False) -> Match[Any]:
    try:
        return replay(trial.game, record, from_seed=from_seed)
    except ReplayDiffers as difference:
        trial.fail(f"{name}: {difference}")


def _play_with_undos(trial: Trial, record: Record) -> tuple[Match[Any], int]:
    """Make every choice of a record, and take back and make again each one that its seat may take back."""
    match = Match(trial.game, trial.settings, trial.seed)
    undone = 0
    for number, entry in enumerate(record.entries, start=1):
        assert isinstance(entry, Taken)
        trial.decision = number
        before = _snapshot(match)
        match.take(entry.option, entry.seat)
        if match.can_undo(entry.seat):
            after = _snapshot(match)
            match.undo(entry.seat)
            _compare(trial, "undo does not restore", before, _snapshot(match))
            match.take(entry.option, entry.seat)
            _compare(trial, "after undo, the same choice does not give", after, _snapshot(match))
            undone += 1
    return match, undone


def _snapshot(match: Match[Any]) -> tuple[bytes, list[Option]]:
    return match.game.codec.encode(match.state), match.options


def _compare(trial: Trial, what: str, expected: tuple[bytes, list[Option]], found: tuple[bytes, list[Option]]) -> None:
    trial.same_state(f"{what} the state", expected[0], found[0])
    trial.same(f"{what} the options", expected[1], found[1])


class Keepsakes:
    """Copies, guesses and views made along the way. Later play must not change any of them.

    >>> kept = Keepsakes(trial)  # doctest: +SKIP
    >>> kept.keep_view(game.view(state, None))  # doctest: +SKIP
    >>> kept.check()  # doctest: +SKIP
    """

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._kept: list[tuple[str, Callable[[Any], bytes], Any, bytes]] = []

    def keep_state(self, name: str, state: Any) -> None:
        self._keep(name, self._trial.game.codec.encode, state)

    def keep_view(self, view: Any) -> None:
        self._keep("view", TO_JSON, view)

    def check(self) -> None:
        for name, encode, thing, before in self._kept:
            self._trial.require(encode(thing) == before, f"the {name} was changed by later play: it shares a part")

    def _keep(self, name: str, encode: Callable[[Any], bytes], thing: Any) -> None:
        self._kept.append((f"{name} made at decision {self._trial.decision}", encode, thing, encode(thing)))
