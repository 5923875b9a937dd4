"""PK-KO: Knock Outs, beside what the scenarios of the chapter show."""

from __future__ import annotations

import pytest

from stolik.games.pokemon.ast.printed import prizes_of
from stolik.games.pokemon.cards import pool


def test_a_prize_for_each_of_two(pokemon):
    """PK-KO-2: two Knocked Out at once, two Prizes."""
    t = pokemon("""
        A  active: Dugtrio < Diglett {F F C}
        B  active: Totodile (damage 40)   bench: Cyndaquil (damage 50), Chikorita
    """).do("A attacks 'Magnitude'", "A takes 2 Prizes")
    t.look("A taken 2", "A prizes 4", "B active Chikorita", "B discard Totodile, Cyndaquil")


def test_a_knock_out_discards_to_the_owner(pokemon):
    """PK-KO-1: everything that was attached goes to its owner's pile, none of it to the other's."""
    t = pokemon("""
        A  active: Turtwig {G}
        B  active: Grotle < Turtwig {G, Multi Energy} (damage 80) [Energy Link, PlusPower]   bench: Totodile
    """).do("A attacks 'Razor Leaf'")
    t.look("B discard Turtwig, Grotle, Grass Energy, Multi Energy, Energy Link, PlusPower", "A discard none")
    t.look("A asked prize", "told PokemonKnockedOut, Promoted")


@pytest.mark.parametrize(
    ("card", "prizes"), [("sm9-40", 1), ("sm5-140", 2), ("xy6-58", 2), ("ex11-108", 2), ("smp-SM166", 3)]
)
def test_what_a_knock_out_is_worth(card, prizes):
    """P2-PRIZE-6, PK-KO-2."""
    assert prizes_of(pool()[card]) == prizes
