"""The End of Round, elimination and the end of the game (p.16, BM-RUL-60 to BM-RUL-66, BM-RUL-96)."""

from __future__ import annotations

from typing import Any

from undercroft.games.boss_monster import GAME, events
from undercroft.kernel.match import new_match
from undercroft.testing import rule

from .scene import Scene, Side, slugs

EPICS = (
    "tyrone-pharaoh-ascendant",
    "branadin-wordblessed",
    "heavenboy",
    "lone-fox-and-kit",
    "ser-mortin-the-deadly",
    "obrien-the-destroyer",
    "dumbledalf-the-blue",
    "wrathfuss-the-namer",
    "markus-geomancer-supreme",
    "rom-the-reaver",
    "gaimina-thief-of-dreams",
    "roberta-dreaded-outlaw",
    "katelyn-angelic-healer",
    "kerberos-dirtbeard-canine-cleric",
    "lord-van-ette",
    "jejune-everlea-holy-sisters",
    "frankov-the-envoy",
    "nate-the-squidslayer",
    "antonius-the-rune-knight",
    "asmor-the-aweless",
    "tempros-the-time-marauder",
    "terric-warhelm-half-elf-archmage",
)
SINGLES = ("elfstar", "hookshot-joe", "black-leaf", "megan-the-missile-mage", "vampire", "barbarian", "witch")


class Heroes:
    """Gives out Heroes to scoring areas: ``take(5)`` are two Epic ones and an ordinary one."""

    def __init__(self) -> None:
        self.epics, self.singles = list(EPICS), list(SINGLES)

    def take(self, worth: int) -> list[str]:
        singles = [self.singles.pop()] if worth % 2 else []
        return [self.epics.pop() for _ in range(worth // 2)] + singles


def score(*sides: tuple[int, int], bosses: tuple[str, ...] = ("", "", "", "")) -> Scene:
    """A round that ends with these Souls and Wounds; a Room in every hand lets a new round ask somebody."""
    heroes = Heroes()
    hands = ("imp-temple", "spawn-point", "spiked-pit", "dark-portal")
    seats: list[Any] = [
        Side(boss=bosses[n], souls=heroes.take(won), wounds=heroes.take(lost), hand=[hands[n]])
        for n, (won, lost) in enumerate(sides)
    ]
    alice, bob, carol, dave = (*seats, None, None)[:4]
    return Scene(alice=alice, bob=bob, carol=carol, dave=dave, at="end")


# The round ends


@rule("BM-END-01", "BM-END-06")
def test_the_round_ends_and_is_judged_only_after_everybody_was_active() -> None:
    heroes = Heroes()
    scene = Scene(
        alice=Side(souls=heroes.take(9), dungeon=["spawn-point"], entrance=["the-fool"]),
        bob=Side(hand=["pause"]),
        at="adventure",
    )
    scene.passes("bob", "bob")
    assert (scene.alice.soul_count, scene.is_over) == (10, False)
    assert (scene.asked, scene.state.active) == ("bob", 1)
    scene.passes("bob")
    assert (scene.is_over, scene.winner) == (True, "alice")


@rule("BM-END-02")
def test_effects_until_end_of_round_stop() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["giant-size"]), at="adventure")
    scene.says("alice", "play giant-size")
    assert (scene.state.round, scene.alice.damage) == (2, [2])


@rule("BM-END-04", "BM-RUL-41")
def test_damage_on_a_hero_sent_back_is_forgotten_at_the_end_of_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["heavenboy"], hand=["fear", "jeopardy"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play fear")
    assert scene.damage_on("heavenboy") == 3
    scene.to_end_of_round()
    assert (scene.in_town()[0], scene.damage_on("heavenboy")) == ("heavenboy", 0)


@rule("BM-END-05")
def test_no_spell_and_no_activated_ability_may_be_used_at_the_end_of_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["lost-library", "inner-sanctum"], hand=["jeopardy", "soul-harvest"], souls=["elfstar"]),
        at="end",
    )
    assert (scene.phase, scene.question) == ("end", "MayUseAbility")  # Inner Sanctum, which fires by itself
    assert scene.offers() == ["yes", "no"]
    scene.says("alice", "no")
    assert (scene.state.round, scene.phase, scene.waits) == (2, "build", [])


@rule("BM-RUL-60", "BM-GLOSS-11")
def test_a_room_that_is_deactivated_neither_acts_nor_can_be_destroyed_in_the_end_of_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["blockpile-puzzle", "spawn-point"], asleep=["blockpile-puzzle"], hand=["imp-temple"]),
        bob=Side(dungeon=["blockpile-puzzle", "spawn-point"], asleep=["spawn-point"], hand=["imp-temple"]),
        at="end",
    )
    assert scene.alice.dungeon == ["blockpile-puzzle", "spawn-point"]
    assert scene.bob.dungeon == ["spawn-point"]
    assert scene.alice.asleep == scene.bob.asleep == []


