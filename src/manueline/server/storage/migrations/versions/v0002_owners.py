"""One worker owns a table; positions beside logs; retention counted in time that the server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("sheet", new_column_name="record")
        tables.add_column(sa.Column("creator", sa.String(40), nullable=False, server_default=""))
        tables.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("position", sa.Text))
        tables.add_column(sa.Column("worker", sa.String(40)))
        tables.add_column(sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
        tables.add_column(sa.Column("present", sa.String(10), nullable=False, server_default=""))
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_age", "tables", ["phase", "touched"])
    op.create_index("tables_by_worker", "tables", ["worker"])
    op.execute(
        "UPDATE tables SET touched = 0, version = "
        "COALESCE((SELECT MAX(ply) FROM log WHERE log.table_id = tables.id), 0)"
    )
    op.drop_table("leases")
    op.drop_table("presence")
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("bans", "meta", "workers"):
        op.drop_table(name)
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("worker", sa.String(40), primary_key=True),
        sa.Column("holders", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.drop_index("tables_by_worker", "tables")
    op.drop_index("tables_by_age", "tables")
    with op.batch_alter_table("log") as log:
        log.drop_column("epoch")
    with op.batch_alter_table("tables") as tables:
        for name in ("present", "seen", "epoch", "worker", "position", "version", "creator"):
            tables.drop_column(name)
        tables.alter_column("record", new_column_name="sheet")
