"""Who wins: by seat, by bot, by whatever traits the game tells of a seat.

Where all win or lose together: how often, by bot and by setting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .counting import Counts, Tables, Won
from .figures import Cell, Estimate, beyond_chance, edge, surprise, wilson
from .parts import Dots, Mark, Section
from .speech import Speech, size_of

SAME_MIX = 0.1
"""Up to which seats may differ in who sat there and still be compared."""


class Rates(msgspec.Struct, frozen=True):
    """Win rates side by side, what is usual among them, and which differ from it by more than chance explains."""

    found: dict[str, Estimate]
    usual: float
    told: set[str]

    @classmethod
    def of(cls, won: Mapping[str, Sequence[int]], repeats: float) -> Rates:
        """From how many there were of each name, and how many of them won."""
        usual = sum(wins for _, wins in won.values()) / sum(n for n, _ in won.values())
        rates = {name: wilson(wins, n, repeats) for name, (n, wins) in won.items()}
        cells = {name: Cell(n, wins, usual, repeats=repeats) for name, (n, wins) in won.items()}
        return cls(rates, usual, beyond_chance({name: surprise([cell]) for name, cell in cells.items()}))

    @property
    def best(self) -> str:
        return max(self.found, key=lambda name: self.found[name].value)

    def said(self, speech: Speech) -> dict[str, str]:
        """The best one, as sentences use it."""
        best = self.found[self.best]
        return {
            "rate": speech.percent(best.value),
            "range": speech.percent_range(best),
            "usual": speech.percent(self.usual),
            "size": size_of(best.value - self.usual),
        }

    def plot(self, speech: Speech, counted: str = "matches-counted", **more: Any) -> Dots:
        marks = [
            Mark.of(rate, name, speech.rate(rate), speech.say(counted, name=name, count=rate.n), told=name in self.told)
            for name, rate in self.found.items()
        ]
        return Dots(heading=speech.say("win-rate"), marks=marks, reference=self.usual, unit="percent", **more)


def seats(counts: Counts, speech: Speech) -> Section | None:
    """The win rate of each seat, or of each role where a game has roles, at tables of each size."""
    if counts.has_roles:
        return _roles(counts, speech)
    parts = [_seats_of(tables, number, speech) for number, tables in sorted(counts.tables.items()) if tables.contested]
    if not parts:
        return None
    return Section("seats", speech.say("seats"), list(parts), speech.say("seats-about"), parts[0].sentences[0])


def _seats_of(tables: Tables, players: int, speech: Speech) -> Dots:
    names = [speech.say("seat", seat=seat + 1) for seat in range(players)]
    rates = Rates.of(
        {name: (tables.contested, tables.seat_wins[seat]) for seat, name in enumerate(names)}, tables.repeats
    )
    best = names.index(rates.best) + 1
    sentence = speech.say(
        "seats-some" if rates.told else "seats-none", players=players, seat=best, **rates.said(speech)
    )
    return rates.plot(
        speech,
        title=speech.say("players", players=players),
        label=speech.say("seats-label", players=players),
        sentences=[sentence, *_mixed(tables, speech)],
    )


def _roles(counts: Counts, speech: Speech) -> Section:
    parts = [_roles_of(tables, number, speech) for number, tables in sorted(counts.tables.items()) if tables.roles]
    return Section("seats", speech.say("roles"), list(parts), finding=" ".join(part.sentences[0] for part in parts))


def _roles_of(tables: Tables, players: int, speech: Speech) -> Dots:
    rates = Rates.of({speech.name(role): won for role, won in tables.roles.items()}, tables.repeats)
    sentence = speech.say(
        "roles-some" if rates.told else "roles-none", players=players, role=rates.best, **rates.said(speech)
    )
    return rates.plot(
        speech,
        title=speech.say("players", players=players),
        label=speech.say("roles-label", players=players),
        sentences=[sentence, *_mixed(tables, speech)],
    )


def _mixed(tables: Tables, speech: Speech) -> list[str]:
    """A warning unless every bot has sat on every seat about equally often."""
    named = {bot for seat in tables.seat_bots for bot in seat}
    shares = [[seat[bot] / seat.total() for seat in tables.seat_bots] for bot in named]
    return [speech.say("seats-mixed")] if any(max(each) - min(each) > SAME_MIX for each in shares) else []


def bots(counts: Counts, speech: Speech) -> Section | None:
    """The win rate of each bot at tables of each size, where different bots have met: among those of the same role."""
    found: dict[tuple[int, str], dict[str, list[int]]] = {}
    for (players, settings, bot, role), (n, wins) in counts.all.items():
        if (players, settings, bot, role) in counts.together:
            continue
        pair = found.setdefault((players, role), {}).setdefault(bot, [0, 0])
        pair[0], pair[1] = pair[0] + n, pair[1] + wins
    parts = [
        _bots_of(won, role, counts.tables[players].repeats, players, speech)
        for (players, role), won in sorted(found.items(), key=lambda item: item[0][0])
        if len(won) > 1
    ]
    if not parts:
        return None
    return Section("bots", speech.say("bots"), list(parts), finding=" ".join(part.sentences[0] for part in parts))


def _bots_of(won: dict[str, list[int]], role: str, repeats: float, players: int, speech: Speech) -> Dots:
    """The best bot first. A bot may hold several seats of a table, but has a role only once."""
    rates = Rates.of(dict(sorted(won.items(), key=lambda item: -item[1][1] / item[1][0])), repeats)
    title, label, best, counted = (
        (f" · {speech.name(role)}", "bots-label-role", "bots-best-role", "matches-counted")
        if role
        else ("", "bots-label", "bots-best", "seats-counted")
    )
    named = {"players": players, "role": speech.name(role)}
    return rates.plot(
        speech,
        counted,
        title=speech.say("players", players=players) + title,
        label=speech.say(label, **named),
        sentences=[speech.say(best, name=rates.best, **named, **rates.said(speech))],
    )


def trait(counts: Counts, slug: str, speech: Speech) -> Section | None:
    """How much more often than the average the sides with each value of a trait win.

    A trait that never has more values than there are seats (an order of play) means something else at a table of
    another size: it gets a plot for each size.
    """
    groups = counts.traits[slug]
    if len(groups) < 2:
        return None
    by_size = {players: found for players in sorted(counts.tables) if (found := _at(groups, players))}
    if all(len(found) <= players for players, found in by_size.items()):
        parts = [_trait(counts, found, slug, speech, players) for players, found in by_size.items()]
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
        Mark.of(
            edges[value],
            label=speech.name(value),
            shown=speech.edge(edges[value]),
            tip=speech.times(value, edges[value].n, counts.in_matches),
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
        return (speech.rate(wilson(found[0][1], found[0][0], counts.tables[sizes[0]].repeats)),)
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
