"""What each side may see: the Hero the labyrinth, Evil the map and its own cards (AL-INFO, AL-HAND, AL-REACT-36)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SECOND_EVIL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.monsters import BOSSES, NIGHTMARE, NORMAL
from undercroft.games.alone.ids import (
    AMBER,
    BREACH,
    CONDITION_TOKEN,
    DANGER_TOKEN,
    EAST,
    KINDS,
    LIGHT_SWITCH,
    NO_CARD,
    NORTH,
    SOUTH,
    STAIRCASE,
    WEST,
    WORMS,
    FigureId,
    ReportId,
)
from undercroft.games.alone.labyrinth import Reveal, conceal
from undercroft.games.alone.labyrinth_view import TileView
from undercroft.games.alone.options.evil import ChooseMonster, Lay, TakeTile
from undercroft.games.alone.options.hero import Fight
from undercroft.games.alone.state import Look, Token, steps_from, tile_of
from undercroft.games.alone.view import AloneView
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import Seat, as_ids, id_fields
from undercroft.testing import rule

OF_THE_MAP = {"sector", "monster", "door"}
"""Kinds of ids that only Evil knows."""


def view_of(scene: Scene, seat: Seat | None = HERO) -> AloneView:
    return GAME.view(scene.state, seat)


def tile_view(scene: Scene, name: str, seat: Seat | None = HERO) -> TileView | None:
    """A sector as a seat sees it in the labyrinth."""
    tile = tile_of(scene.state, scene.sector(name))
    return None if tile is None else next(seen for seen in view_of(scene, seat).tiles if seen.tile == tile.id)


def shown(scene: Scene, name: str) -> TileView:
    seen = tile_view(scene, name)
    assert seen is not None, f"{name} is not revealed"
    return seen


def lay_and_move(scene: Scene, kind: str, *steps: str) -> None:
    """A standard reaction with the first card in hand: move a monster."""
    scene.pass_until("MayReact").play(Lay(scene.state.evil[0].hand[0]))
    if scene.asked == "MoveOrDeploy":
        scene.play("move one")
    if scene.asked == "WhichMonster":
        scene.play(ChooseMonster(scene.monster(kind).id))
    scene.play(*steps)


# Who sees what


@rule("AL-INFO-01", "AL-SETUP-33")
def test_evil_sees_the_whole_map_and_the_hero_only_the_labyrinth() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "B1-F5")], lit=["B1-C1"], danger=["A1-F1"])
    evil = view_of(scene, EVIL).map
    assert evil is not None
    assert len(evil.sectors) == 50
    assert [monster.sector for monster in evil.monsters] == [scene.sector("B1-F5")]
    assert evil.hero == scene.sector("A1-B4")
    assert view_of(scene).map is None
    assert [tile.tile for tile in view_of(scene).tiles] == [scene.tile("A1-B4")]


@rule("AL-INFO-01")
def test_who_watches_sees_what_the_hero_sees() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], revealed=["A1-C4"], hand=["ambush"])
    watched, own = view_of(scene, None), view_of(scene, HERO)
    assert msgspec.structs.replace(watched, seat=HERO) == own
    assert GAME.things(scene.state, None) == GAME.things(scene.state, HERO)


@rule("AL-INFO-01")
def test_tiles_are_placed_by_where_they_lie_from_the_hero() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-A2", "A1-A3", "A1-D4", "B1-A1"])
    places = {name: (shown(scene, name).dx, shown(scene, name).dy) for name in ("A1-B4", "A1-A3", "A1-D4")}
    assert places == {"A1-B4": (0, 0), "A1-A3": (-1, -1), "A1-D4": (2, 0)}
    assert shown(scene, "B1-A1").end_of == AMBER
    assert shown(scene, "A1-A3").end_of == -1


@rule("AL-INFO-01")
def test_the_same_place_looks_the_same_wherever_it_lies_on_the_map() -> None:
    """A level that lies alike on other coordinates, and is another number, gives the same view."""
    one = Scene(at="A1-B4", map=0, missions=("SM06", "PM08", "FM02"))
    other = Scene(at="A1-B4", map=2, missions=("SM06", "PM08", "FM02"))
    assert one.state.map != other.state.map
    assert view_of(one).tiles == view_of(other).tiles


@rule("AL-INFO-01", "AL-INFO-09")
@pytest.mark.parametrize("seed", range(3))
def test_neither_views_nor_news_of_the_hero_ever_name_a_number_of_the_map(seed: int) -> None:
    match = new_match(GAME, str(seed), seats=2 + seed, quick_setup=True, extra_content=True)
    chance = random.Random(seed)
    for _ in range(150):
        if match.is_over:
            break
        if match.seat == HERO:
            assert match.choice is not None
            assert not OF_THE_MAP & set(id_fields(type(match.choice)).values())
            assert not any(named(option) for option in match.options)
        match.take(chance.choice(match.options))
    for event in match.events:
        for seat in (HERO, None):
            told = event.seen_by(seat)
            assert told is None or not named(told), f"{told} is told to {seat}"
    assert not {thing for thing in GAME.things(match.state, HERO) if thing.partition(":")[0] in OF_THE_MAP}


def named(struct: Any) -> list[Any]:
    """The numbers of the map that a struct names."""
    kinds = id_fields(type(struct))
    return [number for name, kind in kinds.items() if kind in OF_THE_MAP for number in as_ids(getattr(struct, name))]


# Revealed and unrevealed


@rule("AL-INFO-02", "AL-INFO-22")
def test_a_sector_is_seen_exactly_while_it_is_in_the_labyrinth() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-D4"], monsters=[("worms", "A1-D4")])
    assert shown(scene, "A1-D4").figures
    before = view_of(scene).tiles[0]
    conceal(scene.match.table, scene.sector("A1-D4"))
    assert view_of(scene).tiles == [before]
    assert scene.state.memory.seen >> scene.sector("A1-D4") & 1  # remembering is the player's business


@rule("AL-INFO-03", "AL-INFO-04")
def test_revealing_a_sector_reveals_every_element_in_it() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-A3"), ("spores", "A1-A3", "wounded")], danger=["A1-A3"])
    scene.state.tokens = [Token(BREACH, scene.sector("A1-A3"))]
    reveal(scene, "A1-A3", "A1-A2", "A1-D5")
    seen = shown(scene, "A1-A3")
    assert sorted((figure.kind, figure.wounded) for figure in seen.figures) == [(0, True), (4, False)]
    assert seen.danger
    assert seen.switch
    assert [(token.name, token.count) for token in seen.tokens] == [(BREACH, 1)]
    assert [door.way for door in seen.doors] == [SOUTH]
    assert shown(scene, "A1-A2").stairs == AMBER
    mission_rooms = [mission.room for mission in view_of(scene).missions]
    assert shown(scene, "A1-D5").mission == (shown(scene, "A1-D5").room in mission_rooms)


def reveal(scene: Scene, *names: str) -> None:
    scene.match.table.then(Reveal([scene.sector(name) for name in names]))
    scene.match.table.resume()


@rule("AL-INFO-05", "AL-DOOR-05")
def test_a_revealed_sector_shows_its_doors_and_which_are_blocked() -> None:
    scene = Scene(at="A1-B4", blocked=[("A1-A3", "A1-A4")])
    reveal(scene, "A1-A4", "A1-A1")
    assert [(door.way, door.blocked) for door in shown(scene, "A1-A4").doors] == [(NORTH, True)]
    assert [(door.way, door.blocked) for door in shown(scene, "A1-A1").doors] == [(EAST, False), (SOUTH, False)]


@rule("AL-INFO-06", "AL-INFO-14")
def test_the_hero_goes_on_seeing_what_happens_in_revealed_sectors_out_of_view() -> None:
    """E3 and D3 are revealed, but from B4 neither is in the field of view."""
    scene = Scene(at="A1-B4", revealed=["A1-E3", "A1-D3"], monsters=[("worms", "A1-E3")], hand=["ambush"])
    figure = scene.figure("worms")
    assert not shown(scene, "A1-E3").in_view
    lay_and_move(scene.play("search"), "worms", "go west")
    assert [seen.figure for seen in shown(scene, "A1-D3").figures] == [figure]
    assert not shown(scene, "A1-D3").in_view
    assert not scene.told(events.MonsterLeft)


@rule("AL-INFO-14", "AL-INFO-06")
def test_a_monster_that_leaves_the_field_of_view_for_a_revealed_sector_stays_visible() -> None:
    scene = Scene(
        at="A1-B4", revealed=["A1-C4", "A1-D4", "A1-E4", "A1-E3"], monsters=[("worms", "A1-E4")], hand=["ambush"]
    )
    figure = scene.figure("worms")
    assert shown(scene, "A1-E4").in_view
    lay_and_move(scene.play("search"), "worms", "go north")
    assert [seen.figure for seen in shown(scene, "A1-E3").figures] == [figure]
    assert not shown(scene, "A1-E3").in_view


@rule("AL-INFO-07", "AL-INFO-08")
def test_map_and_labyrinth_are_kept_up_to_date() -> None:
    scene = Scene(at="A1-A3", revealed=["A1-A2", "A1-A4"], monsters=[("worms", "A1-A4")])
    scene.play("repair north")
    assert shown(scene, "A1-A3").lit
    assert shown(scene, "A1-A2").lit
    scene.end_turn().play("move north").end_turn().play("move south", "block south")
    evil = view_of(scene, EVIL).map
    assert evil is not None
    assert evil.hero == scene.sector("A1-A3")
    assert evil.sectors[scene.sector("A1-A3")].lit
    assert evil.blocked == [scene.door("A1-A3", "A1-A4")]
    assert [(door.way, door.blocked) for door in shown(scene, "A1-A4").doors] == [(NORTH, True)]
    assert (shown(scene, "A1-A4").dx, shown(scene, "A1-A4").dy) == (0, 1)


@rule("AL-INFO-08", "AL-INFO-21")
def test_what_changes_in_an_unrevealed_sector_is_only_marked_on_the_map() -> None:
    scene = Scene(at="A1-B4")
    before = view_of(scene)
    state = scene.state
    state.danger |= 1 << scene.sector("A1-E1")
    state.lit |= 1 << scene.sector("A1-E1")
    state.blocked |= 1 << scene.door("A1-E1", "A1-F1")
    scene.add_monster("worms", "A1-E1")
    assert view_of(scene) == before
    evil = view_of(scene, EVIL).map
    assert evil is not None
    assert evil.sectors[scene.sector("A1-E1")].danger


@rule("AL-INFO-21", "AL-ROUND-09")
def test_danger_tokens_placed_in_the_dark_are_not_announced() -> None:
    scene = Scene(at="A1-B4", turns_left=1)
    scene.play("search").pass_until("PlaceDangerTokens")
    before = view_of(scene)
    scene.play(next(option for option in scene.match.options if str(option) == f"place danger {scene.sector('B1-A1')}"))
    assert view_of(scene) == before
    assert not scene.told(events.DangerPlaced)
    assert len(scene.told(events.DangerPlaced, EVIL)) == 1


@rule("AL-INFO-09", "AL-INFO-25")
@pytest.mark.parametrize("seed", range(4))
def test_without_a_card_that_says_otherwise_the_labyrinth_shows_the_truth(seed: int) -> None:
    match = new_match(GAME, f"truth {seed}", seats=3, quick_setup=True, extra_content=True)
    chance = random.Random(seed)
    for _ in range(200):
        if match.is_over:
            break
        match.take(chance.choice(match.options))
        evil = GAME.view(match.state, EVIL)
        assert evil.map is not None
        for seen in GAME.view(match.state, HERO).tiles:
            true = next(sector for sector in evil.map.sectors if sector.tile == seen.tile)
            assert (seen.shape, seen.room, seen.lit) == (true.shape, true.room, true.lit)
            assert seen.ways == [way for way in range(4) if true.ways[way] >= 0]
            assert [door.way for door in seen.doors] == [way for way in range(4) if true.doors[way] >= 0]
            if not true.hides and not true.shows:
                assert (seen.switch, seen.danger, seen.stairs) == (true.switch, true.danger, true.stairs)


@rule("AL-INFO-10", "AL-NOISE-01", "AL-ACT-LOCATE-01")
def test_evil_informs_of_distances_noises_and_wounds() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4"), ("worms", "A1-E4")], hand=["ambush"])
    scene.play("locate")
    scene.play(scene.match.options[0]).play(scene.match.options[0])
    assert len(scene.told(events.DistanceTold)) == 2
    lay_and_move(scene, "worms", "stay")
    assert [event.report for event in scene.told(events.NoiseHeard)] == [ReportId(EAST)]
    scene.end_turn().given(HIT, MISS).play(Fight(FigureId(scene.figure("spores"))))
    assert [event.figure for event in scene.told(events.MonsterWounded)] == [scene.figure("spores")]


@rule("AL-INFO-11", "AL-INFO-12")
def test_a_wounded_monster_that_walks_into_a_revealed_sector_is_revealed_as_wounded() -> None:
    """Worked example 2, outside the field of view."""
    scene = Scene(at="A1-B4", revealed=["A1-D3"], monsters=[("parasites", "A1-E3", "wounded")], hand=["ambush"])
    lay_and_move(scene.play("search"), "parasites", "go west")
    seen = shown(scene, "A1-D3")
    assert not seen.in_view
    assert [(figure.kind, figure.wounded) for figure in seen.figures] == [(1, True)]


@rule("AL-INFO-12")
def test_an_unrevealed_monster_that_enters_the_field_of_view_is_revealed() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"], monsters=[("worms", "A1-D4")], hand=["ambush"])
    lay_and_move(scene.play("search"), "worms", "go west")
    seen = shown(scene, "A1-C4")
    assert seen.in_view
    assert [figure.kind for figure in seen.figures] == [WORMS]


@rule("AL-INFO-13")
def test_a_monster_that_leaves_the_labyrinth_is_seen_to_go_in_a_direction() -> None:
    """Worked example 6."""
    scene = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4"], monsters=[("worms", "A1-D4")], hand=["ambush"])
    figure = scene.figure("worms")
    lay_and_move(scene.play("search"), "worms", "go east")
    assert [(event.figure, event.way) for event in scene.told(events.MonsterLeft)] == [(figure, EAST)]
    assert not any(tile.figures for tile in view_of(scene).tiles)


# Tiles run out

CORRIDORS = ("A1-B4", "A1-A3", "A1-A2", "A1-B1")


@rule("AL-INFO-15", "AL-INFO-16")
def test_if_no_tile_of_a_shape_is_left_the_farthest_one_is_taken() -> None:
    """Six corridors lie there; exploring east of C4 needs a seventh."""
    scene = Scene(at="A1-C4", revealed=[*CORRIDORS, "A1-C1"], monsters=[("worms", "A1-C1")])
    gone = scene.tile("A1-C1")
    scene.play("explore east")
    assert scene.is_revealed("A1-D4")
    assert tile_view(scene, "A1-C1") is None
    assert [event.tile for event in scene.told(events.TileTaken)] == [gone]
    assert not any(tile.figures for tile in view_of(scene).tiles)


@rule("AL-INFO-17", "AL-LEAD-06")
def test_among_equally_far_tiles_the_leader_chooses() -> None:
    scene = Scene(at="A1-C4", revealed=[*CORRIDORS, "B1-A2"])
    scene.play("explore east")
    assert (scene.asked, scene.match.seat) == ("ChooseTile", EVIL)
    ways = sorted([TakeTile(scene.sector("A1-B1")), TakeTile(scene.sector("B1-A2"))], key=str)
    assert sorted(scene.match.options, key=str) == ways
    scene.play(TakeTile(scene.sector("B1-A2")))
    assert scene.is_revealed("A1-B1")
    assert scene.is_revealed("A1-D4")
    assert not scene.is_revealed("B1-A2")


@rule("AL-INFO-17", "AL-ACT-LOCATE-05")
def test_what_lies_behind_the_heros_own_blocked_door_is_near() -> None:
    """From A4 the corridor A3 is next door; around the blocked door it would be the farthest of the six."""
    scene = Scene(at="A1-A4", revealed=["A1-C4", *CORRIDORS, "A1-C1"], blocked=[("A1-A3", "A1-A4")])
    assert steps_from(scene.state, scene.hero.sector)[scene.sector("A1-A3")] > 10
    reveal(scene, "A1-D4")
    assert scene.is_revealed("A1-A3")
    assert not scene.is_revealed("A1-C1")


@rule("AL-INFO-24", "AL-INFO-17")
def test_if_no_tile_may_be_taken_an_extra_one_is_used() -> None:
    """The only crossing is the Hero's own sector."""
    scene = Scene(at="A1-D2")
    reveal(scene, "B1-E3")
    assert scene.is_revealed("A1-D2")
    assert scene.is_revealed("B1-E3")


