"""What Poké-Bodies give and do (PK-POWER-3), each shown by a card of its own."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    AllOf,
    Both,
    Called,
    Compare,
    Count,
    Exists,
    Flip,
    Is,
    Not,
    Static,
    When,
    Which,
)
from stolik.games.pokemon.ast import nodes as ast
from stolik.games.pokemon.ast.nodes import ATTACKER, EVENT, Affected, Kind, OfType
from stolik.games.pokemon.ast.printed import Attack, Body
from stolik.games.pokemon.cards.recipes import basic, evolved, level_up
from stolik.games.pokemon.cards.recipes import pokemon as card

MINE, THEIRS = Which("pokemon"), Which("pokemon", "opponent")


SCRATCH = (Attack("Scratch", "", 20),)


def tabby(*parts, attacks=SCRATCH, types="C", number=1, name="Tabby"):
    """A Basic Pokémon with 50 HP that has this Poké-Body, and an attack for nothing."""
    numbers = basic(f"my-{number}", name, "", 50, types, None, None, 1)
    return card(numbers, *([Body("Purr", parts)] if parts else []), *attacks)


def draw(pokemon, mine, *luck, a="", b="", active="Tabby", foe="Totodile", more=()):
    return pokemon(f"A  active: {active}   {a}\nB  active: {foe}   {b}", *luck, cards=[mine, *more])


def seen(table):
    """A's Active Pokémon as A sees it."""
    return table.match.view(0).sides[0].active[0]


# ---- several of one name count once


@pytest.mark.parametrize(("only", "hp"), [("", "110"), ("side", "70"), ("all", "70")])
def test_of_several_bodies_one_may_count(pokemon, only, hp):
    """ "You can't use more than 1": two of A's three give HP to each other where nothing limits them."""
    mine = tabby(Static(ast.ExtraHP(20), MINE, only=only))
    draw(pokemon, mine, a="bench: Tabby, Tabby").look(f"Tabby#1 hp {hp}")


@pytest.mark.parametrize(("only", "hp"), [("side", "10"), ("all", "30")])
def test_one_of_each_side_or_one_in_all(pokemon, only, hp):
    """ "No more than … by all": both players have two."""
    mine = tabby(Static(ast.ExtraHP(-20), Which("pokemon", "each"), only=only))
    t = draw(pokemon, mine, a="bench: Tabby", foe="Tabby", b="bench: Tabby")
    t.look(f"A's Tabby#1 hp {hp}", f"B's Tabby#2 hp {hp}")


# ---- attacks


@pytest.mark.parametrize(("what", "done"), [(("resistance",), "10"), (("resistance", "bodies"), "20")])
def test_damage_that_nothing_lowers(pokemon, what, done):
    """PK-ATTACK-7: Resistance of the Active Pokémon is passed over, and its Poké-Body where that is said too."""
    mine = tabby(Static(ast.Piercing(what), SELF), types="G")
    wall = basic("my-2", "Wall", "", 90, "M", None, ("G", 20), 1)
    wall = pokemon_of(wall, Body("Hard", (Static(ast.Reduced(10), SELF),)))
    draw(pokemon, mine, foe="Wall", more=[wall]).do("A attacks 'Scratch'").look(f"Wall damage {done}")


def pokemon_of(numbers, *parts):
    return card(numbers, *parts, Attack("Scratch", "", 20))


def test_what_is_on_the_bench_is_not_pierced(pokemon):
    """PK-ATTACK-8: the effects of a Benched Pokémon count."""
    mine = tabby(
        Static(ast.Piercing(("bodies",)), SELF),
        attacks=(Attack("Reach", "", do=ast.Hit(20, Which("pokemon", "opponent", "bench"))),),
    )
    wall = pokemon_of(basic("my-2", "Wall", "", 90, "M", None, None, 1), Body("Hard", (Static(ast.Reduced(10), SELF),)))
    draw(pokemon, mine, b="bench: Wall", more=[wall]).do("A attacks 'Reach'").look("Wall damage 10")


