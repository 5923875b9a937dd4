"""Single clauses of the chapters SW-ATTACK, SW-DAMAGE, SW-ABIL and SW-KW: each table fails if its clause is broken."""

from __future__ import annotations

import pytest

from stolik.kernel.decision import Option

LIGHT = "light  character: Weak, Slow"


# ---- attacks


def test_discards_are_heard_before_retaliation_and_that_before_the_end(tester):
    """SW-ATTACK-1: the last steps, in their order."""
    t = tester(
        "dark  character: Finisher, Slow\nlight  character: Avenger {damage 1}, Mourner, Slow   force: 1\n"
        "step: character", 4, 4, 4, 5, 5, 1,
    )  # fmt: skip
    t.do("dark attacks Avenger with Finisher", "light uses Retaliate of Avenger")
    t.look("told UnitDiscarded, AbilityTriggered, DiceRolled, DamageDealt, AbilityTriggered", "dark force 1")


def test_the_attacked_hear_of_it_and_dice_may_be_rolled_again(tester):
    """SW-ATTACK-1, SW-POP-5, SW-POP-6: a chance before the dice, one after them, and one before the counters."""
    t = tester("dark  character: Tester, Slow\nlight  character: Attacked, Roller, Thinker, Shielder   force: 9\n"
               "step: character", 4, 1, 1)  # fmt: skip
    t.do("light passes", "dark attacks Attacked with Tester").look("told AttackDeclared, AbilityTriggered, CardsDrawn")
    t.look("light asked window:open").do("light passes").look("light asked window:reroll").do("light passes")
    t.look("light asked window:prevent", "Attacked damage 0")


def test_who_cannot_be_attacked_is_not_offered(tester):
    """SW-ATTACK-2: the opponent's others in its arena are, tapped or not."""
    t = tester("dark  character: Fast, Slow\nlight  character: Weak, Hidden, Tester {tapped}   ground: Speeder\n"
               "step: character")  # fmt: skip
    t.must_choose_exactly(
        "dark", "dark attacks Weak with Fast", "dark attacks Tester with Fast", "dark rests Fast"
    ).look("dark may not attack Hidden with Fast: SW-GOAL-10")


def test_what_is_for_this_attack_lasts_to_the_end_of_its_last_step(tester):
    """SW-ATTACK-3, SW-ABIL-20: through Retaliate and "when the attack ends", and no longer."""
    drawn = "dark  character: {}, Slow   force: 1\nlight  character: {}, Slow   force: 1\nstep: character"
    t = tester(drawn.format("Padder", "Avenger"), 1, 1, 1, 4, 4, 5).do("dark attacks Avenger with Padder")
    t.do("dark uses 1 of Padder", "light uses Retaliate of Avenger").look("Padder damage 1", "Padder keywords none")
    t = tester(drawn.format("Reckoner", "Shielded"), *[1] * 4).do("dark attacks Shielded with Reckoner")
    t.do("dark uses 1 of Reckoner").look("dark force 4", "Reckoner power 3")


def test_an_attack_that_is_over_is_over(tester):
    """SW-ATTACK-3, SW-BC-11."""
    t = tester("dark  character: Fast, Resting   force: 1\nlight  character: Weak, Slow\nstep: character", 1, 1, 1)
    t.do("dark passes", "dark attacks Weak with Fast").look("dark may use 1 of Resting", "dark asked window:open")


@pytest.mark.parametrize("name", ["Unnerver", "Late Shielder"])
def test_power_that_is_lost_after_the_roll_takes_no_die(tester, name):
    """SW-ATTACK-5, SW-KW-SHIELDS-2: the dice lie there already."""
    t = tester(f"dark  character: Tester, Slow\nlight  character: {name}, Slow   force: 1\nstep: character", 4, 4, 4)
    t.do(f"dark attacks {name} with Tester", f"light uses 1 of {name}", "light chooses nothing")
    t.look(f"{name} damage 3")


def test_critical_damage_is_added_to_the_hits(tester):
    """SW-ATTACK-7, SW-KW-CRIT-5: a six is natural, whatever is taken from it."""
    drawn = "dark  character: {}, Slow\nlight  character: Tough, Slow\nstep: character"
    tester(drawn.format("Marksman"), 6, 1, 1).do("dark attacks Tough with Marksman").look("Tough damage 3")
    tester(drawn.format("Clumsy"), 6, 5, 1).do("dark attacks Tough with Clumsy").look("Tough damage 3")


