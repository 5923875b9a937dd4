"""Chapter SW-BC on tables with testers."""

from __future__ import annotations

import pytest

from stolik.kernel.decision import Option

from .tables import LIGHT


def test_the_effect_comes_after_the_disrupt_chance(tester):
    """SW-BC-2."""
    t = tester("dark  hand: Insight   character: Weak   force: 2\n"
               "light  character: Slow   hand: Change of Fate   force: 1\nstep: character")  # fmt: skip
    t.do("dark plays Insight").look("light asked window:disrupt", "dark holds 0", "dark force 0").do("light passes")
    t.look("dark holds 1")


def test_battle_cards_have_the_battle_phase_alone(tester):
    """SW-BC-3: no prevention in the build step."""
    t = tester("dark  built: Bombing {1}\nlight  character: Evader   hand: Save   force: 9\nstep: build dark")
    t.do("dark completes Bombing").look("light asked window:prevent", "light may not play Save: SW-POP-12")


def test_a_choice_that_comes_first_is_made_as_the_card_is_played(tester):
    """SW-BC-4: also where the effect begins with it."""
    t = tester("dark  hand: Aimed Strike   character: Weak   force: 1\n"
               "light  character: Fast, Slow   hand: Change of Fate   force: 1\nstep: character")  # fmt: skip
    t.do("dark plays Aimed Strike", "dark chooses Slow").look("light asked window:disrupt").do("light passes")
    t.look("Slow damage 2")


def test_an_arena_is_chosen_as_the_card_is_played(tester):
    """SW-BC-4: before it may be disrupted."""
    t = tester("dark  hand: Sweep   character: Weak   force: 1\n"
               "light  character: Slow   hand: Change of Fate   force: 1\nstep: character")  # fmt: skip
    t.do("dark plays Sweep").look("dark asked choose:arena").do("dark chooses character")
    t.look("light asked window:disrupt").do("light passes").look("Slow damage 1")


def test_every_choice_of_a_card_is_made_as_it_is_played_and_each_is_meant_where_it_stands(tester):
    """SW-BC-4: also what is chosen for a step that comes after others."""
    t = tester("dark  hand: Great Plan   character: Weak, Slow\nlight  character: Fast, Tough {tapped}   force: 1\n"
               "light  hand: Change of Fate\nstep: character")  # fmt: skip
    t.do("dark plays Great Plan", *[f"dark chooses {one}" for one in ("Fast", "Weak", "character", "Tough")])
    t.look("light asked window:disrupt", "Fast tapped no", "Weak place character").do("light passes")
    t.look("Fast tapped yes", "Fast damage 1", "Weak place build", "Tough tapped no", "Tough damage 2")


def test_who_is_saved_after_other_steps_is_hurt_too(tester):
    """SW-BC-4, SW-BC-13: and Dark has nothing to play it for."""
    drawn = "dark  character: Tester, Slow   hand: Rescue   deck: Dear\nlight  character: Weak, Slow, Fast\n"
    drawn += "light  hand: Rescue   deck: Dear\nstep: character   damage: 2 from Tester to Weak, 2 to Fast"
    t = tester(drawn).look("light asked window:prevent").do("light plays Rescue")
    t.must_choose_exactly("light", "light chooses Weak", "light chooses Fast")
    t.do("light chooses Weak").look("Weak damage 0", "Fast damage 2", "light hand Dear")


def test_what_is_about_the_defender_has_to_have_one(tester):
    """SW-BC-8: an effect until the end of battle too, where it is about who is attacked."""
    t = tester(f"dark  hand: Mark   character: Fast, Thinker   force: 9\n{LIGHT}\nstep: character")
    t.look("dark may not play Mark: SW-BC-8").do("dark passes", "dark attacks Weak with Fast")
    t.look("dark asked window:open", "dark may play Mark")


