"""Boss Monster in numbers: a place for every kind of option, and vectors that say what a player looks at."""

from __future__ import annotations

import random

import pytest

from undercroft.games.boss_monster import GAME, numbers, option_numbers, options
from undercroft.games.boss_monster.ids import MOST_ROOMS
from undercroft.games.boss_monster.state import find_room
from undercroft.kernel.parts import No, Option, Pass, Seat, Yes
from undercroft.testing import random_match, random_settings

from .scene import Scene, Side

PLAYERS = option_numbers.MOST_PLAYERS * numbers.PLAYER.size


def seen(scene: Scene, name: str) -> list[float]:
    return GAME.numbers(scene.sees(name))


def first_in_town(scene: Scene, name: str) -> dict[str, list[float]]:
    """What a player's vector says about the Hero at the head of the line."""
    vector = seen(scene, name)
    start = numbers.IN_TOWN[0]
    hero = vector[start : start + numbers.TOWN_HERO.size]
    pulls, goes = numbers.T_PULLS, numbers.T_GOES
    return {"head": hero[:4], "class": hero[4:pulls], "pulls": hero[pulls:goes], "goes": hero[goes:]}


def test_every_kind_of_option_has_numbers() -> None:
    kinds = {kind for kind in vars(options).values() if isinstance(kind, type) and issubclass(kind, Option)}
    assert set(option_numbers.START) == (kinds - {Option}) | {Pass, Yes, No}
    assert set(option_numbers.START) - set(option_numbers.WITHIN) == set(option_numbers.PLAIN)
    assert len(set(option_numbers.START.values())) == len(option_numbers.START)


def test_two_copies_in_one_dungeon_are_told_apart() -> None:
    scene = Scene(alice=Side(dungeon=["frostbat-cave", "frostbat-cave"], hand=["spawn-point"]), bob=Side())
    uses = [option for option in scene.table.options if isinstance(option, options.Use)]
    assert len(uses) == 2
    assert len({GAME.option_number(scene.state, option) for option in uses}) == 2


def test_the_numbers_are_dense_enough_to_learn() -> None:
    assert option_numbers.ACTIONS.size < 1_500


def test_all_numbers_lie_between_0_and_1() -> None:
    for seed in range(20):
        for table, _ in random_match(GAME, random_settings(GAME, random.Random(seed)), seed):
            vector = GAME.numbers(GAME.view(table.state, table.seat))
            assert 0.0 <= min(vector) <= max(vector) <= 1.0


def test_a_table_looks_the_same_from_both_chairs() -> None:
    strong = Side(boss="killa", dungeon=["bullet-builder", "wreck-room"], hand=["freeze"], souls=["elfstar"])
    weak = Side(boss="nicolius", dungeon=["spiked-pit"], hand=["pause", "spawn-point"], entrance=["black-leaf"])
    one = Scene(alice=strong, bob=weak, town=["hookshot-joe"])
    other = Scene(alice=weak, bob=strong, town=["hookshot-joe"])
    assert seen(one, "alice") == seen(other, "bob")
    assert seen(one, "bob") == seen(other, "alice")
    assert seen(one, "alice") != seen(one, "bob")


def test_players_and_rooms_are_numbered_from_the_asked_seat_on() -> None:
    met = set()
    for seed in range(40):
        for table, offered in random_match(GAME, GAME.settings_type(seats=3), seed):
            for option in offered:
                number = GAME.option_number(table.state, option) - option_numbers.START[type(option)]
                if isinstance(option, options.ChoosePlayer):
                    assert number == (option.player - table.seat) % 3
                elif isinstance(option, options.ChooseRoom):
                    place = find_room(table.state, option.room)
                    assert place is not None
                    assert divmod(number, MOST_ROOMS) == ((place[0] - table.seat) % 3, place[1])
                else:
                    continue
                met.add((type(option), table.seat))
    assert met == {(kind, seat) for kind in (options.ChoosePlayer, options.ChooseRoom) for seat in range(3)}


