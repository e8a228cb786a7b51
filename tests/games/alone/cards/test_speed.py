"""The Speed deck: what each card does, what its lower half adds in a danger sector, and when it may not be played."""

from __future__ import annotations

from tests.games.alone.cards.hunting import (
    against,
    ask_for,
    bitten,
    choose,
    dice_of,
    hand_of,
    is_end_of_turn,
    react,
    stands_in,
)
from tests.games.alone.scene import EVIL, HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.reactions import REACTIONS, cards_of
from undercroft.games.alone.ids import EAST, FURY, ReportId
from undercroft.games.alone.options.evil import ChooseSector, Lay
from undercroft.games.alone.options.hero import ChooseTarget, Fight, UseItem
from undercroft.games.alone.targets import TARGETS
from undercroft.testing import rule


def places(scene: Scene, *names: str) -> list[ChooseSector]:
    return sorted((ChooseSector(scene.sector(name)) for name in names), key=lambda option: option.sector)


# S01 Skittering Rush


@rule("AL-REACT-43", "AL-MMOVE-01")
def test_skittering_rush_moves_a_parasite_up_to_three_sectors_and_any_other_up_to_two() -> None:
    monsters = [("parasites", "A1-E3"), ("worms", "A1-E3")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["skittering-rush"])
    react(scene.play("move west", "pass"), "skittering-rush")
    scene.play(choose(scene, "parasites"), "go south", "go west", "go west")
    assert stands_in(scene, "parasites", "A1-C4")
    assert scene.asked == "ChooseAction"
    slow = Scene(at="A1-B4", monsters=monsters, hand=["skittering-rush"])
    react(slow.play("move west", "pass"), "skittering-rush").play(choose(slow, "worms"), "go south", "go west")
    assert slow.asked == "ChooseAction"


@rule("AL-REACT-25", "AL-MMOVE-17")
def test_skittering_rush_then_moves_a_different_monster_in_a_danger_sector() -> None:
    monsters = [("parasites", "A1-E3"), ("worms", "A1-E3")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["skittering-rush"], danger=["A1-A4"])
    react(scene.play("move west", "pass"), "skittering-rush")
    scene.play(choose(scene, "parasites"), "stay", "yes", "go south")
    assert stands_in(scene, "worms", "A1-E4")
    assert len(scene.told(events.NoiseHeard)) == 2


@rule("AL-REACT-35", "AL-REACT-25")
def test_skittering_rush_needs_a_monster_and_its_lower_half_another_one() -> None:
    empty = Scene(at="A1-B4", hand=["skittering-rush"])
    assert against(empty.play("move east"), "skittering-rush") == "AL-REACT-35"
    alone = Scene(at="A1-B4", monsters=[("worms", "A1-E3")], hand=["skittering-rush"], danger=["A1-C4"])
    react(alone.play("move east"), "skittering-rush").play("stay")
    assert alone.asked == "ChooseAction"


# S02 Through the Vents


@rule("AL-DEPLOY-14", "AL-DEPLOY-15", "AL-NOISE-09")
def test_through_the_vents_relocates_an_unrevealed_monster_past_blocked_doors_without_a_noise() -> None:
    scene = Scene(
        at="A1-D4",
        monsters=[("worms", "A1-A3", "wounded")],
        hand=["through-the-vents"],
        blocked=[("A1-A3", "A1-A4")],
        lit=["A1-B4"],
    )
    react(scene.play("move east"), "through-the-vents")
    assert scene.match.options == places(scene, "A1-A1", "A1-A2", "A1-A4", "A1-B4", "B1-A1")
    scene.play(ChooseSector(scene.sector("A1-B4")))
    worm = scene.monster("worms")
    assert (worm.sector, worm.wounded) == (scene.sector("A1-B4"), True)
    assert scene.state.lit == scene.mask(["A1-B4"])
    assert not scene.told(events.NoiseHeard)
    assert not scene.told(events.MonsterMoved)


