"""PK-EVO: evolving, beside what the scenarios of the chapter show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.cardgame.ast import Called, Count, Search, Shuffle, Which, one
from stolik.games.pokemon.ast.nodes import Draw, Evolved, Kind
from stolik.games.pokemon.ast.printed import is_called, species_of
from stolik.games.pokemon.cards.recipes import Attack, basic, deck, evolved, pokemon, steps


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


def moth():
    """A Stage 1 that names a species alone, as Mothim does, and Pokémon in two forms of it."""
    leaf = pokemon(basic("my-1", "Burmy Plant Cloak", "", 50, "G", None, None, 1), Attack("Tackle", "C", 10))
    sand = pokemon(basic("my-2", "Burmy Sandy Cloak", "", 50, "F", None, None, 1), Attack("Tackle", "C", 10))
    flier = pokemon(
        evolved(1, "my-3", "Mothim", "Burmy", "", 70, "G", None, None, 1),
        Attack("Call Kin", "", do=steps(Search(one(deck(Called("Burmy"))), "hand"), Shuffle())),
    )
    cloak = evolved(1, "my-4", "Wormadam Sandy Cloak", "Burmy Sandy Cloak", "", 80, "F", None, None, 1)
    return [leaf, sand, flier, pokemon(cloak, Attack("Tackle", "C", 10))]


def test_a_species_alone_is_each_of_its_forms(pokemon):
    """PK-EVO-1: Mothim evolves from Burmy in any cloak, Wormadam from Burmy in its own."""
    t = pokemon(
        """
        A  active: Burmy Plant Cloak (my-1)   bench: Burmy Sandy Cloak (my-2)
        A  hand: Mothim (my-3), Wormadam Sandy Cloak (my-4)
        B  active: Totodile
        """,
        cards=moth(),
    )
    t.look("A may evolve Burmy Plant Cloak into Mothim", "A may evolve Burmy Sandy Cloak into Mothim")
    t.look("A may not evolve Burmy Plant Cloak into Wormadam Sandy Cloak: PK-EVO-1")
    t.look("A may evolve Burmy Sandy Cloak into Wormadam Sandy Cloak")


def test_a_text_that_names_a_species_finds_each_of_its_forms(pokemon):
    """PK-EVO-1: and nothing else."""
    t = pokemon(
        """
        A  active: Mothim (my-3) < Burmy Plant Cloak (my-1)
        A  deck: Burmy Sandy Cloak (my-2), Wormadam Sandy Cloak (my-4), Burmy Plant Cloak (my-1)
        B  active: Totodile
        """,
        cards=moth(),
    ).do("A attacks 'Call Kin'")
    t.look(
        "A may choose Burmy Sandy Cloak",
        "A may choose Burmy Plant Cloak",
        "A may not choose Wormadam Sandy Cloak (my-4)",
    )


@pytest.mark.parametrize(
    ("name", "species"),
    [
        ("Burmy Trash Cloak", "Burmy"),
        ("Gastrodon East Sea", "Gastrodon"),
        ("Castform Snow-Cloud Form", "Castform"),
        ("Deoxys Speed Forme", "Deoxys"),
        ("Unown [?]", "Unown"),
        ("Heat Rotom", "Rotom"),
        ("Rotom", "Rotom"),
        ("Dark Electrode", "Dark Electrode"),
        ("Rayquaza C", "Rayquaza C"),
    ],
)
def test_what_is_a_form(name, species):
    """PK-EVO-1, PK-SETUP-1: neither an owner nor the letter of a Pokémon SP is one."""
    assert is_called(name, species) and species_of(name) == species
    assert not is_called(species, name) or name == species


BEAR = basic("my-1", "Bear V", "", 200, "R", ("W", None), None, 2, "v")
GREAT_BEAR = replace(evolved(1, "my-2", "Bear VMAX", "Bear V", "", 300, "R", ("W", None), None, 3), stage="vmax")


def test_a_vmax_evolves_from_the_v_that_it_names(pokemon):
    """PK-EVO-9: as any other evolution; from no other Pokémon, and not in the turn in which that one came."""
    t = pokemon(
        "A  active: Bear V (damage 50)   bench: Bidoof   hand: Bear VMAX, Bear V\nB  active: Totodile",
        cards=[BEAR, GREAT_BEAR],
    )
    t.look("A may not evolve Bidoof into Bear VMAX: PK-EVO-1").do("A benches Bear V")
    t.look("A may not evolve Bear V#2 into Bear VMAX: PK-EVO-5").do("A evolves Bear V#1 into Bear VMAX")
    t.look("Bear VMAX damage 50", "Bear VMAX stack Bear V, Bear VMAX", "told PokemonEvolved")


@pytest.mark.parametrize(
    ("asked", "n"), [(Kind("v"), 2), (Kind("vmax"), 1), (Evolved(), 1), (Evolved(1), 0), (Kind("evolution"), 1)]
)
def test_what_a_vmax_is(pokemon, asked, n):
    """PK-EVO-9: a Pokémon V, and an Evolution Pokémon of no Stage."""
    count = Attack("Count", "", do=Draw(1, each=Count(Which("pokemon", "opponent", filters=(asked,)))))
    cat = replace(basic("my-3", "Cat", "", 60, "C", ("F", None), None, 1), attacks=(count,))
    table = "A  active: Cat   deck: Potion x9\nB  active: Bear VMAX < Bear V   bench: Bear V, Bidoof   deck: Potion x9"
    pokemon(table, cards=[BEAR, GREAT_BEAR, cat]).do("A attacks 'Count'").look(f"A holds {n}")


@pytest.mark.parametrize(
    ("knocked_out", "prizes"), [("Bear V (damage 190)", 4), ("Bear VMAX < Bear V (damage 290)", 3)]
)
def test_what_a_v_and_a_vmax_are_worth(pokemon, knocked_out, prizes):
    """PK-EVO-9."""
    cat = replace(basic("my-3", "Cat", "", 60, "C", ("F", None), None, 1), attacks=(Attack("Bite", "", 10),))
    t = pokemon(f"A  active: Cat   prizes: 6\nB  active: {knocked_out}   bench: Bidoof", cards=[BEAR, GREAT_BEAR, cat])
    t.do("A attacks 'Bite'", f"A takes {6 - prizes} Prizes").look(f"A prizes {prizes}")
