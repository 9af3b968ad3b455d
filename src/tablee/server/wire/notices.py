"""Being told on a device: which devices, of what, and when not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..storage.people.notices import Kind
from .base import Body

Base64Url = Annotated[str, Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_-]+$")]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=1440)]


class PushKey(Struct):
    """The public key with which a browser subscribes to what this server sends."""

    key: str


class NewDevice(Body):
    """A browser that wants to be told: what its push service has given it. `agent` says roughly which browser it is."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000, pattern=r"^https://")]
    p256dh: Base64Url
    auth: Base64Url
    agent: Annotated[str, Meta(max_length=60)] = ""


class AnyDevice(Body):
    """A device by its id."""

    device: Annotated[str, Meta(max_length=60)]


class DeviceFacts(Struct):
    """A device of a person, since when it is told."""

    id: str
    agent: str
    created: int


class QuietHours(Struct, forbid_unknown_fields=True):
    """From when to when nothing is told: minutes of the day in a time zone of the IANA list."""

    begin: MinuteOfDay
    end: MinuteOfDay
    zone: Annotated[str, Meta(min_length=1, max_length=60)]


class NoticeFacts(Struct):
    """What a person is told of, and where. `device` is the one that was just added."""

    kinds: list[Kind]
    quiet: QuietHours | None
    devices: list[DeviceFacts]
    tables: dict[str, Literal["none", "only"]]
    device: str | None = None


class ChangeNotices(Body):
    """What one changes of it; quiet hours that are null end."""

    kinds: Annotated[list[Kind], Meta(max_length=10)] | None = None
    quiet: QuietHours | UnsetType | None = UNSET


class TableNotices(Body):
    """What one wishes of one table: to be told of it as of all, of no turn there, or of this one alone."""

    wish: Literal["all", "none", "only"]
