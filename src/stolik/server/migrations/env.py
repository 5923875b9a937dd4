"""Alembic's starting point: the connection is given by stolik.server.store."""

from alembic import context

from stolik.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