def test_attacks_of_others_are_used_as_its_own(pokemon):
    """For their costs (PK-ENERGY-2), once where several have them, and no longer than they are there."""
    mine = tabby(Static(ast.AttacksOf(Which("pokemon", "each", "play", (Called("Tutor"),))), SELF))
    tutor = tabby(number=2, name="Tutor", attacks=(Attack("Slam", "C", 30), Attack("Scratch", "", 20)))
    t = draw(pokemon, mine, a="hand: Grass Energy", foe="Tutor", b="bench: Tutor", more=[tutor])
    t.look("Tabby attacks Scratch, Slam", "Tutor#1 attacks Scratch, Slam")
    assert len(seen(t).attacks) == 2
    t.look("A may not attack 'Slam': PK-ENERGY-2").do("A attaches Grass Energy to Tabby", "A attacks 'Slam'")
    t.look("Tutor#1 damage 30")


def test_it_rests_after_any_attack(pokemon):
    """In the turn after one in which it attacked, whatever the attack was."""
    mine = tabby(Static(ast.Cannot("attack"), SELF, ast.UsedLastTurn("")))
    t = draw(pokemon, mine).look("A may attack 'Scratch'").do("A attacks 'Scratch'", "B ends the turn")
    t.look("A may not attack 'Scratch': my-1:Cannot").do("A ends the turn", "B ends the turn")
    t.look("A may attack 'Scratch'")


def test_what_keeps_off_those_with_several_conditions(pokemon):
    mine = tabby(Static(ast.Prevented("all", by=Affected(least=2), from_="opponent"), SELF))
    foe = tabby(number=2, name="Foe")
    several = (("(poisoned)", "", 20), ("(poisoned, burned)", "T", 0), ("(confused, poisoned, burned)", "HT", 0))
    for marks, luck, damage in several:
        t = pokemon(f"A  active: Foe {marks}\nB  active: Tabby", *luck, cards=[mine, foe])
        t.do("A attacks 'Scratch'").look(f"Tabby damage {damage}")


def test_a_body_may_wait_twice_for_the_same(pokemon):
    """Both of its sentences are done, in their order: 20 damage more, then 10 less."""
    mine = tabby(When("end of your turn", ast.Put(2, SELF)), When("end of your turn", ast.Heal(1, SELF)))
    draw(pokemon, mine).do("A ends the turn").look("Tabby damage 10")


# ---- what it costs to retreat, and when it evolves


def test_a_retreat_cost_that_falls_with_what_is_there(pokemon):
    """Not below 0 (PK-RETREAT-1)."""
    kin = Count(Which("pokemon", "you", "bench", (Called("Kin"),)))
    heavy = basic("my-1", "Tabby", "", 50, "C", None, None, 3)
    mine = card(heavy, Body("Roll", (Static(ast.RetreatCost(-2, kin), SELF),)), Attack("Scratch", "", 20))
    kin = tabby(number=2, name="Kin")
    draw(pokemon, mine, a="bench: Totodile", more=[kin]).look("Tabby retreat 3")
    draw(pokemon, mine, a="bench: Kin", more=[kin]).look("Tabby retreat 1")
    draw(pokemon, mine, a="bench: Kin, Kin", more=[kin]).look("Tabby retreat 0")


def test_a_retreat_cost_that_the_other_side_raises(pokemon):
    """PK-RETREAT-1: the Energy for what is printed is not enough."""
    mud = Body("Mud", (Static(ast.RetreatCost(1), Which("pokemon", "opponent", "active")),))
    theirs = card(basic("my-1", "Tabby", "", 50, "C", None, None, 1), mud, Attack("Scratch", "", 20))
    lines = "A  active: Bidoof {G G}   bench: Totodile\nB  active: {}"
    pokemon(lines.replace("{}", "Totodile"), cards=[theirs]).look("A may retreat")
    pokemon(lines.replace("{}", "Tabby"), cards=[theirs]).look("Bidoof retreat 3", "A may not retreat: PK-RETREAT-1")


