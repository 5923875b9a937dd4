"""What stands at the top of a game's drawings can be read, and what can't be read is told with its line."""

from __future__ import annotations

import ast
import re
import textwrap

import pytest

from stolik.cardgame.drawn import DrawingError
from stolik.catalog import game
from stolik.kernel.compiling import source_of

CARD_GAMES = ("pokemon", "pokemon-2v2", "star-wars")


def description(name):
    """What stands at the top of the source of a game's drawing; a compiled module does not keep it."""
    return ast.get_docstring(ast.parse(source_of(game(name).drawing).read_text()))


def example(name):
    """The first block that is set in, in the description of a drawing."""
    block = next(one for one in description(name).split("\n\n")[1:] if one.startswith("    "))
    return textwrap.dedent(block)


@pytest.mark.parametrize("name", CARD_GAMES)
def test_the_example_at_the_top_is_read(name):
    shown = game(name).drawing.show(game(name).drawn(example(name)))
    assert len(example(name).splitlines()) >= 3
    assert game(name).drawing.show(game(name).drawn(shown)) == shown


@pytest.mark.parametrize("name", CARD_GAMES)
def test_cards_that_the_description_names_by_their_ids_are_there(name):
    named = re.findall(r"\(([A-Za-z]+\d*-\d+)\)", description(name))
    assert set(named) <= set(game(name).pool) and (named or name == "pokemon-2v2")


@pytest.mark.parametrize(
    ("name", "drawn", "complaint"),
    [
        ("pokemon", "A  active: Turtwig\nB  active: Nobody", "line 2: there is no card 'Nobody'"),
        ("pokemon", "\nA  active: Turtwig\nB  active: Totodile\nA hand: Nobody", "line 4: there is no card 'Nobody'"),
        ("pokemon", "A  active: Turtwig\nB  active: Totodile\nsnow: deep", "line 3: 'snow: deep': expected A or B"),
        ("pokemon", "A  active: Turtwig\nA  active: Turtwig", "line 2: .* active is there twice"),
        ("pokemon", "A  active: Turtwig\nB  from: Nothing", "line 2: from: there is no bundled deck"),
        ("pokemon", "A  active: Turtwig   prizes: Nobody\nB  active: Totodile", "line 1: there is no card 'Nobody'"),
        ("pokemon", "A  active: Turtwig   open: all\nB  active: Totodile", "line 1: open: 'all' is no whole number"),
        ("pokemon", "A  active: Turtwig   fell: Shinx\nB  active: Totodile", "line 1: fell: 'Shinx' is not like 'Bi"),
        ("pokemon", "A  active: Turtwig\nB  active: Totodile\nturn: C", "line 3: turn: 'C' is none of A, B$"),
        ("pokemon", "A  active: Turtwig\nB  active: Totodile\nstadium: Nobody", "line 3: there is no card 'Nobody'"),
        ("pokemon", "A  deck: Turtwig\nB  deck: Totodile\nsetup: C", "line 3: setup: 'C' is none of A, B, none: who"),
        ("pokemon-2v2", "A+C  active: Shinx, Nobody\nB+D  active: Bronzor, Poliwag", "line 1: there is no card 'Nobod"),
        ("pokemon-2v2", "A+C  active: Shinx, Litten\nB+D  hand: Judge", "line 2: B\\+D: hand stands in a line of a pl"),
        ("pokemon-2v2", "A+C  active: Shinx, Litten\nB+D  active: Bronzor, Poliwag\nround: 0", "line 3: round: the fi"),
        ("star-wars", "dark  force: 1\nlight  space: Nobody", "line 2: there is no card 'Nobody'"),
        ("star-wars", "dark  force: all\nlight  force: 2", "line 1: force: 'all' is no whole number"),
        ("star-wars", "dark  force: 1\nlight  force: 2\nstep: dinner", "line 3: step: 'dinner' is none of untap, roll"),
        ("star-wars", "dark  force: 1\nlocations: Dark Cave", "line 2: locations: 'Dark Cave' is not like 'Dark"),
    ],
)  # fmt: skip
def test_what_cant_be_read_is_told_with_its_line(name, drawn, complaint):
    with pytest.raises(DrawingError, match=f"^{complaint}") as wrong:
        game(name).drawn(drawn)
    assert wrong.value.line == int(complaint[5])


def test_what_is_wrong_with_the_table_as_a_whole_has_no_line():
    with pytest.raises(DrawingError, match=r"^B: 1 Active Pokémon are needed, not 0") as wrong:
        game("pokemon").drawn("A  active: Turtwig")
    assert wrong.value.line == 0
