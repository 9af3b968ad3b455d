"""The engine on its own, piece by piece."""
