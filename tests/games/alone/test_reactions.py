"""Evil's reactions: when a card may be played, the track, combos, dangerous cards (AL-REACT)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import against, ask_for, bitten, choose, dice_of, is_end_of_turn, react, stands_in
from tests.games.alone.reacting import ANOTHER, BLANK, fill_track, heard, lay, lay_and_move
from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SECOND_EVIL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.content.reactions.model import AFTER, BEFORE, WITH
from undercroft.games.alone.ids import END_OF_TURN, EXPLORE, NO_CARD, TRIGGERS, FigureId, TargetId
from undercroft.games.alone.options.evil import Lay, React
from undercroft.games.alone.options.hero import ChooseTarget, Fight
from undercroft.games.alone.reactions import card_is_dangerous
from undercroft.games.alone.state import Deed, free_slots
from undercroft.testing import rule

WORM_FAR_OFF = [("worms", "A1-F5")]


def fought(hand: list[str], *, danger: list[str] | None = None, decks: tuple[str, str] = ("fury", "speed")) -> Scene:
    """The Hero fights a Cultist and misses; Evil may answer the roll."""
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], hand=hand, danger=danger or [], decks=decks)
    return scene.given(HIT, MISS).play(Fight(FigureId(scene.figure("cultists"))))


def slots(scene: Scene) -> list[int]:
    """How many slots each card on the track takes."""
    return [played.slots for played in scene.state.track]


# When


@rule("AL-REACT-01", "AL-REACT-15")
def test_a_card_answers_only_the_action_that_its_icon_shows() -> None:
    hand = ["he-is-furious", "blood-scent", "strike-back", "converge", "caught-off-guard"]
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5", "wounded")], hand=hand).play("search")
    playable = [slug for slug in hand if against(scene, slug) is None]
    assert playable == ["caught-off-guard"]
    assert against(scene, "he-is-furious") == "AL-REACT-15"


@rule("AL-REACT-01", "AL-REACT-17")
def test_a_card_of_loss_needs_a_loss() -> None:
    scene = Scene(at="A1-B4", hand=["no-respite", "panic-spiral"], monsters=WORM_FAR_OFF).play("search")
    assert against(scene, "no-respite") == "AL-REACT-17"
    assert against(scene, "panic-spiral") == "AL-REACT-17"
    hurt = bitten(["no-respite", "panic-spiral"])
    assert against(hurt, "no-respite") is None
    assert against(hurt, "panic-spiral") == "AL-REACT-17"


@rule("AL-REACT-39", "AL-REACT-01")
def test_nothing_is_played_before_the_hero_has_declared_an_action() -> None:
    """The Pilot's sacrifice leads into a dark sector with a Worm at the start of a turn: that loss enables no card."""
    monsters = [("worms", "A1-A4")]
    scene = Scene(at="A1-B4", hand=["panic-spiral"], monsters=monsters, allies=["pilot"]).play(
        "sacrifice pilot", "west"
    )
    assert scene.hero.sanity == 10
    assert scene.asked == "MayBlock"
    declared = Scene(at="A1-B4", hand=["panic-spiral"], monsters=monsters).play("move west")
    assert declared.hero.sanity == 10
    assert declared.asked == "MayReact"


@rule("AL-REACT-16")
def test_the_conditions_are_the_six_actions_and_the_two_losses() -> None:
    assert TRIGGERS == ("move", "explore", "fight", "locate", "search", "interact", "health-loss", "sanity-loss")
    assert {card.trigger for card in REACTIONS} == set(range(8))


@rule("AL-REACT-18", "AL-REACT-19")
def test_an_instant_is_played_at_its_moment_and_other_cards_wait_for_the_end_of_the_turn() -> None:
    scene = fought(["thick-hide", "strike-back"])
    assert against(scene, "thick-hide") is None
    assert against(scene, "strike-back") == "AL-REACT-19"
    scene.play("pass").pass_until("MayReact")
    assert is_end_of_turn(scene)
    assert against(scene, "thick-hide") == "AL-REACT-18"