def test_a_hero_in_town_is_told_with_whom_it_would_follow_and_whether_it_would_die() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["spawn-point"]),
        bob=Side(dungeon=["bullet-builder"]),
        town=["black-leaf"],
    )
    lure = scene.sees("alice").lures[0]
    thief = [0.0, 0.0, 0.0, 1.0]
    assert lure.attraction == [1, 2]
    bob, alice = first_in_town(scene, "bob"), first_in_town(scene, "alice")
    assert (bob["class"], alice["class"]) == (thief, thief)
    assert bob["pulls"] == [2 / 8, 1 / 8, 0.0, 0.0]
    assert alice["pulls"] == [1 / 8, 2 / 8, 0.0, 0.0]
    assert bob["goes"] == [1.0, 0.0, 0.0, 0.0]
    assert alice["goes"] == [0.0, 1.0, 0.0, 0.0]
    dies = scene.health("black-leaf") <= sum(scene.bob.damage)
    assert bob["head"][3] == alice["head"][3] == float(dies)
    deadly = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["spawn-point"]),
        bob=Side(dungeon=["bullet-builder", "frostbat-cave", "frostbat-cave", "boulder-ramp"]),
        town=["black-leaf"],
    )
    assert scene.health("black-leaf") <= sum(deadly.bob.damage)
    assert not dies
    assert first_in_town(deadly, "alice")["head"][3] == 1.0


@pytest.mark.parametrize(
    ("changed", "side"),
    [
        ("hand", Side(dungeon=["spiked-pit"], hand=["spawn-point", "freeze"])),
        ("dungeon", Side(dungeon=["wreck-room"], hand=["spawn-point", "pause"])),
        ("entrance", Side(dungeon=["spiked-pit"], hand=["spawn-point", "pause"], entrance=["elfstar"])),
        ("souls", Side(dungeon=["spiked-pit"], hand=["spawn-point", "pause"], souls=["elfstar"])),
        ("wounds", Side(dungeon=["spiked-pit"], hand=["spawn-point", "pause"], wounds=["elfstar"])),
        ("Boss", Side(boss="killa", dungeon=["spiked-pit"], hand=["spawn-point", "pause"])),
        ("asleep", Side(dungeon=["spiked-pit"], hand=["spawn-point", "pause"], asleep=["spiked-pit"])),
        ("levelled", Side(dungeon=["spiked-pit"], hand=["spawn-point", "pause"], levelled=True)),
    ],
)
def test_what_matters_to_a_player_is_in_its_numbers(changed: str, side: Side) -> None:
    bob = Side(boss="dr-timebender", hand=["spawn-point", "pause"])
    plain = Scene(alice=Side(dungeon=["spiked-pit"], hand=["spawn-point", "pause"]), bob=bob)
    assert seen(Scene(alice=side, bob=bob), "alice") != seen(plain, "alice"), changed


def test_a_face_down_room_counts_for_the_one_who_laid_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["wreck-room", "spawn-point"]), bob=Side(hand=["madmans-manor"])
    )
    while scene.asked != "alice":
        scene.passes(str(scene.asked))
    twins = []
    for room in ("wreck-room", "spawn-point"):
        twin = scene.table.copy()
        twin.take(next(option for option in twin.options if str(option).startswith(f"build {room}")))
        views = (GAME.view(twin.state, Seat(seat)) for seat in range(2))
        twins.append([GAME.numbers(view)[-PLAYERS:] for view in views])
    assert twins[0][0] != twins[1][0]
    assert twins[0][1] == twins[1][1]


def test_every_number_tells_what_its_name_says() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["wreck-room", "spawn-point"], souls=["elfstar"]),
        bob=Side(dungeon=["bullet-builder"]),
        town=["black-leaf"],
    )
    told = dict(zip(GAME.number_names(GAME.settings_type(seats=2)), seen(scene, "alice"), strict=True))
    assert told["phase: build"] == 1.0
    assert told["in hand / 2: wreck-room"] == told["own Rooms / 2: spiked-pit"] == 0.5
    assert told["Rooms of the others / 2: bullet-builder"] == 0.5
    assert told["player 0: Souls / 10"] == 0.1
    assert told["player 1: Room 0: a visible Room"] == 1.0
    assert told["player 1: Room 1: a visible Room"] == 0.0
    assert told["Hero in town 0: class: thief"] == 1.0


def test_every_option_is_called_by_its_name() -> None:
    names = GAME.action_names(GAME.settings_type(seats=2))
    scene = Scene(alice=Side(dungeon=["frostbat-cave", "frostbat-cave"], hand=["spawn-point"]), bob=Side())
    called = {str(option): names[GAME.option_number(scene.state, option)] for option in scene.table.options}
    assert called["pass"] == "pass"
    assert called["build spawn-point.1 at 0"] == "build: spawn-point at spot 0"
    assert called["use frostbat-cave.2"] == "use: frostbat-cave.2"
