"""Tournaments that are played to the end, for tests: results by a seed, and people who come and go."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import stolik.tournaments as t
from stolik.tournaments.state import OVER

Winner = Callable[[t.Match], str]


def field(plan: t.Plan, entrants: int | Iterable[str]) -> t.Tournament:
    """A tournament with so many entrants, or with these."""
    found = t.Tournament(plan)
    names = [f"p{n:03}" for n in range(entrants)] if isinstance(entrants, int) else entrants
    for n, name in enumerate(names, 1):
        found = t.enter(found, t.Entrant(name, seed=n))
    return found


def round_of(tournament: t.Tournament, winner: Winner) -> t.Tournament:
    """The next round, all of it won two to nothing, or by one game, by whom the function says."""
    tournament = t.start(t.pair(tournament, anyway=True))
    assert tournament.round is not None
    for match in tournament.round.matches:
        if match.result is None:
            loser = match.other(winner(match))
            tournament = t.concede(tournament, match.table, loser or "")
    return t.close(tournament)


def over(tournament: t.Tournament, winner: Winner) -> t.Tournament:
    """Played to the end."""
    while tournament.phase != OVER:
        tournament = round_of(tournament, winner)
    return tournament


def favourite(match: t.Match) -> str:
    """The first by the alphabet wins."""
    return min(match.both)


def by_chance(seed: int) -> Winner:
    """Everybody wins as often as the other."""
    luck = Random(seed)
    return lambda match: luck.choice(match.both)


def written(tournament: Any) -> Any:
    """As it is after a journey through JSON."""
    return json.loads(json.dumps(tournament.to_data()))


def lives(plan: t.Plan, entrants: int, seed: int, bots: int = 0) -> Iterator[t.Tournament]:
    """A tournament at each of its steps: results of all sorts, people who come late, leave and come back."""
    luck = Random(seed)
    now = t.Tournament(plan)
    for n in range(entrants):
        now = t.enter(now, t.Entrant(f"p{n:03}", rating=luck.choice([None, 1000 + n]), bot=n < bots))
    yield now
    came = 0
    while now.phase != OVER:
        try:
            now = t.pair(now, anyway=True)
        except t.TournamentError:
            yield t.end(now)
            return
        yield now
        if luck.random() < 0.3 and len(now.here) > 3:
            now = t.leave(now, luck.choice(now.here).id)
        now = t.start(now)
        yield now
        if luck.random() < 0.3:
            came += 1
            now = _tried(now, t.enter, t.Entrant(f"late{came}"))
            gone = [one.id for one in now.entrants if not one.here]
            if gone:
                now = _tried(now, t.come_back, luck.choice(gone))
        for match in now.rounds[-1].matches:
            if match.result is None:
                now = _ended(now, match, luck)
        yield now
        now = t.close(now)
        yield now


def _ended(now: t.Tournament, match: t.Match, luck: Random) -> t.Tournament:
    last = now.rounds[-1]
    free = last.stage != "bracket"
    way = luck.choice(["agree", "both", "absent", "whole", "games", "games", "games"])
    if way == "agree" and free and now.plan.draws:
        return t.agree(now, match.table)
    if way == "both" and now.plan.format != "double":
        return t.double_loss(now, match.table)
    if way == "absent":
        return t.absent(now, match.table, luck.choice(match.both))
    if way == "whole":
        return t.result(now, match.table, 0, 1)
    while now.rounds[-1].match(match.table).result is None:
        if now.rounds[-1].match(match.table).score.drawn > 3:
            return t.concede(now, match.table, match.first)
        now = t.game(now, match.table, luck.choice([*match.both, None]))
    return now


def _tried(now: t.Tournament, step: Callable[[t.Tournament, Any], t.Tournament], what: Any) -> t.Tournament:
    """A step, if it is possible; nothing is changed where it is not."""
    try:
        return step(now, what)
    except t.TournamentError:
        return now
