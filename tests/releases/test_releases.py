"""A match that was saved is played on under the next release, whatever of its game has changed meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.alone import GAME as ALONE
from undercroft.games.boss_monster import GAME as BOSS_MONSTER
from undercroft.kernel.chance import Chance
from undercroft.kernel.events import RulesChanged
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Continued, Record
from undercroft.kernel.refusals import CannotUndo, ReplayDiffers
from undercroft.kernel.replaying import Verdict, can_go_on, first_step, load, replay, verify
from undercroft.kernel.table import Table

from .next_release import Edit, next_release

CARDS_ADDED = Edit(
    "cards/next_level/spells.py",
    "SPELLS = (\n",
    'SPELLS = (\n    spell("early-bird", "TNL998", 1, BUILD, text(Boost(1), at=targets.OWN_ROOM)),\n'
    '    spell("night-owl", "TNL999", 2, BUILD, text(Boost(1), at=targets.OWN_ROOM)),\n',
)
CARDS_RENUMBERED = Edit(
    "content.py", "in cards:\n        if card.slug", "in reversed(list(cards)):\n        if card.slug"
)
CARD_GONE = Edit("cards/next_level/spells.py", "SPELLS = (\n", "SPELLS = ()\nGONE = (\n")
ITEMS_RENUMBERED = Edit("content/items.py", "title in TITLES for _", "title in reversed(TITLES) for _")
FIELD_ADDED = Edit("state.py", "    endless: bool\n", "    endless: bool\n    weather: int = 3\n")
FIELD_ADDED_INSIDE = Edit("state.py", "    skips: int = 0\n", "    skips: int = 0\n    mood: int = 1\n")
HERO_FIELD_ADDED = Edit(
    "state.py", "    breath_used: bool = False\n", "    breath_used: bool = False\n    mood: int = 1\n"
)
PASS_IN_SETUP = "        yield Pass()\n        for card in one_of_each("
FIRST_ROOM_MUST_BE_BUILT = Edit("setup.py", PASS_IN_SETUP, PASS_IN_SETUP.replace("yield Pass()", "yield from ()"))
MULLIGANS_FOR_ALL = Edit("setup.py", "return None if mulligan_reason(table.state, seat) is None else", "return")
STEP_RENAMED = Edit("setup.py", "BuildFirstRooms", "RaiseFirstRooms")


def played(game: Game[Any], choices: int, seed: str = "7", **settings: Any) -> Match[Any]:
    """A match in which so many choices were made at random."""
    match = new_match(game, seed, **{"seats": 2} | settings)
    fancy = Chance.from_seed(f"fancy {seed}")
    for _ in range(choices):
        match.take(fancy.choice(match.options))
    return match


def saved(match: Match[Any]) -> Record:
    """What a file holds of it."""
    return Record.from_json(match.record().to_json())


def play_out(match: Match[Any], seed: str = "on") -> None:
    fancy = Chance.from_seed(seed)
    while not match.is_over:
        match.take(fancy.choice(match.options))


def names_in(match: Match[Any]) -> Any:
    return match.game.portable.dump(match.state)


def hands(match: Match[Any]) -> Any:
    """What everybody holds and has built, by name."""
    return [
        {name: player[name] for name in ("boss", "souls", "dungeon")}
        | {name: sorted(player[name]) for name in ("rooms", "spells")}
        for player in names_in(match)["players"]
    ]


# What replays, replays


@pytest.mark.parametrize("choices", [0, 1, 12])
def test_cards_added_to_a_set_that_is_not_played_change_nothing(tmp_path: Path, choices: int) -> None:
    match = played(BOSS_MONSTER, choices, sets="base")
    released = next_release(BOSS_MONSTER, tmp_path, CARDS_ADDED)
    again = load(released, saved(match))
    assert again.entries == match.entries
    assert hands(again) == hands(match)
    assert [str(option) for option in again.options] == [str(option) for option in match.options]
    assert verify(released, saved(match)) is Verdict.NEWER
    play_out(again)


@pytest.mark.parametrize("edit", [FIELD_ADDED, FIELD_ADDED_INSIDE], ids=["in the state", "in a part of it"])
def test_a_new_field_with_a_default_changes_nothing(tmp_path: Path, edit: Edit) -> None:
    match = played(BOSS_MONSTER, 25)
    released = next_release(BOSS_MONSTER, tmp_path, edit)
    again = load(released, saved(match))
    assert again.entries == match.entries
    assert hands(again) == hands(match)
    assert verify(released, saved(match)) is Verdict.NEWER
    play_out(again)


def test_alone_goes_on_with_a_new_field_too(tmp_path: Path) -> None:
    match = played(ALONE, 60, seats=3)
    again = load(next_release(ALONE, tmp_path, HERO_FIELD_ADDED), saved(match))
    assert again.entries == match.entries
    assert names_in(again)["hero"] == names_in(match)["hero"] | {"mood": 1}


def test_a_step_with_another_name_changes_nothing_where_the_choices_lead_to_the_same(tmp_path: Path) -> None:
    match = played(BOSS_MONSTER, 0, choose_boss=True)
    again = load(next_release(BOSS_MONSTER, tmp_path, STEP_RENAMED), saved(match))
    assert again.entries == match.entries
    assert hands(again) == hands(match)


# What does not, goes on from its last position


def continues(game: Game[Any], match: Match[Any]) -> Match[Any]:
    """Load a saved match where the replay leads elsewhere: it must stand where it stood."""
    again = load(game, saved(match))
    assert [type(entry) for entry in again.entries[len(match.entries) :]] == [Continued]
    assert again.entries[: len(match.entries)] == match.entries
    assert again.events == [RulesChanged()]
    return again


@pytest.mark.parametrize("choices", [0, 3, 17])
@pytest.mark.parametrize("seats", [2, 4])
def test_renumbered_cards_stay_in_the_hands_that_hold_them(tmp_path: Path, choices: int, seats: int) -> None:
    match = played(BOSS_MONSTER, choices, seats=seats)
    again = continues(next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED), match)
    assert hands(again) == hands(match)
    assert again.seat == match.seat
    assert sorted(map(str, again.options)) == sorted(map(str, match.options))
    play_out(again)


def test_renumbered_items_stay_with_the_hero(tmp_path: Path) -> None:
    match = played(ALONE, 80)
    again = continues(next_release(ALONE, tmp_path, ITEMS_RENUMBERED), match)
    assert names_in(again)["hero"] == names_in(match)["hero"]
    assert sorted(names_in(again)["item_deck"]) == sorted(names_in(match)["item_deck"])
    play_out(again)


def first_room_passed() -> Match[Any]:
    """A match whose first player built no first Room."""
    match = new_match(BOSS_MONSTER, "7", seats=2)
    while "pass" not in map(str, match.options):
        match.take(match.options[0])
    match.take("pass")
    return match


@pytest.mark.parametrize("edit", [FIRST_ROOM_MUST_BE_BUILT, MULLIGANS_FOR_ALL], ids=["one less", "one more"])
def test_where_the_rules_offer_something_else_now_the_match_goes_on(tmp_path: Path, edit: Edit) -> None:
    match = first_room_passed()
    again = continues(next_release(BOSS_MONSTER, tmp_path, edit), match)
    assert hands(again) == hands(match)
    play_out(again)


def test_a_match_that_went_on_is_saved_loaded_and_verified_like_any_other(tmp_path: Path) -> None:
    released = next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED)
    again = continues(released, played(BOSS_MONSTER, 10))
    before = len(again.entries)
    fancy = Chance.from_seed("on")
    for _ in range(10):
        again.take(fancy.choice(again.options))
    record = saved(again)
    assert first_step(record) == before
    loaded = load(released, record)
    assert released.codec.encode(loaded.state) == released.codec.encode(again.state)
    assert loaded.entries == again.entries
    assert verify(released, record) is Verdict.CONTINUED
    play_out(again)
    assert verify(released, saved(again)) is Verdict.CONTINUED


def test_it_may_change_more_than_once(tmp_path: Path) -> None:
    first = continues(next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED), played(BOSS_MONSTER, 10))
    back = continues(BOSS_MONSTER, first)
    assert hands(back) == hands(first)
    play_out(back)


def test_nobody_steps_back_over_a_change_of_rules(tmp_path: Path) -> None:
    match = played(BOSS_MONSTER, 10)
    again = continues(next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED), match)
    with pytest.raises(CannotUndo):
        again.undo(Seat(0), agreed=True)


def test_the_dice_of_the_old_release_are_not_thrown_again(tmp_path: Path) -> None:
    """Chance goes on where it was: what was drawn is not drawn once more."""
    match = played(BOSS_MONSTER, 10)
    again = continues(next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED), match)
    assert again.state.chance == match.state.chance


def test_bots_see_the_position_as_one_of_today(tmp_path: Path) -> None:
    released = next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED)
    again = continues(released, played(BOSS_MONSTER, 14))
    seat = again.seat
    assert seat is not None
    guess = released.determinize(again.state, seat, Chance.from_seed("guess"))
    assert released.view(guess, seat) == released.view(again.state, seat)
    assert released.problems(again.state) == []
    table = Table(released, guess)
    table.run()
    assert table.options == again.options


# What cannot go on


@pytest.mark.parametrize("edits", [[CARD_GONE], [STEP_RENAMED, CARDS_RENUMBERED]], ids=["cards", "a step"])
def test_what_is_gone_ends_a_match_and_is_named(tmp_path: Path, edits: list[Edit]) -> None:
    record = saved(played(BOSS_MONSTER, 0, choose_boss=True))
    released = next_release(BOSS_MONSTER, tmp_path, *edits)
    with pytest.raises(ReplayDiffers) as refused:
        load(released, record)
    assert refused.value.arguments["what"] == "position"
    assert "nothing is called" in str(refused.value.__cause__)
    assert not can_go_on(released, record)


def test_a_match_that_is_over_does_not_go_on(tmp_path: Path) -> None:
    match = played(BOSS_MONSTER, 0)
    play_out(match)
    record = saved(match)
    assert record.position is None
    released = next_release(BOSS_MONSTER, tmp_path, CARDS_RENUMBERED)
    with pytest.raises(ReplayDiffers):
        load(released, record)
    assert not can_go_on(released, record)


def test_a_finished_match_is_compared_by_who_won(tmp_path: Path) -> None:
    match = played(BOSS_MONSTER, 0, sets="base")
    play_out(match)
    released = next_release(BOSS_MONSTER, tmp_path, CARDS_ADDED)
    record = saved(match)
    assert verify(released, record) is Verdict.NEWER
    assert record.outcome is not None
    upset = msgspec.structs.replace(record.outcome, winners=[Seat(1 - record.outcome.winners[0])])
    with pytest.raises(ReplayDiffers) as refused:
        verify(released, msgspec.structs.replace(record, outcome=upset))
    assert refused.value.arguments["what"] == "outcome"


@pytest.mark.parametrize("nonsense", [{}, {"players": []}, {"stack": [{"is": "Nonsense"}]}, {"chance": 7}], ids=str)
def test_a_position_of_nonsense_is_refused(nonsense: dict[str, Any]) -> None:
    record = msgspec.structs.replace(saved(played(BOSS_MONSTER, 5)), position=nonsense, opening=[])
    with pytest.raises(ReplayDiffers) as refused:
        load(BOSS_MONSTER, record)
    assert refused.value.arguments["what"] == "position"


# Records of 0.1.0, which do not say with what they were written. They meet none of the rules that were corrected since.

GAMES: dict[str, Game[Any]] = {"alone": ALONE, "boss-monster": BOSS_MONSTER}
OLD = sorted((Path(__file__).parent / "records_0_1_0").glob("*.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_records_of_0_1_0_load(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    assert record.written is None
    game = GAMES[record.game]
    match = load(game, record)
    assert match.is_over == path.stem.endswith("finished")
    assert verify(game, record) in (Verdict.SAME, Verdict.UNMARKED)
    play_out(match)


def test_a_record_that_does_not_say_with_what_is_compared_by_its_choices(tmp_path: Path) -> None:
    record = msgspec.structs.replace(saved(played(BOSS_MONSTER, 12, sets="base")), written=None, position=None)
    released = next_release(BOSS_MONSTER, tmp_path, CARDS_ADDED)
    assert verify(BOSS_MONSTER, record) is Verdict.SAME
    assert verify(released, record) is Verdict.UNMARKED
    play_out(load(released, record))
    assert replay(released, record).entries == record.entries
