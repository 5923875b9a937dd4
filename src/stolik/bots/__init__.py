"""Computer players. They know views, decisions and imagined worlds: no more (architecture: Rooms and arrows)."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import Any, Final

from .base import OUTSIDE, Bot, Judgement

_HOME: Final = {
    "random": "RandomBot",
    "kind": "KindBot",
    "greedy": "GreedyBot",
    "lookahead": "LookaheadBot",
    "search": "SearchBot",
}

NAMES: Final = tuple(_HOME)
"""The bots that `make` knows, from the weakest to the strongest."""


def make(name: str, judgement: Judgement, seed: int = 0, **settings: Any) -> Bot:
    """A bot for the game that `judgement` knows, by its name in NAMES; `settings` are the keyword arguments of
    its class.

    `seed` is any whole number: with the same seed a bot that sees chooses the same move in the same position.
    Raises ValueError for a name or setting that does not exist.
    """
    if name == OUTSIDE:
        kind = import_module(".outside", __name__).OutsideBot
    elif name in _HOME:
        kind = getattr(import_module(f".{name}", __name__), _HOME[name])
    else:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    try:
        made = kind(judgement, seed, **settings)
    except TypeError as wrong:
        known = list(signature(kind).parameters)[2:]  # the judgement and the seed are no settings
        strange = [one for one in settings if one not in known]
        if not strange:
            raise ValueError(f"the bot {name!r} does not take these settings: {wrong}") from None
        has = f"its settings are {', '.join(known)}" if known else "it has none"
        raise ValueError(f"the bot {name!r} does not take these settings: {', '.join(strange)}; {has}") from None
    assert isinstance(made, Bot)
    return made
