"""How a bot, or a learning agent, looks at the table."""
