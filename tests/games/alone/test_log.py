"""What the log tells: enough to follow the match, to each seat by what it knows, in both languages."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.playing import react
from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.ids import NO_LOOK
from undercroft.games.alone.options.hero import Charges, Fight, SpoilDie, UseItem
from undercroft.games.alone.tally import AloneTeller
from undercroft.kernel.events import Event
from undercroft.kernel.match import new_match
from undercroft.kernel.orders import Orders
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Taken
from undercroft.kernel.replaying import replay
from undercroft.testing import rule
from undercroft.testing.play import chance_of_choices

NAMES = ["Ala", "Olek"]
TERROR = ("fury", "terror")


def lines(scene: Scene, kind: type[Event], seat: Seat | None = HERO, language: str = "en") -> list[str]:
    """What a seat reads of the events of a kind."""
    words = GAME.vocabulary.words(language, NAMES)
    return [words.say(event) for event in scene.told(kind, seat)]


# Cards by their names


@rule("AL-REACT-13")
def test_two_copies_of_a_card_are_one_option_by_its_name() -> None:
    scene = Scene(monsters=[("worms", "A1-F5")], hand=["thick-hide", "thick-hide", "sidestep"])
    scene.play("search").pass_until("MayReact")
    assert scene.offered == ["pass", "lay thick-hide", "lay sidestep"]
    first, second, _ = scene.state.evil[EVIL - 1].hand
    scene.play("lay thick-hide", "move one", "stay")
    assert [played.card for played in scene.state.track] == [first]
    assert second in scene.state.evil[EVIL - 1].hand
    assert "lay thick-hide" in scene.offered


def test_a_card_is_played_face_up_and_discarded_by_its_name() -> None:
    scene = Scene(monsters=[("worms", "A1-F5")], hand=["flanking", "thick-hide"], turns_left=1)
    scene.play("explore west").pass_until("MayReact")
    assert "react flanking" in scene.offered
    assert "discard thick-hide" in scene.play("pass").pass_until("MayDiscard").offered


def test_a_record_with_the_names_of_cards_plays_the_same_match_again() -> None:
    match = new_match(GAME, "names of cards", quick_setup=True)
    match.orders = [Orders()] * 2
    chance = chance_of_choices(7)
    while not match.is_over and match.state.round < 2:
        match.take(chance.choice(match.options))
    record = match.record()
    taken = {entry.option for entry in record.entries if isinstance(entry, Taken)}
    assert taken & {f"lay {printed.slug}" for printed in REACTIONS}
    assert GAME.codec.encode(replay(GAME, record).state) == GAME.codec.encode(match.state)


# Bosses


def beside_the_colonel() -> Scene:
    """The Colonel stands with a Cultist where the Hero steps."""
    return Scene(
        at="A1-B4",
        monsters=[("colonel", "A1-C4"), ("cultists", "A1-C4")],
        missions=("SM06", "PM08", "FM01"),
        active=True,
    )


@rule("AL-INFO-11", "AL-MISSION-09")
def test_a_boss_in_sight_is_called_by_name_and_not_by_its_kind() -> None:
    scene = beside_the_colonel().play("move east")
    colonel, cultist = scene.figure("colonel"), scene.figure("cultists")
    tile = scene.tile("A1-C4")
    assert sorted(lines(scene, events.MonsterSeen)) == [
        f"In sight: Colonel (figure {colonel}, tile {tile}).",
        f"In sight: Cultist (figure {cultist}, tile {tile}).",
    ]
    assert f"Widać potwora: Pułkownik (figurka {colonel}, kafelek {tile})." in lines(
        scene, events.MonsterSeen, language="pl"
    )


def test_evil_reads_which_monster_was_seen_and_where() -> None:
    scene = beside_the_colonel().play("move east")
    figure, tile, sector = scene.figure("cultists"), scene.tile("A1-C4"), scene.sector("A1-C4") + 1
    assert f"In sight: Cultist 1 (figure {figure}, tile {tile}, sector 1.{sector})." in lines(
        scene, events.MonsterSeen, EVIL
    )


@rule("AL-INFO-19", "AL-MISSION-11")
def test_an_attack_of_a_boss_tells_who_attacks_and_what_the_dice_show() -> None:
    scene = Scene(at="A1-B4", monsters=[("colonel", "A1-B4")], missions=("SM06", "PM08", "FM01"), active=True)
    scene.given(HIT, MISS, SPECIAL).play("explore east").end_turn()
    figure = scene.figure("colonel")
    (told,) = lines(scene, events.DiceRolled)
    assert told == f"Attack on the Hero (Colonel, figure {figure}): hit, miss, special. Hits: 1."
    (told,) = lines(scene, events.DiceRolled, language="pl")
    assert told == (f"Atak na Bohatera (Pułkownik, figurka {figure}): trafienie, pudło, wynik specjalny. Trafienia: 1.")
    assert lines(scene, events.DiceRolled, EVIL) == ["Attack on the Hero (Colonel): hit, miss, special. Hits: 1."]


@rule("AL-INFO-19", "AL-ACT-FIGHT-06")
def test_of_an_unrevealed_monster_that_springs_the_wire_the_hero_reads_the_dice_alone() -> None:
    scene = Scene(monsters=[("worms", "A1-F5")], items=["tripwire-spool"], hand=["thick-hide"])
    scene.play("use tripwire-spool").pass_until("MayReact")
    assert scene.state.trap is not None
    scene.state.trap.sector = scene.sector("A1-E5")
    scene.given(HIT, MISS, SPECIAL).play("lay thick-hide", "move one", "go west")
    assert lines(scene, events.DiceRolled) == ["The tripwire attacks: hit, miss, special. Hits: 1."]
    assert [(event.look, event.monster) for event in scene.told(events.DiceRolled)] == [(NO_LOOK, events.NO_MONSTER)]
    assert lines(scene, events.DiceRolled, EVIL) == ["The tripwire attacks (Worm 1): hit, miss, special. Hits: 1."]


# Dice


@rule("AL-ACT-FIGHT-07")
def test_a_die_rolled_again_is_no_second_attack() -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], items=["projectiles+"])
    scene.given(HIT, MISS).play(UseItem(scene.item("projectiles").card), Charges(1)).pass_until("MayReroll")
    assert "hit, miss" in GAME.vocabulary.words("en").ask(scene.match.choice, scene.match.table)  # type: ignore[arg-type]
    scene.given(HIT).play("reroll 1")
    figure = scene.figure("worms")
    assert lines(scene, events.DiceRolled) == [
        f"The Hero attacks (Worm, figure {figure}): hit, miss. Hits: 1.",
        f"The Hero rolls again (Worm, figure {figure}): hit, hit. Hits: 2.",
    ]


@rule("AL-INFO-19", "AL-COMBAT-29")
@pytest.mark.parametrize("seat", [HERO, EVIL, None])
def test_everybody_sees_a_hit_that_shaking_hands_turns_into_a_miss(seat: Seat | None) -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], hand=["shaking-hands"], decks=TERROR)
    scene.given(HIT, HIT).play(Fight(scene.monster("worms").figure))
    react(scene, "shaking-hands")
    assert lines(scene, events.HitSpoilt, seat) == []
    scene.play(SpoilDie(0))
    assert lines(scene, events.HitSpoilt, seat) == ["A hit becomes a miss. The Hero’s dice now: miss, hit. Hits: 1."]
    assert lines(scene, events.HitSpoilt, seat, "pl") == [
        "Jedno trafienie zamienia się w pudło. Kości Bohatera pokazują teraz: pudło, trafienie. Trafienia: 1."
    ]


@rule("AL-COMBAT-24", "AL-COMBAT-02")
def test_the_log_tells_that_the_hero_holds_the_breath() -> None:
    scene = Scene(monsters=[("parasites", "A1-B4")], danger=["A1-B4"], experience={"spores": 2})
    scene.given(HIT, SPECIAL).play("explore east").pass_until("MayHoldBreath").play("yes")
    assert [event.hits for event in scene.told(events.BreathHeld, EVIL)] == [1]


# Points, items, actions


def test_a_loss_tells_what_is_left_and_a_gain_what_there_is_now() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], items=["calm-tabs"]).play("move east")
    assert lines(scene, events.PointsLost) == ["The Hero loses 2 sanity (terror); 10 left."]
    assert lines(scene, events.PointsLost, language="pl") == [
        "Bohater traci 2 punkty poczytalności (przerażenie). Zostaje: 10."
    ]
    scene.end_turn().play(UseItem(scene.item("calm-tabs").card))
    assert [event.left for event in scene.told(events.PointsRegained)] == [scene.hero.sanity]


@rule("AL-ITEM-09")
def test_a_charge_given_away_for_an_upgrade_is_no_use_of_the_item() -> None:
    scene = Scene(items=["spare-cells", "arc-cutter"], character="engineer")
    teller = AloneTeller(2)
    scene.play("search").pass_until("MayUpgrade").play("upgrade arc-cutter with spare-cells")
    assert not scene.told(events.ItemUsed)
    (told,) = lines(scene, events.ItemUpgraded)
    assert told == "The Hero upgrades Arc Cutter with a charge of Spare Cells. Charges left there: 4."
    for event in scene.match.events:
        teller.hear(event, scene.state)
    assert "item-spare-cells" not in teller.cards[HERO]["played"]


@rule("AL-ACT-INTERACT-01")
def test_an_interaction_tells_what_it_is_for() -> None:
    switch = Scene(at="A1-D3").play("repair east")
    assert lines(switch, events.ActionDeclared, EVIL) == [
        "The Hero declares: Interact, repair of the light switch, east."
    ]
    device = Scene(at="A1-F1", missions=("SM08", "PM08", "FM02")).play("complete master-override")
    assert lines(device, events.ActionDeclared, EVIL) == ["The Hero declares: Interact, mission Master Override."]
