"""Keywords of the sets after The Empire Strikes Back: Upkeep, Bounty, Lucky, Hidden Cost."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import SELF, Discard, Draw, Not, Some, Static, Unless, Which
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    EACH,
    Barred,
    BattleStep,
    CanAttack,
    Fought,
    Gain,
    Gets,
    PayPoints,
    Pilot,
    Prevent,
    Sort,
    Tap,
    Unpreventable,
    Without,
)
from stolik.games.star_wars.cards.recipes import battle, gets, paid, theirs, unit

PAID = PayPoints(1)
THROWN = Discard(Some(1, 1, Which("card", "you", "hand")))
CARDS = [
    unit("x-1", "Dear", "dark", "character", "Droid", (3, 30, 3, 4), kw.upkeep(PAID, THROWN, Tap(SELF))),
    unit("x-2", "Hunter", "dark", "character", "Droid", (3, 40, 3, 4), kw.bounty(Draw(2))),
    unit("x-3", "Lucky", "dark", "character", "Droid", (3, 50, 3, 4), kw.lucky(2)),
    unit("x-4", "Ambush", "dark", "character", "Droid", (6, 60, 3, 4), kw.hidden_cost(2)),
    unit("x-5", "Target", "light", "character", "Droid", (3, 20, 3, 2), paid(0, Prevent(2, SELF))),
    unit("x-10", "Guard", "dark", "character", "Droid", (3, 20, 1, 9)),
    unit("x-11", "Charmed", "light", "character", "Droid", (3, 10, 1, 9), kw.lucky(2)),
    unit("x-12", "Twice", "dark", "character", "Droid", (3, 30, 3, 4), kw.upkeep(Tap(SELF)), kw.upkeep(Tap(SELF))),
    unit("x-6", "Slow", "light", "character", "Droid", (3, 10, 1, 9)),
    unit("x-7", "Sure", "dark", "character", "Droid", (3, 60, 3, 4), Static(Unpreventable(attack=True), SELF)),
    unit("x-8", "Shielded", "light", "character", "Droid", (3, 10, 1, 9), kw.static("shields", 2)),
    unit("x-9", "Jammer", "dark", "character", "Droid", (3, 10, 1, 9),
         paid(0, gets(Some(1, 1, theirs()), "turn", Without("shields")))),
]  # fmt: skip


CARDS += [
    unit("x-20", "Raider", "dark", "character", "Droid", (3, 60, 3, 4),
         Static(CanAttack(Which("unit", "opponent", "build", (Sort("character"),))), SELF)),
    unit("x-21", "Dodger", "light", "character", "Droid", (3, 10, 1, 2), kw.evade(2)),
    unit("x-22", "Binder", "dark", "character", "Droid", (3, 10, 1, 9),
         paid(0, gets(Some(1, 1, theirs()), "turn", Barred("evade")))),
    unit("x-23", "Warden", "dark", "character", "Droid", (3, 10, 1, 9),
         Static(Barred("play battle cards"), EACH, BattleStep("character"))),
    battle("x-24", "Ambuscade", "dark", paid(0, Gain(5), while_=Unless(Fought("each", "character")))),
    unit("x-25", "Drone Ship", "dark", "space", "Starfighter", (3, 10, 1, 9),
         Static(Barred("be piloted", Not(Sort("Droid"))), SELF)),
    unit("x-27", "Target Ship", "light", "space", "Starfighter", (3, 10, 1, 9)),
    unit("x-26", "Pilot", "dark", "character", "Smuggler", (3, 10, 1, 9), Pilot(("Starfighter",), (Gets(power=1),))),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


ROLL = "dark  {dark}   deck: Geonosian Guard x3\nlight  character: Slow   deck: Slow x2\nstep: roll"
FIGHT = "dark  {dark}\nlight  {light}\nstep: character"


@pytest.mark.parametrize("place", ["character", "build"])
@pytest.mark.parametrize(
    ("choice", "seen"),
    [
        (("1",), ("dark points 2", "Dear tapped no", "dark holds 2")),
        (("2", "Geonosian Guard"), ("dark points 3", "Dear tapped no", "dark holds 1")),
        (("3",), ("dark points 3", "Dear tapped yes", "dark holds 2")),
    ],
)
def test_one_cost_of_upkeep_is_paid_as_the_own_build_step_starts(own, place, choice, seen):
    """SW-KW-UPKEEP-1, SW-KW-UPKEEP-4: a point, a card of the hand, or tapping; for a retreated unit too."""
    t = own(ROLL.format(dark=f"{place}: Dear   hand: Geonosian Guard"), 3)
    t.do(*[f"dark chooses {one}" for one in choice]).look(*seen)


def test_what_cant_be_paid_is_no_choice(own):
    """SW-KW-UPKEEP-2, SW-KW-UPKEEP-3: the second Upkeep finds its unit tapped by the first, and no card left."""
    t = own(ROLL.format(dark="character: Twice {tapped}").replace("   deck: Geonosian Guard x3", "   deck: none"), 3)
    t.look("dark points 3")


def test_a_bounty_is_paid_as_the_next_own_build_step_starts(own):
    """SW-KW-BOUNTY-1, SW-KW-BOUNTY-3: two cards beside that of the step, of the opponent's step none."""
    drawn = FIGHT.format(dark="character: Hunter   deck: Geonosian Guard x6", light="character: Target   deck: Slow x5")
    t = own(drawn, 4, 4, 1, 3).do("dark attacks Target with Hunter", "light passes").look("light discard Target")
    t.look("dark holds 3", "light holds 0")