@pytest.mark.parametrize(("way", "dice", "left"), [("", 5, 6), (" as 2", 7, 4)])
def test_the_way_in_which_a_card_is_played_decides_what_it_does(tester, way, dice, left):
    """SW-BC-4, SW-BC-6, SW-KW-ENHANCE-1, SW-KW-ENHANCE-2: the one said, for its cost, and not the other."""
    drawn = f"dark  character: Tester, Slow   hand: Greater Rage   force: 9\n{LIGHT}\nstep: character"
    t = tester(drawn, *[1] * dice).do("dark attacks Weak with Tester", f"dark plays Greater Rage{way}")
    t.look("dice" + " 1" * dice, f"dark force {left}")


def test_a_condition_in_every_step(tester):
    """SW-BC-9, SW-BC-12: of an ability of the build step, and of one instead of attacking."""
    drawn = "dark  character: Weekday, Instead   {}: {}\n" + LIGHT + "\nstep: {}"
    place = {"space": "Fighter Ship", "ground": "Speeder"}
    for arena, rule in (("space", ""), ("ground", ": SW-BC-9")):
        no = " not" * bool(rule)
        tester(drawn.format(arena, place[arena], "build dark")).look(f"dark may{no} use 1 of Weekday{rule}")
        t = tester(drawn.format(arena, place[arena], "character")).do("dark chooses Instead")
        t.look(f"dark may{no} use 2 of Instead{rule}")


def test_abilities_of_the_build_step_are_played_in_ones_own(tester):
    """SW-BC-10, SW-BC-11, SW-BC-12: not the opponent's; what is for the battle is not for it, nor it for the battle."""
    t = tester("dark  character: Scholar, Resting, Gunner   force: 9\nlight  character: Scholar\nstep: build dark")
    t.look("light may not use 1 of Scholar: SW-BUILD-1", "dark may not use 1 of Resting: SW-POP-4")
    t.look("dark may not use 1 of Gunner: SW-BC-12").do(*["dark is done", "light is done"] * 2)
    t.look("dark asked window:open", "dark may not use 1 of Scholar: SW-BC-10")


def test_instead_of_attacking_the_unit_is_tapped_whatever_it_costs(tester):
    """SW-BC-12: and what lasts for the turn may be had each time."""
    t = tester(f"dark  character: Instead, Marshal, Slow   force: 1\n{LIGHT}\nstep: character")
    t.do("dark passes", "dark chooses Instead", "dark uses 3 of Instead").look("Instead tapped yes", "Instead power 5")
    t.do("dark uses 1 of Marshal", "dark chooses Instead", "dark chooses Instead").look("dark may use 3 of Instead")


def test_only_what_is_for_it_is_used_instead(tester):
    """SW-BC-12, SW-POP-4: no other ability when its time has come."""
    t = tester(f"dark  character: Thinker, Slow   force: 9\n{LIGHT}\nstep: character").do("dark passes")
    t.look("dark asked act", "dark may not use 1 of Thinker: SW-POP-4")


def test_once_a_chance_and_once_a_source(tester):
    """SW-BC-13: what prevents; and nothing that would prevent nothing."""
    t = tester("dark  character: Bomber, Slow   force: 1\n"
               "light  character: Shielder, Evader, Fast   hand: Save   force: 9\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Bomber", "light uses Evade of Evader", "light chooses 1")
    t.look("light may not use Evade of Evader: SW-KW-EVADE-2").do("light uses 1 of Shielder", "light chooses Fast")
    t.look("light may not use 1 of Shielder: SW-BC-13", "light may play Save")


def test_what_prevents_is_there_again_in_the_next_chance(tester):
    """SW-BC-13."""
    t = tester("dark  character: Bomber, Sniper, Slow   force: 2\nlight  character: Shielder, Slow   force: 2\n"
               "step: character")  # fmt: skip
    t.do("dark uses 1 of Bomber", "light uses 1 of Shielder", "light chooses Shielder", "dark uses 1 of Sniper")
    t.do("dark chooses Shielder").look("light asked window:prevent", "light may use 1 of Shielder")


