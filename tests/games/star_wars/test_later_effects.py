"""What single cards do with decks, pilots, ties, dice and what is being built."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import CHOSEN, REST, Choose, Discard, Do, May, Search, Shuffle, Some, Static, Which, one
from stolik.games.star_wars.ast.nodes import (
    EACH,
    AddCounters,
    BuildCounters,
    CompleteUnit,
    Disrupt,
    Doubled,
    FaceDown,
    First,
    Gain,
    LiesIn,
    LookAtTop,
    Lowest,
    MovePilot,
    Pilot,
    PutBack,
    Retreat,
    SameName,
    Tap,
    Untap,
    WinsTies,
)
from stolik.games.star_wars.cards.recipes import (
    battle,
    built,
    cards,
    every,
    location,
    mission,
    paid,
    theirs,
    unit,
    yours,
)

TOP = cards("top")
DROID = ("dark", "character", "Droid", (3, 30, 1, 9))
CARDS = [
    unit("x-1", "Seer", *DROID, paid(0, Do((LookAtTop(3, "opponent"), PutBack("opponent"))), only="build")),
    unit("x-2", "Sifter", *DROID, paid(0, Do((
        LookAtTop(3, "opponent"),
        Search(Some(0, None, cards("top", "space", whose="opponent")), "discard"),
        PutBack("opponent"),
    )), only="build")),
    unit("x-3", "Yard", *DROID, paid(0, Do((
        LookAtTop(3, show=True), Search(one(cards("top", "character")), FaceDown(2), show=True), Search(TOP, "discard"),
    )), only="build")),
    unit("x-4", "Hangar", *DROID,
         paid(0, Do((MovePilot(Some(0, None, Which("pilot", "you", "space"))), Untap(CHOSEN))), only="build")),
    unit("x-5", "Ace", "dark", "character", "Smuggler", (4, 30, 3, 4), Pilot(("Starfighter",), ())),
    unit("x-6", "Wing", "dark", "space", "Starfighter", (3, 40, 2, 3)),
    unit("x-7", "Quick", "light", "character", "Scout", (2, 30, 1, 9), Static(WinsTies(), yours("Scout"))),
    unit("x-8", "Plain", "light", "character", "Scout", (5, 30, 1, 9)),
    unit("x-9", "Tank", "dark", "ground", "Walker", (6, 20, 2, 9)),
    location("x-10", "Streets", "dark", "ground", 1, Static(First("ground"), EACH)),
    location("x-11", "Plains", "dark", "ground", 1, Static(Doubled(), every(at="ground"))),
    unit("x-12", "Hut", "light", "ground", "Fortification", (3, 10, 1, 9)),
    battle("x-13", "Cheap", "light", paid(2, Gain(9))),
    battle("x-14", "Dear", "light", paid(3, Gain(9))),
    battle("x-15", "No", "dark", paid(0, Disrupt(2))),
    unit("x-16", "Dock", *DROID, paid(0, Do((
        Choose(one(built("Starfighter"))), AddCounters(1, CHOSEN), May(CompleteUnit(CHOSEN)),
    )))),
    unit("x-17", "Chaos", *DROID, paid(0, Tap(Some(1, 1, theirs("Scout"), blind=True)))),
    unit("x-18", "Trap", *DROID,
         paid(0, Do((Choose(Some(1, 1, theirs(at="character"), "opponent")), Retreat(REST))))),
    unit("x-19", "Chasm", *DROID, paid(0, Discard(Some(1, 1, theirs(Lowest("cost"), at="arenas"), "opponent")))),
    mission("x-20", "Lesson", "dark", 1, Do((
        Choose(one(yours("Smuggler"))),
        Search(Some(0, 1, cards("deck", SameName(CHOSEN))), "hand", show=True),
        Shuffle(),
    ))),
    mission("x-21", "Progress", "dark", 1,
            Do((Choose(one(built("Starfighter"))), AddCounters(BuildCounters(of=CHOSEN), CHOSEN)))),
    mission("x-22", "Atlas", "dark", 1,
            Do((Search(Some(0, 1, cards("deck", "location", LiesIn("ground"))), "hand"), Shuffle()))),
    location("x-23", "Cave", "dark", "character", 1),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


BUILD = "dark  {dark}\nlight  ground: Hut   deck: {deck}\nstep: build dark"
FIGHT = "dark  {dark}   force: 9\nlight  {light}   force: 5\nstep: character"


def test_who_looks_at_the_top_of_a_deck_orders_it(own):
    """SW-ZONE-11: the first named lies on top, and whoever looked knows them."""
    t = own(BUILD.format(dark="character: Seer", deck="Hut, Quick, Plain, Hut"))
    t.do("dark uses 1 of Seer", "dark is done", "dark chooses Plain", "dark chooses Quick")
    t.look("light deck top Plain, Quick, Hut, Hut")
    assert t.match._state.seats[1].known == (3, 0)


def test_some_of_what_is_looked_at_is_discarded(own):
    """SW-ZONE-11: of three the Space unit; the fourth is not among them."""
    t = own(BUILD.format(dark="character: Sifter", deck="Hut, N-1 Starfighter, Plain, N-1 Starfighter"))
    t.do("dark uses 1 of Sifter", "dark is done", "dark chooses N-1 Starfighter", "dark chooses Plain")
    t.look("light deck top Plain, Hut, N-1 Starfighter", "light discard N-1 Starfighter")


def test_of_what_is_revealed_one_is_taken_and_the_rest_is_discarded(own):
    """SW-ZONE-11: the Character, face down with its counters."""
    t = own(BUILD.format(dark="character: Yard   deck: Tank, Ace, Wing, Tank", deck="Hut"))
    t.do("dark uses 1 of Yard", "dark chooses Ace")
    t.look("dark built Ace", "Ace counters 2", "dark discard Tank, Wing", "dark deck 1")


def test_pilots_leave_their_units(own):
    """SW-PILOT-6, SW-PILOT-23: any number of them, and they are untapped if the card says so."""
    t = own(BUILD.format(dark="space: Wing [Ace {tapped}]   character: Hangar", deck="Hut"))
    t.do("dark uses 1 of Hangar", "dark chooses Ace").look("Ace place character", "Ace tapped no", "Wing pilots none")


@pytest.mark.parametrize(("light", "queue"), [("Quick", "Quick, Seer"), ("Plain", "Seer, Plain")])
def test_who_wins_ties_acts_first(own, light, queue):
    """SW-BATTLE-13, SW-BATTLE-4: of speed 30 each, Dark's unit but for that card."""
    own(FIGHT.format(dark="character: Seer", light=f"character: {light}")).look(f"queue {queue}")


