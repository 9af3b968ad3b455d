"""What is in a game's box and where it lies: faces, their backs, the places of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .errors import BadContent

EVERYBODY: Final[i64] = 0xFF
SPECTATOR: Final[i64] = 0x80
MIXED: Final[i64] = -1
FACES: Final = 256


class Kind:
    """What a face-down slot could be, said in public: one of `faces`, all of one pool."""

    name: str
    pool: i64
    faces: bytes
    bits: int
    size: i64

    def __init__(self, name: str, pool: i64, faces: list[int]) -> None:
        self.name = name
        self.pool = pool
        allowed = bytearray(FACES)
        for face in faces:
            allowed[face] = 1
        self.faces = bytes(allowed)
        self.bits = int.from_bytes(self.faces, "big")
        self.size = sum(self.faces)

    def allows(self, card: i64) -> bool:
        """Whether a card may be of this kind."""
        return self.faces[card] == 1

    def meets(self, other: Kind) -> bool:
        """Whether some card could be of both kinds."""
        return self.bits & other.bits != 0

    def within(self, other: Kind) -> bool:
        """Whether every card of this kind is of the other too."""
        return self.bits & ~other.bits == 0


class Box:
    """Every face a card of this game can have, by number, name and pool.

    A pool is a set of cards with the same back that are shuffled together; a card nobody has seen may be any
    unseen card of its pool. Kind number k of a slot is 0 (all that its back tells) or `kinds[k - 1]`.
    """

    names: list[str]
    numbers: dict[str, int]
    pool_of: bytes
    pools: list[str]
    kinds: list[Kind]

    def __init__(self, faces: dict[int, str], pool_of: dict[int, int], pools: list[str], kinds: list[Kind]) -> None:
        if any(not 0 <= face < FACES for face in faces):
            raise BadContent(f"a box has at most {FACES} faces, numbered from 0 to {FACES - 1}: {max(faces)} is too many")
        if len(kinds) >= FACES:
            raise BadContent(f"a box has at most {FACES - 1} kinds, not {len(kinds)}")
        self.names = [faces.get(face, "") for face in range(FACES)]
        self.numbers = {name: face for face, name in faces.items()}
        self.pool_of = bytes(pool_of.get(face, 0) for face in range(FACES))
        self.pools = pools
        self.kinds = kinds

    def kind_name(self, kind: int, pool: int) -> str:
        """What a back says in public: the name of a kind, or of the pool where no kind is known."""
        return self.kinds[kind - 1].name if kind else self.pools[pool]


class Place:
    """Where a zone lies: whose it is, who sees what arrives there, and whether the order of its slots is known.

    The slots of an ordered place (a pile, a row) can be told apart by everyone; an unordered one (a hand) is shown sorted.
    `kind` is what the rules let lie there at all: a slot about which nothing narrower is known has that kind.
    """

    name: str
    owner: i64
    known: i64
    ordered: bool
    pool: i64
    kind: i64

    def __init__(
        self, name: str, known: i64, ordered: bool = True, pool: i64 = MIXED, owner: i64 = -1, kind: i64 = 0
    ) -> None:
        self.name = name
        self.known = known
        self.ordered = ordered
        self.pool = pool
        self.owner = owner
        self.kind = kind


def hand_of(seat: i64, pool: i64 = MIXED, name: str = "hand", kind: i64 = 0) -> Place:
    """A hand: only its owner sees it, and others cannot tell its slots apart."""
    return Place(f"{name} {seat + 1}", i64(1) << seat, False, pool, seat, kind)


def pile(name: str, pool: i64 = MIXED, owner: i64 = -1) -> Place:
    """A face-down pile, its top card last: nobody sees what lies there."""
    return Place(name, 0, True, pool, owner)


def open_row(name: str, owner: i64 = -1) -> Place:
    """Cards face up for everybody."""
    return Place(name, EVERYBODY, True, MIXED, owner)
