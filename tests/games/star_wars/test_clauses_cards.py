"""Single clauses of the chapters SW-PILOT, SW-STACK, SW-BC and SW-POP: each table fails if its clause is broken."""

from __future__ import annotations

import pytest

from stolik.kernel.decision import Option

IDLE = "light  character: Weak {tapped}"
LIGHT = "light  character: Weak, Slow"


# ---- pilots


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


# ---- Battle cards


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
    t.look("dark asked window:open", f"dark may not use 1 of {name}: SW-ABIL-8")


@pytest.mark.parametrize("name", ["Day Marker", "Battle Marker"])
def test_what_is_about_an_attack_and_outlasts_it_is_for_once_a_turn(tester, name):
    """SW-BC-15: not in the second attack either."""
    t = tester(f"dark  character: Fast, Tester, {name}, Booster, Slow   force: 9\nlight  character: Weak, Slow\n"
               "step: character", 1, 1, 1)  # fmt: skip
    t.do("dark attacks Weak with Fast", f"dark uses 1 of {name}", "dark passes", "dark chooses Tester")
    t.do("dark attacks Weak with Tester").look("dark asked window:open", f"dark may not use 1 of {name}: SW-ABIL-8")


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


# ---- chances


def test_triggers_of_a_chance_come_at_its_start(tester):
    """SW-POP-1, SW-POP-8: what prevents by itself has prevented before anybody is asked."""
    t = tester("dark  character: Tester, Slow\nlight  character: Padded, Shielder, Slow   force: 1\nstep: character",
               5, 5, 1)  # fmt: skip
    t.do("dark attacks Padded with Tester").look("light asked window:prevent", "pending 1 to Padded")


def test_dark_has_the_first_go_and_a_play_undoes_passes(tester):
    """SW-POP-2."""
    t = tester("dark  character: Thinker, Fast   force: 1\nlight  character: Twice, Slow   force: 2\nstep: character")
    t.look("dark asked window:open").do("dark passes", "light uses 1 of Twice", "dark passes")
    t.look("light asked window:open", "light may use 2 of Twice")


def test_what_a_play_sets_off_comes_before_the_other_has_the_go(tester):
    """SW-POP-3."""
    t = tester("dark  character: Sniper, Echo, Slow   force: 1\nlight  character: Weak, Thinker   force: 1\n"
               "step: character")  # fmt: skip
    t.do("dark uses 1 of Sniper", "dark chooses Weak").look("light asked window:open", "dark force 1")


def test_nobody_plays_the_abilities_of_the_other(tester):
    """SW-POP-4."""
    t = tester("dark  character: Thinker, Fast   force: 1\nlight  character: Twice, Slow   force: 2\nstep: character")
    t.look("dark may not use 1 of Twice: SW-ABIL-5", "dark may use 1 of Thinker")


def test_general_chances_are_for_the_battle_phase(tester):
    """SW-POP-5: after a unit that was chosen too; none in the build step."""
    t = tester("dark  character: Thinker, Tester   force: 9\nlight  character: Slow\nstep: build dark")
    t.look("dark asked build").do("dark is done", "light is done", "dark is done", "light is done")
    t.do(*["dark passes"] * 4, "dark chooses Tester", "dark rests Tester").look("dark asked window:open")


def test_dice_and_damage_have_their_chances_while_building(tester):
    """SW-POP-6."""
    t = tester("dark  built: Barrage {1}\nlight  character: Evader, Roller   force: 2\nstep: build dark", 4, 1, 1)
    t.do("dark completes Barrage", "dark chooses Evader").look("light asked window:reroll").do("light passes")
    t.look("light asked window:prevent")


def test_the_chance_of_the_new_roll_is_darks_first(tester):
    """SW-POP-11, SW-GOAL-8: whoever rolled again."""
    t = tester("dark  character: Tester, Roller   force: 9\nlight  character: Weak, Roller   force: 9\n"
               "step: character", 1, 1, 1, 4)  # fmt: skip
    t.do("dark chooses Tester", "dark attacks Weak with Tester", "dark uses 1 of Roller", "dark chooses die 1")
    t.look("dark asked window:reroll", "dark may use 1 of Roller")


def test_dice_of_an_effect_may_be_rolled_again(tester):
    """SW-POP-6, SW-POP-7: before it is looked at what they say."""
    t = tester(f"dark  character: Dice Player, Roller   force: 2\n{LIGHT}\nstep: character", 1, 6)
    t.do("dark uses 1 of Dice Player").look("dark asked window:reroll", "dark force 1")
    t.do("dark uses 1 of Roller", "dark chooses die 1").look("dark force 6")


def test_in_a_chance_only_what_answers_it(tester):
    """SW-POP-7, SW-POP-8, SW-POP-9: no ability that is for another."""
    t = tester("""
        dark  character: Tester, Slow   hand: Rage   force: 1
        light  character: Evader, Roller, Canceller, Thinker   force: 9
        step: character
    """, *[4] * 5)  # fmt: skip
    t.do("light passes", "dark attacks Evader with Tester", "dark plays Rage")
    t.look("light asked window:disrupt", "light may not use 1 of Thinker: SW-POP-9").do("light passes", "light passes")
    t.look("light asked window:reroll", "light may not use 1 of Thinker: SW-POP-7").do("light passes")
    t.look("light asked window:prevent", "light may not use 1 of Thinker: SW-POP-8")


def test_a_battle_card_does_not_end_a_nest_of_disruptions(tester):
    """SW-POP-10: a third card in a row is disrupted like the second."""
    t = tester("""
        dark  character: Weak   hand: Change of Fate x2, Free Insight   force: 9
        light  character: Slow   hand: Change of Fate x2   force: 9
        step: character
    """)
    t.do("dark plays Free Insight", "dark passes", "light plays Change of Fate", "dark plays Change of Fate")
    t.do("dark passes", "light plays Change of Fate").look("dark asked window:disrupt", "dark may play Change of Fate")
    assert len(t.match.rules.view(t.match._state, 0).pending) == 4
