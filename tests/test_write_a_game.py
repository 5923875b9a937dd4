"""The game that docs/write-a-game.md shows, taken off the page: it keeps the contract, has words, and is played."""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

from stolik import Match, Option, catalog
from stolik.cli import main
from stolik.cli.faces.generic import GenericFace
from stolik.kernel.contract import check
from stolik.kernel.state import Setup
from stolik.server.faces import face_of
from stolik.simulation.missing import missing_words
from stolik.simulation.run import simulate

PAGE = Path(__file__).parents[1] / "docs" / "write-a-game.md"


@pytest.fixture(scope="module")
def twenty():
    """The object of the page, registered as by a package."""
    (source,) = re.findall(r"(?s)```python\n(.*?)```", PAGE.read_text(encoding="utf-8"))
    module = ModuleType("twenty_of_the_page")
    module.__file__ = str(PAGE)
    sys.modules[module.__name__] = module
    exec(compile(source, str(PAGE), "exec"), module.__dict__)
    point = metadata.EntryPoint("twenty", f"{module.__name__}:TwentyGame", catalog.GROUP)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(metadata, "entry_points", lambda group: [point])
        catalog.forget()
        yield catalog.load_game("twenty")
    catalog.forget()


def test_it_keeps_the_contract(twenty) -> None:
    assert check(twenty.rules, [Setup("twenty", ((), ()))], games=30) > 150


def test_it_has_words_for_all_that_is_shown(twenty) -> None:
    assert missing_words(twenty) == []


def test_a_refusal_is_said_with_its_rule(twenty) -> None:
    match = Match(twenty, ["Standard"] * 2, 3, names=("Ola", "Marek"))
    other = match.view(1).hand[0]
    refusal = match.why_not(1, Option("lay", (other,)), "pl")
    assert (refusal.rule, refusal.text) == ("TW-TURN-1", "Gra Ola.")


def test_it_is_drawn_in_the_terminal(twenty) -> None:
    match = Match(twenty, ["Standard"] * 2, 3)
    lines = [line.plain for line in GenericFace(twenty, "en").position(match.view(0), ("Ola", "Marek"), 80)]
    assert any(line.startswith("  Hand 5: ") for line in lines) and "  Pile 0" in lines


def test_bots_know_how_to_win_it(twenty) -> None:
    tally = simulate("twenty", bots=("lookahead", "random"), games=40, seed=1)
    assert tally.contestants[0].wins > 24


def test_it_is_on_the_command_line(twenty, capsys) -> None:
    assert main(["games", "twenty", "--lang", "pl"]) == 0
    assert capsys.readouterr().out.startswith("twenty  Dwadzieścia")


def test_what_has_no_words_is_found(twenty, monkeypatch) -> None:
    lost = ("fact total", "rule TW-END-3", "verb lay")
    kept = {key: rows for key, rows in twenty.words.phrases.said.items() if key not in lost}
    monkeypatch.setattr(twenty.words.phrases, "said", {**kept, "zone hand": {"en": "Hand", "ja": "手札"}})
    monkeypatch.setattr(twenty.words.phrases, "_compiled", None)
    assert missing_words(twenty) == [*lost, "zone hand: pl"]


def test_a_league_of_one_is_no_crash(twenty, capsys) -> None:
    assert main(["arena", "twenty", "--bot", "random"]) == 2
    assert capsys.readouterr().err == "stolik: a league needs at least two bots or two decks\n"


def test_the_whole_view_is_told_in_words(twenty) -> None:
    match = Match(twenty, ["Standard"] * 2, 3)
    match.answer_at((0,))
    view = match.view(None)
    lines = face_of("twenty").sight(view, None, ("Ola", "Marek"), "pl").text.splitlines()
    assert lines == ["Ola", "  karty 4", "Marek", "  karty 5", f"suma {view.total}", f"Stos (1): {view.total}"]
