"""Chapter SW-POP on tables with testers."""

from __future__ import annotations

from stolik.games.star_wars.rules.events import BattleCardDisrupted, Passed

from .tables import LIGHT, triggered


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


def test_the_total_of_several_dice(tester):
    """SW-POP-7: as they lie after rerolls."""
    t = tester("dark  character: Two Dice Player   force: 1\nlight  character: Weak, Slow\nstep: character", 2, 5)
    t.do("dark uses 1 of Two Dice Player").look("dark force 7")


def test_triggers_come_before_the_first_go(tester):
    """SW-POP-1."""
    t = tester("dark  character: Thinker, Starter   force: 1\nlight  character: Weak\nstep: battle")
    t.look("Weak damage 2")
    assert triggered(t) == ["Starter"]


def test_two_passes_in_a_row_end_a_chance(tester):
    """SW-POP-2, SW-POP-3: an earlier pass excludes nobody, and after a play the other has the go."""
    t = tester("dark  character: Thinker, Fast   force: 1\nlight  character: Twice, Slow   force: 2\nstep: character")
    t.do("dark passes").look("light asked window:open").do("light uses 1 of Twice").look("dark asked window:open")
    t.do("dark uses 1 of Thinker").look("light asked window:open").do("light passes").look("dark asked act")


def test_nobody_plays_out_of_turn(tester):
    """SW-POP-4."""
    t = tester("dark  character: Thinker, Fast   force: 1\nlight  character: Thinker, Slow   force: 2\nstep: character")
    t.look("light may not use 1 of Thinker: SW-POP-2").do("dark passes", "light passes").look("dark asked act")
    t.look("dark may not use 1 of Thinker: SW-POP-4", "light may not use 1 of Thinker: SW-POP-2")


def test_three_events_make_a_chance(tester):
    """SW-POP-6, SW-POP-7, SW-POP-8, SW-POP-9: dice, damage and Battle cards, each for what answers it alone."""
    t = tester(
        """
        dark  character: Tester, Slow   hand: Rage   force: 1
        light  character: Weak, Slow   hand: Change of Fate, Luck, Save   force: 9
        step: character
    """,
        *[4] * 5,
    )
    t.do("dark attacks Weak with Tester", "dark plays Rage").look(
        "light asked window:disrupt", "light may not play Save: SW-BC-13"
    )
    t.do("light passes").look(
        "light asked window:reroll", "light may not play Change of Fate: SW-BC-7", "light may play Luck"
    )
    t.do("light passes").look("light asked window:prevent", "light may not play Luck: SW-BC-14", "light may play Save")


def test_triggers_that_disrupt_come_first(tester):
    """SW-POP-9, SW-ABIL-13: before anybody is asked."""
    t = tester("dark  hand: Insight  character: Weak   force: 2\nlight  character: Denier, Slow\nstep: character")
    t.do("dark plays Insight").look(
        "dark holds 0", "dark discard Insight", "told AbilityTriggered, BattleCardDisrupted"
    )


def test_a_disrupted_disruption(tester):
    """SW-POP-10: without limit; what is disrupted already needs no second one."""
    t = tester("""
        dark  character: Weak   hand: Change of Fate x2, Strike   force: 9
        light  character: Fast, Slow   hand: Change of Fate x2   force: 9
        step: character
    """)
    t.do(
        "dark plays Strike",
        "dark chooses Fast",
        "dark passes",
        "light plays Change of Fate",
        "dark plays Change of Fate",
    )
    t.do("dark passes", "light plays Change of Fate", "dark plays Change of Fate").look(
        "Fast damage 2", "dark hand none"
    )
    assert sum(isinstance(one, BattleCardDisrupted) for entry in t.match.events for one in entry) == 2


def test_no_battle_cards_outside_the_battle(tester):
    """SW-POP-12: in the build roll's chance there are abilities alone."""
    t = tester("dark  character: Roller  hand: Luck   force: 1\nlight  character: Weak\nstep: roll", 1)
    t.look("dark asked window:reroll", "dark may not play Luck: SW-POP-12", "dark may use 1 of Roller")


def test_a_chance_with_nothing_left_to_prevent(tester):
    """SW-POP-13, SW-POP-14: it ends by two passes; who can play nothing passes without being asked at a drawn table."""
    t = tester("dark  character: Sniper, Slow   force: 1\nlight  character: Evader, Slow   force: 9\nstep: character")
    t.do("dark uses 1 of Sniper", "dark chooses Evader", "light uses Evade of Evader", "light chooses 2")
    passes = [one for entry in t.match.events for one in entry if isinstance(one, Passed) and one.chance == "prevent"]
    assert [one.seat for one in passes] == [0, 0, 1]


def test_everything_inside_everything(tester):
    """SW-POP-10, SW-POP-11, SW-DAMAGE-7, SW-KW-STUN-3: a Battle card, disrupted, the disruption disrupted, an attack
    with a reroll, Overkill, Deflect into Deflect, and Retaliate with Stun: saved and cloned at each decision of it."""
    t = tester("""
        dark  character: Crusher, Second Deflector, Roller, Slow   hand: Rage, Change of Fate   force: 20
        light  character: Stunning Avenger, Deflector, Slow   hand: Change of Fate, Save   force: 20
        step: character
    """, *[4] * 6, 1, 2, 6, 1, 1)  # fmt: skip
    t.do("dark attacks Stunning Avenger with Crusher", "dark plays Rage", "dark passes", "light plays Change of Fate")
    t.do("dark plays Change of Fate", "light uses Retaliate of Stunning Avenger", "dark uses 1 of Roller")
    t.do("dark chooses die 7", "dark passes", "dark divides 2 to Deflector", "light uses Deflect of Deflector")
    t.do("light chooses Second Deflector", "light plays Save", "light chooses Stunning Avenger")
    t.look("Stunning Avenger damage 2", "pending 2 to Second Deflector").do("dark uses Deflect of Second Deflector")
    t.do("dark chooses Deflector", "light uses Deflect of Deflector", "light chooses nothing", "dark passes")
    t.look("Crusher damage 1", "Crusher power 4", "dark asked next unit")
