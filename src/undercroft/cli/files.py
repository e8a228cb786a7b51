"""Records on disk: read with clear complaints, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from undercroft.arena.disk import replacing, writing
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, read_settings
from undercroft.kernel.record import LARGEST_RECORD, Record
from undercroft.kernel.refusals import BadSettings, DamagedRecord, NoSuchGame
from undercroft.kernel.registry import game

from .trouble import Failure


def open_record(path: Path) -> tuple[Game[Any], Record]:
    """A saved match and its game, both fit to be played again."""
    record = read_record(path)
    try:
        played = game(record.game)
        read_settings(played, record.settings)
    except NoSuchGame as error:
        raise Failure("file-of-other-game", file=str(path), game=record.game[:40]) from error
    except BadSettings as error:
        raise DamagedRecord(**error.arguments) from error
    return played, record


def read_record(path: Path) -> Record:
    try:
        if path.is_dir():
            raise IsADirectoryError
        with path.open("rb") as file:
            data = file.read(LARGEST_RECORD + 1)
    except FileNotFoundError as error:
        raise Failure("file-missing", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Failure("file-unreadable", file=str(path)) from error
    return Record.from_json(data)


def save_match(match: Match[Any], players: list[str], path: Path) -> None:
    """Make the folder too, if there is none."""
    with writing(path, ValueError):
        path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path, ValueError) as draft:
        draft.write_bytes(match.record(players).to_json())


def own_folder() -> Path:
    """Where matches are kept that were left without saving."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "undercroft"
