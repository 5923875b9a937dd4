"""Tables of two against two over the pool and two cards that no bundled deck has the like of."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Some, Which, one
from stolik.catalog import game as find_game
from stolik.games.pokemon.ast.nodes import DEFENDING, CannotPlay, Kind, Lasting, Leave, Move, Onto, Search, Switch
from stolik.games.pokemon.ast.printed import Attack, Card
from stolik.scenarios.table import table

MULTI = find_game("pokemon-2v2")
DECKS = MULTI.decks
BASIC = Which("card", where="deck", filters=(Kind("basic pokemon"),))
CALLER = Card(
    "sm1-900", "Caller", "pokemon", "basic", hp=60, types="C",
    attacks=(
        Attack("Call", "", do=Search(Some(0, 2, BASIC), "bench")),
        Attack("Roar", "", do=Switch(DEFENDING, by="opponent")),
        Attack("Call All", "", do=Search(Some(0, None, BASIC), "bench")),
        Attack("Give Back", "", do=Move(one(Which("energy card", on=DEFENDING)), "hand")),
        Attack("Rest", "", do=Lasting(CannotPlay(Kind("supporter")), "you", "your next turn")),
        Attack("Go Home", "", do=Leave(SELF, "deck")),
        Attack("Hide", "", do=Move(one(Which("card", where="hand")), "deck top")),
    ),
)  # fmt: skip
CHARGER = Card(
    "sm1-901", "Charger", "trainer", "item",
    do=Move(one(Which("card", where="hand", filters=(Kind("basic energy"),))), Onto(one(Which("pokemon")))),
)  # fmt: skip
MORE = MULTI.with_cards(CALLER, CHARGER)


def draw(drawing, *luck):
    """A table over the pool with two cards more."""
    return table(MORE, drawing, None, luck)