@pytest.mark.parametrize("name", ["Turner", "Fighter"])
def test_what_lasts_beyond_the_attack_is_spent_for_the_turn(tester, name):
    """SW-BC-15: in another chance of the turn it is not there again."""
    t = tester(f"dark  character: Fast, {name}, Thinker   force: 9\n{LIGHT}\nstep: character")
    t.do(f"dark uses 1 of {name}", "dark passes", "dark attacks Weak with Fast")
    t.look("dark asked window:open", f"dark may not use 1 of {name}: SW-BC-15")


@pytest.mark.parametrize("name", ["Day Marker", "Battle Marker"])
def test_what_is_about_an_attack_and_outlasts_it_is_for_once_a_turn(tester, name):
    """SW-BC-15: not in the second attack either."""
    t = tester(f"dark  character: Fast, Tester, {name}, Booster, Slow   force: 9\nlight  character: Weak, Slow\n"
               "step: character", 1, 1, 1)  # fmt: skip
    t.do("dark attacks Weak with Fast", f"dark uses 1 of {name}", "dark passes", "dark chooses Tester")
    t.do("dark attacks Weak with Tester").look("dark asked window:open", f"dark may not use 1 of {name}: SW-BC-15")


def test_nobody_prevents_what_is_done_to_others(tester):
    """SW-BC-13: Dark, whose units are not damaged, has nothing to play first."""
    t = tester("dark  character: Tester, Shielder   force: 1\nlight  character: Evader, Slow   force: 1\n"
               "step: character   damage: 1 from Tester to Evader")  # fmt: skip
    t.look("light asked window:prevent").do("light passes").look("Evader damage 1", "dark force 1")


def test_only_rolls_that_it_speaks_of_are_rolled_again(tester):
    """SW-BC-14: attack dice, or one's own."""
    t = tester("dark  character: Attack Roller, Roller   force: 9\nlight  character: Weak {tapped}\nstep: roll", 4)
    t.look("dark asked window:reroll", "dark may use 1 of Roller")
    t.look("dark may not use 1 of Attack Roller: SW-BC-14", "dark may not use 2 of Attack Roller: SW-BC-14")
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Attack Roller, Slow   force: 9\nstep: character", 1, 1, 1
    )
    t.do("dark attacks Slow with Tester").look("light may use 1 of Attack Roller")
    t.look("light may not use 2 of Attack Roller: SW-BC-14")


def test_a_battle_card_that_cannot_be_paid(tester):
    """SW-BC-1, SW-BC-2, SW-ABIL-3: its cost is paid as it is played, then its effect, then the discard pile."""
    t = tester(f"dark  hand: Insight, Strike   character: Thinker, Weak   force: 2\n{LIGHT}\nstep: character")
    t.do("dark plays Insight").look("dark force 0", "dark discard Insight", "dark hand Strike, Fighter Ship")
    t = tester(f"dark  hand: Insight, Strike   character: Weak   force: 1\n{LIGHT}\nstep: character")
    t.look("dark may not play Insight: SW-ZONE-6", "dark may play Strike")


def test_battle_cards_keep_to_the_times_of_abilities(tester):
    """SW-BC-3, SW-BC-9..14: only in the battle phase."""
    t = tester(
        """
            dark  hand: Rage, Save, Luck, Change of Fate, Calm   character: Weak   force: 9
            light  character: Slow
            step: character
        """
    )
    t.look("dark may not play Rage: SW-BC-8", "dark may not play Save: SW-BC-13", "dark may not play Luck: SW-BC-14")
    t.look("dark may not play Change of Fate: SW-BC-7", "dark may play Calm")


