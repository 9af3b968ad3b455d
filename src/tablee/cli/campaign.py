"""`tablee campaign`: a campaign kept in a file, played chapter by chapter against bots."""

from __future__ import annotations

import getpass
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ..campaigns import campaign_of, reason
from ..engine.errors import BadCampaign
from ..engine.game import Game
from ..engine.offers import CampaignRules
from ..engine.position import Position
from ..engine.text import fault_text
from ..registry import list_games
from .base import Trouble, app, checked, find_game, option, out, say
from .files import MOST_BYTES, data_folder, write_json
from .match import Match, Seating
from .play import begin, checked_order, dealt, resumed, seated

group = typer.Typer()
app.add_typer(group, name="campaign")
NameArgument = Annotated[str | None, typer.Argument(metavar="NAME")]


@group.callback(invoke_without_command=True)
def campaign(context: typer.Context) -> None:
    """The group of commands; without one of them, what they are."""
    if context.invoked_subcommand is None:
        context.get_help()


@dataclass
class Kept:
    """A campaign and the file it is kept in."""

    path: Path
    game: Game
    rules: CampaignRules
    state: Any

    @property
    def shown(self) -> dict[str, Any]:
        """What a client draws of the campaign."""
        plain: dict[str, Any] = msgspec.to_builtins(self.rules.show(self.state))
        return plain

    @property
    def drawing(self) -> Any:
        """How the game draws its campaign."""
        return self.game.terminal() if self.game.terminal else None

    def write(self) -> None:
        """Write the campaign into its file."""
        write_json(self.path, self.rules.save(self.state))

    def tell(self) -> None:
        """What comes next: the next chapter, the choice after a defeat, or the end of it all."""
        if self.shown["choosing"]:
            out().print(self.drawing.ended(self.shown, say(self.game)))
            out().print(say()("cli-campaign-choose", name=self.path.stem), style="yellow", soft_wrap=True)
        else:
            out().print(self.drawing.chapter(self.shown, say(self.game)))


@contextmanager
def speaking(game: Game, file: Path | None = None) -> Iterator[None]:
    """Turn what a campaign does not allow into Trouble in the person's language, which names the file if there is one."""
    try:
        yield
    except BadCampaign as error:
        why = reason(game, error, say().lang)
        raise Trouble(why if file is None else say()("cli-not-campaign", file=str(file), why=why)) from None


# Files.


def folder() -> Path:
    """Where this person's campaigns are kept."""
    return data_folder() / "campaigns"


def file_of(name: str) -> Path:
    """The file of a campaign by its name.

    >>> file_of("Les Sept-Gués !").name
    'les-sept-gués.json'
    """
    words = re.sub(r"\W+", "-", name.lower()).strip("-")
    return folder() / f"{words or 'campaign'}.json"


def read(path: Path) -> Kept:
    """The campaign of a file; Trouble says what is wrong with it."""
    game, data = parsed(path)
    with speaking(game, path):
        rules = campaign_of(game)
        return Kept(path, game, rules, rules.load(data))


def parsed(path: Path) -> tuple[Game, object]:
    """What a file holds, and of which game it says it is."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Trouble(say()("cli-not-campaign", file=str(path), why=say()("cli-too-large")))
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Trouble(say()("cli-cannot-read", file=str(path), why=fault_text(error, say().lang))) from None
    except (ValueError, RecursionError):
        raise Trouble(say()("cli-not-campaign", file=str(path), why=say()("cli-no-json"))) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Trouble(say()("cli-not-campaign", file=str(path), why=say()("cli-names-no-game")))
    return find_game(data["game"]), data


def kept(name: str | None) -> Kept:
    """A campaign by its name, which may be left unsaid when there is only one."""
    files = sorted(folder().glob("*.json"))
    if name is None and len(files) == 1:
        return read(files[0])
    if name is not None and file_of(name).exists():
        return read(file_of(name))
    known = ", ".join(file.stem for file in files)
    if not known:
        raise Trouble(say()("cli-campaign-none"))
    raise Trouble(say()("cli-no-campaign", name=name, names=known) if name else say()("cli-campaign-which", names=known))


def keep_new(path: Path, rules: CampaignRules, game: Game, state: Any) -> Kept:
    """Write a campaign that is not kept yet; Trouble if there is one of that name."""
    if path.exists():
        raise Trouble(say()("cli-campaign-exists", name=path.stem))
    made = Kept(path, game, rules, state)
    made.write()
    return made


# Commands.


@group.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
) -> None:
    """Begin a campaign."""
    found = find_game(game or next(one for one in list_games() if find_game(one).campaign))
    with speaking(found):
        rules = campaign_of(found)
        made = rules.new(tidy(name))
    keep_new(file_of(name), rules, found, made).tell()


@group.command("list")
def listing() -> None:
    """List the campaigns that are kept."""
    drawn = Table(box=box.SIMPLE, show_header=False)
    for path in sorted(folder().glob("*.json")):
        found = read(path)
        played = say()("cli-campaign-played", count=len(found.shown["chronicle"]))
        drawn.add_row(Text(path.stem, "bold cyan"), found.shown["name"], found.game.id, played)
    out().print(drawn if drawn.row_count else say()("cli-campaign-none"))


@group.command()
def show(name: NameArgument = None, tales: Annotated[bool, typer.Option("--tales")] = False) -> None:
    """Show how a campaign stands, with the tales of its chapters if they are wanted."""
    found = kept(name)
    if found.shown["chronicle"]:
        out().print(found.drawing.chronicle(found.shown, say(found.game), tales))
    found.tell()


@group.command()
def play(
    name: NameArgument = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    against: Annotated[str, typer.Option(metavar="BOT[,BOT…]")] = "normal",
    seat: Annotated[int, typer.Option(metavar="N")] = 1,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    given: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    order: Annotated[str | None, typer.Option(metavar="ORDER")] = None,
    hero: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play the next chapter of a campaign against bots."""
    found = kept(name)
    found.tell()
    if resume is not None:
        pos, seating = resumed(found.game.id, resume)
        same_chapter(found, pos, resume)
    else:
        pos, seating = next_chapter(found, seats, against, seat, seed, given or [])
    if order is not None:
        seating.order = checked_order(found.game, order)
    if sys.stdin.isatty():
        import readline  # noqa: F401  (line editing and history)

        input(f"{say()('cli-campaign-begin')} ")
    match = begin(pos, seating)
    match.hero = hero or ""
    match.play()
    if match.pos.over:
        conclude(found, match)
    else:
        out().print(say()("cli-campaign-resume", name=found.path.stem), style="dim", soft_wrap=True)


