"""What is said of Pokémon with Dark in their name, of which there is none among the bundled cards."""

from dataclasses import replace

import pytest

from stolik.catalog import game
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.rules.rules import PokemonTCG
from stolik.scenarios.table import Table


@pytest.fixture
def drawn():
    """Draws a table with two more cards: Meowth under the names of Dark Meowth and Darkrai."""
    found = game("pokemon")
    meowth = pool()["ex11-77"]
    more = {
        f"try1-{n}": replace(meowth, id=f"try1-{n}", name=name) for n, name in enumerate(("Dark Meowth", "Darkrai"))
    }
    found = found.replaced(rules=PokemonTCG({**pool(), **more}), pool={**pool(), **more})
    return lambda drawing: Table(found, found.drawing.read(drawing.replace(" / ", "\n"), found.rules))


@pytest.mark.parametrize(("attacker", "bench", "damage"), [
    ("Dark Meowth", "Volbeat", 0),
    ("Dark Meowth", "Weedle (ex11-87)", 10),
    ("Darkrai", "Volbeat", 10),
])  # fmt: skip
def test_beacon_protection(drawn, attacker, bench, damage):
    """ex11-45: with Volbeat in play nothing from the opponent's Dark Pokémon."""
    table = drawn(f"A active: {attacker} {{C}} / B active: Illumise bench: {bench}")
    table.do("A attacks 'Bite'").look(f"Illumise damage {damage}")


@pytest.mark.parametrize(("attacker", "damage"), [("Dark Meowth", 20), ("Darkrai", 10)])
def test_darkness_energy(drawn, attacker, damage):
    """ex11-103: 10 more, also by a Pokémon that is Dark by name only."""
    table = drawn(f"A active: {attacker} {{Darkness Energy (ex11-103)}} / B active: Chansey (pl1-69)")
    table.do("A attacks 'Bite'").look(f"Chansey damage {damage}")
