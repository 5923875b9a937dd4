"""What takes the place of something else, what waits with what was chosen, whose a unit is; damage that is moved or
that one unit does: rules that cards of The Empire Strikes Back ask for."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Choose,
    Do,
    Draw,
    Is,
    Lasting,
    May,
    Some,
    Static,
    Unless,
    When,
    one,
)
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    EVENT,
    OPPONENT,
    Activated,
    Attacking,
    Await,
    Barred,
    BuildPoints,
    Control,
    CostOf,
    Discard,
    Dying,
    Ejects,
    Gain,
    Gather,
    Gets,
    Half,
    LookAtTop,
    Lose,
    MoveDamage,
    Owned,
    Pilot,
    Prevent,
    PreventFrom,
    PutInto,
    Retreat,
    Shows,
    Silent,
    Spared,
    Tap,
    Untap,
    Which,
    YourStep,
)
from stolik.games.star_wars.cards.recipes import (
    battle,
    both,
    cards,
    every,
    location,
    mission,
    once,
    paid,
    theirs,
    unit,
    yours,
)

DARK, LIGHT = ("dark", "character", "Droid"), ("light", "character", "Scout")
PLACE = Which("location", "each", "arenas")
CARDS = [
    unit("x-1", "Scrap", "dark", "space", "Starfighter", (2, 10, 1, 1)),
    unit("x-2", "Brute", *DARK, (4, 60, 3, 9)),
    unit("x-3", "Weak", *LIGHT, (3, 10, 1, 2)),
    unit("x-4", "Tough", *LIGHT, (3, 20, 1, 9), When("discarded", Draw(1))),
    battle("x-5", "Shift", "dark", paid(0, Do((
        Choose(one(every(at="arenas"))),
        MoveDamage(None, CHOSEN, Some(1, 1, Which("unit", "each", "same side"))))))),
    battle("x-6", "Halt", "dark", paid(0, Do((PreventFrom(one(yours(Attacking()))), Untap(CHOSEN))))),
    unit("x-7", "Teller", *LIGHT, (3, 10, 1, 9), Static(Shows(), OPPONENT)),
    unit("x-8", "Squad", *LIGHT, (3, 20, 1, 2), Static(Spared(), SELF), When("discarded", Draw(1))),
    unit("x-9", "Rescuer", *LIGHT, (3, 20, 1, 9), When(
        "unit would be damaged",
        May(Do((Prevent(None, EVENT), Retreat(EVENT))), Lasting(Barred("untap"), SELF, "untap")),
        Both((Owned(EVENT), Is(EVENT, both("character", Dying())))))),
    unit("x-10", "Mount", "light", "ground", "Creature", (3, 20, 1, 9),
         Activated((Discard(SELF),), Prevent(None, one(yours("character", Dying(), at="character"))))),
    location("x-11", "Peak", "light", "character", 1, Static(Gets(power=2), yours(at="character"))),
    battle("x-12", "Siege", "dark", paid(0, Lasting(Silent(), one(PLACE), "turn"))),
    unit("x-13", "Chief", *LIGHT, (3, 20, 1, 9), Activated(
        (Discard(one(Which("location", "you", "arenas"))),),
        Lasting(Activated((Retreat(SELF),), Prevent(None, SELF)), yours(at="that arena"), "turn"), only="build")),
    unit("x-14", "Marshal", *LIGHT, (3, 20, 1, 9), Activated((Tap(SELF),), Do((
        LookAtTop(1, show=True), PutInto(cards("top", "ground")), Await(When("ground step ends", Discard(CHOSEN))))),
        only="build")),
    mission("x-15", "Wanted", "dark", 1, once("battle phase starts", Do((
        Choose(one(theirs(at="arenas"))),
        Lasting(When("gone", Lasting(When("build step starts", BuildPoints(4, "opponent"), Unless(YourStep())),
                                     "opponent", "once")), CHOSEN, "game"))))),
    mission("x-16", "Feast", "dark", 1,
            Lasting(When("unit gone", Gain(CostOf(EVENT)), Owned(EVENT, "opponent")), "you", "turn")),
    mission("x-17", "Parting", "dark", 1,
            Do((Lose(None, "each"), Gain(Half(THAT_MANY, up=True)), Gain(Half(THAT_MANY), "opponent")))),
    unit("x-18", "Seeker", "light", "space", "Probe", (2, 10, 1, 5), When("space step ends", Do((
        Discard(SELF), Gather(Some(0, 1, cards("deck", "character")), ("deck",), "arena"))))),
    battle("x-19", "Fall", "dark", paid(0, Do((
        Choose(one(yours("Droid"))), Lasting(Gets(power=2), CHOSEN, "attack"),
        Await(When("turn starts", Control(CHOSEN, "game", "opponent"))))))),
    unit("x-20", "Charmer", *DARK, (4, 60, 1, 9),
         When("character step starts", Control(one(theirs(at="character")), "character step"))),
    unit("x-21", "Barge", "light", "space", "Starfighter", (3, 20, 1, 4), kw.evade(1)),
    unit("x-22", "Ace", *LIGHT, (3, 10, 1, 9), Pilot(("Starfighter",), (Gets(power=3),))),
    battle("x-23", "Bribe", "dark", paid(0, Control(one(theirs(at="space")), "turn"))),
    unit("x-24", "Dory", "light", "space", "Transport", (2, 10, 1, 9)),
    unit("x-25", "Killer", *LIGHT, (4, 20, 2, 9)),
    unit("x-26", "Cart", "light", "ground", "Speeder", (2, 10, 1, 4)),
    unit("x-27", "Pod", "light", "space", "Starfighter", (3, 30, 1, 1), Static(Ejects(), SELF)),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


STEP = "dark  {dark}   deck: Scrap x5\nlight  {light}   deck: Cart x5\nstep: {step}"
FIGHT = "dark attacks {} with Brute"


def drawn(own, dark, light, step="character", *luck):
    """A table with these things of both players."""
    return own(STEP.format(dark=dark, light=light, step=step), *luck)


# ---- damage that is moved, or prevented by who does it


def test_damage_counters_move_to_another_of_the_same_player(own):
    """SW-DAMAGE-14: all of them, not to the other player's; and whoever gets too many is discarded."""
    t = drawn(own, "character: Brute   hand: Shift", "character: Weak, Tough {damage 4}")
    t.do("dark plays Shift", "dark chooses Tough").look("light discard Weak", "Tough damage 0", "Brute damage 0")


