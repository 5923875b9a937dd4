"""PK-ATTACK: attacks, beside what the scenarios of the chapter show."""

from __future__ import annotations

import pytest

from stolik.games.pokemon.rules.damage import reckon
from stolik.games.pokemon.rules.events import AttackUsed


def test_the_energy_is_looked_at_before_all_else(pokemon):
    """PK-ATTACK-3: without it the attack is not announced, and no coin is flipped for Confusion."""
    t = pokemon("A  active: Turtwig (confused)\nB  active: Totodile")
    t.look("A may not attack 'Razor Leaf': PK-ENERGY-2", "untold AttackUsed", "coins none")


def test_cards_on_the_defender_come_before_poke_bodies(pokemon):
    """PK-ATTACK-7: Metal Energy takes its 10 before Snow Veil takes 20."""
    t = pokemon("""
        A  active: Grotle < Turtwig {G C C}, Starly (dp1-101)
        B  active: Abomasnow (dp7-12) < Snover (dp7-74), Dialga G {Metal Energy (dp3-130)}
        options: format=double
    """).do("A attacks 'Cut' with Grotle", "A chooses Dialga G")
    t.look("reckoned base 50, less -10, less -20", "Dialga G damage 20")


def test_a_poke_body_that_prevents_damage(pokemon):
    """PK-ATTACK-7: effects on the defender come last, and nothing is left."""
    t = pokemon("A  active: Jolteon ex < Eevee (ex11-69) {L C}\nB  active: Volbeat   bench: Illumise")
    t.do("A attacks 'Second Bite'").look("Volbeat damage 0")


def test_no_weakness_in_what_a_pokemon_does_to_itself(pokemon):
    """PK-ATTACK-8: a Croagunk is weak to Psychic, which it is itself."""
    t = pokemon("A  active: Croagunk\nB  active: Croagunk")
    s = t.match._state
    mine, other = (s.mons[s.side(seat).active[0]] for seat in (0, 1))
    assert reckon(s, mine, mine, 10, (), {})[0] == 10
    assert reckon(s, mine, other, 10, (), {})[0] > 10


@pytest.mark.parametrize(
    ("active", "attack", "named"),
    [("Prinplup < Piplup {W W W}", "Aqua Shower", 0), ("Turtwig {G G}", "Razor Leaf", 1)],
    ids=("not about it", "about it"),
)
def test_an_attack_is_announced_with_what_it_is_about(pokemon, active, attack, named):
    """PK-ATTACK-12: its name, and the Defending Pokémon where the attack is about that."""
    t = pokemon(f"A  active: {active}\nB  active: Totodile   bench: Chikorita").do(f"A attacks '{attack}'")
    (used,) = [event for event in t.match.events[-1] if isinstance(event, AttackUsed)]
    assert bool(used.target) is bool(named)


def test_the_reckoning_of_a_counted_attack_begins_with_what_is_printed(pokemon):
    """PK-ATTACK-7: 10 for each of two heads is told as 10, twice."""
    t = pokemon("A  active: Sneasel {C}\nB  active: Totodile").coins("HH")
    t.do("A attacks 'Double Slap'").look("the attack did 20", "reckoned base 10, times x2")


def test_an_attack_is_announced_to_both_before_all_else(pokemon):
    """PK-ATTACK-12: the first event of the answer, the same for every seat."""
    t = pokemon("A  active: Turtwig {G} (confused)\nB  active: Totodile", "T").do("A attacks 'Razor Leaf'")
    first = t.match.events[-1][0]
    assert isinstance(first, AttackUsed) and first.name == "Razor Leaf"
    assert first.seen_by(0) == first.seen_by(1) == first.seen_by(None) == first
