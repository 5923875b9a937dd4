"""P2-TURN: turns, beside what the scenarios show."""

from __future__ import annotations

import pytest

from stolik import IllegalAnswer, Option
from stolik.kernel.contract import Choice

from .tables import draw


def test_no_seat_answers_for_another(match):
    """P2-TURN-1: what is offered to one is refused to the others, with whose turn it is as the reason."""
    choice = Choice(1)
    while match.decision.kind != "turn":
        match.answer(choice.answer(match.decision))
    mover = match.decision.seat
    assert {match.why_not(seat, Option("end")).rule for seat in range(4) if seat != mover} == {"P2-TURN-1"}
    with pytest.raises(IllegalAnswer):
        match.answer(Option.foreign("bench", (0,)))


def test_your_next_turn_is_the_partners():
    """P2-TURN-20: what binds "you" during "your next turn" binds the partner, whose turn that is, and nobody after."""
    t = draw(
        """
        A+C  active: Caller, Zapdos
        B+D  active: Azelf, Bronzor
        A    hand: Judge
        C    hand: Judge
        """
    )
    t.do("A attacks 'Rest' with Caller", "B ends the turn").look("C may not play Judge")
    t.do("C ends the turn", "D ends the turn").look("A may play Judge")


def test_whose_turn_it_is_attaches_and_evolves_also_on_a_partners_pokemon():
    """P2-TURN-12: the events name the player who does it, not the one whose Pokémon it is."""
    t = draw(
        """
        A+C  active: Charmander (sm9-12)@C, Zapdos
        B+D  active: Azelf, Bronzor
        A    hand: Fire Energy, Charmeleon (sm9-13)
        """
    )
    t.do("A attaches Fire Energy to Charmander (sm9-12)", "A evolves Charmander (sm9-12) into Charmeleon (sm9-13)")
    told = [event for events in t.match.events for event in events]
    assert [event.seat for event in told if type(event).__name__ in ("CardAttached", "PokemonEvolved")] == [0, 0]
