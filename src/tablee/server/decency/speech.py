"""What may be said in a chat: nothing by whoever is muted, nothing again and again, and no link by a newcomer."""

from __future__ import annotations

import re
from typing import Final

from ..settings import Settings
from ..storage.rows import Person, now
from ..texts import Refusal
from ..web.limits import Limits
from .barring import require_unbanned, require_unmuted

HOUR_MS: Final = 3_600_000
ENDINGS: Final = (
    "app|be|biz|ca|cc|ch|cn|co|com|de|dev|edu|es|eu|fr|gg|info|io|it|link|live|me|net|nl|online|org|ru|shop|site|store|to|top|"
    "tv|uk|us|xyz"
)
LINK: Final = re.compile(rf"[a-z][a-z0-9+.-]*://|\bwww\.|\b[\w-]+\.(?:{ENDINGS})\b", re.IGNORECASE)


def require_allowed(person: Person) -> None:
    """Refuse whatever somebody would say who is banned or muted."""
    require_unbanned(person)
    require_unmuted(person)


def require_decent(settings: Settings, limits: Limits, person: Person, text: str) -> None:
    """Refuse a link from somebody who is new here, and a line that the same person says for the third time in a row."""
    hours = settings.link_hours / settings.ease if settings.ease else settings.link_hours
    if has_link(text) and now() - person.created < hours * HOUR_MS:
        raise Refusal("chat-link", 403)
    if not limits.repeats.take(f"{person.id} {text.casefold()}"):
        raise Refusal("chat-again", 429)


def has_link(text: str) -> bool:
    """Whether a text has something that leads elsewhere.

    >>> has_link("look at https://x.example"), has_link("WWW.here"), has_link("games.com/now"), has_link("well... ok")
    (True, True, True, False)
    """
    return LINK.search(text) is not None
