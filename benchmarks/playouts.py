"""Random games on one core: games and unforced decisions a second of CPU time, without views, events or records."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from _measure import Figures, arguments, meeting, report

from stolik.kernel.agenda import apply
from stolik.kernel.contract import Choice
from stolik.kernel.luck import derive, step
from stolik.kernel.state import Setup
from stolik.simulation.run import simulate

if TYPE_CHECKING:
    # For the types alone: --compare runs this beside older versions, where it lies elsewhere.
    from stolik.game import Game


def playouts(game: Game, games: int) -> tuple[float, float]:
    """Games and unforced decisions a second, in the barest loop there is: one draw and one answer a decision."""
    rules = game.rules
    meetings = [meeting(game, n) for n in range(games)]
    decisions = 0
    luck = derive(3, 0)
    several = Choice(3)
    began = time.process_time()
    for n in range(games):
        s = rules.new(Setup(game.id, meetings[n]), n)
        while (decision := s.decision) is not None:
            options = decision.options
            if decision.least == decision.most == 1:
                luck, at = step(luck, len(options))
                apply(rules, s, (options[at],))
                decisions += len(options) > 1
            else:
                apply(rules, s, several.answer(decision))
                decisions += not decision.forced
    seconds = time.process_time() - began
    return games / seconds, decisions / seconds


def measure(game: Game) -> Figures:
    """The best of five rounds of the bare loop, and of `simulate` with random bots."""
    playouts(game, 100)
    bare = [playouts(game, ARGS.games) for _ in range(5)]
    bulk = []
    for n in range(5):
        began = time.process_time()
        tally = simulate(game.id, games=ARGS.games, seed=n)
        seconds = time.process_time() - began
        bulk.append((tally.games / seconds, tally.unforced / seconds))
    return {
        "bare loop, games/s": max(bare)[0],
        "bare loop, unforced decisions/s": max(bare)[1],
        "simulate, games/s": max(bulk)[0],
        "simulate, unforced decisions/s": max(bulk)[1],
    }


def options(parser: argparse.ArgumentParser) -> None:
    """Its own settings."""
    parser.add_argument("--games", type=int, default=1000, help="games a round (default: %(default)s)")


if __name__ == "__main__":
    ARGS = arguments(__doc__, options)
    raise SystemExit(report("playouts", ARGS, measure))