def test_damage_of_one_unit_is_prevented_and_it_untaps(own):
    """SW-DAMAGE-15: played as its damage is pending; it may attack again."""
    t = drawn(own, "character: Brute   hand: Halt", "character: Tough", "character", 4, 4, 4)
    t.look("dark may not play Halt: SW-BC-13").do(FIGHT.format("Tough"), "dark plays Halt")
    t.look("Tough damage 0", "Brute tapped no")


def test_damage_of_others_is_not_prevented_so(own):
    """SW-DAMAGE-15: what the opponent's unit does is none of one's own."""
    t = drawn(own, "character: Brute   hand: Halt", "character: Tough", "character\ndamage: 2 from Tough to Brute")
    t.look("dark may not play Halt: SW-BC-13")


# ---- in the place of being discarded


def test_who_is_spared_retreats_without_counters(own):
    """SW-DAMAGE-13: it was not discarded, so nothing that waits for it happens."""
    t = drawn(own, "character: Brute", "character: Squad, Tough", "character", 4, 4, 4)
    t.do(FIGHT.format("Squad")).look("Squad place build", "Squad damage 0", "light discard none", "light holds 0")


@pytest.mark.parametrize(("answer", "place", "hurt"), [("yes", "build", 0), ("no", "character", 0)])
def test_the_dying_may_be_saved_by_another(own, answer, place, hurt):
    """SW-DAMAGE-12: only who would be discarded by the damage as it is; the rescuer stays tapped for it."""
    t = drawn(own, "character: Brute", "character: Weak, Rescuer, Tough", "character", 4, 4, 1)
    t.do(FIGHT.format("Weak"), f"light chooses {answer}")
    if answer == "yes":
        t.look(f"Weak place {place}", f"Weak damage {hurt}", "light discard none")
    else:
        t.look("light discard Weak")


