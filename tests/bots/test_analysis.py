"""What a bot says of a finished match: nobody is blamed for luck, noise, or what could not be known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from undercroft.bots import Bot, analysis, new_bot, registry
from undercroft.bots.analysis import (
    CERTAIN,
    LOOKS,
    Judgement,
    Position,
    Verdict,
    has_opinions,
    judge,
    positions,
    summaries,
    verdict_of,
)
from undercroft.bots.base import Opinion, answer_match
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import View
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.record import Record, Taken, Undone
from undercroft.kernel.refusals import ReplayDiffers
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

BOSS_MONSTER = game("boss-monster")


def played(*bots: str, seed: str = "7", most: int = 10_000) -> Match[Any]:
    match = Match(BOSS_MONSTER, BOSS_MONSTER.settings_type(seats=len(bots)), seed)
    sitters = [new_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not match.is_over and len(match.entries) < most:
        assert match.seat is not None
        match.take(answer_match(sitters[match.seat], match))
    return match


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """Somebody who looks ahead against somebody who does not."""
    return played("greedy:1", "random")


@pytest.fixture(scope="module")
def decisions(match: Match[Any]) -> list[Position]:
    return positions(BOSS_MONSTER, match.record())


Look = Callable[[Option, Chance], float]


class Stub(Bot):
    """Thinks what a test says: ``first`` of the options side by side, ``alone`` of a single one."""

    first: Look
    alone: Look
    unseen: tuple[str, ...] = ()
    shown: ClassVar[list[Any]] = []

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        self.shown.append(table.state)
        if len(options) == 1:
            return [Opinion(options[0], self.alone(options[0], self.chance), 1.0)]
        values = [self.first(option, self.chance) for option in options]
        weights = [0.0 if str(option) in self.unseen else value for option, value in zip(options, values, strict=True)]
        return list(map(Opinion, options, values, weights))


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    def install(first: Look, alone: Look | None = None, unseen: tuple[str, ...] = ()) -> str:
        ways = {"first": staticmethod(first), "alone": staticmethod(alone or first), "unseen": unseen}
        Stub.shown.clear()
        known = {"stub": type("Known", (Stub,), ways)}
        for module in (registry, analysis):
            monkeypatch.setattr(module, "installed_bots", lambda: known)
        return "stub"

    return install


def only_likes(liked: str, value: float, other: float = 0.5) -> Look:
    return lambda option, _: value if str(option) == liked else other


def some_decision(decisions: Sequence[Position]) -> tuple[Position, str]:
    """A decision, and an option that was not taken there."""
    position = decisions[5]
    table = Table(BOSS_MONSTER, BOSS_MONSTER.codec.decode(position.state))
    table.run()
    return position, next(str(option) for option in table.options if str(option) != position.taken)


# What is judged


def test_every_decision_is_judged_as_its_seat_met_it(match: Match[Any], decisions: list[Position]) -> None:
    assert [(each.step, each.seat, each.taken) for each in decisions] == [
        (number, entry.seat, entry.option)
        for number, entry in enumerate(match.entries, start=1)
        if isinstance(entry, Taken)
    ]


def test_what_was_taken_back_is_nobodys_decision() -> None:
    match = played("random", "random", most=8)
    assert match.seat is not None
    match.undo(match.history[-3].seat, agreed=True)
    match.take(match.options[0])
    taken = [number for number, entry in enumerate(match.entries, start=1) if isinstance(entry, Taken)]
    kept = [each.step for each in positions(BOSS_MONSTER, match.record())]
    assert isinstance(match.entries[8], Undone)
    assert kept == [step for step in taken if step <= len(match.history) - 1 or step > 9]
    assert len(kept) == len(match.history)


def test_who_gives_up_keeps_the_decisions_before(match: Match[Any]) -> None:
    left = played("random", "random", "random", most=12)
    left.concede(Seat(2))
    left.take(left.options[0])
    steps = [each.step for each in positions(BOSS_MONSTER, left.record())]
    assert steps == [*range(1, 13), 14]


def test_a_record_that_comes_out_otherwise_is_refused(match: Match[Any]) -> None:
    with pytest.raises(ReplayDiffers):
        positions(BOSS_MONSTER, msgspec.structs.replace(match.record(), digest="another end"))


def test_only_what_the_seat_could_know_counts(decisions: list[Position]) -> None:
    codec = BOSS_MONSTER.codec
    for position in decisions[::9]:
        guessed = BOSS_MONSTER.determinize(codec.decode(position.state), position.seat, Chance.from_seed("guess"))
        other = msgspec.structs.replace(position, state=codec.encode(guessed))
        assert other.state != position.state
        assert judge(other, "greedy:1", "7") == judge(position, "greedy:1", "7")


def test_the_bot_is_never_shown_the_truth(decisions: list[Position], stub: Callable[..., str]) -> None:
    position, missed = some_decision(decisions)
    judge(position, stub(only_likes(missed, 0.7)), "7")
    assert len(Stub.shown) == 1 + 2 * LOOKS
    assert position.state not in map(BOSS_MONSTER.codec.encode, Stub.shown)


# Verdicts


def test_a_stronger_option_is_named_with_what_it_was_worth(decisions: list[Position], stub: Callable[..., str]) -> None:
    position, missed = some_decision(decisions)
    judged = judge(position, stub(only_likes(missed, 0.7)), "7")
    assert (str(judged.best), str(judged.taken)) == (missed, position.taken)
    assert judged.verdict == "blunder"
    assert [judged.chance, judged.loss, judged.unsure] == pytest.approx([0.7, 0.2, 0])


@pytest.mark.parametrize(
    ("value", "verdict"),
    [(0.5, "best"), (0.504, "best"), (0.52, "good"), (0.54, "inaccuracy"), (0.6, "mistake"), (0.66, "blunder")],
)
def test_a_miss_is_named_by_its_size(
    decisions: list[Position], stub: Callable[..., str], value: float, verdict: Verdict
) -> None:
    position, missed = some_decision(decisions)
    assert judge(position, stub(only_likes(missed, value)), "7").verdict == verdict


@pytest.mark.parametrize(("said", "really", "verdict"), [(0.0, 0.69, "good"), (0.69, 0.3, "blunder")])
def test_an_option_that_was_not_looked_at_is_looked_at_now(
    decisions: list[Position], stub: Callable[..., str], said: float, really: float, verdict: Verdict
) -> None:
    """What a bot says of an option that it has not looked at is worth nothing, high or low."""
    position, missed = some_decision(decisions)
    first, alone = only_likes(missed, 0.7, other=said), only_likes(missed, 0.7, other=really)
    judged = judge(position, stub(first, alone, unseen=(position.taken,)), "7")
    assert judged.verdict == verdict
    assert judged.loss == pytest.approx(0.7 - really)


def test_the_luck_of_the_first_look_does_not_count(decisions: list[Position], stub: Callable[..., str]) -> None:
    position, missed = some_decision(decisions)
    judged = judge(position, stub(only_likes(missed, 0.9), alone=lambda *_: 0.5), "7")
    assert (judged.verdict, judged.loss) == ("good", 0.0)


def test_nobody_is_blamed_for_noise(decisions: list[Position], stub: Callable[..., str]) -> None:
    bot = stub(lambda _, chance: chance.below(1000) / 1000, alone=noise)
    blamed = [judge(position, bot, "7").is_miss for position in decisions]
    assert len(blamed) > 20
    assert sum(blamed) <= len(blamed) / 10


def noise(option: Option, chance: Chance) -> float:
    """Both options are looked at with the same luck: what a bot makes of it differs all the same."""
    for _ in range(len(str(option))):
        chance.below(2)
    return chance.below(1000) / 1000


def test_one_look_that_finds_it_as_good_is_enough_to_doubt(decisions: list[Position], stub: Callable[..., str]) -> None:
    position, missed = some_decision(decisions)
    looks = iter([0.7, 0.5, 0.7, 0.5, 0.5, 0.51, 0.7, 0.5])
    judged = judge(position, stub(only_likes(missed, 0.9), alone=lambda *_: next(looks)), "7")
    assert judged.verdict == "good"
    assert judged.loss == pytest.approx(0.13)
    assert len(list(looks)) == 2, "and then it looks no further"


def test_looks_that_differ_too_much_leave_it_unclear(decisions: list[Position], stub: Callable[..., str]) -> None:
    position, missed = some_decision(decisions)
    looks = iter([0.51, 0.5, 0.52, 0.5, 0.51, 0.5, 0.9, 0.5])
    judged = judge(position, stub(only_likes(missed, 0.9), alone=lambda *_: next(looks)), "7")
    assert next(looks, None) is None, f"{LOOKS} looks at each"
    assert judged.verdict == "unclear"
    assert judged.loss == pytest.approx(0.11)
    assert judged.unsure > judged.loss
    assert not judged.is_miss


@pytest.mark.parametrize(
    ("loss", "unsure", "verdict"),
    [
        (0.15, 0.1499, "blunder"),
        (0.15, 0.15, "unclear"),
        (0.147, 0, "blunder"),
        (0.08, 0, "mistake"),
        (0.02, 9, "good"),
    ],
)
def test_a_loss_must_be_larger_than_its_uncertainty(loss: float, unsure: float, verdict: Verdict) -> None:
    assert verdict_of(loss, unsure) == verdict


def test_so_many_errors_are_passed_by_luck_once_in_twenty_times() -> None:
    """Student's t with as many degrees of freedom as there are looks, less one: checked by drawing."""
    chance, passed = Chance.from_seed("student"), 0
    for _ in range(4000):
        looks = [sum(chance.below(1000) for _ in range(12)) / 1000 - 5.994 for _ in range(LOOKS)]
        mean = sum(looks) / LOOKS
        error = (sum((look - mean) ** 2 for look in looks) / (LOOKS - 1) / LOOKS) ** 0.5
        passed += mean > CERTAIN * error
    assert 0.04 < passed / 4000 < 0.06


