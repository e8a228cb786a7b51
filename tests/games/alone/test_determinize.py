"""States drawn for a seat: everything it knows is in them, nothing that it must not know (AL-INFO, AL-HAND)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.games.alone.scene import EVIL, HERO, SECOND_EVIL, Scene
from undercroft.games.alone import GAME
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.dark import redraw_map
from undercroft.games.alone.ids import (
    BREACH,
    CONDITION_TOKEN,
    EAST,
    FURY,
    LIGHT_SWITCH,
    RECORD,
    WORMS,
    FigureId,
    MonsterId,
    ReportId,
    SectorId,
)
from undercroft.games.alone.labyrinth import conceal, put_right
from undercroft.games.alone.noise import Noise, reports_of
from undercroft.games.alone.options.evil import Lay
from undercroft.games.alone.settings import AloneSettings
from undercroft.games.alone.sight import field_of_view
from undercroft.games.alone.state import AnyState, Look, Played, Tile, Token, kind_of, plan_of, tile_of
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import Seat
from undercroft.testing import rule
from undercroft.testing.play import random_match

DRAWS = 40


def guesses(scene: Scene, seat: Seat = HERO, count: int = DRAWS) -> list[AnyState]:
    return [GAME.determinize(scene.state, seat, Chance.from_seed(str(number))) for number in range(count)]


def lurking(state: AnyState) -> list[MonsterId]:
    """The monsters that the Hero does not see."""
    return [monster.id for monster in state.monsters if monster.figure < 0]


def tile_in(scene: Scene, name: str) -> Tile:
    tile = tile_of(scene.state, scene.sector(name))
    assert tile is not None
    return tile


def looks(state: AnyState, sector: int) -> tuple[object, ...]:
    """What a sector shows beside what may change, wherever it lies."""
    place = plan_of(state).places[sector]
    sides = [there >= 0 for there in place.ways[:4]], [door >= 0 for door in place.doors]
    return place.shape, place.has_switch, place.stairs, sides


def from_hero(state: AnyState, dx: int, dy: int) -> int:
    """The sector that lies there from the Hero's, on the same level."""
    places = plan_of(state).places
    here = places[state.hero.sector]
    wanted = (here.level, here.x + dx, here.y + dy)
    return next(number for number, place in enumerate(places) if (place.level, place.x, place.y) == wanted)


# The Hero: the map


@rule("AL-INFO-01", "AL-INFO-21")
def test_truths_that_the_hero_cannot_tell_apart_give_the_same_guesses() -> None:
    one = Scene(at="A1-B4", hand=["ambush"], monsters=[("worms", "A1-F1")], danger=["A1-E1"], lit=["B1-A1"])
    other = Scene(at="A1-B4", map=2, turned=(0, 3), hand=["he-is-furious"], monsters=[("spores", "B2-A1")])
    other.state.blocked = 1 << other.door("A1-E1", "A1-F1")
    assert GAME.view(one.state, HERO) == GAME.view(other.state, HERO)
    for left, right in zip(guesses(one), guesses(other), strict=True):
        assert GAME.codec.encode(left) == GAME.codec.encode(right)


@rule("AL-INFO-01", "AL-SETUP-21")
def test_every_map_and_turning_that_fits_may_come_up_the_true_one_among_them() -> None:
    scene = Scene(at="A1-E4", revealed=["A1-E5", "A1-D5", "A1-D4"])
    laid = {(state.map, state.turned[0], state.hero.sector) for state in guesses(scene, count=200)}
    assert (0, 0, scene.sector("A1-E4")) in laid
    assert (2, 0, scene.sector("A1-E4")) in laid
    assert {state.turned for state in guesses(scene) if state.map == 0} > {(0, 0)}


