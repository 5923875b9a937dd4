"""What peers.py runs, each in a process of its own: other projects' games, and ours, played at random.

    python _contestants.py NAME SECONDS [SRC]

prints figures as JSON, each taken over so many seconds of CPU time; SRC is the source folder of ours. Nothing but the
one project is imported. A *choice* is a question with at least two legal answers. Bare: nobody asks for an observation.
"""

from __future__ import annotations

import copy
import importlib
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

Figures = dict[str, float]
Game = Callable[[random.Random], tuple[int, int]]
"""Plays one game at random: how many answers it had, and how many of them were choices."""


def paced(seconds: float, play: Game) -> tuple[float, float, float]:
    """Games, answers and choices a second of CPU time, in whole games."""
    chance = random.Random(1)
    play(chance)
    games = answers = choices = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        more, open_ones = play(chance)
        games, answers, choices = games + 1, answers + more, choices + open_ones
    return games / spent, answers / spent, choices / spent


def bare(seconds: float, play: Game) -> Figures:
    """The figures of games in which nobody asks for an observation."""
    games, answers, choices = paced(seconds, play)
    return {"games/s": games, "answers/s": answers, "choices/s": choices}


def observed(seconds: float, play: Game) -> Figures:
    """The figure of games in which whoever is asked gets an observation and the legal actions as arrays."""
    return {"observed choices/s": paced(seconds, play)[2]}


def microseconds(seconds: float, work: Callable[[], object]) -> float:
    """For one call."""
    work()
    times, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(10):
            work()
        times += 10
    return spent / times * 1e6


# ---- OpenSpiel


def _spiel_states(game: Any, chance: random.Random) -> Iterator[tuple[Any, list[int]]]:
    """A random game, before each answer of a player, with what is legal."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(actions, odds)[0])
            continue
        legal = state.legal_actions()
        yield state, legal
        state.apply_action(legal[int(chance.random() * len(legal))])


def spiel(name: str, search: bool) -> Callable[[float], Figures]:
    """A game of OpenSpiel (C++); with `search` its IS-MCTS bot plays it too, which kills the process in some games."""

    def measure(seconds: float) -> Figures:
        import pyspiel

        game = pyspiel.load_game(name)
        tells = game.get_type().provides_observation_tensor

        def play(chance: random.Random) -> tuple[int, int]:
            answers = choices = 0
            for _, legal in _spiel_states(game, chance):
                answers += 1
                choices += len(legal) > 1
            return answers, choices

        def look(chance: random.Random) -> tuple[int, int]:
            answers = choices = 0
            for state, legal in _spiel_states(game, chance):
                answers += 1
                if len(legal) > 1:
                    choices += 1
                    state.observation_tensor() if tells else state.information_state_tensor()
                    state.legal_actions_mask()
            return answers, choices

        figures = bare(seconds, play) | observed(seconds, look)
        half = play(random.Random(2))[0] // 2
        middle = next(s.clone() for n, (s, _) in enumerate(_spiel_states(game, random.Random(2))) if n == half)
        figures["copy us"] = microseconds(seconds / 4, middle.clone)
        if search:
            many = 200
            bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, many)
            figures["simulations/s"] = many / (microseconds(seconds, lambda: bot.step(middle)) / 1e6)
        return figures

    return measure


# ---- RLCard, PettingZoo


def rlcard(name: str) -> Callable[[float], Figures]:
    """A game of RLCard, which makes an observation at each step."""

    def measure(seconds: float) -> Figures:
        import rlcard

        env = rlcard.make(name, config={"seed": 1})

        def play(chance: random.Random) -> tuple[int, int]:
            state, _ = env.reset()
            answers = choices = 0
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(chance.random() * len(legal))])
                answers += 1
                choices += len(legal) > 1
            return answers, choices

        figures = bare(seconds, play) | observed(seconds, play)
        state, _ = env.reset()
        for _ in range(10):
            if not env.is_over():
                state, _ = env.step(next(iter(state["legal_actions"])))
        return figures | {"copy us": microseconds(seconds / 4, lambda: copy.deepcopy(env.game))}

    return measure


def pettingzoo(module: str) -> Callable[[float], Figures]:
    """A classic of PettingZoo, through its own cycle of agents, which makes an observation at each step."""

    def measure(seconds: float) -> Figures:
        env = importlib.import_module(f"pettingzoo.classic.{module}").env()
        seeds = iter(range(1, 1_000_000_000))

        def play(chance: random.Random) -> tuple[int, int]:
            env.reset(seed=next(seeds))
            answers = choices = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(chance.random() * len(legal))]))
                answers += 1
                choices += len(legal) > 1
            return answers, choices

        return bare(seconds, play) | observed(seconds, play)

    return measure


# ---- Kaggle's Pokémon engine


def cabt(seconds: float) -> Figures:
    """Kaggle's Pokémon engine (native), its own deck against itself; the observation is JSON that is read each time."""
    module = importlib.import_module("kaggle_environments.envs.cabt.cabt")
    engine = importlib.import_module("kaggle_environments.envs.cabt.cg.game")

    def play(chance: random.Random) -> tuple[int, int]:
        seen, _ = engine.battle_start(module.deck, module.deck)
        answers = choices = 0
        while seen["current"]["result"] < 0:
            asked = seen["select"]
            least, most, there = asked["minCount"], asked["maxCount"], len(asked["option"])
            seen = engine.battle_select(chance.sample(range(there), chance.randint(least, most)))
            answers += 1
            choices += there > 1 and not least == most == there
        engine.battle_finish()
        return answers, choices

    return bare(seconds, play) | observed(seconds, play)


