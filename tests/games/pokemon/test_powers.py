"""PK-POWER: Poké-Powers, beside what the scenarios of the chapter show."""

from __future__ import annotations


def test_a_power_of_one_name_for_all(pokemon):
    """PK-POWER-2: as the text says: Nurse Call counts once a turn for all Blissey together."""
    t = pokemon("""
        A  active: Blissey (pl1-22) < Chansey (damage 60)   bench: Blissey (pl1-22) < Chansey   hand: Potion x3
        B  active: Totodile
    """).do("A uses 'Nurse Call' of Blissey (pl1-22)#1")
    t.look("A may not use 'Nurse Call' of Blissey (pl1-22)#2: PK-POWER-2", "Blissey (pl1-22)#1 damage 40")
