"""Where the entrants of a tournament stand: its rounds as tallies, its bracket as places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from .brackets import stages
from .lots import lot
from .plan import ROBIN
from .standings import DRAW, LOSS, WIN, Apart, Bout, Standing, Tally, ranked
from .state import Tournament


def tallies(tournament: Tournament) -> list[Tally]:
    """The closed Swiss or round robin rounds of each entrant. A Swiss round that somebody was not in, until they left
    for good, is lost; in a round robin nobody is in a round that is their bye, and it counts for nothing."""
    return [
        Tally(
            one.id,
            tuple(_bouts(tournament, one.id, one.left)),
            dropped=one.left is not None and one.left < _last(tournament),
        )
        for one in tournament.entrants
    ]


def _last(tournament: Tournament) -> int:
    """The last Swiss round; of a round robin the last that there is."""
    return tournament.due or len(list(tournament.all_of(bracket=False)))


def _bouts(tournament: Tournament, entrant: str, left: int | None) -> Iterator[Bout]:
    for one in tournament.all_of(bracket=False):
        if not one.closed:
            continue
        match = one.of(entrant)
        if match is None:
            if one.stage != ROBIN and (left is None or one.number <= left):
                yield Bout(LOSS)
            continue
        result = match.result
        assert result is not None, "a closed round has all results"
        side = match.side(entrant)
        score = result.score
        outcome = DRAW if result.drawn else WIN if result.winner == side else LOSS
        # whoever did not sit down against somebody who had left has met nobody
        absent = match.bye or (result.reason == "left" and not match.sits and one.stage == ROBIN)
        opponent = None if absent else match.other(entrant)
        yield Bout(outcome, opponent, score.won(side), score.won(1 - side), score.drawn)


def swiss_places(tournament: Tournament) -> list[Standing]:
    """The standings by points after the closed rounds, without what a bracket says."""
    return ranked(tallies(tournament), tournament.plan.reckoning, tournament.plan.seed)


def places(tournament: Tournament) -> list[Standing]:
    """The standings, from the first to the last, after the closed rounds. Who is in a bracket stands above who is not;
    of those who went out of it in one round, after Swiss rounds the better place there counts, else they share a
    place."""
    plan = tournament.plan
    if plan.swiss or plan.format == ROBIN:
        table = swiss_places(tournament)
        return _after_cut(tournament, table) if tournament.order and plan.swiss else table
    return _by_stages(tournament)


def _far(tournament: Tournament) -> dict[str, int]:
    plan = tournament.plan
    return stages(tournament.order, tournament.winners(), plan.kind, plan.third)


def _after_cut(tournament: Tournament, table: list[Standing]) -> list[Standing]:
    far = _far(tournament)
    at = {line.id: n for n, line in enumerate(table)}
    order = sorted(tournament.order, key=lambda one: (-far[one], at[one]))
    found = []
    for place, one in enumerate(order, 1):
        apart = None
        if place < len(order):
            other = order[place]
            by = "stage" if far[one] != far[other] else "swiss"
            mine, theirs = (far[one], far[other]) if by == "stage" else (table[at[one]].place, table[at[other]].place)
            apart = Apart(by, other, Fraction(mine), Fraction(theirs))
        found.append(replace(table[at[one]], place=place, apart=apart))
    rest = [line for line in table if line.id not in far]
    # those above them in the table may have gone on, so what told them from the next is asked of those who are left
    after = {line.id: rest[n + 1].id for n, line in enumerate(rest[:-1])}
    for _, alike in groupby(rest, key=lambda line: line.place):
        shared = len(found) + 1
        for line in list(alike):
            kept = line.apart if line.apart is not None and after.get(line.id) == line.apart.other else None
            found.append(replace(line, place=shared, apart=kept))
    return found


def _by_stages(tournament: Tournament) -> list[Standing]:
    far = _far(tournament) if tournament.order else {}
    seed = tournament.plan.seed
    ids = sorted(
        [one.id for one in tournament.entrants], key=lambda one: (-far.get(one, -1), lot(seed, "place", one), one)
    )
    found: list[Standing] = []
    closed = [match for one in tournament.all_of(bracket=True) if one.closed for match in one.matches]
    for n, one in enumerate(ids):
        place = found[-1].place if n and far.get(one) == far.get(ids[n - 1]) else n + 1
        other = ids[n + 1] if n + 1 < len(ids) else None
        apart = None
        if other is not None and far.get(other, -1) < far.get(one, -1):
            apart = Apart("stage", other, Fraction(far.get(one, -1)), Fraction(far.get(other, -1)))
        own = [match for match in closed if one in match.both]
        won = sum(match.winner() == one for match in own)
        found.append(Standing(place, one, 0, won, 0, len(own) - won, 0, (), apart))
    return found
