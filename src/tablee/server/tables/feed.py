"""The feed of a table: who looks at it, and what they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from ...engine.knowledge import board as seen_board
from ...engine.rng import commitment
from ...engine.text import LANGUAGES
from ...registry import game, list_games
from ...telling import told_events, told_view
from .. import frames, wire
from ..operate.figures import MOVE_TOLD, Delivery
from ..storage.rows import ChatLine, Seat, now
from .history import match_options
from .origin import origin_facts
from .variants import mark

if TYPE_CHECKING:
    from .table import Table

PRESENT_MS: Final = 75_000
"""How long a report from another process counts that somebody looks at a table there, in ms."""
FRESH_MS: Final = 500
"""How long a frame may be sent that says what time it is."""


class Listener(Protocol):
    """Somebody who looks at a table."""

    person_id: str | None
    key_hash: str

    def position_changed(self) -> None:
        """A seat may see something new."""

    def table_changed(self) -> None:
        """The table itself may have changed: who sits there, whether it is paused, how it ended."""

    def chat_said(self, line: ChatLine) -> None:
        """Somebody has said something."""

    def news_lost(self) -> None:
        """News may have been lost on the way."""

    def blocks_changed(self) -> None:
        """This person has blocked somebody, or takes it back."""

    def bulletin_changed(self) -> None:
        """The keeper tells everybody something else."""

    def trouble(self) -> None:
        """The database is away."""

    def well(self) -> None:
        """The trouble is over."""

    def bye(self, key: str) -> None:
        """The conversation ends, for the reason that the text `bye-<key>` gives."""


class SeatView(NamedTuple):
    """What a seat is shown, and a mark by which to tell whether it has changed."""

    view: msgspec.Raw
    deadline: int | None
    order: str | None
    forced: bool
    answer: int | None
    mark: int


class Feed:
    """Listeners here, people present elsewhere, and the frames that are made for them, each once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self.delivery: Delivery | None = None
        self._elsewhere: dict[str, tuple[int, list[str]]] = {}
        self.gone: dict[str, int] = {}
        self._frames: dict[tuple[int | None, int, bool], tuple[int, bytes]] = {}
        self._seat_views: dict[int | None, SeatView] = {}
        self._marks: dict[str, wire.VariantMark] = {}

    # Sending.

    def send_positions(self, began: float | None = None) -> None:
        """Let every listener see the position anew; `began` is when the move was made that they are told of."""
        self._frames.clear()
        self._seat_views.clear()
        self.delivery = Delivery(MOVE_TOLD, began) if began is not None else None
        for listener in tuple(self.listeners):
            listener.position_changed()
        if self.delivery is not None:
            self.delivery.sent()
        self.delivery = None

    def send_table(self) -> None:
        """Let every listener see the table itself anew."""
        for listener in tuple(self.listeners):
            listener.table_changed()

    # Who is there.

    def people_here(self) -> list[str]:
        """Everyone with an open socket in this process."""
        return sorted({listener.person_id for listener in self.listeners if listener.person_id})

    def present(self) -> set[str]:
        """Everyone with an open socket here, in this process or (lately) in another."""
        here = set(self.people_here())
        for at, people in self._elsewhere.values():
            if abs(now() - at) < PRESENT_MS:
                here.update(people)
        return here

    def hear_presence(self, origin: str, people: list[str], gone: dict[str, int]) -> None:
        """Another process says who looks at the table there, and since when somebody has been gone as far as it knows."""
        before = self.present(), dict(self.gone)
        self._elsewhere[origin] = (now(), people)
        for person, since in gone.items():
            self.gone[person] = min(since, self.gone.get(person, since))
        for person in self.present():
            self.gone.pop(person, None)
        if (self.present(), self.gone) != before:
            self.send_table()

    def gone_since(self, seat: Seat) -> int | None:
        """Since when a person who plays has no page open here, as far as this process knows."""
        if not seat.human or seat.person is None or self.table.header.status != "running":
            return None
        if seat.person in self.present():
            self.gone.pop(seat.person, None)
            return None
        since = self.gone[seat.person] = min(now(), self.gone.get(seat.person, now()))
        return since

    def claimable_at(self, seat: Seat) -> int | None:
        """From when on the other of two may claim the match, as far as this process knows; None while nobody is gone.

        Where people play days apart, and where there is no clock, nobody need be here.
        """
        clock = self.table.robots.clock
        since = self.gone_since(seat)
        if (
            since is None
            or not clock.runs
            or clock.apart
            or self.table.opponent(seat.seat) is None
            or self.table.header.paused
        ):
            return None
        return since + int(self.table.settings.claim * 1000)

    def missing(self) -> list[int]:
        """The seats of people who have left: a bot plays for them, or they have been gone for a while.

        Where people play days apart, nobody need be here.
        """
        if self.table.robots.clock.apart:
            return [seat.seat for seat in self.table.seats if seat.kind == "person" and seat.robotic]
        late = now() - int(self.table.settings.away * 1000)
        seats = self.table.seats
        gone = {seat.seat: self.gone_since(seat) for seat in seats if seat.kind == "person"}
        return [seat for seat, since in gone.items() if seats[seat].robotic or (since is not None and since <= late)]

    # The table as somebody sees it.

    def describe(self, person: str | None, lang: str = LANGUAGES[0]) -> wire.TableFacts:
        """The table itself as a person (None: somebody unknown) sees it; what a variant changes is said in a language."""
        table, header, history = self.table, self.table.header, self.table.history
        over = header.status == "finished"
        outcome: dict[str, Any] = msgspec.json.decode(header.outcome) if header.outcome else {}
        return wire.TableFacts(
            id=header.id,
            game=header.game,
            name=header.name,
            options=self._chosen_options(),
            rules_version=header.rules_version,
            status=header.status,  # type: ignore[arg-type]
            public=header.public,
            muted=header.muted,
            clock=header.clock,  # type: ignore[arg-type]
            paused=header.paused,
            pausing=[seat.seat for seat in table.seats if seat.pausing is not None],
            stopping=[seat.seat for seat in table.seats if seat.stopping],
            takebacks=history.takebacks if history else outcome.get("takebacks", 0),
            commitment=commitment(header.dealt) if header.dealt else None,
            seed=header.dealt if over else None,
            created=header.created,
            moves=history.version(None) if history else outcome.get("events", 0),
            to_act=list(history.pos.to_act) if history else [],
            winners=outcome.get("winners") if over else None,
            ended=wire.Ended(outcome["ended"], outcome["seat"]) if over and "ended" in outcome else None,
            you=table.seats_of(person),
            host=person is not None and header.host == person,
            seats=[self._describe_seat(seat) for seat in table.seats],
            rematch=header.rematch,
            campaign=header.campaign,
            now=now(),
            hints=table.allows_hints(),
            open_chat=table.spectators_read_chat(),
            variant=self._variant_mark(lang),
            laid=origin_facts(header),
            rated=bool(header.rated_play),
        )

    def _variant_mark(self, lang: str) -> wire.VariantMark | msgspec.UnsetType:
        """Says that a variant is played here; made once for each language, since an overlay never changes."""
        if self.table.header.content is None:
            return msgspec.UNSET
        made = self._marks.get(lang)
        if made is None:
            made = self._marks[lang] = mark(self.table.header, lang)
        return made

    def _describe_seat(self, seat: Seat) -> wire.SeatFacts:
        return wire.SeatFacts(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            level=seat.level if seat.kind == "bot" else None,
            online=seat.person is not None and seat.person in self.present(),
            resigned=seat.resigned,
            away=seat.away,
            gone=self.gone_since(seat),
            person=self.profile_of(seat),
            claim=self.claimable_at(seat),
            timed_out=seat.timed_out is True,
        )

    def profile_of(self, seat: Seat) -> str | None:
        """The person on a seat, where others may be shown their profile."""
        return seat.person if seat.person in self.table.match.profiles else None

    def _chosen_options(self) -> dict[str, Any]:
        """What this table plays otherwise than usual; all there is of a game that is not installed any more."""
        header = self.table.header
        stored: dict[str, Any] = msgspec.json.decode(header.options)
        if header.game not in list_games():
            return stored
        played = game(header.game)
        return played.chosen_options(match_options(played, header), header.seats)

    # The position as a seat sees it.

    def state_frame(self, seat: int | None, since: int, board: bool = False) -> bytes:
        """The frame for a seat that has been told `since` events; everyone at the same point is sent the same text.

        With `board` it has the places and counters too, for clients that have no table of their own for the game.
        """
        at, made = now(), self._frames.get((seat, since, board))
        if made is None or (self.table.robots.clock.runs and not 0 <= at - made[0] < FRESH_MS):
            made = self._frames[seat, since, board] = at, self._make_frame(seat, since, board)
        return made[1]

    def _make_frame(self, seat: int | None, since: int, board: bool) -> bytes:
        history = self.table.history
        assert history is not None
        version = history.version(seat)
        since = min(since, version)
        view, deadline, order, forced, answer, _ = self.seat_view(seat)
        frame = frames.State(
            seat=seat,
            version=version,
            since=since,
            epoch=history.epoch,
            events=self._told(seat, since) if since < version else [],
            view=view,
            deadline=deadline,
            now=now() if deadline is not None else None,
            order=order,
            forced=forced,
            answer=history.pos.name(answer) if answer is not None else None,
            board=msgspec.convert(seen_board(history.pos, seat), wire.Board) if board else msgspec.UNSET,
            question=history.question_number(seat),
            takeback=history.since_own(seat) > 0,
            clocks=self.table.robots.clocks(),
        )
        return wire.ENCODER.encode(frame)

    def _told(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        history = self.table.history
        assert history is not None
        return told_events(history.pos.config.game, history.events(seat, since, self._people()), seat)

    def _people(self) -> set[int]:
        return {seat.seat for seat in self.table.seats if seat.kind == "person"}

    def seat_view(self, seat: int | None) -> SeatView:
        """What a seat sees, encoded, with its own standing order and what that is about to answer."""
        made = self._seat_views.get(seat)
        if made is None:
            made = self._seat_views[seat] = self._make_seat_view(seat)
        return made

    def _make_seat_view(self, seat: int | None) -> SeatView:
        history, robots = self.table.history, self.table.robots
        assert history is not None
        deadline = robots.deadline(seat)
        view = wire.ENCODER.encode(told_view(history.pos.config.game, history.pos.view(seat)))
        order = history.pos.config.game.order(self.table.seats[seat].order) if seat is not None else None
        forced = seat is not None and self.table.seats[seat].forced
        answer = robots.auto_answers.answer(seat) if seat is not None else None
        clocks = wire.ENCODER.encode(robots.clocks())
        mark = hash((view, deadline, order, forced, answer, history.question_number(seat), clocks))
        return SeatView(msgspec.Raw(view), deadline, order, forced, answer, mark)
