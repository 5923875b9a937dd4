"""Brackets: seeds by reflection, byes for the best, who goes where, who is out, and who is third."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stolik.tournaments as t
from stolik.tournaments.brackets import MOST, reflected, resolve, slots, stages

from .playing import by_chance, favourite, field, over, round_of


def test_the_seeds_of_eight_stand_as_in_every_draw() -> None:
    assert reflected(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@pytest.mark.parametrize("places", [2, 4, 8, 16, 32, 64])
def test_the_better_half_is_spread_over_all_first_matches(places: int) -> None:
    order = reflected(places)
    assert sorted(order) == list(range(1, places + 1))
    assert all(order[n] + order[n + 1] == places + 1 for n in range(0, places, 2))


@pytest.mark.parametrize("many", range(2, 34))
def test_the_best_have_the_byes_and_if_favourites_win_the_best_two_meet_last(many: int) -> None:
    ids = [f"{n:02}" for n in range(1, many + 1)]
    first = [one for one in resolve(ids, {}) if one.name.startswith("W1-")]
    free = sorted(one.first or one.second or "" for one in first if "" in (one.first, one.second))
    assert free == ids[: (1 << (many - 1).bit_length()) - many]
    end = over(field(t.Plan("single", "x"), many), favourite)
    assert {one for match in end.rounds[-1].matches for one in match.both} == {"p000", "p001"}


@pytest.mark.parametrize("many", range(2, 20))
@pytest.mark.parametrize("third", [False, True])
def test_single_all_but_one_lose_once(many: int, third: bool) -> None:
    end = over(field(t.Plan("single", "x", third=third), many), by_chance(many))
    matches = [match for one in end.rounds for match in one.matches if match.slot != "3rd"]
    assert len(matches) == many - 1
    assert len({match.loser() for match in matches}) == many - 1
    assert sum(match.slot == "3rd" for one in end.rounds for match in one.matches) == (third and many > 3)


@pytest.mark.parametrize("many", range(2, 20))
@pytest.mark.parametrize("seed", range(3))
def test_double_all_but_one_lose_twice(many: int, seed: int) -> None:
    end = over(field(t.Plan("double", "x"), many), by_chance(seed))
    lost = Counter(match.loser() for one in end.rounds for match in one.matches)
    assert len(lost) >= many - 1 and t.places(end)[0].place == 1
    first = t.places(end)[0].id
    assert lost.pop(first, 0) <= 1 and all(many == 2 for many in lost.values()) and len(lost) == many - 1


def test_the_final_is_played_again_only_if_the_unbeaten_one_loses() -> None:
    two = field(t.Plan("double", "x"), 2)
    calm = over(two, favourite)
    assert [one.matches[0].slot for one in calm.rounds] == ["W1-1", "F"]
    now = round_of(two, favourite)
    now = round_of(now, max_of)
    assert now.phase == "between"
    now = round_of(now, max_of)
    assert [one.matches[0].slot for one in now.rounds] == ["W1-1", "F", "F2"] and now.phase == "over"
    assert [(line.place, line.id) for line in t.places(now)] == [(1, "p001"), (2, "p000")]


def max_of(match: t.Match) -> str:
    return max(match.both)


def test_those_who_fall_land_away_from_whom_they_beat() -> None:
    """In a double elimination of sixteen in which favourites win, only the losers' final is a second meeting: it can't
    be avoided, as one of its two comes from where the other one was beaten."""
    end = over(field(t.Plan("double", "x"), 16), favourite)
    seen: dict[frozenset[str], str] = {}
    again = []
    for match in (match for one in end.rounds for match in one.matches):
        if frozenset(match.both) in seen and match.slot != "F":
            again.append(match.slot)
        seen[frozenset(match.both)] = match.slot
    assert again == ["L6-1"]


def test_places_of_a_single_elimination_of_eight() -> None:
    """Favourites win: p000 beats p001 in the final, p002 and p003 lost the semifinals, the others the first round. With
    a match for third place p002 wins it."""
    end = over(field(t.Plan("single", "x"), 8), favourite)
    assert [(line.place, line.id) for line in t.places(end)][:2] == [(1, "p000"), (2, "p001")]
    assert Counter(line.place for line in t.places(end)) == {1: 1, 2: 1, 3: 2, 5: 4}
    third = over(field(t.Plan("single", "x", third=True), 8), favourite)
    assert [(line.place, line.id) for line in t.places(third)][2:4] == [(3, "p002"), (4, "p003")]


def test_places_of_a_double_elimination_of_eight() -> None:
    """Two go out in each of the first two rounds of the losers' side, then one in each: 7, 5, 4, 3, 2, 1."""
    end = over(field(t.Plan("double", "x"), 8), favourite)
    assert sorted(line.place for line in t.places(end)) == [1, 2, 3, 4, 5, 5, 7, 7]
    assert [line.id for line in t.places(end)][:4] == ["p000", "p001", "p002", "p003"]


def test_who_leaves_makes_way_and_if_both_have_left_nobody_comes() -> None:
    """Four; p000 and p003 have played, p000 has won and leaves: p001 wins the final without playing."""
    now = round_of(field(t.Plan("single", "x"), 4), favourite)
    now = t.pair(t.leave(now, "p000"))
    [final] = now.rounds[-1].matches
    assert (final.winner(), final.reason) == ("p001", "left")
    now = t.close(t.start(now))
    assert now.phase == "over" and t.places(now)[0].id == "p001"
    gone = t.leave(t.leave(round_of(field(t.Plan("single", "x"), 4), favourite), "p000"), "p001")
    gone = t.close(t.start(t.pair(gone)))
    assert gone.phase == "over" and gone.rounds[-1].matches[0].winner() is None


def test_a_double_loss_lets_nobody_on() -> None:
    now = t.start(t.pair(field(t.Plan("single", "x"), 4)))
    now = t.close(t.concede(t.double_loss(now, 1), 2, "p002"))
    assert now.phase == "over"
    assert t.places(now)[0].id == "p001"


def test_seeds_then_ratings_then_lots_decide_the_draw() -> None:
    now = t.Tournament(t.Plan("single", "x"))
    for one in (t.Entrant("c"), t.Entrant("b", rating=1500), t.Entrant("a", rating=1600), t.Entrant("d", seed=9)):
        now = t.enter(now, one)
    assert t.pair(now).order == ("d", "a", "b", "c")


@pytest.mark.parametrize("kind", ["single", "double"])
def test_any_results_leave_one(kind: str) -> None:
    luck = Random(kind)
    for many in range(2, 40):
        ids = [str(n) for n in range(many)]
        winners: dict[str, str | None] = {}
        while ready := [one for one in resolve(ids, winners, kind) if one.ready]:
            winners |= {one.name: luck.choice([one.first, one.second]) for one in ready}
        far = stages(ids, winners, kind)
        assert list(far.values()).count(max(far.values())) == 1
        assert all(one.first is not None for one in resolve(ids, winners, kind))


def test_what_is_no_bracket_is_refused() -> None:
    for many, kind in ((1, "single"), (MOST + 1, "single"), (4, "triple")):
        with pytest.raises(t.TournamentError):
            slots(many, kind)
    with pytest.raises(t.TournamentError):
        resolve(["a", "b"], {"W1-1": "c"})
