"""What decided a game that is over, as it is sent to one viewer: turning.py finds it, the game's words say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.game import Game
from stolik.kernel.closed import is_closed
from stolik.match import Match
from stolik.text.phrase import plain
from stolik.turning import Moment, Swing, find

from . import bodies as b
from . import protocol as p
from .faces import seen
from .render import Renderer, Viewer

Kept = Sequence[tuple[str, Sequence[Sequence[str]]]]
"""Decks that somebody keeps: name and stacks."""
GIVEN: Final = ("resign", "time", "left")
"""How a game ends that nothing on the table has decided: then it is no even game either."""


def ending_of(match: Match, viewer: Viewer, seconds: int | None = None, kept: Kept = ()) -> b.Ending:
    """What decided a match that is over, and was played in so many seconds. `kept` are decks of the viewer's own."""
    found = find(match)
    renderer = Renderer(match)
    words, people, you, lang = match.game.words, match.names, renderer.you(viewer), viewer.lang
    outcome = match.outcome
    assert outcome is not None
    kind, _ = match.ended_by
    how = words.how(kind, outcome.rule, found.how, found.winner, found.turn, people, you, lang)
    said = [words.found(cause.code, cause.side, cause.values, people, you, lang) for cause in found.causes]
    told = [b.EndingCause(*one) for one in said if one is not None]
    if not told and kind not in GIVEN:
        even = words.found("even", -1, {}, people, you, lang)
        told = [] if even is None else [b.EndingCause(*even)]
    labels = [(words.phrases.write(f"figure {one.code}", lang), one) for one in found.figures]
    figures = [
        b.EndingFigure(plain(label), list(one.values), list(one.out_of)) for label, one in labels if label is not None
    ]
    tallies = [_by_side(renderer.face.tally(match.view(None, point.n)), match) for point in found.points]
    whole = None not in tallies
    chart = words.phrases.text("chart" if whole else "chart chances", lang)
    points = [
        b.EndingPoint(point.turn, point.n, tally if tally is not None and whole else _percents(point.chances))
        for point, tally in zip(found.points, tallies, strict=True)
    ]
    moment = None if found.moment is None else _moment(found.moment, renderer, viewer)
    decks = [_title(match.game, stacks, kept, lang) for stacks in match.record.setup.decks]
    proud, otherwise = _own(found.swings, renderer, viewer)
    facts = (decks, seconds, proud, otherwise)
    return b.Ending(how, found.turn, found.winner, chart, points, told, figures, moment, *facts)


def _title(game: Game, stacks: Sequence[Sequence[str]], kept: Kept, lang: str) -> str | None:
    """The title of a bundled deck, the name of a kept one, "" for any other, None where cards of it stay closed."""
    if any(is_closed(card) for stack in stacks for card in stack):
        return None
    name = game.bundled_name(stacks)
    if name is not None:
        return game.spoken.deck_title(name, lang)
    wanted = [list(stack) for stack in stacks]
    return next((own for own, cards in kept if [list(stack) for stack in cards] == wanted), "")


def _own(swings: Sequence[Swing], renderer: Renderer, viewer: Viewer) -> list[b.EndingMove | None]:
    """The moves of the viewer's own that raised and that lowered their chance most."""
    own = [one for one in swings if one.seat == viewer.seat]
    rose = [one for one in own if one.after > one.before]
    fell = [one for one in own if one.after < one.before]
    return [
        _move(max(one, key=lambda swing: abs(swing.after - swing.before), default=None), renderer, viewer)
        for one in (rose, fell)
    ]


def _move(swing: Swing | None, renderer: Renderer, viewer: Viewer) -> b.EndingMove | None:
    entry = None if swing is None else _row(swing.n, swing.settled, renderer, viewer)
    if swing is None or entry is None:
        return None
    return b.EndingMove(entry.n, swing.turn, entry.text, *_percents((swing.before, swing.after)))


def _row(n: int, settled: int, renderer: Renderer, viewer: Viewer) -> p.LogEntry | None:
    """The row of the log that tells of an answer: what is only begun by it is told with the next, as an attack is
    once its target is chosen."""
    rows = (renderer.log_entry(viewer, at) for at in range(n, settled + 1))
    return next((row for row in rows if row is not None), None)


def _by_side(tally: Sequence[int] | None, match: Match) -> list[int] | None:
    """A figure of each side; None where it is of the seats of teams, or there is none."""
    return list(tally) if tally is not None and len(tally) == len(set(match.game.sides)) else None


def _percents(chances: Sequence[float]) -> list[int]:
    return [round(100 * chance) for chance in chances]


def _moment(moment: Moment, renderer: Renderer, viewer: Viewer) -> b.EndingMoment:
    """The answer that turned the game: the position before it, the row of the log, and what would have been better."""
    match, face = renderer.match, renderer.face
    entry = _row(moment.n, moment.settled, renderer, viewer)
    sight = face.sight(match.view(viewer.seat, moment.n - 1), None, match.names, viewer.lang, asked=False)
    better: p.Sentence | None = None
    kept = None
    if moment.better is not None:
        events: list[Any] = seen(moment.better.events, moment.seat)
        told = face.entry(events, match.names, renderer.you(viewer), viewer.lang)
        if told is not None:
            better, kept = told.text, round(100 * moment.better.chance)
    return b.EndingMoment(
        moment.n if entry is None else entry.n,
        moment.turn,
        moment.seat,
        _percents(moment.before),
        _percents(moment.after),
        None if entry is None else entry.text,
        sight,
        better,
        kept,
        renderer.events(viewer, moment.n),
    )