def test_a_battle_step_may_come_first(own):
    """SW-TURN-10, SW-BATTLE-1: Ground before Space."""
    dark = "dark  space: Wing   ground: Tank"
    t = own(f"{dark}\nlight  space: N-1 Starfighter   ground: Hut\nlocations: Streets of dark\nstep: battle")
    t.look("step ground")
    own(f"{dark}\nlight  space: N-1 Starfighter   ground: Hut\nstep: battle").look("step space")


def test_damage_is_doubled_before_it_is_prevented(own):
    """SW-DAMAGE-10: two hits of two dice are four damage."""
    drawn = "dark  ground: Tank\nlight  ground: Hut   character: Quick\nlocations: Plains of dark\nstep: ground"
    own(drawn, 4, 4).do("dark attacks Hut with Tank").look("Hut damage 4")


@pytest.mark.parametrize(("card", "fits"), [("Cheap", True), ("Dear", False)])
def test_only_a_card_up_to_a_printed_cost_is_disrupted(own, card, fits):
    """SW-BC-17, SW-BC-7."""
    t = own(FIGHT.format(dark="character: Seer   hand: No", light=f"character: Quick   hand: {card}"))
    t.do(f"light plays {card}")
    if fits:
        t.do("dark plays No").look("light force 3")
    else:
        t.look("light force 11")


@pytest.mark.parametrize(("counters", "done"), [(3, True), (2, False)])
def test_a_unit_is_completed_out_of_the_build_step(own, counters, done):
    """SW-BUILD-13, SW-BUILD-7: with one counter more the fourth of four is there, or it is not asked."""
    dark = f"character: Dock   built: Wing {{{counters}}}"
    t = own(FIGHT.format(dark=dark, light="character: Quick")).do("dark uses 1 of Dock")
    t.do("dark chooses yes").look("Wing place space") if done else t.look(f"Wing counters {counters + 1}")


def test_one_is_chosen_at_random(own):
    """SW-ABIL-26: nobody is asked which; the die of luck says the second."""
    t = own(FIGHT.format(dark="character: Chaos, Seer", light="character: Quick, Plain"), 2)
    t.do("dark uses 1 of Chaos").look("Plain tapped yes", "Quick tapped no")


def test_the_opponent_keeps_one_and_retreats_the_rest(own):
    """SW-RETREAT-5: what was not chosen."""
    t = own(FIGHT.format(dark="character: Trap", light="character: Quick, Plain, Clone Officer"))
    t.do("dark uses 1 of Trap", "light chooses Plain").look("light character Plain", "light build Quick, Clone Officer")


def test_who_has_the_lowest_number_is_chosen_among_equals(own):
    """SW-ABIL-26: of two units of build cost 2 its player chooses; one of 5, and one in the build zone, are none."""
    light = "character: Quick, Quick, Plain   build: Quick"
    t = own(FIGHT.format(dark="character: Chasm", light=light)).do("dark uses 1 of Chasm")
    t.look("light asked choose:discard", "light may not choose Plain", "light may not choose Quick#3")
    t.do("light chooses Quick#2").look("light discard Quick", "light character Quick, Plain")


def test_a_card_of_the_same_name_is_found(own):
    """SW-ABIL-26: like the chosen unit; others are not offered."""
    t = own(BUILD.format(dark="character: Ace   built: Lesson {1}   deck: Tank, Ace, Wing", deck="Hut"), "S")
    t.do("dark completes Lesson", "dark chooses Ace", "dark chooses Ace").look("dark hand Ace", "dark deck 2")


def test_build_counters_are_doubled_and_a_location_of_an_arena_is_found(own):
    """SW-BUILD-4, SW-LOC-1: as many again; of two Locations the one of the Ground arena."""
    t = own(BUILD.format(dark="built: Progress {1}, Wing {3}   character: Seer", deck="Hut"))
    t.do("dark completes Progress", "dark chooses Wing").look("Wing counters 6")
    t = own(BUILD.format(dark="character: Seer   built: Atlas {1}   deck: Cave, Plains, Wing", deck="Hut"), "S")
    t.do("dark completes Atlas", "dark chooses Plains").look("dark hand Plains")
