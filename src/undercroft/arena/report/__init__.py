"""The report for designers: from files of many matches to one page with plots and sentences.

``reading`` finds the matches, ``counting`` adds them up in one pass, ``figures`` are the statistics, ``sections`` say
what the numbers mean, and ``page`` and ``summary`` write it down: as HTML with ``charts``, and as plain text.
"""

from __future__ import annotations

from .counting import Counts, count
from .page import page
from .parts import Report
from .reading import Source, open_sources, rows
from .sections import report
from .speech import Speech
from .summary import summary

__all__ = ["Counts", "Report", "Source", "Speech", "count", "open_sources", "page", "report", "rows", "summary"]
