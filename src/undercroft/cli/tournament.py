"""``undercroft tournament GAME --bots a,b,c``: all against all, a table of ratings, and how sure the order is.

Where all seats play together, all play the same deals, and the table is one of win rates.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from undercroft.arena.deals import Deal, Played, Terms, finished_ahead, play_deals
from undercroft.arena.refusals import NotInstalled
from undercroft.arena.sequential import ALPHA, Evidence
from undercroft.arena.tournament import Comparison, Standings, schedule
from undercroft.kernel.chance import random_seed
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .contest import (
    add_contest_arguments,
    check_games,
    errors_as_json,
    new_bar,
    points,
    read_bots,
    short_percent,
    tell_errors,
    terms_for,
    usual_players,
    usual_tables,
)
from .output import Output
from .parser import positive
from .seeds import check_seed
from .trouble import Misuse

MOST_BOTS = 12


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("game", metavar=say("metavar-game"), help=say("help-game"))
    command.add_argument("--bots", required=True, metavar="A,B,C", help=say("help-bots"))
    command.add_argument("--games", type=positive, default=200, metavar="N", help=say("help-tournament-games"))
    command.add_argument("--players", metavar="N,N", help=say("help-tournament-players"))
    add_contest_arguments(command, words)
    command.add_argument("--out", type=Path, metavar=say("metavar-file"), help=say("help-tournament-out"))
    command.add_argument("--replace", action="store_true", help=say("help-replace"))


def run(options: argparse.Namespace, output: Output) -> int:
    if options.replace and options.out is None:
        raise Misuse("needs-out", name="--replace")
    played = game(options.game)
    bots = read_bots(options.bots.split(","))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise Misuse("bot-count", most=MOST_BOTS)
    check_games(options.games)
    check_seed(options.seed)
    tables = read_tables(options, played)
    standings = Standings(bots, together=tables[0].together)
    seed = options.seed or random_seed()
    deals = schedule(bots, tables, options.games, seed, watched=options.out is not None)
    planned = sum(len(deal.orders) for deal in deals)
    with kept(options, tables, bots, seed, planned) as file:
        stopped = play(standings, deals, options.jobs, output, file.add_deal if file else lambda deal, matches: None)
    if options.json:
        output.json(summary(standings, tables, seed, planned))
    else:
        show(standings, tables, seed, planned, output)
        tell_errors(standings.errors, output)
        if file and file.done:
            output.say("simulated-file", file=str(options.out))
    if stopped:
        raise KeyboardInterrupt
    return 1 if standings.errors else 0


def kept(
    options: argparse.Namespace, tables: Sequence[Terms], bots: Sequence[str], seed: str, planned: int
) -> AbstractContextManager[Any]:
    """The file that keeps the matches, or nothing. Parquet is imported late: only those who keep results need it."""
    if options.out is None:
        return nullcontext()
    try:
        from undercroft.arena.contest_file import Contest, open_contest
    except ImportError as error:
        raise NotInstalled(package="pyarrow", extra="arena") from error
    return open_contest(options.out, Contest.of(tables, bots, seed, planned), options.replace)


def read_tables(options: argparse.Namespace, played: Game[Any]) -> list[Terms]:
    """One table for every number of players: those asked for, or all where somebody can be beaten.

    Strength against others and strength against the game are two things, and are not ranked in one table.
    """
    counts = usual_players(played) if options.players is None else read_players(options.players)
    tables = [terms_for(played, options.settings, players) for players in counts]
    if options.players is None:
        return usual_tables(tables)
    together, apart = ([terms.seats for terms in tables if terms.together == kind] for kind in (True, False))
    if together and apart:
        said = {"together": ",".join(map(str, together)), "apart": ",".join(map(str, apart))}
        raise Misuse("mixed-players", game=played.name, **said)
    return tables


def read_players(text: str) -> list[int]:
    """Different numbers of players, in order."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise Misuse("bad-players", players=text[:40])
    return sorted({int(part) for part in parts})


def play(
    standings: Standings,
    deals: Sequence[Deal],
    jobs: int,
    output: Output,
    keep: Callable[[Deal, Sequence[Played]], None],
) -> bool:
    """Play with a bar. True if Ctrl-C ended it: whole deals count, and are kept."""
    ahead: dict[int, Played] = {}
    with new_bar(output) as bar:
        shown = bar.add_task(output.words.message("simulating"), total=sum(len(deal.orders) for deal in deals))
        try:
            for deal, matches in play_deals(deals, jobs, lambda: bar.advance(shown), ahead):
                standings.add(deal, matches)
                keep(deal, matches)
        except KeyboardInterrupt:
            for deal, matches in finished_ahead(deals, ahead):
                standings.add(deal, matches)
                keep(deal, matches)
            return True
    return False


# Telling


def show(standings: Standings, tables: Sequence[Terms], seed: str, planned: int, output: Output) -> None:
    if not standings.games:
        output.say("tournament-nothing")
        return
    counts = ", ".join(str(terms.seats) for terms in tables)
    output.say("tournament-played", games=standings.games, planned=planned, players=counts)
    output.console.print()
    output.console.print(table_of(standings, tables, output))
    output.console.print()
    tell = tell_comparison if standings.ratings else tell_difference
    for better, worse in pairwise(standings.ranking()):
        tell(standings.compare(better, worse), better, worse, output)
    output.console.print()
    legend = "tournament-legend" if standings.ratings else "tournament-together-legend"
    output.say(legend, sure=short_percent(output, 1 - ALPHA))
    output.say("simulated-seed", seed=seed)