def next_chapter(
    found: Kept, seats: int | None, against: str, seat: int, seed: str | None, given: list[str]
) -> tuple[Position, Seating]:
    """The match of the next chapter, and who sits where."""
    n, _ = checked(found.game, seats, [])
    with speaking(found.game):
        options = found.rules.options(found.state, dict(option(found.game, text, n) for text in given))
    return dealt(found.game, n, seed, options), seated(found.game, n, against, seat)


def same_chapter(found: Kept, pos: Position, path: Path) -> None:
    """Refuse a saved match of another campaign or chapter."""
    with speaking(found.game):
        wanted = found.rules.options(found.state, {})
    if any(pos.config.options[name] != value for name, value in wanted.items()):
        raise Trouble(say()("cli-campaign-other", file=str(path), name=found.path.stem))


def conclude(found: Kept, match: Match) -> None:
    """Write down the chapter of a match that is over, and tell what follows."""
    names, addresses = list(match.names), ["n"] * match.pos.seats
    names[match.me] = match.hero or getpass.getuser().capitalize()[:40]
    addresses[match.me] = match.address or "n"
    with speaking(found.game):
        found.state = found.rules.conclude(found.state, match.pos, names, addresses)
    found.write()
    if not found.shown["choosing"]:
        out().print(found.drawing.ended(found.shown, say(found.game)))
    found.tell()


@group.command()
def choose(
    choice: Annotated[str, typer.Argument(metavar="replay|on")],
    name: NameArgument = None,
) -> None:
    """Say what follows a lost chapter: play it again, or go on."""
    found = kept(name)
    with speaking(found.game):
        found.state = found.rules.choose(found.state, choice)
    found.write()
    found.tell()


@group.command()
def export(file: Annotated[Path, typer.Argument(metavar="FILE")], name: NameArgument = None) -> None:
    """Write a campaign into a file that can be handed on."""
    found = kept(name)
    write_json(file, found.rules.save(found.state))
    out().print(say()("cli-campaign-written", file=str(file)), style="green", soft_wrap=True)


@group.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
) -> None:
    """Take in a campaign from a file, perhaps under another name."""
    game, data = parsed(file)
    with speaking(game, file):
        rules = campaign_of(game)
        state = rules.take_in(data, tidy, name)
    made = Kept(file, game, rules, state)
    keep_new(file_of(made.shown["name"]), rules, game, state).tell()


@group.command()
def rename(
    new_name: Annotated[str, typer.Argument(metavar="NEW")],
    name: NameArgument = None,
) -> None:
    """Give a campaign another name."""
    found = kept(name)
    with speaking(found.game):
        found.state = found.rules.rename(found.state, tidy(new_name))
    old, found.path = found.path, file_of(new_name)
    if found.path != old and found.path.exists():
        raise Trouble(say()("cli-campaign-exists", name=found.path.stem))
    found.write()
    if found.path != old:
        old.unlink()
    out().print(say()("cli-campaign-renamed", name=found.shown["name"], file=found.path.stem), style="green", soft_wrap=True)


@group.command()
def delete(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    yes: Annotated[bool, typer.Option("--yes")] = False,
) -> None:
    """Delete a campaign, after asking."""
    found = kept(name)
    if not yes and not agreed(say()("cli-campaign-delete", name=found.shown["name"])):
        out().print(say()("cli-campaign-kept"), style="dim")
        return
    found.path.unlink()
    out().print(say()("cli-campaign-deleted", name=found.shown["name"]), style="green", soft_wrap=True)


def agreed(question: str) -> bool:
    """Whether the person says yes, in French or in English; silence is a no."""
    try:
        return input(f"{question} ").strip().lower() in ("y", "yes", "o", "oui")
    except EOFError:
        return False


def tidy(name: str) -> str:
    """A name on one line.

    >>> tidy("  Les  Sept-Gués ")
    'Les Sept-Gués'
    """
    return " ".join("".join(char for char in name if char.isprintable() or char.isspace()).split())
