"""A ready table for tests: who has what where, then what everybody says, then what a player would see.

>>> scene = Scene(alice=Side(dungeon=["spawn-point"], entrance=["elfstar"]), at="adventure")
>>> scene.to_end_of_round()
>>> scene.alice.wounds
['elfstar']

Seats are alice, bob, carol and dave, in this XP order unless Bosses are named. Dungeons are written as they
lie on the table, from the entrance (left) to the Boss (right); in a stack the visible Room comes last.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.adventure import AdventurePhase
from undercroft.games.boss_monster.bait import BaitPhase
from undercroft.games.boss_monster.build import BuildPhase
from undercroft.games.boss_monster.content import CARDS, TITLES
from undercroft.games.boss_monster.end import EndOfRound
from undercroft.games.boss_monster.ids import CLASSES, CardId, Family, Phase
from undercroft.games.boss_monster.rounds import BeginningOfRound, NextRound, Round
from undercroft.games.boss_monster.settings import BossSettings
from undercroft.games.boss_monster.setup import BuildFirstRooms, DealHands, OfferMulligan, first_state
from undercroft.games.boss_monster.state import AnyState, Hero, Player, Slot
from undercroft.games.boss_monster.values import damage, health, souls, treasure, wounds
from undercroft.games.boss_monster.view import BossView
from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.table import Table

NAMES = ("alice", "bob", "carol", "dave")
BOSSES = ("nicolius", "dr-timebender", "killa", "torix-uzkali")
PHASES = ("beginning", "build", "bait", "adventure", "end")
STEPS = (BeginningOfRound, BuildPhase, BaitPhase, AdventurePhase, EndOfRound)
OPENINGS = ("deal", "mulligans", "first rooms")
"""Places in the set-up, each followed by the next: hands are dealt, mulligans offered, first Rooms placed."""


@dataclass
class Side:
    """What one player has. Cards are named by their slugs; a title may be named as often as it has copies."""

    boss: str = ""
    dungeon: Sequence[str | Sequence[str]] = ()
    hand: Sequence[str] = ()
    entrance: Sequence[str] = ()
    souls: Sequence[str] = ()
    wounds: Sequence[str] = ()
    levelled: bool = False
    asleep: Sequence[str] = ()


@dataclass
class Seen:
    """What a test looks at: one player's side of the table, by slugs, the dungeon from left to right."""

    scene: Scene
    seat: Seat

    @property
    def player(self) -> Player:
        return self.scene.state.players[self.seat]

    @property
    def hand(self) -> list[str]:
        return sorted(slugs([*self.player.rooms, *self.player.spells]))

    @property
    def dungeon(self) -> list[str]:
        """The visible Rooms from entrance to Boss; '?' for a place where only a face-down Room lies."""
        return [CARDS[slot.cards[-1]].slug if slot.cards else "?" for slot in reversed(self.player.dungeon)]

    @property
    def stacks(self) -> list[list[str]]:
        return [slugs(slot.cards) for slot in reversed(self.player.dungeon)]

    @property
    def face_down(self) -> int:
        return sum(slot.hidden >= 0 for slot in self.player.dungeon)

    @property
    def asleep(self) -> list[str]:
        return slugs([slot.cards[-1] for slot in reversed(self.player.dungeon) if slot.asleep])

    @property
    def damage(self) -> list[int]:
        """What each Room deals now, from entrance to Boss."""
        spots = range(len(self.player.dungeon))
        return [damage(self.scene.state, self.seat, spot) for spot in reversed(spots)]

    @property
    def treasure(self) -> dict[str, int]:
        return dict(zip(CLASSES, treasure(self.scene.state, self.seat), strict=True))

    @property
    def entrance(self) -> list[str]:
        return slugs([hero.card for hero in self.player.entrance])

    @property
    def inside(self) -> str | None:
        """The Hero in a Room of this dungeon."""
        return next((CARDS[slot.hero.card].slug for slot in self.player.dungeon if slot.hero is not None), None)

    @property
    def hero_in(self) -> str | None:
        """The Room in which a Hero stands."""
        return next((CARDS[slot.cards[-1]].slug for slot in self.player.dungeon if slot.hero is not None), None)

    @property
    def souls(self) -> list[str]:
        return slugs(self.player.souls)

    @property
    def wounds(self) -> list[str]:
        return slugs(self.player.wounds)

    @property
    def soul_count(self) -> int:
        return souls(self.player)

    @property
    def wound_count(self) -> int:
        return wounds(self.player)

    @property
    def is_out(self) -> bool:
        return self.player.out

    @property
    def levelled(self) -> bool:
        return self.player.levelled