# Real bots


def test_the_same_seed_gives_the_same_judgement(decisions: list[Position]) -> None:
    some = decisions[::12]
    assert [judge(each, "ismcts:20", "7") for each in some] == [judge(each, "ismcts:20", "7") for each in some]
    assert [judge(each, "ismcts:20", "7") for each in some] != [judge(each, "ismcts:20", "8") for each in some]


def test_who_plays_at_random_loses_more_than_who_looks_ahead(decisions: list[Position]) -> None:
    careful, careless = summaries([judge(each, "greedy:2", "7") for each in decisions], 2)
    assert careful.average_loss * 2 < careless.average_loss
    assert careful.best / careful.decisions > careless.best / careless.decisions
    assert len(careless.worst) == 3


def test_a_searching_bot_spends_all_its_budget_on_a_single_option(match: Match[Any], decisions: list[Position]) -> None:
    table = Table(BOSS_MONSTER, BOSS_MONSTER.codec.decode(decisions[3].state))
    table.run()
    [opinion] = new_bot("ismcts:25", "7").opinions(BOSS_MONSTER, table.state, table.seat, table.options[:1])
    assert opinion.weight == 25
    assert 0 < opinion.value < 1


def test_bots_that_only_choose_cannot_judge() -> None:
    assert not has_opinions("random")
    assert all(map(has_opinions, ("greedy", "ismcts:30", "adept", "master")))


