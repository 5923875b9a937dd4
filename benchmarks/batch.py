"""Many games side by side for a learner: decisions a second, views as arrays, legal actions drawn by numpy."""

from __future__ import annotations

import argparse
import time

import numpy as np
from _measure import Figures, arguments, meeting, report

from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.learning.vector import VectorEnv


def decisions(game: Game, num_envs: int, least: float) -> float:
    """Decisions a second of CPU time, the policy's share included."""
    decks = [Deck(f"deck {seat}", game.id, stacks) for seat, stacks in enumerate(meeting(game, 0))]
    env = VectorEnv(game, None if ARGS.all_decks else decks, num_envs, seed=1, copy=False)
    chance = np.random.default_rng(1)
    seen, _ = env.reset()
    mask, taken = seen["action_mask"], 0
    began = time.process_time()
    while time.process_time() - began < least:
        env.step((chance.random(mask.shape, np.float32) * mask).argmax(axis=1))
        taken += num_envs
    return taken / (time.process_time() - began)


def measure(game: Game) -> Figures:
    """The best of three rounds for each number of games."""
    return {
        f"{n} side by side, decisions/s": max(decisions(game, n, ARGS.seconds) for _ in range(3)) for n in ARGS.num_envs
    }


def options(parser: argparse.ArgumentParser) -> None:
    """Its own settings."""
    parser.add_argument("--num-envs", type=int, nargs="+", default=[1, 16, 256], help="(default: 1 16 256)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time, a round (default: %(default)s)")
    parser.add_argument("--all-decks", action="store_true", help="draw from all bundled decks, with wider rows")


if __name__ == "__main__":
    ARGS = arguments(__doc__, options)
    raise SystemExit(report("batch", ARGS, measure))
