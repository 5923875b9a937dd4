"""`stolik simulate`: many games between bots, and what they came to."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from stolik.cli.laboratory import (
    MOST,
    CardsOption,
    CsvOption,
    DaskOption,
    Files,
    HtmlOption,
    KeepOption,
    LangOption,
    ParquetOption,
    ResumeOption,
    UntilOption,
    command_line,
    finish,
    play,
    table,
    until_said,
    write_files,
)
from stolik.cli.output import (
    Fault,
    check_target,
    clean,
    complain,
    console,
    find_game,
    language,
    load_decks,
    print_json,
    read_options,
    reason,
    sentence,
    whole,
)
from stolik.cli.play import GameName

if TYPE_CHECKING:
    from rich.table import Table

    from stolik.decks.deck import Deck
    from stolik.game import Game
    from stolik.simulation.tally import Score, Tally

BotOption = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="A bot, once a seat or once a side; settings follow a colon (lookahead:budget=500).",
        show_default="random",
    ),
]
DeckOption = Annotated[
    list[str] | None,
    typer.Option("--deck", help="A bundled deck's name or a file; repeat it.", show_default="all bundled ones"),
]
SeedOption = Annotated[
    int | None, typer.Option(help="A whole number: the same seed gives the same report.", parser=whole(), metavar="N")
]
WorkersOption = Annotated[
    int, typer.Option(help="Processes; the report does not depend on it.", parser=whole(1, 1024), metavar="N")
]
SettingOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A setting; may be repeated.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on standard output.")]


class Interval(StrEnum):
    """What intervals of a simulation are of."""

    BOTS = "bots"
    DECKS = "decks"
    FIRST = "first"


def simulate(
    game: GameName,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", "-n", help="How many games.", parser=whole(1, 1_000_000_000), metavar="N", show_default="1000"
        ),
    ] = None,
    seed: SeedOption = None,
    workers: WorkersOption = 1,
    dask: DaskOption = None,
    deck: DeckOption = None,
    bot: BotOption = None,
    option: SettingOption = None,
    until: UntilOption = None,
    of: Annotated[
        Interval | None, typer.Option(help="Whose intervals --until is about.", show_default="bots, or decks")
    ] = None,
    paired: Annotated[bool, typer.Option("--paired", help="Games with seats swapped have one seed.")] = False,
    cards: CardsOption = False,
    keep: KeepOption = None,
    resume: ResumeOption = None,
    records: Annotated[
        Path | None, typer.Option(help="Keep all records: a file, a line each; in a folder that is there, a file each.")
    ] = None,
    html: HtmlOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
    timing: Annotated[bool, typer.Option("--timing", help="Say on standard error how fast it went.")] = False,
) -> None:
    """Play many games between bots, and count how they end.

    Two decks sit against each other (in a game of four, four: the first and third are partners), seats changing from
    game to game; from more decks, or from all bundled ones where none is named, as many are drawn as there are seats.
    Ctrl-C stops it and reports the games that were finished.

    \b
    Examples:
      stolik simulate GAME --games 2000 --seed 1
      stolik simulate GAME --deck NAME --deck mine.txt --bot greedy --until 2%
      stolik simulate GAME --bot lookahead --bot greedy --workers 4 -n 100
      stolik simulate GAME --bot greedy --cards --keep run.jsonl --html report.html
      stolik simulate GAME -o KEY=VALUE --records games.jsonl --json
    """
    from stolik.lab.findings import of_tally
    from stolik.simulation.run import headline, make_plan, records_to, settings_of, until_of
    from stolik.simulation.series import Series

    found = find_game(game)
    options = read_options(found, option)
    bots = all_bots(bot, found.seats)
    files = Files(keep, resume, html, csv, parquet, records)
    with faults():
        files.check()
        decks = all_decks(found, deck, options)
        seed = files.kept_setting("seed") if seed is None else seed
        recorded = records is not None or files.kept_setting("records") is True
        made = make_plan(found, decks, bots, seed, options, recorded)
        counted = cards or html is not None or files.kept_setting("card counts") is True
        plan = replace(made, paired=paired, uses=counted, lenient=True)
        enough = None if until is None else until_of(plan, until, of.value if of else "")
        if of is not None and until is None:
            raise Fault(f"--of {of.value} says what --until is about: name that as well")
    most = games or (MOST["simulate"] if until else 1000)
    settings = settings_of(plan, "simulate") | ({"records": True} if recorded and (keep or resume) else {})
    with (
        faults(),
        files.journal(settings) as journal,
        target(records) as place,
        records_to(place, plan.game) as recorder,
        progress(json, found.title) as note,
    ):
        series = Series([plan], [headline(plan, most)], most, enough, journal, recorder, raw=parquet is not None)
        play(series, workers, dask, note)
    tally = series.tallies[0]
    if json:
        print_json(tally.to_data())
    else:
        report(tally, found, language(lang))
    tell_failures(tally)
    if timing:
        speed = tally.speed()
        print(
            f"{speed['seconds']} s: {speed['games']} games, {speed['unforced']} unforced decisions a second",
            file=sys.stderr,
        )
    command = command_line(
        "simulate", found.id, games=games, until=None if until is None else f"{until:.4g}", of=of and of.value,
        seed=plan.seed, deck=deck, bot=bot, option=option, paired=paired, cards=counted, html="report.html",
    )  # fmt: skip
    code = write_files(files, of_tally(tally), found, language(lang), command, series, settings)
    finish(series, files, code, language(lang))


def all_bots(named: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """One bot a seat: one name alone sits everywhere, two play for the two sides, none is random."""
    bots = tuple(named or ("random",))
    return bots * (seats // len(bots)) if seats % len(bots) == 0 else bots


def all_decks(game: Game, named: Sequence[str] | None, options: Mapping[str, Any]) -> list[Deck] | None:
    """The decks that are named; None where none is. Raises DeckError, Fault."""
    return load_decks(game, named, options) if named else None


@contextmanager
def faults() -> Iterator[None]:
    """Turn what the engine raises about its arguments into a fault."""
    try:
        yield
    except ValueError as wrong:
        raise sentence(wrong) or Fault(str(wrong)) from None


@contextmanager
def target(records: Path | None) -> Iterator[Path | None]:
    """Where records are written meanwhile: a file gets its name only when all of it is there."""
    if records is None or records.is_dir():
        yield records
        return
    check_target(records)
    try:
        with tempfile.TemporaryDirectory(dir=records.parent, prefix=f".{records.name}.") as folder:
            meanwhile = Path(folder) / "records.jsonl"
            yield meanwhile
            if meanwhile.exists():
                meanwhile.replace(records)
    except OSError as wrong:
        raise Fault(f"{records}: {reason(wrong)}") from None


@contextmanager
def progress(quiet: bool, title: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error while the block runs, if that is a terminal; what it yields is told (done, of all)."""
    err = console(stderr=True)
    if not err.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


