"""Chapters SW-PILOT and SW-STACK on tables with testers."""

from __future__ import annotations

import pytest

IDLE = "light  character: Weak {tapped}"
BATTLE = "light  space: Capital Ship, Slow Ship   character: Slow"


def test_what_a_pilot_gives(tester):
    """SW-PILOT-1, SW-PILOT-17: numbers and abilities, to a Space or Ground unit, whose own they are then."""
    t = tester(
        f"dark  character: Pilot   space: Fighter Ship, Slow Ship   force: 9\n{BATTLE}   force: 9\nstep: build dark"
    )
    t.look("dark may not move Pilot onto Pilot: SW-PILOT-1", "Fighter Ship speed 30", "Fighter Ship abilities 0")
    t.do("dark moves Pilot onto Fighter Ship").look(
        "Fighter Ship speed 50", "Fighter Ship abilities 1", "Pilot place pilot"
    )
    t = tester(
        f"""
            dark  space: Fighter Ship [Pilot]   force: 9
            {BATTLE}
            step: space   damage: 2 from Capital Ship to Fighter Ship
        """
    )
    t.do("dark uses Evade of Fighter Ship", "dark chooses 2").look("Fighter Ship damage 0", "dark force 8")


@pytest.mark.parametrize(
    ("ship", "rule"),
    [("Fighter Ship", ""), ("Capital Ship", "2"), ("Transport Ship", "2"), ("Droid Ship", "4"), ("Speeder", "2")],
)
def test_which_units_a_pilot_fits(tester, ship, rule):
    """SW-PILOT-2, SW-PILOT-4."""
    place = "ground" if ship == "Speeder" else "space"
    t = tester(f"dark  character: Pilot   {place}: {ship}\n{IDLE}\nstep: build dark")
    t.look(f"dark may{' not' * bool(rule)} move Pilot onto {ship}" + f": SW-PILOT-{rule}" * bool(rule))


def test_one_pilot_a_unit(tester):
    """SW-PILOT-3: unless a card allows more."""
    t = tester(
        f"dark  character: Health Pilot   space: Fighter Ship [Pilot], Twin Seater [Pilot]\n{IDLE}\nstep: build dark"
    )
    t.look(
        "dark may not move Health Pilot onto Fighter Ship: SW-PILOT-3", "dark may move Health Pilot onto Twin Seater"
    )


def test_an_extra_pilot_is_one_more(tester):
    """SW-PILOT-3."""
    t = tester(f"dark  character: Reading Pilot   space: Twin Seater [Pilot; Pilot]\n{IDLE}\nstep: build dark")
    t.look("dark may not move Reading Pilot onto Twin Seater: SW-PILOT-3")


def test_two_equal_pilots_give_an_ability_each(tester):
    """SW-ABIL-10, SW-PILOT-17: each with its own limit."""
    t = tester(
        "dark  space: Twin Seater [Pilot; Pilot]   force: 9\nlight  space: Fighter Ship, Slow Ship\nstep: space",
        4,
        4,
        4,
    )
    t.do("dark rests Twin Seater", "light attacks Twin Seater with Fighter Ship", "dark passes")
    t.do("dark uses 1 of Twin Seater", "dark chooses 2").look("dark may not use 1 of Twin Seater: SW-KW-EVADE-2")
    t.do("dark uses 2 of Twin Seater", "dark chooses 1").look("Twin Seater damage 0", "dark force 7")


def test_what_stands_after_pilot_is_the_units_alone(tester):
    """SW-PILOT-5: in the Character arena it does nothing, nor while the pilot lies in the build zone."""
    t = tester(f"dark  character: Pilot   build: Health Pilot\n{IDLE}\nstep: build dark")
    t.look("Pilot speed 30", "Pilot abilities 1", "Health Pilot power 3", "Health Pilot health 4")


def test_a_pilot_that_goes_leaves_the_unit(tester):
    """SW-PILOT-6, SW-PILOT-14: discarded by its own counters, the unit stays where it is, without its bonus."""
    t = tester(f"dark  space: Fighter Ship [Health Pilot {{damage 2}}], Slow Ship\n{BATTLE}\nstep: space")
    t.look("Fighter Ship power 4", "Fighter Ship health 6")
    s = t.match._state
    (pilot,) = [unit for unit in s.units.values() if unit.place == "pilot"]
    pilot.damage = 4
    t.do("dark rests Fighter Ship").look(
        "dark discard Health Pilot", "Fighter Ship power 3", "Fighter Ship place space"
    )


