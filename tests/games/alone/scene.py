"""Laying out a scene: where everybody stands, what is lit, what Evil holds; then play it by the texts of options.

    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], lit=["A1-B4"])
    scene.play("move east")
    assert scene.hero.sanity == 10

Sectors are named as on the sheets: level sheet, column, row. Dice are given by their faces: HIT, SPECIAL, MISS.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from undercroft.games.alone import GAME
from undercroft.games.alone.content.items import ITEMS
from undercroft.games.alone.content.missions import mission_named
from undercroft.games.alone.content.reactions import REACTIONS, cards_of
from undercroft.games.alone.content.sheets import MAPS, SHEETS
from undercroft.games.alone.geography import PER_LEVEL, plan
from undercroft.games.alone.ids import (
    CHARACTERS,
    DECKS,
    KINDS,
    TOKENS_OF_KIND,
    CardId,
    CharacterId,
    DeckId,
    ItemId,
    KindId,
    MonsterId,
    SectorId,
    TileId,
)
from undercroft.games.alone.labyrinth import lay_tile
from undercroft.games.alone.state import (
    COLONEL,
    MATRIARCH,
    Ally,
    AnyState,
    Deck,
    Hero,
    Item,
    Memory,
    Monster,
    Turn,
    kind_of,
    tile_of,
)
from undercroft.kernel.events import Event
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.orders import Orders
from undercroft.kernel.parts import Option, Seat

HERO, EVIL, SECOND_EVIL, THIRD_EVIL = Seat(0), Seat(1), Seat(2), Seat(3)
HIT, SPECIAL, MISS = 0, 2, 4
"""Faces of a die, to be given as outcomes."""
BOSSES = {"colonel": COLONEL, "matriarch": MATRIARCH}
E = TypeVar("E", bound=Event)
Placed = tuple[str, str] | tuple[str, str, str]


class Scene:
    """A match at the start of a turn, everything as the test wants it.

    ``monsters``: (kind or boss, sector) or (kind, sector, "wounded"). ``revealed``: sectors besides the Hero's own.
    ``items``: slugs, with a ``+`` where one is upgraded and the charges if not all are left: ``jetpack+:1``. ``hand``:
    slugs of the first Evil player's cards; ``hands`` of all. ``missions``: codes of the three; ``active``: the starting
    mission is completed and the final one in play; ``solved``: the problem mission is completed.
    """

    def __init__(
        self,
        *,
        at: str = "A1-B4",
        map: int = 0,
        turned: tuple[int, int] = (0, 0),
        seats: int = 2,
        difficulty: str = "normal",
        character: str = "captain",
        monsters: Iterable[Placed] = (),
        lit: Iterable[str] = (),
        danger: Iterable[str] = (),
        blocked: Iterable[tuple[str, str]] = (),
        revealed: Iterable[str] = (),
        hand: Sequence[str] = (),
        hands: Sequence[Sequence[str]] = (),
        decks: tuple[str, str] = ("fury", "speed"),
        items: Iterable[str] = (),
        allies: Iterable[str] = (),
        missions: tuple[str, str, str] = ("SM06", "PM08", "FM02"),
        active: bool = False,
        solved: bool = False,
        health: int = 12,
        sanity: int = 12,
        adrenaline: int = 3,
        turns_left: int = 8,
        rounds_left: int = 3,
        nightmare: bool = False,
        experience: dict[str, int] | None = None,
    ) -> None:
        self.map = map
        settings: dict[str, Any] = {
            "seats": seats,
            "difficulty": difficulty,
            "quick_setup": True,
            "extra_content": True,
        }
        self.match: Match[AnyState] = new_match(GAME, "scene", **settings)
        self.match.orders = [Orders()] * seats
        self.pass_until("ChooseAction")
        state = self.state
        state.map, state.turned, state.leader = map, turned, EVIL
        laid = plan(map, turned)
        names = list(laid.default_rooms) or list(range(8))
        state.rooms = [SectorId(laid.room_places[names.index(room)]) for room in range(8)]
        state.lit, state.danger = self.mask(lit), self.mask(danger)
        state.blocked = sum(1 << self.door(*pair) for pair in blocked)
        state.missions.cards = [mission_named(code) for code in missions]
        state.missions.active, state.missions.done = active, int(active) | solved << 1
        state.monsters, state.labyrinth, state.next_handle, state.memory = [], [], 0, Memory()
        state.turn, state.turns_left, state.rounds_left, state.nightmare = Turn(), turns_left, rounds_left, nightmare
        points = [(experience or {}).get(kind, 0) for kind in KINDS]
        who = CharacterId(CHARACTERS.index(character))
        state.hero = Hero(who, self.sector(at), health, sanity, adrenaline, points, [], [])
        self._equip(items, allies)
        for placed in monsters:
            self.add_monster(*placed)
        self._deal(list(hands) or [list(hand), *([] for _ in range(seats - 2))], decks)
        for name in (at, *revealed):
            lay_tile(self.match.table, self.sector(name))
        state.turn = Turn()
        self.match.table.run()
        self._told = len(self.match.events)

    def _equip(self, items: Iterable[str], allies: Iterable[str]) -> None:
        state = self.state
        state.starters = [CharacterId(number) for number in range(5) if number != state.hero.character]
        state.item_deck, state.item_discard = [ItemId(number) for number in range(len(ITEMS))], []
        for text in items:
            slug, _, charges = text.partition(":")
            item = self.give(slug.removesuffix("+"), upgraded=slug.endswith("+"))
            item.charges = int(charges or item.charges)
        for name in allies:
            ally = CharacterId(CHARACTERS.index(name))
            state.starters.remove(ally)
            state.hero.allies.append(Ally(ally, 6))

    def _deal(self, hands: Sequence[Sequence[str]], decks: tuple[str, str]) -> None:
        state = self.state
        numbers = [DeckId(DECKS.index(deck)) for deck in decks]
        state.decks = [Deck(deck, cards_of(deck), []) for deck in numbers]
        for player, access in zip(state.evil, {1: (3,), 2: (1, 2), 3: (1, 3, 2)}[len(state.evil)], strict=True):
            player.hand, player.access = [], access
        for player, slugs in zip(state.evil, hands, strict=True):
            for slug in slugs:
                deck = next(deck for deck in state.decks if any(REACTIONS[card].slug == slug for card in deck.cards))
                card = next(card for card in deck.cards if REACTIONS[card].slug == slug)
                deck.cards.remove(card)
                player.hand.append(card)
            player.hand.sort()

    # Naming

    def sector(self, name: str) -> SectorId:
        """A sector by its name on the sheet: ``A1-C4``."""
        sheet_name, place = name.split("-")
        level = next(level for level, sheet in enumerate(MAPS[self.map].levels) if sheet.replace("-", "") == sheet_name)
        position = ("ABCDEF".index(place[0]), int(place[1]) - 1)
        return SectorId(SHEETS[MAPS[self.map].levels[level]].positions.index(position) + PER_LEVEL * level)

    def mask(self, names: Iterable[str]) -> int:
        return sum(1 << self.sector(name) for name in names)

    def door(self, one: str, other: str) -> int:
        """A door by the two sectors it joins."""
        pair = {self.sector(one), self.sector(other)}
        return next(n for n, ends in enumerate(plan(self.map, self.state.turned).doors) if set(ends) == pair)

    def monster(self, kind: str) -> Monster:
        """The first monster of a kind, or a boss, on the map."""
        if kind in BOSSES:
            return next(monster for monster in self.state.monsters if monster.id == BOSSES[kind])
        wanted = KindId(KINDS.index(kind))
        return next(m for m in self.state.monsters if kind_of(m.id) == wanted and m.id < COLONEL)

    def figure(self, kind: str) -> int:
        """The number by which the Hero knows it."""
        return self.monster(kind).figure

    def tile(self, name: str) -> TileId:
        tile = tile_of(self.state, self.sector(name))
        assert tile is not None, f"{name} is not revealed"
        return tile.id

    def is_revealed(self, name: str) -> bool:
        return tile_of(self.state, self.sector(name)) is not None

    def card(self, slug: str, seat: Seat = EVIL) -> CardId:
        """A card in a hand."""
        return next(card for card in self.state.evil[seat - 1].hand if REACTIONS[card].slug == slug)

    def item(self, slug: str) -> Item:
        return next(item for item in self.hero.items if ITEMS[item.card].slug == slug)

    # Changing

    def add_monster(self, kind: str, name: str, look: str = "") -> Monster:
        state = self.state
        if kind in BOSSES:
            number = BOSSES[kind]
        else:
            first = KINDS.index(kind) * TOKENS_OF_KIND
            out = {monster.id for monster in state.monsters}
            number = next(MonsterId(n) for n in range(first, first + TOKENS_OF_KIND) if n not in out)
        monster = Monster(number, self.sector(name), wounded=look == "wounded")
        state.monsters.append(monster)
        state.monsters.sort(key=lambda found: found.id)
        return monster

    def give(self, slug: str, upgraded: bool = False) -> Item:
        """An item out of the deck."""
        state = self.state
        card = next(card for card in state.item_deck if ITEMS[card].slug == slug)
        state.item_deck.remove(card)
        item = Item(card, ITEMS[card].charges, upgraded=upgraded)
        state.hero.items.append(item)
        return item

    # Playing

    @property
    def state(self) -> AnyState:
        return self.match.state

    @property
    def hero(self) -> Hero:
        return self.state.hero

    @property
    def asked(self) -> str:
        """The question that is put: the name of its class."""
        return type(self.match.choice).__name__

    @property
    def offered(self) -> list[str]:
        return [str(option) for option in self.match.options]

    def given(self, *outcomes: int) -> Scene:
        """The next random outcomes."""
        self.match.table.given = list(outcomes)
        return self

    def play(self, *choices: str | Option) -> Scene:
        """Answer one question after the other, by the texts of options."""
        for choice in choices:
            self.match.take(choice)
        return self

    def pass_one(self) -> Scene:
        """Decline what is asked now, or take the first option."""
        self.match.take(self.match.game.default(self.match.choice, self.match.options))  # type: ignore[arg-type]
        return self

    def pass_until(self, question: str) -> Scene:
        """Decline whatever is asked until this question is put."""
        for _ in range(200):
            if self.match.is_over or self.asked == question:
                return self
            self.pass_one()
        raise AssertionError(f"{question} is never asked")

    def end_turn(self) -> Scene:
        """Decline everything until the Hero chooses the next turn's action."""
        return self.pass_until("ChooseAction")

    def why_not(self, option: Option) -> str | None:
        """The rule against an option of the question that is put."""
        choice = self.match.choice
        assert choice is not None
        return choice.objection(self.match.table, option)

    def told(self, kind: type[E], seat: Seat | None = HERO) -> list[E]:
        """The events of a kind that a seat has been told since the scene was laid out, as it saw them."""
        seen = [event.seen_by(seat) for event in self.match.events[self._told :]]
        return [event for event in seen if isinstance(event, kind)]
