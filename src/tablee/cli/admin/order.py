"""`tablee admin ban`, `mute` and what takes them back, and the queue of what people report of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..base import Trouble, out, say
from ..hosting import Config, Database, DatabaseFile, database_meant, when
from . import group
from .browsing import Limit, show, tell_more
from .changes import ANY_ID, PersonId

if TYPE_CHECKING:
    from ...server.operate.order import Outcome, Queued
    from ...server.storage.rows import Person

Days = Annotated[float | None, typer.Option(min=0.01, max=36_500, metavar="N")]
Why = Annotated[str, typer.Option(metavar="TEXT")]
MOST_WHY = 300


@group.command(context_settings=ANY_ID)
def ban(
    person: PersonId,
    days: Days = None,
    why: Why = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Keep a person from playing."""
    bar_and_tell(database_meant(database, database_file, config), person, "ban", days, why)


@group.command(context_settings=ANY_ID)
def mute(
    person: PersonId,
    days: Days = None,
    why: Why = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Keep a person from chatting."""
    bar_and_tell(database_meant(database, database_file, config), person, "mute", days, why)


@group.command(context_settings=ANY_ID)
def unban(person: PersonId, database: Database = "", database_file: DatabaseFile = "", config: Config = "") -> None:
    """Let a person play again."""
    lift_and_tell(database_meant(database, database_file, config), person, "ban")


@group.command(context_settings=ANY_ID)
def unmute(person: PersonId, database: Database = "", database_file: DatabaseFile = "", config: Config = "") -> None:
    """Let a person chat again."""
    lift_and_tell(database_meant(database, database_file, config), person, "mute")


def bar_and_tell(database: str, person: str, outcome: Outcome, days: float | None, why: str) -> None:
    """Ban or mute a person, and say until when."""
    from ...server.operate.order import bar

    barred = bar(database, person, outcome, days, short(why))
    out().print(told(barred, outcome), style="green", soft_wrap=True)


def lift_and_tell(database: str, person: str, outcome: Outcome) -> None:
    """Take a ban or a mute back, and say so."""
    from ...server.operate.order import lift

    lifted = lift(database, person, outcome)
    key = "cli-admin-unbanned" if outcome == "ban" else "cli-admin-unmuted"
    out().print(say()(key, id=lifted.id, name=lifted.name), style="green", soft_wrap=True)


def short(why: str) -> str:
    """What the keeper says to somebody who is barred, in one short line."""
    from ...server.names import clean_text

    if len(why) > MOST_WHY:
        raise Trouble(say()("cli-admin-long", most=MOST_WHY))
    return clean_text(why, MOST_WHY)


def told(person: Person, outcome: Outcome) -> str:
    """What was done to a person, in a sentence."""
    key = {"ban": "cli-admin-banned", "mute": "cli-admin-muted", "dismiss": "cli-admin-dismissed"}[outcome]
    until = person.banned if outcome == "ban" else person.muted
    return say()(key, id=person.id, name=person.name, until=how_long(until))


def how_long(until: int | None) -> str:
    """Until when somebody is barred, within a sentence."""
    from ...server.storage.rows import FOREVER

    moment = until_when(until)
    return moment if not moment or (until or 0) >= FOREVER else say()("cli-admin-until", when=moment)


def until_when(until: int | None) -> str:
    """Until when somebody is barred, as this machine has it."""
    from ...server.storage.rows import FOREVER, now

    if until is None or until <= now():
        return ""
    return say()("cli-admin-for-good") if until >= FOREVER else when(until)


@group.command()
def barred(database: Database = "", database_file: DatabaseFile = "", config: Config = "") -> None:
    """List who may not play or not chat."""
    from ...server.operate.order import barred_people

    found = barred_people(database_meant(database, database_file, config))
    rows = [(each.id, each.name, until_when(each.banned), until_when(each.muted), each.barred_why or "") for each in found]
    show("cli-admin-barred", rows, len(rows) or 1)


# The queue.


@group.command()
def queue(
    limit: Limit = 20,
    after: Annotated[str, typer.Option(metavar="REPORT")] = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """List what people report of each other."""
    from ...server.operate.order import queue as page

    found = page(database_meant(database, database_file, config), after, limit + 1)
    for each in found[:limit]:
        print_complaint(each)
    if not found:
        out().print(say()("cli-admin-none"))
    if len(found) > limit:
        tell_more(found[limit - 1].complaint.id)


@group.command(context_settings=ANY_ID)
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT")],
    ban: Annotated[bool, typer.Option("--ban")] = False,
    mute: Annotated[bool, typer.Option("--mute")] = False,
    dismiss: Annotated[bool, typer.Option("--dismiss")] = False,
    days: Days = None,
    why: Why = "",
    database: Database = "",
    database_file: DatabaseFile = "",
    config: Config = "",
) -> None:
    """Settle what was reported of a person."""
    from ...server.operate.order import settle as done

    outcomes: dict[Outcome, bool] = {"ban": ban, "mute": mute, "dismiss": dismiss}
    chosen = [outcome for outcome, wanted in outcomes.items() if wanted]
    if len(chosen) != 1:
        raise Trouble(say()("cli-admin-settle-one"))
    if chosen == ["dismiss"] and (days is not None or why):
        raise Trouble(say()("cli-admin-dismiss-alone"))
    person = done(database_meant(database, database_file, config), report, chosen[0], days, short(why))
    out().print(say()("cli-admin-settled", id=report), style="green", soft_wrap=True)
    out().print(told(person, chosen[0]), soft_wrap=True)


def print_complaint(each: Queued) -> None:
    """Print a complaint with its context; nothing in it drives the terminal."""
    made, about = each.complaint, each.about
    reason = say()(f"cli-admin-reason-{made.reason}")
    out().print(say()("cli-admin-complaint", id=made.id, when=when(made.at), reason=reason), style="bold", soft_wrap=True)
    line(say()("cli-admin-about", name=made.name, id=about.id, often=each.often, n=each.people))
    for until, key in ((about.banned, "cli-admin-is-banned"), (about.muted, "cli-admin-is-muted")):
        if until_when(until):
            line(say()(key, until=how_long(until)))
    line(say()("cli-admin-by", name=each.by, id=made.person))
    if made.match is not None:
        line(say()("cli-admin-at", table=made.match, game=each.game, step=made.step or 0))
    if made.words:
        line(say()("cli-admin-words", words=made.words))
    for said in each.lines:
        meant = "cli-admin-line-meant" if said.n == made.line else "cli-admin-line"
        line(say()(meant, when=when(said.at), name=said.name or "…", text=said.text or "…"), 4)


def line(text: str, indent: int = 2) -> None:
    """Print a line of a complaint without anything that drives the terminal."""
    from ...server.names import plain

    out().print(" " * indent + "".join(char for char in text if plain(char)), soft_wrap=True, markup=False, highlight=False)