@rule("AL-INFO-02", "AL-INFO-08")
def test_what_is_revealed_is_the_same_in_every_guess() -> None:
    scene = Scene(
        at="A1-A3",
        revealed=["A1-A2", "A1-A4", "A1-B4"],
        lit=["A1-A2"],
        danger=["A1-A4"],
        blocked=[("A1-A3", "A1-A4")],
        monsters=[("worms", "A1-B4", "wounded")],
    )
    for state in guesses(scene):
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)
        assert not GAME.problems(state)


@rule("AL-SETUP-24", "AL-SETUP-21")
@pytest.mark.parametrize("seed", range(4))
def test_at_the_beginning_the_hero_stands_on_a_marked_start(seed: int) -> None:
    match = new_match(GAME, str(seed), seats=2, quick_setup=True)
    while type(match.choice).__name__ != "ChooseAction":
        match.take(match.options[0])
    drawn = [GAME.determinize(match.state, HERO, Chance.from_seed(str(number))) for number in range(DRAWS)]
    assert all(state.hero.sector in plan_of(state).starts for state in drawn)
    assert len({(state.map, state.turned, state.hero.sector) for state in drawn}) > 1


@rule("AL-SETUP-21", "AL-SETUP-22")
def test_while_the_map_is_laid_the_hero_knows_nothing_of_it() -> None:
    match = new_match(GAME, "laid", seats=2)
    while type(match.choice).__name__ != "ChooseStart":
        match.take(match.options[-1])
    drawn = [GAME.determinize(match.state, HERO, Chance.from_seed(str(number))) for number in range(DRAWS)]
    assert len({(state.map, state.turned) for state in drawn}) > 10
    assert all(sorted(state.rooms) == sorted(plan_of(state).room_places) for state in drawn)


# The Hero: memory


@rule("AL-INFO-22", "AL-INFO-01")
def test_the_shape_of_sectors_that_have_left_the_labyrinth_is_remembered() -> None:
    scene = Scene(at="A1-E4", revealed=["A1-E3", "A1-D3", "A1-D2", "A1-E5"])
    put_right(scene.match.table, tile_in(scene, "A1-D3"))
    for name in ("A1-E3", "A1-D3", "A1-D2", "A1-E5"):
        conceal(scene.match.table, scene.sector(name))
    assert len(GAME.view(scene.state, HERO).tiles) == 1
    true = {(dx, dy): looks(scene.state, from_hero(scene.state, dx, dy)) for dx, dy in ((0, -1), (-1, -1), (-1, -2))}
    for state in guesses(scene):
        assert looks(state, from_hero(state, -1, -1)) == true[-1, -1]
        for place, (shape, _, _, sides) in true.items():
            seen = looks(state, from_hero(state, *place))
            assert (seen[0], seen[3]) == (shape, sides)


@rule("AL-INFO-22")
def test_names_of_rooms_are_remembered() -> None:
    scene = Scene(at="A1-E5", revealed=["A1-D5"])
    room = scene.state.rooms.index(scene.sector("A1-D5"))
    conceal(scene.match.table, scene.sector("A1-D5"))
    assert {state.rooms[room] == from_hero(state, -1, 0) for state in guesses(scene)} == {True}


@rule("AL-INFO-22", "AL-DOOR-09", "AL-LIGHT-14")
def test_lights_danger_and_doors_are_remembered_as_they_were_last_seen() -> None:
    """A2 was lit, A4 was dangerous behind a blocked door; whatever happens there in the dark is not known."""
    scene = Scene(
        at="A1-B4", revealed=["A1-A2", "A1-A4"], lit=["A1-A2"], danger=["A1-A4"], blocked=[("A1-A3", "A1-A4")]
    )
    for name in ("A1-A2", "A1-A4"):
        conceal(scene.match.table, scene.sector(name))
    scene.state.lit = scene.state.danger = scene.state.blocked = 0
    for state in guesses(scene):
        west = from_hero(state, -1, 0)
        assert state.danger >> west & 1
        assert state.blocked >> plan_of(state).places[west].doors[0] & 1
        assert state.lit >> from_hero(state, -1, -2) & 1


