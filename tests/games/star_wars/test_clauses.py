"""Clauses of rules that the tables of their chapters leave open: what stays true there if a clause is dropped."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.games.star_wars.rules.events import (
    AbilityTriggered,
    CardStarted,
    DiceRolled,
    ForceChanged,
    StepBegan,
    UnitDiscarded,
    UnitTapped,
)
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

IDLE = "light  character: Weak {tapped}"
THREES = "Tester x20"


def told(t, *classes) -> list[Any]:
    """All events of some classes, since the table was drawn."""
    return [event for entry in t.match.events for event in entry if isinstance(event, classes)]


# ---- the goal


@pytest.mark.parametrize("decks", [1, 3])
def test_two_players_have_a_deck_each(rules, decks):
    """SW-GOAL-1."""
    with pytest.raises(SetupError) as refused:
        rules.fixed(Setup("star-wars", ((("T-Tester",) * 60,),) * decks))
    assert refused.value.rule == "SW-GOAL-1"


def test_nobody_wins_as_the_battle_begins(tester):
    """SW-GOAL-3: two arenas are controlled after retreating, and the turn goes on."""
    t = tester("dark  space: Fighter Ship   ground: Speeder\nlight  character: Thinker   force: 1\nstep: retreat light")
    t.do("light is done").look("running", "dark controls space, ground", "light asked window:open")


def test_pilots_and_locations_control_nothing_and_a_piloted_unit_does(tester):
    """SW-GOAL-5: a pilot is a Character, and lies on a Starfighter; a Temple and a Mission being built lie there."""
    t = tester(
        "dark  space: Fighter Ship [Pilot]   built: Errand {1}, Tester {3}\nlight  ground: Bunker\n"
        "locations: Temple of dark\nstep: build dark"
    )
    t.look("dark controls space", "light controls ground")


def test_dark_draws_first_where_both_draw(tester, star_wars):
    """SW-GOAL-6: by the setting, and by an effect of Light's."""
    drawn = "dark  deck: none   character: Tester\nlight  deck: none   character: Tester\nstep: roll"
    tester(f"{drawn}   options: draws=both first", 3).look("over light SW-GOAL-6")
    t = star_wars(
        "dark  deck: none   character: Jawa\n"
        "light  deck: none   built: Alter the Deal {3}   character: Jawa\nstep: build light"
    )
    t.do("light completes Alter the Deal").look("over light SW-GOAL-6")


def test_triggers_and_chances_are_the_dark_sides_first(tester):
    """SW-GOAL-8: whichever unit was there before."""
    t = tester("dark  character: Ender {tapped}\nlight  character: Ender {tapped}\nstep: end", 3)
    assert [event.seat for event in told(t, AbilityTriggered)] == [0, 1]
    t = tester("dark  hand: Ender   points: 3\nlight  character: Ender {tapped}\nstep: build dark", 3)
    t.do("dark starts Ender", "dark chooses 3", "dark deploys Ender", "dark is done", "light is done", "dark is done")
    t.do("light is done", "dark rests Ender")
    assert [event.seat for event in told(t, AbilityTriggered)] == [0, 1]
    t = tester("dark  character: Thinker   force: 1\nlight  character: Thinker   force: 1\nstep: character")
    t.look("dark asked window:open").do("dark passes").look("light asked window:open")


def test_who_cannot_enter_or_pilot_does_not(tester):
    """SW-GOAL-10: deploying, returning and boarding are barred, and staying in the build zone is not."""
    t = tester(
        "dark  built: Fast {3}   build: Slow   space: Fighter Ship   character: Pilot\n"
        "light  character: Gatekeeper\nstep: build dark"
    )
    t.look("dark may not deploy Fast: SW-GOAL-10", "dark may not return Slow: SW-GOAL-10", "dark may keep Fast")
    t.look("dark may not move Pilot onto Fighter Ship: SW-GOAL-10")


def test_no_effect_brings_in_who_cannot_enter(tester):
    """SW-GOAL-10: nor does a card join another version in its arena, which is deployed by that."""
    drawn = "dark  character: Jumper   build: Slow   force: 1\nlight  character: {}, Weak\nstep: character"
    tester(drawn.format("Gatekeeper")).do("dark uses 1 of Jumper", "dark chooses Slow").look("Slow place build")
    tester(drawn.format("Tester")).do("dark uses 1 of Jumper", "dark chooses Slow").look("Slow place character")
    drawn = "dark  {}: Hero (A)   built: Hero (B) {{6}}\nlight  character: Gatekeeper\nstep: build dark"
    tester(drawn.format("character")).look("dark may not stack Hero (B) on top: SW-GOAL-10")
    tester(drawn.format("build")).look("dark may stack Hero (B) on top")