# ---- ours


def ours(name: str) -> Callable[[float], Figures]:
    """A game of ours, bundled decks in turn."""

    def measure(seconds: float) -> Figures:
        importlib.import_module("stolik")  # from SRC, before _measure puts its own first
        from _measure import find_game, meeting, midgame

        from stolik.bots.draws import draw_answer
        from stolik.kernel.agenda import apply
        from stolik.kernel.luck import derive
        from stolik.kernel.state import Setup
        from stolik.kernel.view import Worlds

        game = find_game(name)
        rules, games = game.rules, iter(range(1_000_000_000))
        meetings = [meeting(game, n) for n in range(20)]

        def play(chance: random.Random) -> tuple[int, int]:
            n = next(games)
            s = rules.new(Setup(game.id, meetings[n % len(meetings)]), n)
            luck, answers, choices = n, 0, 0
            while (decision := s.decision) is not None:
                options = decision.options
                if decision.least == decision.most == 1:
                    apply(rules, s, (options[int(chance.random() * len(options))],))
                    choices += len(options) > 1
                else:
                    luck, picks = draw_answer(decision, luck)
                    apply(rules, s, picks)
                    choices += not decision.forced
                answers += 1
            return answers, choices

        for _ in meetings:  # what is made once for two decks is no part of a game
            play(random.Random(1))
        figures = bare(seconds, play)
        middle = midgame(game, 5)
        figures["copy us"] = sum(microseconds(seconds / 20, s.clone) for s in middle) / len(middle)
        lucks = iter(range(1_000_000_000))

        def simulate() -> None:
            n = next(lucks)
            s = middle[n % len(middle)]
            assert s.decision is not None
            world, luck = Worlds(rules, s, s.decision.seat).sample(n), derive(2, n)
            while (decision := world.decision) is not None:
                luck, picks = draw_answer(decision, luck)
                world.go_on(picks)

        figures["simulations/s"] = 1e6 / microseconds(seconds, simulate)
        if importlib.util.find_spec("numpy") is not None:
            for many in (1, 64):
                figures[f"observed choices/s{'' if many == 1 else f', {many} games'}"] = _batch(game, many, seconds)
        return figures

    def _batch(game: Any, many: int, seconds: float) -> float:
        import numpy as np
        from _measure import meeting

        from stolik.decks.deck import Deck
        from stolik.learning.vector import VectorEnv

        decks = [Deck(str(seat), game.id, stacks) for seat, stacks in enumerate(meeting(game, 0))]
        env, chance, taken = VectorEnv(game, decks, many, seed=1, copy=False), np.random.default_rng(1), 0
        mask = env.reset()[0]["action_mask"]
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            env.step((chance.random(mask.shape, np.float32) * mask).argmax(axis=1))
            taken += many
        return taken / spent

    return measure


PEERS: dict[str, tuple[str, str, Callable[[float], Figures]]] = {
    "OpenSpiel gin_rummy": ("pyspiel", "open_spiel", spiel("gin_rummy", search=True)),
    "OpenSpiel hearts": ("pyspiel", "open_spiel", spiel("hearts", search=False)),
    "OpenSpiel dou_dizhu": ("pyspiel", "open_spiel", spiel("dou_dizhu", search=False)),
    "RLCard gin-rummy": ("rlcard", "rlcard", rlcard("gin-rummy")),
    "RLCard doudizhu": ("rlcard", "rlcard", rlcard("doudizhu")),
    "PettingZoo hanabi_v5": ("pettingzoo", "'pettingzoo[classic]'", pettingzoo("hanabi_v5")),
    "PettingZoo texas_holdem_no_limit_v6": (
        "pettingzoo", "'pettingzoo[classic]'", pettingzoo("texas_holdem_no_limit_v6"),
    ),
    "Kaggle cabt": ("kaggle_environments", "kaggle-environments", cabt),
}  # fmt: skip
"""By name: the module that has to be there, what pip installs it by, and how it is measured."""
OURS = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")


def main() -> None:
    """See the module."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    if name == "?":
        print(json.dumps([peer for peer, (module, _, _) in PEERS.items() if importlib.util.find_spec(module)]))
        return
    if name in OURS:
        sys.path.insert(0, sys.argv[3])
    print(json.dumps((ours(name) if name in OURS else PEERS[name][2])(seconds)))


if __name__ == "__main__":
    main()
