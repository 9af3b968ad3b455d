"""The rows of what matches were to those who played them: results, ratings, leaderboards."""
