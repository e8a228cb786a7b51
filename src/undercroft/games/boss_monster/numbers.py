"""Boss Monster as learning programs see it: what a seat sees as a vector of one fixed size, every number named.

It is seen from a chair: the viewer comes first, the others follow round the table, so that what is learned in one
seat holds in all. Sizes are those of four players and all cards.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, MutableSequence, Sequence

from undercroft.kernel.layout import Layout, Share
from undercroft.kernel.parts import Seat

from .cards.model import Card
from .content import CARDS, KIND
from .ids import CLASSES, CLASSES_IN, MOST_ROOMS, Family
from .option_numbers import MOST_PLAYERS, PRINTED, is_a
from .sight import PHASES, Lured, PlayerSight, RoomSight, Sight, of_state, of_view
from .state import AnyState
from .view import BossView

Row = MutableSequence[float]

ROUNDS, DECK, SOULS, WOUNDS, ROOM_CARDS, SPELL_CARDS = Share(20), Share(20), Share(10), Share(5), Share(10), Share(5)
POWER, DAMAGE, HEALTH, HEROES, ICONS, TWO = Share(30), Share(8), Share(20), Share(5), Share(8), Share(2)
BUILT, PLACE = Share(MOST_ROOMS), Share(MOST_PLAYERS - 1)
"""What counts as 1; all numbers lie between 0 and 1, and more than that is 1 as well."""
TOWN = 6
"""So many Heroes in town are told one by one, from the head of the line; more are very rare."""


def numbers(view: BossView) -> list[float]:
    """What a seat sees, as a vector."""
    row = [0.0] * LAYOUT.size
    _fill(row, of_view(view))
    return row


def observe(state: AnyState, seat: Seat) -> array[float]:
    """The same, quickly."""
    row = EMPTY[:]
    _fill(row, of_state(state, seat))
    return row


# A Room

ROOM = Layout()
R_VISIBLE = ROOM.one("a visible Room")
R_COVERED = ROOM.one("a face-down Room")
R_ASLEEP = ROOM.one("deactivated")
R_ADVANCED = ROOM.one("advanced")
R_DAMAGE = ROOM.one(f"damage / {DAMAGE.most}")
R_HERO = ROOM.one(f"the Hero's Health left / {HEALTH.most}")
R_ICONS = ROOM.each(f"treasure / {TWO.most}", CLASSES)


def _room(row: Row, at: int, room: RoomSight) -> None:
    if room.room >= 0:
        row[at + R_VISIBLE] = 1.0
        if CARDS[room.room].is_advanced:
            row[at + R_ADVANCED] = 1.0
    if room.is_covered:
        row[at + R_COVERED] = 1.0
    if room.is_asleep:
        row[at + R_ASLEEP] = 1.0
    if room.hero is not None:
        row[at + R_HERO] = HEALTH[room.hero.left]
    row[at + R_DAMAGE] = DAMAGE[_damage(room)]
    for place, icons in enumerate(room.icons, at + R_ICONS):
        if icons:
            row[place] = TWO[icons]


def _damage(room: RoomSight) -> int:
    """What a Room deals, as far as the viewer can tell."""
    return CARDS[room.hidden].damage if room.hidden >= 0 else room.damage


# A player

PLAYER = Layout()
P_HERE = PLAYER.one("in the match")
P_OUT = PLAYER.one("out")
P_LEVELLED = PLAYER.one("levelled up")
P_ACTIVE = PLAYER.one("active")
P_PLACE = PLAYER.one(f"place in the order of play / {PLACE.most}")
P_SOULS = PLAYER.one(f"Souls / {SOULS.most}")
P_WOUNDS = PLAYER.one(f"Wounds / {WOUNDS.most}")
P_CARDS = PLAYER.one(f"Rooms in hand / {ROOM_CARDS.most}")
P_SPELLS = PLAYER.one(f"Spells in hand / {SPELL_CARDS.most}")
P_PLACEMENTS = PLAYER.one(f"Rooms to place / {TWO.most}")
P_ROOMS = PLAYER.one(f"Rooms in the dungeon / {BUILT.most}")
P_WALK = PLAYER.one(f"damage of the whole dungeon / {POWER.most}")
P_WAITING = PLAYER.one(f"Heroes at the entrance / {HEROES.most}")
P_DYING = PLAYER.one(f"Souls of those that would die / {HEROES.most}")
P_LIVING = PLAYER.one(f"Wounds by those that would survive / {HEROES.most}")
P_INSIDE_LEFT = PLAYER.one(f"Health left of the Hero inside / {HEALTH.most}")
P_INSIDE = PLAYER.one("a Hero inside")
P_ICONS = PLAYER.each(f"treasure / {ICONS.most}", CLASSES)
P_HIDDEN = PLAYER.each(f"treasure of face-down Rooms that one has laid / {ICONS.most}", CLASSES)
P_DUNGEON = PLAYER.parts("Room", range(MOST_ROOMS), ROOM)


def _player(row: Row, at: int, player: PlayerSight, walk: int) -> None:
    row[at + P_HERE] = 1.0
    if player.is_out:
        row[at + P_OUT] = 1.0
    if player.is_levelled:
        row[at + P_LEVELLED] = 1.0
    if player.is_active:
        row[at + P_ACTIVE] = 1.0
    if player.place > 0:
        row[at + P_PLACE] = PLACE[player.place]
    row[at + P_SOULS] = SOULS[player.souls]
    row[at + P_WOUNDS] = WOUNDS[player.wounds]
    row[at + P_CARDS] = ROOM_CARDS[player.rooms_in_hand]
    row[at + P_SPELLS] = SPELL_CARDS[player.spells_in_hand]
    row[at + P_PLACEMENTS] = TWO[player.placements]
    row[at + P_ROOMS] = BUILT[len(player.dungeon)]
    row[at + P_WALK] = POWER[walk]
    if player.inside is not None:
        row[at + P_INSIDE_LEFT] = HEALTH[player.inside.left]
        row[at + P_INSIDE] = 1.0
    if player.entrance:
        _waiting(row, at, player, walk)
    for place, icons in enumerate(player.icons, at + P_ICONS):
        row[place] = ICONS[icons]
    _hidden_icons(row, at + P_HIDDEN, player.dungeon)
    for spot, room in enumerate(player.dungeon):
        _room(row, at + P_DUNGEON[spot], room)


def _waiting(row: Row, at: int, player: PlayerSight, walk: int) -> None:
    """The Heroes at the entrance: how many, and what a walk would bring."""
    dying = sum(CARDS[hero.card].souls for hero in player.entrance if hero.left <= walk)
    living = sum(CARDS[hero.card].wounds for hero in player.entrance if hero.left > walk)
    row[at + P_WAITING] = HEROES[len(player.entrance)]
    row[at + P_DYING] = HEROES[dying]
    row[at + P_LIVING] = HEROES[living]


def _hidden_icons(row: Row, at: int, dungeon: Sequence[RoomSight]) -> None:
    """The icons of the viewer's own face-down Rooms."""
    for room in dungeon:
        if room.hidden >= 0:
            for place, icons in enumerate(CARDS[room.hidden].treasure, at):
                row[place] = min(row[place] + ICONS[icons], 1.0)  # eighths are exact, however they are added


