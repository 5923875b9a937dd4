"""PK-EVO: evolving, beside what the scenarios of the chapter show."""

from __future__ import annotations


def test_types_and_resistance_are_those_of_the_new_card(pokemon):
    """PK-EVO-2: a Seedot is Grass and resists Water, a Nuzleaf is Darkness and resists Psychic."""
    t = pokemon("A  active: Seedot   hand: Nuzleaf\nB  active: Totodile")
    t.look("Seedot types G", "Seedot resistance W -20").do("A evolves Seedot into Nuzleaf")
    t.look("Nuzleaf types D", "Nuzleaf resistance P -20")


def test_an_effect_evolves_nothing_that_evolved_this_turn(pokemon):
    """PK-EVO-7: the text of the machine lifts no restriction."""
    t = pokemon("""
        A  active: Starly (dp1-101) [Technical Machine TS-1]   bench: Turtwig, Turtwig   hand: Grotle
        A  deck: Torterra (dp1-17), Grotle
        B  active: Totodile
    """).do("A evolves Turtwig#1 into Grotle", "A attacks 'Evoluter'")
    t.look("A may not choose Torterra (dp1-17)", "A may choose Grotle")


def test_what_a_level_x_is_put_on(pokemon):
    """PK-EVO-8: a Pokémon of its name, that did not come this turn, and no other LV.X."""
    t = pokemon("""
        A  active: Torterra LV.X < Torterra (dp1-17) < Grotle < Turtwig   bench: Scyther
        A  hand: Torterra LV.X
        B  active: Totodile
    """)
    t.look("A may not evolve Torterra LV.X into Torterra LV.X: PK-EVO-8")
    t = pokemon("A  active: Scyther   hand: Regigigas, Regigigas LV.X, Switch\nB  active: Totodile")
    t.look("A may not evolve Scyther into Regigigas LV.X: PK-EVO-8").do("A benches Regigigas", "A retreats")
    t.look("A may not evolve Regigigas into Regigigas LV.X: PK-EVO-8")
    t.do("A ends the turn", "B ends the turn").look("A may evolve Regigigas into Regigigas LV.X")


def test_a_level_x_keeps_the_power_of_the_level_before(pokemon):
    """PK-EVO-8, PK-EVO-4: Infernape LV.X has its own power and that of the Infernape below, not that of a Monferno."""
    t = pokemon("""
        A  active: Infernape (dp7-3) < Monferno (dp1-56) < Chimchar (dp1-76)   hand: Infernape LV.X
        B  active: Totodile
    """)
    t.look("Infernape (dp7-3) abilities Blaze Dance").do("A evolves Infernape (dp7-3) into Infernape LV.X")
    t.look("Infernape LV.X abilities Burning Head, Blaze Dance")
    t.look("Infernape LV.X attacks Flare Up, Close Combat, Spreading Fire")


def test_levelling_up_ends_an_effect(pokemon):
    """PK-EVO-8: whoever has to flip before attacking has not, once it is an LV.X."""
    t = pokemon("A  active: Regigigas   hand: Regigigas LV.X\nB  active: Makuhita {F}\nturn: B")
    t.do("B attacks 'Sand Attack'").look("Regigigas effects FlipsToAttack")
    t.do("A evolves Regigigas into Regigigas LV.X").look("Regigigas LV.X effects none")


def test_a_level_x_is_no_evolution_card(pokemon):
    """PK-EVO-8: what looks for an evolution card doesn't find it."""
    drawn = "A  active: Kakuna < Weedle {G}   deck: Torterra LV.X, Torterra (dp1-17), Turtwig\nB  active: Totodile"
    t = pokemon(drawn, "S")
    t.do("A attacks 'Fast Evolution'").look("A may choose Torterra (dp1-17)", "A may not choose Torterra LV.X")
    t.do("A chooses Torterra (dp1-17)")


def test_a_level_x_keeps_the_weakness_of_its_own_card(pokemon):
    """PK-EVO-8: HP, Weakness and Retreat Cost are those of the new card; of the level before it has attacks alone."""
    t = pokemon("A  active: Lucario < Riolu (dp1-61) (damage 20)   hand: Lucario LV.X\nB  active: Totodile")
    t.look("Lucario weakness P +20").do("A evolves Lucario into Lucario LV.X", "A chooses no")
    t.look("Lucario LV.X weakness P x2", "Lucario LV.X hp 110", "Lucario LV.X damage 20")
    t.look("Lucario LV.X attacks Close Combat, Feint, Aura Sphere")
