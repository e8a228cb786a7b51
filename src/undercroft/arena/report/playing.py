"""How a match goes: its length, the scores over its rounds, what players decide, what is hidden, what ends it."""

from __future__ import annotations

import math
from collections import Counter

from .counting import Counts, Tables
from .figures import mean, quantile, wilson
from .parts import Bar, Dots, Grid, Histogram, Line, Lines, Mark, Part, Point, Section
from .speech import Speech

MOST_BARS = 30
STILL_PLAYING = 0.05
"""Rounds that a smaller share of the matches reaches are left out of the lines: they tell of odd matches only."""


def length(counts: Counts, speech: Speech) -> Section:
    parts: list[Part] = []
    for players, tables in sorted(counts.tables.items()):
        for unit, counted in (("rounds", tables.rounds), ("decisions", tables.decisions)):
            if counted:
                parts.append(_histogram(unit, counted, players, speech))
    return Section("length", speech.say("length"), parts, finding=parts[0].sentences[0] if parts else "")


def _histogram(unit: str, counted: Counter[int], players: int, speech: Speech) -> Histogram:
    total, low, high = counted.total(), min(counted), max(counted)
    width = nice_step((high - low + 1) / MOST_BARS)
    first = low // width * width
    bars = []
    for start in range(first, high + 1, width):
        share = sum(counted[value] for value in range(start, start + width)) / total
        span = str(start) if width == 1 else f"{speech.number(start)}–{speech.number(start + width - 1)}"
        tip = speech.say("bar-tip", unit=unit, span=span, share=speech.percent(share))
        bars.append(Bar(start, start + width, share, tip))
    sentence = speech.say(
        "length-sentence",
        unit=unit,
        players=players,
        mean=speech.number(mean(counted), 1),
        low=speech.number(quantile(counted, 0.05)),
        high=speech.number(quantile(counted, 0.95)),
    )
    title = speech.say("unit-with", unit=unit, players=players)
    return Histogram(title, speech.say("length-label", title=title), speech.say("axis", unit=unit), bars, [sentence])


def nice_step(least: float) -> int:
    """1, 2, 5, 10, 20, 50 ...: the first of them that is large enough."""
    power = int(10.0 ** max(0, math.floor(math.log10(max(least, 1)))))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least)


def series(counts: Counts, slug: str, speech: Speech) -> Section | None:
    """A score over the rounds, of winners and of losers."""
    parts: list[Part] = []
    for players, tables in sorted(counts.tables.items()):
        if slug in tables.series:
            found = _lines(slug, tables, players, speech)
            if found is not None:
                parts.append(found)
    if not parts:
        return None
    title = speech.say("series", what=speech.topic(slug))
    return Section(f"series-{slug}", title, parts, speech.say("series-about"), parts[0].sentences[0])


