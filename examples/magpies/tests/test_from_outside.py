"""What comes from outside as data: a state with one thing in it changed is refused with its place, or is a game."""

import copy
import json
import os
import random
import subprocess
import sys

import pytest
from stolik_magpies.cards import KITS

from stolik.catalog import game
from stolik.kernel.agenda import advance, answer
from stolik.kernel.codec import CodecError, from_data, to_data
from stolik.kernel.contract import Choice
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

IDS = ("magpies-2", "magpies-3", "magpies-4")
STRANGE = (None, True, -1, 0, 1, 7, 10**9, "", "lay", [], [1, 2], {}, {"()": [1]}, {"o": ["pass"]}, {"{}": [["x", 1]]})
FRAMES = ({"#": "MagpieStep", "name": "peck"}, {"#": "MagpieStep", "name": "no step"}, {"#": "Shining", "about": "x"})


def start(name, seed):
    seats = game(name).seats
    setup = Setup(name, tuple((KITS[(seed + n) % len(KITS)][1],) for n in range(seats)), {"rounds": 3})
    return game(name).rules.new(setup, seed)


def places(data, above=()):
    """Where something lies in JSON data, from the outside in."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*above, key)
        yield from places(value, (*above, key))


def changed(data, chance):
    """A copy with one value replaced or left out."""
    data = copy.deepcopy(data)
    *above, last = chance.choice(list(places(data["state"])))
    inner = data["state"]
    for key in above:
        inner = inner[key]
    if isinstance(inner, list) and chance.random() < 0.2:
        del inner[last]
    else:
        inner[last] = copy.deepcopy(chance.choice(STRANGE + FRAMES))
    return data


def to_the_end(rules, s):
    choice = Choice(1)
    s.luck = s.luck or 1  # a table without luck of its own is a drawn one
    advance(rules, s)
    while s.decision is not None:
        rules.view(s, s.decision.seat)
        answer(rules, s, choice.answer(s.decision))
    return rules.outcome(s)


@pytest.mark.parametrize("name", IDS)
def test_a_strange_state_is_refused_with_its_place_or_plays_on(name):
    rules, chance = game(name).rules, random.Random(7)
    refused, played = [], 0
    for seed in range(3):
        s, choice = start(name, seed), Choice(seed)
        while s.decision is not None:
            for _ in range(12):
                data = changed(to_data(s), chance)
                try:
                    strange = from_data(data, s.fixed)
                    rules.check(strange)
                except (CodecError, SetupError) as wrong:
                    refused.append(str(wrong))
                else:
                    assert to_the_end(rules, strange) is not None
                    played += 1
            answer(rules, s, choice.answer(s.decision))
    assert [told for told in refused if not told.startswith("state")] == []
    assert len(refused) > 4 * played > 0


def keys():
    """The keys at the end of a few games by chance."""
    found = []
    for name in IDS:
        s, choice = start(name, 5), Choice(5)
        while s.decision is not None:
            answer(game(name).rules, s, choice.answer(s.decision))
        found.append(s.key())
    return found


def test_games_are_the_same_in_every_process():
    """Nothing depends on the order of a set, which Python changes from process to process."""
    for seed in ("1", "77"):
        told = subprocess.run(
            [sys.executable, __file__], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        )
        assert json.loads(told.stdout) == keys()


if __name__ == "__main__":
    print(json.dumps(keys()))
