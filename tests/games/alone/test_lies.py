"""Lies: what cards let Evil tell or show although it is not so, and that the Hero cannot tell it from the truth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alone.cards.playing import danger, has_danger, monster, objection, react
from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SECOND_EVIL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.effects.lies import ChooseDistance
from undercroft.games.alone.ids import AMBER, CONDITION_TOKEN, ELEMENTS, KINDS, SABOTAGE, KindId, MonsterId
from undercroft.games.alone.labyrinth_view import TileView
from undercroft.games.alone.options.evil import (
    ChooseMonster,
    InventDistance,
    KeepBack,
    Lay,
    ShowFalse,
    ShowMonster,
    TellDistance,
    TellTruthAs,
)
from undercroft.games.alone.options.hero import ChooseTarget, ChooseTile, ThrowAway, Toward, UseItem
from undercroft.games.alone.state import Token
from undercroft.games.alone.targets import TARGETS
from undercroft.kernel.events import Event
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.testing import rule

DECKS = ("terror", "traps")
TRICKS = "my-mind-plays-tricks-on-me"
DANGER, SWITCH, STAIRS, CONDITION, MISSION = range(5)
WORM = ChooseMonster(MonsterId(12))
"""The first Worm on the map, as Evil names it."""


def target(name: str) -> ChooseTarget:
    return ChooseTarget(TARGETS.index(name))  # type: ignore[arg-type]


def show(kind: str, wounded: bool = False) -> ShowMonster:
    return ShowMonster(KindId(KINDS.index(kind)), wounded)


def tricked(*answers: Option | str, **laid: Any) -> Scene:
    """The Hero in B4 explores A4, and Evil plays My Mind Plays Tricks on Me with these answers; no second card."""
    scene = Scene(hand=[TRICKS, TRICKS], decks=DECKS, **laid)
    react(scene.play("explore west"), TRICKS)
    return scene.play(*answers, "pass")


def honest(**laid: Any) -> Scene:
    """The same without a lie."""
    return Scene(hand=[TRICKS, TRICKS], decks=DECKS, **laid).play("explore west", "pass")


def seen(scene: Scene, name: str) -> TileView:
    """A tile as the Hero sees it."""
    tiles = GAME.view(scene.state, HERO).tiles
    return next(tile for tile in tiles if tile.tile == scene.tile(name))


def told(scene: Scene) -> list[str]:
    """Everything that the Hero was told, in order, but for the card on the track."""
    untold = (events.ReactionPlayed, events.LowerHalfUsed)
    return [repr(event) for event in scene.told(Event) if not isinstance(event, untold)]


# False elements


@rule("AL-INFO-25", "AL-RUL-37")
def test_an_invented_monster_looks_like_a_true_one() -> None:
    false = tricked(show("worms", wounded=True))
    true = honest(monsters=[("worms", "A1-A4", "wounded")])
    assert [look.kind for look in seen(false, "A1-A4").figures] == [4]
    assert seen(false, "A1-A4") == seen(true, "A1-A4")
    assert told(false) == told(true)


@rule("AL-INFO-25", "AL-RUL-37")
@pytest.mark.parametrize(
    ("element", "laid"),
    [(DANGER, {"danger": ["A1-A4"]}), (CONDITION, {}), (SWITCH, {})],
    ids=["danger", "condition", "switch"],
)
def test_other_invented_elements_are_shown_and_are_not_on_the_map(element: int, laid: dict[str, Any]) -> None:
    scene = tricked(ShowFalse(element))
    tile = seen(scene, "A1-A4")
    shown = {DANGER: tile.danger, CONDITION: bool(tile.tokens), SWITCH: tile.switch}
    assert shown == {number: number == element for number in shown}
    assert scene.state.danger == 0
    assert scene.state.tokens == []
    if laid:
        assert tile == seen(honest(**laid), "A1-A4")


@rule("AL-INFO-25")
def test_invented_and_true_monsters_get_their_numbers_in_one_order() -> None:
    """Sorted by their looks, so that no number tells which one was put down last."""
    false = tricked(Pass(), show("spores"), monsters=[("worms", "A1-A4")])
    true = honest(monsters=[("spores", "A1-A4"), ("worms", "A1-A4")])
    assert told(false) == told(true)
    assert seen(false, "A1-A4") == seen(true, "A1-A4")


@rule("AL-RUL-37")
def test_stairs_and_mission_tokens_are_never_invented_and_what_is_there_is_no_invention() -> None:
    scene = Scene(danger=["A1-A4"], hand=[TRICKS], decks=DECKS)
    react(scene.play("explore west"), TRICKS).play(Pass())
    assert [scene.why_not(ShowFalse(element)) for element in range(len(ELEMENTS))] == [
        "AL-INFO-25",
        None,
        "AL-INFO-25",
        None,
        "AL-INFO-25",
    ]
    assert Pass() not in scene.match.options


@rule("AL-INFO-25", "AL-RUL-37")
def test_a_monster_kept_back_is_not_shown_and_an_element_may_be_invented_beside_it() -> None:
    scene = tricked(WORM, ShowFalse(DANGER), monsters=[("worms", "A1-A4")])
    assert seen(scene, "A1-A4").figures == []
    assert seen(scene, "A1-A4").danger
    assert scene.told(events.MonsterSeen) == []


@rule("AL-INFO-25")
def test_all_is_put_right_when_the_turn_is_over() -> None:
    scene = tricked(KeepBack(DANGER), show("spores"), monsters=[("worms", "A1-A4")], danger=["A1-A4"])
    assert ([look.kind for look in seen(scene, "A1-A4").figures], seen(scene, "A1-A4").danger) == ([0, 4], False)
    scene.end_turn()
    assert ([look.kind for look in seen(scene, "A1-A4").figures], seen(scene, "A1-A4").danger) == ([4], True)
    assert [event.tile for event in scene.told(events.LabyrinthPutRight)] == [scene.tile("A1-A4")]


@rule("AL-INFO-25", "AL-MMOVE-10")
def test_a_monster_kept_back_terrifies_a_hero_who_meets_it() -> None:
    scene = Scene(monsters=[("worms", "A1-A4")], hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore west"), TRICKS).play(WORM, Pass())
    scene.play("move west")
    assert scene.hero.sanity == 10
    assert [event.look for event in scene.told(events.MonsterSeen)] == [4]


@rule("AL-INFO-25", "AL-MMOVE-06")
def test_a_monster_kept_back_terrifies_when_it_walks_up_to_the_hero() -> None:
    scene = tricked(WORM, Pass(), monsters=[("worms", "A1-A4")])
    scene.play(Lay(scene.card(TRICKS)), "move one", "go east")
    assert scene.hero.sanity == 10


@rule("AL-INFO-25")
def test_a_monster_kept_back_that_walks_away_is_an_unrevealed_one_like_any_other() -> None:
    scene = tricked(WORM, Pass(), monsters=[("worms", "A1-A4")])
    scene.play(Lay(scene.card(TRICKS)), "move one", "go north").end_turn()
    assert not scene.monster("worms").kept_back
    assert scene.told(events.MonsterLeft) == []


@rule("AL-INFO-25")
def test_what_is_invented_vanishes_when_the_hero_enters_but_other_things_stay_kept_back() -> None:
    """Switch and danger: the invented switch is gone, the token is shown when the turn is over."""
    scene = Scene(danger=["A1-A4"], hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore west"), TRICKS).play(KeepBack(DANGER), ShowFalse(SWITCH))
    scene.play("move west")
    tile = seen(scene, "A1-A4")
    assert (tile.switch, tile.danger) == (False, False)
    scene.end_turn()
    assert seen(scene, "A1-A4").danger
    assert not [option for option in scene.offered if option.startswith("repair")]


@rule("AL-INFO-25", "AL-ACT-EXPLORE-04")
def test_an_invented_danger_token_vanishes_when_it_is_thrown_away_and_another_may_be_thrown() -> None:
    scene = tricked(ShowFalse(DANGER), "no", danger=["A1-B4"])
    own, false = ThrowAway(scene.tile("A1-B4")), ThrowAway(scene.tile("A1-A4"))
    assert scene.match.options == [Pass(), own, false]
    scene.play(false)
    assert scene.match.options == [Pass(), own]
    scene.play(own)
    assert not has_danger(scene, "A1-B4")


@rule("AL-INFO-25", "AL-ACT-EXPLORE-04")
def test_a_danger_token_kept_back_cannot_be_thrown_away() -> None:
    scene = tricked(KeepBack(DANGER), Pass(), danger=["A1-A4"])
    assert scene.asked == "MayReact"
    assert has_danger(scene, "A1-A4")


@rule("AL-INFO-25", "AL-INFO-08")
def test_a_token_placed_where_one_was_invented_changes_nothing_for_the_hero() -> None:
    """Rigged Panel puts a true token where the first card invented one."""
    scene = Scene(hand=[TRICKS, "rigged-panel"], decks=DECKS)
    react(scene.play("explore west"), TRICKS).play(ShowFalse(DANGER))
    react(scene, "rigged-panel")
    scene.play(ThrowAway(scene.tile("A1-A4")))
    assert not has_danger(scene, "A1-A4")
    assert len(scene.told(events.DangerRemoved)) == 1


@rule("AL-INFO-25", "AL-INFO-08")
def test_neither_is_the_hero_told_when_an_invented_token_comes_true_or_a_hidden_one_moves() -> None:
    """Shifting Hazard brings the token of A3 to A4, which shows one; or takes away the one that A4 does not show."""
    for answers, laid, goal in (
        ((ShowFalse(DANGER),), ["A1-A3"], "A1-A4"),
        ((KeepBack(DANGER), Pass()), ["A1-A4"], "A1-A3"),
    ):
        scene = Scene(hand=[TRICKS, "shifting-hazard"], danger=laid, decks=DECKS)
        react(scene.play("explore west"), TRICKS).play(*answers)
        react(scene, "shifting-hazard").play(danger(scene, goal))
        assert has_danger(scene, goal)
        assert scene.told(events.DangerPlaced) == []
        assert seen(scene, "A1-A4").danger == (goal == "A1-A4")


@rule("AL-INFO-25", "AL-INFO-03")
def test_condition_and_mission_tokens_may_be_kept_back() -> None:
    """The Quarters at D5 are a mission room, with two sabotage tokens as the test lays them: one is kept back."""
    for element, tokens, mission in ((CONDITION, 1, True), (MISSION, 2, False)):
        scene = Scene(at="A1-E5", missions=("SM03", "PM08", "FM02"), hand=[TRICKS], decks=DECKS)
        scene.state.tokens.append(Token(0, scene.sector("A1-D5"), 2))
        react(scene.play("bullet time", "explore west"), TRICKS).play(KeepBack(element), Pass())
        tile = seen(scene, "A1-D5")
        assert (sum(token.count for token in tile.tokens), tile.mission) == (tokens, mission)


@rule("AL-INFO-25", "AL-MISSION-12", "AL-MISSION-20")
def test_tokens_put_beside_an_invented_one_are_told_as_they_are_shown() -> None:
    """The Colonel puts two in the Control Room, which shows a third that is not there; Evil is told of two.

    The Prospector may ask about his noise before the turn is over and all is put right.
    """
    scene = Scene(
        at="A1-F2",
        character="prospector",
        missions=("SM06", "PM08", "FM01"),
        active=True,
        monsters=[("colonel", "A1-E1")],
        hand=[TRICKS, TRICKS],
        decks=DECKS,
    )
    react(scene.play("explore north"), TRICKS).play(Pass(), ShowFalse(CONDITION), "pass").pass_until("MayReact")
    scene.play(Lay(scene.card(TRICKS)), "move one", "go east")
    assert scene.asked == "AskDistance"
    assert [token.count for token in seen(scene, "A1-F1").tokens] == [3]
    assert [event.count for event in scene.told(events.TokensChanged)] == [3]
    assert [event.count for event in scene.told(events.TokensChanged, EVIL)] == [2]


@rule("AL-INFO-25", "AL-MISSION-14")
def test_of_a_token_kept_back_the_hero_is_not_told_when_another_is_taken() -> None:
    """Two sabotage tokens in the Control Room, of which the Hero sees one and removes it."""
    scene = Scene(at="A1-F1", missions=("SM06", "PM08", "FM01"), active=True)
    scene.state.tokens.append(Token(SABOTAGE, scene.sector("A1-F1"), 2))
    scene.state.labyrinth[0].hides = CONDITION_TOKEN
    scene.match.table.run()
    scene.play("mend-sabotage call-for-help")
    assert [event.count for event in scene.told(events.TokensChanged)] == [0]
    assert [event.count for event in scene.told(events.TokensChanged, EVIL)] == [1]


@rule("AL-INFO-25", "AL-ACT-MOVE-01")
def test_stairs_kept_back_are_no_way_for_a_hero_who_walks_on_in_the_same_turn() -> None:
    """The Pilot explores A2 with its stairs, goes there, and might take a second step."""
    scene = Scene(at="A1-A3", character="pilot", hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore north"), TRICKS).play(KeepBack(STAIRS), Pass())
    assert seen(scene, "A1-A2").stairs == -1
    assert Toward(AMBER) not in scene.play("move north").pass_until("MayBurst").match.options
    true = Scene(at="A1-A3", character="pilot").play("move north")
    assert Toward(AMBER) in true.pass_until("MayBurst").match.options


@rule("AL-INFO-25", "AL-ACT-FIGHT-03")
def test_an_invented_monster_vanishes_when_it_is_shot_at_and_nothing_is_spent() -> None:
    scene = Scene(items=["projectiles"], hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore west"), TRICKS).play(show("worms"))
    projectiles = scene.item("projectiles")
    scene.play(UseItem(projectiles.card))
    assert scene.asked == "ChooseAction"
    assert seen(scene, "A1-A4").figures == []
    assert projectiles.charges == 4
    assert [deed.action for deed in scene.state.turn.deeds] == [1]
    assert UseItem(projectiles.card) not in scene.match.options


@rule("AL-INFO-25", "AL-ACT-FIGHT-08")
def test_an_invented_monster_vanishes_when_its_sector_is_bombed() -> None:
    scene = Scene(items=["frag-canister"], hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore west"), TRICKS).play(show("worms"))
    scene.play(UseItem(scene.item("frag-canister").card), ChooseTile(scene.tile("A1-A4")))
    assert scene.asked == "ChooseAction"
    assert scene.item("frag-canister").charges == 2


@rule("AL-INFO-25", "AL-COMBAT-25")
def test_a_monster_kept_back_may_be_killed_unseen_without_experience() -> None:
    scene = Scene(monsters=[("spores", "A1-A4")], items=["frag-canister"], hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore west"), TRICKS).play(monster(scene, "spores"), Pass())
    scene.given(HIT, HIT, MISS).play(UseItem(scene.item("frag-canister").card), ChooseTile(scene.tile("A1-A4")))
    assert scene.state.monsters == []
    assert scene.hero.experience == [0] * 5
    assert scene.told(events.MonsterKilled) == []


@rule("AL-INFO-25", "AL-INFO-23")
def test_a_lie_is_over_when_its_sector_leaves_the_labyrinth() -> None:
    """A change of level takes A3 out of the labyrinth, where a monster was kept back and another invented."""
    scene = Scene(at="A1-A2", monsters=[("worms", "A1-A3")], hand=[TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore south"), TRICKS).play(WORM, show("spores"))
    scene.play("move amber")
    assert not scene.is_revealed("A1-A3")
    assert not scene.monster("worms").kept_back


@rule("AL-REACT-10", "AL-INFO-25")
def test_two_cards_may_falsify_the_same_sector() -> None:
    scene = Scene(hand=[TRICKS, TRICKS], decks=DECKS)
    react(scene.play("bullet time", "explore west"), TRICKS).play(show("worms"))
    react(scene, TRICKS).play(show("worms"))
    assert [look.kind for look in seen(scene, "A1-A4").figures] == [4, 4]


# Noises


def footsteps(*answers: Option | str, character: str = "captain", **laid: Any) -> Scene:
    """A Worm in E4 stays where it is: a noise in the east of B4. Evil invents two others."""
    scene = Scene(
        monsters=[("worms", "A1-E4")], character=character, hand=["footsteps-everywhere"], decks=DECKS, **laid
    )
    react(scene.play("explore west"), "footsteps-everywhere")
    return scene.play("stay", *answers)


@rule("AL-NOISE-11")
def test_nothing_tells_which_noises_were_invented() -> None:
    """Three reports from the east, the true one first, second or last: the Hero is told and sees the same."""
    scenes = [footsteps("invent east", "invent east", TellTruthAs(place)) for place in range(3)]
    assert len({tuple(told(scene)) for scene in scenes}) == 1
    assert len({repr(GAME.view(scene.state, HERO)) for scene in scenes}) == 1
    assert len({len(scene.match.record().entries) for scene in scenes}) == 1
    assert [event.sector for event in scenes[0].told(events.NoiseHeard, EVIL)] == [scenes[0].sector("A1-E4"), -1, -1]


@rule("AL-NOISE-11")
def test_an_invented_noise_is_reported_like_a_true_one() -> None:
    """An open side, a staircase of the Hero's sector, the other level, or muffled; never here, never a wall."""
    scene = footsteps()
    assert scene.offered == ["invent east", "invent west", "invent other-level", "invent muffled"]
    stairs = Scene(at="A1-A2", monsters=[("worms", "A1-E4")], hand=["footsteps-everywhere"], decks=DECKS)
    react(stairs.play("explore south"), "footsteps-everywhere").play("stay")
    assert "invent amber" in stairs.offered


