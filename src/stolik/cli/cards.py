"""`stolik cards`: the collection, searched and shown."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.output import Fault, console, find_game, language, print_json, unicode_output
from stolik.cli.play import GameName, LangOption
from stolik.cli.simulate import JsonOption


def cards(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORDS]", help="A card's name or id, in any language, or words of its text."),
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Search the cards, or show one in full.

    \b
    Examples:
      stolik cards token-battle
      stolik cards token-battle gale
      stolik cards token-battle push survivor --lang en
      stolik cards token-battle wichura --lang pl --json
    """
    from stolik.cards.deck import nearest
    from stolik.cli.faces import make_face

    found = find_game(game)
    face = make_face(found, language(lang), 0, unicode_output())
    asked = " ".join(words or ())
    keys = face.called(asked) if asked else []
    if not keys:
        wanted = [word.casefold() for word in asked.split()]
        keys = [key for key in face.collection() if _has_all(face.haystack(key), wanted)]
    if not keys:
        near = nearest(asked, found.names)
        perhaps = f"; did you mean {found.names[near]}?" if near else ""
        raise Fault(f"no card of {found.title} is called {asked[:60]!r} or has these words in its text{perhaps}")
    if json:
        print_json({"game": found.id, "lang": face.lang, "cards": [face.card_data(key) for key in keys]})
        return
    out = console()
    if len(keys) == 1:
        for line in face.card_page(keys[0]):
            out.print(line, soft_wrap=True)
        return
    for key in keys:
        out.print(face.card_line(key), soft_wrap=True)


def _has_all(haystack: str, words: list[str]) -> bool:
    return all(word in haystack for word in words)
