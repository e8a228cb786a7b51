"""Evil's reactions: when a card may be played, the leader's consent, the track, and how a card is resolved.

A window opens at the same points of every turn, whatever Evil holds, and closes when every Evil player has passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Pass, Seat, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope
from undercroft.kernel.window import Composing, Window

from . import events, missions
from .content.reactions import COPIES, REACTIONS
from .content.reactions.model import AFTER, BEFORE, WITH, Reaction
from .effects import monsters
from .effects.base import Effect, copies_of
from .evil import one_of_each
from .ids import (
    BEFORE_REVEAL,
    END_OF_TURN,
    HEALTH,
    HEALTH_LOSS,
    MOST_REACTIONS,
    MOVE,
    NO_CARD,
    ON_LOSS,
    SANITY_LOSS,
    CardId,
    MonsterId,
    TargetId,
)
from .leading import LeaderChoice, forget_refusals, is_refused, refuse
from .options.evil import Lay, React
from .state import AloneTable, AnyState, Deed, Played, Proposal, evil_of, evil_seats, free_slots, is_dangerous


class Reacting(Window):
    """Evil may play cards of one moment of the turn, the leader first. ``stat`` is the track of a loss."""

    rules: ClassVar[tuple[str, ...]] = (
        "AL-REACT-01",
        "AL-REACT-02",
        "AL-REACT-07",
        "AL-REACT-18",
        "AL-REACT-38",
    )
    timing: int
    stat: int = -1

    def opens(self, table: AloneTable) -> bool:
        """Everybody sees whether a card can be played."""
        state = table.state
        return has_slot(state) and (is_below_limit(state) or may_exceed_limit(state, self))

    def order(self, table: AloneTable) -> list[Seat]:
        return evil_seats(table.state)

    def question(self, table: AloneTable, seat: Seat) -> Choice | None:
        return MayReact(seat) if any(plays_of(table, seat)) else None

    def close(self, table: AloneTable) -> None:
        forget_refusals(table.state)


class ReactingToLoss(Reacting):
    """Evil answers what the Hero has lost."""


class ReactingAtEnd(Reacting):
    """Evil answers any action of the turn that ends, or lays a card face down."""


def open_loss_window(table: AloneTable, stat: int) -> None:
    """A loss may be answered once an action has been declared, and not at the end of a round (AL-REACT-39).

    The answer to one that a card causes waits until that card is resolved (AL-REACT-32, AL-REACT-34).
    """
    if not table.state.turn.has_declared:
        return
    if table.is_inside(Playing):
        table.inside(Playing).losses.append(stat)
    else:
        table.then(ReactingToLoss(ON_LOSS, stat))


def has_slot(state: AnyState) -> bool:
    """Is there room on the track for one more card this turn? The second takes two slots (AL-REACT-03 to 07)."""
    return free_slots(state) >= slots_needed(state)


def is_below_limit(state: AnyState) -> bool:
    """At most two cards a turn (AL-REACT-02)."""
    return state.turn.played < MOST_REACTIONS


def may_exceed_limit(state: AnyState, window: Reacting) -> bool:
    """Could a card of this moment be one that does not count toward the two? Open to all: it is in no hand (S12)."""
    return any(
        printed.timing == window.timing and frees_itself(state, printed) and is_enabled(state, printed, window)
        for printed in freeing_designs()
    )


@cache
def freeing_designs() -> tuple[Reaction, ...]:
    """The designs that could take themselves out of the limit: looked for once, when all decks are there."""
    return tuple(printed for printed in REACTIONS[::COPIES] if any(effect.frees_card for effect in printed.combined))


def frees_itself(state: AnyState, printed: Reaction) -> bool:
    """Does its lower half take the card out of the limit of two? (AL-REACT-46)"""
    return printed in freeing_designs() and card_is_dangerous(state, printed)


def slots_needed(state: AnyState) -> int:
    return 1 if state.turn.on_track == 0 else 2


# What may be played


def plays_of(table: AloneTable, seat: Seat) -> Iterator[Option]:
    """What a player could play now: copies of a card once."""
    window, state = table.inside(Reacting), table.state
    player = evil_of(state, seat)
    hand = one_of_each(player.hand)
    if player.refused:
        hand = [card for card in hand if not is_refused(state, seat, card)]
    for card in hand:
        if REACTIONS[card].timing == window.timing and objection_to_face_up(table, card, window) is None:
            yield React(card)
    if window.timing == END_OF_TURN and monsters.standard_is_possible(table):
        yield from (Lay(card) for card in hand)


def objection_to_face_up(table: AloneTable, card: CardId, window: Reacting) -> str | None:
    """The rule against playing a card face up in this window."""
    printed = REACTIONS[card]
    if not is_enabled(table.state, printed, window):
        return "AL-REACT-15" if printed.trigger < HEALTH_LOSS else "AL-REACT-17"
    if printed.timing != window.timing:
        return "AL-REACT-18" if printed.timing != END_OF_TURN else "AL-REACT-19"
    if not is_below_limit(table.state) and not frees_itself(table.state, printed):
        return "AL-REACT-02"
    is_lower_possible = card_is_dangerous(table.state, printed) and is_possible(table, printed.lower)
    if not is_lower_possible and not is_possible(table, printed.upper):
        return "AL-REACT-35"
    return "AL-REACT-18" if window.timing == BEFORE_REVEAL and not will_reveal(table) else None


def will_reveal(table: AloneTable) -> bool:
    """Instants before a reveal need something that is about to be revealed."""
    from .exploring import is_about_to_reveal  # exploring needs this module first

    return is_about_to_reveal(table)


def is_enabled(state: AnyState, printed: Reaction, window: Reacting) -> bool:
    """Has the condition of the card's icon been met? An instant answers the action that is being performed."""
    if printed.trigger >= HEALTH_LOSS:
        return window.timing == ON_LOSS and printed.trigger == (HEALTH_LOSS if window.stat == HEALTH else SANITY_LOSS)
    if window.timing == ON_LOSS:
        return False
    return bool(enabling_deeds(state, printed))


