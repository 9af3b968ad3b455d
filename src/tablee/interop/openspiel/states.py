"""Games, states and observers as OpenSpiel asks for them. What is played lies in `match`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

import msgspec
import numpy as np

from ...engine.errors import TableeError
from ...engine.game import Game
from ...engine.position import Position
from ...engine.rng import Rng
from .match import CHANCE, DEAL_BYTES, TERMINAL, Match, encoding_of
from .parameters import Parameter, chosen_options, chosen_seats, differing, parameters

pyspiel: Any = import_module("pyspiel")

BYTE: Final = 256
CHANCE_OUTCOMES: Final = [(byte, 1 / BYTE) for byte in range(BYTE)]
SPECTATOR: Final = -1


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"tablee_{game.id}",
        long_name=game.title("en"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.team else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class TableeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tablée at a table with so many seats and these options. Each game has a subclass of its own."""

    game: Game

    def __init__(self, given: Mapping[str, Parameter] | None = None) -> None:
        game = self.game
        known = {**parameters(game), **(given or {})}
        seats = chosen_seats(game, known)
        options = chosen_options(game, known, seats)
        self.key = (game.id, seats, msgspec.json.encode(options, order="sorted"))
        self.encoding = encoding_of(*self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=BYTE,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.max_moves,
        )
        super().__init__(game_type(game), info, differing(game, known, seats))

    def new_initial_state(self) -> TableeState:
        """A match before its deal."""
        return TableeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many chance nodes there are in a match: those of the deal."""
        return DEAL_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableeObserver | None:
        """What observes as OpenSpiel asks for it; None for what only one player knows, which is not told apart."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        alone, all_players = kind.private_info == pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
        if not kind.public_info or kind.private_info == all_players:
            return None
        return TableeObserver(self, bool(kind.perfect_recall), alone, params)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load_game, (str(self),)


def load_game(name: str) -> Any:
    """`pyspiel.load_game`, where every game is known."""
    return pyspiel.load_game(name)


class TableeState(pyspiel.State):  # type: ignore[misc]
    """A match between two answers. `position` is the true one, with every secret."""

    def __init__(self, game: TableeGame) -> None:
        super().__init__(game)
        self.match = Match(game.key)

    @property
    def position(self) -> Position:
        """The position; TableeError before the deal."""
        if self.match.pos is None:
            raise TableeError("there is no position before the deal")
        return self.match.pos

    # What every game of OpenSpiel in Python has.

    def current_player(self) -> int:
        """Who acts: of the players that owe an answer, the first."""
        return self.match.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed, each as likely."""
        return CHANCE_OUTCOMES.copy()

    def returns(self) -> list[float]:
        """What each player gained; nothing before the end."""
        match = self.match
        return match.pos.returns() if match.pos is not None and match.player == TERMINAL else [0.0] * match.encoding.seats

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.match.player == CHANCE:
            self.match.deal(action)
        else:
            self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action:02x}"
        named = self.match.encoding.game.vocabulary.name(action)
        return " ".join([str(named.pop("verb")), *(f"{name}={value}" for name, value in named.items())])

    def __str__(self) -> str:
        return str(self.match)

    # The answers that OpenSpiel gives by way of C++, without that way, on which it asks several times: for callers in Python.

    def is_chance_node(self) -> bool:
        """Whether the deal goes on."""
        return self.match.player == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """What a player, or else the one who acts, may answer."""
        match = self.match
        if match.player < 0 or (player and player[0] != match.player):
            legal: list[int] = super().legal_actions(*player)
            return legal
        return self.position.legal(match.player)

    # What OpenSpiel asks of C++ games only, and its search in Python of any state that has it.

    def resample_from_infostate(self, player: int, sampler: Any) -> TableeState:
        """A state that a player takes for possible; its history is empty, because the true one has secrets."""
        return self.imagine(player, Rng(int(sampler() * (1 << 53))))

    def imagine(self, player: int, rng: Rng) -> TableeState:
        """The same with a generator of Tablée."""
        new = TableeState(self.get_game())
        new.match = self.match.imagine(player, rng)
        return new


class TableeObserver:
    """What a player, or a spectator, may know of a state, as a row of numbers and as a text."""

    def __init__(self, game: TableeGame, recall: bool, spectator: bool, params: Any) -> None:
        if params:
            raise TableeError(f"observations of {game.game.id} take no parameters, not {params!r}")
        self._recall = recall
        self._spectator = spectator
        self.tensor = np.zeros(int(game.game.observation.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableeState, player: int) -> None:
        """Write the row of a player; zeros before the deal."""
        match = state.match
        who = SPECTATOR if self._spectator else player
        self.tensor[:] = match.encoding.row(match.pos, who) if match.pos is not None else 0

    def string_from(self, state: TableeState, player: int) -> str:
        """What a player knows as a text."""
        who = SPECTATOR if self._spectator else player
        return state.match.told(who) if self._recall else state.match.seen(who)