@rule("AL-REACT-20", "AL-TURN-08")
def test_in_a_bullet_time_turn_cards_of_its_end_wait_for_both_actions() -> None:
    scene = Scene(at="A1-B4", hand=["caught-off-guard"], monsters=WORM_FAR_OFF)
    scene.play("bullet time", "search").pass_until("ChooseAction")
    assert scene.state.track == []
    scene.play("explore east").pass_until("MayReact")
    assert against(scene, "caught-off-guard") is None


@rule("AL-REACT-21")
@pytest.mark.parametrize("order", [("explore east", "search"), ("search", "explore east")])
def test_each_kind_of_action_of_the_turn_enables_its_cards(order: tuple[str, str]) -> None:
    hand = ["flanking", "caught-off-guard", "he-is-furious"]
    scene = Scene(at="A1-B4", hand=hand, monsters=WORM_FAR_OFF)
    scene.play("bullet time", order[0]).pass_until("ChooseAction").play(order[1]).pass_until("MayReact")
    assert against(scene, "flanking") is None
    assert against(scene, "caught-off-guard") is None
    assert against(scene, "he-is-furious") == "AL-REACT-15"


@rule("AL-REACT-22")
@pytest.mark.parametrize("order", [("flanking", BLANK), (BLANK, "flanking")])
def test_the_cards_of_a_turn_come_in_any_order(order: tuple[str, str]) -> None:
    scene = Scene(at="A1-B4", hand=["flanking", BLANK], monsters=WORM_FAR_OFF)
    scene.play("explore east").pass_until("MayReact")
    for slug in order:
        if slug == BLANK:
            scene.play(Lay(scene.card(slug)), "move one", "stay")
        else:
            react(scene, slug).play("stay")
    assert [REACTIONS[played.card].slug for played in scene.state.track] == list(order)


@rule("AL-REACT-23", "AL-ITEM-02")
def test_an_action_by_an_item_enables_the_cards_of_that_action() -> None:
    scene = Scene(at="A1-B4", hand=["he-is-furious"], monsters=WORM_FAR_OFF, items=["jetpack"])
    scene.play("use jetpack", "east", "east").pass_until("MayReact")
    assert against(scene, "he-is-furious") is None


@rule("AL-REACT-38", "AL-RUL-36")
def test_evil_may_let_every_chance_go_by() -> None:
    scene = Scene(at="A1-B4", hand=["caught-off-guard", BLANK], monsters=WORM_FAR_OFF).play("search")
    assert "pass" in scene.offered
    scene.play("pass")
    assert (scene.asked, scene.state.track) == ("ChooseAction", [])


# How many


@rule("AL-REACT-02")
def test_no_third_card_is_played_in_a_turn() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK, ANOTHER, "converge"], monsters=WORM_FAR_OFF)
    lay(scene.play("search"), "move one", "stay")
    lay(scene, "move one", "stay")
    assert scene.asked == "ChooseAction"
    assert len(scene.state.track) == 2


@rule("AL-REACT-02", "AL-REACT-10")
def test_the_two_cards_of_a_turn_are_those_of_the_whole_side() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[[BLANK], [ANOTHER, "converge"]], monsters=WORM_FAR_OFF)
    scene.play("search", Lay(scene.card(BLANK)), "move one", "stay")
    assert scene.match.choice is not None
    assert scene.match.choice.seat == SECOND_EVIL
    scene.play(Lay(scene.card(ANOTHER, SECOND_EVIL)), "yes", "move one", "stay")
    assert scene.asked == "ChooseAction"
    assert [played.seat for played in scene.state.track] == [EVIL, SECOND_EVIL]


@rule("AL-REACT-02", "AL-TURN-08")
def test_two_actions_do_not_allow_more_cards() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK, ANOTHER, "converge"], monsters=WORM_FAR_OFF)
    scene.play("bullet time", "search").pass_until("ChooseAction").play("search")
    lay(scene, "move one", "stay")
    lay(scene, "move one", "stay")
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-03", "AL-REACT-04")
def test_the_first_card_of_a_turn_takes_one_slot_and_the_second_two() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK, ANOTHER, "converge"], monsters=WORM_FAR_OFF)
    lay(scene.play("search"), "move one", "stay")
    assert (slots(scene), free_slots(scene.state)) == ([1], 7)
    lay(scene, "move one", "stay")
    assert (slots(scene), free_slots(scene.state)) == ([1, 2], 5)
    lay(scene.play("search"), "move one", "stay")
    assert slots(scene) == [1, 2, 1]