# Summaries


def judgement(step: int, verdict: Verdict, loss: float = 0.0, seat: int = 0) -> Judgement:
    opinions = (Opinion(Pass(), 0.5, 1.0),)
    return Judgement(step, Seat(seat), Pass(), Pass(), verdict, 0.5, loss, 0.0, opinions)


def test_a_summary_counts_and_names_the_three_worst() -> None:
    judged = [
        judgement(1, "best"),
        judgement(2, "inaccuracy", 0.04),
        judgement(3, "blunder", 0.4),
        judgement(4, "mistake", 0.1),
        judgement(5, "mistake", 0.12),
        judgement(6, "unclear", 0.5),
        judgement(7, "good", 0.02),
        judgement(8, "best", seat=1),
    ]
    first, second = summaries(judged, 2)
    assert (first.decisions, first.best, first.unclear) == (7, 1, 1)
    assert (first.inaccuracies, first.mistakes, first.blunders) == (1, 2, 1)
    assert first.worst == [3, 5, 4]
    assert first.average_loss == pytest.approx((0.04 + 0.4 + 0.1 + 0.12 + 0.02) / 6), "what is unclear is left out"
    assert (second.decisions, second.average_loss, second.worst) == (1, 0.0, [])


def test_a_seat_without_decisions_has_a_summary_too() -> None:
    assert summaries([], 1)[0].average_loss == 0.0
    assert positions(BOSS_MONSTER, fresh()) == []


def fresh() -> Record:
    return Match(BOSS_MONSTER, BOSS_MONSTER.settings_type(seats=2), "new").record()
