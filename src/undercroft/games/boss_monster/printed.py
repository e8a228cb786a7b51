"""What is printed on cards, in words: short facts, texts, notes beside options, the list of all cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from undercroft.kernel.game import CardTable
from undercroft.kernel.parts import Option
from undercroft.kernel.text import Words

from . import options
from .cards.model import Card
from .content import CARDS, TITLES
from .ids import ADVENTURE, BUILD, CLASSES, Family
from .view import BossView, HeroView

NEXT_TEXT = re.compile(r"(?<=[.!]) (?=(?:Or|You may also|Albo|Możesz też)\b)")
Icons = Callable[[Sequence[int], Words], str]


def kind(card: Card, words: Words) -> str:
    """Advanced Monster Room, Spell, Epic Hero ..."""
    if card.family is Family.ROOM:
        sort = "monster" if card.is_monster else "trap"
        return words.message(f"kind-advanced-{sort}" if card.is_advanced else f"kind-{sort}")
    if card.family is Family.HERO:
        parts = [*(["epic"] if card.is_epic else []), *(["dark"] if card.is_dark else []), "hero"]
        return words.message(f"kind-{'-'.join(parts)}")
    return words.message(f"kind-{card.family.name.lower()}")


def numbers(card: Card, words: Words) -> str:
    """Damage, XP, Health and worth, or the phases of a Spell."""
    if card.family is Family.ROOM:
        return words.message("fact-damage", damage=card.damage)
    if card.family is Family.BOSS:
        return words.message("fact-xp", xp=card.xp)
    if card.family is Family.HERO:
        worth = words.message("board-worth", souls=card.souls, wounds=card.wounds)
        return f"{words.message('fact-health', health=card.health)} {worth}"
    phases = 0 if card.use is None else card.use.phases
    return words.message(f"phases-{ {BUILD: 'build', ADVENTURE: 'adventure'}.get(phases, 'both') }")


def letters(treasure: Sequence[int], words: Words) -> str:
    return "".join(words.message(f"letter-{name}") * count for name, count in zip(CLASSES, treasure, strict=True))


def facts(card: int, words: Words, icons: Icons = letters) -> str:
    """The printed facts of a card in a line, without its text."""
    title = CARDS[card]
    return " · ".join(
        part for part in (kind(title, words), numbers(title, words), icons(title.treasure, words)) if part
    )


def text_of(card: int, words: Words) -> str:
    slug = CARDS[card].slug
    return words.message(slug, "text") if words.has(slug, "text") else ""


def text_part(card: int, number: int, words: Words) -> str:
    """One text of a card that has several: the further ones begin with "Or" or "You may also"."""
    parts = NEXT_TEXT.split(text_of(card, words))
    return parts[number] if number < len(parts) else text_of(card, words)


def card_table(words: Words) -> CardTable:
    """Every title, by set and deck."""
    columns = ("name", "set", "kind", "numbers", "icons", "copies", "text")
    rows = [
        [
            words.message(card.slug),
            words.message("set-next-level" if card.code.startswith("TNL") else "set-base"),
            kind(card, words),
            numbers(card, words),
            letters(card.treasure, words),
            f"×{card.copies}",
            words.message(card.slug, "text") if words.has(card.slug, "text") else "",
        ]
        for card in TITLES.values()
    ]
    return CardTable([words.message(f"column-{column}") for column in columns], rows)


# Notes beside options


def note(view: BossView, option: Option, words: Words) -> str:
    """Where the thing is, what is printed on it, what will happen to the place."""
    if isinstance(option, options.Build):
        return _place(view, option.spot, words)
    if isinstance(option, options.ChooseText):
        return text_part(option.card, option.number, words)
    if isinstance(option, options.Play | options.Use | options.KeepBoss):
        return text_of(option.card, words)
    if isinstance(option, options.ChooseRoom):
        return room_note(view, option.room, words)
    if isinstance(option, options.ChooseHero):
        return hero_note(view, option.hero, words)
    card = getattr(option, "card", -1)
    return card_note(view, card, words) if card >= 0 else ""


def _place(view: BossView, spot: int, words: Words) -> str:
    own = [] if view.seat is None else view.players[view.seat].dungeon
    if spot < len(own) and own[spot].room >= 0:
        return words.message("note-covers", name=words.name("card", own[spot].room))
    return words.message("note-new-place")


def card_note(view: BossView, card: int, words: Words) -> str:
    """What is printed on a card; of one that was looked for also where it was found (BM-RUL-99)."""
    if card not in view.searched:
        return facts(card, words)
    pile = "note-discard-pile" if card in view.discard else "note-room-deck"
    return f"{facts(card, words)} · {words.message(pile)}"


def room_note(view: BossView, room: int, words: Words) -> str:
    for player in view.players:
        for spot, slot in enumerate(player.dungeon):
            if slot.room == room:
                place = words.message(
                    "note-dungeon", name=words.name("seat", player.seat), spot=words.name("spot", spot)
                )
                return f"⚔{slot.damage} · {place}"
    return facts(room, words)


def hero_note(view: BossView, hero: int, words: Words) -> str:
    """Health and place of a Hero on the table; what is printed on one in a deck or a scoring area."""
    for seen, place in _heroes(view, words):
        if seen.card == hero:
            return f"♥{seen.health - seen.damage} · {place}"
    for player in view.players:
        if hero in (*player.soul_cards, *player.wound_cards):
            scored = words.message("note-scored", name=words.name("seat", player.seat))
            return f"{facts(hero, words)} · {scored}"
    return f"{facts(hero, words)} · {words.message('note-deck')}"


def _heroes(view: BossView, words: Words) -> list[tuple[HeroView, str]]:
    found = [(hero, words.message("note-town")) for hero in view.town]
    for player in view.players:
        name = words.name("seat", player.seat)
        found += [(hero, words.message("note-entrance", name=name)) for hero in player.entrance]
        for spot, slot in enumerate(player.dungeon):
            if slot.hero is not None:
                place = words.message("note-dungeon", name=name, spot=words.name("spot", spot))
                found.append((slot.hero, place))
        if player.corridor is not None:
            place = words.message("note-entrance", name=name)
            found.append((player.corridor, place))
    return found
