"""Items that are printed on a Pokémon (`Body.held`, `Power.held`): they work, and are no Poké-Powers or Poké-Bodies."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast import SELF, Count, If, Is, Static, When, Which
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    CanEvolve,
    Deals,
    Draw,
    HasAbility,
    HasWeakness,
    Heal,
    Lasting,
    More,
    NoAbility,
    OfType,
    RetreatCost,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power
from stolik.games.pokemon.cards.recipes import basic, evolved, level_up, my_bench
from stolik.games.pokemon.cards.recipes import pokemon as row

PLAIN = ("R", 10), None, 2
BERRY = Body("Lum Berry", (When("end of your turn", Heal(1, SELF)),), held=True)
TABBY = row(basic("my-1", "Tabby", "", 70, "C", *PLAIN), BERRY, Attack("Scratch", "", 20))
HIGHER = row(level_up("my-2", "Tabby", 90, "C", *PLAIN), Attack("Claw", "", 30))
HUSH = row(
    basic("my-3", "Hush", "", 60, "P", *PLAIN),
    Body("Silence", (Static(NoAbility("any"), Which("pokemon", "each")),)),
    Attack("Listen", "", 10, "+", do=If(Is(SELF, HasAbility("any")), More(10))),
)


def test_an_item_works_at_the_end_of_its_own_players_turn(pokemon):
    """PK-TURN-6: once a round, not at the end of the opponent's turn; the turn of a partner in play is the side's."""
    t = pokemon("A  active: Tabby (my-1) (damage 30)\nB  active: Totodile", cards=[TABBY])
    t.do("A ends the turn").look("Tabby damage 20").do("B ends the turn").look("Tabby damage 20").done()


def test_nothing_that_is_about_bodies_concerns_an_item(pokemon):
    """PK-POWER-3: what takes Poké-Bodies away leaves it; a Pokémon with an item alone has none."""
    t = pokemon("A  active: Tabby (my-1) (damage 30)\nB  active: Hush", cards=[TABBY, HUSH])
    t.do("A ends the turn").look("Tabby damage 20").done()
    asks = pokemon_like(TABBY, Attack("Boast", "", 10, "+", do=If(Is(SELF, HasAbility("any")), More(10))))
    t = pokemon("A  active: Boaster\nB  active: Totodile", cards=[asks])
    t.do("A attacks 'Boast'").look("the attack did 10").done()


def pokemon_like(card, *texts):
    return row(basic("my-9", "Boaster", "", card.hp, card.types, *PLAIN), *card.abilities, *texts)


def test_a_level_x_has_no_item_of_the_level_before(pokemon):
    """PK-EVO-8: it keeps attacks, Poké-Powers and Poké-Bodies."""
    t = pokemon("A  active: Tabby LV.X < Tabby (my-1) (damage 30)\nB  active: Totodile", cards=[TABBY, HIGHER])
    t.look("Tabby LV.X abilities none", "Tabby LV.X attacks Claw, Scratch")
    t.do("A ends the turn").look("Tabby LV.X damage 30").done()


def test_an_item_that_is_used_is_no_power(pokemon):
    """PK-POWER-4: what takes Poké-Powers away leaves it, and no text answers it as one."""
    honey = Power("Comb", Draw(1), "put", held=True, healthy=False)
    bee = pokemon_with("my-4", "Drone", honey)
    answers = pokemon_with("my-5", "Sting", Body("Envy", (When("opponent uses power", Draw(1, "you")),)))
    t = pokemon(
        "A  active: Totodile   hand: Drone\nB  active: Hush   bench: Sting   hand: none", cards=[bee, answers, HUSH]
    )
    t.do("A benches Drone", "A chooses yes").look("A holds 1", "B holds 0").done()
    for other, drawn in ((bee, 0), (pokemon_with("my-4", "Drone", replace(honey, held=False)), 1)):
        t = pokemon("A  active: Totodile   hand: Drone\nB  active: Totodile   bench: Sting", cards=[other, answers])
        t.do("A benches Drone", "A chooses yes").look("A holds 1", f"B holds {drawn}").done()


def pokemon_with(number, name, *texts):
    return row(basic(number, name, "", 50, "C", *PLAIN), *texts)


def test_a_stone_lets_its_pokemon_evolve_in_the_turn_it_is_played(pokemon):
    """PK-EVO-5, PK-EVO-6: in that turn, be it the first; one that was laid out before the game waits."""
    stone = Body("Glow Stone", (Static(CanEvolve(first_turn=False), SELF),), held=True)
    small, large = pokemon_with("my-6", "Pebble", stone), evolved(1, "my-7", "Boulder", "Pebble", "", 90, "F", *PLAIN)
    t = pokemon("A  active: Totodile   hand: Pebble, Boulder\nB  active: Totodile", cards=[small, large])
    t.do("A benches Pebble", "A evolves Pebble into Boulder").look("A bench Boulder").done()
    t = pokemon("A  active: Pebble   hand: Pebble, Boulder\nB  active: Totodile\nturns: 0", cards=[small, large])
    t.look("A may not evolve Pebble into Boulder: PK-EVO-6").do("A benches Pebble")
    t.look("A may not evolve Pebble#1 into Boulder: PK-EVO-6", "A may evolve Pebble#2 into Boulder").done()


def test_an_orb_adds_damage_against_one_weakness(pokemon):
    """PK-ATTACK-7: before Weakness and Resistance, against the Active Pokémon that has that Weakness."""
    orb = Body("Ember Orb", (Static(Deals(20, "before", HasWeakness("R")), SELF),), held=True)
    mine = row(basic("my-8", "Dracon", "", 90, "N", *PLAIN), orb, Attack("Flick", "", 20))
    t = pokemon("A  active: Dracon\nB  active: Tabby (my-1)", cards=[mine, TABBY])
    t.do("A attacks 'Flick'").look("the attack did 40").done()
    t = pokemon("A  active: Dracon\nB  active: Totodile", cards=[mine])
    t.do("A attacks 'Flick'").look("the attack did 20").done()


def test_a_retreat_cost_less_for_each(pokemon):
    """PK-RETREAT-1: never below 0."""
    magnet = Body("Coil", (Static(RetreatCost(-1, Count(my_bench())), SELF),), held=True)
    mine = pokemon_with("my-10", "Puller", magnet)
    t = pokemon("A  active: Puller   bench: Totodile\nB  active: Totodile", cards=[mine])
    t.look("Puller retreat 1").done()
    t = pokemon("A  active: Puller   bench: Totodile, Turtwig, Bidoof\nB  active: Totodile", cards=[mine])
    t.look("Puller retreat 0").done()


def test_what_an_attack_wakes_comes_when_the_turn_ends(pokemon):
    """PK-TURN-6: an item that answers damage by one type, later in the turn."""
    later = Lasting(When("end of turn", Heal(1, SELF)), SELF, "this turn")
    berry = Body("Fig Berry", (When("damaged", later, Is(ATTACKER, OfType("C"))),), held=True)
    mine = row(basic("my-11", "Nibbler", "", 70, "C", *PLAIN), berry)
    t = pokemon("A  active: Tabby (my-1)\nB  active: Nibbler", cards=[mine, TABBY])
    t.do("A attacks 'Scratch'").look("Nibbler damage 10").do("B ends the turn").look("Nibbler damage 10").done()
    t = pokemon("A  active: Hush\nB  active: Nibbler", cards=[mine, HUSH])
    t.do("A attacks 'Listen'").look("Nibbler damage 20").done()
