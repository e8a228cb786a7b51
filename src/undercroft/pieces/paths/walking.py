"""A walk along a path: one choice, and as many steps as it takes until it is interrupted.

An option names the destination ("walk to c7"), so that is what the record holds. The path follows from the position:
fewest points, then least known harm, then the order of the network. A walk ends where it wanted to go, and before
that as soon as

- a step could not be made, or took the walker elsewhere (a trap, a throw);
- the rest of the path is not what it was: something is in the way, it is dearer, or a danger on it has become known;
- there is news: what the walker can see that matters is not what it was when the walk began;
- a rule says so: ``table.leave(Walking)``, or the walker is gone (``goes_on``).

Then the steps that are left are forgotten, and the seat is asked again with the points that are left. Whoever wants to
walk on says so; the same destination is among the options again, so nothing needs to be kept.

Undo needs nothing either: a walk is one choice, so it is taken back as one, unless something was revealed, rolled or
put to another seat on the way.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.procedure import Loop
from undercroft.kernel.table import Table

from ..grid import FAR
from .search import Paths


class Walking(Loop, kw_only=True):
    """The scope of a walk. A game subclasses it in its own package, adds who walks, and says three things:

    ``paths``, where the walker can get to now; ``step``, what happens when it goes on; ``news``, what it would want to
    think about. Everything that happens on the way is inside this scope.

    ``ahead`` are the places still to enter. They are known to everybody, like the option that was taken: a walker who
    does not want to say where it is going takes single steps, and a game that keeps walks secret must treat ``ahead``
    as a secret in ``determinize``. ``noted`` are the news at the beginning; ``at`` is where the last step began, and
    ``price`` and ``harm`` are what the rest of the path was to take then.
    """

    ahead: list[int]
    noted: list[int] = []
    at: int = -1
    price: int = FAR
    harm: int = FAR

    # What a game says

    def paths(self, state: Any) -> Paths:
        """Where the walker can get to now, by the same function that its destinations were offered from."""
        raise TypeError(f"{type(self).__name__} has no paths")

    def step(self, table: Table[Any], there: int) -> None:
        """Schedule what happens when the walker goes on to the next place, and pay for it.

        It may take two goes: where a door is in the way, open it; the walk comes back, because now the step is cheaper.
        """
        raise TypeError(f"{type(self).__name__} has no step")

    def news(self, state: Any) -> list[int]:
        """What the walker would stop for if it changed: wounds, figures in sight. Yes and no count as numbers."""
        return []

    def announce(self, table: Table[Any]) -> None:
        """Schedule what comes before the first step: where the rules allow it, one window for the whole path."""

    # What happens

    def run(self, table: Table[Any]) -> None:
        self.noted = [int(number) for number in self.news(table.state)]
        self.at = self.paths(table.state).start
        self.announce(table)
        super().run(table)

    def again(self, table: Table[Any]) -> bool:
        paths = self.paths(table.state)
        if self.ahead and paths.start == self.ahead[0]:
            self.at = self.ahead.pop(0)
        if paths.start != self.at or not self.ahead or self.news(table.state) != self.noted:
            return False
        rest = paths.along(self.ahead)
        if rest is None or rest.price >= self.price or rest.harm > self.harm:
            return False
        self.price, self.harm = rest.price, rest.harm
        self.step(table, self.ahead[0])
        return True
