"""Measure how strong the bots of the games are, on the scale of all ratings, and write it into the games' folders.

PYTHONPATH=src python scripts/levels.py [--games N] [GAME ...]

Every two bots of a game meet, with decks drawn from all that are bundled and seats swapped from game to game, 1,000
games in all by default. They are rated as people are (stolik.rating), game after game: so whoever sits down at a server
meets bots that stand where they belong. With `lookahead` it takes from some minutes (Token Battle) to hours a game, and
comes out the same at every run, on however many processors.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from stolik.catalog import GAMES, load_game
from stolik.game import Game
from stolik.kernel.luck import derive
from stolik.rating import Rating, after
from stolik.simulation.play import Plan
from stolik.simulation.run import crew_of, headline, make_plan
from stolik.simulation.series import Series
from stolik.simulation.tally import Result

SEED: Final = 19
TWO: Final = 2


def plans(game: Game) -> list[tuple[tuple[str, str], Plan]]:
    """Every two bots, and how they meet."""
    found = []
    for n, (one, other) in enumerate(combinations(game.bots, TWO)):
        plan = make_plan(game, None, (one, other) * (game.seats // TWO), derive(SEED, n))
        found.append(((one, other), replace(plan, paired=True, lenient=True)))
    return found


def rated(game: Game, pairs: Sequence[tuple[str, str]], raw: Sequence[tuple[int, int, Result]]) -> dict[str, Rating]:
    """The ratings after these games, gone through by number and then by pair."""
    known = {bot: Rating() for bot in game.bots}
    for place, _, result in sorted(raw, key=lambda one: (one[1], one[0])):
        names = [(pairs[place] * (game.seats // TWO))[contestant] for contestant in result.contestants]
        sides = result.sides or tuple(range(game.seats))
        teams = [[n for n in range(game.seats) if sides[n] == side] for side in sorted(set(sides))]
        new = after(
            [[known[names[n]] for n in team] for team in teams],
            [result.returns[team[0]] for team in teams],
            [[False for _ in team] for team in teams],
        )
        before = dict(known)
        for team, ratings in zip(teams, new, strict=True):
            for n, rating in zip(team, ratings, strict=True):
                name = names[n]
                mu = known[name].mu + rating.mu - before[name].mu
                known[name] = Rating(mu, min(known[name].sigma, rating.sigma))
    return known


def measure(game: Game, games: int) -> dict[str, Any]:
    """What is written of a game."""
    pairs = plans(game)
    each = -(-games // len(pairs))
    series = Series([plan for _, plan in pairs], [headline(plan, each) for _, plan in pairs], each, raw=True)
    with crew_of(os.cpu_count() or 1) as crew:
        series.play(crew)
    raw = list(series.results)
    ratings = rated(game, [pair for pair, _ in pairs], raw)
    order = sorted(ratings, key=lambda bot: -ratings[bot].mu)
    how = {"game": game.id, "rules": game.rules.version, "seed": SEED, "games": len(raw)}
    return {"how": how, "bots": {bot: [round(ratings[bot].mu, 3), round(ratings[bot].sigma, 3)] for bot in order}}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, metavar="N")
    asked = parser.parse_args()
    for name in asked.game:
        found = load_game(name)
        path = found.folders.levels
        path.parent.mkdir(exist_ok=True)
        told = measure(found, asked.games)
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8", newline="\n")
        for bot, (mu, sigma) in told["bots"].items():
            print(f"{name} {bot}: {Rating(mu, sigma).points} ± {Rating(mu, sigma).spread}")
