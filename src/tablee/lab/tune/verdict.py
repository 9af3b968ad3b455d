"""What is known of a setting, and whether it is worth going on with.

Intervals hold at any look (confidence sequences), so that a setting may be given up the moment it surely misses: looking
often does not make it likelier to give up a good one. Rules by rank, such as the median rule or successive halving, give up
whatever looks worse than others at the same number of matches; shares of victories are off by five points after a hundred
matches, so that such a rule gives up the best setting now and then, and nothing says how often.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..statistics import Interval
from .spec import Aim, Setting, Tune


class Trial(msgspec.Struct, frozen=True):
    """A setting and what is known of it: an interval for each aim, after so many matches. `stopped`: why it was given up."""

    setting: Setting
    found: list[Interval]
    matches: int
    stopped: str = ""


def misses(tune: Tune, trial: Trial) -> list[float]:
    """How far a trial is from each aim: 1 is the edge of the band."""
    return [aim.miss(found.value) for aim, found in zip(tune.aims, trial.found, strict=True)]


def together(tune: Tune) -> bool:
    """Whether one setting is to meet all aims: then the aim that it misses most is all that counts for the search."""
    return tune.stop == "missed" and not tune.each


def objectives(tune: Tune, trial: Trial) -> list[float]:
    """What the search makes small: the distance from each aim, or the largest of them."""
    return [worst(tune, trial)] if together(tune) else misses(tune, trial)


def least_miss(aim: Aim, found: Interval) -> float:
    """How far from the aim the truth surely is, at least."""
    return 0.0 if found.holds(aim.centre) else min(aim.miss(found.low), aim.miss(found.high))


def most_miss(aim: Aim, found: Interval) -> float:
    """How far from the aim the truth surely is, at most."""
    return max(aim.miss(found.low), aim.miss(found.high))


def hopeless(tune: Tune, found: Sequence[Interval], known: Sequence[Trial]) -> str:
    """Why a setting need not be played any further: “missed”, “beaten”, or nothing. `known` are those played to their end."""
    surely = [least_miss(aim, interval) > 1 for aim, interval in zip(tune.aims, found, strict=True)]
    if tune.stop == "missed":
        return "missed" if (all(surely) if tune.each else any(surely)) else ""
    if tune.stop == "beaten" and any(beats(tune, other, found) for other in known):
        return "beaten"
    return ""


def beats(tune: Tune, other: Trial, found: Sequence[Interval]) -> bool:
    """Whether another setting is surely as near to every aim, and nearer to one."""
    pairs = [
        (most_miss(aim, theirs), least_miss(aim, mine))
        for aim, theirs, mine in zip(tune.aims, other.found, found, strict=True)
    ]
    return all(theirs <= mine for theirs, mine in pairs) and any(theirs < mine for theirs, mine in pairs)


def meets(tune: Tune, trial: Trial) -> bool:
    """Whether all aims are met, as far as is known."""
    return not trial.stopped and all(miss <= 1 for miss in misses(tune, trial))


def front(tune: Tune, trials: Sequence[Trial]) -> list[Trial]:
    """The trials that no other beats in every aim, the best first; those given up count where there are no others."""
    whole = [trial for trial in trials if not trial.stopped] or list(trials)
    kept = [trial for trial in whole if not any(dominates(tune, other, trial) for other in whole)]
    return sorted(kept, key=lambda trial: (worst(tune, trial), sum(misses(tune, trial)), str(trial.setting)))


def dominates(tune: Tune, one: Trial, other: Trial) -> bool:
    """Whether one trial is as near to every aim as another, and nearer to one."""
    pairs = list(zip(misses(tune, one), misses(tune, other), strict=True))
    return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)


def worst(tune: Tune, trial: Trial) -> float:
    """How far a trial is from the aim that it misses most."""
    return max(misses(tune, trial))


def nearest(tune: Tune, trials: Sequence[Trial], aim: int) -> Trial:
    """The trial nearest to one aim."""
    whole = [trial for trial in trials if not trial.stopped] or list(trials)
    return min(whole, key=lambda trial: (misses(tune, trial)[aim], str(trial.setting)))
