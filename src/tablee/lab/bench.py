"""`tablee bench`: how fast every game runs, interpreted and compiled, beside the peers, in one run on one core.

Figures are the best of three short spells of processor time. `python -m tablee.lab.bench` prints this form's own figures
as JSON; the other form and the peers are asked in processes of their own, one after the other. A peer and Push 'em up! take
turns, spell by spell, in the peer's process: what else the machine does disturbs both alike.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

import tablee

from ..bots import Perspective
from ..bots.ismcts import Search
from ..bots.loop import playouts
from ..engine.game import Game
from ..engine.position import Position
from ..engine.rng import Rng
from ..engine.text import COMMON, Texts
from . import scaling

SPELLS: Final = 3
SECONDS: Final = 0.4
RUN_SECONDS: Final = 3.0
FIGURES: Final = (
    ("loop", "decisions"),
    ("driven", "decisions"),
    ("logged", "decisions"),
    ("clone", "time"),
    ("resample", "time"),
    ("view", "time"),
    ("events", "time"),
    ("search", "simulations"),
)
"""What is measured, and in which unit; both are called as the texts `bench-…` say."""

STEP_FIGURES: Final = ("observation", "actions", "bytes", "bits", "none", "floats")
"""What is measured of the environments of learners; each is called as the text `bench-steps-…` says."""

Speak = Callable[..., str]


def best(work: Callable[[], int]) -> float:
    """Units of work a second: `work` does some and says how many; the best of a few spells."""
    return max([spell(work) for _ in range(SPELLS)])


def in_turns(one: Callable[[], int], other: Callable[[], int]) -> tuple[float, float]:
    """The best of each, spell by spell in turns."""
    spells = [(spell(one), spell(other)) for _ in range(SPELLS)]
    return max([rate for rate, _ in spells]), max([rate for _, rate in spells])


def spell(work: Callable[[], int]) -> float:
    """Units of work a second in one short spell of processor time."""
    done, began = 0, process_time()
    while process_time() - began < SECONDS:
        done += work()
    return done / (process_time() - began)


def middle(game: Game, seats: int) -> Position:
    """A position half-way through a random match."""
    whole = played(game.new(seats=seats, seed=7), Rng(7), game.max_moves)
    return played(game.new(seats=seats, seed=7), Rng(7), len(whole.record()["moves"]) // 2)  # type: ignore[arg-type]


def played(pos: Position, rng: Rng, moves: int) -> Position:
    """The position after so many random moves, or at the end of the match."""
    for _ in range(moves):
        if pos.to_act:
            move(pos, rng)
    return pos


def move(pos: Position, rng: Rng) -> None:
    """A random move."""
    seat = pos.to_act[0]
    legal = pos.legal(seat)
    pos.play(seat, legal[rng.below(len(legal))])


def whole_match(pos: Position, rng: Rng) -> int:
    """A random match as a user would write it, and as the peers are driven."""
    pos.rng = rng.fork()
    moves = 0
    while asked := pos.to_act:
        pos.play(asked[0], random.choice(pos.legal(asked[0])))
        moves += 1
    return moves


def per_call(work: Callable[[], object]) -> float:
    """Microseconds a call."""

    def some() -> int:
        for _ in range(20):
            work()
        return 20

    return 1e6 / best(some)


def figures(game: Game, seats: int) -> dict[str, float]:
    """Every figure of `FIGURES` for a game."""
    rng = Rng(11)
    start, half = game.new(seats=seats, seed=1), middle(game, seats)
    seat = half.to_act[0]
    search = Search(Perspective.of(half, seat, rng), game.policy(), rng)

    def simulations() -> int:
        search.run(20)
        return 20

    return {
        "loop": best(lambda: playouts(start, 20, rng)),
        "driven": best(lambda: whole_match(start.quiet(), rng)),
        "logged": best(lambda: whole_match(start.clone(), rng)),
        "clone": per_call(half.clone),
        "resample": per_call(lambda: half.resample(seat, rng)),
        "view": per_call(lambda: half.view(seat)),
        "events": per_call(lambda: half.events(seat)),
        "search": best(simulations),
    }


def all_figures() -> dict[str, dict[str, float]]:
    """Every game at its fewest and most seats (from two on, where the game allows)."""
    found = {}
    for name in tablee.list_games():
        game = tablee.game(name)
        for seats in sorted({max(2, game.seats[0]), game.seats[1]}):
            found[f"{name} · {seats}"] = figures(game, seats)
    return found


def ask(module: str, path: str | None = None) -> dict[str, dict[str, float]]:
    """Run a module in a process of its own and read the JSON it prints; nothing when it cannot run."""
    env = {**os.environ, **({"PYTHONPATH": path} if path else {})}
    answer = subprocess.run([sys.executable, "-m", module], env=env, capture_output=True, text=True, check=False)
    if answer.returncode:
        return {}
    told: dict[str, dict[str, float]] = json.loads(answer.stdout.splitlines()[-1])
    return told


def interpreted() -> dict[str, dict[str, float]]:
    """The same figures from a copy of the package without its compiled parts."""
    source = Path(tablee.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        shutil.copytree(source, Path(folder) / "tablee", ignore=ignore)
        return ask("tablee.lab.bench", folder)


def main(lang: str = "en") -> None:
    """Measure and print the tables in a language."""
    console = Console()
    speak = partial(Texts(COMMON).say, lang)
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), console=console, transient=True) as progress:
        task = progress.add_task(speak("bench-this"))
        here = all_figures()
        progress.update(task, description=speak("bench-interpreted"))
        plain = interpreted() if tablee.compiled else {}
        progress.update(task, description=speak("bench-peers"))
        peers = ask("tablee.lab.peers")
        progress.update(task, description=speak("bench-lab"))
        runs = list(scaling.measured(tablee.list_games(), [1, os.cpu_count() or 1], RUN_SECONDS))
        progress.update(task, description=speak("bench-steps"))
        steps, others = ask("tablee.lab.steps"), ask("tablee.lab.step_peers")
    console.print(own_table(here, plain, speak))
    console.print(peer_table(here, peers, speak))
    console.print(lab_table(runs, speak))
    console.print(step_table(steps, speak))
    console.print(step_peer_table(others, speak))


def own_table(here: dict[str, dict[str, float]], plain: dict[str, dict[str, float]], speak: Speak) -> Table:
    """Our own figures, the compiled ones beside the interpreted ones where there are both."""
    form = "cli-compiled" if tablee.compiled else "cli-interpreted"
    table = Table(title=speak("bench-title", form=speak(form)))
    for heading in ("bench-game", "bench-figure", "bench-unit"):
        table.add_column(speak(heading))
    for heading in (form, *(("cli-interpreted", "bench-ratio") if plain else ())):
        table.add_column(speak(heading), justify="right")
    for name, measured in here.items():
        for key, unit in FIGURES:
            row = [name, speak(f"bench-{key}"), speak(f"bench-unit-{unit}"), shown(measured[key])]
            if plain:
                slow = plain[name][key]
                row += [shown(slow), f"{ratio(measured[key], slow, unit):.1f} ×"]
            table.add_row(*row, end_section=key == "search")
    return table


def lab_table(runs: Sequence[scaling.Speed], speak: Speak) -> Table:
    """Matches a second in the laboratory, on one core beside the bare loop and on all."""
    cores = max(runs[0].rates)
    table = Table(title=speak("bench-lab-title", bot=scaling.BOT))
    table.add_column(speak("bench-game"))
    for heading in ("bare", "one", "overhead", "all", "linear"):
        table.add_column(speak(f"bench-lab-{heading}", cores=cores), justify="right")
    for each in runs:
        rates = shown(each.bare), shown(each.lab), f"{100 * each.overhead:.1f} %", shown(each.rates[cores])
        table.add_row(f"{each.game} · {each.seats}", *rates, f"{each.linear(cores):.2f}")
    return table


def step_table(steps: dict[str, dict[str, float]], speak: Speak) -> Table:
    """Steps a second of many matches at once, with each form of the mask and as floats, and how wide everything is."""
    table = Table(title=speak("bench-steps-title"))
    table.add_column(speak("bench-game"))
    for heading in STEP_FIGURES:
        table.add_column(speak(f"bench-steps-{heading}"), justify="right")
    for name, measured in steps.items():
        table.add_row(name, *[shown(measured[heading]) for heading in STEP_FIGURES])
    return table


def step_peer_table(peers: dict[str, dict[str, float]], speak: Speak) -> Table:
    """Steps a second of the environments of others, and how many times as many Push 'em up! takes."""
    table = Table(title=Text(speak("bench-steps-peers-title" if peers else "bench-peers-none")))
    table.add_column(speak("bench-peer"))
    for heading in ("bench-unit-steps", "bench-beside"):
        table.add_column(speak(heading), justify="right")
    for name, measured in peers.items():
        table.add_row(name, shown(measured["steps"]), f"{measured['push'] / measured['steps']:.2f} ×")
    return table


