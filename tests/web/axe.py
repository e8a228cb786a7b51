"""axe-core in a page: what people who hear or type instead of seeing and clicking would stumble over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "(within) => axe.run(within, {resultTypes: ['violations']})"


def serious_findings(page: Page, within: str = "html") -> list[str]:
    """One line each: the rule, and where. ``within`` is a selector, for a part of the page."""
    if not SCRIPT.exists():
        pytest.fail("axe-core is not installed in web/node_modules: run make web")
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, within)
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
