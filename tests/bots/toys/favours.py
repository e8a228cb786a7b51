"""A policy written by hand, as one may be named in a line-up: what it favours depends on what the seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np

MOST_ACTIONS = 10_000


def scores(numbers: Any) -> Any:
    """A number for every action: a wave whose beginning the view decides."""
    return np.sin(np.arange(MOST_ACTIONS) * (1 + numbers.mean()))
