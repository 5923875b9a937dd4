"""Leagues: everybody against everybody, or the first against all others; bots, decks or both, with seats swapped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.kernel.codec import fingerprint
from stolik.kernel.luck import derive

from .play import Plan
from .run import BotSource, check_count, check_half, crew_of, headline, make_plan, name_bot, read_bot, settings_of
from .series import Progress, Series, Until
from .tally import Score, Tally

OF: Final = ("bots", "decks", "both")
"""Who enters a league: bots, over decks that are drawn; decks, all played by one bot; or each bot with each deck."""
EACH: Final = ("entrant", "pair")
"""Of what intervals may be asked to be small: the rate of each entrant in all its games, or of each pair."""


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

    @cached_property
    def all(self) -> Tally:
        """All games together, without telling who was who."""
        line = {key: self.plan[key] for key in ("game", "options", "seed")}
        own = (replace(tally, plan=line, contestants={}, by_bot={}, seconds=0.0) for tally in self.pairs.values())
        return Tally.merged(line, own)

    def score(self, one: int, other: int) -> Score | None:
        """The games of entrant `one` against `other`, as `one` sees them; None where they did not meet."""
        tally = self.pairs.get((min(one, other), max(one, other)))
        return None if tally is None else tally.contestants.get(int(one > other), Score())

    def to_data(self) -> dict[str, Any]:
        """As JSON data without timing."""
        told = self.all.to_data()
        counts = ("games", "first", "begins", "cards", "openings", "failures", "ends", "turns", "decisions", "unforced")
        return {
            **self.plan,
            "complete": self.complete,
            "ranking": [{"name": name, **line.to_data()} for name, line in self.ranking()],
            "pairs": [
                {"names": [self.names[i], self.names[j]], **tally.contestants.get(0, Score()).to_data()}
                for (i, j), tally in self.pairs.items()
            ],
            "all": {key: told[key] for key in counts if key in told},
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


@dataclass(frozen=True)
class Fixture:
    """Who meets whom: `pairs` of positions in `names`, each with its plan, and what the league says of itself."""

    names: tuple[str, ...]
    pairs: tuple[tuple[int, int], ...]
    plans: tuple[Plan, ...]
    told: Mapping[str, Any]

    @property
    def settings(self) -> dict[str, Any]:
        """What decides how its games go, as JSON data."""
        first = settings_of(self.plans[0], "arena")
        for key in ("bots", "decks", "cards", "drawn"):
            del first[key]
        of = {"of": self.told["of"], "gauntlet": bool(self.told.get("gauntlet"))}
        plans = [settings_of(plan, "arena") for plan in self.plans]
        decks = {name: digest for plan in plans for name, digest in plan["decks"]}
        bots = list(dict.fromkeys(bot for plan in plans for bot in plan["bots"]))
        cards = [plan["cards"] for plan in plans]
        return {
            **first,
            **of,
            "seed": self.told["seed"],
            "bots": bots,
            "decks": [[name, one] for name, one in decks.items()],
            "cards": f"{fingerprint(cards):016x}",
        }

    def series(self, games: int, until: Until | None = None, **more: Any) -> Series:
        """Its games, to be played: so many a pair, or fewer. `more` as in `Series`."""
        return Series(self.plans, [headline(plan, games) for plan in self.plans], games, until, **more)

    def until(self, half: float, each: str = EACH[0]) -> Until:
        """When there are enough games: when half of the interval of each entrant, or each pair, is at most `half`."""
        check_half(half)
        if each not in EACH:
            raise ValueError(f"{each!r} is none of {', '.join(EACH)}")

        def widest(tallies: Sequence[Tally]) -> float:
            if each == "pair":
                return max(tally.contestants.get(0, Score()).half for tally in tallies)
            league = League(self.names, dict(zip(self.pairs, tallies)), self.told, len(self.pairs))
            entered = {one for pair in self.pairs for one in pair}
            return max(league.line(one).half for one in entered)

        return Until(half, each, widest)

    def league(self, series: Series) -> League:
        """What came of its games."""
        kept = {pair: tally for pair, tally in zip(self.pairs, series.tallies) if tally.games}
        told = {**self.told, "games": series.games}
        if series.until is not None and kept:
            told["until"] = next(iter(kept.values())).plan["until"]
        return League(self.names, kept, told, len(self.pairs))


def fixture(
    game: str | Game,
    bots: Sequence[BotSource] | None = None,
    decks: Sequence[str | Path | Deck] | None = None,
    seed: int = 0,
    options: Mapping[str, int | bool | str] | None = None,
    of: str = "",
    gauntlet: bool = False,
    paired: bool = False,
    cards: bool = False,
    lenient: bool = False,
) -> Fixture:
    """Who meets whom. `of` is one of OF: by itself bots where two are given, else decks. The seed of pair n is
    derive(seed, n). `gauntlet`: only the first meets the others. The rest as in `Plan`. Raises ValueError and its
    kinds."""
    found = find_game(game) if isinstance(game, str) else game
    check_count("seed", seed, -(1 << 64), 1 << 64)
    check_seats(found)
    players = [read_bot(bot) for bot in ([bots] if isinstance(bots, str) else bots or ["greedy"])]
    loaded = found.allowed(options) if decks is None else [found.load_deck(deck) for deck in decks]
    of = of or ("bots" if len(players) > 1 else "decks")
    if of not in OF:
        raise ValueError(f"{of!r} is none of {', '.join(OF)}")
    if of == "decks" and len(players) > 1:
        raise ValueError("a league of decks is played by one bot; ask for bots, or for both")
    names: list[str] = []
    entrants: list[tuple[tuple[str, dict[str, Any]], Deck | None]] = []
    for player in players:
        for deck in [None] if of == "bots" else loaded:
            entrants.append((player, deck))
            shown = "" if deck is None else deck.name
            names.append(
                name_bot(player) if deck is None else f"{name_bot(player)} · {shown}" if of == "both" else shown
            )
    if len(names) < 2:
        raise ValueError("a league needs at least two bots or two decks")
    doubled = next((name for n, name in enumerate(names) if name in names[:n]), None)
    if doubled is not None and of != "decks":
        raise ValueError(f"{doubled} enters twice; everybody enters a league once")
    pairs: list[tuple[int, int]] = []
    meetings: list[list[Deck]] = []
    for i, j in combinations(range(len(names)), 2):
        one, other = entrants[i][1], entrants[j][1]
        if gauntlet and i:
            continue
        if one is None or other is None:
            pairs.append((i, j))
            meetings.append(list(loaded))
        elif found.seating.can_meet(one, other):
            pairs.append((i, j))
            meetings.append([one, other])
    if not pairs:
        found.seating.of(loaded[:2])
    plans = []
    for n, ((i, j), met) in enumerate(zip(pairs, meetings)):
        plan = make_plan(game, met, [entrants[i][0], entrants[j][0]], derive(seed, n), options)
        # Bots that bring no deck of their own draw one, also where there are just two: else one had the better deck.
        drawn = plan.drawn or entrants[i][1] is None
        plans.append(replace(plan, drawn=drawn, paired=paired, uses=cards, lenient=lenient))
    told = {
        "game": found.id,
        "of": of,
        **({"gauntlet": True} if gauntlet else {}),
        **({"paired": True} if paired else {}),
        "bots": [name_bot(player) for player in players],
        "options": dict(sorted((options or {}).items())),
        "seed": seed,
    }
    return Fixture(tuple(names), tuple(pairs), tuple(plans), told)


def league(
    game: str | Game,
    bots: Sequence[BotSource] | None = None,
    decks: Sequence[str | Path | Deck] | None = None,
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, int | bool | str] | None = None,
    progress: Progress | None = None,
    until: float | None = None,
    gauntlet: bool = False,
    paired: bool = False,
    dask: str = "",
) -> League:
    """Everybody against everybody, `games` games a pair; decks that have to take the same seat don't meet.

    Two bots or more are a league of bots, over `decks` (the bundled ones by default), which are drawn. Otherwise it is
    a league of decks, all played by the one bot given, "greedy" by default. The seed of pair n is derive(seed, n). It
    has games of two seats only. With `gauntlet` only the first meets the others; with `until` (0.02 is ±2 %) it ends
    sooner, where the rate of everybody is known as well as that; `paired` as in `Plan`, `dask` as in `simulate`. Ctrl-C
    ends it with what was finished. Raises ValueError and its kinds.
    """
    check_count("games", games, 1, 1_000_000_000)
    check_count("workers", workers, 1, 1024)
    who = fixture(game, bots, decks, seed, options, gauntlet=gauntlet, paired=paired)
    series = who.series(games, None if until is None else who.until(until))
    with crew_of(workers, dask) as crew:
        series.play(crew, progress)
    if series.fault is not None:
        raise series.fault
    return who.league(series)
