"""What decided a game, as `stolik replay why` prints it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.cli.session import ending, names_of, tell
from stolik.cli.words import say
from stolik.text.phrase import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stolik.cli.faces import Face
    from stolik.match import Match
    from stolik.turning import Turning


def told(match: Match, found: Turning, face: Face, file: Path) -> Iterator[str]:
    """The lines that say it."""
    data = as_data(match, found, face)
    yield data["how"]
    yield ""
    yield f"{say('decided_by', face.lang)}:"
    for cause in data["causes"]:
        yield f"  {cause['name']}: {cause['text']}"
    for figure in data["figures"]:
        parts = [
            f"{value}/{figure['out_of'][n]}" if figure["out_of"] else str(value)
            for n, value in enumerate(figure["values"])
        ]
        yield f"  {figure['name']}: {' : '.join(parts)}"
    moment = data["moment"]
    if moment is None:
        return
    yield ""
    yield f"{say('turned_by', face.lang)}:"
    for line in moment["log"]:
        yield f"  {line}"
    name, side = names_of(match)[moment["seat"]], match.game.sides[moment["seat"]]
    went = {"before": moment["before"][side], "after": moment["after"][side]}
    yield "  " + say("chance_went", face.lang, n=moment["turn"], name=name, **went)
    if moment["better"]:
        yield "  " + say("chance_kept", face.lang, what=moment["better"], kept=moment["kept"])
    yield "  " + say("seen_at", face.lang, file=file, n=moment["n"])


def as_data(match: Match, found: Turning, face: Face) -> dict[str, Any]:
    """The same as data; chances are in per cent, by side."""
    words, people, lang = match.game.words, names_of(match), face.lang
    outcome, (kind, _) = match.outcome, match.ended_by
    rule = "" if outcome is None else outcome.rule
    how = words.how(kind, rule, found.how, found.winner, found.turn, people, None, lang)
    causes = []
    for cause in found.causes:
        said = words.found(cause.code, cause.side, cause.values, people, None, lang)
        if said is not None:
            causes.append({"code": cause.code, "side": cause.side, "name": said[0], "text": plain(said[1])})
    if not causes and (even := words.found("even", -1, {}, people, None, lang)) is not None:
        causes.append({"code": "even", "side": -1, "name": even[0], "text": plain(even[1])})
    figures = []
    for one in found.figures:
        label = words.phrases.write(f"figure {one.code}", lang)
        name = one.code if label is None else plain(label)
        figures.append({"code": one.code, "name": name, "values": list(one.values), "out_of": list(one.out_of)})
    points = [{"turn": one.turn, "n": one.n, "chances": _percents(one.chances)} for one in found.points]
    return {
        "how": ending(match, None, face) if how is None else plain(how),
        "turn": found.turn,
        "winner": found.winner,
        "causes": causes,
        "figures": figures,
        "points": points,
        "moment": _moment(match, found, face),
    }


def _moment(match: Match, found: Turning, face: Face) -> dict[str, Any] | None:
    moment = found.moment
    if moment is None:
        return None
    better, kept = "", None
    if moment.better is not None:
        seen = [event.seen_by(moment.seat) for event in moment.better.events]
        lines = face.tell([event.to_data() for event in seen if event is not None], names_of(match), None)
        better, kept = next(iter(lines), ""), round(100 * moment.better.chance)
    # What is only begun by an answer is told with the next: an attack, once its target is chosen.
    rows = ((n, tell(match, n, None, face)) for n in range(moment.n, moment.settled + 1))
    at, log = next((row for row in rows if row[1]), (moment.n, []))
    return {
        "n": at,
        "turn": moment.turn,
        "seat": moment.seat,
        "log": log,
        "before": _percents(moment.before),
        "after": _percents(moment.after),
        "better": better,
        "kept": kept,
    }


def _percents(chances: tuple[float, ...]) -> list[int]:
    return [round(100 * chance) for chance in chances]
