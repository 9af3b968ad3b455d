"""Tuning: a search for the settings of a game that give the measures a designer wants.

A plan with a table `[tune]` names tunables (a field of the content, an option, the budget of a bot) and aims (a measure and
the band it is wanted in). Every setting plays the same deals; one that surely misses is given up early; what is found is a
front of settings where aims conflict, and the best of them as an overlay.
"""

from .spec import Aim, Tunable, Tune

__all__ = ["Aim", "Tunable", "Tune"]
