"""A match in the terminal: one person against bots."""

from __future__ import annotations

import getpass
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from .. import sentences
from ..bots import Bot, Perspective
from ..engine.errors import IllegalMove
from ..engine.position import Position
from ..engine.rng import Rng, commitment
from .base import Say, Trouble
from .chooser import Chooser
from .drawing import Drawing
from .files import data_folder, write_json
from .hints import show_hint
from .library import clause_of
from .sealing import seal
from .telling import ending, unseen
from .variants import change_lines, mark

LOG_LINES = 20


class Leave(Exception):
    """The person leaves the match."""


@dataclass
class Seating:
    """Who sits where: the person's seat with its standing order, and the bot of every other.

    `forced`: an answer that is the only one is sent for the person.
    """

    me: int
    specs: list[str]
    names: list[str]
    takebacks: int = 0
    order: str | None = None
    forced: bool = False

    def to_dict(self) -> dict[str, object]:
        """The seating as a saved match keeps it."""
        given: dict[str, object] = {"order": self.order} if self.order else {}
        if self.forced:
            given["forced"] = True
        return {"seat": self.me, "bots": self.specs, "names": self.names, "takebacks": self.takebacks, **given}


@dataclass
class Match:
    """The match being played, and all that the person may type.

    `chance` deals the worlds that bots imagine. `told` is how many events the person has read. `sent` are the moves made for
    the person without asking; `returned` says that a move was just taken back. `hero` and `address` are the name and the form
    of address of the person's character, where the game tells a tale.
    """

    pos: Position
    seating: Seating
    say: Say
    console: Console
    bots: dict[int, Bot]
    chance: Rng
    told: int = 0
    sent: set[int] = field(default_factory=set)
    returned: bool = False
    hero: str = ""
    address: str = ""
    drawing: Drawing = field(init=False)

    def __post_init__(self) -> None:
        self.game = self.pos.config.game
        self.lang = self.say.lang
        self.me = self.seating.me
        self.names = self.seating.names
        self.drawing = Drawing(self.game, self.say)

    # The course of a match.

    def play(self) -> None:
        """Play until the end, or until the person leaves; whatever else stops it, the match is kept."""
        try:
            while not self.pos.over:
                waiting = [seat for seat in self.pos.to_act if seat != self.me]
                if waiting:
                    self.bot_plays(waiting[0])
                elif not self.answered_for():
                    self.person_plays()
            self.finish()
        except Leave:
            return
        except BaseException as gone:
            self.console.print()
            self.keep(data_folder() / f"autosave-{self.game.id}.json")
            if not isinstance(gone, EOFError):
                raise

    def bot_plays(self, seat: int) -> None:
        """Let the bot of a seat answer; nobody thinks about an only answer."""
        legal = self.pos.legal(seat)
        if len(legal) == 1:
            self.pos.play(seat, legal[0])
            return
        perspective = Perspective.of(self.pos, seat, self.chance)
        if not self.console.is_terminal:
            self.pos.play(seat, self.bots[seat].choose(perspective))
            return
        with self.console.status(self.say("play-thinking", who=self.names[seat])):
            action = self.bots[seat].choose(perspective)
        self.pos.play(seat, action)

    def answered_for(self) -> bool:
        """Whether a question was answered without asking; what one came back to is one's own to answer."""
        if self.returned:
            return False
        question = self.pos.question
        if question is None or (not question.window and len(self.pos.legal(self.me)) > 1):
            return False
        world = self.pos.resample(self.me, self.chance)
        action = self.game.ordered(world, self.me, self.seating.order, self.seating.forced)
        if action is not None:
            self.sent.add(len(self.pos.moves))
            self.pos.play(self.me, action)
        return action is not None

    def person_plays(self) -> None:
        """Show the table and the question, and read until a move is made or the match changes."""
        before = self.pos
        moves = len(self.pos.moves)
        view = sentences.plain(self.pos.view(self.me))
        chooser = Chooser(self.game, self.say, self.names, view, self.drawing.paint)
        self.show_table(view)
        self.ask(chooser, view)
        while self.pos is before and len(self.pos.moves) == moves:
            try:
                self.obey(self.read(), chooser, view)
            except Trouble as trouble:
                self.console.print(f"{trouble}", style="yellow")
                if chooser.typing:
                    chooser.back()
                    self.console.print(chooser.show())

    def read(self) -> str:
        """A line that the person types."""
        line = self.console.input(Text("› ", "bold cyan")).strip()
        if not self.console.is_terminal:
            self.console.print()
        return line

    def obey(self, line: str, chooser: Chooser, view: dict[str, Any]) -> None:
        """Carry out one line: a command, or a choice."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "?":
                self.help()
            case "h":
                show_hint(self, view)
            case "u":
                self.undo()
            case "o":
                self.order(rest.strip())
            case "f":
                self.send_forced()
            case "l":
                self.log(rest)
            case "s":
                self.save(rest)
            case "r":
                self.rule(rest.strip())
            case "v":
                self.variant()
            case "read" | "lire":
                self.read_card(rest.strip())
            case "q":
                self.leave()
            case "" | "t" | "b":
                chooser.back()
                if word == "t":
                    self.show_table(view)
                self.ask(chooser, view)
            case _:
                self.choose(line, chooser)

    def help(self) -> None:
        """Show what can be typed, and the game's player aid."""
        self.console.print(Markdown(self.say("play-help")))
        title, *lines = self.drawing.aid() or [""]
        if lines:
            self.console.print(Panel("\n".join(lines), title=title, title_align="left"))

    def choose(self, line: str, chooser: Chooser) -> None:
        """Carry out what was chosen, or show what is still to be typed."""
        named = chooser.read(line)
        if named is None:
            self.console.print(chooser.show())
        else:
            self.move(named)

    def move(self, named: Mapping[str, object]) -> None:
        """Make a move of the person's; Trouble says which rule refuses it."""
        try:
            self.pos.play(self.me, named)
        except IllegalMove as refused:
            known = self.say.has(f"refuse-{refused.rule}")
            why = self.say(f"refuse-{refused.rule}") if known else refused.why
            raise Trouble(f"✗ {why} [{refused.rule}]") from None
        self.returned = False

    def order(self, wanted: str) -> None:
        """Give a standing order, by its number or its name, or show those there are."""
        names = list(self.game.orders)
        if not names:
            raise Trouble(self.say("play-no-orders"))
        chosen = names[int(wanted) - 1] if wanted.isdecimal() and 0 < int(wanted) <= len(names) else wanted
        if wanted and chosen not in names:
            raise Trouble(self.say("play-range", count=len(names)))
        if wanted:
            self.seating.order = chosen
        for number, name in enumerate(names, 1):
            given = name == self.game.order(self.seating.order)
            self.console.print(
                Text(f"{'●' if given else '○'} {number} {self.say(f'order-{name}')}", "bold" if given else "dim")
            )
        if wanted:
            self.returned = False
            self.answered_for()

    def send_forced(self) -> None:
        """Switch on or off that an answer which is the only one is sent without asking."""
        self.seating.forced = not self.seating.forced
        self.console.print(self.say("play-forced-on" if self.seating.forced else "play-forced-off"), style="bold")
        if self.seating.forced:
            self.returned = False
            self.answered_for()

    # Showing.

    def show_table(self, view: dict[str, Any]) -> None:
        """Show the table, and what happened since the person last looked."""
        if self.console.is_terminal:
            self.console.clear()
        told = f"{variant} (v)" if (variant := mark(self.game, self.say)) else ""
        title = Text.assemble((self.game.title(self.lang), "bold"), "  ", (told, "yellow"))
        self.console.rule(title, align="left", style="dim")
        self.console.print(self.drawing.table(view, self.names))
        for line in self.news():
            self.console.print(Text.assemble(("• ", "dim"), self.drawing.painted(line)))
        self.told = len(self.pos.events(self.me))

    def ask(self, chooser: Chooser, view: dict[str, Any]) -> None:
        """Show the question and what can be answered."""
        question = sentences.question_text(self.game, self.lang, view, self.names)
        self.console.print(Text.assemble(("» " + question, "bold"), "   ", (self.say("play-keys"), "dim")))
        self.console.print(chooser.show())

    def news(self) -> list[str]:
        """What happened since the person last looked, less what they saw nothing of."""
        events = self.pos.events(self.me, self.told)
        return [
            sentences.event_text(self.game, self.lang, event, self.names, self.me) for event in events if not unseen(event)
        ]

    def log(self, count: str) -> None:
        """Show the last lines of the log, as many as were asked for."""
        lines = [sentences.event_text(self.game, self.lang, event, self.names, self.me) for event in self.pos.events(self.me)]
        for line in lines[-(int(count) if count.isdecimal() and int(count) else LOG_LINES) :]:
            self.console.print(Text.assemble(("• ", "dim"), self.drawing.painted(line)))

    def rule(self, name: str) -> None:
        """Show a clause of the rules."""
        text = clause_of(self.game, name) if name else ""
        if not text:
            raise Trouble(self.say("cli-no-clause", id=name or "?", game=self.game.id))
        self.console.print(Panel(Markdown(text)))

    def variant(self) -> None:
        """Show what of the game was changed for this match."""
        lines = change_lines(self.game, self.game.overlay, self.say)
        if not lines:
            raise Trouble(self.say("play-no-variant"))
        for line in lines:
            self.console.print(line)

    def read_card(self, wanted: str) -> None:
        """Show a card by its number or its name."""
        drawn = self.drawing.card(wanted) if wanted else None
        if drawn is None:
            raise Trouble(self.say("play-no-card", text=wanted or "?"))
        self.console.print(drawn)

    # Taking back, keeping, leaving.

    def undo(self) -> None:
        """Go back to the person's previous decision, which alone against bots is always possible."""
        moves = self.pos.moves
        mine = [n for n, (seat, _) in enumerate(moves) if seat == self.me and n not in self.sent]
        if not mine:
            raise Trouble(self.say("play-no-undo"))
        if self.pos.can_undo(self.me) == 0:
            self.seating.takebacks += 1
        self.pos = self.pos.undone(len(moves) - mine[-1])
        self.sent = {n for n in self.sent if n < mine[-1]}
        self.returned = True
        self.told = len(self.pos.events(self.me))

    def record(self) -> dict[str, object]:
        """The match as a file: its record, who sat where, and the seal of its deal."""
        kept: dict[str, object] = {**self.pos.record(), "table": self.seating.to_dict()}
        start = kept["start"]
        if isinstance(start, dict) and "seed" in start:
            kept["commitment"] = commitment(start["seed"])
        return kept

    def new_file(self) -> Path:
        """A new file for the match, named by game and time."""
        return data_folder() / f"{self.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.json"

    def save(self, name: str) -> None:
        """Keep the match under a name the person gave, or a new one."""
        self.keep(Path(name.strip()).expanduser() if name.strip() else self.new_file())

    def keep(self, path: Path) -> None:
        """Write the match into a file, sealed while it is not over, and say how to go on."""
        write_json(path, self.record() if self.pos.over else seal(self.record()))
        self.console.print(self.say("play-saved", file=str(path)), style="green", soft_wrap=True)
        if not self.pos.over:
            again = f"tablee play {self.game.id} --resume {path}"
            self.console.print(self.say("play-resume-with", command=again), style="dim", soft_wrap=True)

    def leave(self) -> None:
        """Leave the match, and keep it if the person wants to."""
        answer = self.console.input(self.say("play-save-first") + " ").strip().lower()
        if answer in ("", "y", "yes", "o", "oui"):
            self.save("")
        raise Leave

    def finish(self) -> None:
        """Show the last news, the score sheet and who won; then the match may still be kept."""
        view = sentences.plain(self.pos.view(self.me))
        self.show_table(view)
        self.console.print(self.drawing.sheet(view, self.names))
        self.console.print(ending(view["outcome"], self.names, self.me, self.say), style="bold green")
        if self.drawing.has_tale:
            self.tell_tale()
        self.console.print(self.say("play-after"), style="dim")
        while True:
            try:
                word, _, rest = self.read().partition(" ")
            except EOFError:
                return
            match word.lower():
                case "s":
                    self.save(rest)
                case "l":
                    self.log(rest)
                case "u":
                    self.undo()
                    self.play()
                    return
                case _:
                    return

    def tell_tale(self) -> None:
        """Tell what became of the person's character, called and addressed as they wish."""
        if not self.address:
            self.introduce(sys.stdin.isatty() and self.console.is_terminal)
        names = list(self.names)
        names[self.me] = self.hero
        self.console.print(self.drawing.tale(self.pos, self.me, names, self.address))

    def introduce(self, asking: bool) -> None:
        """Ask for the name and the form of address, of somebody who sits at a terminal."""
        known = self.names[self.me]
        self.hero = self.hero or (getpass.getuser().capitalize()[:40] if known == self.say("you") else known)
        self.address = "n"
        if asking:
            self.hero = self.console.input(self.say("play-hero", name=self.hero) + " ").strip()[:40] or self.hero
            given = self.console.input(self.say("play-address") + " ").strip().lower()[:1]
            self.address = given if given in ("m", "f") else "n"