def test_targets_are_chosen_as_the_card_is_played(tester):
    """SW-BC-4: before it may be disrupted."""
    t = tester(
        """
            dark  hand: Strike  character: Weak  force: 1
            light  character: Fast, Slow  hand: Change of Fate  force: 1
            step: character
        """
    )
    t.do("dark plays Strike").look("dark asked choose:target").do("dark chooses Slow").look(
        "light asked window:disrupt"
    )
    t.do("light passes").look("Slow damage 2")


def test_a_disrupted_card_does_nothing(tester):
    """SW-BC-5, SW-BC-7, SW-POP-9: it is paid and discarded all the same."""
    t = tester(
        """
            dark  hand: Insight  character: Weak  force: 2
            light  character: Slow  hand: Change of Fate  force: 1
            step: character
        """
    )
    t.do("dark plays Insight", "light plays Change of Fate").look(
        "dark discard Insight", "dark holds 0", "dark force 0"
    )
    t.look("light discard Change of Fate", "light force 0")


def test_what_is_disrupted_already_is_left_alone(tester):
    """SW-BC-7: there is nothing left to negate, so nobody is asked."""
    t = tester("""
        dark  hand: Insight   character: Weak   force: 2
        light  character: Canceller, Canceller, Slow   hand: Change of Fate   force: 9
        step: character
    """)
    t.do("dark plays Insight", "light uses 1 of Canceller#1").look("dark discard Insight", "dark holds 0")
    t.look("light force 8")


def test_only_what_is_hurt_is_saved(tester):
    """SW-BC-4: a card that prevents is aimed at a unit with pending damage."""
    t = tester("""
        dark  character: Tester, Slow
        light  character: Weak, Slow, Fast   hand: Save   force: 1
        step: character   damage: 2 from Tester to Weak, 2 to Fast
    """)
    t.do("light plays Save")
    t.must_choose_exactly("light", "light chooses Weak", "light chooses Fast")


@pytest.mark.parametrize(("by", "may"), [("Speeder", "may use 1 of Shy"), ("Bunker", "may not use 1 of Shy: SW-BC-13")])
def test_what_prevents_the_damage_of_some_does_not_prevent_that_of_others(tester, by, may):
    """SW-BC-13, SW-DAMAGE-5."""
    t = tester(f"dark  ground: {by}   character: Tester\nlight  character: Shy, Evader   force: 2\n"
               f"step: character   damage: 2 from {by} to Shy, 1 to Evader")  # fmt: skip
    t.look("light asked window:prevent", f"light {may}")


def test_what_is_done_to_the_attacker_is_for_an_attack(tester):
    """SW-BC-8: without any word of how long it lasts."""
    drawn = "dark  character: Fast, Slow\nlight  character: Weak, Backstabber, Thinker   force: 9\nstep: character"
    t = tester(drawn).look("light may not use 1 of Backstabber: SW-BC-8").do("light passes")
    t.do("dark attacks Weak with Fast", "light uses 1 of Backstabber").look("Fast damage 1")


def test_an_ability_of_the_build_step_is_for_once_a_turn(tester):
    """SW-BC-10: untapped again, it may not be used again."""
    t = tester(f"dark  character: Scholar, Weak\n{LIGHT}\nstep: build dark").do("dark uses 1 of Scholar")
    (scholar,) = [unit for unit in t.match._state.units.values() if t.match._state.top(unit).name == "Scholar"]
    scholar.tapped = False
    assert t.match.rules.why_not(t.match._state, 0, Option("use", (scholar.id, 0))) == "SW-BC-10"


def test_choose_one(tester):
    """SW-BC-6: the choice says when it may be played, and stays."""
    t = tester(
        "dark  hand: Either  character: Weak, Slow  force: 1\nlight  character: Fast, Slow\nstep: character", 5, 5, 5
    )
    t.do("light attacks Weak with Fast")
    t.look("dark may play Either", "dark may not play Either as 2: SW-BC-13").do("dark passes")
    t.look("dark may play Either as 2", "dark may not play Either: SW-POP-8").do("dark plays Either as 2")
    t.look("Weak damage 2", "Weak power 0")


