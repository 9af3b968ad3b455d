"""Games as the libraries of others take them, checked with their own suites."""
