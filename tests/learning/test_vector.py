"""Many games side by side: the same games as one by one, with arrays for a policy."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stolik
from stolik import VectorEnv
from stolik.learning.encoding import CARD, COPIES
from stolik.simulation.play import play
from stolik.simulation.run import make_plan

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")


def policy(observations):
    """A legal action for each game, from nothing but what its row says."""
    row, mask = observations["observation"], observations["action_mask"]
    drawn = (row.sum(axis=1)[:, None] * 31 + np.arange(mask.shape[1]) * 17) % 1009
    return np.where(mask, drawn, -1).argmax(axis=1)


def played(game, num_envs, steps, **settings):
    """The first games of a series as played by `policy`: by number, what was seen and done, and how it ended."""
    env = VectorEnv(game, num_envs=num_envs, seed=5, **settings)
    (seen, infos), found = env.reset(), {}
    for _ in range(steps):
        actions = policy(seen)
        for n, number in enumerate(infos["game"].tolist()):
            found.setdefault(number, []).append((seen["observation"][n].tobytes(), int(actions[n])))
        before = infos["game"]
        seen, rewards, ended, _, infos = env.step(actions)
        for n in np.flatnonzero(ended):
            found[int(before[n])].append((infos["outcomes"][int(n)], tuple(rewards[n].tolist())))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_games_side_by_side_are_those_that_are_played_one_by_one(game):
    together, alone = played(game, 3, 120), played(game, 1, 240)
    pairs = [pair for n in together.keys() & alone.keys() for pair in zip(together[n], alone[n])]
    assert len(pairs) > 50
    assert all(one == other for one, other in pairs)


def answered(env, entries):
    """Give the answers of a record, each pick as an action; returns what the last step did."""
    last = env.reset()
    for picks in entries:
        decision, left = env.decision(0), list(picks)
        while env.decision(0) is decision:
            option = decision.find(left[0][0], left.pop(0)[1:]) if left else None
            last = env.step([env.done if option is None else decision.options.index(option)])
    return last


@pytest.mark.parametrize("game", GAMES)
def test_games_are_those_of_simulate(game):
    """The answers of its record, given as actions, lead to its end."""
    result, text = play(make_plan(game, None, (), 3, records=True), 0)
    env = VectorEnv(game, num_envs=1, seed=3, forced=True)
    _, rewards, ended, _, infos = answered(env, json.loads(text)["entries"])
    assert ended.tolist() == [True]
    assert tuple(rewards[0].astype(int)) == infos["outcomes"][0].returns == result.returns
    assert infos["outcomes"][0].rule == result.rule


def test_what_a_column_means_is_named_and_shapes_are_told():
    env = VectorEnv("token-battle", ("First Steps", "Carousel"), num_envs=4, seed=1)
    seen, _ = env.reset()
    for name, box in env.single_observation_space.items():
        assert seen[name].shape == (4, *box.shape) and seen[name].dtype == box.dtype
        assert (seen[name] >= box.low).all() and (seen[name] <= box.high).all()
    assert len(env.encoding.space) == len(env.encoding.space.names) == seen["observation"].shape[1]


def test_an_action_that_is_not_legal_is_refused_and_nothing_is_changed():
    env = VectorEnv("token-battle", num_envs=2, seed=1)
    seen, _ = env.reset()
    keys = [env.key(n) for n in range(2)]
    right = int(seen["action_mask"][0].argmax())
    for wrong in (env.done, -1, env.num_actions):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1 of 2"):
            env.step([right, wrong])
    for shape in ([right], [[right], [right]], [0.5, 0.5]):
        with pytest.raises(ValueError, match="2 whole numbers"):
            env.step(shape)
    assert [env.key(n) for n in range(2)] == keys


def test_a_game_that_ends_is_followed_by_the_next():
    env = VectorEnv("token-battle", num_envs=2, seed=1)
    (seen, infos), ended = env.reset(), np.zeros(2, bool)
    while not ended.any():
        before = infos["game"]
        seen, rewards, ended, cut, infos = env.step(policy(seen))
    (n,) = np.flatnonzero(ended)
    assert infos["game"][n] == before[n] + 2 and set(infos["outcomes"]) == {n}
    assert sorted(rewards[n]) == [-1, 1] and not rewards[1 - n].any() and not cut.any()
    turn = env.encoding.space.names.index("table: turn")
    assert seen["observation"][n][turn] < seen["observation"][1 - n][turn]


def test_a_game_is_broken_off_after_so_many_actions():
    env = VectorEnv("token-battle", num_envs=2, seed=1, max_steps=3)
    seen, _ = env.reset()
    cuts = []
    for _ in range(6):
        seen, rewards, ended, cut, infos = env.step(policy(seen))
        cuts.append(cut.tolist())
        assert not rewards.any() and not ended.any()
    assert cuts == [[False] * 2, [False] * 2, [True] * 2] * 2
    assert infos["game"].tolist() == [4, 5]


def test_a_series_begins_anew_with_the_same_or_another_seed():
    env = VectorEnv("token-battle", num_envs=2, seed=1)
    first = env.reset()[0]["observation"]
    env.step(policy(env.reset()[0]))
    assert np.array_equal(env.reset()[0]["observation"], first)
    assert not np.array_equal(env.reset(seed=2)[0]["observation"], first)
    assert np.array_equal(env.reset(seed=1)[0]["observation"], first)


def test_what_is_picked_already_is_told_and_not_offered_again():
    """The options of a question that wants several: picked ones have a copy less, and `done` is legal with enough."""
    env = VectorEnv("pokemon", num_envs=8, seed=1)
    seen, infos = env.reset()
    found = 0
    for _ in range(300):
        asked, actions = [env.decision(n) for n in range(8)], policy(seen)
        picked = env.encoding.space.names.index("question: picked")
        before = seen
        seen, *_, infos = env.step(actions)
        for n, decision in enumerate(asked):
            if env.decision(n) is decision:
                found += 1
                action = actions[n]
                assert seen["observation"][n][picked] == before["observation"][n][picked] + 1
                copies = before["actions"][n][action] - seen["actions"][n][action]
                assert copies.sum() == 1
                enough = seen["observation"][n][picked] >= decision.least
                assert seen["action_mask"][n][env.done] == enough
    assert found > 5


def test_arrays_stay_as_they_are_unless_that_is_not_wanted():
    kept, shared = (VectorEnv("token-battle", num_envs=2, seed=1, copy=copy) for copy in (True, False))
    for env, stays in ((kept, True), (shared, False)):
        seen, _ = env.reset()
        before = seen["observation"].copy()
        env.step(policy(seen))
        assert np.array_equal(seen["observation"], before) is stays


@pytest.mark.parametrize("game", GAMES)
def test_what_options_say_is_the_same_when_written_anew(game):
    """Lines of options that were offered before are not written again: none may be left from another seat, other decks
    or another slot, nor behind the last one."""
    env = VectorEnv(game, num_envs=12, seed=2)
    seen, _ = env.reset()
    for _ in range(60):
        for n in range(12):
            view, decision, made = env.view(n), env.decision(n), env.encoding
            numbers = made.numbered(env._running[n].state.fixed.kinds)
            things = made.write(view, numbers, [0] * len(made.space))
            lines = np.zeros_like(seen["actions"][n])
            for option, line in zip(decision.options, lines):
                made.write_option(decision, option, view, numbers, things, line)
            assert np.array_equal(seen["actions"][n][:, :COPIES], lines[:, :COPIES])
            assert not seen["actions"][n][len(decision.options) :].any()
        seen, *_ = env.step(policy(seen))


def test_what_an_option_says_of_a_card_goes_by_the_cards_that_are_played_with():
    """A card has another number in games over fewer cards (`Game.narrowed`), and one sheet serves them all."""
    env = VectorEnv("pokemon", seed=2, forced=True)
    env.reset()
    env.step([0])
    view, decision, cards = env.view(0), env.decision(0), len(env._running[0].state.fixed.kinds)
    assert decision.kind == "lay-active"
    fewer, all_of_them = [5] * cards, [7] * cards
    for numbers in (fewer, all_of_them):
        assert env._sheet.lines(view, decision, numbers, {}, 1)[0, CARD] == numbers[0]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"num_envs": 0}, "num_envs is 0"),
        ({"max_steps": 0}, "max_steps is 0"),
        ({"decks": ("First Steps",)}, "needs 2 decks"),
        ({"seed": 1 << 300}, "a seed has at most"),
    ],
)
def test_what_can_not_be_played_is_refused_with_a_sentence(settings, sentence):
    with pytest.raises(ValueError, match=sentence):
        VectorEnv("token-battle", **settings)


def test_a_game_that_says_nothing_of_its_views_is_refused():
    game = stolik.load_game("token-battle").replaced(encoding="")
    with pytest.raises(ValueError, match="does not say how its views are written as numbers"):
        VectorEnv(game)


def test_a_step_before_the_first_reset_is_refused():
    with pytest.raises(ValueError, match="reset the environment"):
        VectorEnv("token-battle").step([0])


def test_the_example_of_the_page_runs():
    page = (Path(__file__).resolve().parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    exec(re.search(r"```python\n(.*?)```", page, re.DOTALL)[1], known)
    assert known["observations"]["observation"].shape == (64, 1535)
    assert known["terminations"].shape == (64,)


def test_without_numpy_the_engine_runs_and_says_what_is_missing():
    program = """
import sys
sys.modules["numpy"] = None
import stolik
stolik.simulate("token-battle", games=1)
try:
    stolik.VectorEnv
except ModuleNotFoundError as missing:
    print(missing)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "games side by side need numpy, which is not installed: pip install 'stolik[learn]'\n"