def test_who_survives_earns_nothing_and_nobody_earns_by_itself(own):
    """SW-KW-BOUNTY-1, SW-KW-BOUNTY-2."""
    t = own(FIGHT.format(dark="character: Hunter, Slow", light="character: Target, Slow"), 4, 1, 1)
    t.do("dark attacks Target with Hunter", "light passes").look("light character Target, Slow")
    assert not any(player.effects for player in t.match._state.seats)


def test_lucky_has_just_so_many_own_dice_rolled_again(own):
    """SW-KW-LUCKY-1, SW-KW-LUCKY-2, SW-KW-LUCKY-3: two of three dice, once an attack."""
    t = own(FIGHT.format(dark="character: Lucky, Guard", light="character: Slow, Target"), 4, 1, 1, 5, 5)
    t.do("dark attacks Slow with Lucky", "dark uses 1 of Lucky")
    assert t.match.decision.least == t.match.decision.most == 2
    t.do("dark chooses die 2, die 3").look("Slow damage 3", "dark may not use 1 of Lucky")


def test_lucky_has_dice_rolled_again_that_are_rolled_at_it(own):
    """SW-KW-LUCKY-1, SW-KW-LUCKY-2: both hits of three dice; not in an attack on another unit."""
    fight = FIGHT.format(dark="character: Hunter, Guard", light="character: Slow, Charmed")
    t = own(fight, 4, 4, 1, 1, 1).do("dark attacks Charmed with Hunter", "light uses 1 of Charmed")
    t.do("light chooses die 1, die 2").look("Charmed damage 0")
    own(fight, 4, 4, 1).do("dark attacks Slow with Hunter").look("Slow damage 2")


def test_with_fewer_dice_all_of_them_are_rolled_again(own):
    """SW-KW-LUCKY-2."""
    t = own(FIGHT.format(dark="character: Guard, Hunter {tapped}", light="character: Charmed {tapped}, Slow"), 4, 1)
    t.do("dark attacks Charmed with Guard", "light uses 1 of Charmed", "light chooses die 1").look("Charmed damage 0")


BUILDING = (
    "dark  character: Guard   built: Ambush {{{counters}}}   force: {force}\nlight  character: Slow\nstep: build dark"
)


@pytest.mark.parametrize(
    ("counters", "force", "left"),
    [(2, 5, 1), (4, 5, 3), (6, 0, 0), (9, 2, 2)],
)
def test_a_hidden_cost_is_paid_in_force_in_a_build_step(own, counters, force, left):
    """SW-KW-HIDDEN-COST-1, SW-KW-HIDDEN-COST-2: what is missing of 6 counters; nothing where nothing is."""
    t = own(BUILDING.format(counters=counters, force=force))
    t.do("dark deploys Ambush").look("Ambush place character", f"dark force {left}")


@pytest.mark.parametrize(("counters", "force", "rule"), [(1, 9, "SW-BUILD-5"), (2, 3, "SW-ZONE-6")])
def test_a_hidden_cost_asks_for_its_counters_and_all_the_force(own, counters, force, rule):
    """SW-KW-HIDDEN-COST-1."""
    t = own(BUILDING.format(counters=counters, force=force))
    t.refused("dark deploys Ambush", rule)


HIDDEN = FIGHT.format(dark="character: Lucky, Hunter   built: Ambush {3}   force: 9", light="character: Slow, Target")


