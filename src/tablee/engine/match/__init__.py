"""What a position knows of its match: what stays the same, what was played so far, and why a move is refused."""
