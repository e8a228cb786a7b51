"""Alembic's door: it runs inside the connection and the transaction that ``db/migrate.py`` has opened."""

from __future__ import annotations

from alembic import context

from undercroft.server.db.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,
    # SQLite cannot alter a table; Alembic then copies it.
    render_as_batch=True,
)
context.run_migrations()
