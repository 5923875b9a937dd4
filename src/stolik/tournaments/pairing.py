"""The next round of a tournament: who meets whom, by its format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .berger import berger
from .brackets import resolve
from .entrants import Entrant
from .lots import lot
from .matches import Match, Result, Score, bye, needed
from .placing import swiss_places, tallies
from .plan import BRACKET, ROBIN
from .refusals import TournamentError
from .state import PAIRED, Round, Tournament
from .swiss import Contender, Pair, drawn, halves, swiss


def seeded(entrants: Sequence[Entrant], seed: str) -> list[str]:
    """Ids from the best to the last: by seeds, then by ratings, then by lot."""
    return [
        one.id
        for one in sorted(
            entrants,
            key=lambda one: (
                one.seed is None,
                one.seed or 0,
                one.rating is None,
                -(one.rating or 0),
                lot(seed, "seed", one.id),
                one.id,
            ),
        )
    ]


def more(tournament: Tournament) -> bool:
    """Whether there is another round, all of those that there are being closed."""
    return stage(tournament) is not None


def stage(tournament: Tournament) -> str | None:
    """Which stage the next round belongs to; None where there is none."""
    plan = tournament.plan
    rounds = len(list(tournament.all_of(bracket=False)))
    if plan.swiss and rounds < tournament.due:
        return plan.format
    if plan.format == ROBIN:
        many = len(tournament.order) or len(tournament.here)
        return ROBIN if rounds < len(berger(max(many, 2), plan.legs)) else None
    if plan.swiss and tournament.cut == 0:
        return None
    if not tournament.order:
        return BRACKET if len(tournament.here) > 1 else None
    places = resolve(tournament.order, tournament.winners(), plan.kind, plan.third)
    return BRACKET if any(one.ready for one in places) else None


def paired(tournament: Tournament) -> Tournament:
    """With its next round, which is not started. Raises TournamentError, and ExtraError without networkx."""
    plan = tournament.plan
    next_stage = stage(tournament)
    if next_stage is None:
        raise TournamentError("too-few", least=2, found=len(tournament.here))
    number = len(tournament.rounds) + 1
    cut = next_stage == BRACKET and plan.swiss
    best_of = plan.cut_best_of if cut else plan.best_of
    seed = f"{plan.seed}/{number}"
    if next_stage == BRACKET:
        order = tournament.order or _bracket_order(tournament)
        matches = _bracket(replace(tournament, order=order), best_of)
    elif next_stage == ROBIN:
        order = tournament.order or tuple(seeded(tournament.here, plan.seed))
        matches = _robin(replace(tournament, order=order), number, best_of)
    else:
        order = ()
        matches = _swiss(tournament, seed, best_of)
    new = Round(number, next_stage, best_of, tuple(matches))
    began = tournament.began or len(tournament.here)
    return replace(tournament, rounds=(*tournament.rounds, new), phase=PAIRED, began=began, order=order)


def _bracket_order(tournament: Tournament) -> tuple[str, ...]:
    plan = tournament.plan
    if not plan.swiss:
        return tuple(seeded(tournament.here, plan.seed))
    here = {one.id for one in tournament.here}
    return tuple([one.id for one in swiss_places(tournament) if one.id in here][: tournament.cut])


def _bracket(tournament: Tournament, best_of: int) -> list[Match]:
    places = resolve(tournament.order, tournament.winners(), tournament.plan.kind, tournament.plan.third)
    ready = [one for one in places if one.ready]
    found = [Match(n, one.first or "", one.second, one.name) for n, one in enumerate(ready, 1)]
    return [_without_who_left(tournament, one, best_of) for one in found]


def _robin(tournament: Tournament, number: int, best_of: int) -> list[Match]:
    order = tournament.order
    pairs = berger(len(order), tournament.plan.legs)[number - 1]
    met = [(order[a], order[b]) for a, b in pairs if max(a, b) < len(order)]
    found = [Match(n, a, b) for n, (a, b) in enumerate(met, 1)]
    return [_without_who_left(tournament, one, best_of) for one in found]


def _without_who_left(tournament: Tournament, match: Match, best_of: int) -> Match:
    """A match, won at once by who is here where the other one has left; by nobody where both have."""
    gone = [not tournament.entrant(one).here for one in match.both]
    if not any(gone):
        return match
    if all(gone):
        if match.slot and tournament.plan.kind == "double":
            # somebody has to come on: the higher seed, who goes out in the next match in the same way
            won = min((0, 1), key=lambda side: tournament.order.index(match.both[side]))
        else:
            return replace(match, result=Result(None, "left"))
    else:
        won = gone.index(False)
    score = Score(0, needed(best_of)) if won else Score(needed(best_of))
    return replace(match, result=Result(won, "left", score), score=score)


def _swiss(tournament: Tournament, seed: str, best_of: int) -> list[Match]:
    here = tournament.here
    if len(here) < 2:
        raise TournamentError("too-few", least=2, found=len(here))
    if tournament.rounds:
        told = {one.id: one for one in tallies(tournament)}
        pairs = swiss([_contender(one, tournament, told[one.id].points) for one in here], seed)
    elif tournament.plan.first == "halves":
        pairs = halves(seeded(here, tournament.plan.seed))
    else:
        pairs = drawn([one.id for one in here], seed)
    return [_match(n, pair, best_of) for n, pair in enumerate(pairs, 1)]


def _match(table: int, pair: Pair, best_of: int) -> Match:
    if pair.second is None:
        return bye(table, pair.first, best_of)
    return Match(table, pair.first, pair.second, again=pair.again)


def _contender(entrant: Entrant, tournament: Tournament, points: int) -> Contender:
    own = [match for one in tournament.rounds if (match := one.of(entrant.id)) is not None]
    met = frozenset([other for match in own if (other := match.other(entrant.id)) is not None])
    return Contender(entrant.id, points, met, sum(match.bye for match in own), entrant.bot)
