"""One folder is one game. A game is found through its entry point (`tablee.games`); nothing else names it."""
