"""Clauses of rules that no scenario shows: the half of a sentence that would be forgotten first."""

from __future__ import annotations

import pytest

from stolik.games.pokemon.rules import atoms
from stolik.games.pokemon.rules.damage import reckon
from stolik.games.pokemon.rules.events import AttackUsed, CoinFlipped
from stolik.games.pokemon.rules.state import CONDITION_BITS

TURNED = ("asleep", "confused", "paralyzed")


def flippers(table):
    """Who flipped the coins of the last act, in order."""
    return [event.seat for event in table.match.events[-1] if isinstance(event, CoinFlipped)]


def test_the_narrower_form_offers_a_card_for_each_failed_deal(pokemon):
    """PK-SETUP-7: two failed deals, two cards, each a choice of its own."""
    t = pokemon(
        """
        A  deck: Potion x7, Turtwig
        B  deck: Chikorita, Potion x12, Switch, Cyndaquil
        setup: A   options: extra_cards=bench
        """,
        *("H", "A: Potion x7", "A: Turtwig"),
    ).do("A calls heads")
    t.look("B asked extra", "B holds 6").do("B chooses yes").look("B asked extra", "B holds 7")
    t.do("B chooses no").look("B holds 7", "turn A")


def test_an_effect_that_draws_from_no_deck_loses_nothing(pokemon):
    """PK-TURN-3: only the draw at the start of a turn loses; this one finds nothing, and that is all."""
    t = pokemon("A  active: Dialga (dp1-1) {M}   deck: none\nB  active: Totodile").do("A attacks 'Time Bellow'")
    t.look("running", "turn B", "Totodile damage 10", "A hand none")


def test_any_other_order_will_do_as_well(pokemon):
    """PK-TURN-4: Bench, evolving, Energy, Trainer, Supporter, Stadium, retreat, power: nothing bars the rest."""
    t = pokemon("""
        A  active: Scyther   bench: Sceptile < Grovyle < Treecko {G}, Turtwig (damage 20)   deck: Switch x3
        A  hand: Grotle, Grass Energy, Potion x2, Mom's Kindness, Lake Boundary, Starly (dp1-101) x2
        B  active: Totodile
    """)
    t.do("A benches Starly (dp1-101)", "A evolves Turtwig into Grotle", "A attaches Grass Energy to Grotle")
    t.look("A may bench Starly (dp1-101)", "A may retreat", "A may use 'Energy Trans' of Sceptile")
    t.do("A plays Potion", "A chooses Grotle").look("A may play Mom's Kindness", "A may play Lake Boundary")
    t.do("A plays Mom's Kindness", "A plays Lake Boundary", "A retreats", "A chooses Grotle")
    t.do("A uses 'Energy Trans' of Sceptile", "A chooses Grass Energy of Sceptile", "A chooses Grotle")
    t.look("A may bench Starly (dp1-101)", "Grotle energy G G", "A may attack 'Synthesis'", "turn A")


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
    t = pokemon("""
        A  active: Turtwig, Starly (dp1-101)
        B  active: Totodile (poisoned), Cyndaquil (poisoned)
        options: format=double
    """).do("A ends the turn")
    t.look("B asked choose:first").do("B chooses Cyndaquil").look("Totodile damage 10", "Cyndaquil damage 10", "turn B")


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


def test_sudden_death_begins_with_nothing_of_the_game_before(pokemon):
    """PK-END-5, PK-END-1, PK-TRAINER-5: whole decks, one Prize, no Stadium, empty piles, and a first turn again."""
    t = pokemon(
        """
        A  active: Voltorb (dp3-117) {L C}   discard: Potion x2   deck: Turtwig, Mom's Kindness, Potion x8   prizes: 1
        B  active: Totodile   discard: Potion   deck: Cyndaquil, Mom's Kindness, Potion x8   prizes: 1
        stadium: Miasma Valley of B
        """,
        *("A: Turtwig, Mom's Kindness, Potion x5", "B: Cyndaquil, Mom's Kindness, Potion x5", 1, "T"),
    ).do("A attacks 'Big Explosion'", "A calls heads")
    t.look("turn B", "A prizes 1", "B prizes 1", "stadium none", "A discard none", "B discard none")
    t.look("A holds 6", "A deck 8", "B holds 7", "B deck 5", "B may not play Mom's Kindness: PK-TRAINER-5")


