"""The database: connections, queries, transactions, and how processes hear of each other's changes."""