def table_of(standings: Standings, tables: Sequence[Terms], output: Output) -> Grid:
    say = output.words.message
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
    grid.add_column("")
    grid.add_column(say("column-bot"), overflow="fold")
    for column in ("rating" if standings.ratings else "won", "games"):
        grid.add_column(say(f"column-{column}"), justify="right", no_wrap=True)
    for terms in tables:
        grid.add_column(heading(terms, output), justify="right", no_wrap=True)
    for rank, bot in enumerate(standings.ranking(), start=1):
        shares = (share_of(standings.share(bot, terms.seats), output) for terms in tables)
        strength = strength_of(standings, bot, output)
        grid.add_row(str(rank), f"[bold]{bot}[/bold]", strength, str(standings.games_of[bot]), *shares)
    return grid


def heading(terms: Terms, output: Output) -> str:
    """A number of players, and what an equal share is, if there is anybody to share with."""
    if terms.together:
        return output.words.message("column-players-together", players=terms.seats)
    equal = short_percent(output, 1 / len(terms.teams))
    return output.words.message("column-players", players=terms.seats, equal=equal)


def strength_of(standings: Standings, bot: str, output: Output) -> str:
    """What the bots are ranked by."""
    if standings.ratings is None:
        return share_of(standings.rate(bot), output)
    rating = standings.ratings[bot]
    return output.words.message("rating", value=rating.value, margin=2 * rating.uncertainty)


def share_of(evidence: Evidence, output: Output) -> str:
    """What was won, with the interval; nothing where nothing was played."""
    if not len(evidence):
        return "–"
    low, high = evidence.interval()
    return output.words.message("share-range", share=100 * evidence.rate, low=100 * low, high=100 * high)


def tell_comparison(found: Comparison, above: str, below: str, output: Output) -> None:
    """How sure it is that one of two neighbours in the ranking is stronger than the other."""
    if not found.deals:
        output.say("compare-not-met", above=above, below=below)
    elif found.verdict == "too-close":
        output.say("compare-too-close", above=above, below=below, deals=found.deals)
    else:
        message = "compare-stronger" if found.better == above else "compare-upset"
        output.say(message, above=above, below=below, verdict=found.verdict, confidence=confidence_in(found))


def confidence_in(found: Comparison) -> float:
    """In percent, rounded down: nothing is called more certain than it is, and nothing is ever quite certain."""
    return min(int(1000 * found.confidence) / 10, 99.9)


def tell_difference(found: Comparison, above: str, below: str, output: Output) -> None:
    """How much more often one of two neighbours wins the same deals, and how sure that is. Nobody is ranked above one
    that wins more of them.
    """
    low, high = found.interval
    output.say(
        "compare-together",
        above=above,
        below=below,
        difference=points(output, found.difference),
        low=points(output, low),
        high=points(output, high),
        verdict=found.verdict,
        confidence=confidence_in(found),
        deals=found.deals,
    )


def summary(standings: Standings, tables: Sequence[Terms], seed: str, planned: int) -> dict[str, Any]:
    """The promised keys; the same for the same seed."""
    ranking = standings.ranking()
    return {
        "game": tables[0].game,
        "settings": {key: value for key, value in tables[0].settings.items() if key != "seats"},
        "players": [terms.seats for terms in tables],
        "seed": seed,
        "planned": planned,
        "games": standings.games,
        "bots": [
            {
                "rank": rank,
                "bot": bot,
                **_strength_as_json(standings, bot),
                "games": standings.games_of[bot],
                "shares": [_share_as_json(standings, bot, terms) for terms in tables],
            }
            for rank, bot in enumerate(ranking, start=1)
        ],
        "comparisons": [
            {
                "better": found.better,
                "worse": found.worse,
                "deals": found.deals,
                "confidence": found.confidence,
                "verdict": found.verdict,
                "difference": found.difference,
                "interval": list(found.interval),
            }
            for found in (standings.compare(bot, other) for bot, other in combinations(ranking, 2))
        ],
        "errors": errors_as_json(standings.errors),
    }


def _share_as_json(standings: Standings, bot: str, terms: Terms) -> dict[str, Any]:
    evidence = standings.share(bot, terms.seats)
    return {
        "players": terms.seats,
        "deals": len(evidence),
        "equal_share": None if terms.together else 1 / len(terms.teams),
        **_won_as_json(evidence),
    }


def _strength_as_json(standings: Standings, bot: str) -> dict[str, Any]:
    """What the bots are ranked by."""
    if standings.ratings is None:
        return _won_as_json(standings.rate(bot))
    rating = standings.ratings[bot]
    return {"rating": rating.value, "uncertainty": rating.uncertainty}


def _won_as_json(evidence: Evidence) -> dict[str, Any]:
    return {"share": evidence.rate if len(evidence) else None, "interval": list(evidence.interval())}
