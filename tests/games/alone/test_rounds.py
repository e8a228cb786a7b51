"""Turns and the end of a round: what comes when, and what each step does (AL-TURN, AL-ROUND)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SECOND_EVIL, Scene
from tests.games.alone.test_missions_starting import ANY_CARD
from undercroft.games.alone import events
from undercroft.games.alone.ids import FURY, SPEED, CardId
from undercroft.games.alone.options.evil import Lay, PlaceDanger, RemoveDanger
from undercroft.games.alone.options.hero import BulletTime
from undercroft.games.alone.state import Played, level_of
from undercroft.kernel.events import Event
from undercroft.kernel.parts import Seat
from undercroft.testing import rule


def search(scene: Scene, times: int = 1) -> Scene:
    """The Hero searches for so many turns, everything else being declined."""
    for _ in range(times):
        scene.play("search").end_turn()
    return scene


def fill_track(scene: Scene, slots: Sequence[int], deck: int = FURY) -> list[CardId]:
    """Cards of a deck lie on the track, each on so many slots."""
    state = scene.state
    pile = next(found for found in state.decks if found.id == deck)
    taken = []
    for size in slots:
        card = pile.cards.pop(0)
        taken.append(card)
        state.track.append(Played(card, EVIL, face_down=False, slots=size))
    return taken


def in_order(scene: Scene, *kinds: type[Event]) -> list[type[Event]]:
    """The events of these kinds since the scene was laid out, by type, in the order in which Evil was told."""
    told = (event.seen_by(EVIL) for event in scene.match.events[scene._told :])
    return [type(event) for event in told if isinstance(event, kinds)]


# Turns


@rule("AL-TURN-01", "AL-TURN-02")
def test_every_turn_is_the_heros_and_eight_make_a_round() -> None:
    scene = Scene()
    for number in range(8):
        assert scene.match.choice is not None
        assert scene.match.choice.seat == HERO
        assert (scene.state.round, scene.state.turns_left) == (1, 8 - number)
        search(scene)
    assert (scene.state.round, scene.state.turns_left) == (2, 8)
    assert [event.number for event in scene.told(events.TurnBegan)] == [2, 3, 4, 5, 6, 7, 8, 1]


@rule("AL-TURN-03")
def test_the_hero_cannot_pass_and_spends_a_turn_token_with_the_declaration() -> None:
    scene = Scene(at="A1-B4", hand=[ANY_CARD])
    assert "pass" not in scene.offered
    assert scene.state.turns_left == 8
    scene.play("search")
    assert scene.state.turns_left == 7


@rule("AL-TURN-04")
def test_six_actions_are_open_to_the_hero() -> None:
    scene = Scene(at="A1-E5", monsters=[("cultists", "A1-E5")])
    first_words = {option.split()[0] for option in scene.offered}
    assert {"move", "explore", "locate", "fight", "search", "repair"} <= first_words


@rule("AL-TURN-05", "AL-TURN-06")
def test_bullet_time_costs_one_adrenaline_and_one_turn_token_for_two_actions() -> None:
    scene = Scene(at="A1-B4", adrenaline=1)
    scene.play("bullet time", "move east")
    assert scene.hero.adrenaline == 0
    assert (scene.asked, scene.state.turns_left) == ("ChooseAction", 7)
    scene.play("explore east").end_turn()
    assert scene.state.turns_left == 7
    assert [event.action for event in scene.told(events.ActionDeclared)] == [0, 1]


@rule("AL-TURN-05", "AL-TURN-06")
def test_bullet_time_needs_adrenaline_and_is_used_once() -> None:
    broke = Scene(adrenaline=0)
    assert broke.why_not(BulletTime()) == "AL-TURN-05"
    scene = Scene(adrenaline=3)
    scene.play("bullet time")
    assert "bullet time" not in scene.offered
    assert scene.why_not(BulletTime()) == "AL-TURN-06"


@rule("AL-TURN-05", "AL-TURN-11")
def test_bullet_time_and_other_effects_of_the_start_of_a_turn_come_before_the_action_in_any_order() -> None:
    scene = Scene(adrenaline=3, allies=["captain"], character="doctor", health=5)
    assert {"bullet time", "sacrifice captain", "use ability"} <= set(scene.offered)
    scene.play("bullet time")
    assert {"sacrifice captain", "use ability"} <= set(scene.offered)
    scene.play("search").pass_until("ChooseAction")
    assert not {"bullet time", "sacrifice captain", "use ability"} & set(scene.offered)


@rule("AL-TURN-07", "AL-RUL-23")
def test_the_two_actions_may_be_alike_and_the_second_is_declared_after_the_first() -> None:
    """Two steps east: where the second goes is decided in the sector that the first has revealed."""
    scene = Scene(at="A1-A3")
    scene.play("bullet time", "move south", "pass", "move east")
    assert scene.hero.sector == scene.sector("A1-B4")
    kinds = in_order(scene, events.ActionDeclared, events.HeroMoved)
    assert kinds == [events.ActionDeclared, events.HeroMoved] * 2


@rule("AL-TURN-08", "AL-REACT-20")
def test_the_end_of_a_bullet_time_turn_happens_once_after_both_actions() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], hand=[ANY_CARD])
    scene.play("bullet time", "search").pass_until("ChooseAction")
    assert scene.told(events.DiceRolled) == []
    scene.play("search").pass_until("MayReact").end_turn()
    assert len(scene.told(events.DiceRolled)) == 1


@rule("AL-TURN-09", "AL-REACT-21")
def test_each_action_of_a_turn_counts_with_its_own_kind() -> None:
    scene = Scene(at="A1-B4", hand=[ANY_CARD], monsters=[("cultists", "B1-F5")])
    scene.play("bullet time", "search").pass_until("ChooseAction")
    scene.play("explore east").pass_until("MayReact")
    assert [deed.action for deed in scene.state.turn.deeds] == [4, 1]


@rule("AL-TURN-10", "AL-REACT-38")
def test_a_turn_ends_when_evil_has_had_its_chance() -> None:
    scene = Scene(at="A1-B4", hand=[ANY_CARD], monsters=[("cultists", "B1-F5")])
    scene.play("search").pass_until("MayReact")
    assert scene.told(events.TurnBegan) == []
    scene.play("pass")
    assert [event.number for event in scene.told(events.TurnBegan)] == [2]


@rule("AL-TURN-12", "AL-RUL-05")
def test_the_end_of_a_turn_is_reactions_attacks_lights_and_missions_in_this_order() -> None:
    """A Cultist beside the Hero attacks, another walks into a lit sector, and a countdown runs."""
    monsters = [("spores", "A1-B4"), ("cultists", "A1-E4")]
    scene = Scene(
        at="A1-B4", monsters=monsters, lit=["A1-E5"], hand=[ANY_CARD], missions=("SM06", "PM08", "FM04"), active=True
    )
    scene.state.missions.countdown = 5
    scene.play("search").pass_until("MayReact")
    cultist = scene.monster("cultists").id
    scene.play(Lay(scene.card(ANY_CARD)), "move one", f"choose monster {cultist}", "go south").end_turn()
    kinds = (events.ReactionPlayed, events.DiceRolled, events.LightsChanged, events.CountdownChanged, events.TurnBegan)
    assert in_order(scene, *kinds) == list(kinds)


@rule("AL-TURN-13", "AL-RUL-24")
def test_after_the_eighth_turn_and_its_reactions_the_round_ends() -> None:
    scene = Scene(at="A1-B4", turns_left=1, hand=[ANY_CARD], monsters=[("cultists", "A1-E4")])
    scene.play("search").pass_until("MayReact")
    scene.play(Lay(scene.card(ANY_CARD)), "move one", "stay").end_turn()
    kinds = (events.ReactionPlayed, events.DangerSetAside, events.RoundBegan)
    assert in_order(scene, *kinds) == list(kinds)


@rule("AL-RUL-24", "AL-REACT-39")
def test_no_reaction_is_played_at_the_end_of_a_round() -> None:
    """The loss of nightmare mode enables nobody's card."""
    scene = Scene(turns_left=1, nightmare=True, rounds_left=0, decks=("traps", "fury"), hand=["blind-stumble"])
    scene.play("search")
    asked = []
    while scene.state.round == 1:
        asked.append((scene.asked, scene.hero.sanity))
        scene.pass_one()
    assert scene.hero.sanity == 10
    assert ("MayReact", 10) not in asked