def test_who_would_live_is_not_dying(own):
    """SW-DAMAGE-12: one counter of two is not enough; nobody is asked."""
    t = drawn(own, "character: Brute", "character: Weak, Rescuer, Tough", "character", 4, 1, 1)
    t.do(FIGHT.format("Weak")).look("Weak damage 1", "Weak place character")


def test_only_the_dying_can_be_carried_away(own):
    """SW-DAMAGE-12: a cost that saves one who would be discarded, and nobody else."""
    t = drawn(own, "character: Brute", "character: Weak   ground: Mount", "character", 4, 4, 1)
    t.do(FIGHT.format("Weak"), "light uses 1 of Mount").look("Weak damage 0", "light discard Mount")
    t = drawn(own, "character: Brute", "character: Tough   ground: Mount", "character", 4, 4, 1)
    t.do(FIGHT.format("Tough")).look("Tough damage 2", "Mount place ground")


# ---- Locations


def test_a_location_without_effect_lies_there_all_the_same(own):
    """SW-LOC-6: until the end of the turn."""
    t = drawn(own, "character: Brute   hand: Siege", "character: Tough", "character\nlocations: Peak of light", 1)
    t.look("Tough power 3").do("dark plays Siege").look("Tough power 1", "Peak place location")
    t.do("dark rests Brute", "light rests Tough").look("turn 3", "Tough power 3")


def test_a_location_may_be_the_price_of_what_its_arena_gets(own):
    """SW-ABIL-5: the units in the arena in which it lay, and no others."""
    light = "character: Chief, Weak   ground: Cart"
    t = drawn(own, "character: Brute", light, "build light\nlocations: Peak of light")
    t.do("light uses 1 of Chief").look("light discard Peak", "Weak abilities 1", "Cart abilities 0")


# ---- what waits with what was chosen


def test_what_came_out_of_the_deck_goes_when_the_step_ends(own):
    """SW-ABIL-31: that unit, wherever it is; here in its arena."""
    t = drawn(own, "character: Brute", "character: Marshal", "build light").do("light uses 1 of Marshal")
    t.look("light ground Cart").do("light is done", "dark is done", "light is done")
    t.look("light ground none", "light discard Cart")


def test_what_is_no_ground_card_stays_on_the_deck(own):
    """SW-ABIL-31: nothing was chosen, so nothing waits."""
    t = own("dark  character: Brute\nlight  character: Marshal   deck: Weak, Cart x4\nstep: build light")
    t.do("light uses 1 of Marshal").look("light deck 5", "light deck top Weak", "nobody sees light hand none")


def test_a_unit_falls_to_the_other_side_in_the_next_turn(own):
    """SW-ABIL-31, SW-ABIL-33: until the end of the game."""
    t = drawn(own, "character: Brute   hand: Fall", "character: Tough", "character", 4, 4, 4, 4, 4, 1)
    t.do(FIGHT.format("Tough"), "dark plays Fall").look("Tough damage 5", "dark character Brute")
    t.do("light rests Tough").look("turn 3", "light character Tough, Brute", "dark character none")


# ---- control


def test_control_of_a_unit_ends_with_its_time(own):
    """SW-ABIL-33: it is the other player's meanwhile, and acts for that player."""
    t = drawn(own, "character: Charmer", "character: Tough, Weak", "ground", 1, 1)
    t.do("dark chooses Tough").look("dark character Charmer, Tough", "light character Weak")
    t.do("dark rests Charmer", "dark attacks Weak with Tough", "light rests Weak").look("light character Weak, Tough")


