"""Where games are found: the bundled ones in a table, those of other packages by entry points."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib import metadata
from typing import Final

from stolik.game import Game, at_place

GAMES: Final[dict[str, str]] = {
    "token-battle": "stolik.games.token_battle.game:TokenBattleGame",
    "pokemon": "stolik.games.pokemon.game:PokemonGame",
    "pokemon-2v2": "stolik.games.pokemon.game:PokemonTeamsGame",
    "star-wars": "stolik.games.star_wars.game:StarWarsGame",
}
"""Literal table: the game's id, and what makes it when called. Imported on first use."""

GROUP: Final = "stolik.games"
"""Entry points by which another package adds a game: id = "package.module:name", where calling the name gives a
Game."""

log = logging.getLogger("stolik")


class UnknownGame(ValueError):  # noqa: N818 - part of the API's words
    """There is no game of that id."""


class BrokenGame(ValueError):  # noqa: N818
    """The game of another package can't be loaded: names the package, and what went wrong."""


@cache
def games() -> Mapping[str, str]:
    """Ids and the places of all games, bundled ones first. Raises ValueError when two packages take one id."""
    found = dict(GAMES)
    owner = dict.fromkeys(GAMES, "stolik")
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        package = point.dist.name if point.dist else point.value
        if point.name in found:
            raise ValueError(f"the game {point.name!r} is offered by two packages: {owner[point.name]} and {package}")
        found[point.name] = point.value
        owner[point.name] = package
    return found


@cache
def game(name: str) -> Game:
    """The game of this id. Raises UnknownGame that names those there are, BrokenGame for one that can't be loaded."""
    place = games().get(name)
    if place is None:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    try:
        made = at_place(place)()
    except Exception as wrong:
        if name in GAMES:
            raise
        # The code of a stranger may fail in any way; which game it is has to be said.
        raise BrokenGame(f"the game {name!r} ({place}) can't be loaded: {type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(made, Game):
        raise BrokenGame(f"the game {name!r}: {place} gives {type(made).__name__}, not a stolik.Game")
    if made.id != name:
        raise BrokenGame(f"the game {name!r}: {place} gives a game whose id is {made.id!r}; they must be the same")
    return made


def loadable() -> tuple[str, ...]:
    """The ids of all games that can be loaded; one of another package that can't be is told in the log and left out."""
    found = []
    for name in games():
        try:
            game(name)
        except BrokenGame as broken:
            log.warning("%s", broken)
            continue
        found.append(name)
    return tuple(found)


def registered_names() -> tuple[str, ...]:
    """The ids of all games (OpenSpiel's word)."""
    return tuple(games())


def load_game(name: str) -> Game:
    """The game of this id (OpenSpiel's word). Raises UnknownGame that names those there are, BrokenGame."""
    return game(name)