def test_a_hidden_cost_is_paid_in_a_chance_before_anybody_has_acted(own):
    """SW-KW-HIDDEN-COST-3, SW-KW-HIDDEN-COST-4: it comes into its arena and, being the fastest, acts first."""
    t = own(HIDDEN).look("dark asked window:open").do("dark deploys Ambush")
    t.look("dark force 6", "Ambush place character", "dark may attack Slow with Ambush")


def test_a_hidden_cost_is_for_no_chance_of_its_own_kind(own):
    """SW-KW-HIDDEN-COST-3: not while dice may be rerolled."""
    t = own(HIDDEN, 4, 1, 1).do("dark passes", "dark attacks Slow with Lucky", "dark passes")
    t.look("dark asked window:reroll").refused("dark deploys Ambush", "SW-POP-7")


def test_damage_that_cant_be_prevented(own):
    """SW-GOAL-10: the hits of its attack; what prevents is not offered."""
    t = own(FIGHT.format(dark="character: Sure, Guard", light="character: Target, Slow"), 4, 1, 1)
    t.do("dark attacks Target with Sure").look("Target damage 1")


def test_a_keyword_that_is_lost(own):
    """SW-KW-SHIELDS-1: a power of 3 against no Shields, until the turn ends."""
    t = own(FIGHT.format(dark="character: Hunter, Jammer", light="character: Shielded, Slow"), 4, 4, 4)
    t.do("dark uses 1 of Jammer", "dark chooses Shielded", "dark attacks Shielded with Hunter").look(
        "Shielded keywords none", "Shielded damage 3"
    )


def test_a_card_lets_a_unit_attack_retreated_ones(own):
    """SW-ATTACK-2, SW-GOAL-9: and what else its own arena has."""
    t = own("dark  character: Raider, Guard\nlight  character: Slow   build: Target\nstep: character", 4, 1, 1)
    t.look("dark may attack Slow with Raider").do("dark attacks Target with Raider", "light passes")
    t.look("Target place build", "Target damage 1")
    own("dark  character: Guard, Slow\nlight  character: Slow   build: Target\nstep: character").refused(
        "dark attacks Target with Guard", "SW-ATTACK-2"
    )


def test_a_unit_that_cant_use_evade(own):
    """SW-GOAL-10: its damage lands."""
    fight = FIGHT.format(dark="character: Hunter, Binder", light="character: Dodger, Slow")
    t = own(fight, 4, 1, 1).do("dark uses 1 of Binder", "dark chooses Dodger", "dark attacks Dodger with Hunter")
    t.look("Dodger damage 1")


@pytest.mark.parametrize(("who", "rule"), [("Warden", "SW-GOAL-10"), ("Guard", None)])
def test_battle_cards_that_nobody_plays_in_one_step(own, who, rule):
    """SW-GOAL-10: of the Character arena alone."""
    t = own(f"dark  character: {who}, Jammer   hand: Ambuscade\nlight  character: Slow, Target\nstep: character")
    t.look(f"dark may not play Ambuscade: {rule}" if rule else "dark may play Ambuscade")


def test_a_card_for_the_time_before_anybody_has_attacked(own):
    """SW-BC-9: until the first attack in that arena."""
    fight = FIGHT.format(dark="character: Hunter, Jammer   hand: Ambuscade", light="character: Slow, Target")
    t = own(fight).look("dark may play Ambuscade").do("dark passes", "dark attacks Slow with Hunter")
    t.look("dark asked window:open", "dark may not play Ambuscade: SW-BC-9")


@pytest.mark.parametrize("act", ["dark rests Drone Ship", "dark attacks Target Ship with Drone Ship"])
@pytest.mark.parametrize("card", ["Fly Casual", "Lost in the Asteroids"])
def test_cards_for_the_time_before_anybody_attacks_or_would(own, card, act):
    """SW-BC-19: a unit that does nothing when its time has come would have attacked, and has not."""
    dark, light = "space: Drone Ship   character: Jammer", "space: Target Ship   character: Slow"
    t = own(f"dark  {dark}   hand: {card}   force: 2\nlight  {light}\nstep: space")
    t.look(f"dark may play {card}").do("dark passes", act)
    t.look(f"dark may play {card}" if "Lost" in card and "rests" in act else f"dark may not play {card}: SW-BC-9")


def test_a_ship_that_only_some_can_pilot(own):
    """SW-GOAL-10, SW-PILOT-9."""
    t = own("dark  space: Drone Ship   character: Pilot\nlight  character: Slow\nstep: build dark")
    t.look("dark may not move Pilot onto Drone Ship: SW-GOAL-10")
