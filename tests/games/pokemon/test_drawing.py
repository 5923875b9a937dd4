"""Drawn tables: what is read, what is refused, how acts are understood, and that luck is strict."""

from __future__ import annotations

import pytest

from stolik import IllegalAnswer, Match
from stolik.catalog import game as find_game
from stolik.games.pokemon.cards.recipes import basic
from stolik.games.pokemon.cards.recipes import pokemon as pokemon_card
from stolik.games.pokemon.rules.drawing import DrawingError, read, say, show
from stolik.kernel.luck import LuckNeeded
from stolik.scenarios.table import LookError, load

POKEMON = find_game("pokemon")
PLAIN = "A  active: Turtwig\nB  active: Totodile"


def test_a_drawing_tells_everything_and_reads_what_it_prints():
    drawn = (
        "A  active: Grotle < Turtwig {G G, Multi Energy} (damage 30, asleep, poisoned 2, burned, evolved) [Energy Link]"
        "   bench: Starly (dp1-101) (new)   hand: Potion x2, Switch   discard: Grass Energy   lost: Potion"
        "   shown: Switch   deck: Grass Energy x3, Potion   prizes: Potion, Grass Energy   open: 1"
        "   beside: Mom's Kindness"
        "   fell: Totodile in 7 by attack   known: 2:1\n"
        "B  active: Totodile (paralyzed, attacked Bite in 6)   deck: none   prizes: Grass Energy x6\n"
        "turn: A   turns: 8   stadium: Lake Boundary of B   used: energy, retreat, Nurse Call   sudden: 1"
        "   options: start=die"
    )
    assert show(read(drawn, POKEMON.rules)) == drawn


def test_what_is_left_out_is_filled_in():
    s = read(PLAIN, POKEMON.rules)
    assert [len(own.deck) for own in s.seats] == [10, 10]
    assert [len(own.prizes) for own in s.seats] == [6, 6]
    assert (s.turn, s.first, s.to_move, s.seats[0].turns, s.seats[1].turns) == (5, 0, 0, 3, 2)
    assert s.luck is None and s.fixed.setup.decks[0][0].count("dp1-103") == 1


@pytest.mark.parametrize(
    ("drawn", "complaint"),
    [
        ("A  active: Bulbasnore\nB  active: Totodile", "there is no card 'Bulbasnore'"),
        ("A  active: Magnemite\nB  active: Totodile", r"Magnemite \(ex11-74\), .*Magnemite \(dp7-67\)"),
        ("A  active: Turtwig (dp1-1)\nB  active: Totodile", "'dp1-1'"),
        ("A  active: Turtwig (sleepy)\nB  active: Totodile", "'sleepy'"),
        ("A  active: Turtwig\nB  active: none", "B: 1 Active"),
        ("A  active: Turtwig (damage 60)\nB  active: Totodile", "60 HP"),
        (PLAIN + "\nweather: rain", "weather"),
        (PLAIN + "\nturn: A turn: B", "twice"),
        (PLAIN + "\nturns: soon", "soon"),
        (PLAIN + "\nA  bench: Totodile, Totodile, Totodile, Totodile, Totodile, Totodile", "5 places, not 6"),
        ("A  active: Turtwig, Totodile\nB  active: Totodile", "A: 1 Active"),
        ("A  hand: Potion\nB  deck: Potion\nsetup: A", "still to be set up"),
    ],
)
def test_what_cant_be_read_says_why(drawn, complaint):
    with pytest.raises(DrawingError, match=complaint):
        read(drawn, POKEMON.rules)


def test_a_second_copy_has_a_number(pokemon):
    t = pokemon("A  active: Turtwig   bench: Turtwig\nB  active: Turtwig (damage 10)")
    t.look("B's Turtwig damage 10", "A's Turtwig#2 damage 0")
    with pytest.raises(DrawingError, match="A's Turtwig#1, A's Turtwig#2"):
        t.look("A's Turtwig damage 0")
    with pytest.raises(DrawingError, match="A's Turtwig#1, A's Turtwig#2, B's Turtwig"):
        t.look("Turtwig damage 0")
    with pytest.raises(DrawingError, match="no 'Totodile' in play"):
        t.look("Totodile damage 0")


def test_an_act_that_is_not_offered_tells_what_is(pokemon):
    t = pokemon("A  active: Turtwig   hand: Chikorita\nB  active: Totodile")
    with pytest.raises(IllegalAnswer) as refused:
        t.do("A attacks 'Razor Leaf'")
    assert "benches Chikorita · attacks 'Tackle' · ends the turn" in refused.value.__notes__[0]
    with pytest.raises(DrawingError, match="no attack 'Bite'; it has Tackle, Razor Leaf"):
        t.do("A attacks 'Bite'")
    with pytest.raises(IllegalAnswer):
        t.do("B ends the turn")


def test_all_that_is_offered_can_be_said(pokemon):
    t = pokemon("A  active: Turtwig   hand: Chikorita, Grass Energy\nB  active: Totodile")
    t.must_choose_exactly(
        "A", "A benches Chikorita", "A attaches Grass Energy to Turtwig", "A attacks 'Tackle'", "A ends the turn"
    )
    with pytest.raises(LookError, match="benches Chikorita"):
        t.must_choose_exactly("A", "A ends the turn")
    with pytest.raises(LookError, match="B is not asked"):
        t.must_choose_exactly("B")