# Step 1


@pytest.mark.parametrize(("slots", "count"), [((), 4), ((1, 2, 1, 1), 4), ((1, 2, 1, 2), 3), ((1, 2, 1, 2, 1), 2)])
@rule("AL-ROUND-01", "AL-REACT-29")
def test_evil_sets_a_danger_token_aside_for_each_open_symbol(slots: tuple[int, ...], count: int) -> None:
    scene = Scene(at="A1-B4", turns_left=1, solved=True)
    fill_track(scene, slots)
    scene.play("search").pass_until("PlaceDangerTokens")
    assert scene.state.danger_aside == count


@rule("AL-ROUND-01", "AL-REACT-30")
def test_a_full_track_still_leaves_one_symbol() -> None:
    """Worked example 4."""
    scene = Scene(at="A1-B4", turns_left=1, solved=True)
    fill_track(scene, (1, 2, 1, 2, 1, 1))
    scene.play("search").pass_until("PlaceDangerTokens")
    assert scene.state.danger_aside == 1


@rule("AL-ROUND-01", "AL-REACT-31", "AL-HAND-09")
def test_the_cards_of_the_track_go_to_the_piles_of_their_own_decks() -> None:
    scene = Scene(at="A1-B4", turns_left=1)
    fury, speed = fill_track(scene, (1, 2)), fill_track(scene, (1,), SPEED)
    search(scene)
    assert scene.state.track == []
    assert [deck.discard for deck in scene.state.decks] == [fury, speed]


