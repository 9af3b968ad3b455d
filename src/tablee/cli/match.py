"""A match in the terminal: one person against bots."""

from __future__ import annotations

import getpass
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .. import sentences
from ..bots import Advice, Bot, Perspective, advise
from ..engine.errors import IllegalMove
from ..engine.offers import Reason
from ..engine.position import Position
from ..engine.rng import Rng, commitment
from .base import Say, Trouble
from .chooser import Chooser
from .drawing import Drawing
from .files import data_folder, write_json
from .library import clause_of
from .sealing import seal

LOG_LINES = 20


class Leave(Exception):
    """The person goes."""


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
        given: dict[str, object] = {"order": self.order} if self.order else {}
        if self.forced:
            given["forced"] = True
        return {"seat": self.me, "bots": self.specs, "names": self.names, "takebacks": self.takebacks, **given}


@dataclass
class Match:
    """The match being played, and all that the person may type.

    `sent` are the moves made for the person without asking; `returned` says that a move was just taken back.
    """

    pos: Position
    seating: Seating
    say: Say
    console: Console
    bots: dict[int, Bot]
    eyes: Rng
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
        """Until the end, or until the person leaves; whatever else stops it, the match is kept."""
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
        legal = self.pos.legal(seat)
        if len(legal) == 1:
            self.pos.play(seat, legal[0])
            return
        window = Perspective.of(self.pos, seat, self.eyes)
        if not self.console.is_terminal:
            self.pos.play(seat, self.bots[seat].choose(window))
            return
        with self.console.status(self.say("play-thinking", who=self.names[seat])):
            action = self.bots[seat].choose(window)
        self.pos.play(seat, action)

    def answered_for(self) -> bool:
        """Whether a question was answered without asking; what one came back to is one's own to answer."""
        if self.returned:
            return False
        if not self.pos.agenda[-1].window and len(self.pos.legal(self.me)) > 1:
            return False
        world = self.pos.resample(self.me, self.eyes)
        action = self.game.ordered(world, self.me, self.seating.order, self.seating.forced)
        if action is not None:
            self.sent.add(self.moves())
            self.pos.play(self.me, action)
        return action is not None

    def person_plays(self) -> None:
        """Show the table and the question, and read until a move is made or the match changes."""
        before = self.pos
        moves = self.moves()
        view = sentences.plain(self.pos.view(self.me))
        chooser = Chooser(self.game, self.say, self.names, view, self.drawing.paint)
        self.show_table(view)
        self.ask(chooser, view)
        while self.pos is before and self.moves() == moves:
            try:
                self.obey(self.read(), chooser, view)
            except Trouble as trouble:
                self.console.print(f"{trouble}", style="yellow")
                if chooser.typing:
                    chooser.back()
                    self.console.print(chooser.show())

    def moves(self) -> int:
        return int(self.pos.past.moved) if self.pos.past else 0

    def read(self) -> str:
        line = self.console.input(Text("› ", "bold cyan")).strip()
        if not self.console.is_terminal:
            self.console.print()
        return line

    def obey(self, line: str, chooser: Chooser, view: dict[str, Any]) -> None:
        """One line: a command, or a choice."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "?":
                self.help()
            case "h":
                self.hint(view)
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
            case "read":
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
        """What can be typed, and the game's player aid."""
        self.console.print(Markdown(self.say("play-help")))
        title, *lines = self.drawing.aid() or [""]
        if lines:
            self.console.print(Panel("\n".join(lines), title=title, title_align="left"))

    def choose(self, line: str, chooser: Chooser) -> None:
        named = chooser.read(line)
        if named is None:
            self.console.print(chooser.show())
        else:
            self.move(named)

    def move(self, named: Mapping[str, object]) -> None:
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
        if self.console.is_terminal:
            self.console.clear()
        title = Text.assemble((self.game.title(self.lang), "bold"), "  ")
        self.console.rule(title, align="left", style="dim")
        self.console.print(self.drawing.table(view, self.names))
        for line in self.news():
            self.console.print(Text.assemble(("• ", "dim"), self.drawing.painted(line)))
        self.told = len(self.pos.events(self.me))

    def ask(self, chooser: Chooser, view: dict[str, Any]) -> None:
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
        lines = [sentences.event_text(self.game, self.lang, event, self.names, self.me) for event in self.pos.events(self.me)]
        for line in lines[-(int(count) if count.isdecimal() and int(count) else LOG_LINES) :]:
            self.console.print(Text.assemble(("• ", "dim"), self.drawing.painted(line)))

    def rule(self, name: str) -> None:
        text = clause_of(self.game, name) if name else ""
        if not text:
            raise Trouble(self.say("cli-no-clause", id=name or "?", game=self.game.id))
        self.console.print(Panel(Markdown(text)))

    def read_card(self, wanted: str) -> None:
        drawn = self.drawing.card(wanted) if wanted else None
        if drawn is None:
            raise Trouble(self.say("play-no-card", text=wanted or "?"))
        self.console.print(drawn)

    def hint(self, view: dict[str, Any]) -> None:
        """What a bot would do in this seat, with the numbers that make it say so where they say something."""
        window = Perspective.of(self.pos, self.me, self.eyes)
        with self.console.status(self.say("play-advising")):
            advice = advise(self.game, window, self.eyes.fork().word())
        if advice.shares:
            self.console.print(self.weighed(advice, view))
            self.console.print(self.say("play-advice-note", simulations=advice.tries), style="dim")
        else:
            self.console.print(self.say("play-advice-only", what=self.told_action(advice.action, view)))
        for reason in self.game.reasons(window.world, self.me, advice.action):
            self.console.print(self.because(reason))

    def told_action(self, action: int, view: dict[str, Any]) -> str:
        return sentences.action_text(self.game, self.lang, self.pos.name(action), self.names, view)

    def weighed(self, advice: Advice, view: dict[str, Any]) -> Table:
        """The actions weighed most, with their shares of the tries and what they brought."""
        grid = Table(box=None, header_style="dim")
        for key in ("play-advice-share", "play-advice-value", "play-advice"):
            grid.add_column(self.say(key), justify="left" if key == "play-advice" else "right")
        for action, share, value in advice.shares:
            grid.add_row(f"{share:.0%}", f"{value:+.2f}", self.drawing.painted(self.told_action(action, view)))
        return grid

    def because(self, reason: Reason) -> str:
        values: dict[str, Any] = dict(reason.values)
        values |= {name: self.say(value) for name, value in values.items() if isinstance(value, str)}
        return self.say(reason.key, **values)

    # Taking back, keeping, leaving.

    def undo(self) -> None:
        """One step by the engine's rule; alone against bots, back to one's previous decision."""
        past = self.pos.past
        assert past is not None
        moves = past.moves[: past.moved]
        mine = [n for n, (seat, _) in enumerate(moves) if seat == self.me and n not in self.sent]
        if not mine:
            raise Trouble(self.say("play-no-undo"))
        if self.pos.can_undo(self.me) == 0:
            self.seating.takebacks += 1
        self.pos = self.pos.undone(int(past.moved) - mine[-1])
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
        return data_folder() / f"{self.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.json"

    def save(self, name: str) -> None:
        """Keep the match under a name the person gave, or a new one."""
        self.keep(Path(name.strip()).expanduser() if name.strip() else self.new_file())

    def keep(self, path: Path) -> None:
        write_json(path, self.record() if self.pos.over else seal(self.record()))
        self.console.print(self.say("play-saved", file=str(path)), style="green", soft_wrap=True)
        if not self.pos.over:
            again = f"tablee play {self.game.id} --resume {path}"
            self.console.print(self.say("play-resume-with", command=again), style="dim", soft_wrap=True)

    def leave(self) -> None:
        answer = self.console.input(self.say("play-save-first") + " ").strip().lower()
        if answer in ("", "y", "yes", "o", "oui"):
            self.save("")
        raise Leave

    def finish(self) -> None:
        """The last news, the score sheet, who won; then the match may still be kept."""
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
        """What became of the person's character, called and addressed as they wish."""
        if not self.address:
            self.introduce(sys.stdin.isatty() and self.console.is_terminal)
        names = list(self.names)
        names[self.me] = self.hero
        self.console.print(self.drawing.tale(self.pos, self.me, names, self.address))

    def introduce(self, asking: bool) -> None:
        """The name and the form of address; nobody is asked who does not sit at a terminal."""
        known = self.names[self.me]
        self.hero = self.hero or (getpass.getuser().capitalize()[:40] if known == self.say("you") else known)
        self.address = "n"
        if asking:
            self.hero = self.console.input(self.say("play-hero", name=self.hero) + " ").strip()[:40] or self.hero
            given = self.console.input(self.say("play-address") + " ").strip().lower()[:1]
            self.address = given if given in ("m", "f") else "n"


def unseen(event: Mapping[str, object]) -> bool:
    """Whether an event is about nothing but cards that the person did not see."""
    told = [value for key, value in event.items() if key not in ("event", "seat", "n")]
    groups = [value for value in told if isinstance(value, list)]
    cards = [str(card) for group in groups for card in group]
    return bool(cards) and len(groups) == len(told) and all(card.startswith("?") for card in cards)


def ending(outcome: Mapping[str, Any], names: Sequence[str], me: int | None, say: Say) -> str:
    """Who won, in a sentence."""
    winners: list[int] = outcome["winners"]
    if not winners:
        return say("end-lost")
    who = ", ".join(names[seat] for seat in winners)
    total = outcome["scores"][winners[0]]
    if len(winners) == len(names) and len(names) > 1 and set(outcome["returns"]) == {1.0}:
        return say("end-together")
    if winners == [me]:
        return say("end-you", total=total)
    return say("end-win", who=who, total=total) if len(winners) == 1 else say("end-shared", who=who, total=total)
