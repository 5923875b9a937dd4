"""`stolik rules`: the rules of a game, by ID or by word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import Fault, Lang, console, find_game, language, print_json
from stolik.cli.play import GameName, LangOption
from stolik.cli.simulate import JsonOption

if TYPE_CHECKING:
    from rich.text import Text

    from stolik.game import Game
    from stolik.scenarios.table import Scenario
    from stolik.text.ledger import Ledger, Rule

_MARKS = re.compile(r"`([^`]*)`|\*\*([^*]*)\*\*")


def _is_rule(text: str) -> bool:
    """Whether this begins as the rules of some game do."""
    from stolik.catalog import loadable

    head, dash, _ = text.partition("-")
    return bool(dash) and head in {find_game(name).prefix for name in loadable()}


def _game_with(rule: str) -> str:
    """The game whose ledger has this rule, or a chapter that it begins; the first game where none has."""
    from stolik.catalog import loadable

    names = loadable()
    for name in names:
        chapters = find_game(name).spoken.ledger("en").chapters
        if any(each.id.startswith(rule) for chapter in chapters for each in chapter.rules):
            return name
    return names[0]


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="A rule's ID, a chapter, or words.")
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
    how_to_play: Annotated[bool, typer.Option("--how-to-play", help="How it is played, on one page.")] = False,
) -> None:
    """Search the rules, or show one with its examples.

    Without words the chapters are listed; with a chapter's key, its rules. One rule comes with its source and the drawn
    tables that show it.

    \b
    Examples:
      stolik rules GAME
      stolik rules RULE-ID
      stolik rules GAME CHAPTER
      stolik rules GAME words of it --lang en
      stolik rules GAME --how-to-play
    """
    from stolik.scenarios.table import load as scenarios

    if _is_rule(game.upper()):
        words = [game, *(words or [])]
        game = _game_with(game.upper())
    found = find_game(game)
    spoken = language(lang)
    if how_to_play:
        if words:
            raise Fault(f"--how-to-play is a page of its own: leave out {' '.join(words)[:60]!r}")
        _guide(found, spoken, json)
        return
    book = found.spoken.ledger(spoken)
    if not book.chapters:
        raise Fault(f"{found.title} has no ledger: its package brings no rules to read")
    asked = " ".join(words or ())
    if not asked:
        _contents(book, json)
        return
    chapter = next((chapter for chapter in book.chapters if chapter.key.casefold() == asked.casefold()), None)
    every = [rule for each in book.chapters for rule in each.rules]
    exact = [rule for rule in every if rule.id.casefold() == asked.casefold()]
    wanted = asked.casefold().split()
    matching = exact or (
        list(chapter.rules) if chapter is not None else [rule for rule in every if _speaks_of(found, rule.id, wanted)]
    )
    if not matching:
        keys = ", ".join(each.key for each in book.chapters)
        raise Fault(f"no rule of {found.title} is called {asked[:60]!r} or has these words in it; chapters are {keys}")
    shown = {rule.id: [each for each in scenarios(found.id) if rule.id in each.rules] for rule in matching}
    if json:
        data = [_data(found, rule, shown[rule.id], spoken) for rule in matching]
        print_json({"game": found.id, "lang": book.lang, "rules": data})
    elif len(matching) == 1:
        _page(found, matching[0], shown[matching[0].id], spoken)
    else:
        _list(found, matching, book.lang)


def plain(text: str) -> str:
    """A rule's sentence without the marks of Markdown."""
    return _MARKS.sub(lambda mark: mark[1] or mark[2] or "", text)


def _guide(game: Game, lang: str, json: bool) -> None:
    """How a game is played, on one page."""
    from dataclasses import asdict

    page = game.spoken.guide(lang)
    if page is None:
        raise Fault(f"{game.title} has no page on how to play it: its package brings none")
    if json:
        print_json({"game": game.id, **asdict(page)})
        return
    out = console()
    out.print(page.title, style="bold")
    out.print(_marked(page.lead))
    for section in page.sections:
        out.print()
        out.print(section.title, style="bold")
        for block in section.blocks:
            for n, item in enumerate(block.items, 1):
                mark = {"text": "", "steps": f"{n}. ", "words": "- "}[block.kind]
                out.print(_marked(mark + item))


def _marked(text: str) -> Text:
    """Markdown with nothing in it but emphasis."""
    from rich.text import Text

    found = Text()
    for n, part in enumerate(text.split("**")):
        found.append(part, "bold" if n % 2 else "")
    return found


def _speaks_of(game: Game, rule: str, wanted: list[str]) -> bool:
    """Whether one of the languages has all these words (in lower case) in the rule's sentence or ID."""
    texts = (game.spoken.ledger(lang.value).rule(rule).text for lang in Lang)
    return any(all(word in f"{rule} {text}".casefold() for word in wanted) for text in texts)


def _data(game: Game, rule: Rule, shown: list[Scenario], lang: str) -> dict[str, Any]:
    scenarios = [{"id": each.id, "title": each.called(lang)} for each in shown]
    return {"id": rule.id, "text": game.rule_text(rule.text, lang), "source": rule.source, "scenarios": scenarios}


def _contents(book: Ledger, json: bool) -> None:
    if json:
        chapters = [
            {"key": each.key, "title": each.title, "rules": [rule.id for rule in each.rules]} for each in book.chapters
        ]
        print_json({"game": book.game, "lang": book.lang, "chapters": chapters})
        return
    out = console()
    wide = max(len(each.key) for each in book.chapters)
    for each in book.chapters:
        out.print(f"{each.key:<{wide}}  {len(each.rules):>3}  {plain(each.title)}")


def _list(game: Game, matching: list[Rule], lang: str) -> None:
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(overflow="fold")
    for rule in matching:
        table.add_row(rule.id, plain(game.rule_text(rule.text, lang)))
    console().print(table)


def _page(game: Game, rule: Rule, shown: list[Scenario], lang: str) -> None:
    out = console()
    out.print(rule.id, style="bold")
    out.print(plain(game.rule_text(rule.text, lang)))
    if rule.source:
        out.print(plain(game.spoken.origin(rule.source, lang)), style="dim")
    for each in shown:
        out.print()
        out.print(f"{each.id}: {each.called(lang)}", style="bold")
        out.print(each.drawing.strip("\n"), soft_wrap=True)
        for step in each.steps:
            for line in step.do:
                out.print(f"  > {line}")
            for line in step.look:
                out.print(f"    {line}", style="dim")
