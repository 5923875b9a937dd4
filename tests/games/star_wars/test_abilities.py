"""Chapters SW-ABIL, SW-BC and SW-POP on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import AbilityTriggered, BattleCardDisrupted, ForceChanged, Passed
from stolik.kernel.decision import Option

LIGHT = "light  character: Weak, Slow"


def triggered(t):
    """Whose abilities were triggered, in order, since the table was drawn."""
    s = t.match._state
    return [s.card(one.kind).name for entry in t.match.events for one in entry if isinstance(one, AbilityTriggered)]


def test_effects_that_happen_once_and_effects_that_last(tester):
    """SW-ABIL-1."""
    t = tester(f"dark  character: Thinker, Turner, Slow   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Thinker", "dark uses 1 of Turner").look("dark holds 1", "Turner power 5")
    (effect,) = [one for unit in t.match._state.units.values() for one in unit.effects]
    assert effect.until == "turn"


def test_three_kinds_of_abilities(tester):
    """SW-ABIL-2, SW-ABIL-4: activated ones are played, the others are not; keywords are of one of the kinds."""
    t = tester(f"dark  character: Guard, Greeter, Leader, Thinker, Slow   force: 9\n{LIGHT}\nstep: character")
    t.look("Guard abilities 2", "Greeter abilities 0", "Leader abilities 0", "Thinker abilities 1")


def test_the_whole_cost_or_nothing(tester):
    """SW-ABIL-5: tapping, Force, cards of the hand."""
    tester(f"dark  character: Slinger, Thinker, Slow\n{LIGHT}\nstep: character").look("dark asked next unit")
    t = tester(f"dark  character: Slinger, Often, Slow   hand: Tester   force: 1\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Slinger").look(
        "dark discard Tester", "dark holds 1", "dark may not use 1 of Slinger: SW-ABIL-8"
    )


def test_a_tapped_unit_cannot_tap(tester):
    """SW-ABIL-6."""
    t = tester(f"dark  character: Scholar {{tapped}}, Morning\n{LIGHT}\nstep: build dark")
    t.look("dark may not use 1 of Scholar: SW-ABIL-6")


def test_an_ability_is_played_once_a_chance(tester):
    """SW-ABIL-7, SW-ABIL-8, SW-BC-8: once an attack, even with several goes."""
    t = tester(
        """
            dark  character: Booster, Thinker, Slow   force: 9
            light  character: Weak, Thinker   force: 9
            step: character
        """
    )
    t.do(
        "dark passes",
        "light passes",
        "dark chooses Booster",
        "dark attacks Weak with Booster",
        "dark uses 1 of Booster",
    )
    t.do("light uses 1 of Thinker").look("dark may not use 1 of Booster: SW-BC-8", "Booster power 5")


def test_once_a_turn_in_the_battle_without_words_of_time(tester):
    """SW-ABIL-8: not in the build step, and not twice."""
    t = tester(f"dark  character: Thinker, Weak   force: 3\n{LIGHT}\nstep: build dark")
    t.look("dark may not use 1 of Thinker: SW-POP-4").do(
        "dark is done", "light is done", "dark is done", "light is done"
    )
    t.do("dark uses 1 of Thinker").look("dark holds 1", "dark force 2", "dark asked next unit")
    t.look("dark may not use 1 of Thinker: SW-POP-4")


def test_abilities_work_in_arenas(tester):
    """SW-ABIL-9: but for those that prevent."""
    t = tester(f"dark  build: Thinker   character: Thinker, Weak   force: 9\n{LIGHT}\nstep: character")
    t.look("dark may not use 1 of Thinker#2: SW-ABIL-9", "dark may use 1 of Thinker#1")


def test_two_alike_are_two(tester):
    """SW-ABIL-10."""
    t = tester(f"dark  character: Twice, Weak   force: 3\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Twice").look("dark may not use 1 of Twice: SW-ABIL-8").do("dark uses 2 of Twice")
    t.look("dark holds 2", "dark asked next unit")


def test_a_trigger_works_in_an_arena_and_looks_back_to_it(tester):
    """SW-ABIL-11: not from the build zone; what was discarded still hears of it."""
    t = tester(
        """
            dark  character: Sniper, Slow   force: 1
            light  character: Martyr {damage 3}, Slow  build: Mourner
            step: character
        """
    )
    t.do("dark uses 1 of Sniper", "dark chooses Martyr").look("light force 3", "light discard Martyr")


def test_first_all_that_belongs_to_the_trigger(tester):
    """SW-ABIL-12: tapped, defender chosen; then the card; then the chance."""
    t = tester("dark  character: Greeter, Booster, Slow   force: 1\nlight  character: Weak, Slow\nstep: character")
    t.do("dark chooses Greeter", "dark attacks Weak with Greeter")
    t.look("told UnitTapped, AttackDeclared, AbilityTriggered, CardsDrawn", "dark asked window:open")


def test_what_rerolls_or_prevents_waits_for_that_chance(tester):
    """SW-ABIL-13: set off by the attack, it acts when the damage is pending."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Padded, Roller, Slow  force: 1\nstep: character", 5, 5, 1
    )
    t.do("dark attacks Padded with Tester").look("Padded damage 0", "light asked window:reroll")
    assert triggered(t) == []
    t.do("light passes").look("told HitsCounted, DamagePending, AbilityTriggered, DamagePrevented", "Padded damage 1")