def ratio(fast: float, slow: float, unit: str) -> float:
    """How many times faster, whether the figure is a time or a rate."""
    return slow / fast if unit == "time" else fast / slow


def peer_table(here: dict[str, dict[str, float]], peers: dict[str, dict[str, float]], speak: Speak) -> Table:
    """The peers' figures, and how many times as many moves Push 'em up! makes."""
    table = Table(title=Text(speak("bench-peers-title" if peers else "bench-peers-none")))
    table.add_column(speak("bench-peer"))
    table.add_column(speak("bench-figure"))
    for heading in ("bench-unit-moves", "bench-unit-decisions", "bench-beside"):
        table.add_column(speak(heading), justify="right")
    ours = here.get("push · 2", {})
    for name, measured in peers.items():
        for key in ("loop", "driven"):
            if key in measured:
                beside = measured.get(f"{key} of push", ours.get(key, 0.0))
                times = f"{beside / measured[key]:.2f} ×" if beside else ""
                label = speak(f"bench-{key}")
                table.add_row(name, label, shown(measured[key]), shown(measured.get(f"{key} decisions", 0.0)), times)
    return table


def shown(figure: float) -> str:
    """A figure as it is printed."""
    if figure <= 0:
        return "–"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"


if __name__ == "__main__":
    print(json.dumps(all_figures()))
