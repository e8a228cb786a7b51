"""The table drawn as text for a terminal: blocks of lines with simple markup, made from a view alone.

A dungeon is written as it lies on the table: the entrance on the left, the Boss on the right; Rooms carry
their place counted from the Boss, their damage (⚔) and the letters of their treasure. Under it stands what
awaits each Hero as things are now. All is short; what is written on a card is told when it is first seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from undercroft.kernel.game import Block
from undercroft.kernel.text import Words

from .content import CARDS
from .ids import CLASSES
from .printed import facts, text_of
from .view import BossView, EffectView, HeroView, LureView, PlayerView, RoomView

COLOURS = ("yellow", "red", "cyan", "green")
"""Of the classes: cleric, fighter, mage, thief."""


def render(view: BossView, words: Words, width: int) -> list[Block]:
    """Everything this seat sees: first what is new to it, last what it needs for its choice."""
    blocks = [_legend(words), _texts(view, words), _header(view, words), _decks(view, words), _town(view, words)]
    blocks += [_player(view, player, words) for player in view.players]
    if view.announced:
        blocks.append(_announced(view.announced, words))
    if view.seat is not None:
        blocks.append(_hand(view, words))
    pile = [f"{_strong(words.name('card', card))} · {facts(card, words)}" for card in view.discard]
    return [*blocks, Block(words.message("board-pile"), pile, quiet=True)]


def _legend(words: Words) -> Block:
    """What the signs mean."""
    letters = ", ".join(
        f"{icons([index == number for number in range(len(CLASSES))], words)} {words.name('class', index)}"
        for index in range(len(CLASSES))
    )
    return Block("", [_faint(words.message("board-legend", letters=letters))], once=True)


def _texts(view: BossView, words: Words) -> Block:
    """What is written on the cards in sight, for a player who sees them for the first time."""
    lines = []
    for card in _in_sight(view) if view.seat is not None else ():
        told = text_of(card, words)
        if told:
            lines.append(f"{_strong(words.name('card', card))}: {told}")
    return Block(words.message("board-texts"), list(dict.fromkeys(lines)), once=True)


def _in_sight(view: BossView) -> Iterator[int]:
    yield from (*view.choices, *view.hand)
    yield from (hero.card for hero in view.town)
    for player in view.players:
        yield from (card for card in (player.boss, *(room.room for room in player.dungeon)) if card >= 0)
        yield from (hero.card for hero in player.entrance)


def _header(view: BossView, words: Words) -> Block:
    phase = words.message(f"phase-{view.phase}") if view.phase else ""
    first = [_strong(words.message("board-round", round=view.round, phase=phase))]
    if view.active >= 0:
        first.append(words.message("board-active", name=_seat(view.active, words)))
    if view.order:
        names = ", ".join(_seat(seat, words) for seat in view.order)
        first.append(words.message("board-order", names=names))
    return Block("", [" · ".join(first)])


def _decks(view: BossView, words: Words) -> Block:
    decks = words.message(
        "board-decks",
        rooms=view.room_deck,
        spells=view.spell_deck,
        heroes=len(view.ordinary_heroes),
        epic=len(view.epic_heroes),
        discard=len(view.discard),
    )
    return Block("", [_faint(decks)], quiet=True)


# Town


def _town(view: BossView, words: Words) -> Block:
    lures = {lure.hero: lure for lure in view.lures}
    lines = [_waiting(view, hero, lures[hero.card], words) for hero in view.town]
    return Block(words.message("board-town"), lines or [_faint(words.message("board-town-empty"))])


def _waiting(view: BossView, hero: HeroView, lure: LureView, words: Words) -> str:
    """A Hero in town: its classes, where it would go now and what would become of it, its worth if not usual."""
    card = CARDS[hero.card]
    parts = [f"{_hero(hero, words)} {icons(card.treasure, words)}".rstrip(), _lure(lure, words)]
    if lure.seat >= 0 and card.extra_health is None:
        parts.append(_fate(hero, view.players[lure.seat], words))
    if (card.souls, card.wounds) != (1, 1):
        parts.append(words.message("board-worth", souls=card.souls, wounds=card.wounds))
    return " · ".join(parts)


def _lure(lure: LureView, words: Words) -> str:
    pulls = ", ".join(f"{_seat(seat, words)} {pull}" for seat, pull in enumerate(lure.attraction))
    if CARDS[lure.hero].lure is not None:  # its own measure, explained on its card
        pulls = words.message("board-own-measure")
    if lure.seat < 0:
        return _faint(words.message("board-stays", pulls=pulls))
    return words.message("board-lured", name=_strong(_seat(lure.seat, words)), pulls=pulls)


def _hero(hero: HeroView, words: Words) -> str:
    left, name = hero.health - hero.damage, words.name("card", hero.card)
    key = "board-hero-hurt" if hero.damage else "board-hero"
    return f"[magenta]{words.message(key, name=_plain(name), left=left, health=hero.health)}[/magenta]"


# Dungeons


def _player(view: BossView, player: PlayerView, words: Words) -> Block:
    title = _seat(player.seat, words)
    if player.out:
        return Block(title, [_faint(words.message("board-out"))])
    lines = [_standing(player, words), _dungeon(view, player, words)]
    fates = _fates(player, words)
    if fates:
        lines.append(fates)
    if player.known_hand:
        cards = "; ".join(_plain(words.name("card", card)) for card in player.known_hand)
        lines.append(_faint(words.message("board-known-hand", cards=cards)))
    return Block(title, lines)


def _standing(player: PlayerView, words: Words) -> str:
    parts = [_strong(words.message("board-score", souls=player.souls, wounds=player.wounds))]
    if player.boss >= 0:
        boss = words.name("card", player.boss)
        parts.append(words.message("board-boss", name=boss, xp=CARDS[player.boss].xp))
    if player.levelled:
        parts.append(words.message("board-levelled"))
    parts.append(words.message("board-holds", rooms=player.rooms_in_hand, spells=player.spells_in_hand))
    if any(player.treasure.values()):
        parts.append(words.message("board-treasure", icons=icons(list(player.treasure.values()), words)))
    return " · ".join(parts)


def _dungeon(view: BossView, player: PlayerView, words: Words) -> str:
    """Entrance → Rooms → Boss."""
    waiting = ", ".join(_hero(hero, words) for hero in player.entrance)
    entrance = words.message("board-entrance")
    path = [f"{entrance}: {waiting}" if waiting else _faint(entrance)]
    for spot in reversed(range(len(player.dungeon))):
        path.append(_room(spot, player.dungeon[spot], view, words))
    if player.corridor is not None:
        path.append(_hero(player.corridor, words))
    return " → ".join([*path, _faint(words.message("board-the-boss"))])


def _room(spot: int, room: RoomView, view: BossView, words: Words) -> str:
    parts = []
    if room.room >= 0:
        shown = icons(list(room.treasure.values()), words)
        parts.append(f"{_strong(words.name('card', room.room))} ⚔{room.damage} {shown}".rstrip())
    if room.asleep:
        parts.append(_faint(words.message("board-asleep")))
    if room.face_down:
        parts.append(f"[italic]{words.message('board-face-down')}[/italic]")
    if room.hidden >= 0:
        parts.append(words.message("board-mine", name=_strong(words.name("card", room.hidden))))
    if room.hero is not None:
        parts.append(_hero(room.hero, words))
    return f"{spot + 1}. " + ", ".join(parts)


# What awaits a Hero


def _fates(player: PlayerView, words: Words) -> str:
    """The Heroes at the entrance and in the Rooms: what they will have taken when they reach the Boss."""
    waiting = [(hero, len(player.dungeon)) for hero in player.entrance]
    inside = [(room.hero, spot) for spot, room in enumerate(player.dungeon) if room.hero is not None]
    return " · ".join(
        f"{_plain(words.name('card', hero.card))}: {_fate(hero, player, words, before)}"
        for hero, before in (*inside, *waiting)
    )


def _fate(hero: HeroView, player: PlayerView, words: Words, before: int | None = None) -> str:
    """As things are now: no Spell, no ability, no face-down Room is counted."""
    damage = hero.damage + damage_ahead(hero.card, player, len(player.dungeon) if before is None else before)
    end = "dies" if damage >= hero.health else "survives"
    if any(room.face_down for room in player.dungeon):
        end = "open"
    return words.message("board-fate", damage=damage, health=hero.health, end=end)


def damage_ahead(hero: int, player: PlayerView, before: int) -> int:
    """The damage of the Rooms that a Hero has yet to enter, those on places below ``before``."""
    awake = [spot for spot, room in enumerate(player.dungeon) if room.room >= 0 and not room.asleep]
    if CARDS[hero].skips_last_room:
        awake = awake[1:]
    return sum(player.dungeon[spot].damage for spot in awake if spot < before)


# Announced effects and the hand


def _announced(effects: Iterable[EffectView], words: Words) -> Block:
    lines = [
        words.message("board-by", card=words.name("card", effect.source), name=_seat(effect.seat, words))
        for effect in effects
    ]
    return Block(words.message("board-announced"), lines)


def _hand(view: BossView, words: Words) -> Block:
    lines = [
        f"{_strong(words.name('card', card))} · {facts(card, words, icons)}" for card in (*view.choices, *view.hand)
    ]
    return Block(words.message("board-hand"), lines or [_faint(words.message("board-hand-empty"))])


# Small things


def icons(treasure: Sequence[int], words: Words) -> str:
    """The letters of treasure classes, as often as each is shown, in their colours."""
    letters = []
    for index, count in enumerate(treasure):
        letter = words.message(f"letter-{CLASSES[index]}") * count
        letters.append(f"[{COLOURS[index]}]{letter}[/{COLOURS[index]}]" if count else "")
    return "".join(letters)


def _seat(seat: int, words: Words) -> str:
    return _plain(words.name("seat", seat))


def _plain(text: str) -> str:
    """A text that may hold brackets, safe inside markup."""
    return text.replace("[", r"\[")


def _strong(text: str) -> str:
    return f"[bold]{text}[/bold]"


def _faint(text: str) -> str:
    return f"[dim]{text}[/dim]"
