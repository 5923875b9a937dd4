"""Where games are found: the bundled ones in a table, those of other packages by entry points."""

from __future__ import annotations

import logging
import re
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
_ID: Final = re.compile("[a-z0-9-]{1,40}")


class UnknownGame(ValueError):  # noqa: N818 - part of the API's words
    """There is no game of that id."""


class BrokenGame(ValueError):  # noqa: N818
    """The game of another package can't be loaded: names the package, and what went wrong."""


@cache
def offers() -> tuple[Mapping[str, str], tuple[str, ...]]:
    """Ids and the places of all games, bundled ones first; and a sentence for each game whose id another one has
    already, which keeps it."""
    found, doubled = dict(GAMES), []
    owner = dict.fromkeys(GAMES, "stolik")
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        package = point.dist.name if point.dist else point.value
        if point.name in found:
            doubled.append(f"the game {point.name!r} is offered by two packages: {owner[point.name]} and {package}")
            continue
        found[point.name] = point.value
        owner[point.name] = package
    return found, tuple(doubled)


def games() -> Mapping[str, str]:
    """Ids and the places of all games, bundled ones first."""
    return offers()[0]


@cache
def game(name: str) -> Game:
    """The game of this id. Raises UnknownGame that names those there are, BrokenGame for one that can't be loaded."""
    place = games().get(name)
    if place is None:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    if name in GAMES:
        made: Game = at_place(place)()
        return made
    try:
        return _made_by_a_stranger(name, place)
    except BrokenGame:
        raise
    except Exception as wrong:
        # The code of a stranger may fail in any way; which game it is has to be said.
        raise BrokenGame(f"the game {name!r} ({place}) can't be loaded: {type(wrong).__name__}: {wrong}") from wrong


def _made_by_a_stranger(name: str, place: str) -> Game:
    """The game, once all of it that would fail later is made. Raises BrokenGame, and whatever its code raises."""
    made = at_place(place)()
    if not isinstance(made, Game):
        raise BrokenGame(f"the game {name!r}: {place} gives {type(made).__name__}, not a stolik.Game")
    if made.id != name:
        raise BrokenGame(f"the game {name!r}: {place} gives a game whose id is {made.id!r}; they must be the same")
    if not _ID.fullmatch(name):
        raise BrokenGame(f"the game {name!r}: an id is 1 to 40 small letters, digits and hyphens")
    if not made.decks:
        raise BrokenGame(f"the game {name!r} brings no deck to play it with")
    if len(made.sides) != made.seats or len(made.words.sides) != made.seats:
        raise BrokenGame(f"the game {name!r} has {made.seats} seats: `sides`, also those of its words, are one a seat")
    _ = (made.rules, made.names, made.words.phrases.compiled)
    return made


@cache
def loadable() -> tuple[str, ...]:
    """The ids of all games that can be loaded; what another package offers and can't be is told in the log, once."""
    found, wrong = sorted_out()
    for sentence in wrong:
        log.warning("%s", sentence)
    return found


def sorted_out() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The ids of all games that can be loaded, and a sentence for each that another package offers and can't be."""
    found, wrong = [], list(offers()[1])
    for name in games():
        try:
            game(name)
        except BrokenGame as one:
            wrong.append(str(one))
        else:
            found.append(name)
    return tuple(found), tuple(wrong)


def forget() -> None:
    """Look for games anew, as after a package was installed while this program runs."""
    for found in (offers, game, loadable):
        found.cache_clear()


def registered_names() -> tuple[str, ...]:
    """The ids of all games (OpenSpiel's word)."""
    return tuple(games())


def load_game(name: str) -> Game:
    """The game of this id (OpenSpiel's word). Raises UnknownGame that names those there are, BrokenGame."""
    return game(name)
