"""Rules that single cards of Rogues and Scoundrels and of Return of the Jedi ask for."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import CHOSEN, SELF, THAT_MANY, Called, Choose, Do, Draw, Lasting, May, Some, Static, When, one
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    SPENT,
    Activated,
    Barred,
    BuildPoints,
    CostsLess,
    Ejects,
    Force,
    Gain,
    Gather,
    Gets,
    Keyword,
    Lose,
    Pilot,
    Piloted,
    Predict,
    RollOff,
    Said,
    Seeks,
    StatOf,
    Tap,
    Toll,
    Untap,
)
from stolik.games.star_wars.cards.recipes import battle, built, cards, location, mission, paid, theirs, unit, yours
from stolik.games.star_wars.rules.events import AttackDeclared

from .tables import happened

DROID = ("dark", "character", "Droid")
CARDS = [
    unit("x-1", "Aide", *DROID, (3, 10, 1, 9), paid(0, Lasting(Gets(power=2), SELF, "character step"), only="build")),
    unit("x-2", "Drain", *DROID, (3, 60, 2, 9), When("damages", Lose(THAT_MANY, "opponent"))),
    unit("x-3", "Weak", "light", "character", "Scout", (3, 10, 1, 2)),
    unit("x-4", "Mourner", "light", "character", "Scout", (3, 10, 1, 9), When("unit discarded", Draw(9))),
    location("x-5", "Core", "dark", "space", 1, When("discarded", Draw(1))),
    location("x-6", "Moon", "light", "space", 1),
    mission("x-7", "Price", "dark", 1, Lasting(When("battle phase starts", Do((
        Choose(one(theirs(at="arenas"))),
        Lasting(When("discarded", Lasting(When("build roll", BuildPoints(5, "opponent")), "opponent", "once")),
                CHOSEN, "turn"),
    ))), "you", "once")),
    battle("x-8", "Unity", "dark", Activated((Tap(one(yours(at="arenas"))),),
           Lasting(Gets(power=StatOf("power", SPENT)), one(yours(at="that arena")), "attack"))),
    unit("x-9", "Scrap", "dark", "space", "Transport", (2, 10, 1, 1)),
    unit("x-10", "Regent", "light", "character", "Jedi", (3, 20, 0, 0), 
         Static(Said(power=Force(), health=Force()), SELF)),
    unit("x-11", "Band", "light", "character", "Musician", (3, 20, 1, 9), Static(Toll(1), theirs(at="character"))),
    unit("x-12", "Envoy", "light", "character", "Diplomat", (3, 20, 1, 9), 
         Static(Toll(2, on=True), SELF), kw.intercept()),
    unit("x-13", "Rock", "light", "space", "Asteroid", (3, 10, 1, 1), When("discarded", May(
        Gather(Some(0, 2, cards("deck", Called("Stone"))), ("hand", "discard", "deck"), "arena")))),
    unit("x-14", "Stone", "light", "space", "Asteroid", (1, 10, 1, 1)),
    unit("x-15", "Spy", *DROID, (3, 60, 1, 9), When("attacks", May(
        Gather(Some(1, 1, cards("deck", "battle", whose="opponent")), ("hand", "deck"), "discard")))),
    battle("x-16", "Calm", "light", paid(0, Draw(1), only="build")),
    unit("x-17", "Wing", "dark", "space", "Starfighter", (3, 40, 2, 3), Static(Keyword("extra pilot"), SELF)),
    unit("x-18", "Mate", *DROID, (3, 60, 1, 9),
         Pilot(("Starfighter",), (Static(Gets(power=3), SELF, Piloted(SELF, least=2)),))),
    unit("x-19", "Lead", *DROID, (3, 60, 1, 9), Pilot(("Starfighter",), ())),
    unit("x-20", "Chief", *DROID, (3, 10, 1, 9),
         paid(0, Lasting(Static(CostsLess(1), built("Droid", "unit")), "you", "turn"), only="build")),
    unit("x-21", "Zealot", *DROID, (3, 60, 1, 9), Static(Barred("rest"), SELF)),
    unit("x-22", "Gambler", *DROID, (3, 60, 1, 9), When("attack ends", RollOff(Untap(SELF), None, Gain(4)))),
    unit("x-23", "Oracle", *DROID, (3, 60, 3, 9), When("attacks", Predict("hits", Gain(3)))),
    unit("x-24", "Omen", "light", "character", "Scout", (3, 10, 1, 9), When("attacked", Predict("damage", Gain(3))),
         kw.evade(1)),
    unit("x-25", "Killer", *DROID, (3, 60, 2, 9), kw.bounty(Gain(2))),
    battle("x-26", "Silence", "light", paid(0, Lasting(Barred("bounty"), theirs(), "turn"))),
    unit("x-27", "Pod", "light", "space", "Starfighter", (3, 10, 1, 1), Static(Ejects(), SELF)),
    unit("x-28", "Ace", "light", "character", "Scout", (3, 10, 1, 9), Pilot(("Starfighter",), ())),
    unit("x-29", "Bully", *DROID, (3, 60, 1, 9), Static(Seeks("power"), SELF)),
    unit("x-31", "Swift", "light", "ground", "Speeder", (3, 60, 1, 9)),
    unit("x-32", "Crawler", "light", "ground", "Speeder", (3, 10, 1, 9)),
    unit("x-30", "Giant", "light", "character", "Scout", (3, 10, 5, 9)),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


STEP = "dark  {dark}   deck: Scrap x5\nlight  {light}   deck: Scrap x5\nstep: {step}"


def test_an_effect_ends_with_the_battle_step_of_its_arena(own):
    """SW-ABIL-27: it holds while the Characters fight, and no longer."""
    t = own(STEP.format(dark="character: Aide", light="character: Mourner", step="build dark"), 1)
    t.do("dark uses 1 of Aide", "dark is done", "light is done", "dark is done", "light is done").look("Aide power 3")
    t.do("dark rests Aide").look("Aide power 3").do("light rests Mourner").look("turn 3", "Aide power 1")


def test_what_a_location_says_of_its_end_happens_as_it_is_replaced(own):
    """SW-LOC-5: and it is no unit that was discarded."""
    t = own(
        STEP.format(
            dark="character: Aide",
            light="character: Mourner   built: Moon {1}",
            step="build light\nlocations: Core of dark",
        )
    )
    t.do("light completes Moon").look("dark discard Core", "dark holds 1", "light holds 0")


def test_force_is_lost_for_each_damage_that_was_done(own):
    """SW-DAMAGE-1: two points, once the counters are placed."""
    t = own(STEP.format(dark="character: Drain", light="character: Mourner   force: 5", step="character"), 4, 4)
    t.do("dark attacks Mourner with Drain").look("Mourner damage 2", "light force 3")


@pytest.mark.parametrize(("luck", "then", "points"), [((4, 4), (), 8), ((4, 1), ("light rests Weak",), 3)])
def test_a_price_is_paid_in_the_next_turn(own, luck, then, points):
    """SW-ABIL-21: five points more with the roll of the next turn, if the unit was discarded."""
    dark = "character: Drain   built: Price {1}"
    t = own(STEP.format(dark=dark, light="character: Weak", step="build dark"), *luck, 3)
    t.do("dark completes Price", "dark is done", "light is done", "dark is done", "light is done", "dark chooses Weak")
    t.do("dark attacks Weak with Drain", *then).look(f"dark points {points}")


def test_the_power_of_the_tapped_unit_is_added_in_its_arena(own):
    """SW-ABIL-24: as it was when it paid."""
    dark = "character: Drain, Aide   hand: Unity"
    t = own(STEP.format(dark=dark, light="character: Mourner", step="character"), 4, 4, 4)
    t.do("dark attacks Mourner with Drain", "dark plays Unity", "dark chooses Aide", "dark chooses Drain")
    t.look("Mourner damage 3", "Aide tapped yes")


def test_a_number_that_the_text_says_is_the_printed_one(own):
    """SW-ABIL-28: in the build zone too, and it falls as low as that."""
    t = own(STEP.format(dark="character: Aide", light="build: Regent   force: 3", step="build light"))
    t.look("Regent power 3", "Regent health 3")
    t = own(STEP.format(dark="character: Drain", light="character: Regent, Mourner   force: 2", step="character"), 4, 4)
    t.do("dark attacks Mourner with Drain").look("light force 0", "light discard Regent")


@pytest.mark.parametrize(("light", "force", "cost"), [("Band", 1, 1), ("Envoy", 2, 2), ("Mourner", 0, 0)])
def test_an_attack_may_cost_force(own, light, force, cost):
    """SW-ATTACK-12: whoever attacks pays as it is declared."""
    t = own(STEP.format(dark=f"character: Drain   force: {force}", light=f"character: {light}", step="character"), 1, 1)
    t.do(f"dark attacks {light} with Drain").look(f"dark force {force - cost}")


def test_who_has_too_little_force_cant_attack_so(own):
    """SW-ATTACK-12: not the Envoy, but another; with a Band nobody."""
    t = own(STEP.format(dark="character: Drain   force: 1", light="character: Envoy, Mourner", step="character"))
    t.look("dark may not attack Envoy with Drain: SW-ZONE-6", "dark may attack Mourner with Drain")
    t = own(STEP.format(dark="character: Drain", light="character: Band", step="character")).look("Drain tapped yes")
    assert not happened(t, AttackDeclared)


def test_who_must_attack_need_not_pay_for_it(own):
    """SW-ATTACK-12: it may rest where each attack costs, and else not."""
    drawn = "character: {}"
    t = own(STEP.format(dark="character: Zealot   force: 5", light=drawn.format("Envoy"), step="character"))
    t.look("dark may rest Zealot", "dark may attack Envoy with Zealot")
    t = own(STEP.format(dark="character: Zealot   force: 5", light=drawn.format("Mourner, Weak"), step="character"))
    t.look("dark may not rest Zealot: SW-BATTLE-6")


@pytest.mark.parametrize(("answer", "left", "hurt"), [("yes", 3, "Envoy"), ("no", 5, "Mourner")])
def test_who_intercepts_asks_for_the_same(own, answer, left, hurt):
    """SW-ATTACK-12: or the defender stays."""
    t = own(STEP.format(dark="character: Drain   force: 5", light="character: Mourner, Envoy", step="character"), 4, 4)
    t.do("dark attacks Mourner with Drain", "light uses Intercept of Envoy", f"dark chooses {answer}")
    t.look(f"{hurt} damage 2", f"dark force {left}")


def test_several_zones_are_searched_one_after_the_other(own):
    """SW-ZONE-12: one of the hand and one of the discard pile; the deck is not looked at any more."""
    light = "space: Rock   hand: Stone   discard: Stone   deck: Stone, Calm"
    t = own(STEP.format(dark="space: Scrap", light=light, step="space").replace("deck: Scrap x5\nstep", "\nstep"), 4)
    t.do("dark attacks Rock with Scrap", "light chooses yes", "light chooses Stone", "light chooses Stone")
    t.look("light holds 0", "light discard Rock", "light deck 2")


def test_hand_and_deck_of_the_opponent_are_searched(own):
    """SW-ZONE-12: what is in the hand is left, one of the deck is discarded, and that is shuffled."""
    drawn = (
        "dark  character: Spy   deck: Scrap\nlight  character: Mourner   hand: Calm   deck: Calm, Moon\nstep: character"
    )
    t = own(drawn, 1).do("dark attacks Mourner with Spy", "dark chooses yes", "dark chooses nothing")
    t.do("dark chooses Calm").look("light discard Calm", "light holds 1", "light deck 1")


@pytest.mark.parametrize(("ship", "power"), [("Wing [Mate]", 2), ("Wing [Mate; Lead]", 5)])
def test_a_pilot_may_count_those_who_fly_with_it(own, ship, power):
    """SW-PILOT-24."""
    own(STEP.format(dark=f"space: {ship}", light="character: Mourner", step="build dark")).look(f"Wing power {power}")


def test_units_that_cost_less_this_turn_may_be_started_after_it(own):
    """SW-BUILD-14: the Spy for 2 counters, for the Chief's player alone."""
    dark, light = "character: Chief   hand: Spy   points: 2", "built: Weak {2}"
    t = own(STEP.format(dark=dark, light=light, step="build dark"))
    t.do("dark uses 1 of Chief", "dark starts Spy", "dark chooses 2", "dark deploys Spy").look("Spy place character")
    t.do("dark is done").look("light may not deploy Weak: SW-BUILD-5")


