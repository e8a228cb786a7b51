"""The list of cards: every title once, with its provenance; and the printed facts, entered a second time by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.cli.cards import matching
from undercroft.games.alone import GAME
from undercroft.games.alone.content.items import NO_ACTION, TITLES, TYPES
from undercroft.games.alone.content.missions import CATEGORIES, MISSIONS, mission_named
from undercroft.games.alone.content.reactions import COPIES, REACTIONS
from undercroft.games.alone.ids import ACTIONS, CHARACTERS, LOOKS, ROOMS, TIMINGS, TRIGGERS
from undercroft.games.alone.printed import card_table, mission_text
from undercroft.kernel.text import LANGUAGES
from undercroft.testing import rule

REACTIONS_PRINTED = """
F01 he-is-furious              move        end-of-turn          confirmed
F02 cornered-prey              move        end-of-turn          designed
F03 ambush                     move        after-enter          designed
F04 something-charges          explore     before-reveal        designed
F05 blood-scent                explore     end-of-turn          designed
F06 thick-hide                 fight       after-roll           designed
F07 strike-back                fight       end-of-turn          designed
F08 drawn-to-the-signal        locate      after-targets-chosen designed
F09 pack-call                  locate      end-of-turn          designed
F10 caught-off-guard           search      end-of-turn          designed
F11 interrupted                interact    after-declared       designed
F12 taste-of-blood             health-loss on-loss              designed
F13 frenzy                     sanity-loss on-loss              designed
S01 skittering-rush            move        end-of-turn          designed
S02 through-the-vents          move        end-of-turn          designed
S03 already-there              move        before-reveal        designed
S04 gone-in-a-blink            explore     before-reveal        designed
S05 flanking                   explore     end-of-turn          designed
S06 sidestep                   fight       after-roll           designed
S07 hit-and-run                fight       end-of-turn          designed
S08 they-know-where-i-am       locate      after-targets-chosen inferred
S09 converge                   locate      end-of-turn          designed
S10 while-you-rummage          search      end-of-turn          designed
S11 short-window               interact    after-declared       designed
S12 no-respite                 health-loss on-loss              designed
S13 panic-spiral               sanity-loss on-loss              designed
T01 shape-in-the-doorway       move        end-of-turn          designed
T02 the-lights-die             move        end-of-turn          designed
T03 jump-scare                 move        before-reveal        designed
T04 my-mind-plays-tricks-on-me explore     before-reveal        inferred
T05 footsteps-everywhere       explore     end-of-turn          designed
T06 shaking-hands              fight       after-roll           designed
T07 death-screech              fight       end-of-turn          designed
T08 false-echo                 locate      after-targets-chosen designed
T09 lost-in-the-dark           locate      end-of-turn          designed
T10 watched                    search      end-of-turn          designed
T11 frozen-by-fear             interact    after-declared       designed
T12 dread                      health-loss on-loss              designed
T13 mounting-terror            sanity-loss on-loss              designed
P01 loose-grating              move        end-of-turn          designed
P02 jammed-bulkhead            move        end-of-turn          designed
P03 trip-cable                 move        before-reveal        designed
P04 rigged-panel               explore     before-reveal        designed
P05 shifting-hazard            explore     end-of-turn          designed
P06 ricochet                   fight       after-roll           designed
P07 blood-trail                fight       end-of-turn          designed
P08 scrambled-signal           locate      after-targets-chosen designed
P09 prepared-ground            locate      end-of-turn          designed
P10 booby-trap                 search      end-of-turn          designed
P11 short-circuit              interact    after-declared       designed
P12 infected-wound             health-loss on-loss              designed
P13 blind-stumble              sanity-loss on-loss              designed
"""
"""code, slug, what enables it, when it is played, provenance"""

ITEMS_PRINTED = """
projectiles     3 mechanical electronic 4 fight    base  confirmed
jetpack         1 electronic chemical   3 move     base  confirmed
suture-foam     2 chemical   mechanical 2 interact base  designed
calm-tabs       2 chemical   electronic 3 none     base  designed
flare-tube      2 chemical   mechanical 2 explore  base  designed
motion-lattice  1 electronic mechanical 3 locate   base  designed
bulkhead-welder 1 mechanical electronic 3 move     base  designed
arc-cutter      1 mechanical electronic 3 fight    base  designed
frag-canister   1 chemical   mechanical 2 fight    base  designed
hazard-kit      1 chemical   mechanical 3 explore  base  designed
holo-decoy      1 electronic chemical   2 none     base  designed
echo-cache      1 electronic mechanical 3 none     base  designed
stim-ampoule    1 chemical   electronic 2 none     base  designed
breach-axe      1 mechanical chemical   2 fight    base  designed
spare-cells     1 electronic mechanical 5 none     base  designed
scrap-plates    1 mechanical chemical   5 none     base  designed
solvent-flask   1 chemical   electronic 5 none     extra designed
tripwire-spool  1 mechanical chemical   3 interact extra designed
mute-pads       1 chemical   electronic 3 move     extra designed
data-spike      1 electronic mechanical 2 interact extra designed
thermal-visor   1 electronic chemical   2 explore  extra designed
nail-driver     1 mechanical electronic 4 fight    extra designed
signal-mirror   1 electronic mechanical 2 none     extra designed
quarantine-seal 1 chemical   mechanical 2 interact extra designed
grapnel-line    1 mechanical electronic 2 move     extra designed
"""
"""slug, copies, type, component of the upgrade, charges, action, set, provenance"""

MISSIONS_PRINTED = """
SM01 voice-behind-the-bulkhead starting infirmary      designed
SM02 emergency-lighting        starting generator_room designed
SM03 a-gift-from-the-past      starting quarters       confirmed
SM04 sealed-rations            starting canteen        designed
SM05 station-survey            starting laboratory     designed
SM06 stasis-log                starting escape_pods    designed
SM07 the-quartermasters-locker starting storage        designed
SM08 master-override           starting control_room   designed
PM01 gravity-problems          problem  escape_pods    confirmed
PM02 spore-haze                problem  laboratory     designed
PM03 dead-silence              problem  quarters       designed
PM04 brownouts                 problem  generator_room designed
PM05 seized-locks              problem  control_room   designed
PM06 tainted-stores            problem  storage        designed
PM07 whispering-intercom       problem  canteen        designed
PM08 coolant-leak              problem  infirmary      designed
FM01 call-for-help             final    control_room   confirmed
FM02 purge-cycle               final    generator_room designed
FM03 burn-the-nest             final    canteen        designed
FM04 last-pod-out              final    escape_pods    designed
FM05 antidote                  final    laboratory     designed
FM06 seal-the-breach           final    storage        designed
FM07 hold-the-light            final    quarters       designed
FM08 black-box                 final    infirmary      designed
"""
"""code, slug, category, room, provenance"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


