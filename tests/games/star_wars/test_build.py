"""Chapters SW-BUILD, SW-MISSION and SW-LOC on tables with testers."""

from __future__ import annotations

from .tables import IDLE


def built(t):
    """Build counters on what lies face down, by name."""
    s = t.match._state
    return {s.top(unit).name: unit.counters for unit in s.units.values() if unit.place == "built"}


def test_everything_in_any_order_and_as_often_as_it_can_be_paid(tester):
    """SW-BUILD-1: start, add, deploy, complete, return, move a pilot, reorganise, use an ability; the other waits."""
    mine = "hand: Cheap   built: Slow {3}, Errand {3}   build: Fast   points: 3   space: Fighter Ship"
    t = tester(f"dark  {mine}   character: Scholar, Pilot, Hero (A) < Hero (B)\n{IDLE}   hand: Fast\nstep: build dark")
    t.do("dark deploys Slow", "dark starts Cheap", "dark chooses 1", "dark completes Errand", "dark returns Fast")
    t.do("dark moves Pilot onto Fighter Ship", "dark brings Hero (B) on top", "dark uses 1 of Scholar")
    t.do("dark adds to Cheap", "dark chooses 2", "dark deploys Cheap").look("dark points 0", "dark asked build")
    t.look("light may not start Fast: SW-BUILD-1", "light asked nothing")


def test_a_card_is_started_with_at_least_one_point(tester):
    """SW-BUILD-2: a unit, a Mission or a Location, face down; no Battle card."""
    t = tester(f"dark  hand: Tester, Errand, Temple, Insight   points: 3\n{IDLE}\nstep: build dark")
    t.look("dark may start Errand", "dark may start Temple", "dark may not start Insight: SW-BUILD-2")
    t.do("dark starts Tester").look("dark may not start Errand: SW-BUILD-1")  # how many counters comes first
    t.must_choose_exactly("dark", "dark chooses 1", "dark chooses 2", "dark chooses 3")
    t.do("dark chooses 3").look("light sees dark built ?", "dark may not start Errand: SW-BUILD-2", "dark points 0")


def test_several_cards_are_built_at_once_and_keep_their_counters(tester):
    """SW-BUILD-3: for turns on end."""
    t = tester(f"dark  hand: Tester   built: Slow {{1}}, Fast {{2}}   points: 1\n{IDLE}\nstep: build dark", 1)
    t.do("dark starts Tester")
    t.do("dark is done", "light is done", "dark is done", "light is done").look("turn 3")
    assert built(t) == {"Slow": 1, "Fast": 2, "Tester": 1}


def test_more_counters_than_the_cost_are_allowed(tester):
    """SW-BUILD-4: a point is a counter."""
    t = tester(f"dark  built: Tester {{3}}   points: 4\n{IDLE}\nstep: build dark").do("dark adds to Tester")
    t.do("dark chooses 4").look("Tester counters 7", "dark points 0", "dark may deploy Tester")


def test_a_card_is_completed_at_its_cost_even_at_once(tester):
    """SW-BUILD-5: and not before."""
    t = tester(f"dark  hand: Tester   built: Fast {{2}}   points: 3\n{IDLE}\nstep: build dark")
    t.look("dark may not deploy Fast: SW-BUILD-5", "dark may not keep Fast: SW-BUILD-5")
    t.do("dark starts Tester", "dark chooses 3", "dark deploys Tester").look("Tester place character")


def test_cards_that_cost_less(tester):
    """SW-BUILD-6: what makes them cheaper adds up; never below nothing, and they lie face down first."""
    t = tester(f"dark  hand: Tester  built: Fast {{1}}  character: Teacher, Second Teacher\n{IDLE}\nstep: build dark")
    t.look("dark may deploy Fast", "dark may not start Tester: SW-BUILD-2", "dark may not deploy Weak: SW-BUILD-7")
    t = tester(f"dark  built: Dear {{10}}, Fast {{1}}   character: Teacher\n{IDLE}\nstep: build dark")
    t.look("dark may not deploy Dear: SW-BUILD-5", "dark may deploy Fast")


def test_a_number_that_is_counted_is_that_of_who_counts(tester):
    """SW-BUILD-6, SW-ABIL-18: "your" units are those of the player whose card says so, whomever it is for."""
    t = tester("dark  built: Fast {1}   character: Tester\nlight  character: Quoting Teacher, Quoting Marksman\n"
               "light  space: Fighter Ship, Slow Ship\nstep: build dark")  # fmt: skip
    t.look("dark may deploy Fast", "Tester keywords accuracy 2")
    seen = t.match.rules.view(t.match._state, 0).arenas["character"]
    assert [unit.keywords for unit in seen] == [(("accuracy", 2),)] * 3


