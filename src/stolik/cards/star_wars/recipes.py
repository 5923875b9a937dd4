"""How a Star Wars card is written down: one call a card, numbers in the order in which they are printed."""

from __future__ import annotations

import re

from stolik.cardgame.ast.common import Condition, Step
from stolik.cardgame.ast.star_wars import Activated
from stolik.cardgame.printed import StarWarsCard, UnitAbility

_VERSION = re.compile(r"^(.*\S) \(([A-Z])\)$")


def split_name(name: str) -> tuple[str, str]:
    """A printed name as name and version letter ("" for a card that isn't unique)."""
    found = _VERSION.match(name)
    return (found[1], found[2]) if found is not None else (name, "")


def unit(
    id: str,  # noqa: A002
    name: str,
    side: str,
    kind: str,
    subtypes: str,
    numbers: tuple[int, int, int, int],
    *abilities: UnitAbility,
) -> StarWarsCard:
    """A unit: `kind` is its arena, `numbers` are build cost, speed, power and health."""
    plain, version = split_name(name)
    return StarWarsCard(id, plain, version, side, kind, subtypes, *numbers, abilities=abilities)


def battle(id: str, name: str, side: str, *plays: Activated) -> StarWarsCard:  # noqa: A002
    """A Battle card, and the ways to play it."""
    return StarWarsCard(id, name, "", side, "battle", plays=plays)


def mission(
    id: str,  # noqa: A002
    name: str,
    side: str,
    cost: int,
    do: Step,
    needs: Condition | None = None,
    costs: tuple[Step, ...] = (),
) -> StarWarsCard:
    """A Mission: what it does, what must hold to complete it, and what else it costs."""
    return StarWarsCard(id, name, "", side, "mission", "", cost, do=do, needs=needs, costs=costs)


def location(id: str, name: str, side: str, arena: str, cost: int, *abilities: UnitAbility) -> StarWarsCard:  # noqa: A002
    """A Location, and the arena in which it lies."""
    return StarWarsCard(id, name, "", side, "location", "", cost, arena=arena, abilities=abilities)
