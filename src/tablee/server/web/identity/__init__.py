"""The calls about who one is."""
