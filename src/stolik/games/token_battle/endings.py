"""What decided a game of Token Battle: points a turn, tokens that were destroyed, extra turns."""

from __future__ import annotations

from typing import Final

from stolik.games.token_battle.rules.events import ExtraTurnUsed, Scored, TokenDestroyed, TokenLaid, ValueLowered
from stolik.kernel.story import Cause, Figure, Findings, Story

FEWEST: Final = 3
"""Points of tokens that have to be destroyed before anybody speaks of it."""


def find(story: Story) -> Findings:
    """See Findings. Sides are seats."""
    scored = [(n, event) for n, events in enumerate(story.events) for event in events if isinstance(event, Scored)]
    gains = [event.gains for _, event in scored]
    destroyed, lost = [0, 0], [0, 0]
    laid, extra, best = [0, 0], [0, 0], [0, 0]
    owners: dict[int, int] = {}
    for event in story.all:
        match event:
            case TokenLaid():
                laid[event.seat] += event.value
                owners[event.token] = event.seat
            case TokenDestroyed():
                destroyed[1 - event.owner] += 1
                lost[1 - event.owner] += event.value
            case ValueLowered(token=token, by=by) if token in owners:
                lost[1 - owners[token]] += by
            case ExtraTurnUsed():
                extra[event.seat] += 1
            case Scored():
                best = [max(best[seat], event.gains[seat]) for seat in (0, 1)]
            case _:
                pass
    figures = (
        Figure("points", tuple(sum(gain[seat] for gain in gains) for seat in (0, 1))),
        Figure("best", (best[0], best[1])),
        Figure("laid", (laid[0], laid[1])),
        Figure("destroyed", (destroyed[0], destroyed[1])),
        Figure("extra", (extra[0], extra[1])),
    )
    if story.winner < 0:
        return Findings(figures=figures)
    won, other = story.winner, 1 - story.winner
    causes = []
    # From where on the winner gained more in every turn, to the end.
    since = len(gains)
    while since and gains[since - 1][won] > gains[since - 1][other]:
        since -= 1
    if 1 < len(gains) - since < len(gains):
        turn = story.turns[scored[since][0]]
        mine, its = (sum(gain[seat] for gain in gains[since:]) for seat in (won, other))
        causes.append(Cause("growth", (mine - its) / max(1, mine), won, {"n": turn, "a": mine, "b": its}))
    if lost[won] - lost[other] >= FEWEST:
        gap = (lost[won] - lost[other]) / max(1, laid[other])
        causes.append(Cause("losses", 2 * gap, won, {"a": lost[won], "b": lost[other]}))
    if extra[won] > extra[other]:
        causes.append(Cause("extra", 0.2 * (extra[won] - extra[other]), won, {"n": extra[won], "b": extra[other]}))
    if laid[won] > laid[other]:
        causes.append(Cause("laid", laid[won] / max(1, laid[other]) - 1, won, {"a": laid[won], "b": laid[other]}))
    return Findings(tuple(causes), figures)