def test_who_cannot_play_abilities_plays_none(tester):
    """SW-GOAL-10, SW-ABIL-3: not while building, in a chance or instead of attacking; a Battle card is none."""
    t = tester(
        "dark  character: Hush, Slow\nlight  character: Scholar, Gunner, Thinker   force: 1   hand: Free Insight\n"
        "step: build dark"
    )
    t.do("dark uses 1 of Hush", "dark is done").look("light may not use 1 of Scholar: SW-GOAL-10")
    t.do("light is done", "dark is done", "light is done")
    t.look("light may not use 1 of Thinker: SW-GOAL-10", "light may play Free Insight")
    t.do(*["light passes"] * 4, "dark rests Hush", "light passes", "light chooses Gunner")
    t.look("light asked act", "light may not use 1 of Gunner: SW-GOAL-10", "light may attack Slow with Gunner")


def test_this_unit_is_one_of_two_of_a_name(tester):
    """SW-GOAL-11: a Marksman has the Accuracy of its own text, not of the other's."""
    t = tester("dark  character: Marksman, Marksman\nlight  character: Slow, Weak\nstep: character", 2, 2, 2)
    t.do("dark chooses Marksman#1", "dark attacks Slow with Marksman#1").look("Slow damage 0", "dice 2 2 2")


def test_a_word_of_the_type_line_is_a_whole_word(tester):
    """SW-GOAL-12: what it begins with, or what the unit is called, doesn't make it a Speeder."""
    t = tester(f"dark  character: Ace (B)   ground: Glider, Speeder\n{IDLE}\nstep: build dark")
    t.look("dark may not move Ace (B) onto Glider: SW-PILOT-2", "dark may move Ace (B) onto Speeder")


def test_one_of_two_that_bar_the_same_is_enough(tester):
    """SW-GOAL-10, SW-ABIL-17: that the first is off for now does not let the second be forgotten."""
    drawn = "dark  character: Thinker   force: 1   hand: Free Insight\nlight  character: {}\nstep: character"
    tester(drawn.format("Far Tyrant, Tyrant")).look("dark may not play Free Insight: SW-GOAL-10")
    tester(drawn.format("Far Tyrant")).look("dark may play Free Insight")


def test_no_card_wins_against_who_cannot_lose(tester):
    """SW-GOAL-7, SW-GOAL-10: cannot beats can."""
    t = tester("dark  character: Winner   force: 5\nlight  character: Saver   force: 1\nstep: character")
    t.do("dark passes", "light uses 1 of Saver", "dark uses 1 of Winner").look("running", "dark force 0")


# ---- zones


def test_a_unit_belongs_to_the_arena_of_its_card_type(tester):
    """SW-ZONE-1, SW-BUILD-7."""
    t = tester(f"dark  built: Fighter Ship {{3}}, Speeder {{3}}, Slow {{3}}\n{IDLE}\nstep: build dark")
    t.do("dark deploys Fighter Ship", "dark deploys Speeder", "dark deploys Slow")
    t.look("dark space Fighter Ship", "dark ground Speeder", "dark character Slow")


def test_two_costs_of_force_are_one_sum(tester):
    """SW-ZONE-6."""
    for force, word in ((1, "may not use 1 of Payer: SW-ZONE-6"), (2, "may use 1 of Payer")):
        t = tester(f"dark  character: Payer, Thinker   force: {force}\nlight  character: Slow\nstep: character")
        t.look(f"dark {word}")


def test_what_is_started_is_told_by_its_back(tester):
    """SW-ZONE-8: to the other player and to who looks on; its cost is not seen either."""
    t = tester(f"dark  hand: Slow   points: 2\n{IDLE}\nstep: build dark").do("dark starts Slow", "dark chooses 2")
    (started,) = told(t, CardStarted)
    assert (started.seen_by(1).kind, started.seen_by(None).kind) == (-1, -1)
    assert started.seen_by(0).kind == started.kind >= 0
    costs = [t.match.rules.view(t.match._state, seat).seats[0].zone[0].cost for seat in (0, 1, None)]
    assert costs == [3, 0, 0]


