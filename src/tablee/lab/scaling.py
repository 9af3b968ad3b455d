"""How the laboratory scales: matches a second of every game with `greedy`, beside the bare loop, on one core and on several.

`python -m tablee.lab.scaling --cores 1,2,16 --seconds 5` prints the tables of `docs/scale.md` in Markdown, and with
`--json FILE` keeps the figures. A run of the laboratory and a plain loop with the same bots on the same deals take turns, so
that whatever else the machine does disturbs both alike. What a cluster would do is computed from what was measured.
"""

from __future__ import annotations

import argparse
import os
import pickle
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import msgspec

import tablee

from ..bots import Perspective, make_bot
from ..engine.rng import Rng
from . import results as folders
from .executors import Range
from .executors.processes import Processes
from .plan import Plan, cells, complete, derived, place
from .run import MOST, SECONDS
from .tables import play_chunk

BOT: Final = "greedy"
SPELL_SECONDS: Final = 0.3
"""How long the bare loop plays before it is the laboratory's turn."""
CHUNK_SECONDS: Final = 0.5
WARM: Final = 3
"""How many chunks of each core are played before the clock starts."""
DRIVER_SPELLS: Final = 7
MACHINES: Final = 100
CORES_EACH: Final = 16
MILLION: Final = 1_000_000


class Speed(msgspec.Struct):
    """What was measured of a game: matches a second of the bare loop and of the laboratory in one process, how much longer
    the laboratory takes (0.05: a twentieth), matches a second on several cores, and how long the driver is busy with a match.
    """

    game: str
    seats: int
    moves: float
    bare: float
    lab: float
    overhead: float
    rates: dict[int, float]
    driver: float

    def linear(self, cores: int) -> float:
        """How much of so many times the speed of one core there is."""
        return self.rates[cores] / (cores * self.rates[1])

    @property
    def core_hours(self) -> float:
        """What a million matches cost on the most cores that were measured."""
        cores = max(self.rates)
        return MILLION * cores / self.rates[cores] / 3600

    def cluster(self, machines: int = MACHINES, cores: int = CORES_EACH) -> float:
        """Matches a second of a cluster: that of its cores, as linear as here, but no more than one driver can keep."""
        most = max(self.rates)
        return min(machines * cores * self.rates[1] * self.linear(most), 1 / self.driver)


# Measuring.


def plan_for(game: str) -> Plan:
    """A plan that never ends: the game at its usual table, a greedy bot in every seat."""
    return complete(Plan(game=game, bots=BOT, matches=MILLION, seed="scale"))


def bare_match(plan: Plan, number: int) -> int:
    """A match of a plan as anybody would write it who wants nothing but the result; how many moves it had."""
    where = place(plan, number)
    cell = cells(plan)[where.cell]
    seed = derived(plan.seed, cell.game.id, where.deal)
    lineup = cell.lineup(where.rotation)
    made: Any = cell.game.new
    pos = made(cell.seats, seed, **cell.options)
    bots = [make_bot(cell.game, cell.specs[bot], derived(seed, "bot", seat)) for seat, bot in enumerate(lineup)]
    eyes = [Rng(derived(seed, "window", seat)) for seat in range(cell.seats)]
    moves = 0
    while asked := pos.to_act:
        seat = asked[0]
        legal = pos.legal(seat)
        pos.play(seat, legal[0] if len(legal) == 1 else bots[seat].choose(Perspective.of(pos, seat, eyes[seat])))
        moves += 1
    pos.result()
    return moves


def in_turns(plan: Plan, folder: Path, seconds: float) -> tuple[float, float, float, float]:
    """Moves a match, matches a second of the bare loop and of the laboratory, and how much longer the latter takes.

    Both play the same deals, one spell after the other; the ratio is the median of the spells'.
    """
    size, first, moves, spent = 4, 0, 0, 0.0
    bare: list[float] = []
    lab: list[float] = []
    play_chunk(plan, 0, 0)
    while spent < seconds or len(bare) < 5:
        begun = process_time()
        moves += sum(bare_match(plan, number) for number in range(first, first + size))
        middle = process_time()
        folders.add(folder, play_chunk(plan, first, first + size - 1))
        bare.append((middle - begun) / size)
        lab.append((process_time() - middle) / size)
        spent += process_time() - begun
        first += size
        size = max(4, int(SPELL_SECONDS / min(bare)))
    ratio = median(slow / quick for slow, quick in zip(lab[1:], bare[1:], strict=True))
    return moves / first, 1 / median(bare[1:]), 1 / median(lab[1:]), ratio - 1


def ranges(size: int) -> Iterator[Range]:
    """Chunks of one size without end."""
    return ((first, first + size - 1) for first in count(0, size))