def test_less_damage_than_the_printed_hp_may_knock_out(pokemon):
    """PK-KO-1: where a card takes HP away."""
    weak = tabby(number=2, name="Frail")
    mine = tabby(Static(ast.ExtraHP(-20), Which("pokemon", "opponent")), attacks=(Attack("Scratch", "", 10),))
    t = draw(pokemon, mine, foe="Frail (damage 10)", b="bench: Totodile", more=[weak])
    t.look("Frail hp 30").do("A attacks 'Scratch'").look("Frail damage 20").do("B ends the turn")
    t.do("A attacks 'Scratch'").look("B active Totodile", "B discard Frail")


def test_a_view_follows_what_cards_change(pokemon):
    """What a Pokémon shows is kept, and drawn anew as soon as another card changes it; so is its Weakness."""
    wall = basic("my-2", "Wall", "", 60, "C", ("F", None), None, 2)
    gives = (Static(ast.ExtraHP(20), MINE), Static(ast.RetreatCost(-1), MINE), Static(ast.WeaknessTypeIs("W"), MINE))
    t = draw(pokemon, tabby(*gives), active="Wall", a="hand: Tabby", more=[card(wall, *SCRATCH)])
    assert (seen(t).hp, seen(t).retreat, seen(t).weakness) == (60, 2, ("F", None))
    t.do("A benches Tabby")
    assert (seen(t).hp, seen(t).retreat, seen(t).weakness) == (80, 1, ("W", None))


def test_a_view_shows_a_weakness_that_only_its_type_was_changed_of(pokemon):
    """No other card of the decks changes anything."""
    wall = basic("my-2", "Wall", "", 60, "C", ("F", None), None, 2)
    mine = tabby(Static(ast.WeaknessTypeIs("W"), MINE))
    t = draw(pokemon, mine, active="Wall", a="bench: Tabby", more=[card(wall, *SCRATCH)])
    assert seen(t).weakness == ("W", None)


def test_what_may_evolve_in_the_turn_it_was_played(pokemon):
    """PK-EVO-5: in the first turn too if it was played in it, and not otherwise (PK-EVO-6)."""
    mine = tabby(Static(ast.CanEvolve(first_turn=False), SELF))
    big = card(evolved(1, "my-2", "Tiger", "Tabby", "", 90, "C", None, None, 1), Attack("Claw", "", 40))
    t = draw(pokemon, mine, a="bench: Totodile   hand: Tabby, Tiger\nturns: 0", more=[big])
    t.look("A may not evolve Tabby into Tiger: PK-EVO-6").do("A benches Tabby")
    t.look("A may evolve Tabby#2 into Tiger", "A may not evolve Tabby#1 into Tiger: PK-EVO-6")


def test_the_type_of_the_level_before(pokemon):
    """PK-EVO-8: an LV.X of a species of many types."""
    mine = tabby(types="W")
    high = card(level_up("my-2", "Tabby", 90, "C", None, None, 1), Body("Many", (Static(ast.TypeOfBelow(), SELF),)))
    t = draw(pokemon, mine, a="hand: Tabby LV.X", more=[high]).do("A evolves Tabby into Tabby LV.X")
    t.look("Tabby LV.X types W")
    assert seen(t).types == "W"


def test_it_may_be_of_many_types(pokemon):
    """Weakness counts once, by whichever type it is to (PK-ATTACK-4)."""
    mine = tabby(Static(ast.TypeIs("GRW"), SELF))
    foe = card(basic("my-2", "Foe", "", 90, "C", ("R", 20), ("W", 10), 1), Attack("Claw", "", 40))
    t = draw(pokemon, mine, foe="Foe", more=[foe]).look("Tabby types G R W").do("A attacks 'Scratch'")
    t.look("reckoned base 20, weakness +20, resistance -10")


# ---- Energy


def test_energy_that_provides_more(pokemon):
    """For attacks (PK-ENERGY-2), and where Energy pays a Retreat Cost (PK-RETREAT-6); other Energy stays as it is."""
    grass = AllOf((Kind("basic energy"), ast.EnergyOf("G")))
    heavy = basic("my-1", "Tabby", "", 50, "G", None, None, 2)
    body = Body("Grow", (Static(ast.EnergyGives(grass, "G G"), Which("pokemon", filters=(OfType("G"),)), only="side"),))
    mine = card(heavy, body, Attack("Slam", "GGC", 30))
    t = draw(pokemon, mine, active="Tabby {G R}", a="bench: Tabby {R R}").look("A may attack 'Slam'")
    assert seen(t).attacks[0].missing == ""
    t.do("A retreats").look("A discard Grass Energy").look("A may not attack 'Slam': PK-ENERGY-2")


