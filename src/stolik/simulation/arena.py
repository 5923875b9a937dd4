"""Leagues: everybody against everybody, bots or decks, with seats swapped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.kernel.luck import derive

from .play import Plan
from .run import BotSource, Progress, check_count, make_plan, name_bot, read_bot, run_plan
from .tally import Score, Tally
from .workers import Crew


@dataclass(frozen=True)
class League:
    """Everybody's games. `pairs[i, j]` (i before j in `names`) is the tally in which i is contestant 0; `asked` is how
    many pairs can meet."""

    names: tuple[str, ...]
    pairs: Mapping[tuple[int, int], Tally]
    plan: Mapping[str, Any]
    asked: int

    @property
    def complete(self) -> bool:
        """Whether everybody has met everybody in all games; False after an interruption."""
        return len(self.pairs) == self.asked and all(tally.complete for tally in self.pairs.values())

    def line(self, entrant: int) -> Score:
        """All games of one entrant."""
        return sum(
            (
                tally.contestants.get(pair.index(entrant), Score())
                for pair, tally in self.pairs.items()
                if entrant in pair
            ),
            Score(),
        )

    def ranking(self) -> list[tuple[str, Score]]:
        """Names and lines, the best rate first; equal rates by name."""
        lines = [(name, self.line(n)) for n, name in enumerate(self.names)]
        return sorted(lines, key=lambda item: (-item[1].rate, item[0]))

    def to_data(self) -> dict[str, Any]:
        """As JSON data without timing."""
        return {
            **self.plan,
            "complete": self.complete,
            "ranking": [{"name": name, **line.to_data()} for name, line in self.ranking()],
            "pairs": [
                {"names": [self.names[i], self.names[j]], **tally.contestants.get(0, Score()).to_data()}
                for (i, j), tally in self.pairs.items()
            ],
        }

    def __str__(self) -> str:
        return "\n".join(
            f"{place:>2}. {name:<20} {line.games:>6} games  {line.wins:>6} won  {line.draws:>4} drawn  {line.rate:6.1%}"
            for place, (name, line) in enumerate(self.ranking(), 1)
        )


def check_seats(game: Game) -> None:
    """Raises ValueError where a league can't be held: who beats whom is told of two."""
    if game.seats != 2:
        raise ValueError(f"a league is for games of two seats; {game.title} has {game.seats}")


def league(
    game: str | Game,
    bots: Sequence[BotSource] | None = None,
    decks: Sequence[str | Path | Deck] | None = None,
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, int | bool | str] | None = None,
    progress: Progress | None = None,
) -> League:
    """Everybody against everybody, `games` games a pair; decks that have to take the same seat don't meet.

    Two bots or more are a league of bots, over `decks` (the bundled ones by default), which are drawn. Otherwise it is
    a league of decks, all played by the one bot given, "greedy" by default. The seed of pair n is derive(seed, n). It
    has games of two seats only. Ctrl-C ends it with what was finished. Raises ValueError and its kinds.
    """
    found = find_game(game) if isinstance(game, str) else game
    check_count("games", games, 1, 1_000_000_000)
    check_count("workers", workers, 1, 1024)
    check_count("seed", seed, -(1 << 64), 1 << 64)
    check_seats(found)
    players = [read_bot(bot) for bot in ([bots] if isinstance(bots, str) else bots or ["greedy"])]
    loaded = found.allowed(options) if decks is None else [found.load_deck(deck) for deck in decks]
    of_bots = len(players) > 1
    names = tuple(name_bot(player) for player in players) if of_bots else tuple(deck.name for deck in loaded)
    if len(names) < 2:
        raise ValueError("a league needs at least two bots or two decks")
    pairs = [
        (i, j) for i, j in combinations(range(len(names)), 2) if of_bots or found.seating.can_meet(loaded[i], loaded[j])
    ]
    if not pairs:
        found.seating.of(loaded[:2])
    meetings = [
        (loaded, [players[i], players[j]]) if of_bots else ([loaded[i], loaded[j]], [players[0], players[0]])
        for i, j in pairs
    ]
    plans = [make_plan(game, *meeting, derive(seed, n), options) for n, meeting in enumerate(meetings)]
    tallies = list(_played(plans, games, workers, progress))
    plan_data = {
        "game": found.id,
        "of": "bots" if of_bots else "decks",
        "bots": [name_bot(player) for player in players],
        "options": dict(sorted((options or {}).items())),
        "seed": seed,
        "games": games,
    }
    kept = {pair: tally for pair, tally in zip(pairs, tallies) if tally.games}
    return League(names, kept, plan_data, len(pairs))


def _played(plans: Sequence[Plan], games: int, workers: int, progress: Progress | None) -> Iterator[Tally]:
    """The tallies of all plans one after the other, up to the one that Ctrl-C ended."""
    with Crew(workers) if workers > 1 else nullcontext() as crew:
        for n, plan in enumerate(plans):

            def told(done: int, _: int, before: int = n * games) -> None:
                if progress is not None:
                    progress(before + done, len(plans) * games)

            tally, interrupted = run_plan(plan, games, crew, told)
            yield tally
            if interrupted:
                return
