"""PK-ENERGY: what pays for what, beside what the scenarios of the chapter show."""

from __future__ import annotations

import pytest

from stolik.games.pokemon.rules.asked import missing

TYPES = "GRWLPFDM"

ATTACKERS = {
    "G": ("Turtwig", "Razor Leaf"),
    "R": ("Ponyta (ex11-78)", "Flare"),
    "W": ("Snover (dp7-74)", "Powder Snow"),
    "L": ("Shinx (dp1-98)", "Spark"),
    "P": ("Haunter (dp1-50)", "Hypnosis"),
    "F": ("Machop (dp1-86)", "Low Kick"),
    "D": ("Nuzleaf", "Dirty Trick"),
    "M": ("Magnemite (dp1-87)", "Metal Sound"),
}


@pytest.mark.parametrize(
    ("energy", "enough"), [("", False), ("L", False), ("L L", True), ("L P", True), ("W P", False)]
)
def test_a_colorless_symbol_takes_any_energy_but_takes_one(pokemon, energy, enough):
    """PK-ENERGY-2: Random Spark costs a Lightning and one more."""
    t = pokemon(f"A  active: Magnemite (dp7-67) {{{energy}}}\nB  active: Totodile")
    t.look("A may attack 'Random Spark'" if enough else "A may not attack 'Random Spark': PK-ENERGY-2")


def test_energy_of_every_type_is_fire_too(pokemon):
    """PK-ENERGY-4: Multi Energy pays for the Fire that Super Singe costs."""
    pokemon("A  active: Rapidash (ex11-52) < Ponyta (dp1-94) {Multi Energy}\nB  active: Totodile").look(
        "A may attack 'Super Singe'"
    )


@pytest.mark.parametrize("letter", TYPES)
def test_energy_of_a_type_pays_that_type_alone(pokemon, letter):
    """PK-ENERGY-2, PK-ENERGY-4: Fire as well, which the seed's table leaves out."""
    name, attack = ATTACKERS[letter]
    for paid in TYPES:
        t = pokemon(f"A  active: {name} {{{paid}}}\nB  active: Totodile")
        t.look(f"A may attack '{attack}'" if paid == letter else f"A may not attack '{attack}': PK-ENERGY-2")


@pytest.mark.parametrize(
    ("have", "cost", "short"),
    [
        ((), "", ""),
        (("G", "W"), "GC", ""),
        (("W", "W"), "GC", "G"),
        (("G",), "GC", "C"),
        (("GRWLPFDMC", "G"), "GW", ""),
        (("GW", "GR"), "WG", ""),
        (("GW", "GW", "R"), "GGW", "G"),
        ((), "GGC", "GGC"),
    ],
)
def test_the_best_assignment_decides(have, cost, short):
    """PK-ENERGY-3: payable if any assignment pays; `missing` says what the best one leaves open."""
    assert sorted(missing(have, cost)) == sorted(short)


def test_what_an_attack_costs_is_asked_anew_where_a_card_may_change_it(pokemon):
    """PK-ENERGY-2: Random Spark could be paid a turn ago; Azelf comes, and with Uxie and Mesprit makes it cost more."""
    t = pokemon(
        "A  active: Magnemite (dp7-67) {Lightning Energy, Water Energy}   deck: Potion, Potion, Potion\n"
        "B  active: Uxie (dp2-18)   bench: Mesprit (dp2-14)   hand: Azelf (dp2-4)   deck: Potion, Potion, Potion"
    )
    t.look("A may attack 'Random Spark'").do("A ends the turn", "B benches Azelf", "B ends the turn")
    t.look("A may not attack 'Random Spark': PK-ENERGY-2")