@rule("AL-DEPLOY-15", "AL-LIGHT-13")
def test_a_monster_that_moved_and_was_then_relocated_puts_no_light_out() -> None:
    hand = ["through-the-vents", "flanking"]
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A3")], hand=hand, lit=["A1-B4"])
    scene.play("move east", Lay(scene.card("flanking")), "move one", "stay")
    react(scene, "through-the-vents").play(ChooseSector(scene.sector("A1-B4")))
    assert scene.asked == "ChooseAction"
    assert scene.state.lit == scene.mask(["A1-B4"])


@rule("AL-DEPLOY-15", "AL-INFO-02")
def test_through_the_vents_keeps_to_unrevealed_sectors_and_to_the_limit_of_a_level() -> None:
    full = [("spores", "B1-F3"), ("parasites", "B1-F3"), ("hybrids", "B1-F3"), ("cultists", "B1-F3")]
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A3"), *full], hand=["through-the-vents"], revealed=["A1-A4"])
    react(scene.play("move east"), "through-the-vents").play(choose(scene, "worms"))
    assert scene.why_not(ChooseSector(scene.sector("A1-A4"))) == "AL-INFO-02"
    assert scene.why_not(ChooseSector(scene.sector("B1-A1"))) == "AL-DEPLOY-15"
    assert scene.match.options == places(scene, "A1-A1", "A1-A2", "A1-B4")


@rule("AL-REACT-25", "AL-NOISE-01")
def test_through_the_vents_then_moves_it_with_a_noise_in_a_danger_sector() -> None:
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A3")], hand=["through-the-vents"], danger=["A1-E4"])
    react(scene.play("move east"), "through-the-vents")
    scene.play(ChooseSector(scene.sector("A1-B4")), "yes", "go east")
    assert stands_in(scene, "worms", "A1-C4")
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-DEPLOY-16", "AL-REACT-35")
def test_through_the_vents_is_neither_for_bosses_nor_for_monsters_that_the_hero_sees() -> None:
    boss = Scene(at="A1-D4", monsters=[("matriarch", "A1-A3")], hand=["through-the-vents"])
    assert against(boss.play("move east"), "through-the-vents") == "AL-REACT-35"
    seen = Scene(at="A1-D4", monsters=[("worms", "A1-C4")], hand=["through-the-vents"], revealed=["A1-C4"])
    assert against(seen.play("move east"), "through-the-vents") == "AL-REACT-35"


# S03 Already There


@rule("AL-REACT-18", "AL-MMOVE-10")
def test_already_there_brings_a_monster_where_the_hero_is_about_to_enter() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-D4")], hand=["already-there"])
    react(scene.play("move east"), "already-there").play("go west")
    assert scene.hero.sanity == 10
    assert [event.report for event in scene.told(events.NoiseHeard)] == [ReportId(EAST)]


@rule("AL-REACT-45", "AL-REACT-27")
def test_already_there_makes_no_noise_if_the_hero_leaves_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-D4")], hand=["already-there"], danger=["A1-B4"])
    react(scene.play("move east"), "already-there").play("yes", "go west")
    assert scene.hero.sanity == 10
    assert not scene.told(events.NoiseHeard)


@rule("AL-REACT-18")
def test_already_there_needs_something_that_is_about_to_be_revealed() -> None:
    known = Scene(at="A1-E2", monsters=[("worms", "B1-F3")], hand=["already-there"], revealed=["A1-E1"])
    known.play("move north").pass_until("MayReact")
    assert is_end_of_turn(known)
    lit = Scene(at="A1-E2", monsters=[("worms", "B1-F3")], hand=["already-there"], revealed=["A1-E1"], lit=["A1-D1"])
    assert against(lit.play("move north"), "already-there") is None  # D1 will come into sight


@rule("AL-REACT-35")
def test_already_there_moves_no_monster_that_the_hero_sees() -> None:
    hand, decks = ["already-there", "trip-cable"], ("speed", "traps")
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-A4")], hand=hand, decks=decks, revealed=["A1-A4"])
    assert against(scene.play("move east"), "already-there") == "AL-REACT-35"


