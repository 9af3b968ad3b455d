"""The kernel: positions, decisions, zones, verbs, events, records. It knows no game."""
