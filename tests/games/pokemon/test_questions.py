"""Questions that no answer can matter to are not asked, beside what the scenarios of PK-DOUBLE show."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, SELF, Is, Named, Static, Which, one
from stolik.games.pokemon.ast.nodes import (
    Cannot,
    ConditionCounters,
    Cure,
    Heal,
    Hit,
    Hurt,
    Inflict,
    LastChance,
    Prevented,
    Put,
)
from stolik.games.pokemon.ast.printed import Attack, Body
from stolik.games.pokemon.cards.recipes import basic, mine, steps
from stolik.games.pokemon.cards.recipes import pokemon as card

THORNS = card(
    basic("my-1", "Thorns", "", 90, "C", ("F", 10), None, 1),
    Body("Venom", (Static(ConditionCounters("poisoned", 1), mine(), Is(SELF, Hurt())),)),
)
NURSE = card(
    basic("my-2", "Nurse", "", 90, "C", ("F", 10), None, 1),
    Body("Untended", (Static(Cannot("be healed"), mine()),)),
    Attack("Care", "", do=Heal(1, one(mine()))),
)
WALL = card(
    basic("my-3", "Wall", "", 90, "C", ("F", 10), None, 1),
    Body("Alone", (Static(Prevented("effects"), mine()),)),
)
MOTH = card(
    basic("my-4", "Moth", "", 90, "C", ("F", 10), None, 1),
    Attack("Dust", "", do=Put(1, one(Which("pokemon", "opponent")))),
    Attack("Spores", "", do=steps(Put(0, one(Which("pokemon", "opponent"))), Inflict(("asleep",), CHOSEN))),
)

HEALER = card(
    basic("my-5", "Healer", "", 90, "C", ("F", 10), None, 1),
    Attack("Rest", "", do=Heal(1, Named("active"))),
    Attack("Wake", "", do=Cure(Named("active"))),
)
GIANT = card(
    basic("my-6", "Giant", "", 90, "C", ("F", 10), None, 1),
    Attack("Quake", "", do=Hit(200, Which("pokemon", "opponent"))),
)
CLINGER = card(
    basic("my-7", "Clinger", "", 50, "C", ("F", 10), None, 1), Body("Grip", (Static(LastChance(10, coin=True), SELF),))
)


def test_who_is_first_matters_where_the_damage_of_one_adds_to_the_poison_of_the_other(pokemon):
    """PK-DOUBLE-5: Thorns is hurt by its own poison, and then the other gets a counter more."""
    drawing = """
        A  active: Thorns (poisoned), Turtwig (poisoned)
        B  active: Totodile
        options: format=double
    """
    for first, damage in (("Thorns", 20), ("Turtwig", 10)):
        t = pokemon(drawing, cards=[THORNS]).do("A ends the turn").look("A asked choose:first")
        t.do(f"A chooses {first}").look("Thorns damage 10", f"Turtwig damage {damage}", "turn B")
    t = pokemon(drawing.replace("Thorns (", "Thorns (damage 10, "), cards=[THORNS]).do("A ends the turn")
    t.look("Thorns damage 30", "Turtwig damage 20", "turn B")


def test_nobody_is_chosen_for_counters_that_reach_none(pokemon):
    """PK-ATTACK-8: no counters (Force Palm), or all are kept from them."""
    t = pokemon("A  active: Medicham {F}\nB  active: Ludicolo   bench: Bidoof").do("A attacks 'Force Palm'")
    t.look("Ludicolo damage 0", "turn B")
    t = pokemon("A  active: Moth\nB  active: Wall   bench: Bidoof", cards=[MOTH, WALL]).do("A attacks 'Dust'")
    t.look("Wall damage 0", "Bidoof damage 0", "turn B")


def test_somebody_is_chosen_where_what_follows_is_about_the_one(pokemon):
    """PK-ATTACK-3: no counters, but the one that was chosen falls asleep."""
    t = pokemon("A  active: Moth\nB  active: Ludicolo   bench: Bidoof", "T", cards=[MOTH])
    t.do("A attacks 'Spores'").look("A may choose Ludicolo", "A may choose Bidoof")
    t.do("A chooses Ludicolo").look("Ludicolo conditions asleep", "turn B")


def test_nobody_is_chosen_where_none_can_be_healed(pokemon):
    """PK-ATTACK-3: two are hurt, and neither can be healed."""
    t = pokemon("A  active: Nurse (damage 20)   bench: Bidoof (damage 20)\nB  active: Ludicolo", cards=[NURSE])
    t.do("A attacks 'Care'").look("Nurse damage 20", "Bidoof damage 20", "turn B")


def test_nobody_is_chosen_for_conditions_that_none_can_have(pokemon):
    """PK-DOUBLE-4, PK-COND-1: a Poké-Power against two that are immune; one that chooses the condition as well."""
    foes = "\nB  active: Zangoose (pl1-66), Skull Fossil\noptions: format=double"
    t = pokemon(f"A  active: Magmortar LV.X < Magmortar (dp2-12), Turtwig{foes}")
    t.do("A uses 'Torrid Wave' of Magmortar LV.X").look("A asked turn", "Zangoose (pl1-66) conditions none")
    t = pokemon(f"A  active: Venusaur (dp3-20), Turtwig{foes}", "H")
    t.do("A uses 'Miracle Aroma' of Venusaur (dp3-20)").look("A asked turn", "Skull Fossil conditions none")


def test_nobody_is_chosen_for_a_bench_that_is_full(pokemon):
    """PK-BENCH-2: Gleam Eyes has looked at the hand, and none of its Basic Pokémon could come up."""
    t = pokemon("""
        A  active: Luxio (dp1-52)   hand: Luxray (dp1-7)
        B  active: Chansey   bench: Grimer, Bidoof, Psyduck, Corsola, Blissey   hand: Bidoof, Psyduck
    """)
    t.do("A evolves Luxio into Luxray", "A chooses yes").look("A asked turn", "A sees B hand Bidoof, Psyduck")


def test_nobody_is_chosen_of_two_that_are_well(pokemon):
    """PK-DOUBLE-4: neither has damage, nor a Special Condition."""
    drawing = "A  active: Healer, Turtwig\nB  active: Totodile\noptions: format=double"
    for attack in ("Rest", "Wake"):
        pokemon(drawing, cards=[HEALER]).do(f"A attacks '{attack}' with Healer").look("turn B")
    t = pokemon(drawing.replace("Turtwig", "Turtwig (damage 10)"), cards=[HEALER]).do("A attacks 'Rest' with Healer")
    t.look("A may choose Turtwig")


def test_the_coin_of_a_last_chance_falls_once(pokemon):
    """PK-KO-1: tails, and then Gengar's player is asked whether it uses Fainting Spell."""
    t = pokemon("A  active: Giant\nB  active: Clinger   bench: Gengar (dp7-18), Bidoof", "T", cards=[GIANT, CLINGER])
    t.do("A attacks 'Quake'").look("B asked choose:power").do("B chooses no").look("A asked prize")
