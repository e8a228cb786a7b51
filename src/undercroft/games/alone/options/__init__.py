"""What a seat can say: the options of Alone, each with its text form.

The Hero names sectors by tiles, monsters by figures and everything else by where it is; only Evil's options hold
numbers of the map. Copies of a reaction card are alike and only one of them is ever offered, so its name is enough.
"""

from __future__ import annotations

from . import evil, hero, setting_up

CHAPTERS = (setting_up, hero, evil)
"""All of them. Their order is part of the numbers that learning programs know options by."""
