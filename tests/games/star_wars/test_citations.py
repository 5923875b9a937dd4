"""Which rule a refusal cites: that of the moment in which a thing could be done, and of several the one that a person
would name."""

from __future__ import annotations

import pytest

from .tables import IDLE, LIGHT

OWN_TIME = """
    dark  character: Fast   built: Errand {{3}}, Temple {{2}}, Weak {{3}}   build: Slow   hand: {}
    light  character: Tester
    step: character
"""


@pytest.mark.parametrize(("hand", "asked"), [("Tester", "act"), ("Tester, Free Insight", "window:open")])
def test_what_belongs_to_another_step_is_refused_by_the_rule_of_that_step(tester, hand, asked):
    """SW-MISSION-1, SW-BUILD-1, SW-RETREAT-1: in the battle phase, in a chance and when one's unit acts."""
    t = tester(OWN_TIME.format(hand)).look(f"dark asked {asked}")
    t.refused("dark completes Errand", "SW-MISSION-1").refused("dark completes Temple", "SW-MISSION-1")
    t.refused("dark deploys Weak", "SW-BUILD-1").refused("dark starts Tester", "SW-BUILD-1")
    t.refused("dark returns Slow", "SW-BUILD-1").refused("dark retreats Fast", "SW-RETREAT-1")


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("Save", "SW-BC-13"), ("Luck", "SW-BC-14"), ("Change of Fate", "SW-BC-7"), ("Rage", "SW-BC-8"),
        ("Plan", "SW-BC-10"), ("Insight", "SW-POP-4"), ("Calm", "SW-POP-4"), ("Weak", "SW-BC-1"),
    ],
)  # fmt: skip
def test_a_battle_card_at_the_wrong_moment_is_refused_by_what_says_when_it_is_played(tester, card, rule):
    """SW-BC-3: not when a unit's time has come, nor in another step."""
    t = tester(f"dark  character: Fast   hand: {card}\n{IDLE}\nstep: character").look("dark asked act")
    t.refused(f"dark plays {card}", rule).refused("dark plays Strike", "SW-BC-1")
    t = tester(f"dark  character: Fast   hand: {card}\n{IDLE}\nstep: retreat dark")
    t.refused(f"dark plays {card}", "SW-BC-3")


SEVERAL = (
    # whose it is before its cost
    (f"dark  character: Thinker   force: 1\n{LIGHT}, Thinker {{tapped}}\nstep: character", "",
     "dark uses 1 of light's Thinker", "SW-ABIL-5"),
    # used up before the wrong moment, and before being tapped
    (f"dark  character: Turner, Slow   force: 9\n{LIGHT}\nstep: character", "dark uses 1 of Turner",
     "dark uses 1 of Turner", "SW-BC-15"),
    (f"dark  character: Scholar\n{IDLE}\nstep: build dark", "dark uses 1 of Scholar", "dark uses 1 of Scholar",
     "SW-BC-10"),
    # the wrong moment before what forbids it
    ("dark  character: Evader, Fast\nlight  character: Muzzler\nstep: character", "", "dark uses 1 of Evader",
     "SW-BC-13"),
    ("dark  character: Fast   ground: Thinking Bunker   force: 1   hand: Save\nlight  character: Tyrant\n"
     "step: character", "", "dark plays Save", "SW-BC-13"),
    ("dark  character: Fast, Thinker   force: 3   hand: Rage\nlight  character: Tyrant\nstep: character", "",
     "dark plays Rage", "SW-BC-8"),
    ("dark  character: Fast, Thinker   force: 3   hand: Calm\nlight  character: Tyrant\nstep: character", "",
     "dark plays Calm", "SW-GOAL-10"),
    # tapped before what other cards forbid
    ("dark  character: Scholar {tapped}\nlight  character: Muzzler\nstep: build dark", "", "dark uses 1 of Scholar",
     "SW-ABIL-6"),
    # what forbids it before the card's own condition
    ("dark  character: Weekday\nlight  character: Muzzler\nstep: build dark", "", "dark uses 1 of Weekday",
     "SW-GOAL-10"),
    (f"dark  character: Wild Gunner\n{LIGHT}\nstep: character", "", "dark uses 1 of Wild Gunner", "SW-BATTLE-6"),
    # its condition before the cost
    ("dark  character: Duellist   hand: Free Insight\nlight  character: Tester\nstep: character", "",
     "dark uses 1 of Duellist", "SW-BC-9"),
    # the cost before that it would do nothing
    ("dark  character: Tester\nlight  character: Shirker, Shy\nstep: character   damage: 2 from Tester to Shirker", "",
     "light uses 1 of Shy", "SW-ZONE-6"),
    # what a thing is before what was done with it, and before what it lacks
    (f"dark  character: Pilot   space: Fighter Ship, Transport Ship\n{IDLE}\nstep: build dark",
     "dark moves Pilot onto Fighter Ship", "dark moves Pilot onto Transport Ship", "SW-PILOT-2"),
    (f"dark  character: Hero (A)   built: Hero (C) {{1}}\n{IDLE}\nstep: build dark", "", "dark stacks Hero (C) on top",
     "SW-STACK-7"),
)  # fmt: skip

