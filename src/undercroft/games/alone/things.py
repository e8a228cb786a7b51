"""What a seat can point at and ask about, by its id."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from .content.missions import MISSIONS
from .elements import looks_on
from .ids import CHARACTERS, DECKS, KINDS, REPORTS, ROOMS, WAYS
from .state import AnyState, is_hero, plan_of
from .targets import TARGETS

OPEN_TO_ALL = frozenset(
    f"{kind}:{number}"
    for kind, count in (
        ("way", len(WAYS)),
        ("report", len(REPORTS)),
        ("room", len(ROOMS)),
        ("kind", len(KINDS)),
        ("character", len(CHARACTERS)),
        ("mission", len(MISSIONS)),
        ("deck", len(DECKS)),
        ("target", len(TARGETS)),
    )
    for number in range(count)
)


def things(state: AnyState, seat: Seat | None) -> set[str]:
    """The ids of all things in a seat's view, and of what anybody can point at: seats, ways, rooms, kinds and so on.

    Which items are in the deck everybody can work out: all that are neither in the equipment nor discarded.
    """
    cards = {played.card for played in state.track if not played.face_down or played.seat == seat}
    found = set(OPEN_TO_ALL)
    found |= {f"seat:{number}" for number in range(1 + len(state.evil))}
    items = (*state.item_deck, *state.item_discard, *(item.card for item in state.hero.items))
    found |= {f"item:{item}" for item in items}
    if is_hero(seat):
        found |= {f"tile:{tile.id}" for tile in state.labyrinth}
        found |= {f"figure:{look.figure}" for tile in state.labyrinth for look in looks_on(state, tile)}
    else:
        assert seat is not None
        cards |= set(state.evil[seat - 1].hand)
        found |= {f"sector:{sector}" for sector in range(len(plan_of(state).places))}
        found |= {f"monster:{monster.id}" for monster in state.monsters}
        found |= {f"door:{door}" for door in range(len(plan_of(state).doors))}
    return found | {f"card:{card}" for card in cards}
