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
from stolik.kernel.view import World
from stolik.simulation.run import simulate

try:
    from stolik.bots.playouts import play_on
except ImportError:  # an older version, beside which --compare runs this
    play_on = None

if TYPE_CHECKING:
    # For the types alone: --compare runs this beside older versions, where it lies elsewhere.
    from stolik.game import Game


def playouts(game: Game, games: int) -> tuple[float, float, float]:
    """Games, unforced decisions and answers a second, in the barest loop there is: one draw and one answer a
    decision."""
    rules = game.rules
    meetings = [meeting(game, n) for n in range(games)]
    decisions = answers = 0
    luck = derive(3, 0)
    several = Choice(3)
    began = time.process_time()
    for n in range(games):
        s = rules.new(Setup(game.id, meetings[n]), n)
        while (decision := s.decision) is not None:
            options = decision.options
            answers += 1
            if decision.least == decision.most == 1:
                luck, at = step(luck, len(options))
                apply(rules, s, (options[at],))
                decisions += len(options) > 1
            else:
                apply(rules, s, several.answer(decision))
                decisions += not decision.forced
    seconds = time.process_time() - began
    return games / seconds, decisions / seconds, answers / seconds


def played_on(game: Game, games: int) -> float:
    """Answers a second, forced ones with them, where the loop is the engine's own, in which bots play games on."""
    rules = game.rules
    worlds = [World(rules, rules.new(Setup(game.id, meeting(game, n)), n)) for n in range(games)]
    answers = 0
    began = time.process_time()
    for n, world in enumerate(worlds):
        answers += play_on(world, 0, derive(3, n))[1]
    return answers / (time.process_time() - began)


def measure(game: Game) -> Figures:
    """The best of five rounds of the bare loop, of the engine's own, and of `simulate` with random bots."""
    playouts(game, 100)
    bare = [playouts(game, ARGS.games) for _ in range(5)]
    own = [played_on(game, ARGS.games) for _ in range(5)] if play_on is not None else []
    bulk = []
    for n in range(5):
        began = time.process_time()
        tally = simulate(game.id, games=ARGS.games, seed=n)
        seconds = time.process_time() - began
        bulk.append((tally.games / seconds, tally.unforced / seconds))
    return {
        "bare loop, games/s": max(bare)[0],
        "bare loop, unforced decisions/s": max(one[1] for one in bare),
        "bare loop, answers/s": max(one[2] for one in bare),
        **({"the engine's own loop, answers/s": max(own)} if own else {}),
        "simulate, games/s": max(bulk)[0],
        "simulate, unforced decisions/s": max(bulk)[1],
    }


def options(parser: argparse.ArgumentParser) -> None:
    """Its own settings."""
    parser.add_argument("--games", type=int, default=1000, help="games a round (default: %(default)s)")


if __name__ == "__main__":
    ARGS = arguments(__doc__, options)
    raise SystemExit(report("playouts", ARGS, measure))
