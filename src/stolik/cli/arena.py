"""`stolik arena`: leagues and gauntlets of bots, decks, or both."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

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
    LeagueSeedOption,
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
from stolik.cli.output import Fault, clean, console, find_game, language, print_json, read_options, whole
from stolik.cli.play import GameName
from stolik.cli.simulate import (
    DeckOption,
    JsonOption,
    SettingOption,
    WorkersOption,
    all_decks,
    card_lines,
    faults,
    lines,
    progress,
    tell_failures,
    told_of_all,
)

if TYPE_CHECKING:
    from rich.table import Table

    from stolik.game import Game
    from stolik.lab.nash import Nash
    from stolik.simulation.arena import League


class Entrants(StrEnum):
    """Who enters."""

    BOTS = "bots"
    DECKS = "decks"
    BOTH = "both"


class Each(StrEnum):
    """What intervals are of."""

    ENTRANT = "entrant"
    PAIR = "pair"


def arena(
    game: GameName,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="An entrant; one alone plays a league of decks.", show_default="greedy"),
    ] = None,
    deck: DeckOption = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            help="How many games a pair.",
            parser=whole(1, 1_000_000_000),
            metavar="N",
            show_default="100",
        ),
    ] = None,
    seed: LeagueSeedOption = None,
    workers: WorkersOption = 1,
    dask: DaskOption = None,
    option: SettingOption = None,
    entrants: Annotated[
        Entrants | None, typer.Option("--of", help="Who enters.", show_default="bots where two are named, else decks")
    ] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="Only the first meets all others.")] = False,
    until: UntilOption = None,
    each: Annotated[Each, typer.Option(help="Whose intervals --until is about.")] = Each.ENTRANT,
    paired: Annotated[
        bool, typer.Option("--paired/--unpaired", help="Whether games with seats swapped have one seed.")
    ] = True,
    cards: CardsOption = False,
    keep: KeepOption = None,
    resume: ResumeOption = None,
    html: HtmlOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Hold a league: everybody against everybody, and the mix that nobody beats.

    Two bots or more are a league of bots, over decks that are drawn; otherwise the decks meet, played by the one bot.
    Ctrl-C stops it and reports the games that were finished; a run that is kept goes on where it stopped.

    \b
    Examples:
      stolik arena GAME --bot random --bot greedy --bot lookahead -n 20
      stolik arena GAME --until 2% --keep run.jsonl --html report.html
      stolik arena GAME --deck mine.txt --deck NAME --deck NAME --gauntlet
      stolik arena GAME --deck NAME --deck "ANOTHER NAME" --bot kind --bot greedy --of both
    """
    from stolik.lab.findings import of_league
    from stolik.simulation.arena import check_seats, fixture
    from stolik.simulation.run import make_plan, read_bot

    found = find_game(game)
    options = read_options(found, option)
    named = bot or ["greedy"]
    files = Files(keep, resume, html, csv, parquet)
    with faults():
        check_seats(found)
        files.check()
        if seed is None:
            seed = files.kept_setting("seed") or 0
        for name in named:
            read_bot(name)
            make_plan(found, None, (name,) * found.seats, seed, options)
        decks = all_decks(found, deck, options)
        if decks is not None and len(decks) < 2 and entrants is not Entrants.BOTH:
            raise Fault("a league needs at least two decks; repeat --deck, or leave it out for the bundled ones")
    doubled = next((name for n, name in enumerate(named) if name in named[:n]), None)
    if doubled is not None:
        raise Fault(f"--bot {doubled} is given twice; everybody enters a league once")
    with faults():
        counted = cards or html is not None or files.kept_setting("card counts") is True
        who = fixture(
            found, named, decks, seed, options, entrants.value if entrants else "", gauntlet, paired, counted, True
        )
        enough = None if until is None else who.until(until, each.value)
        if each is not Each.ENTRANT and until is None:
            raise Fault(f"--each {each.value} says what --until is about: name that as well")
        most = games or (MOST["arena"] if until else 100)
        settings = who.settings
        with files.journal(settings) as journal, progress(json, found.title) as note:
            series = who.series(most, enough, journal=journal, raw=parquet is not None)
            play(series, workers, dask, note)
    played = who.league(series)
    mix, lacking = _mix(played)
    if json:
        data: dict[str, Any] = {**played.to_data(), "nash": None if mix is None else mix.to_data(played.names)}
        print_json({**data, **({"nash_lacks": lacking} if lacking else {})})
    else:
        report(played, found, language(lang), mix, lacking)
    tell_failures(played.all)
    command = command_line(
        "arena", found.id, games=games, until=None if until is None else f"{until:.4g}",
        each=None if each is Each.ENTRANT else each.value, seed=seed, deck=deck, bot=bot, option=option,
        of=entrants and entrants.value, gauntlet=gauntlet, unpaired=not paired, cards=counted, html="report.html",
    )  # fmt: skip
    code = write_files(files, of_league(played, mix), found, language(lang), command, series, settings)
    finish(series, files, code, language(lang))