@rule("AL-ROUND-01", "AL-ROUND-05", "AL-HAND-08")
def test_the_track_is_discarded_before_hands_are_filled() -> None:
    """The deck is empty: what lay on the track is all there is to draw."""
    scene = Scene(at="A1-B4", turns_left=1, seats=3)
    fury = fill_track(scene, (1, 2))
    scene.state.decks[0].cards = []
    search(scene)
    assert scene.state.evil[0].hand == fury


# Step 2


@rule("AL-ROUND-02", "AL-INFO-06")
def test_only_the_heros_sector_its_neighbours_and_lit_ones_in_view_stay() -> None:
    """C4 is adjacent, E4 is lit and in view; D4 is dark, A3 is out of view though lit."""
    scene = Scene(at="A1-B4", turns_left=1, revealed=["A1-C4", "A1-D4", "A1-E4", "A1-A3"], lit=["A1-E4", "A1-A3"])
    scene.play("search").end_turn()
    assert [scene.is_revealed(f"A1-{name}") for name in ("B4", "C4", "E4", "D4", "A3")] == [
        True,
        True,
        True,
        False,
        False,
    ]


@rule("AL-ROUND-03")
def test_clearing_reveals_nothing_and_takes_what_lies_behind_a_blocked_door() -> None:
    """A4 is next to A3 only through a blocked door; A2 was never revealed and stays so."""
    scene = Scene(at="A1-A3", turns_left=1, revealed=["A1-A4"], blocked=[("A1-A3", "A1-A4")])
    search(scene)
    assert not scene.is_revealed("A1-A4")
    assert not scene.is_revealed("A1-A2")


@rule("AL-ROUND-03", "AL-STAIR-08")
def test_the_other_end_of_the_heros_stairs_is_adjacent() -> None:
    scene = Scene(at="A1-A2", turns_left=1, revealed=["B1-A1", "B1-A2"])
    search(scene)
    assert scene.is_revealed("B1-A1")
    assert not scene.is_revealed("B1-A2")


@rule("AL-ROUND-04", "AL-RUL-16")
def test_the_field_of_view_is_taken_before_anything_is_removed_and_what_stays_keeps_its_elements() -> None:
    """E4 is seen past D4, which goes; the Spores in E4 stay in the labyrinth with it."""
    scene = Scene(
        at="A1-B4", turns_left=1, revealed=["A1-C4", "A1-D4", "A1-E4"], lit=["A1-E4"], monsters=[("spores", "A1-E4")]
    )
    figure = scene.figure("spores")
    search(scene)
    assert scene.is_revealed("A1-E4")
    assert scene.figure("spores") == figure >= 0