@dataclass
class Scene:
    """A table at the start of a phase, or of a step of the set-up. Sides are given by name,
    carol's and dave's only if they play.

    ``waits`` names the phase whenever the table waits for responses, whether or not anybody can respond.
    ``deck`` and ``spell_deck`` fix what can be drawn (a deck is a bag: one card in it is a certain draw); by
    default they hold all cards not named elsewhere. ``heroes`` and ``epics`` are the two Hero decks.
    """

    alice: Any = field(default_factory=Side)
    bob: Any = field(default_factory=Side)
    carol: Any = None
    dave: Any = None
    at: str = "build"
    town: Sequence[str] = ()
    discard: Sequence[str] = ()
    deck: Sequence[str] | None = None
    spell_deck: Sequence[str] | None = None
    heroes: Sequence[str] | None = None
    epics: Sequence[str] | None = None
    machinations: bool = False
    endless_lives: bool = False
    rolls: Sequence[int] = ()
    seed: str = "scene"

    def __post_init__(self) -> None:
        sides = [side for side in (self.alice, self.bob, self.carol, self.dave) if side is not None]
        settings = BossSettings(
            seats=len(sides), sets="both", machinations=self.machinations, endless_lives=self.endless_lives
        )
        self.state: AnyState = first_state(settings, Chance.from_seed(self.seed))
        self._used: set[int] = set()
        for number, side in enumerate(sides):
            self._seat(self.state.players[number], side, BOSSES[number])
            setattr(self, NAMES[number], Seen(self, Seat(number)))
        self._lay_the_table()
        self.events: list[Event] = []
        self.table: Table[AnyState] = Table(GAME, self.state, self.events.append)
        self.table.given = list(self.rolls)
        self.waits: list[str] = []
        self.table.notice_window = lambda _: self.waits.append(self.phase)
        self._round = 1
        self.table.run()

    # What the players say

    def says(self, name: str, *texts: str) -> None:
        """A player answers questions: options by their text, copies not told apart ("play freeze")."""
        for text in texts:
            assert self.asked == name, f"{self.asked} is asked ({self.question}), not {name}: {self.offers()}"
            self.table.take(self._find(text))

    def passes(self, *names: str) -> None:
        for name in names:
            self.says(name, "pass")

    def all_pass(self) -> None:
        """Everybody passes as long as passing is possible and the phase lasts."""
        now = self.state.round, self.state.phase
        while (self.state.round, self.state.phase) == now and Pass() in self.table.options:
            self.table.take(Pass())

    def to_end_of_round(self) -> None:
        """Play on without using anything until the next round begins or the game is over.

        If nobody had anything to say, the first round of the scene may be over already.
        """
        while not self.is_over and self.state.round <= self._round:
            self.table.take(GAME.default(self.table.choice, self.table.options))
        self._round = self.state.round

    def to_phase(self, name: str) -> None:
        """Play on without using anything until that phase; nothing happens if it has begun already."""
        while not self.is_over and self.phase != name:
            self.table.take(GAME.default(self.table.choice, self.table.options))

    def to_round(self, number: int) -> None:
        """Play on without using anything until that round (a scene begins in round 1) or the end."""
        while not self.is_over and self.state.round < number:
            self.table.take(GAME.default(self.table.choice, self.table.options))

    # What one can ask

    @property
    def asked(self) -> str | None:
        return None if self.is_over else NAMES[self.table.seat]

    @property
    def question(self) -> str | None:
        return None if self.is_over else type(self.table.choice).__name__

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def winner(self) -> str | None:
        return None if self.state.outcome is None else NAMES[self.state.outcome.winners[0]]

    @property
    def deciding_rule(self) -> str | None:
        return None if self.state.outcome is None else self.state.outcome.rule

    @property
    def phase(self) -> str:
        return (self.state.phase.name or "").lower()

    def offers(self) -> list[str]:
        """What the asked player may do, copies not told apart."""
        return [plain(option) for option in self.table.options]

    def why_not(self, text: str) -> str | None:
        """The rule against an option that the asked player could point at; None if it is allowed."""
        choice = self.table.choice
        for option in choice.candidates(self.table):
            if plain(option) == text:
                return choice.objection(self.table, option)
        raise AssertionError(f"{text} cannot even be pointed at: {[plain(o) for o in choice.candidates(self.table)]}")

    def sees(self, name: str | None) -> BossView:
        """The table as a player sees it; None: as a spectator does."""
        return GAME.view(self.state, None if name is None else Seat(NAMES.index(name)))

    def in_town(self) -> list[str]:
        return slugs([hero.card for hero in self.state.town])

    def in_pile(self) -> list[str]:
        return slugs(self.state.discard)

    def removed(self) -> list[str]:
        return slugs(self.state.removed)

    def health(self, hero: str) -> int:
        """A Hero's Health, bonuses included, without damage."""
        found, host = self._hero(hero)
        return health(self.state, found, host)

    def damage_on(self, hero: str) -> int:
        return self._hero(hero)[0].damage

    def told(self, event: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        return [told for told in self.events if isinstance(told, event)]

    # Laying the table

    def _seat(self, player: Player, side: Side, boss: str) -> None:
        player.boss = self._card(side.boss or boss)
        player.levelled = side.levelled
        for stack in reversed(side.dungeon):
            cards = [self._card(slug) for slug in ([stack] if isinstance(stack, str) else stack)]
            player.dungeon.append(Slot(cards, asleep=CARDS[cards[-1]].slug in side.asleep))
        for slug in side.hand:
            card = self._card(slug)
            (player.spells if CARDS[card].family is Family.SPELL else player.rooms).append(card)
        player.rooms.sort()
        player.spells.sort()
        player.entrance = [Hero(self._card(slug)) for slug in side.entrance]
        player.souls = [self._card(slug) for slug in side.souls]
        player.wounds = [self._card(slug) for slug in side.wounds]

    def _lay_the_table(self) -> None:
        state = self.state
        state.order = sorted(
            (Seat(n) for n in range(len(state.players))), key=lambda seat: -CARDS[state.players[seat].boss].xp
        )
        state.town = [Hero(self._card(slug)) for slug in self.town]
        state.discard = [self._card(slug) for slug in self.discard]
        for name, wanted in (
            ("room_deck", self.deck),
            ("spell_deck", self.spell_deck),
            ("ordinary_heroes", self.heroes),
            ("epic_heroes", self.epics),
        ):
            if wanted is not None:
                setattr(state, name, sorted(self._card(slug) for slug in wanted))
        for name in ("room_deck", "spell_deck", "ordinary_heroes", "epic_heroes"):
            if (
                getattr(
                    self,
                    {"room_deck": "deck", "ordinary_heroes": "heroes", "epic_heroes": "epics"}.get(name, name),
                )
                is None
            ):
                setattr(state, name, [card for card in getattr(state, name) if card not in self._used])
        state.boss_deck = [card for card in state.boss_deck if card not in self._used]
        if self.at in OPENINGS:
            state.stack = [NextRound(), BuildFirstRooms(), *self._opening()]
            return
        first = PHASES.index(self.at)
        state.round = min(first, 1)  # the Beginning of Round counts it
        state.phase = (Phase.BEGINNING, Phase.BUILD, Phase.BAIT, Phase.ADVENTURE, Phase.END)[first]
        steps = [step() for step in STEPS[first:]]
        state.stack = [NextRound(), Round(opened=True), *reversed(steps)]

    def _opening(self) -> list[Procedure]:
        if self.at == "deal":
            return [DealHands(classic=False)]
        return [OfferMulligan(seat) for seat in reversed(self.state.order) if self.at == "mulligans"]

    def _card(self, slug: str) -> CardId:
        assert slug in TITLES, f"no title {slug}"
        for number, card in enumerate(CARDS):
            if card.slug == slug and number not in self._used:
                self._used.add(number)
                return CardId(number)
        raise AssertionError(f"there are only {TITLES[slug].copies} copies of {slug}")

    def _find(self, text: str) -> Option:
        found = [option for option in self.table.options if text in (str(option), plain(option))]
        assert found, f"{text!r} is not offered to {self.asked} ({self.question}): {self.offers()}"
        return found[0]

    def _hero(self, slug: str) -> tuple[Hero, int]:
        for hero in self.state.town:
            if CARDS[hero.card].slug == slug:
                return hero, -1
        for seat, player in enumerate(self.state.players):
            inside = [slot.hero for slot in player.dungeon if slot.hero is not None]
            between = [player.corridor.hero] if player.corridor is not None else []
            for hero in (*inside, *between, *player.entrance):
                if CARDS[hero.card].slug == slug:
                    return hero, seat
        raise AssertionError(f"{slug} is not on the table")


def slugs(cards: Sequence[CardId]) -> list[str]:
    return [CARDS[card].slug for card in cards]


def plain(option: Option) -> str:
    """The text of an option without the numbers of copies."""
    return re.sub(r"(?<=[a-z])\.\d+", "", str(option))
