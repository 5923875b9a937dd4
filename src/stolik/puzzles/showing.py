"""Showing the answer of a puzzle: as the positions by which an attempt gives it (architecture: Puzzles)."""

from __future__ import annotations

from .attempt import Attempt, Picks
from .puzzle import Puzzle, PuzzleError


def answer_of(puzzle: Puzzle) -> tuple[Picks, ...]:
    """What has to be answered, one after the other. Raises PuzzleError where that solves nothing, and what an attempt
    raises."""
    attempt = Attempt(puzzle)
    for act in puzzle.answer:
        picks = _picks(attempt, act)
        # What the table has settled by itself is not asked any more.
        if picks is not None and attempt.verdict.kind == "on":
            attempt.do(picks)
    if attempt.verdict.kind != "solved":
        raise PuzzleError(f"{puzzle.file}: the answer comes to {attempt.verdict.kind!r}")
    return tuple(attempt.done)


def _picks(attempt: Attempt, act: str) -> Picks | None:
    """The positions of what an act says; None where it is not asked."""
    match, decision = attempt.match, attempt.match.decision
    try:
        seat, *wanted = match.game.drawing.act(match._state, match.rules, act)
    except ValueError:
        return None
    if decision is None or decision.seat != seat:
        return None
    found = [decision.find(one.verb, one.args) for one in wanted]
    picks = tuple(decision.options.index(option) for option in found if option is not None)
    return picks if len(picks) == len(wanted) and decision.allows(decision.at(picks)) else None
