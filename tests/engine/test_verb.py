"""An action packs its parts natively, and room for added cards leaves every other number as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.errors import NoSuchAction
from tablee.engine.verb import Verb, Vocabulary

SIZES = st.lists(st.integers(1, 9), min_size=0, max_size=5)


@given(SIZES, st.data())
def test_what_is_packed_is_unpacked(sizes: list[int], data: st.DataObject) -> None:
    verb = Verb("try", **{f"p{n}": size for n, size in enumerate(sizes)})
    vocabulary = Vocabulary([Verb("pass"), verb, Verb("stop")])
    parts = [data.draw(st.integers(0, size - 1)) for size in sizes]
    action = int(verb.of_all(list(parts)))
    assert [int(verb.part(action, n)) for n in range(len(sizes))] == parts
    if len(sizes) <= 4:
        assert verb.of(*parts) == action
    assert verb.covers(action)
    assert vocabulary.verb(action) is verb
    assert vocabulary.name(action) == {"verb": "try", **{f"p{n}": part for n, part in enumerate(parts)}}
    assert vocabulary.number("try", {f"p{n}": part for n, part in enumerate(parts)}) == action


def test_room_is_numbered_after_everything_else() -> None:
    bare = Vocabulary([Verb("pass"), Verb("play", card=3, target=2), Verb("lay", start={"card": 1}, card=2)])
    play, lay = Verb("play", card=3, target=2, room=2), Verb("lay", start={"card": 1}, card=2, room=1)
    roomy = Vocabulary([Verb("pass"), play, lay])
    assert [roomy.name(action) for action in range(bare.size)] == [bare.name(action) for action in range(bare.size)]
    assert roomy.size == bare.size + 2 * 2 + 1
    assert [roomy.name(action) for action in range(bare.size, roomy.size)] == [
        {"verb": "play", "card": 3, "target": 0},
        {"verb": "play", "card": 3, "target": 1},
        {"verb": "play", "card": 4, "target": 0},
        {"verb": "play", "card": 4, "target": 1},
        {"verb": "lay", "card": 3},
    ]
    for action in range(roomy.size):
        named = roomy.name(action)
        assert roomy.number(str(named.pop("verb")), named) == action
    assert play.of(4, 1) == bare.size + 3
    assert play.part(play.of(4, 1), 0) == 4
    assert not lay.covers(play.of(4, 1))
    assert play.covers(play.of(4, 1))


def test_beyond_its_room_there_is_no_action() -> None:
    roomy = Vocabulary([Verb("play", card=3, room=2)])
    assert roomy.wrong("play", {"card": 5}) == "card"
    with pytest.raises(NoSuchAction, match="from 0 to 4, not 5"):
        roomy.number("play", {"card": 5})
