"""Chapters SW-PILOT and SW-STACK on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.ast.nodes import Pilot
from stolik.games.star_wars.cards.recipes import unit
from stolik.kernel.decision import Option

from .tables import IDLE, LIGHT

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


def test_whose_units_and_which_of_several_sorts(tester):
    """SW-PILOT-1, SW-PILOT-2: one's own; of two subtypes either will do."""
    t = tester("dark  character: Pilot, Health Pilot   space: Transport Ship\n"
               "light  space: Fighter Ship   character: Weak {tapped}\nstep: build dark")  # fmt: skip
    t.look("dark may not move Pilot onto Fighter Ship: SW-PILOT-1", "dark may move Health Pilot onto Transport Ship")


def test_a_pilot_in_the_build_zone_has_its_own_abilities_alone(tester):
    """SW-PILOT-5: what prevents for its unit is not its own."""
    tester(f"dark  build: Pilot   space: Fighter Ship\n{IDLE}\nstep: build dark").look("Pilot abilities 1")


def test_a_unit_stays_where_its_pilot_left_it(tester):
    """SW-PILOT-6, SW-PILOT-9, SW-PILOT-20: a tapped one too; and who got off has moved."""
    t = tester(f"dark  space: Fighter Ship {{tapped}} [Pilot]\n{IDLE}\nstep: build dark")
    t.look("dark may not move Pilot onto Fighter Ship: SW-PILOT-9").do("dark takes Pilot off to the Character arena")
    t.look("Fighter Ship place space", "dark may not move Pilot onto Fighter Ship: SW-PILOT-9")


def test_a_pilot_untaps_on_its_unit_and_retreats_without_it(tester):
    """SW-PILOT-8."""
    t = tester(f"dark  space: Fighter Ship [Pilot {{tapped}}]\n{IDLE}\nstep: untap", 1).look("Pilot tapped no")
    t.do("dark is done", "light is done", "dark retreats Pilot").look("Fighter Ship place space", "Pilot place build")


def test_what_is_for_units_does_not_reach_a_pilot(tester):
    """SW-PILOT-10, SW-PILOT-12: a Doctor heals no pilot, and nobody hears that a unit was damaged."""
    t = tester("""
        dark  space: Fighter Ship [Grim Pilot], Slow Ship   character: Doctor, Echo
        light  character: Assassin, Slow   force: 1   space: Slow Ship
        step: space
    """)
    t.look("Grim Pilot health 4").do("light uses 1 of Assassin", "light chooses Grim Pilot")
    t.look("Grim Pilot damage 2", "dark force 0", "dark asked act", "untold AbilityTriggered")


def test_a_pilot_on_a_unit_is_no_unit_wherever_units_are_meant(tester):
    """SW-PILOT-10, SW-ZONE-9: in battle or retreated, and not what lies on one, nor what lies face down."""
    t = tester(f"dark  space: Fighter Ship [Pilot]   build: Slow   built: Fast {{1}}   character: Surgeon\n{IDLE}\n"
               "step: build dark")  # fmt: skip
    t.look("Fighter Ship health 6", "Slow health 6", "Surgeon health 6", "Pilot health 4", "Fast health 4")


def test_a_pilot_on_a_unit_is_a_character_to_who_hunts_them(tester):
    """SW-PILOT-10, SW-PILOT-12, SW-PILOT-15, SW-PILOT-21: and its damage is none to its unit."""
    t = tester("dark  space: Fighter Ship [Pilot], Slow Ship\n"
               "light  character: Hunter, Slow   force: 1   space: Slow Ship\nstep: space")  # fmt: skip
    t.do("light uses 1 of Hunter", "light chooses Pilot").look("Pilot damage 2", "Fighter Ship damage 0")


@pytest.mark.parametrize(("aim", "may"), [("Pilot", "may not play Grief: SW-BC-9"), ("Slow Ship", "may play Grief")])
def test_a_pilot_that_is_discarded_alone_is_no_unit_discarded(tester, aim, may):
    """SW-PILOT-10: who asks whether a unit was discarded from the arena means its unit."""
    t = tester("dark  space: Fighter Ship [Pilot {damage 3}], Slow Ship {damage 3}\n"
               "dark  ground: Thinking Bunker   hand: Grief   force: 1\nlight  character: Hunter, Sniper   force: 1\n"
               "step: character")  # fmt: skip
    t.do("dark passes", f"light uses 1 of {'Hunter' if aim == 'Pilot' else 'Sniper'}")
    t.do(*([] if aim == "Pilot" else [f"light chooses {aim}"])).look(f"dark discard {aim}", f"dark {may}")