@rule("BM-RUL-60", "BM-END-02")
def test_what_lasts_until_the_end_of_the_round_still_holds_for_the_effects_at_the_end_of_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["blockpile-puzzle", "spawn-point"], hand=["meddling-kids", "imp-temple"]), at="adventure"
    )
    scene.says("alice", "play meddling-kids", "room blockpile-puzzle")
    scene.to_end_of_round()
    assert (scene.state.round, scene.alice.dungeon) == (2, ["blockpile-puzzle", "spawn-point"])


@rule("BM-RUL-60", "BM-RUL-23")
def test_a_level_up_that_waited_is_resolved_before_the_test_for_loss() -> None:
    heroes = Heroes()
    scene = Scene(
        alice=Side(
            boss="belladonna",
            dungeon=["spawn-point"] * 2 + ["inner-sanctum"] * 2 + ["imp-temple"],
            asleep=["imp-temple"],
            wounds=heroes.take(5),
        ),
        at="end",
    )
    scene.says("alice", "no", "no")  # the Inner Sanctums
    assert scene.question == "ChooseHealed"
    scene.says("alice", scene.offers()[0])
    assert (scene.is_over, scene.alice.wound_count) == (False, 3)


# Winning and losing


@rule("BM-END-07", "BM-RUL-61", "BM-RUL-64")
def test_five_wounds_lose_however_many_souls_there_are() -> None:
    scene = score((16, 5), (10, 0), (0, 0))
    assert (scene.winner, scene.deciding_rule) == ("bob", "BM-END-08")


@rule("BM-END-07", "BM-RUL-64")
def test_more_than_five_wounds_lose_too() -> None:
    assert score((0, 6), (0, 4)).winner == "bob"


@rule("BM-END-08", "BM-RUL-64")
def test_ten_souls_or_more_with_fewer_than_five_wounds_win() -> None:
    assert score((0, 0), (10, 4)).winner == "bob"
    assert score((0, 0), (11, 4)).winner == "bob"


@rule("BM-END-08", "BM-END-12", "BM-TURN-03")
def test_nine_souls_do_not_win_and_a_new_round_begins() -> None:
    scene = score((9, 0), (0, 4))
    assert (scene.is_over, scene.state.round, scene.phase) == (False, 2, "build")


@rule("BM-END-09")
def test_of_two_who_meet_the_winning_test_the_higher_souls_minus_wounds_wins() -> None:
    scene = score((12, 4), (10, 1))
    assert (scene.winner, scene.deciding_rule) == ("bob", "BM-END-09")


@rule("BM-END-10", "BM-RUL-66")
def test_on_equality_the_lowest_xp_wins() -> None:
    scene = score((11, 1), (10, 0), (11, 1), bosses=("killa", "belladonna", "nicolius", ""))
    assert (scene.winner, scene.deciding_rule) == ("bob", "BM-END-10")


@rule("BM-RUL-61")
def test_who_does_not_meet_the_winning_test_is_not_compared() -> None:
    scene = score((10, 4), (9, 0), (9, 0))
    assert scene.winner == "alice"


@rule("BM-RUL-62", "BM-END-09")
def test_if_everybody_reaches_five_wounds_souls_minus_wounds_decide() -> None:
    scene = score((4, 5), (8, 6))
    assert (scene.is_over, scene.winner) == (True, "bob")


@rule("BM-RUL-62", "BM-END-10")
def test_if_everybody_loses_alike_the_lowest_xp_wins() -> None:
    assert score((4, 5), (5, 6), bosses=("nicolius", "killa", "", "")).winner == "bob"


@rule("BM-RUL-63", "BM-END-11")
def test_the_only_player_with_fewer_than_five_wounds_wins_without_ten_souls() -> None:
    scene = score((9, 5), (0, 4), (12, 7))
    assert (scene.winner, scene.deciding_rule) == ("bob", "BM-END-11")


@rule("BM-END-13")
def test_another_game_starts_with_complete_decks_and_new_bosses() -> None:
    games = [new_match(GAME, seats=2, seed=seed) for seed in range(8)]
    boxes = [sorted(match.game.inventory(match.state)) for match in games]
    assert all(box == boxes[0] for box in boxes)
    assert len({match.state.players[0].boss for match in games}) > 1
    assert all(not match.state.removed and not match.state.players[0].souls for match in games)


# Who cannot win


