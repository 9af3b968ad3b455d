"""Quiet hours: between two times of the day, where the person is."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from ..storage.people.notices import Wishes


def zone_of(name: str) -> tzinfo | None:
    """A time zone by its name in the IANA list; None for what is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return None


def quiet_until(wishes: Wishes, at: int) -> int | None:
    """When the quiet hours end in which a moment lies, both in ms since 1970; None for a moment outside of them.

    >>> night = Wishes(person="ada", quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Paris")
    >>> evening = datetime(2026, 11, 18, 22, 30, tzinfo=ZoneInfo("Europe/Paris"))
    >>> end = quiet_until(night, int(evening.timestamp() * 1000))
    >>> datetime.fromtimestamp(end / 1000, ZoneInfo("Europe/Paris")).isoformat()
    '2026-11-19T07:00:00+01:00'
    """
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(at / 1000, zone_of(wishes.zone) or UTC)
    minute = local.hour * 60 + local.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    day = local.date() + timedelta(days=int(minute >= end))
    return int(datetime.combine(day, time(end // 60, end % 60), local.tzinfo).timestamp() * 1000)
