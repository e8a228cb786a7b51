"""Who wins: by seat, by bot, by whatever traits the game tells of a seat."""

from __future__ import annotations

from collections import Counter

from .counting import Counts, Tables, Won
from .figures import Cell, Estimate, beyond_chance, edge, surprise, wilson
from .parts import Dots, Mark, Section
from .speech import Speech, size_of

SAME_MIX = 0.1
"""Up to which seats may differ in who sat there and still be compared."""


def seats(counts: Counts, speech: Speech) -> Section:
    """The win rate of each seat, at tables of each size."""
    parts = [_seats_of(tables, number, speech) for number, tables in sorted(counts.tables.items())]
    return Section(
        "seats", speech.say("seats"), list(parts), speech.say("seats-about"), parts[0].sentences[0] if parts else ""
    )


def _seats_of(tables: Tables, players: int, speech: Speech) -> Dots:
    usual = sum(tables.seat_wins) / (tables.games * players)
    rates = [wilson(wins, tables.games) for wins in tables.seat_wins]
    told = beyond_chance(
        {seat: surprise([Cell(tables.games, wins, usual)]) for seat, wins in enumerate(tables.seat_wins)}
    )
    marks = [
        Mark(
            label=speech.say("seat", seat=seat + 1),
            value=rate.value,
            low=rate.low,
            high=rate.high,
            shown=f"{speech.percent(rate.value)} ({speech.percent_range(rate)})",
            tip=speech.say("matches-counted", name=speech.say("seat", seat=seat + 1), count=tables.games),
            told=seat in told,
        )
        for seat, rate in enumerate(rates)
    ]
    best = max(range(players), key=lambda seat: rates[seat].value)
    arguments = {
        "players": players,
        "seat": best + 1,
        "rate": speech.percent(rates[best].value),
        "range": speech.percent_range(rates[best]),
        "usual": speech.percent(usual),
    }
    if told:
        sentence = speech.say("seats-some", size=size_of(rates[best].value - usual), **arguments)
    else:
        sentence = speech.say("seats-none", **arguments)
    mixed = [] if _is_fair(tables.seat_bots) else [speech.say("seats-mixed")]
    return Dots(
        title=speech.say("players", players=players),
        label=speech.say("seats-label", players=players),
        heading=speech.say("win-rate"),
        marks=marks,
        reference=usual,
        sentences=[sentence, *mixed],
        unit="percent",
    )


def _is_fair(bots: list[Counter[str]]) -> bool:
    """Has every bot sat on every seat about equally often?"""
    named = {bot for seat in bots for bot in seat}
    shares = [[seat[bot] / seat.total() for seat in bots] for bot in named]
    return all(max(each) - min(each) <= SAME_MIX for each in shares)


def bots(counts: Counts, speech: Speech) -> Section | None:
    """The win rate of each bot at tables of each size, where different bots have met."""
    parts = []
    for players in sorted(counts.tables):
        found: dict[str, list[int]] = {}
        for (seats_there, _, bot), (n, wins) in counts.all.items():
            if seats_there == players:
                pair = found.setdefault(bot, [0, 0])
                pair[0], pair[1] = pair[0] + n, pair[1] + wins
        if len(found) > 1:
            parts.append(_bots_of(found, players, speech))
    if not parts:
        return None
    return Section("bots", speech.say("bots"), list(parts), finding=parts[0].sentences[0])


def _bots_of(found: dict[str, list[int]], players: int, speech: Speech) -> Dots:
    usual = sum(wins for _, wins in found.values()) / sum(n for n, _ in found.values())
    rates = {bot: wilson(wins, n) for bot, (n, wins) in found.items()}
    told = beyond_chance({bot: surprise([Cell(n, wins, usual)]) for bot, (n, wins) in found.items()})
    order = sorted(rates, key=lambda bot: -rates[bot].value)
    marks = [
        Mark(
            label=bot,
            value=rates[bot].value,
            low=rates[bot].low,
            high=rates[bot].high,
            shown=f"{speech.percent(rates[bot].value)} ({speech.percent_range(rates[bot])})",
            tip=speech.say("seats-counted", name=bot, count=rates[bot].n),
            told=bot in told,
        )
        for bot in order
    ]
    best = rates[order[0]]
    sentence = speech.say(
        "bots-best",
        players=players,
        name=order[0],
        rate=speech.percent(best.value),
        range=speech.percent_range(best),
        usual=speech.percent(usual),
    )
    return Dots(
        title=speech.say("players", players=players),
        label=speech.say("bots-label", players=players),
        heading=speech.say("win-rate"),
        marks=marks,
        reference=usual,
        sentences=[sentence],
        unit="percent",
    )