def test_dark_first_and_new_triggers_join(tester):
    """SW-ABIL-14: what a trigger of Dark sets off for Dark goes before what waited for Light."""
    t = tester("""
        dark  character: Chain, Echo, Slow
        light  character: Sniper, Echo, Slow   force: 1
        step: character
    """)
    t.do(
        "light uses 1 of Sniper", "light chooses Chain", "dark chooses Chain", "dark chooses Slow", "dark chooses Echo"
    )
    t.do("light chooses Echo").look("dark force 2", "light force 2")
    gains = [one.seat for entry in t.match.events for one in entry if isinstance(one, ForceChanged) and one.change > 0]
    assert gains == [0, 0, 1, 1]


def test_a_chance_that_a_trigger_opens_comes_first(tester):
    """SW-ABIL-15: the damage of Chain is over before the others go on."""
    t = tester("""
        dark  character: Chain, Echo, Evader   force: 1
        light  character: Sniper, Slow   force: 1
        step: character
    """)
    t.do("light uses 1 of Sniper", "light chooses Chain", "dark chooses Chain", "dark chooses Evader")
    t.look("dark asked window:prevent", "dark force 1", "pending 1 to Evader").do("dark passes", "dark chooses Echo")
    t.look("dark force 3")


def test_may_and_must(tester):
    """SW-ABIL-16."""
    t = tester(f"dark  character: Willing, Slow\n{LIGHT}\nstep: character", 1, 1, 1)
    t.do("dark attacks Weak with Willing").look("dark asked choose:may").do("dark chooses no").look("dark force 0")


def test_a_static_ability_is_on_or_off(tester):
    """SW-ABIL-17, SW-ABIL-18: with the unit in its arena; off at once when it leaves, other effects aside."""
    t = tester("""
        dark  character: Slow, Tapper   force: 1
        light  character: Oppressor, Slow
        step: character
    """)
    t.look("Tapper speed 20", "dark's Slow speed 0").do("dark uses 1 of Tapper", "dark chooses Oppressor")
    t.look("Tapper speed 30", "dark's Slow speed 10")


def test_modifiers_add_up(tester):
    """SW-ABIL-19: speed and power below nothing too; only dice are not."""
    t = tester("dark  character: Curse, Leader, Leader\nlight  character: Slow, Weak\nstep: build dark")
    t.look("Slow speed -30", "Slow power -6", "Leader#1 power 4", "Curse power 5")


@pytest.mark.parametrize(("name", "after"), [("Booster", 3), ("Fighter", 5), ("Turner", 5)])
def test_how_long_an_effect_lasts(tester, name, after):
    """SW-ABIL-20: the attack, the battle, the turn."""
    t = tester(f"dark  character: {name}, Slow   force: 1\nlight  character: Weak, Slow\nstep: character", *[1] * 5)
    if name == "Booster":
        t.do("dark attacks Weak with Booster", "dark uses 1 of Booster").look("dice 1 1 1 1 1")
    else:
        t.do(f"dark uses 1 of {name}").look(f"{name} power 5").do(f"dark attacks Weak with {name}")
    t.look(f"{name} power {after}")


def test_an_effect_outlives_who_made_it(tester):
    """SW-ABIL-21."""
    t = tester("""
        dark  character: Mother {damage 3}, Slow   force: 1
        light  character: Sniper, Slow   force: 1
        step: character
    """)
    t.do("dark uses 1 of Mother", "dark chooses Slow", "light uses 1 of Sniper", "light chooses Mother")
    t.look("dark discard Mother", "dark's Slow speed 60")


# ---- Battle cards


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


def test_what_may_be_played_any_number_of_times_may_in_the_build_step_too(tester):
    """SW-ABIL-8."""
    t = tester("dark  character: Often Builder   force: 2\nlight  character: Weak {tapped}\nstep: build dark")
    t.do("dark uses 1 of Often Builder", "dark uses 1 of Often Builder")
    t.look("dark holds 2", "dark may not use 1 of Often Builder: SW-ZONE-6")


def test_build_points_are_a_cost_that_is_paid_in_full(tester):
    """SW-ABIL-5, SW-ZONE-7."""
    drawn = "dark  character: Hirer   points: {}\nlight  character: Weak {{tapped}}\nstep: build dark"
    tester(drawn.format(1)).look("dark may not use 1 of Hirer: SW-ABIL-5")
    tester(drawn.format(2)).do("dark uses 1 of Hirer").look("dark points 0", "dark holds 1")


