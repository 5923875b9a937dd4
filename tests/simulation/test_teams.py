"""Bulk games of four: partners are no opponents, bots may be named once a side."""

from stolik.cli.simulate import all_bots
from stolik.simulation.run import simulate
from stolik.simulation.tally import Result, Tally


def test_partners_are_counted_as_no_pair():
    result = Result((1, -1, 1, -1), ("a", "b", "c", "d"), (0, 1, 2, 3), "P2-END-1", 0, 20, 90, 60, (0, 1, 0, 1))
    tally = Tally.of({"game": "pokemon-2v2"}, [result])
    assert set(tally.pairs) == {("a", "b"), ("a", "d"), ("b", "c"), ("c", "d")}
    assert tally.pairs["a", "b"].wins == 1 and tally.pairs["b", "c"].losses == 1


def test_bots_are_named_once_a_seat_or_once_a_side():
    assert all_bots(None, 4) == ("random",) * 4
    assert all_bots(["greedy", "random"], 4) == ("greedy", "random") * 2
    assert all_bots(["greedy", "random", "random"], 4) == ("greedy", "random", "random")


def test_a_team_of_bots_stays_a_team_when_seats_change():
    tally = simulate("pokemon-2v2", bots=("greedy", "random") * 2, games=8, seed=1)
    assert tally.games == 8 and tally.contestants[0].wins == tally.contestants[2].wins >= 6
    assert tally.contestants[1] == tally.contestants[3]
    assert tally.by_bot == {"greedy": tally.contestants[0], "random": tally.contestants[1]}
