"""The Fury deck: what each card does, what its lower half adds in a danger sector, and when it may not be played."""

from __future__ import annotations

from tests.games.alone.cards.hunting import (
    against,
    ask_for,
    bitten,
    choose,
    dice_of,
    is_end_of_turn,
    react,
    stands_in,
)
from tests.games.alone.scene import HERO, HIT, MISS, SPECIAL, Placed, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import EAST, INTERACT, SPORES
from undercroft.games.alone.options.evil import ChooseSector, Deploy, Lay, ReplaceOne
from undercroft.games.alone.options.hero import AimBeyond, Fight, UseItem
from undercroft.testing import rule

# F01 He Is Furious!


@rule("AL-REACT-15", "AL-MMOVE-01", "AL-REACT-24")
def test_he_is_furious_moves_one_monster_up_to_two_sectors() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-E4")], hand=["he-is-furious"])
    react(scene.play("move west", "pass"), "he-is-furious")
    scene.play("move one", "go west", "go west")
    assert stands_in(scene, "worms", "A1-C4")
    assert scene.asked == "ChooseAction"


@rule("AL-DEPLOY-10", "AL-DEPLOY-11", "AL-NOISE-01")
def test_he_is_furious_may_take_a_monster_off_and_deploy_one_nearer_than_usual() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "B1-F5", "wounded")], hand=["he-is-furious"])
    react(scene.play("move east"), "he-is-furious")
    scene.play(ReplaceOne(), Deploy(SPORES))
    near = ChooseSector(scene.sector("A1-E4"))
    assert near in scene.match.options  # two sectors from C4, where Spores need three
    assert ChooseSector(scene.sector("A1-D4")) not in scene.match.options
    scene.play(near)
    assert [(m.sector, m.wounded) for m in scene.state.monsters] == [(scene.sector("A1-E4"), False)]
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-DEPLOY-11", "AL-DEPLOY-13")
def test_a_token_that_comes_back_is_a_new_monster_that_has_not_moved() -> None:
    hand = ["he-is-furious", "pack-call"]
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-E3")], hand=hand, lit=["A1-D3"])
    scene.play("move east", Lay(scene.card("pack-call")), "move one", "stay")
    react(scene, "he-is-furious").play(ReplaceOne(), Deploy(SPORES), ChooseSector(scene.sector("A1-D3")))
    assert scene.asked == "ChooseAction"
    assert scene.state.lit == scene.mask(["A1-D3"])


@rule("AL-REACT-25", "AL-REACT-26")
def test_he_is_furious_adds_an_attack_die_in_a_danger_sector_to_the_monster_it_moved() -> None:
    monsters = [("worms", "A1-D4"), ("parasites", "A1-C4")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["he-is-furious"], danger=["A1-C4"], revealed=["A1-C4", "A1-D4"])
    react(scene.play("move east"), "he-is-furious")
    scene.play("move one", choose(scene, "worms"), "go west", "stay", "yes", choose(scene, "worms"))
    assert sorted(dice_of(scene)) == [2, 4]


@rule("AL-DEPLOY-16", "AL-REACT-35")
def test_he_is_furious_needs_a_monster_and_never_takes_off_a_boss() -> None:
    empty = Scene(hand=["he-is-furious"])
    assert against(empty.play("move east"), "he-is-furious") == "AL-REACT-35"
    boss = Scene(hand=["he-is-furious"], monsters=[("matriarch", "B1-F5")])
    react(boss.play("move east"), "he-is-furious")
    assert boss.asked == "NextStep"  # the boss is moved: nothing else was possible


# F02 Cornered Prey


@rule("AL-REACT-24", "AL-MMOVE-01")
def test_cornered_prey_adds_a_die_only_to_a_monster_that_reaches_the_hero() -> None:
    scene = Scene(at="A1-B4", monsters=[("parasites", "A1-D4")], hand=["cornered-prey"], revealed=["A1-D4"])
    react(scene.play("move east"), "cornered-prey").play("go west")
    assert dice_of(scene) == [3]
    far = Scene(at="A1-B4", monsters=[("parasites", "A1-E4")], hand=["cornered-prey"])
    react(far.play("move east"), "cornered-prey").play("go west")
    assert far.state.turn.bonus == []
    assert dice_of(far) == []


