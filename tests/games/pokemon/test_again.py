"""What attacks do several times over, who has the fewest HP, and damage counters that change places."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    HEADS,
    SELF,
    Called,
    Coins,
    CoinsUntilTails,
    Compare,
    Do,
    If,
    Minus,
    Not,
    OneOf,
    Repeat,
    Some,
    Static,
    Unless,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Counters,
    Discard,
    FewestHP,
    HitAimed,
    HPLeft,
    Kind,
    KnockOut,
    MoveCounters,
    Onto,
    Prevented,
    Put,
    Redo,
    Search,
    Shielded,
    TakeAim,
    Times,
)
from stolik.games.pokemon.ast.printed import Body
from stolik.games.pokemon.cards.recipes import Attack, basic
from stolik.games.pokemon.cards.recipes import pokemon as row

FOES = Which("pokemon", "opponent")


def cat(do, damage=0, sign="", types="C"):
    """A Pokémon that costs nothing, with one attack."""
    return row(basic("my-1", "Tabby", "", 60, types, None, None, 1), Attack("Try", "", damage, sign, do=do))


REX = row(basic("my-2", "Rex", "", 120, "C", ("W", 10), None, 1), Attack("Bark", "C", 30))
MISSILE = Do((Coins(3), Repeat(HEADS, TakeAim(one(FOES))), HitAimed(20)))


@pytest.mark.parametrize(("picks", "rex", "bidoof"), [("RRB", 50, 20), ("BBB", 0, 60), ("RBB", 30, 40)])
def test_who_is_aimed_at_several_times_is_hit_once_by_all_of_it(pokemon, picks, rex, bidoof):
    """PK-ATTACK-7, 8: Weakness is reckoned once, of the Active Pokémon."""
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Stantler", "HHH", cards=[cat(MISSILE, types="W"), REX])
    names = {"R": "Rex", "B": "Stantler"}
    t.do("A attacks 'Try'", *[f"A chooses {names[one_]}" for one_ in picks])
    t.look(f"Rex damage {rex}", f"Stantler damage {bidoof}", "turn B")


def test_nobody_is_aimed_at_without_heads(pokemon):
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Bidoof", "TTT", cards=[cat(MISSILE), REX])
    t.do("A attacks 'Try'").look("the attack did nothing", "turn B")


ENERGY = Search(Some(0, 2, Which("card", "opponent", "discard", (Kind("energy"),))), Onto(one(FOES), each=True))


@pytest.mark.parametrize(
    ("picks", "rex", "bidoof"),
    [(["Fire Energy", "Bidoof"], 0, 20), (["Fire Energy, Water Energy", "Rex", "Rex"], 40, 0), (["nothing"], 0, 0)],
)
def test_damage_for_each_energy_card_of_the_opponents_pile_where_it_goes(pokemon, picks, rex, bidoof):
    table = "A  active: Tabby\nB  active: Rex   bench: Bidoof   discard: Fire Energy, Water Energy, Potion"
    t = pokemon(table, cards=[cat(Do((ENERGY, HitAimed(20)))), REX]).do("A attacks 'Try'")
    t.do(*[f"A chooses {one_}" for one_ in picks]).look(f"Rex damage {rex}", f"Bidoof damage {bidoof}")


RAM = Do((Redo(CoinsUntilTails(), Put(2, SELF), Compare(HPLeft(SELF), ">", 2)), Times(HEADS)))


@pytest.mark.parametrize(
    ("coins", "picks", "damage", "own"),
    [("HT", ["no"], 30, 0), ("HTT", ["yes", "no"], 0, 20), ("THHT", ["yes", "no"], 60, 20)],
)
def test_coins_are_flipped_again_for_damage_counters(pokemon, coins, picks, damage, own):
    """The coins of the last time count, and none before."""
    t = pokemon("A  active: Tabby\nB  active: Rex", coins, cards=[cat(RAM, 30, "×"), REX]).do("A attacks 'Try'")
    t.do(*[f"A chooses {one_}" for one_ in picks]).look(f"Rex damage {damage}", f"Tabby damage {own}")


def test_it_is_not_started_again_by_one_that_would_be_knocked_out(pokemon):
    t = pokemon("A  active: Tabby (damage 20)\nB  active: Rex", "THT", cards=[cat(RAM, 30, "×"), REX])
    t.do("A attacks 'Try'", "A chooses yes").look("Rex damage 30", "Tabby damage 40", "turn B")


DOWN = KnockOut(one(Which("pokemon", "each", "play", (Not(Called("Tabby")), FewestHP()))))


def test_one_with_the_fewest_hp_is_knocked_out(pokemon):
    """Either side's, and of several with the same HP the one that is chosen; those that are excluded don't count."""
    table = "A  active: Tabby (damage 50)   bench: Rex (damage 80)\nB  active: Rex   bench: Rex (damage 80), Stantler"
    t = pokemon(table, cards=[cat(DOWN), REX]).do("A attacks 'Try'")
    t.look("A may not choose Stantler", "A may not choose Tabby")
    t.do("A chooses A's Rex", "B takes a Prize").look("A discard Rex", "turn B")


CLOUD = Counters(SELF), Counters(DEFENDING)
SWAP = If(
    Compare(CLOUD[0], ">", CLOUD[1]),
    MoveCounters(Minus(*CLOUD), SELF, DEFENDING),
    MoveCounters(Minus(CLOUD[1], CLOUD[0]), DEFENDING, SELF),
)
SAFE = If(Unless(Shielded(DEFENDING)), Do((Discard(one(Which("energy card", on=SELF))), SWAP)))


@pytest.mark.parametrize(("mine", "theirs"), [(40, 10), (10, 40), (0, 30), (20, 20)])
def test_damage_counters_change_places(pokemon, mine, theirs):
    t = pokemon(f"A  active: Tabby {{P}} (damage {mine})\nB  active: Rex (damage {theirs})", cards=[cat(SAFE), REX])
    t.do("A attacks 'Try'").look(f"Tabby damage {theirs}", f"Rex damage {mine}", "Tabby energy none")


def test_nothing_is_done_where_an_effect_of_it_is_prevented(pokemon):
    """The Energy stays as well."""
    wall = row(
        basic("my-3", "Wall", "", 90, "C", None, None, 1),
        Body("Calm", (Static(Prevented("effects"), SELF),)),
        Attack("Bark", "C", 30),
    )
    t = pokemon("A  active: Tabby {P} (damage 40)\nB  active: Wall", cards=[cat(SAFE), wall]).do("A attacks 'Try'")
    t.look("Tabby damage 40", "Wall damage 0", "Tabby energy P")


EITHER = OneOf(
    tuple(Search(Some(0, 2, Which("card", whose, "discard")), "deck top", show=True) for whose in ("you", "opponent"))
)


def test_cards_of_either_pile_lie_on_the_deck_of_their_owner_in_a_chosen_order(pokemon):
    table = "A  active: Tabby   discard: Potion\nB  active: Rex   discard: Fire Energy, Bidoof, Switch"
    t = pokemon(table, cards=[cat(EITHER), REX]).do("A attacks 'Try'", "A chooses 2")
    t.do("A chooses Fire Energy, Bidoof", "A chooses Bidoof").look("B hand Bidoof", "B deck top Fire Energy")
    t = pokemon(table, cards=[cat(EITHER), REX]).do("A attacks 'Try'", "A chooses 1", "A chooses Potion")
    t.look("A deck top Potion", "B discard Fire Energy, Bidoof, Switch")


def test_a_pile_without_cards_is_not_offered(pokemon):
    t = pokemon("A  active: Tabby\nB  active: Rex   discard: Switch", cards=[cat(EITHER), REX])
    t.do("A attacks 'Try'", "A chooses Switch").look("B hand Switch")