@rule("AL-INFO-18")
def test_revealed_and_lit_are_independent() -> None:
    scene = Scene(at="A1-B4", lit=["A1-E1"], revealed=["A1-D4"])
    evil = view_of(scene, EVIL).map
    assert evil is not None
    assert not shown(scene, "A1-D4").lit
    assert evil.sectors[scene.sector("A1-E1")].lit
    assert evil.sectors[scene.sector("A1-E1")].tile == -1


@rule("AL-INFO-19")
def test_dice_are_rolled_openly() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")])
    scene.given(HIT, MISS).play(Fight(FigureId(scene.figure("worms"))))
    for seat in (HERO, EVIL, None):
        assert [event.faces for event in scene.told(events.DiceRolled, seat)][:1] == [[0, 2]]


@rule("AL-INFO-20")
def test_the_equipment_is_open() -> None:
    scene = Scene(at="A1-B4", items=["jetpack", "projectiles"])
    assert [item.charges for item in view_of(scene, EVIL).hero.items] == [3, 4]
    assert view_of(scene, EVIL).hero == view_of(scene, HERO).hero
    scene.play("search")
    assert [event.item for event in scene.told(events.ItemGained, EVIL)] == [scene.hero.items[-1].card]


@rule("AL-INFO-22", "AL-LIGHT-08")
def test_lights_that_the_hero_switched_on_out_of_sight_are_not_shown() -> None:
    """C1 lies behind a door that does not touch the Hero's sector."""
    scene = Scene(at="A1-E1")
    scene.play("repair west")
    evil = view_of(scene, EVIL).map
    assert evil is not None
    assert evil.sectors[scene.sector("A1-C1")].lit
    assert shown(scene, "A1-D1").lit
    assert tile_view(scene, "A1-C1") is None


