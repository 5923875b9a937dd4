"""Ratings: bots, their levels and decks on one scale, from whichever games they played.

The model is that of all ratings (stolik.rating). Who sits at a seat is a team of a bot and a deck, and partners are
one team of all of theirs: so a deck counts for what is won with it by whom. A rating has a mean `mu` and how far it is
known, `sigma`; everybody begins with 25 and 25/3.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from stolik.rating import model as same_for_all
from stolik.simulation.play import Plan
from stolik.simulation.run import name_bot
from stolik.simulation.tally import Result

KINDS: Final = ("bot", "deck")
KNOWN: Final = 0.001
"""The sigma of a deck that both sides have."""
SURE: Final = 2.0
"""How many sigma lie between a rating and the ends of its interval."""


@dataclass(frozen=True)
class Rated:
    """A bot or a deck: `mu` and `sigma` of its rating, in how many games it was, and what share of them it won, a draw
    counting half."""

    kind: str
    name: str
    mu: float
    sigma: float
    games: int
    rate: float

    @property
    def half(self) -> float:
        """Half of the interval in which its strength lies (95 %)."""
        return SURE * self.sigma

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "kind": self.kind,
            "name": self.name,
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "games": self.games,
            "rate": round(self.rate, 4),
        }


@dataclass(frozen=True)
class Ladder:
    """The ratings of one game, the strongest first. `expected[name]` is the share that a bot is expected to win against
    the next below it, each with the same deck."""

    game: str
    games: int
    bots: tuple[Rated, ...]
    decks: tuple[Rated, ...]
    expected: Mapping[str, float]

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game,
            "games": self.games,
            "bots": [one.to_data() for one in self.bots],
            "decks": [one.to_data() for one in self.decks],
            "expected": {name: round(share, 4) for name, share in self.expected.items()},
        }


def ladder(game: str, plans: Sequence[Plan], results: Iterable[tuple[int, int, Result]]) -> Ladder:
    """The ratings after these games, each with its plan's place and number. They are gone through by number and then by
    place, whoever played them and when, because a later game changes a rating less."""
    model = same_for_all()
    begin = (model.mu, model.sigma)
    known: dict[tuple[str, str], tuple[float, float]] = {}
    games: dict[tuple[str, str], int] = {}
    points: dict[tuple[str, str], float] = {}
    count = 0
    for place, _, result in sorted(results, key=lambda one: (one[1], one[0])):
        teams = _teams(plans[place], result)
        # each seat has a rating of its own, also where two are one deck's: the library changes what it is given
        before = [[model.rating(*known.setdefault(one, begin)) for one in team] for team, _ in teams]
        after = model.rate(before, ranks=[-won for _, won in teams])
        _take_over(known, [one for team, _ in teams for one in team], [one for team in after for one in team])
        for team, won in teams:
            for one in dict.fromkeys(team):
                games[one] = games.get(one, 0) + 1
                points[one] = points.get(one, 0.0) + (1 + won) / 2
        count += 1
    rated = [Rated(kind, name, *known[kind, name], n, points[kind, name] / n) for (kind, name), n in games.items()]
    rated.sort(key=lambda one: (-one.mu, one.name))
    bots, decks = (tuple(one for one in rated if one.kind == kind) for kind in KINDS)
    deck = model.rating(sigma=KNOWN)
    expected = {}
    for better, below in pairwise(bots):
        pair = [[model.rating(bot.mu, bot.sigma), deck] for bot in (better, below)]
        expected[better.name] = model.predict_win(pair)[0]
    return Ladder(game, count, bots, decks, expected)


def _teams(plan: Plan, result: Result) -> list[tuple[list[tuple[str, str]], int]]:
    """Who plays together, each bot and each deck, and whether they won (1), drew (0) or lost (-1)."""
    teams: dict[int, tuple[list[tuple[str, str]], int]] = {}
    for seat, (contestant, deck) in enumerate(zip(result.contestants, result.decks, strict=True)):
        side = result.sides[seat] if result.sides else seat
        team, _ = teams.setdefault(side, ([], result.returns[seat]))
        team += [("bot", name_bot(plan.bots[contestant])), ("deck", deck)]
    return list(teams.values())


def _take_over(
    known: dict[tuple[str, str], tuple[float, float]], who: Sequence[tuple[str, str]], after: Sequence[Any]
) -> None:
    """Keep the new ratings. Who sits there more than once (partners, or a deck that meets itself) has learnt from each
    seat: the changes of the means add up, and the sigma is the smallest."""
    before = {one: known[one] for one in who}
    for one, rating in zip(who, after, strict=True):
        mu, sigma = known[one]
        known[one] = mu + rating.mu - before[one][0], min(sigma, rating.sigma)