def meddled(alice: tuple[int, int], bob: tuple[int, int], carol: tuple[int, int] = (1, 0)) -> Scene:
    """Three Heroes walked into alice's dungeon; bob then keeps alice from winning this round."""
    heroes = Heroes()
    scene = Scene(
        alice=Side(
            souls=heroes.take(alice[0] - 3),
            wounds=heroes.take(alice[1]),
            dungeon=["barbarian-hall"] * 2,
            entrance=["the-fool", "joman-chimm-cutpurse", "jesta-the-rogue"],
        ),
        bob=Side(souls=heroes.take(bob[0]), wounds=heroes.take(bob[1]), hand=["meddling-kids"]),
        carol=Side(souls=heroes.take(carol[0]), wounds=heroes.take(carol[1])),
        at="adventure",
    )
    while "text 2 of meddling-kids" not in scene.offers():
        scene.says("bob", "pass" if len(scene.alice.player.walked_in) < 3 else "play meddling-kids")
    scene.says("bob", "text 2 of meddling-kids")
    scene.to_end_of_round()
    return scene


@rule("BM-RUL-96")
def test_who_is_barred_does_not_win_by_souls_this_round() -> None:
    scene = meddled((12, 0), (0, 0))
    assert (scene.alice.soul_count, scene.is_over) == (12, False)


@rule("BM-RUL-96", "BM-END-09")
def test_who_is_barred_is_left_out_of_a_comparison() -> None:
    assert meddled((14, 0), (10, 0)).winner == "bob"


@rule("BM-RUL-96")
def test_the_bar_lasts_for_this_round_only() -> None:
    scene = meddled((12, 0), (0, 0))
    scene.to_end_of_round()
    assert scene.winner == "alice"


@rule("BM-RUL-96", "BM-RUL-62")
def test_who_is_barred_is_left_out_even_if_everybody_has_five_wounds() -> None:
    assert meddled((16, 5), (2, 5), carol=(0, 6)).winner == "bob"


@rule("BM-RUL-96", "BM-RUL-63")
def test_who_is_barred_still_wins_as_the_last_player_left() -> None:
    heroes = Heroes()
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"] * 2, entrance=["the-fool", "joman-chimm-cutpurse", "jesta-the-rogue"]),
        bob=Side(wounds=heroes.take(5), hand=["meddling-kids"]),
        at="adventure",
    )
    while len(scene.alice.player.walked_in) < 3:
        scene.passes("bob")
    scene.says("bob", "play meddling-kids", "text 2 of meddling-kids")
    assert scene.winner == "alice"


# Elimination


@rule("BM-ELIM-01", "BM-ELIM-02")
def test_with_more_than_two_players_the_loser_is_out_with_all_cards_and_the_rest_play_on() -> None:
    scene = Scene(
        alice=Side(hand=["imp-temple"]),
        bob=Side(
            dungeon=[["spawn-point", "barbarian-hall"]],
            hand=["dark-portal", "fear"],
            souls=["elfstar"],
            wounds=["heavenboy", "tyrone-pharaoh-ascendant", "hookshot-joe"],
        ),
        carol=Side(),
        at="end",
    )
    assert (scene.is_over, scene.bob.is_out, scene.state.round) == (False, True, 2)
    assert (scene.bob.dungeon, scene.bob.hand, scene.bob.souls, scene.bob.wounds) == ([], [], [], [])
    assert len(scene.removed()) == 1 + 2 + 2 + 1 + 3
    assert scene.in_pile() == []


@rule("BM-ELIM-03")
def test_no_effect_touches_the_cards_of_an_eliminated_player() -> None:
    scene = Scene(
        alice=Side(dungeon=["inner-sanctum"], hand=["freeze", "all-your-base"]),
        bob=Side(dungeon=["spawn-point"], wounds=["heavenboy", "tyrone-pharaoh-ascendant", "hookshot-joe"]),
        carol=Side(dungeon=["imp-temple"]),
        deck=[],
        at="end",
    )
    scene.says("alice", "play freeze")
    assert sorted(scene.offers()) == ["room imp-temple", "room inner-sanctum"]
    scene.says("alice", "room imp-temple", "play all-your-base")
    assert scene.told(events.HandSeen)[0].victim == 2  # the only opponent left
    assert "spawn-point" in scene.removed()


@rule("BM-ELIM-04")
def test_as_many_heroes_as_players_who_started_are_revealed_after_an_elimination() -> None:
    scene = score((0, 0), (0, 5), (0, 0))
    assert (scene.bob.is_out, scene.state.round) == (True, 2)
    assert len(scene.in_town()) == 3


@rule("BM-RUL-65")
def test_heroes_at_the_entrance_of_an_eliminated_player_go_to_town_as_the_newest() -> None:
    scene = Scene(
        alice=Side(hand=["imp-temple"]),
        bob=Side(
            entrance=["elfstar", "black-leaf"],
            wounds=["heavenboy", "tyrone-pharaoh-ascendant", "hookshot-joe"],
        ),
        carol=Side(),
        town=["the-fool"],
        at="end",
    )
    assert scene.in_town()[:3] == ["the-fool", "elfstar", "black-leaf"]
    assert len(scene.in_town()) == 3 + 3
    assert slugs(scene.state.removed).count("elfstar") == 0
