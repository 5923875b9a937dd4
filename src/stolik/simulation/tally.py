"""What many games came to: whole numbers that add up, and the rates made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from math import sqrt
from typing import Any, Final

from stolik.kernel.compiling import parts

from .uses import Use

Z: Final = 1.959964
"""Two-sided 95 % of the normal distribution."""


def wilson(points: float, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a rate (Wilson 1927), points of games; (0, 1) without a game."""
    if not games:
        return 0.0, 1.0
    rate = points / games
    wide = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / wide
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / wide
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Score:
    """Games of one deck, bot or seat, and how many of them it won or drew; the rest it lost."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def losses(self) -> int:
        """Games lost."""
        return self.games - self.wins - self.draws

    @property
    def rate(self) -> float:
        """Wins, and half of the draws, of all games; 0 without a game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def half(self) -> float:
        """Half the width of that interval."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % (Wilson)."""
        return wilson(self.wins + self.draws / 2, self.games)

    def add(self, result: int) -> None:
        """One more game: 1 won, 0 drawn, -1 lost."""
        self.games += 1
        if result > 0:
            self.wins += 1
        elif result == 0:
            self.draws += 1

    def __add__(self, other: Score) -> Score:
        return Score(self.games + other.games, self.wins + other.wins, self.draws + other.draws)

    def to_data(self) -> dict[str, Any]:
        """As JSON data; rates are rounded to four places."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass
class CardScore:
    """The games in which a card of a deck was drawn, and those in which it was played (uses.py)."""

    drawn: Score = field(default_factory=Score)
    played: Score = field(default_factory=Score)

    def __add__(self, other: CardScore) -> CardScore:
        return CardScore(self.drawn + other.drawn, self.played + other.played)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"drawn": self.drawn.to_data(), "played": self.played.to_data()}


@dataclass(frozen=True)
class Result:
    """One finished game: `returns`, `decks` and `contestants` (whose turn it was to sit there) by seat, what ended it,
    who was asked first, how many turns and decisions it had, and how many of these left a choice; `sides` by seat where
    partners play together; `uses` by seat where somebody asked for them; `failed` is how a bot failed, "" where none
    did."""

    returns: tuple[int, ...]
    decks: tuple[str, ...]
    contestants: tuple[int, ...]
    rule: str
    first: int
    turns: int
    decisions: int
    unforced: int
    sides: tuple[int, ...] = ()
    uses: tuple[Use, ...] = ()
    failed: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


@dataclass
class Tally:
    """Sums over games, all whole numbers, so that merging in any grouping gives the same.

    `plan` says what was played (game, bots, options, seed, `asked` games). `contestants[i]` are the games of bot i in
    whichever seat it sat, `by_bot` those of all bots of a name (one a game for a side that they share), `decks` those
    of a deck (twice a game where it meets itself), `pairs` those of the first deck of a pair against the second (not
    beside it, as a partner's), `seats` those of a seat, `first` those of whoever was asked first, `begins` the same by
    deck. `lengths` counts games by their turns, `failures` by what went wrong with a bot. `cards` and `openings` are
    by deck and card, where they were asked for: games in which the card was drawn or played, and those in which it was
    the first that its player played. `seconds` is how long it took: no part of the data, and no part of equality.
    """

    plan: Mapping[str, Any]
    games: int = 0
    contestants: dict[int, Score] = field(default_factory=dict)
    by_bot: dict[str, Score] = field(default_factory=dict)
    decks: dict[str, Score] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Score] = field(default_factory=dict)
    seats: dict[int, Score] = field(default_factory=dict)
    first: Score = field(default_factory=Score)
    begins: dict[str, Score] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    failures: dict[str, int] = field(default_factory=dict)
    cards: dict[tuple[str, str], CardScore] = field(default_factory=dict)
    openings: dict[tuple[str, str], Score] = field(default_factory=dict)
    ends: dict[str, int] = field(default_factory=dict)
    turns: int = 0
    shortest: int = 0
    longest: int = 0
    decisions: int = 0
    unforced: int = 0
    seconds: float = field(default=0.0, compare=False)

    @classmethod
    def of(cls, plan: Mapping[str, Any], results: Iterable[Result]) -> Tally:
        """The tally of these games."""
        tally = cls(plan)
        for result in results:
            tally.add(result)
        return tally

    @property
    def complete(self) -> bool:
        """Whether all games that were asked for are in it; False after an interruption."""
        return self.games == int(self.plan.get("asked", self.games))

    def add(self, result: Result) -> None:
        """One more game."""
        self.shortest = min(self.shortest, result.turns) if self.games else result.turns
        self.longest = max(self.longest, result.turns)
        self.games += 1
        self.turns += result.turns
        self.decisions += result.decisions
        self.unforced += result.unforced
        self.ends[result.rule] = self.ends.get(result.rule, 0) + 1
        self.first.add(result.returns[result.first])
        self.begins.setdefault(result.decks[result.first], Score()).add(result.returns[result.first])
        self.lengths[result.turns] = self.lengths.get(result.turns, 0) + 1
        if result.failed:
            self.failures[result.failed] = self.failures.get(result.failed, 0) + 1
        for deck, won, use in zip(result.decks, result.returns, result.uses):
            for card in use.drawn:
                self.cards.setdefault((deck, card), CardScore()).drawn.add(won)
            for card in use.played:
                self.cards.setdefault((deck, card), CardScore()).played.add(won)
            if use.opening:
                self.openings.setdefault((deck, use.opening), Score()).add(won)
        sides = result.sides or range(len(result.returns))
        teams = {(self._bot(n), side): won for n, side, won in zip(result.contestants, sides, result.returns)}
        for (bot, _), won in teams.items():
            self.by_bot.setdefault(bot, Score()).add(won)
        for seat, (won, deck, contestant) in enumerate(zip(result.returns, result.decks, result.contestants)):
            self.seats.setdefault(seat, Score()).add(won)
            self.decks.setdefault(deck, Score()).add(won)
            self.contestants.setdefault(contestant, Score()).add(won)
            for other, against in enumerate(result.decks[seat + 1 :], seat + 1):
                if result.sides and result.sides[seat] == result.sides[other]:
                    continue
                better = won - result.returns[other]
                pair, better = ((deck, against), better) if deck <= against else ((against, deck), -better)
                self.pairs.setdefault(pair, Score()).add(better)

    def _bot(self, contestant: int) -> str:
        bots = self.plan.get("bots", ())
        return str(bots[contestant]) if contestant < len(bots) else str(contestant)

    def merge(self, other: Tally) -> Tally:
        """Both together, as a new tally. Raises ValueError when they are not of the same plan."""
        if dict(self.plan) != dict(other.plan):
            raise ValueError("these tallies are of different simulations, so they don't add up")
        return Tally(
            plan=self.plan,
            games=self.games + other.games,
            contestants=_sum(self.contestants, other.contestants),
            by_bot=_sum(self.by_bot, other.by_bot),
            decks=_sum(self.decks, other.decks),
            pairs=_sum(self.pairs, other.pairs),
            seats=_sum(self.seats, other.seats),
            first=self.first + other.first,
            begins=_sum(self.begins, other.begins),
            lengths=_counts(self.lengths, other.lengths),
            failures=_counts(self.failures, other.failures),
            cards={
                key: self.cards.get(key, CardScore()) + other.cards.get(key, CardScore())
                for key in [*self.cards, *other.cards]
            },
            openings=_sum(self.openings, other.openings),
            ends=_counts(self.ends, other.ends),
            turns=self.turns + other.turns,
            shortest=min((tally.shortest for tally in (self, other) if tally.games), default=0),
            longest=max(self.longest, other.longest),
            decisions=self.decisions + other.decisions,
            unforced=self.unforced + other.unforced,
            seconds=self.seconds + other.seconds,
        )

    @classmethod
    def merged(cls, plan: Mapping[str, Any], tallies: Iterable[Tally]) -> Tally:
        """All of them together."""
        return reduce(cls.merge, tallies, cls(plan))

    def to_data(self) -> dict[str, Any]:
        """As JSON data without any timing: equal for equal games, however many processes played them."""
        return {
            **self.plan,
            "games": self.games,
            "complete": self.complete,
            "contestants": [{"bot": self._bot(n), **line.to_data()} for n, line in sorted(self.contestants.items())],
            "by_bot": [{"bot": bot, **line.to_data()} for bot, line in sorted(self.by_bot.items())],
            "decks": [
                {"deck": name, **line.to_data()}
                for name, line in sorted(self.decks.items(), key=lambda item: (-item[1].rate, item[0]))
            ],
            "pairs": [{"decks": list(pair), **line.to_data()} for pair, line in sorted(self.pairs.items())],
            "seats": [{"seat": seat, **line.to_data()} for seat, line in sorted(self.seats.items())],
            "first": self.first.to_data(),
            "begins": [{"deck": name, **line.to_data()} for name, line in sorted(self.begins.items())],
            **self._cards_data(),
            **({"failures": dict(sorted(self.failures.items()))} if self.failures else {}),
            "ends": dict(sorted(self.ends.items())),
            "turns": {
                "mean": round(self.turns / self.games, 2) if self.games else 0.0,
                "shortest": self.shortest,
                "longest": self.longest,
                "median": self.quantile(0.5),
                "games": {str(turns): count for turns, count in sorted(self.lengths.items())},
            },
            "decisions": self.decisions,
            "unforced": self.unforced,
        }

    def _cards_data(self) -> dict[str, Any]:
        if not self.cards:
            return {}
        return {
            "cards": [{"deck": d, "card": card, **line.to_data()} for (d, card), line in sorted(self.cards.items())],
            "openings": [
                {"deck": d, "card": card, **line.to_data()} for (d, card), line in sorted(self.openings.items())
            ],
        }

    def quantile(self, share: float) -> int:
        """The fewest turns within which this share of the games ended; 0 without a game."""
        left = share * self.games
        for turns, count in sorted(self.lengths.items()):
            left -= count
            if left <= 0:
                return turns
        return 0

    def speed(self) -> dict[str, float]:
        """Games, decisions and unforced decisions a second, by the clock."""
        seconds = self.seconds or float("inf")
        return {
            "seconds": round(self.seconds, 3),
            "games": round(self.games / seconds, 1),
            "decisions": round(self.decisions / seconds, 1),
            "unforced": round(self.unforced / seconds, 1),
        }

    def __str__(self) -> str:
        many = f"{self.games} games" if self.complete else f"{self.games} of {self.plan.get('asked')} games"
        lines = [f"{many}, {self.turns / max(1, self.games):.1f} turns on average"]
        for n, line in sorted(self.contestants.items()):
            lines.append(_row(self._bot(n), line))
        for name, line in sorted(self.decks.items(), key=lambda item: (-item[1].rate, item[0])):
            lines.append(_row(name, line))
        return "\n".join(lines)


def _row(name: str, line: Score) -> str:
    low, high = line.interval
    return (
        f"{name:<20} {line.games:>6} games  {line.wins:>6} won  {line.draws:>4} drawn  "
        f"{line.rate:6.1%}  ({low:.1%} to {high:.1%})"
    )


def _counts(one: Mapping[Any, int], two: Mapping[Any, int]) -> dict[Any, int]:
    return {key: one.get(key, 0) + two.get(key, 0) for key in [*one, *two]}


def _sum(one: Mapping[Any, Score], two: Mapping[Any, Score]) -> dict[Any, Score]:
    return {key: one.get(key, Score()) + two.get(key, Score()) for key in [*one, *two]}
