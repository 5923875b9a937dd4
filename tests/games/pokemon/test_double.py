"""PK-DOUBLE: two Active Pokémon a side, beside what the scenarios of the chapter show."""

from __future__ import annotations


def test_the_benched_pokemon_is_no_defending_pokemon(pokemon):
    """PK-DOUBLE-3: one of the two opposing Active Pokémon is chosen."""
    t = pokemon("""
        A  active: Turtwig {G}, Starly (dp1-101)
        B  active: Totodile, Cyndaquil   bench: Chikorita
        options: format=double
    """).do("A attacks 'Razor Leaf' with Turtwig")
    t.must_choose_exactly("A", "A chooses Totodile", "A chooses Cyndaquil")


def test_which_defending_pokemon_a_power_means(pokemon):
    """PK-DOUBLE-4: its player chooses, as for a Trainer card."""
    t = pokemon("""
        A  active: Beedrill δ < Kakuna < Weedle, Turtwig
        B  active: Totodile, Cyndaquil
        options: format=double
    """).do("A uses 'Final Sting' of Beedrill δ", "B takes a Prize")
    t.look("A may choose Totodile", "A may choose Cyndaquil").do("A chooses Cyndaquil")
    t.look("Cyndaquil conditions paralyzed, poisoned", "Totodile conditions none")


def test_the_owner_says_who_is_first_in_the_others_turn_too(pokemon):
    """PK-DOUBLE-5: it is the owner who is asked, not whose turn has ended."""
    t = pokemon(
        """
        A  active: Turtwig, Starly (dp1-101)
        B  active: Totodile (burned), Cyndaquil (burned)
        options: format=double
    """,
        "HT",
    ).do("A ends the turn")
    t.look("B asked choose:first").do("B chooses Cyndaquil").look("Totodile damage 20", "Cyndaquil damage 0", "turn B")


def test_a_side_that_is_not_asked_is_dealt_with_once(pokemon):
    """PK-COND-9, PK-DOUBLE-5: A's one Burned Pokémon before the owner of B's two says which is first."""
    t = pokemon(
        """
        A  active: Turtwig (burned), Starly (dp1-101)
        B  active: Totodile (burned), Cyndaquil (burned)
        options: format=double
    """,
        "TTT",
    ).do("A ends the turn", "B chooses Cyndaquil")
    t.look("Turtwig damage 20", "Cyndaquil damage 20", "Totodile damage 20", "turn B")


def test_a_pokemon_that_came_late_takes_the_free_active_place_at_once(pokemon):
    """PK-DOUBLE-2: before the first turn begins, not after it."""
    t = pokemon(
        "A  deck: Potion x7, Turtwig, Starly (dp1-101)\nB  deck: Chikorita, Potion x12, Cyndaquil\n"
        "setup: A   options: extra_cards=bench format=double",
        "H", "A: Turtwig, Starly (dp1-101)",
    )  # fmt: skip
    t.do("A calls heads", "A lays Turtwig, Starly (dp1-101)", "B chooses yes", "B lays Cyndaquil")
    t.look("B active Chikorita, Cyndaquil", "A asked turn")


def test_with_one_opposing_active_pokemon_nobody_asks_which(pokemon):
    """PK-DOUBLE-3: the Defending Pokémon is chosen only where there are two."""
    t = pokemon("A  active: Turtwig {G}, Starly (dp1-101)\nB  active: Totodile\noptions: format=double")
    t.do("A attacks 'Razor Leaf' with Turtwig").look("Totodile damage 20", "turn B")
    assert t.match.turn == 1