def test_a_redirected_attack_is_on_the_other_unit(tester):
    """SW-ATTACK-8, SW-ATTACK-9: which is attacked by that."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak, Sentry   force: 1\nstep: character", 4, 4, 1)
    t.do("dark attacks Weak with Tester", "light uses Intercept of Sentry")
    t.look("Sentry damage 2", "Weak damage 0", "light holds 1")


def test_an_attack_without_a_roll_has_its_end(tester):
    """SW-ATTACK-10: Retaliate and "when the attack ends"."""
    t = tester(
        "dark  character: Finisher, Slow\nlight  character: Avenger, Caller, Slow   force: 2\nstep: character", 5, 5, 1
    )
    t.do("dark attacks Avenger with Finisher", "light uses Retaliate of Avenger", "light uses 1 of Caller")
    t.look("Finisher damage 2", "dark force 1", "dice 5 5 1")


# ---- damage


def test_who_loses_its_health_is_discarded_in_any_step(tester):
    """SW-DAMAGE-2: in the build step too, as its pilot gets off."""
    t = tester("dark  space: Fighter Ship {damage 4} [Health Pilot]\nlight  character: Weak {tapped}\nstep: build dark")
    t.look("Fighter Ship health 6").do("dark takes Health Pilot off to the Character arena")
    t.look("dark discard Fighter Ship", "Health Pilot place character", "dark asked build")


def test_a_counter_makes_a_unit_damaged(tester):
    """SW-DAMAGE-4: one is enough."""
    t = tester("dark  character: Sniper, Slow   force: 1\nlight  character: Evader, Echo   force: 1\nstep: character")
    t.do("dark uses 1 of Sniper", "dark chooses Evader", "light uses Evade of Evader", "light chooses 1")
    t.look("Evader damage 1", "light force 1")


def test_prevention_lessens_what_is_pending(tester):
    """SW-DAMAGE-5: and nothing else."""
    t = tester("""
        dark  character: Tester, Slow
        light  character: Evader {damage 1}, Slow   force: 1
        step: character   damage: 3 from Tester to Evader
    """)
    t.do("light uses Evade of Evader", "light chooses 2").look("Evader damage 2")


def test_those_who_go_together_hear_of_each_other(tester):
    """SW-DAMAGE-6: all discards at once, both of which both have seen."""
    t = tester("""
        dark  character: Bomber, Slow   force: 1
        light  character: Widow {damage 2}, Weak {damage 2}, Fast
        step: character
    """)
    t.do("dark uses 1 of Bomber").look("light discard Weak, Widow", "light force 1")


def test_damage_that_waits_comes_in_the_order_in_which_it_was_made(tester):
    """SW-DAMAGE-7, SW-POP-8: each with a chance of its own."""
    t = tester("""
        dark  character: Bomber, Evader, Shielder   force: 9
        light  character: Deflector, Second Deflector, Fast   force: 9
        step: character
    """)
    t.do("dark uses 1 of Bomber", "light uses Deflect of Deflector", "light chooses Evader")
    t.do("light uses Deflect of Second Deflector", "light chooses Bomber").look("pending 2 to Evader")
    t.do("dark passes").look("Evader damage 2", "pending 2 to Bomber").do("dark passes").look("Bomber damage 2")


def test_dice_of_damage_may_be_rolled_again(tester):
    """SW-DAMAGE-8, SW-POP-6: they have a reroll chance too."""
    t = tester("dark  character: Dicer, Slow   force: 1\nlight  character: Weak, Roller   force: 1\n"
               "step: character", 4, 4, 4, 1)  # fmt: skip
    t.do("dark uses 1 of Dicer", "dark chooses Weak").look("light asked window:reroll")
    t.do("light uses 1 of Roller", "light chooses die 1").look("Weak damage 2")


# ---- abilities


@pytest.mark.parametrize("step", ["build dark", "character"])
def test_only_activated_abilities_are_played(tester, step):
    """SW-ABIL-2: triggered and static ones can't be, whoever asks for it."""
    t = tester(f"dark  character: Greeter, Armored, Thinker   force: 9\n{LIGHT}\nstep: {step}")
    for unit in [*t.match._state.units.values()][:2]:
        wanted = Option.foreign("use", (unit.id, 0))
        assert t.match.rules.why_not(t.match._state, 0, wanted) == "SW-ABIL-2"


