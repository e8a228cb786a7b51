"""The cards as printed, entered a second time by hand: a slip in a declaration shows up here (p.4 to p.8)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.games.boss_monster.cards.model import Card
from undercroft.games.boss_monster.content import TITLES
from undercroft.games.boss_monster.ids import ADVENTURE, BUILD, BUILD_OR_ADVENTURE, CLASSES, Family
from undercroft.testing import rule

BOSSES = """
doc-scarecrow   375 cleric
belladonna      350 cleric
torix-uzkali    725 cleric
killa           825 fighter
shellda         425 fighter
smoake          625 fighter
kazanna         550 mage
dr-timebender   925 mage
nicolius        975 mage
porkus          450 thief
angstigoth      475 thief
eclipse         525 thief
"""
"""title, XP, treasure"""

ROOMS = """
dark-portal          1 trap    ordinary 1 cleric cleric
imp-temple           2 monster ordinary 1 cleric cleric
madmans-manor        2 trap    ordinary 2 cleric
arcane-crypt         2 trap    ordinary 1 cleric
haunted-hall         2 monster ordinary 2 cleric
inner-sanctum        2 trap    ordinary 2 cleric
incubus-gym          1 monster advanced 4 cleric
dragon-graveyard     2 trap    advanced 4 cleric
wraiths-throne       1 monster advanced 3 cleric
rust-monster-pen     1 monster ordinary 1 fighter fighter
goblin-nursery       2 monster ordinary 1 fighter fighter
barbarian-hall       2 monster ordinary 3 fighter
spawn-point          2 monster ordinary 2 fighter
fangroot-garden      2 monster ordinary 2 fighter
shrooman-cave        2 monster ordinary 1 fighter
goblin-mess-hall     2 monster advanced 3 fighter
megaworm-burrow      1 monster advanced 4 fighter
the-arena            1 monster advanced 2 fighter
antimagic-zone       1 trap    ordinary 1 mage mage
lost-library         2 trap    ordinary 1 mage mage
frostbat-cave        2 monster ordinary 2 mage
spellslime-pit       2 monster ordinary 2 mage
observatory          2 trap    ordinary 2 mage
sorcerobe-school     2 monster ordinary 1 mage
hall-of-mirrors      2 trap    advanced 2 mage
elemental-generator  1 monster advanced 3 mage
brainsucker-queen    1 monster advanced 3 mage
bullet-builder       1 trap    ordinary 1 thief thief
wreck-room           2 trap    ordinary 1 thief thief
deadly-treadmill     2 trap    ordinary 2 thief
collapsing-bridge    2 trap    ordinary 1 thief
spiked-pit           2 trap    ordinary 1 thief
decapitator          2 trap    ordinary 2 thief
chump-chomper        1 trap    advanced 2 thief
blockpile-puzzle     2 trap    advanced 5 thief
the-smashinator      1 trap    advanced 3 thief
warp-tube            2 trap    ordinary 1 fighter mage
bom-boy-factory      2 trap    ordinary 3 fighter thief
hatchlings-hoard     3 monster advanced 2 cleric fighter mage thief
genie-lounge         2 monster ordinary 1 mage thief
werewolf-den         2 monster ordinary 1 cleric fighter
cursed-tomb          2 trap    ordinary 1 cleric thief
save-point           2 trap    ordinary 0 cleric mage
"""
"""title, copies, subtype, grade, damage, treasure"""

SPELLS = """
all-your-base   1 build     1
another-castle  2 adventure 1
fairy-fountain  2 build     1
its-on          2 adventure 2
hiring-spree    2 build     1
lightning-bolt  2 adventure 2
meddling-kids   1 both      2
oh-yeah         1 both      2
party-up        2 adventure 1
pause           2 adventure 1
pity            2 adventure 1
secret-stash    2 build     1
shortcut        2 adventure 2
super-effective 2 adventure 2
surprise-gift   2 build     1
undead-minion   2 adventure 1
wild-monster    2 adventure 1
"""
"""title, copies, phase, number of texts"""

HEROES = """
elfstar                      ordinary 2       4 -    cleric
kyle-the-incorruptible       ordinary 4       4 -    cleric
danae-the-slayer             ordinary 3       6 -    cleric
solemn-caine-pilgrim-of-pain ordinary 4       6 -    cleric
vampire                      ordinary always  6 text cleric
adynn-cleric-of-love         ordinary 2       8 -    cleric
hookshot-joe                 ordinary 2       4 -    fighter
tarka-eskimo-warrior         ordinary 4       4 -    fighter
lady-samantha                ordinary 3       6 -    fighter
ampersand-the-galled         ordinary 4       6 -    fighter
barbarian                    ordinary always  6 text fighter
damok-dragon-hunter          ordinary 2       8 -    fighter
megan-the-missile-mage       ordinary 2       4 -    mage
otus-the-occult              ordinary 4       4 -    mage
a-kid-and-his-spellslime     ordinary 3       6 -    mage
wink-the-probably-magical    ordinary 4       6 -    mage
witch                        ordinary always  6 text mage
iskandar-ice-mage            ordinary 2       8 -    mage
black-leaf                   ordinary 2       4 -    thief
murphy-the-magnificent       ordinary 4       4 -    thief
colgar-fugitive-prince       ordinary 3       6 -    thief
francisco-the-endbringer     ordinary 4       6 -    thief
hitman                       ordinary always  6 text thief
raymond-two-chains           ordinary 2       8 -    thief
the-fool                     ordinary always  2 text
tyrone-pharaoh-ascendant     epic     2      11 -    cleric
branadin-wordblessed         epic     3      11 -    cleric
necromancer                  epic     always 12 text cleric thief
heavenboy                    epic     4      13 -    cleric
lone-fox-and-kit             epic     2      11 -    fighter
ser-mortin-the-deadly        epic     3      11 -    fighter
swordmage                    epic     always 12 text fighter mage
obrien-the-destroyer         epic     4      13 -    fighter
dumbledalf-the-blue          epic     2      11 -    mage
wrathfuss-the-namer          epic     3      11 -    mage
druid                        epic     always 12 text cleric mage
markus-geomancer-supreme     epic     4      13 -    mage
rom-the-reaver               epic     2      11 -    thief
gaimina-thief-of-dreams      epic     3      11 -    thief
archer                       epic     always 12 text fighter thief
roberta-dreaded-outlaw       epic     4      13 -    thief
the-brothers                 epic     always 20 text
"""
"""title, tier, players, Health, has it a text of its own, treasure"""


def rows(table: str) -> Iterator[list[str]]:
    return (line.split() for line in table.strip().splitlines())


def icons(words: list[str]) -> tuple[int, ...]:
    return tuple(words.count(name) for name in CLASSES)


@rule("BM-COMP-01", "BM-BOSS-04", "BM-BOSS-05")
def test_every_boss_has_its_printed_xp_and_treasure() -> None:
    printed = {title: (int(xp), icons(treasure)) for title, xp, *treasure in rows(BOSSES)}
    assert {card.slug: (card.xp, card.treasure) for card in titles(Family.BOSS)} == printed


@rule("BM-ROOM-01", "BM-ROOM-02", "BM-ROOM-06", "BM-GLOSS-20")
def test_every_room_has_its_printed_numbers_and_symbols() -> None:
    for title, copies, subtype, grade, damage, *treasure in rows(ROOMS):
        card = TITLES[title]
        assert (card.family, card.copies, card.damage) == (Family.ROOM, int(copies), int(damage)), title
        assert ("monster" if card.is_monster else "trap") == subtype, title
        assert ("advanced" if card.is_advanced else "ordinary") == grade, title
        assert card.treasure == icons(treasure), title


@rule("BM-SPELL-04", "BM-SPELL-05", "BM-SPELL-06", "BM-RUL-71")
def test_every_spell_has_its_printed_phases_and_texts() -> None:
    phases = {"build": BUILD, "adventure": ADVENTURE, "both": BUILD_OR_ADVENTURE}
    for title, copies, phase, texts in rows(SPELLS):
        card = TITLES[title]
        assert card.use is not None
        assert (card.copies, card.use.phases, len(card.use.modes)) == (
            int(copies),
            phases[phase],
            int(texts),
        ), title


@rule("BM-HERO-03", "BM-HERO-04", "BM-HERO-10", "BM-HERO-14")
def test_every_hero_has_its_printed_icons_and_health() -> None:
    for title, tier, players, health, text, *treasure in rows(HEROES):
        card = TITLES[title]
        assert card.is_epic == (tier == "epic"), title
        assert (card.always_in, card.health) == (players == "always", int(health)), title
        assert players in ("always", str(card.from_players)), title
        assert card.has_ability == (text == "text"), title
        assert card.treasure == icons(treasure), title


@pytest.mark.parametrize(("family", "table"), [(Family.ROOM, ROOMS), (Family.SPELL, SPELLS), (Family.HERO, HEROES)])
def test_there_is_no_title_beside_the_printed_ones(family: Family, table: str) -> None:
    assert [card.slug for card in titles(family)] == [row[0] for row in rows(table)]


def titles(family: Family) -> list[Card]:
    """The titles of The Next Level."""
    return [card for card in TITLES.values() if card.family is family and card.code.startswith("TNL")]
