"""The checks that every game must pass, as functions over a `Case`: a game, its seats and options, and a seed.

Each raises AssertionError with a sentence when the game breaks a promise of the engine. `ALONG` begin in the middle of a
match, `WHOLE` play one from its beginning to its end. A test may call any of them on a case of its own:

>>> import tablee
>>> from tablee.testing.case import Case
>>> check_undo(Case(tablee.game("push"), seats=2, seed=7, steps=5))
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from ..bots import Perspective, make_bot
from ..engine import record
from ..engine.decision import Draft, Sealed
from ..engine.errors import IllegalMove, NoWorld
from ..engine.game import Game
from ..engine.position import Position, bit_of
from ..engine.rng import Rng
from ..engine.text import LANGUAGES
from .case import (
    Case,
    Move,
    after,
    all_cards,
    assert_same,
    everybody,
    known_cards,
    pick,
    play,
    random_move,
    shuffled,
    sight,
    slots,
    walk,
)


def check_ends(case: Case) -> None:
    """A match of random moves ends within `max_moves` with an outcome that holds together."""
    pos = case.new().quiet()
    rng = case.rng()
    moves = 0
    while not pos.over:
        play(pos, random_move(pos, rng))
        moves += 1
        assert moves <= case.game.max_moves, f"not over after {moves} moves"
    check_outcome(pos)


def check_outcome(pos: Position) -> None:
    outcome = pos.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.returns) == pos.seats
    assert all(-1 <= value <= 1 for value in outcome.returns)
    assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)
    assert list(outcome.returns) == list(pos.returns())
    assert all(not pos.legal(seat) for seat in range(pos.seats))
    assert pos.to_act == ()
    json.dumps(outcome.to_dict())


def check_invariants(case: Case) -> None:
    """The ledger's invariants hold at every step."""
    for pos, _ in walk(case.new(), case.rng(), case.game.max_moves):
        assert pos.faults() == [], f"the rules are broken: {pos.faults()[0]}"


def check_offered(case: Case) -> None:
    """What is offered is accepted; everything else is refused with a rule and a sentence, and changes nothing."""
    rng = case.rng()
    pos = case.reached(rng)
    dump = pos.dump()
    for seat in range(pos.seats):
        legal = pos.legal(seat)
        assert legal == sorted(set(legal)), "legal is not sorted"
        assert len(legal) <= 600, "too many options: build the answer step by step"
        assert bool(legal) == (seat in pos.to_act)
        assert [action for action, on in enumerate(pos.mask(seat)) if on] == legal
        for action in shuffled(legal, rng)[:25]:
            check_accepted(pos, seat, action)
        for action in illegal_sample(pos, seat, rng):
            check_refused(pos, seat, action)
    for seat in (-1, pos.seats, 64, 1 << 70):
        check_refused(pos, seat, 0)
    assert pos.dump() == dump, "a refused or cloned move changed the position"


def check_accepted(pos: Position, seat: int, action: int) -> None:
    name = pos.name(action)
    by_number, by_name = pos.clone(), pos.clone()
    try:
        by_number.play(seat, action)
    except Exception as error:
        raise AssertionError(f"{name} was offered to seat {seat}, and refused: {error}") from error
    by_name.play(seat, name)
    assert by_name.dump() == by_number.dump(), f"{name} by name is not the same as by number"
    assert by_number.faults() == [], f"{name} was offered to seat {seat}, and breaks the rules"


def illegal_sample(pos: Position, seat: int, rng: Rng) -> list[int]:
    legal = set(pos.legal(seat))
    size = pos.config.vocabulary.size
    illegal = [action for action in range(size) if action not in legal]
    return [*shuffled(illegal, rng)[:30], -1, size, 1 << 70]


def check_refused(pos: Position, seat: int, action: int) -> None:
    before = fingerprint(pos)
    try:
        pos.play(seat, action)
    except IllegalMove as refused:
        check_sentence(pos.config.game, refused)
    else:
        raise AssertionError(f"action {action} of seat {seat} is not offered, and accepted")
    assert fingerprint(pos) == before, "a refused move changed the position"