@rule("AL-SETUP-03", "AL-SETUP-04", "AL-REACT-41")
def test_every_reaction_card_has_its_icon_and_its_moment() -> None:
    designs = REACTIONS[::COPIES]
    assert len(designs) * COPIES == 104
    assert [
        [card.code, card.slug, TRIGGERS[card.trigger], TIMINGS[card.timing], card.confidence] for card in designs
    ] == rows(REACTIONS_PRINTED)


@rule("AL-ITEM-03", "AL-ITEM-07", "AL-ITEM-08")
def test_every_item_has_its_type_its_component_and_its_charges() -> None:
    assert list(items()) == rows(ITEMS_PRINTED)
    assert sum(title.copies for title in TITLES if not title.is_extra) == 21


def items() -> Iterator[list[str]]:
    for title in TITLES:
        yield [
            title.slug,
            str(title.copies),
            TYPES[title.type],
            TYPES[title.component],
            str(title.charges),
            "none" if title.action == NO_ACTION else ACTIONS[title.action],
            "extra" if title.is_extra else "base",
            title.confidence,
        ]


@rule("AL-SETUP-04", "AL-SETUP-15")
def test_every_mission_has_its_category_and_its_room() -> None:
    assert [
        [card.code, card.slug, CATEGORIES[card.category], ROOMS[card.room], card.confidence] for card in MISSIONS
    ] == rows(MISSIONS_PRINTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_title_once_with_its_text(language: str) -> None:
    table = card_table(GAME.vocabulary.words(language))
    titles = len(REACTIONS) // COPIES + len(TITLES) + len(MISSIONS) + len(CHARACTERS) + len(LOOKS)
    assert len(table.rows) == titles
    assert all(len(row) == len(table.columns) for row in table.rows)
    assert len({row[0] for row in table.rows}) == len(table.rows)
    assert not [row for row in table.rows if not row[-1].strip() or "{" in "".join(row)]


def test_the_list_says_what_was_read_what_was_reasoned_and_what_was_designed() -> None:
    told = {row[0]: row[4] for row in card_table(GAME.vocabulary.words("en")).rows}
    whole = {name for name, provenance in told.items() if provenance == "confirmed"}
    assert whole == {"He Is Furious!", "A Gift from the Past", "Gravity Problems", "Call for Help"}
    reasoned = {name for name, provenance in told.items() if provenance == "inferred"}
    assert reasoned == {"They Know Where I Am", "My Mind Plays Tricks on Me"}
    partly = {name for name, provenance in told.items() if ";" in provenance}
    monsters = {"Spores", "Parasite", "Cultist", "Hybrid", "Worm", "Colonel"}
    tuned = {name for name, provenance in told.items() if provenance == "designed; a number was changed for balance"}
    assert tuned == {"Purge Cycle", "Seal the Breach", "Black Box"}
    assert partly == {"Projectiles", "Jetpack", "Captain", "Pilot", "Engineer", "Doctor"} | monsters | tuned
    assert {name for name in monsters if told[name].startswith("inferred;")} == {"Parasite", "Hybrid"}
    assert {told[name] for name in told.keys() - whole - reasoned - partly} == {"designed"}


def test_a_row_shows_both_halves_the_upgrade_and_all_that_a_character_can_do() -> None:
    words = GAME.vocabulary.words("en")
    texts = {row[0]: row[-1] for row in card_table(words).rows}
    assert words.message("card-he-is-furious", "upper") in texts["He Is Furious!"]
    assert words.message("card-he-is-furious", "lower") in texts["He Is Furious!"]
    assert words.message("item-jetpack", "upgrade") in texts["Jetpack"]
    assert words.message("mission-gravity-problems", "condition") in texts["Gravity Problems"]
    for part in ("ability", "skill", "sacrifice"):
        assert words.message(f"{part}-pilot", "text") in texts["Pilot"]


@rule("AL-STAT-05", "AL-STAT-06")
def test_a_row_shows_both_sides_of_a_monster_and_what_killing_it_teaches() -> None:
    words = GAME.vocabulary.words("en")
    worm = next(row for row in card_table(words).rows if row[0] == "Worm")
    assert worm[1:4] == [
        "monster",
        "wound 2, kill 2 more · dice 3 in the dark, 0 in light · terror 2 · distance 5",
        "×3",
    ]
    assert "wound 2, kill 3 more · dice 4 in the dark, 1 in light · terror 3 · distance 4" in worm[-1]
    assert words.message("experience-worms", "text") in worm[-1]


@rule("AL-MISSION-09", "AL-MISSION-17")
def test_a_row_shows_the_numbers_of_a_boss_and_the_mission_that_brings_it() -> None:
    words = GAME.vocabulary.words("en")
    rows = {row[0]: row for row in card_table(words).rows}
    assert rows["Colonel"][1:4] == [
        "boss",
        "wound 2, kill 3 more · dice 3 in the dark, 3 in light · terror 0",
        "×1",
    ]
    assert "Call for Help, as a Cultist" in rows["Colonel"][-1]
    assert rows["Matriarch"][2] == "wound 3, kill 3 more · dice 4 in the dark, 1 in light · terror 3"
    assert "Burn the Nest, as a Worm" in rows["Matriarch"][-1]


@rule("AL-MISSION-09")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["counts as a Cultist", "statistics of nightmare mode", "does not count toward the limit"]),
        ("pl", ["jest traktowany jak Kultysta", "statystyki z trybu koszmaru", "nie wlicza się do limitu"]),
    ],
)
def test_the_card_of_call_for_help_says_what_the_colonel_counts_as(language: str, said: list[str]) -> None:
    text = mission_text(mission_named("FM01"), GAME.vocabulary.words(language))
    assert [part for part in said if part not in text] == []


@pytest.mark.parametrize(("language", "task", "ongoing"), [("en", "Task:", "While"), ("pl", "Zadanie:", "Dopóki")])
@pytest.mark.parametrize("code", ["FM02", "FM07"])
def test_a_mission_states_its_task_before_what_refers_to_it(code: str, language: str, task: str, ongoing: str) -> None:
    """“After each time but the last ...”, “A turn that ends otherwise ...” make no sense before it."""
    text = mission_text(mission_named(code), GAME.vocabulary.words(language))
    assert 0 < text.index(task) < text.index(ongoing)


@pytest.mark.parametrize(("language", "name"), [("en", "worm"), ("pl", "czerw")])
def test_a_monster_is_found_by_its_name(language: str, name: str) -> None:
    found = matching(card_table(GAME.vocabulary.words(language)), name)
    assert [row[0].casefold() for row in found] == [name]