def test_a_deployed_unit_lies_face_up_and_untapped_in_its_arena(tester):
    """SW-BUILD-7, SW-BUILD-9: without its counters; no card is drawn for it."""
    t = tester(f"dark  built: Fighter Ship {{4}}   deck: Tester\n{IDLE}\nstep: build dark").do(
        "dark deploys Fighter Ship"
    )
    t.look(
        "Fighter Ship place space", "Fighter Ship counters 0", "Fighter Ship tapped no", "dark holds 0", "dark deck 1"
    )


def test_a_completed_unit_may_stay_in_the_build_zone(tester):
    """SW-BUILD-8: face up, as a retreated one, and come later."""
    t = tester(f"dark  built: Fast {{3}}\n{IDLE}\nstep: build dark").do("dark keeps Fast")
    t.look("Fast place build", "Fast counters 0", "dark build Fast").do("dark returns Fast").look(
        "Fast place character"
    )


def test_a_retreated_unit_comes_back_for_nothing(tester):
    """SW-BUILD-10: a tapped one stays tapped."""
    t = tester(f"dark  build: Fast {{tapped}}, Slow\n{IDLE}\nstep: build dark").do(
        "dark returns Fast", "dark returns Slow"
    )
    t.look("Fast tapped yes", "Slow tapped no", "Fast place character", "dark points 0")


def test_a_new_unit_attacks_in_its_first_turn(tester):
    """SW-BUILD-11."""
    t = tester(f"dark  built: Fast {{3}}\n{IDLE}\nstep: build dark").do(
        "dark deploys Fast", "dark is done", "light is done"
    )
    t.do("dark is done", "light is done").look("dark asked act", "dark may attack Weak with Fast")


def test_no_battle_card_is_played_in_a_build_step(tester):
    """SW-BUILD-12, SW-BC-10: even if it says so; not in the battle either, then."""
    t = tester(f"dark  hand: Plan, Insight   character: Weak {{tapped}}   force: 9\n{IDLE}\nstep: build dark")
    t.look("dark may not play Plan: SW-BUILD-12", "dark may not play Insight: SW-BUILD-12")
    t.do("dark is done", "light is done", "dark is done", "light is done")
    t.look("dark may not play Plan: SW-BC-10", "dark may play Insight")


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


# ---- Missions


def test_a_mission_is_built_like_a_unit(tester):
    """SW-MISSION-1: with counters up to its cost, in one's own build step."""
    t = tester("dark  hand: Errand   points: 3\nlight  built: Errand {3}   character: Weak {tapped}\nstep: build dark")
    t.do("dark starts Errand", "dark chooses 2").look("dark may not complete Errand: SW-BUILD-5")
    t.look("dark may not deploy Errand: SW-BUILD-7", "light may not complete Errand: SW-BUILD-1")


def test_what_completing_a_mission_takes(tester):
    """SW-MISSION-2: its condition and its costs; then its effect, then the discard pile."""
    t = tester(f"dark  built: Quest {{1}}, Tribute {{1}}   force: 1   character: Weak\n{IDLE}\nstep: build dark")
    t.look("dark may not complete Quest: SW-MISSION-2", "dark may not complete Tribute: SW-MISSION-2")
    t = tester(f"dark  built: Quest {{1}}, Tribute {{1}}   space: Fighter Ship\n{IDLE}\nstep: build dark")
    t.do("dark completes Quest", "dark completes Tribute").look(
        "dark force 1", "dark holds 1", "dark discard Quest, Tribute"
    )
    t.look("dark built none", "told MissionCompleted, ForceChanged, CardsDrawn")


def test_no_ability_stops_a_mission(tester):
    """SW-MISSION-3, SW-MISSION-4: nobody is asked, but for what its damage brings."""
    t = tester("dark  built: Errand {3}   hand: Tester\nlight  character: Canceller   force: 9\nstep: build dark")
    t.do("dark completes Errand").look("dark holds 2", "dark asked build")
    t = tester("dark  built: Bombing {1}\nlight  character: Canceller, Evader  hand: Save   force: 9\nstep: build dark")
    t.do("dark completes Bombing", "dark chooses Evader").look(
        "light asked window:prevent", "light may use 1 of Evader"
    )
    t.look("light may not play Save: SW-POP-12", "light may not use 1 of Canceller: SW-BC-7")


