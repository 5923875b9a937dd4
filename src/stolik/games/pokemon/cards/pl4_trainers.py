"""Arceus (pl4), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import HOLDER, Is, Static, When, up_to
from stolik.games.pokemon.ast.nodes import Deals, DrawUntil, ExtraHP, IsBenched, Kind, Prevented, PrizesFor, Reduced

from .recipes import deck, fetch, supporter, tool

CARDS = (
    tool("pl4-83", "Bench Shield", Static(Prevented(), HOLDER, Is(HOLDER, IsBenched()))),
    tool("pl4-84", "Buffer Piece", Static(Reduced(20, from_="opponent"), HOLDER), stays="opponent's turn"),
    supporter("pl4-85", "Department Store Girl", fetch(up_to(3, deck(Kind("tool"))))),
    tool("pl4-87", "Expert Belt", Static(ExtraHP(20), HOLDER), Static(Deals(20), HOLDER), Static(PrizesFor(1), HOLDER)),
    tool("pl4-88", "Lucky Egg", When("knocked out", DrawUntil(7))),
)
