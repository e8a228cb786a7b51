"""A toy for walks: a thief looks for gold in a dark vault, a guard may strike when the thief passes.

The thief walks by destination or step by step, sees three steps far, and opens a door at a price. Some flagstones hide
a trap; a sentry stands at one of two posts. When a path passes the sentry in sight, the guard is asked once for the
whole path whether and where the sentry strikes.
"""

from .game import GAME, VaultView
from .play import GUARD, THIEF, VAULT, Act, MayStrike, Sneak, Vault, VaultSettings, Walk, thief_paths

__all__ = [
    "GAME",
    "GUARD",
    "THIEF",
    "VAULT",
    "Act",
    "MayStrike",
    "Sneak",
    "Vault",
    "VaultSettings",
    "VaultView",
    "Walk",
    "thief_paths",
]
