"""What Tools, Stadiums and Special Energy cards give and do of their own (PK-TRAINER-3, 4), beside the scenarios."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast import HOLDER, SELF, AnyOf, Is, Not, Static, When, Which, one
from stolik.games.pokemon.ast.attached import DiscardSelf
from stolik.games.pokemon.ast.modifiers import Piercing
from stolik.games.pokemon.ast.nodes import (
    EVENT,
    CanEvolve,
    Draw,
    Heal,
    IsActive,
    IsBenched,
    Kind,
    Lasting,
    Move,
    NoWeakness,
    OfType,
    Onto,
    Provides,
)
from stolik.games.pokemon.ast.printed import Attack, Power
from stolik.games.pokemon.cards.recipes import basic, energy_cards, evolved, my_bench, special_energy, stadium, tool
from stolik.games.pokemon.cards.recipes import pokemon as row

PLAIN = ("R", 10), ("C", 20), 1
TABBY = row(basic("my-1", "Tabby", "", 70, "C", *PLAIN), Attack("Scratch", "", 20))


def test_a_card_that_is_discarded_when_the_turn_of_the_damage_ends(pokemon):
    """PK-TURN-6: it works until then; without damage it stays."""
    later = Lasting(When("end of turn", DiscardSelf()), HOLDER, "this turn")
    soap = tool("my-2", "Soap", Static(NoWeakness(), HOLDER), When("damaged", later))
    t = pokemon("A  active: Tabby\nB  active: Totodile [Soap]", cards=[TABBY, soap])
    t.do("A attacks 'Scratch'").look("Totodile attached none", "B discard Soap").done()
    t = pokemon("A  active: Tabby\nB  active: Totodile [Soap]", cards=[TABBY, soap])
    t.do("A ends the turn", "B ends the turn").look("Totodile attached Soap").done()


def test_a_card_that_stays_to_the_end_of_the_opponents_turn(pokemon):
    """PK-TRAINER-4: through the own turn, and no longer."""
    shell = replace(tool("my-2", "Shell", Static(NoWeakness(), HOLDER)), stays="opponent's turn")
    t = pokemon("A  active: Tabby   hand: Shell\nB  active: Totodile", cards=[TABBY, shell])
    t.do("A plays Shell").look("Tabby attached Shell").do("A ends the turn").look("Tabby attached Shell")
    t.do("B ends the turn").look("Tabby attached none", "A discard Shell").done()


def test_a_card_leaves_a_pokemon_that_is_no_longer_such(pokemon):
    """PK-TRAINER-4: as soon as its Pokémon evolves into another sort; on one of the sort it stays."""
    badge = replace(tool("my-2", "Badge", Static(NoWeakness(), HOLDER)), only_on=Not(Kind("evolution")))
    large = evolved(1, "my-3", "Tiger", "Tabby", "", 90, "C", *PLAIN)
    t = pokemon("A  active: Tabby [Badge]   hand: Tiger\nB  active: Totodile", cards=[TABBY, large, badge])
    t.look("Tabby attached Badge").do("A evolves Tabby into Tiger")
    t.look("Tiger attached none", "A discard Badge").done()
    of_cats = replace(badge, only_on=OfType("C"))
    t = pokemon("A  active: Tabby [Badge]   hand: Tiger\nB  active: Totodile", cards=[TABBY, large, of_cats])
    t.do("A evolves Tabby into Tiger").look("Tiger attached Badge").done()


def test_an_energy_card_with_a_power_of_its_own(pokemon):
    """PK-POWER-2: its holder's, where the text says, once a turn; no Special Condition keeps it."""
    power = Power("Spark Energy", Draw(1), where="active", healthy=False)
    spark = replace(special_energy("my-2", "Spark Energy", "C"), abilities=(power,))
    t = pokemon(
        "A  active: Tabby {Spark Energy} (asleep)   bench: Totodile {Spark Energy}\nB  active: Totodile",
        cards=[TABBY, spark],
    )
    t.look("A may not use 'Spark Energy' of A's Totodile: PK-POWER-1")
    t.do("A uses 'Spark Energy' of Tabby").look("A holds 1", "A may not use 'Spark Energy' of Tabby: PK-POWER-2").done()


def test_an_energy_card_that_provides_several(pokemon):
    """PK-ENERGY-2: two Energy while its condition holds, one otherwise."""
    more = Static(Provides("C C"), SELF, Is(HOLDER, IsActive()))
    twin = special_energy("my-2", "Twin Energy", "C", more)
    strong = row(basic("my-3", "Mule", "", 70, "C", *PLAIN), Attack("Kick", "CC", 20))
    t = pokemon("A  active: Mule {Twin Energy}\nB  active: Totodile", cards=[strong, twin])
    t.look("A may attack 'Kick'").done()
    benched = replace(twin, statics=(Static(Provides("C C"), SELF, Is(HOLDER, IsBenched())),))
    t = pokemon("A  active: Mule {Twin Energy}\nB  active: Totodile", cards=[strong, benched])
    t.look("A may not attack 'Kick': PK-ENERGY-2").done()