def test_a_cost_that_cannot_be_paid_in_full(tester):
    """SW-ABIL-5: its parts add up, and what it discards has to be there."""
    t = tester(f"dark  character: Payer, Sacrificer, Thinker   force: 1\n{LIGHT}\nstep: character")
    t.look("dark may not use 1 of Payer: SW-ZONE-6", "dark may not use 1 of Sacrificer: SW-ABIL-5")
    t = tester(f"dark  character: Payer, Sacrificer   space: Fighter Ship   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Payer", "dark uses 1 of Sacrificer").look("dark force 0", "dark holds 2")


def test_an_ability_comes_back_with_its_period(tester):
    """SW-ABIL-8, SW-BC-8, SW-KW-INTERCEPT-2: for the next attack."""
    t = tester("""
        dark  character: Fast, Booster, Slow   force: 9
        light  character: Weak, Guard, Slow   force: 9
        step: character
    """, *[1] * 3)  # fmt: skip
    t.do("dark attacks Weak with Fast", "dark uses 1 of Booster", "light uses Intercept of Guard", "light passes")
    t.do("dark attacks Weak with Booster")
    t.look("dark may use 1 of Booster").do("dark uses 1 of Booster").look("light may use Intercept of Guard")


def test_what_prevents_or_rerolls_is_for_once_a_chance(tester):
    """SW-ABIL-8, SW-BC-13, SW-BC-14: not twice in one, and again in the next."""
    t = tester("""
        dark  character: Bomber, Sniper, Slow   force: 9
        light  character: Shielder, Fast, Slow   force: 9
        step: character
    """)
    t.do("dark uses 1 of Bomber", "light uses 1 of Shielder", "light chooses Fast").look("Shielder damage 2")
    t.do("dark uses 1 of Sniper", "dark chooses Fast").look("light may use 1 of Shielder", "light asked window:prevent")


def test_a_reroll_in_a_later_attack(tester):
    """SW-ABIL-8, SW-BC-14: an unlimited number of rolls, each once."""
    t = tester(
        "dark  character: Fast, Tester, Slow\nlight  character: Tough, Roller   force: 9\nstep: character", *[4] * 6
    )
    t.do("dark attacks Tough with Fast", "light uses 1 of Roller", "light chooses nothing").look("Tough damage 3")
    t.do("dark attacks Tough with Tester").look("light asked window:reroll", "light may use 1 of Roller")


def test_any_number_of_times_and_again_next_turn(tester):
    """SW-ABIL-8: where a card says so; what is for once a turn is there in the next one."""
    t = tester(f"dark  character: Often, Slow   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Often", "dark uses 1 of Often").look("dark holds 2")
    t = tester("dark  character: Thinker {tapped}   force: 2\nlight  character: Weak {tapped}\nstep: character", 1)
    t.do("dark uses 1 of Thinker")
    t.do("dark is done", "light is done", "dark is done", "light is done").look("dark may use 1 of Thinker")


def test_what_prevents_works_from_the_build_zone(tester):
    """SW-ABIL-9, SW-ABIL-13: in its chance, and in no other."""
    t = tester("""
        dark  character: Sniper, Slow   force: 9
        light  character: Evader, Thinker, Slow   force: 9
        step: character
    """)
    t.do("dark passes").look("light may not use Evade of Evader: SW-BC-13").do("light uses 1 of Thinker")
    t.do("dark uses 1 of Sniper", "dark chooses Evader").look("pending 2 to Evader", "light may use Evade of Evader")
    t = tester("dark  character: Tester, Slow\nlight  build: Evader   character: Slow   force: 1\n"
               "step: character   damage: 1 from Tester to Evader")  # fmt: skip
    t.look("light may use Evade of Evader")


def test_who_is_discarded_from_the_build_zone_hears_nothing(tester):
    """SW-ABIL-11."""
    t = tester(f"dark  character: Purger, Slow   force: 1\n{LIGHT}   build: Martyr\nstep: character")
    t.do("dark uses 1 of Purger", "dark chooses Martyr").look("light discard Martyr", "light force 0")