def fingerprint(pos: Position) -> object:
    """Enough of a position to see at once that it changed."""
    events = len(pos.past.events()) if pos.past else 0
    return faces(pos), list(pos.counters), list(pos.answers), list(pos.draft), len(pos.agenda), pos.rng.state(), events


def check_sentence(game: Game, refused: IllegalMove) -> None:
    key = f"refuse-{refused.rule}"
    assert refused.rule
    assert refused.why.strip()
    for lang in LANGUAGES:
        assert game.texts.has(lang, key), f"{key} has no sentence in {lang}"
        assert game.texts.say(lang, key).strip()


def check_random_answers(case: Case) -> None:
    """The engine's own loop asks the lowest seat that owes an answer, and gives legal answers only."""
    rng = case.rng()
    for pos, _ in walk(case.reached(rng), rng, 12):
        top = pos.agenda[-1]
        seat = top.first_asked(pos)
        assert seat == pos.to_act[0], "the loop asks another seat"
        picked = {int(top.pick(pos, seat, rng)) for _ in range(20)}
        assert picked <= set(pos.legal(seat)), "the loop gives an illegal answer"
        assert len(picked) > 1 or len(pos.legal(seat)) == 1, "the loop always gives the same answer"


def check_clones(case: Case) -> None:
    """A clone plays on without touching the original, nor another clone."""
    rng = case.rng()
    pos = case.reached(rng)
    before = pos.dump()
    one, two = pos.clone(), pos.clone()
    first, second = random_move(pos, rng), random_move(pos, rng)
    play(one, first)
    one_dump, one_record = one.dump(), one.record()
    for _ in walk(two, rng, 12):
        pass
    play(pos.clone(), second)
    assert pos.dump() == before, "a clone changed the original"
    assert one.dump() == one_dump, "a clone changed another"
    assert one.record() == one_record, "a clone changed the record of another"
    assert pos.quiet().dump()["zones"] == before["zones"]


def check_saving(case: Case) -> None:
    """Dump and load, record and replay, at every step of a stretch, through JSON and back."""
    rng = case.rng()
    pos = case.reached(rng)
    for here, _ in walk(pos, rng, 8):
        check_saved(case.game, here)
    check_saved(case.game, pos)


def check_saved(game: Game, pos: Position) -> None:
    dump = pos.dump()
    loaded = game.load(json.loads(json.dumps(dump)))
    replayed = record.replay(game, json.loads(json.dumps(pos.record())))
    assert loaded.dump() == dump, "a loaded dump is not the same position"
    assert replayed.dump() == dump, "a replayed record is not the same position"
    for seat in everybody(pos):
        seen = sight(pos, seat)
        assert_same(seen, sight(replayed, seat), "replayed")
        assert_same(without_undo(seen), without_undo(sight(loaded, seat)), "loaded")
        msgspec.json.encode(seen)


def without_undo(seen: dict[str, object]) -> dict[str, object]:
    view = dict(seen["view"])  # type: ignore[call-overload]
    view.pop("can_undo")
    return {**seen, "view": view, "can_undo": 0}


def check_played_on(case: Case) -> None:
    """A loaded dump is played on, recorded and replayed like any match."""
    rng = case.rng()
    loaded = case.game.load(case.reached(rng).dump())
    for _ in walk(loaded, rng, 10):
        pass
    replayed = record.replay(case.game, json.loads(json.dumps(loaded.record())))
    assert replayed.dump() == loaded.dump()


def check_same_seed(case: Case) -> None:
    """The same seed and the same choices give the same match."""
    assert whole(case).dump() == whole(case).dump(), "the same seed gave another match"


def whole(case: Case) -> Position:
    """A random match played to its end."""
    pos = case.new()
    for _ in walk(pos, case.rng(), case.game.max_moves):
        pass
    return pos


def check_fallback(case: Case) -> None:
    """The fallback bot, which knows only its own window, finishes from any position."""
    rng = case.rng()
    pos = case.reached(rng)
    bot = make_bot(case.game, "random", case.seed)
    for _ in range(case.game.max_moves):
        if pos.over:
            return
        seat = pick(pos.to_act, rng)
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
    assert pos.over, "the fallback bot does not finish"