@rule("AL-REACT-45", "AL-DOOR-02", "AL-DOOR-12")
def test_cornered_prey_first_unblocks_a_door_of_a_hero_in_danger() -> None:
    blocked = [("A1-A3", "A1-A4")]
    monsters = [("parasites", "A1-A3")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["cornered-prey"], blocked=blocked, danger=["A1-A4"])
    react(scene.play("move west"), "cornered-prey").play("yes", "go south")
    assert scene.state.blocked == 0
    assert stands_in(scene, "parasites", "A1-A4")


@rule("AL-REACT-45", "AL-RUL-39")
def test_cornered_prey_has_no_lower_half_without_a_blocked_door_and_no_use_without_monsters() -> None:
    scene = Scene(at="A1-B4", monsters=[("parasites", "A1-A3")], hand=["cornered-prey"], danger=["A1-A4"])
    react(scene.play("move west", "pass"), "cornered-prey")
    assert scene.asked == "NextStep"
    empty = Scene(at="A1-B4", hand=["cornered-prey"], blocked=[("A1-A3", "A1-A4")])
    assert against(empty.play("move west"), "cornered-prey") == "AL-REACT-35"


# F03 Ambush


@rule("AL-REACT-18", "AL-COMBAT-05", "AL-COMBAT-06")
def test_ambush_is_an_attack_with_one_die_besides_the_one_at_the_end_of_the_turn() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-C4")], hand=["ambush"], revealed=["A1-C4"])
    scene.play("move east").given(HIT, MISS, MISS, MISS)
    react(scene, "ambush")
    assert dice_of(scene) == [1, 3]
    assert scene.hero.health == 11


@rule("AL-REACT-45", "AL-LIGHT-16", "AL-COMBAT-02")
def test_ambush_rolls_the_whole_entry_in_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-C4")], hand=["ambush"], revealed=["A1-C4"], danger=["A1-C4"])
    scene.play("move east").given(SPECIAL, MISS, MISS, MISS, MISS, MISS)
    react(scene, "ambush").play("yes")
    assert dice_of(scene) == [3, 3]
    assert scene.hero.health == 11


@rule("AL-COMBAT-11", "AL-COMBAT-05")
def test_dice_that_another_card_added_count_for_the_ambush_too() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-C4")], hand=["ambush", "frenzy"])
    react(scene.play("move east"), "frenzy").given(MISS, MISS, MISS, MISS, MISS)
    react(scene, "ambush")
    assert dice_of(scene) == [2, 3]


@rule("AL-REACT-18", "AL-REACT-35")
def test_ambush_needs_a_monster_where_the_hero_arrives() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-D4")], hand=["ambush"], revealed=["A1-C4"])
    scene.play("move east")
    assert is_end_of_turn(scene)
    assert against(scene, "ambush") == "AL-REACT-18"


# F04 Something Charges


@rule("AL-REACT-37", "AL-MMOVE-06", "AL-REACT-18")
def test_something_charges_takes_a_monster_out_of_an_explored_sector_toward_the_hero() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-C4")], hand=["something-charges"])
    react(scene.play("explore east"), "something-charges")
    assert stands_in(scene, "hybrids", "A1-B4")
    assert scene.hero.sanity == 10
    assert scene.is_revealed("A1-D4")  # the exploration goes on


@rule("AL-REACT-25", "AL-REACT-37", "AL-MMOVE-17")
def test_something_charges_goes_on_by_one_sector_in_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-D4")], hand=["something-charges"], danger=["A1-B4"])
    react(scene.play("explore east"), "something-charges").play("yes", "go west")
    assert stands_in(scene, "hybrids", "A1-B4")
    assert len(scene.told(events.NoiseHeard)) == 2


@rule("AL-REACT-35")
def test_something_charges_only_if_the_monster_can_take_the_step() -> None:
    hand, decks = ["something-charges", "rigged-panel"], ("fury", "traps")
    elsewhere = Scene(at="A1-B4", monsters=[("hybrids", "A1-E4")], hand=hand, decks=decks)
    assert against(elsewhere.play("explore east"), "something-charges") == "AL-REACT-35"
    there = Scene(at="A1-B4", monsters=[("hybrids", "A1-D4")], hand=hand, decks=decks)
    assert against(there.play("explore east"), "something-charges") is None