def test_what_is_forced_is_done_and_may_be_said_all_the_same(pokemon):
    drawn = "A  active: Turtwig {G G}   bench: Chikorita\nB  active: Totodile"
    t = pokemon(drawn).do("A retreats").look("A active Chikorita", "A asked turn")
    said = pokemon(drawn).do("A retreats", "A pays Grass Energy x2", "A chooses Chikorita", "A ends the turn")
    assert str(said) == str(t.do("A ends the turn"))
    with pytest.raises((DrawingError, IllegalAnswer)):
        pokemon(drawn).do("A retreats", "A chooses Turtwig")


def test_luck_that_is_not_scripted_fails_at_once(pokemon):
    t = pokemon("A  active: Turtwig {G} (confused)\nB  active: Totodile")
    before = str(t)
    with pytest.raises(LuckNeeded):
        t.do("A attacks 'Tackle'")
    assert str(t) == before
    t.coins("H").do("A attacks 'Tackle'").look("Totodile damage 10")


def test_luck_that_nothing_used_fails_at_the_end(pokemon):
    t = pokemon("A  active: Turtwig (confused)\nB  active: Totodile").coins("HT").do("A attacks 'Tackle'")
    with pytest.raises(LookError, match="'T'"):
        t.done()
    t.do("B ends the turn").do("A attacks 'Tackle'").look("coins T", "Turtwig damage 30")


def test_a_shuffle_is_scripted_by_what_comes_to_the_top(pokemon):
    drawn = (
        "A  active: Turtwig   hand: Energy Search   deck: Potion, Grass Energy, Switch, Chikorita\nB  active: Totodile"
    )
    t = pokemon(drawn, "A: Switch, Chikorita").do("A plays Energy Search", "A chooses Grass Energy")
    t.look("A hand Grass Energy", "A deck top Switch, Chikorita, Potion")
    with pytest.raises(DrawingError, match="not so many"):
        pokemon(drawn, "A: Switch x2").do("A plays Energy Search", "A chooses Grass Energy")


def test_looks_that_are_not_true_show_the_table(pokemon):
    t = pokemon(PLAIN)
    for wrong in ("Turtwig damage 10", "A hand Potion", "turn B", "over A PK-END-1", "A may not attack 'Tackle'"):
        with pytest.raises(LookError, match="A  active: Turtwig"):
            t.look(wrong)
    with pytest.raises(LookError, match="PK-TURN-1"):
        t.look("B may end the turn")
    with pytest.raises(DrawingError, match="no statement"):
        t.look("it rains")


@pytest.mark.parametrize("n", range(4))
def test_every_table_of_a_game_can_be_drawn_again(n):
    """What is offered in a turn is offered at the drawn table too, where no lasting effect is at work."""
    decks = [deck.name for deck in POKEMON.decks]
    match = Match("pokemon", (decks[n], decks[-1 - n]), 11 * n, {"format": "double"} if n == 3 else {})
    drawn = 0
    while match.decision is not None and match.turn < 120:
        s, decision = match._state, match.decision
        if decision.kind == "turn" and match.turn % 8 == n:
            again = read(show(s), POKEMON.rules)
            assert show(again) == show(s)
            offered = Match.from_state(POKEMON, again)
            if not any(mon.effects for mon in s.mons.values()) and not any(s.lasting):
                assert sorted(say(s, one) for one in decision.options) == sorted(
                    say(offered._state, one) for one in offered.decision.options
                )
                drawn += 1
        answers = [answer for answer, _ in zip(decision.answers(), range(40), strict=False)]
        match.answer(answers[(7 * match.turn + n) % len(answers)])
    assert drawn > 2


def test_a_scenario_can_be_played_on():
    """The drawn luck is used up by then; what comes after is dealt from a seed."""
    scenario = next(one for one in load("pokemon") if one.id == "one-deals-again-the-other-may-draw")
    match = scenario.match(5)
    assert match.decision.kind == "call"
    while match.decision is not None and match.turn < 30:
        match.answer(next(match.decision.answers()))
    assert match.turn == 30


def test_a_name_alone_means_what_it_has_always_meant(pokemon):
    """Drawings of before there were other cards of the name go on; any other name has to say which."""
    another = [pokemon_card(basic("my-Pikachu", "Pikachu", "", 40, "L", None, None, 1))]
    t = pokemon("A  active: Pikachu   bench: Pikachu (my-Pikachu)\nB  active: Totodile", cards=another)
    t.look("A active Pikachu (dp7-70)", "A bench Pikachu (my-Pikachu)")
    pokemon("A  active: Dragonair (ex11-41)\nB  active: Torchic").look("A active Dragonair (ex11-41)")
    with pytest.raises(DrawingError, match=r"'Dragonair' may be one of several cards: .*δ \(ex11-42\)$"):
        pokemon("A  active: Dragonair\nB  active: Totodile")
    with pytest.raises(DrawingError, match=r"'Darkrai' may be one of several cards: Darkrai .*, Darkrai \(dp5-3\)$"):
        pokemon("A  active: Darkrai\nB  active: Totodile")
