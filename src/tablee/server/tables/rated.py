"""Rated matches: who may play one, and what is not done in it while it runs.

A rated match is between people at browsers of their own, of a game in which somebody wins against somebody, as it stands. The
ratings that come of it are written once it is over (`storage/standing/settling.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.game import Game
from .. import wire
from ..storage.rows import Match, Person, Seat
from ..texts import Refusal

if TYPE_CHECKING:
    from .changing import TableChange


def wished(game: Game, wish: wire.NewTable) -> bool | None:
    """What is stored of a wish for a rated match: True, or None where it was none; a Refusal where it cannot be one."""
    if not wish.rated:
        return None
    kinds = [place.kind for place in wish.seats]
    if game.team:
        raise Refusal("rated-team", 422)
    if len(kinds) < 2 or kinds.count("me") > 1 or not set(kinds) <= {"me", "open"}:
        raise Refusal("rated-people", 422)
    if wish.content is not None:
        raise Refusal("rated-variant", 422)
    if wish.hints:
        raise Refusal("rated-hints", 422)
    return True


def again(match: Match, seats: Sequence[Seat]) -> bool | None:
    """Whether a rematch is rated: as the match was, where the same people still sit there and may play."""
    return match.rated_play if all(seat.person is not None and not seat.away for seat in seats) else None


def require_unrated(match: Match, key: str) -> None:
    """Refuse what is not done in a rated match."""
    if match.rated_play:
        raise Refusal(key, 403)


def require_new(match: Match, seats: Sequence[Seat], person: Person) -> None:
    """Refuse a second seat to a person in a rated match."""
    if match.rated_play and any(seat.person == person.id for seat in seats):
        raise Refusal("rated-once")


def require_nobody_missing(match: Match, seats: Sequence[Seat]) -> None:
    """Refuse to begin a rated match with bots on the seats that are still open."""
    if any(seat.kind == "open" for seat in seats):
        require_unrated(match, "rated-start")


def changed(change: TableChange, wish: wire.ChangeSettings) -> dict[str, bool | None]:
    """What the host changes of it: before the start a rated match may become one that is not, and never the other way."""
    if wish.hints and wish.rated is not False:
        require_unrated(change.match, "rated-hints")
    if wish.rated is None or wish.rated == bool(change.match.rated_play):
        return {}
    if wish.rated:
        raise Refusal("rated-later")
    change.require_status("open")
    return {"rated_play": None}