# F05 Blood Scent


@rule("AL-MMOVE-01", "AL-REACT-44")
def test_blood_scent_moves_two_monsters_that_were_revealed_this_turn() -> None:
    monsters = [("spores", "A1-C4"), ("worms", "A1-D4"), ("cultists", "A1-A4")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["blood-scent"], revealed=["A1-A4"])
    react(scene.play("explore east"), "blood-scent")
    assert scene.match.options == [choose(scene, "spores"), choose(scene, "worms")]
    scene.play(choose(scene, "spores"), "go west", choose(scene, "worms"), "go west")
    assert stands_in(scene, "spores", "A1-B4")
    assert stands_in(scene, "worms", "A1-C4")


@rule("AL-REACT-25", "AL-COMBAT-11")
def test_blood_scent_adds_a_die_to_each_monster_it_moved_in_a_danger_sector() -> None:
    monsters = [("spores", "A1-C4"), ("worms", "A1-D4")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["blood-scent"], danger=["A1-B4"])
    react(scene.play("explore east", "pass"), "blood-scent")
    scene.play(choose(scene, "spores"), "go west", choose(scene, "worms"), "go west", "yes")
    assert dice_of(scene) == [4]
    assert scene.told(events.MonsterRoused)


@rule("AL-REACT-35")
def test_blood_scent_is_for_monsters_that_were_revealed_this_turn_only() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-A4")], hand=["blood-scent"], revealed=["A1-A4"])
    assert against(scene.play("explore east"), "blood-scent") == "AL-REACT-35"


# F06 Thick Hide


def fight(slugs: list[str], *faces: int, danger: bool = False, decks: tuple[str, str] = ("fury", "speed")) -> Scene:
    """The Hero attacks a Worm with two dice."""
    scene = Scene(
        at="A1-B4", monsters=[("worms", "A1-B4")], hand=slugs, decks=decks, danger=["A1-B4"] if danger else []
    )
    return scene.given(*faces).play(Fight(scene.monster("worms").figure))


@rule("AL-COMBAT-29", "AL-REACT-18")
def test_thick_hide_lessens_the_damage_of_the_attack_by_one() -> None:
    scene = fight(["thick-hide"], HIT, HIT)
    react(scene, "thick-hide")
    assert not scene.monster("worms").wounded
    struck = fight(["thick-hide"], HIT, HIT)
    struck.play("pass")
    assert struck.monster("worms").wounded


@rule("AL-COMBAT-29", "AL-REACT-25")
def test_thick_hide_lessens_it_by_two_in_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], hand=["thick-hide"], danger=["A1-B4"])
    scene.given(HIT, HIT).play(Fight(scene.monster("spores").figure))
    react(scene, "thick-hide").play("yes")
    assert not scene.monster("spores").wounded


@rule("AL-REACT-35")
def test_thick_hide_needs_an_attack_that_deals_damage() -> None:
    scene = fight(["thick-hide", "shaking-hands"], MISS, SPECIAL, decks=("fury", "terror"))
    assert against(scene, "thick-hide") == "AL-REACT-35"
    scene = fight(["thick-hide", "shaking-hands"], MISS, HIT, decks=("fury", "terror"))
    assert against(scene, "thick-hide") is None


@rule("AL-REACT-35", "AL-ACT-FIGHT-08")
def test_thick_hide_needs_somebody_whom_the_attack_strikes() -> None:
    for struck, rule_against in (("A1-C4", None), ("A1-D4", "AL-REACT-35")):
        scene = Scene(
            at="A1-B4",
            monsters=[("worms", struck)],
            items=["frag-canister"],
            hand=["thick-hide", "shaking-hands"],
            decks=("fury", "terror"),
        )
        scene.play(UseItem(scene.item("frag-canister").card)).given(HIT, HIT, HIT)
        scene.play(AimBeyond(scene.tile("A1-B4"), EAST))
        assert against(scene, "thick-hide") == rule_against


# F07 Strike Back


