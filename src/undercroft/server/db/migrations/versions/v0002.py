"""Where a match stands, by names: so that it goes on under the rules of a later release."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for name in ("told", "position", "written"):
        op.add_column("matches", sa.Column(name, sa.LargeBinary(), nullable=True))
