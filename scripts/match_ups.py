"""Measure how the bundled decks do against each other, and write it into the games' folders (docs/bots-and-decks.md).

PYTHONPATH=src python scripts/match_ups.py [--levels] [GAME ...]

Decks meet those of their own years, under the rules of these years, all played by one bot; of games for teams whole
teams are drawn. Then the bots meet, each the one below it; with --levels only they do, and the decks stay as they are.
It takes some minutes a game, and comes out the same at every run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stolik.catalog import GAMES, load_game
from stolik.decks.match_ups import MatchUps, Met
from stolik.game import Game
from stolik.simulation.arena import league
from stolik.simulation.run import simulate
from stolik.simulation.tally import Score

BOT: Final = "greedy"
SEED: Final = 15
TWO: Final = 2


@dataclass(frozen=True)
class Count:
    """How many games a pair of decks plays, or for teams how many there are in all; `options` under which the decks of
    an era meet, where it is not the ordinary ones."""

    games: int
    options: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()


COUNTS: Final = {
    "token-battle": Count(20),
    "pokemon": Count(30, (("sm", (("format", "sun-moon"),)),)),
    "pokemon-2v2": Count(1600),
    "star-wars": Count(60),
}
"""For each game enough to tell a fair match from an unfair one, and few enough for a cup of tea."""

LEVELS: Final = (("kind", "random"), ("greedy", "kind"))
"""Which bots meet. What `lookahead` wins takes hours, and is measured by benchmarks/arena.py (docs/performance.md)."""
LEVEL_GAMES: Final = 60


def levels(game: Game) -> dict[str, list[str | int]]:
    """For each bot the one that it met, and how many games it won, drew and lost, with all decks."""
    found: dict[str, list[str | int]] = {}
    for bot, other in LEVELS:
        bots = [bot, other] * (game.seats // TWO)
        score = simulate(game.id, None, bots, LEVEL_GAMES, SEED).by_bot[bot]
        found[bot] = [other, score.wins, score.draws, score.losses]
    return found


def measured(game: Game) -> MatchUps:
    """The table of a game."""
    count = COUNTS[game.id]
    pairs = {pair: Met(score.wins, score.draws, score.losses) for pair, score in scores(game, count)}
    how = {
        "game": game.id,
        "rules": game.rules.version,
        "bot": BOT,
        "seed": SEED,
        "games": count.games,
        "options": {era: dict(options) for era, options in count.options},
        "levels": levels(game),
    }
    return MatchUps(pairs, how)


def scores(game: Game, count: Count) -> Iterator[tuple[tuple[str, str], Score]]:
    """Each pair of decks that met, and how the first of them did."""
    eras = {deck.name: game.facts(deck).era for deck in game.decks}
    for era in dict.fromkeys(eras.values()):
        decks = [deck for deck in game.decks if eras[deck.name] == era]
        options = dict(dict(count.options).get(era, ()))
        if game.seats == TWO:
            played = league(game.id, [BOT], decks, count.games, SEED, os.cpu_count() or 1, options)
            for (one, other), tally in played.pairs.items():
                yield (played.names[one], played.names[other]), tally.contestants[0]
        else:
            bots = [BOT] * game.seats
            yield from simulate(game.id, decks, bots, count.games, SEED, options=options).pairs.items()


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if word != "--levels"]
    for name in named or GAMES:
        found = load_game(name)
        path = found.folders.match_ups
        path.parent.mkdir(exist_ok=True)
        if "--levels" in sys.argv[1:]:
            table = MatchUps(found.match_ups.pairs, {**found.match_ups.how, "levels": levels(found)})
        else:
            table = measured(found)
        path.write_text(table.to_text(), encoding="utf-8", newline="\n")