def enabling_deeds(state: AnyState, printed: Reaction) -> list[Deed]:
    """The actions that a card answers: at the end of the turn any of the turn, during one the one being performed."""
    deeds = state.turn.deeds if printed.timing == END_OF_TURN else state.turn.deeds[-1:]
    return [deed for deed in deeds if deed.action == printed.trigger and not deed.silent]


def is_possible(table: AloneTable, half: Iterable[Effect]) -> bool:
    """Can it be resolved at least in part? (AL-REACT-35)"""
    return any(effect.possible(table) for effect in half)


def card_is_dangerous(state: AnyState, printed: Reaction) -> bool:
    """Does a danger token lie where the enabling action was performed, for a Move or a loss where the Hero is now?"""
    if printed.trigger == MOVE or printed.trigger >= HEALTH_LOSS:
        return is_dangerous(state, state.hero.sector)
    return any(is_dangerous(state, deed.sector) for deed in enabling_deeds(state, printed))


# Playing


class MayReact(Composing):
    """Play a card, or pass. What is proposed lies in the player's own zone until the leader agrees."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-11", "AL-REACT-15", "AL-REACT-38")

    def first(self, table: AloneTable) -> Iterable[Option]:
        hand = one_of_each(evil_of(table.state, self.seat).hand)
        yield Pass()
        yield from (React(card) for card in hand)
        yield from (Lay(card) for card in hand)

    def objection_to_first(self, table: AloneTable, option: Option) -> str | None:
        window = table.inside(Reacting)
        if isinstance(option, React | Lay) and is_refused(table.state, self.seat, option.card):
            return "AL-LEAD-02"
        if isinstance(option, React):
            return objection_to_face_up(table, option.card, window)
        if isinstance(option, Lay):
            if window.timing != END_OF_TURN:
                return "AL-REACT-13"
            return None if monsters.standard_is_possible(table) else "AL-RUL-26"
        return None

    def options(self, table: AloneTable) -> list[Option]:
        return [Pass(), *plays_of(table, self.seat)]

    def begin(self, table: AloneTable, option: React | Lay) -> None:
        evil_of(table.state, self.seat).proposal = Proposal(option.card, isinstance(option, Lay))

    def intent(self, table: AloneTable) -> Proposal | None:
        return evil_of(table.state, self.seat).proposal

    def announce(self, table: AloneTable) -> None:
        leader = table.state.leader
        table.then(PlayCard(self.seat) if self.seat == leader else Consent(leader, self.seat))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        window = table.inside(Reacting)
        return {"timing": window.timing, "stat": window.stat}


class Consent(LeaderChoice):
    """The leader has the last word; the card is not shown, only whether it is covered or which icon it has.

    A refused card is no pass: the player may propose another.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-LEAD-01", "AL-LEAD-02", "AL-HAND-01")
    is_window: ClassVar[bool] = True
    player: Seat

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.then(PlayCard(self.player))
        else:
            refuse(table, self.player)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        proposal = evil_of(table.state, self.player).proposal
        assert proposal is not None
        return {"trigger": -1 if proposal.face_down else REACTIONS[proposal.card].trigger}


