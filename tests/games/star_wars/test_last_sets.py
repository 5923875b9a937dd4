"""Rules that single cards of Rogues and Scoundrels and of Return of the Jedi ask for."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import CHOSEN, SELF, THAT_MANY, Choose, Do, Draw, Lasting, When, one
from stolik.games.star_wars.ast.nodes import SPENT, Activated, BuildPoints, Gets, Lose, StatOf, Tap
from stolik.games.star_wars.cards.recipes import battle, location, mission, paid, theirs, unit, yours

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
