"""Bringing a database up to date, at every start, without anybody having to know.

An engine enters; its database leaves with the newest tables, or untouched with a refusal. Everything happens in
one transaction under a lock, so that processes which start together do not trip over each other.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..refusals import NewerDatabase, NoDatabase

SCRIPTS = "undercroft.server.db:migrations"
# Any number will do, as long as nobody else on the same database takes the same one.
LOCK = 0x756E6465726372


async def migrate(engine: AsyncEngine) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(reason=reason_of(error)) from error


def upgrade(connection: Connection) -> None:
    """To the newest version, inside the transaction that is open."""
    if connection.dialect.name == "sqlite":
        # Python's sqlite3 begins no transaction before it makes a table; IMMEDIATE also waits for other writers.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = alembic_config(connection)
    _check_age(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def alembic_config(connection: Connection) -> AlembicConfig:
    """What alembic.ini would say, with the connection that ``env.py`` takes up."""
    config = AlembicConfig()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    return config


def _check_age(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= known:
        raise NewerDatabase(version=", ".join(sorted(found - known)))


def reason_of(error: Exception) -> str:
    """What the driver said, in one line; never the URL, which may hold a password."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    said = str(getattr(error, "orig", None) or error).strip()
    # SQLAlchemy puts the class of the driver's own exception in front: "<class '...'>: what it said".
    return said.partition("\n")[0].rpartition("'>: ")[2][:200] or type(error).__name__
