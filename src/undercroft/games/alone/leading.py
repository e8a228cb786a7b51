"""What falls to Evil's leader, and to whoever follows a leader who has given up (AL-LEAD, AL-RUL-42)."""

from __future__ import annotations

from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Choice

from . import events
from .content.reactions import design_of
from .ids import CardId
from .state import AloneTable, AnyState, evil_of, next_leader


class LeaderChoice(Choice):
    """A question that is put to the leader as the leader, not to the player of a card (AL-LEAD-06)."""


def hand_over(table: AloneTable, seat: Seat) -> None:
    """A leader has given up: somebody who is there leads, and decides what the other was about to decide."""
    state = table.state
    state.leader = next_leader(state)
    for step in state.stack:
        if isinstance(step, LeaderChoice) and step.seat == seat:
            step.seat = state.leader
    table.emit(events.LeaderChanged(state.leader))


# Consent


def refuse(table: AloneTable, seat: Seat) -> None:
    """The leader does not agree to the card that a player has proposed (AL-LEAD-02)."""
    player = evil_of(table.state, seat)
    assert player.proposal is not None
    player.refused.append(player.proposal)
    player.proposal = None
    table.emit(events.ConsentRefused(seat))


def is_refused(state: AnyState, seat: Seat, card: CardId) -> bool:
    """Was this card refused, or one like it? It cannot be proposed again, neither covered nor face up."""
    return design_of(card) in [design_of(proposal.card) for proposal in evil_of(state, seat).refused]


def forget_refusals(state: AnyState) -> None:
    """Something has been played, or the window is over."""
    for player in state.evil:
        if player.refused:
            player.refused = []
