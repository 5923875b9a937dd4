"""Diamond & Pearl: Legends Awakened (dp6), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, Choose, If, Not, one
from stolik.games.pokemon.ast.nodes import (
    AttachSelf,
    Devolve,
    Draw,
    Evolved,
    EvolvesFrom,
    Evolving,
    Kind,
    Move,
    Search,
    Shuffle,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack

from .recipes import HAND, MINE, deck, foe, steps, supporter, technical_machine

CARDS = (
    supporter(
        "dp6-131",
        "Cynthia's Feelings",
        steps(Move(HAND, "deck"), Shuffle(), Draw(4), If(WasKnockedOut(), Draw(4))),
    ),
    technical_machine(
        "dp6-136",
        "Technical Machine TS-1",
        Attack("Evoluter", "", do=steps(Search(one(deck(EvolvesFrom(MINE))), Evolving(one(MINE))), Shuffle())),
        do=AttachSelf(one(MINE)),
    ),
    technical_machine(
        "dp6-137",
        "Technical Machine TS-2",
        Attack("Devoluter", "", do=steps(Choose(one(foe(Evolved(), Not(Kind("level-up"))))), Devolve(CHOSEN))),
        do=AttachSelf(one(MINE)),
    ),
)