def trait(counts: Counts, slug: str, speech: Speech) -> Section | None:
    """How much more often than the average the seats with each value of a trait win.

    A trait with no more values than seats (an order of play) means something else at a table of another size: it gets
    a plot for each size.
    """
    groups = counts.traits[slug]
    if len(groups) < 2:
        return None
    topic = speech.topic(slug)
    if len(groups) <= max(counts.tables):
        parts = [_trait(counts, _at(groups, players), topic, speech, players) for players in sorted(counts.tables)]
    else:
        parts = [_trait(counts, groups, topic, speech)]
    title = speech.say("trait-title", trait=topic)
    finding = " ".join(f"{part.title}: {part.sentences[0]}" if part.title else part.sentences[0] for part in parts)
    return Section(f"trait-{slug}", title, list(parts), speech.say("trait-about"), finding)


def _at(groups: dict[str, Won], players: int) -> dict[str, Won]:
    """The seats at tables of one size, in the order of their slugs."""
    found = {
        value: {stratum: pair for stratum, pair in groups[value].items() if stratum[0] == players}
        for value in sorted(groups)
    }
    return {value: won for value, won in found.items() if won}


def _trait(counts: Counts, groups: dict[str, Won], topic: str, speech: Speech, players: int | None = None) -> Dots:
    """The values of a trait, the best first; at tables of one size in their own order, since that means something."""
    cells = {value: counts.cells(won) for value, won in groups.items()}
    edges = {value: edge(found) for value, found in cells.items()}
    told = beyond_chance({value: surprise(found) for value, found in cells.items()})
    best_first = sorted(edges, key=lambda value: (-edges[value].value, value))
    sizes = sorted(counts.tables) if players is None else [players]
    marks = [
        Mark(
            label=speech.name(value),
            value=edges[value].value,
            low=edges[value].low,
            high=edges[value].high,
            shown=f"{speech.points(edges[value].value)} ({speech.points_range(edges[value])})",
            tip=speech.say("seats-counted", name=speech.name(value), count=edges[value].n),
            told=value in told,
            more=_rates(counts, groups[value], sizes, speech),
        )
        for value in (best_first if players is None else groups)
    ]
    return Dots(
        title="" if players is None else speech.say("players", players=players),
        label=speech.say("trait-label", trait=topic),
        heading=speech.say("points-above"),
        marks=marks,
        reference=0.0,
        sentences=_ranking([(speech.name(value), edges[value], value in told) for value in best_first], speech),
        unit="points",
        columns=tuple(speech.say("players", players=size) for size in sizes),
    )


def _rates(counts: Counts, won: Won, sizes: list[int], speech: Speech) -> tuple[str, ...]:
    """The plain win rate at tables of each size."""
    found = [counts.at_tables(won, players) for players in sizes]
    return tuple(speech.percent(wins / n) if n else "–" for n, wins in found)


def _ranking(ranked: list[tuple[str, Estimate, bool]], speech: Speech) -> list[str]:
    """The best, the worst, and of how many that is more than chance."""
    told = [(name, found) for name, found, is_told in ranked if is_told]
    if not told:
        return [speech.say("ranking-none", count=len(ranked))]
    sentences = []
    for message, (name, found) in (("ranking-best", told[0]), ("ranking-worst", told[-1])):
        if (found.value > 0) == (message == "ranking-best"):
            sentences.append(
                speech.say(
                    message,
                    name=name,
                    points=speech.number(abs(100 * found.value), 1),
                    range=speech.points_range(found),
                    size=size_of(found.value),
                )
            )
    return [*sentences, speech.say("ranking-count", told=len(told), count=len(ranked))]