def test_a_trigger_without_may_is_a_must(tester):
    """SW-ABIL-16: nobody is asked."""
    t = tester(f"dark  character: Greeter, Slow\n{LIGHT}\nstep: character", 1, 1, 1)
    t.do("dark attacks Weak with Greeter").look("dark holds 1", "told CardsDrawn, DiceRolled")


def test_a_static_ability_that_is_tied_to_an_arena(tester):
    """SW-ABIL-18, SW-PILOT-16: a pilot on a ship is not in the Character arena, and "this unit" is nobody."""
    t = tester(f"dark  space: Fighter Ship [Grim Pilot]\n{LIGHT}\nstep: build dark")
    t.look("Slow speed 10", "Grim Pilot health 4").do("dark takes Grim Pilot off to the Character arena")
    t.look("Slow speed 0", "Grim Pilot health 6")


def test_effects_of_one_sort_add_up(tester):
    """SW-ABIL-19."""
    t = tester(f"dark  character: Mother, Mother, Slow   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Mother#1", "dark chooses Slow", "dark uses 1 of Mother#2", "dark chooses Slow")
    t.look("dark's Slow speed 110")


def test_what_is_for_the_turn_outlasts_the_battle(tester):
    """SW-ABIL-20: and ends with the turn, on players as on units."""
    t = tester(
        "dark  character: Evening {tapped}, Silencer {tapped}   force: 2\n"
        "light  character: Weak {tapped}   hand: Insight   force: 9\nstep: character", 1,
    )  # fmt: skip
    t.do("dark uses 1 of Evening", "light passes", "dark uses 1 of Silencer").look("dark force 9", "turn 3")
    t.do("dark is done", "light is done", "dark is done", "light is done", "dark passes")
    t.look("Evening power 3", "light may play Insight")


def test_what_holds_for_a_player_stays_when_its_unit_goes(tester):
    """SW-ABIL-21."""
    t = tester("dark  character: Silencer {damage 3}, Slow   force: 1\n"
               "light  character: Sniper, Thinker   hand: Insight   force: 9\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Silencer", "light uses 1 of Sniper", "light chooses Silencer")
    t.look("dark discard Silencer", "light asked window:open", "light may not play Insight: SW-GOAL-10")


def test_what_waits_for_the_end_of_an_attack_has_it_without_the_attacker(tester):
    """SW-ABIL-21, SW-ATTACK-1: the attacker dies of its own damage, and the defender retreats all the same."""
    t = tester("dark  character: Lord {damage 3}, Slow\nlight  character: Deflector, Slow   force: 1\nstep: character",
               4, 1, 1)  # fmt: skip
    t.do("dark attacks Deflector with Lord", "light uses Deflect of Deflector", "light chooses Lord")
    t.look("dark discard Lord", "Deflector place build")


def test_each_unit_has_its_own_ability(tester):
    """SW-ABIL-8: of two alike each once."""
    t = tester(f"dark  character: Thinker, Thinker   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Thinker#1").look("dark may not use 1 of Thinker#1: SW-ABIL-8")
    t.do("dark uses 1 of Thinker#2").look("dark holds 2")


def test_what_is_no_reroll_waits_for_the_end_of_its_chance(tester):
    """SW-ABIL-13, SW-TURN-6: the point comes after those of the roll."""
    t = tester("dark  character: Counter\nlight  character: Weak {tapped}\nstep: roll", 2)
    t.look("told DiceRolled, PointsChanged, PointsChanged, AbilityTriggered, PointsChanged")


# ---- keywords


def test_a_keyword_is_static_or_activated(tester):
    """SW-ABIL-4."""
    t = tester(f"dark  character: Armored, Evader\n{LIGHT}\nstep: build dark")
    t.look("Armored keywords armor 1", "Armored abilities 0", "Evader keywords none", "Evader abilities 1")


def test_accuracy_that_comes_too_late(tester):
    """SW-KW-ACCURACY-4: gained after the roll it does nothing to that roll."""
    t = tester("dark  character: Tester, Late Marksman, Slow   force: 1\nlight  character: Tough, Slow\n"
               "step: character", 3, 3, 4)  # fmt: skip
    t.do("dark chooses Tester", "dark attacks Tough with Tester", "dark uses 1 of Late Marksman")
    t.do("dark chooses Tester", "dark chooses nothing").look("Tough damage 1", "Tester keywords accuracy 3")


