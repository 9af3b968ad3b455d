"""What every body and answer shares: how they are written, the plain types, and why a call was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ...engine.text import LANGUAGES

ENCODER: Final = msgspec.json.Encoder()
"""Writes everything that is sent."""

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
GameId = Annotated[str, Meta(max_length=40)]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]  # one of the languages that there are files for
Level = Annotated[str, Meta(min_length=1, max_length=20)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends has the fields it is described by, and no others."""


class Problem(Struct):
    """Why a call was refused, in a sentence."""

    error: str