@rule("AL-NOISE-04")
def test_of_a_tie_evil_chooses_what_to_tell_of_the_true_noise() -> None:
    """From C2 to D3 there are two ways, by D2 and by C3."""
    scene = Scene(at="A1-C2", monsters=[("worms", "A1-D3")], hand=["footsteps-everywhere"], decks=DECKS)
    react(scene.play("explore east"), "footsteps-everywhere")
    scene.play("stay", "invent muffled", "invent muffled")
    assert scene.offered == ["report east", "report south"]


@rule("AL-SETUP-30", "AL-NOISE-11")
@pytest.mark.parametrize(("asked", "distance"), [(0, 7), (1, 3), (2, 2)])
def test_the_prospector_gets_an_invented_number_for_an_invented_noise(asked: int, distance: int) -> None:
    """Told in this order: invented, true, invented. The Worm is three sectors away."""
    scene = footsteps(
        "invent west",
        InventDistance(7),
        "invent east",
        InventDistance(2),
        TellTruthAs(1),
        character="prospector",
    )
    scene.play(*["no"] * asked, "yes")
    assert [event.distance for event in scene.told(events.NoiseDistanceTold)] == [distance]


@rule("AL-NOISE-11")
def test_a_distance_is_invented_whatever_the_report_if_the_hero_could_ask() -> None:
    """So that the number of Evil's questions tells nothing."""
    scene = footsteps("invent muffled", InventDistance(1), "invent muffled", InventDistance(1), character="prospector")
    assert scene.asked == "PlaceTruth"


