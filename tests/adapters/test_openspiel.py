"""OpenSpiel's own simulation test on every game; its search plays ours."""

from __future__ import annotations

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from stolik.adapters.episode import flat, names_of_columns  # noqa: E402
from stolik.adapters.openspiel import load  # noqa: E402

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")


def at(game, deal, actions):
    """A game that was drawn, after so many first actions."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(actions):
        state.apply_action(state.legal_actions()[len(state.legal_actions()) // 2])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_random_simulation_test(game):
    pyspiel.random_sim_test(load(game, deals=50), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_its_ismcts_plays_ours(game):
    """It asserts by itself that each world that it is handed looks the same to its player."""
    found = load(game, deals=20)
    state = at(found, 3, 5)
    bot = ismcts.ISMCTSBot(found, Short(), 1.4, 12, random_state=np.random.RandomState(1), use_observation_string=True)
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 8


class Short(mcts.Evaluator):
    """An evaluation that plays nothing out."""

    def evaluate(self, state):
        return np.array(state.returns())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_luck_is_one_draw_among_games_of_the_series():
    game = load("token-battle", ("First Steps", "Carousel"), seed=3, deals=5)
    state = game.new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(n, 0.2) for n in range(5)]
    assert len({str(at(game, n, 0)) for n in range(5)}) == 5
    assert str(at(game, 2, 4)) == str(at(load("token-battle", ("First Steps", "Carousel"), seed=3, deals=5), 2, 4))


@pytest.mark.parametrize("game", GAMES)
def test_an_observer_has_the_arrays_and_their_tensor(game):
    found = load(game, deals=5)
    state = at(found, 1, 3)
    observer = found.make_py_observer()
    for player in range(found.num_players()):
        observer.set_from(state, player)
        arrays = state.episode.observe(player)
        assert all(np.array_equal(observer.dict[name], array) for name, array in arrays.items())
        assert np.array_equal(observer.tensor, flat(arrays)) and len(observer.tensor) == len(
            names_of_columns(found.games)
        )
        assert np.array_equal(state.observation_tensor(player), observer.tensor)
        assert state.observation_string(player) == observer.string_from(state, player)


def test_a_game_is_loaded_by_its_name_and_parameters():
    game = load("token-battle", ("First Steps", "Carousel"), seed=3, options={"turn_limit": 9}, deals=5)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) and str(at(again, 2, 4)) == str(at(game, 2, 4))
    state = at(game, 2, 0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == 10 and sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "token-battle", "deals": 0}, "deals is 0; it can be a whole number from 1"),
        ({"game": "token-battle", "decks": ("No Such",)}, "neither a file"),
    ],
)
def test_what_is_no_game_is_refused(settings, says):
    with pytest.raises(ValueError, match=says):
        load(**settings)


def test_all_that_was_ever_seen_is_not_promised():
    with pytest.raises(ValueError, match="a view tells what is seen now"):
        load("token-battle").make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
