"""The first tables: people, tables, their log, drafts, and the server's runs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("digest", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("preset", sa.String(32), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("maker", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("envelope", sa.Integer, nullable=False),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("build", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("message", sa.String(40)),
        sa.Column("result", sa.String(16), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.UniqueConstraint("code", "sequence"),
        sa.UniqueConstraint("code", "person", "message"),
    )
    op.create_index("log_by_deal", "log", ["code", "deal", "sequence"])
    op.create_table(
        "drafts",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
    )
    op.create_table(
        "runs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("build", sa.String(64), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("alive", sa.Float, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("OpenRummy keeps its logs: there is no way back to before they could be stored")
