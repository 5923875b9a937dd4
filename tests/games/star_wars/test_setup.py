"""Chapter SW-SETUP on tables with testers."""

from __future__ import annotations

import pytest

THREES = "Tester x20"


def units(t, seat):
    """Names of what a player has in the Character arena."""
    s = t.match._state
    return [s.top(s.units[n]).name for n in s.arenas["character"] if s.units[n].seat == seat]


def test_seven_cards_and_one_exchange(tester):
    """SW-SETUP-1, SW-SETUP-2: Dark first, then Light, once: Battle cards, Missions and Locations for as many others."""
    t = tester("""
        dark  deck: Insight, Errand, Temple, Tester x20
        light  deck: Insight, Tester x20
        setup: yes
    """)
    t.look("dark holds 7", "light holds 7", "dark asked exchange", "dark may not choose Tester")
    t.do("dark chooses Insight, Temple").look("dark discard Insight, Temple", "dark holds 7", "light asked exchange")
    t.do("light chooses nothing").look("dark hand Errand, Tester x6", "dark asked setup", "light discard none")


def test_units_cannot_be_exchanged(tester):
    """SW-SETUP-2: who holds nothing else is not asked."""
    tester(f"dark  deck: {THREES}\nlight  deck: {THREES}\nsetup: yes").look("dark asked setup")


def test_thirty_points_and_full_printed_costs(tester):
    """SW-SETUP-3, SW-SETUP-4, SW-SETUP-6: face up, untapped, into its arena, with a card drawn at once."""
    t = tester(f"dark  deck: Dear x2, Fighter Ship, {THREES}\nlight  deck: {THREES}\nsetup: yes")
    t.do("dark puts Fighter Ship").look("Fighter Ship place space", "Fighter Ship tapped no", "dark holds 7")
    t.do("light puts Tester", "light puts Tester", "dark puts Dear", *["light puts Tester"] * 5)
    t.look("dark may not put Dear: SW-SETUP-6", "dark may put Tester")


@pytest.mark.parametrize(("option", "next_one"), [("", "light"), ("   options: setup=alternate", "dark")])
def test_one_goes_on_until_ahead(tester, option, next_one):
    """SW-SETUP-5: strictly more than the other has spent; by the setting they take turns card by card."""
    t = tester(f"dark  deck: Hero (C), {THREES}\nlight  deck: {THREES}\nsetup: yes{option}")
    t.do("dark puts Hero (C)").look("light asked setup").do("light puts Tester").look(f"{next_one} asked setup")


def test_the_rest_of_the_points_lies_on_one_card(tester):
    """SW-SETUP-7, SW-SETUP-8: face down, with all points left, even if they are enough for it; then that player is
    done."""
    t = tester(f"dark  deck: Dear, Tester x20\nlight  deck: {THREES}\nsetup: yes")
    t.look("dark may not be done: SW-SETUP-7").do("dark puts Dear", *["light puts Tester"] * 6)
    t.do("dark partially builds Tester").look("dark built Tester", "dark holds 7", "dark deck 51", "light asked setup")
    (built,) = [unit for unit in t.match._state.units.values() if unit.place == "built"]
    assert built.counters == 15


def test_who_has_no_unit_stops_and_the_other_goes_on(tester):
    """SW-SETUP-9, SW-SETUP-10: points without a unit are lost; what is no unit is of no use."""
    t = tester("""
        dark  deck: Insight x14, Tester x2
        light  deck: Tester x40
        setup: yes
    """)
    t.do("dark chooses nothing").look("dark asked setup", "dark may be done", "dark may not put Insight: SW-SETUP-10")
    t.look("dark may not partially build Insight: SW-SETUP-10").do("dark is done", *["light puts Tester"] * 10)
    t.look(
        "light asked setup", "light may not put Tester: SW-SETUP-6", "light may not partially build Tester: SW-SETUP-7"
    )


def test_no_ability_works_before_the_first_turn(tester):
    """SW-SETUP-11: neither static nor triggered ones, nor what makes cards cheaper."""
    t = tester("dark  deck: Curse, Teacher, Hero (E), Tester x20\nlight  deck: Tester x20\nsetup: yes")
    t.do("dark puts Hero (E)").look("dark holds 7").do("light puts Tester", "light puts Tester")
    t.do("dark puts Curse").look("light's Tester#1 speed 30", "light's Tester#1 power 3")


def test_a_pilot_is_put_into_the_character_arena(tester):
    """SW-SETUP-12."""
    t = tester("dark  deck: Fighter Ship, Pilot, Tester x20\nlight  deck: Dear, Tester x20\nsetup: yes")
    t.do("dark puts Fighter Ship", "light puts Dear").look("dark may put Pilot")
    t.do("dark puts Pilot").look("dark may not move Pilot onto Fighter Ship: SW-SETUP-12", "Fighter Ship pilots none")


def test_versions_are_stacked_in_setup(tester):
    """SW-SETUP-13: each at its own cost, by the rules of stacks."""
    t = tester("dark  deck: Hero (A), Hero (C), Hero (A), Tester x20\nlight  deck: Dear x2, Tester x20\nsetup: yes")
    t.do("dark puts Hero (A)", "light puts Dear").look("dark may not put Hero (C) on top: SW-STACK-7")
    t.look("dark may not put Hero (A) under: SW-STACK-8").do("dark puts Hero (C) under")
    t.look("Hero (A) stack Hero (C), Hero (A)", "dark asked setup")
    assert t.match._state.seats[0].spent == 11


