"""`stolik puzzles`: the puzzles of the games listed and checked, and new ones found in played games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import (
    INTERRUPTED,
    Fault,
    console,
    find_game,
    language,
    print_json,
    reason,
    told_faults,
    whole,
)
from stolik.cli.play import GameName, LangOption
from stolik.cli.simulate import BotOption, JsonOption, SeedOption, all_bots, faults, progress

if TYPE_CHECKING:
    from stolik.puzzles.puzzle import Puzzle

app = typer.Typer(
    help="""List and check puzzles, and find new ones.

    \b
    Examples:
      stolik puzzles list
      stolik puzzles check GAME
      stolik puzzles find GAME --games 20 --seed 1 --out FOLDER
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

OneGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them without it.")]


@app.command("list")
def list_puzzles(game: OneGame = None, lang: LangOption = None, json: JsonOption = False) -> None:
    """The puzzles, in their order, with what is asked.

    \b
    Examples:
      stolik puzzles list
      stolik puzzles list GAME --lang pl --json
    """
    from stolik.lessons.lesson import said

    spoken = language(lang)
    found = _found(game)
    if json:
        print_json({"lang": spoken, "puzzles": [_row(one, spoken) for ones in found.values() for one in ones]})
        return
    out = console()
    for name, ones in found.items():
        out.print(f"{name}  {find_game(name).spoken.name(spoken)}", style="bold")
        for n, one in enumerate(ones, 1):
            out.print(f"  {n:>2}  {one.id:<24} {said(one.title, spoken)}")
            out.print(f"      {said(one.ask, spoken)}", style="dim")


@app.command()
def check(
    what: Annotated[
        str | None, typer.Argument(metavar="[GAME|FILE]", help="A game, or a file; all games without it.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="Which game a file's puzzle is of.")] = None,
    json: JsonOption = False,
) -> None:
    """Solve puzzles anew, and hold that each has the one answer that its file says.

    What is wrong is told with the game and the file. The exit code is 2 if there is any.

    \b
    Examples:
      stolik puzzles check
      stolik puzzles check GAME --json
      stolik puzzles check 7-win.toml --game GAME
    """
    from stolik.puzzles.proof import UnprovenError, prove

    rows: list[dict[str, Any]] = []
    for one in _asked(what, game):
        wrong = ""
        try:
            prove(one)
        except UnprovenError as untrue:
            wrong = str(untrue)
        rows.append({"game": one.game, "id": one.id, "file": one.file, "wrong": wrong})
    told_faults("puzzles", rows, json)


@app.command()
def find(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", help="How many games are looked through.", parser=whole(1, 1_000_000), metavar="N"
        ),
    ] = 10,
    seed: SeedOption = None,
    kinds: Annotated[
        str | None, typer.Option(help="Which kinds, with commas between them.", show_default="all that can be found")
    ] = None,
    bot: BotOption = None,
    positions: Annotated[
        int,
        typer.Option(help="How long one table is thought about.", parser=whole(100, 10_000_000), metavar="N"),
    ] = 6_000,
    out: Annotated[
        Path | None, typer.Option(help="Write a file for each puzzle into this folder.", metavar="FOLDER")
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play, and keep each turn that makes a puzzle: one best answer, and another act that is tempting.

    The same seed finds the same puzzles. Files are numbered behind those that lie in the folder. Ctrl-C stops it; what
    was found until then is kept.

    \b
    Examples:
      stolik puzzles find GAME --games 20 --seed 1 --out FOLDER
      stolik puzzles find GAME --kinds win,alive --bot greedy --json
    """
    from stolik.puzzles.finding import find as look
    from stolik.puzzles.finding import kinds_of, write
    from stolik.simulation.run import make_plan

    found = find_game(game)
    spoken = language(lang)
    wanted = kinds_of(game) if kinds is None else tuple(kind.strip() for kind in kinds.split(","))
    with faults():
        plan = make_plan(game, None, all_bots(bot, found.seats), seed, None, True)
    rows: list[dict[str, Any]] = []
    stopped = False
    with progress(json, found.title) as note, faults():
        try:
            for one in look(plan, games, wanted, positions, _next_number(out), note):
                path = None
                if out is not None:
                    try:
                        path = write(one, out)
                    except OSError as wrong:
                        raise Fault(f"{out / one.file}: {reason(wrong)}") from None
                rows.append(_row(one, spoken) | {"answer": list(one.answer), "path": str(path) if path else None})
                if not json:
                    console().print(f"{one.file}  {', '.join(one.answer)}")
        except KeyboardInterrupt:
            stopped = True
    if json:
        print_json({"seed": plan.seed, "games": games, "stopped": stopped, "puzzles": rows})
    else:
        console().print(f"{len(rows)} puzzles found, seed {plan.seed}")
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _next_number(folder: Path | None) -> int:
    """The number after those of the files in a folder. Raises Fault."""
    if folder is None:
        return 1
    if not folder.is_dir():
        raise Fault(f"{folder} is no folder; make it first")
    heads = [file.name.partition("-")[0] for file in folder.glob("*.toml")]
    return max((int(head) for head in heads if head.isdigit()), default=0) + 1


def _row(one: Puzzle, spoken: str) -> dict[str, Any]:
    from stolik.lessons.lesson import said

    return {
        "game": one.game,
        "id": one.id,
        "file": one.file,
        "test": one.test,
        "want": one.want,
        "title": said(one.title, spoken),
        "ask": said(one.ask, spoken),
        "acts": len(one.answer),
        "found": None
        if one.found is None
        else {"seed": one.found.seed, "game": one.found.game, "turn": one.found.turn},
    }


def _asked(what: str | None, game: str | None) -> Iterator[Puzzle]:
    """The puzzles of a game, or that of a file. Raises Fault."""
    from stolik.catalog import games
    from stolik.puzzles.puzzle import PuzzleError, read

    if what is None or what in games():
        if game is not None:
            raise Fault("--game says which game a file is of; name the file")
        for ones in _found(what).values():
            yield from ones
        return
    path = Path(what)
    if not path.is_file():
        raise Fault(f"{what} is neither a game nor a file; the games are {', '.join(games())}")
    if game is None:
        raise Fault(f"{what}: say which game it is of, with --game")
    try:
        yield read(find_game(game).id, path)
    except (PuzzleError, OSError) as wrong:
        raise Fault(str(wrong)) from None


def _found(game: str | None) -> dict[str, tuple[Puzzle, ...]]:
    """The puzzles of a game, or of all that have any. Raises Fault for files that can't be read, and for a game without
    puzzles."""
    from stolik.catalog import loadable
    from stolik.puzzles.puzzle import PuzzleError, load

    try:
        found = {name: load(name) for name in ((game,) if game is not None else loadable())}
    except PuzzleError as wrong:
        raise Fault(str(wrong)) from None
    if game is not None and not found[game]:
        raise Fault(f"{find_game(game).title} has no puzzles")
    return {name: ones for name, ones in found.items() if ones}
