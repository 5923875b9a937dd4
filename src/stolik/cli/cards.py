"""`stolik cards`: the collection, searched and shown; card files read, and how much of the sets is there; packs."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from stolik.cli import card_files, packs
from stolik.cli.output import Fault, Lang, console, find_game, language, print_json, unicode_output
from stolik.cli.play import GameName, LangOption
from stolik.cli.simulate import JsonOption
from stolik.cli.words import say

if TYPE_CHECKING:
    from stolik.cli.faces import Face
    from stolik.game import Game

_NEEDS: Final = {
    "status": "a game",
    "read": "a file",
    "add": "a file or folder",
    "packs": "",
    "say": "a pack",
    "remove": "a pack",
}
"""What stands in the place of a game, and what it needs behind it."""


def cards(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORDS]", help="A card's name or id, in any language, or words of its text."),
    ] = None,
    files: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="For status: your card files.", show_default="$STOLIK_CARD_FILES"),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="For add: in the place of the pack that is there already.")
    ] = False,
    keep: Annotated[bool, typer.Option("--keep", help="For say: keep it in the pack.")] = False,
    reading: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="For say: of several readings this one is meant.", show_default=False),
    ] = 0,
    name: Annotated[
        str, typer.Option(help="For add: what the pack is called.", show_default="by its set or file")
    ] = "",
    data: Annotated[
        Path | None,
        typer.Option(help="For packs: the folder they lie in.", metavar="FOLDER", show_default="your data folder"),
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Search the cards, or show one in full; bring cards of your own.

    "status GAME" says for each set of the game how many of its cards can be played, how many of your card files are
    read to the end, and what stops the rest; so it does for sets or card files that you name. "read FILE" reads one
    card file, whose ending says of which game it is, and shows each sentence that it can't read.
    "add FILE" keeps the cards of a file, or of all files in a folder, as a pack: from then on they are among the
    cards of the game, those that can't be played yet as data only. "packs" lists your packs, or the cards of one;
    "remove PACK" forgets one. "say PACK CARD PLACE TEXT" reads what a card does in words of your own, where its printed
    text can't be read.

    \b
    Examples:
      stolik cards GAME
      stolik cards GAME NAME
      stolik cards GAME words of its text --lang en
      stolik cards GAME NAZWA --lang pl --json
      stolik cards status GAME --files my-cards
      stolik cards status GAME SET ANOTHER-SET
      stolik cards status GAME my-cards/dp1.json
      stolik cards read my-cards/dp1.json
      stolik cards read my-cards/ANH.tsv --json
      stolik cards add my-cards/dp4.json
      stolik cards add my-cards --replace
      stolik cards packs
      stolik cards say great-encounters dp4-9 "Wash Out" "what it does, in other words" --keep
      stolik cards remove great-encounters
    """
    if game in _NEEDS:
        if not words and _NEEDS[game]:
            raise Fault(f"stolik cards {game} needs {_NEEDS[game]}; --help shows how")
        if game == "status":
            card_files.status((words or [""])[0], (words or [])[1:], files, json)
        elif game == "read":
            for file in words or ():
                card_files.read(Path(file), json)
        elif game == "add":
            packs.add(words or (), name, replace, data, json)
        elif game == "say":
            packs.say(words or (), keep, reading, data, json)
        elif game == "packs":
            packs.packs(words or (), data, json)
        else:
            packs.remove(words or (), data, json)
        return
    _search(game, " ".join(words or ()), lang, json)


def _search(game: str, asked: str, lang: Lang | None, json: bool) -> None:
    """The cards that are called so, or have these words in their text; one alone is shown in full."""
    from stolik.cli.faces import make_face
    from stolik.decks.deck import nearest

    found = find_game(game)
    if not found.pool:
        raise Fault(f"{found.title} has no cards to list")
    face = make_face(found, language(lang), 0, unicode_output())
    keys = face.called(asked) if asked else []
    if not keys:
        wanted = unicodedata.normalize("NFKC", asked).casefold().split()
        keys = [key for key in face.collection() if _has_all(face, key, wanted)]
    if not keys:
        near = nearest(asked, found.names)
        perhaps = f"; did you mean {found.names[near]}?" if near else ""
        raise Fault(f"no card of {found.title} is called {asked[:60]!r} or has these words in its text{perhaps}")
    if json:
        rows = [_with_pack(found, face.card_data(key), key) for key in keys]
        print_json({"game": found.id, "lang": face.lang, "cards": rows})
        return
    out = console()
    if len(keys) == 1:
        for line in face.card_page(keys[0]):
            out.print(line, soft_wrap=True)
        if keys[0] in found.origin:
            out.print(f"  {say('of_pack', face.lang, name=found.origin[keys[0]][1])}", style="dim", soft_wrap=True)
        if keys[0] in found.stopped:
            out.print(
                f"  {say('data_only', face.lang, sentence=found.stopped[keys[0]].sentence)}",
                style="yellow",
                soft_wrap=True,
            )
        return
    for key in keys:
        line = face.card_line(key)
        if key in found.stopped:
            line.append(f"  {say('data_only_mark', face.lang)}", "yellow")
        out.print(line, soft_wrap=True)


def _with_pack(game: Game, data: dict[str, Any], key: str) -> dict[str, Any]:
    """What is said of a card, with the pack that it is from and, where it can't be played yet, what stopped it."""
    if key not in game.origin:
        return data
    stopped = game.stopped.get(key)
    told = None if stopped is None else {"place": stopped.place, "sentence": stopped.sentence, "why": stopped.why}
    return {**data, "pack": game.origin[key][1], "stopped": told}


def _has_all(face: Face, key: str, words: list[str]) -> bool:
    """Whether each word is in what a search looks through, or in a name of the card, in either kana."""
    from stolik.decks.deck import fold

    haystack = unicodedata.normalize("NFKC", face.haystack(key))
    named = [fold(name) for name in face.sought(key)]
    return all(word in haystack or any((told := fold(word)) and told in name for name in named) for word in words)
