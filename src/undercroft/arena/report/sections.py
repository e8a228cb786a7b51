"""From the counts to the report: which sections there are follows from what the matches hold."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.registry import game

from . import cards, playing, together, winning
from .counting import Counts
from .parts import Grid, Report, Section
from .reading import SETTINGS, NoMatches, Source
from .speech import Speech

FEW = 1_000
"""Below so many matches the page warns that intervals are wide."""

MANY_IDLE = 0.005
"""From which share on the page warns of matches in which nothing happened."""


def report(counts: Counts, sources: Sequence[Source], language: str) -> Report:
    """Everything that can be said about these matches, in one language."""
    if not counts.finished:
        raise NoMatches(file=", ".join(source.name for source in sources))
    speech = Speech(game(counts.game), language)
    name = speech.words.said("game-name") or counts.game
    return Report(
        language=speech.language,
        title=speech.say("title", game=name),
        lead=_lead(counts, speech),
        facts=_facts(counts, speech),
        warnings=_warnings(counts, sources, speech),
        reading=[speech.say("how-dots"), speech.say("how-many"), speech.say("how-causes")],
        sections=_sections(counts, speech),
    )


def _sections(counts: Counts, speech: Speech) -> list[Section]:
    names = dict.fromkeys(name for tables in counts.tables.values() for name in tables.series)
    found = [
        together.section(counts, speech),
        winning.bots(counts, speech),
        winning.seats(counts, speech),
        *(winning.trait(counts, slug, speech) for slug in counts.traits),
        playing.players(counts, speech),
        playing.length(counts, speech),
        *(playing.series(counts, slug, speech) for slug in names),
        cards.section(counts, speech),
        playing.deciding(counts, speech),
        playing.endings(counts, speech),
        _lineups(counts, speech),
    ]
    return [section for section in found if section is not None]


def _lead(counts: Counts, speech: Speech) -> str:
    bots = dict.fromkeys(bot for _, _, lineup in sorted(counts.lineups) for bot in lineup)
    return speech.say("lead", games=counts.finished, count=speech.number(counts.finished), bots=", ".join(bots))


def _facts(counts: Counts, speech: Speech) -> list[tuple[str, str]]:
    decisions = sum(value * n for tables in counts.tables.values() for value, n in tables.decisions.items())
    return [
        (speech.say("fact-matches"), speech.number(counts.finished)),
        (speech.say("fact-players"), ", ".join(speech.number(players) for players in sorted(counts.tables))),
        (speech.say("fact-decisions"), speech.number(decisions)),
        (speech.say("fact-time"), speech.duration(counts.seconds)),
        (speech.say("fact-errors"), speech.number(counts.errors)),
    ]


def _warnings(counts: Counts, sources: Sequence[Source], speech: Speech) -> list[str]:
    found = []
    if counts.finished < FEW:
        found.append(speech.say("warn-few", games=counts.finished))
    unfinished = [source.name for source in sources if not source.is_finished]
    if unfinished:
        found.append(speech.say("warn-unfinished", files=", ".join(unfinished)))
    if counts.idle > MANY_IDLE * counts.finished:
        share = speech.percent(counts.idle / counts.finished)
        found.append(speech.say("warn-idle", count=counts.idle, share=share))
    if counts.errors:
        found.append(speech.say("warn-errors", errors=counts.errors, games=speech.number(counts.games)))
        found += [speech.say("warn-error", seed=each.seed, error=each.error) for each in counts.troubles]
    return found


def _lineups(counts: Counts, speech: Speech) -> Section:
    """Who played, under which settings, how often."""
    rows: list[tuple[str, ...]] = []
    for (_, settings, bots), games in sorted(counts.lineups.items()):
        rows.append((", ".join(bots), speech.settings(SETTINGS.decode(settings)), speech.number(games)))
    grid = Grid(
        tuple(speech.say(f"column-{name}") for name in ("bots", "settings", "matches")),
        rows,
        [speech.say("lineups-sentence", count=len(rows))],
    )
    return Section("lineups", speech.say("lineups"), [grid])