@rule("AL-REACT-24", "AL-COMBAT-05")
def test_strike_back_adds_a_die_to_the_wounded_monsters_with_the_hero() -> None:
    monsters: list[Placed] = [("parasites", "A1-B4", "wounded"), ("worms", "A1-B4"), ("spores", "A1-C4", "wounded")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["strike-back"])
    scene.given(MISS, MISS).play(Fight(scene.monster("parasites").figure))
    react(scene, "strike-back")
    assert scene.state.turn.bonus == [scene.monster("parasites").id]
    scene.play(choose(scene, "parasites"))
    assert dice_of(scene) == [3, 3]


@rule("AL-REACT-25", "AL-RUL-39")
def test_strike_back_adds_one_to_every_other_monster_in_a_danger_sector_even_if_none_is_wounded() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], hand=["strike-back"], danger=["A1-B4"])
    scene.given(MISS, MISS).play(Fight(scene.monster("worms").figure))
    react(scene, "strike-back").play("yes")
    assert dice_of(scene) == [4]


@rule("AL-REACT-35")
def test_strike_back_needs_a_wounded_monster_with_the_hero() -> None:
    monsters: list[Placed] = [("worms", "A1-B4"), ("spores", "A1-C4", "wounded")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["strike-back"])
    scene.given(MISS, MISS).play(Fight(scene.monster("worms").figure))
    assert against(scene, "strike-back") == "AL-REACT-35"


# F08 Drawn to the Signal


@rule("AL-REACT-37", "AL-ACT-LOCATE-09")
def test_drawn_to_the_signal_moves_any_monster_by_one_if_no_kind_on_the_map_was_named() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-E4"), ("spores", "A1-D4")], hand=["drawn-to-the-signal"])
    scene.play(*ask_for("kind-hybrids", "switch"))
    react(scene, "drawn-to-the-signal").play(choose(scene, "worms"))
    assert scene.offered == ["stay", "go west"]
    scene.play("go west")
    assert stands_in(scene, "worms", "A1-D4")


@rule("AL-REACT-43", "AL-REACT-37", "AL-ACT-LOCATE-09")
def test_drawn_to_the_signal_moves_a_kind_that_was_named_by_two_and_no_other() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-E4"), ("spores", "A1-D4")], hand=["drawn-to-the-signal"])
    scene.play(*ask_for("kind-worms", "switch"))
    react(scene, "drawn-to-the-signal").play("go west", "go west")
    assert stands_in(scene, "worms", "A1-C4")
    told = scene.told(events.DistanceTold)
    assert (told[0].distance, told[0].level) == (1, 0)  # the answer comes after the movement


@rule("AL-REACT-37", "AL-ACT-LOCATE-02", "AL-DEPLOY-16")
def test_drawn_to_the_signal_moves_the_boss_that_was_named_and_not_others_of_its_kind() -> None:
    monsters, missions = [("colonel", "A1-E4"), ("cultists", "A1-D4")], ("SM06", "PM08", "FM01")
    scene = Scene(at="A1-B4", monsters=monsters, hand=["drawn-to-the-signal"], missions=missions, active=True)
    scene.play(*ask_for("boss-colonel", "switch"))
    react(scene, "drawn-to-the-signal").play("go west", "go west")
    assert stands_in(scene, "colonel", "A1-C4")
    assert stands_in(scene, "cultists", "A1-D4")


@rule("AL-REACT-25", "AL-COMBAT-11")
def test_drawn_to_the_signal_adds_a_die_in_a_danger_sector() -> None:
    monsters = [("parasites", "A1-C4")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["drawn-to-the-signal"], danger=["A1-B4"])
    scene.play(*ask_for("kind-parasites", "switch"))
    react(scene, "drawn-to-the-signal").play("go west", "yes")
    scene.end_turn()
    assert dice_of(scene) == [3]


@rule("AL-REACT-35")
def test_drawn_to_the_signal_needs_a_monster() -> None:
    hand, decks = ["drawn-to-the-signal", "scrambled-signal"], ("fury", "traps")
    scene = Scene(at="A1-B4", hand=hand, decks=decks)
    assert against(scene.play(*ask_for("kind-worms", "switch")), "drawn-to-the-signal") == "AL-REACT-35"


