"""Bulk simulation: many games, one tally."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO, Final

from stolik.bots.base import OUTSIDE
from stolik.bots.outside import name_outside, read_outside
from stolik.catalog import game as find_game
from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.codec import fingerprint
from stolik.kernel.luck import check_seed
from stolik.match import card_fingerprint

from .play import Plan, brought_to, game_of, seating, setup_of
from .series import Progress, Recorder, Series, Until
from .tally import Score, Tally
from .workers import Crew, Players

BotSource = str | tuple[str, Mapping[str, Any]]
"""A bot's name, a name with settings ("lookahead:budget=500"), or both as a pair."""

SMALLEST_HALF: Final = 0.001
"""Half of the smallest interval that may be asked for: it takes a million games."""


def simulate(
    game: str | Game,
    decks: Sequence[str | Path | Deck] | None = None,
    bots: Sequence[BotSource] = (),
    games: int = 1000,
    seed: int | None = None,
    workers: int = 1,
    options: Mapping[str, int | bool | str] | None = None,
    progress: Progress | None = None,
    records: str | Path | None = None,
    until: float | None = None,
    paired: bool = False,
    cards: bool = False,
    dask: str = "",
) -> Tally:
    """Play `games` games and count how they end. `game` is an id, or a game over cards of one's own.

    Bot i and deck i are a contestant's, by default a random one's; contestants change seats from game to game. More
    decks than seats are drawn from, by the seed, anew for each pair of games; without decks, the bundled ones are. The
    report depends on the game, decks, bots, options, seed and number of games, and not on `workers` (processes,
    spawned) or `dask` (the address of a scheduler, or "local"). Game n's seed is kernel.luck.derive(seed, n); without
    a seed one is drawn, and the tally's plan names it.
    With `until` (0.02 is ±2 %), fewer games are played where all intervals are that small sooner, of the bots where
    they differ and else of the decks. With `paired`, games with seats swapped have one seed (play.py); with `cards`,
    the tally counts which were drawn and played (uses.py). `records` is a folder, or a file that ends in .jsonl, for
    one record a game, with only the last state key.

    Ctrl-C stops it between two games: the tally then has the games that were finished, and `complete` is False.
    Raises ValueError (also UnknownGame, BrokenGame, DeckError, SetupError) with one sentence for anything that can't be
    played.
    """
    plan = replace(make_plan(game, decks, bots, seed, options, records is not None), paired=paired, uses=cards)
    check_count("games", games, 1, 1_000_000_000)
    check_count("workers", workers, 1, 1024)
    enough = None if until is None else until_of(plan, until)
    with records_to(None if records is None else Path(records), plan.game) as writer, crew_of(workers, dask) as crew:
        return run_plan(plan, games, crew, progress, writer, enough)[0]


