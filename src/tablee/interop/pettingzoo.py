"""Any game as an environment of PettingZoo, for learners at all seats. Needs `pip install "tablee[pettingzoo]"`.

>>> from tablee.interop import pettingzoo
>>> env = pettingzoo.env("push", seats=2)
>>> env.reset(seed=42)
>>> rewards = {}
>>> for agent in env.agent_iter():
...     observation, rewards[agent], termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> sum(rewards.values())                                    # what one seat won, the other lost
0.0

| | |
| --- | --- |
| make | `env(game, seats, **options)`; `raw_env` is the same without PettingZoo's wrappers; `parallel_env`, see below |
| by the registry | `pettingzoo.make("aec", "tablee/push-v0", seats=2)`, from PettingZoo 1.27 on |
| agents | `player_0`, `player_1` … are the seats, all of them until the match ends |
| actions | `Discrete(n)`, the numbers of the game's actions: `pos.name(number)` says which. Those of the mask are legal |
| observation | `{"observation": float32 array, "action_mask": int8 array}` |
| reward | the seat's return at the end of the match, from −1 (lost) to 1 (won alone); 0 before. A team shares its fate |
| state | `state()`: the observations of all seats |

| game | seats | observation | actions | answers in a match | at most |
| --- | --- | --- | --- | --- | --- |
| `conan` | 2–4 | 2834 | 3032 | about 100 (3 seats) | 20000 |
| `epic` | 1–4 | 3165 | 3692 | about 270 (2 seats) | 20000 |
| `heros` | 2–6 | 662 | 452 | about 800 (2 seats) | 10700 |
| `push` | 2–4 | 428 | 1388 | about 40 (2 seats) | 2200 |
| `virtopia` | 1–4 | 507 | 1080 | about 30 (2 seats) | 7000 |

What the numbers of an observation mean is told one by one by `tablee.interop.describe("push")`, and by
`tablee.game("push").observation.names`. They are what the agent's seat may know and nothing else; a card that it has not
seen is in no number. Seats are told from the one that looks on: itself first, then the others in turn order. Most numbers
lie between 0 and 1; the bounds of the space are the least and the most that each can be.

The mask has ones for the legal answers of the agent whose turn it is, and is all zeros for the others, as in PettingZoo's
card games. Where players are named in actions they are named by seat; with `relative=True` by how many places they sit
after the agent that acts, as observations count them.

A question that several seats answer in secret is put to one after the other, and nobody learns an answer before all are
given. `skip_forced=True` passes over questions that leave one answer only.

`state()` is for training only, for critics that see all seats at once: it holds what every seat knows, and a policy that
acts on it sees the others' hands. Cards that nobody has seen, in piles and face down, are not in it, nor are sealed
answers that are not yet revealed.

`reset(seed=7)` deals the match that `tablee.game("push").new(2, seed=7)` deals. Without a seed each reset deals another
match; after one with a seed they are always the same. `env.unwrapped.episode.record()` gives a match to look at in the
terminal or the browser.

An illegal action ends the match in `env`: its agent gets −1, the others 0 (`TerminateIllegalWrapper`). In `raw_env` it
raises `tablee.IllegalMove`, and nothing has changed.

`render_mode="ansi"` gives the table as text, as the seat that acts sees it, and `"human"` prints it after each step.

**In cycles.** `parallel_env(game, seats, …)` is an environment of PettingZoo's parallel kind. In each cycle all agents give
an action. Those of the seats that are asked count, those of all others count for nothing; a sealed question is answered by
all its seats at once. An answer that is not legal changes nothing: the same is asked in the next cycle, and `infos` of that
agent says `illegal`. After `max_cycles` cycles the match is truncated, without any reward. `env(…, max_cycles=…)` is the
same with one agent stepping after the other.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
import pettingzoo  # type: ignore[import-untyped]
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

from ..engine.errors import BadOptions
from ..engine.game import Game
from ..registry import list_games
from .drawing import RENDER_MODES, check_render_mode, draw
from .observing import Encoding, Episode, Row, Seeds

__all__ = ["env", "parallel_env", "raw_env"]

Observation = dict[str, npt.NDArray[Any]]
Infos = dict[str, dict[str, Any]]
Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]
ILLEGAL_REWARD: Final = -1.0


def env(
    game: str | Game, seats: int | None = None, *, max_cycles: int | None = None, **settings: Any
) -> pettingzoo.AECEnv[str, Observation, int | None]:
    """A game as PettingZoo's own environments are: its agents act one after the other, and an illegal action loses.

    `settings` are those of `raw_env`, the options of the game among them. With `max_cycles`, all agents step in each cycle.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(game, seats, max_cycles=max_cycles, **settings))
    made = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class _Seated:
    """What both kinds of environments share: the match, the spaces, what each agent observes, and how it is drawn."""

    metadata: dict[str, Any]
    episode: Episode
    """The match that is played; there is one from the first `reset` on."""

    def _sit_down(self, encoding: Encoding, skip_forced: bool, render_mode: str | None, lang: str) -> None:
        self.encoding = encoding
        self.skip_forced = skip_forced
        self.render_mode = check_render_mode(render_mode)
        self.lang = lang
        self.metadata = {
            "render_modes": [*RENDER_MODES],
            "name": f"tablee_{encoding.game.id}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = encoding.agents
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self._lay_out_spaces()

    def _lay_out_spaces(self) -> None:
        box, low, high, n = gymnasium.spaces.Box, self.encoding.low, self.encoding.high, self.encoding.seats
        mask = box(0, 1, (self.encoding.actions,), np.int8)
        seen: dict[str, dict[str, gymnasium.Space[Any]]]
        seen = {agent: {"observation": box(low, high), "action_mask": mask} for agent in self.agents}
        self.observation_spaces = {agent: gymnasium.spaces.Dict(parts) for agent, parts in seen.items()}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.encoding.actions) for agent in self.agents}
        self.state_space = box(np.tile(low, n), np.tile(high, n))

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The actions of the game."""
        return self.action_spaces[agent]

    def state(self) -> Row:
        """What all seats know, one after the other: for training only."""
        return self.encoding.all_rows(self.episode.pos)

    def render(self) -> str | None:
        """The table as the seat that is asked sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return draw(self.episode.pos, max(0, self.episode.asked), self.possible_agents, self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, seed: int | None) -> None:
        self.episode = Episode(self.encoding, self._seeds.next(seed), self.skip_forced)
        self.agents = self.possible_agents[:]

    def _observed(self, agent: str, asked: bool) -> Observation:
        seat = self._seats[agent]
        mask = self.encoding.mask(self.episode.pos, seat) if asked else self.encoding.no_mask()
        return {"observation": self.encoding.row(self.episode.pos, seat), "action_mask": mask}

    def _returns(self) -> dict[str, float]:
        """What each agent gains by the last move."""
        gained = self.episode.pos.returns() if self.episode.over else [0.0] * self.encoding.seats
        return {agent: float(gained[self._seats[agent]]) for agent in self.agents}

    def _each(self, value: bool) -> dict[str, bool]:
        return dict.fromkeys(self.agents, value)


