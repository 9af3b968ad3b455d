"""What a bot of the game teaches a net before it plays against itself: its answers, and how its matches ended."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from typing import Any

import numpy as np
import torch
from torch import nn

import tablee
from tablee.bots import make_bot
from tablee.bots.course import Watcher, play_course
from tablee.engine.game import Game
from tablee.engine.position import Position
from tablee.engine.relative import relative_actions
from tablee.engine.rng import Rng

from .model import Model, unpacked

MATCHES = 40
FRESH = 10**9


@dataclass(frozen=True)
class Teacher:
    """Who teaches, and how much."""

    bot: str
    decisions: int
    rate: float = 1e-3
    batch: int = 2048
    lesson: int = 100_000


class Notes(Watcher):
    """Writes down every decision with a choice: what the seat saw, what was legal, what it did."""

    def __init__(self, game: Game, seats: int) -> None:
        self.observer = game.observation
        self.relative = [relative_actions(game, seats, seat) for seat in range(seats)]
        self.rows: list[bytes] = []
        self.legal: list[list[int]] = []
        self.actions: list[int] = []
        self.seats: list[int] = []

    def see(self, pos: Position, n: int, seat: int, legal: list[int], action: int) -> None:
        if len(legal) > 1:
            turned = self.relative[seat]
            self.rows.append(bytes(self.observer.row(pos, seat)))
            self.legal.append([turned[each] for each in legal])
            self.actions.append(turned[action])
            self.seats.append(seat)


def watch(name: str, seats: int, options: dict[str, Any], spec: str, first: int) -> tuple[Any, Any, Any, Any]:
    """Some matches of a bot against itself: rows, masks of bits, answers, and what the seat that answered has gained."""
    game = tablee.game(name)
    notes, gains = Notes(game, seats), []
    for n in range(first, first + MATCHES):
        pos, begun = game.new(seats, seed=FRESH + n, **options), len(notes.seats)
        bots = [make_bot(game, spec, seats * n + seat) for seat in range(seats)]
        play_course(pos, bots, [Rng(FRESH + seats * n + seat) for seat in range(seats)], notes)
        rewards = game.policy().reward(pos)
        gains += [rewards[seat] for seat in notes.seats[begun:]]
    rows = np.frombuffer(b"".join(notes.rows), np.uint8).reshape(len(notes.rows), -1)
    return rows, packed(notes.legal, game.actions), np.array(notes.actions), np.array(gains, np.float32)


def packed(legal: list[list[int]], actions: int) -> Any:
    """What is legal, as bits, lowest first."""
    mask = np.zeros((len(legal), actions), bool)
    mask[np.repeat(np.arange(len(legal)), [len(each) for each in legal]), np.concatenate(legal)] = True
    return np.packbits(mask, axis=1, bitorder="little")


def lessons(game: Game, seats: int, options: dict[str, Any], teacher: Teacher, processes: int) -> Iterator[tuple[Any, ...]]:
    """Decisions of the teacher, so many at a time, played in processes of their own."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        numbers = count(0, MATCHES)

        def ask() -> Future[Any]:
            return pool.submit(watch, game.id, seats, options, teacher.bot, next(numbers))

        waiting, heap, held, given = [ask() for _ in range(2 * processes)], [], 0, 0
        while given < teacher.decisions:
            heap.append(waiting.pop(0).result())
            waiting.append(ask())
            held += len(heap[-1][0])
            if held >= teacher.lesson:
                yield tuple(np.concatenate(parts) for parts in zip(*heap, strict=True))
                heap, held, given = [], 0, given + held
        pool.shutdown(cancel_futures=True)


def teach(model: Model, optimiser: torch.optim.Optimizer, lesson: tuple[Any, ...], batch: int) -> dict[str, float]:
    """One pass over a lesson: answer as the teacher did, and foresee what it gained."""
    device = next(model.parameters()).device
    rows, bits, actions, gains = (torch.from_numpy(part).to(device) for part in lesson)
    losses = []
    for some in torch.randperm(len(rows), device=device).split(batch):
        used, scores, values = model(rows[some], unpacked(bits[some], model.policy.out_features))
        unlike = nn.functional.cross_entropy(scores, torch.searchsorted(used, actions[some]))
        missed = (values - gains[some]).square().mean()
        optimiser.zero_grad(set_to_none=True)
        (unlike + missed).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        losses.append((unlike.item(), missed.item(), (used[scores.argmax(-1)] == actions[some]).float().mean().item()))
    unlike_, missed_, same = np.mean(losses, axis=0).tolist()
    return {"unlike": unlike_, "missed": missed_, "same": same}
