"""P2-TEXT: how card words are read, beside what the scenarios show."""

from __future__ import annotations

from stolik.games.pokemon.rules.formats import MULTI_CITES, WORDS

from .tables import draw


def test_an_opponent_who_chooses_is_the_next_in_turn():
    """P2-TEXT-13, P2-TEXT-11: of the team the player whose turn comes next decides."""
    t = draw(
        """
        A+C  active: Caller, Zapdos
        B+D  active: Azelf, Bronzor   bench: Shinx, Poliwag
        turn: C
        """
    )
    t.do("C attacks 'Roar' with Caller", "C chooses Azelf")
    assert t.match.decision.seat == 3


def test_the_table_of_words_names_a_rule_for_each_meaning():
    """P2-TEXT-1..5, P2-TEXT-8..10: what "you", "opponent" and "each" mean is data, with its rule."""
    assert {whose for whose, _ in WORDS} == {"you", "opponent", "each"}
    assert {reach for reach, _ in WORDS.values()} == {"user", "side", "one", "all"}
    assert all(rule.startswith("P2-TEXT-") for _, rule in WORDS.values())
    assert all(rule.startswith("P2-") for rule in MULTI_CITES.values())


def test_whose_hand_is_shown_is_asked_only_where_somebody_holds_a_card():
    """P2-TEXT-4: Scout reveals an opponent's hand; both are empty, and then one is not."""
    drawing = "A+C  active: Yungoos {C}, Shinx\nB+D  active: Azelf, Bronzor\nB  hand: none\nD  hand: {}\nturn: A"
    draw(drawing.replace("{}", "none")).do("A attacks 'Scout' with Yungoos").look("turn B")
    draw(drawing.replace("{}", "Switch")).do("A attacks 'Scout' with Yungoos").look("A asked choose:foe")