def test_a_face_down_card_says_nothing(tester):
    """SW-ZONE-9: it is no second unique, helps nobody, triggers nothing and can't be used."""
    t = tester(
        "dark  built: Hero (B) {1}, Leader {3}, Thinker {3}, Ender {3}   character: Hero (A), Tester   force: 2\n"
        "light  character: Slow\nstep: character"
    )
    t.look("dark built Hero (B), Leader, Thinker, Ender", "Tester power 3")
    t.do("dark rests Hero (A)", "dark rests Tester").coins(3).do("light rests Slow")
    t.look("turn 3", "dark force 6", "dark discard none")


def test_a_face_down_card_is_none_of_ones_units(tester):
    """SW-ZONE-9: what makes units cheaper, even those in the build zone, is not about it."""
    t = tester(f"dark  built: Fast {{2}}   character: Quartermaster\n{IDLE}\nstep: build dark")
    t.look("dark may not deploy Fast: SW-BUILD-5")


# ---- setup


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


# ---- the turn


def test_dark_untaps_first(tester):
    """SW-TURN-1."""
    t = tester("dark  character: Tester {tapped}\nlight  space: Fighter Ship {tapped}\nstep: untap", 1)
    assert [event.seat for event in told(t, UnitTapped)] == [0, 1]


def test_a_tapped_pilot_untaps_on_an_untapped_unit(tester):
    """SW-TURN-2."""
    t = tester(f"dark  space: Fighter Ship [Pilot {{tapped}}]\n{IDLE}\nstep: untap", 1)
    t.look("Pilot tapped no", "Fighter Ship tapped no")


def test_the_build_roll_is_lights(tester):
    """SW-TURN-4."""
    t = tester(f"dark  character: Roller   force: 1\n{IDLE}\nstep: roll", 2)
    assert [event.seat for event in told(t, DiceRolled)] == [1]
    assert [one.seat for one in t.match.rules.view(t.match._state, 0).pending] == [1]


def test_who_has_a_unit_everywhere(tester):
    """SW-TURN-5: either player, and tapped units are units; what lies face down is none."""
    t = tester(
        "dark  space: Fighter Ship   ground: Speeder   built: Tester {2}\n"
        "light  space: Capital Ship {tapped}   ground: Bunker   character: Weak\nstep: roll",
        4,
    )
    t.look("dark points 4", "light points 5")


def test_what_the_roll_sets_off_comes_before_the_draw(tester):
    """SW-TURN-6."""
    t = tester(f"dark  character: Counter\n{IDLE}\nstep: roll", 2)
    found = [getattr(event, "step", "triggered") for event in told(t, AbilityTriggered, StepBegan)]
    assert found == ["roll", "triggered", "draw", "build"]


LENT = """
    dark  ground: Medics {{tapped}}   character: {} {{damage 3, tapped}}
    light  space: Fighter Ship {{tapped}}   character: Sniper {{tapped}}   force: 1
    step: character
"""


def lent(tester, name, *luck):
    """A unit of Dark's that lives on by a health that it has for the turn, until the turn ends."""
    t = tester(LENT.format(name), *luck)
    return t.do("dark uses 1 of Medics", f"dark chooses {name}", "light uses 1 of Sniper", f"light chooses {name}")


def test_triggers_of_the_end_come_before_effects_end(tester):
    """SW-TURN-9: who lives on by an effect of this turn sees its own trigger out."""
    t = lent(tester, "Ender")
    found = [type(event) for event in told(t, AbilityTriggered, UnitDiscarded)]
    assert found == [AbilityTriggered, UnitDiscarded]


def test_what_the_end_of_effects_sets_off_comes_before_control_is_looked_at(tester):
    """SW-TURN-9: a unit that goes then takes Light's only Character with it."""
    t = lent(tester, "Spiteful", 3).do("dark chooses Sniper")
    t.look("running", "light discard Sniper", "light controls space")


def test_until_end_of_battle_is_over_before_the_turn_is(tester):
    """SW-TURN-9."""
    t = tester("dark  character: Fighter   force: 1\nlight  character: Weak {tapped}\nstep: character", 3)
    t.do("dark uses 1 of Fighter").look("Fighter power 5").do("dark rests Fighter").look("turn 3", "Fighter power 3")
    t = tester("dark  character: Veteran {tapped}   force: 1\nlight  character: Weak {tapped}\nstep: character", 3)
    t.do("dark uses 1 of Veteran").look("turn 3", "dark force 7")