def test_whoever_retreats_chooses_who_comes(pokemon):
    """PK-RETREAT-1: any of the Benched Pokémon."""
    t = pokemon("A  active: Scyther   bench: Turtwig, Chikorita, Starly (dp1-101)\nB  active: Totodile").do(
        "A retreats"
    )
    t.must_choose_exactly("A", "A chooses Turtwig", "A chooses Chikorita", "A chooses Starly (dp1-101)")
    t.do("A chooses Chikorita").look("A active Chikorita", "A bench Turtwig, Scyther, Starly (dp1-101)")


def test_a_card_that_gives_more_than_is_needed_pays_whole(pokemon):
    """PK-RETREAT-6: a Retreat Cost of 1, and one card that gives two."""
    t = pokemon("A  active: Magnemite (dp7-67) {L, Holon's Magneton}   bench: Turtwig\nB  active: Totodile")
    t.look("Magnemite (dp7-67) retreat 1").do("A retreats").look("A may pay L", "A may not pay L, Holon's Magneton")
    t.do("A pays Holon's Magneton").look("Magnemite (dp7-67) energy L", "A discard Holon's Magneton")


def test_a_power_of_one_name_for_all(pokemon):
    """PK-POWER-2: as the text says: Nurse Call counts once a turn for all Blissey together."""
    t = pokemon("""
        A  active: Blissey (pl1-22) < Chansey (damage 60)   bench: Blissey (pl1-22) < Chansey   hand: Potion x3
        B  active: Totodile
    """).do("A uses 'Nurse Call' of Blissey (pl1-22)#1")
    t.look("A may not use 'Nurse Call' of Blissey (pl1-22)#2: PK-POWER-2", "Blissey (pl1-22)#1 damage 40")


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


def test_a_prize_for_each_of_two(pokemon):
    """PK-KO-2: two Knocked Out at once, two Prizes."""
    t = pokemon("""
        A  active: Dugtrio < Diglett {F F C}
        B  active: Totodile (damage 40)   bench: Cyndaquil (damage 50), Chikorita
    """).do("A attacks 'Magnitude'", "A takes 2 Prizes")
    t.look("A taken 2", "A prizes 4", "B active Chikorita", "B discard Totodile, Cyndaquil")


def test_a_benched_pokemon_takes_no_condition(pokemon):
    """PK-COND-1: whatever would bring it; the Active Pokémon takes each of the five."""
    t = pokemon("A  active: Turtwig   bench: Chikorita\nB  active: Totodile")
    s = t.match._state
    active, benched = s.mons[s.side(0).active[0]], s.mons[s.side(0).bench[0]]
    for word in CONDITION_BITS:
        atoms.inflict(s, benched, word)
        atoms.inflict(s, active, word)
        assert active.conditions & CONDITION_BITS[word] and not benched.conditions


@pytest.mark.parametrize("first", TURNED)
@pytest.mark.parametrize("second", TURNED)
def test_of_the_three_the_newest_stays(pokemon, first, second):
    """PK-COND-2: whichever it was before; both markers stay beside it."""
    t = pokemon(f"A  active: Turtwig ({first}, poisoned, burned)\nB  active: Totodile")
    s = t.match._state
    atoms.inflict(s, s.mons[s.side(0).active[0]], second)
    t.look(f"Turtwig conditions {second}, poisoned, burned")


@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_flips(pokemon, owner):
    """PK-COND-4, PK-COND-8: in the own turn as in the other's."""
    marks = ["(asleep, burned)" if seat == owner else "" for seat in (0, 1)]
    t = pokemon(f"A  active: Turtwig {marks[0]}\nB  active: Totodile {marks[1]}", "HH").do("A ends the turn")
    assert flippers(t) == [owner, owner]


def test_whoever_attacks_flips_for_confusion(pokemon):
    """PK-COND-5: the player of the Confused Pokémon."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile {W} (confused)\nturn: B", "H").do("B attacks 'Bite'")
    assert flippers(t) == [1]


def test_a_pokemon_that_came_late_takes_the_free_active_place_at_once(pokemon):
    """PK-DOUBLE-2: before the first turn begins, not after it."""
    t = pokemon(
        "A  deck: Potion x7, Turtwig, Starly (dp1-101)\nB  deck: Chikorita, Potion x12, Cyndaquil\n"
        "setup: A   options: extra_cards=bench format=double",
        "H", "A: Turtwig, Starly (dp1-101)",
    )  # fmt: skip
    t.do("A calls heads", "A lays Turtwig, Starly (dp1-101)", "B chooses yes", "B lays Cyndaquil")
    t.look("B active Chikorita, Cyndaquil", "A asked turn")


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