# A Hero in town

TOWN_HERO = Layout()
T_HERE = TOWN_HERO.one("a Hero")
T_LEFT = TOWN_HERO.one(f"Health left / {HEALTH.most}")
T_SOULS = TOWN_HERO.one(f"Souls / {TWO.most}")
T_DIES = TOWN_HERO.one("would die where it would go")
T_CLASSES = TOWN_HERO.each("class", CLASSES)
T_PULLS = TOWN_HERO.each(f"attracted / {ICONS.most} by", [f"player {number}" for number in range(MOST_PLAYERS)])
T_GOES = TOWN_HERO.each("would go to", [f"player {number}" for number in range(MOST_PLAYERS)])


def _in_town(row: Row, at: int, lured: Lured, walks: Sequence[int], first: int) -> None:
    """A Hero in town: what it is worth, whom it would follow now, and would it die there."""
    card, left, count = CARDS[lured.hero.card], lured.hero.left, len(walks)
    row[at + T_HERE] = 1.0
    row[at + T_LEFT] = HEALTH[left]
    row[at + T_SOULS] = TWO[card.souls]
    for index in CLASSES_IN[card.classes]:
        row[at + T_CLASSES + index] = 1.0
    for seat, pull in lured.pulls.items():
        if pull > 0:
            row[at + T_PULLS + (seat - first) % count] = ICONS[pull]
    if lured.seat >= 0:
        host = (lured.seat - first) % count
        row[at + T_GOES + host] = 1.0
        row[at + T_DIES] = float(walks[host] >= left)