def test_all_steps_of_a_turn_in_order(tester):
    """SW-TURN-10, SW-TURN-3, SW-TURN-4: each once, and skipping an arena skips no other."""
    t = tester("dark  character: Peacemaker\nlight  character: Weak\nstep: untap", 1)
    t.do("dark uses 1 of Peacemaker", "dark is done", "light is done", "dark is done").coins(1).do("light is done")
    steps = [(event.step, event.seat) for event in told(t, StepBegan)]
    assert steps[: steps.index(("untap", -1), 1)] == [
        ("untap", -1), ("force", -1), ("roll", 1), ("draw", 0), ("build", 0), ("draw", 1), ("build", 1),
        ("retreat", 0), ("retreat", 1), ("battle", -1), ("space", -1), ("ground", -1), ("end", -1),
    ]  # fmt: skip


def test_who_skips_the_first_arena_skips_no_other(tester):
    """SW-TURN-10: nor the end of the battle, with its effects."""
    t = tester("dark  character: Airless, Fighter   force: 1\nlight  space: Fighter Ship\nstep: build dark", 3)
    t.do("dark uses 1 of Airless", *["dark is done", "light is done"] * 2, "dark uses 1 of Fighter")
    t.look("Fighter power 5", "Fighter Ship tapped no")
    assert "ground" in [event.step for event in told(t, StepBegan)]
    t.do("dark chooses Fighter", "dark rests Fighter", "dark rests Airless").look("turn 3", "Fighter power 3")


# ---- building


def test_what_an_act_of_the_build_step_sets_off_comes_at_once(tester):
    """SW-BUILD-1: and a pilot is moved once; another card of a stack lies on top."""
    t = tester(
        f"dark  built: Hero (E) {{4}}   space: Fighter Ship, Twin Seater   character: Pilot\n{IDLE}\nstep: build dark"
    )
    t.do("dark deploys Hero (E)").look("dark holds 1").do("dark moves Pilot onto Fighter Ship")
    t.look("dark may not move Pilot onto Twin Seater: SW-PILOT-9")
    t = tester(f"dark  character: Hero (A) < Hero (B)\n{IDLE}\nstep: build dark").do("dark brings Hero (B) on top")
    t.look("Hero (B) stack Hero (A), Hero (B)")


def test_points_go_onto_cards_that_are_being_built(tester):
    """SW-BUILD-3: to those that have some as well, but not onto a unit."""
    t = tester(f"dark  built: Fast {{1}}   build: Slow   points: 2\n{IDLE}\nstep: build dark")
    t.look("dark may add to Fast", "dark may not add to Slow: SW-BUILD-3").do("dark adds to Fast", "dark chooses 1")
    t.look("Fast counters 2", "dark may add to Fast")


def test_a_mission_and_a_location_are_completed_at_their_cost(tester):
    """SW-BUILD-5, SW-LOC-1, SW-MISSION-1: not one counter before; what makes them cheaper holds for them too."""
    t = tester(f"dark  built: Errand {{3}}, Quest {{0}}, Temple {{1}}   character: Weak\n{IDLE}\nstep: build dark")
    t.look("dark may complete Errand", "dark may not complete Temple: SW-BUILD-5")
    t.look("dark may not complete Quest: SW-BUILD-5")
    t = tester(f"dark  built: Errand {{1}}, Fast {{3}}   character: Teacher\n{IDLE}\nstep: build dark")
    t.look("dark may complete Errand", "dark may not complete Fast: SW-MISSION-1")


def test_what_makes_cards_cheaper_adds_up(tester):
    """SW-BUILD-6, SW-MISSION-5: fifteen less four; below nothing there are no more extra counters."""
    both = "character: Teacher, Second Teacher"
    t = tester(f"dark  built: Dear {{10}}   {both}   points: 1\n{IDLE}\nstep: build dark")
    t.look("dark may not deploy Dear: SW-BUILD-5").do("dark adds to Dear").look("dark may deploy Dear")
    t = tester(f"dark  built: Count {{1}}   {both}\n{IDLE}\nstep: build dark").do("dark completes Count")
    t.look("dark holds 1")
    t = tester(f"dark  built: Count {{5}}   character: Teacher\n{IDLE}\nstep: build dark").do("dark completes Count")
    t.look("dark holds 5")


