"""Stolik: an engine and an online table for card and board games.

    import stolik
    game = stolik.load_game(stolik.registered_names()[0])
    match = stolik.Match(game, decks=game.decks[: game.seats], seed=7)
    match.answer(match.decision.options[0])

Everything in `__all__` is public, and loaded when it is first used; everything else is private.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HOME = {
    "Deck": "stolik.decks.deck",
    "DeckError": "stolik.decks.deck",
    "Decision": "stolik.kernel.decision",
    "Game": "stolik.game",
    "IllegalAnswer": "stolik.kernel.decision",
    "Match": "stolik.match",
    "Option": "stolik.kernel.decision",
    "Outcome": "stolik.kernel.rules",
    "Record": "stolik.kernel.replay",
    "RecordError": "stolik.kernel.replay",
    "Refusal": "stolik.match",
    "SetupError": "stolik.kernel.rules",
    "Table": "stolik.scenarios.table",
    "Tally": "stolik.simulation.tally",
    "UnknownGame": "stolik.catalog",
    "VectorEnv": "stolik.learning.vector",
    "View": "stolik.kernel.view",
    "World": "stolik.kernel.view",
    "Worlds": "stolik.kernel.view",
    "load_deck": "stolik.match",
    "load_game": "stolik.catalog",
    "registered_names": "stolik.catalog",
    "replay": "stolik.match",
    "simulate": "stolik.simulation.run",
    "table": "stolik.scenarios.table",
}

__all__ = [
    "Decision",
    "Deck",
    "DeckError",
    "Game",
    "IllegalAnswer",
    "Match",
    "Option",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "SetupError",
    "Table",
    "Tally",
    "UnknownGame",
    "VectorEnv",
    "View",
    "World",
    "Worlds",
    "load_deck",
    "load_game",
    "registered_names",
    "replay",
    "simulate",
    "table",
]

if TYPE_CHECKING:
    from stolik.catalog import UnknownGame, load_game, registered_names
    from stolik.decks.deck import Deck, DeckError
    from stolik.game import Game
    from stolik.kernel.decision import Decision, IllegalAnswer, Option
    from stolik.kernel.replay import Record, RecordError
    from stolik.kernel.rules import Outcome, SetupError
    from stolik.kernel.view import View, World, Worlds
    from stolik.learning.vector import VectorEnv
    from stolik.match import Match, Refusal, load_deck, replay
    from stolik.scenarios.table import Table, table
    from stolik.simulation.run import simulate
    from stolik.simulation.tally import Tally


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"stolik has no {name!r}; it offers {', '.join(__all__)}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
