"""A full state drawn at random among those that a seat cannot tell apart from this one: the mirror of the view.

For Evil only cards are unknown: other hands, decks, discards, covered cards on the track; their backs are open. For the
Hero the whole map is unknown beyond what was seen and told (see dark.py). The generator gets a new key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table

from .content.reactions import REACTIONS
from .dark import redraw_map
from .ids import HERO, CardId
from .state import AnyState, Deck, EvilPlayer, Proposal

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

MOST_TRIES = 12


def determinize(game: Game[AnyState], state: AnyState, seat: Seat, chance: Chance) -> AnyState:
    """While an Evil player is asked something, a map drawn for the Hero must leave that player an answer."""
    guess = state
    for attempt in range(MOST_TRIES):
        guess = game.codec.copy(state)
        if seat == HERO:
            redraw_map(guess, chance, attempt)
        deal_cards(guess, seat, chance)
        if seat != HERO or has_an_answer(game, guess):
            break
    guess.chance = chance.spawn()
    return guess


def has_an_answer(game: Game[AnyState], state: AnyState) -> bool:
    top = state.stack[-1] if state.stack else None
    if top is None or not top.is_choice or top.seat == HERO:
        return True
    return bool(top.options(Table(game, state)))


# Cards


def deal_cards(state: AnyState, seat: Seat, chance: Chance) -> None:
    """All cards whose place the seat does not know are gathered and dealt out again, each deck by itself."""
    for deck in state.decks:
        _deal_deck(state, deck, seat, chance)
    for player in state.evil:
        player.hand.sort()


def _deal_deck(state: AnyState, deck: Deck, seat: Seat, chance: Chance) -> None:
    others = [player for number, player in enumerate(state.evil, start=1) if number != seat]
    covered = [
        played
        for played in state.track
        if played.face_down and played.seat != seat and REACTIONS[played.card].deck == deck.id
    ]
    held = [[card for card in player.hand if REACTIONS[card].deck == deck.id] for player in others]
    pool = sorted(
        [*deck.cards, *deck.discard, *(card for hand in held for card in hand), *(played.card for played in covered)]
    )
    proposed = [_propose(player, deck, pool, chance) for player in others]
    sizes = [len(hand) - len(own) for hand, own in zip(held, proposed, strict=True)]
    drawn = _draw(pool, sum(sizes) + len(covered) + len(deck.discard), chance)
    for played in covered:
        played.card = drawn.pop()
    for player, size, own in zip(others, sizes, proposed, strict=True):
        player.hand = [card for card in player.hand if REACTIONS[card].deck != deck.id]
        player.hand += [*own, *(drawn.pop() for _ in range(size))]
    deck.discard, deck.cards = sorted(drawn), sorted(pool)


def _propose(player: EvilPlayer, deck: Deck, pool: list[CardId], chance: Chance) -> list[CardId]:
    """The cards of this deck that a player has proposed: one that waits for consent, and those that were refused."""
    waiting = [] if player.proposal is None else [player.proposal]
    known = [proposal for proposal in (*waiting, *player.refused) if REACTIONS[proposal.card].deck == deck.id]
    known.sort(key=lambda proposal: proposal.face_down)  # what is known of an icon leaves fewer cards to choose from
    for proposal in known:
        proposal.card = chance.choice([card for card in pool if _seems_like(proposal, card)])
        pool.remove(proposal.card)
    return [proposal.card for proposal in known]


def _seems_like(proposal: Proposal, card: CardId) -> bool:
    """The leader is told the back of a card, and the icon of a face-up one."""
    truth, other = REACTIONS[proposal.card], REACTIONS[card]
    return proposal.face_down or (other.trigger, other.timing) == (truth.trigger, truth.timing)


def _draw(pool: list[CardId], count: int, chance: Chance) -> list[CardId]:
    """Take so many at random out of the pool."""
    drawn = []
    for _ in range(count):
        other = chance.below(len(pool))
        pool[other], pool[-1] = pool[-1], pool[other]
        drawn.append(pool.pop())
    return drawn
