"""``undercroft duel GAME A B``: is A stronger than B? Played until that is decided, then said in a sentence."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from undercroft.arena.deals import Deal, Played, Terms
from undercroft.arena.duel import Duel, Pairs, duel_deals, duel_orders
from undercroft.arena.duel_file import About, open_duel, seed_of
from undercroft.arena.sequential import ALPHA, Evidence, Verdict
from undercroft.kernel.chance import random_seed
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .contest import (
    add_contest_arguments,
    check_games,
    errors_as_json,
    new_bar,
    percent,
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

CLAIM = re.compile(r"(?P<number>\d{1,3}(?:[.,]\d{1,9})?|[.,]\d{1,9})\s*(?P<percent>%?)")
Keep: TypeAlias = Callable[[Sequence[Played]], None]
LOOK_AGAIN = 0.25
"""Seconds between two looks at the interval while matches are played."""


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("game", metavar=say("metavar-game"), help=say("help-game"))
    command.add_argument("first", metavar="A", help=say("help-duel-first"))
    command.add_argument("second", metavar="B", help=say("help-duel-second"))
    command.add_argument("--players", type=positive, metavar="N", help=say("help-duel-players"))
    command.add_argument("--at-least", metavar="P", help=say("help-at-least"))
    command.add_argument("--games", type=positive, default=1_000, metavar="N", help=say("help-duel-games"))
    command.add_argument("--keep", type=Path, metavar=say("metavar-file"), help=say("help-keep"))
    add_contest_arguments(command, words)


def run(options: argparse.Namespace, output: Output) -> int:
    played = game(options.game)
    first, second = read_bots((options.first, options.second))
    claim = None if options.at_least is None else read_claim(options.at_least)
    check_games(options.games)
    check_seed(options.seed)
    counts = usual_players(played) if options.players is None else [options.players]
    terms = usual_tables([terms_for(played, options.settings, players) for players in counts])[0]
    if options.games < (least := len(duel_orders(terms, (first, second)))):
        raise Misuse("too-few-games", least=least)
    duel = Duel((first, second), terms, claim)
    seed = options.seed or (options.keep and seed_of(options.keep)) or random_seed()
    deals = duel_deals(terms, duel.bots, options.games, seed)
    if options.keep is None:
        stopped = play(duel, deals, options.jobs, output)
    else:
        with open_duel(options.keep, About.of(terms, duel.bots, seed), deals) as kept:
            left = duel.recall(deals, kept.deals)
            if duel.games:
                output.aside.print(output.words.message("going-on", done=duel.games, games=options.games))
            stopped = play(duel, left, options.jobs, output, kept.add)
    if options.json:
        output.json(summary(duel, terms, seed))
    else:
        show(duel, terms, seed, output)
        if duel.games and duel.verdict is Verdict.OPEN and not stopped:
            output.say("duel-more-games")
        tell_errors(duel.errors, output)
    if stopped:
        raise KeyboardInterrupt
    return 1 if duel.errors else 0


def read_claim(text: str) -> Fraction:
    """A rate above 0 and below 1: 0.75, or 75%.

    >>> read_claim("75 %")
    Fraction(3, 4)
    """
    found = CLAIM.fullmatch(text.strip())
    claim = Fraction(found["number"].replace(",", ".")) / (100 if found["percent"] else 1) if found else Fraction(0)
    if not 0 < claim < 1:
        raise Misuse("bad-claim", claim=text[:20])
    return claim


def play(duel: Duel, deals: Sequence[Deal], jobs: int, output: Output, keep: Keep = lambda _: None) -> bool:
    """Play with a bar that shows what is known so far. True if Ctrl-C ended it."""
    with new_bar(output) as bar:
        shown = bar.add_task(output.words.message("dueling"), total=sum(len(deal.orders) for deal in deals))
        looked = 0.0
        try:
            for _ in duel.play(deals, jobs, lambda: bar.advance(shown), keep):
                if not bar.disable and time.monotonic() > looked + LOOK_AGAIN:
                    bar.update(shown, description=so_far(duel, output))
                    looked = time.monotonic()
        except KeyboardInterrupt:
            return True
    return False


def so_far(duel: Duel, output: Output) -> str:
    """What is tested, and how far that is known."""
    say, pairs = output.words.message, duel.pairs
    if pairs is not None and not duel.is_claimed:
        return say("dueling-together-so-far", first=duel.bots[0], second=duel.bots[1], **difference(pairs, output))
    return say("dueling-so-far", first=duel.bots[0], **known(duel.evidence, output))


def known(evidence: Evidence, output: Output) -> dict[str, str]:
    """A rate and its interval, as words use them."""
    low, high = evidence.interval()
    return {"share": percent(output, evidence.rate), "low": percent(output, low), "high": percent(output, high)}


def difference(pairs: Pairs, output: Output) -> dict[str, str]:
    """By how much the first wins more than the second, and its interval, as words use them."""
    found = (points(output, value) for value in pairs.compared.difference())
    return dict(zip(("difference", "low", "high"), found, strict=True))


# Telling


def show(duel: Duel, terms: Terms, seed: str, output: Output) -> None:
    if not duel.games:
        output.say("duel-nothing")
        return
    said = {
        **dict(zip(("first", "second"), duel.bots, strict=True)),
        "players": terms.seats,
        "sure": short_percent(output, 1 - ALPHA),
        "claim": short_percent(output, float(duel.claim)),
        "verdict": duel.verdict.value,
    }
    if duel.pairs is not None:
        show_pairs(duel, duel.pairs, said, output)
    else:
        about = "share" if duel.claim == duel.equal else "claim"
        output.say("duel-result", **said, **known(duel.evidence, output), games=duel.games, about=about)
    output.say("duel-times", **dict(zip(("first", "second"), duel.bots, strict=True)), **_times(duel))
    output.say("simulated-seed", seed=seed)


def show_pairs(duel: Duel, pairs: Pairs, said: dict[str, Any], output: Output) -> None:
    """Where all play together: what each bot wins, how often only one of them, and what follows from that."""
    others = {f"other-{name}": value for name, value in known(pairs.second, output).items()}
    output.say("duel-together", **said, **known(pairs.first, output), **others, deals=len(pairs.compared))
    output.say(
        "duel-pairs",
        **said,
        only_first=pairs.won(first=True, second=False),
        only_second=pairs.won(first=False, second=True),
        both=pairs.won(first=True, second=True),
        neither=pairs.won(first=False, second=False),
    )
    if duel.is_claimed:
        output.say("duel-together-claim", **said)
    else:
        output.say("duel-together-verdict", **said, **difference(pairs, output))


def _times(duel: Duel) -> dict[str, float]:
    return {
        f"{place}-time": duel.clock.milliseconds(bot) for place, bot in zip(("first", "second"), duel.bots, strict=True)
    }


def summary(duel: Duel, terms: Terms, seed: str) -> dict[str, Any]:
    """The promised keys; everything but the times is the same for the same seed."""
    pairs = duel.pairs
    won = duel.evidence if pairs is None else pairs.first
    return {
        "game": terms.game,
        "settings": terms.settings,
        "players": terms.seats,
        "bots": list(duel.bots),
        "seed": seed,
        "claim": float(duel.claim) if pairs is None or duel.is_claimed else None,
        "equal_share": float(duel.equal) if pairs is None else None,
        "verdict": duel.verdict.value,
        "games": duel.games,
        "deals": len(won),
        "share": won.rate if len(won) else None,
        "interval": list(won.interval()),
        "pairs": None if pairs is None else pairs_as_json(pairs),
        "level": 1 - ALPHA,
        "milliseconds_per_decision": {bot: round(duel.clock.milliseconds(bot), 3) for bot in duel.bots},
        "errors": errors_as_json(duel.errors),
    }


def pairs_as_json(pairs: Pairs) -> dict[str, Any]:
    """Where all play together: what the second bot wins, and how the deals came out for both."""
    difference, low, high = pairs.compared.difference()
    return {
        "second_share": pairs.second.rate if len(pairs.second) else None,
        "second_interval": list(pairs.second.interval()),
        "difference": difference if len(pairs.compared) else None,
        "difference_interval": [low, high],
        "only_first": pairs.won(first=True, second=False),
        "only_second": pairs.won(first=False, second=True),
        "both": pairs.won(first=True, second=True),
        "neither": pairs.won(first=False, second=False),
    }
