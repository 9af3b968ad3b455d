"""Whatever an overlay says within the bounds of a game, matches are played to their end; one step further it is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee import BadContent, Rng
from tablee.bots import Perspective, make_bot
from tablee.engine.game import Game
from tablee.engine.overlay import FieldFacts, SectionFacts, checked_overlay, describe, merged

GAMES = [tablee.game(name) for name in tablee.list_games()]
QUICK = settings(max_examples=3, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
LOOKED_AT = 40
"""Every so many moves the whole position is checked."""


def value_of(draw: st.DrawFn, section: SectionFacts, field: FieldFacts) -> Any:
    """Any value that a field may have; effects are those of other cards."""
    number = st.sampled_from([field.low, field.high]) | st.integers(field.low, field.high)
    if field.kind == "number":
        return draw(number)
    if field.kind == "numbers":
        return draw(st.lists(number, min_size=field.length, max_size=field.length))
    if field.kind == "word":
        return draw(st.sampled_from(field.words))
    if field.kind == "set":
        return draw(st.lists(st.sampled_from(field.words), min_size=field.least, max_size=field.most, unique=True))
    return draw(st.sampled_from([row.values[field.name] for row in section.rows if field.name in row.values]))


@st.composite
def overlays(draw: st.DrawFn, game: Game) -> dict[str, Any]:
    """Some changes of a game; one that does not go with what else its card says is left out."""
    overlay: dict[str, Any] = {}
    sections = [section for section in describe(game).sections if section.fields]
    for _ in range(draw(st.integers(1, 8))):
        section = draw(st.sampled_from(sections))
        row = draw(st.sampled_from(section.rows))
        field = draw(
            st.sampled_from([field for field in section.fields if field.name in row.fields and field.name in row.values])
        )
        wider = merged(overlay, {"change": {row.id: {field.name: value_of(draw, section, field)}}})
        try:
            overlay = checked_overlay(game, wider)
        except BadContent as error:
            if error.key != "fault-field-beside":
                raise
    return overlay


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_any_overlay_within_the_bounds_is_played_to_the_end(game: Game) -> None:
    @QUICK
    @given(overlays(game), st.integers(*game.seats), st.integers(0, 999))
    def play(overlay: dict[str, Any], seats: int, seed: int) -> None:
        pos, rng = game.new(seats, seed, content=overlay), Rng(seed)
        while not pos.over:
            seat = pos.to_act[0]
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])
            assert len(pos.moves) % LOOKED_AT or pos.faults() == []
            assert len(pos.moves) < game.max_moves
        assert pos.faults() == []
        assert tablee.replay(pos.record()).dump() == pos.dump()

    play()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_bots_play_any_overlay(game: Game) -> None:
    @QUICK
    @given(overlays(game), st.integers(0, 999))
    def play(overlay: dict[str, Any], seed: int) -> None:
        pos, rng = game.new(game.usual_seats, seed, content=overlay), Rng(seed)
        bot = make_bot(pos.config.game, "greedy", "a")
        for _ in range(LOOKED_AT):
            if not pos.over:
                seat = pos.to_act[0]
                pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
        assert pos.faults() == []

    play()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_one_step_outside_the_bounds_is_refused_by_name(game: Game) -> None:
    tried = 0
    for section in describe(game).sections:
        for field in section.fields:
            row = next(row for row in section.rows if field.name in row.fields)
            for value in outside(field):
                tried += 1
                with pytest.raises(BadContent) as refusal:
                    game.new(game.seats[0], 1, content={"change": {row.id: {field.name: value}}})
                assert row.id in str(refusal.value)
                assert field.name in str(refusal.value)
                assert refusal.value.values["card"] == row.id
                assert refusal.value.values["field"] == field.name
    assert tried


def outside(field: FieldFacts) -> list[Any]:
    """Values that a field cannot have, as near as can be to those it can."""
    if field.kind == "number":
        return [field.low - 1, field.high + 1, str(field.low), None, True]
    if field.kind == "numbers":
        inside = [field.low] * (field.length - 1)
        return [[*inside, field.low - 1], [*inside, field.high + 1], inside, [*inside, field.low, field.low], field.low]
    if field.kind in ("set", "signs"):
        return [[], [field.words[0]] * (field.most + 1), ["zzz"], field.words[0]]
    if field.kind == "word":
        return [f"{field.words[0]}z", "", 1]
    return ["ZZZ(1)", 3, ["ZZZ(1)"], "X" * (field.longest + 1)]
