"""Swiss pairings: everybody once, nobody twice, byes in turn, points as near as can be; and what another library
finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
import swisspair
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik.tournaments as t
from stolik.tournaments.lots import lot
from stolik.tournaments.swiss import MOST, Contender, Pair, drawn, halves, swiss

from .playing import by_chance, field, lives, round_of

Cost = tuple[int, int, int]


def all_pairs(left: Sequence[Contender]) -> Iterator[list[tuple[Contender, Contender | None]]]:
    """Every way to pair contenders, the rules aside."""
    if not left:
        yield []
        return
    first, rest = left[0], left[1:]
    for n, other in enumerate(rest):
        for more in all_pairs([*rest[:n], *rest[n + 1 :]]):
            yield [(first, other), *more]
    if len(left) % 2:
        for more in all_pairs(rest):
            yield [(first, None), *more]


def cost(pairs: Sequence[tuple[Contender, Contender | None]]) -> Cost:
    """Second meetings, points of whoever has the bye, squares of differences: in the order in which they count."""
    met = sum(b is not None and b.id in a.met for a, b in pairs)
    free = sum(a.points for a, b in pairs if b is None)
    return met, free, sum((a.points - b.points) ** 2 for a, b in pairs if b is not None)


def allowed(pairs: Sequence[tuple[Contender, Contender | None]], fewest: int) -> bool:
    """Nobody meets a bot again, and no bye for whoever has had more than somebody else."""
    met_bot = any(b is not None and b.id in a.met and (a.bot or b.bot) for a, b in pairs)
    return not met_bot and all(a.byes == fewest for a, b in pairs if b is None)


def as_contenders(pairs: Sequence[Pair], among: Sequence[Contender]) -> list[tuple[Contender, Contender | None]]:
    by_id = {one.id: one for one in among}
    return [(by_id[one.first], None if one.second is None else by_id[one.second]) for one in pairs]


@st.composite
def fields(draw: st.DrawFn, most: int = 7) -> list[Contender]:
    """Contenders with any points, and any who have met."""
    many = draw(st.integers(2, most))
    ids = [f"p{n}" for n in range(many)]
    met = draw(st.sets(st.sampled_from([(a, b) for a in ids for b in ids if a < b])))
    return [
        Contender(
            one,
            draw(st.integers(0, 12)),
            frozenset([b if a == one else a for a, b in met if one in (a, b)]),
            draw(st.integers(0, 1)),
            draw(st.integers(0, 5)) == 0,
        )
        for one in ids
    ]


@given(fields(), st.text(max_size=3))
@settings(max_examples=200)
def test_no_other_pairing_is_better(among: list[Contender], seed: str) -> None:
    fewest = min(one.byes for one in among)
    best = min((cost(pairs) for pairs in all_pairs(among) if allowed(pairs, fewest)), default=None)
    if best is None:
        with pytest.raises(t.TournamentError, match="bot twice"):
            swiss(among, seed)
        return
    found = as_contenders(swiss(among, seed), among)
    assert allowed(found, fewest) and cost(found) == best
    assert Counter(one.id for pair in found for one in pair if one) == Counter(one.id for one in among)


@given(fields(12), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_the_order_of_entry_makes_no_difference(among: list[Contender], luck: Random) -> None:
    mixed = luck.sample(among, len(among))
    try:
        assert swiss(among, "seed") == swiss(mixed, "seed")
    except t.TournamentError:
        with pytest.raises(t.TournamentError):
            swiss(mixed, "seed")


def test_another_seed_gives_other_pairs() -> None:
    among = [Contender(f"p{n}", 0) for n in range(16)]
    assert len({str(swiss(among, str(seed))) for seed in range(20)}) == 20


def test_each_pair_is_drawn_about_as_often() -> None:
    among = [Contender(one) for one in "abcdef"]
    count = Counter(frozenset([one.first, one.second]) for n in range(600) for one in swiss(among, str(n)))
    assert len(count) == 15 and all(80 < many < 165 for many in count.values()), count


@pytest.mark.parametrize("seed", range(12))
def test_whole_tournaments_keep_the_rules(seed: int) -> None:
    many = 5 + 2 * seed
    *_, end = lives(t.Plan("swiss", str(seed), rounds=4), many, seed)
    for n, one in enumerate(end.rounds):
        names = [name for match in one.matches for name in match.both]
        assert len(set(names)) == len(names)
        met = {frozenset(match.both) for past in end.rounds[:n] for match in past.matches if not match.bye}
        assert all(match.again == (frozenset(match.both) in met) for match in one.matches)
    byes = Counter(match.first for one in end.rounds for match in one.matches if match.bye)
    assert all(many == 1 for many in byes.values())


@pytest.mark.parametrize("seed", range(6))
def test_nobody_meets_again_while_there_is_a_way(seed: int) -> None:
    """Eight play seven rounds: in the seventh a greedy pairing is often at its end, the best one never before it."""
    now = field(t.Plan("swiss", str(seed), rounds=4), 16)
    chance = by_chance(seed)
    while now.phase != "over":
        now = round_of(now, chance)
    pairs = [frozenset(match.both) for one in now.rounds for match in one.matches]
    assert len(set(pairs)) == len(pairs) == 32


def test_where_all_have_met_one_pair_meets_again_and_is_marked() -> None:
    """Three play: after three rounds all have met and each had a bye. In a fourth two meet again."""
    now = field(t.Plan("swiss", "x", rounds=4), 3)
    for _ in range(3):
        now = round_of(now, min_of)
        assert not any(match.again for match in now.rounds[-1].matches)
    now = t.pair(now)
    assert [match.again for match in now.rounds[-1].matches] == [True, False]


def min_of(match: t.Match) -> str:
    return min(match.both)


def test_a_bye_comes_round_once_before_it_comes_twice() -> None:
    now = field(t.Plan("swiss", "x", rounds=5), 5)
    for _ in range(5):
        now = round_of(now, min_of)
    free = [match.first for one in now.rounds for match in one.matches if match.bye]
    assert len(free) == 5 and set(free) == {"p000", "p001", "p002", "p003", "p004"}


def test_nobody_meets_a_bot_again_and_the_refusal_says_so() -> None:
    now = t.Tournament(t.Plan("swiss", "x", rounds=3))
    for one in (t.Entrant("ann"), t.Entrant("robo", bot=True)):
        now = t.enter(now, one)
    now = round_of(now, min_of)
    with pytest.raises(t.TournamentError) as refused:
        t.pair(now)
    assert refused.value.code == "no-pairing"
    now = t.pair(t.enter(t.enter(now, t.Entrant("bob")), t.Entrant("cyn")))
    assert not any({"ann", "robo"} == set(match.both) for match in now.rounds[-1].matches)


def test_ids_that_read_alike_in_a_row_have_lots_of_their_own() -> None:
    assert len({lot("x", "pair", *ids) for ids in (("ab", "c"), ("a", "bc"), ("abc", ""), ("1:a", "c"))}) == 4


def test_a_first_round_by_halves() -> None:
    assert halves("abcde") == [Pair("a", "c"), Pair("b", "d"), Pair("e", None)]
    now = t.pair(field(t.Plan("swiss", "x", first="halves"), 8))
    assert [match.both for match in now.rounds[0].matches] == [(f"p00{n}", f"p00{n + 4}") for n in range(4)]


def test_a_first_round_at_random_is_the_same_for_a_seed() -> None:
    ids = [f"p{n}" for n in range(9)]
    assert drawn(ids, "x") == drawn(ids[::-1], "x") != drawn(ids, "y")
    assert sorted(one for pair in drawn(ids, "x") for one in (pair.first, pair.second) if one) == ids


def test_too_few_and_too_many_are_refused() -> None:
    for few in (swiss, drawn):
        with pytest.raises(t.TournamentError, match="At least 2"):
            few([], "x")
    with pytest.raises(t.TournamentError, match="full"):
        swiss([Contender(str(n)) for n in range(MOST + 1)], "x")


# Another library ------------------------------------------------------------------------------------------------------


def theirs(among: Sequence[Contender], free: str | None) -> list[int] | None:
    """The differences in points in what swisspair finds; None where it finds nothing."""
    ranked = sorted(among, key=lambda one: -one.points)
    players = [swisspair.Player(one.id, one.points, n, one.id == free, set(one.met)) for n, one in enumerate(ranked, 1)]
    try:
        found = swisspair.create_matches(players)
    except Exception:  # it says no more where there is no pairing
        return None
    return sorted(abs(one.p1.points - one.p2.points) for one in found if one.p2 is not None)


def played(seed: int) -> Iterator[list[Contender]]:
    """The fields of a tournament of 4 to 64, round by round."""
    luck = Random(seed)
    many = 64 if seed % 50 == 0 else luck.choice([*range(4, 21), 24, 33])
    now = field(t.Plan("swiss", str(seed), rounds=min(6, many - 2)), many)
    chance = by_chance(seed)
    while now.phase != "over":
        now = t.start(t.pair(now))
        for match in now.rounds[-1].matches:
            if not match.bye:
                draw = luck.random() < 0.12
                won = chance(match) == match.first
                now = t.agree(now, match.table) if draw else t.result(now, match.table, int(won), int(not won))
        now = t.close(now)
        points = {line.id: line.points for line in t.places(now)}
        yield [contender(one.id, points[one.id], now) for one in now.entrants]


def contender(name: str, points: int, now: t.Tournament) -> Contender:
    own = [match for one in now.rounds if (match := one.of(name)) is not None]
    met = frozenset([other for match in own if (other := match.other(name)) is not None])
    return Contender(name, points, met, sum(match.bye for match in own))


@pytest.mark.slow
def test_swisspair_never_finds_nearer_points() -> None:
    """Two hundred and fifty tournaments, each round paired by both, with the bye for the same one: our sum of
    squares is never above theirs, and in nearly all rounds their differences are ours. Where they are not, theirs are
    wider (it has another aim than squares)."""
    same = rounds = 0
    for seed in range(250):
        for among in played(seed):
            pairs = swiss(among, str(seed))
            if any(one.again for one in pairs):
                assert theirs(among, pairs[-1].first if pairs[-1].second is None else None) is None
                continue
            found = theirs(among, pairs[-1].first if pairs[-1].second is None else None)
            ours = sorted(abs(a.points - b.points) for a, b in as_contenders(pairs, among) if b is not None)
            assert found is not None and sum(n * n for n in ours) <= sum(n * n for n in found)
            rounds += 1
            same += ours == found
    assert rounds > 1_000 and same / rounds > 0.93, (same, rounds)  # 1,289 of 1,358
