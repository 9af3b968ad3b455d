"""Two generators, the same words interpreted and compiled."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee import Rng
from tablee.engine.rng import SecretRng, commitment, generator, resume, seed_bytes

FAST = [
    1339114040,
    3739702204,
    3798183971,
    881265593,
    3290831217,
    268298197,
    1008336373,
    692065341,
    2092244866,
    3237959471,
    1045291012,
    1250050285,
    1533000776,
    3894458919,
    3857199305,
    2921726223,
    3074560810,
    101522330,
    3162127794,
    3291882206,
]
SECRET = [
    509580383,
    2338708305,
    1464667344,
    4154174145,
    49576102,
    598760926,
    646433206,
    3512132945,
    2781317215,
    909736268,
    1719430600,
    104992296,
    777671325,
    2707161292,
    5452809,
    133685436,
    1226225515,
    3965649888,
    1551789317,
    2503085159,
]


@pytest.mark.parametrize(("name", "words"), [("sfc32", FAST), ("blake2b", SECRET)])
def test_first_words(name: str, words: list[int]) -> None:
    rng = generator(name, 42)
    assert [rng.word() for _ in range(20)] == words


def test_reference_of_sfc32() -> None:
    """Against the algorithm written with plain ints."""
    rng = Rng(7)
    a, b, c, _ = rng.state()
    for count in range(1, 200):
        word = (a + b + count) % 2**32
        a, b, c = b ^ b >> 9, (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) + word) % 2**32
        assert rng.word() == word


@pytest.mark.parametrize("seed", [0, 42, 2**128 + 1, 2**4096 - 1])
def test_hex_seeds(seed: int) -> None:
    assert Rng(seed).word() == Rng(f"{seed:x}").word() == Rng(f"{seed:0600X}").word()


@pytest.mark.parametrize("seed", [-1, 2**4096, "-1", "xyz"])
def test_bad_seeds(seed: int | str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        seed_bytes(seed)


@pytest.mark.parametrize("name", ["sfc32", "blake2b"])
def test_resuming(name: str) -> None:
    rng = generator(name, 5)
    for taken in range(40):
        again, copy = resume(name, rng.state()), rng.copy()
        assert rng.count == taken
        assert rng.word() == again.word() == copy.word()


@pytest.mark.parametrize("state", [[], [1, 2, 3], [2**32, 0, 0, 0], [0, 0, 0, -1], [0, 0, 0, 2**40]])
def test_bad_states(state: list[int]) -> None:
    with pytest.raises(ValueError, match="generator state"):
        resume("sfc32", state)


def test_unknown_generator() -> None:
    with pytest.raises(ValueError, match="no generator state"):
        resume("dice", [0, 0, 0, 0])


@pytest.mark.parametrize("rng", [Rng(1), SecretRng(1)], ids=["sfc32", "blake2b"])
@pytest.mark.parametrize("n", [1, 3, 6])
def test_uniform(rng: Rng, n: int) -> None:
    throws = 6000
    seen = Counter(rng.below(n) for _ in range(throws))
    assert set(seen) == set(range(n))
    assert sum((count - throws / n) ** 2 * n / throws for count in seen.values()) < 25


def test_shuffles_are_uniform() -> None:
    rng = Rng(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        row = vec[i64]([0, 1, 2])
        rng.shuffle(row)
        orders[tuple(row)] += 1
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_a_fork_is_another_stream() -> None:
    rng = SecretRng(1)
    fork = rng.fork()
    assert fork.name() == "sfc32"
    assert rng.count == 3
    assert [fork.word() for _ in range(4)] != [rng.word() for _ in range(4)]


def test_commitment() -> None:
    assert commitment(255) == commitment("FF") != commitment(254)
