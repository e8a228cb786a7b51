"""What Evil has answered to Locate is remembered: states drawn for the Hero agree with it (AL-ACT-LOCATE)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.alone.cards.hunting import ask_for
from tests.games.alone.cards.playing import react
from tests.games.alone.scene import HERO, Scene
from undercroft.games.alone import GAME
from undercroft.games.alone.fitting import Answer, sectors_meant
from undercroft.games.alone.ids import AMBER, BREACH, RECORD, WEST, TargetId, WayId
from undercroft.games.alone.memory import MOST_TOLD, note_told
from undercroft.games.alone.options.evil import TellDistance
from undercroft.games.alone.options.hero import ChooseTarget
from undercroft.games.alone.settings import AloneSettings
from undercroft.games.alone.state import AloneState, AnyState, Memory, Token, Told, bits, level_of, plan_of
from undercroft.games.alone.targets import TARGETS, first_ways, never_moves, sectors_of
from undercroft.games.alone.values import LOCATE_DIRECTION
from undercroft.kernel.chance import Chance
from undercroft.testing import rule
from undercroft.testing.play import random_match

DRAWS = 60
LIARS = ("terror", "traps")
NO_WAY = WayId(-1)


def named(target: str) -> TargetId:
    return TargetId(TARGETS.index(target))


def choose(target: str) -> ChooseTarget:
    return ChooseTarget(named(target))


def guesses(scene: Scene, count: int = DRAWS) -> list[AnyState]:
    return [GAME.determinize(scene.state, HERO, Chance.from_seed(str(number))) for number in range(count)]


def nearest_from(state: AnyState, told: Told) -> list[int]:
    """The nearest of what was asked for, seen from where the Hero stood when it was told."""
    far, there = plan_of(state).far[told.sector], sectors_of(state, told.target)
    return [sector for sector in there if far[sector] == min(far[other] for other in there)]


def distance(state: AnyState, told: Told) -> int:
    return plan_of(state).far[told.sector][nearest_from(state, told)[0]]


def is_true(state: AnyState, told: Told) -> bool:
    """Could this have been answered, if the map were like this?"""
    places = [
        sector
        for sector in nearest_from(state, told)
        if (level_of(sector) != level_of(told.sector)) == told.level
        and (told.way < 0 or told.way in first_ways(plan_of(state), told.sector, sector))
    ]
    return bool(places) and abs(distance(state, told) - told.distance) <= told.doubt


def wheres(scene: Scene) -> set[tuple[int, int]]:
    """Where the Hero could be: which map, which sector."""
    return {(state.map, state.hero.sector) for state in guesses(scene, 300)}


def ask(scene: Scene, *targets: str) -> Scene:
    return scene.play(*ask_for(*targets)).end_turn()


def asked_under_false_echo(about: str, *answers: TellDistance) -> Scene:
    """Seen from B4 the Quarters are at distance 5 and the nearest switch at 2; Evil may lie about one of them."""
    scene = Scene(hand=["false-echo"], decks=LIARS)
    react(scene.play(*ask_for("room-quarters", "switch")), "false-echo")
    return scene.play(choose(about), *answers).end_turn()


# Where things are


@rule("AL-ACT-LOCATE-01", "AL-ACT-LOCATE-04")
@pytest.mark.parametrize("map_", [0, 2], ids=["printed-or-dealt", "always-dealt"])
def test_rooms_lie_where_they_were_told(map_: int) -> None:
    scene = ask(Scene(at="A1-B4", map=map_), "room-laboratory", "room-quarters")
    told = scene.state.memory.told
    assert [(note.target, note.sector) for note in told] == [
        (named("room-laboratory"), scene.sector("A1-B4")),
        (named("room-quarters"), scene.sector("A1-B4")),
    ]
    for state in guesses(scene):
        assert all(is_true(state, note) for note in state.memory.told)
        assert sorted(state.rooms) == sorted(plan_of(state).room_places)


@rule("AL-ACT-LOCATE-03", "AL-ACT-LOCATE-08")
@pytest.mark.parametrize(
    "targets", [("stairs-amber", "stairs-teal"), ("switch", "door"), ("shape-corner", "shape-crossing")], ids="-".join
)
def test_stairs_switches_doors_and_shapes_are_as_near_as_they_were_told(targets: tuple[str, str]) -> None:
    scene = ask(Scene(at="A1-C1"), *targets)
    assert len(scene.state.memory.told) == 2
    for state in guesses(scene):
        assert all(is_true(state, note) for note in state.memory.told)


@rule("AL-ACT-LOCATE-01")
def test_two_answers_narrow_down_more_than_one() -> None:
    scene = ask(Scene(at="A1-C1"), "stairs-amber", "switch")
    both = wheres(scene)
    scene.state.memory.told.pop()
    one = wheres(scene)
    scene.state.memory.told.pop()
    assert (scene.state.map, scene.hero.sector) in both
    assert both < one < wheres(scene)


@rule("AL-ACT-LOCATE-06")
def test_a_direction_that_was_told_leads_there_too() -> None:
    """Station Survey adds the direction of the amber stairs, which are three sectors west of C1."""
    scene = Scene(at="A1-C1")
    scene.state.permanent |= LOCATE_DIRECTION
    scene.play(*ask_for("stairs-amber", "room-storage"), choose("stairs-amber")).end_turn()
    note = scene.state.memory.told[0]
    assert (note.distance, note.way) == (3, WEST)
    with_way = wheres(scene)
    assert all(is_true(state, state.memory.told[0]) for state in guesses(scene))
    note.way = NO_WAY
    assert with_way < wheres(scene)


@rule("AL-ACT-LOCATE-04", "AL-SETUP-22")
def test_two_rooms_that_are_equally_far_are_not_put_in_one_sector() -> None:
    scene = ask(Scene(at="A1-D3", map=2), "room-infirmary", "room-quarters")
    assert len({(note.distance, note.level) for note in scene.state.memory.told}) == 1
    for state in guesses(scene):
        assert sorted(state.rooms) == sorted(plan_of(state).room_places)
        assert all(is_true(state, note) for note in state.memory.told)


# What is noted


@rule("AL-INFO-22", "AL-INFO-01")
def test_the_hero_remembers_where_it_was_told() -> None:
    """The Hero goes on: in every guess the answers hold from the sector left behind, whatever its number is there."""
    scene = ask(Scene(at="A1-B4", revealed=["A1-C4"]), "room-quarters", "switch")
    scene.play("move east").end_turn()
    assert scene.hero.sector == scene.sector("A1-C4")
    behind = set()
    for state in guesses(scene):
        here = plan_of(state).places[state.hero.sector]
        for note in state.memory.told:
            place = plan_of(state).places[note.sector]
            assert (place.level, place.x, place.y) == (here.level, here.x - 1, here.y)
            assert is_true(state, note)
            behind.add(note.sector)
    assert len(behind) > 1


@rule("AL-INFO-01", "AL-INFO-21")
def test_where_the_same_was_told_the_same_is_guessed_whatever_is_true() -> None:
    one = ask(Scene(at="A1-B4"), "stairs-amber", "switch")
    other = ask(Scene(at="A1-B4", map=2, turned=(0, 3)), "stairs-amber", "switch")
    for left, right in zip(guesses(one), guesses(other), strict=True):
        assert GAME.codec.encode(left) == GAME.codec.encode(right)


@rule("AL-ACT-LOCATE-09", "AL-INFO-09")
def test_monsters_and_refusals_are_not_noted() -> None:
    scene = Scene(monsters=[("worms", "A1-F5")], danger=["A1-B4"], hand=["false-echo"], decks=LIARS)
    react(scene.play(*ask_for("switch", "kind-worms")), "false-echo").play(choose("kind-worms"), "yes").end_turn()
    assert scene.state.memory.told == []


def test_the_same_asked_again_is_noted_once_and_the_surer_answer_counts() -> None:
    scene = Scene()
    here, switch = scene.hero.sector, named("switch")
    for distance_, doubt in ((3, 2), (2, 0), (4, 1)):
        note_told(scene.state, Told(switch, distance_, 0, NO_WAY, here, doubt))
    assert [(note.distance, note.doubt) for note in scene.state.memory.told] == [(2, 0)]


def test_of_many_answers_the_newest_are_remembered() -> None:
    scene = Scene()
    targets = [TargetId(target) for target in range(len(TARGETS)) if never_moves(TargetId(target))]
    for target in targets:
        note_told(scene.state, Told(target, 1, 0, NO_WAY, scene.hero.sector))
    assert len(targets) > MOST_TOLD
    assert [note.target for note in scene.state.memory.told] == targets[-MOST_TOLD:]


def test_answers_are_saved_with_a_match_and_earlier_saves_have_none() -> None:
    state = ask(Scene(), "room-quarters", "switch").state
    assert GAME.codec.decode(GAME.codec.encode(state)).memory == state.memory
    plain = msgspec.msgpack.decode(GAME.codec.encode(state))
    at = AloneState.__struct_fields__.index("memory")
    assert len(plain[at].pop(Memory.__struct_fields__.index("told"))) == 2
    earlier = GAME.codec.decode(msgspec.msgpack.encode(plain))
    assert earlier.memory.told == []
    assert earlier.memory.seen == state.memory.seen


# Lies


@rule("AL-INFO-09", "AL-RUL-28")
def test_an_answer_is_doubted_when_a_card_that_allows_a_lie_was_played() -> None:
    """The switch is two sectors away and said to be four: it may be anything from two to six, but on this level."""
    scene = asked_under_false_echo("switch", TellDistance(4, 0))
    assert [(note.distance, note.doubt) for note in scene.state.memory.told] == [(5, 2), (4, 2)]
    drawn = guesses(scene, 300)
    assert all(is_true(state, note) for state in drawn for note in state.memory.told)
    switches = {distance(state, state.memory.told[1]) for state in drawn}
    assert 2 in switches
    assert len(switches) > 1
    assert all(GAME.view(state, HERO) == GAME.view(scene.state, HERO) for state in drawn[:DRAWS])


@rule("AL-INFO-09")
def test_without_such_a_card_answers_are_certain() -> None:
    scene = ask(Scene(decks=LIARS, hand=["death-screech"]), "room-quarters", "switch")
    assert [note.doubt for note in scene.state.memory.told] == [0, 0]


@rule("AL-INFO-09", "AL-INFO-01")
def test_which_of_the_answers_may_be_untrue_is_not_known() -> None:
    one = asked_under_false_echo("switch", TellDistance(2, 0))
    other = asked_under_false_echo("room-quarters", TellDistance(5, 0))
    assert one.state.memory == other.state.memory


@rule("AL-INFO-09")
def test_answers_that_cannot_be_true_together_are_survived_and_the_newer_one_is_believed() -> None:
    scene = Scene(at="A1-C1")
    here = scene.hero.sector
    true = Told(named("stairs-teal"), 5, 0, NO_WAY, here)
    assert is_true(scene.state, true)
    absurd = Told(named("stairs-amber"), 40, 1, WayId(AMBER), here)
    scene.state.memory.told = [Told(named("switch"), 2, 0, NO_WAY, here), absurd, true]
    for state in guesses(scene):
        first, second, third = state.memory.told
        assert (is_true(state, first), is_true(state, second), is_true(state, third)) == (True, False, True)
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)


# Tokens


def scattered(final: str, *sectors: str, **more: object) -> Scene:
    """The final mission is active and its tokens lie in these sectors."""
    scene = Scene(missions=("SM06", "PM08", final), active=True, **more)  # type: ignore[arg-type]
    name = {"FM06": BREACH, "FM08": RECORD}[final]
    scene.state.tokens = [Token(name, scene.sector(sector)) for sector in sectors]
    return scene


@rule("AL-ACT-LOCATE-02", "AL-MISSION-05")
@pytest.mark.parametrize(
    ("final", "target", "sectors"),
    [
        ("FM06", "token-breach", ["A1-E1", "B1-A2", "B1-D4"]),
        ("FM08", "token-record", ["A1-F1", "A1-D5", "B1-B1", "B1-E1"]),
    ],
)
def test_breaches_and_records_lie_where_they_were_told(final: str, target: str, sectors: list[str]) -> None:
    scene = ask(scattered(final, *sectors, at="A1-B4", revealed=["A1-C4", "A1-D4"]), target, "switch")
    scene.play("move east").end_turn().play("move east").end_turn()
    ask(scene, target, "room-storage")
    told = [note for note in scene.state.memory.told if note.target == named(target)]
    assert len({note.sector for note in told}) == 2
    places = set()
    for state in guesses(scene):
        assert all(is_true(state, note) for note in state.memory.told)
        assert sum(token.count for token in state.tokens) == len(sectors)
        places |= {token.sector for token in state.tokens}
    assert len(places) > len(sectors)


@rule("AL-MISSION-05", "AL-ACT-LOCATE-05")
def test_a_breach_can_lie_in_any_sector_that_is_no_room_and_a_record_in_any_room() -> None:
    scene = Scene(at="A1-B4")
    here, rooms, far = scene.hero.sector, plan_of(scene.state).room_places, plan_of(scene.state).far
    for target, is_room in (("token-breach", False), ("token-record", True)):
        answer = Answer(0, named(target), 5, 0, NO_WAY, 0)
        places = [sector for sector in range(25) if far[here][sector] == 5 and (sector in rooms) == is_room]
        assert bits(sectors_meant(0, 0, here, answer)) == places


@rule("AL-ACT-LOCATE-04", "AL-INFO-01")
def test_answers_about_tokens_narrow_down_where_the_hero_is() -> None:
    """The nearest record is as near as can be: next door is a room, and nowhere else on the map is one."""
    scene = scattered("FM08", "A1-D5", at="A1-E5")
    unknown = wheres(scene)
    note_told(scene.state, Told(named("token-record"), 1, 0, NO_WAY, scene.hero.sector))
    assert wheres(scene) < unknown


@rule("AL-ACT-INTERACT-05", "AL-INFO-01")
def test_a_token_that_the_hero_takes_is_no_longer_the_nearest() -> None:
    """Three answers: one could be about the breach that is sealed, one names a nearer one, one was about records."""
    scene = scattered("FM06", "A1-B4", "A1-D4", at="A1-B4")
    here = scene.sector("A1-B4")
    answers = [
        Told(named("token-breach"), 2, 0, NO_WAY, scene.sector("A1-D4")),
        Told(named("token-breach"), 1, 0, NO_WAY, scene.sector("A1-E4")),
        Told(named("token-record"), 4, 0, NO_WAY, here),
    ]
    for told in answers:
        note_told(scene.state, told)
    scene.play("search").end_turn().play("seal-breach seal-the-breach").end_turn()
    assert scene.state.memory.told == answers[1:]


@rule("AL-INFO-01", "AL-INFO-09")
def test_answers_about_tokens_that_cannot_be_true_together_are_survived() -> None:
    scene = scattered("FM06", "A1-E1", "B1-A2", at="A1-C1")
    here, breach = scene.hero.sector, named("token-breach")
    scene.state.memory.told = [
        Told(breach, 40, 0, NO_WAY, here),
        Told(breach, 3, 1, NO_WAY, here),
        Told(breach, 5, 0, NO_WAY, here),
    ]
    for state in guesses(scene, 20):
        assert [is_true(state, note) for note in state.memory.told] == [False, False, True]
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)


@rule("AL-INFO-01", "AL-INFO-21")
def test_where_the_same_was_told_of_tokens_the_same_is_guessed_whatever_is_true() -> None:
    """The nearest breach is five sectors away on the Hero's level, east or west; the others lie anywhere."""
    scenes = [scattered("FM06", *sectors, at="A1-B4") for sectors in (["A1-F5", "B1-A2"], ["A1-B1", "B1-D4"])]
    one, other = (ask(scene, "token-breach", "switch") for scene in scenes)
    assert one.state.memory == other.state.memory
    for left, right in zip(guesses(one), guesses(other), strict=True):
        assert GAME.codec.encode(left) == GAME.codec.encode(right)


# In random play


@rule("AL-ACT-LOCATE-01", "AL-INFO-09")
@pytest.mark.parametrize("seed", range(2))
def test_in_random_play_every_guess_agrees_with_all_that_was_told(seed: int) -> None:
    settings = AloneSettings(seats=2 + seed, quick_setup=True, extra_content=True)
    answers = 0
    for number, (table, _) in enumerate(random_match(GAME, settings, f"told {seed}")):
        if number % 13 == 0 and table.state.labyrinth:
            assert all(is_true(table.state, note) for note in table.state.memory.told)
            guess = GAME.determinize(table.state, HERO, Chance.from_seed(str(number)))
            assert len(guess.memory.told) == len(table.state.memory.told)
            assert all(is_true(guess, note) for note in guess.memory.told)
            answers += len(guess.memory.told)
    assert answers
