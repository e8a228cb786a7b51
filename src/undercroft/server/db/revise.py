"""For developers: write the next migration from what ``tables.py`` says and the migrations do not.

``python -m undercroft.server.db.revise "Give every seat a colour"`` upgrades an empty database in memory, compares
it with the tables, and leaves a file in ``migrations/versions``. Read it before you commit it.
"""

from __future__ import annotations

import sys

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from .migrate import alembic_config, upgrade


def write_revision(message: str) -> None:
    with create_engine("sqlite://").connect() as connection:
        upgrade(connection)
        config = alembic_config(connection)
        config.set_main_option("file_template", "v%%(rev)s")
        number = 1 + len(list(ScriptDirectory.from_config(config).walk_revisions()))
        command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")


if __name__ == "__main__":
    write_revision(sys.argv[1])
