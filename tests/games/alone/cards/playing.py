"""Playing reaction cards in a scene: wait for their moment, use their lower half, ask why they cannot be played."""

from __future__ import annotations

from tests.games.alone.scene import EVIL, Scene
from undercroft.games.alone.options.evil import ChooseMonster, ChooseSector, PlaceDanger, React
from undercroft.games.alone.state import is_dangerous, is_lit
from undercroft.kernel.parts import Seat


def wait_for(scene: Scene, slug: str, seat: Seat = EVIL) -> Scene:
    """Decline everything until this card may be played face up."""
    card = React(scene.card(slug, seat))
    for _ in range(60):
        assert not scene.match.is_over
        if scene.asked == "MayReact" and card in scene.match.options:
            return scene
        scene.play(scene.match.game.default(scene.match.choice, scene.match.options))  # type: ignore[arg-type]
    raise AssertionError(f"{slug} can never be played")


def react(scene: Scene, slug: str, seat: Seat = EVIL) -> Scene:
    """Play a card face up as soon as it may be played."""
    wait_for(scene, slug, seat)
    return scene.play(React(scene.card(slug, seat)))


def objection(scene: Scene, slug: str, beside: str = "") -> str | None:
    """The rule against playing a card at the end of the turn, or at the moment when the one beside it may be played."""
    if beside:
        wait_for(scene, beside)
    else:
        scene.pass_until("MayReact")
    return scene.why_not(React(scene.card(slug)))


def monster(scene: Scene, kind: str) -> ChooseMonster:
    return ChooseMonster(scene.monster(kind).id)


def sector(scene: Scene, name: str) -> ChooseSector:
    return ChooseSector(scene.sector(name))


def danger(scene: Scene, name: str) -> PlaceDanger:
    return PlaceDanger(scene.sector(name))


def has_danger(scene: Scene, name: str) -> bool:
    return is_dangerous(scene.state, scene.sector(name))


def has_light(scene: Scene, name: str) -> bool:
    return is_lit(scene.state, scene.sector(name))