@pytest.mark.parametrize(("mine", "theirs", "tapped", "force"), [(5, 2, "no", 0), (2, 5, "yes", 0), (3, 3, "yes", 4)])
def test_a_die_is_rolled_against_that_of_the_opponent(own, mine, theirs, tapped, force):
    """SW-ABIL-29: higher, lower, a tie."""
    t = own(STEP.format(dark="character: Gambler", light="character: Mourner, Weak", step="character"), 1, mine, theirs)
    t.do("dark attacks Mourner with Gambler").look(f"Gambler tapped {tapped}", f"dark force {force}")


@pytest.mark.parametrize(("said", "force"), [(2, 3), (3, 0)])
def test_hits_are_predicted_before_the_roll(own, said, force):
    """SW-ABIL-30: two of three dice hit."""
    t = own(STEP.format(dark="character: Oracle", light="character: Mourner", step="character"), 4, 5, 1)
    t.do("dark attacks Mourner with Oracle", f"dark chooses {said}").look(f"dark force {force}")


@pytest.mark.parametrize(("dice", "said", "force"), [((4, 4), 1, 3), ((4, 4), 2, 0), ((1, 1), 0, 3)])
def test_damage_is_predicted_as_it_is_done(own, dice, said, force):
    """SW-ABIL-30: one of two is prevented; of no hit none is done."""
    t = own(STEP.format(dark="character: Killer", light="character: Omen", step="character"), *dice)
    t.do("dark attacks Omen with Killer", f"light chooses {said}")
    if 4 in dice:
        t.do("light uses Evade of Omen", "light chooses 1")
    t.look(f"light force {force}")


