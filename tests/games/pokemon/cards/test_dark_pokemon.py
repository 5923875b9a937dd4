"""What is said of Pokémon with Dark in their name, of which there is none among the bundled cards."""

from dataclasses import replace

import pytest

from stolik.games.pokemon.cards import pool

CARDS = [replace(pool()["ex11-77"], id=f"try1-{n}", name=name) for n, name in enumerate(("Dark Meowth", "Darkling"))]
"""Meowth under other names."""


@pytest.mark.parametrize(("attacker", "bench", "damage"), [
    ("Dark Meowth", "Volbeat", 0),
    ("Dark Meowth", "Weedle (ex11-87)", 10),
    ("Darkling", "Volbeat", 10),
])  # fmt: skip
def test_beacon_protection(pokemon, attacker, bench, damage):
    """ex11-45: with Volbeat in play nothing from the opponent's Dark Pokémon."""
    table = pokemon(f"A active: {attacker} {{C}}\nB active: Illumise bench: {bench}", cards=CARDS)
    table.do("A attacks 'Bite'").look(f"Illumise damage {damage}")


@pytest.mark.parametrize(("attacker", "damage"), [("Dark Meowth", 20), ("Darkling", 10)])
def test_darkness_energy(pokemon, attacker, damage):
    """ex11-103: 10 more, also by a Pokémon that is Dark by name only."""
    drawing = f"A active: {attacker} {{Darkness Energy (ex11-103)}}\nB active: Chansey (pl1-69)"
    table = pokemon(drawing, cards=CARDS)
    table.do("A attacks 'Bite'").look(f"Chansey damage {damage}")
