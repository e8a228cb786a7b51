"""Cards: how often each is drawn, played or lost, and how seats that did so fare against those that did not."""

from __future__ import annotations

import msgspec

from .counting import Counts
from .figures import Estimate, beyond_chance, edge, surprise
from .parts import Dots, Grid, Mark, Part, Section
from .speech import Speech

MOST_SHOWN = 10
"""How many cards a plot shows at each end."""
MOST_NAMED = 3


class Effect(msgspec.Struct, frozen=True):
    """How much more often seats win that did this with the card."""

    card: str
    found: Estimate
    told: bool


def section(counts: Counts, speech: Speech) -> Section | None:
    """One plot for each thing that happens to cards, and one table with all cards."""
    effects = {what: effects_of(counts, what) for what in counts.cards}
    effects = {what: found for what, found in effects.items() if found}
    if not effects:
        return None
    parts: list[Part] = [_plot(what, found, counts, speech) for what, found in effects.items()]
    parts.append(_table(counts, effects, speech))
    main = max(effects, key=lambda what: sum(effect.told for effect in effects[what]))
    finding = parts[list(effects).index(main)].sentences[0]
    return Section("cards", speech.say("cards"), parts, speech.say("cards-about"), finding)


def effects_of(counts: Counts, what: str) -> list[Effect]:
    """All cards to which this has happened, the ones that go with winning first."""
    cells = {card: counts.cells(won) for card, won in counts.cards[what].items()}
    told = beyond_chance({card: surprise(found) for card, found in cells.items()})
    found = [Effect(card, edge(each, against_others=True), card in told) for card, each in cells.items()]
    return sorted(found, key=lambda effect: (-effect.found.value, effect.card))


def _plot(what: str, effects: list[Effect], counts: Counts, speech: Speech) -> Dots:
    """The announced cards at both ends; where chance explains everything, the most frequent ones."""
    told = [effect for effect in effects if effect.told]
    good = [effect for effect in told if effect.found.value > 0]
    bad = [effect for effect in told if effect.found.value <= 0]
    shown = good[:MOST_SHOWN] + bad[-MOST_SHOWN:]
    if not shown:
        often = sorted(effects, key=lambda effect: -effect.found.n)[:MOST_SHOWN]
        shown = [effect for effect in effects if effect in often]
    topic = speech.topic(what)
    return Dots(
        title=speech.say("cards-title", what=topic),
        label=speech.say("cards-label", what=topic),
        heading=speech.say("points-against-others"),
        marks=[_mark(effect, counts, speech) for effect in shown],
        reference=0.0,
        sentences=_sentences(topic, effects, good, bad, speech),
        unit="points",
    )


def _mark(effect: Effect, counts: Counts, speech: Speech) -> Mark:
    found = effect.found
    tip = speech.times(effect.card, found.n, counts.in_matches)
    return Mark.of(found, speech.name(effect.card), speech.edge(found), tip, told=effect.told)


def _sentences(topic: str, effects: list[Effect], good: list[Effect], bad: list[Effect], speech: Speech) -> list[str]:
    if not good and not bad:
        return [speech.say("cards-none", what=topic, count=len(effects))]
    sentences = [speech.say("cards-count", what=topic, good=len(good), bad=len(bad), count=len(effects))]
    if good:
        sentences.append(speech.say("cards-best", names=_named(good[:MOST_NAMED], speech)))
    if bad:
        sentences.append(speech.say("cards-worst", names=_named(bad[: -MOST_NAMED - 1 : -1], speech)))
    return sentences


def _named(effects: list[Effect], speech: Speech) -> str:
    return "; ".join(f"{speech.name(effect.card)} {speech.edge(effect.found)}" for effect in effects)


def _table(counts: Counts, effects: dict[str, list[Effect]], speech: Speech) -> Grid:
    """Every card: how often in a hundred matches, and the difference that goes with it. A star: more than chance."""
    known = {what: {effect.card: effect for effect in found} for what, found in effects.items()}
    columns = [speech.say("card")]
    for what in effects:
        topic = speech.topic(what)
        columns += [speech.say("column-often", what=topic), speech.say("column-difference", what=topic)]
    rows = []
    for card in sorted({card for found in known.values() for card in found}, key=speech.name):
        cells = [speech.name(card)]
        for what, found in known.items():
            effect = found.get(card)
            cells.append(speech.number(100 * counts.copies[what][card] / counts.finished, 1))
            cells.append("–" if effect is None else speech.edge(effect.found) + (" *" if effect.told else ""))
        rows.append(tuple(cells))
    return Grid(
        title=speech.say("cards-table"),
        columns=tuple(columns),
        rows=rows,
        sentences=[speech.say("cards-table-about", count=len(rows))],
        long=True,
    )
