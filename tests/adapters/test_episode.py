"""One game by single actions: the games, rows and masks of VectorEnv, from any seat."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pytest

from stolik import VectorEnv
from stolik.adapters.episode import Games, flat, names_of_columns
from stolik.bots.wire import decision_data
from stolik.kernel.luck import step

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")


def drawn(episode, luck):
    """A legal action by chance."""
    legal = episode.legal()
    luck, at = step(luck, len(legal))
    return luck, legal[at]


def played(games, n, actions, luck=5):
    """Game n after so many actions by chance."""
    episode = games.begin(n)
    for _ in range(actions):
        if episode.decision is None:
            break
        luck, action = drawn(episode, luck)
        episode.act(action)
    return episode


@pytest.mark.parametrize("game", GAMES)
def test_rows_and_masks_are_those_of_the_vector_env(game):
    """The same games under the same actions, at each question of both, up to an end."""
    env, games = VectorEnv(game, num_envs=1, seed=5), Games(game, seed=5)
    (seen, _), episode, luck, ends = env.reset(), games.reset(), 7, 0
    for _ in range(160):
        found = episode.observe(episode.seat)
        assert seen["player"][0] == episode.seat
        for name, array in found.items():
            assert np.array_equal(seen[name][0], array), name
        luck, action = drawn(episode, luck)
        seen, rewards, ended, _, _ = env.step([action])
        episode.act(action)
        assert ended[0] == (episode.decision is None)
        if ended[0]:
            assert tuple(rewards[0]) == episode.returns
            episode, ends = games.reset(), ends + 1
    assert ends or game not in ("token-battle",)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_tells_a_seat_nothing_that_it_cannot_know(game):
    """All that a seat can't know is dealt anew: what it is handed, and may do, is the same; for somebody it differs."""
    games, differs = Games(game, seed=3), 0
    for n in range(4):
        episode = played(games, n, 12 + 17 * n)
        for seat in range(games.num_players):
            for luck in (1, 2):
                other = episode.supposed(seat, luck)
                assert all(
                    np.array_equal(a, b) for a, b in zip(episode.observe(seat).values(), other.observe(seat).values())
                )
                assert episode.told(seat) == other.told(seat)
                differs += any(
                    not np.array_equal(flat(episode.observe(one)), flat(other.observe(one)))
                    for one in range(games.num_players)
                )
    assert differs


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_and_one_that_was_written_go_on_as_the_game_itself(game):
    episode = played(Games(game, seed=3), 1, 20)
    copy, read = episode.clone(), pickle.loads(pickle.dumps(episode))
    luck = 1
    for _ in range(30):
        if episode.decision is None:
            break
        luck, action = drawn(episode, luck)
        for one in (episode, copy, read):
            one.act(action)
        assert episode.state.key() == copy.state.key() == read.state.key()
        assert episode.legal() == copy.legal() == read.legal() and episode.steps == copy.steps == read.steps


def test_what_a_seat_is_told_is_json_and_the_question_only_of_who_is_asked():
    episode = played(Games("pokemon", seed=3), 0, 9)
    told = json.loads(json.dumps([episode.told(seat) for seat in range(2)]))
    asked = told[episode.seat]["decision"]
    assert told[1 - episode.seat]["decision"] is None
    assert {**asked, "picked": ()} == {**decision_data(episode.decision), "picked": ()}
    assert not episode.mask(1 - episode.seat).any()


def test_every_column_of_the_tensor_has_a_name():
    games = Games("star-wars", seed=3)
    tensor = flat(games.reset().observe(0))
    names = names_of_columns(games)
    assert len(names) == len(set(names)) == len(tensor) == games.low.size + games.num_actions * 13


def test_an_action_that_is_not_legal_is_refused_and_nothing_is_changed():
    episode = Games("token-battle", seed=1).reset()
    key = episode.state.key()
    for wrong in (-1, episode.games.done, 10_000):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal for seat"):
            episode.act(wrong)
    assert (episode.state.key(), episode.steps) == (key, 0)
