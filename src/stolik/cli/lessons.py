"""`stolik lessons`: the lessons of the games, listed and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.output import Fault, console, find_game, language, print_json, told_faults
from stolik.cli.play import LangOption
from stolik.cli.simulate import JsonOption

if TYPE_CHECKING:
    from stolik.lessons.lesson import Lesson

app = typer.Typer(
    help="""List and check lessons.

    \b
    Examples:
      stolik lessons list
      stolik lessons check GAME
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

OneGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them without it.")]


@app.command("list")
def list_lessons(game: OneGame = None, lang: LangOption = None, json: JsonOption = False) -> None:
    """The lessons, in their order, with what each lets one do.

    \b
    Examples:
      stolik lessons list
      stolik lessons list GAME --lang pl --json
    """
    from stolik.lessons.lesson import said

    spoken = language(lang)
    found = _found(game)
    if json:
        rows = [
            {
                "game": one.game,
                "id": one.id,
                "file": one.file,
                "title": said(one.title, spoken),
                "goal": said(one.goal, spoken),
                "steps": len(one.steps),
                "terms": list(one.terms),
            }
            for ones in found.values()
            for one in ones
        ]
        print_json({"lang": spoken, "lessons": rows})
        return
    out = console()
    for name, ones in found.items():
        out.print(f"{name}  {find_game(name).spoken.name(spoken)}", style="bold")
        for n, one in enumerate(ones, 1):
            out.print(f"  {n:>2}  {one.id:<24} {said(one.title, spoken)}")
            out.print(f"      {said(one.goal, spoken)}", style="dim")


@app.command()
def check(game: OneGame = None, json: JsonOption = False) -> None:
    """Play lessons with all their moves, and hold all that their coach says.

    What is wrong is told with the file and the step, the first of each lesson; with --json also the table. The exit
    code is 2 if there is any.

    \b
    Examples:
      stolik lessons check
      stolik lessons check GAME --json
    """
    from stolik.lessons.proof import ProofError, prove

    rows = []
    for name, ones in _found(game).items():
        for one in ones:
            wrong = ""
            try:
                prove(one)
            except ProofError as untrue:
                wrong = str(untrue)
            rows.append({"game": name, "id": one.id, "file": one.file, "wrong": wrong})
    told_faults("lessons", rows, json)


def _found(game: str | None) -> dict[str, tuple[Lesson, ...]]:
    """The lessons of a game, or of all that have any. Raises Fault for files that can't be read, and for a game without
    lessons."""
    from stolik.catalog import loadable
    from stolik.lessons.lesson import LessonError, load

    try:
        found = {name: load(name) for name in ((game,) if game is not None else loadable())}
    except LessonError as wrong:
        raise Fault(str(wrong)) from None
    if game is not None and not found[game]:
        raise Fault(f"{find_game(game).title} has no lessons")
    return {name: ones for name, ones in found.items() if ones}