def test_a_mission_counts_what_lay_on_it(tester):
    """SW-MISSION-5: its extra build counters when it was completed, and it is no partially built card any more."""
    t = tester(f"dark  built: Count {{5}}\n{IDLE}\nstep: build dark").do("dark completes Count").look("dark holds 3")
    t = tester(f"dark  built: Plot {{1}}, Slow {{1}}\n{IDLE}\nstep: build dark").do("dark completes Plot")
    t.do("dark chooses Slow").look("Slow counters 3", "dark discard Plot")


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


def test_a_location_stays_in_its_arena(tester):
    """SW-LOC-1: face up, and what it says holds there."""
    t = tester(f"dark  built: Temple {{2}}   character: Tester\n{IDLE}\nstep: build dark").do("dark completes Temple")
    t.look("Temple place location", "Tester power 4", "Weak power 1", "dark discard none")


def test_what_a_location_does_as_it_comes(tester):
    """SW-LOC-1: once it lies in its arena."""
    t = tester(f"dark  built: Landing {{1}}   character: Fast\n{IDLE}\nstep: build dark").do("dark completes Landing")
    t.look("told LocationPlaced, AbilityTriggered, CardsDrawn", "dark holds 1")


def test_a_new_location_replaces_the_old(tester):
    """SW-LOC-2: one for both players together; the old goes to its owner."""
    t = tester(f"dark  built: Old Arena {{1}}\n{IDLE}\nlocations: Temple of light\nstep: build dark").look(
        "Weak power 1"
    )
    t.do("dark completes Old Arena").look("light discard Temple", "Weak power 0", "dark discard none")


def test_a_location_is_no_unit(tester):
    """SW-LOC-3: it is no target and controls nothing; its abilities are its player's."""
    t = tester(f"dark  character: Fast   force: 1\n{IDLE}\nlocations: Old Arena of dark\nstep: character")
    t.look("dark may use 1 of Old Arena").do("dark passes").look("dark may not attack Old Arena with Fast: SW-ATTACK-2")
    t = tester("dark  space: Fighter Ship\nlight  space: Fighter Ship\nlocations: Temple of dark\nstep: build dark")
    t.look("dark controls nothing")


def test_a_location_lies_in_the_arena_of_its_type_line(tester):
    """SW-LOC-1, SW-LOC-2: and replaces none of another arena."""
    t = tester(f"dark  built: Temple {{2}}   ground: Speeder\n{IDLE}\nlocations: Field of light\nstep: build dark").do(
        "dark completes Temple"
    )
    there = t.match.rules.view(t.match._state, 1).locations
    assert {arena: one and one.seat for arena, one in there.items()} == {"space": None, "ground": 1, "character": 0}
    t.look("Speeder power 4", "Weak power 1", "light discard none", "Temple counters 0")


WORLD = "dark  space: Fighter Ship   built: {} {{1}}\nlight  ground: Speeder\nlocations: {} of light\nstep: build dark"


def test_a_location_of_several_arenas_lies_in_all_of_them(tester):
    """SW-LOC-4: it replaces the Location of each, and speaks of the units of each."""
    t = tester(WORLD.format("World", "Field")).look("Fighter Ship power 3", "Speeder power 4")
    t.do("dark completes World").look("light discard Field", "Fighter Ship power 4", "Speeder power 4")
    there = t.match.rules.view(t.match._state, 1).locations
    assert {arena: one and one.seat for arena, one in there.items()} == {"space": 0, "ground": 0, "character": None}


def test_a_location_of_several_arenas_is_replaced_as_a_whole(tester):
    """SW-LOC-4: a new one in any of its arenas sends it away from all."""
    t = tester(WORLD.format("Landing", "World")).look("Fighter Ship power 4")
    t.do("dark completes Landing").look("light discard World", "Fighter Ship power 3", "Speeder power 3")


def test_a_location_brings_no_build_point(tester):
    """SW-LOC-3: it is no unit in its arena."""
    t = tester(f"dark  space: Fighter Ship   ground: Speeder\n{IDLE}\nlocations: Temple of dark\nstep: roll", 4)
    t.look("dark points 4")


def test_a_location_is_not_attacked(tester):
    """SW-LOC-3, SW-ATTACK-2."""
    t = tester("dark  character: Fast\nlight  character: Weak\nlocations: Temple of light\nstep: character")
    t.must_choose_exactly("dark", "dark attacks Weak with Fast", "dark rests Fast")