@rule("AL-MMOVE-09", "AL-ROUND-02")
def test_a_monster_in_a_cleared_sector_is_unrevealed_again() -> None:
    scene = Scene(at="A1-B4", turns_left=1, revealed=["A1-C4", "A1-D4"], monsters=[("spores", "A1-D4")])
    search(scene)
    assert scene.figure("spores") < 0


# Step 3


@rule("AL-ROUND-05", "AL-HAND-04", "AL-HAND-05")
def test_each_evil_player_may_discard_and_then_refills() -> None:
    scene = Scene(at="A1-B4", turns_left=1, seats=3, hands=[[ANY_CARD], []], decks=("fury", "speed"))
    card = scene.card(ANY_CARD)
    scene.play("search").pass_until("MayDiscard")
    assert scene.match.choice is not None
    assert scene.match.choice.seat == EVIL
    scene.play(f"discard {ANY_CARD}").pass_until("ChooseAction")
    assert card in scene.state.decks[0].discard
    assert [len(player.hand) for player in scene.state.evil] == [6, 6]


@rule("AL-ROUND-06")
def test_adrenaline_is_filled_to_the_value_that_the_lower_marker_shows() -> None:
    """Worked example 18: a value of five."""
    scene = Scene(turns_left=1, character="doctor", health=5, sanity=12, adrenaline=0)
    search(scene)
    assert scene.hero.adrenaline == 5


@pytest.mark.parametrize(
    ("health", "sanity", "value"), [(12, 12, 3), (10, 12, 3), (9, 12, 4), (7, 9, 4), (6, 12, 5), (12, 3, 6), (12, 0, 6)]
)
@rule("AL-ROUND-06")
def test_the_adrenaline_track_rises_as_the_hero_weakens(health: int, sanity: int, value: int) -> None:
    scene = Scene(turns_left=1, character="doctor", health=health, sanity=sanity, adrenaline=1)
    search(scene)
    assert scene.hero.adrenaline == value


@rule("AL-ROUND-07")
def test_adrenaline_above_the_value_is_given_back() -> None:
    scene = Scene(turns_left=1, character="doctor", adrenaline=6)
    search(scene)
    assert scene.hero.adrenaline == 3


# Step 4


def placing(**more: object) -> Scene:
    """A round ends and the leader places danger tokens: four of them."""
    scene = Scene(turns_left=1, solved=True, **more)  # type: ignore[arg-type]
    return scene.play("search").pass_until("PlaceDangerTokens")


@rule("AL-ROUND-08", "AL-LEAD-06")
def test_the_leader_places_the_tokens_set_aside() -> None:
    scene = placing(at="A1-B4")
    chosen = [scene.sector(name) for name in ("A1-E4", "B1-A1", "B1-F5", "A1-F3")]
    scene.play(*(PlaceDanger(sector) for sector in chosen))
    assert scene.state.danger == sum(1 << sector for sector in chosen)
    assert scene.told(events.DangerPlaced) == []


@rule("AL-ROUND-09")
def test_no_token_goes_where_the_hero_is_or_looks() -> None:
    scene = placing(at="A1-B4", revealed=["A1-C4", "A1-A4"])
    for name in ("A1-B4", "A1-C4", "A1-A4"):
        assert scene.why_not(PlaceDanger(scene.sector(name))) == "AL-ROUND-09"
        assert str(PlaceDanger(scene.sector(name))) not in scene.offered
    assert str(PlaceDanger(scene.sector("A1-D4"))) in scene.offered


FULL = ["A1-A1", "A1-B1", "A1-C1", "A1-D1", "A1-E1", "A1-F1", "A1-D2", "A1-F2"]


