"""Agents in Kaggle's form: theirs play ours, ours are such agents, and a file of one plays as a program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from stolik.adapters.kaggle import agent_of, run
from stolik.simulation.run import simulate

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")

SUBMISSION = """
import random

print("loading")
LUCK = random.Random()

def helper(options):
    return LUCK.randrange(len(options))

def agent(obs, config):
    if obs.step == 0:
        LUCK.seed(config.seed)
        print("begun by", obs["player"])
    question = obs["decision"]
    if question["least"] == question["most"] == 1 and "together" not in question:
        return [helper(question["options"])]
    return list(range(question["least"]))
"""


def last(obs):
    """A stranger's agent: of options that are picked singly the last."""
    question = obs.decision
    return [len(question["options"]) - 1] if question["most"] == 1 else list(range(question["least"]))


def seats(game):
    return 4 if game == "pokemon-2v2" else 2


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_plays_against_our_bots(game):
    match, told = run(game, [last, "random"] * (seats(game) // 2), seed=3)
    assert match.outcome is not None
    assert [one["reward"] for one in told] == list(match.outcome.returns) or any(one["error"] for one in told)


@pytest.mark.parametrize("game", GAMES)
def test_our_bot_as_an_agent_answers_what_it_answers_as_a_bot(game):
    """The same seeds: the same game, question by question."""
    from stolik.kernel.luck import derive

    count = seats(game)
    agents = [agent_of(game, "greedy", derive(3, 1)), *["random"] * (count - 1)]
    one, _ = run(game, agents, seed=3)
    other, _ = run(game, ["greedy", *["random"] * (count - 1)], seed=3)
    assert one.key() == other.key() and one.turn == other.turn > 2


def test_what_an_agent_does_wrong_loses_with_the_reason():
    def raises(obs):
        raise RuntimeError("no idea")

    for agent, says in (
        (raises, "the agent raised RuntimeError: no idea"),
        (lambda obs: [99_999], "the agent answered [99999], which is not legal"),
        (lambda obs: "x", "the agent answered 'x', which is no list of positions"),
        (lambda obs: None, "the agent answered None, which is no list of positions"),
    ):
        _, told = run("token-battle", ["random", agent], seed=3)
        assert [(one["reward"], one["status"]) for one in told] == [(1, "DONE"), (-1, "ERROR")]
        assert told[1]["error"].startswith(says)


def test_our_bots_need_more_than_a_copy_of_the_fields():
    agent = agent_of("token-battle", "greedy")
    _, told = run("token-battle", [lambda obs: agent(dict(obs)), "random"], seed=3)
    assert "our bots take the observation as it was made here" in told[0]["error"]


@pytest.mark.skipif(os.name == "nt", reason="programs as bots need process groups")
def test_a_submission_plays_as_a_program(tmp_path: Path):
    file = tmp_path / "main.py"
    file.write_text(SUBMISSION)
    bot = f"cmd:{sys.executable} -m stolik.adapters.kaggle {file}"
    one, two = (
        simulate("token-battle", bots=(bot, "random"), games=2, seed=5, options={"turn_limit": 10}) for _ in "ab"
    )
    assert one == two and one.failures == {} and one.by_bot[bot].games == 2
    file.write_text("x = 1\n")
    wrong = simulate("token-battle", bots=(bot, "random"), games=1, seed=5)
    assert "there is no function agent(obs) in" in next(iter(wrong.failures))
