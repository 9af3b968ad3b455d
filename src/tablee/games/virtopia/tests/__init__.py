"""Tests of Virtopia."""
