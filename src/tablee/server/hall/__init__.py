"""The hall: who looks for a match and is brought together, open tables and those to watch, favourites and invitations."""
