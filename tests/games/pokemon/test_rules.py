"""Rules that a drawing shows only in part: all types, all decisions, both players, and what cards are."""

from __future__ import annotations

import pytest

from stolik import IllegalAnswer, Match, Option
from stolik.catalog import game as find_game
from stolik.games.pokemon.rules.asked import missing
from stolik.games.pokemon.rules.events import AttackUsed, TurnBegan

POKEMON = find_game("pokemon")
TYPES = "GRWLPFDM"
ATTACKERS = {
    "G": ("Turtwig", "Razor Leaf"),
    "R": ("Ponyta (ex11-78)", "Flare"),
    "W": ("Snover (dp7-74)", "Powder Snow"),
    "L": ("Shinx (dp1-98)", "Spark"),
    "P": ("Haunter (dp1-50)", "Hypnosis"),
    "F": ("Machop (dp1-86)", "Low Kick"),
    "D": ("Nuzleaf", "Dirty Trick"),
    "M": ("Magnemite (dp1-87)", "Metal Sound"),
}


@pytest.mark.parametrize("letter", TYPES)
def test_energy_of_a_type_pays_that_type_alone(pokemon, letter):
    """PK-ENERGY-2, PK-ENERGY-4: Fire as well, which the seed's table leaves out."""
    name, attack = ATTACKERS[letter]
    for paid in TYPES:
        t = pokemon(f"A  active: {name} {{{paid}}}\nB  active: Totodile")
        t.look(f"A may attack '{attack}'" if paid == letter else f"A may not attack '{attack}': PK-ENERGY-2")


@pytest.mark.parametrize(
    ("have", "cost", "short"),
    [
        ((), "", ""),
        (("G", "W"), "GC", ""),
        (("W", "W"), "GC", "G"),
        (("G",), "GC", "C"),
        (("GRWLPFDMC", "G"), "GW", ""),
        (("GW", "GR"), "WG", ""),
        (("GW", "GW", "R"), "GGW", "G"),
        ((), "GGC", "GGC"),
    ],
)
def test_the_best_assignment_decides(have, cost, short):
    """PK-ENERGY-3: payable if any assignment pays; `missing` says what the best one leaves open."""
    assert sorted(missing(have, cost)) == sorted(short)


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_at_any_decision(seat):
    """PK-END-6: whoever is asked, either player may; the other has won, and nobody is asked any more."""
    decks = tuple(deck.name for deck in POKEMON.decks[:2])
    for answers in (0, 1, 4, 9, 30):
        match = Match("pokemon", decks, 2)
        for _ in range(answers):
            match.answer(next(match.decision.answers()))
        match.concede(seat)
        assert match.outcome.rule == "PK-END-6" and match.outcome.returns[1 - seat] == 1
        assert match.decision is None
        assert match.why_not(1 - seat, Option("end")).rule == "PK-END-6"


def test_the_draw_is_never_asked_for(pokemon):
    """PK-TURN-2: it is done before anything is asked; only its owner sees the card's face."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile   deck: Potion").do("A ends the turn")
    drawn = t.match.events[-1][-1]
    assert t.match.events[-1][-2] == TurnBegan(1, 6)
    assert drawn.seen_by(1).kinds != (-1,) and drawn.seen_by(0).kinds == (-1,)
    assert t.match.decision.kind == "turn"


def test_an_attack_is_announced_to_both_before_all_else(pokemon):
    """PK-ATTACK-12: the first event of the answer, the same for every seat."""
    t = pokemon("A  active: Turtwig {G} (confused)\nB  active: Totodile", "T").do("A attacks 'Razor Leaf'")
    first = t.match.events[-1][0]
    assert isinstance(first, AttackUsed) and first.name == "Razor Leaf"
    assert first.seen_by(0) == first.seen_by(1) == first.seen_by(None) == first


def test_the_other_player_can_answer_nothing(pokemon):
    """PK-TURN-1: an answer from the wrong seat is refused, and changes nothing."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile   hand: Cyndaquil")
    for act in ("B benches Cyndaquil", "B ends the turn"):
        t.refused(act, "PK-TURN-1")
        with pytest.raises(IllegalAnswer):
            t.do(act)
    assert t.match.decision.seat == 0


def test_one_way_of_paying_a_retreat_is_listed_once(pokemon):
    """PK-RETREAT-6: equal cards make equal ways; none holds a card too many."""
    t = pokemon("A  active: Turtwig {G G G W}   bench: Totodile\nB  active: Cyndaquil").do("A retreats")
    t.must_choose_exactly("A", "A pays G G", "A pays G W")
    assert t.match.decision.kind == "pay"


def test_five_conditions_and_no_more(pokemon):
    """PK-COND-1, PK-COND-2: of the three that turn the card at most one, beside both markers."""
    for turned in ("asleep", "confused", "paralyzed"):
        drawing = f"A  active: Torterra (dp1-17) {{G G G}}\nB  active: Wobbuffet ({turned}, poisoned, burned)"
        pokemon(drawing, "HH").do("A attacks 'Body Slam'").look("Wobbuffet conditions paralyzed, poisoned, burned")


def test_a_knock_out_discards_to_the_owner(pokemon):
    """PK-KO-1: everything that was attached goes to its owner's pile, none of it to the other's."""
    t = pokemon("""
        A  active: Turtwig {G}
        B  active: Grotle < Turtwig {G, Multi Energy} (damage 80) [Energy Link, PlusPower]   bench: Totodile
    """).do("A attacks 'Razor Leaf'")
    t.look("B discard Turtwig, Grotle, Grass Energy, Multi Energy, Energy Link, PlusPower", "A discard none")
    t.look("A asked prize", "told PokemonKnockedOut, Promoted")


def test_a_stadium_of_the_other_player_is_used_by_both(pokemon):
    """PK-TRAINER-3: both may use what it offers, each once in the own turn."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile\nstadium: Speed Stadium of B", "HTT")
    t.do("A uses 'Speed Stadium' of the Stadium").look("A holds 1", "A may not use 'x' of the Stadium: PK-POWER-2")
    t.do("A ends the turn").look("B may use 'x' of the Stadium")
    t.do("B uses 'Speed Stadium' of the Stadium").look("coins T", "B holds 1")


def test_with_one_opposing_active_pokemon_nobody_asks_which(pokemon):
    """PK-DOUBLE-3: the Defending Pokémon is chosen only where there are two."""
    t = pokemon("A  active: Turtwig {G}, Starly (dp1-101)\nB  active: Totodile\noptions: format=double")
    t.do("A attacks 'Razor Leaf' with Turtwig").look("Totodile damage 20", "turn B")
    assert t.match.turn == 1


def test_a_level_x_keeps_the_weakness_of_its_own_card(pokemon):
    """PK-EVO-8: HP, Weakness and Retreat Cost are those of the new card; of the level before it has attacks alone."""
    t = pokemon("A  active: Lucario < Riolu (dp1-61) (damage 20)   hand: Lucario LV.X\nB  active: Totodile")
    t.look("Lucario weakness P +20").do("A evolves Lucario into Lucario LV.X", "A chooses no")
    t.look("Lucario LV.X weakness P x2", "Lucario LV.X hp 110", "Lucario LV.X damage 20")
    t.look("Lucario LV.X attacks Close Combat, Feint, Aura Sphere")