def test_a_unit_that_goes_takes_its_pilot(tester):
    """SW-PILOT-7: to the build zone, to the discard pile, to the hand."""
    t = tester(
        """
            dark  space: Fighter Ship [Pilot], Slow Ship
            light  character: Sender, Slow   force: 1   space: Slow Ship
            step: space
        """
    )
    t.do("light uses 1 of Sender", "light chooses Fighter Ship").look(
        "Fighter Ship place build", "Fighter Ship pilots Pilot"
    )
    t = tester(
        """
            dark  space: Fighter Ship {damage 2} [Pilot], Slow Ship
            light  character: Bouncer, Slow   force: 1   space: Slow Ship
            step: space
        """
    )
    t.do("light uses 1 of Bouncer", "light chooses Fighter Ship").look(
        "dark hand Fighter Ship, Pilot", "dark discard none"
    )


def test_each_pilot_moves_once(tester):
    """SW-PILOT-8, SW-PILOT-9: from the build zone or the Character arena onto a unit in an arena; from unit to unit;
    off to either."""
    t = tester(
        f"""
            dark  character: Pilot   build: Health Pilot, Fighter Ship   space: Transport Ship, Twin Seater
            {IDLE}
            step: build dark
        """
    )
    t.look("dark may not move Pilot onto Fighter Ship: SW-PILOT-9", "dark may move Health Pilot onto Transport Ship")
    t.do("dark moves Pilot onto Twin Seater").look("dark may not take Pilot off to the Character arena: SW-PILOT-9")
    t.do("dark returns Fighter Ship").look("dark may not move Pilot onto Fighter Ship: SW-PILOT-9")


@pytest.mark.parametrize(("where", "place"), [("Character arena", "character"), ("build zone", "build")])
def test_off_a_unit(tester, where, place):
    """SW-PILOT-9: and from a unit to one in the build zone."""
    t = tester(f"dark  build: Twin Seater   space: Fighter Ship [Pilot]\n{IDLE}\nstep: build dark")
    t.look("dark may move Pilot onto Twin Seater").do(f"dark takes Pilot off to the {where}").look(
        f"Pilot place {place}"
    )


def test_pilots_may_move_again_in_the_next_build_step(tester):
    """SW-PILOT-9."""
    t = tester(f"dark  space: Fighter Ship [Pilot {{moved}}]\n{IDLE}\nstep: build dark")
    t.look("dark may take Pilot off to the build zone")


def test_a_pilot_on_a_unit_is_no_unit(tester):
    """SW-PILOT-10, SW-PILOT-12: what speaks of units is not about it; what speaks of pilots is."""
    t = tester(
        """
            dark  space: Fighter Ship [Pilot], Slow Ship
            light  character: Assassin, Sniper, Slow  force: 9  space: Slow Ship
            step: space
        """
    )
    t.do("light uses 1 of Sniper").look("light may choose Fighter Ship", "light may not choose Pilot")
    t.do("light chooses Fighter Ship", "light uses 1 of Assassin", "light chooses Pilot").look(
        "Pilot damage 2", "Fighter Ship damage 2"
    )


def test_speed_and_power_of_a_pilot_mean_nothing(tester):
    """SW-PILOT-13."""
    t = tester(f"dark  space: Fighter Ship [Pilot], Slow Ship\n{BATTLE}\nstep: space")
    t.look("queue Fighter Ship, Capital Ship, dark's Slow Ship, light's Slow Ship", "Fighter Ship power 3")


@pytest.mark.parametrize(
    ("setting", "damage", "gone"), [("as many", 1, False), ("as many", 2, True), ("more", 2, False), ("more", 3, True)]
)
def test_when_a_pilot_dies(tester, setting, damage, gone):
    """SW-PILOT-14: with as many counters as health; by the setting only with more."""
    t = tester(
        """
            dark  space: Fighter Ship [Pilot {damage N}], Slow Ship
            light  character: Assassin, Slow  force: 1  space: Slow Ship
        """.replace("N", str(damage))
        + f"step: space   options: pilot_dies={setting}"
    ).do("light uses 1 of Assassin", "light chooses Pilot")
    t.look(f"dark discard {'Pilot' if gone else 'none'}")


def test_counters_of_pilot_and_unit_never_mix(tester):
    """SW-PILOT-15."""
    t = tester(f"dark  space: Fighter Ship {{damage 3}} [Pilot {{damage 3}}], Slow Ship\n{BATTLE}\nstep: space")
    t.look("Fighter Ship damage 3", "Pilot damage 3", "Fighter Ship place space")