def test_a_unit_that_is_kept_is_untapped(tester):
    """SW-BUILD-8: nothing says that it is tapped."""
    t = tester(f"dark  built: Fast {{3}}\n{IDLE}\nstep: build dark").do("dark keeps Fast").look("Fast tapped no")
    t.do("dark returns Fast").look("Fast tapped no", "Fast place character")


def test_no_card_is_drawn_for_a_mission_or_a_location(tester):
    """SW-BUILD-9."""
    t = tester(f"dark  built: Quest {{1}}, Temple {{2}}   space: Fighter Ship\n{IDLE}\nstep: build dark")
    t.do("dark completes Quest", "dark completes Temple").look("dark holds 0", "dark force 3", "Temple counters 0")


def test_only_ones_own_retreated_units_come_back(tester):
    """SW-BUILD-10: and no point is spent for it."""
    t = tester(
        "dark  build: Fast   character: Tester   points: 2\nlight  build: Slow   character: Weak\nstep: build dark"
    )
    t.look("dark may not return Slow: SW-BUILD-10", "dark may not return Tester: SW-BUILD-10")
    t.do("dark returns Fast").look("dark points 2")


def test_no_battle_card_prevents_what_a_mission_does(tester):
    """SW-BUILD-12."""
    t = tester("dark  built: Bombing {1}\nlight  character: Evader  hand: Save   force: 9\nstep: build dark")
    t.do("dark completes Bombing").look("light asked window:prevent", "light may not play Save: SW-POP-12")


def test_a_mission_is_discarded_after_its_effect(tester):
    """SW-MISSION-2: it can't bring back itself, nor is it one of the cards that are being built."""
    t = tester(f"dark  built: Recall {{1}}   discard: Tester\n{IDLE}\nstep: build dark").do("dark completes Recall")
    t.look("dark hand Tester", "dark discard Recall", "dark asked build")
    t = tester(f"dark  built: Plot {{1}}, Slow {{1}}, Fast {{1}}\n{IDLE}\nstep: build dark").do("dark completes Plot")
    t.must_choose_exactly("dark", "dark chooses Slow", "dark chooses Fast")


def test_what_stops_abilities_and_battle_cards_stops_no_mission(tester):
    """SW-MISSION-3."""
    t = tester("dark  character: Hush, Denier\nlight  built: Errand {3}   character: Slow\nstep: build dark")
    t.do("dark uses 1 of Hush", "dark is done").look("light holds 1").do("light completes Errand")
    t.look("light holds 2", "light discard Errand", "untold AbilityTriggered")
    assert t.match._state.waiting == ()


def test_a_mission_has_the_chances_of_its_dice_alone(tester):
    """SW-MISSION-4: a reroll of its dice of damage, and no ordinary chance."""
    t = tester("dark  built: Errand {3}\nlight  character: Thinker   force: 9\nstep: build dark")
    t.do("dark completes Errand").look("dark asked build", "dark holds 1")
    t = tester("dark  built: Barrage {1}\nlight  character: Roller   force: 1\nstep: build dark", 4, 4, 1, 1)
    t.do("dark completes Barrage").look("light asked window:reroll", "light may use 1 of Roller")
    t.do("light uses 1 of Roller", "light chooses die 1").look("Roller damage 1", "dark asked build")


# ---- Locations


def test_a_location_lies_in_the_arena_of_its_type_line(tester):
    """SW-LOC-1, SW-LOC-2: and replaces none of another arena."""
    t = tester(f"dark  built: Temple {{2}}   ground: Speeder\n{IDLE}\nlocations: Field of light\nstep: build dark").do(
        "dark completes Temple"
    )
    there = t.match.rules.view(t.match._state, 1).locations
    assert {arena: one and one.seat for arena, one in there.items()} == {"space": None, "ground": 1, "character": 0}
    t.look("Speeder power 4", "Weak power 1", "light discard none", "Temple counters 0")


def test_a_location_brings_no_build_point(tester):
    """SW-LOC-3: it is no unit in its arena."""
    t = tester(f"dark  space: Fighter Ship   ground: Speeder\n{IDLE}\nlocations: Temple of dark\nstep: roll", 4)
    t.look("dark points 4")


