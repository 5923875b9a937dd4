"""`stolik decks`: bundled decks, and files checked, shown and converted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from stolik.cli.output import (
    BAD_INPUT,
    Fault,
    complain,
    console,
    find_game,
    language,
    print_json,
    read_options,
    unicode_output,
    write_text,
)
from stolik.cli.play import GameName, LangOption
from stolik.cli.simulate import JsonOption

if TYPE_CHECKING:
    from stolik.decks.deck import Deck
    from stolik.game import Game

app = typer.Typer(
    help="""List, check, show and convert decks.

    \b
    Examples:
      stolik decks list GAME
      stolik decks show GAME NAME
      stolik decks check GAME mine.txt
      stolik decks convert GAME mine.txt --save mine.json
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A bundled deck's name, or a file.")]


FORMS: Final = ("text", "json")
"""How every deck can be written; a game may have further forms."""


@app.command("list")
def list_decks(game: GameName, lang: LangOption = None, json: JsonOption = False) -> None:
    """The bundled decks of a game.

    \b
    Examples:
      stolik decks list GAME
      stolik decks list GAME --lang pl --json
    """
    from stolik.cli.faces import make_face

    found = find_game(game)
    spoken = language(lang)
    face = make_face(found, spoken, 0, unicode_output())
    rows = [
        {
            **deck.to_data(),
            "title": found.spoken.deck_title(deck.name, spoken),
            "plan": found.spoken.deck_plan(deck.name, spoken),
            "side": face.deck_side(deck),
        }
        for deck in found.decks
    ]
    if json:
        print_json({"game": found.id, "decks": rows})
        return
    out = console()
    for row in rows:
        cards = sum(map(len, row["stacks"]))
        title = row["title"] if row["title"] == row["name"] else f"{row['title']} ({row['name']})"
        out.print("  ".join(part for part in (title, str(cards), row["side"]) if part), style="bold")
        if row["plan"]:
            out.print(f"  {row['plan']}")


@app.command()
def show(game: GameName, deck: DeckName, lang: LangOption = None, json: JsonOption = False) -> None:
    """A deck with its cards, top of each stack first.

    \b
    Examples:
      stolik decks show GAME NAME
      stolik decks show GAME mine.txt --lang ja
    """
    from stolik.cli.faces import make_face

    found = find_game(game)
    spoken = language(lang)
    loaded = found.load_deck(deck)
    if json:
        print_json({**loaded.to_data(), "problems": _problems(found, loaded, {}, spoken)})
        return
    face = make_face(found, spoken, 0, unicode_output())
    out = console()
    out.print(found.spoken.deck_title(loaded.name, spoken), style="bold")
    for line in face.deck_lines(loaded):
        out.print(line, soft_wrap=True)


@app.command()
def check(
    game: GameName,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Deck files, or names of bundled decks.")],
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A setting, such as format=half.")
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Whether decks can be read and played.

    Exit code 0: all of them. 2: one can't be read or may not be played; standard error names every place and the rule.

    \b
    Examples:
      stolik decks check GAME mine.txt
      stolik decks check GAME decks/*.txt --json
      stolik decks check GAME mine.txt -o KEY=VALUE
    """
    from stolik.decks.deck import DeckError

    found = find_game(game)
    spoken = language(lang)
    settings = read_options(found, option)
    results: list[dict[str, Any]] = []
    for file in files:
        try:
            deck = found.load_deck(file)
        except DeckError as wrong:
            errors = [{"line": fault.line or None, "text": str(fault)} for fault in wrong.faults]
            results.append({"file": file, "ok": False, "error": str(wrong), "errors": errors, "problems": []})
            continue
        problems = _problems(found, deck, settings, spoken)
        found_out = {"error": None, "errors": [], "problems": problems}
        results.append({"file": file, "ok": not problems, "name": deck.name, **found_out})
    for result in results:
        for error in result["errors"]:
            complain(error["text"])
        for problem in result["problems"]:
            rule = f" ({problem['rule']})" if problem["rule"] else ""
            complain(f"{result['file']}: {problem['text']}{rule}")
        if result["ok"] and not json:
            typer.echo(f"{result['file']}: {result['name']} may be played")
    if json:
        print_json({"game": found.id, "ok": all(result["ok"] for result in results), "decks": results})
    if not all(result["ok"] for result in results):
        raise typer.Exit(BAD_INPUT)


@app.command()
def convert(
    game: GameName,
    deck: DeckName,
    to: Annotated[
        str | None, typer.Option(help="Text, JSON, or another form that the game writes.", show_default="the other one")
    ] = None,
    lang: LangOption = None,
    save: Annotated[Path | None, typer.Option(help="A file to write; else standard output.", metavar="FILE")] = None,
) -> None:
    """A deck in another written form: text to JSON, everything else to text. --save mine.dek says --to dek.

    \b
    Examples:
      stolik decks convert GAME mine.txt
      stolik decks convert GAME NAME --to text --lang pl --save carousel.txt
    """
    import json as encoder

    found = find_game(game)
    loaded = found.load_deck(deck)
    if to is None and save is not None and save.suffix.removeprefix(".").casefold() in found.forms:
        to = save.suffix.removeprefix(".").casefold()
    if to is None:
        path = Path(deck)
        is_text = not path.is_file() or path.read_text("utf-8-sig").lstrip()[:1] not in ("{", "<")
        to = "json" if is_text else "text"
    if to in found.forms:
        text = found.forms[to](loaded)
    elif to not in FORMS:
        raise Fault(
            f"decks of {found.title} are not written as {to}; the forms are {', '.join((*FORMS, *found.forms))}"
        )
    elif to == "json":
        text = encoder.dumps(loaded.to_data(), ensure_ascii=False, indent=2) + "\n"
    else:
        text = found.write_deck(
            loaded, lambda card: found.spoken.card_name(card, lang.value if lang is not None else "en")
        )
    if save is None:
        typer.echo(text, nl=False)
    else:
        write_text(save, text)
        typer.echo(f"{save}: written")


def _problems(game: Game, deck: Deck, options: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    return [
        {
            "rule": problem.rule,
            "stack": problem.stack or None,
            "card": problem.card or None,
            "text": game.words.problem(problem, lang, options),
        }
        for problem in game.check(deck, options)
    ]
