"""Run by Alembic with the connection that the server (or a test) hands it."""

from __future__ import annotations

from alembic import context

from tablee.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
