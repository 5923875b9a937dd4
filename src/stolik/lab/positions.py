"""Where positions to learn from stand in games, which decks are kept apart, and how two judgements are tried against
each other: what tuning weights and training networks share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from stolik.bots import make
from stolik.bots.base import Judgement
from stolik.game import Game
from stolik.kernel.decision import Decision
from stolik.kernel.luck import derive
from stolik.kernel.replay import Record, states
from stolik.kernel.rules import Rules
from stolik.kernel.state import State
from stolik.kernel.view import Worlds
from stolik.simulation.play import Plan, play, seating, seed_of

Progress = Callable[[str, int, int], None]
"""Told what is under way, how much of it is done, and how much there is."""

APART: Final = 5
"""Of so many decks one is kept apart."""
SURPRISED: Final = 0.001
"""No chance counts as smaller."""


def split(game: Game) -> tuple[list[Any], list[Any]]:
    """The bundled decks to fit to, and those that are kept apart: every fifth of those that sit alike, but enough of
    each for a game. Raises ValueError where there are too few."""
    homes: dict[int | None, list[Any]] = {}
    for deck in game.allowed(None):
        homes.setdefault(game.seat_of(deck), []).append(deck)
    apart = []
    for decks in homes.values():
        apart += decks[:: max(1, min(APART, len(decks) // game.seats))]
    train = [deck for deck in game.allowed(None) if deck not in apart]
    if not train or not apart:
        raise ValueError(f"{game.title} has too few decks to keep some apart")
    return (train * game.seats)[: max(len(train), game.seats)], (apart * game.seats)[: max(len(apart), game.seats)]


def moments(game: Game, record: Record) -> Iterator[tuple[Rules[Any], State, Decision]]:
    """The rules, the state and the question where a part of a turn began, for whoever is asked first; without a pilot,
    at any question that has several answers."""
    rules = game.rules
    time = -1
    for n, s in enumerate(states(rules, record, verify=False)):
        decision = s.decision
        if decision is None or decision.forced:
            continue
        pilot = game.judgement.pilot(Worlds(rules, s, decision.seat))
        now = n if pilot is None else pilot.clock(rules.view(s, decision.seat))
        if now != time:
            time = now
            yield rules, s, decision


def duel(plan: Plan, n: int, new: Judgement, old: Judgement) -> int:
    """What game n of a plan came to for the contestants of even numbers, who judge by `new`; the others by `old`."""
    name, settings = plan.bots[0]
    contestants, _ = seating(plan, n)
    seed = seed_of(plan, n)
    bots = [
        make(name, new if one % 2 == 0 else old, derive(seed, 1 + seat), **settings)
        for seat, one in enumerate(contestants)
    ]
    result, _ = play(plan, n, bots)
    return int(result.returns[contestants.index(0)])