def test_cards_of_a_unit_go_to_their_owner_whoever_controls_it(own):
    """SW-ABIL-33: discarded as the other player's unit, into the pile of its owner."""
    t = drawn(own, "character: Charmer", "character: Weak, Killer", "ground", 4, 4, 1)
    t.do("dark chooses Weak", "dark rests Charmer", "light attacks Weak with Killer")
    t.look("light discard Weak", "dark discard none", "dark character Charmer")


def test_its_pilots_change_sides_with_a_unit(own):
    """SW-ABIL-33: and come back with it; who lies on it is no other's."""
    t = drawn(own, "space: Scrap   hand: Bribe", "space: Barge [Ace], Dory", "space", 1, 1, 1, 1, 1)
    t.do("dark plays Bribe", "dark chooses Barge").look("dark space Scrap, Barge", "Barge pilots Ace", "Barge power 4")
    t.do("dark attacks Dory with Barge", "dark rests Scrap", "light rests Dory")
    t.look("turn 3", "light space Dory, Barge", "dark space Scrap", "Barge pilots Ace")


def test_a_pilot_that_has_left_a_unit_comes_back_by_itself(own):
    """SW-ABIL-45, SW-PILOT-25: as long as control of its unit would have lasted it is who took that's."""
    t = drawn(own, "space: Scrap   hand: Bribe", "space: Pod [Ace], Dory   character: Weak", "space", 4, 1)
    t.do("dark plays Bribe", "dark chooses Pod", "dark rests Pod", "dark rests Scrap", "light attacks Pod with Dory")
    t.look("light discard Pod", "dark character Ace", "Ace tapped yes").do("light rests Weak")
    t.look("turn 3", "light character Weak, Ace", "dark character none")


# ---- what is discarded from anywhere


def test_a_bounty_is_paid_when_ones_own_build_step_starts(own):
    """SW-ABIL-32: four points in the next build step of who completed the Mission, not of the other."""
    t = drawn(own, "character: Brute   built: Wanted {1}", "character: Weak, Tough", "build dark", 4, 4, 1, 3)
    t.do("dark completes Wanted", "dark is done", "light is done", "dark is done", "light is done", "dark chooses Weak")
    t.do(FIGHT.format("Weak"), "light rests Tough").look("turn 3", "dark points 7", "light points 3")


def test_force_is_gained_for_each_of_their_units_that_goes(own):
    """SW-ABIL-32: its total build cost, also of a retreated one."""
    t = drawn(own, "character: Brute   built: Feast {1}", "character: Weak, Tough", "build dark", 4, 4, 1)
    t.do("dark completes Feast", "dark is done", "light is done", "dark is done", "light is done")
    t.do(FIGHT.format("Weak")).look("dark force 3")


# ---- Force, decks


@pytest.mark.parametrize(("force", "mine", "yours_"), [("7", 4, 4), ("8", 5, 4)])
def test_force_of_both_is_divided(own, force, mine, yours_):
    """SW-ZONE-5: all is lost first; the odd point goes to who says so."""
    t = drawn(
        own, f"character: Brute   built: Parting {{1}}   force: {force}", "character: Weak   force: 1", "build dark"
    )
    t.do("dark completes Parting").look(f"dark force {mine}", f"light force {yours_}")


def test_drawn_cards_are_shown(own):
    """SW-ZONE-13: of the opponent's draws, which stay known."""
    t = drawn(own, "character: Brute", "character: Teller", "roll", 1).look("light sees dark hand Scrap")
    t.do("dark is done").look("dark sees light hand ?")


def test_a_scout_makes_room_for_what_it_finds(own):
    """SW-ZONE-12: it is discarded first; what is found comes into its arena, and the deck is shuffled."""
    t = own("dark  space: Scrap\nlight  space: Seeker   deck: Weak, Cart\nstep: space", 1)
    t.do("dark rests Scrap", "light rests Seeker", "light chooses Weak").look(
        "light discard Seeker", "Weak place character"
    )
