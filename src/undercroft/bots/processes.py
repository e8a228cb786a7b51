"""A process that helps another one: it leaves Ctrl-C to it, and ends with it however that one ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_helping() -> None:
    """Called first in such a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    master = multiprocessing.parent_process()
    if master is not None:
        master.join()
        os._exit(1)
