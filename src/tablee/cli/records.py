"""`tablee replay` and `tablee verify`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from .. import sentences
from ..engine.errors import BadRecord
from ..engine.position import Position
from ..engine.rng import commitment
from ..registry import replay as replayed
from .base import Settings, Trouble, app, err, find_game, out, say, unreplayable
from .drawing import Drawing
from .files import read_record
from .telling import ending
from .variants import change_lines, mark

BROKEN_OFF: Final = {
    "resign": "replay-resigned",
    "stop": "replay-stopped",
    "time": "replay-time",
    "claim": "replay-claim",
}
File = Annotated[Path, typer.Argument(metavar="FILE")]


@app.command()
def replay(file: File, seat: Annotated[int | None, typer.Option(metavar="N")] = None) -> None:
    """Show a saved match move by move."""
    record = read_record(file)
    game = find_game(record["game"])
    try:
        pos = replayed(record)
    except BadRecord as error:
        raise Trouble(say()("cli-bad-record", file=str(file), why=unreplayable(game, error))) from None
    if seat is not None and not 1 <= seat <= pos.seats:
        raise Trouble(say()("cli-bad-seat", seat=seat, seats=pos.seats))
    names = names_in(record, pos.seats)
    ended = broken_off(record, names)
    if seat is not None and not (pos.over or ended or seat - 1 == own_seat(record)):
        raise Trouble(say()("replay-secret", seat=seat))
    shown = Replay(pos, None if seat is None else seat - 1, names, ended, reported(record))
    if sys.stdin.isatty() and sys.stdout.isatty():
        shown.step_through()
    else:
        shown.tell_all()


def reported(record: dict[str, Any]) -> tuple[int, str] | None:
    """The step at which somebody found something wrong, and what; None for a record that is no report."""
    found = record.get("report")
    step, words = (found.get("step"), found.get("words")) if isinstance(found, dict) else (None, None)
    return (max(0, step), words) if isinstance(step, int) and isinstance(words, str) else None


def own_seat(record: dict[str, Any]) -> object:
    """The seat whose cards the keeper of an unfinished match knows; None where the file names none."""
    table = record.get("table")
    return table.get("seat") if isinstance(table, dict) else None


def names_in(record: dict[str, Any], seats: int) -> list[str]:
    """The names at the table of a record, or numbers."""
    table = record.get("table")
    names = table.get("names") if isinstance(table, dict) else None
    if isinstance(names, list) and len(names) == seats and all(isinstance(name, str) for name in names):
        return [name if name not in ("Vous", "You") else say()("seat-name", seat=n + 1) for n, name in enumerate(names)]
    return [say()("seat-name", seat=seat + 1) for seat in range(seats)]


def broken_off(record: dict[str, Any], names: Sequence[str]) -> str:
    """How a match ended that was not played out, in a sentence; empty for any other."""
    ended = record.get("ended")
    if not isinstance(ended, dict) or ended.get("how") not in BROKEN_OFF:
        return ""
    seat = ended.get("seat")
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "?"
    return say()(BROKEN_OFF[ended["how"]], who=who)


class Replay:
    """A match move by move, as one seat saw it, as a spectator does, or wholly open once it is over.

    `broken_off` says how it ended where it was not played out; `report` is the step to open it at, and what is wrong there.
    """

    def __init__(
        self,
        end: Position,
        seat: int | None,
        names: Sequence[str],
        broken_off: str = "",
        report: tuple[int, str] | None = None,
    ) -> None:
        self.broken_off = broken_off
        self.report = report
        self.game = end.config.game
        self.end = end
        self.seat = seat
        self.names = names
        self.moves = len(end.moves)
        self.drawing = Drawing(self.game, say(self.game))
        self.console = out()
        self.frames = [end.undone(self.moves)]
        for mover, action in end.moves:
            after = self.frames[-1].clone()
            after.play(mover, action)
            self.frames.append(after)

    def events(self, pos: Position) -> list[dict[str, object]]:
        """The log of a moment; a finished match has no secrets left for those who ask for no seat."""
        return pos.open_events() if self.seat is None and self.end.over else pos.events(self.seat)

    def lines(self, step: int) -> list[str]:
        """What the move before a frame brought about."""
        since = len(self.events(self.frames[step - 1])) if step else 0
        events = self.events(self.frames[step])[since:]
        lines = [sentences.event_text(self.game, Settings.lang, event, self.names, self.seat) for event in events]
        if self.report is not None and step == min(self.report[0], self.moves):
            lines.append(say()("replay-reported", words=self.report[1]))
        return lines

    def tell_all(self) -> None:
        """Print what was changed of the game, the whole log, a line for each event, and the end."""
        for change in change_lines(self.game, self.game.overlay, say(self.game)):
            self.console.print(change, soft_wrap=True)
        for step in range(len(self.frames)):
            for line in self.lines(step):
                self.console.print(self.drawing.painted(f"{step:>3}  {line}"), soft_wrap=True)
        self.close()

    def close(self) -> None:
        """Show how the match ended."""
        view = sentences.plain(self.end.view(self.seat))
        if view["outcome"] is None:
            self.console.print(self.broken_off or say()("replay-unfinished", moves=self.moves), style="dim")
            return
        self.console.print(self.drawing.sheet(view, self.names))
        self.console.print(ending(view["outcome"], self.names, self.seat, say()), style="bold green")

    def step_through(self) -> None:
        """Show one moment after another, as the person wishes."""
        step = min(self.report[0], self.moves) if self.report else 0
        while True:
            self.show(step)
            answer = self.console.input(Text("› ", "bold cyan")).strip().lower()
            if answer in ("q", "x"):
                return
            step = self.next_step(step, answer)

    def next_step(self, step: int, answer: str) -> int:
        """Enter goes on, `p` goes back, a number goes there."""
        wanted = int(answer) if answer.isdecimal() else step - 1 if answer in ("p", "b", "-") else step + 1
        return max(0, min(wanted, len(self.frames) - 1))

    def show(self, step: int) -> None:
        """Show the table after so many moves, and what the last one brought about."""
        self.console.clear()
        title = f"{self.game.title(Settings.lang)}  {step}/{self.moves}  {mark(self.game, say(self.game))}".rstrip()
        self.console.rule(Text(title, "bold"), align="left", style="dim")
        self.console.print(self.drawing.table(sentences.plain(self.frames[step].view(self.seat)), self.names))
        for line in self.lines(step):
            self.console.print(Text.assemble(("• ", "dim"), self.drawing.painted(line)))
        if step == self.moves:
            self.close()
        self.console.print(say()("replay-keys"), style="dim")


@app.command()
def verify(file: File) -> int:
    """Play a saved match again and say whether it is what it claims to be."""
    record = read_record(file)
    game = find_game(record["game"])
    speak = say(game)
    try:
        pos = replayed(record)
        sealed = proven(record, pos)
    except BadRecord as error:
        err().print(f"✗ {speak('verify-bad', file=str(file), why=unreplayable(game, error))}", style="red", soft_wrap=True)
        return 1
    state = "verify-finished" if pos.over else "verify-running"
    out().print(
        f"✓ {speak('verify-good', game=game.title(Settings.lang), seats=pos.seats, moves=len(pos.moves))}", style="green"
    )
    for change in change_lines(game, pos.config.game.overlay, speak):
        out().print(change, soft_wrap=True)
    out().print(broken_off(record, names_in(record, pos.seats)) or speak(state))
    out().print(speak("verify-sealed" if sealed else "verify-unsealed"))
    return 0


def proven(record: dict[str, Any], pos: Position) -> bool:
    """Whether a published commitment fits the revealed seed (and the outcome the replayed one); BadRecord when not."""
    stated = record.get("outcome")
    reached = pos.outcome.to_dict() if pos.outcome else {}
    if isinstance(stated, dict) and any(stated.get(key) != reached.get(key) for key in ("scores", "winners")):
        raise BadRecord(say()("verify-outcome"))
    if "commitment" not in record:
        return False
    start = record["start"]
    if not isinstance(start, dict) or "seed" not in start:
        raise BadRecord(say()("verify-no-seed"))
    if commitment(start["seed"]) != record["commitment"]:
        raise BadRecord(say()("verify-commitment"))
    return True
