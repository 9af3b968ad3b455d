"""Telling people on their devices what happens at their tables, by Web Push."""