@rule("AL-INFO-23", "AL-INFO-22")
def test_a_sector_revealed_again_is_shown_as_it_is_now_under_a_new_number() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-D4"], danger=["A1-D4"], monsters=[("worms", "A1-D4")])
    tile, figure = scene.tile("A1-D4"), scene.figure("worms")
    conceal(scene.match.table, scene.sector("A1-D4"))
    scene.state.danger = 0
    scene.state.lit = scene.mask(["A1-D4"])
    reveal(scene, "A1-D4")
    again = shown(scene, "A1-D4")
    assert again.lit
    assert not again.danger
    assert again.tile != tile
    assert [seen.figure for seen in again.figures] != [figure]


# Lies


@rule("AL-INFO-25")
def test_the_labyrinth_shows_what_a_card_makes_false_and_evil_sees_both() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-A3", "A1-A2", "A1-D4"], danger=["A1-A3"], monsters=[("worms", "A1-A3")])
    tile = tile_of(scene.state, scene.sector("A1-A3"))
    stairs = tile_of(scene.state, scene.sector("A1-A2"))
    empty = tile_of(scene.state, scene.sector("A1-D4"))
    assert tile is not None
    assert stairs is not None
    assert empty is not None
    tile.hides = DANGER_TOKEN | LIGHT_SWITCH
    stairs.hides = STAIRCASE
    empty.shows = CONDITION_TOKEN | LIGHT_SWITCH
    empty.phantoms = [Look(WORMS, True, FigureId(99))]
    hiding, false = shown(scene, "A1-A3"), shown(scene, "A1-D4")
    assert (hiding.danger, hiding.switch) == (False, False)
    assert hiding.ways == [NORTH, SOUTH]
    assert hiding.doors
    assert shown(scene, "A1-A2").stairs == -1
    assert (false.switch, len(false.tokens)) == (True, 1)
    assert [(figure.kind, figure.wounded, figure.figure) for figure in false.figures] == [(WORMS, True, 99)]
    assert "figure:99" in GAME.things(scene.state, HERO)
    evil = view_of(scene, EVIL).map
    assert evil is not None
    true = evil.sectors[scene.sector("A1-A3")]
    assert (true.danger, true.switch, true.hides) == (True, True, tile.hides)


