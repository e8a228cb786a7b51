"""The front door of Alone. Nothing is decided here."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Block, CardTable, Game
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.portable import numbered
from undercroft.kernel.state import Outcome
from undercroft.kernel.text import Words

from . import bot, catalogue, citations, decks, inventory, numbers, option_numbers, printed, terminal
from .content.items import ITEMS
from .content.items import label as item_label
from .content.missions import MISSIONS
from .content.reactions import REACTIONS
from .determinize import determinize
from .geography import PER_LEVEL
from .ids import CHARACTERS, DECKS, FACES, HERO, KINDS, LOOKS, REPORTS, ROOMS, TOKENS_OF_KIND, WAYS, MonsterId
from .leading import hand_over
from .settings import AloneSettings
from .setup import first_state
from .state import AloneState, AloneTable, AnyState, is_boss, look_of
from .tally import AloneTeller
from .targets import TARGETS
from .things import things
from .view import AloneView, view


class Alone(Game[AnyState]):
    """Alone: one Hero in the dark against one to three Evil players."""

    name = "alone"
    package = __package__
    state_type = AloneState
    settings_type = AloneSettings
    waiting_rules = ("AL-TURN-01",)
    window_kinds = ("reacting", "reacting-to-loss", "reacting-at-end")
    roles = ("role-hero", "role-evil", "role-evil", "role-evil")

    def teams(self, settings: AloneSettings) -> list[list[Seat]]:
        return [[Seat(0)], [Seat(seat) for seat in range(1, settings.seats)]]

    def seats(self, state: AnyState) -> list[Seat]:
        return [Seat(seat) for seat in range(1 + len(state.evil))]

    def responders(self, seats: int) -> list[Seat]:
        """Only Evil reacts (AL-REACT-01)."""
        return [Seat(seat) for seat in range(1, seats)]

    def setup(self, settings: AloneSettings, chance: Chance) -> AnyState:
        return first_state(settings, chance)

    def view(self, state: AnyState, seat: Seat | None) -> AloneView:
        return view(state, seat)

    def things(self, state: AnyState, seat: Seat | None) -> set[str]:
        return things(state, seat)

    def determinize(self, state: AnyState, seat: Seat, chance: Chance) -> AnyState:
        return determinize(self, state, seat, chance)

    def inventory(self, state: AnyState) -> dict[str, str]:
        return inventory.inventory(state)

    def problems(self, state: AnyState) -> list[str]:
        return inventory.problems(state)

    def concede(self, table: AloneTable, seat: Seat) -> None:
        """A side of which nobody is left has lost; else somebody who is there leads Evil (AL-RUL-42)."""
        state = table.state
        evil = [Seat(1 + index) for index in range(len(state.evil))]
        if seat == HERO:
            table.end(Outcome(evil, [2, *(1 for _ in evil)], "AL-RUL-42"))
        elif set(evil) <= set(state.conceded):
            table.end(Outcome([HERO], [1, *(2 for _ in evil)], "AL-RUL-42"))
        elif seat == state.leader:
            hand_over(table, seat)

    def evaluate(self, state: AnyState, seat: Seat) -> float:
        return bot.evaluate(state, seat)

    def prospects(self, state: AnyState, seats: Iterable[Seat]) -> dict[Seat, float]:
        return bot.prospects(state, seats)

    def labels(self) -> dict[str, Iterable[str]]:
        return {
            "card": numbered(card.slug for card in REACTIONS),
            "item": map(item_label, range(len(ITEMS))),
            "mission": (mission.slug for mission in MISSIONS),
            "target": TARGETS,
            "character": CHARACTERS,
            "kind": KINDS,
            "room": ROOMS,
            "deck": DECKS,
        }

    def tidy(self, state: AnyState) -> None:
        state.item_deck.sort()
        for cards in (*(player.hand for player in state.evil), *(deck.discard for deck in state.decks)):
            cards.sort()

    # Texts

    def cites(self, table: AloneTable, option: Option) -> tuple[str, ...]:
        return citations.cites(table, option)

    def content(self) -> catalogue.AloneContent:
        return catalogue.content()

    def render(self, view: AloneView, words: Words, width: int) -> list[Block]:
        return terminal.render(view, words, width)

    def note(self, view: AloneView, option: Option, words: Words) -> str:
        return printed.note(view, option, words)

    def card_table(self, words: Words) -> CardTable:
        return printed.card_table(words)

    def tally(self, settings: AloneSettings) -> AloneTeller:
        return AloneTeller(settings.seats)

    def option_count(self, settings: AloneSettings) -> int:
        return option_numbers.ACTIONS.size

    def option_number(self, state: AnyState, option: Option) -> int:
        return option_numbers.option_number(state, option)

    def action_names(self, settings: AloneSettings) -> list[str]:
        return option_numbers.ACTIONS.names

    def numbers(self, view: AloneView) -> list[float]:
        return numbers.numbers(view)

    def observe(self, state: AnyState, seat: Seat) -> array[float]:
        return numbers.observe(state, seat)

    def number_names(self, settings: AloneSettings) -> list[str]:
        return numbers.LAYOUT.names

    def names(self) -> dict[str, Callable[[int, Any], str]]:
        """Sectors and monsters are named for Evil, tiles and figures for the Hero; the view says where they are."""
        return {
            "way": lambda way, words: words.message(f"way-{WAYS[way]}"),
            "report": lambda report, words: words.message(f"report-{REPORTS[report]}"),
            "room": lambda room, words: words.message(f"room-{ROOMS[room]}"),
            "kind": lambda kind, words: words.message(f"kind-{KINDS[kind]}"),
            "look": _name_of_look,
            "face": lambda face, words: words.message(f"face-{FACES[face]}"),
            "character": lambda character, words: words.message(f"character-{CHARACTERS[character]}"),
            "deck": lambda deck, words: words.message(f"deck-{DECKS[deck]}"),
            "target": lambda target, words: words.message(f"target-{TARGETS[target]}"),
            "card": lambda card, words: words.message(f"card-{REACTIONS[card].slug}"),
            "item": _name_of_item,
            "mission": lambda mission, words: words.message(f"mission-{MISSIONS[mission].slug}"),
            "tile": lambda tile, words: words.message("tile", number=tile),
            "figure": lambda figure, words: words.message("figure", number=figure),
            "sector": _name_of_sector,
            "monster": _name_of_monster,
            "door": lambda door, words: words.message("door", number=door + 1),
            "card-text": printed.card_text,
            "item-text": printed.item_text,
            "mission-text": printed.mission_text,
            "character-text": printed.character_text,
        }


def _name_of_item(item: int, words: Any) -> str:
    """Copies are told apart by a number: the Hero may have several, with different charges."""
    card = ITEMS[item]
    name = words.message(f"item-{card.slug}")
    if card.copies == 1:
        return str(name)
    return str(words.message("item-copy", name=name, number=item - ITEMS.index(card) + 1))


def _name_of_sector(sector: int, words: Any) -> str:
    level, number = divmod(sector, PER_LEVEL)
    return str(words.message("sector", level=level + 1, number=number + 1))


def _name_of_look(look: int, words: Any) -> str:
    return str(words.message(f"{'kind' if look < len(KINDS) else 'boss'}-{LOOKS[look]}"))


def _name_of_monster(monster: int, words: Any) -> str:
    """Monsters of a kind are told apart by a number; of a boss there is one."""
    name = _name_of_look(look_of(MonsterId(monster)), words)
    if is_boss(MonsterId(monster)):
        return name
    return str(words.message("monster", kind=name, number=monster % TOKENS_OF_KIND + 1))


assert REACTIONS, decks  # the decks have filled the content
GAME = Alone()