def test_for_this_attack(tester):
    """SW-BC-8: only while a unit attacks, and before its dice are rolled."""
    t = tester(
        "dark  hand: Rage x2  character: Tester, Slow  force: 2\nlight  character: Weak, Slow\nstep: character",
        *[1] * 7,
    )
    t.do("dark attacks Weak with Tester", "dark plays Rage", "dark plays Rage").look("dice 1 1 1 1 1 1 1")


def test_play_only_while(tester):
    """SW-BC-9."""
    t = tester("dark  character: Duellist, Thinker, Fast   force: 9\nlight  character: Weak, Slow\nstep: character")
    t.look("dark may not use 1 of Duellist: SW-BC-9").do("dark passes", "dark attacks Weak with Fast")
    t.look("dark may not use 1 of Duellist: SW-BC-9")


def test_not_while_a_unit_attacks(tester):
    """SW-BC-11: before and after, once a turn."""
    t = tester(
        "dark  character: Fast, Resting, Thinker  force: 9\nlight  character: Weak, Slow\nstep: character", 1, 1, 1
    )
    t.do("dark passes", "dark attacks Weak with Fast").look("dark may not use 1 of Resting: SW-BC-11").do("dark passes")
    t.look("dark may use 1 of Resting").do("dark uses 1 of Resting").look("dark may not use 1 of Resting: SW-ABIL-8")


def test_instead_of_attacking(tester):
    """SW-BC-12: each time that the unit could attack, and never both."""
    t = tester(
        """
            dark  character: Gunner, Marshal, Slow   force: 1
            light  character: Weak, Fast {tapped}, Slow
            step: character
        """
    )
    t.do("dark passes", "dark chooses Gunner", "dark uses 1 of Gunner", "dark chooses Weak").look("light discard Weak")
    t.do("dark uses 1 of Marshal", "dark chooses Gunner", "dark chooses Gunner").look("dark may use 1 of Gunner")
    t.look("dark may attack Fast with Gunner", "dark may rest Gunner")


def test_prevention_has_its_chance_and_works_from_the_build_zone(tester):
    """SW-BC-13: once in each chance; Evade and Deflect once for each source."""
    t = tester(
        """
            dark  character: Bomber, Slow   force: 1
            light  build: Evader   character: Shielder, Fast, Slow   force: 9
            step: character
        """
    )
    t.look("light may not use Evade of Evader: SW-POP-2").do("dark uses 1 of Bomber")
    t.look("light may not use Evade of Evader: SW-KW-EVADE-2").do("light uses 1 of Shielder", "light chooses Fast")
    t.look("Fast damage 0", "Shielder damage 2")


def test_a_reroll_right_after_the_roll(tester):
    """SW-BC-14, SW-POP-7, SW-POP-11: once a roll; a new roll brings a new chance."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Weak, Roller, Slow  force: 2\nstep: character", 6, 6, 6, 5, 1
    )
    t.do("dark attacks Weak with Tester")
    t.do("light uses 1 of Roller", "light chooses die 1").look("light asked window:reroll", "light may use 1 of Roller")
    t.do("light uses 1 of Roller", "light chooses die 2").look("Weak damage 2", "light force 0")


@pytest.mark.parametrize("name", ["Turner", "Fighter"])
def test_what_lasts_longer_is_for_once_a_turn(tester, name):
    """SW-BC-15."""
    t = tester(f"dark  character: {name}, Slow   force: 9\n{LIGHT}\nstep: character")
    t.do(f"dark uses 1 of {name}").look(f"dark may not use 1 of {name}: SW-BC-15", f"{name} power 5", "dark force 8")


def test_a_second_copy_is_another_card(tester):
    """SW-BC-16."""
    t = tester(f"dark  hand: Free Insight x2   character: Weak\n{LIGHT}\nstep: character")
    t.do("dark plays Free Insight", "dark plays Free Insight").look("dark holds 2", "dark discard Free Insight x2")