def _mix(league: League) -> tuple[Nash | None, str]:
    """The mix that nobody beats, where there is one; and what is lacking to find it out."""
    from stolik.lab.extras import ExtraError
    from stolik.lab.nash import nash

    try:
        return nash(league), ""
    except ExtraError as wrong:
        return None, str(wrong)


MATRIX: int = 8
"""With more entrants, who beats whom is not drawn in a terminal: --html, --csv and --json have it."""


def report(league: League, game: Game, lang: str, mix: Nash | None = None, lacking: str = "") -> None:
    """The league as tables."""
    from stolik.cli.lab_words import say

    out = console()
    of = str(league.plan["of"])
    kind = "gauntlet" if league.plan.get("gauntlet") else "league"
    told = {"of": say(f"of {of}", lang), "game": league.plan["game"], "seed": league.plan["seed"]}
    out.print(say(kind, lang, **told, stopped="" if league.complete else say("stopped", lang)))
    names = {name: _called(name, of, game, lang) for name in league.names}
    out.print(lines(of, [(names[name], line) for name, line in league.ranking() if line.games], lang))
    if 2 < len(league.names) <= MATRIX:
        out.print(_matrix(league, names, lang))
    if mix is not None and len(league.names) > 2:
        out.print(_mixed(league, mix, names, lang))
    elif lacking and len(league.names) > 2:
        out.print(f"{lacking[0].upper()}{lacking[1:]}")
    tally = league.all
    for line in told_of_all(tally, lang):
        out.print(line)
    if tally.games:
        out.print(say("half last", lang, low=tally.quantile(0.25), high=tally.quantile(0.75)))
    if "until" in league.plan:
        out.print(until_said(league.plan["until"], league.plan["games"], True, lang))
    if tally.cards:
        out.print(card_lines(tally, game, lang))


def _called(name: str, of: str, game: Game, lang: str) -> str:
    """An entrant: a deck by its title, a bot by its name."""
    bot, apart, deck = name.rpartition(" · ") if of == "both" else ("", "", name)
    return name if of == "bots" else f"{bot}{apart}{game.spoken.deck_title(deck, lang)}"


def _matrix(league: League, names: Mapping[str, str], lang: str) -> Table:
    """Who beats whom: the row's rate in percent; a star where it is sure at 95 %."""
    from stolik.cli.lab_words import say

    ranked = [name for name, line in league.ranking() if line.games]
    at = {name: n for n, name in enumerate(league.names)}
    found = table(say("matrix", lang), *(str(n) for n in range(1, len(ranked) + 1)))
    for n, one in enumerate(ranked, 1):
        cells = []
        for other in ranked:
            score = None if one == other else league.score(at[one], at[other])
            sure = score is not None and not score.interval[0] <= 0.5 <= score.interval[1]
            cells.append("–" if score is None else f"{100 * score.rate:.0f}{'*' if sure else ' '}")
        found.add_row(f"{n} {clean(names[one])}", *cells)
    return found


def _mixed(league: League, mix: Nash, names: Mapping[str, str], lang: str) -> Table:
    """The mix that nobody beats: what is in it, or might be."""
    from stolik.cli.lab_words import percent, say

    found = table(*(say(head, lang) for head in ("mix", "share", "ninety", "in it", "mix wins")))
    for side in mix.sides[: 1 if mix.symmetric else 2]:
        for one in sorted(side, key=lambda one: (-mix.parts[one].share, league.names[one])):
            part = mix.parts[one]
            if part.share > 0 or part.often > 0.05:
                share, low, high, often = (percent(x, lang, 0) for x in (part.share, part.low, part.high, part.often))
                won = percent(mix.against[one], lang)
                found.add_row(clean(names[league.names[one]]), share, f"{low} – {high}", often, won)
        found.add_section()
    return found