def make_plan(
    game: str | Game,
    decks: Sequence[str | Path | Deck] | None,
    bots: Sequence[BotSource],
    seed: int | None = None,
    options: Mapping[str, int | bool | str] | None = None,
    records: bool = False,
) -> Plan:
    """What to play, checked as far as it can be without playing. Raises ValueError and its kinds with one sentence."""
    found = find_game(game) if isinstance(game, str) else game
    if seed is None:
        seed = secrets.randbits(53)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"the seed is {seed!r}, which is no whole number")
    check_seed(seed)
    bots = bots or ("random",) * found.seats
    if isinstance(bots, str) or len(bots) != found.seats:
        raise ValueError(f"{found.title} needs {found.seats} bots, one a seat")
    named = tuple(read_bot(bot) for bot in bots)
    for name, settings in named:
        found.bot(name, 0, **settings)
    if isinstance(decks, (str, Path, Deck)):
        raise ValueError(f"decks are a list of at least {found.seats}, not one alone")
    if decks is None:
        bundled = found.allowed(options)
        # a game of many seats may bring fewer decks: each may be played by several
        loaded = bundled * -(-found.seats // len(bundled)) if bundled else []
    else:
        loaded = [found.load_deck(deck) for deck in decks]
    if len(loaded) < found.seats:
        raise ValueError(
            f"{found.title} needs {found.seats} decks, more to draw from, or none for the bundled ones; "
            f"there are {len(loaded)}"
        )
    for deck in loaded:
        for problem in found.check(deck, options):
            rule = f" ({problem.rule})" if problem.rule else ""
            raise DeckError(f"{deck.name}{problem.place}: {problem.message}{rule}")
    drawn = decks is None or len(loaded) > found.seats
    homes = tuple(found.seat_of(deck) for deck in loaded)
    if not drawn:
        found.seating.of(loaded)
    for seat in range(found.seats):
        if not any(home in (None, seat) for home in homes):
            raise DeckError(f"there is no deck of the {found.seating.name(seat)} among these; add one")
    plan = Plan(
        game=found.id,
        decks=tuple((deck.name, deck.stacks) for deck in loaded),
        drawn=drawn,
        bots=named,
        seed=seed,
        options=dict(options or {}),
        records=records,
        homes=homes if any(home is not None for home in homes) else (),
        **brought_to(found.narrowed(deck.stacks for deck in loaded)),
    )
    game_of(plan).rules.fixed(setup_of(plan, seating(plan, 0)[1]))
    return plan


def read_bot(source: BotSource) -> tuple[str, dict[str, Any]]:
    """Name and settings of a bot: "greedy", "lookahead:budget=500,worlds=2", a program from outside
    ("cmd:./mybot --x", "./mybot"; see bots/outside.py), or a pair. Raises ValueError."""
    if not isinstance(source, str):
        name, settings = source
        return name, dict(settings)
    program = read_outside(source)
    if program is not None:
        return program
    name, _, rest = source.partition(":")
    found: dict[str, Any] = {}
    for part in rest.split(",") if rest else ():
        key, _, number = part.partition("=")
        try:
            found[key.strip()] = int(number)
        except ValueError:
            raise ValueError(f"{source!r}: settings are written like budget=500, with whole numbers") from None
    return name.strip(), found


def name_bot(bot: tuple[str, Mapping[str, Any]]) -> str:
    """How reports call a bot: what `read_bot` reads."""
    name, settings = bot
    if name == OUTSIDE:
        return name_outside(settings)
    return name + (":" + ",".join(f"{key}={value}" for key, value in settings.items()) if settings else "")


def check_count(what: str, value: object, lowest: int, highest: int) -> None:
    """Raises ValueError unless `value` is a whole number in the range."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise ValueError(f"{what} is {value!r}; it can be a whole number from {lowest} to {highest}")


def headline(plan: Plan, games: int) -> dict[str, Any]:
    """What a tally of `games` games of this plan says about what was played."""
    return {
        "game": plan.game,
        "version": find_game(plan.game).rules.version,
        "bots": [name_bot(bot) for bot in plan.bots],
        "options": dict(sorted(plan.options.items())),
        "seed": plan.seed,
        "asked": games,
        **({"paired": True} if plan.paired else {}),
    }


@contextmanager
def records_to(path: Path | None, game: str) -> Iterator[Recorder | None]:
    """Where the records of a run go, if it keeps any: `path` as in `simulate`. Raises OSError."""
    writer = None if path is None else _Writer(path, game)
    try:
        yield writer
    finally:
        if writer is not None:
            writer.close()


class _Writer:
    """Where records go: a line each in one file, or a file each in a folder."""

    def __init__(self, path: Path, game: str) -> None:
        self._game = game
        self._file: BinaryIO | None = None
        self._folder = path
        self._whole = (0, 0)  # the number and the place of the next record; together, as an interruption parts nothing
        if path.suffix == ".jsonl":
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("wb")
        else:
            path.mkdir(parents=True, exist_ok=True)

    def write(self, n: int, record: str) -> None:
        """Numbers come in order; one that was written before an interruption is not written again."""
        following, place = self._whole
        if n < following:
            return
        line = f"{record}\n".encode()
        if self._file is not None:
            self._file.seek(place)  # over what an interruption may have left
            self._file.write(line)
        else:
            (self._folder / f"{self._game}-{n:06}.json").write_bytes(line)
        self._whole = n + 1, place + len(line)

    def close(self) -> None:
        if self._file is not None:
            self._file.truncate(self._whole[1])
            self._file.close()


def run_plan(
    plan: Plan,
    games: int,
    crew: Players | None = None,
    progress: Progress | None = None,
    writer: Recorder | None = None,
    until: Until | None = None,
) -> tuple[Tally, bool]:
    """Games 0 to games-1 of a plan, by the workers of `crew` or in this process; and whether it was interrupted."""
    series = Series([plan], [headline(plan, games)], games, until, recorder=writer)
    series.play(crew, progress)
    if series.fault is not None:
        raise series.fault
    return series.tallies[0], series.interrupted


OF: Final = ("bots", "decks", "first")
"""What the intervals of a simulation may be of that are to become small: the rate of each bot, of each deck, or of
whoever moves first."""


def until_of(plan: Plan, half: float, of: str = "") -> Until:
    """When a simulation has enough games: when half of the widest interval is at most `half`, a share. Without `of`,
    intervals of bots where there are different ones, else of decks. Raises ValueError."""
    check_half(half)
    differing = len({name_bot(bot) for bot in plan.bots}) > 1
    of = of or ("bots" if differing else "decks")
    if of not in OF:
        raise ValueError(f"{of!r} is none of {', '.join(OF)}")
    if of == "bots" and not differing:
        raise ValueError("the bots are all the same, so nothing can be found out about one of them; ask for decks")
    decks = {name for name, _ in plan.decks}
    if of == "decks" and len(decks) == 1:
        raise ValueError("the decks are all the same, so nothing can be found out about one of them; ask for first")

    def widest(tallies: Sequence[Tally]) -> float:
        tally = tallies[0]
        if of == "first":
            return tally.first.half
        scores = tally.by_bot if of == "bots" else tally.decks
        if len(scores) < (2 if of == "bots" else len(decks)):
            return Score().half  # one has not played yet
        return max(score.half for score in scores.values())

    return Until(half, of, widest)


def check_half(half: float) -> None:
    """Raises ValueError for what can be no half of an interval."""
    if not SMALLEST_HALF <= half < 0.5:
        raise ValueError(f"an interval can become as small as ±{SMALLEST_HALF:.1%} and no wider than ±50 %")


def crew_of(workers: int, dask: str = "") -> AbstractContextManager[Players | None]:
    """So many workers for a `with` block; None for one, which is this process. `dask` is the address of a Dask
    scheduler that has workers of its own, or "local" for a cluster of so many here. Raises ClusterError."""
    if dask:
        from .cluster import Cluster

        return Cluster(dask, workers)
    return Crew(workers) if workers > 1 else nullcontext()


def settings_of(plan: Plan, what: str) -> dict[str, Any]:
    """What decides how the games of a plan go, as JSON data: two runs of equal settings have equal games. `what` is the
    kind of run."""
    return {
        "command": what,
        "game": plan.game,
        "rules version": find_game(plan.game).rules.version,
        "cards": card_fingerprint(game_of(plan), setup_of(plan, range(len(plan.decks)))),
        "bots": [name_bot(bot) for bot in plan.bots],
        "decks": [[name, f"{fingerprint(stacks):016x}"] for name, stacks in plan.decks],
        "drawn": plan.drawn,
        "options": dict(sorted(plan.options.items())),
        "seed": plan.seed,
        "paired": plan.paired,
        "card counts": plan.uses,
    }