def test_a_pilots_own_abilities(tester):
    """SW-PILOT-16: they may be played, and "this unit" is nobody; what speaks of others works."""
    t = tester(
        f"dark  space: Fighter Ship [Pilot], Slow Ship   character: Slow   force: 2\n{BATTLE}\nstep: space", 1, 1, 1
    )
    t.do("dark attacks Capital Ship with Fighter Ship", "dark uses 1 of Pilot").look("dark force 1", "dice 1 1 1")
    t = tester(f"dark  space: Fighter Ship [Health Pilot]   character: Slow\n{BATTLE}\nstep: space").look(
        "dark's Slow power 4"
    )
    tester(f"dark  build: Fighter Ship [Health Pilot]   character: Slow\n{BATTLE}\nstep: space").look(
        "dark's Slow power 3"
    )


def test_a_stacked_pilot_gives_what_its_top_card_says(tester):
    """SW-PILOT-18."""
    t = tester(f"dark  space: Fighter Ship [Ace (A) < Ace (B) < Ace (C)]\n{IDLE}\nstep: build dark")
    t.look("Fighter Ship speed 50", "Fighter Ship power 3", "Fighter Ship health 4", "Ace (A) health 5")


def test_a_pilot_that_does_not_fit_any_more_moves(tester):
    """SW-PILOT-19: once; who has moved already may not be reorganised so, nor be joined by such a card."""
    drawn = "dark  space: Fighter Ship [Ace (A) < Ace (B)]   ground: Speeder   built: Ace (C) {5}"
    t = tester(f"{drawn}\n{IDLE}\nstep: build dark").do("dark brings Ace (B) on top")
    t.must_choose_exactly(
        "dark", "dark moves Ace (B) onto Speeder", "dark takes Ace (B) off to the Character arena",
        "dark takes Ace (B) off to the build zone",
    )  # fmt: skip
    t.do("dark moves Ace (B) onto Speeder").look(
        "Speeder speed 40", "dark may not take Ace (B) off to the build zone: SW-PILOT-9"
    )
    t.look("dark may not bring Ace (A) on top: SW-PILOT-19", "dark may not stack Ace (C) on top: SW-PILOT-19")
    t.look("dark may stack Ace (C) under")


def test_attacking_taps_the_unit_not_the_pilot(tester):
    """SW-PILOT-20: and a tapped unit can receive or lose a pilot."""
    t = tester(f"dark  space: Fighter Ship [Pilot], Slow Ship\n{BATTLE}\nstep: space", 1, 1, 1)
    t.do("dark attacks Capital Ship with Fighter Ship").look("Fighter Ship tapped yes", "Pilot tapped no")
    t = tester(f"dark  space: Fighter Ship {{tapped}} [Pilot], Twin Seater {{tapped}}\n{IDLE}\nstep: build dark")
    t.do("dark moves Pilot onto Twin Seater").look("Twin Seater pilots Pilot", "Fighter Ship pilots none")


def test_a_pilot_on_a_unit_is_still_a_character(tester):
    """SW-PILOT-21, SW-PILOT-10: a later edition has it otherwise."""
    t = tester(f"dark  space: Fighter Ship [Pilot]\n{IDLE}\nstep: build dark")
    s = t.match._state
    (pilot,) = [unit for unit in s.units.values() if unit.place == "pilot"]
    assert s.top(pilot).kind == "character"


# ---- stacks


def test_one_unit_of_a_unique_name(tester):
    """SW-STACK-1, SW-STACK-2, SW-STACK-3: the one put in last is discarded at once, and hears of it; face-down copies
    don't count; what has no letter is not unique."""
    t = tester(
        f"dark  character: Hero (A), Weak   built: Hero (D) {{7}}, Hero (C) {{1}}, Slow {{3}}\n{IDLE}\nstep: build dark"
    )
    t.do("dark deploys Slow").look("dark character Hero (A), Slow, Weak", "dark built Hero (C), Hero (D)")
    t.do("dark deploys Hero (D)").look("dark discard Hero (D)", "dark force 2", "Hero (A) place character")


@pytest.mark.parametrize("place", ["build", "space"])
def test_retreated_uniques_and_pilots_count(tester, place):
    """SW-STACK-2: and in a retreated unit's place nothing is set off."""
    mine = "build: Ace (A)" if place == "build" else "space: Fighter Ship [Ace (A)]"
    t = tester(f"dark  {mine}   built: Ace (C) {{5}}\n{IDLE}\nstep: build dark").do("dark deploys Ace (C)")
    t.look("dark discard Ace (C)")


