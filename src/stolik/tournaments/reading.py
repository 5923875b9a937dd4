"""Tournaments read back from JSON data, and held to what the steps could have made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .arena import MARK as ARENA
from .arena import Arena
from .berger import berger
from .brackets import resolve
from .entrants import MOST_ENTRANTS, MOST_ROUNDS, Entrant, check_entries
from .matches import Match
from .plan import BRACKET, DOUBLE, FORMATS, ROBIN, Plan
from .refusals import TournamentError
from .state import BETWEEN, FORMAT, MARK, OPEN, OVER, PAIRED, PHASES, PLAYING, Round, Tournament
from .written import Fields, damaged, text


def from_data(data: object) -> Tournament:
    """A tournament from JSON data, as `Tournament.to_data` writes it. Raises TournamentError ("unknown-format",
    "damaged") for data of another version, of another kind, cut short, or such as no steps lead to."""
    fields = Fields(data, "")
    found = fields.number(MARK, 1, 1_000_000)
    if found > FORMAT:
        raise TournamentError("unknown-format", most=FORMAT, found=found)
    try:
        tournament = _read(fields)
    except TournamentError as wrong:
        if wrong.code == "damaged":
            raise
        damaged("the whole", str(wrong).rstrip("."))
    _check(tournament)
    return tournament


def either(data: object) -> Tournament | Arena:
    """A tournament or an arena from JSON data, by what they say they are. Raises TournamentError as `from_data`."""
    return Arena.from_data(data) if isinstance(data, dict) and ARENA in data else from_data(data)


def _read(fields: Fields) -> Tournament:
    plan = Plan.from_data(fields.one("plan"), "plan")
    entrants = fields.some("entrants", Entrant.from_data, MOST_ENTRANTS)
    check_entries(entrants, plan.team)
    tournament = Tournament(
        plan,
        entrants,
        fields.some("rounds", _round, MOST_ROUNDS),
        fields.text("phase", PHASES),
        fields.number("began", 0, MOST_ENTRANTS),
        fields.some("order", text, MOST_ENTRANTS),
    )
    fields.end()
    return tournament


def _round(data: object, where: str) -> Round:
    fields = Fields(data, where)
    best_of = fields.number("best_of", 1, 9)
    found = Round(
        number=fields.number("number", 1, MOST_ROUNDS),
        stage=fields.text("stage", (*FORMATS, BRACKET)),
        best_of=best_of,
        matches=fields.some("matches", lambda one, place: Match.from_data(one, place, best_of), MOST_ENTRANTS),
        closed=fields.flag("closed"),
    )
    fields.end()
    return found


def _check(tournament: Tournament) -> None:
    """Raises TournamentError for parts that don't fit each other."""
    ids = tournament.by_id
    rounds = tournament.rounds
    last = len(rounds)
    if len(set(tournament.order)) != len(tournament.order) or not ids.keys() >= set(tournament.order):
        damaged("order", "it names somebody twice, or somebody who is not in it")
    if (tournament.phase == OPEN) != (last == 0) and tournament.phase != OVER:
        damaged("phase", f"{tournament.phase!r} with {last} rounds")
    if not (2 <= tournament.began <= len(ids) if rounds else tournament.began == 0):
        damaged("began", f"it can't be {tournament.began}")
    for n, one in enumerate(rounds):
        where = f"rounds[{n}]"
        open_ = n == last - 1 and tournament.phase in (PAIRED, PLAYING)
        if one.number != n + 1 or one.closed == open_:
            damaged(where, "its number, or whether it is closed, does not fit")
        _check_matches(one, ids, where)
        if (
            tournament.phase == PAIRED
            and open_
            and any(match.reason not in ("", "bye", "left") for match in one.matches)
        ):
            damaged(where, "it has results, though it has not started")
    for who in tournament.entrants:
        if who.since > last + 1 or (who.left or 0) > last or (tournament.phase == OPEN and not who.here):
            damaged(f"entrants ({who.id})", "when they came or left does not fit the rounds")
    _check_stages(tournament)