@rule("AL-LIGHT-07", "AL-FOV-06")
def test_an_unrevealed_sector_in_sight_is_known_to_be_dark() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"], lit=["A1-C4"])
    conceal(scene.match.table, scene.sector("A1-C4"))
    scene.state.lit = 0
    assert not any(state.lit >> from_hero(state, 1, 0) & 1 for state in guesses(scene))


@rule("AL-INFO-25", "AL-INFO-22")
def test_a_switch_is_remembered_only_once_it_was_shown_truly() -> None:
    """A card shows a switch in C4, where there is none: as soon as all is put right the Hero knows better."""
    scene = Scene(at="A1-B4", revealed=["A1-C4"])
    tile = tile_in(scene, "A1-C4")
    tile.shows = LIGHT_SWITCH
    for state in guesses(scene):
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)
    put_right(scene.match.table, tile)
    conceal(scene.match.table, scene.sector("A1-C4"))
    assert not any(plan_of(state).places[from_hero(state, 1, 0)].has_switch for state in guesses(scene))
    scene.state.memory.sure = 0
    assert any(plan_of(state).places[from_hero(state, 1, 0)].has_switch for state in guesses(scene))


@rule("AL-INFO-25")
def test_a_false_switch_where_the_hero_knows_there_is_none_stays_false() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4"])
    tile = tile_in(scene, "A1-D4")
    put_right(scene.match.table, tile)
    tile.shows = LIGHT_SWITCH
    for state in guesses(scene):
        sector = from_hero(state, 2, 0)
        assert not plan_of(state).places[sector].has_switch
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)


@rule("AL-INFO-22", "AL-MMOVE-09")
def test_a_monster_lost_from_sight_is_still_about() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-D4"], monsters=[("worms", "A1-D4", "wounded")])
    conceal(scene.match.table, scene.sector("A1-D4"))
    for state in guesses(scene):
        worm = next(monster for monster in state.monsters if kind_of(monster.id) == WORMS)
        near = {from_hero(state, 2, 0), *plan_of(state).places[from_hero(state, 2, 0)].ways}
        assert worm.wounded
        assert worm.sector in near


@rule("AL-INFO-11", "AL-INFO-22", "AL-ACT-FIGHT-06")
@pytest.mark.parametrize(("in_sight", "out_of_sight"), [(False, False), (True, True), (False, True)])
def test_a_boss_lost_from_sight_is_wounded_if_it_was_seen_so(in_sight: bool, out_of_sight: bool) -> None:
    """A wound that it gets in the dark is not told."""
    scene = Scene(at="A1-B4", revealed=["A1-D4"], monsters=[("colonel", "A1-D4")])
    colonel = scene.monster("colonel")
    colonel.wounded = in_sight
    conceal(scene.match.table, scene.sector("A1-D4"))
    colonel.wounded = out_of_sight
    drawn = [monster for state in guesses(scene) for monster in state.monsters if monster.id == colonel.id]
    assert {monster.wounded for monster in drawn} == {in_sight}


# The Hero: what is unknown


@rule("AL-INFO-01", "AL-NOISE-07")
def test_how_many_monsters_lurk_is_drawn_from_the_noises_that_were_told() -> None:
    hidden = [("worms", "A1-F1"), ("spores", "B1-A1"), ("cultists", "B1-F5")]
    silent = Scene(at="A1-B4", monsters=hidden)
    silent.state.heard = 0
    assert {len(lurking(state)) for state in guesses(silent)} == {0}
    loud = Scene(at="A1-B4")
    loud.state.heard = 5
    assert {len(lurking(state)) for state in guesses(loud)} >= {2, 3, 4, 5}