def check_non_interference(case: Case) -> None:
    """A world dealt again for a seat looks the same to it, and to spectators."""
    rng = case.rng()
    pos = case.reached(rng)
    for here, _ in walk(pos, rng, 4):
        for seat in everybody(here):
            check_worlds(here, seat, rng)


def check_worlds(pos: Position, seat: int | None, rng: Rng) -> None:
    before, seen, watched = pos.dump(), sight(pos, seat), sight(pos, None)
    for _ in range(2):
        world = imagined(pos, seat, rng)
        assert_same(seen, sight(world, seat), f"a world for seat {seat} looks different to it")
        assert_same(watched, sight(world, None), f"a world for seat {seat} looks different to spectators")
        if seat is None or pos.drafter != seat:
            assert world.draft == [], "a world shows the draft of another seat"
        check_world(world)
    assert pos.dump() == before, "resampling changed the position"


def imagined(pos: Position, seat: int | None, rng: Rng) -> Position:
    try:
        return pos.resample(seat, rng)
    except NoWorld as error:
        raise AssertionError(f"no world can be dealt for seat {seat}: {error}") from error


def check_world(world: Position) -> None:
    assert world.faults() == [], "a world breaks the rules"
    for seat in world.to_act:
        assert world.legal(seat), f"seat {seat} has no legal move in a world"
    play(world, random_move(world, Rng(1)))
    assert world.faults() == [], "a world breaks the rules after a move"


def check_dealt_again(case: Case) -> None:
    """What a seat does not know is really dealt again."""
    rng = case.rng()
    pos = case.reached(rng)
    for seat in everybody(pos):
        worlds = [imagined(pos, seat, rng) for _ in range(24)]
        if has_secrets(pos, seat):
            assert any(faces(world) != faces(pos) for world in worlds), f"nothing is dealt again for seat {seat}"
        for other in open_answers(pos, seat):
            assert any(world.answers[other] != pos.answers[other] for world in many(worlds, pos, seat, rng)), (
                "a sealed answer stays"
            )


def many(worlds: list[Position], pos: Position, seat: int | None, rng: Rng) -> Iterator[Position]:
    """These worlds and then fresh ones: a player with few cards seldom has another answer to give."""
    yield from worlds
    for _ in range(400):
        yield imagined(pos, seat, rng)


def has_secrets(pos: Position, seat: int | None) -> bool:
    """Whether two slots of one back and no narrower kind, unknown to the seat, hold different cards."""
    bit = bit_of(-1 if seat is None else seat)
    hidden: dict[tuple[int, int], set[int]] = {}
    for zone in pos.zones:
        for slot, (card, knowers) in enumerate(slots(zone)):
            if not knowers & bit and not zone.kind(slot):
                hidden.setdefault((int(zone.place.pool), pos.config.box.pool_of[card]), set()).add(card)
    return any(len(cards) > 1 for cards in hidden.values())


def faces(pos: Position) -> list[list[int]]:
    return [[card for card, _ in slots(zone)] for zone in pos.zones]


def open_answers(pos: Position, seat: int | None) -> list[int]:
    """The seats whose pending sealed answer could have been another, as far as `seat` knows."""
    others = [other for other in range(pos.seats) if other != seat and pos.answers[other] >= 0]
    return [other for other in others if len(list(pos.agenda[-1].legal(pos, other))) > 1]


def check_lockstep(case: Case) -> None:
    """The true match and a world of seat s, moved on alike in the eyes of s, stay alike to it.

    When no like move is there, or what s is told differs, a new world is dealt and the walk goes on.
    """
    rng = case.rng()
    pos = case.reached(rng)
    watcher = rng.below(pos.seats)
    world = another_world(pos, watcher, rng)
    for here, move in walk(pos, rng, 24):
        told = len(here.events(watcher))
        true = after(here, move)
        follower = follow(world, true, move, watcher, told, rng)
        if follower is None:
            follower = another_world(true, watcher, rng)
        assert follower.to_act == true.to_act, "who is asked depends on what is hidden"
        if true.over:
            return
        assert_same(sight(true, watcher), sight(follower, watcher), f"seat {watcher} sees what nobody told it")
        assert_same(sight(true, None), sight(follower, None), "spectators see what nobody told them")
        world = follower