@rule("AL-ROUND-10")
def test_a_sector_holds_one_token_and_a_level_eight() -> None:
    scene = placing(at="A1-B4", danger=FULL)
    assert scene.why_not(PlaceDanger(scene.sector("A1-A1"))) == "AL-ROUND-10"
    assert scene.why_not(PlaceDanger(scene.sector("A1-E4"))) == "AL-ROUND-10"
    assert scene.why_not(PlaceDanger(scene.sector("B1-E4"))) is None
    nearly = placing(at="A1-B4", danger=FULL[:-1])
    assert nearly.why_not(PlaceDanger(nearly.sector("A1-E4"))) is None


@rule("AL-ROUND-11", "AL-RUL-18")
def test_on_a_full_level_evil_may_move_tokens_and_on_another_not() -> None:
    scene = placing(at="A1-B4", danger=[*FULL, "B1-A1"])
    assert scene.why_not(RemoveDanger(scene.sector("B1-A1"))) == "AL-ROUND-11"
    scene.play(RemoveDanger(scene.sector("A1-A1")), PlaceDanger(scene.sector("A1-E4")))
    assert scene.state.danger == scene.mask([*FULL[1:], "A1-E4", "B1-A1"])
    assert scene.state.danger_aside == 3


@rule("AL-ROUND-11")
def test_a_token_is_removed_only_if_another_is_placed() -> None:
    """Once a token of a full level is off the map Evil must put one on that level instead."""
    scene = placing(at="A1-B4", danger=FULL)
    scene.play(RemoveDanger(scene.sector("A1-A1")))
    assert {text.rsplit(" ", 1)[0] for text in scene.offered} == {"place danger"}
    assert {level_of(option.sector) for option in scene.match.options if isinstance(option, PlaceDanger)} == {0}
    assert str(PlaceDanger(scene.sector("A1-A1"))) not in scene.offered
    assert scene.why_not(PlaceDanger(scene.sector("A1-A1"))) == "AL-ROUND-11"
    assert scene.why_not(PlaceDanger(scene.sector("B1-A1"))) == "AL-ROUND-11"
    scene.play(PlaceDanger(scene.sector("A1-E4"))).end_turn()
    assert scene.state.danger == scene.mask([*FULL[1:], "A1-E4"])


@rule("AL-ROUND-11", "AL-ROUND-09")
def test_where_no_other_token_could_be_placed_none_is_removed() -> None:
    """Whatever is free on the level lies in the field of view, or is the Hero's own sector (laid out by the test)."""
    scene = placing(at="A1-B4", danger=FULL)
    assert str(RemoveDanger(scene.sector("A1-A1"))) in scene.offered
    everywhere = sum(1 << sector for sector in range(25))
    scene.state.danger = everywhere & ~(1 << scene.hero.sector)
    assert scene.why_not(RemoveDanger(scene.sector("A1-A1"))) == "AL-ROUND-11"


@rule("AL-ROUND-12")
def test_evil_may_place_fewer_and_what_is_not_placed_is_lost() -> None:
    scene = placing(at="A1-B4")
    scene.play(PlaceDanger(scene.sector("A1-E4")), "pass").end_turn()
    assert scene.state.danger == scene.mask(["A1-E4"])
    assert scene.state.danger_aside == 0


# Steps 5 to 7


@rule("AL-ROUND-14", "AL-ROUND-15")
def test_effects_of_the_end_of_a_round_come_before_the_marker_moves() -> None:
    """The Colonel moves while the last round is not yet over; then nightmare mode begins."""
    scene = Scene(
        at="A1-B4", turns_left=1, rounds_left=1, missions=("SM06", "PM08", "FM01"), active=True,
        monsters=[("colonel", "B1-A4")],
    )  # fmt: skip
    scene.play("search").pass_until("MayMoveBoss")
    assert (scene.state.rounds_left, scene.state.nightmare) == (1, False)
    scene.end_turn()
    assert (scene.state.rounds_left, scene.state.nightmare) == (0, True)


@rule("AL-ROUND-15")
def test_the_marker_moves_one_space_a_round() -> None:
    scene = Scene(turns_left=1)
    search(scene)
    assert (scene.state.rounds_left, scene.state.nightmare) == (2, False)
    assert [event.left for event in scene.told(events.RoundBegan)] == [2]


