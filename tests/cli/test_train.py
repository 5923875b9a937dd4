"""`stolik train`: a network as a file that says how it came about."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.lab.learners import brings

from stolik import catalog
from stolik.bots.learned import read_network

from .conftest import Run

WORDS = (
    "train", "thieves", "-n", "40", "--tried", "2", "--bot", "random", "--rival", "search:iterations=8", "--hidden", "3"
)  # fmt: skip


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The game of a stranger."""
    pytest.importorskip("sklearn")
    brings(tmp_path / "site", "Learners")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path / "site")])
    catalog.forget()
    yield
    monkeypatch.undo()
    catalog.forget()


def test_the_file_says_by_which_command_it_was_made(run: Run) -> None:
    data = json.loads(run(*WORDS, "--network", "network.json", "--json").out)
    network = read_network(Path("network.json").read_text(encoding="utf-8"))
    assert network.told["measured"]["games"] == data["games"] and data["games"]["games"] == 2
    assert len(network.hidden) == 3 and len(network.names) == 4
    command = network.told["made by"].removeprefix("stolik ")
    assert json.loads(run(*command.split(), "--json").out) == data


def test_as_a_table_it_shows_before_and_after(run: Run) -> None:
    out = run(*WORDS).out
    assert "games held out" in out and "With the network against without" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_no_line_is_left_in_english(run: Run, lang: str) -> None:
    said = {one: run(*WORDS, "--lang", one).out for one in ("en", lang)}
    english, other = ({line.strip() for line in said[one].splitlines() if line.strip(" ─")} for one in ("en", lang))
    assert len(english) >= 5 and english.isdisjoint(other)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bot", "gredy"), "there is no bot 'gredy'"),
        (("--bot", "cmd:cat"), "programs play none of these games"),
        (("--rival", "lookahead"), "lookahead judges by no network"),
        (("--rival", "search:learned=0"), "judges by no network"),
        (("--rival", "search:iterations=0"), "iterations of the bot 'search' is 0"),
        (("--hidden", "0"), "hidden"),
        (("--network", "nowhere/network.json"), "nowhere"),
        (("-n", "39"), "39 games are too few, 40 are the least"),
    ],
)
def test_what_can_not_be_used_is_one_sentence(run: Run, words: tuple[str, str], says: str) -> None:
    ran = run(*WORDS, *words)
    assert ran.code == 2 and says in ran.err and ran.err.count("\n") == 1


def test_without_the_library_nothing_is_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sklearn.neural_network", None)
    ran = run("train", "thieves", "-n", "1000000")
    assert (ran.code, ran.err) == (
        2, "stolik: training needs sklearn, which is not installed: pip install 'stolik[lab]'\n"
    )  # fmt: skip
