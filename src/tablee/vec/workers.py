"""The matches of an environment spread over processes, with the same arrays in memory that they share."""

from __future__ import annotations

# Interpreted: it is about processes and NumPy.
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ..engine.errors import TableeError
from .arrays import DTYPES, Arrays, VecEnv, shapes

if TYPE_CHECKING:
    from .making import Wanted

RESET: Final = b"reset"
STEP: Final = b"step"
DONE: Final = b"done"

Shapes = dict[str, tuple[tuple[int, ...], str]]


class ParallelVecEnv(Arrays):
    """`VecEnv` on several processes: each has its part of the matches, which are the same as in one batch.

    The arrays lie in shared memory and change with each step: copy what you keep. Call `close` at the end, or use it in a
    `with` block.
    """

    def __init__(self, wanted: Wanted, workers: int) -> None:
        example = wanted.part(0, workers).make()
        super().__init__(example.game, wanted.envs, example.num_seats, example.mask, wanted.dtype)
        described = shapes(example, wanted.envs)
        self._memory = SharedMemory(create=True, size=sum(_room(*shape) for shape in described.values()))
        self._views = _views(self._memory, described)
        self._pipes: list[Connection] = []
        self._workers: list[multiprocessing.process.BaseProcess] = []
        context = multiprocessing.get_context("spawn")
        for number in range(workers):
            ours, theirs = context.Pipe()
            arguments = (theirs, wanted.part(number, workers), number, self._memory.name, described)
            worker = context.Process(target=_work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self, seed: int | None = None) -> None:
        """Begin every match anew; with a seed, other deals."""
        self._tell(RESET + (b"" if seed is None else str(seed).encode()))
        self.wait()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action for each match; an illegal one raises IllegalMove, and no match goes on."""
        self.send(actions)
        self.wait()

    def send(self, actions: npt.ArrayLike) -> None:
        """Hand out the actions and go on at once; `wait` before the arrays are read again."""
        self._views["actions"][:] = self.checked(actions)
        self._tell(STEP)

    def wait(self) -> None:
        """Wait until every process has taken its step."""
        try:
            told = [pipe.recv_bytes() for pipe in self._pipes]
        except EOFError:
            raise TableeError("a process of the vector environment has died") from None
        wrong = [each.decode("utf-8") for each in told if each != DONE]
        if wrong:
            raise TableeError(wrong[0])

    def array(self, name: str) -> npt.NDArray[Any]:
        return self._views[name]

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(timeout=5)
            if worker.is_alive():
                worker.terminate()
        self._pipes, self._workers, self._views = [], [], {}
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> ParallelVecEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, what: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(what)


def _work(pipe: Connection, wanted: Wanted, number: int, memory_name: str, described: Shapes) -> None:
    """What a process does: take steps with its part of the matches until the pipe is closed."""
    memory = SharedMemory(memory_name)
    env = wanted.make()
    part = slice(number * env.num_envs, (number + 1) * env.num_envs)
    views = {name: view[part] for name, view in _views(memory, described).items()}
    try:
        while True:
            told = pipe.recv_bytes()
            try:
                _do(env, told, views)
                pipe.send_bytes(DONE)
            except TableeError as error:
                pipe.send_bytes(str(error).encode("utf-8"))
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    finally:
        views.clear()
        memory.close()


def _do(env: VecEnv, told: bytes, views: dict[str, npt.NDArray[Any]]) -> None:
    if told == STEP:
        env.step(views["actions"])
    else:
        seed = told.removeprefix(RESET)
        env.reset(int(seed) if seed else None)
    for name in DTYPES:
        if name == "legal":
            most = int(env.legal_counts.max())
            views[name][:, :most] = env.legal[:, :most]
        else:
            views[name][:] = env.array(name)


def _room(shape: tuple[int, ...], dtype: str) -> int:
    """The bytes of an array, rounded up so that the next one begins at a multiple of 64."""
    return -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // 64) * 64


def _views(memory: SharedMemory, described: Shapes) -> dict[str, npt.NDArray[Any]]:
    found: dict[str, npt.NDArray[Any]] = {}
    at = 0
    for name, (shape, dtype) in described.items():
        found[name] = np.ndarray(shape, np.dtype(dtype), buffer=memory.buf, offset=at)
        at += _room(shape, dtype)
    return found