def test_a_natural_one_may_hit(tester):
    """SW-KW-ACCURACY-5."""
    t = tester("dark  character: Dicer, Slow\nlight  character: Tough, Slow\nstep: character", 1, 1, 1)
    t.do("dark attacks Tough with Dicer").look("Tough damage 3")


def test_who_bombards_from_where(tester):
    """SW-KW-BOMBARD-1: a unit with Bombard, and from the Space arena."""
    t = tester("dark  space: Fighter Ship, Slow Ship\nlight  ground: Bunker   space: Slow Ship\nstep: space")
    t.look("dark may not bombard Bunker with Fighter Ship: SW-KW-BOMBARD-2")
    t = tester("dark  ground: Crawler\nlight  ground: Bunker, Speeder\nstep: ground")
    t.look("dark may not bombard Bunker with Crawler: SW-KW-BOMBARD-2", "dark may attack Bunker with Crawler")


def test_effects_change_the_power_of_a_bombardment(tester):
    """SW-KW-BOMBARD-4: by a Battle card, 2 dice more; Shields 1 less."""
    t = tester("dark  space: Bombing Ship, Slow Ship   hand: Rage   force: 1\n"
               "light  ground: Bunker   space: Slow Ship\nstep: space", 1, 1, 1, 1)  # fmt: skip
    t.do("dark bombards Bunker with Bombing Ship", "dark plays Rage").look("dice 1 1 1 1")


def test_a_six_of_a_reroll_is_critical(tester):
    """SW-KW-CRIT-7: the dice as they stand then."""
    t = tester("dark  character: Marksman, Roller, Slow   force: 1\nlight  character: Tough, Slow\nstep: character",
               1, 1, 1, 6)  # fmt: skip
    t.do("dark chooses Marksman", "dark attacks Tough with Marksman", "dark uses 1 of Roller", "dark chooses die 1")
    t.look("Tough damage 3")


def test_deflecting_stays_in_the_arena_and_does_what_it_prevented(tester):
    """SW-KW-DEFLECT-1, SW-KW-DEFLECT-3, SW-KW-DEFLECT-7: the source is who deflects, with its Stun."""
    t = tester("""
        dark  character: Tester, Slow   space: Fighter Ship
        light  character: Stunning Deflector, Slow   ground: Speeder   force: 1
        step: character   damage: 3 from Tester to Stunning Deflector
    """)
    t.do("light uses Deflect of Stunning Deflector")
    t.must_choose_exactly("light", *[f"light chooses {name}" for name in ("Tester", "dark's Slow", "light's Slow")])
    t.do("light chooses Tester").look("Tester damage 2", "Tester power 2", "Stunning Deflector damage 1")


def test_evading_is_up_to_the_number_and_for_oneself(tester):
    """SW-KW-EVADE-1."""
    drawn = (
        "dark  character: Tester, Slow\nlight  character: Evader, Shielder, Slow   force: 9\n"
        "step: character   damage: 3 from Tester to {}"
    )
    t = tester(drawn.format("Evader")).do("light uses Evade of Evader")
    t.must_choose_exactly("light", "light chooses 0", "light chooses 1", "light chooses 2")
    tester(drawn.format("Shielder")).look("light may not use Evade of Evader: SW-KW-EVADE-2")


def test_only_attacks_on_ones_own_in_ones_own_arena_are_intercepted(tester):
    """SW-KW-INTERCEPT-1."""
    t = tester("""
        dark  character: Fast, Guard, Thinker   force: 9
        light  character: Weak, Thinker   ground: Ground Guard   force: 9
        step: character
    """)
    t.do("dark passes", "light passes", "dark attacks Weak with Fast")
    t.look("dark asked window:open", "dark may not use Intercept of Guard: SW-KW-INTERCEPT-1").do("dark passes")
    t.look("light asked window:open", "light may not use Intercept of Ground Guard: SW-KW-INTERCEPT-1")


