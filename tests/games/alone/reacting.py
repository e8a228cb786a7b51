"""What Evil does in the scenes of the core rules: cards face down, monsters moved and deployed, noises reported."""

from __future__ import annotations

from tests.games.alone.scene import EVIL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import REPORTS
from undercroft.games.alone.options.evil import ChooseMonster, ChooseSector, Lay
from undercroft.games.alone.state import Played
from undercroft.kernel.events import Event

BLANK = "thick-hide"
"""A card that answers nothing but a Fight: everywhere else it can only be played face down."""
ANOTHER = "sidestep"
"""The same in the other deck."""


def lay(scene: Scene, *choices: str) -> Scene:
    """A standard reaction with the first card in hand; of two monsters the first is moved unless choices say more."""
    scene.pass_until("MayReact")
    return scene.play(Lay(scene.state.evil[EVIL - 1].hand[0]), *choices)


def lay_and_move(scene: Scene, kind: str, *choices: str) -> Scene:
    """A standard reaction: move a monster of this kind."""
    lay(scene)
    if scene.asked == "MoveOrDeploy":
        scene.play("move one")
    if scene.asked == "WhichMonster":
        scene.play(ChooseMonster(scene.monster(kind).id))
    return scene.play(*choices)


def lay_and_deploy(scene: Scene, kind: str, sector: str) -> Scene:
    """A standard reaction: deploy a monster of this kind."""
    lay(scene)
    if scene.asked == "MoveOrDeploy":
        scene.play("deploy one")
    return scene.play(f"deploy {kind}", ChooseSector(scene.sector(sector)))


def heard(scene: Scene) -> list[str]:
    """What the Hero was told of noises."""
    return [REPORTS[event.report] for event in scene.told(events.NoiseHeard)]


def fill_track(scene: Scene, slots: int) -> Scene:
    """So many slots are filled by cards of earlier turns."""
    deck = scene.state.decks[0]
    scene.state.track = [Played(deck.cards.pop(0), EVIL, face_down=True, slots=1) for _ in range(slots)]
    return scene


def in_order(scene: Scene, *kinds: type[Event]) -> list[str]:
    """The events of these kinds since the scene was laid out, by name, as Evil was told of them."""
    seen = [event.seen_by(EVIL) for event in scene.match.events[scene._told :]]
    return [type(event).__name__ for event in seen if isinstance(event, kinds)]
