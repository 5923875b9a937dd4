"""Alembic's starting point: the connection is given by stolik.server.store."""

from alembic import context

from stolik.server.conduct import hosts

context.configure(
    connection=context.config.attributes["connection"], target_metadata=hosts.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
