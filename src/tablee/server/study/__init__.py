"""What people do with matches beside playing them: analyses, and the ratings of puzzles and of who solves them."""