def test_a_discarded_unique_comes_again(tester):
    """SW-STACK-4."""
    t = tester(f"dark  discard: Hero (A)   hand: Hero (A)   points: 6\n{IDLE}\nstep: build dark")
    t.do("dark starts Hero (A)", "dark chooses 6", "dark deploys Hero (A)").look("dark character Hero (A)")


def test_two_names_of_one_unique(star_wars):
    """SW-STACK-5: Padme Amidala is Queen Amidala."""
    from stolik.games.star_wars.rules.tables import SAME

    assert SAME == {"Beru Whitesun": "Beru Lars", "Queen Amidala": "Padme Amidala"}


def test_another_version_joins(tester):
    """SW-STACK-6, SW-STACK-7, SW-STACK-8, SW-STACK-11: a cheaper one under, others where one likes; no version twice,
    no fifth card; only the top card's text and numbers count."""
    t = tester(
        f"dark  character: Hero (A)   built: Hero (C) {{5}}, Hero (B) {{6}}, Hero (A) {{6}}\n{IDLE}\nstep: build dark"
    )
    t.look(
        "dark may not stack Hero (C) on top: SW-STACK-7",
        "dark may stack Hero (C) under",
        "dark may stack Hero (B) on top",
    )
    t.look("dark may not stack Hero (A) under: SW-STACK-8").do("dark stacks Hero (B) on top")
    t.look("Hero (B) stack Hero (A), Hero (B)", "Hero (B) speed 50", "Hero (B) power 5", "Hero (B) keywords accuracy 1")
    full = "Hero (A) < Hero (B) < Hero (C) < Hero (D)"
    t = tester(f"dark  character: {full}   built: Hero (E) {{4}}\n{IDLE}\nstep: build dark")
    t.look("dark may not stack Hero (E) under: SW-STACK-8", "Hero (A) keywords none")


def test_the_bonus_of_a_stack(tester):
    """SW-STACK-9, SW-STACK-10, SW-STACK-17: 10 speed, 1 power, 1 health, and 1 of cost for each card under the top."""
    t = tester(
        """
            dark  character: Hero (A) < Hero (B) < Hero (C) < Hero (D), Stacker, Coster
            light  character: Weak, Slow
            step: character
        """
    )
    t.look("Hero (A) speed 80", "Hero (A) power 8", "Hero (A) health 7", "Hero (A) cost 9")
    t.do("dark uses 1 of Stacker", "dark chooses Hero (A)").look("dark holds 4")
    t.do("dark uses 1 of Coster", "dark chooses Stacker").look("dark holds 7")


def test_joining_counts_as_deploying(tester):
    """SW-STACK-12, SW-STACK-13: at the full cost, in the build zone too; counters and tapped stay as they are."""
    t = tester(
        f"dark  build: Hero (A) {{tapped, damage 2}}   built: Hero (E) {{4}}, Hero (C) {{4}}\n{IDLE}\nstep: build dark"
    )
    t.look("dark may not stack Hero (C) under: SW-BUILD-5").do("dark stacks Hero (E) under")
    t.look("Hero (A) tapped yes", "Hero (A) damage 2", "Hero (A) place build", "Hero (A) counters 0")


def test_any_card_of_a_stack_comes_on_top(tester):
    """SW-STACK-14, SW-STACK-13: in one's own build step, as often as one likes, a cheaper one as well."""
    t = tester(f"dark  character: Hero (A) < Hero (C) {{damage 1}}\n{IDLE}\nstep: build dark")
    t.do("dark brings Hero (C) on top").look(
        "Hero (C) stack Hero (A), Hero (C)", "Hero (C) damage 1", "Hero (C) power 4"
    )
    t.do("dark brings Hero (A) on top").look("Hero (A) power 6")


def test_a_stack_goes_as_one(tester):
    """SW-STACK-15."""
    t = tester(f"dark  character: Hero (A) < Hero (C)\n{IDLE}\nstep: retreat dark").do("dark retreats Hero (A)")
    t.look("Hero (A) place build", "Hero (A) stack Hero (C), Hero (A)")


def test_a_deployed_trigger_of_what_joins_on_top(tester):
    """SW-STACK-12: the unit is deployed, and what its top card says of it happens."""
    t = tester(f"dark  character: Hero (C)   built: Hero (E) {{5}}, Hero (A) {{6}}\n{IDLE}\nstep: build dark")
    t.do("dark stacks Hero (A) on top")
    t.look("told CardStacked", "Hero (A) power 6")