# S04 Gone in a Blink


@rule("AL-REACT-18", "AL-NOISE-01")
def test_gone_in_a_blink_takes_a_monster_out_of_a_sector_about_to_be_explored() -> None:
    scene = Scene(at="A1-E2", monsters=[("hybrids", "A1-E1")], hand=["gone-in-a-blink"])
    react(scene.play("explore north"), "gone-in-a-blink")
    assert scene.offered == ["go east", "go west"]  # not into the Hero's sector, which is revealed
    scene.play("go west", "report west")
    assert scene.is_revealed("A1-E1")
    assert not scene.told(events.MonsterSeen)
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-MMOVE-05")
def test_gone_in_a_blink_spends_its_point_on_the_step_and_not_on_a_door() -> None:
    """E4 and E5 are explored; from E5 the monster can go to F5, and to D5 only through a blocked door."""
    blocked = [("A1-D5", "A1-E5")]
    scene = Scene(at="A1-E3", monsters=[("hybrids", "A1-E5")], hand=["gone-in-a-blink"], blocked=blocked)
    react(scene.play("explore south"), "gone-in-a-blink")
    assert stands_in(scene, "hybrids", "A1-F5")
    assert scene.state.blocked


@rule("AL-REACT-25")
def test_gone_in_a_blink_saves_another_monster_in_a_danger_sector() -> None:
    monsters = [("hybrids", "A1-E5"), ("spores", "A1-E4")]
    scene = Scene(at="A1-E3", monsters=monsters, hand=["gone-in-a-blink"], danger=["A1-E3"])
    react(scene.play("explore south"), "gone-in-a-blink").play(choose(scene, "spores"), "yes", "go east")
    assert stands_in(scene, "spores", "A1-D4")
    assert stands_in(scene, "hybrids", "A1-F5")


@rule("AL-REACT-35")
def test_gone_in_a_blink_needs_a_dark_sector_to_go_to() -> None:
    scene = Scene(
        at="A1-E2",
        monsters=[("hybrids", "A1-E1")],
        hand=["gone-in-a-blink", "rigged-panel"],
        decks=("speed", "traps"),
        revealed=["A1-D1"],
        blocked=[("A1-E1", "A1-F1")],
    )
    assert against(scene.play("explore north"), "gone-in-a-blink") == "AL-REACT-35"


# S05 Flanking


@rule("AL-MMOVE-01", "AL-REACT-44")
def test_flanking_moves_up_to_two_different_monsters() -> None:
    monsters = [("spores", "A1-E4"), ("worms", "A1-E3"), ("cultists", "B1-F3")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["flanking", "flanking"])
    react(scene.play("explore west"), "flanking").play(choose(scene, "spores"), "go west")
    assert choose(scene, "spores") not in scene.match.options
    scene.play(choose(scene, "worms"), "go south")
    assert stands_in(scene, "spores", "A1-D4")
    assert stands_in(scene, "worms", "A1-E4")
    react(scene, "flanking").play(choose(scene, "cultists"), "stay", "pass")
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-25", "AL-MMOVE-17")
def test_flanking_lets_one_of_them_go_on_in_a_danger_sector() -> None:
    monsters = [("spores", "A1-E4"), ("worms", "A1-E3"), ("cultists", "B1-F3")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["flanking"], danger=["A1-B4"])
    react(scene.play("explore west", "pass"), "flanking")
    scene.play(choose(scene, "spores"), "go west", choose(scene, "worms"), "go south", "yes")
    assert scene.match.options == [choose(scene, "spores"), choose(scene, "worms")]
    scene.play(choose(scene, "worms"), "go west")
    assert stands_in(scene, "worms", "A1-D4")


@rule("AL-REACT-15")
def test_flanking_is_for_a_turn_with_an_explore_action() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-E4")], hand=["flanking"])
    assert against(scene.play("move east"), "flanking") == "AL-REACT-15"


# S06 Sidestep