# F09 Pack Call


@rule("AL-DEPLOY-10", "AL-DEPLOY-03")
def test_pack_call_deploys_one_sector_nearer_than_usual() -> None:
    scene = Scene(at="A1-B4", hand=["pack-call"])
    react(scene.play(*ask_for("door", "switch")), "pack-call").play("deploy worms")
    assert scene.why_not(ChooseSector(scene.sector("A1-E4"))) == "AL-DEPLOY-03"
    scene.play(ChooseSector(scene.sector("A1-E3")))
    assert stands_in(scene, "worms", "A1-E3")


@rule("AL-REACT-25", "AL-MMOVE-01")
def test_pack_call_then_moves_the_new_monster_in_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", hand=["pack-call"], danger=["A1-B4"], monsters=[("spores", "B1-F5")])
    react(scene.play(*ask_for("door", "switch")), "pack-call")
    scene.play("deploy worms", ChooseSector(scene.sector("A1-E3")), "yes", "go south")
    assert stands_in(scene, "worms", "A1-E4")


@rule("AL-DEPLOY-06", "AL-REACT-35")
def test_pack_call_needs_room_on_a_level() -> None:
    full = [("spores", "A1-E4"), ("parasites", "A1-E4"), ("worms", "A1-E4"), ("cultists", "A1-E4")]
    other = [("spores", "B1-F3"), ("parasites", "B1-F3"), ("worms", "B1-F3"), ("cultists", "B1-F3")]
    scene = Scene(at="A1-B4", hand=["pack-call"], monsters=[*full, *other])
    assert against(scene.play(*ask_for("door", "switch")), "pack-call") == "AL-REACT-35"


# F10 Caught Off Guard


@rule("AL-MMOVE-01", "AL-REACT-24")
def test_caught_off_guard_moves_a_monster_up_to_two_sectors() -> None:
    scene = Scene(at="A1-B4", monsters=[("parasites", "A1-D4")], hand=["caught-off-guard"], revealed=["A1-C4"])
    scene.play("search").pass_until("MayReact")
    react(scene, "caught-off-guard").given(MISS, MISS).play("go west", "go west")
    assert stands_in(scene, "parasites", "A1-B4")
    assert scene.hero.health == 12


@rule("AL-REACT-25", "AL-REACT-42")
def test_caught_off_guard_costs_health_in_a_danger_sector_if_the_monster_reaches_the_hero() -> None:
    setting = {"at": "A1-B4", "monsters": [("parasites", "A1-D4")], "danger": ["A1-B4"], "revealed": ["A1-C4"]}
    scene = Scene(hand=["caught-off-guard"], **setting)  # type: ignore[arg-type]
    scene.play("search").pass_until("MayReact")
    react(scene, "caught-off-guard").given(MISS, MISS).play("go west", "go west", "yes")
    assert scene.hero.health == 11
    short = Scene(hand=["caught-off-guard"], **setting)  # type: ignore[arg-type]
    short.play("search").pass_until("MayReact")
    react(short, "caught-off-guard").play("go west", "stay")
    assert short.asked == "ChooseAction"
    assert short.hero.health == 12


@rule("AL-REACT-15")
def test_caught_off_guard_is_for_a_turn_with_a_search() -> None:
    scene = Scene(at="A1-B4", monsters=[("parasites", "A1-D4")], hand=["caught-off-guard"])
    assert against(scene.play("move east"), "caught-off-guard") == "AL-REACT-15"


# F11 Interrupted


@rule("AL-REACT-18", "AL-ALLY-09", "AL-TURN-03")
def test_interrupted_makes_the_hero_choose_between_health_and_the_action() -> None:
    setting = {"at": "A1-A3", "monsters": [("cultists", "A1-A2")], "hand": ["interrupted"], "allies": ["pilot"]}
    scene = Scene(**setting)  # type: ignore[arg-type]
    react(scene.play("repair north"), "interrupted").play("go south")
    assert scene.match.seat == HERO
    scene.play("give up action")
    assert scene.state.lit == 0
    assert scene.state.turns_left == 7
    assert [event.action for event in scene.told(events.ActionFailed)] == [INTERACT]
    paying = Scene(**setting)  # type: ignore[arg-type]
    react(paying.play("repair north"), "interrupted").play("go south", "lose 1 health")
    assert paying.hero.health == 11  # a loss that the Hero chose cannot be sent to an ally
    assert paying.state.lit == paying.mask(["A1-A3", "A1-A2", "A1-A1"])


