"""`stolik tune`: weights as a file that says how it came about."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from stolik.bots.weights import read_weights

from .conftest import Run

WORDS = ("tune", "token-battle", "-n", "4", "--tried", "2", "--bot", "random", "--rival", "greedy", "--seed", "3")


def test_the_file_says_by_which_command_it_was_made(run: Run) -> None:
    pytest.importorskip("cma")
    data = json.loads(run(*WORDS, "--weights", "weights.toml", "--json").out)
    text = Path("weights.toml").read_text(encoding="utf-8")
    assert read_weights(text) == data["weights"] and data["games"]["games"] == 2
    command = text.splitlines()[0].removeprefix("# Written by: stolik ")
    assert json.loads(run(*command.split(), "--json").out) == data


def test_as_a_table_it_shows_before_and_after(run: Run) -> None:
    pytest.importorskip("cma")
    out = run(*WORDS).out
    assert "climb" in out and "New against old" in out and max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bot", "gredy"), "there is no bot 'gredy'"),
        (("--bot", "cmd:cat"), "programs judge by no weights of ours"),
        (("--rival", "lookahead:budget=0"), "budget of the bot 'lookahead' is 0"),
        (("--weights", "nowhere/weights.toml"), "nowhere"),
    ],
)
def test_what_can_not_be_used_is_one_sentence(run: Run, words: tuple[str, str], says: str) -> None:
    ran = run(*WORDS, *words)
    assert ran.code == 2 and says in ran.err and ran.err.count("\n") == 1


def test_without_cma_nothing_is_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    ran = run("tune", "token-battle", "-n", "1000000")
    assert (ran.code, ran.err) == (
        2, "stolik: tuning needs cma, which is not installed: pip install 'stolik[lab]'\n"
    )  # fmt: skip
