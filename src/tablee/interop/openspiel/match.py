"""A match as a state of OpenSpiel holds it: the position, and what each player was told on the way to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from ...engine.game import seed_text, start
from ...engine.knowledge import Seen, question
from ...engine.position import Position
from ...engine.rng import Rng
from ...registry import game as game_by_name
from ..observing import Encoding

DEAL_BYTES: Final = 4
"""How many chance nodes make up the deal, each a byte of the match's seed."""
CHANCE: Final = -1
TERMINAL: Final = -4


@cache
def encoding_of(game: str, seats: int, options: bytes) -> Encoding:
    """The table of an installed game with so many seats and these options, as JSON: made once for all its matches."""
    return Encoding(game, seats, msgspec.json.decode(options))


class Match:
    """A match: first the bytes of its seed, then a position with its log.

    `player` is who acts: of the seats that owe an answer, the lowest. An `imagined` match is one that a player takes for
    possible. It was not dealt from its seed, and knows of the past only what that player was told.
    """

    __slots__ = ("_done", "_heard", "_imagined_heard", "_key", "_told", "encoding", "imagined", "player", "pos", "seed")

    def __init__(self, key: tuple[str, int, bytes]) -> None:
        self._key = key
        self.encoding = encoding_of(*key)
        self.seed = b""
        self.pos: Position | None = None
        self.player = CHANCE
        self.imagined = False
        self._done = [""] * self.encoding.seats
        self._heard: dict[int, tuple[int, str]] = {}
        self._imagined_heard: dict[int, dict[int, tuple[int, str]]] = {}
        self._told: dict[int, str] = {}

    # Playing.

    def deal(self, byte: int) -> None:
        """Take one more byte of the seed; the last one deals."""
        self.seed += bytes([byte])
        if len(self.seed) == DEAL_BYTES:
            self.pos = self.encoding.start.blank()
            start(self.pos, seed_text(int.from_bytes(self.seed, "big")), "sfc32")
            self._go_on(self.pos)

    def play(self, action: int) -> None:
        """Carry out an answer of the player who acts; IllegalMove if it may not be given."""
        assert self.pos is not None
        self.pos.play(self.player, action)
        self._done[self.player] += f" {action}"
        self._go_on(self.pos)

    def _go_on(self, pos: Position) -> None:
        self.player = int(pos.agenda[-1].first_asked(pos)) if pos.agenda else TERMINAL
        self._imagined_heard = {}
        self._told = {}

    # What players know.

    def told(self, player: int) -> str:
        """All that a player (-1: a spectator) knows: its own answers, what it was told, and the table as it sees it."""
        if player not in self._told:
            done = self._done[player] if player >= 0 else ""
            self._told[player] = f"player {player}{done}\n{self._log(player)}{self.seen(player)}"
        return self._told[player]

    def seen(self, player: int) -> str:
        """The table as a player (-1: a spectator) sees it, and what is asked, as JSON."""
        if self.pos is None:
            return "before the deal"
        table = self.encoding.game.shape(Seen(self.pos, player))
        return _json({"player": player, "question": question(self.pos, player), "table": table})

    def _log(self, player: int) -> str:
        """The log as a player was told it. What was read before is not read again."""
        if self.pos is None:
            return ""
        read, text = self._heard.get(player, (0, ""))
        fresh = self.pos.events(player if player >= 0 else None, read)
        if fresh:
            text += "".join([_json(event) + "\n" for event in fresh])
            self._heard[player] = (read + len(fresh), text)
        return text

    def imagine(self, player: int, rng: Rng) -> Match:
        """A match that this player takes for possible: what it does not know is dealt again."""
        assert self.pos is not None
        new = Match(self._key)
        new.pos = self.pos.resample(player, rng)
        new.player = self.player
        new.imagined = True
        new._done[player] = self._done[player]
        if player not in self._imagined_heard:
            for seat in range(self.encoding.seats):
                new._log(seat)
            self._imagined_heard[player] = new._heard
        new._heard = self._imagined_heard[player].copy()
        return new

    # Copying and storing.

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        new = Match(self._key)
        new.seed = self.seed
        new.pos = self.pos.clone() if self.pos is not None else None
        new.player = self.player
        new.imagined = self.imagined
        new._done = self._done.copy()
        new._heard = self._heard.copy()
        return new

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        if self.imagined and self.pos is not None:
            return remembered, (self._key, _json(self.pos.dump()), self._done)
        return replayed, (self._key, self.seed, self.pos.moves if self.pos is not None else [])

    def __str__(self) -> str:
        """The whole position with its secrets, place by place: for who looks for a fault."""
        if self.pos is None:
            return f"deal {self.seed.hex()}"
        dump = self.pos.quiet().dump()
        dump["log"] = self.pos.event_count
        return "\n".join([f"{part}: {_json(value)}" for part, value in dump.items()])


def replayed(key: tuple[str, int, bytes], seed: bytes, moves: Sequence[tuple[int, int]]) -> Match:
    """A match from its seed and its moves."""
    match = Match(key)
    for byte in seed:
        match.deal(byte)
    for _, action in moves:
        match.play(action)
    return match


def remembered(key: tuple[str, int, bytes], dump: str, done: list[str]) -> Match:
    """An imagined match from its dump."""
    match = Match(key)
    match.imagined = True
    match.pos = game_by_name(key[0]).load(msgspec.json.decode(dump))
    match._done = done
    match._go_on(match.pos)
    return match


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode("utf-8")