@rule("AL-REACT-05")
@pytest.mark.parametrize(("free", "combo"), [(3, True), (2, False)])
def test_a_combo_needs_three_free_slots_before_the_first_card(free: int, combo: bool) -> None:
    scene = fill_track(Scene(at="A1-B4", hand=[BLANK, ANOTHER], monsters=WORM_FAR_OFF), 8 - free)
    lay(scene.play("search"), "move one", "stay")
    assert (scene.asked == "MayReact") == combo


@rule("AL-REACT-06", "AL-REACT-07")
def test_with_one_free_slot_there_is_one_more_card_and_then_none_in_the_round() -> None:
    scene = fill_track(Scene(at="A1-B4", hand=[BLANK, ANOTHER, "converge"], monsters=WORM_FAR_OFF), 7)
    lay(scene.play("explore east"), "move one", "stay")
    assert scene.asked == "ChooseAction"
    for _ in range(3):
        scene.play("explore east")
        assert scene.asked == "ChooseAction"
    assert free_slots(scene.state) == 0


@rule("AL-REACT-08")
def test_the_second_card_must_itself_be_allowed() -> None:
    hand = ["caught-off-guard", "he-is-furious", BLANK]
    scene = Scene(at="A1-B4", hand=hand, monsters=WORM_FAR_OFF).play("search")
    react(scene, "caught-off-guard").play("stay")
    assert against(scene, "he-is-furious") == "AL-REACT-15"
    assert scene.why_not(Lay(scene.card(BLANK))) is None


@rule("AL-REACT-09", "AL-RUL-25")
def test_an_instant_and_a_card_at_the_end_of_the_turn_are_a_combo() -> None:
    scene = react(fought(["thick-hide", BLANK]), "thick-hide")
    lay(scene, "move one", "stay")
    assert slots(scene) == [1, 2]


@rule("AL-REACT-09", "AL-REACT-05")
def test_after_an_instant_on_the_last_slots_there_is_no_second_card() -> None:
    scene = fill_track(fought(["thick-hide", BLANK]), 6)
    react(scene, "thick-hide").end_turn()
    assert slots(scene)[-1] == 1
    assert len(scene.state.track) == 7


@rule("AL-REACT-46", "AL-REACT-02")
def test_a_card_that_does_not_count_toward_the_two_still_takes_slots() -> None:
    """No Respite in a danger sector is the third card of the turn, and lies sideways like the second."""
    hand = [BLANK, ANOTHER, "no-respite"]
    scene = Scene(at="A1-B4", hand=hand, monsters=[("parasites", "A1-B4")], danger=["A1-B4"])
    lay(scene.play("explore east"), "move one", "stay")
    lay(scene, "move one").given(HIT, MISS).play("stay")
    react(scene, "no-respite")
    assert slots(scene) == [1, 2, 2]


# Face down


@rule("AL-REACT-11", "AL-REACT-12")
@pytest.mark.parametrize("slug", ["he-is-furious", "thick-hide", "taste-of-blood", "no-respite", "converge"])
def test_any_card_may_be_played_face_down_after_any_action(slug: str) -> None:
    scene = Scene(at="A1-B4", hand=[slug], monsters=WORM_FAR_OFF).play("search")
    scene.play(Lay(scene.card(slug)))
    assert scene.offered == ["move one", "deploy one"]
    scene.play("move one", "go west")
    assert stands_in(scene, "worms", "A1-E5")


@rule("AL-REACT-13")
def test_a_card_is_played_face_down_only_at_the_end_of_the_turn() -> None:
    scene = fought(["thick-hide", BLANK])
    assert scene.why_not(Lay(scene.card(BLANK))) == "AL-REACT-13"
    scene.play("pass").pass_until("MayReact")
    assert scene.why_not(Lay(scene.card(BLANK))) is None