@pytest.mark.parametrize(("hand", "played", "force"), [("", (), 6), ("   hand: Silence", ("light plays Silence",), 4)])
def test_who_receives_no_bounty_is_owed_none(own, hand, played, force):
    """SW-KW-BOUNTY-4: what is discarded while it holds."""
    t = own(STEP.format(dark="character: Killer", light=f"character: Weak, Ace{hand}", step="character"), 4, 4, 3)
    t.do(*played, "dark attacks Weak with Killer", "light rests Ace").look("turn 3", f"dark force {force}")


def test_pilots_get_away_from_a_unit_that_is_discarded(own):
    """SW-PILOT-25: tapped, in the Character arena."""
    t = own(STEP.format(dark="space: Scrap", light="space: Pod [Ace]   character: Mourner", step="space"), 4)
    t.do("dark attacks Pod with Scrap").look("light discard Pod", "Ace place character", "Ace tapped yes")


def test_a_unit_may_have_to_seek_out_the_weakest(own):
    """SW-ATTACK-13: either of two equal ones, or none; the stronger one where the weaker can't be attacked."""
    t = own(STEP.format(dark="character: Bully", light="character: Weak, Giant, Ace", step="character"))
    t.look("dark may attack Weak with Bully", "dark may attack Ace with Bully", "dark may rest Bully")
    t.look("dark may not attack Giant with Bully: SW-GOAL-10")
    own(STEP.format(dark="character: Bully", light="character: Envoy, Giant", step="character")).look(
        "dark may attack Giant with Bully", "dark may not attack Envoy with Bully: SW-ZONE-6"
    )


def test_what_is_played_when_a_unit_is_attacked_is_played_in_each_attack(own):
    """SW-ABIL-46, SW-ABIL-8: the Dragon untaps in two attacks of one turn, in each of them once."""
    dragon = "Dune Sea Krayt Dragon"
    t = own(f"dark  ground: {dragon} {{tapped}}   force: 13\nlight  ground: Swift, Crawler\nstep: ground", 1, 1)
    t.do(f"light attacks {dragon} with Swift", f"dark uses 1 of {dragon}", f"dark rests {dragon}")
    t.do(f"light attacks {dragon} with Crawler", f"dark uses 1 of {dragon}").look("dark force 5", "dark asked act")
