"""The short forms in which the decks are written: a card is a declaration of two to ten lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel.moments import Fired, Moment
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure

from .. import moments
from ..content import CARDS
from ..ids import ADVENTURE, BUILD_OR_ADVENTURE, CLASSES, CardId, Family
from ..state import AnyState, BossTable, hero_inside
from .model import Aura, Card, Condition, Cost, Instead, Mode, Target, Triggered, Use

MONSTER, TRAP = True, False
Ability = Use | Triggered | Instead
When = Callable[[AnyState, Any, Fired], bool]

# Cards


def _treasure(icons: dict[str, int]) -> dict[str, Any]:
    treasure = tuple(icons.get(name, 0) for name in CLASSES)
    return {"treasure": treasure, "classes": sum(1 << i for i, count in enumerate(treasure) if count)}


def _split(named: dict[str, Any]) -> tuple[dict[str, int], dict[str, Any]]:
    """The icons among the keywords of a declaration, and the rest."""
    icons = {name: named.pop(name) for name in CLASSES if name in named}
    return icons, named


def _abilities(abilities: tuple[Ability, ...]) -> dict[str, Any]:
    return {
        "use": next((ability for ability in abilities if isinstance(ability, Use)), None),
        "triggers": tuple(ability for ability in abilities if isinstance(ability, Triggered)),
        "instead": next((ability for ability in abilities if isinstance(ability, Instead)), None),
    }


def room(
    slug: str,
    code: str,
    is_monster: bool,
    damage: int,
    *abilities: Ability,
    advanced: bool = False,
    **named: Any,
) -> Card:
    icons, rest = _split(named)
    return Card(
        slug=slug,
        code=code,
        family=Family.ROOM,
        is_monster=is_monster,
        is_advanced=advanced,
        damage=damage,
        **_treasure(icons),
        **_abilities(abilities),
        **rest,
    )


def boss(slug: str, code: str, xp: int, *abilities: Ability, **named: Any) -> Card:
    icons, rest = _split(named)
    return Card(slug=slug, code=code, family=Family.BOSS, xp=xp, **_treasure(icons), **_abilities(abilities), **rest)


def spell(slug: str, code: str, copies: int, phases: int, *modes: Mode, cancels: bool = False) -> Card:
    return Card(slug=slug, code=code, family=Family.SPELL, copies=copies, use=Use(modes, phases, cancels=cancels))


def hero(
    slug: str, code: str, health: int, *abilities: Ability, players: int = 2, worth: int = 1, **named: Any
) -> Card:
    """An ordinary Hero, worth one Soul or Wound (BM-HERO-06, BM-HERO-08)."""
    icons, rest = _split(named)
    return Card(
        slug=slug,
        code=code,
        family=Family.HERO,
        health=health,
        souls=worth,
        wounds=worth,
        from_players=players,
        **_treasure(icons),
        **_abilities(abilities),
        **rest,
    )


def epic(slug: str, code: str, health: int, *abilities: Ability, **named: Any) -> Card:
    """An Epic Hero, worth two (BM-HERO-07, BM-HERO-09)."""
    return hero(slug, code, health, *abilities, worth=2, is_epic=True, **named)


# What is announced


def text(
    *do: Procedure,
    at: tuple[Target, ...] | Target = (),
    cost: Cost | None = None,
    needs: Condition | None = None,
    **more: Any,
) -> Mode:
    """One text of a card: what it does, what it is aimed at, what it costs, what it needs."""
    targets = at if isinstance(at, tuple) else (at,)
    return Mode(do=do, targets=targets, cost=cost, needs=needs, **more)


def activated(
    cost: Cost,
    *do: Procedure,
    at: tuple[Target, ...] | Target = (),
    phases: int = BUILD_OR_ADVENTURE,
    once: bool = False,
    cancels: bool = False,
) -> Use:
    """An ability that its owner announces, for a cost."""
    return Use((text(*do, at=at, cost=cost),), phases, once=once, cancels=cancels)


def bribed(cost: Cost, *do: Procedure, at: Target) -> Use:
    """A Dark Hero: an opponent of the dungeon's owner may pay, once per round in all (BM-RUL-68)."""
    return Use((text(*do, at=at, cost=cost),), ADVENTURE, once=True, by_opponents=True)


# What happens by itself


def _triggered(on: type[Moment], when: When, do: tuple[Procedure, ...], named: dict[str, Any]) -> Triggered:
    at = named.pop("at", ())
    return Triggered(on, text(*do, at=at), when, **named)


def _is_this(state: AnyState, moment: Any, fired: Fired) -> bool:
    return bool(moment.room == fired.source)


def when_built(*do: Procedure, **named: Any) -> Triggered:
    """When you build this Room; ``when`` may narrow it down."""
    extra: When | None = named.pop("when", None)
    test: When = (
        _is_this
        if extra is None
        else lambda state, moment, fired: _is_this(state, moment, fired) and extra(state, moment, fired)
    )
    return _triggered(moments.RoomBuilt, test, do, named | {"self_only": True})


def when_uncovered(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.RoomUncovered, _is_this, do, named)


def when_built_or_uncovered(*do: Procedure, **named: Any) -> tuple[Triggered, Triggered]:
    return when_built(*do, **dict(named)), when_uncovered(*do, **dict(named))