@rule("AL-REACT-14")
def test_the_text_of_a_covered_card_is_ignored_also_in_a_danger_sector() -> None:
    """Caught Off Guard would move a monster by two sectors, and in a danger sector maul the Hero."""
    scene = Scene(at="A1-B4", hand=["caught-off-guard"], monsters=[("cultists", "A1-C4")], danger=["A1-B4"])
    lay_and_move(scene.play("search"), "cultists").given(MISS, MISS).play("go west")
    assert scene.asked == "ChooseAction"
    assert dice_of(scene) == [2]


@rule("AL-REACT-36", "AL-REACT-40")
def test_a_covered_card_stays_secret_and_an_open_one_is_read_by_all() -> None:
    hand = ["caught-off-guard", BLANK]
    scene = Scene(at="A1-B4", seats=3, hands=[hand, []], monsters=WORM_FAR_OFF).play("search")
    react(scene, "caught-off-guard").play("stay")
    scene.play(Lay(scene.card(BLANK)), "move one", "stay")
    for seat, known in ((EVIL, 2), (SECOND_EVIL, 1), (HERO, 1)):
        track = GAME.view(scene.state, seat).track
        assert sum(played.card != NO_CARD for played in track) == known
        assert [played.deck for played in track] == [0, 0]


@rule("AL-REACT-31", "AL-REACT-29")
def test_cards_stay_on_the_track_until_the_end_of_the_round() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=WORM_FAR_OFF, turns_left=2)
    lay(scene.play("search"), "move one", "stay")
    card = scene.state.track[0].card
    scene.play("search").pass_until("MayDiscard")
    assert scene.state.track == []
    assert card in scene.state.decks[0].discard


@rule("AL-REACT-29", "AL-REACT-30", "AL-RUL-33")
@pytest.mark.parametrize(("filled", "tokens"), [(0, 4), (5, 4), (6, 3), (7, 2), (8, 1)])
def test_evil_gains_a_danger_token_for_each_open_symbol_and_one_always(filled: int, tokens: int) -> None:
    """Eight slots, symbols on the last three and one outside. The problem mission adds nothing here."""
    scene = Scene(at="A1-B4", turns_left=1, missions=("SM06", "PM02", "FM02"))
    fill_track(scene, filled).play("search").pass_until("PlaceDangerTokens")
    assert scene.state.danger_aside == tokens


# Dangerous cards


@rule("AL-REACT-24", "AL-REACT-26")
def test_without_a_danger_token_only_the_upper_half_is_resolved() -> None:
    scene = Scene(at="A1-D5", hand=["booby-trap"], decks=("traps", "fury"), danger=["A1-E5"])
    react(scene.play("search"), "booby-trap")
    assert scene.asked == "ChooseAction"
    assert scene.hero.health == 11


@rule("AL-REACT-25", "AL-REACT-26")
@pytest.mark.parametrize(("answer", "health"), [("yes", 10), ("no", 11)])
def test_in_a_danger_sector_evil_may_apply_the_lower_half_too(answer: str, health: int) -> None:
    scene = Scene(at="A1-D5", hand=["booby-trap"], decks=("traps", "fury"), danger=["A1-D5"])
    react(scene.play("search"), "booby-trap").play(answer)
    assert scene.hero.health == health


@rule("AL-REACT-27", "AL-RUL-01")
def test_after_a_move_the_sector_where_the_hero_is_now_counts() -> None:
    into = Scene(at="A1-B4", hand=["skittering-rush"], monsters=[*WORM_FAR_OFF, ("spores", "A1-F1")], danger=["A1-C4"])
    react(into.play("move east"), "skittering-rush").play(choose(into, "worms"), "stay")
    assert into.asked == "MayUseLower"
    out_of = Scene(
        at="A1-B4", hand=["skittering-rush"], monsters=[*WORM_FAR_OFF, ("spores", "A1-F1")], danger=["A1-B4"]
    )
    react(out_of.play("move east"), "skittering-rush").play(choose(out_of, "worms"), "stay")
    assert out_of.asked == "ChooseAction"