@rule("AL-INFO-26", "AL-STAT-08")
def test_the_statistics_of_all_monsters_are_open_to_all() -> None:
    scene = Scene()
    for seat in (HERO, EVIL, None):
        assert view_of(scene, seat).statistics.normal == NORMAL
        assert view_of(scene, seat).statistics.nightmare == NIGHTMARE
        assert view_of(scene, seat).statistics.bosses == BOSSES
    assert len(NORMAL) == len(KINDS)


# Cards


@rule("AL-HAND-01", "AL-LEAD-07", "AL-HAND-11")
def test_of_other_hands_only_the_backs_are_seen_also_by_the_leader() -> None:
    scene = Scene(seats=3, hands=[["ambush", "ambush"], ["skittering-rush"]])
    own, others = scene.state.evil[0].hand, scene.state.evil[1].hand
    assert view_of(scene, EVIL).hand == own
    assert view_of(scene, SECOND_EVIL).hand == others
    assert view_of(scene, HERO).hand == []
    for seat in (HERO, EVIL, SECOND_EVIL, None):
        assert [player.backs for player in view_of(scene, seat).evil] == [[2, 0], [0, 1]]
        assert [deck.discards for deck in view_of(scene, seat).decks] == [0, 0]
    assert scene.state.leader == EVIL
    assert not {f"card:{card}" for card in others} & GAME.things(scene.state, EVIL)


