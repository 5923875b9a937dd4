"""An arena: as many matches as fit into a time, each paired as soon as two are free.

As online chess has it (lichess.org, "Arena tournaments", as its tournament pages say): 2 points for a win, 1 for a
draw; whoever has won twice in a row is on a streak, and what follows counts double until they fail to win. Without
streaks it is 2, 1 and 0. Who has most points wins; then who has won more often, then who has won the matches between
them.

Times are whole seconds, counted by whoever asks, and must not go back. Whoever is free waits; `pair` pairs all of them
but those who must wait: an odd one, who is whoever has waited least, and two who have just met. These meet again at
once only if nobody else is there, or after both have waited `PATIENCE`. Among the rest those meet who are near in
points, and then in ratings.

A bot fills in: it meets only people, and only those for whom nobody else is free once they have waited `FILL_IN`; of
several bots the one that they have met least.

When the time is over nobody is paired any more. What is being played then counts if it ends within `grace` seconds,
and after that the arena is to be closed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations, groupby
from typing import Any, Final

from .entrants import Entrant, check_entries, check_entry
from .extras import graphs
from .lots import BITS, lot
from .matches import Match, Score
from .refusals import TournamentError
from .standings import DRAW, HEAD_TO_HEAD, LOSS, WIN, Apart, Standing
from .state import OPEN, OVER, PLAYING
from .written import LONGEST, Fields, damaged

FORMAT: Final = 1
MARK: Final = "stolik-arena"
PATIENCE: Final = 180
"""Seconds after which two who have just met may meet again."""
FILL_IN: Final = 10
"""Seconds that somebody waits for people before they meet a bot."""
SHORTEST_TIME: Final = 10
LONGEST_TIME: Final = 24 * 3600
"""Seconds of an arena, and of what comes after it."""
GRACE: Final = 600
"""Seconds, at most, for which games that run when the time is over are waited for."""
GROUP: Final = 24
"""People who are paired at once, where more than twice as many wait; an even number."""
MOST: Final = 256
"""Entrants of one arena."""
MOST_MATCHES: Final = 200_000
"""Matches of one arena; when there are as many, nobody is paired any more."""
BASE: Final = {WIN: 2, DRAW: 1, LOSS: 0}
STREAK: Final = 2
"""Wins in a row after which points are doubled."""


def scores(outcomes: Sequence[str], *, streaks: bool = True) -> list[int]:
    """The points of each match of somebody, from outcomes in their order (WIN, DRAW, LOSS)."""
    found = []
    row = 0
    for one in outcomes:
        found.append(BASE[one] * (2 if streaks and row >= STREAK else 1))
        row = row + 1 if one == WIN else 0
    return found


@dataclass(frozen=True)
class Waiting:
    """Somebody who is free: since how many seconds, with how many points and what rating (None: unknown), whom they
    have met last, whether it is a bot, and how often they have met which bots."""

    id: str
    waited: int = 0
    points: int = 0
    rating: int | None = None
    last: str | None = None
    bot: bool = False
    met: tuple[tuple[str, int], ...] = ()


def free_pairs(waiting: Sequence[Waiting], seed: str, *, alone: bool = False) -> list[tuple[str, str]]:
    """Who of those that are free meets whom, as `arena` says; `alone` is that there are no more than two people in the
    arena. It depends on the seed and not on the order of those who wait. Raises ExtraError without networkx."""
    people = [one for one in waiting if not one.bot]
    bots = [one for one in waiting if one.bot]
    pairs = []
    for group in _groups(people, seed):
        pairs += _people(group, seed, alone) if len(group) > 1 else []
    met = {one for pair in pairs for one in pair}
    left = [one for one in people if one.id not in met and (alone or one.waited >= FILL_IN)]
    return [*pairs, *(_filled(left, bots, seed) if left and bots else [])]


def _groups(people: Sequence[Waiting], seed: str) -> list[list[Waiting]]:
    """A crowd in parts of about `GROUP`, near in points and ratings: one matching of all would take too long. Of an odd
    number whoever has waited least is in no part."""
    if len(people) <= 2 * GROUP:
        return [list(people)]
    rated = sorted(one.rating for one in people if one.rating is not None)
    middle = rated[len(rated) // 2] if rated else 0
    ranked = sorted(people, key=lambda one: (-one.points, -_rating(one, middle)[0], lot(seed, "order", one.id), one.id))
    if len(ranked) % 2:
        ranked.remove(min(ranked, key=lambda one: (one.waited, lot(seed, "odd", one.id), one.id)))
    return [ranked[n : n + GROUP] for n in range(0, len(ranked), GROUP)]


def _people(people: Sequence[Waiting], seed: str, alone: bool) -> list[tuple[str, str]]:
    """Pairs of people; whoever stands higher in points is the first."""
    ranked = sorted(people, key=lambda one: (-one.points, lot(seed, "order", one.id), one.id))
    rated = sorted(one.rating for one in ranked if one.rating is not None)
    middle = rated[len(rated) // 2] if rated else 0
    places = {one.id: n for n, one in enumerate(sorted(ranked, key=lambda one: _rating(one, middle)))}
    many = len(ranked)
    # each outweighs what follows it: a second meeting, how long both have waited, points, ratings (as places among
    # those who wait), a lot
    by_rating = many << BITS
    by_points = by_rating * (many**3 + 1)
    by_time = by_points * (many * (ranked[0].points - ranked[-1].points) ** 2 + 1)
    by_again = by_time * (sum(one.waited for one in ranked) + 1)
    library = graphs()
    graph = library.Graph()
    for a, b in combinations(ranked, 2):
        just = b.id == a.last or a.id == b.last
        if just and not alone and min(a.waited, b.waited) < PATIENCE:
            continue
        cost = by_points * (a.points - b.points) ** 2 + by_rating * (places[a.id] - places[b.id]) ** 2
        cost += by_again * just + lot(seed, "pair", *sorted((a.id, b.id)))
        graph.add_edge(a.id, b.id, weight=by_time * (a.waited + b.waited) - cost)
    at = {one.id: n for n, one in enumerate(ranked)}
    return _ordered(library.max_weight_matching(graph, maxcardinality=True), at)


def _filled(people: Sequence[Waiting], bots: Sequence[Waiting], seed: str) -> list[tuple[str, str]]:
    """Pairs of people for whom nobody is free, who are the first, with bots."""
    by_met = (len(people) + len(bots)) << BITS
    often = max((times for one in people for _, times in one.met), default=0)
    by_time = by_met * (len(people) * (often + 2) + 1)
    library = graphs()
    graph = library.Graph()
    for one in people:
        met = dict(one.met)
        for bot in bots:
            cost = by_met * (met.get(bot.id, 0) + (bot.id == one.last)) + lot(seed, "bot", one.id, bot.id)
            graph.add_edge(one.id, bot.id, weight=by_time * one.waited - cost)
    ids = [*sorted(one.id for one in people), *sorted(one.id for one in bots)]
    return _ordered(library.max_weight_matching(graph, maxcardinality=True), {one: n for n, one in enumerate(ids)})


def _ordered(found: Iterable[tuple[str, str]], at: Mapping[str, int]) -> list[tuple[str, str]]:
    """Pairs, and both of each, by their places."""
    pairs = [tuple(sorted(pair, key=lambda one: at[one])) for pair in found]
    return [(a, b) for a, b in sorted(pairs, key=lambda pair: at[pair[0]])]


def _rating(one: Waiting, middle: int) -> tuple[int, str]:
    return (middle if one.rating is None else one.rating, one.id)


@dataclass(frozen=True)
class Meeting:
    """A match of an arena, and the second in which it was paired. Its table is its number, from 1. One that is `void`
    was never played as far as the arena knows: it counts for nothing."""

    match: Match
    at: int
    void: bool = False

    @property
    def over(self) -> bool:
        """Whether nothing is expected of it any more."""
        return self.void or self.match.result is not None


@dataclass(frozen=True)
class Arena:
    """An arena as a value; each step gives the next. It `lasts` so many seconds from when it began (`began`, None
    before), and games that run then may take `grace` more. `free` has for
    each who waits since which second they do; who is in no match and not there has gone."""

    seed: str
    lasts: int
    grace: int = GRACE
    best_of: int = 1
    streaks: bool = True
    draws: bool = True
    team: int = 1
    most: int = MOST
    entrants: tuple[Entrant, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    free: tuple[tuple[str, int], ...] = ()
    began: int | None = None
    now: int = 0
    phase: str = OPEN

    def __post_init__(self) -> None:
        if not isinstance(self.seed, str) or not 0 < len(self.seed) <= LONGEST:
            raise TournamentError("bad-number", field="len(seed)", least=1, most=LONGEST)
        for field, number, least, most in (
            ("lasts", self.lasts, SHORTEST_TIME, LONGEST_TIME),
            ("grace", self.grace, 0, GRACE),
            ("team", self.team, 1, 2),
            ("most", self.most, 2, MOST),
        ):
            if type(number) is not int or not least <= number <= most:
                raise TournamentError("bad-number", field=field, least=least, most=most)
        if self.best_of not in (1, 3, 5):
            raise TournamentError("bad-choice", field="best_of", known="1, 3, 5")

    # ---- what is so

    @cached_property
    def by_id(self) -> dict[str, Entrant]:
        """Its entrants by their ids."""
        return {one.id: one for one in self.entrants}

    @cached_property
    def _own(self) -> dict[str, list[Meeting]]:
        found: dict[str, list[Meeting]] = {one.id: [] for one in self.entrants}
        for one in self.meetings:
            for entrant in one.match.both:
                found[entrant].append(one)
        return found

    def of(self, entrant: str) -> list[Meeting]:
        """The matches of somebody, in the order in which they were paired; of a stranger none."""
        return self._own.get(entrant, [])

    @cached_property
    def running(self) -> tuple[Meeting, ...]:
        """The matches that are being played."""
        return tuple([one for one in self.meetings if not one.over])

    def plays(self, entrant: str) -> bool:
        """Whether somebody is in a match."""
        return any(entrant in one.match.both for one in self.running)

    def outcomes(self, entrant: str) -> list[str]:
        """How the matches of somebody ended that are over."""
        return list(self._outcomes.get(entrant, ()))

    @cached_property
    def _outcomes(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {one.id: [] for one in self.entrants}
        for one in self.meetings:
            result = one.match.result
            if result is not None:
                for side, entrant in enumerate(one.match.both):
                    found[entrant].append(DRAW if result.drawn else WIN if result.winner == side else LOSS)
        return found

    def points(self, entrant: str) -> int:
        """What somebody has."""
        return sum(scores(self.outcomes(entrant), streaks=self.streaks))

    @property
    def left(self) -> int:
        """Seconds until nobody is paired any more."""
        return max(self.lasts - (0 if self.began is None else self.now - self.began), 0)

    @property
    def ends(self) -> int | None:
        """The second from which nobody is paired any more; None before it has begun."""
        return None if self.began is None else self.began + self.lasts

    @property
    def closes(self) -> int | None:
        """The second until which a game that runs is waited for; None before it has begun."""
        return None if self.ends is None else self.ends + self.grace

    @property
    def done(self) -> bool:
        """Whether its time is over, and nothing is waited for: it is to be closed (`end`)."""
        if self.phase != PLAYING or self.closes is None or self.left > 0:
            return False
        return not self.running or self.now >= self.closes

    def standings(self) -> list[Standing]:
        """From the first to the last. The tie-break "wins" is how often somebody has won."""
        return list(self._standings)

    @cached_property
    def _standings(self) -> tuple[Standing, ...]:
        points = {one.id: self.points(one.id) for one in self.entrants}
        wins = {one.id: self.outcomes(one.id).count(WIN) for one in self.entrants}
        ids = sorted(points, key=lambda one: (-points[one], -wins[one], lot(self.seed, "place", one), one))
        groups: list[tuple[list[str], bool]] = []
        for _, equal in groupby(ids, key=lambda one: (points[one], wins[one])):
            parts = self._peeled(list(equal))
            groups += [(part, n < len(parts) - 1) for n, part in enumerate(parts)]
        found: list[Standing] = []
        for at, (group, between) in enumerate(groups):
            place = len(found) + 1
            for n, one in enumerate(group):
                other = groups[at + 1][0][0] if at + 1 < len(groups) and n == len(group) - 1 else None
                apart = None
                if other is not None and points[other] == points[one]:
                    mine, theirs = (1, 0) if between else (wins[one], wins[other])
                    apart = Apart(HEAD_TO_HEAD if between else "wins", other, Fraction(mine), Fraction(theirs))
                ends = self.outcomes(one)
                breaks = (("wins", Fraction(wins[one])),)
                lost = ends.count(LOSS)
                found.append(Standing(place, one, points[one], wins[one], ends.count(DRAW), lost, 0, breaks, apart))
        return tuple(found)

    def _peeled(self, group: list[str]) -> list[list[str]]:
        """A group in parts by the matches between them, as `standings.Table.peeled` does it."""
        if len(group) < 2:
            return [group]
        wins = {(a, b): 0 for a in group for b in group}
        for one in (one for entrant in group for one in self.of(entrant)):
            won, lost = one.match.winner(), one.match.loser()
            if won is not None and lost is not None and (won, lost) in wins:
                wins[won, lost] += 1  # each is seen from both sides
        left = list(group)
        parts: list[list[str]] = []
        while len(left) > 1:
            best = [a for a in left if all(a == b or wins[a, b] > wins[b, a] for b in left)]
            if not best:
                break
            parts.append(best)
            left = [one for one in left if one not in best]
        return [*parts, left]

    # ---- steps

    def enter(self, new: Entrant, now: int) -> Arena:
        """Somebody enters, also while it goes on. Raises TournamentError ("over", "time-up", "full", "clock-back" and
        what `check_entry` raises)."""
        arena = self._at(now)
        arena._goes_on()
        check_entry(new, arena.entrants, arena.team)
        if len(arena.entrants) >= arena.most:
            raise TournamentError("full", most=arena.most)
        return replace(
            arena, entrants=(*arena.entrants, replace(new, since=1, left=None)), free=(*arena.free, (new.id, now))
        )

    def begin(self, now: int) -> Arena:
        """Its time begins. Raises TournamentError ("not-open", "too-few", "clock-back")."""
        arena = self._at(now)
        if arena.phase != OPEN:
            raise TournamentError("not-open")
        if len(arena.free) < 2:
            raise TournamentError("too-few", least=2, found=len(arena.free))
        return replace(arena, phase=PLAYING, began=now, free=tuple([(one, now) for one, _ in arena.free]))

    def stop(self, now: int) -> Arena:
        """Its time is over now; what is being played counts as at any end. Raises TournamentError ("not-begun", "over",
        "time-up", "clock-back")."""
        arena = self._at(now)
        if arena.began is None:
            raise TournamentError("not-begun")
        arena._goes_on()
        return replace(arena, lasts=max(now - arena.began, SHORTEST_TIME))

    def rest(self, entrant: str, now: int) -> Arena:
        """Somebody is not paired until they `wait` again; a match that goes on is played to its end. Raises
        TournamentError ("unknown-entrant", "over", "clock-back")."""
        arena = self._at(now)
        arena._known(entrant)
        who = tuple([one.leaving(0) if one.id == entrant else one for one in arena.entrants])
        return replace(arena, entrants=who, free=tuple([one for one in arena.free if one[0] != entrant]))

    def leave(self, entrant: str, now: int) -> Arena:
        """Before it has begun somebody is off the list, later they `rest`. Raises TournamentError as that does."""
        if self.phase != OPEN:
            return self.rest(entrant, now)
        arena = self._at(now)
        arena._known(entrant)
        return replace(
            arena,
            entrants=tuple([one for one in arena.entrants if one.id != entrant]),
            free=tuple([one for one in arena.free if one[0] != entrant]),
        )

    def wait(self, entrant: str, now: int) -> Arena:
        """Somebody who rests is there again. Raises TournamentError ("unknown-entrant", "has-not-left", "over",
        "time-up", "clock-back")."""
        arena = self._at(now)
        arena._goes_on()
        if arena._known(entrant).here:
            raise TournamentError("has-not-left", entrant=entrant)
        who = tuple([replace(one, left=None) if one.id == entrant else one for one in arena.entrants])
        free = arena.free if arena.plays(entrant) else (*arena.free, (entrant, now))
        return replace(arena, entrants=who, free=free)

    def pair(self, now: int) -> Arena:
        """Those who are free are paired, as far as they can be: the new matches are the last of `meetings`. Raises
        TournamentError ("not-begun", "over", "time-up", "clock-back"), and ExtraError without networkx."""
        arena = self._at(now)
        if arena.phase == OPEN:
            raise TournamentError("not-begun")
        arena._goes_on()
        alone = sum(one.here and not one.bot for one in arena.entrants) <= 2
        waiting = [arena._waiting(one, now - since) for one, since in arena.free]
        pairs = free_pairs(waiting, f"{arena.seed}/{len(arena.meetings)}", alone=alone) if len(waiting) > 1 else []
        count = len(arena.meetings)
        pairs = pairs[: MOST_MATCHES - count]
        new = [Meeting(Match(count + n, a, b), now) for n, (a, b) in enumerate(pairs, 1)]
        busy = {one for pair in pairs for one in pair}
        return replace(
            arena,
            meetings=(*arena.meetings, *new),
            free=tuple([one for one in arena.free if one[0] not in busy]),
        )

    def game(self, table: int, winner: str | None, now: int) -> Arena:
        """A game is over (`steps.game`). Raises TournamentError ("unknown-table", "over", "decided", "not-at-table",
        "clock-back")."""
        arena = self._at(now)
        return arena._with(arena._meeting(table).match.game(winner, arena.best_of, draws=arena.draws), now)

    def result(self, table: int, first: int, second: int, drawn: int, now: int) -> Arena:
        """A match is over (`steps.result`), in place of a result that was there. Raises TournamentError as `game` does,
        and "bad-score", "no-games", "needs-winner"."""
        arena = self._at(now)
        score = Score(first, second, drawn)
        return arena._with(arena._meeting(table).match.ended(score, arena.best_of, draws=arena.draws), now)

    def lose(self, table: int, loser: str, reason: str, now: int) -> Arena:
        """One has conceded, did not come or has left (`matches.ONE_SIDED`). Raises TournamentError as `game` does."""
        arena = self._at(now)
        return arena._with(arena._meeting(table).match.given(loser, reason, arena.best_of), now)

    def void(self, table: int, now: int) -> Arena:
        """A match counts for nothing, whatever came of it; where it was being played both wait on, since they were
        paired. Raises TournamentError ("unknown-table", "over", "decided" where it is void already, "clock-back")."""
        arena = self._at(now)
        before = arena._meeting(table)
        if before.void:
            raise TournamentError("decided", table=table)
        gone = replace(before, match=replace(before.match, score=Score(), result=None), void=True)
        free = arena.free
        if before.match.result is None:
            free = (*free, *[(one, before.at) for one in before.match.both if arena.by_id[one].here])
        return replace(arena, meetings=_put(arena.meetings, before, gone), free=free)

    def end(self, now: int) -> Arena:
        """It is closed; matches without a result count for nothing. Raises TournamentError ("over", "clock-back")."""
        return replace(self._at(now), phase=OVER, free=())

    def _at(self, now: int) -> Arena:
        if type(now) is not int or now < self.now:
            raise TournamentError("clock-back", now=str(now), then=self.now)
        if self.phase == OVER:
            raise TournamentError("over")
        return replace(self, now=now)

    def _goes_on(self) -> None:
        if self.left == 0:
            raise TournamentError("time-up")

    def _known(self, entrant: str) -> Entrant:
        if entrant not in self.by_id:
            raise TournamentError("unknown-entrant", entrant=entrant)
        return self.by_id[entrant]

    def _meeting(self, table: int) -> Meeting:
        if not 1 <= table <= len(self.meetings):
            raise TournamentError("unknown-table", table=table)
        return self.meetings[table - 1]

    def _waiting(self, entrant: str, waited: int) -> Waiting:
        who = self.by_id[entrant]
        met = [other for one in self.of(entrant) if not one.void and (other := one.match.other(entrant)) is not None]
        bots = Counter(one for one in met if self.by_id[one].bot)
        last = met[-1] if met else None
        return Waiting(entrant, waited, self.points(entrant), who.rating, last, who.bot, tuple(bots.items()))

    def _with(self, match: Match, now: int) -> Arena:
        before = self.meetings[match.table - 1]
        if before.void:
            raise TournamentError("decided", table=match.table)
        free = self.free
        if match.result is not None and before.match.result is None:
            free = (*free, *[(one, now) for one in match.both if self.by_id[one].here])
        return replace(self, meetings=_put(self.meetings, before, replace(before, match=match)), free=free)

    # ---- written

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            MARK: FORMAT,
            **{name: getattr(self, name) for name in _PLAIN},
            "entrants": [one.to_data() for one in self.entrants],
            "meetings": [{"at": one.at, "void": one.void, "match": one.match.to_data()} for one in self.meetings],
            "free": [list(one) for one in self.free],
        }

    @classmethod
    def from_data(cls, data: object) -> Arena:
        """From JSON data, as `to_data` writes it. Raises TournamentError ("unknown-format", "damaged")."""
        fields = Fields(data, "")
        found = fields.number(MARK, 1, 1_000_000)
        if found > FORMAT:
            raise TournamentError("unknown-format", most=FORMAT, found=found)
        try:
            return _checked(_read(fields))
        except TournamentError as wrong:
            if wrong.code == "damaged":
                raise
            damaged("the whole", str(wrong).rstrip("."))


_PLAIN: Final = ("seed", "lasts", "grace", "best_of", "streaks", "draws", "team", "most", "began", "now", "phase")
_LATEST: Final = 1 << 53


def _read(fields: Fields) -> Arena:
    best_of = fields.number("best_of", 1, 9)
    entrants = fields.some("entrants", Entrant.from_data, MOST)
    team = fields.number("team", 1, 2)
    check_entries(entrants, team)

    def meeting(data: object, where: str) -> Meeting:
        own = Fields(data, where)
        match = Match.from_data(own.one("match"), own.place("match"), best_of)
        found = Meeting(match, own.number("at", 0, _LATEST), own.flag("void"))
        own.end()
        return found

    def free(data: object, where: str) -> tuple[str, int]:
        one, since = data if isinstance(data, list) and len(data) == 2 else (None, None)
        if not isinstance(one, str) or type(since) is not int or not 0 <= since <= _LATEST:
            damaged(where, "an id and a time were expected")
        return one, since

    arena = Arena(
        seed=fields.text("seed"),
        lasts=fields.number("lasts", SHORTEST_TIME, LONGEST_TIME),
        grace=fields.number("grace", 0, GRACE),
        best_of=best_of,
        streaks=fields.flag("streaks"),
        draws=fields.flag("draws"),
        team=team,
        most=fields.number("most", 2, MOST),
        entrants=entrants,
        meetings=fields.some("meetings", meeting, MOST_MATCHES),
        free=fields.some("free", free, MOST),
        began=fields.maybe("began", lambda name: fields.number(name, 0, _LATEST)),
        now=fields.number("now", 0, _LATEST),
        phase=fields.text("phase", (OPEN, PLAYING, OVER)),
    )
    fields.end()
    return arena


def _checked(arena: Arena) -> Arena:
    """Raises TournamentError for parts that don't fit each other."""
    ids = arena.by_id
    free = [one for one, _ in arena.free]
    busy = [one for m in arena.running for one in m.match.both]
    if len(set(free + busy)) != len(free + busy) or not ids.keys() >= set(free):
        damaged("free", "somebody is free twice, or plays, or is not in it")
    if any(not ids[one].here for one in free) or any(since > arena.now for _, since in arena.free):
        damaged("free", "somebody rests, or is free since a time to come")
    if arena.phase == PLAYING and {one.id for one in arena.entrants if one.here} != {*free, *busy} - _resting(ids):
        damaged("free", "somebody neither waits nor plays nor rests")
    for n, one in enumerate(arena.meetings):
        match = one.match
        if match.table != n + 1 or match.bye or match.slot or not ids.keys() >= set(match.both) or one.at > arena.now:
            damaged(f"meetings[{n}]", "it does not fit the arena")
        if one.void and (match.result is not None or match.score.played):
            damaged(f"meetings[{n}]", "it counts for nothing and has a result")
        if match.result is not None and match.result.drawn and not arena.draws:
            damaged(f"meetings[{n}]", "this match needs a winner")
    if (arena.began is None) != (arena.phase == OPEN) and arena.phase != OVER:
        damaged("began", "it does not fit the phase")
    if arena.began is None and arena.meetings:
        damaged("meetings", "it has not begun")
    return arena


def _put(meetings: tuple[Meeting, ...], before: Meeting, after: Meeting) -> tuple[Meeting, ...]:
    return tuple([after if one is before else one for one in meetings])


def _resting(ids: Mapping[str, Entrant]) -> set[str]:
    return {one for one, who in ids.items() if not who.here}