def another_world(pos: Position, seat: int, rng: Rng) -> Position:
    """A world of a seat in which chance will fall as in the true match."""
    world = imagined(pos, seat, rng)
    world.rng = pos.rng.copy()
    return world


def follow(world: Position, true: Position, move: Move, watcher: int, told: int, rng: Rng) -> Position | None:
    """The world after a move that looks to the watcher like the true one; None when there is none."""
    seat, action = move
    news = true.events(watcher, told)
    if seat == watcher:
        tries = [action]
    else:
        legal = shuffled(world.legal(seat), rng)
        tries = [other for other in legal if other != action][:15] + [own for own in legal if own == action]
    for attempt in tries:
        new = after(world, (seat, attempt))
        new.rng = true.rng.copy()
        if new.events(watcher, told) == news:
            return new
    return None


def check_undo(case: Case) -> None:
    """What may be taken back is the seat's own last moves that told nobody anything; taking back is exact."""
    rng = case.rng()
    pos = case.reached(rng)
    history: list[tuple[Position, Move]] = []
    for here, move in walk(pos, rng, 16):
        history.append((here.clone(), move))
        check_undone(after(here, move), history)


def check_undone(pos: Position, history: list[tuple[Position, Move]]) -> None:
    allowed = [seat for seat in range(pos.seats) if pos.can_undo(seat)]
    assert len(allowed) <= 1, "two seats may take back the same move"
    for seat in allowed:
        for count in range(1, min(pos.can_undo(seat), len(history)) + 1):
            before, (mover, _) = history[-count]
            assert mover == seat, "a move of another seat could be taken back"
            assert not isinstance(before.agenda[-1], Sealed), "a sealed answer could be taken back"
            assert before.rng.state() == pos.rng.state(), "a chance event could be taken back"
            check_nothing_learned(before, pos)
            back = pos.undone(count)
            assert back.dump() == before.dump(), "taking back gives another position"
            assert [back.can_undo(s) for s in range(pos.seats)] == [before.can_undo(s) for s in range(pos.seats)]


def check_nothing_learned(before: Position, now: Position) -> None:
    """Nobody knows a card more, but for cards that came out of the box."""
    new = all_cards(now) - all_cards(before)
    for seat in everybody(before):
        learned = known_cards(now, seat) - known_cards(before, seat) - new
        assert not learned, f"what seat {seat} has seen could be taken back"


def check_orders(case: Case) -> None:
    """What a standing order answers is legal, and the same in every world that the seat could be in."""
    rng = case.rng()
    for here, _ in walk(case.reached(rng), rng, 12):
        for seat in here.to_act:
            for order in case.game.orders:
                worlds = [here.resample(seat, rng) for _ in range(4)]
                answers = {case.game.ordered(world, seat, order) for world in worlds}
                assert len(answers) == 1, f"the order “{order}” depends on what the seat does not know"
                assert answers <= {None, *here.legal(seat)}, f"the order “{order}” gives an illegal answer"


def check_drafts(case: Case) -> None:
    """Until it is complete, a draft is seen by nobody but its author."""
    rng = case.rng()
    for here, (seat, action) in walk(case.reached(rng), rng, 16):
        if isinstance(here.agenda[-1], Draft):
            new = after(here, (seat, action))
            if new.draft:
                check_unseen(here, new, seat)


def check_unseen(here: Position, new: Position, author: int) -> None:
    for other in everybody(here):
        if other != author:
            assert_same(sight(here, other), sight(new, other), f"seat {other} sees a draft of seat {author}")


ALONG = (
    check_offered,
    check_random_answers,
    check_clones,
    check_saving,
    check_played_on,
    check_non_interference,
    check_dealt_again,
    check_lockstep,
    check_undo,
    check_orders,
    check_drafts,
)
WHOLE = (check_ends, check_invariants, check_same_seed, check_fallback)
