"""What the texts of attacks do besides the printed damage, with cards of our own."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Choose,
    Compare,
    Count,
    Do,
    Heal,
    If,
    May,
    Minus,
    Not,
    Other,
    Some,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_ACTIVE,
    Cannot,
    DamageDealt,
    Discard,
    Draw,
    DrawFromBottom,
    EnergyOf,
    Harmless,
    Hit,
    Holding,
    HPLeft,
    Inflict,
    Kind,
    Lasting,
    Leave,
    Look,
    More,
    Move,
    Onto,
    Put,
    Reveal,
    Search,
    Shuffle,
    Switch,
    Then,
    Times,
    TypesAmong,
)
from stolik.games.pokemon.cards.recipes import Attack, basic
from stolik.games.pokemon.cards.recipes import pokemon as card

BENCH = "\nB  active: Totodile   bench: Croagunk, Chikorita"
MINE = Which("pokemon")
FOE_BENCH = Which("pokemon", "opponent", "bench")
ANY_BENCH = Which("pokemon", "each", "bench")


def tabby(do, damage=0, sign=""):
    """A Psychic Pokémon whose one attack needs no Energy."""
    return [card(basic("my-1", "Tabby", "", 60, "P", ("F", 10), None, 1), Attack("Try", "", damage, sign, do))]


@pytest.mark.parametrize(("applies", "done"), [("always", 30), ("", 20)])
def test_weakness_may_count_on_the_bench(pokemon, applies, done):
    """PK-ATTACK-8, unless a text says that Weakness and Resistance apply: a Croagunk is weak to Psychic."""
    t = pokemon("A  active: Tabby" + BENCH, cards=tabby(Do((Choose(one(FOE_BENCH)), Hit(20, CHOSEN, matched=applies)))))
    t.do("A attacks 'Try'", "A chooses Croagunk").look(f"Croagunk damage {done}", "Totodile damage 0")


def test_weakness_may_count_for_nobody(pokemon):
    """PK-ATTACK-4 counts for a second Active Pokémon of one's own, unless the text says that it doesn't."""
    drawing = "A  active: Tabby, Croagunk\nB  active: Totodile, Chikorita\noptions: format=double"
    t = pokemon(drawing, cards=tabby(Hit(20, one(MINE), matched="never")))
    t.do("A attacks 'Try'", "A chooses Croagunk").look("Croagunk damage 20")


def test_who_has_left_play_still_does_what_comes_behind(pokemon):
    """It returns to the deck, and the Defending Pokémon falls asleep all the same."""
    steps = Do((Leave(SELF, "deck"), Inflict(("asleep",), DEFENDING)))
    t = pokemon("A  active: Tabby   bench: Starly (dp1-101)\nB  active: Totodile", "ST", cards=tabby(steps))
    t.do("A attacks 'Try'").look("A bench none", "Totodile conditions asleep")


INSTEAD = May(Do((Harmless(), Hit(30, one(ANY_BENCH)))))


def test_damage_to_another_instead(pokemon):
    t = pokemon("A  active: Tabby" + BENCH, cards=tabby(INSTEAD, 20))
    t.do("A attacks 'Try'", "A chooses yes", "A chooses Chikorita").look("Chikorita damage 30", "Totodile damage 0")


def test_damage_to_another_instead_is_declined(pokemon):
    t = pokemon("A  active: Tabby" + BENCH, cards=tabby(INSTEAD, 20))
    t.do("A attacks 'Try'", "A chooses no").look("Chikorita damage 0", "Totodile damage 20")


def test_damage_to_another_instead_needs_another(pokemon):
    t = pokemon("A  active: Tabby\nB  active: Totodile", cards=tabby(INSTEAD, 20))
    t.do("A attacks 'Try'").look("Totodile damage 20", "turn B")


def test_energy_goes_to_the_new_active_pokemon(pokemon):
    energy = Some(0, None, Which("energy card", on=SELF))
    cards = tabby(May(Switch(SELF), Move(energy, Onto(NEW_ACTIVE))), 20)
    t = pokemon("A  active: Tabby {G R}   bench: Turtwig, Bidoof" + BENCH, cards=cards)
    t.do("A attacks 'Try'", "A chooses yes", "A chooses Bidoof", "A chooses Grass Energy of Tabby")
    t.look("A active Bidoof", "Bidoof energy G", "Totodile damage 20")


BEATEN = If(Compare(HPLeft(DEFENDING), "<=", 0), Hit(40, SELF))


@pytest.mark.parametrize(("hurt", "own"), [(20, 0), (30, 40)])
def test_what_happens_if_it_would_be_knocked_out(pokemon, hurt, own):
    """PK-KO-1: a Totodile of 50 HP; the attack does 20."""
    t = pokemon(f"A  active: Tabby\nB  active: Totodile (damage {hurt})   bench: Chikorita", cards=tabby(BEATEN, 20))
    t.do("A attacks 'Try'").look(f"Tabby damage {own}")


def test_nothing_is_healed_for_damage_that_was_not_done(pokemon):
    heal = If(Compare(DamageDealt(), ">", 0), Heal(1, SELF))
    t = pokemon("A  active: Tabby (damage 30)\nB  active: Totodile", cards=tabby(heal, 20))
    t.do("A attacks 'Try'").look("Tabby damage 20")
    t = pokemon("A  active: Tabby (damage 30)\nB  active: Totodile", cards=tabby(Do((Harmless(), heal)), 20))
    t.do("A attacks 'Try'").look("Tabby damage 30")


AWAY = Then(Put(Minus(HPLeft(DEFENDING), 4), DEFENDING), Switch(DEFENDING, "opponent"))


@pytest.mark.parametrize(("hurt", "left", "active"), [(0, 10, "Chikorita"), (10, 10, "Totodile"), (40, 40, "Totodile")])
def test_counters_until_so_much_hp_is_left(pokemon, hurt, left, active):
    """A Totodile of 50 HP is brought to 40; "if you do" is not so where it has no more than that."""
    t = pokemon(f"A  active: Tabby\nB  active: Totodile (damage {hurt})   bench: Chikorita", cards=tabby(AWAY))
    t.do("A attacks 'Try'").look(f"Totodile damage {left}")
    t.look(f"B active {active}")


def test_different_types_are_counted_once(pokemon):
    cards = tabby(Times(TypesAmong(MINE)), 10, "×")
    t = pokemon("A  active: Tabby   bench: Turtwig, Chikorita, Bidoof\nB  active: Totodile", cards=cards)
    t.do("A attacks 'Try'").look("the attack did 30")


def test_different_types_of_attached_energy(pokemon):
    cards = tabby(Times(TypesAmong(Which("energy card", filters=(Kind("basic energy"),), on=SELF))), 10, "×")
    t = pokemon("A  active: Tabby {G G R}\nB  active: Totodile", cards=cards)
    t.do("A attacks 'Try'").look("the attack did 20")


def test_energy_moves_among_ones_pokemon_each_to_another(pokemon):
    energy = Some(0, None, Which("energy card", on=MINE))
    cards = tabby(Move(energy, Onto(one(Which("pokemon", filters=(Other(),))), each=True)))
    t = pokemon("A  active: Tabby {G}   bench: Turtwig {R}, Bidoof\nB  active: Totodile", cards=cards)
    t.do("A attacks 'Try'", "A chooses Grass Energy of Tabby, Fire Energy of Turtwig")
    t.look("A may not choose Tabby").do("A chooses Bidoof", "A chooses Tabby")
    t.look("Bidoof energy G", "Tabby energy R", "Turtwig energy none")


def test_a_card_from_the_top_and_one_from_the_bottom(pokemon):
    cards = tabby(Do((Draw(1), DrawFromBottom(1))))
    t = pokemon("A  active: Tabby   deck: Potion, Bidoof, Switch\nB  active: Totodile", cards=cards)
    t.do("A attacks 'Try'").look("A hand Potion, Switch", "A deck top Bidoof")


def test_a_card_of_the_opponents_discard_pile_goes_onto_their_deck(pokemon):
    pile = Which("card", "opponent", "discard")
    cards = tabby(May(Search(one(pile), "deck top", show=True)))
    t = pokemon("A  active: Tabby\nB  active: Totodile   discard: Potion, Bidoof", cards=cards)
    t.do("A attacks 'Try'", "A chooses yes", "A chooses Potion").look("B discard Bidoof", "B hand Potion")


def test_a_hand_is_discarded_unseen_down_to_a_number(pokemon):
    hand = Which("card", "opponent", "hand")
    n = Minus(Count(hand), 2)
    cards = tabby(Discard(Some(n, n, hand, blind=True)))
    t = pokemon("A  active: Tabby\nB  active: Totodile   hand: Potion, Switch, Bidoof", "S", cards=cards)
    t.do("A attacks 'Try'").look("A sees B hand ?, ?, ?")


def test_energy_of_the_hand_is_shown_counted_and_shuffled_away(pokemon):
    cards = tabby(
        Do(
            (
                Reveal(Some(0, None, Which("card", "you", "hand", (Kind("energy"),)))),
                Times(Count(CHOSEN)),
                Move(CHOSEN, "deck top"),
                Shuffle(),
            )
        ),
        20,
        "×",
    )
    t = pokemon("A  active: Tabby   hand: Grass Energy x2, Potion\nB  active: Totodile", "S", cards=cards)
    t.do("A attacks 'Try'", "A chooses Grass Energy x2")
    t.look("the attack did 40", "A hand Potion", "A deck 12", "B sees A hand ?")


def test_energy_of_the_hand_is_attached_and_counted(pokemon):
    grass = Some(0, None, Which("card", "you", "hand", (EnergyOf("G"),)))
    cards = tabby(Do((Move(grass, Onto(one(MINE), each=True)), More(20, THAT_MANY))), 10, "+")
    t = pokemon("A  active: Tabby   bench: Bidoof   hand: Grass Energy x2\nB  active: Grotle < Turtwig", cards=cards)
    t.do("A attacks 'Try'", "A chooses Grass Energy x2", "A chooses Tabby", "A chooses Bidoof")
    t.look("Tabby energy G", "Bidoof energy G", "the attack did 50")
    t = pokemon("A  active: Tabby   hand: Fire Energy\nB  active: Totodile", cards=cards).do("A attacks 'Try'")
    t.look("the attack did 10")


def test_energy_that_returns_to_the_hand_adds_damage(pokemon):
    grass = Which("energy", filters=(EnergyOf("G"),), on=SELF)
    cards = tabby(May(Move(grass, "hand"), More(20, Count(CHOSEN))), 10, "+")
    t = pokemon("A  active: Tabby {G G R}\nB  active: Grotle < Turtwig", cards=cards)
    t.do("A attacks 'Try'", "A chooses yes").look("the attack did 50", "Tabby energy R", "A hand Grass Energy x2")
    t = (
        pokemon("A  active: Tabby {R}\nB  active: Totodile", cards=cards)
        .do("A attacks 'Try'")
        .look("the attack did 10")
    )


def test_a_tool_moves_between_the_opponents_pokemon(pokemon):
    """To one that has none; an attack whose effects are kept from it moves nothing to it."""
    bare = Which("pokemon", "opponent", filters=(Not(Holding(Kind("tool"))), Other()))
    tool = one(Which("trainer card", filters=(Kind("tool"),), on=Which("pokemon", "opponent")))
    cards = tabby(Move(tool, Onto(one(bare))))
    foe = "\nB  active: Totodile [Energy Link]   bench: Chikorita, Turtwig"
    t = pokemon("A  active: Tabby" + foe, cards=cards).do("A attacks 'Try'", "A chooses Turtwig")
    t.look("Turtwig attached Energy Link", "Totodile attached none")


def test_a_card_out_of_the_top_five_and_the_rest_is_shuffled(pokemon):
    cards = tabby(Look(5, one(Which("card", "you", "deck")), "hand", "shuffle"))
    t = pokemon("A  active: Tabby   deck: Potion, Bidoof, Switch\nB  active: Totodile", "S", cards=cards)
    t.do("A attacks 'Try'", "A chooses Switch").look("A hand Switch", "A deck 2", "B sees A hand ?")


def test_an_attack_of_a_sleeper(pokemon):
    """PK-COND-4 keeps it from its other attack alone."""
    facts = basic("my-1", "Tabby", "", 60, "P", ("F", 10), None, 1)
    cards = [card(facts, Attack("Try", "", 20, in_sleep=True), Attack("Hit", "", 10))]
    t = pokemon("A  active: Tabby (asleep)\nB  active: Totodile", "H", cards=cards)
    t.look("A may not attack 'Hit': PK-COND-4").do("A attacks 'Try'").look("the attack did 20")


def test_a_sleeper_that_is_restrained_does_not_attack(pokemon):
    facts = basic("my-1", "Tabby", "", 60, "P", ("F", 10), None, 1)
    held = Lasting(Cannot("attack"), DEFENDING, "opponent's next turn")
    cards = [card(facts, Attack("Try", "", 20, in_sleep=True), Attack("Hold", "", do=held))]
    t = pokemon("A  active: Tabby\nB  active: Tabby", cards=cards).do("A attacks 'Hold'")
    t.look("B may not attack 'Try': my-1:Cannot")