@rule("AL-REACT-24", "AL-REACT-35")
def test_interrupted_does_not_trouble_a_hero_whom_no_monster_has_reached() -> None:
    scene = Scene(at="A1-A3", monsters=[("cultists", "A1-E3")], hand=["interrupted"])
    react(scene.play("repair north"), "interrupted").play("stay")
    assert scene.state.lit
    assert scene.asked == "ChooseAction"


@rule("AL-REACT-45")
def test_interrupted_moves_another_monster_before_it_looks_in_a_danger_sector() -> None:
    monsters = [("cultists", "A1-A1"), ("spores", "A1-A2")]
    scene = Scene(at="A1-A3", monsters=monsters, hand=["interrupted"], danger=["A1-A3"])
    react(scene.play("repair north"), "interrupted").play("yes", choose(scene, "cultists"), "stay")
    scene.play("go south")  # the Spores: the Cultist has moved already
    assert scene.asked == "PointsOrAction"


@rule("AL-REACT-35")
def test_interrupted_needs_a_monster() -> None:
    hand, decks = ["interrupted", "frozen-by-fear"], ("fury", "terror")
    scene = Scene(at="A1-A3", hand=hand, decks=decks)
    assert against(scene.play("repair north"), "interrupted") == "AL-REACT-35"


# F12 Taste of Blood


@rule("AL-REACT-17", "AL-REACT-34")
def test_taste_of_blood_takes_one_health_more() -> None:
    scene = react(bitten(["taste-of-blood"]), "taste-of-blood")
    assert scene.hero.health == 10


@rule("AL-REACT-17", "AL-REACT-25")
def test_taste_of_blood_takes_another_one_in_a_danger_sector() -> None:
    scene = react(bitten(["taste-of-blood"], danger=True), "taste-of-blood").play("yes")
    assert scene.hero.health == 9


@rule("AL-REACT-17")
def test_taste_of_blood_does_not_answer_a_loss_of_sanity() -> None:
    hand, decks = ["taste-of-blood", "mounting-terror"], ("fury", "terror")
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], hand=hand, decks=decks)
    assert against(scene.play("move east"), "taste-of-blood") == "AL-REACT-17"


# F13 Frenzy


@rule("AL-REACT-17", "AL-COMBAT-11")
def test_frenzy_adds_a_die_to_a_monster_with_the_hero() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-C4"), ("cultists", "A1-C4")], hand=["frenzy"])
    react(scene.play("move east"), "frenzy").play(choose(scene, "hybrids"))
    scene.pass_until("ChooseAttacker").play(choose(scene, "hybrids"))
    assert dice_of(scene) == [3, 2]


@rule("AL-REACT-25", "AL-COMBAT-21", "AL-INFO-11")
def test_frenzy_heals_that_monster_in_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-C4", "wounded")], hand=["frenzy"], danger=["A1-C4"])
    react(scene.play("move east"), "frenzy").play("yes")
    assert not scene.monster("hybrids").wounded
    assert [event.figure for event in scene.told(events.MonsterHealed)] == [scene.figure("hybrids")]


@rule("AL-REACT-35")
def test_frenzy_does_not_heal_and_is_not_played_where_no_monster_is_with_the_hero() -> None:
    """The loss comes from another card: the monster that this one moved is not in the Hero's sector."""
    hand = ["shape-in-the-doorway", "frenzy", "mounting-terror"]
    scene = Scene(
        at="A1-A4",
        monsters=[("parasites", "A1-D4", "wounded")],
        hand=hand,
        decks=("fury", "terror"),
        danger=["A1-B4"],
        revealed=["A1-B4", "A1-C4"],
    )
    react(scene.play("move east"), "shape-in-the-doorway").play("go west", "no")
    assert scene.hero.sanity == 11
    assert against(scene, "frenzy") == "AL-REACT-35"
