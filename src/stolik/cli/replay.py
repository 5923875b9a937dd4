"""`stolik replay`: records of games, shown, stepped through, verified and branched."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import (
    DIFFERENT,
    Fault,
    check_target,
    complain,
    console,
    language,
    print_json,
    seed_number,
    unicode_output,
    whole,
    write_text,
)
from stolik.cli.play import LangOption
from stolik.cli.records import BROKEN, load, pick, read_records, readable
from stolik.cli.simulate import JsonOption

if TYPE_CHECKING:
    from rich.console import Console

    from stolik.cli.faces import Face
    from stolik.match import Match

app = typer.Typer(
    help="""Show, step through, verify and branch records.

    \b
    Examples:
      stolik replay show game.json
      stolik replay step game.json --to 12
      stolik replay verify games.jsonl
      stolik replay branch game.json --at 12 --save what-if.json
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play, simulate and the table save it.")]
NumberOption = Annotated[
    int | None,
    typer.Option("--game", help="Which one, from 1, where a file holds several.", parser=whole(), metavar="N"),
]


@app.command()
def show(file: RecordFile, game: NumberOption = None, lang: LangOption = None, json: JsonOption = False) -> None:
    """What happened in a game, and the table at its end.

    \b
    Examples:
      stolik replay show game.json
      stolik replay show games.jsonl --game 3 --lang ja
    """
    from stolik.cli.session import ending, tell

    spoken = language(lang)
    match = load(file, game)
    if json:
        face = _face(match, spoken)
        entries = [{"n": n, "log": tell(match, n, None, face)} for n in range(len(match.events))]
        print_json({**_head(match), "entries": entries, "view": _view(match), "outcome": _outcome(match)})
        return
    out = console()
    face = _face(match, spoken)
    _print_log(match, face, out)
    _print_table(match, face, out)
    if match.outcome is not None:
        out.print(ending(match, None, face), style="bold")
    else:
        from stolik.cli.words import say

        out.print(say("not_over", spoken))


