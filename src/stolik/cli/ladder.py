"""`stolik ladder`: how strong bots, their levels and decks are, on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.laboratory import (
    DaskOption,
    Files,
    KeepOption,
    LangOption,
    LeagueSeedOption,
    ResumeOption,
    command_line,
    finish,
    play,
    table,
)
from stolik.cli.output import Fault, check_target, clean, console, find_game, language, print_json, whole, write_text
from stolik.cli.simulate import JsonOption, WorkersOption, faults, progress, tell_failures

if TYPE_CHECKING:
    from stolik.lab.ratings import Ladder, Rated
    from stolik.simulation.play import Plan

TWO = 2
GAMES = 60
"""How many games each pair of bots plays."""
WIDE = 110
"""Letters of a line of the page."""


def ladder(
    game: Annotated[
        list[str] | None, typer.Argument(help="Games; `stolik games` lists them.", show_default="all", metavar="GAME")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="A bot; repeat it, with its settings for levels.", show_default="all of the game"),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", "-n", help="How many games a pair of bots.", parser=whole(1, 1_000_000), metavar="N"),
    ] = GAMES,
    seed: LeagueSeedOption = None,
    workers: WorkersOption = 1,
    dask: DaskOption = None,
    keep: KeepOption = None,
    resume: ResumeOption = None,
    markdown: Annotated[Path | None, typer.Option(help="Write the ladder as a page.", metavar="FILE")] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Rate bots and decks on one scale: every two bots meet, with all decks, which are drawn.

    Among bots with the same deck, who is 4 ahead wins about three games of four. Of two against two the partners are
    one team, of one bot. Ctrl-C stops it; a run that is kept goes on where it stopped.

    \b
    Examples:
      stolik ladder GAME
      stolik ladder GAME --bot greedy --bot lookahead --bot lookahead:budget=9000 -n 200 --workers 4
      stolik ladder --markdown ladder.md --keep run.jsonl
    """
    from stolik.catalog import GAMES as BUNDLED
    from stolik.kernel.luck import derive
    from stolik.lab.ratings import ladder as rate
    from stolik.simulation.run import headline, make_plan, settings_of
    from stolik.simulation.series import Series

    named, spoken = list(dict.fromkeys(game or BUNDLED)), language(lang)
    files = Files(keep, resume)
    plans: list[Plan] = []
    with faults():
        files.check()
        check_target(markdown)
        if seed is None:
            seed = files.kept_setting("seed") or 0
        for name in named:
            found = find_game(name)
            for one, other in combinations(list(dict.fromkeys(bot or found.bots)), TWO):
                made = make_plan(found, None, (one, other) * (found.seats // TWO), derive(seed, len(plans)))
                plans.append(replace(made, paired=True, lenient=True))
        if not plans:
            raise Fault("a ladder needs at least two bots; repeat --bot, or leave it out for all of the game")
        settings = {"command": "ladder", "seed": seed, "plans": [settings_of(plan, "ladder") for plan in plans]}
        with files.journal(settings) as journal, progress(json, "ladder") as note:
            series = Series(plans, [headline(plan, games) for plan in plans], games, journal=journal, raw=True)
            play(series, workers, dask, note)
    raw = list(series.results)
    ladders = [rate(name, plans, (one for one in raw if plans[one[0]].game == name)) for name in named]
    command = command_line(
        "ladder", *(game or ()), bot=bot, games=games, seed=seed, markdown=markdown and markdown.name
    )
    if json:
        print_json({"seed": seed, "complete": not series.interrupted, "ladders": [one.to_data() for one in ladders]})
    else:
        for told in ladders:
            report(told, spoken)
    for tally in series.tallies:
        tell_failures(tally)
    if markdown is not None:
        write_text(markdown, page(ladders, command, spoken))
    finish(series, files, 0, spoken)


def report(found: Ladder, lang: str) -> None:
    """A ladder as tables."""
    from stolik.cli.lab_words import say

    out = console()
    out.print(say("ladder", lang, title=find_game(found.game).spoken.name(lang), n=found.games))
    for head, rows in _parts(found):
        shown = table(*_heads(head, lang))
        for row in rows:
            shown.add_row(clean(_called(row, found, lang)), *_cells(row, found, lang))
        out.print(shown)


def _parts(found: Ladder) -> tuple[tuple[str, Sequence[Rated]], tuple[str, Sequence[Rated]]]:
    return ("bots", found.bots), ("decks", found.decks)


def _heads(head: str, lang: str) -> list[str]:
    """The heads of its columns; only bots have one of what they should win."""
    from stolik.cli.lab_words import say

    keys = [head, "rating", "games", "won share", *(["expected"] if head == "bots" else [])]
    said = [say(key, lang) for key in keys]
    return [*said[:2], "±", *said[2:]]


def _called(row: Rated, found: Ladder, lang: str) -> str:
    """A deck by its title, a bot by its name."""
    return row.name if row.kind == "bot" else find_game(found.game).spoken.deck_title(row.name, lang)


def _cells(row: Rated, found: Ladder, lang: str) -> list[str]:
    """Its rating, half of the interval, games and the share it won; of a bot what it should win against the next."""
    from stolik.cli.lab_words import decimal, percent

    cells = [decimal(row.mu, lang), decimal(row.half, lang), str(row.games), percent(row.rate, lang, 0)]
    if row.kind == "bot":
        expected = found.expected.get(row.name)
        cells.append("–" if expected is None else percent(expected, lang, 0))
    return cells


def page(ladders: Sequence[Ladder], command: str, lang: str) -> str:
    """All ladders as a page in Markdown."""
    from stolik.cli.lab_words import say

    text = say("page text", lang)
    lines = [f"# {say('page title', lang)}", "", *(wrap(text, WIDE) if lang != "ja" else [text]), ""]
    lines += [say("page by", lang), "", f"    {command}"]
    for found in ladders:
        title = find_game(found.game).spoken.name(lang)
        lines += ["", f"## {title}", "", say("page games", lang, n=found.games)]
        for head, rows in _parts(found):
            heads = _heads(head, lang)
            lines += ["", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
            names = [_escaped(_called(row, found, lang)) for row in rows]
            cells = [_cells(row, found, lang) for row in rows]
            lines += [f"| {' | '.join([name, *row])} |" for name, row in zip(names, cells, strict=True)]
    return "\n".join(lines) + "\n"


def _escaped(name: str) -> str:
    return clean(name).replace("|", "\\|")
