"""Sun & Moon: Burning Shadows (sm3), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import CHOSEN, Choose, Discard, Hurt, If, Is, one
from stolik.cardgame.ast.pokemon import ACTIVE, Kind, Leave, Reveal, Switch, SwitchIn, Then

from .recipes import FOE_BENCH, blind, item, later, mine, steps, supporter

CARDS = later(
    supporter("sm3-112", "Acerola", Leave(one(mine(Hurt())), "hand")),
    supporter("sm3-115", "Guzma", Then(SwitchIn(one(FOE_BENCH)), Switch(ACTIVE))),
    item(
        "sm3-125",
        "Tormenting Spray",
        steps(Choose(blind(1)), Reveal(CHOSEN), If(Is(CHOSEN, Kind("supporter")), Discard(CHOSEN))),
    ),
)
