"""Pilots: how to play a game by rules of thumb, from one look at the table. Where turns are long, searching needs one.

A pilot answers at once and tries nothing out, so that a bot can let it play whole turns in its imagination.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.view import Worlds


class Pilot(Protocol):
    """What the module of a game offers as `make(printed)`. Its answers depend on nothing but what it is given."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        """A sensible legal answer of the seat that is asked, whose view this is."""

    def clock(self, view: Any) -> int:
        """How many turns have begun."""

    def horizon(self, view: Any, decision: Decision) -> int:
        """At which count of turns a line that begins with this decision has shown what it is worth."""

    def candidates(self, view: Any, decision: Decision) -> list[Answer]:
        """What is worth trying out: first what `choose` says, and nothing else where thinking would change nothing."""


KEPT: Final = 8
"""For how many pools pilots are kept at most."""
_made: dict[tuple[str, int], tuple[Any, Pilot]] = {}


def load(game: str, worlds: Worlds[Any]) -> Pilot | None:
    """The pilot of a game, made with what is printed on its cards; None where the game has none or needs none.

    Made once for a pool: what it learns from printed cards does not change.
    """
    make = _maker(game)
    if make is None:
        return None
    printed = worlds.printed
    known = _made.get((game, id(printed)))
    if known is None or known[0] is not printed:
        if len(_made) >= KEPT:
            _made.clear()
        known = _made[game, id(printed)] = (printed, make(printed))
    return known[1]


@cache
def _maker(game: str) -> Callable[[Any], Pilot] | None:
    place = "stolik.games." + game.replace("-", "_").removesuffix("_2v2")
    if find_spec(place) is None or find_spec(f"{place}.bots.pilot") is None:
        return None
    return cast("Callable[[Any], Pilot]", import_module(f"{place}.bots.pilot").make)