def test_a_pilots_own_numbers_add_nothing(tester):
    """SW-PILOT-13."""
    tester(f"dark  space: Fighter Ship [Ace (A)]\n{IDLE}\nstep: build dark").look(
        "Fighter Ship speed 50", "Fighter Ship power 3", "Fighter Ship health 4"
    )


def test_the_setting_of_pilots_is_not_for_units(tester):
    """SW-PILOT-14: and the counters stay on a pilot that boards."""
    t = tester("dark  character: Sniper, Slow   force: 1\nlight  character: Weak {damage 2}, Slow\n"
               "step: character   options: pilot_dies=more")  # fmt: skip
    t.do("dark uses 1 of Sniper", "dark chooses Weak").look("light discard Weak")
    t = tester(f"dark  character: Pilot {{damage 2}}   space: Fighter Ship\n{IDLE}\nstep: build dark")
    t.do("dark moves Pilot onto Fighter Ship").look("Pilot damage 2", "Fighter Ship damage 0")


def test_damage_to_a_unit_is_none_to_its_pilot(tester):
    """SW-PILOT-15."""
    t = tester("dark  space: Fighter Ship [Pilot], Slow Ship\n"
               "light  character: Sniper, Slow   force: 1   space: Slow Ship\nstep: space")  # fmt: skip
    t.do("light uses 1 of Sniper", "light chooses Fighter Ship").look("Fighter Ship damage 2", "Pilot damage 0")


def test_this_unit_is_no_pilot(tester):
    """SW-PILOT-16: nothing gets its power; in the build zone it plays nothing; it hears of other units."""
    t = tester("dark  space: Fighter Ship [Pilot], Slow Ship   force: 1\n"
               "light  space: Capital Ship, Slow Ship   character: Thinker   force: 1\nstep: space")  # fmt: skip
    t.do("light passes", "dark attacks Capital Ship with Fighter Ship", "dark uses 1 of Pilot")
    t.look("light asked window:open", "dark force 0", "Pilot power 3", "Fighter Ship power 3")
    t = tester(
        "dark  build: Fighter Ship [Pilot]   character: Thinker, Slow   force: 9\n" + LIGHT + "\nstep: character"
    )
    t.look("dark asked window:open", "dark may not use 1 of Pilot: SW-ABIL-9")
    t = tester("dark  space: Fighter Ship [Grim Pilot]   character: Sniper, Slow   force: 1\n" + LIGHT
               + "\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Sniper", "dark chooses Weak").look("dark force 3")


def test_a_pilot_taps_itself_and_is_not_deployed_as_a_unit(tester):
    """SW-PILOT-16: what its own text costs is its own; "when this unit is deployed" is about no unit."""
    t = tester(f"dark  space: Fighter Ship [Reading Pilot]\n{IDLE}\nstep: build dark")
    t.do("dark uses 1 of Reading Pilot").look("dark holds 1", "Reading Pilot tapped yes", "Fighter Ship tapped no")
    t = tester(f"dark  space: Fighter Ship [Reading Pilot {{tapped}}]\n{IDLE}\nstep: build dark")
    t.look("dark may not use 1 of Reading Pilot: SW-ABIL-6")
    t = tester(f"dark  space: Fighter Ship [Ace (A)]   built: Ace (E) {{5}}\n{IDLE}\nstep: build dark")
    t.do("dark stacks Ace (E) on top").look("dark force 0", "dark asked build")


def test_what_a_pilot_gives_to_a_retreated_unit(tester):
    """SW-PILOT-17: the unit's own state decides."""
    t = tester("dark  build: Fighter Ship [Grim Pilot]   character: Thinker, Slow   force: 9\n" + LIGHT
               + "\nstep: character")  # fmt: skip
    t.look("dark asked window:open", "dark may not use 1 of Fighter Ship: SW-ABIL-9")