def test_a_location_is_not_attacked(tester):
    """SW-LOC-3, SW-ATTACK-2."""
    t = tester("dark  character: Fast\nlight  character: Weak\nlocations: Temple of light\nstep: character")
    t.must_choose_exactly("dark", "dark attacks Weak with Fast", "dark rests Fast")


# ---- retreat


def test_who_retreats_may_also_stop(tester):
    """SW-RETREAT-1: any number means none too; one's own units."""
    t = tester("dark  character: Fast\nlight  character: Weak\nstep: retreat dark")
    t.look("dark may be done", "dark may not retreat Weak: SW-RETREAT-1", "dark may retreat Fast")


def test_all_that_lies_on_a_unit_must_be_untapped(tester):
    """SW-RETREAT-2, SW-RETREAT-3: of two pilots both."""
    for drawn, rule in (("[Pilot; Health Pilot {tapped}]", 3), ("{tapped} [Pilot]", 2)):
        t = tester(f"dark  space: Twin Seater {drawn}\n{IDLE}\nstep: retreat dark")
        t.look(f"dark may not retreat Twin Seater: SW-RETREAT-{rule}", "dark may retreat Pilot")


def test_the_unit_of_a_pilot_that_retreats_stays_as_it_is(tester):
    """SW-RETREAT-4."""
    t = tester(f"dark  space: Fighter Ship [Pilot]\n{IDLE}\nstep: retreat dark").do("dark retreats Pilot")
    t.look("Fighter Ship tapped no", "Fighter Ship place space", "Pilot tapped yes", "dark may retreat Fighter Ship")


def test_no_effect_moves_a_unit_that_cannot_retreat(tester):
    """SW-RETREAT-5: nor taps it."""
    t = tester("dark  character: Tapper  force: 1\nlight  character: Weak, Anchored\nstep: character")
    t.do("dark uses 1 of Tapper", "dark chooses Anchored").look("Anchored place character", "Anchored tapped no")


def test_what_a_retreated_unit_still_does(tester):
    """SW-RETREAT-6: it prevents, in whatever words, and its Reserves work; it doesn't act."""
    t = tester("""
        dark  character: Tester
        light  build: Shielder, Fast   character: Weak   force: 1
        step: character   damage: 2 from Tester to Weak
    """)
    t.look("light may use 1 of Shielder").do("light uses 1 of Shielder").look("Weak damage 0")
    t = tester("dark  character: Slow\nlight  build: Reservist, Fast   character: Weak   force: 1\nstep: character")
    t.look("light may use 1 of Reservist").do("light passes").look("light may rest Weak", "queue Weak, Slow")


def test_retreated_units_share_no_arena(tester):
    """SW-RETREAT-7: "in the same arena" is nobody."""
    t = tester("dark  build: Recluse, Fast   character: Tester\nlight  build: Weak\nstep: build dark")
    t.look("Fast speed 90", "Tester speed 30", "Weak speed 30")


# ---- battle


def test_what_the_steps_of_the_battle_set_off(tester):
    """SW-BATTLE-1, SW-BATTLE-2: as an arena's step starts, as it ends, and as the phase ends; each before the next."""
    t = tester(f"dark  space: Herald Ship\n{IDLE}\nstep: battle", 3)
    t.do("dark rests Herald Ship") if t.match.decision.kind == "act" else t
    found = [
        event.step if isinstance(event, StepBegan) else event.change
        for event in told(t, StepBegan, ForceChanged)
        if getattr(event, "step", "") != "untap"
    ]
    assert found[:8] == ["battle", "space", 1, 10, "ground", "character", 100, "end"]


def test_a_chance_comes_after_a_unit_that_its_player_chose(tester):
    """SW-BATTLE-2: as after any other."""
    t = tester("dark  character: Tester, Tester\nlight  character: Thinker   force: 1\nstep: character")
    t.do("light passes", "dark chooses Tester#1", "dark rests Tester#1").look("light asked window:open")


def test_an_ability_instead_of_an_attack_taps(tester):
    """SW-BATTLE-5: also where its cost doesn't."""
    t = tester("dark  character: Shouter   force: 1\nlight  character: Slow\nstep: character")
    t.do("dark uses 1 of Shouter").look("Shouter tapped yes", "dark holds 1", "light asked act")