@rule("AL-NOISE-11")
def test_a_distance_can_be_invented_also_for_a_hero_who_is_shut_in() -> None:
    """Nothing can be reached from behind the only door, yet the question must have an answer."""
    scene = Scene(at="A1-D5", blocked=[("A1-D5", "A1-E5")], character="prospector")
    assert ChooseDistance(Seat(1)).options(scene.match.table) == [InventDistance(1)]


@rule("AL-NOISE-07", "AL-INFO-13")
def test_a_movement_that_is_seen_is_shown_truly() -> None:
    scene = Scene(
        monsters=[("worms", "A1-D4")], revealed=["A1-D4", "A1-C4"], hand=["footsteps-everywhere"], decks=DECKS
    )
    react(scene.play("explore west"), "footsteps-everywhere")
    scene.play("go west", "invent west", "invent west", TellTruthAs(2))
    assert [event.tile for event in scene.told(events.MonsterMoved)] == [scene.tile("A1-C4")]
    assert len(scene.told(events.NoiseHeard)) == 3


# Answers to Locate


@rule("AL-INFO-09", "AL-RUL-28")
def test_a_lie_never_goes_below_zero_and_the_level_stays_true() -> None:
    """The switch is in the Hero's own sector."""
    scene = Scene(at="A1-A3", hand=["false-echo"], decks=DECKS)
    react(scene.play("locate", target("switch"), target("room-quarters")), "false-echo").play(target("switch"))
    assert scene.match.options == [TellDistance(distance, 0) for distance in (0, 1, 2)]


