"""`tablee arena` and `tablee balance`: one cell of the laboratory, summed up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.console import Group
from rich.table import Table

from ...engine.overlay import content_of, options_of
from ..base import Say, app, checked, err, find_game, out, say
from ..variants import Changes, VariantFile, change_lines, overlay_of
from .progress import with_bar

if TYPE_CHECKING:
    from ...lab.arena import Summary
    from ...lab.balance import Balance, Place, Spread


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT…")] = "hard,normal",
    games: Annotated[int, typer.Option(metavar="N")] = 400,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    change: Changes = None,
    variant: VariantFile = None,
    jobs: Annotated[int | None, typer.Option(metavar="N")] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "tablee",
    team: Annotated[bool | None, typer.Option("--team/--rivals")] = None,
    out_folder: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Let bots play each other on the same deals."""
    from ...lab import arena as contests

    found = find_game(game)
    specs = [spec.strip() for spec in bots.split(",") if spec.strip()]
    overlay = overlay_of(found, change, variant)
    wanted = seats if seats is not None else None if len(specs) < 3 or team else len(specs)
    n, options = checked(found, wanted, option or [], options_of(overlay))
    plan = contests.plan(found, specs, n, options, seed, team, games, content_of(overlay))
    folder = out_folder or Path(contests.folder_name(plan))
    try:
        summary = with_bar(" – ".join(specs), lambda progress: contests.play(plan, jobs, folder, progress))
        code = 0
    except KeyboardInterrupt:
        summary = contests.so_far(folder)
        code = 130
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        out().print(Group(report(summary, say()), *change_lines(found, overlay, say(), n)))
        out().print(say()("arena-file", file=str(folder)), style="dim", soft_wrap=True)
    if code:
        err().print(say()("arena-interrupted", played=summary.played, wanted=summary.wanted), style="yellow")
    return code


def report(summary: Summary, speak: Say) -> Table:
    """The standings with their intervals, and the same seat by seat."""
    facts = speak("arena-title", game=summary.game, seats=summary.seats, played=summary.played)
    table = Table(title=facts, box=box.ROUNDED, title_justify="left", caption=caption(summary, speak), caption_justify="left")
    table.add_column(speak("arena-bot"))
    for key in ("matches", "wins", "rate", "interval", "fair", "score"):
        if key != "fair" or not summary.team:
            table.add_column(speak(f"arena-{key}"), justify="right")
    for n in range(summary.seats if not summary.team else 0):
        table.add_column(speak("arena-seat", seat=n + 1), justify="right")
    for line in summary.bots:
        fair = [] if summary.team else [percent(line.fair, speak)]
        sure = interval(line.low, line.high, speak)
        cells = [str(line.matches), decimal(line.wins, speak), percent(line.rate, speak), sure, *fair]
        seats = [percent(seat.rate, speak) if seat.matches else "–" for seat in line.seats]
        table.add_row(line.bot, *cells, decimal(line.score, speak), *seats)
    return table


def percent(rate: float, speak: Say) -> str:
    """A rate in percent."""
    return speak("arena-percent", rate=decimal(100 * rate, speak))


def decimal(number: float, speak: Say) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{number:.1f}".replace(".", speak("decimal-mark"))


def caption(summary: Summary, speak: Say) -> str:
    """How long a match was, in moves and in seconds."""
    return speak("arena-caption", moves=round(summary.moves), seconds=decimal(summary.seconds, speak))


@app.command()
def balance(folders: Annotated[list[Path], typer.Argument(metavar="DIR…")]) -> int:
    """Print what the matches of some runs say about a game."""
    from ...lab import balance as weighing

    for folder in folders:
        for cell, matches in weighing.read(folder):
            found = weighing.balance(cell, matches)
            print("\n".join(markdown(found, say(find_game(cell.game.id)))))
    return 0


def markdown(found: Balance, speak: Say) -> list[str]:
    """One section: who played, the places in turn order, the spreads, the ends."""
    cell = found.cell
    lines = ["### " + speak("arena-title", game=cell.game.id, seats=cell.seats, played=found.played), ""]
    lines += [speak("balance-bots", bots=", ".join(cell.bots)), ""]
    chosen = cell.game.chosen_options(cell.options, cell.seats)
    if chosen:
        lines += [speak("balance-options", options=", ".join(f"{k}={v}" for k, v in chosen.items())), ""]
    lines += who_won(found, speak)
    lines += head("balance-what", "balance-mean", "balance-deviation", "balance-quartiles", "balance-range", speak=speak)
    rows = {speak("balance-moves"): found.moves, speak("balance-scores"): found.scores, speak("balance-margin"): found.margin}
    rows |= {named(speak, "fact", name): row for name, row in found.facts.items()}
    lines += [spread_row(name, row, speak) for name, row in rows.items() if row is not None] + [""]
    if found.shared and not cell.team:
        lines += [speak("balance-shared", rate=percent(found.shared, speak)), ""]
    if len(found.reasons) > 1:
        ends = ", ".join(f"{named(speak, 'ends', reason)} {percent(rate, speak)}" for reason, rate in found.reasons.items())
        lines += [speak("balance-reasons", reasons=ends), ""]
    return lines


def who_won(found: Balance, speak: Say) -> list[str]:
    """What each place in turn order won, or the team."""
    if found.places:
        lines = head("balance-place", "balance-share", "arena-interval", "balance-gap", speak=speak)
        return lines + [place_row(place, 1 / found.cell.seats, speak) for place in found.places] + [""]
    if found.cell.team:
        won = found.won
        return [speak("balance-won", rate=percent(won.value, speak), interval=interval(won.low, won.high, speak)), ""]
    return []


def named(speak: Say, kind: str, code: str) -> str:
    """What a game calls a fact of a match, or a way to end; a fact of a card or a player names it.

    >>> named(Say("en", find_game("conan")), "fact", "one-sided proposals")
    'one-sided proposals'
    """
    words = code.replace("%", "share").split()
    if speak.has(f"{kind}-{'-'.join(words)}"):
        return speak(f"{kind}-{'-'.join(words)}")
    whose = next((word for word in words if word.isdecimal() or speak.has(f"card-{word}")), "")
    name = speak(f"card-{whose}") if speak.has(f"card-{whose}") else whose
    rest = "-".join(word for word in words if word != whose)
    return speak(f"{kind}-of-{rest}", of=name) if speak.has(f"{kind}-of-{rest}") else name or code


def head(*keys: str, speak: Say) -> list[str]:
    """The head of a table in Markdown."""
    return [row(*(speak(key) for key in keys)), row(*("---" for _ in keys))]


def row(*cells: str) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def interval(low: float, high: float, speak: Say) -> str:
    """Two rates as the ends of an interval."""
    return f"{percent(low, speak)} – {percent(high, speak)}"


def place_row(place: Place, fair: float, speak: Say) -> str:
    """A place in turn order: its share of the victories, and how far that is from a fair one."""
    gap = f"{100 * (place.rate - fair):+.1f}".replace(".", speak("decimal-mark"))
    return row(str(place.place + 1), percent(place.rate, speak), interval(place.low, place.high, speak), gap)


def spread_row(name: str, found: Spread, speak: Say) -> str:
    """How some numbers are spread."""
    quarters = " / ".join(f"{value:g}" for value in (found.quarter, found.median, found.three_quarters))
    cells = (f"{found.mean:.2f}", f"{found.deviation:.2f}", quarters, f"{found.low} – {found.high}")
    return row(name, *(cell.replace(".", speak("decimal-mark")) for cell in cells))
