"""Learns to judge positions of Token Battle from games, with scikit-learn, and then plays against `greedy`.

    pip install 'stolik[research]' scikit-learn
    python examples/learned_value.py                  # minutes: 400 games to learn from, 200 to be measured by

`greedy` looks at the points that lie on the table after its move. What is learned here, from games between two of its
kind that move by chance now and then, is how likely a seat is to win after it: 44 numbers, each made of the columns of
an observation, and a logistic regression over them. The policy is the move after which that is likeliest.

It sees what a player sees. Moves are tried in a supposed game (`Episode.supposed`), in which all that its seat can't
know was dealt anew; trying them in the game itself would show it the card below the one that is laid.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

from stolik.adapters.episode import Episode, Games
from stolik.simulation.tally import wilson

GAME = "token-battle"
LEARN, MEASURE = 1, 1_000_001
"""Seeds of the series to learn from and to be measured by: other games, with other decks."""
BY_CHANCE = 0.15
"""How many moves of the games to learn from are made by chance, so that positions differ."""
TYPES = 8
LIMIT = 100
"""Points at which a game ends, as it is set by default."""

Policy = Callable[[Episode], int]
"""From a game, at a question, to the action that is taken."""


class Features:
    """Numbers made of rows of observations: who has more of what, and the same where the game nears its end."""

    def __init__(self, names: Sequence[str]) -> None:
        """`names` are those of the columns (`games.encoding.space.names`)."""
        at = {name: n for n, name in enumerate(names)}
        fields = [name.removesuffix(": boost") for name in names if name.endswith(": boost")]
        told = ("own", "other's", "value", "type")
        self._field = {what: [at[f"{field}: {what}"] for field in fields] for what in told}
        points = ("score", "growth", "bonus", "extra")
        self._points = [[at[f"{whose}: {what}"] for what in points] for whose in ("own", "other's")]
        self._turn = at["table: own turn"]

    def __call__(self, rows: np.ndarray) -> np.ndarray:
        """A line of numbers for each row."""
        rows = rows.astype(np.float64)
        own, other = (rows[:, columns] for columns in self._points)
        side = rows[:, self._field["own"]] - rows[:, self._field["other's"]]
        kind, value = rows[:, self._field["type"]], rows[:, self._field["value"]]
        tokens = [(side * (kind == n)).sum(axis=1) for n in range(1, TYPES + 1)]
        worth = [(side * value * (kind == n)).sum(axis=1) for n in range(1, TYPES + 1)]
        more = np.column_stack([own - other, 2 * rows[:, self._turn] - 1, *tokens, *worth])
        late = np.maximum(own[:, :1], other[:, :1]) / LIMIT
        return np.hstack([more, more * late, late, np.abs(side).sum(axis=1, keepdims=True)])


def watch(count: int, luck: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Games of `greedy` against itself: what each seat saw after each move, and whether it won."""
    games, rows, won = Games(GAME, seed=LEARN), [], []
    for n in range(count):
        episode = games.begin(n)
        bots = [games.game.bot("greedy", games.bot_seed(n, seat)) for seat in range(2)]
        seats = []
        while episode.decision is not None:
            if luck.random() < BY_CHANCE:
                episode.act(int(luck.choice(episode.legal())))
            else:
                episode.ask(bots[episode.seat])
            for seat in range(2):
                seats.append(seat)
                rows.append(episode.observe(seat)["observation"])
        won += [episode.returns[seat] > 0 for seat in seats]
    return np.array(rows), np.array(won)


def policy(features: Features, model: Pipeline, luck: np.random.Generator) -> Policy:
    """The action after which its seat is likeliest to win."""

    def choose(episode: Episode) -> int:
        seat, legal, worth, open_, rows = episode.seat, episode.legal(), {}, [], []
        supposed = episode.supposed(seat, int(luck.integers(1 << 62)))
        for action in legal:
            after = supposed.clone()
            after.act(action)
            if after.decision is None:
                worth[action] = float(after.returns[seat]) * 2  # it is over: better, or worse, than any chance
            else:
                open_.append(action)
                rows.append(after.observe(seat)["observation"])
        if rows:
            worth.update(zip(open_, model.predict_proba(features(np.array(rows)))[:, 1]))
        return max(legal, key=lambda action: worth[action])

    return choose


def measure(choose: Policy, count: int) -> float:
    """The points of a policy against `greedy` in so many games, each game played from both seats."""
    games, points = Games(GAME, seed=MEASURE), 0.0
    for n in range(count):
        episode, seat = games.begin(n // 2), n % 2
        bot = games.game.bot("greedy", games.bot_seed(n // 2, 1 - seat))
        while episode.decision is not None:
            if episode.seat == seat:
                episode.act(choose(episode))
            else:
                episode.ask(bot)
        points += (episode.returns[seat] + 1) / 2
    return points


def main(words: Sequence[str] | None = None) -> float:
    """Learn, measure, and say how it went; the share of points that was won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="how many games to learn from")
    parser.add_argument("--measure", type=int, default=200, help="in how many games to be measured")
    asked = parser.parse_args(words)
    start = time.monotonic()
    rows, won = watch(asked.games, np.random.default_rng(LEARN))
    features = Features(Games(GAME, seed=LEARN).encoding.space.names)
    model = make_pipeline(StandardScaler(), LogisticRegression(C=0.1, max_iter=1000)).fit(features(rows), won)
    print(f"learned from {len(rows)} views of {asked.games} games in {time.monotonic() - start:.0f} s", flush=True)
    points = measure(policy(features, model, np.random.default_rng(MEASURE)), asked.measure)
    low, high = wilson(points, asked.measure)
    print(f"against greedy: {points / asked.measure:.1%} of {asked.measure} games ({low:.1%} to {high:.1%})")
    return points / asked.measure


if __name__ == "__main__":
    main()
    sys.exit(0)
