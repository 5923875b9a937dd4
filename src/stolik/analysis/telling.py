"""An analysis as it is told to somebody: what options are called, why one was better, and figures that add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.kernel.decision import Answer, Option, Seat
from stolik.kernel.replay import states
from stolik.kernel.view import View
from stolik.match import Match
from stolik.simulation.hints import Prospect

from .choice import Choice, Considered
from .game import Analysis
from .seen import seen_by

WHOLE: Final = 100
LONGEST: Final = 400
"""Letters of what is told of one option."""


@dataclass(frozen=True)
class ToldOption:
    """An answer that was looked at, for whoever is told: what it is called, "" where it holds a card that they never
    saw; how likely its side was to win after it, how far that may be off, and whether it was the one that was given."""

    text: str
    chance: float
    error: float
    given: bool


@dataclass(frozen=True)
class Told:
    """A choice, as it is told: `why` is one reason for the best answer, "" where none can be named; `view` is what its
    seat saw when it was asked."""

    choice: Choice
    options: tuple[ToldOption, ...]
    why: str
    view: View


@dataclass(frozen=True)
class Decided:
    """What decided a game for one side, in whole per cent that add up: where it began, what the choices of each side
    changed, what luck did, and what giving up did; `result` is where it ended."""

    start: int
    choices: tuple[int, ...]
    luck: int
    outside: int
    result: int


def decided(analysis: Analysis, side: int) -> Decided:
    """What decided it for a side. What rounding leaves counts as luck."""
    sides = sorted(set(analysis.sides))
    start, result = round(WHOLE * analysis.start[side]), round(WHOLE * analysis.result[side])
    choices = tuple(round(WHOLE * analysis.by_choice(side, of)) for of in sides)
    outside = round(WHOLE * analysis.given_up(side))
    return Decided(start, choices, result - start - sum(choices) - outside, outside, result)


def hidden(match: Match, lang: str) -> str:
    """What lies hidden in this game, as a part of a sentence."""
    return match.game.words.phrases.text("hidden", lang)


def tell(
    match: Match,
    choices: Sequence[Choice],
    lang: str,
    people: Sequence[str],
    eyes: Sequence[Seat | None] | None = None,
) -> Iterator[Told]:
    """Choices of a match as they are told to somebody who looked from these seats (by default from all)."""
    eyes = list(range(match.game.seats)) if eyes is None else eyes
    named = seen_by(match, eyes)
    wanted = {one.n: one for one in choices}
    last = max(wanted, default=0)
    for n, state in enumerate(states(match.rules, match.record, verify=False), 1):
        if n > last:
            return
        choice = wanted.get(n)
        if choice is None:
            continue
        yield _told(match, state, choice, lang, people, named)


def _told(
    match: Match, state: Any, choice: Choice, lang: str, people: Sequence[str], named: Callable[[Option], bool]
) -> Told:
    view = match.shown(state, choice.seat)
    decision = view.decision
    assert decision is not None, "the view of the seat that is asked has its question"
    advice = match.game.advises(view, people, lang)
    side = match.game.sides[choice.seat]

    def called(one: Considered) -> str:
        hides = not all(named(option) for option in decision.at(one.picks))
        return "" if hides else advice.answer(one.picks)[:LONGEST]

    options = tuple(
        ToldOption(called(one), one.chances[side], one.error, at == choice.given)
        for at, one in enumerate(choice.considered)
    )
    why = ""
    if choice.cost and options[0].text:
        here = Match.from_state(match.game, state.clone(), match.record.seed, match.record.names, match.lists)
        best: Answer = decision.at(choice.considered[0].picks)
        why = advice.why(Prospect(here, decision, best))
        why = "" if why == advice.say("best") else why
    return Told(choice, options, why, view)


def as_data(told: Told, sides: Sequence[int], luck: float) -> dict[str, Any]:
    """The same as JSON data, chances from 0 to 1. `luck`: by how much that of its side changed until the next one."""
    choice = told.choice
    side = sides[choice.seat]
    return {
        "n": choice.n,
        "turn": choice.turn,
        "seat": choice.seat,
        "side": side,
        "kind": choice.kind,
        "before": _short(choice.before),
        "after": _short(choice.after),
        "cost": round(choice.cost, 4),
        "error": round(choice.error, 4),
        "luck": round(luck, 4),
        "many": choice.many,
        "why": told.why,
        "options": [
            {
                "text": one.text or None,
                "picks": list(considered.picks) if one.text else None,
                "chance": round(one.chance, 4),
                "error": round(one.error, 4),
                "worlds": considered.worlds,
                "given": one.given,
            }
            for one, considered in zip(told.options, choice.considered, strict=True)
        ],
    }


def _short(chances: Sequence[float]) -> list[float]:
    return [round(one, 4) for one in chances]


def games_played(choices: Sequence[Choice]) -> int:
    """How many games were played on."""
    return sum(one.worlds for choice in choices for one in choice.considered)