class PlayCard(Procedure):
    """The card goes on the track: upright if it is the first of the turn, else sideways over two slots."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-03", "AL-REACT-04", "AL-REACT-31", "AL-REACT-40")
    seat: Seat

    def run(self, table: AloneTable) -> None:
        state = table.state
        player = evil_of(state, self.seat)
        proposal, player.proposal = player.proposal, None
        assert proposal is not None
        card, slots = proposal.card, slots_needed(state)
        player.hand.remove(card)
        state.track.append(Played(card, self.seat, proposal.face_down, slots))
        state.turn.on_track += 1
        state.turn.played += 1
        table.inside(Reacting).answered()
        forget_refusals(state)
        table.reveal()
        table.emit(events.ReactionPlayed(self.seat, card, REACTIONS[card].deck, proposal.face_down, slots))
        table.then(Playing(NO_CARD if proposal.face_down else card, self.seat, proposal.face_down))


class Playing(Scope):
    """A card is resolved. ``acted`` are the monsters that it moved, deployed or named, in order.

    ``card`` is -1 for a covered one. ``dangerous``: it was when it was played, whatever it did to tokens since
    (AL-REACT-27). ``lower``: both halves. ``target``: the one of Locate that it lets Evil lie about.
    ``door_opened``: one of them opened the door that the card lets one of them open for nothing. ``losses``: the tracks
    of what the Hero lost meanwhile; Evil may answer when the card is done.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-24", "AL-REACT-32", "AL-REACT-34", "AL-REACT-44")
    card: CardId
    seat: Seat
    face_down: bool = False
    dangerous: bool = False
    lower: bool = False
    acted: list[MonsterId] = []
    door_opened: bool = False
    target: TargetId = TargetId(-1)
    losses: list[int] = []

    def run(self, table: AloneTable) -> None:
        if self.face_down:
            table.then(monsters.Standard())
        else:
            self.dangerous = card_is_dangerous(table.state, REACTIONS[self.card])
            table.then(OfferEarly(), ResolveUpper(), OfferLate())

    def close(self, table: AloneTable) -> None:
        """One window answers all losses of a track: any number of cards may be played in it."""
        table.then(*(ReactingToLoss(ON_LOSS, stat) for stat in dict.fromkeys(self.losses)))


class LeaderActs(Playing):
    """What a mission lets Evil do with monsters is carried out as a card would be; the leader decides (AL-LEAD-06)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LEAD-06",)

    def run(self, table: AloneTable) -> None:
        table.then(missions.evil_acts(table.state))


class OfferEarly(Procedure):
    """A lower half that comes first, or changes how the upper one is carried out (AL-REACT-45)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-25", "AL-REACT-45")

    def run(self, table: AloneTable) -> None:
        playing = table.inside(Playing)
        printed = REACTIONS[playing.card]
        if not playing.dangerous:
            return
        if printed.order == BEFORE:
            table.then(MayUseLower(playing.seat), ResolveLower())
        elif printed.order == WITH:
            table.then(MayUseLower(playing.seat))


class ResolveUpper(Procedure):
    """The upper half; or both in one, where the lower half changes how it is carried out."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-24", "AL-REACT-35")

    def run(self, table: AloneTable) -> None:
        playing = table.inside(Playing)
        printed = REACTIONS[playing.card]
        half = printed.combined if playing.lower and printed.order == WITH else printed.upper
        if is_possible(table, half):
            table.then(*copies_of(half))


class OfferLate(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-25", "AL-REACT-45")

    def run(self, table: AloneTable) -> None:
        playing = table.inside(Playing)
        printed = REACTIONS[playing.card]
        if printed.order == AFTER and playing.dangerous:
            table.then(MayUseLower(playing.seat), ResolveLower())


class MayUseLower(Choice):
    """Use the lower half of a dangerous card? It is taken or left as a whole.

    It is put for every dangerous card, so that a pause does not tell whether the half could do anything.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-25", "AL-REACT-26", "AL-REACT-45")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Yes(), No())

    def objection(self, table: AloneTable, option: Option) -> str | None:
        """A half that does nothing cannot be used; a third card is played for the half that makes it not count."""
        if isinstance(option, No):
            return "AL-REACT-02" if table.state.turn.played > MOST_REACTIONS else None
        printed = REACTIONS[table.inside(Playing).card]
        half = printed.combined if printed.order == WITH else printed.lower
        return None if is_possible(table, half) else "AL-REACT-35"

    def take(self, table: AloneTable, option: Option) -> None:
        playing = table.inside(Playing)
        playing.lower = isinstance(option, Yes)
        if playing.lower:
            table.emit(events.LowerHalfUsed(playing.card))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"card": ("card", table.inside(Playing).card)}


class ResolveLower(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-25",)

    def run(self, table: AloneTable) -> None:
        playing = table.inside(Playing)
        if playing.lower:
            table.then(*copies_of(REACTIONS[playing.card].lower))
