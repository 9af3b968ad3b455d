"""How the table is shown."""