class raw_env(_Seated, pettingzoo.AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A game in which agents act one after the other, as the match asks their seats.

    `options` are those of the game. `relative` counts players named in actions from who acts on; `skip_forced` gives the only
    answer where there is one; `lang` is the language of what is drawn; `content` is an overlay on the game's cards.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        relative: bool = False,
        skip_forced: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
        content: object = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, relative=relative, skip_forced=skip_forced, render_mode=render_mode, lang=lang,
            content=content, **options,
        )  # fmt: skip
        self._sit_down(Encoding(game, seats, options, relative, content), skip_forced, render_mode, lang)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match. `options` are taken by no environment of Tablée: those of the game are given when it is made."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = self._each(False), self._each(False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next_agent()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may answer if it is its turn."""
        return self._observed(agent, agent == self.agent_selection and not self.terminations.get(agent, True))

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is; an illegal one raises IllegalMove and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._returns()
        self.terminations = self._each(self.episode.over)
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _play(self, seat: int, number: int | None) -> None:
        action = self.encoding.action(seat, -1 if number is None else number)
        if not self.episode.allows(seat, action):
            self.episode.pos.play(seat, action)  # raises IllegalMove, with the rule
        self.episode.play(seat, action)

    def _next_agent(self) -> str:
        """The agent that acts next; when the match is over, the first."""
        return self.possible_agents[max(0, self.episode.asked)]


class parallel_env(_Seated, pettingzoo.ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A game in cycles: all agents give an action, and those that are asked are heard. After `max_cycles` it is truncated."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        relative: bool = False,
        skip_forced: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
        content: object = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, max_cycles=max_cycles, relative=relative, skip_forced=skip_forced, render_mode=render_mode,
            lang=lang, content=content, **options,
        )  # fmt: skip
        if max_cycles is not None and max_cycles < 1:
            raise BadOptions(f"a match has at least one cycle, not {max_cycles}")
        self.max_cycles = max_cycles
        self.cycles = 0
        self._sit_down(Encoding(game, seats, options, relative, content), skip_forced, render_mode, lang)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], Infos]:
        """Deal a match; what each agent observes, and an empty info each."""
        self._deal(seed)
        self.cycles = 0
        if self.render_mode == "human":
            self.render()
        return self._all_observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        """Play one cycle."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in self.episode.play_all(self._answers(actions)):
            infos[self.possible_agents[seat]]["illegal"] = True
        self.cycles += 1
        over = self.episode.over
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        step = self._all_observed(), self._returns(), self._each(over), self._each(late), infos
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return step

    def _answers(self, actions: dict[str, int]) -> dict[int, int]:
        """Actions by seat, with their numbers in the game."""
        by_seat = {self._seats[agent]: number for agent, number in actions.items() if number is not None}
        return {seat: self.encoding.action(seat, number) for seat, number in by_seat.items()}

    def _all_observed(self) -> dict[str, Observation]:
        return {agent: self._observed(agent, True) for agent in self.agents}


def _register() -> None:
    """Tell the registry that PettingZoo has since 1.27 of every installed game."""
    for name in list_games() if hasattr(pettingzoo, "register") else ():
        for kind, made in (("aec", "env"), ("parallel", "parallel_env")):
            pettingzoo.register(kind, f"tablee/{name}-v0", f"{__name__}:{made}", kwargs={"game": name})


_register()