@rule("AL-REACT-27", "AL-RUL-01", "AL-TURN-07")
def test_for_another_action_the_sector_where_it_was_performed_counts() -> None:
    """The Hero searches in the Quarters, a danger sector, and moves on: Booby Trap is dangerous all the same."""
    scene = Scene(at="A1-D5", hand=["caught-off-guard"], danger=["A1-D5"], monsters=[("cultists", "A1-E4")])
    scene.play("bullet time", "search").pass_until("ChooseAction")
    scene.play("move east", "pass").pass_until("MayReact")
    react(scene, "caught-off-guard").play("go south", "stay")
    assert scene.asked == "MayUseLower"
    clean = Scene(at="A1-D5", hand=["caught-off-guard"], danger=["A1-E5"], monsters=[("cultists", "A1-E4")])
    clean.play("bullet time", "search").pass_until("ChooseAction")
    clean.play("move east", "pass").pass_until("MayReact")
    react(clean, "caught-off-guard").given(MISS, MISS).play("go south", "stay")
    assert clean.asked == "ChooseAction"


@rule("AL-REACT-27", "AL-ACT-EXPLORE-09")
def test_the_token_must_lie_there_when_the_card_is_played() -> None:
    scene = Scene(at="A1-B4", hand=["flanking"], danger=["A1-B4"], monsters=WORM_FAR_OFF)
    scene.play("explore east", f"throw away {scene.tile('A1-B4')}")
    react(scene, "flanking").play("stay")
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-27", "AL-RUL-39")
def test_a_token_that_the_card_itself_places_does_not_make_it_dangerous() -> None:
    """Infected Wound puts a danger token in the Hero's sector: its lower half is for sectors that had one."""
    traps = ("traps", "fury")
    scene = react(bitten(["infected-wound"], decks=traps), "infected-wound")
    assert scene.state.danger == scene.mask(["A1-B4"])
    assert (scene.asked, scene.hero.health) == ("ChooseAction", 11)
    had_one = react(bitten(["infected-wound"], decks=traps, danger=True), "infected-wound")
    assert had_one.asked == "MayUseLower"


@rule("AL-REACT-27")
def test_an_instant_looks_only_at_the_action_that_it_answers() -> None:
    """An earlier Explore in a danger sector does not make the instants of a later one dangerous."""
    scene = Scene(at="A1-B4", hand=["rigged-panel"], decks=("traps", "fury"), danger=["A1-F5"])
    scene.state.turn.deeds.append(Deed(EXPLORE, scene.sector("A1-F5")))
    printed = REACTIONS[scene.card("rigged-panel")]
    assert card_is_dangerous(scene.state, printed)
    scene.play("explore east")
    assert scene.asked == "MayReact"
    assert not card_is_dangerous(scene.state, printed)


@rule("AL-REACT-28", "AL-REACT-26")
def test_an_effect_may_make_the_next_card_dangerous() -> None:
    """Trip Cable puts a token where the Hero is about to be; a card that answers the Move is dangerous then."""
    scene = Scene(at="A1-B4", hand=["trip-cable", "he-is-furious"], decks=("traps", "fury"), monsters=WORM_FAR_OFF)
    react(scene.play("move east"), "trip-cable")
    react(scene, "he-is-furious").play("move one", "stay")
    assert scene.asked == "MayUseLower"


# Resolving


@rule("AL-REACT-32")
def test_a_reaction_is_resolved_completely_before_the_next_one() -> None:
    """The second card is asked for only when both monsters of the first have moved."""
    monsters = [*WORM_FAR_OFF, ("spores", "A1-A2")]
    scene = Scene(at="A1-B4", hand=["flanking", BLANK], monsters=monsters).play("explore east")
    react(scene.pass_until("MayReact"), "flanking").play(choose(scene, "worms"))
    assert scene.asked == "NextStep"
    scene.play("stay")
    assert scene.asked == "WhichMonster"
    scene.play(choose(scene, "spores"), "stay")
    assert scene.asked == "MayReact"
    assert heard(scene) == ["east", "west"]