@rule("AL-REACT-36", "AL-REACT-40")
def test_only_its_player_sees_the_face_of_a_covered_card() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[["ambush"], []], monsters=[("worms", "A1-E4")])
    card = scene.card("ambush")
    lay_and_move(scene.play("search"), "worms", "stay")
    faces = {seat: view_of(scene, seat).track[0].card for seat in (HERO, EVIL, SECOND_EVIL, None)}
    assert faces == {HERO: NO_CARD, EVIL: card, SECOND_EVIL: NO_CARD, None: NO_CARD}
    assert {view_of(scene, seat).track[0].deck for seat in (HERO, EVIL)} == {0}
    assert f"card:{card}" in GAME.things(scene.state, EVIL)
    assert f"card:{card}" not in GAME.things(scene.state, HERO)


@rule("AL-REACT-40", "AL-REACT-29")
def test_everybody_reads_a_card_that_lies_face_up() -> None:
    scene = Scene(at="A1-B4", hand=["he-is-furious"], monsters=[("worms", "A1-E4")])
    card = scene.card("he-is-furious")
    scene.play("move west", "pass").pass_until("MayReact").play("react he-is-furious")
    for seat in (HERO, EVIL, None):
        assert [played.card for played in view_of(scene, seat).track] == [card]
        assert view_of(scene, seat).free_slots == 7
        assert view_of(scene, seat).open_symbols == 4


def test_a_way_is_a_side_of_the_compass() -> None:
    scene = Scene(at="A1-B4")
    assert shown(scene, "A1-B4").ways == [EAST, WEST]
