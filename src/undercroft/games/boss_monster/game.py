"""The front door of Boss Monster. Nothing is decided here."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Block, CardTable, Game
from undercroft.kernel.moments import Fired, Listener, Moment, OrderAbilities, Replacement
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.table import Table
from undercroft.kernel.text import Words

from . import bot, catalogue, citations, end, inventory, numbers, option_numbers, printed, terminal
from .adventure import damage_has_risen
from .cards import decks
from .carrying_over import ID_KINDS, tidy
from .content import CARDS, KIND, label
from .determinize import determinize
from .dungeon import ToPile
from .ids import CLASSES, CardId
from .moments import DungeonSurvived, HeroEntered, HeroLeftRoom, RoomDestroyed, SpellBegins
from .options import First
from .settings import BossSettings
from .setup import first_state
from .state import AnyState, BossState, hero_inside, seats_by_priority
from .tally import BossTeller
from .triggers import Ear
from .values import is_blank
from .view import BossView, things, view

OF_ONE_ROOM = (HeroEntered, HeroLeftRoom)
OF_EVERYBODY = (SpellBegins, ToPile)
"""Whose cards are asked about a moment or a verb; about all others the cards of the player concerned."""


class OrderOwnAbilities(OrderAbilities):
    """Several abilities of yours fired: which comes first? (BM-RUL-55)"""

    rules = ("BM-RUL-55",)

    def name(self, fired: Fired) -> Option:
        return First(CardId(fired.source))


class BossMonster(Game[AnyState]):
    """Boss Monster: The Next Level, 2 to 4 players."""

    name = "boss-monster"
    package = __package__
    state_type = BossState
    settings_type = BossSettings
    order_choice = OrderOwnAbilities
    waiting_rules = ("BM-TURN-02",)
    window_kinds = ("priority", "cancelling", "stopping")
    horizon = 3
    checks = (damage_has_risen,)
    id_kinds = ID_KINDS

    def __init__(self) -> None:
        self.listeners = _listeners()
        self.replacements = _replacements()

    def seats(self, state: AnyState) -> list[Seat]:
        return [Seat(seat) for seat in range(len(state.players))]

    def setup(self, settings: BossSettings, chance: Chance) -> AnyState:
        return first_state(settings, chance)

    def view(self, state: AnyState, seat: Seat | None) -> BossView:
        return view(state, seat)

    def things(self, state: AnyState, seat: Seat | None) -> set[str]:
        return things(state, seat)

    def determinize(self, state: AnyState, seat: Seat, chance: Chance) -> AnyState:
        return determinize(self.codec.copy(state), seat, chance)

    def inventory(self, state: AnyState) -> dict[str, str]:
        return inventory.inventory(state)

    def problems(self, state: AnyState) -> list[str]:
        return inventory.problems(state)

    def evaluate(self, state: AnyState, seat: Seat) -> float:
        return bot.prospects(state, (seat,))[seat]

    def prospects(self, state: AnyState, seats: Iterable[Seat]) -> dict[Seat, float]:
        return bot.prospects(state, seats)

    def concede(self, table: Table[AnyState], seat: Seat) -> None:
        left = end.contenders(table.state)
        if len(left) == 1:
            table.end(end.outcome(table.state, left, "BM-END-11"))

    def labels(self) -> dict[str, Iterable[str]]:
        return {"card": map(label, range(len(CARDS)))}

    def tidy(self, state: AnyState) -> None:
        tidy(state)

    # Abilities of cards

    def kind_of(self, source: int) -> int:
        return KIND[source]

    def sources(self, state: AnyState, happening: Moment | Procedure) -> Iterable[tuple[Seat, int]]:
        """Active player first, then XP order (BM-RUL-55); most moments concern one Room or one player only."""
        if isinstance(happening, OF_ONE_ROOM):
            return () if is_blank(state, happening.room) else ((happening.seat, happening.room),)
        if isinstance(happening, OF_EVERYBODY):
            return [source for seat in seats_by_priority(state) for source in _cards_at_work(state, seat)]
        if isinstance(happening, DungeonSurvived):
            return ((happening.seat, happening.hero),)
        seat: Seat = happening.seat  # type: ignore[union-attr]
        found = _cards_at_work(state, seat)
        if isinstance(happening, RoomDestroyed):
            found = [(seat, happening.room), *(pair for pair in found if pair[1] not in happening.risen)]
        return found

    def replacement_subject(self, verb: Procedure, source: int) -> dict[str, Any]:
        cards = verb.cards if isinstance(verb, ToPile) else []
        return {"source": ("card", source), "cards": ("card", list(cards))}

    # Texts and learning

    def names(self) -> dict[str, Callable[[int, Any], str]]:
        return {
            "card": lambda card, words: words.message(CARDS[card].slug),
            "class": lambda index, words: words.message(f"class-{CLASSES[index]}"),
            "card-text": printed.text_of,
            "spot": lambda spot, words: words.message("spot", number=spot + 1),
        }

    def render(self, view: BossView, words: Words, width: int) -> list[Block]:
        return terminal.render(view, words, width)

    def cites(self, table: Table[AnyState], option: Option) -> tuple[str, ...]:
        return citations.cites(table, option)

    def note(self, view: BossView, option: Option, words: Words) -> str:
        return printed.note(view, option, words)

    def card_table(self, words: Words) -> CardTable:
        return printed.card_table(words)

    def content(self) -> catalogue.BossContent:
        return catalogue.content()

    def option_count(self, settings: BossSettings) -> int:
        return option_numbers.ACTIONS.size

    def option_number(self, state: AnyState, option: Option) -> int:
        return option_numbers.option_number(state, option)

    def action_names(self, settings: BossSettings) -> list[str]:
        return option_numbers.ACTIONS.names

    def numbers(self, view: BossView) -> list[float]:
        return numbers.numbers(view)

    def observe(self, state: AnyState, seat: Seat) -> array[float]:
        return numbers.observe(state, seat)

    def number_names(self, settings: BossSettings) -> list[str]:
        return numbers.LAYOUT.names

    def tally(self, settings: BossSettings) -> BossTeller:
        return BossTeller(settings.seats)


def _cards_at_work(state: AnyState, seat: Seat) -> list[tuple[Seat, int]]:
    """A player's levelled Boss, working Rooms, and the Hero inside."""
    player = state.players[seat]
    found: list[tuple[Seat, int]] = [(seat, player.boss)] if player.levelled else []
    rows = state.rows
    for slot in player.dungeon:
        if slot.cards and slot.hidden < 0 and not slot.asleep:
            room = slot.cards[-1]
            if not (rows and is_blank(state, room)):
                found.append((seat, room))
    if seat == state.active:
        inside = hero_inside(player)
        if inside is not None:
            found.append((seat, inside.card))
    return found


def _listeners() -> dict[type[Moment], dict[int, tuple[tuple[int, Listener], ...]]]:
    """Which titles hear which moments, found once."""
    index: dict[type[Moment], dict[int, tuple[tuple[int, Listener], ...]]] = {}
    for card, title in zip(CARDS, KIND, strict=True):
        for number, ability in enumerate(card.triggers):
            heard = index.setdefault(ability.on, {})
            if (number, title) not in [(n, title) for n, _ in heard.get(title, ())]:
                heard[title] = (*heard.get(title, ()), (number, Ear(ability)))
    return index


def _replacements() -> dict[type[Procedure], dict[int, Replacement]]:
    index: dict[type[Procedure], dict[int, Replacement]] = {}
    for card, title in zip(CARDS, KIND, strict=True):
        if card.instead is not None:
            index.setdefault(card.instead.of, {})[title] = card.instead
    return index


assert decks.DECKS  # the decks have filled the content
GAME = BossMonster()
