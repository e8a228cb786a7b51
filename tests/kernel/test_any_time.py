"""Any-time effects: added to whatever their seat is asked; the question is left standing (Descent)."""

from __future__ import annotations

from undercroft.kernel.procedure import Pause

from .playing import answer, begin, offered
from .toys.threat import DOOM, GAME, HERO, OVERLORD, PIT, SPIDERS, WHISPER, HeroWalks, MayPlay, PayFor, crypt

WALK = ["left", "right"]


def test_any_time_effects_are_added_to_what_the_seat_is_asked() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, WHISPER], threat=3))
    assert offered(table) == ["pass", "play 0", "play 3", "discard 0", "discard 3"]


def test_they_are_not_added_to_what_another_seat_is_asked() -> None:
    table = begin(GAME, crypt(HeroWalks(HERO, WALK), hand=[PIT, WHISPER]))
    assert offered(table) == ["go left", "go right"]


def test_they_are_added_to_any_question_of_their_seat() -> None:
    table = begin(GAME, crypt(HeroWalks(HERO, WALK), drinks=1))
    assert offered(table) == ["go left", "go right", "drink"]


def test_the_question_is_left_standing() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, WHISPER], threat=3))
    answer(table, "discard 3")
    assert (table.state.threat, table.seat) == (4, OVERLORD)
    assert offered(table) == ["pass", "play 0", "discard 0"]


def test_the_question_comes_back_after_the_steps_of_the_effect() -> None:
    table = begin(GAME, crypt(HeroWalks(HERO, WALK), drinks=2))
    answer(table, "drink")
    assert table.state.steps == ["refreshed"]
    answer(table, "drink", "go left")
    assert table.state.steps == ["refreshed", "refreshed", "left"]


def test_alone_they_never_cause_a_question() -> None:
    table = begin(GAME, crypt(HeroWalks(HERO, ["left"]), drinks=1))
    assert table.is_over
    assert (table.state.potions, table.state.steps) == (1, ["left"])


# Paying


def test_a_card_that_can_be_paid_for_only_after_a_conversion_is_offered() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, SPIDERS], threat=1))
    assert "play 0" in offered(table)


def test_a_card_that_no_conversion_pays_for_is_not() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, DOOM], threat=7))
    assert "play 2" not in offered(table)


def test_a_card_does_not_pay_for_itself() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[SPIDERS, WHISPER], threat=3))
    assert "play 1" not in offered(table)


def test_conversions_are_asked_for_until_the_card_can_be_paid_for() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, SPIDERS, WHISPER], threat=3))
    answer(table, "play 1")
    assert isinstance(table.choice, PayFor)
    assert offered(table) == ["discard 0", "discard 3"]
    answer(table, "discard 0")
    assert table.state.threat == 0
    assert table.state.played == [SPIDERS]


def test_with_enough_threat_the_payer_may_still_convert_more() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, WHISPER], threat=3))
    answer(table, "play 0")
    assert offered(table) == ["pay", "discard 3"]
    answer(table, "discard 3")
    assert (table.state.threat, table.state.played) == (1, [PIT])


def test_a_conversion_that_is_forced_is_made_without_asking() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, SPIDERS], threat=1))
    answer(table, "play 0")
    assert table.is_over
    assert (table.state.threat, table.state.thrown_away) == (0, [SPIDERS])


def test_what_is_being_paid_for_cannot_be_thrown_away_meanwhile() -> None:
    table = begin(GAME, crypt(MayPlay(OVERLORD), hand=[PIT, SPIDERS, WHISPER], threat=1))
    answer(table, "play 0")
    assert offered(table) == ["discard 1", "discard 3"]


# Where a rule lets another seat step in


def test_a_pause_lets_another_seat_step_in() -> None:
    table = begin(GAME, crypt(HeroWalks(HERO, WALK), Pause(OVERLORD), HeroWalks(HERO, WALK), hand=[PIT]))
    answer(table, "go left")
    assert (table.seat, offered(table)) == (OVERLORD, ["pass", "discard 0"])
    assert table.choice.is_window


def test_a_pause_stays_open_as_long_as_there_is_something_to_do() -> None:
    table = begin(GAME, crypt(Pause(OVERLORD), HeroWalks(HERO, WALK), hand=[PIT, WHISPER]))
    answer(table, "discard 0")
    assert (table.seat, offered(table)) == (OVERLORD, ["pass", "discard 3"])
    answer(table, "discard 3")
    assert table.seat == HERO


def test_a_pause_can_be_passed() -> None:
    table = begin(GAME, crypt(Pause(OVERLORD), HeroWalks(HERO, WALK), hand=[PIT]))
    answer(table, "pass")
    assert (table.seat, table.state.hand) == (HERO, [PIT])


def test_a_pause_passes_silently_if_its_seat_has_nothing() -> None:
    table = begin(GAME, crypt(HeroWalks(HERO, WALK), Pause(OVERLORD), HeroWalks(HERO, WALK)))
    answer(table, "go left")
    assert table.seat == HERO


def test_a_pause_concerns_nobody_by_default() -> None:
    table = begin(GAME, crypt(Pause(OVERLORD), hand=[PIT]))
    assert not table.choice.concerns(table)
