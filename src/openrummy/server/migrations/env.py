"""Run by Alembic: the connection comes from ``openrummy.server.database``."""

from alembic import context

from openrummy.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
