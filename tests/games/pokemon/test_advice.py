"""What somebody at a Pokémon table is told who asks what to do."""

from __future__ import annotations

import pytest
from tests.games.advised import hinted, lacking, possible, reason

from stolik.match import Match
from stolik.simulation.hints import hint

RATED = "The computer rates nothing else that could be done higher."
FOE = "\nB  active: Totodile   bench: Chikorita"


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        ("en", "Hint: Attack: Cut 50", "It Knocks Out Totodile: a Prize for you."),
        ("pl", "Podpowiedź: Atak: Cut 50", "Nokaut: Totodile. Bierzesz Nagrody: 1."),
        ("ja", "ヒント：ワザ：Cut 50", "「ワニノコ」がきぜつし、サイドを1枚とれます。"),
    ],
)
def test_a_knock_out_is_the_reason_for_an_attack(pokemon, lang, said, why):
    t = pokemon("A  active: Grotle < Turtwig {G G C}\nB  active: Totodile (damage 10)   bench: Chikorita")
    assert hinted(t, lang) == (said, why)


def test_an_attack_says_what_is_left_of_the_other(pokemon):
    t = pokemon("A  active: Turtwig {G G}\nB  active: Grotle < Turtwig   bench: Chikorita")
    assert reason(t, "A attacks 'Razor Leaf'") == "20 damage to Grotle: 70 HP left."


def test_coins_are_cases(pokemon):
    """Whether it is Knocked Out depends on them."""
    t = pokemon("A  active: Starly (dp1-101) {C C}\nB  active: Totodile (damage 30)   bench: Chikorita")
    assert reason(t, "A attacks 'Quick Attack'") == "It Knocks Out Totodile in 1 of 2 cases."


def test_energy_pays_for_an_attack_or_comes_nearer_to_one(pokemon):
    t = pokemon("A  active: Grotle < Turtwig {G G}   hand: Grass Energy   bench: Starly (dp1-101)" + FOE)
    assert reason(t, "A attaches Grass Energy to Grotle") == "It pays for Cut: 50 damage."
    t = pokemon("A  active: Grotle < Turtwig {G}   hand: Grass Energy   bench: Starly (dp1-101)" + FOE)
    nearer = "O jedną energię bliżej ataku Cut. Brakuje jeszcze: 1."
    assert reason(t, "A attaches Grass Energy to Grotle", "pl") == nearer


def test_an_evolution_is_worth_its_hp_and_its_attack(pokemon):
    t = pokemon("A  active: Turtwig {G}   hand: Grotle   bench: Starly (dp1-101)" + FOE)
    said = "90 HP instead of 60, and the attack Cut: 50 damage."
    assert reason(t, "A evolves Turtwig into Grotle") == said


def test_with_nobody_on_the_bench_somebody_has_to_come(pokemon):
    drawing = "A  active: Turtwig {G}   hand: Starly (dp1-101)"
    t = pokemon(drawing + FOE)
    assert reason(t, "A benches Starly (dp1-101)") == "Your Bench is empty: one Knock Out would end the game."
    t = pokemon(f"{drawing}   bench: Chikorita{FOE}")
    assert reason(t, "A benches Starly (dp1-101)") == "Another Pokémon that can step in."


def test_who_is_hurt_retreats(pokemon):
    t = pokemon("A  active: Turtwig {G G} (damage 50)   bench: Grotle < Turtwig" + FOE)
    assert reason(t, "A retreats") == "Turtwig has 10 of 60 HP left."


def test_what_is_true_of_every_answer_is_no_reason():
    """Seven cards are drawn whichever side of the coin is called."""
    match = Match("pokemon", ("Breakthrough", "Powerhouse"), 1, lists="closed")
    assert match.decision.kind == "call" and hint(match, "en").reason == RATED


def test_what_could_be_done_and_what_the_rest_needs(pokemon):
    """PK-ENERGY-1, PK-EVO-1, PK-RETREAT-1, PK-ENERGY-2, PK-ATTACK-1; two of the Bench in one line."""
    mine = "A  active: Grotle < Turtwig {G}   hand: Grass Energy, Torterra, Empoleon (dp1-4)   bench: Starly (dp1-101)"
    t = pokemon(f"{mine}{FOE}\nused: energy")
    hand, play, rest = ("Evolve: Grotle (Active) → Torterra",), ("Attack: Synthesis",), ("End turn",)
    assert list(map(tuple, possible(t).values())) == [hand, play, rest]
    found = lacking(t)
    assert found["Cut"] == ("PK-ENERGY-2", "2 Colorless Energy are missing.")
    assert found["Empoleon"] == ("PK-EVO-1", "Empoleon evolves from Prinplup: there is none on your side.")
    rules = {thing: rule for thing, (rule, _) in found.items()}
    assert rules["Grass Energy"] == "PK-ENERGY-1" and rules["Gust"] == rules["Quick Attack"] == "PK-ATTACK-1"


def test_a_card_that_may_go_somewhere_is_not_said_to_lack_anything(pokemon):
    """PK-EVO-1: that it can't go onto the other Pokémon goes without saying."""
    t = pokemon("A  active: Turtwig   hand: Grotle   bench: Starly (dp1-101)" + FOE)
    assert possible(t)["Your hand"] == ["Evolve: Turtwig (Active) → Grotle"] and "Grotle" not in lacking(t)


def test_a_reason_that_could_be_waited_for_is_named_before_one_that_never_passes(pokemon):
    """PK-EVO-5 before PK-EVO-1, which only says that the other Pokémon is another one."""
    t = pokemon("A  active: Starly (dp1-101)   hand: Grotle   bench: Turtwig (new)" + FOE)
    assert lacking(t)["Grotle"][0] == "PK-EVO-5"
