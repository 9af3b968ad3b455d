"""The laboratory: matches between bots by the thousand, and what they tell."""