def test_who_must_attack_uses_no_ability_instead(tester):
    """SW-BATTLE-6: unless there is nothing to attack."""
    t = tester("dark  character: Wild Gunner\nlight  character: Slow, Weak {tapped}\nstep: character")
    t.must_choose_exactly("dark", "dark attacks Slow with Wild Gunner", "dark attacks Weak with Wild Gunner")
    t = tester("dark  character: Wild Gunner\nlight  character: Hidden\nstep: character")
    t.must_choose_exactly("dark", "dark uses 1 of Wild Gunner", "dark rests Wild Gunner")


def test_who_is_tapped_without_an_attack_attacks_nobody(tester):
    """SW-BATTLE-7: its own trigger of an attack is not set off."""
    t = tester("dark  character: Calm Greeter\nlight  character: Slow\nstep: character")
    t.look("Calm Greeter tapped yes", "dark holds 0", "light asked act")


def test_nobody_attacks_another_arena(tester):
    """SW-BATTLE-9: but by bombarding, and then the Ground arena alone."""
    t = tester("dark  space: Bombing Ship\nlight  ground: Bunker   character: Slow\nstep: space")
    t.must_choose_exactly("dark", "dark bombards Bunker with Bombing Ship", "dark rests Bombing Ship")


def test_uniques_contest_in_the_battle_phase_alone(tester):
    """SW-BATTLE-11: not where something dies in the build step either."""
    t = tester(
        "dark  built: Bombing {1}   character: Hero (A)   force: 1\n"
        "light  character: Hero (B), Weak {damage 3}\nstep: build dark"
    )
    t.do("dark completes Bombing", "dark chooses Weak").look("light discard Weak", "dark asked build")
    t.do("dark is done", "light is done", "dark is done", "light is done").look("dark asked bid")


def test_an_ion_cannon_fires_in_its_own_arenas_step(tester):
    """SW-BATTLE-9."""
    t = tester("dark  ground: Cannon\nlight  space: Fighter Ship {tapped}   ground: Bunker\nstep: ground")
    t.must_choose_exactly(
        "dark", "dark attacks Bunker with Cannon", "dark fires the ion cannon at Fighter Ship with Cannon",
        "dark rests Cannon",
    )  # fmt: skip


def test_who_is_untapped_after_its_arenas_step_acts_no_more(tester):
    """SW-BATTLE-9."""
    t = tester("dark  space: Fighter Ship {tapped}   character: Marshal   force: 1\n"
               "light  space: Slow Ship {tapped}   character: Slow\nstep: character", 3)  # fmt: skip
    t.do("dark uses 1 of Marshal", "dark chooses Fighter Ship", "dark rests Marshal", "light rests Slow").look("turn 3")


@pytest.mark.parametrize(("first", "second"), [("Ace", "Hero"), ("Hero", "Ace")])
def test_the_contest_that_dark_picks_comes_first(tester, first, second):
    """SW-BATTLE-11: then the other."""
    t = tester(
        "dark  character: Hero (A), Ace (A)   force: 1\nlight  character: Hero (B), Ace (B)   force: 1\nstep: battle"
    )
    t.do(f"dark chooses {first} (A)", *["dark bids 0", "light bids 1"] * 2).look(f"{first} (A) place build")
    t.look(f"{second} (A) place character", "light force 0", "dark asked bid")


def test_bids_end_when_neither_raises_in_a_row(tester):
    """SW-BATTLE-11: who kept a bid is asked again once the other has raised."""
    t = tester("dark  character: Hero (A), Slow   force: 3\nlight  character: Hero (B)   force: 3\nstep: battle")
    t.do("dark bids 0", "light bids 0", "dark bids 0", "light bids 1", "dark bids 0").look("light asked bid")
    t.do("light bids 1").look("Hero (A) place build", "light force 2", "dark force 3")


def test_retreated_uniques_do_not_contest(tester):
    """SW-BATTLE-11: beside a pair that does."""
    t = tester(
        "dark  character: Hero (A)   build: Ace (A)   force: 1\nlight  character: Hero (B), Ace (B)\nstep: battle"
    )
    t.look("dark asked bid").do("dark bids 0", "dark bids 0").look("Hero (B) place build", "Ace (B) place character")


def test_anakin_and_vader_are_two_uniques_of_one_player(star_wars):
    """SW-BATTLE-12: the same one for contests alone."""
    t = star_wars(
        "dark  character: Darth Vader (C), Anakin Skywalker (A)\nlight  character: Jawa {tapped}\nstep: character"
    )
    t.look("dark character Darth Vader (C), Anakin Skywalker (A)", "dark discard none", "dark asked act")