def test_a_card_that_comes_on_top_of_a_pilot(tester):
    """SW-PILOT-19: one that fits stays, also after a move; another has to leave, and that is its move."""
    t = tester(f"dark  space: Fighter Ship [Ace (A) < Ace (D)]   built: Ace (B) {{5}}\n{IDLE}\nstep: build dark")
    t.do("dark brings Ace (D) on top").look("dark asked build")
    t.do("dark stacks Ace (B) on top").look("dark asked refit").do("dark takes Ace (B) off to the Character arena")
    t.do("dark brings Ace (A) on top").look("dark may not move Ace (A) onto Fighter Ship: SW-PILOT-9")
    t = tester(f"dark  space: Fighter Ship   character: Ace (A) < Ace (D)\n{IDLE}\nstep: build dark")
    t.do("dark moves Ace (A) onto Fighter Ship").look("dark may bring Ace (D) on top")


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


def test_what_is_not_unique_and_whose_unique_it_is(tester):
    """SW-STACK-1, SW-STACK-2: two alike without a letter stay, and so does one of each player."""
    t = tester("dark  character: Hero (A)   built: Slow {3}   ground: Speeder   space: Fighter Ship, Fighter Ship\n"
               "light  character: Hero (B) {tapped}\nstep: build dark")  # fmt: skip
    t.do("dark deploys Slow").look("dark discard none", "light discard none", "dark space Fighter Ship, Fighter Ship")


def test_who_came_back_last_is_the_second(tester):
    """SW-STACK-3: the order is that in which they were put in."""
    t = tester(f"dark  built: Hero (C) {{5}}, Hero (A) {{6}}\n{IDLE}\nstep: build dark")
    t.do("dark deploys Hero (A)", "dark deploys Hero (C)").look("dark discard Hero (C)", "dark character Hero (A)")


def test_two_names_are_one_unique(tester):
    """SW-STACK-5."""
    t = tester(f"dark  character: Queen Amidala (Z)   built: Padme Amidala (Y) {{3}}\n{IDLE}\nstep: build dark")
    t.look("dark may stack Padme Amidala (Y) under").do("dark deploys Padme Amidala (Y)")
    t.look("dark discard Padme Amidala (Y)")


def test_what_may_join_which_stack(tester):
    """SW-STACK-6, SW-STACK-7, SW-STACK-8: printed costs count; a fourth card, but no version that is there already."""
    t = tester("dark  character: Hero (B) < Hero (C), Teacher   built: Hero (A) {6}, Hero (C) {5}\n"
               f"{IDLE}\nstep: build dark")  # fmt: skip
    t.look("dark may stack Hero (A) on top", "dark may not stack Hero (C) under: SW-STACK-8")
    t.do("dark stacks Hero (A) under").look("Hero (B) stack Hero (A), Hero (C), Hero (B)", "Hero (B) speed 60")
    t = tester(f"dark  character: Hero (A) < Hero (B) < Hero (C)   built: Hero (D) {{7}}\n{IDLE}\nstep: build dark")
    t.look("dark may stack Hero (D) under")


def test_only_a_version_of_it_joins_a_unit(tester):
    """SW-STACK-6: another unique does not, nor what isn't unique."""
    t = tester(f"dark  character: Ace (A), Slow   built: Hero (A) {{6}}, Fast {{3}}\n{IDLE}\nstep: build dark")
    there = {t.match._state.top(unit).name: unit.id for unit in t.match._state.units.values()}
    for card, onto in (("Hero", "Ace"), ("Hero", "Slow"), ("Fast", "Ace"), ("Fast", "Slow")):
        wanted = Option.foreign("stack", (there[card], there[onto], 0))
        assert t.match.rules.why_not(t.match._state, 0, wanted) == "SW-STACK-6"


def test_covered_cards_say_nothing(tester):
    """SW-STACK-11: neither text nor numbers nor subtypes."""
    t = tester(f"dark  character: Hero (B) < Hero (A)\n{IDLE}\nstep: build dark")
    t.look("Hero (B) health 4", "Hero (B) speed 50", "Hero (B) power 5")
    t = tester(f"dark  character: Hero (A) < Hero (B)\n{IDLE}\nstep: build dark").look("Hero (A) keywords none")


