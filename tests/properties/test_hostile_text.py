"""Text from outside, written to make a reader slow: time grows as the text does, and too much is refused unread."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest

from stolik.catalog import load_game
from stolik.decks.deck import DeckError
from stolik.games.pokemon.cards import files as pokemon_files
from stolik.games.star_wars.cards import files as star_wars_files
from stolik.kernel.built import is_compiled
from stolik.scenarios.table import ScenarioError
from stolik.scenarios.table import _read as read_scenarios

from . import patterns
from .patterns import PATIENCE, Pattern, every_pattern, slowest, time_of, unseen

DECKED = ("pokemon", "pokemon-2v2", "star-wars", "token-battle")
SLOW = [
    (r"[#*\s]*total(?:\s+cards?)?\s*[:\-–(]*\s*\d{0,4}\s*\)?(?:\s*cards?)?", "fullmatch"),
    (r"(\S.*?)[\s,;:]+[(\[]?(?:[x×]\s*(-?\d+)|(-?\d+)\s*[x×])[)\]]?", "fullmatch"),
    (r"\s*[,;、，]\s*", "split"),
    (r"\s+LV\.\d+$", "search"),
    (r"\s*(?:★|star)\s*$", "sub"),
    (r"(a+)+$", "match"),
]
"""Patterns as there were some, and one that everybody knows."""


def _read(game: str, text: str) -> str:
    """The problem of a deck's text; "" if there is none."""
    try:
        load_game(game).read_deck(text)
    except DeckError as wrong:
        return str(wrong)
    return ""


def test_no_pattern_takes_longer_than_its_text_grows() -> None:
    assert [slow for pattern in every_pattern() if (slow := slowest(pattern))] == []


@pytest.mark.skipif(is_compiled(), reason="what is compiled does not say at which line it makes a pattern")
def test_every_pattern_that_is_made_at_run_time_is_known() -> None:
    assert unseen() == []


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="nothing breaks a match off here")
@pytest.mark.parametrize(("text", "way"), SLOW)
def test_a_slow_pattern_is_found_out(text: str, way: str) -> None:
    assert slowest(Pattern("here", text, re.IGNORECASE, (way,))) is not None


def test_patterns_are_found_with_the_ways_in_which_they_are_used() -> None:
    found = {pattern.text: pattern.ways for pattern in every_pattern() if pattern.place.startswith("decks/")}
    assert found["[,;、，]"] == ("split",)
    assert len(patterns.sites()) > 100 and "server/bodies.py" in {place.split(":")[0] for place in patterns.sites()}


@pytest.mark.parametrize("game", DECKED)
@pytest.mark.parametrize("start", ["total", "Pokémon", "Units", "4 Turtwig", "Padm_", "***", "1:", "Energy: Fire"])
def test_a_long_run_of_one_sign_is_read_at_once(game: str, start: str) -> None:
    _read(game, "1 X")  # the cards are there before the time is taken
    for run in " ", ",", ";", ":", " ,", "\t(", "\u0301\u0316", "0":
        text = start + run * (900 // len(run)) + "x"
        assert time_of(lambda text: _read(game, text), text) < PATIENCE, (start, run)


@pytest.mark.parametrize("game", DECKED)
def test_a_line_that_is_too_long_is_refused_by_its_number(game: str) -> None:
    assert (
        _read(game, "Name: Mine\n1: " + "a" * 1000) == "line 2: a line has at most 1000 characters, this one has 1003"
    )


@pytest.mark.parametrize("game", DECKED)
def test_too_many_lines_are_refused(game: str) -> None:
    assert _read(game, "\n" * 1000 + "x") == "line 1001: a deck list has at most 1000 lines, this one has 1001"


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (
            "pokemon",
            "\n".join(["99 Turtwig DP 103"] * 11),
            "a deck has at most 1000 cards, this one has 1089; take some out",
        ),
        ("pokemon", '{"cards": [' + '"dp1-1",' * 1000 + '"dp1-1"]}', "at most 1000 cards, this one has 1001"),
        ("pokemon", '{"cards": ["' + "a" * 1001 + '"]}', "cards 1: a card is said in at most 1000 characters"),
        ("pokemon", 'Qty,Name\n1,"' + "aa\n" * 600 + '"', "line 602: a card is said in at most 1000 characters"),
        (
            "star-wars",
            '{"stacks": [["' + "a" * 1001 + '"]]}',
            "stacks, card 1: a card is said in at most 1000 characters",
        ),
        (
            "star-wars",
            "<deck><superzone name='Deck'><card><name>" + "a" * 1001 + "</name></card></superzone></deck>",
            "line 1",
        ),
        ("token-battle", '{"stacks": [["' + "a" * 1001 + '"]]}', "stack 1: a card is said in at most 1000 characters"),
        ("token-battle", '{"stacks": [[' + '"a",' * 1000 + '"a"]]}', "at most 1000 cards, this one has 1001"),
        ("pokemon", "4 ,", "line 1: there is a count and no card"),
        ("star-wars", "; x4", "line 1: there is a count and no card"),
    ],
)
def test_more_than_any_deck_has_is_one_clear_error(game: str, text: str, said: str) -> None:
    assert said in _read(game, text)


def test_a_card_file_with_a_text_beyond_all_cards_is_refused_by_its_place(tmp_path: Path) -> None:
    file = json.dumps([{"id": "dp1-1", "supertype": "Pokémon", "name": "A" * 5000}])
    with pytest.raises(pokemon_files.CardFileError, match=r"dp1-1, name: has 5000 characters; at most 4000 are read"):
        pokemon_files.read_file(file.encode())
    table = tmp_path / "cards.tsv"
    table.write_text("\t".join(star_wars_files.COLUMNS) + "\n" + "A" * 9000)
    (bad,) = star_wars_files.read_file(table)
    assert isinstance(bad, star_wars_files.BadEntry)
    assert str(bad.wrong) == "cards.tsv, line 2: the line has 9000 characters; at most 8000 are read"


def test_a_field_that_is_there_twice_is_found_at_once_in_a_long_file() -> None:
    fields = ",".join(f'"{n}":0' for n in range(40_000))

    def read(text: str) -> None:
        with pytest.raises(pokemon_files.CardFileError, match="twice"):
            pokemon_files.read_file(text.encode())

    assert time_of(read, "[{" + fields + ',"39999":0}]') < PATIENCE


def test_a_line_of_a_scenario_file_has_an_end() -> None:
    with pytest.raises(ScenarioError, match=r"mine\.toml: line 2 has 2001 characters; at most 2000 are read"):
        read_scenarios("pokemon", "mine", "[[scenario]]\n" + "#" * 2001)
