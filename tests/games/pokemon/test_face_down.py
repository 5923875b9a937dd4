"""PK-ENERGY-5: Energy cards that lie face down on a Pokémon for a while, and cards of a hand that lie beside it."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import Which, one
from stolik.games.pokemon.ast.nodes import Discard, Kind, Move, Onto
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.cards.recipes import basic, energy_cards
from stolik.games.pokemon.cards.recipes import pokemon as card
from stolik.games.pokemon.rules.check import check
from stolik.kernel.rules import SetupError


def trick(do):
    """Tess, a Pokémon whose one Poké-Power is called Trick."""
    return card(basic("my-1", "Tess", "", 60, "C", ("F", 10), None, 1), Power("Trick", do, healthy=False))


@pytest.fixture
def hidden(pokemon):
    """B's Active Ponyta, of whose Energy A's Unown has turned a card face down; it is B's turn."""

    def drawn(energy="R"):
        t = pokemon(f"A  active: Unown [I] (dp2-37) {{P}}\nB  active: Ponyta (ex11-78) {{{energy}}}  bench: Bidoof")
        return t.do("A attacks 'Hidden Power'")

    return drawn


def test_it_provides_colorless_until_the_end_of_the_opponents_next_turn(hidden):
    """PK-ENERGY-5: then it is turned up."""
    t = hidden().look("Ponyta energy R", "B may not attack 'Flare': PK-ENERGY-2")
    t.do("B ends the turn", "A ends the turn").look("B may attack 'Flare'")


def test_of_equal_cards_one_lies_face_down(hidden):
    """PK-ENERGY-5: they are not alike for who pays with one, and where it goes it lies face up."""
    t = hidden("R R").look("B may attack 'Flare'").do("B retreats")
    t.look("B may pay R", "B may pay Fire Energy face down").do("B pays Fire Energy face down")
    t.look("B discard Fire Energy", "Ponyta energy R")


def test_it_does_nothing_but_provide(hidden):
    """PK-ENERGY-5: a card that provides every type provides Colorless."""
    hidden("Multi Energy").look("B may not attack 'Flare': PK-ENERGY-2")


@pytest.mark.parametrize(("sort", "may"), [("special energy", "may"), ("basic energy", "may not")])
def test_it_is_a_special_energy_card(pokemon, sort, may):
    """PK-ENERGY-5: what asks for basic Energy cards does not find it, what asks for special ones does."""
    does = trick(Discard(one(energy_cards(Which("pokemon", "you"), Kind(sort)))))
    t = pokemon("A  active: Unown [I] (dp2-37) {P}\nB  active: Ponyta (ex11-78) {R}  bench: Tess", cards=[does])
    why = ": PK-POWER-1" * (may == "may not")
    t.do("A attacks 'Hidden Power'").look(f"B {may} use 'Trick' of Tess{why}")


def test_moved_it_stays_face_down(pokemon):
    """PK-ENERGY-5: also on another Pokémon it is turned up when its time is over."""
    move = trick(Move(one(Which("energy card", on=Which("pokemon", "you"))), Onto(one(Which("pokemon", "you")))))
    t = pokemon("A  active: Unown [I] (dp2-37) {P}\nB  active: Ponyta (ex11-78) {R}  bench: Tess {R}", cards=[move])
    t.do("A attacks 'Hidden Power'", "B uses 'Trick' of Tess", "B chooses Fire Energy face down of Ponyta")
    t.do("B chooses Tess").look("Tess energy R R", "Ponyta energy none")
    assert "Tess {R R} (used Trick, Fire Energy face down)" in str(t)
    assert "face down" not in str(t.do("B ends the turn"))


def test_who_is_knocked_out_discards_it_face_up(pokemon):
    """PK-ENERGY-5: anywhere but on a Pokémon it lies face up."""
    t = pokemon(
        "A  active: Unown [I] (dp2-37) {P}\nB  active: Ponyta (ex11-78) {R} (poisoned, damage 40) bench: Bidoof"
    )
    t.do("A attacks 'Hidden Power'", "A takes a Prize").look("B discard Ponyta (ex11-78), Fire Energy")


def test_a_drawing_says_what_lies_face_down(pokemon):
    """PK-ENERGY-5, and so does a state that is read again."""
    t = pokemon("A  active: Unown [I]\nB  active: Ponyta (ex11-78) {R R} (Fire Energy face down)\nturn: B")
    assert "{R R} (Fire Energy face down)" in str(t)
    t.look("B may attack 'Flare'").do("B ends the turn")
    assert "face down" not in str(t)


def test_a_state_whose_face_down_cards_nobody_turned_is_no_game(hidden):
    """A state from outside is looked at before it is believed."""
    s = hidden().match._state.clone()
    s.lasting = ((), ())
    with pytest.raises(SetupError, match="what lies face down"):
        check(s)


def test_cards_that_are_set_aside_are_seen_by_whose_they_are(pokemon):
    """By Supreme Command of Empoleon LV.X: also who comes back later sees which cards will return."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile  aside: Potion, Switch\nturn: B")
    mine, theirs = (t.match.view(seat).seats[1].aside for seat in (1, 0))
    assert theirs == (-1, -1) and len({*mine}) == 2 and min(mine) >= 0
    assert "aside: Potion, Switch" in str(t)
    t.do("B ends the turn").look("B hand Potion, Switch")
