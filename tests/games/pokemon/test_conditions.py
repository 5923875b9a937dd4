"""PK-COND: Special Conditions, beside what the scenarios of the chapter show."""

from __future__ import annotations

import pytest

from stolik.games.pokemon.rules import atoms
from stolik.games.pokemon.rules.events import CoinFlipped
from stolik.games.pokemon.rules.state import CONDITION_BITS

TURNED = ("asleep", "confused", "paralyzed")


def flippers(table):
    """Who flipped the coins of the last act, in order."""
    return [event.seat for event in table.match.events[-1] if isinstance(event, CoinFlipped)]


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


def test_five_conditions_and_no_more(pokemon):
    """PK-COND-1, PK-COND-2: of the three that turn the card at most one, beside both markers."""
    for turned in ("asleep", "confused", "paralyzed"):
        drawing = f"A  active: Torterra (dp1-17) {{G G G}}\nB  active: Wobbuffet ({turned}, poisoned, burned)"
        pokemon(drawing, "HH").do("A attacks 'Body Slam'").look("Wobbuffet conditions paralyzed, poisoned, burned")
