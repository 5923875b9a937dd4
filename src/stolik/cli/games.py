"""`stolik games`: what can be played, by whom, and with which settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import complain, console, find_game, language, print_json
from stolik.cli.play import LangOption
from stolik.cli.simulate import JsonOption
from stolik.cli.words import say

if TYPE_CHECKING:
    from stolik.game import Game


def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them without it.")] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """List the games, their bots and their settings.

    \b
    Examples:
      stolik games
      stolik games GAME --lang pl
      stolik games --json
    """
    from stolik.catalog import sorted_out

    spoken = language(lang)
    names, broken = ((game,), ()) if game is not None else sorted_out()
    data = [describe(find_game(name), spoken) for name in names]
    for sentence in broken:
        complain(sentence)  # the others are played on
    if json:
        print_json({"lang": spoken, "games": data})
        return
    out = console()
    for each in data:
        out.print(f"{each['id']}  {each['name']}", style="bold")
        out.print("  " + say("players", spoken, n=each["seats"]) + (f"  {each['line']}" if each["line"] else ""))
        for bot in each["bots"]:
            out.print(f"  --bot {bot['id']:<12} {bot['note']}")
        for option in each["options"]:
            out.print(f"  -o {option['key']}={option['default']}  {option['range']}")
            out.print(f"     {option['help']}", style="dim")


def describe(game: Game, lang: str) -> dict[str, Any]:
    """A game as data; texts in the language, where the text room has them."""
    from stolik.text import words

    bots = [{"id": bot, "name": words.bot_name(bot, lang), "note": game.bot_note(bot, lang)} for bot in game.bots]
    options = []
    for option in game.options:
        kinds = {
            "bool": "true, false",
            "choice": ", ".join(option.choices),
            "int": f"{option.lowest} – {option.highest}",
        }
        default = str(option.default).lower() if option.kind == "bool" else option.default
        options.append(
            {
                "key": option.key,
                "kind": option.kind,
                "default": default,
                "range": kinds[option.kind],
                "rule": option.rule,
                "label": game.spoken.option_label(option.key, lang),
                "help": game.spoken.option_help(option.key, lang),
            }
        )
    return {
        "id": game.id,
        "name": game.spoken.name(lang),
        "line": game.words.line(lang),
        "seats": game.seats,
        "decks": [deck.name for deck in game.decks],
        "bots": bots,
        "options": options,
    }