@rule("AL-REACT-44", "AL-LEAD-06")
def test_who_played_the_card_gives_the_untrue_answer() -> None:
    scene = Scene(seats=3, hands=[[], ["scrambled-signal"]], decks=DECKS, danger=["A1-B4"])
    scene.play("locate", target("switch"), target("room-quarters"))
    react(scene, "scrambled-signal", SECOND_EVIL).play("yes")
    scene.play(scene.match.options[0]).pass_until("MayUseLower").play("yes", target("switch"))
    assert scene.match.seat == SECOND_EVIL
    assert scene.match.options == [TellDistance(distance, 0) for distance in (2, 1, 3)]


@rule("AL-ACT-LOCATE-09", "AL-INFO-09")
def test_a_lie_looks_like_the_truth() -> None:
    """An answer of 2 for a switch two sectors away, given truly and under False Echo."""
    plain = Scene(decks=DECKS).play("locate", target("switch"), target("room-quarters"))
    free = Scene(hand=["false-echo"], decks=DECKS).play("locate", target("switch"), target("room-quarters"))
    react(free, "false-echo").play(target("switch"), TellDistance(2, 0))
    assert plain.told(events.DistanceTold) == free.told(events.DistanceTold)


@rule("AL-ACT-LOCATE-04", "AL-INFO-09")
def test_a_refused_answer_tells_no_direction_either() -> None:
    """Station Survey tells the direction of one target; that one is refused."""
    scene = Scene(hand=["false-echo"], danger=["A1-B4"], decks=DECKS)
    scene.state.permanent |= 1
    scene.play("locate", target("switch"), target("room-quarters"), target("switch"))
    react(scene, "false-echo").play(target("room-quarters"), "yes", TellDistance(5, 0))
    assert [(event.distance, event.way) for event in scene.told(events.DistanceTold)] == [(-2, -1), (5, -1)]


@rule("AL-REACT-35")
def test_a_single_target_cannot_be_refused_as_the_other_one() -> None:
    """Whispering Intercom: the Hero names one target only."""
    scene = Scene(missions=("SM06", "PM07", "FM02"), hand=["false-echo"], danger=["A1-B4"], decks=DECKS)
    scene.play("locate", "no", target("switch"))
    react(scene, "false-echo")
    assert scene.asked == "Answer"


@rule("AL-REACT-35", "AL-RUL-34")
def test_with_a_single_target_that_is_not_there_nothing_can_be_refused() -> None:
    scene = Scene(
        missions=("SM06", "PM07", "FM02"), hand=["false-echo", "scrambled-signal"], danger=["A1-B4"], decks=DECKS
    )
    scene.play("locate", "no", target("kind-worms"))
    assert objection(scene, "false-echo", beside="scrambled-signal") == "AL-REACT-35"


@rule("AL-INFO-02", "AL-REACT-18")
def test_tricks_are_for_sectors_that_are_about_to_be_revealed() -> None:
    scene = Scene(hand=[TRICKS], decks=DECKS)
    assert objection(scene.play("move west", "pass"), TRICKS) == "AL-REACT-15"