def attack(hand: list[str], *faces: int, **setting: object) -> Scene:
    """The Hero attacks a Worm with two dice."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], hand=hand, **setting)  # type: ignore[arg-type]
    return scene.given(*faces).play(Fight(scene.monster("worms").figure))


@rule("AL-ACT-FIGHT-07", "AL-REACT-18")
def test_sidestep_makes_the_hero_roll_a_hit_again() -> None:
    scene = attack(["sidestep"], HIT, HIT, MISS)
    react(scene, "sidestep").play("reroll 1")
    assert not scene.monster("worms").wounded
    unlucky = attack(["sidestep"], HIT, HIT, HIT)
    react(unlucky, "sidestep").play("reroll 1")
    assert unlucky.monster("worms").wounded


@rule("AL-REACT-45", "AL-ACT-FIGHT-07")
def test_sidestep_takes_two_dice_at_the_same_time_in_a_danger_sector() -> None:
    scene = attack(["sidestep"], HIT, HIT, MISS, MISS, danger=["A1-B4"])
    react(scene, "sidestep").play("yes", "reroll 1")
    assert [event.hits for event in scene.told(events.DiceRolled) if event.by == "hero"] == [2, 0]
    one = attack(["sidestep"], HIT, MISS, MISS, danger=["A1-B4"])
    react(one, "sidestep")
    assert [event.hits for event in one.told(events.DiceRolled) if event.by == "hero"] == [1, 0]


@rule("AL-ACT-FIGHT-07", "AL-COMBAT-29")
def test_what_sidestep_rolled_again_the_hero_may_roll_again_with_a_reroll_of_their_own() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], hand=["sidestep"])
    item = scene.give("projectiles", upgraded=True)
    scene.match.table.run()
    scene.play(UseItem(item.card)).given(HIT, HIT, MISS, HIT)
    while scene.asked != "MayReact":
        scene.play(scene.match.options[0])
    react(scene, "sidestep").play("reroll 0", "reroll 0", "pass")
    assert scene.monster("worms").wounded


@rule("AL-REACT-35", "AL-COMBAT-03")
def test_sidestep_needs_a_die_that_counts_as_a_hit() -> None:
    hand, decks = ["sidestep", "shaking-hands"], ("speed", "terror")
    assert against(attack(hand, SPECIAL, MISS, decks=decks), "sidestep") == "AL-REACT-35"
    assert against(attack(hand, SPECIAL, MISS, decks=decks, lit=["A1-B4"]), "sidestep") is None


# S07 Hit and Run


@rule("AL-TURN-12", "AL-LIGHT-10", "AL-INFO-13")
def test_hit_and_run_moves_a_monster_after_its_attack_and_before_lights_go_out() -> None:
    scene = attack(["hit-and-run"], MISS, MISS, HIT, MISS, MISS, lit=["A1-D4"])
    react(scene, "hit-and-run")
    assert dice_of(scene) == [3]
    scene.play("go east", "go east")
    assert stands_in(scene, "worms", "A1-D4")
    assert scene.state.lit == 0
    assert [event.way for event in scene.told(events.MonsterLeft)] == [EAST]
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-REACT-45", "AL-INFO-13")
def test_hit_and_run_is_silent_in_a_danger_sector_and_its_direction_is_not_told() -> None:
    scene = attack(["hit-and-run"], MISS, MISS, MISS, MISS, MISS, danger=["A1-B4"])
    react(scene, "hit-and-run").play("yes", "go east", "stay")
    assert [event.way for event in scene.told(events.MonsterLeft)] == [-1]
    assert not scene.told(events.NoiseHeard)


@rule("AL-REACT-44", "AL-TURN-12")
def test_hit_and_run_moves_only_a_monster_that_attacked() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4"), ("spores", "A1-D4")], hand=["hit-and-run"])
    scene.given(MISS, MISS, MISS, MISS, MISS).play(Fight(scene.monster("worms").figure))
    react(scene, "hit-and-run")
    assert scene.asked == "NextStep"
    assert scene.match.table.choice.subject(scene.match.table)["monster"] == ("monster", scene.monster("worms").id)


@rule("AL-REACT-35")
def test_hit_and_run_needs_a_monster_that_will_attack() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4"), ("worms", "A1-C4")], hand=["hit-and-run"])
    scene.given(HIT, HIT).play(Fight(scene.monster("spores").figure))
    assert against(scene, "hit-and-run") == "AL-REACT-35"


# S08 They Know Where I Am


def target(name: str) -> ChooseTarget:
    return ChooseTarget(TARGETS.index(name))  # type: ignore[arg-type]


@rule("AL-REACT-37", "AL-ACT-LOCATE-09")
def test_they_know_where_i_am_moves_two_monsters_toward_one_target() -> None:
    """Worked example 19. The Infirmary lies in the corner, beyond A3."""
    monsters = [("worms", "A1-A3"), ("cultists", "A1-D4")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["they-know-where-i-am"])
    scene.play(*ask_for("room-infirmary", "kind-worms"))
    react(scene, "they-know-where-i-am").play(target("room-infirmary"), choose(scene, "worms"))
    assert scene.offered == ["stay", "go north"]
    scene.play("go north", choose(scene, "cultists"), "go west")
    assert stands_in(scene, "worms", "A1-A2")
    assert stands_in(scene, "cultists", "A1-C4")
    assert [event.distance for event in scene.told(events.DistanceTold)] == [4, 3]


@rule("AL-ACT-LOCATE-06", "AL-ACT-LOCATE-03")
def test_they_know_where_i_am_aims_at_the_nearest_of_several_and_at_nothing_that_is_not_there() -> None:
    """There is no Hybrid; the nearest junction is E4."""
    scene = Scene(at="A1-C4", monsters=[("cultists", "A1-A4")], hand=["they-know-where-i-am"])
    scene.play(*ask_for("kind-hybrids", "shape-junction"))
    react(scene, "they-know-where-i-am")
    assert scene.offered == ["stay", "go east"]


@rule("AL-REACT-44", "AL-ACT-LOCATE-03")
def test_they_know_where_i_am_lets_evil_choose_among_things_that_are_equally_near() -> None:
    scene = Scene(at="A1-C4", monsters=[("cultists", "A1-A4")], hand=["they-know-where-i-am"])
    scene.play(*ask_for("kind-hybrids", "switch"))
    react(scene, "they-know-where-i-am")
    assert scene.match.options == places(scene, "A1-A3", "A1-E5")
    scene.play(ChooseSector(scene.sector("A1-A3")))
    assert scene.offered == ["stay", "go north"]


@rule("AL-REACT-25", "AL-INFO-09", "AL-RUL-28")
def test_they_know_where_i_am_allows_one_untrue_answer_in_a_danger_sector() -> None:
    hand = ["they-know-where-i-am"]
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-D4")], hand=hand, danger=["A1-B4"])
    scene.play(*ask_for("room-infirmary", "switch"))
    react(scene, "they-know-where-i-am").play(target("room-infirmary"), "stay", "yes", target("switch"))
    assert [str(option).split()[2] for option in scene.match.options] == ["2", "1", "3"]
    scene.play(scene.match.options[2])
    assert [event.distance for event in scene.told(events.DistanceTold)] == [4, 3]


@rule("AL-REACT-35")
def test_they_know_where_i_am_needs_a_monster_to_move() -> None:
    hand, decks = ["they-know-where-i-am", "scrambled-signal"], ("speed", "traps")
    scene = Scene(at="A1-B4", hand=hand, decks=decks)
    assert against(scene.play(*ask_for("room-infirmary", "switch")), "they-know-where-i-am") == "AL-REACT-35"


# S09 Converge


@rule("AL-REACT-37", "AL-MMOVE-01")
def test_converge_moves_up_to_three_monsters_toward_the_hero() -> None:
    monsters = [("spores", "A1-E4"), ("worms", "A1-E3"), ("cultists", "A1-A2"), ("hybrids", "A1-F3")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["converge"])
    react(scene.play(*ask_for("door", "switch")), "converge").play(choose(scene, "spores"))
    assert scene.offered == ["stay", "go west"]
    scene.play("go west", choose(scene, "worms"), "go south", choose(scene, "cultists"), "go south")
    assert stands_in(scene, "cultists", "A1-A3")
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-45", "AL-DOOR-12", "AL-MMOVE-04")
def test_converge_opens_one_door_for_nothing_in_a_danger_sector() -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("spores", "A1-A3"), ("worms", "A1-A1")],
        hand=["converge"],
        danger=["A1-B4"],
        blocked=[("A1-A3", "A1-A4"), ("A1-A1", "A1-A2")],
    )
    react(scene.play(*ask_for("door", "switch")), "converge")
    scene.play("yes", choose(scene, "spores"), "unblock south", "go south")
    assert stands_in(scene, "spores", "A1-A4")
    scene.play(choose(scene, "worms"), "unblock south")  # for its only point
    assert stands_in(scene, "worms", "A1-A1")
    assert scene.state.blocked == 0
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-35")
def test_converge_needs_a_monster() -> None:
    scene = Scene(at="A1-B4", hand=["converge"])
    assert against(scene.play(*ask_for("door", "switch")), "converge") == "AL-REACT-35"


# S10 While You Rummage


@rule("AL-MMOVE-01")
def test_while_you_rummage_moves_a_monster_up_to_three_sectors() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-E4")], hand=["while-you-rummage"])
    scene.play("search").pass_until("MayReact")
    react(scene, "while-you-rummage").play("go west", "go west", "go west")
    assert stands_in(scene, "worms", "A1-B4")
    assert hand_of(scene) == 0


@rule("AL-REACT-25", "AL-LEAD-03")
def test_while_you_rummage_lets_evil_draw_in_a_danger_sector() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-E4")], hand=["while-you-rummage"], danger=["A1-A4"])
    scene.play("search").pass_until("MayReact")
    react(scene, "while-you-rummage").play("stay", "yes", "draw from fury")
    assert hand_of(scene) == 1


@rule("AL-REACT-35", "AL-RUL-39", "AL-HAND-10")
def test_while_you_rummage_without_monsters_is_played_in_danger_alone_and_only_for_a_card_that_is_there() -> None:
    calm = Scene(at="A1-A4", hand=["while-you-rummage"])
    assert against(calm.play("search").pass_until("MayReact"), "while-you-rummage") == "AL-REACT-35"
    danger = Scene(at="A1-A4", hand=["while-you-rummage"], danger=["A1-A4"])
    assert against(danger.play("search").pass_until("MayReact"), "while-you-rummage") is None
    for deck in danger.state.decks:
        deck.cards.clear()
    assert against(danger, "while-you-rummage") == "AL-REACT-35"


# S11 Short Window


@rule("AL-REACT-18", "AL-MMOVE-04")
def test_short_window_moves_a_monster_up_to_two_sectors_before_the_action() -> None:
    scene = Scene(at="A1-A3", monsters=[("worms", "A1-B4")], hand=["short-window"], blocked=[("A1-A3", "A1-A4")])
    react(scene.play("repair north"), "short-window").play("go west", "unblock north")
    assert stands_in(scene, "worms", "A1-A4")
    assert scene.state.blocked == 0
    assert scene.state.lit


@rule("AL-REACT-45", "AL-DOOR-12")
def test_short_window_pays_nothing_for_doors_in_a_danger_sector() -> None:
    scene = Scene(
        at="A1-A3",
        monsters=[("worms", "A1-B4")],
        hand=["short-window"],
        blocked=[("A1-A3", "A1-A4")],
        danger=["A1-A3"],
    )
    react(scene.play("repair north"), "short-window").play("yes", "go west", "unblock north", "go north")
    assert stands_in(scene, "worms", "A1-A3")


@rule("AL-REACT-35")
def test_short_window_needs_a_monster() -> None:
    scene = Scene(at="A1-A3", hand=["short-window", "frozen-by-fear"], decks=("speed", "terror"))
    assert against(scene.play("repair north"), "short-window") == "AL-REACT-35"


# S12 No Respite


@rule("AL-REACT-17", "AL-LEAD-03")
def test_no_respite_lets_evil_draw_a_card_that_may_be_used_at_once() -> None:
    scene = bitten(["no-respite"])
    taste = next(card for card in cards_of(FURY) if REACTIONS[card].slug == "taste-of-blood")
    scene.state.decks[0].cards = [taste]
    react(scene, "no-respite").play("draw from fury")
    assert (scene.state.turn.played, scene.state.turn.on_track) == (1, 1)
    react(scene, "taste-of-blood")
    assert scene.hero.health == 10


@rule("AL-REACT-46", "AL-REACT-45", "AL-REACT-02")
def test_no_respite_does_not_count_in_a_danger_sector_but_takes_its_slots() -> None:
    scene = bitten(["no-respite", "taste-of-blood"], danger=True)
    react(scene, "no-respite").play("yes", "draw from speed")
    assert (scene.state.turn.played, scene.state.turn.on_track) == (0, 1)
    react(scene, "taste-of-blood").play("no")
    assert [played.slots for played in scene.state.track] == [1, 2]


def bitten_after_two_cards(danger: list[str]) -> Scene:
    """Two cards have been played when the Parasite bites."""
    hand = ["flanking", "converge", "no-respite", "taste-of-blood"]
    scene = Scene(at="A1-B4", monsters=[("parasites", "A1-B4")], hand=hand, danger=danger)
    scene.play("search").pass_until("MayReact")
    for slug in ("flanking", "converge"):
        scene.play(Lay(scene.card(slug)), "move one")
        if slug == "converge":
            scene.given(HIT, MISS)
        scene.play("stay")
    return scene


@rule("AL-REACT-46", "AL-REACT-02")
def test_no_respite_may_be_a_third_card_in_a_danger_sector_and_then_its_lower_half_is_used() -> None:
    scene = bitten_after_two_cards(["A1-B4"])
    assert scene.hero.health == 11
    assert against(scene, "taste-of-blood") == "AL-REACT-02"
    react(scene, "no-respite").play("draw from speed")
    assert [played.slots for played in scene.state.track] == [1, 2, 2]
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-02")
def test_no_respite_is_no_third_card_elsewhere() -> None:
    scene = bitten_after_two_cards([])
    assert scene.hero.health == 11
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-17", "AL-HAND-10")
def test_no_respite_answers_a_loss_of_health_only_and_needs_a_card_to_draw() -> None:
    hand, decks = ["no-respite", "mounting-terror"], ("speed", "terror")
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], hand=hand, decks=decks)
    assert against(scene.play("move east"), "no-respite") == "AL-REACT-17"
    empty = bitten(["no-respite", "taste-of-blood"])
    for deck in empty.state.decks:
        deck.cards.clear()
        deck.discard.clear()
    assert against(empty, "no-respite") == "AL-REACT-35"


# S13 Panic Spiral


@rule("AL-REACT-17", "AL-MMOVE-14")
def test_panic_spiral_moves_a_monster_when_the_hero_is_frightened() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4"), ("spores", "A1-E4")], hand=["panic-spiral"])
    react(scene.play("move east"), "panic-spiral").play(choose(scene, "spores"), "go west", "go west")
    assert stands_in(scene, "spores", "A1-C4")
    assert scene.hero.sanity == 9


@rule("AL-REACT-25", "AL-LEAD-03")
def test_panic_spiral_lets_evil_draw_in_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], hand=["panic-spiral"], danger=["A1-C4"])
    react(scene.play("move east"), "panic-spiral").play("stay", "yes", "draw from speed")
    assert hand_of(scene) == 1
    assert scene.state.evil[EVIL - 1].hand[0] in cards_of(scene.state.decks[1].id)


@rule("AL-REACT-17")
def test_panic_spiral_does_not_answer_a_loss_of_health() -> None:
    assert against(bitten(["panic-spiral", "taste-of-blood"]), "panic-spiral") == "AL-REACT-17"
