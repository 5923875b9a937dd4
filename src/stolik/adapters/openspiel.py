"""A game as OpenSpiel knows them, written in Python: `load(...)`, or pyspiel.load_game("python_stolik(game=ID)").

Luck is one chance node at the root, which draws one of `deals` games of the series: game n is game n of
`stolik.simulate` with the same decks, options and seed. So a state holds all luck to come, as it holds hidden cards:
search that clones it (MCTS) sees both, and only search that asks for `resample_from_infostate` plays fair. OpenSpiel's
C++ ISMCTS ends the process on any Python game; its Python one, with use_observation_string=True, plays ours.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stolik.kernel.luck import written
from stolik.learning.vector import Array

from .episode import NAMES, Episode, Games
from .missing import needs

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs("OpenSpiel", missing) from missing

LONGEST: Final = 1_000_000
"""More actions than any game takes: OpenSpiel asks for a number."""
MOST_PLAYERS: Final = 16
BETWEEN: Final = ";"
"""Between decks, and between settings, in a parameter; a setting is written key:value, as "=" is OpenSpiel's own."""

TYPE: Final = pyspiel.GameType(
    short_name="python_stolik",
    long_name="Stolik",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "", "decks": "", "options": "", "seed": 0, "deals": 1000},
    default_loadable=False,
)


def load(
    game: str,
    decks: Sequence[str] = (),
    seed: int = 0,
    options: Mapping[str, int | bool | str] | None = None,
    deals: int = 1000,
) -> Any:
    """A game as pyspiel.load_game gives it. `decks` are bundled names or files, one a seat or more to draw from, the
    bundled ones where none is named; of `deals` games one is drawn by chance. Raises ValueError and its kinds."""
    told = {"game": game, "decks": BETWEEN.join(decks), "seed": seed, "deals": deals}
    told["options"] = BETWEEN.join(f"{key}:{value}" for key, value in sorted((options or {}).items()))
    return StolikGame(told)


class StolikGame(pyspiel.Game):
    """One of our games."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told = {**TYPE.parameter_specification, **(params or {})}
        if not told["game"]:
            raise ValueError("name a game, like python_stolik(game=ID)")
        deals = int(told["deals"])
        if not 1 <= deals <= 1_000_000:
            raise ValueError(f"deals is {deals}; it can be a whole number from 1 to 1000000")
        options = [pair.partition(":") for pair in str(told["options"]).split(BETWEEN) if pair]
        self.deals = deals
        self.games = Games(
            str(told["game"]),
            [deck for deck in str(told["decks"]).split(BETWEEN) if deck] or None,
            int(told["seed"]),
            {key.strip(): _value(value.strip()) for key, _, value in options},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.games.num_actions,
            max_chance_outcomes=deals,
            num_players=self.games.num_players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, told)

    def new_initial_state(self) -> StolikState:
        """Before luck has drawn a game."""
        return StolikState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees now. Raises ValueError where all that was ever seen is asked for: a view doesn't hold
        that."""
        if params:
            raise ValueError(f"an observer takes no parameters, and these are given: {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("a view tells what is seen now, so there are observations and no information states")
        return Observer(self.games)


class StolikState(pyspiel.State):
    """A game that runs; `episode` is None before it is drawn."""

    def __init__(self, game: StolikGame) -> None:
        super().__init__(game)
        self._games = _Kept(game.games)
        self._deals = game.deals
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """The seat that is asked, chance, or that it is over."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.decision is None else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All games that may be drawn."""
        return [(n, 1 / self._deals) for n in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None or player != self.episode.seat else self.episode.legal()

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self._games.games.begin(action)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.episode is None:
            return f"game {action}"
        return self.episode.say(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.episode is not None and self.episode.decision is None

    def returns(self) -> list[float]:
        """By player 1 won, 0 drawn or not over, -1 lost."""
        if self.episode is None:
            return [0.0] * self._games.games.num_players
        return [float(won) for won in self.episode.returns]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> StolikState:
        """The game as it might be behind what a player sees."""
        state = StolikState(self.get_game())
        if self.episode is not None:
            state.episode = self.episode.supposed(player, int(sampler() * (1 << 62)))
        return state

    def __str__(self) -> str:
        if self.episode is None:
            return "no game is drawn yet"
        asked = "over" if self.episode.decision is None else f"seat {self.episode.seat} is asked"
        return f"game {self.episode.number}, {self.episode.steps} actions, {asked}, {written(self.episode.state.key())}"


class _Kept:
    """What copies of a state have in common."""

    def __init__(self, games: Games) -> None:
        self.games = games

    def __deepcopy__(self, memo: Any) -> _Kept:
        return self


class Observer:
    """What a player sees: `dict` has the arrays of an observation, which lie in `tensor`, one after the other (their
    names are `episode.names_of_columns`)."""

    def __init__(self, games: Games) -> None:
        shapes = {
            "observation": games.low.shape,
            "actions": games.option_low.shape,
            "action_mask": (games.num_actions,),
        }
        sizes = [int(np.prod(shapes[name])) for name in NAMES]
        self.tensor: Array = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: dict[str, Array] = {name: part.reshape(shapes[name]) for name, part in zip(NAMES, parts)}

    def set_from(self, state: StolikState, player: int) -> None:
        """Look at a state as a player; all zeros before a game is drawn."""
        self.tensor.fill(0)
        if state.episode is not None:
            for name, array in state.episode.observe(player).items():
                self.dict[name][...] = array

    def string_from(self, state: StolikState, player: int) -> str:
        """What a player sees as JSON: the view, the question, and what is picked so far."""
        return "" if state.episode is None else json.dumps(state.episode.told(player), separators=(",", ":"))


def _value(text: str) -> int | bool | str:
    """A setting as its game wants it."""
    said = {"True": True, "False": False}.get(text)
    if said is not None:
        return said
    return int(text) if text.lstrip("-").isdigit() else text


pyspiel.register_game(TYPE, StolikGame)
