"""The database's tables. ``migrations`` bring a file to this state; a test holds the two together."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)  # fmt: skip

metadata: Final = MetaData()

people: Final = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("preset", String(32), nullable=False),
    Column("rules", Text, nullable=False),
    Column("maker", Integer, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)

log: Final = Table(
    "log",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("envelope", Integer, nullable=False),
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("deal", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("build", String(64), nullable=False),
    Column("seat", Integer),
    Column("person", Integer, ForeignKey("people.id")),
    Column("message", String(40)),
    Column("result", String(16), nullable=False),
    Column("events", Text, nullable=False),
    UniqueConstraint("code", "sequence"),
    UniqueConstraint("code", "person", "message"),
    Index("log_by_deal", "code", "deal", "sequence"),
)

drafts: Final = Table(
    "drafts",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deal", Integer, nullable=False),
    Column("draft", Text, nullable=False),
)

runs: Final = Table(
    "runs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("build", String(64), nullable=False),
    Column("started", Float, nullable=False),
    Column("alive", Float, nullable=False),
)
"""When a server was running, so that no clock counts the time when none was. ``alive`` is the last heartbeat."""
