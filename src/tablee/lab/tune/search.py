"""The search itself: Optuna proposes settings, each is observed until it is known or hopeless, everything is kept on the way.

The folder has Optuna's journal and a file for each setting that is done. Whatever was interrupted is taken up again, and the
sampler is seeded anew for every proposal from the seed and the number of settings that are done: a search that was killed
proposes what an uninterrupted one would have. A journal that cannot be read is set aside and written again: it follows from
the settings that are done.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import optuna
from optuna.storages.journal import JournalFileBackend

from ..results import write
from ..statistics import Interval
from .spec import Setting, Tune, settings, size
from .verdict import Trial, hopeless, objectives, together

JOURNAL: Final = "study.log"
ASIDE: Final = "study.damaged.log"
ATTEMPTS: Final = 4
"""How many proposals there are at most for each setting that is wanted: in small spaces a sampler repeats itself."""

Observe = Callable[[Setting, int], list[Interval]]
"""What is known of each aim when a setting has been played so many times."""
Told = Callable[[Sequence[Trial], Setting, int], None]
"""Hears of every look: the settings done so far, the one being played, and how many matches of it."""


class Search:
    """A search in its folder: what is wanted, what has been tried so far, and Optuna's study."""

    def __init__(self, tune: Tune, looks: Sequence[int], folder: Path, observe: Observe, told: Told | None = None) -> None:
        self.tune, self.looks, self.folder = tune, looks, folder
        self.observe = observe
        self.told: Told = told or (lambda trials, setting, played: None)
        self.trials: dict[str, Trial] = {}
        (folder / "settings").mkdir(parents=True, exist_ok=True)
        self.study = opened(tune, folder)

    def run(self) -> list[Trial]:
        """Every setting tried, in the order of the search; a folder that has some goes on from there."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
            self.resume()
            while len(self.trials) < min(self.tune.trials, size(self.tune)) and self.proposals < self.most:
                self.study.sampler = sampler(self.tune, self.proposals)
                proposed = self.study.ask(distributions(self.tune))
                self.conclude(proposed.number, proposed.params)
        return list(self.trials.values())

    @property
    def proposals(self) -> int:
        """How many settings have been proposed, those that had been tried before among them."""
        return sum(trial.state.is_finished() for trial in self.study.get_trials(deepcopy=False))

    @property
    def most(self) -> int:
        """How many proposals are made at most."""
        return ATTEMPTS * self.tune.trials

    def resume(self) -> None:
        """Take up what the journal has: settings that are done are read, one that was interrupted is played to its end."""
        for former in self.study.get_trials():
            if former.state == optuna.trial.TrialState.WAITING:
                continue
            if len(former.params) == len(self.tune.tunables):
                self.conclude(former.number, former.params)
            elif not former.state.is_finished():
                self.study.tell(former.number, state=optuna.trial.TrialState.FAIL)

    def conclude(self, number: int, params: dict[str, Any]) -> None:
        """Observe a setting, unless that is done, and tell the study how far it is from each aim.

        One that is given up is told as well, with what was known of it: so the sampler learns where not to look.
        """
        setting = valued(self.tune, params)
        name = named(setting)
        if name not in self.trials:
            file = self.folder / "settings" / f"{name}.json"
            trial = kept(file) or self.observed(setting)
            write(file, msgspec.json.encode(trial))
            self.trials[name] = trial
        self.study.tell(number, objectives(self.tune, self.trials[name]), skip_if_finished=True)

    def observed(self, setting: Setting) -> Trial:
        """Play a setting from look to look, to the end or until it is hopeless."""
        found, stopped, played = list[Interval](), "", 0
        known = list(self.trials.values())
        for played in self.looks:
            self.told(known, setting, played)
            found = self.observe(setting, played)
            whole = [trial for trial in known if not trial.stopped]
            stopped = hopeless(self.tune, found, whole) if played < self.looks[-1] else ""
            if stopped:
                break
        return Trial(setting, found, played, stopped)


def opened(tune: Tune, folder: Path) -> optuna.Study:
    """The study in a folder. A space that is no larger than the search is searched whole."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        study = begun(tune, folder / JOURNAL)
    except (ValueError, LookupError, TypeError):
        (folder / JOURNAL).replace(folder / ASIDE)
        study = begun(tune, folder / JOURNAL)
    if size(tune) <= tune.trials:
        for setting in settings(tune):
            study.enqueue_trial(numbered(tune, setting), skip_if_exists=True)
    return study


def begun(tune: Tune, journal: Path) -> optuna.Study:
    """The study of a journal, which is begun if need be."""
    return optuna.create_study(
        storage=optuna.storages.JournalStorage(JournalFileBackend(str(journal))),
        study_name="tune",
        directions=["minimize"] * (1 if together(tune) else len(tune.aims)),
        load_if_exists=True,
    )


def sampler(tune: Tune, proposals: int) -> optuna.samplers.BaseSampler:
    """A tree-structured Parzen estimator, for one objective or several, that depends on nothing but the search so far."""
    seed = int.from_bytes(blake2b(f"{tune.seed}:{proposals}".encode(), digest_size=4).digest(), "big")
    return optuna.samplers.TPESampler(seed=seed, multivariate=True, n_startup_trials=max(5, tune.trials // 4))


def distributions(tune: Tune) -> dict[str, optuna.distributions.BaseDistribution]:
    """What Optuna is told of the tunables: numbers as they are, other values by their place in the list."""
    found: dict[str, optuna.distributions.BaseDistribution] = {}
    for tunable in tune.tunables:
        if tunable.values:
            found[tunable.name] = optuna.distributions.CategoricalDistribution(tuple(range(len(tunable.values))))
        else:
            last = tunable.choices()[-1]
            found[tunable.name] = optuna.distributions.IntDistribution(int(tunable.low or 0), last, step=tunable.step)
    return found


def numbered(tune: Tune, setting: Setting) -> dict[str, Any]:
    """A setting as Optuna knows it."""
    return {t.name: t.values.index(setting[t.name]) if t.values else setting[t.name] for t in tune.tunables}


def valued(tune: Tune, params: dict[str, Any]) -> Setting:
    """What Optuna proposes as a setting."""
    return {t.name: t.values[params[t.name]] if t.values else params[t.name] for t in tune.tunables}


def named(setting: Setting) -> str:
    """A name for the files of a setting."""
    return blake2b(msgspec.json.encode(setting, order="sorted"), digest_size=8).hexdigest()


def kept(file: Path) -> Trial | None:
    """A setting that is done; a file that cannot be read is of one that is not."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Trial)
    except (OSError, msgspec.DecodeError):
        return None