@rule("AL-REACT-32", "AL-REACT-34", "AL-NOISE-07")
def test_a_loss_in_the_midst_of_a_reaction_is_answered_when_that_reaction_is_resolved() -> None:
    """Flanking brings a Worm out of the dark to the Hero: first its noise, the other monster and its noise."""
    monsters = [("worms", "A1-C4"), ("spores", "A1-A2")]
    scene = Scene(at="A1-B4", hand=["flanking", "panic-spiral"], monsters=monsters).play("explore west")
    react(scene.pass_until("MayReact"), "flanking").play(choose(scene, "worms"), "go west")
    assert scene.hero.sanity == 10
    assert scene.asked == "WhichMonster"
    scene.play(choose(scene, "spores"), "stay")
    assert heard(scene) == ["here", "west"]
    assert (against(scene, "panic-spiral"), is_end_of_turn(scene)) == (None, False)


@rule("AL-REACT-32", "AL-REACT-45")
def test_a_loss_by_the_upper_half_is_answered_after_the_lower_one() -> None:
    """Booby Trap takes a health with each half; both losses have one answer."""
    scene = Scene(at="A1-D5", hand=["booby-trap", "taste-of-blood"], decks=("traps", "fury"), danger=["A1-D5"])
    react(scene.play("search"), "booby-trap")
    assert (scene.asked, scene.hero.health) == ("MayUseLower", 11)
    scene.play("yes")
    assert (against(scene, "taste-of-blood"), scene.hero.health) == (None, 10)
    assert is_end_of_turn(scene.play("pass"))


@rule("AL-REACT-33", "AL-ALLY-04")
def test_points_moved_to_an_ally_enable_no_card() -> None:
    scene = Scene(at="A1-B4", hand=["no-respite"], monsters=[("cultists", "A1-B4")], allies=["doctor"])
    scene.play("explore east").pass_until("MayReact").given(HIT, MISS).play("pass", "ally doctor")
    assert scene.asked == "ChooseAction"
    assert (scene.hero.health, scene.hero.allies[0].charges) == (12, 5)


@rule("AL-REACT-33")
def test_a_loss_of_nothing_enables_no_card() -> None:
    """A Cultist in the dark costs no sanity."""
    scene = Scene(at="A1-B4", hand=["panic-spiral"], monsters=[("cultists", "A1-C4")]).play("move east")
    assert is_end_of_turn(scene)
    assert against(scene, "panic-spiral") == "AL-REACT-17"


@rule("AL-REACT-34", "AL-REACT-02")
def test_a_loss_caused_by_a_reaction_can_be_answered_within_the_limit() -> None:
    scene = bitten(["taste-of-blood", "taste-of-blood", "no-respite"])
    react(scene, "taste-of-blood")
    assert scene.hero.health == 10
    react(scene, "taste-of-blood")
    assert scene.hero.health == 9
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-35", "AL-RUL-26")
def test_a_card_that_can_do_nothing_cannot_be_played() -> None:
    scene = Scene(at="A1-B4", hand=["caught-off-guard", BLANK]).play("search")
    assert against(scene, "caught-off-guard") == "AL-REACT-35"
    assert scene.why_not(Lay(scene.card(BLANK))) is None


@rule("AL-REACT-35", "AL-RUL-39")
def test_a_dangerous_card_may_be_played_for_its_lower_half_alone() -> None:
    scene = Scene(at="A1-B4", hand=["booby-trap"], decks=("traps", "fury"), danger=["A1-B4"]).play("search")
    react(scene, "booby-trap").play("yes")
    assert scene.hero.health == 11


@rule("AL-REACT-37")
def test_movement_toward_a_goal_shortens_the_way_with_every_step() -> None:
    """Converge: from A1-D2 the Hero in A1-C3 is two steps away, by C2 and by D3, not by D1 or E2."""
    scene = Scene(at="A1-C3", hand=["converge"], monsters=[("worms", "A1-D2")])
    react(scene.play(*ask_for("door", "switch")), "converge")
    assert scene.offered == ["stay", "go south", "go west"]


@rule("AL-REACT-37", "AL-MMOVE-05")
def test_a_point_may_go_on_a_door_that_lies_on_a_way_to_the_goal() -> None:
    blocked = [("A1-A3", "A1-A4"), ("A1-A1", "A1-A2")]
    scene = Scene(at="A1-B4", hand=["converge"], monsters=[("worms", "A1-A3")], blocked=blocked[:1])
    react(scene.play(*ask_for("door", "switch")), "converge")
    assert scene.offered == ["stay", "unblock south"]
    away = Scene(at="A1-B4", hand=["converge"], monsters=[("worms", "A1-A2")], blocked=blocked)
    react(away.play(*ask_for("door", "switch")), "converge")
    assert away.offered == ["stay", "go south"]


