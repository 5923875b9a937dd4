"""Rules that single cards ask for: what things cost, how long effects last, what a cost was paid with."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import CHOSEN, SELF, Choose, Discard, Do, Draw, Heal, Hurt, Lasting, Static, When, one
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    EACH,
    OPPONENT,
    SPENT,
    TARGET,
    Activated,
    AddCounters,
    Barred,
    BattleStep,
    BuildPoints,
    CostOf,
    CostsLess,
    Damage,
    ForceLess,
    Gain,
    Gets,
    Pilot,
    Prevent,
    Recover,
    Retreat,
    Sort,
    Sure,
    Tap,
    Unpreventable,
)
from stolik.games.star_wars.cards.recipes import battle, built, mission, paid, tapped, theirs, unit, yours
from stolik.games.star_wars.text import cards
from stolik.games.star_wars.text.asks import Asking
from stolik.games.star_wars.text.table import KindNames

DROID = ("dark", "character", "Droid")
CARDS = [
    unit("x-1", "Taxman", *DROID, (3, 10, 3, 9), Static(ForceLess(-2), OPPONENT)),
    unit("x-2", "Jammer", *DROID, (3, 10, 3, 9), Static(ForceLess(-1), theirs())),
    unit("x-3", "Helper", "light", "character", "Droid", (3, 20, 3, 9),
         Static(ForceLess(2, 1), yours("Squad")), Static(ForceLess(1), EACH, BattleStep("character"))),
    unit("x-4", "Squad", "light", "character", "Squad", (5, 30, 3, 9), paid(2, Gain(9)), paid(0, Draw(1))),
    battle("x-5", "Windfall", "light", paid(0, Gain(7))),
    unit("x-6", "Sith", "dark", "character", "Dark Jedi", (9, 60, 3, 9),
         Activated((Discard(one(yours("Droid", at="character"))),), BuildPoints(CostOf(SPENT)), only="build"),
         Activated((Tap(one(yours("Droid", at="character"))),), Lasting(Gets(power=CostOf(SPENT)), SELF, "turn"))),
    unit("x-7", "Worm", "dark", "space", "Creature", (7, 60, 4, 9), When("defeats", Heal(CostOf(TARGET), SELF))),
    unit("x-8", "Dinghy", "light", "space", "Transport", (2, 10, 1, 1)),
    unit("x-9", "Ghost", "light", "space", "Transport", (2, 10, 1, 1), When("discarded", Recover())),
    unit("x-10", "Twin (A)", "light", "space", "Transport", (2, 10, 1, 1),
         When("discarded", Recover("deck", whole=True))),
    unit("x-19", "Twin (B)", "light", "space", "Transport", (2, 10, 1, 1)),
    unit("x-11", "Jailer", *DROID, (2, 10, 1, 9), Static(Barred("leave"), theirs(Hurt()))),
    mission("x-12", "Cordon", "dark", 1, Lasting(Barred("leave", Sort("Squad")), "opponent", "turn")),
    unit("x-13", "Runner", "light", "character", "Droid", (2, 60, 1, 9), tapped(Retreat(one(yours("Squad"))))),
    unit("x-14", "Broker", *DROID, (2, 10, 1, 9), Static(Barred("upkeep"), yours("Hunter"))),
    unit("x-15", "Hound", "dark", "character", "Hunter", (2, 10, 1, 9), kw.upkeep(Tap(SELF))),
    unit("x-16", "School", *DROID, (2, 10, 1, 9), Static(CostsLess(2), built("Pilot"))),
    unit("x-17", "Ace", "dark", "character", "Smuggler", (4, 30, 3, 4), Pilot(("Starfighter",), (Gets(power=1),))),
    mission("x-18", "Strike", "dark", 1,
            Do((Choose(one(built(whose="opponent"))), AddCounters(None, CHOSEN), BuildPoints(1)))),
    unit("x-30", "Bolt", *DROID, (2, 10, 1, 9),
         paid(0, Damage(3, one(theirs(at="character")), sure=Sure("evade", Sort("Jedi Master"))))),
    unit("x-31", "Storm", *DROID, (2, 10, 1, 9),
         paid(0, Damage(2, one(theirs(at="character")), dice=True, sure=Sure("all", Sort("Jedi Master"))))),
    unit("x-32", "Dodger", "light", "character", "Jedi", (2, 10, 1, 9), kw.evade(2)),
    unit("x-33", "Master", "light", "character", "Jedi Master", (2, 10, 1, 9), kw.evade(2)),
    unit("x-34", "Brute", *DROID, (2, 60, 2, 9), paid(0, Lasting(Unpreventable(evade=True), SELF, "attack"))),
    unit("x-35", "Medic", "light", "character", "Droid", (2, 10, 1, 9), paid(0, Prevent(2, one(yours())))),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


STEP = "dark  {dark}   force: 5\nlight  {light}   force: {force}\nstep: {step}"


@pytest.mark.parametrize(
    ("dark", "light", "card", "left"),
    [
        ("Hound", "Squad", "Windfall", 10),
        ("Taxman", "Squad", "Windfall", 8),
        ("Taxman, Taxman", "Squad", "Windfall", None),
        ("Taxman", "Squad, Helper", "Windfall", 9),
        ("Hound", "Squad", "1 of Squad", 10),
        ("Jammer", "Squad", "1 of Squad", 9),
        ("Jammer, Jammer", "Squad", "1 of Squad", None),
        ("Hound", "Squad, Helper", "1 of Squad", 11),
        ("Jammer", "Squad, Helper", "1 of Squad", 11),
        ("Hound", "Squad, Helper", "2 of Squad", 3),
    ],
)
def test_what_is_played_costs_more_or_less_force(own, dark, light, card, left):
    """SW-ABIL-23: what costs nothing costs what is added, what costs any at least what the card says, nothing less than
    0; two more than can be paid are too many."""
    drawn = STEP.format(
        dark=f"character: {dark}",
        light=f"character: {light}   hand: Windfall   deck: Dinghy x3",
        force=3,
        step="character",
    )
    t = own(drawn)
    verb = "play" if card == "Windfall" else "use"
    if left is None:
        t.look(f"light may not {verb} {card}: SW-ZONE-6")
    else:
        t.do(f"light {verb}s {card}").look(f"light force {left}")


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("Pay 1 Force -> One of your Droids gets Armor.", ("turn",)),
        ("Pay 1 Force -> One of your Droids gets Armor until end of battle.", ("battle",)),
        (
            "Pay 1 Force -> One of your Droids gets Armor for this attack."
            " | Enhance: Pay 1 more Force -> That unit gets Stun 1.",
            ("attack", "attack"),
        ),
    ],
)
def test_what_says_no_time_lasts_to_the_end_of_the_turn(text, until):
    """SW-ABIL-22: or as long as what it takes the place of."""
    read = cards.read_text(text, cards.PrintedOn("Test Card", "battle"))
    assert tuple(play.do.until for play in read.plays) == until


def test_an_effect_knows_what_its_cost_was_paid_with(own):
    """SW-ABIL-24: the build cost of a unit that is discarded, and of one that is only tapped."""
    t = own(STEP.format(dark="character: Sith, Taxman   points: 1", light="space: Dinghy", force=0, step="build dark"))
    t.do("dark uses 1 of Sith", "dark chooses Taxman").look("dark points 4", "dark discard Taxman")
    t = own(STEP.format(dark="character: Sith, Taxman", light="character: Squad", force=0, step="character"))
    t.do("dark uses 2 of Sith", "dark chooses Taxman").look("Sith power 6", "Taxman tapped yes")


SPACE = """
    dark  space: {dark}   character: Taxman
    light  space: {light}   character: Clone Officer   deck: Dinghy
    step: space
    """


def test_what_is_gone_is_known_as_it_was(own):
    """SW-ABIL-24: two counters for the build cost of the discarded unit."""
    t = own(SPACE.format(dark="Worm {damage 5}", light="Dinghy"), 4, 1, 1, 1)
    t.do("dark attacks Dinghy with Worm").look("light discard Dinghy", "Worm damage 3")


@pytest.mark.parametrize(
    ("name", "light", "luck", "seen"),
    [
        ("Ghost", "Ghost", (), ("light hand Ghost", "light discard none", "light deck 1")),
        ("Twin", "Twin (A) < Twin (B)", ("S", "S"), ("light holds 0", "light discard none", "light deck 3")),
    ],
)
def test_cards_come_back_out_of_the_discard_pile(own, name, light, luck, seen):
    """SW-ABIL-25: the card of the text into the hand, or all that lay with it into the deck."""
    own(SPACE.format(dark="Worm", light=light), 4, 4, 4, 4, *luck).do(f"dark attacks {name} with Worm").look(*seen)


def test_who_may_not_leave_in_the_retreat_step_may_be_retreated(own):
    """SW-RETREAT-8: by a static ability the damaged Squad, by an effect on its player every Squad; a card may do it."""
    light = "character: Squad {damage 1}, Runner"
    t = own(STEP.format(dark="character: Jailer", light=light, force=0, step="retreat light"))
    t.look("light may not retreat Squad: SW-GOAL-10", "light may retreat Runner")
    t.do("light is done", "light uses 1 of Runner", "light chooses Squad").look("light build Squad")
    dark = "character: Hound   built: Cordon {1}"
    t = own(STEP.format(dark=dark, light="character: Squad, Runner   deck: Dinghy x2", force=0, step="build dark"))
    t.do("dark completes Cordon", "dark is done", "light is done", "dark is done")
    t.look("light may not retreat Squad: SW-GOAL-10", "light may retreat Runner")


@pytest.mark.parametrize(("dark", "choice", "seen"), [("Hound, Broker", "0", "no"), ("Hound, Broker", "1", "yes")])
def test_upkeep_that_need_not_be_paid_may_be_paid(own, dark, choice, seen):
    """SW-KW-UPKEEP-5."""
    own(ROLL.format(dark=dark), 3).do(f"dark chooses {choice}").look(f"Hound tapped {seen}")


def test_upkeep_that_must_be_paid_is_no_question(own):
    """SW-KW-UPKEEP-1: as in the test before, without the card that frees of it."""
    own(ROLL.format(dark="Hound"), 3).look("Hound tapped yes")


ROLL = "dark  character: {dark}   deck: Dinghy x3\nlight  character: Squad   deck: Dinghy x2\nstep: roll"


def test_a_pilot_is_whoever_has_the_ability(own):
    """SW-PILOT-22: two fewer for the Ace, who is no Pilot by his type line, and none for another card."""
    t = own(
        STEP.format(
            dark="character: School   built: Ace {2}, Sith {7}", light="space: Dinghy", force=0, step="build dark"
        )
    )
    t.look("dark may deploy Ace", "dark may not deploy Sith: SW-BUILD-5")


def test_build_counters_are_taken_off_a_card_of_the_opponent(own):
    """SW-ZONE-8: all of them; whose card it is starts again."""
    t = own(
        STEP.format(dark="character: School   built: Strike {1}", light="built: Squad {4}", force=0, step="build dark")
    )
    t.do("dark completes Strike").look("Squad counters 0", "dark points 1")


def test_damage_that_evade_cant_prevent(own):
    """SW-DAMAGE-11: not by the Evade of a Jedi, but by that of a Jedi Master, and by what is no Evade."""
    t = own(STEP.format(dark="character: Bolt", light="character: Dodger, Master, Medic", force=0, step="character"))
    t.do("dark uses 1 of Bolt", "dark chooses Dodger")
    t.look("light may not use Evade of Dodger: SW-DAMAGE-11", "light may use 1 of Medic")
    t = own(STEP.format(dark="character: Bolt", light="character: Dodger, Master", force=0, step="character"))
    t.do("dark uses 1 of Bolt", "dark chooses Master", "light uses Evade of Master", "light chooses 2")
    t.look("Master damage 1")


def test_damage_that_only_some_can_prevent(own):
    """SW-DAMAGE-11: nobody is asked where there is none of them; a Jedi Master is, another beside it can't."""
    t = own(STEP.format(dark="character: Storm", light="character: Dodger, Medic", force=0, step="character"), 4, 4)
    t.do("dark uses 1 of Storm", "dark chooses Dodger").look("Dodger damage 2")
    t = own(STEP.format(dark="character: Storm", light="character: Master, Medic", force=0, step="character"), 4, 4)
    t.do("dark uses 1 of Storm", "dark chooses Master").look(
        "light may not use 1 of Medic", "light may use Evade of Master"
    )


def test_an_attack_that_evade_cant_prevent(own):
    """SW-DAMAGE-11: only for the attack for which it was played."""
    drawn = STEP.format(dark="character: Brute, Hound", light="character: Dodger", force=0, step="character")
    own(drawn, 4, 4).do("dark attacks Dodger with Brute", "dark uses 1 of Brute").look("Dodger damage 2")
    own(drawn, 4, 4).do("dark attacks Dodger with Brute", "dark passes").look("light asked window:prevent")


@pytest.mark.parametrize(("lang", "free"), [("en", "Pay nothing"), ("pl", "Nic nie płać"), ("ja", "何も支払わない")])
def test_to_pay_nothing_is_offered_in_words(own, lang, free):
    """SW-KW-UPKEEP-5: beside the cost itself."""
    t = own(ROLL.format(dark="Hound, Broker"), 3)
    rules = t.match.rules
    view = rules.view(t.match._state, 0)
    labels = Asking(view.decision, view, KindNames(tuple(rules.pool.values())), lang).labels()
    assert labels[0].replace("\u00a0", " ") == free
    assert len(set(labels)) == len(labels) == 2
    t.do("dark chooses 0")