def test_a_card_does_not_pay_for_itself(tester):
    """SW-ABIL-5, SW-BC-2: it has left the hand when its cost is paid."""
    drawn = "dark  character: Thinker   force: 1   hand: {}\nlight  character: Weak, Slow\nstep: character"
    tester(drawn.format("Gamble")).look("dark may not play Gamble: SW-ABIL-5")
    tester(drawn.format("Gamble, Plan")).do("dark plays Gamble").look("dark discard Gamble, Plan", "dark holds 1")


@pytest.mark.parametrize(("name", "aim"), [("Recycler", "light"), ("Archivist", "dark")])
def test_a_deck_into_which_something_goes_is_shuffled(tester, name, aim):
    """SW-ZONE-1: a unit into its owner's, a card of the discard pile into one's own; nobody knows where it lies."""
    t = tester(f"dark  character: {name}   discard: Fast   deck: Slow   force: 1\n"
               "light  character: Weak, Slow   deck: Slow\nstep: character", "S")  # fmt: skip
    t.do(f"dark uses 1 of {name}", *(["dark chooses Weak"] if aim == "light" else []))
    t.look("told DeckShuffled", f"{aim} deck 2")
    assert t.match._state.seats[0].known == t.match._state.seats[1].known == (0, 0)


def test_of_several_only_untapped_units_are_tapped(tester):
    """SW-ABIL-5: the one that is tapped already is no choice."""
    t = tester("dark  character: Binder   force: 1\nlight  character: Fast {tapped}, Weak, Slow\nstep: character")
    t.do("dark uses 1 of Binder").must_choose_exactly("dark", "dark chooses Weak", "dark chooses Slow")


def test_a_deck_may_hide_what_is_searched_for(tester):
    """SW-ZONE-1: nobody can hold that it is there, so nothing may be taken."""
    t = tester("dark  character: Drafter   deck: Fast, Weak\nlight  character: Weak {tapped}\nstep: build dark")
    t.do("dark uses 1 of Drafter").look("dark may choose nothing", "dark may choose Fast")


@pytest.mark.parametrize(("by", "may"), [("Speeder", "may use 1 of Shy"), ("Bunker", "may not use 1 of Shy: SW-BC-13")])
def test_what_prevents_the_damage_of_some_does_not_prevent_that_of_others(tester, by, may):
    """SW-BC-13, SW-DAMAGE-5."""
    t = tester(f"dark  ground: {by}   character: Tester\nlight  character: Shy, Evader   force: 2\n"
               f"step: character   damage: 2 from {by} to Shy, 1 to Evader")  # fmt: skip
    t.look("light asked window:prevent", f"light {may}")


def test_the_total_of_several_dice(tester):
    """SW-POP-7: as they lie after rerolls."""
    t = tester("dark  character: Two Dice Player   force: 1\nlight  character: Weak, Slow\nstep: character", 2, 5)
    t.do("dark uses 1 of Two Dice Player").look("dark force 7")


def test_a_number_that_an_effect_counted_stays_as_it_was(tester):
    """SW-ABIL-1, SW-ABIL-20: it was counted when the effect began."""
    t = tester("dark  character: Rallier   space: Fighter Ship, Slow Ship {damage 2}   force: 1\n"
               "light  character: Sniper, Slow   force: 1\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Rallier").look("Rallier power 5").do("light uses 1 of Sniper", "light chooses Slow Ship")
    t.look("dark discard Slow Ship", "Rallier power 5")


def test_what_is_done_to_the_attacker_is_for_an_attack(tester):
    """SW-BC-8: without any word of how long it lasts."""
    drawn = "dark  character: Fast, Slow\nlight  character: Weak, Backstabber, Thinker   force: 9\nstep: character"
    t = tester(drawn).look("light may not use 1 of Backstabber: SW-BC-8").do("light passes")
    t.do("dark attacks Weak with Fast", "light uses 1 of Backstabber").look("Fast damage 1")


@pytest.mark.parametrize(("name", "force"), [("Avid", 1), ("Watcher", 2)])
def test_what_hears_once_a_turn_and_what_hears_all_the_turn(tester, name, force):
    """SW-ABIL-16, SW-ABIL-20: two shots at one Force each, and one for each that is heard."""
    t = tester(f"dark  character: {name}, Sniper, Sniper   force: 2\nlight  character: Slow, Weak\nstep: build dark")
    t.do(*(["dark uses 1 of Watcher"] if name == "Watcher" else []), *["dark is done", "light is done"] * 2)
    t.do("dark uses 1 of Sniper#1", "dark chooses Slow", "dark uses 1 of Sniper#2", "dark chooses Weak")
    t.look(f"dark force {force}")


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
    t.do(f"dark uses 1 of {name}").look(f"dark may not use 1 of {name}: SW-POP-4", f"{name} power 5", "dark force 8")


def test_a_second_copy_is_another_card(tester):
    """SW-BC-16."""
    t = tester(f"dark  hand: Free Insight x2   character: Weak\n{LIGHT}\nstep: character")
    t.do("dark plays Free Insight", "dark plays Free Insight").look("dark holds 2", "dark discard Free Insight x2")


# ---- chances


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
