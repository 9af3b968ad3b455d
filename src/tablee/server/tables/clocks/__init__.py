"""Clocks: what everybody has used of their time, when it counts, and what follows when it is used up."""
