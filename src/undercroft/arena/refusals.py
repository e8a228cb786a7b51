"""What can be wrong with a run of the arena, its files or its cluster. The sentences are in ``text/``."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import Vocabulary

VOCABULARY = Vocabulary("undercroft.arena", {})


class ArenaRefusal(Refusal):
    """A refusal in the words of the arena."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(VOCABULARY, **arguments)


class ArenaMisuse(ArenaRefusal):
    """It was asked for wrongly: no change of the world would make it work."""


class NotInstalled(ArenaRefusal):
    """A package that only this needs is missing; an extra of ours brings it."""


class WorkerDied(ArenaRefusal):
    """A process of ours was ended from outside."""


# Files


class NotParquet(ArenaMisuse):
    """The file for the results has another ending."""


class NoFolder(ArenaRefusal):
    """The folder in which a file should be made does not exist."""


class CannotWrite(ArenaRefusal):
    """The file system refuses: no permission, no room."""


class ResultsExist(ArenaMisuse):
    """There are finished results under that name."""


class OtherRun(ArenaMisuse):
    """The unfinished results under that name belong to another run."""


class RunInProgress(ArenaRefusal):
    """Another process is at work on these results right now."""


class DamagedPart(ArenaRefusal):
    """A part of an unfinished run cannot be read."""


class OtherDuel(ArenaMisuse):
    """The matches under that name belong to another duel."""


class DamagedDuel(ArenaRefusal):
    """What is there cannot be read as a duel."""


# Clusters


class BadAddress(ArenaMisuse):
    """That cannot be the address of a cluster."""


class NoCluster(ArenaRefusal):
    """Nobody answers at the cluster's address."""


class NoClusterHere(ArenaRefusal):
    """No cluster runs on this machine."""


class ClusterFailed(ArenaRefusal):
    """The cluster was there and did not do its work."""
