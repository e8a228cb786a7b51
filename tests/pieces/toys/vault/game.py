"""The front door of the vault: set-up, what a seat sees, and what it cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, View
from undercroft.kernel.parts import Seat, thing_id
from undercroft.pieces.grid import SquareId, squares_of

from .play import (
    BLADES,
    CHESTS,
    DEADLY,
    ENTRANCE,
    FLAGSTONES,
    GUARD,
    POINTS,
    POSTS,
    THIEF,
    TRAPS,
    VAULT,
    Act,
    Hide,
    LookAround,
    NextTurn,
    Vault,
    VaultSettings,
    known_traps,
    sees_sentry,
)


class VaultView(View, frozen=True, kw_only=True):
    """-1: not in sight. ``blades`` are the guard's secret."""

    thief: SquareId
    points: int
    wounds: int
    turns: int
    shut: bool
    struck: int
    seen: list[SquareId]
    tried: list[SquareId]
    traps: list[SquareId]
    sentry: int
    chest: int
    blades: int


class VaultGame(Game[Vault[Any]]):
    name = "vault"
    package = __package__ or ""
    state_type = Vault
    settings_type = VaultSettings

    def setup(self, settings: VaultSettings, chance: Chance) -> Vault[Any]:
        return vault([NextTurn(), LookAround(), Hide()], chance)

    def view(self, state: Vault[Any], seat: Seat | None) -> VaultView:
        knows = seat == GUARD
        return VaultView(
            thief=state.thief,
            points=state.points,
            wounds=state.wounds,
            turns=state.turns,
            shut=state.shut,
            struck=state.struck,
            seen=list(state.seen),
            tried=list(state.tried),
            traps=list(state.traps) if knows else known_traps(state),
            sentry=state.sentry if knows or sees_sentry(state) else -1,
            chest=state.chest if knows or state.chest in state.seen else -1,
            blades=state.blades if knows else -1,
        )

    def things(self, state: Vault[Any], seat: Seat | None) -> set[str]:
        squares = squares_of(VAULT.all) if seat == GUARD else state.seen
        return {thing_id("square", square) for square in squares}

    def determinize(self, state: Vault[Any], seat: Seat, chance: Chance) -> Vault[Any]:
        twin = self.codec.copy(state)
        twin.chance = chance.spawn()
        if seat == THIEF:
            known = known_traps(state)
            untried = [square for square in FLAGSTONES if square not in state.tried]
            chance.shuffle(untried)
            twin.traps = sorted([*known, *untried[: TRAPS - len(known)]])
            if not sees_sentry(state):
                twin.sentry = chance.choice(_unseen(POSTS, state))
            if state.chest not in state.seen:
                twin.chest = chance.choice(_unseen(CHESTS, state))
            twin.blades = chance.below(max(1, BLADES - state.struck))
        return twin

    def evaluate(self, state: Vault[Any], seat: Seat) -> float:
        if state.outcome is not None:
            return state.outcome.score(seat)
        hope = 0.5 - 0.1 * state.wounds / DEADLY
        return hope if seat == THIEF else 1 - hope


def _unseen(squares: Iterable[SquareId], state: Vault[Any]) -> list[SquareId]:
    return [square for square in squares if square not in state.seen]


GAME = VaultGame()


def vault(
    steps: Iterable[Any] = (),
    chance: Chance | None = None,
    *,
    thief: str = "",
    points: int = POINTS,
    shut: bool = True,
    seen: str = "",
    traps: Iterable[str] = (),
    tried: Iterable[str] = (),
    sentry: str = "g2",
    chest: str = "j4",
    blades: int = 1,
) -> Vault[Any]:
    """A vault to be tested: the thief's question in it, in the light if it is ``seen`` as a whole."""
    return Vault(
        stack=[*steps] or [NextTurn(), Act(THIEF), LookAround()],
        chance=chance or Chance.from_seed("1"),
        outcome=None,
        conceded=[],
        thief=VAULT.square(thief) if thief else ENTRANCE,
        points=points,
        wounds=0,
        turns=0,
        shut=shut,
        seen=squares_of(VAULT.all) if seen == "all" else [],
        tried=sorted(map(VAULT.square, tried)),
        traps=sorted(map(VAULT.square, traps)),
        sentry=VAULT.square(sentry),
        chest=VAULT.square(chest),
        blades=blades,
        struck=0,
    )