def rate(plan: Plan, cores: int, size: int, folder: Path, seconds: float) -> float:
    """Matches a second on so many cores, from when all of them play, written as a run writes them."""
    played, begun = 0, 0.0
    with closing(Processes(cores).play(plan, ranges(size))) as chunks:
        for number, chunk in enumerate(chunks):
            folders.add(folder, chunk)
            if number <= WARM * cores:
                begun = perf_counter()
            else:
                played += size
            if played and perf_counter() - begun >= seconds:
                break
        return played / (perf_counter() - begun)


def driver_time(plan: Plan, size: int, folder: Path) -> float:
    """How long the driver is busy with one match when a worker sends it a chunk: it reads it and writes it down."""
    sent = pickle.dumps(play_chunk(plan, 0, size - 1))
    spells = []
    for _ in range(DRIVER_SPELLS):
        begun = perf_counter()
        folders.add(folder, pickle.loads(sent))
        spells.append(perf_counter() - begun)
    return median(spells) / size


def speed(game: str, cores: Sequence[int], seconds: float) -> Speed:
    """Every figure of a game."""
    plan = plan_for(game)
    with TemporaryDirectory() as name:
        folder = Path(name)
        moves, bare, lab, overhead = in_turns(plan, folder, seconds)
        driver = driver_time(plan, max(1, min(MOST, int(SECONDS * lab))), folder)
        size = max(1, int(CHUNK_SECONDS * lab))
        rates = {n: rate(plan, n, size, folder, seconds) for n in sorted({1, *cores})}
    (cell,) = cells(plan)
    return Speed(game, cell.seats, moves, bare, lab, overhead, rates, driver)


# Telling.


def row(*cells: object) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def figure(value: float) -> str:
    """A number to three digits.

    >>> figure(1234.5), figure(12.345), figure(0.01234)
    ('1,230', '12.3', '0.0123')
    """
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:g}"


def markdown(found: Sequence[Speed]) -> str:
    """The tables of a measurement."""
    tables = [overhead_table(found), scaling_table(found), cluster_table(found)]
    return "\n\n".join("\n".join(lines) for lines in tables)


def head(*names: str) -> list[str]:
    """The head of a table: the first column to the left, the others to the right."""
    return [row(*names), row("---", *["---:"] * (len(names) - 1))]


def overhead_table(found: Sequence[Speed]) -> list[str]:
    """The laboratory beside the bare loop, in matches a second of processor time."""
    return head("game", "seats", "moves a match", "bare loop", "laboratory", "overhead") + [
        row(each.game, each.seats, *map(figure, (each.moves, each.bare, each.lab)), f"{100 * each.overhead:.1f} %")
        for each in found
    ]


def scaling_table(found: Sequence[Speed]) -> list[str]:
    """Matches a second by the clock on some cores, and how linear that is."""
    cores = sorted(found[0].rates)
    named = [f"{n} core{'s' * (n > 1)}" for n in cores] + [f"linear on {n}" for n in cores[1:]]
    return head("game", *named) + [
        row(each.game, *(figure(each.rates[n]) for n in cores), *(f"{each.linear(n):.2f}" for n in cores[1:]))
        for each in found
    ]


def cluster_table(found: Sequence[Speed]) -> list[str]:
    """What a million matches cost, and what a cluster would do."""
    names = ("core-hours a million", "driver, µs a match", f"{MACHINES} machines, matches/s", "a million there, s")
    return head("game", *names) + [
        row(each.game, *map(figure, (each.core_hours, 1e6 * each.driver, each.cluster(), MILLION / each.cluster())))
        for each in found
    ]


def filled(page: str, told: str) -> str:
    """A page with what was measured between its two marks.

    >>> filled("a\\n<!-- figures -->\\nold\\n<!-- end of figures -->\\nz", "new").splitlines()
    ['a', '<!-- figures -->', '', 'new', '', '<!-- end of figures -->', 'z']
    """
    before, begin, rest = page.partition("<!-- figures -->\n")
    _, end, after = rest.partition("<!-- end of figures -->")
    return f"{before}{begin}\n{told}\n\n{end}{after}"


def measured(games: Sequence[str], cores: Sequence[int], seconds: float) -> Iterator[Speed]:
    """The figures of each game, one after the other."""
    return (speed(game, cores, seconds) for game in games)


def main(args: Sequence[str] | None = None) -> None:
    """Measure, and print the tables."""
    here = os.cpu_count() or 1
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.scaling", description=__doc__)
    parser.add_argument("--cores", default=",".join(str(n) for n in sorted({1, min(2, here), here})))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--games", default=",".join(tablee.list_games()))
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--into", type=Path, help="a page whose tables are replaced")
    wanted = parser.parse_args(args)
    cores = [int(n) for n in wanted.cores.split(",")]
    found = list(measured(wanted.games.split(","), cores, wanted.seconds))
    told = f"Measured {'compiled' if tablee.compiled else 'interpreted'}, on a machine of {here} cores.\n\n{markdown(found)}"
    print(told)
    if wanted.json:
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if wanted.into:
        wanted.into.write_text(filled(wanted.into.read_text("utf-8"), told), "utf-8")


if __name__ == "__main__":
    main()
