<% steps = "\n".join(line for line in (upgrades or "pass").splitlines() if "###" not in line).strip() %>\
"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    ${steps}