def when_hero_dies_here(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.HeroDied, _is_this, do, named)


def when_hero_survives_here(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.HeroLeftRoom, _is_this, do, named)


def when_hero_enters(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.HeroEntered, _is_this, do, named)


def when_destroyed(*do: Procedure, **named: Any) -> Triggered:
    """When this Room is destroyed, whoever did it; not if it had lost its ability."""
    return _triggered(
        moments.RoomDestroyed,
        lambda state, moment, fired: moment.room == fired.source and not moment.silent,
        do,
        named,
    )


def when_another_is_destroyed(*do: Procedure, **named: Any) -> Triggered:
    """When another Room of this dungeon is destroyed, by whomever."""
    return _triggered(
        moments.RoomDestroyed,
        lambda state, moment, fired: moment.room != fired.source and moment.seat == fired.seat,
        do,
        named,
    )


def when_you_destroy_your_own(*do: Procedure, **named: Any) -> Triggered:
    """When you destroy a Room of your own dungeon, by an effect or as a cost (BM-RUL-95)."""
    return _triggered(
        moments.RoomDestroyed, lambda state, moment, fired: moment.seat == moment.by == fired.seat, do, named
    )


def when_you_build_another(*do: Procedure, monster: bool, **named: Any) -> Triggered:
    """When you build a further Room of a kind; a Boss's ability does not count Rooms built before its Level Up."""

    def when(state: AnyState, moment: Any, fired: Fired) -> bool:
        printed = CARDS[fired.source]
        known = moment.after_level_up if printed.family is Family.BOSS else moment.room != fired.source
        return bool(known) and CARDS[moment.room].is_monster == monster

    return _triggered(moments.RoomBuilt, when, do, named)


def when_you_play_a_spell(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.SpellBegins, lambda state, moment, fired: moment.seat == fired.seat, do, named)


def when_opponent_plays_a_spell(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.SpellBegins, lambda state, moment, fired: moment.seat != fired.seat, do, named)


def while_inside_when_a_spell_is_played(*do: Procedure, **named: Any) -> Triggered:
    """A Hero's ability: while it is in a dungeon."""

    def when(state: AnyState, moment: Any, fired: Fired) -> bool:
        return any(
            inside.card == fired.source for player in state.players if (inside := hero_inside(player)) is not None
        )

    return _triggered(moments.SpellBegins, when, do, named)


def when_you_take_from_the_pile(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.CardTaken, lambda state, moment, fired: moment.seat == fired.seat, do, named)


def when_hero_is_killed(*do: Procedure, **named: Any) -> Triggered:
    """When a Hero is killed in your dungeon or at its entrance."""
    return _triggered(moments.HeroDied, lambda state, moment, fired: moment.seat == fired.seat, do, named)


def when_it_survives_a_dungeon(*do: Procedure, **named: Any) -> Triggered:
    return _triggered(moments.DungeonSurvived, lambda state, moment, fired: moment.hero == fired.source, do, named)


def at_end_of_round(
    *do: Procedure, when: Callable[[AnyState, Seat, CardId], bool] | None = None, **named: Any
) -> Triggered:
    def test(state: AnyState, moment: Any, fired: Fired) -> bool:
        return moment.seat == fired.seat and (when is None or when(state, fired.seat, CardId(fired.source)))

    return _triggered(moments.RoundEnding, test, do, named)


def level_up(*do: Procedure, **named: Any) -> Triggered:
    """What a Boss does once, when it levels up (BM-LEVEL-01)."""
    return _triggered(moments.LevelledUp, lambda state, moment, fired: moment.seat == fired.seat, do, named)


def instead(
    of: type[Procedure],
    applies: Callable[[BossTable, Any, Seat, CardId], bool],
    replace: Callable[[BossTable, Any, Seat, CardId], None],
    **named: Any,
) -> Instead:
    return Instead(of, applies, replace, **named)


# Auras: (state, owner, slot of the source, slot of the Room) -> change of damage


def _monster_at(state: AnyState, seat: Seat, spot: int) -> bool:
    return CARDS[state.players[seat].dungeon[spot].cards[-1]].is_monster


def to_left_neighbour(amount: int, monster: bool) -> Aura:
    """The left-hand neighbour, if it is of the kind (BM-RUL-85)."""
    return lambda state, seat, source, spot: (
        amount if spot == source + 1 and _monster_at(state, seat, spot) == monster else 0
    )


def to_right_neighbour(amount: int, monster: bool) -> Aura:
    return lambda state, seat, source, spot: (
        amount if spot == source - 1 and _monster_at(state, seat, spot) == monster else 0
    )


def to_neighbours(amount: int, monster: bool) -> Aura:
    return lambda state, seat, source, spot: (
        amount if abs(spot - source) == 1 and _monster_at(state, seat, spot) == monster else 0
    )


def to_all_others(amount: int, monster: bool) -> Aura:
    return lambda state, seat, source, spot: (
        amount if spot != source and _monster_at(state, seat, spot) == monster else 0
    )


def to_itself_per_spell(amount: int) -> Aura:
    """For each Spell card in the owner's hand."""
    return lambda state, seat, source, spot: amount * len(state.players[seat].spells) if spot == source else 0
