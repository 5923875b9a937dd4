"""`stolik replay analyse`: what the choices of a game cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from stolik.cli.output import Fault, console, language, print_json, unicode_output, whole
from stolik.cli.play import LangOption
from stolik.cli.records import NumberOption, RecordFile, load
from stolik.cli.simulate import JsonOption, progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stolik.analysis.game import Analysis
    from stolik.analysis.telling import Told
    from stolik.match import Match

WIDE: Final = 20
"""Letters of a bar."""


def analyse(
    file: RecordFile,
    game: NumberOption = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Whose chances, from 1; cards that this seat never saw are not named. Without it those of seat 1, and "
            "all is named.",
            parser=whole(1),
            metavar="N",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes; what comes out does not depend on it.", parser=whole(1, 256), metavar="N")
    ] = 1,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """What each choice of a game that is over cost, what would have been better, and what was luck.

    Each choice is judged from what its seat could see: what lay hidden is dealt anew many times, and bots play on. The
    same file always gives the same. It takes about a minute.

    \b
    Examples:
      stolik replay analyse game.json
      stolik replay analyse games.jsonl --game 3 --seat 2 --workers 2
      stolik replay analyse game.json --json
    """
    from stolik.analysis.crew import analysed
    from stolik.analysis.game import NotAnalysed
    from stolik.analysis.telling import tell
    from stolik.cli.session import names_of

    spoken = language(lang)
    match = load(file, game)
    seats = match.game.seats
    if seat is not None and seat > seats:
        raise Fault(f"--seat: the seats are 1 to {seats}")
    eyes = None if seat is None else [seat - 1]
    people = names_of(match)
    try:
        with progress(json, match.game.title) as note:
            found = analysed(match, workers, note)
    except NotAnalysed as wrong:
        raise Fault(f"{file}: {wrong}") from None
    told = list(tell(match, found.choices, spoken, people, eyes))
    if json:
        print_json(data(match, found, told, eyes, spoken))
        return
    out = console()
    for line in lines(match, found, told, spoken, file, match.game.sides[(seat or 1) - 1]):
        out.print(line, soft_wrap=True)


def data(match: Match, found: Analysis, told: Sequence[Told], eyes: Sequence[int] | None, lang: str) -> dict[str, Any]:
    """All of it as JSON data, chances from 0 to 1 by side."""
    from dataclasses import asdict

    from stolik.analysis.telling import as_data, decided, games_played, hidden

    sides = sorted(set(found.sides))
    luck = {one.n: found.luck(at, found.sides[one.seat]) for at, one in enumerate(found.choices)}
    return {
        "game": match.record.game,
        "names": list(match.names),
        "sides": list(found.sides),
        "seen_by": eyes,
        "turns": found.turns,
        "start": list(found.start),
        "result": list(found.result),
        "decided": [asdict(decided(found, side)) for side in sides],
        "costliest": [one.n for one in found.costliest()],
        "hidden": hidden(match, lang),
        "games_played": games_played(found.choices),
        "choices": [as_data(one, found.sides, luck[one.choice.n]) for one in told],
    }


def lines(match: Match, found: Analysis, told: Sequence[Told], lang: str, file: Path, side: int) -> Iterator[str]:
    """All of it as text, from the side's point of view."""
    from stolik.analysis.choice import LEAST
    from stolik.analysis.telling import decided, games_played, hidden
    from stolik.analysis.words import say
    from stolik.cli.faces import make_face
    from stolik.cli.session import ending

    called = _sides(match)
    yield ending(match, None, make_face(match.game, lang, 0, unicode_output()))
    yield ""
    one = decided(found, side)
    parts = [say("start", lang, name=called[side], p=one.start)]
    parts += [say("own choices", lang, p=_signed(p), name=called[of]) for of, p in enumerate(one.choices)]
    parts.append(say("by luck", lang, p=_signed(one.luck)))
    if one.outside:
        parts.append(say("given up", lang, p=_signed(one.outside)))
    parts.append(say("result", lang, p=one.result))
    yield f"{say('decided', lang)}: " + ("、" if lang == "ja" else ", ").join(parts)
    yield ""
    yield from _course(found, called, lang, side)
    yield ""
    costly = found.costliest()
    by_n = {one.choice.n: one for one in told}
    yield f"{say('cost most', lang)}:"
    if not costly:
        yield f"  {say('nothing', lang, p=round(100 * LEAST))}"
    for choice in costly:
        at = found.choices.index(choice)
        luck = found.luck(at, found.sides[choice.seat])
        yield from _choice(by_n[choice.n], called[found.sides[choice.seat]], luck, lang)
        yield f"    {say('look', lang, file=file, n=choice.n - 1)}"
    yield ""
    yield say("seen from", lang, hidden=hidden(match, lang), games=games_played(found.choices))
    yield say("how good", lang)


def _sides(match: Match) -> list[str]:
    """What each side is called: its players."""
    from stolik.cli.session import names_of

    names, sides = names_of(match), match.game.sides
    return ["+".join(names[n] for n, one in enumerate(sides) if one == side) for side in sorted(set(sides))]


def _course(found: Analysis, called: Sequence[str], lang: str, side: int) -> Iterator[str]:
    """A line a turn: the chance at its beginning, what each side lost by choice, and what luck did."""
    from stolik.analysis.words import say

    yield f"{say('course', lang, name=called[side])}:"
    costs = [found.costs(of) for of in range(len(called))]
    turns: dict[int, list[int]] = {}
    for at, one in enumerate(found.choices):
        turns.setdefault(one.turn, []).append(at)
    for turn, all_ in turns.items():
        before = round(100 * found.choices[all_[0]].before[side])
        luck = round(100 * sum(found.luck(at, side) for at in all_))
        lost = [f"{name} −{round(100 * cost[turn])}" for name, cost in zip(called, costs, strict=True) if turn in cost]
        bar = "#" * round(before * WIDE / 100)
        told = f"  {turn:>3}  {before:>3} %  {bar:<{WIDE}}  {say('luck', lang)} {_signed(luck):>4}"
        yield told + (f"  {say('lost', lang)}: {', '.join(lost)}" if lost else "")


def _choice(told: Told, name: str, luck: float, lang: str) -> Iterator[str]:
    from stolik.analysis.choice import COUNTED, LEAST
    from stolik.analysis.words import say

    choice, best = told.choice, told.options[0]
    missed = say("missed", lang, what=best.text or say("unseen", lang))
    yield f"  {say('turn', lang, n=choice.turn)}  {name}  {missed}, −{round(100 * choice.cost)} %"
    if told.why:
        yield f"    {told.why}"
    for n, one in enumerate(told.options, 1):
        marks = [say(key, lang) for key, so in (("best", n == 1), ("given", one.given)) if so]
        mark = f" ({', '.join(marks)})" if marks else ""
        off = round(100 * one.error)
        near = f" ± {off}" if off else ""
        yield f"    {n:>2}. {round(100 * one.chance):>3} %{near:<5} {one.text or say('unseen', lang)}{mark}"
    more = "looked at more" if choice.many >= COUNTED else "looked at"
    yield f"    {say(more, lang, n=len(told.options), many=choice.many)}"
    if abs(luck) >= LEAST:
        yield "    " + say("luck down" if luck < 0 else "luck up", lang, p=round(100 * abs(luck)))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
