"""Leagues: everybody against everybody."""

from __future__ import annotations

import pytest

from stolik.simulation.arena import fixture, league
from stolik.simulation.play import seating

TRIO = ("First Steps", "Carousel", "Gold Rush")


def test_a_league_of_decks_lets_everybody_meet_everybody() -> None:
    found = league("token-battle", ["random"], TRIO, games=10, seed=3)
    assert list(found.pairs) == [(0, 1), (0, 2), (1, 2)]
    assert found.complete
    assert [line.games for _, line in found.ranking()] == [20, 20, 20]
    assert sum(line.wins + line.draws / 2 for _, line in found.ranking()) == 30


def test_a_league_of_bots_ranks_greedy_above_random() -> None:
    found = league("token-battle", ["random", "greedy"], games=10, seed=3)
    assert [name for name, _ in found.ranking()] == ["greedy", "random"]
    assert found.to_data()["ranking"][0]["wins"] >= 9
    assert "greedy" in str(found).splitlines()[0]


def test_a_league_is_the_same_whoever_plays_it() -> None:
    alone = league("token-battle", ["random"], TRIO, games=4, seed=3)
    assert league("token-battle", ["random"], TRIO, games=4, seed=3, workers=2).to_data() == alone.to_data()


def test_an_interrupted_league_says_so() -> None:
    def stop(done: int, of: int) -> None:
        if done > 4:
            raise KeyboardInterrupt

    found = league("token-battle", ["random"], TRIO, games=4, seed=3, progress=stop)
    assert not found.complete
    assert found.to_data()["complete"] is False


@pytest.mark.parametrize(
    ("wrong", "says"),
    [({"decks": ["First Steps"]}, "at least two"), ({"games": 0}, "games is 0"), ({"seed": "x"}, "seed is 'x'")],
)
def test_a_league_that_can_not_be_played_is_refused(wrong: dict, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        league("token-battle", **wrong)


def test_decks_of_one_side_do_not_meet() -> None:
    """SW-GOAL-1: a league of decks is one side against the other."""
    played = league("star-wars", ["random"], ("Rule of Two", "Iron Fleet", "Red Squadron"), games=1)
    assert set(played.pairs) == {(0, 2), (1, 2)} and played.complete


def test_bots_that_meet_over_two_decks_play_each_of_them_as_often() -> None:
    (plan,) = fixture("token-battle", ["random", "greedy"], TRIO[:2], seed=3).plans
    played = [pair for n in range(2) for pair in zip(*seating(plan, n))]
    assert sorted(played) == [(0, 0), (0, 1), (1, 0), (1, 1)]