def test_another_cost_of_one_attack(pokemon):
    """As long as the card that lowers it is there."""
    mine = tabby(
        Static(ast.CostIs("Slam", "G"), SELF, Exists(Which("pokemon", filters=(Called("Kin"),)))),
        attacks=(Attack("Slam", "GGG", 30), Attack("Crush", "GG", 30)),
    )
    kin = tabby(number=2, name="Kin")
    t = draw(pokemon, mine, active="Tabby {G}", a="bench: Kin", more=[kin])
    t.look("A may attack 'Slam'", "A may not attack 'Crush': PK-ENERGY-2")
    assert [(one.cost, one.missing) for one in seen(t).attacks] == [("G", ""), ("GG", "G")]
    draw(pokemon, mine, active="Tabby {G}", more=[kin]).look("A may not attack 'Slam': PK-ENERGY-2")


def test_who_attacks_discards(pokemon):
    """Before anything of the attack; without a card in the hand nobody attacks."""
    mine = tabby(Static(ast.AttackToll(1), THEIRS))
    foe = tabby(number=2, name="Foe")
    t = pokemon("A  active: Foe   hand: Potion, Switch\nB  active: Tabby", cards=[mine, foe])
    t.do("A attacks 'Scratch'", "A chooses Switch").look("A hand Potion", "A discard Switch", "Tabby damage 20")
    t = pokemon("A  active: Foe   hand: none\nB  active: Tabby", cards=[mine, foe])
    t.look("A may not attack 'Scratch': my-1:AttackToll")


def test_more_damage_to_who_is_weak_to_the_energy(pokemon):
    """And to nobody else; not while Special Energy is attached."""
    plain = Is(SELF, Not(ast.Holding(Kind("special energy"))))
    mine = tabby(
        Static(ast.Deals(40, "before", ast.HasWeakness(to=Which("energy card", on=SELF))), SELF, plain), types="C"
    )
    foe = card(basic("my-2", "Foe", "", 90, "C", ("R", 20), None, 1), Attack("Claw", "", 40))
    for energy, damage in (("R", 60), ("G", 20), ("Multi Energy", 20)):
        t = draw(pokemon, mine, active=f"Tabby {{{energy}}}", foe="Foe", more=[foe]).do("A attacks 'Scratch'")
        t.look(f"Foe damage {damage}")


# ---- conditions


@pytest.mark.parametrize(("kept", "left"), [(("burned",), "burned"), (None, "burned, poisoned"), ((), "none")])
def test_conditions_that_evolving_does_not_remove(pokemon, kept, left):
    """PK-EVO-3, unless a card says otherwise."""
    mine = tabby(Static(ast.KeepsConditions(kept), THEIRS))
    t = pokemon(
        "A  active: Grotle (burned, poisoned)   hand: Torterra (dp1-17)\nB  active: Tabby",
        cards=[mine],
    )
    t.do("A evolves Grotle into Torterra (dp1-17)").look(f"Torterra (dp1-17) conditions {left}")


@pytest.mark.parametrize(("when", "conditions"), [("burned", "burned"), ("turn", "none")])
def test_coins_that_count_as_tails(pokemon, when, conditions):
    """The coin for Burned falls between turns, and is no coin of the own turn (PK-COND-8)."""
    mine = tabby(Static(ast.FlipsTails(when), "opponent"))
    t = pokemon("A  active: Totodile (burned)   bench: Totodile\nB  active: Tabby", "H", cards=[mine])
    t.do("A ends the turn").look(f"Totodile#1 damage {20 if when == 'burned' else 0}")
    t = pokemon("A  active: Totodile (asleep)\nB  active: Tabby", "H", cards=[mine])
    t.do("A ends the turn").look("Totodile conditions none")


