"""What was learned from games: how its file is read, and that the bot `search` judges by it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stolik
from stolik.bots.learned import LearnedEvaluation, Network, read_network, write_network
from stolik.bots.search import SearchBot
from stolik.catalog import load_game, loadable
from stolik.games.token_battle.rules.view import TokenBattleView
from stolik.kernel.decision import Answer
from stolik.simulation.play import seating
from stolik.simulation.run import make_plan


def begun(game: str) -> stolik.Match:
    plan = make_plan(game, None, ["greedy"] * load_game(game).seats, 5)
    return stolik.Match(game, [plan.decks[deck][0] for deck in seating(plan, 0)[1]], seed=3)


def network(*names: str, weight: float = 1.0) -> Network:
    size = len(names)
    return Network(names, [1.0] * size, [2.0] * size, [[weight] * size], [0.5], [3.0], -0.25, {"made by": "hand"})


def test_what_is_written_is_read_again() -> None:
    text = write_network(network("a", "żółw"))
    read = read_network(text)
    assert write_network(read) == text and read.names == ("a", "żółw") and read.told == {"made by": "hand"}
    assert read.chance([1.0, 1.0]) == pytest.approx(0.7570, abs=1e-4)  # 3 tanh 0.5 - 0.25, by hand
    assert read.chance([1e9, 1e9]) > 0.9 > 0.1 > read.chance([-1e9, -1e9])


def changed(**parts: Any) -> str:
    return json.dumps({**json.loads(write_network(network("a", "b"))), **parts})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "a network is written as JSON"),
        ("[]", "a network is a JSON object"),
        (changed(hidden=[]), "a network has rows under 'hidden'"),
        (changed(inputs=[["a", 0, 1], ["a", 0, 1]]), "have a name each"),
        (changed(inputs=[["a", 0, 1], ["b", 0]]), "a name, a mean and a scale"),
        (changed(inputs=[["a", 0, 1], ["b", 0, 0]]), "the scale of the input 'b' is not above 0"),
        (changed(hidden=[[0, 1]]), "unit 1 of a network has 1 weights for 2 inputs"),
        (changed(hidden=[[0, 1, "2"]]), "'2' in a network is not a number"),
        (changed(hidden=[[0, 1, True]]), "True in a network is not a number"),
        (changed(out=[[0, 1, 2]]), "a network of 1 units has 1 biases and 2 weights out"),
        (changed(out=[[0, float("nan")]]), "nan in a network"),
        (changed(out=[[0, float("inf")]]), "inf in a network"),
        (changed(out=[[0, 10**400]]), "10000000000000000000 in a network"),
        (changed(out=[[0, 1], [0, 1]]), "'out' of a network has one row, not 2"),
    ],
)
def test_what_is_no_network_is_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError) as refused:
        read_network(text)
    assert says in str(refused.value)


class Corner:
    """Features of Token Battle: whether a token of the seat lies on the first field."""

    def __init__(self, printed: Any) -> None:
        self.names: tuple[str, ...] = ("corner",)

    def of(self, view: TokenBattleView, seat: int) -> list[float]:
        return [float(view.owner[0] == seat)]

    def counts(self, view: TokenBattleView, seat: int) -> bool:
        return not view.ended


class Centre(Corner):
    """Others of as many."""

    def __init__(self, printed: Any) -> None:
        self.names = ("centre",)


def chosen(seed: int, **settings: int) -> tuple[Answer, Answer]:
    """What `search` lays first with a network that loves the first field, and with none."""
    match = begun("token-battle")
    plain = load_game("token-battle").judgement.by_weights(load_game("token-battle").judgement.evaluation)
    loving = type(plain)(plain.game, plain.evaluation, None, Corner, lambda: network("corner", weight=2.0))
    decision = match.decision
    assert decision is not None
    view, worlds = match.view(decision.seat), match.worlds(decision.seat)
    bots = [SearchBot(judgement, seed, iterations=60, **settings) for judgement in (loving, plain)]
    one, two = (bot.choose(view, decision, worlds) for bot in bots)
    return one, two


def test_search_goes_where_its_network_wants() -> None:
    loved, plain = chosen(1)
    assert loved[0].args[1] == 0 != plain[0].args[1]


def test_search_without_what_was_learned_judges_by_weights() -> None:
    loved, plain = chosen(1, learned=0)
    assert loved == plain


def test_a_network_of_other_features_is_refused_with_both_names() -> None:
    with pytest.raises(ValueError, match="input 1 of the network is 'corner' and of the features 'centre'"):
        LearnedEvaluation(None, Centre(None), network("corner"))
    with pytest.raises(ValueError, match="the network has 2 inputs and the features have 1"):
        LearnedEvaluation(None, Centre(None), network("a", "b"))


def test_what_does_not_count_is_judged_by_the_game_itself() -> None:
    own: Any = load_game("token-battle").judgement.evaluation
    learned = LearnedEvaluation(own, Corner(None), network("corner"))
    match = begun("token-battle")
    view: Any = match.view(0)
    assert learned.chance(view, 0) == network("corner").chance([0.0]) != own.chance(view, 0)
    assert learned.value(view, 0) == 2 * learned.chance(view, 0) - 1 and learned.hides(view) == own.hides(view)
    view.ended, view.scores = "TB-END-1", (9, 5)
    assert learned.chance(view, 0) == own.chance(view, 0) and learned.score(view, 0) == 4


@pytest.mark.parametrize("game", loadable())
def test_the_network_of_a_game_is_one_of_its_features(game: str) -> None:
    found = load_game(game)
    worlds = begun(game).worlds(0)
    assert (found.judgement.learned(worlds) is not None) == bool(found.features and found.network)
