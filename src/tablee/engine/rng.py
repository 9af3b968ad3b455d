"""Two generators behind one interface: a fast one for search, a keyed one for secret deals.

Both speak in 32-bit words held in native ints, so that interpreted and compiled code agree bit for bit.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.strings import read_i32_be
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .errors import BadSeed

M32: Final[i64] = 0xFFFFFFFF
UNSEEDED: Final = ""


def seed_bytes(seed: int | str) -> bytes:
    """A seed is an int or a hexadecimal string; both name the same bytes. BadSeed when it is neither."""
    try:
        number = int(seed, 16) if isinstance(seed, str) else seed
    except ValueError:
        raise BadSeed(f"a seed is a number or hexadecimal text, not {seed!r}"[:200]).saying("fault-seed") from None
    if number < 0 or number >> 4096:
        raise BadSeed("a seed is a number from 0 to 2**4096 - 1").saying("fault-seed-size")
    return number.to_bytes(max(16, (number.bit_length() + 7) // 8), "big")


def commitment(seed: int | str) -> str:
    """What a server publishes when a match starts; the seed, revealed at the end, must hash to it."""
    return blake2b(seed_bytes(seed), digest_size=32, person=b"tablee-commit").hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rng:
    """sfc32. `Rng(7)` and `Rng("07")` are the same stream; `count` words have been taken from it."""

    a: i64
    b: i64
    c: i64
    count: i64

    def __init__(self, seed: int | str) -> None:
        self.a = self.b = self.c = self.count = 0
        if seed != UNSEEDED:
            digest = blake2b(seed_bytes(seed), digest_size=12, person=b"tablee-sfc32").digest()
            self.a = i64(read_i32_be(digest, 0)) & M32
            self.b = i64(read_i32_be(digest, 4)) & M32
            self.c = i64(read_i32_be(digest, 8)) & M32

    def word(self) -> i64:
        """The next 32 bits."""
        self.count += 1
        word = (self.a + self.b + self.count) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & M32
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely."""
        scaled = self.word() * n
        if scaled & M32 < n:
            enough = (M32 + 1 - n) % n
            while scaled & M32 < enough:
                scaled = self.word() * n
        return scaled >> 32

    def shuffle(self, row: vec[i64]) -> None:
        """Bring a row into a random order, each as likely."""
        i: i64 = len(row) - 1
        while i > 0:
            j = self.below(i + 1)
            item = row[i]
            row[i] = row[j]
            row[j] = item
            i -= 1

    def fork(self) -> Rng:
        """A new fast stream that starts from this one's next words."""
        return sfc32(self.word(), self.word(), self.word(), 0)

    def copy(self) -> Rng:
        """A generator that goes on alike from here."""
        return sfc32(self.a, self.b, self.c, self.count)

    def name(self) -> str:
        """The name of the generator in records and dumps."""
        return "sfc32"

    def state(self) -> list[int]:
        """All that is needed to resume the generator here."""
        return [self.a, self.b, self.c, self.count]


def sfc32(a: i64, b: i64, c: i64, count: i64) -> Rng:
    """The fast generator resumed at a saved state."""
    rng = Rng(UNSEEDED)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = count
    return rng


class SecretRng(Rng):
    """BLAKE2b keyed by the seed, in counter mode: seen cards say nothing of those to come."""

    key: bytes
    block: bytes

    def __init__(self, seed: int | str) -> None:
        super().__init__(UNSEEDED)
        self.key = b""
        self.block = b""
        if seed != UNSEEDED:
            self.key = blake2b(seed_bytes(seed), digest_size=32, person=b"tablee-deal").digest()

    def word(self) -> i64:
        at = (self.count & 15) * 4
        if at == 0 or not self.block:
            number = int(self.count >> 4).to_bytes(8, "big")
            self.block = blake2b(number, key=self.key).digest()
        self.count += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def copy(self) -> Rng:
        return blake2([*self.key, self.count])

    def name(self) -> str:
        return "blake2b"

    def state(self) -> list[int]:
        return [*self.key, self.count]


def blake2(state: list[int]) -> Rng:
    """The secret generator resumed at a saved state: the 32 bytes of its key and its count."""
    rng = SecretRng(UNSEEDED)
    rng.key = bytes(state[:32])
    rng.count = state[32]
    return rng


GENERATORS: Final = ("sfc32", "blake2b")


def generator(name: str, seed: int | str) -> Rng:
    """A generator by its name, at the start of a seed."""
    return SecretRng(seed) if name == "blake2b" else Rng(seed)


def resume(name: str, state: list[int]) -> Rng:
    """The generator called `name` at a saved state; ValueError when that is no state of it."""
    size, top = (33, 0xFF) if name == "blake2b" else (4, 0xFFFFFFFF)
    if name not in GENERATORS or len(state) != size:
        raise ValueError(f"{name} with {len(state)} numbers is no generator state")
    if any(not 0 <= x <= top for x in state[:-1]) or not 0 <= state[-1] < 1 << 40:
        raise ValueError("a generator state holds a number out of range")
    return blake2(state) if name == "blake2b" else sfc32(state[0], state[1], state[2], state[3])
