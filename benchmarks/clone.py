"""Copies of a game in the middle: a clone, and a clone that plays one answer on (what search pays for an edge)."""

from __future__ import annotations

from _measure import Figures, arguments, each, midgame, report

from stolik.game import Game
from stolik.kernel.agenda import apply
from stolik.kernel.contract import Choice
from stolik.kernel.state import State
from stolik.kernel.view import World

CHOICE = Choice(1)


def measure(game: Game) -> Figures:
    """Microseconds each."""
    rules = game.rules
    states = midgame(game)

    def edge(s: State) -> None:
        copy = s.clone()
        apply(rules, copy, CHOICE.answer(copy.decision))  # type: ignore[arg-type]

    def world(s: State) -> None:
        found = World(rules, s)
        found.after(CHOICE.answer(s.decision))  # type: ignore[arg-type]

    return {
        "clone, us": each(lambda s: s.clone(), states),
        "clone and one answer, us": each(edge, states),
        "World.after, us": each(world, states),
    }


if __name__ == "__main__":
    raise SystemExit(report("clone", arguments(__doc__), measure))
