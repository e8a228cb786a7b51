"""Where all win or lose together: how often they win, by number of players, setting and bot."""

from __future__ import annotations

from .counting import Counts
from .figures import wilson
from .parts import Dots, Section
from .reading import SETTINGS
from .speech import Speech
from .winning import Rates


def section(counts: Counts, speech: Speech) -> Section | None:
    sizes = sorted({players for players, _, _, _ in counts.together})
    if not sizes:
        return None
    parts = [_at(counts, players, speech) for players in sizes]
    finding = " ".join(part.sentences[0] for part in parts)
    return Section("together", speech.say("together"), list(parts), speech.say("together-about"), finding)


def _at(counts: Counts, players: int, speech: Speech) -> Dots:
    """The win rates with so many players, the best first."""
    tables, won = counts.tables[players], _named(counts, players, speech)
    rates = Rates.of(won, tables.own_deals.repeats)
    all_n, all_won = (sum(pair[part] for pair in won.values()) for part in (0, 1))
    usual = wilson(all_won, all_n, tables.repeats)
    sentences = [
        speech.say(
            "together-sentence", players=players, rate=speech.percent(usual.value), range=speech.percent_range(usual)
        )
    ]
    if len(won) > 1:
        best, *_, worst = rates.found
        sentences.append(
            speech.say(
                "together-span",
                best=best,
                best_rate=speech.rate(rates.found[best]),
                worst=worst,
                worst_rate=speech.rate(rates.found[worst]),
            )
        )
    return rates.plot(
        speech,
        title=speech.say("players", players=players),
        label=speech.say("together-label", players=players),
        sentences=sentences,
    )


def _named(counts: Counts, players: int, speech: Speech) -> dict[str, list[int]]:
    """How many matches there were of each bot in each setting, and how many were won; the best first.

    What all of them have in common goes without saying.
    """
    found = {(settings, bot): pair for (size, settings, bot, _), pair in counts.together.items() if size == players}
    settings_differ = len({settings for settings, _ in found}) > 1
    bots_differ = len({bot for _, bot in found}) > 1
    named: dict[str, list[int]] = {}
    for (settings, bot), (n, wins) in sorted(found.items(), key=lambda item: -item[1][1] / item[1][0]):
        told = speech.settings(SETTINGS.decode(settings)) if settings_differ else ""
        name = " · ".join(filter(None, (bot if bots_differ or not settings_differ else "", told)))
        pair = named.setdefault(name, [0, 0])
        pair[0], pair[1] = pair[0] + n, pair[1] + wins
    return named
