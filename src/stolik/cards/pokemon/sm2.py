"""Sun & Moon: Guardians Rising (sm2), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast.common import CHOSEN, Choose, DiscardTop, Not, Unless, one
from stolik.cardgame.ast.pokemon import EvolvesFrom, Evolving, FirstTurn, Kind, Move, WasPlayed
from stolik.cardgame.printed import Attack

from .recipes import basic, hand, item, later, mine, pokemon, steps

CARDS = later(
    pokemon(
        basic("sm2-50", "Trubbish", "", 70, "P", ("P", None), None, 2),
        Attack("Stomp Off", "P", do=DiscardTop(1, "opponent")),
        Attack("Drool", "PCC", 30),
    ),
    replace(
        item(
            "sm2-165",
            "Rare Candy",
            steps(
                Choose(one(mine(Kind("basic pokemon"), Not(WasPlayed("put"))))),
                Move(one(hand(EvolvesFrom(CHOSEN, True))), Evolving(CHOSEN, True)),
            ),
        ),
        only_if=Unless(FirstTurn()),
    ),
)