def _check_matches(one: Round, ids: dict[str, Entrant], where: str) -> None:
    names = [name for match in one.matches for name in match.both]
    if not one.matches or len(set(names)) != len(names) or not ids.keys() >= set(names):
        damaged(f"{where}.matches", "everybody of a round is in it once, and entered")
    if [match.table for match in one.matches] != list(range(1, len(one.matches) + 1)):
        damaged(f"{where}.matches", "tables are numbered from 1")
    if one.closed and any(match.result is None for match in one.matches):
        damaged(f"{where}.matches", "a closed round has all results")
    if any(bool(match.slot) != (one.stage == BRACKET) for match in one.matches):
        damaged(f"{where}.matches", "slots belong to brackets")
    if sum(match.bye for match in one.matches) > (one.stage in ("swiss", "swiss-cut")):
        damaged(f"{where}.matches", "a Swiss round has at most one bye, others none")


def _check_stages(tournament: Tournament) -> None:
    plan = tournament.plan
    before = replace(tournament, rounds=(), phase=BETWEEN)
    swiss = [one for one in tournament.rounds if one.stage != BRACKET]
    if plan.swiss and len(swiss) > tournament.due:
        damaged("rounds", f"there are more than {tournament.due} Swiss rounds")
    for n, one in enumerate(tournament.rounds):
        where = f"rounds[{n}]"
        expected = plan.format
        if plan.format in ("single", DOUBLE) or (plan.swiss and n >= len(swiss)):
            expected = BRACKET
        cut = plan.swiss and one.stage == BRACKET
        if one.stage != expected or one.best_of != (plan.cut_best_of if cut else plan.best_of):
            damaged(where, "its stage, or how many games decide it, does not fit the plan")
        if cut and (len(swiss) < tournament.due or tournament.cut == 0):
            damaged(where, "there is no cut yet")
        if one.stage == BRACKET:
            _check_bracket(before, one, where)
        elif one.stage == ROBIN:
            _check_robin(tournament.order, one, plan.legs, where)
        else:
            _check_again(before, one, where)
        if not plan.draws or one.stage == BRACKET:
            _check_winners(one, where)
        before = replace(before, rounds=(*before.rounds, one))
    if bool(tournament.order) != any(one.stage in (BRACKET, ROBIN) for one in tournament.rounds):
        damaged("order", "it is drawn with the first round that needs it")


def _check_bracket(before: Tournament, one: Round, where: str) -> None:
    if len(before.order) < 2:
        damaged("order", "a bracket needs two at least")
    ready = resolve(before.order, before.winners(), before.plan.kind, before.plan.third)
    expected = [(place.name, place.first, place.second) for place in ready if place.ready]
    if [(match.slot, match.first, match.second) for match in one.matches] != expected:
        damaged(f"{where}.matches", "the bracket has others here")
    if before.plan.kind == DOUBLE and any(match.result and match.result.winner is None for match in one.matches):
        damaged(f"{where}.matches", "in a double elimination somebody goes on")


def _check_robin(order: Sequence[str], one: Round, legs: int, where: str) -> None:
    table = berger(len(order), legs) if len(order) > 1 else []
    if one.number > len(table):
        damaged(where, "the round robin has no such round")
    pairs = [(order[a], order[b]) for a, b in table[one.number - 1] if max(a, b) < len(order)]
    if [match.both for match in one.matches] != pairs:
        damaged(f"{where}.matches", "the table has others here")


def _check_again(before: Tournament, one: Round, where: str) -> None:
    met = {frozenset(match.both) for past in before.rounds for match in past.matches}
    if any(match.again != (frozenset(match.both) in met and not match.bye) for match in one.matches):
        damaged(f"{where}.matches", "who meets again is marked so")


def _check_winners(one: Round, where: str) -> None:
    if any(match.result is not None and match.result.drawn for match in one.matches):
        damaged(f"{where}.matches", "these matches need a winner")
