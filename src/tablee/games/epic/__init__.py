"""Call to Adventure: Epic Origins, for 1 to 4 players."""
