"""The rules: what lies on the table, what may be done, and what it does."""
