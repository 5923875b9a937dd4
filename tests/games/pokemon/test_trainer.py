"""PK-TRAINER: Trainer cards, beside what the scenarios of the chapter show."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, AnyOf, Choose, Other, one
from stolik.games.pokemon.ast.nodes import Discard, EvolvesFrom, Evolving, Kind, Move, Onto
from stolik.games.pokemon.cards.recipes import FOE, MINE, any_number, energy_cards, hand, item, mine, steps
from stolik.games.pokemon.text.cards import read_rules


def test_a_stadium_of_the_other_player_is_used_by_both(pokemon):
    """PK-TRAINER-3: both may use what it offers, each once in the own turn."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile\nstadium: Speed Stadium of B", "HTT")
    t.do("A uses 'Speed Stadium' of the Stadium").look("A holds 1", "A may not use 'x' of the Stadium: dp1-114:limit")
    t.do("A ends the turn").look("B may use 'x' of the Stadium")
    t.do("B uses 'Speed Stadium' of the Stadium").look("coins T", "B holds 1")


def test_an_attached_card_is_chosen_and_discarded(pokemon):
    """PK-TRAINER-1: a Trainer that chooses attached cards may be played while there are any; a hand with it is read."""
    said = read_rules(
        ["Choose an Energy card attached to 1 of your opponent's Pokémon. Discard that card."], "", "trainer"
    )
    assert said.do == steps(Choose(one(energy_cards(FOE))), Discard(CHOSEN))
    take = item("my-1", "Quiet Theft", said.do)
    t = pokemon("A  active: Turtwig   hand: Quiet Theft\nB  active: Totodile", cards=[take])
    t.refused("A plays Quiet Theft", "PK-TRAINER-1")
    t = pokemon("A  active: Turtwig {G}   hand: Quiet Theft\nB  active: Totodile   bench: Bidoof {F}", cards=[take])
    t.do("A plays Quiet Theft").look("Bidoof energy none", "Turtwig energy G", "B discard Fighting Energy").done()


def test_two_cards_of_a_name_are_played_at_the_same_time(pokemon):
    """PK-TRAINER-1: with one in the hand it does the one thing, with two its player says which; both are discarded."""
    text = "You may play 2 Bag at the same time. If you play 1 Bag, draw a card. If you play 2 Bag, draw 4 cards."
    bag = item("my-1", "Twin Bag", read_rules([text.replace("Bag", "Twin Bag")], "Twin Bag", "trainer").do)
    t = pokemon("A  active: Turtwig   hand: Twin Bag\nB  active: Totodile", cards=[bag])
    t.do("A plays Twin Bag").look("A holds 1", "A discard Twin Bag").done()
    t = pokemon("A  active: Turtwig   hand: Twin Bag x2\nB  active: Totodile", cards=[bag])
    t.do("A plays Twin Bag", "A chooses yes").look("A holds 4", "A discard Twin Bag x2").done()
    t = pokemon("A  active: Turtwig   hand: Twin Bag x2\nB  active: Totodile", cards=[bag])
    t.do("A plays Twin Bag", "A chooses no").look("A holds 2", "A discard Twin Bag").done()


def test_a_card_of_either_stage_is_put_onto_a_basic_pokemon(pokemon):
    """PK-EVO-7: of stage 1, or of stage 2 over the one between; not on one that came this turn."""
    either = AnyOf((EvolvesFrom(CHOSEN), EvolvesFrom(CHOSEN, over=True)))
    sweet = item(
        "my-1", "Sweet", steps(Choose(one(mine(Kind("basic pokemon")))), Move(one(hand(either)), Evolving(CHOSEN)))
    )
    drawn = "A  active: Turtwig   hand: Sweet, Grotle, Torterra (dp1-17), Bidoof\nB  active: Totodile"
    for name in ("Grotle", "Torterra (dp1-17)"):
        t = pokemon(drawn, cards=[sweet])
        t.do("A plays Sweet", f"A chooses {name}").look(f"A active {name}").done()
    t = pokemon("A  active: Bidoof   hand: Sweet, Turtwig, Grotle\nB  active: Totodile", cards=[sweet])
    t.do("A benches Turtwig").look("A may not play Sweet: PK-TRAINER-1").done()


def test_energy_that_moves_needs_two_pokemon(pokemon):
    """PK-TRAINER-1: a Pokémon with Energy, and another one."""
    moves = Move(any_number(energy_cards(CHOSEN)), Onto(one(mine(Other()))))
    task = item("my-1", "Task", steps(Choose(one(MINE)), moves))
    for drawn in ("A  active: Turtwig {G}", "A  active: Turtwig   bench: Bidoof"):
        t = pokemon(f"{drawn}   hand: Task\nB  active: Totodile", cards=[task])
        t.look("A may not play Task: PK-TRAINER-1").done()
    t = pokemon("A  active: Turtwig {G}   bench: Bidoof   hand: Task\nB  active: Totodile", cards=[task])
    t.do("A plays Task", "A chooses Turtwig", "A chooses Grass Energy of Turtwig").look("Bidoof energy G").done()
