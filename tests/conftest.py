"""Tables for tests: `token_battle(drawing)`, `pokemon(drawing)`, `pokemon(drawing, cards=[MINE])`, and --echo, which
plays every drawn table again in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import settings

from stolik.catalog import load_game
from stolik.game import Game
from stolik.scenarios.table import ECHOES, Table, Word, table

# A check that passed passes again, on a slow machine as well: the examples are drawn, but always the same ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--echo", choices=sorted(ECHOES), help="after each act go on with a clone, JSON, a replay …")


@pytest.fixture
def token_battle(request: pytest.FixtureRequest) -> Callable[[str], Table]:
    """Draws a Token Battle table."""
    echo = request.config.getoption("--echo")
    return lambda drawing: table("token-battle", drawing, ECHOES[echo] if echo else None)


def _drawer(game: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Table]]:
    echo = request.config.getoption("--echo")
    tables: list[Table] = []
    known: dict[tuple[Any, ...], Game] = {}

    def draw(drawing: str, *luck: Word, cards: Sequence[Any] = ()) -> Table:
        more = tuple(cards)
        if more and more not in known:
            known[more] = load_game(game).with_cards(*more)
        tables.append(table(known.get(more, game), drawing, ECHOES[echo] if echo else None, luck))
        return tables[-1]

    yield draw
    for drawn in tables:
        drawn.done()


@pytest.fixture
def pokemon(request: pytest.FixtureRequest) -> Iterator[Callable[..., Table]]:
    """Draws a Pokémon table: `pokemon(drawing, "H", "A: Potion", cards=[MINE])`. Scripted luck that is left over fails
    the test; `cards` are records of cards that are in no set."""
    yield from _drawer("pokemon", request)


@pytest.fixture
def pokemon_2v2(request: pytest.FixtureRequest) -> Iterator[Callable[..., Table]]:
    """Draws a table of two against two, as `pokemon` does."""
    yield from _drawer("pokemon-2v2", request)


@pytest.fixture
def star_wars(request: pytest.FixtureRequest) -> Iterator[Callable[..., Table]]:
    """Draws a Star Wars table: `star_wars(drawing, 4, 2, 6)`. Scripted luck that is left over fails the test."""
    yield from _drawer("star-wars", request)
