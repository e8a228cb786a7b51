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
    """The win rate of each seat, or of each role where a game has roles, at tables of each size."""
    if counts.has_roles:
        return _roles(counts, speech)
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
        _rate_mark(speech.say("seat", seat=seat + 1), rate, seat in told, speech) for seat, rate in enumerate(rates)
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


def _roles(counts: Counts, speech: Speech) -> Section:
    parts = [_roles_of(tables, number, speech) for number, tables in sorted(counts.tables.items())]
    return Section("seats", speech.say("roles"), list(parts), finding=" ".join(part.sentences[0] for part in parts))


def _roles_of(tables: Tables, players: int, speech: Speech) -> Dots:
    usual = sum(wins for _, wins in tables.roles.values()) / sum(n for n, _ in tables.roles.values())
    rates = {role: wilson(wins, n) for role, (n, wins) in tables.roles.items()}
    told = beyond_chance({role: surprise([Cell(n, wins, usual)]) for role, (n, wins) in tables.roles.items()})
    best = max(rates, key=lambda role: rates[role].value)
    sentence = speech.say(
        "roles-some" if told else "roles-none",
        players=players,
        role=speech.name(best),
        rate=speech.percent(rates[best].value),
        range=speech.percent_range(rates[best]),
        usual=speech.percent(usual),
        size=size_of(rates[best].value - usual),
    )
    mixed = [] if _is_fair(tables.seat_bots) else [speech.say("seats-mixed")]
    return Dots(
        title=speech.say("players", players=players),
        label=speech.say("roles-label", players=players),
        heading=speech.say("win-rate"),
        marks=[_rate_mark(speech.name(role), rate, role in told, speech) for role, rate in rates.items()],
        reference=usual,
        sentences=[sentence, *mixed],
        unit="percent",
    )


def _rate_mark(label: str, rate: Estimate, told: bool, speech: Speech) -> Mark:
    """A plain win rate, counted in matches."""
    return Mark(
        label=label,
        value=rate.value,
        low=rate.low,
        high=rate.high,
        shown=f"{speech.percent(rate.value)} ({speech.percent_range(rate)})",
        tip=speech.say("matches-counted", name=label, count=rate.n),
        told=told,
    )


def _is_fair(bots: list[Counter[str]]) -> bool:
    """Has every bot sat on every seat about equally often?"""
    named = {bot for seat in bots for bot in seat}
    shares = [[seat[bot] / seat.total() for seat in bots] for bot in named]
    return all(max(each) - min(each) <= SAME_MIX for each in shares)


def bots(counts: Counts, speech: Speech) -> Section | None:
    """The win rate of each bot, in each of its roles, at tables of each size, where different bots have met."""
    parts = []
    for players in sorted(counts.tables):
        found: dict[str, list[int]] = {}
        met = set()
        for (seats_there, _, bot, role), (n, wins) in counts.all.items():
            if seats_there == players:
                met.add(bot)
                pair = found.setdefault(f"{bot} · {speech.name(role)}" if role else bot, [0, 0])
                pair[0], pair[1] = pair[0] + n, pair[1] + wins
        if len(met) > 1:
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
    """How much more often than the average the sides with each value of a trait win.

    A trait that never has more values than there are seats (an order of play) means something else at a table of
    another size: it gets a plot for each size.
    """
    groups = counts.traits[slug]
    if len(groups) < 2:
        return None
    if all(len(_at(groups, players)) <= players for players in counts.tables):
        parts = [_trait(counts, _at(groups, players), slug, speech, players) for players in sorted(counts.tables)]
    else:
        parts = [_trait(counts, groups, slug, speech)]
    role = _only_role(groups, speech)
    title, about = (
        (speech.say("trait-title-role", trait=speech.topic(slug), role=role), speech.say("trait-about-role", role=role))
        if role
        else (speech.say("trait-title", trait=speech.topic(slug)), speech.say("trait-about"))
    )
    finding = " ".join(f"{part.title}: {part.sentences[0]}" if part.title else part.sentences[0] for part in parts)
    return Section(f"trait-{slug}", title, list(parts), about, finding)


def _only_role(groups: dict[str, Won], speech: Speech) -> str:
    """What the one role is called that has this trait; nothing if it is everybody's."""
    roles = {role for won in groups.values() for _, _, _, role in won}
    return speech.name(role) if len(roles) == 1 and (role := roles.pop()) else ""


def _at(groups: dict[str, Won], players: int) -> dict[str, Won]:
    """The seats at tables of one size, in the order of their slugs."""
    found = {
        value: {stratum: pair for stratum, pair in groups[value].items() if stratum[0] == players}
        for value in sorted(groups)
    }
    return {value: won for value, won in found.items() if won}


def _trait(counts: Counts, groups: dict[str, Won], slug: str, speech: Speech, players: int | None = None) -> Dots:
    """The values of a trait, the best first; at tables of one size in their own order, since that means something."""
    cells = {value: counts.cells(won, across=slug.replace("-", "_")) for value, won in groups.items()}
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
            tip=speech.times(value, edges[value].n, counts.has_roles),
            told=value in told,
            more=_rates(counts, groups[value], sizes, speech),
        )
        for value in (best_first if players is None else groups)
    ]
    return Dots(
        title="" if players is None else speech.say("players", players=players),
        label=speech.say("trait-label", trait=speech.topic(slug)),
        heading=speech.say("points-above"),
        marks=marks,
        reference=0.0,
        sentences=_ranking([(speech.name(value), edges[value], value in told) for value in best_first], speech),
        unit="points",
        columns=tuple(speech.say("rate-with", players=size) for size in sizes),
    )


def _rates(counts: Counts, won: Won, sizes: list[int], speech: Speech) -> tuple[str, ...]:
    """The plain win rate at tables of each size; with its interval where there is room for it."""
    found = [counts.at_tables(won, players) for players in sizes]
    if len(found) == 1 and found[0][0]:
        rate = wilson(found[0][1], found[0][0])
        return (f"{speech.percent(rate.value)} ({speech.percent_range(rate)})",)
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
