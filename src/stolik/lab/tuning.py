"""Fitting the weights of an evaluation to games that bots play, and trying them on games that it has not seen.

Positions are taken where a turn or a part of it begins (the pilot's clock), or at any question of a game without a
pilot, and each says who won. The weights under which that was least surprising (the mean negative logarithm of the
chance that they gave to what happened) are looked for by CMA-ES (Hansen and Ostermeier 2001), which asks for no
derivative. A fifth of the decks is kept apart: on games between these, from other seeds, the weights are tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any, Final
from warnings import catch_warnings, simplefilter

from stolik.game import Game
from stolik.kernel.luck import derive, step
from stolik.kernel.replay import Record
from stolik.kernel.view import View
from stolik.simulation.play import Plan, play, seed_of
from stolik.simulation.run import make_plan
from stolik.simulation.tally import Score

from .extras import library
from .positions import SURPRISED, Progress, duel, moments, split

EACH: Final = 12
"""How many positions of a game are taken at most."""
SPREAD: Final = 0.3
"""How far the first weights lie around those before, in parts of these."""
SMALLEST: Final = 0.02
"""The same for a weight of nothing, as if it were so much."""
HOLD: Final = 0.0005
"""How much it costs to be as far from the weights before as they are large: what games do not tell stays as it was."""
IMPOSSIBLE: Final = 100.0
"""What weights cost with which nothing can be reckoned: more than any surprise."""
TRIALS: Final = 60
"""How many sets of weights are tried for each weight that there is."""


@dataclass(frozen=True)
class Position:
    """What a seat saw, and what came of it: 1 it won, 0 it lost, 1/2 neither."""

    view: View
    seat: int
    came: float


@dataclass(frozen=True)
class Tuned:
    """The weights that were found, how surprised those before and these are by games that they were fitted to and by
    others, on how many positions, and how bots with these did against bots with those before."""

    weights: dict[str, float]
    fitted: tuple[float, float]
    unseen: tuple[float, float]
    positions: tuple[int, int]
    apart: tuple[str, ...]
    score: Score

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "weights": self.weights,
            "fitted": {"before": round(self.fitted[0], 5), "after": round(self.fitted[1], 5)},
            "unseen": {"before": round(self.unseen[0], 5), "after": round(self.unseen[1], 5)},
            "positions": {"fitted": self.positions[0], "unseen": self.positions[1]},
            "decks apart": list(self.apart),
            "games": self.score.to_data(),
        }


def tune(
    game: Game, bot: str, games: int, tried: int, rival: str, seed: int, progress: Progress | None = None
) -> Tuned:
    """Fit the weights of a game's evaluation to `games` games of `bot`, and let `rival` with the new ones play `tried`
    games against itself with the old ones, seats swapped on equal seeds. Everything follows from the arguments. Raises
    ValueError for a game whose evaluation has no weights, and ExtraError without the library cma."""
    with catch_warnings():
        simplefilter("ignore")  # that it can't draw pictures of itself
        cma = library("cma", "tuning")
    note = progress or (lambda what, done, of: None)
    before: Any = game.judgement.evaluation
    if getattr(before, "weights", None) is None or getattr(before, "chance", None) is None:
        raise ValueError(f"the evaluation of {game.title} has no weights to fit")
    train, apart = split(game)
    plans = [
        replace(make_plan(game, decks, (bot,) * game.seats, derive(seed, n)), paired=False)
        for n, decks in enumerate((train, apart))
    ]
    known = positions(game, plans[0], games, note)
    others = positions(game, plans[1], max(1, games // 4), note)
    found = fitted(cma, before, known, derive(seed, 2), note)
    after = before.with_weights(found)
    contest = replace(make_plan(game, apart, (rival,) * game.seats, derive(seed, 3)), paired=True)
    return Tuned(
        weights=found,
        fitted=(surprise(before, known), surprise(after, known)),
        unseen=(surprise(before, others), surprise(after, others)),
        positions=(len(known), len(others)),
        apart=tuple(deck.name for deck in apart),
        score=versus(game, contest, after, tried, note),
    )


def surprise(evaluation: Any, known: Sequence[Position]) -> float:
    """The mean negative logarithm of the chance that was given to what happened; not knowing anything it is 0.693."""
    total = 0.0
    for one in known:
        chance = min(1 - SURPRISED, max(SURPRISED, evaluation.chance(one.view, one.seat)))
        total -= one.came * log(chance) + (1 - one.came) * log(1 - chance)
    return total / max(1, len(known))


def fitted(cma: Any, before: Any, known: Sequence[Position], seed: int, note: Progress) -> dict[str, float]:
    """The weights that are least surprised by these positions."""
    start: Mapping[str, float] = before.weights
    names = list(start)
    scale = [max(SMALLEST, abs(start[name])) for name in names]

    def weights(x: Sequence[float]) -> dict[str, float]:
        return {name: float(f"{start[name] + s * v:.4g}") for name, s, v in zip(names, scale, x, strict=True)}

    def cost(x: Sequence[float]) -> float:
        try:
            return surprise(before.with_weights(weights(x)), known) + HOLD * sum([v * v for v in x])
        except (ArithmeticError, TypeError, ValueError):  # weights with which nothing can be reckoned
            return IMPOSSIBLE

    most = TRIALS * len(names)
    # its seed 0 would be the clock's
    search = cma.CMAEvolutionStrategy([0.0] * len(names), SPREAD, {"seed": 1 + seed % (1 << 31), "verbose": -9})
    done = 0
    while done < most and not search.stop():
        tried = search.ask()
        search.tell(tried, [cost(x) for x in tried])
        done += len(tried)
        note("weights", min(done, most), most)
    note("weights", most, most)
    return weights(search.result.xfavorite)  # the middle of the search; the best seen was lucky


def positions(game: Game, plan: Plan, games: int, note: Progress) -> list[Position]:
    """Positions of so many games, of each some that are drawn by its seed."""
    found: list[Position] = []
    for n in range(games):
        result, record = play(replace(plan, records=True), n)
        seen = [
            (rules.view(s, decision.seat), decision.seat)
            for rules, s, decision in moments(game, Record.from_json(record))
        ]
        luck = derive(seed_of(plan, n), 0)
        for _ in range(min(EACH, len(seen))):
            luck, at = step(luck, len(seen))
            view, seat = seen.pop(at)
            found.append(Position(view, seat, (1 + result.returns[seat]) / 2))
        note("positions", n + 1, games)
    return found


def versus(game: Game, plan: Plan, evaluation: Any, games: int, note: Progress) -> Score:
    """How a bot with this evaluation does against itself with that of the game."""
    old = game.judgement.by_weights(game.judgement.evaluation)
    new = old.by_weights(evaluation)
    score = Score()
    for n in range(games):
        score.add(duel(plan, n, new, old))
        note("games", n + 1, games)
    return score