@rule("AL-DEPLOY-06", "AL-DEPLOY-08")
def test_drawn_monsters_keep_the_limits() -> None:
    scene = Scene(
        at="A1-B4", revealed=["A1-C4"], monsters=[("worms", "A1-C4"), ("worms", "A1-C4"), ("spores", "A1-C4")]
    )
    scene.state.heard = 99
    for state in guesses(scene):
        assert not GAME.problems(state)
        assert not any(field_of_view(state) >> monster.sector & 1 for monster in state.monsters if monster.figure < 0)


@rule("AL-INFO-25")
def test_an_invented_monster_is_believed() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4"])
    scene.state.next_handle = 9
    tile_in(scene, "A1-D4").phantoms = [Look(WORMS, False, FigureId(9))]
    for state in guesses(scene):
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)
        assert [kind_of(monster.id) for monster in state.monsters if monster.figure == 9] == [WORMS]


@rule("AL-DEPLOY-08", "AL-INFO-25")
def test_a_fourth_monster_of_a_kind_must_be_invented() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4"], monsters=[("worms", "A1-C4")] * 3)
    scene.state.next_handle = 99
    tile_in(scene, "A1-D4").phantoms = [Look(WORMS, False, FigureId(99))]
    for state in guesses(scene):
        assert GAME.view(state, HERO) == GAME.view(scene.state, HERO)
        assert not GAME.problems(state)


@rule("AL-NOISE-07", "AL-NOISE-03")
def test_where_a_noise_was_is_known_only_as_it_was_told() -> None:
    scene = Scene(at="A1-B4", character="prospector", monsters=[("worms", "A1-E4")], hand=["ambush"])
    scene.play("search").pass_until("MayReact").play(Lay(scene.card("ambush")))
    scene.play("move one", "stay")
    assert (scene.asked, scene.match.seat) == ("AskDistance", HERO)
    sources = set()
    for state in guesses(scene):
        noise = next(step for step in state.stack if isinstance(step, Noise))
        assert noise.report == ReportId(EAST)
        assert ReportId(EAST) in reports_of(state, noise.source)
        sources.add(noise.source)
    assert len(sources) > 1


@rule("AL-MISSION-05", "AL-INFO-21")
def test_condition_tokens_out_of_sight_may_lie_anywhere_they_could() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"])
    hidden = [Token(BREACH, scene.sector("B1-A2")), Token(RECORD, scene.sector("B1-F5"))]
    scene.state.tokens = [Token(BREACH, scene.sector("A1-C4")), *hidden]
    places: dict[int, set[SectorId]] = {BREACH: set(), RECORD: set()}
    for state in guesses(scene):
        shown = from_hero(state, 1, 0)
        assert sorted(token.name for token in state.tokens) == [BREACH, BREACH, RECORD]
        assert any(token.name == BREACH and token.sector == shown for token in state.tokens)
        for token in state.tokens:
            assert (token.sector in state.rooms) == (token.name == RECORD)
            places[token.name].add(token.sector)
    assert min(map(len, places.values())) > 3


@rule("AL-INFO-25", "AL-MISSION-05")
@pytest.mark.parametrize(
    ("final", "name", "at", "shown", "hidden"),
    [
        ("FM06", BREACH, "A1-B4", "A1-C4", ["A1-E1", "B1-A2", "B1-D4"]),
        ("FM08", RECORD, "A1-E5", "A1-D5", ["A1-F1", "B1-A1", "B1-F5"]),
    ],
    ids=["a breach", "a record"],
)
def test_a_guess_does_not_tell_an_invented_condition_token(
    final: str, name: int, at: str, shown: str, hidden: list[str]
) -> None:
    """Three tokens lie on the map and the Hero sees one: it is one of them, or a card invents it."""
    true, false = (Scene(at=at, revealed=[shown], missions=("SM06", "PM08", final), active=True) for _ in range(2))
    true.state.tokens = [Token(name, true.sector(sector)) for sector in (shown, *hidden[1:])]
    false.state.tokens = [Token(name, false.sector(sector)) for sector in hidden]
    tile_in(false, shown).shows = CONDITION_TOKEN
    assert GAME.view(true.state, HERO) == GAME.view(false.state, HERO)
    for left, right in zip(guesses(true), guesses(false), strict=True):
        assert GAME.codec.encode(left) == GAME.codec.encode(right)
        assert sum(token.count for token in right.tokens) == 3


