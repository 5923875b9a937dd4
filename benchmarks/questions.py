"""Questions in which there is no choice: those with one answer, and those whose answers all lead to the same position.

Bots play, and at each question every answer is tried with the same luck, as far as the next choice, then in worlds with
other luck and other hidden cards. `left` are those that a table puts to somebody all the same, `shown` those of them
where it lets a player see cards or end a turn; the others it answers itself (architecture: What goes without saying).
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Final

from _measure import Figures, arguments, meeting, report

from stolik.kernel.agenda import apply
from stolik.kernel.luck import derive
from stolik.kernel.state import Setup, State
from stolik.kernel.view import Worlds

if TYPE_CHECKING:
    # For the types alone, as in the other benchmarks.
    from stolik.game import Game
    from stolik.kernel.decision import Answer

MOST: Final = 200
"""Answers that are tried; a question with more of them is a choice."""
WORLDS: Final = 8
"""Worlds in which they are tried again."""


def reached(game: Game, s: State, picks: Answer) -> int:
    """The key of the position to which an answer leads, at the next choice or the end."""
    s = s.clone()
    apply(game.rules, s, picks)
    while (decision := s.decision) is not None and (goes := game.rules.foregone(s, decision)) is not None:
        apply(game.rules, s, goes)
    return s.key()


def is_alike(game: Game, s: State) -> bool:
    """Whether all answers to the pending question lead to one position."""
    assert s.decision is not None
    answers = list(islice(s.decision.answers(), MOST + 1))
    if len(answers) > MOST:
        return False
    first = reached(game, s, answers[0])
    return all(reached(game, s, picks) == first for picks in answers[1:])


def is_no_matter(game: Game, s: State) -> bool:
    """Whether they do so here, and in whatever the asked player may suppose."""
    assert s.decision is not None
    seat = s.decision.seat
    return is_alike(game, s) and all(is_alike(game, game.rules.determinise(s, seat, n)) for n in range(WORLDS))


def count(game: Game, games: int, bot: str) -> dict[str, Counter[str]]:
    """By kind of the question: how often it was asked, had one answer, was no matter, is answered or left."""
    found: dict[str, Counter[str]] = {}
    for n in range(games):
        s: State = game.rules.new(Setup(game.id, meeting(game, n)), n)
        bots = [game.bot(bot, seed=derive(n, seat)) for seat in range(game.seats)]
        while (decision := s.decision) is not None:
            row = found.setdefault(decision.kind, Counter())
            row["asked"] += 1
            goes = game.rules.foregone(s, decision)
            forced = decision.forced
            idle = forced or is_no_matter(game, s)
            shown = forced and goes is None
            row["one answer"] += forced
            row["no matter"] += idle and not forced
            row["answered"] += goes is not None
            row["left"] += idle and goes is None
            row["shown"] += shown
            if forced or goes is not None:
                picks = next(decision.answers()) if goes is None else goes
            else:
                mind = bots[decision.seat]
                seen = (game.rules.view(s, decision.seat), Worlds(game.rules, s, decision.seat))
                view, worlds = seen if mind.sees else (None, None)
                picks = mind.choose(view, decision, worlds)
            apply(game.rules, s, picks)
    return found


def measure(game: Game) -> Figures:
    """All of them in a game, by kind, as `kind: what`; in all first."""
    found = count(game, ARGS.games, ARGS.bot)
    whole: Counter[str] = sum(found.values(), Counter())
    told = {"all": whole, **dict(sorted(found.items()))}
    names = ("asked", "one answer", "no matter", "answered", "left", "shown")
    return {
        f"{kind}: {name}": row[name] / ARGS.games
        for kind, row in told.items()
        for name in names
        if name == "asked" or row[name]
    }


def options(parser: argparse.ArgumentParser) -> None:
    """Its own settings."""
    parser.add_argument("--games", type=int, default=30, help="games (default: %(default)s)")
    parser.add_argument("--bot", default="greedy", help="who plays (default: %(default)s)")


if __name__ == "__main__":
    ARGS = arguments(__doc__, options)
    raise SystemExit(report("questions", ARGS, measure))
