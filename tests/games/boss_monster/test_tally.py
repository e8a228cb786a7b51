"""What a match is counted by: Bosses, order, first Rooms, cards, and the scores of every round."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS, TITLES
from undercroft.games.boss_monster.settings import BossSettings
from undercroft.games.boss_monster.state import AnyState
from undercroft.games.boss_monster.tally import BossTeller
from undercroft.games.boss_monster.values import souls, wounds
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table
from undercroft.kernel.tally import Tally
from undercroft.kernel.text import LANGUAGES
from undercroft.testing.play import chance_of_choices


def tally_of(scene: Scene) -> Tally:
    teller = BossTeller(len(scene.state.players))
    for event in scene.events:
        teller.hear(event, scene.state)
    return teller.finish(scene.state)


def played_match(seats: int, seed: int, heard: bool = True) -> tuple[AnyState, Tally]:
    settings = BossSettings(seats=seats)
    teller, chance = GAME.tally(settings), chance_of_choices(seed)
    table: Table[AnyState] = Table(GAME, GAME.setup(settings, Chance.from_seed(str(seed))))
    if heard:
        table.hear = lambda event: teller.hear(event, table.state)
    table.run()
    while not table.is_over:
        table.take(chance.choice(table.options))
    return table.state, teller.finish(table.state)


def test_a_room_counts_when_it_is_built_and_a_spell_when_it_is_played() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "warp-tube"]),
        bob=Side(dungeon=["haunted-hall"], hand=["spiked-pit"]),
    )
    scene.says("alice", "play freeze", "room haunted-hall")
    scene.says("alice", "build warp-tube at 1")
    assert tally_of(scene).cards[0]["played"] == {"freeze": 1}
    scene.to_phase("bait")
    found = tally_of(scene)
    assert found.cards[0]["played"] == {"freeze": 1, "warp-tube": 1}
    assert found.traits[0]["first-room"] == "warp-tube"
    assert "first-room" not in found.traits[1]


def test_a_room_that_is_lost_counts_for_its_owner() -> None:
    scene = Scene(alice=Side(dungeon=["observatory", "blockpile-puzzle"], hand=["jeopardy"]), at="end")
    scene.says("alice", "room observatory")
    assert [seat.get("destroyed") for seat in tally_of(scene).cards] == [{"observatory": 1}, None]


def test_the_first_room_stays_the_first() -> None:
    scene = Scene(alice=Side(hand=["warp-tube", "haunted-hall"]))
    scene.says("alice", "build warp-tube at 0")
    scene.to_round(2)
    scene.to_phase("build")
    scene.says("alice", "build haunted-hall at 1")
    scene.to_phase("bait")
    found = tally_of(scene)
    assert found.traits[0]["first-room"] == "warp-tube"
    assert found.cards[0]["played"] == {"warp-tube": 1, "haunted-hall": 1}


def test_a_hand_that_went_back_was_never_drawn() -> None:
    scene = Scene(at="deal")
    while scene.question != "MayMulligan":
        scene = Scene(at="deal", seed=f"{scene.seed}+")
    name = scene.asked
    assert name is not None
    scene.says(name, "mulligan")
    while scene.question == "MayMulligan":
        scene.says(scene.asked or "", "keep hand")
    seat = ("alice", "bob").index(name)
    assert tally_of(scene).cards[seat]["drawn"] == Counter(getattr(scene, name).hand)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_scores_and_order_are_those_of_the_match(seats: int, seed: int) -> None:
    state, found = played_match(seats, seed)
    assert found.rounds == state.round == len(found.series["souls"]) == len(found.series["wounds"])
    for seat, player in enumerate(state.players):
        assert found.traits[seat]["boss"] == CARDS[player.boss].slug
        assert found.traits[seat]["order"] == f"order-{state.order.index(Seat(seat)) + 1}"
        if not player.out:
            assert found.series["souls"][-1][seat] == souls(player)
            assert found.series["wounds"][-1][seat] == wounds(player)


def test_a_player_who_is_out_keeps_the_last_score() -> None:
    for seed in range(30):
        state, found = played_match(4, seed)
        out = [(seat, player.out_in_round) for seat, player in enumerate(state.players) if player.out]
        for seat, number in out:
            assert all(row[seat] == found.series["wounds"][number - 1][seat] for row in found.series["wounds"][number:])
            assert found.series["wounds"][-1][seat] >= 5
        if any(number < state.round for _, number in out):
            return
    pytest.fail("nobody was out before the end in thirty matches")


def test_who_listens_changes_nothing() -> None:
    heard, alone = played_match(3, 5), played_match(3, 5, heard=False)
    assert GAME.codec.encode(heard[0]) == GAME.codec.encode(alone[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_counted_has_a_name(language: str) -> None:
    words = GAME.vocabulary.words(language)
    _, found = played_match(4, 8)
    topics = {*found.series, *(trait for seat in found.traits for trait in seat), *(w for s in found.cards for w in s)}
    assert {topic for topic in topics if not words.said(f"tally-{topic}")} == set()
    values = {value for seat in found.traits for value in seat.values()} | TITLES.keys()
    assert {value for value in values if not words.said(value)} == set()