# Cards


@rule("AL-HAND-01", "AL-HAND-11")
def test_for_evil_the_map_is_certain_and_other_hands_are_dealt_anew() -> None:
    scene = Scene(seats=3, hands=[["ambush", "cornered-prey"], ["skittering-rush"]], monsters=[("worms", "B1-A1")])
    true = scene.state
    drawn = guesses(scene, EVIL)
    for state in drawn:
        assert GAME.view(state, EVIL) == GAME.view(true, EVIL)
        assert (state.map, state.turned, state.hero.sector) == (true.map, true.turned, true.hero.sector)
        assert state.monsters == true.monsters
        assert state.evil[0].hand == true.evil[0].hand
    assert len({tuple(state.evil[1].hand) for state in drawn}) > 5


@rule("AL-REACT-36", "AL-HAND-09")
def test_a_covered_card_of_another_could_be_any_card_with_that_back() -> None:
    scene = Scene(seats=3, hands=[["ambush"], []])
    card = scene.state.evil[0].hand.pop()
    scene.state.track = [Played(card, EVIL, True, 1)]
    for seat in (HERO, SECOND_EVIL):
        faces = {state.track[0].card for state in guesses(scene, seat)}
        assert len(faces) > 5
        assert {REACTIONS[face].deck for face in faces} == {FURY}
    assert {state.track[0].card for state in guesses(scene, EVIL)} == {card}


@rule("AL-LEAD-01", "AL-HAND-01")
def test_the_leader_is_asked_the_same_about_a_card_that_could_be_another_with_its_icon() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[[], ["skittering-rush"]], monsters=[("worms", "A1-E4")])
    scene.play("move west", "pass").pass_until("MayReact")
    scene.play("react skittering-rush")
    assert (scene.asked, scene.match.seat) == ("Consent", EVIL)
    printed = REACTIONS[scene.card("skittering-rush", SECOND_EVIL)]
    for state in guesses(scene, EVIL):
        proposal = state.evil[1].proposal
        assert proposal is not None
        assert proposal.card in state.evil[1].hand
        assert REACTIONS[proposal.card].trigger == printed.trigger


# In random play


def positions(seed: int) -> Iterator[AnyState]:
    settings = AloneSettings(seats=2 + seed % 3, quick_setup=bool(seed % 2), extra_content=True)
    for number, (table, _) in enumerate(random_match(GAME, settings, f"drawn {seed}")):
        if number % 17 == 0:
            yield table.state
        if number > 400:
            return


@rule("AL-INFO-01")
@pytest.mark.parametrize("seed", range(3))
def test_drawing_again_from_a_guess_gives_the_same_guess(seed: int) -> None:
    for state in positions(seed):
        for seat in range(len(state.evil) + 1):
            first = GAME.determinize(state, Seat(seat), Chance.from_seed("first"))
            again = GAME.determinize(first, Seat(seat), Chance.from_seed("again"))
            direct = GAME.determinize(state, Seat(seat), Chance.from_seed("again"))
            assert GAME.codec.encode(again) == GAME.codec.encode(direct)


@rule("AL-INFO-01")
def test_the_truth_itself_is_always_possible() -> None:
    """With the levels as they lie, what the Hero knows fits: nothing that was noted down is wrong."""
    for state in positions(5):
        twin = GAME.codec.copy(state)
        redraw_map(twin, Chance.from_seed("any"))
        assert msgspec.structs.astuple(twin.hero)[2:] == msgspec.structs.astuple(state.hero)[2:]
        assert twin.memory.seen.bit_count() == state.memory.seen.bit_count()