@rule("AL-REACT-40", "AL-REACT-41")
def test_a_card_shows_its_condition_its_moment_and_two_halves() -> None:
    for card in REACTIONS:
        assert 0 <= card.trigger < 8
        assert 0 <= card.timing <= END_OF_TURN
        assert card.upper
        assert card.lower or card.combined


@rule("AL-REACT-42")
def test_cards_strengthen_monsters_or_take_points_directly() -> None:
    roused = Scene(at="A1-B4", hand=["strike-back"], monsters=[("cultists", "A1-B4", "wounded")])
    roused.given(MISS, MISS).play(Fight(FigureId(roused.figure("cultists")))).pass_until("MayReact")
    react(roused.given(MISS, MISS, MISS), "strike-back")
    assert dice_of(roused) == [3]
    direct = Scene(at="A1-B4", hand=["watched"], decks=("terror", "fury")).play("search")
    react(direct, "watched")
    assert direct.hero.sanity == 11


@rule("AL-REACT-43")
@pytest.mark.parametrize(("kind", "steps"), [("parasites", 3), ("worms", 2)])
def test_a_card_may_favour_one_kind_of_monster(kind: str, steps: int) -> None:
    scene = Scene(at="A1-A4", hand=["skittering-rush"], monsters=[(kind, "A1-F5")])
    react(scene.play("move east"), "skittering-rush")
    scene.play(*["go west", "go north", "go north"][:steps])
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-44", "AL-LEAD-06")
def test_what_a_card_leaves_open_is_chosen_by_its_player_once_the_leader_has_agreed() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[[], ["caught-off-guard"]], decks=("speed", "fury"), monsters=WORM_FAR_OFF)
    scene.play("search", React(scene.card("caught-off-guard", SECOND_EVIL)))
    assert scene.match.choice is not None
    assert (scene.asked, scene.match.choice.seat) == ("Consent", EVIL)
    scene.play("yes")
    assert (scene.asked, scene.match.choice.seat) == ("NextStep", SECOND_EVIL)


@rule("AL-REACT-45")
def test_the_lower_half_follows_the_upper_one_unless_it_says_otherwise() -> None:
    """Most come after; Cornered Prey first opens a door; Ambush changes the attack that it makes."""
    orders = {card.slug: card.order for card in REACTIONS}
    assert (orders["taste-of-blood"], orders["cornered-prey"], orders["ambush"]) == (AFTER, BEFORE, WITH)
    scene = Scene(
        at="A1-B4",
        hand=["cornered-prey"],
        monsters=[("cultists", "A1-A3")],
        danger=["A1-A4"],
        blocked=[("A1-A3", "A1-A4")],
    )
    react(scene.play("move west"), "cornered-prey")
    assert scene.asked == "MayUseLower"
    scene.play("yes").given(MISS, MISS, MISS).play("go south")
    assert stands_in(scene, "cultists", "A1-A4")
    assert dice_of(scene) == [3]


@rule("AL-REACT-45")
def test_the_lower_half_is_taken_or_left_as_a_whole() -> None:
    scene = Scene(at="A1-B4", hand=["flanking"], danger=["A1-B4"], monsters=[*WORM_FAR_OFF, ("spores", "A1-A2")])
    react(scene.play("explore east").pass_until("MayReact"), "flanking")
    scene.play(choose(scene, "worms"), "stay", choose(scene, "spores"), "stay")
    assert scene.offered == ["yes", "no"]


@rule("AL-REACT-01", "AL-REACT-18")
def test_instants_of_locate_come_between_the_targets_and_the_answers() -> None:
    scene = Scene(at="A1-B4", hand=["they-know-where-i-am"], monsters=WORM_FAR_OFF)
    scene.play("locate", ChooseTarget(TargetId(0)), ChooseTarget(TargetId(1)))
    assert scene.asked == "MayReact"
    assert scene.told(events.TargetsNamed)
    assert not scene.told(events.DistanceTold)