def test_damage_that_no_resistance_lowers(pokemon):
    """PK-ATTACK-7: for attackers of the type that the Stadium names; others meet it."""
    gym = stadium("my-2", "Gym", Static(Piercing(("resistance",)), Which("pokemon", "each", filters=(OfType("C"),))))
    t = pokemon("A  active: Tabby\nB  active: Tabby\nstadium: Gym of A", cards=[TABBY, gym])
    t.do("A attacks 'Scratch'").look("the attack did 20").done()
    t = pokemon("A  active: Tabby\nB  active: Tabby", cards=[TABBY])
    t.do("A attacks 'Scratch'").look("the attack did 0").done()


def test_a_stadium_that_lets_everybody_evolve_at_once(pokemon):
    """PK-EVO-5: a Pokémon that came this turn, and one that has evolved this turn; levelling up stays as it is."""
    warp = stadium("my-2", "Hourglass", Static(CanEvolve(first_turn=False, again=True), Which("pokemon", "each")))
    drawn = "A  active: Totodile   hand: Turtwig, Grotle, Torterra (dp1-17), Torterra LV.X\nB  active: Totodile"
    t = pokemon(f"{drawn}\nstadium: Hourglass of B", cards=[warp])
    t.do("A benches Turtwig", "A evolves Turtwig into Grotle", "A evolves Grotle into Torterra (dp1-17)")
    t.look("A may not evolve Torterra (dp1-17) into Torterra LV.X: PK-EVO-8").done()


def test_what_is_done_at_the_end_of_ones_own_turn(pokemon):
    """PK-TURN-6: an attached card works for its holder's player, if the holder is Active."""
    snack = tool("my-2", "Snack", When("end of your turn", Heal(1, HOLDER), Is(HOLDER, IsActive())))
    t = pokemon(
        "A  active: Tabby [Snack] (damage 30)   bench: Tabby [Snack] (damage 30)\nB  active: Totodile",
        cards=[TABBY, snack],
    )
    t.do("A ends the turn").look("Tabby#1 damage 20", "Tabby#2 damage 30")
    t.do("B ends the turn").look("Tabby#1 damage 20").done()


def test_a_stadium_that_answers_energy_from_the_hand_of_anybody(pokemon):
    """PK-ENERGY-1: of both players, for Pokémon of the types that it names; another type gets nothing."""
    wells = AnyOf((OfType("C"), OfType("W")))
    spring = stadium("my-2", "Spring", When("energy attached", Heal(1, EVENT), Is(EVENT, wells)))
    t = pokemon(
        "A  active: Tabby (damage 30)   hand: Grass Energy   bench: Turtwig (damage 30)\n"
        "B  active: Totodile (damage 30)   hand: Grass Energy\nstadium: Spring of A",
        cards=[TABBY, spring],
    )
    t.do("A attaches Grass Energy to Tabby").look("Tabby damage 20", "Turtwig damage 30")
    t.do("A ends the turn", "B attaches Grass Energy to Totodile").look("Totodile damage 20").done()


def test_a_stadium_that_answers_levelling_up(pokemon):
    """PK-EVO-8: putting an LV.X from the hand on its Pokémon; evolving is something else."""
    tower = stadium("my-2", "Tower", When("pokemon leveled up", Heal(4, EVENT)))
    t = pokemon(
        "A  active: Torterra (dp1-17) < Grotle < Turtwig (damage 50)   bench: Turtwig (damage 40)"
        "   hand: Torterra LV.X, Grotle\nB  active: Totodile\nstadium: Tower of B",
        cards=[tower],
    )
    t.do("A evolves Turtwig into Grotle").look("Grotle damage 40")
    t.do("A evolves Torterra (dp1-17) into Torterra LV.X").look("Torterra LV.X damage 10").done()


def test_a_power_that_a_stadium_gives_everybody_as_often_as_they_like(pokemon):
    """PK-POWER-2: in the own turn, again and again, from the own Bench to the own Active Pokémon."""
    moves = Move(one(energy_cards(my_bench())), Onto(one(Which("pokemon", where="active"))))
    zone = stadium("my-2", "Zone", Power("Zone", moves, "often", healthy=False, users="each"))
    t = pokemon(
        "A  active: Tabby   bench: Turtwig {G G}\nB  active: Totodile   bench: Bidoof {W}\nstadium: Zone of A",
        cards=[TABBY, zone],
    )
    t.do("A uses 'Zone' of the Stadium", "A uses 'Zone' of the Stadium").look("Tabby energy G G", "Turtwig energy none")
    t.look("A may not use 'Zone' of the Stadium: PK-POWER-1").do("A ends the turn")
    t.do("B uses 'Zone' of the Stadium").look("Totodile energy W").done()
