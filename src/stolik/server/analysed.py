"""An analysis as it is sent to one viewer: the room `analysis` judges, the game's words say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from stolik.analysis.choice import COUNTED, LEAST, Choice
from stolik.analysis.game import put_together
from stolik.analysis.telling import Told, ToldOption, decided, hidden, tell
from stolik.match import Match
from stolik.turning import shares_at_end

from . import bodies as b
from .denied import Denied
from .faces import Face, face_for
from .sights import DecisionData

MARK: Final = "1"
"""Which way of reckoning this is: raised when the same game would come out otherwise."""


class Progress(Struct):
    """How far an analysis is: `done` of `all` portions, `lost` choices that took too long, and the choices as data."""

    state: str
    done: int = 0
    all: int = 0
    turns: int = 0
    lost: int = 0
    choices: list[Any] = []


def analysis_of(
    match: Match, progress: Progress, eyes: Sequence[int | None] | None, own: Sequence[int] | None, seat: int, lang: str
) -> b.Analysis:
    """As much of an analysis as there is, for whoever looked from these seats."""
    outcome = match.outcome
    if outcome is None:
        raise Denied(403, "not-over")
    choices = msgspec.convert(progress.choices, list[Choice])
    if own is not None:
        choices = [one for one in choices if one.seat in own]
    found = put_together(match, [choices])
    sides = list(match.game.sides)
    done = progress.state == "done"
    luck = [found.luck(at, sides[one.seat]) for at, one in enumerate(found.choices)]
    if luck and not done:
        luck[-1] = 0.0  # what comes after it isn't known yet
    told = enumerate(tell(match, found.choices, lang, match.names, eyes))
    face = face_for(match.game)
    rows = [_choice(one, luck[at], _asked(one, face, match.names, lang)) for at, one in told]
    whole = [decided(found, side) for side in sorted(set(sides))] if done and rows else []
    result = shares_at_end(outcome.returns, sides)
    return b.Analysis(
        "none" if progress.state == "none" else "done" if done else "runs",
        progress.done,
        progress.all,
        max((one.turn for one in found.choices), default=0),
        found.turns,
        seat,
        sides,
        _percents(found.start),
        _percents(result),
        rows,
        [one.n for one in found.costliest()],
        [b.AnalysisDecided(one.start, list(one.choices), one.luck, one.outside, one.result) for one in whole],
        hidden(match, lang),
        own is not None,
        progress.lost,
        round(100 * LEAST),
    )


def _asked(told: Told, face: Face, people: Sequence[str], lang: str) -> DecisionData | None:
    """The question of a choice as it was sent; None where what could be chosen did not lie on the table."""
    decision = told.view.decision
    if decision is None or not face.open(told.view, decision):
        return None
    return face.sight(told.view, None, people, lang).decision


def _choice(told: Told, luck: float, asked: DecisionData | None) -> b.AnalysisChoice:
    one = told.choice
    options = [
        _option(option, considered.picks, asked)
        for option, considered in zip(told.options, one.considered, strict=True)
    ]
    before, after = _percents(one.before), _percents(one.after)
    worlds = sum(considered.worlds for considered in one.considered)
    more = one.many >= COUNTED
    cost, then = round(100 * one.cost), round(100 * luck)
    return b.AnalysisChoice(
        one.n, one.turn, one.seat, before, after, cost, then, one.many, more, worlds, options, told.why
    )


def _option(option: ToldOption, picks: Sequence[int], asked: DecisionData | None) -> b.AnalysisOption:
    data = b.AnalysisOption(option.text or None, round(100 * option.chance), round(100 * option.error), option.given)
    if option.text and asked is not None:
        data.picks = [asked.options[at] for at in picks]
        data.subjects = [asked.subjects[at] for at in picks] if asked.subjects else []
    return data


def _percents(chances: Sequence[float]) -> list[int]:
    return [round(100 * one) for one in chances]
