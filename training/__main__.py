"""`python -m training push`: train a bot by self-play, as `training/push-2.toml` says; what was interrupted goes on.

The folder of a training (`--out`, by default `build/training/<name>`) holds `state.pt`, from which it goes on anywhere, the
weights as bots read them, and `log.jsonl`, a line for every stretch.
"""

from __future__ import annotations

import argparse
import json
import os
import time
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import torch
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import tablee
import tablee.vec
from tablee.learned import Card, Net, load, save
from tablee.vec.workers import ParallelVecEnv

from .model import Model, exported, imported
from .ppo import Learner, Settings
from .selfplay import SelfPlay
from .teacher import Teacher, lessons, teach

HERE = Path(__file__).parent


def main() -> None:
    """Read what is wanted, and train until the time or the steps are over."""
    arguments = read_arguments()
    plan = tomllib.loads(arguments.plan.read_text("utf-8"))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(cores() if device == "cpu" else 1)
    end = time.monotonic() + arguments.minutes * 60
    training = Training(plan, arguments.out or Path("build/training") / arguments.plan.stem, device, arguments.workers)
    try:
        training.run(end)
    finally:
        training.close()


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("plan", help="a plan (training/push-2.toml), or its name (push-2)")
    parser.add_argument("--out", type=Path, help="the folder of the training")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train, school included (10)")
    parser.add_argument("--workers", type=int, default=0, help="processes that play (by default all cores but one)")
    given = parser.parse_args()
    given.plan = Path(given.plan) if given.plan.endswith(".toml") else HERE / f"{given.plan}.toml"
    if not given.plan.exists():
        parser.error(f"there is no plan {given.plan}: {', '.join(sorted(path.stem for path in HERE.glob('*.toml')))}")
    return given


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Training:
    """A training that can be stopped and gone on with."""

    def __init__(self, plan: dict[str, Any], folder: Path, device: str, workers: int) -> None:
        self.plan, self.folder, self.device = plan, folder, device
        self.game = tablee.game(plan["game"])
        self.seats = int(plan["seats"])
        known = {field.name for field in fields(Settings)}
        self.settings = Settings(**{name: value for name, value in plan.get("learning", {}).items() if name in known})
        self.model = Model(self.game.observation, self.game.actions, plan["layers"], int(plan["narrow"])).to(device)
        self.learner = Learner(self.model, self.settings)
        self.steps = 0
        self.stretch = 0
        self.load()
        processes = workers or max(1, cores() - 1)
        if not self.steps and "begin" in plan:
            imported(self.model, load(self.game, int(plan["begin"])).arrays())
        if not self.steps and "teacher" in plan:
            self.go_to_school(Teacher(**plan["teacher"]), processes)
        self.envs = [self.environment(int(plan["envs"]), processes)]
        if "opponents" in plan:
            some = int(plan["opponents"]["envs"]) // self.seats
            bot = str(plan["opponents"]["bot"])
            each = max(1, processes // self.seats)
            self.envs += [self.environment(some, each, opponents=bot, learner=seat) for seat in range(self.seats)]
        self.selfplay = SelfPlay(self.envs, device)

    def environment(self, envs: int, processes: int, **more: Any) -> ParallelVecEnv:
        """Matches side by side; those that bots play along in have other deals."""
        made = tablee.vec.make(
            self.game.id,
            self.seats,
            envs // processes * processes,
            seed=1000 + self.stretch + 10**6 * int(more.get("learner", -1) + 1),
            mask="bits",
            relative=True,
            skip_forced=True,
            margin=True,
            workers=processes,
            **more,
            **self.plan.get("options", {}),
        )
        assert isinstance(made, ParallelVecEnv)
        return made

    def go_to_school(self, teacher: Teacher, processes: int) -> None:
        """Learn what a bot of the game knows, before the first match against itself."""
        optimiser, taught = torch.optim.Adam(self.model.parameters(), lr=teacher.rate), 0
        for lesson in lessons(self.game, self.seats, self.plan.get("options", {}), teacher, processes):
            for group in optimiser.param_groups:
                group["lr"] = teacher.rate * max(0.05, 1 - taught / teacher.decisions)
            told = teach(self.model, optimiser, lesson, teacher.batch)
            taught += len(lesson[0])
            self.note({"taught": taught, **told})
        self.store()

    def note(self, told: dict[str, Any]) -> None:
        """Add a line to the log."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(told) + "\n")

    def run(self, end: float) -> None:
        """Train until then; school, if there was one, has taken its part of the time."""
        seconds = max(0.0, end - time.monotonic())
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task(self.game.id, total=seconds)
            for told in self.stretches(end):
                shown = f"{self.game.id} {self.seats}: {told['steps']:,} decisions, {told['rate']:,.0f} a second"
                progress.update(task, completed=seconds - max(0.0, end - time.monotonic()), description=shown)
        self.store()

    def stretches(self, end: float) -> Iterator[dict[str, Any]]:
        """Play and learn, stretch by stretch; what each told."""
        began, kept = time.monotonic(), time.monotonic()
        first = self.steps
        while time.monotonic() < end and self.steps < self.plan["decisions"]:
            left = max(0.0, 1 - self.steps / self.plan["decisions"])
            played = self.selfplay.play(self.model, int(self.plan["stretch"]))
            rate = self.settings.rate * (0.1 + 0.9 * left)
            losses = self.learner.learn(played, self.settings.entropy * (0.2 + 0.8 * left), rate)
            self.steps += played.values.numel()
            self.stretch += 1
            told = {"steps": self.steps, "rate": (self.steps - first) / (time.monotonic() - began), **losses}
            self.note(told)
            if time.monotonic() - kept > 60:
                kept = time.monotonic()
                self.store()
            yield told

    def store(self) -> None:
        """Write the state to go on from, and the weights as bots read them; each file is whole or as it was."""
        self.folder.mkdir(parents=True, exist_ok=True)
        state = {"model": self.model.state_dict(), "optimiser": self.learner.optimiser.state_dict()}
        part = self.folder / "state.pt.part"
        torch.save({**state, "steps": self.steps, "stretch": self.stretch}, part)
        part.replace(self.folder / "state.pt")
        save(self.folder / "weights" / self.game.id, Net(exported(self.model), self.game.observation), self.card())

    def load(self) -> None:
        """Go on from what was stored, if anything was."""
        stored = self.folder / "state.pt"
        if stored.exists():
            state = torch.load(stored, map_location=self.device, weights_only=True)
            self.model.load_state_dict(state["model"])
            self.learner.optimiser.load_state_dict(state["optimiser"])
            self.steps, self.stretch = state["steps"], state["stretch"]

    def card(self) -> Card:
        """What the weights are, before they are measured."""
        return Card(
            game=self.game.id,
            seats=self.seats,
            rules_version=self.game.rules_version,
            observation=self.game.observation.digest(),
            actions=self.game.actions,
            layers=self.plan["layers"],
            trained=self.how(),
            steps=self.steps,
        )

    def how(self) -> str:
        """In a sentence, how the net learns."""
        beside = f", some of it against {self.plan['opponents']['bot']}" if "opponents" in self.plan else ""
        return f"self-play{beside}, proximal policy optimisation"

    def close(self) -> None:
        """End the processes that play."""
        for env in self.envs:
            env.close()


if __name__ == "__main__":
    main()
