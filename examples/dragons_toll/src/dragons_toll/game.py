"""Dragon's Toll, all of it: what lies where, the steps of a round, what a seat sees, and the front door."""

from __future__ import annotations

from typing import Annotated, Any, NewType

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import Option, Pass, Seat, thing_id
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

CardId = NewType("CardId", int)
FACE_DOWN = CardId(-1)


class TollSettings(Settings, frozen=True, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2


class TollState(State[P]):
    zones: dict[str, list[CardId]]  # deck, eaten, and for each seat its hand, laid and hoard
    torches: list[bool]
    die: int = 0


def seats(state: TollState[Any]) -> list[Seat]:
    return [Seat(seat) for seat in range(len(state.torches))]


class LayDown(Option, frozen=True):
    card: CardId


class BurnTorch(Option, frozen=True):
    """Have the die cast again."""


class CardLaid(Event, frozen=True):
    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat | None) -> CardLaid:
        return self if seat == self.seat else CardLaid(self.seat, FACE_DOWN)


class DieCast(Event, frozen=True):
    die: int


class CardEaten(Event, frozen=True):
    seat: Seat
    card: CardId


class Deal(Procedure):
    rules = ("DT-DEAL-01",)

    def run(self, table: Table[Any]) -> None:
        for seat in seats(table.state):
            hand = [table.draw(table.state.zones["deck"]) for _ in range(4)]
            table.state.zones[f"hand {seat}"] = sorted(hand)


class Round(Procedure):
    rules = ("DT-ROUND-01", "DT-ROUND-02")

    def run(self, table: Table[Any]) -> None:
        if not table.state.zones["hand 0"]:
            return table.then(CountHoards())
        everybody = seats(table.state)
        torches = map(MayBurnTorch, everybody)
        table.then(*map(LayCard, everybody), CastDie(), *torches, DragonEats(), self)


class LayCard(Choice):
    rules = ("DT-LAY-01",)

    def candidates(self, table: Table[Any]) -> list[Option]:
        return [LayDown(card) for card in table.state.zones[f"hand {self.seat}"]]

    def take(self, table: Table[Any], option: LayDown) -> None:
        table.state.zones[f"hand {self.seat}"].remove(option.card)
        table.state.zones[f"laid {self.seat}"].append(option.card)
        table.emit(CardLaid(self.seat, option.card))


class CastDie(Procedure):
    rules = ("DT-DIE-01",)

    def run(self, table: Table[Any]) -> None:
        table.state.die = table.roll(6) + 1
        table.emit(DieCast(table.state.die))


class MayBurnTorch(Choice):
    rules = ("DT-TORCH-01",)
    is_window = True

    def candidates(self, table: Table[Any]) -> list[Option]:
        return [Pass(), BurnTorch()]

    def objection(self, table: Table[Any], option: Option) -> str | None:
        return None if option == Pass() or table.state.torches[self.seat] else "DT-TORCH-02"

    def take(self, table: Table[Any], option: Option) -> None:
        if option == BurnTorch():
            table.state.torches[self.seat] = False
            table.then(CastDie())


class DragonEats(Procedure):
    rules = ("DT-EAT-01", "DT-EAT-02")

    def run(self, table: Table[Any]) -> None:
        table.reveal()
        zones = table.state.zones
        laid = {zones[f"laid {seat}"].pop(): seat for seat in seats(table.state)}
        prey = max(laid) if table.state.die % 2 else min(laid)
        for card, seat in laid.items():
            zones["eaten" if card == prey else f"hoard {seat}"].append(card)
        table.emit(CardEaten(laid[prey], prey))


class CountHoards(Procedure):
    rules = ("DT-END-01",)

    def run(self, table: Table[Any]) -> None:
        worth = [sum(table.state.zones[f"hoard {seat}"]) for seat in seats(table.state)]
        places = [1 + sum(other > own for other in worth) for own in worth]
        winners = [seat for seat in seats(table.state) if places[seat] == 1]
        table.end(Outcome(winners, places, "DT-END-01"))


class TollView(View, frozen=True, kw_only=True):
    zones: dict[str, list[CardId]]
    torches: list[bool]
    die: int


def is_open(zone: str, seat: Seat | None) -> bool:
    return zone == "eaten" or zone.startswith("hoard") or zone in (f"hand {seat}", f"laid {seat}")


class DragonsToll(Game[TollState[Any]]):
    name = "dragons-toll"
    package = "dragons_toll"
    state_type = TollState
    settings_type = TollSettings
    waiting_rules = ("DT-ROUND-01",)

    def setup(self, settings: TollSettings, chance: Chance) -> TollState[Any]:
        deck = [CardId(number) for number in range(1, 25)]
        state = TollState[Any]([Round(), Deal()], chance, None, [], {"deck": deck, "eaten": []}, [])
        state.torches = [True] * settings.seats
        state.zones |= {f"{zone} {seat}": [] for zone in ("hand", "laid", "hoard") for seat in seats(state)}
        return state

    def seats(self, state: TollState[Any]) -> list[Seat]:
        return seats(state)

    def view(self, state: TollState[Any], seat: Seat | None) -> TollView:
        seen = TollView(zones={}, torches=list(state.torches), die=state.die)
        for zone, cards in state.zones.items():
            seen.zones[zone] = [card if is_open(zone, seat) else FACE_DOWN for card in cards]
        return seen

    def inventory(self, state: TollState[Any]) -> dict[str, str]:
        return {thing_id("card", card): zone for zone, cards in state.zones.items() for card in cards}

    def things(self, state: TollState[Any], seat: Seat | None) -> set[str]:
        return {thing for thing, zone in self.inventory(state).items() if is_open(zone, seat)}

    def determinize(self, state: TollState[Any], seat: Seat, chance: Chance) -> TollState[Any]:
        guess = self.codec.copy(state)
        secret = [cards for zone, cards in sorted(guess.zones.items()) if not is_open(zone, seat)]
        pool = sorted(card for cards in secret for card in cards)
        chance.shuffle(pool)
        for cards in secret:
            cards[:] = sorted(pool.pop() for _ in cards)
        guess.chance = chance.spawn()
        return guess

    def names(self) -> dict[str, Any]:
        return {"card": lambda number, words: words.message("card", number=number)}


GAME = DragonsToll()
