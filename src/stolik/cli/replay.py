"""`stolik replay`: records of games, shown, stepped through, explained, analysed, verified, branched and closed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli import analysis
from stolik.cli import deal as dealt
from stolik.cli.output import (
    DIFFERENT,
    NOT_SHOWN,
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
from stolik.cli.records import NumberOption, RecordFile, load, pick, read_records, readable
from stolik.cli.simulate import JsonOption

if TYPE_CHECKING:
    from rich.console import Console

    from stolik.cli.faces import Face
    from stolik.kernel.replay import Record
    from stolik.match import Match

app = typer.Typer(
    help="""Show, step through, explain, analyse, verify, branch and close records.

    \b
    Examples:
      stolik replay show game.json
      stolik replay step game.json --to 12
      stolik replay why game.json
      stolik replay analyse game.json
      stolik replay verify games.jsonl
      stolik replay branch game.json --at 12 --save what-if.json
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

app.command("analyse")(analysis.analyse)


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
def verify(
    file: RecordFile,
    deal: Annotated[bool, typer.Option("--deal", help="It has to be shown that the deal was fair.")] = False,
    seal: Annotated[
        str | None, typer.Option(help="The seal that you were shown before the first card.", metavar="HEX")
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Play records again, compare every state key in them, and check the deals of tables.

    A branch is played from the beginning of the game that it goes on with, where its record has that.

    The deal of a game that was played at a table is checked as far as its record goes: seals, secret, the parts of the
    players' browsers, and that the luck of the game follows from them.

    Exit code 0: all of them come out as recorded, and what was sealed shows a fair deal. 1: one plays differently, or
    its deal was not fair. 2: one can't be read, or was made by other rules or cards. 3: it can't be shown that a deal
    was fair, since a part is missing; of a record in which nothing was sealed only with --deal.

    \b
    Examples:
      stolik replay verify game.json
      stolik replay verify game.json --deal --seal 6a0f…
      stolik replay verify games.jsonl --json
    """
    from stolik.kernel.fair import is_hex

    if seal is not None and not is_hex(seal):
        raise Fault("--seal has 64 digits, 0 to 9 and a to f")
    spoken = language(lang)
    records = read_records(file)
    if seal is not None and len(records) > 1:
        raise Fault(f"--seal is of one game, and {file} holds {len(records)}")
    results = [_verified(file, n, record, seal, spoken) for n, record in enumerate(records, 1)]
    bad = [result for result in results if not result["ok"]]
    unshown = [
        result
        for result, record in zip(results, records, strict=True)
        if result["deal"]["verdict"] == dealt.NOT_SHOWN and (deal or record.deal is not None)
    ]
    for result in bad:
        which = f"game {result['game']}: " if len(records) > 1 else ""
        complain(f"{file}: {which}{result['problem']}")
    if json:
        print_json({"file": str(file), "ok": not bad, "games": results})
    else:
        _print_verified(file, records, results, not bad, deal)
    if bad:
        raise typer.Exit(DIFFERENT)
    if unshown:
        raise typer.Exit(NOT_SHOWN)


def _verified(file: Path, n: int, record: Record, seal: str | None, lang: str) -> dict[str, Any]:
    """What came of playing record number `n` again, and of checking its deal."""
    from stolik.cli.local_packs import local_cards
    from stolik.kernel.replay import BROKEN, RecordError, retrace, states
    from stolik.match import game_of

    found = dealt.findings(record, seal, "")
    problem = ""
    # Of a deal whose numbers don't agree nothing need be played: a deck may have been changed that no longer reads.
    if dealt.verdict(found) != dealt.UNFAIR:
        readable(file, record)
        rules = game_of(record, local_cards).rules
        try:
            retrace(rules, record)
            for _ in states(rules, record):
                pass
        except RecordError as wrong:
            problem = str(wrong)
        except BROKEN as wrong:
            raise Fault(f"{file}: the record is damaged ({type(wrong).__name__}: {wrong})") from None
        found = dealt.findings(record, seal, problem)
    told = dealt.told(record, found, problem, lang, seal is not None)
    unfair = dealt.verdict(found) == dealt.UNFAIR
    return {
        "game": n,
        "answers": len(record.entries),
        "keys": len(record.keys),
        "origin": None if record.origin is None else len(record.origin.entries),
        "ok": not problem and not unfair,
        "problem": told if unfair else problem,
        "deal": {**dealt.as_data(record, found, problem, lang), "text": told},
    }


def _print_verified(file: Path, records: list[Record], results: list[dict[str, Any]], good: bool, deal: bool) -> None:
    """How many came out as recorded, and whose deals can be shown."""
    if good:
        answers, keys = (sum(result[key] for result in results) for key in ("answers", "keys"))
        many = "1 game" if len(records) == 1 else f"{len(records)} games"
        typer.echo(f"{file}: {many} as recorded; {answers} answers, {keys} keys compared")
        before = [result["origin"] for result in results if result["origin"] is not None]
        if before:
            branches = "1 branch" if len(before) == 1 else f"{len(before)} branches"
            typer.echo(f"{file}: {branches}, played from the beginning: {sum(before)} answers before")
    for result, record in zip(results, records, strict=True):
        if result["ok"] and (deal or len(records) == 1 or record.deal is not None):
            which = f"game {result['game']}: " if len(records) > 1 else ""
            typer.echo(f"{file}: {which}{result['deal']['text']}")


@app.command()
def why(file: RecordFile, game: NumberOption = None, lang: LangOption = None, json: JsonOption = False) -> None:
    """What decided a game that is over: how it ended, its course, and the answer that turned it.

    Found in the record and reckoned from it alone: the same file always gives the same.

    \b
    Examples:
      stolik replay why game.json
      stolik replay why games.jsonl --game 3 --json
    """
    from stolik.cli import decided
    from stolik.turning import find

    spoken = language(lang)
    match = load(file, game)
    if match.outcome is None:
        raise Fault(f"{file}: the game is not over, so nothing has decided it yet")
    found = find(match)
    face = _face(match, spoken)
    if json:
        print_json({**_head(match), "outcome": _outcome(match), **decided.as_data(match, found, face)})
        return
    out = console()
    for line in decided.told(match, found, face, file):
        out.print(line, soft_wrap=True)


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


@app.command()
def close(
    file: RecordFile,
    save: Annotated[Path, typer.Option(help="Where to write the closed record.", metavar="FILE")],
    seat: Annotated[
        list[int] | None,
        typer.Option(
            help="Who may have it: the number of a seat, from 1; repeat it for somebody who sat at several. Without it "
            "a spectator.",
            metavar="N",
            parser=whole(1),
        ),
    ] = None,
    game: NumberOption = None,
    json: JsonOption = False,
) -> None:
    """The record as somebody may have it who never saw some cards: those are closed in it.

    Only of a game that was played with the setting closed_lists, from its deal on. The closed record plays as the game
    did, its deal can be checked, and it holds nothing that tells which cards are closed.

    \b
    Examples:
      stolik replay close game.json --seat 1 --save for-ala.json
      stolik replay verify for-ala.json --deal
    """
    from stolik.closing import close as close_record
    from stolik.closing import closed_in
    from stolik.kernel.replay import RecordError

    check_target(save)
    match = load(file, game)
    try:
        closed = close_record(match.game, match.record, [n - 1 for n in seat] if seat else [None])
    except (RecordError, ValueError) as wrong:
        seats = match.game.seats
        what = f"--seat: the seats are 1 to {seats}" if seat and max(seat) > seats else f"{file}: {wrong}"
        raise Fault(what) from None
    write_text(save, closed.to_json() + "\n")
    n = closed_in(closed)
    if json:
        print_json({"file": str(save), "closed": n, "seats": seat or []})
    else:
        typer.echo(f"{save}: {n} cards are closed in it")


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
    view, names = match.view(None), names_of(match)
    width = max(44, out.width)
    for line in (*face.goal(view, names, width), *face.position(view, names, width)):
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
