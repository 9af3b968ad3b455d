"""Who one is: devices, codes, passkeys, and what others are shown of somebody."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .base import Body, Lang, Name

CodeText = Annotated[str, Meta(min_length=1, max_length=40)]


class ChangeMe(Body):
    """What one changes of oneself; the rest stays. `hidden`: others are shown no profile."""

    name: Name | None = None
    lang: Lang | None = None
    hidden: bool | None = None


class Device(Struct):
    """One of one's own devices: what it is, "" where that is not known; on which day it was last used; whether it asks."""

    id: str
    device: str
    created: int
    used: int | None
    here: bool


class LinkCode(Struct):
    """A one-time code for another device, and until when it can be entered, by the clock that says `now`."""

    code: str
    expires: int
    now: int


class EnterCode(Body):
    """A one-time code as somebody enters it."""

    code: CodeText


class CodeOwner(Struct):
    """Who a device would be that enters a code; `yours`: whoever asks is that already."""

    name: str
    yours: bool


class PasskeyFacts(Struct):
    """One of one's own passkeys: on which device it was made, and on which day it was last used."""

    id: str
    name: str
    created: int
    used: int | None


class PasskeyChallenge(Struct):
    """What a browser is asked for, in the form that `PublicKeyCredential` reads from JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Body):
    """What the browser answers, in the form that `PublicKeyCredential` writes as JSON."""

    credential: dict[str, Any]


class GamePlayed(Struct):
    """How many public matches of a game somebody has finished."""

    game: str
    matches: int


class Profile(Struct):
    """What others are shown of somebody: since which month they have been here, and what they have played in public.

    `hidden`: nobody but the person themselves is shown it.
    """

    person: str
    name: str
    since: str
    games: list[GamePlayed]
    hidden: bool