def _lines(slug: str, tables: Tables, players: int, speech: Speech) -> Lines | None:
    losers, winners = tables.series[slug]
    most = max((values.total() for rounds in (losers, winners) for values in rounds[:1]), default=0)
    shown = [
        number
        for number in range(min(len(losers), len(winners)))
        if losers[number].total() + winners[number].total() > STILL_PLAYING * most
    ]
    if not shown:
        return None
    topic = speech.topic(slug)
    groups = {
        group: {number: rounds[number] for number in shown if rounds[number]}
        for group, rounds in (("winners", winners), ("losers", losers))
    }
    lines = [
        Line(speech.say(group), [_point(values, number, group, speech) for number, values in rounds.items()])
        for group, rounds in groups.items()
    ]
    middle = shown[len(shown) // 2]
    told = {group: speech.number(mean(rounds[middle]), 1) for group, rounds in groups.items() if middle in rounds}
    which = "both" if len(told) > 1 else next(iter(told), "none")
    sentence = speech.say(
        "series-sentence",
        what=topic,
        players=players,
        round=middle + 1,
        which=which,
        winners=told.get("winners", ""),
        losers=told.get("losers", ""),
    )
    title = speech.say("players", players=players)
    label = speech.say("series-label", what=topic, players=players)
    return Lines(title, label, speech.say("axis", unit="rounds"), lines, [sentence])


def _point(values: Counter[float], number: int, group: str, speech: Speech) -> Point:
    low, high = quantile(values, 0.25), quantile(values, 0.75)
    tip = speech.say(
        "point-tip",
        group=speech.say(group),
        round=number + 1,
        mean=speech.number(mean(values), 1),
        low=speech.number(low),
        high=speech.number(high),
    )
    return Point(number + 1, mean(values), low, high, tip)


def deciding(counts: Counts, speech: Speech) -> Section:
    """The branching factor, and how much of the table the one who decides cannot see."""
    rows: list[tuple[str, ...]] = []
    for players, tables in sorted(counts.tables.items()):
        decisions = sum(value * times for value, times in tables.decisions.items())
        looked = tables.looked_at
        rows.append(
            (
                speech.number(players),
                speech.number(mean(tables.decisions), 1),
                speech.number(tables.options / max(decisions, 1), 2),
                speech.number(tables.most_options),
                speech.number(tables.hidden[0] / looked, 1) if looked else "–",
                speech.number(tables.hidden[1] / looked, 0) if looked else "–",
            )
        )
    first = rows[0]
    sentences = [speech.say("deciding-sentence", players=first[0], options=first[2], most=first[3])]
    if first[4] != "–":
        sentences.append(speech.say("hidden-sentence", things=first[4], bits=first[5]))
    names = ("players", "decisions", "options", "most-options", "hidden-things", "hidden-bits")
    grid = Grid(tuple(speech.say(f"column-{name}") for name in names), rows, sentences)
    return Section("deciding", speech.say("deciding"), [grid], speech.say("deciding-about"), " ".join(sentences))


def endings(counts: Counts, speech: Speech) -> Section:
    """Which rules ended the matches."""
    rules: Counter[str] = Counter()
    for tables in counts.tables.values():
        rules += tables.rules
    marks = []
    for rule, times in rules.most_common():
        share = wilson(times, rules.total(), counts.repeats)
        tip = speech.say("matches-counted", name=rule, count=times)
        marks.append(Mark.of(share, _ending(rule, speech), speech.rate(share), tip))
    sentence = speech.say("endings-sentence", rule=marks[0].label, share=speech.percent(marks[0].value))
    plot = Dots(
        label=speech.say("endings-label"),
        heading=speech.say("share-of-matches"),
        marks=marks,
        reference=0.0,
        sentences=[sentence],
        unit="percent",
    )
    return Section("endings", speech.say("endings"), [plot], finding=sentence)


def _ending(rule: str, speech: Speech) -> str:
    text = speech.rule(rule)
    return f"{rule}: {text}" if text else rule


def players(counts: Counts, speech: Speech) -> Section | None:
    """What changes with the number of players, where there are several."""
    if len(counts.tables) < 2:
        return None
    roles = list(dict.fromkeys(role for tables in counts.tables.values() for role in tables.roles))
    rows: list[tuple[str, ...]] = []
    for number, tables in sorted(counts.tables.items()):
        usual = speech.percent(tables.winners / (tables.games * number))
        rows.append(
            (
                speech.number(number),
                speech.number(tables.games),
                *([_role_rate(tables, role, speech) for role in roles] or [usual]),
                speech.number(mean(tables.rounds), 1) if tables.rounds else "–",
                speech.number(mean(tables.decisions), 1),
                speech.number(mean(tables.decisions) / number, 1),
            )
        )
    fewest, most = rows[0], rows[-1]
    rates = [speech.say("column-role-rate", role=speech.name(role)) for role in roles]
    columns = (
        *(speech.say(f"column-{name}") for name in ("players", "matches")),
        *(rates or [speech.say("column-usual-rate")]),
        *(speech.say(f"column-{name}") for name in ("rounds", "decisions", "decisions-each")),
    )
    sentence = speech.say(
        "players-sentence",
        few=fewest[0],
        rounds=fewest[-3],
        many=most[0],
        more_rounds=most[-3],
        each=fewest[-1],
        less=most[-1],
    )
    grid = Grid(columns, rows, [sentence])
    return Section("players", speech.say("by-players"), [grid], finding=sentence)


def _role_rate(tables: Tables, role: str, speech: Speech) -> str:
    n, wins = tables.roles.get(role, (0, 0))
    return speech.percent(wins / n) if n else "–"