@rule("AL-ROUND-16", "AL-LEAD-04", "AL-SETUP-28")
def test_the_leader_token_passes_to_the_left_and_eight_turn_tokens_come_back() -> None:
    scene = Scene(turns_left=1, seats=4)
    assert scene.state.leader == EVIL
    leaders = []
    for _ in range(3):
        scene.state.turns_left = 1
        search(scene)
        leaders.append(scene.state.leader)
        assert scene.state.turns_left == 8
    assert leaders == [SECOND_EVIL, 3, EVIL]
    assert [event.seat for event in scene.told(events.LeaderChanged)] == leaders


@rule("AL-RUL-42", "AL-LEAD-04")
def test_evil_is_led_by_somebody_who_is_still_there() -> None:
    scene = Scene(turns_left=1, seats=4)
    scene.match.concede(EVIL)
    assert scene.state.leader == SECOND_EVIL
    leaders = []
    for _ in range(2):
        scene.state.turns_left = 1
        search(scene)
        leaders.append(scene.state.leader)
    assert leaders == [3, SECOND_EVIL], "the seat of who has left is skipped"
    scene.match.concede(Seat(3))
    assert scene.state.leader == SECOND_EVIL, "who does not lead takes nothing along"
    assert [event.seat for event in scene.told(events.LeaderChanged)] == [SECOND_EVIL, *leaders]


@rule("AL-RUL-42", "AL-LEAD-06")
def test_what_the_leader_was_about_to_decide_falls_to_the_one_who_follows() -> None:
    """The leader gives up while asked for the first of the danger tokens, or while another player still discards."""
    asked = placing(at="A1-B4", seats=3)
    asked.match.concede(EVIL)
    assert (asked.asked, asked.match.seat) == ("PlaceDangerTokens", SECOND_EVIL)
    assert asked.state.danger_aside == 4
    earlier = Scene(at="A1-B4", seats=3, turns_left=1, solved=True, hands=[[], ["ambush"]], decks=("speed", "fury"))
    earlier.play("search").pass_until("MayDiscard")
    earlier.match.concede(EVIL)
    earlier.pass_until("PlaceDangerTokens")
    assert earlier.match.seat == SECOND_EVIL


@rule("AL-ROUND-17")
def test_a_round_gained_early_is_not_lost() -> None:
    scene = Scene(at="B1-F5", missions=("SM06", "PM08", "FM05"), difficulty="impossible", rounds_left=3)
    scene.play("complete stasis-log")
    assert scene.state.rounds_left == 4


@rule("AL-TURN-14", "AL-WIN-02")
def test_when_somebody_wins_nothing_further_is_resolved() -> None:
    """Two Cultists; the first attack takes the last point, and the second is not rolled."""
    scene = Scene(at="A1-B4", health=1, sanity=0, monsters=[("cultists", "A1-B4"), ("cultists", "A1-B4")])
    scene.given(HIT, MISS).play("locate", "choose target 0", "choose target 1").end_turn()
    assert scene.match.is_over
    assert len(scene.told(events.DiceRolled)) == 1


@rule("AL-COMBAT-06", "AL-MMOVE-15")
def test_the_leader_chooses_the_order_of_attacks() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4"), ("spores", "A1-B4")])
    spores, cultist = scene.monster("spores"), scene.monster("cultists")
    scene.play("search").pass_until("ChooseAttacker")
    assert scene.offered == [f"choose monster {spores.id}", f"choose monster {cultist.id}"]
    scene.play(f"choose monster {cultist.id}").end_turn()
    assert [event.figure for event in scene.told(events.DiceRolled)] == [cultist.figure, spores.figure]


@rule("AL-MMOVE-15", "AL-COMBAT-06")
def test_a_monster_that_has_gone_before_its_turn_comes_does_not_attack() -> None:
    """As when a card that answers the first loss moves it away."""
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4"), ("spores", "A1-B4")])
    scene.play("search").pass_until("ChooseAttacker")
    scene.monster("spores").sector = scene.sector("A1-C4")
    scene.play(f"choose monster {scene.monster('cultists').id}").end_turn()
    assert [event.figure for event in scene.told(events.DiceRolled)] == [scene.figure("cultists")]