def test_coins_of_the_own_turn_count_as_tails(pokemon):
    """Only the opponent's, and only in the opponent's turn."""
    mine = tabby(
        Static(ast.FlipsTails("turn"), "opponent"), attacks=(Attack("Toss", "", 10, "+", Flip(heads=ast.More(20))),)
    )
    foe = tabby(number=2, name="Foe", attacks=(Attack("Toss", "", 10, "+", Flip(heads=ast.More(20))),))
    t = pokemon("A  active: Foe\nB  active: Tabby", "HH", cards=[mine, foe])
    t.do("A attacks 'Toss'").look("Tabby damage 10", "coins T").do("B attacks 'Toss'").look("Foe damage 30")


# ---- what happens


def test_energy_that_a_player_attaches(pokemon):
    """Its own, or the opponent's of a sort; it is that Pokémon to which it is attached."""
    mine = tabby(
        When("you attach energy", ast.Heal(2, EVENT)),
        When("opponent attaches energy", ast.Put(1, EVENT), Is(CHOSEN, Kind("special energy"))),
    )
    t = draw(
        pokemon,
        mine,
        a="bench: Turtwig (damage 30)   hand: Grass Energy",
        b="bench: Totodile   hand: Multi Energy, Grass Energy",
    ).do("A attaches Grass Energy to Turtwig", "A ends the turn")
    t.look("Turtwig damage 10").do("B attaches Multi Energy to Totodile#2").look("Totodile#2 damage 10")
    t.do("B ends the turn", "A ends the turn", "B attaches Grass Energy to Totodile#1").look("Totodile#1 damage 0")


def test_what_answers_damage_of_the_active_pokemon(pokemon):
    """Also from the Bench, also where it is Knocked Out, and once for two of them."""
    mine = tabby(When("ally damaged", ast.Put(2, ATTACKER), Is(EVENT, ast.IsActive()), once=True))
    foe = tabby(number=2, name="Foe", attacks=(Attack("Bite", "", 60), Attack("Reach", "", do=ast.Hit(20, BENCH))))
    for attack, damage in (("Bite", 20), ("Reach", 0)):
        t = pokemon("A  active: Foe\nB  active: Totodile   bench: Tabby, Tabby", cards=[mine, foe]).do(
            f"A attacks '{attack}'"
        )
        t.look(f"Foe damage {damage}")


BENCH = Which("pokemon", "opponent", "bench")


def test_only_who_survives_answers(pokemon):
    """ "Damaged but not Knocked Out"."""
    alive = Both((Is(SELF, ast.IsActive()), Compare(ast.HPLeft(SELF), ">", 0)))
    mine = tabby(When("damaged", ast.Put(2, ATTACKER), alive))
    foe = tabby(number=2, name="Foe", attacks=(Attack("Bite", "", 60), Attack("Nip", "", 20)))
    for attack, damage in (("Nip", 20), ("Bite", 0)):
        t = pokemon("A  active: Foe\nB  active: Tabby   bench: Totodile", cards=[mine, foe])
        t.do(f"A attacks '{attack}'").look(f"Foe damage {damage}")


def test_energy_of_the_attackers_type_lowers_its_damage(pokemon):
    """What the card provides counts, and no Energy of another type."""
    on_me = ast.SameType(Which("energy card", filters=(Kind("basic energy"),), on=SELF))
    mine = tabby(Static(ast.Reduced(10, by=on_me), SELF))
    foe = tabby(number=2, name="Foe", types="G")
    for energy, damage in (("{G}", 10), ("{R}", 20), ("", 20)):
        t = pokemon(f"A  active: Foe\nB  active: Tabby {energy}", cards=[mine, foe])
        t.do("A attacks 'Scratch'").look(f"Tabby damage {damage}")


def test_no_player_plays_trainers(pokemon):
    """Neither the opponent nor its own player, as long as it is Active."""
    mine = tabby(Static(ast.CannotPlay(Kind("item")), "each", Is(SELF, ast.IsActive())))
    t = draw(pokemon, mine, a="bench: Turtwig (damage 20)   hand: Potion", b="hand: Potion", foe="Totodile (damage 20)")
    t.look("A may not play Potion: my-1:CannotPlay").do("A ends the turn")
    t.look("B may not play Potion: my-1:CannotPlay")
