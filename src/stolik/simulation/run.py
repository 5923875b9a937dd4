"""Bulk simulation: many games, one tally."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.luck import check_seed

from .play import Plan, brought_to, game_of, play, seating, setup_of
from .tally import Result, Tally
from .workers import Crew, Played, chunks

BotSource = str | tuple[str, Mapping[str, Any]]
"""A bot's name, a name with settings ("lookahead:budget=500"), or both as a pair."""

Progress = Callable[[int, int], None]
"""Told how many games are finished, and of how many."""


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
) -> Tally:
    """Play `games` games and count how they end. `game` is an id, or a game over cards of one's own.

    Bot i and deck i are a contestant's, by default a random one's; contestants change seats from game to game. More
    decks than seats are drawn from, by the seed, anew for each pair of games; without decks, the bundled ones are. The
    report depends on the game, decks, bots, options, seed and number of games, and not on `workers` (processes,
    spawned). Game n's seed is kernel.luck.derive(seed, n); without a seed one is drawn, and the tally's plan names it.
    `records` is a folder, or a file that ends in .jsonl, for one record a game, with only the last state key.

    Ctrl-C stops it between two games: the tally then has the games that were finished, and `complete` is False.
    Raises ValueError (also UnknownGame, BrokenGame, DeckError, SetupError) with one sentence for anything that can't be
    played.
    """
    plan = make_plan(game, decks, bots, seed, options, records is not None)
    check_count("games", games, 1, 1_000_000_000)
    check_count("workers", workers, 1, 1024)
    writer = _Writer(Path(records), plan.game) if records is not None else None
    try:
        if workers == 1:
            return run_plan(plan, games, None, progress, writer)[0]
        with Crew(workers) as crew:
            return run_plan(plan, games, crew, progress, writer)[0]
    finally:
        if writer is not None:
            writer.close()


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
    """Name and settings of a bot: "greedy", "lookahead:budget=500,worlds=2", or a pair. Raises ValueError."""
    if not isinstance(source, str):
        name, settings = source
        return name, dict(settings)
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
    }


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


def _here(plan: Plan, portions: Sequence[range], under_way: list[Played]) -> Iterator[Played]:
    """The same as Crew.play in this process. What is finished of a portion lies in `under_way` meanwhile."""
    for portion in portions:
        results: list[Result] = []
        records: list[str] = []
        under_way[:] = [(portion.start, results, records)]
        for n in portion:
            result, record = play(plan, n)
            records.append(record)
            results.append(result)
        yield portion.start, results, records


def run_plan(
    plan: Plan, games: int, crew: Crew | None = None, progress: Progress | None = None, writer: _Writer | None = None
) -> tuple[Tally, bool]:
    """Games 0 to games-1 of a plan, by the workers of `crew` or in this process; and whether it was interrupted."""
    line = headline(plan, games)
    portions = list(chunks(plan, range(games)))
    # An interruption may come between any two steps, so finished portions are kept under their number: what is noted
    # twice is the same as what is noted once.
    finished: dict[int, Tally] = {}
    under_way: list[Played] = []
    began = time.perf_counter()
    done = 0
    interrupted = False

    def note(played: Played) -> int:
        start, results, records = played
        if start in finished or not results:
            return 0
        if writer is not None:
            for n, record in enumerate(records[: len(results)], start):
                writer.write(n, record)
        finished[start] = Tally.of(line, results)
        return len(results)

    try:
        for played in crew.play(plan, portions) if crew else _here(plan, portions, under_way):
            done += note(played)
            if progress is not None:
                progress(done, games)
    except KeyboardInterrupt:
        interrupted = True
        for played in crew.rest() if crew else under_way:
            note(played)
    tally = Tally.merged(line, (finished[start] for start in sorted(finished)))
    tally.seconds = time.perf_counter() - began
    return tally, interrupted