WHOSE = (
    # whose and what it is, before its state
    ("dark  character: Fast\nlight  character: Weak   built: Slow {3}\nstep: build dark", "dark deploys light's Slow",
     "SW-BUILD-1"),
    (f"dark  character: Fast   built: Slow {{1}}\n{IDLE}\nstep: build dark", "dark completes Slow", "SW-MISSION-1"),
    (f"dark  character: Fast   built: Errand {{9}}\n{IDLE}\nstep: build dark", "dark deploys Errand", "SW-BUILD-7"),
    (f"dark  character: Fast\n{IDLE}\nstep: retreat dark", "dark retreats light's Weak", "SW-RETREAT-1"),
    (f"dark  character: Fast   build: Slow {{tapped}}\n{IDLE}\nstep: retreat dark", "dark retreats Slow",
     "SW-RETREAT-1"),
    # its own state before that of what is on it, and before what forbids it
    (f"dark  character: Fast   space: Fighter Ship {{tapped}} [Pilot {{tapped}}]\n{IDLE}\nstep: retreat dark",
     "dark retreats Fighter Ship", "SW-RETREAT-2"),
    (f"dark  character: Fast, Anchored {{tapped}}\n{IDLE}\nstep: retreat dark", "dark retreats Anchored",
     "SW-RETREAT-2"),
    # whose time it is before what it must do and what it may attack
    ("dark  character: Fast\nlight  character: Weak   space: Fighter Ship\nstep: character",
     "dark rests light's Fighter Ship", "SW-BATTLE-3"),
    (f"dark  character: Fast, Berserker\n{LIGHT}\nstep: character", "dark rests Berserker", "SW-BATTLE-3"),
    ("dark  character: Fast   space: Fighter Ship\nlight  character: Weak\nstep: character",
     "dark attacks Weak with Fighter Ship", "SW-BATTLE-9"),
    ("dark  character: Snob\nlight  character: Slow   build: Guard\nstep: character", "dark attacks Guard with Snob",
     "SW-ATTACK-2"),
    ("dark  character: Snob\nlight  character: Slow, Guard\nstep: character", "dark attacks Guard with Snob",
     "SW-GOAL-10"),
    # of what is played instead of an attack: whose it is, where it works, whose time it is
    ("dark  character: Fast\nlight  character: Slow, Gunner\nstep: character", "dark uses 1 of light's Gunner",
     "SW-BATTLE-3"),
    ("dark  character: Fast   build: Gunner\nlight  character: Slow\nstep: character", "dark uses 1 of Gunner",
     "SW-ABIL-9"),
    ("dark  character: Fast, Gunner\nlight  character: Slow\nstep: character", "dark uses 1 of Gunner", "SW-BC-12"),
    # what forbids it before that it has to attack
    ("dark  character: Wild Gunner\nlight  character: Muzzler, Slow\nstep: character", "dark uses 1 of Wild Gunner",
     "SW-GOAL-10"),
    # what forbids it before what it costs
    ("dark  character: Fast   hand: Tester\nlight  character: Embargo\nstep: build dark", "dark starts Tester",
     "SW-GOAL-10"),
    ("dark  character: Fast   built: Slow {1}\nlight  character: Embargo\nstep: build dark", "dark adds to Slow",
     "SW-GOAL-10"),
    ("dark  character: Fast   hand: Strike\nlight  character: Embargo\nstep: build dark", "dark starts Strike",
     "SW-BUILD-2"),
)  # fmt: skip


@pytest.mark.parametrize(("drawn", "act", "rule"), WHOSE)
def test_whose_and_what_a_thing_is_comes_before_what_was_done_with_it(tester, drawn, act, rule):
    """SW-BUILD-1, SW-RETREAT-1, SW-BATTLE-3, SW-ATTACK-2; and what other cards forbid before the cost."""
    tester(drawn).refused(act, rule)


def test_what_is_put_in_setup_comes_from_the_hand_whatever_it_is(tester):
    """SW-SETUP-4 before SW-SETUP-10; and whose go it is comes first of all (SW-SETUP-5)."""
    t = tester("dark  deck: Tester x20, Errand\nlight  deck: Tester x20\nsetup: yes")
    t.refused("dark puts Errand", "SW-SETUP-4").refused("light puts Tester", "SW-SETUP-5")


@pytest.mark.parametrize(("drawn", "done", "act", "rule"), SEVERAL)
def test_of_several_rules_the_one_that_a_person_would_name_is_cited(tester, drawn, done, act, rule):
    """SW-ABIL-5, SW-BC-3: whose and what it is, used up, the moment, what forbids it, its condition, its cost."""
    tester(drawn).do(*[done] if done else []).refused(act, rule)


def test_in_setup_what_a_card_is_comes_before_what_it_costs(tester):
    """SW-SETUP-13, SW-SETUP-6: a second card of a version joins no stack, paid for or not."""
    t = tester("dark  deck: Hero (A) x2, Dear, Tester x20\nlight  deck: Dear x2, Tester x20\nsetup: yes")
    t.do("dark puts Hero (A)", "light puts Dear", "dark puts Dear", "light puts Dear")
    t.look("dark may put Tester").do(*["dark puts Tester"] * 2).refused("dark puts Hero (A) under", "SW-STACK-8")


@pytest.mark.parametrize(
    ("drawing", "act", "facts"),
    [
        (
            "dark  deck: Hero (A) x20\nlight  deck: Tester x20\nsetup: yes",
            "dark puts Hero (A) under",
            {"card": "Hero (A)"},
        ),
        (OWN_TIME.format("Tester"), "dark attacks Tester with Fast", {"unit": "Fast", "target": "Tester"}),
        (OWN_TIME.format("Tester"), "dark completes Temple", {"unit": "Temple"}),
    ],
)
def test_a_refusal_knows_what_it_is_about(tester, drawing, act, facts):
    """What its sentence may name, by the verb: the card of the hand, or the things at the table."""
    match = tester(drawing).match
    seat, intent = match.game.drawing.act(match._state, match.rules, act)
    found = match.rules.facts(match._state, seat, intent)
    assert {word: found[word].printed_name for word in ("card", "unit", "target") if word in found} == facts