def test_without_overkill_all_hits_stay(tester):
    """SW-KW-OVERKILL-1."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak {damage 3}, Slow\nstep: character", 4, 4, 4)
    t.do("dark attacks Weak with Tester").look("untold HitsDivided", "light discard Weak")


def test_overkill_stays_in_the_arena_and_counts_hits_alone(tester):
    """SW-KW-OVERKILL-1, SW-KW-OVERKILL-6: of 3 hits and 2 more, 1 hit is beyond a health of 2."""
    t = tester("dark  character: Critical Crusher, Slow\nlight  character: Weak {damage 2}, Tough   ground: Speeder\n"
               "step: character", 6, 4, 4, 1, 1)  # fmt: skip
    t.do("dark attacks Weak with Critical Crusher")
    t.must_choose_exactly("dark", "dark divides nothing", "dark divides 1 to Tough")


def test_overkill_comes_after_the_rerolls(tester):
    """SW-KW-OVERKILL-2: there was nothing to divide before."""
    t = tester("dark  character: Crusher, Roller   force: 1\nlight  character: Weak {damage 3}, Tough\n"
               "step: character", *[1] * 5, 4, 4)  # fmt: skip
    t.do("dark attacks Weak with Crusher", "dark uses 1 of Roller", "dark chooses die 1, die 2")
    t.do("dark divides 1 to Tough").look("light discard Weak", "Tough damage 1")


def test_shields_of_the_defender_keep_no_hit_back(tester):
    """SW-KW-OVERKILL-4: they were counted before the roll."""
    t = tester("dark  character: Crusher, Slow\nlight  character: Wall {damage 3}, Tough   force: 1\n"
               "step: character", 5, 5, 5)  # fmt: skip
    t.do("dark attacks Wall with Crusher", "dark divides 2 to Tough").look("pending 1 to Wall, 2 to Tough")


def test_who_gets_what_is_beyond_is_not_attacked(tester):
    """SW-KW-OVERKILL-7: it hears of no attack."""
    t = tester("dark  character: Crusher, Slow\nlight  character: Weak {damage 3}, Attacked\nstep: character",
               *[4] * 5)  # fmt: skip
    t.do("dark attacks Weak with Crusher", "dark divides 1 to Attacked").look("Attacked damage 1", "light holds 0")


def test_an_activated_ability_in_reserve_has_its_times(tester):
    """SW-KW-RESERVES-2: once a turn, and not in the chance of a roll, which has a die for its own static one."""
    drawn = f"dark  build: Reservist   character: {{}}, Slow   force: 9\n{LIGHT}\nstep: character"
    t = tester(drawn.format("Thinker")).do("dark uses 1 of Reservist")
    t.look("dark asked window:open", "dark may not use 1 of Reservist: SW-ABIL-8")
    t = tester(drawn.format("Roller"), *[1] * 4)
    t.do("dark passes", "dark attacks Weak with Roller", "dark passes")
    t.look("dark asked window:reroll", "dark may not use 1 of Reservist: SW-POP-7")


def test_retaliation_is_paid_as_it_is_declared(tester):
    """SW-KW-RETALIATE-2, SW-KW-RETALIATE-7: and comes in the order of that, the second with one die."""
    t = tester("dark  character: Tester, Slow\nlight  character: Swift Avenger, Guard, Slow   force: 9\n"
               "step: character", 1, 1, 1, 1, 1, 1, 5)  # fmt: skip
    t.do("dark attacks Swift Avenger with Tester", "light uses Intercept of Guard", "light uses Retaliate of Guard")
    t.look("light force 7").do("light uses Retaliate of Swift Avenger").look("dice 5", "light force 6")


def test_retaliation_attacks_nobody(tester):
    """SW-KW-RETALIATE-6."""
    t = tester("dark  character: Attacked, Slow\nlight  character: Avenger, Slow   force: 1\nstep: character",
               1, 1, 1, 4, 4, 1)  # fmt: skip
    t.do("dark attacks Avenger with Attacked", "light uses Retaliate of Avenger").look("dark holds 0")


def test_shields_weaken_the_attacker_alone(tester):
    """SW-KW-SHIELDS-1."""
    t = tester("dark  character: Fast, Tester, Slow\nlight  character: Shielded, Thinker   force: 1\nstep: character")
    t.do("light passes", "dark attacks Shielded with Fast")
    t.look("Fast power 2", "Tester power 3", "light asked window:open")


def test_stun_is_for_another_unit(tester):
    """SW-KW-STUN-1: who damages itself is not stunned."""
    t = tester("dark  character: Stunning Bomber, Slow   force: 1\nlight  character: Tester, Slow\nstep: character")
    t.do("dark uses 1 of Stunning Bomber").look("Tester power 2", "Stunning Bomber power 3", "Tester damage 1")