def test_a_covered_jedi_is_none(tester):
    """SW-STACK-11: nor is what it can do there to be used."""
    t = tester(f"dark  character: Hero (A) < Hero (G), Duellist, Booster   force: 9\n{LIGHT}\nstep: character")
    t.look("Hero (A) abilities 0").do("dark attacks Weak with Hero (A)")
    t.look("dark asked window:open", "dark may not use 1 of Duellist: SW-BC-9")


def test_a_total_cost_in_a_text(tester):
    """SW-STACK-10."""
    t = tester(f"dark  character: Hero (A) < Hero (B), Coster, Slow\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Coster", "dark chooses Hero (A)").look("dark holds 7")


def test_who_joins_on_top_is_deployed(tester):
    """SW-STACK-12: and what it says of that happens."""
    t = tester(f"dark  character: Hero (F)   built: Hero (E) {{4}}\n{IDLE}\nstep: build dark")
    t.do("dark stacks Hero (E) on top").look("dark holds 1", "Hero (E) stack Hero (F), Hero (E)")


def test_any_card_of_a_tapped_stack_wherever_it_lies(tester):
    """SW-STACK-13, SW-STACK-14: of three the middle one, in the build zone; one's own alone."""
    t = tester("dark  build: Hero (A) < Hero (B) < Hero (C) {tapped}\n"
               "light  character: Ace (A) < Ace (B) {tapped}\nstep: build dark")  # fmt: skip
    t.must_choose_exactly(
        "dark", "dark brings Hero (B) on top", "dark brings Hero (C) on top", "dark returns Hero (A)", "dark is done"
    ).do("dark brings Hero (B) on top")
    t.look("Hero (B) tapped yes", "Hero (B) stack Hero (C), Hero (A), Hero (B)").do("dark brings Hero (C) on top")
    t.look("Hero (C) stack Hero (A), Hero (B), Hero (C)")


def test_speed_and_health_of_a_stack_while_it_bombards(tester):
    """SW-STACK-16: its bonus to these stays."""
    t = tester("dark  space: Flagship (A) < Flagship (B), Slow Ship\n"
               "light  ground: Bunker, Thinking Bunker   space: Slow Ship   force: 2\nstep: space")  # fmt: skip
    t.do("light passes", "dark bombards Bunker with Flagship (A)").look("light asked window:open")
    t.look("Flagship (A) speed 40", "Flagship (A) health 5", "Flagship (A) power 2")


BESPIN_ACE = unit("x-1", "Ace", "light", "character", "Bespin Officer", (2, 10, 1, 3), Pilot(("Starfighter",), ()))


@pytest.mark.parametrize(("pilot", "force"), [("Adi Gallia (A)", 2), ("Ace", 1)])
def test_pilots_are_counted_where_no_unit_is_spoken_of(star_wars, pilot, force):
    """SW-PILOT-30: Adi on a ship is a Jedi in an arena, and a unique Character."""
    light = f"space: Luke's X-Wing (A) [{pilot}]   character: Luke Skywalker (L)   built: Recognition of Valor {{3}}"
    t = star_wars(f"dark  ground: Battle Droid Squad\nlight  {light}\nstep: build light", cards=[BESPIN_ACE])
    t.look(f"Luke Skywalker (L) power {3 + 2 * force}")
    t.do("light completes Recognition of Valor").look(f"light force {force}")


@pytest.mark.parametrize(
    ("ace", "power"), [("space: Luke's X-Wing (A) [Ace]   character: ", 1), ("character: Ace, ", 2)]
)
def test_pilots_are_not_counted_where_units_are(star_wars, ace, power):
    """SW-PILOT-30, SW-PILOT-10: Lando's numbers are those of Bespin units, himself too."""
    light = f"{ace}Lando Calrissian (G)"
    t = star_wars(f"dark  ground: Battle Droid Squad\nlight  {light}\nstep: build light", cards=[BESPIN_ACE])
    t.look(f"Lando Calrissian (G) power {power}", f"Lando Calrissian (G) speed {10 * power}")