def test_a_second_one_that_is_not_stacked_is_discarded_at_once(tester):
    """SW-SETUP-13, SW-STACK-3, SW-SETUP-11: in setup as well; its discard ability does nothing."""
    t = tester("dark  deck: Hero (A), Hero (D), Tester x20\nlight  deck: Dear x2, Tester x20\nsetup: yes")
    t.do("dark puts Hero (A)", "light puts Dear", "dark puts Hero (D)")
    t.look("dark discard Hero (D)", "dark character Hero (A)", "dark force 0", "dark asked setup")


def test_the_first_turn_has_all_its_steps(tester):
    """SW-SETUP-14: Force, points and a card for both, from the first turn on."""
    t = tester("dark  deck: Dear x4, Tester\nlight  deck: Dear x4, Tester\nsetup: yes", 5)
    t.do("dark puts Dear", "light puts Dear", "light puts Dear", "dark puts Dear")
    t.do("dark is done", "light is done").look(
        "turn 1", "dark force 4", "light force 4", "dark points 5", "dark holds 8"
    )


def test_missions_are_exchanged_too(tester):
    """SW-SETUP-2."""
    t = tester(f"dark  deck: Errand, {THREES}\nlight  deck: {THREES}\nsetup: yes")
    t.do("dark chooses Errand").look("dark discard Errand", "dark hand Tester x7", "dark asked setup")


def test_thirty_points_and_no_more(tester):
    """SW-SETUP-3, SW-SETUP-6: twice fifteen, and nothing is left."""
    t = tester(f"dark  deck: Dear x2, {THREES}\nlight  deck: Dear x2, {THREES}\nsetup: yes")
    t.do("dark puts Dear", "light puts Dear", "light puts Tester", "dark puts Dear", *["light puts Tester"] * 4)
    t.look("light asked setup", "light may not partially build Tester: SW-SETUP-7").do("light is done")
    t.look("dark asked setup", "dark may not partially build Tester: SW-SETUP-7", "dark may be done")


def test_the_points_left_may_be_just_the_cost(tester):
    """SW-SETUP-8: three points on a card of three; it lies face down all the same."""
    t = tester(f"dark  deck: Dear, {THREES}\nlight  deck: {THREES}\nsetup: yes")
    t.do("dark puts Dear", *["light puts Tester"] * 6)
    for _ in range(2):
        t.do(*["dark puts Tester"] * 2, *["light puts Tester"] * 2)
    t.do("dark partially builds Tester").look("dark built Tester", "dark build none")
    (built,) = [unit for unit in t.match._state.units.values() if unit.place == "built"]
    assert built.counters == 3


def test_points_without_a_unit_are_lost(tester):
    """SW-SETUP-9, SW-ZONE-4: the first turn starts with no Force, and with no points but those of the roll."""
    t = tester("dark  deck: Insight x14, Tester x2\nlight  deck: Tester x40\nsetup: yes", 2)
    t.do("dark chooses nothing", "dark is done", *["light puts Tester"] * 10, "light is done")
    t.look("turn 1", "dark force 4", "light force 4", "dark points 2", "light points 2", "dark built none")


def test_locations_are_of_no_use_in_setup(tester):
    """SW-SETUP-10."""
    t = tester(f"dark  deck: Temple, {THREES}\nlight  deck: {THREES}\nsetup: yes").do("dark chooses nothing")
    t.look("dark may not put Temple: SW-SETUP-10", "dark may not partially build Temple: SW-SETUP-10")


def test_nothing_is_cheaper_in_setup(tester):
    """SW-SETUP-11: beside a Teacher cards cost what is printed on them; what a unit sets off doesn't wait either."""
    t = tester(f"dark  deck: Dear, Teacher, Hero (E), {THREES}\nlight  deck: Dear x2, {THREES}\nsetup: yes")
    t.do("dark puts Teacher", "light puts Dear", *["dark puts Tester"] * 3, "dark puts Hero (E)", "light puts Tester")
    assert (t.match._state.seats[0].spent, t.match._state.waiting) == (16, ())
    t.look("dark asked setup", "dark may not put Dear: SW-SETUP-6", "dark holds 7")


def test_a_stack_of_setup_keeps_to_four_cards(tester):
    """SW-SETUP-13: a card of the same cost may come on top; a fifth may not come at all."""
    t = tester(
        "dark  deck: Hero (C), Hero (A), Hero (B), Hero (D), Hero (E), Tester x20\n"
        "light  deck: Dear x2, Tester x20\nsetup: yes"
    )
    t.do("dark puts Hero (A)", "light puts Dear").look("dark may put Hero (B) on top", "dark may put Hero (B) under")
    t.do("dark puts Hero (B) on top", "dark puts Hero (C) under", "light puts Dear")
    t.do("dark puts Hero (D) on top").look("dark may not put Hero (E) under: SW-STACK-8")


def test_the_first_turn_has_its_draws_its_retreat_and_its_battle(tester):
    """SW-SETUP-14: Light draws too, and both may retreat and attack."""
    t = tester("dark  deck: Dear x4, Tester\nlight  deck: Dear x4, Tester\nsetup: yes", 5)
    t.do("dark puts Dear", "light puts Dear", "light puts Dear", "dark puts Dear", "dark is done", "light is done")
    t.look("dark holds 8", "light holds 7").do("dark is done").look("light holds 8", "light asked build")
    t.do("light is done").look("dark asked retreat").do("dark is done").look("light asked retreat").do("light is done")
    t.look("turn 1", "dark asked next unit")
