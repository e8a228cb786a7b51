"""The front door of Alone. Nothing is decided here."""

from __future__ import annotations

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Seat

from . import decks
from .content.reactions import REACTIONS
from .settings import AloneSettings
from .setup import first_state
from .state import AloneState, AnyState


class Alone(Game[AnyState]):
    """Alone: one Hero in the dark against one to three Evil players."""

    name = "alone"
    package = __package__
    state_type = AloneState
    settings_type = AloneSettings
    waiting_rules = ("AL-TURN-01",)

    def teams(self, settings: AloneSettings) -> list[list[Seat]]:
        return [[Seat(0)], [Seat(seat) for seat in range(1, settings.seats)]]

    def setup(self, settings: AloneSettings, chance: Chance) -> AnyState:
        return first_state(settings, chance)


assert REACTIONS, decks  # the decks have filled the content
GAME = Alone()
