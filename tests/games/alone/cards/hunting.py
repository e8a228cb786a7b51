"""What the scenes of the Fury and Speed decks share: playing a card at once, where monsters stand, what is rolled."""

from __future__ import annotations

from tests.games.alone.scene import EVIL, HIT, MISS, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import END_OF_TURN
from undercroft.games.alone.options.evil import ChooseMonster, React
from undercroft.games.alone.reactions import Reacting
from undercroft.games.alone.targets import TARGETS


def react(scene: Scene, slug: str) -> Scene:
    """Play a card now."""
    return scene.play(React(scene.card(slug)))


def against(scene: Scene, slug: str) -> str | None:
    """The rule against playing a card now, while Evil is asked for one."""
    assert scene.asked == "MayReact"
    return scene.why_not(React(scene.card(slug)))


def is_end_of_turn(scene: Scene) -> bool:
    """Is Evil asked for the cards of the end of the turn?"""
    return scene.asked == "MayReact" and scene.match.table.inside(Reacting).timing == END_OF_TURN


def choose(scene: Scene, kind: str) -> ChooseMonster:
    return ChooseMonster(scene.monster(kind).id)


def stands_in(scene: Scene, kind: str, name: str) -> bool:
    return scene.monster(kind).sector == scene.sector(name)


def hand_of(scene: Scene) -> int:
    """How many cards Evil holds."""
    return len(scene.state.evil[EVIL - 1].hand)


def dice_of(scene: Scene, by: str = "attack") -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in scene.told(events.DiceRolled) if event.by == by]


def ask_for(*targets: str) -> list[str]:
    """What the Hero says to locate these."""
    return ["locate", *(f"choose target {TARGETS.index(target)}" for target in targets)]


def bitten(hand: list[str], *, danger: bool = False, decks: tuple[str, str] = ("fury", "speed")) -> Scene:
    """The Hero searches beside a Parasite, which hits once at the end of the turn: Evil may answer the loss."""
    where = ["A1-B4"] if danger else []
    scene = Scene(at="A1-B4", monsters=[("parasites", "A1-B4")], hand=hand, decks=decks, danger=where)
    scene.play("search").pass_until("MayReact").given(HIT, MISS).play("pass")
    assert scene.hero.health == 11
    return scene