# ---- tables


TOP: Final = 10
"""How many cards of a deck are told at each end."""
FEW: Final = 30
"""Cards that were played in fewer games are not told."""


def tell_failures(tally: Tally) -> None:
    """Say on standard error which bots have failed."""
    if tally.failures:
        worst, _ = max(tally.failures.items(), key=lambda one: (one[1], one[0]))
        count = sum(tally.failures.values())
        complain(f"in {count} games a bot failed, and lost them; most often: {worst}")


def report(tally: Tally, game: Game, lang: str) -> None:
    """The tally as tables."""
    from stolik.cli.lab_words import decimal, say

    out = console()
    plan = tally.plan
    many = say("many" if tally.complete else "many stopped", lang, n=tally.games, all=plan["asked"])
    mean = decimal(tally.turns / max(1, tally.games), lang)
    turns = {"mean": mean, "low": tally.shortest, "high": tally.longest}
    out.print(say("simulation", lang, many=many, game=plan["game"], seed=plan["seed"], **turns))
    if len(tally.by_bot) > 1:
        named = [bot for bot in dict.fromkeys(plan["bots"]) if bot in tally.by_bot]
        out.print(lines("bots", [(bot, tally.by_bot[bot]) for bot in named], lang))
    ranked = sorted(tally.decks.items(), key=lambda item: (-item[1].rate, item[0]))
    if len(ranked) > 1:
        out.print(lines("decks", [(game.spoken.deck_title(name, lang), score) for name, score in ranked], lang))
    for line in told_of_all(tally, lang):
        out.print(line)
    if "until" in plan:
        out.print(until_said(plan["until"], plan["asked"], False, lang))
    if tally.cards:
        out.print(card_lines(tally, game, lang))


def told_of_all(tally: Tally, lang: str) -> Iterator[str]:
    """What is told of all games together, a line each."""
    from stolik.cli.lab_words import percent, say

    if tally.games:
        rate, low, high = (percent(one, lang) for one in (tally.first.rate, *tally.first.interval))
        yield say("first", lang, rate=rate, low=low, high=high)
        ends = say("list", lang).join(f"{rule} {count}" for rule, count in sorted(tally.ends.items()))
        yield say("ends", lang, ends=ends)


def card_lines(tally: Tally, game: Game, lang: str) -> Table | str:
    """Those cards that go together most with winning and losing, each beside its deck; a sentence where all were played
    too seldom."""
    from stolik.cli.lab_words import decimal, percent, say
    from stolik.text.words import slug

    enough = [(key, one) for key, one in tally.cards.items() if one.played.games >= FEW]
    if not enough:
        return say("few cards", lang, n=FEW)
    enough.sort(key=lambda item: (tally.decks[item[0][0]].rate - item[1].played.rate, item[0]))
    shown = enough if len(enough) <= 2 * TOP else [*enough[:TOP], *enough[-TOP:]]
    heads = ("card", "decks", "card drawn", "rate", "card played", "rate", "to deck")
    found = table(*(say(head, lang) for head in heads), names=2)
    for (deck, card), one in shown:
        drawn, played = one.drawn, one.played
        rates = [percent(score.rate, lang) if score.games else "–" for score in (drawn, played)]
        more = decimal(100 * (played.rate - tally.decks[deck].rate), lang, "+.1f")
        name = game.spoken.card_name(card, lang)
        named = name if slug(game.spoken.card_name(card, "en")) == card else f"{name} ({card})"
        titles = clean(named), clean(game.spoken.deck_title(deck, lang))
        found.add_row(*titles, str(drawn.games), rates[0], str(played.games), rates[1], more)
    return found


def lines(head: str, rows: Sequence[tuple[str, Score]], lang: str) -> Table:
    """A table of names with their games, the rate (a draw counts half) and its 95 % interval."""
    from stolik.cli.lab_words import percent, say

    heads = (head, "games", "won", "drawn", "lost", "rate", "interval")
    found = table(*(say(one, lang) for one in heads))
    for name, line in rows:
        rate, low, high = (percent(one, lang) for one in (line.rate, *line.interval))
        counts = (line.games, line.wins, line.draws, line.losses)
        found.add_row(clean(name), *map(str, counts), rate, f"{low} – {high}")
    return found
