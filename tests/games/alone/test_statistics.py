"""What each kind of monster is: both sides of the table (AL-STAT)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import Scene
from undercroft.games.alone.content.monsters import NIGHTMARE, NORMAL, Row
from undercroft.games.alone.effects.monsters import deploy_sectors
from undercroft.games.alone.ids import CULTISTS, HYBRIDS, PARASITES, SPORES, WORMS
from undercroft.games.alone.state import Monster, kind_of, steps_from
from undercroft.games.alone.values import attack_dice, terror_of, wounds
from undercroft.testing import rule

Entry = tuple[int, int, int, int, int, int]


def entry(kind: str, nightmare: bool = False) -> Entry:
    """Wound, kill, dice in the dark, dice in light, terror, distance: as the rules of play read them."""
    scene = Scene(at="A1-B4", monsters=[(kind, "A1-F5")], lit=["A1-E5"], nightmare=nightmare)
    state, monster = scene.state, scene.monster(kind)
    wound = next(damage for damage in range(9) if wounds(state, monster, damage) == 1)
    dead = Monster(monster.id, monster.sector, wounded=True)
    kill = next(damage for damage in range(9) if wounds(state, dead, damage) == 1)
    dark = attack_dice(state, monster)
    monster.sector = scene.sector("A1-E5")
    light = attack_dice(state, monster)
    far = steps_from(state, state.hero.sector)
    distance = min(far[sector] for sector in deploy_sectors(state, kind_of(monster.id)))
    return wound, kill, dark, light, terror_of(state, monster.id, 0), distance


@rule("AL-STAT-01")
def test_spores() -> None:
    assert entry("spores") == (1, 1, 3, 2, 1, 3)


@rule("AL-STAT-02", "AL-RUL-21")
def test_parasites() -> None:
    assert entry("parasites") == (2, 1, 2, 1, 1, 4)


@rule("AL-STAT-03")
def test_cultists() -> None:
    assert entry("cultists") == (2, 2, 2, 2, 0, 4)


@rule("AL-STAT-04", "AL-RUL-21")
def test_hybrids() -> None:
    assert entry("hybrids") == (2, 1, 2, 1, 2, 3)


@rule("AL-STAT-05")
def test_worms() -> None:
    assert entry("worms") == (2, 2, 3, 0, 2, 5)


@rule("AL-STAT-06", "AL-NIGHT-02")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("spores", (1, 1, 4, 3, 2, 2)),
        ("parasites", (2, 1, 3, 2, 2, 3)),
        ("cultists", (2, 3, 3, 3, 0, 3)),
        ("hybrids", (2, 2, 3, 2, 3, 2)),
        ("worms", (2, 3, 4, 1, 3, 4)),
    ],
)
def test_the_nightmare_side(kind: str, expected: Entry) -> None:
    assert entry(kind, nightmare=True) == expected


@rule("AL-STAT-07")
@pytest.mark.parametrize("rows", [NORMAL, NIGHTMARE])
def test_what_the_numbers_bring_out(rows: tuple[Row, ...]) -> None:
    """Who dies easily, who hits hard, who minds the light, who frightens, and from how far they come."""
    health = [row.wound + row.kill for row in rows]
    assert min(health) == health[SPORES]
    assert max(health) == health[WORMS] == health[CULTISTS]
    assert rows[SPORES].distance == min(row.distance for row in rows)
    assert rows[WORMS].distance == max(row.distance for row in rows)
    assert rows[SPORES].attack_dark == rows[WORMS].attack_dark == max(row.attack_dark for row in rows)
    assert rows[PARASITES].attack_dark == min(row.attack_dark for row in rows)
    assert rows[CULTISTS].sanity == 0
    assert rows[CULTISTS].attack_dark == rows[CULTISTS].attack_lit
    assert rows[HYBRIDS].sanity == rows[WORMS].sanity == max(row.sanity for row in rows)
    assert health[HYBRIDS] < health[WORMS]
    lost_to_light = [row.attack_dark - row.attack_lit for row in rows]
    assert lost_to_light[HYBRIDS] < lost_to_light[WORMS] == max(lost_to_light)
    assert rows[WORMS].attack_lit == min(row.attack_lit for row in rows)


@rule("AL-STAT-08")
def test_how_an_entry_is_read() -> None:
    """A wounded Cultist of the nightmare (2/3) needs three more; an unwounded one five at once."""
    scene = Scene(monsters=[("cultists", "A1-F5")], nightmare=True)
    cultist = scene.monster("cultists")
    assert [wounds(scene.state, cultist, damage) for damage in range(6)] == [0, 0, 1, 1, 1, 2]
    cultist.wounded = True
    assert [wounds(scene.state, cultist, damage) for damage in range(4)] == [0, 0, 0, 1]