@app.command()
def step(
    file: RecordFile,
    to: Annotated[
        int | None,
        typer.Option(help="The table after so many answers; without it, step by step.", parser=whole(0), metavar="N"),
    ] = None,
    game: NumberOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """The table after so many answers, or step by step.

    \b
    Examples:
      stolik replay step game.json              Enter: next, b: back, a number: go there, q: quit
      stolik replay step game.json --to 12
    """
    spoken = language(lang)
    if to is None and json:
        raise Fault("--json shows one table; say which with --to")
    match = load(file, game, to)
    if json:
        print_json({**_head(match), "at": match.turn, "view": _view(match), "outcome": _outcome(match)})
        return
    out = console()
    face = _face(match, spoken)
    if to is not None:
        _print_step(match, len(pick(file, game).entries), face, out)
    else:
        _walk(match, face, out)


@app.command()
def verify(file: RecordFile, json: JsonOption = False) -> None:
    """Play records again and compare every state key in them.

    Exit code 0: all of them come out as recorded. 1: one plays differently. 2: one can't be read, or was made by other
    rules or cards.

    \b
    Examples:
      stolik replay verify game.json
      stolik replay verify games.jsonl --json
    """
    from stolik.catalog import game as find_game
    from stolik.kernel.replay import RecordError, states

    records = read_records(file)
    for record in records:
        readable(file, record)
    results: list[dict[str, Any]] = []
    for n, record in enumerate(records, 1):
        wrong = ""
        try:
            for _ in states(find_game(record.game).rules, record):
                pass
        except RecordError as found:
            wrong = str(found)
        except BROKEN as found:
            raise Fault(f"{file}: the record is damaged ({type(found).__name__}: {found})") from None
        answers = len(record.entries)
        results.append({"game": n, "answers": answers, "keys": len(record.keys), "ok": not wrong, "problem": wrong})
    bad = [result for result in results if not result["ok"]]
    for result in bad:
        which = f"game {result['game']}: " if len(records) > 1 else ""
        complain(f"{file}: {which}{result['problem']}")
    if json:
        print_json({"file": str(file), "ok": not bad, "games": results})
    elif not bad:
        answers, keys = (sum(result[key] for result in results) for key in ("answers", "keys"))
        many = "1 game" if len(records) == 1 else f"{len(records)} games"
        typer.echo(f"{file}: {many} as recorded; {answers} answers, {keys} keys compared")
    if bad:
        raise typer.Exit(DIFFERENT)


@app.command()
def branch(
    file: RecordFile,
    at: Annotated[int, typer.Option(help="After so many answers.", parser=whole(0), metavar="N")],
    save: Annotated[Path, typer.Option(help="Where to write the new record.", metavar="FILE")],
    seed: Annotated[
        int | None, typer.Option(help="The luck of the new game, a whole number.", parser=seed_number, metavar="N")
    ] = None,
    game: NumberOption = None,
) -> None:
    """A new record that starts from a state of another one; play --from goes on with it.

    \b
    Examples:
      stolik replay branch game.json --at 12 --save what-if.json
      stolik play GAME --from what-if.json
    """
    check_target(save)
    match = load(file, game, at).branch(seed=seed)
    write_text(save, match.record.to_json() + "\n")
    typer.echo(f"{save}: starts from answer {at} of {file}")


# ---- printing


def _head(match: Match) -> dict[str, Any]:
    from stolik.kernel.luck import written

    record, seed = match.record, written(match.record.seed)
    return {"game": record.game, "names": list(match.names), "seed": seed, "answers": len(record.entries)}


def _view(match: Match) -> dict[str, Any]:
    from dataclasses import asdict

    view = asdict(match.view(None))
    view.pop("decision")
    return view


def _outcome(match: Match) -> dict[str, Any] | None:
    outcome = match.outcome
    return None if outcome is None else {"returns": list(outcome.returns), "rule": outcome.rule}


def _face(match: Match, lang: str) -> Face:
    from stolik.cli.faces import make_face

    return make_face(match.game, lang, 0, unicode_output())


def _print_table(match: Match, face: Face, out: Console) -> None:
    from stolik.cli.session import names_of

    out.print()
    for line in face.position(match.view(None), names_of(match), max(44, out.width)):
        out.print(line, soft_wrap=True)


def _print_log(match: Match, face: Face, out: Console) -> None:
    from stolik.cli.session import tell

    for n in range(len(match.events)):
        for i, text in enumerate(tell(match, n, None, face)):
            out.print("     " + text if i else f"{n:>3}. {text}", style="dim" if i else "")


def _print_step(match: Match, all_answers: int, face: Face, out: Console) -> None:
    from stolik.cli.session import ending, tell
    from stolik.cli.words import say

    _print_table(match, face, out)
    for i, text in enumerate(tell(match, match.turn, None, face)):
        out.print(("  " if i else "· ") + text, style="dim" if i else "")
    if match.outcome is not None and match.record.end is not None:
        out.print(ending(match, None, face), style="bold")
    out.print(say("after", face.lang, n=match.turn, all=all_answers), style="dim")


def _walk(match: Match, face: Face, out: Console) -> None:
    from stolik.cli.session import read_line
    from stolik.cli.words import say
    from stolik.match import Match as Replayed

    last, at = match.turn, 0
    while True:
        here = Replayed.from_record(match.record, None if at == last else at, verify=False)
        _print_step(here, last, face, out)
        wanted = -1
        while not 0 <= wanted <= last:
            try:
                line = read_line(say("step_prompt", face.lang)).strip().casefold()
            except EOFError:
                return
            if line in ("q", "quit", "exit"):
                return
            if line in ("", "b"):
                wanted = min(last, at + 1) if not line else max(0, at - 1)
            elif line.isascii() and line.isdigit() and int(line[:9]) <= last:
                wanted = int(line)
            else:
                out.print(say("step_bad", face.lang, what=line[:40], n=last), style="yellow")
        at = wanted