# The whole table

LAYOUT = Layout()
NOWHERE = -1


def _by_title(name: str, fits: Callable[[Card], bool]) -> list[int]:
    """A number for every title that fits. Gives the place of every card; other titles, and no card (-1), have none."""
    titles = [title for title, card in enumerate(PRINTED) if fits(card)]
    start = LAYOUT.each(name, [PRINTED[title].slug for title in titles])
    places = {title: start + number for number, title in enumerate(titles)}
    return [*(places.get(title, NOWHERE) for title in KIND), NOWHERE]


ROUND = LAYOUT.one(f"round / {ROUNDS.most}")
PHASE = LAYOUT.each("phase", PHASES)
ORDINARY = LAYOUT.one(f"ordinary Heroes in the deck / {DECK.most}")
EPIC = LAYOUT.one(f"Epic Heroes in the deck / {DECK.most}")
HAND = _by_title("in hand / 2", is_a(Family.ROOM, Family.SPELL))
DISCARD = _by_title("discarded / 4", is_a(Family.ROOM, Family.SPELL))
OWN_BOSS = _by_title("own Boss, or choice of Bosses", is_a(Family.BOSS))
OTHER_BOSSES = _by_title("Bosses of the others", is_a(Family.BOSS))
OWN_ROOMS = _by_title("own Rooms / 2", is_a(Family.ROOM))
OTHER_ROOMS = _by_title("Rooms of the others / 2", is_a(Family.ROOM))
COMPOSED = _by_title("about to use", lambda card: card.use is not None)
ANNOUNCED = _by_title("announced", lambda card: card.use is not None)
IN_TOWN = LAYOUT.parts("Hero in town", range(TOWN), TOWN_HERO)
PLAYERS = LAYOUT.parts("player", range(MOST_PLAYERS), PLAYER)

EMPTY = array("f", [0.0] * LAYOUT.size)


def _fill(row: Row, sight: Sight) -> None:
    """Write whatever is not 0 into a row of zeros."""
    walks = [sum(map(_damage, player.dungeon)) for player in sight.players]
    row[ROUND] = ROUNDS[sight.round]
    row[PHASE + sight.phase] = 1.0
    row[ORDINARY] = DECK[sight.ordinary]
    row[EPIC] = DECK[sight.epic]
    _cards(row, sight)
    for number, lured in enumerate(sight.town[:TOWN]):
        _in_town(row, IN_TOWN[number], lured, walks, sight.seat)
    for number, player in enumerate(sight.players):
        _player(row, PLAYERS[number], player, walks[number])


def _cards(row: Row, sight: Sight) -> None:
    own, *others = sight.players
    _count(row, HAND, sight.hand, 0.5)
    _count(row, DISCARD, sight.discard, 0.25)
    _count(row, OWN_BOSS, [own.boss, *sight.choices], 1.0)
    _count(row, OTHER_BOSSES, [player.boss for player in others], 1.0)
    _count(row, OWN_ROOMS, [_known(room) for room in own.dungeon], 0.5)
    _count(row, OTHER_ROOMS, [_known(room) for player in others for room in player.dungeon], 0.5)
    _count(row, COMPOSED, [sight.intent], 1.0)
    _count(row, ANNOUNCED, sight.announced, 1.0)


def _known(room: RoomSight) -> int:
    """A Room as the viewer knows it; it knows the face-down ones that it has laid itself."""
    return room.hidden if room.hidden >= 0 else room.room


def _count(row: Row, places: Sequence[int], cards: Iterable[int], weight: float) -> None:
    """How many copies of every title are there, a part of 1 each; other cards, and none (-1), are left out."""
    for card in cards:
        place = places[card]
        if place >= 0 and row[place] < 1.0:
            row[place] += weight
