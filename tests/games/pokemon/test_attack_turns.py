"""What attacks leave behind for a turn that is still to come, with cards of our own."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import SELF, Do, Flip, If, Is, Static, When, Which, one
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    EVENT,
    Cannot,
    CanUseOnly,
    ChooseAttack,
    Deals,
    Discard,
    FlipsTails,
    FlipsToAttack,
    Hit,
    Immune,
    Inflict,
    IsActive,
    KnockOut,
    Lasting,
    LoseIfKnockedOut,
    NoAbility,
    Prevented,
    Put,
    Reduced,
    Switch,
    TakePrizes,
)
from stolik.games.pokemon.ast.printed import Body
from stolik.games.pokemon.cards.recipes import Attack, basic
from stolik.games.pokemon.cards.recipes import pokemon as card

THEIRS = "opponent's next turn"
LATER = "only opponent's next turn"
FOES = Which("pokemon", "opponent")


def tabby(do, damage=0):
    """A Pokémon whose attacks need no Energy: one with a text, and one that does 10."""
    return [
        card(
            basic("my-1", "Tabby", "", 60, "C", ("F", 10), None, 1),
            Attack("Try", "", damage, do=do),
            Attack("Hit", "", 10),
        )
    ]


def at_the_end(do, on=DEFENDING):
    return tabby(Lasting(When("end of turn", do), on, LATER))


def test_only_the_attack_that_was_chosen_can_be_used(pokemon):
    cards = tabby(Do((ChooseAttack(DEFENDING), Lasting(CanUseOnly(None), DEFENDING, THEIRS))))
    t = pokemon("A  active: Tabby\nB  active: Tabby", cards=cards).do("A attacks 'Try'", "A chooses 'Hit' of B's Tabby")
    t.look("B may attack 'Hit'", "B may not attack 'Try': my-1:CanUseOnly").do("B ends the turn", "A ends the turn")
    t.look("B may attack 'Try'")


def test_knocked_out_at_the_end_of_the_opponents_turn(pokemon):
    """PK-KO-2: not before, and Prizes are taken for it."""
    t = pokemon("A  active: Tabby\nB  active: Totodile   bench: Chikorita", cards=at_the_end(KnockOut(EVENT)))
    t.do("A attacks 'Try'").look("B active Totodile", "turn B").do("B ends the turn", "B promotes Chikorita")
    t.do("A takes a Prize").look("B discard Totodile", "turn A", "A prizes 5")


def test_nothing_happens_at_the_end_to_a_pokemon_that_was_benched(pokemon):
    """PK-RETREAT-2: effects on it are over."""
    t = pokemon("A  active: Tabby\nB  active: Totodile {W W}   bench: Chikorita", cards=at_the_end(KnockOut(EVENT)))
    t.do("A attacks 'Try'", "B retreats", "B ends the turn").look("B active Chikorita", "B bench Totodile")


def test_who_left_the_effect_chooses_what_it_discards(pokemon):
    energy = Discard(one(Which("energy card", on=EVENT)))
    t = pokemon("A  active: Tabby\nB  active: Totodile {W G}", cards=at_the_end(energy)).do("A attacks 'Try'")
    t.do("B ends the turn", "A chooses Grass Energy of Totodile").look("Totodile energy W", "turn A")


STILL_THERE = If(Is(SELF, IsActive()), Put(4, one(Which("pokemon", "opponent", "bench"))))


@pytest.mark.parametrize(("goes", "damage"), [(False, 40), (True, 0)])
def test_something_happens_at_the_end_if_it_is_still_active(pokemon, goes, damage):
    """PK-RETREAT-2: what goes to the Bench has left it behind."""
    left = Lasting(When("end of turn", STILL_THERE), SELF, LATER)
    cards = tabby(Do((left, Switch(SELF))) if goes else left)
    t = pokemon("A  active: Tabby   bench: Bidoof\nB  active: Totodile   bench: Turtwig", cards=cards)
    t.do("A attacks 'Try'").look("Turtwig damage 0").do("B ends the turn").look(f"Turtwig damage {damage}", "turn A")


ON_BENCH = Lasting(When("pokemon benched", Put(2, EVENT)), "opponent", THEIRS)


def test_counters_on_what_the_opponent_puts_onto_the_bench(pokemon):
    t = pokemon(
        "A  active: Tabby   hand: Bidoof\nB  active: Totodile   hand: Turtwig, Chikorita", cards=tabby(ON_BENCH)
    )
    t.do("A attacks 'Try'", "B benches Turtwig").look("Turtwig damage 20").do("B ends the turn", "A benches Bidoof")
    t.look("Bidoof damage 0").do("A ends the turn", "B benches Chikorita").look("Chikorita damage 0")


@pytest.mark.parametrize(("coins", "still"), [("HH", "none"), ("HT", "asleep"), ("TT", "asleep")])
def test_two_coins_for_a_deeper_sleep(pokemon, coins, still):
    """PK-COND-4, with two coins instead of one."""
    t = pokemon("A  active: Tabby\nB  active: Totodile", coins, cards=tabby(Inflict(("asleep",), coins=2)))
    t.do("A attacks 'Try'").look(f"Totodile conditions {still}", f"coins {coins}")


def test_two_tails_knock_out_a_deadly_sleeper(pokemon):
    cards = tabby(Inflict(("asleep",), coins=2, deadly=True))
    t = pokemon("A  active: Tabby\nB  active: Totodile   bench: Turtwig", "TT", cards=cards).do("A attacks 'Try'")
    t.do("B promotes Turtwig", "A takes a Prize").look("B discard Totodile", "turn B")
    t = pokemon("A  active: Tabby\nB  active: Totodile   bench: Turtwig", "HT", cards=cards).do("A attacks 'Try'")
    t.look("Totodile conditions asleep", "Totodile damage 0")


def test_who_wakes_up_sleeps_as_usual_the_next_time(pokemon):
    cards = tabby(Inflict(("asleep",), coins=2))
    cards += [
        card(basic("my-2", "Lulla", "", 60, "C", ("F", 10), None, 1), Attack("Sing", "", do=Inflict(("asleep",))))
    ]
    t = pokemon("A  active: Tabby {C}   bench: Lulla\nB  active: Totodile", "HHT", cards=cards)
    t.do("A attacks 'Try'", "B ends the turn", "A retreats", "A attacks 'Sing'").look("coins T")


def test_a_knocked_out_pokemon_is_lost_with_its_cards(pokemon):
    """PK-KO-1, but the Lost Zone instead of the discard pile; a Prize is taken all the same (PK-KO-2)."""
    cards = tabby(Do((Hit(30, FOES), LoseIfKnockedOut(FOES))))
    t = pokemon("A  active: Tabby\nB  active: Totodile {W} (damage 30)   bench: Turtwig", cards=cards)
    t.do("A attacks 'Try'", "A takes a Prize").look(
        "B lost Totodile, Water Energy", "B discard none", "Turtwig damage 30"
    )


def test_what_dies_otherwise_is_not_lost(pokemon):
    """PK-COND-7: of poison."""
    cards = tabby(LoseIfKnockedOut(DEFENDING), 10)
    t = pokemon("A  active: Tabby\nB  active: Totodile (damage 30, poisoned)   bench: Turtwig", cards=cards)
    t.do("A attacks 'Try'", "A takes a Prize").look("B lost none", "B discard Totodile")
    cards = tabby(Do((LoseIfKnockedOut(DEFENDING), Put(9, DEFENDING))))
    t = pokemon("A  active: Tabby\nB  active: Totodile   bench: Turtwig", cards=cards)
    t.do("A attacks 'Try'", "A takes a Prize").look("B lost none", "B discard Totodile")


@pytest.mark.parametrize(("attack", "done"), [("Hit", 50), ("Try", 20)])
def test_more_damage_of_some_attacks_in_the_next_turn(pokemon, attack, done):
    cards = tabby(Lasting(Deals(40, attacks=("Hit", "Bite")), SELF, "your next turn"), 20)
    t = pokemon("A  active: Tabby\nB  active: Torterra < Grotle < Turtwig", cards=cards).do("A attacks 'Try'")
    t.do("B ends the turn", f"A attacks '{attack}'").look(f"the attack did {done}")


def test_neither_evolving_nor_levelling_up(pokemon):
    cards = tabby(Do((Lasting(Cannot("evolve"), DEFENDING, THEIRS), Lasting(Cannot("level up"), DEFENDING, THEIRS))))
    t = pokemon("A  active: Tabby\nB  active: Turtwig   hand: Grotle", cards=cards).do("A attacks 'Try'")
    t.look("B may not evolve Turtwig into Grotle: PK-EVO-7")
    high = "B  active: Torterra (dp1-17)   hand: Torterra LV.X"
    t = pokemon(f"A  active: Tabby\n{high}", cards=cards).do("A attacks 'Try'")
    t.look("B may not evolve Torterra (dp1-17) into Torterra LV.X: PK-EVO-8").do("B ends the turn", "A ends the turn")
    t.look("B may evolve Torterra (dp1-17) into Torterra LV.X")


def test_a_coin_for_each_attack_as_long_as_it_is_active(pokemon):
    cards = tabby(Lasting(FlipsToAttack(), DEFENDING, "while active"))
    t = pokemon("A  active: Tabby\nB  active: Tabby {C}   bench: Turtwig", "TT", cards=cards).do("A attacks 'Try'")
    t.do("B attacks 'Hit'").look("coins T", "the attack did nothing").do("A ends the turn", "B attacks 'Hit'").look(
        "coins T"
    )
    t.do("A ends the turn", "B retreats", "B ends the turn", "A ends the turn").look("B active Turtwig")


AVENGES = Lasting(When("would be knocked out", KnockOut(ATTACKER)), SELF, THEIRS)


def test_who_knocks_it_out_is_knocked_out_with_it(pokemon):
    """PK-KO-4: both go in the same Knock Out step, and both players take a Prize."""
    t = pokemon("A  active: Tabby (damage 50)   bench: Bidoof\nB  active: Tabby   bench: Turtwig", cards=tabby(AVENGES))
    t.do("A attacks 'Try'", "B attacks 'Hit'", "A promotes Bidoof", "B promotes Turtwig")
    t.do("A takes a Prize", "B takes a Prize").look("A discard Tabby", "B discard Tabby")


@pytest.mark.parametrize("hurt", [40, 60])
def test_it_avenges_neither_what_leaves_it_alive_nor_what_comes_a_turn_later(pokemon, hurt):
    drawing = f"A  active: Tabby (damage {hurt - 20})   bench: Bidoof\nB  active: Tabby   bench: Turtwig"
    t = pokemon(drawing, cards=tabby(AVENGES)).do("A attacks 'Try'", "B attacks 'Hit'", "A ends the turn")
    t.do("B attacks 'Hit'").look("B active Tabby", "B's Tabby damage 0")


FELLED = Is(EVENT, IsActive())


@pytest.mark.parametrize(("damage", "prizes"), [(40, 4), (30, 6)])
def test_one_more_prize_for_the_defending_pokemon(pokemon, damage, prizes):
    """PK-KO-2: beside the one that is taken for it anyway."""
    cards = tabby(Lasting(When("knocks out", TakePrizes(1), FELLED), SELF, "this turn"), 10)
    t = pokemon(f"A  active: Tabby\nB  active: Totodile (damage {damage})   bench: Turtwig", cards=cards)
    t.do("A attacks 'Try'", *["B promotes Turtwig", "A takes a Prize", "A takes a Prize"] * (damage == 40))
    t.look(f"A prizes {prizes}")


def test_no_more_prizes_for_one_on_the_bench(pokemon):
    felled = Lasting(When("knocks out", TakePrizes(1), FELLED), SELF, "this turn")
    cards = tabby(Do((Hit(10, Which("pokemon", "opponent", "bench")), felled)))
    t = pokemon("A  active: Tabby\nB  active: Totodile   bench: Turtwig (damage 50)", cards=cards)
    t.do("A attacks 'Try'", "A takes a Prize").look("A prizes 5", "turn B")


@pytest.mark.parametrize(("damage", "hurt"), [(50, 0), (40, 10)])
def test_a_knock_out_protects_who_made_it(pokemon, damage, hurt):
    shielded = Lasting(Prevented("all"), SELF, THEIRS)
    cards = tabby(Lasting(When("knocks out", shielded, FELLED), SELF, "this turn"), 10)
    t = pokemon(f"A  active: Tabby\nB  active: Tabby (damage {damage})   bench: Tabby", cards=cards)
    t.do("A attacks 'Try'", *["B promotes Tabby", "A takes a Prize"] * (damage == 50)).do("B attacks 'Hit'")
    t.look(f"A's Tabby damage {hurt}")


def test_coins_of_the_opponent_are_tails_in_the_turn_that_follows(pokemon):
    """Those between turns are flipped in nobody's turn; in one's own turn they are what they are."""
    coin = card(basic("my-2", "Lucky", "", 60, "C", None, None, 1), Attack("Toss", "", do=Flip(Hit(10, DEFENDING))))
    cards = [*tabby(Lasting(FlipsTails("turn"), "opponent", THEIRS)), coin]
    t = pokemon("A  active: Tabby\nB  active: Lucky", "HH", cards=cards)
    t.do("A attacks 'Try'", "B attacks 'Toss'")
    t.look("Tabby damage 0").do("A ends the turn", "B attacks 'Toss'").look("Tabby damage 10")


FERMENT = Do((Inflict(("poisoned",)), Lasting(NoAbility("body"), DEFENDING, "while poisoned")))
SHELL = card(
    basic("my-3", "Shelly", "", 90, "C", None, None, 0),
    Body("Shell", (Static(Reduced(10), SELF),)),
    Attack("Hit", "", 10),
)


def test_no_poke_body_as_long_as_it_is_poisoned_by_the_attack(pokemon):
    t = pokemon("A  active: Tabby\nB  active: Shelly   bench: Bidoof {C C}", cards=[*tabby(FERMENT), SHELL])
    t.do("A attacks 'Try'", "B ends the turn", "A attacks 'Hit'").look("Shelly damage 40", "Shelly effects NoAbility")
    t.do("B retreats", "B ends the turn", "A ends the turn", "B retreats", "B ends the turn", "A attacks 'Hit'")
    t.look("B active Shelly", "Shelly damage 40")


def test_another_poison_ends_what_the_first_one_did(pokemon):
    """PK-COND-2: of poisons the newest counts."""
    other = card(
        basic("my-4", "Toxi", "", 60, "C", None, None, 0), Attack("Sting", "", do=Inflict(("poisoned",), counters=2))
    )
    t = pokemon("A  active: Tabby {C}   bench: Toxi\nB  active: Shelly", cards=[*tabby(FERMENT), SHELL, other])
    t.do("A attacks 'Try'", "B ends the turn", "A retreats", "A attacks 'Sting'").look("Shelly effects none")
    t.look("Shelly poison 2")


def test_one_that_cant_be_poisoned_keeps_its_poke_body(pokemon):
    hardy = card(
        basic("my-5", "Hardy", "", 90, "C", None, None, 0),
        Body("Hard", (Static(Immune(("poisoned",)), SELF), Static(Reduced(10), SELF))),
        Attack("Hit", "", 10),
    )
    t = pokemon("A  active: Tabby\nB  active: Hardy", cards=[*tabby(FERMENT), hardy]).do("A attacks 'Try'")
    t.look("Hardy effects none").do("B ends the turn", "A attacks 'Hit'").look("Hardy damage 0")
