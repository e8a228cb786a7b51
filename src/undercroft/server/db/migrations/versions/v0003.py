"""Standing orders by kind of window need more room than one word. The words that are there stay as they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("standing_order", existing_type=sa.String(12), type_=sa.Text(), existing_nullable=False)
