"""A match at one keyboard: bots answer for themselves, people in turn, with a curtain between them."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from undercroft.arena.play import what_broke
from undercroft.bots.base import Bot, answer_match
from undercroft.bots.explain import explain
from undercroft.kernel.events import Event, TookBack
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.refusals import Refusal

from .commands import Quit, obey
from .files import own_folder, save_match
from .lineup import Sitter, seat_bots
from .output import Output
from .screen import Screen
from .trouble import BotFailed, Failure

FAILED, STOPPED = 1, 130
LONGEST_OPTION = 60
LAST_EVENTS = 12
"""How much of its story a match tells when it is taken up again."""


class Session:
    """Plays a match to its end or until somebody leaves. ``told`` counts the events each seat has read.

    With ``explains`` the bots say what they think; everybody at the keyboard hears it, so it is a way to learn.
    """

    def __init__(self, match: Match[Any], sitters: list[Sitter], output: Output, explains: bool = False) -> None:
        self.match = match
        self.explains = explains
        self.sitters = sitters
        self.output = output
        self.screen = Screen(output, match.game, [sitter.name for sitter in sitters])
        self.bots = seat_bots(sitters, match.seed)
        self.people = [Seat(seat) for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.told = [max(0, len(match.log(Seat(seat))) - LAST_EVENTS) for seat in range(len(sitters))]
        if not match.entries:
            self.told = [0] * len(sitters)
        self.facing: Seat | None = None

    def run(self) -> int:
        """The exit status: 0, 1 if a bot failed, or 130 after Ctrl-C. Whoever leaves is told how to go on."""
        self.screen.say("welcome", seats=", ".join(sitter.name for sitter in self.sitters), seed=self.match.seed)
        if any(self.told):
            self.screen.say("story-so-far")
        try:
            self.play()
        except Quit:
            self.output.say("goodbye")
        except EOFError:
            self._leave("input-ended")
        except KeyboardInterrupt:
            self._leave("interrupted")
            return STOPPED
        except BotFailed as trouble:
            self.output.complain(self.output.explain(trouble))
            self._keep_if_begun()
            return FAILED
        return 0

    def play(self) -> None:
        while not self.match.is_over:
            seat = self.match.seat
            assert seat is not None
            bot = self.bots[seat]
            if bot is not None:
                option = self._answer(bot, self.sitters[seat].name)
                if self.explains:
                    sentence = explain(bot.thought, option, self.screen.words)
                    self.screen.say("bot-thinks", name=self.sitters[seat].name, sentence=sentence)
                self.match.take(option, seat)
            else:
                self._turn(seat)
        self._finish()

    def _answer(self, bot: Bot, name: str) -> Option:
        """What a bot takes. It may be anybody's, and its mistakes must not cost people their match."""
        try:
            option = answer_match(bot, self.match)
        except Exception as error:
            raise BotFailed("bot-broke", name=name, error=what_broke(error)) from error
        if option not in self.match.options:
            raise BotFailed("bot-cheated", name=name, option=str(option)[:LONGEST_OPTION])
        return option

    def _turn(self, seat: Seat) -> None:
        """Ask one person until something has been chosen or taken back."""
        if len(self.people) > 1 and self.facing != seat:
            self.screen.curtain(self.sitters[seat].name)
            self.read(self.output.words.message("press-enter"))
        self.facing = seat
        self.tell(seat)
        self.screen.show_table(self.match.view(seat), seat)
        self.screen.show_question(self.match)
        before = len(self.match.entries)
        while not self.match.is_over and len(self.match.entries) == before:
            try:
                obey(self, seat, self.read(self.output.words.message("your-choice")))
            except (Refusal, Failure) as trouble:
                self.screen.complain(self.output.explain(trouble))

    def tell(self, seat: Seat) -> None:
        """What happened since this seat was last asked."""
        log = self.match.log(seat)
        before: Event | None = None
        for event in log[self.told[seat] :]:
            if not (isinstance(event, TookBack) and event == before):
                self.screen.tell(event)
            before = event
        self.told[seat] = len(log)

    def read(self, prompt: str) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - arrows and history, where the system has them
        return input(f"{prompt} ").strip()

    def _finish(self) -> None:
        """The end: the rest of the story, the table, and the rule that decided it."""
        reader = self.people[0] if len(self.people) == 1 else None
        log = self.match.log(reader)
        told = self.told[reader] if reader is not None else max(self.told, default=0)
        for event in log[told:]:
            self.screen.tell(event)
        self.screen.show_table(self.match.view(reader), reader)
        outcome = self.match.outcome
        assert outcome is not None
        self.output.console.print()
        self.screen.show_rules([outcome.rule])
        path = self._own_file()
        self.save(path)
        self.screen.say("kept", file=str(path))

    # Leaving

    def save(self, path: Path) -> None:
        save_match(self.match, [sitter.text for sitter in self.sitters], path)

    def _own_file(self) -> Path:
        return own_folder() / f"{self.match.game.name}-{self._short_seed()}.json"

    def _short_seed(self) -> str:
        return "".join(letter for letter in self.match.seed if letter.isalnum())[:12] or "match"

    def keep(self) -> None:
        """Save where we keep such matches and say how to go on."""
        path = self._own_file()
        self.save(path)
        self.screen.say("resume", file=str(path))

    def _leave(self, message: str) -> None:
        self.output.console.print()
        self.screen.say(message)
        self._keep_if_begun()

    def _keep_if_begun(self) -> None:
        if self.match.entries:
            self.keep()
