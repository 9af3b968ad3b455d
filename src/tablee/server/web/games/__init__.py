"""The calls about games: what they are, their lessons and puzzles."""
