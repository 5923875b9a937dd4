"""Control of units by what was paid or counted, effects that last as long as a unit stays tapped, arenas that an effect
remembers, counters that a card names, and cards that are searched for to lie under a unit."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Choose,
    Do,
    Is,
    Lasting,
    May,
    Put,
    Some,
    Static,
    When,
    one,
)
from stolik.games.star_wars.ast.nodes import (
    BY,
    EVENT,
    RIDER,
    Activated,
    Appear,
    Await,
    Barred,
    BuildCounters,
    ChooseArena,
    Control,
    Discard,
    Gain,
    Gets,
    InArena,
    Intercept,
    Keyword,
    MayStay,
    Numbered,
    OutOfPlay,
    Owned,
    Pay,
    Pilot,
    Prevent,
    PutMark,
    Reroll,
    Retreat,
    RollDice,
    StackUnder,
    Tap,
    UpTo,
    Worsens,
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
X_OR_LESS = Numbered("cost", "<=", THAT_MANY)
CARDS = [
    unit("x-1", "Scrap", "dark", "space", "Starfighter", (2, 10, 1, 1)),
    unit("x-2", "Brute", *DARK, (4, 60, 3, 9)),
    unit("x-3", "Clerk", *DARK, (2, 10, 1, 9)),
    unit("x-4", "Weak", *LIGHT, (3, 10, 1, 2)),
    unit("x-5", "Tough", *LIGHT, (5, 20, 1, 9)),
    unit("x-6", "Tempter", *LIGHT, (4, 20, 1, 9), Activated((Tap(SELF), Pay(UpTo())), Do((
        Control(one(theirs(X_OR_LESS)), "character step"),
        Lasting(Barred("untap"), SELF, "untap"))), only="no attack")),
    battle("x-7", "Sway", "light", paid(0, once(
        "battle step starts", Control(one(theirs("Droid", at="that arena")), "battle step")))),
    location("x-8", "Cave", "dark", "character", 1,
             When("unit attacks", PutMark("Corruption", 1, SELF), Is(EVENT, both("light", "character"))),
             When("character step starts", May(PutMark("Corruption", None, SELF),
                                               Control(one(theirs(X_OR_LESS, at="character")), "turn")))),
    unit("x-9", "Generator", "light", "ground", "Structure", (3, 90, 0, 9), Static(MayStay(), SELF), Activated(
        (Tap(SELF),), Lasting(Keyword("shields", 2), one(yours("character")), "tapped"), only="would attack")),
    unit("x-10", "Pit", "light", "ground", "Creature", (3, 90, 0, 9), Static(MayStay(), SELF), Activated(
        (Tap(SELF),), Do((
            Choose(one(theirs("character"))), Lasting(Barred("untap"), CHOSEN, "tapped"),
            Await(When("character step starts", Put(2, CHOSEN)), "tapped"))), only="would attack")),
    battle("x-11", "Truce", "light", paid(0, Do((ChooseArena(), Lasting(
        When("unit would be damaged", Prevent(None, EVENT), InArena(BY, "that arena")), "you", "turn"))))),
    unit("x-12", "Shield", *LIGHT, (3, 5, 1, 9), Activated((Discard(SELF),), Do((
        Prevent(None, one(yours("character"))), Gain(THAT_MANY))))),
    unit("x-13", "Hero (A)", *LIGHT, (5, 30, 3, 3)),
    unit("x-14", "Hero (B)", *LIGHT, (4, 30, 3, 3)),
    unit("x-15", "Hero (C)", *LIGHT, (9, 30, 3, 3)),
    mission("x-16", "Training", "light", 1, Do((Choose(one(yours("Scout", at="arenas"))), StackUnder(3, CHOSEN)))),
    unit("x-17", "Drone", "dark", "ground", "Droid", (3, 20, 1, 4)),
    battle("x-22", "Agony", "dark", paid(0, Do((ChooseArena(), Lasting(Worsens("that arena"), "you", "turn"))))),
    unit("x-23", "Martyr", *LIGHT, (3, 30, 1, 9), Activated((Put(1, SELF),), Gain(1))),
    unit("x-24", "Fiend", *LIGHT, (3, 30, 1, 9), Activated((), Put(1, one(theirs(at="character"))))),
    unit("x-25", "Mount", "light", "ground", "Creature", (3, 30, 1, 4)),
    unit("x-26", "Rider", *LIGHT, (3, 30, 1, 4), Pilot(("Creature",), tuple(
        Activated((Retreat(RIDER), Discard(SELF)), Gain(4), only=only) for only in ("", "build")))),
    mission("x-27", "Call", "light", 0, Discard(
        Some(THAT_MANY, THAT_MANY, cards("hand", whose="opponent"), "opponent")), costs=(Pay(UpTo(BuildCounters())),)),
    unit("x-28", "Thief", "dark", "character", "Human", (5, 30, 1, 4), Activated((), Control(
        one(theirs(at="character")), "game"))),
    unit("x-29", "Friend", *LIGHT, (5, 30, 1, 4), Activated((), Control(one(theirs(at="character")), "turn"))),
    unit("x-31", "Lord", *LIGHT, (5, 30, 1, 4), Activated(
        (), Control(one(theirs(at="character")), "turn"), only="build")),
    unit("x-32", "Ace", *DARK, (2, 10, 1, 9), Pilot(("Speeder",), (Gets(power=1),))),
    unit("x-33", "Lurker", *DARK, (4, 60, 3, 9), OutOfPlay("hand", When("unit discarded", Appear()))),
    unit("x-34", "Mourner", *DARK, (4, 60, 3, 9), When("unit discarded", RollDice(1))),
    unit("x-35", "Spiller", *LIGHT, (5, 20, 1, 9), Activated((), Discard(one(yours("Speeder"))))),
    unit("x-36", "Luck", *LIGHT, (5, 20, 1, 9), Activated((), Reroll("some"))),
    unit("x-30", "Base", "light", "ground", "Structure", (3, 5, 1, 9), When(
        "unit attacked", May(Intercept(SELF)), Both((Owned(EVENT), InArena(EVENT, "ground"))))),
    unit("x-20", "Mule", "dark", "ground", "Creature", (3, 15, 1, 4)),
    unit("x-21", "Page", *LIGHT, (2, 5, 1, 4)),
    unit("x-18", "Cart", "light", "ground", "Speeder", (2, 10, 1, 4)),
    battle("x-19", "Rouse", "light", paid(0, Tap(one(every("ground"))))),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


def drawn(own, dark, light, step="character", *luck):
    """A table with these things of both players."""
    return own(f"dark  {dark}   deck: Scrap x5\nlight  {light}   deck: Cart x5\nstep: {step}", *luck)


@pytest.mark.parametrize(("paid_", "who"), [("2", "Clerk"), ("4", "Brute")])
def test_control_of_what_costs_no_more_than_was_paid(own, paid_, who):
    """SW-ABIL-33: the number is the one that was paid; until the end of the step."""
    t = drawn(own, "character: Brute, Clerk", "character: Tempter, Weak   force: 5", "character")
    t.do("light uses 1 of Tempter", f"light chooses {paid_}")
    if paid_ == "4":
        t.do("light chooses Brute")
    t.look(f"light character Tempter, Weak, {who}", f"light force {5 - int(paid_)}")


def test_control_ends_with_the_step_in_which_it_began(own):
    """SW-ABIL-33, SW-ABIL-27: in the next battle step, whichever that is; here on the ground."""
    t = drawn(own, "ground: Drone, Mule   character: Brute", "ground: Cart   character: Tough   hand: Sway", "space")
    t.do("light plays Sway").look("light ground Cart, Drone", "dark character Brute")
    t.do("light rests Drone", "dark rests Mule", "light rests Cart").look(
        "dark ground Mule, Drone", "light ground Cart"
    )


def test_of_several_who_took_control_the_last_counts_as_long_as_it_lasts(own):
    """SW-ABIL-34: light takes its unit back for the turn; in the next it is dark's again."""
    t = drawn(own, "character: Thief", "character: Friend, Weak", "character", 1)
    t.do("dark uses 1 of Thief", "dark chooses Weak").look("dark character Thief, Weak")
    t.do("light uses 1 of Friend", "light chooses Weak").look("light character Friend, Weak")
    t.do("dark rests Thief", "light rests Friend", "light rests Weak").look("turn 3", "dark character Thief, Weak")


def test_who_rides_meanwhile_gets_off_as_control_ends(own):
    """SW-ABIL-34: nobody is left on the other side's unit, nor nowhere."""
    t = drawn(own, "character: Ace", "ground: Cart   character: Lord", "build light", 1)
    t.do("light uses 1 of Lord", "light moves Ace onto Cart")
    t.do("light is done", "dark is done", "light is done", "light rests Cart", "light rests Lord")
    t.look("turn 3", "dark character Ace", "Cart pilots none")
    t.match.rules.check(t.match._state.clone())


def test_a_world_does_not_tell_what_waits_in_a_hand(own):
    """SW-ABIL-35: that a card of the hand has heard something tells which it is."""
    t = drawn(
        own, "character: Mourner   hand: Lurker, Scrap", "ground: Cart   character: Spiller, Luck", "character", 4
    )
    t.do("light uses 1 of Spiller", "dark chooses Mourner")
    state, rules = t.match._state, t.match.rules
    assert [state.card(one.kind).name for one in state.waiting] == ["Lurker"]
    worlds = [rules.determinise(state, seat, 5).waiting for seat in (0, 1)]
    assert [len(waiting) for waiting in worlds] == [1, 0]


def test_a_cave_counts_who_attacks_there_and_takes_one_for_it(own):
    """SW-LOC-7, SW-ABIL-33: one counter for each attack of a Character of the Light Side; a cost of 3 is beyond two."""
    where = "character\nlocations: Cave of dark"
    t = drawn(own, "character: Brute", "character: Weak, Tough, Page", where, 1, 1, 1)
    t.do("dark rests Brute", "light attacks Brute with Tough").look("Cave counters 1")
    t.do("light attacks Brute with Weak", "light rests Page").look("turn 3", "Cave counters 2")
    t.do("dark is done", "light is done", "dark is done", "light is done", "dark chooses yes")
    t.look("Cave counters 0", "dark character Brute, Page", "light character Weak, Tough")


def test_without_counters_nobody_is_asked(own):
    """SW-LOC-7: there is nothing to remove."""
    t = drawn(own, "character: Brute", "character: Weak", "ground\nlocations: Cave of dark")
    t.look("dark asked act", "light character Weak")


def test_an_effect_lasts_as_long_as_its_unit_stays_tapped(own):
    """SW-ABIL-38: over the end of the turn, and no longer than it is kept tapped."""
    t = drawn(own, "character: Brute", "ground: Generator, Cart   character: Tough", "ground", 1)
    t.do("light uses 1 of Generator", "light rests Cart").look("Tough keywords shields 2")
    t.do("dark rests Brute", "light rests Tough", "light chooses Generator").look("turn 3", "Tough keywords shields 2")


def test_an_effect_ends_as_its_unit_untaps(own):
    """SW-ABIL-38."""
    t = drawn(own, "character: Brute", "ground: Generator, Cart   character: Tough", "ground", 1)
    t.do("light uses 1 of Generator", "light rests Cart", "dark rests Brute", "light rests Tough")
    t.do("light chooses nothing").look("turn 3", "Tough keywords none", "Generator tapped no")


def test_what_a_pit_holds_is_hurt_in_each_step(own):
    """SW-ABIL-38, SW-ABIL-31: each time, as long as the Pit stays tapped; it does not untap either."""
    t = drawn(own, "character: Brute, Clerk", "ground: Pit, Cart   character: Tough", "ground", 1)
    t.do("light uses 1 of Pit", "light chooses Brute", "light rests Cart").look("Brute damage 2", "Clerk damage 0")
    t.do("dark rests Brute", "light rests Tough", "dark rests Clerk", "light chooses Pit")
    t.look("turn 3", "Brute tapped yes", "Clerk tapped no")


def test_damage_from_one_arena_is_prevented_all_turn(own):
    """SW-ABIL-39: from the arena that was chosen; elsewhere it hurts."""
    dark, light = "character: Brute   ground: Drone", "character: Tough   ground: Cart   hand: Truce"
    t = drawn(own, dark, light, "ground", 4, 4, 4, 4)
    t.do("light plays Truce", "light chooses character", "dark attacks Cart with Drone", "light rests Cart")
    t.do("dark attacks Tough with Brute").look("Cart damage 1", "Tough damage 0")


@pytest.mark.parametrize(("arena", "hurt"), [("character", 4), ("ground", 2)])
def test_counters_bring_more_of_them_in_an_arena(own, arena, hurt):
    """SW-DAMAGE-20: one more for each of two, in the arena that was chosen alone."""
    t = drawn(own, "character: Brute   hand: Agony", "character: Tough, Weak", "character", 4, 4, 1)
    t.do("dark plays Agony", f"dark chooses {arena}", "dark attacks Tough with Brute").look(f"Tough damage {hurt}")


def test_counters_that_pay_or_move_bring_none(own):
    """SW-DAMAGE-20: the Martyr pays with one; the Fiend puts two for one."""
    t = drawn(own, "character: Brute   hand: Agony", "character: Martyr, Fiend, Tough")
    t.do("dark plays Agony", "dark chooses character", "light uses 1 of Martyr").look("Martyr damage 1")
    t.do("light uses 1 of Fiend").look("Brute damage 2")


@pytest.mark.parametrize(("paid_", "left"), [("2", 1), ("0", 3)])
def test_a_mission_may_cost_up_to_its_counters(own, paid_, left):
    """SW-MISSION-6: three counters, so no more than three; as many cards go as Force was paid."""
    dark = "character: Brute   hand: Scrap x3"
    t = drawn(own, dark, "character: Tough   built: Call {3}   force: 5", "build light")
    t.look("light may complete Call").do("light completes Call", f"light chooses {paid_}")
    t.look(f"dark holds {left}", f"light force {5 - int(paid_)}")


@pytest.mark.parametrize("step", ["build light", "ground"])
def test_what_may_be_played_anytime(own, step):
    """SW-ABIL-43, SW-PILOT-26: in one's own build step and in the battle; the pilot retreats, the mount goes."""
    t = drawn(own, "ground: Drone   character: Brute", "ground: Mount [Rider], Cart", step)
    t.do(f"light uses {2 if step == 'build light' else 1} of Mount")
    t.look("light force 4", "Rider place build", "light discard Mount")


def test_force_for_the_damage_that_was_prevented(own):
    """SW-DAMAGE-5: three of three."""
    t = drawn(own, "character: Brute", "character: Shield, Tough", "character", 4, 4, 4)
    t.do("dark attacks Tough with Brute", "light uses 1 of Shield").look("Tough damage 0", "light force 3")


def test_versions_of_the_deck_are_put_under_a_unit(own):
    """SW-STACK-18: one of each version, of any cost; no second one of a version, and no other unit."""
    deck = "deck: Hero (C), Hero (B), Hero (B), Hero (A), Weak"
    light = f"character: Hero (A), Weak   built: Training {{1}}   {deck}"
    t = own(f"dark  character: Brute\nlight  {light}\nstep: build light", "S")
    t.do("light completes Training", "light chooses Hero (A)", "light chooses Hero (C)", "light chooses Hero (B)")
    t.look("Hero (A) stack Hero (B), Hero (C), Hero (A)", "light deck 3", "Hero (A) power 5")


def test_who_intercepts_whenever_a_unit_is_attacked_is_attacked_once(own):
    """SW-KW-INTERCEPT-3: who is attacked already does not take the attack over once more, which would wake it again."""
    t = drawn(own, "ground: Drone", "ground: Cart, Base   character: Tough", "ground", 4)
    t.do("dark attacks Cart with Drone", "light chooses yes", "light chooses yes", "light rests Cart")
    t.look("Base damage 1", "Cart damage 0")


@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize(("mark", "points"), [("Death Mark", 5), ("Jabba's Death Mark", 6)])
def test_a_prize_on_a_unit_is_its_finders_who_controls_it_then(own, mark, points, taken):
    """SW-ABIL-44, SW-ABIL-33: dark has marked Weak; it is discarded as dark's, or as light's."""
    dark = f"character: Thief   built: {mark} {{2}}"
    t = drawn(own, dark, "character: Weak {damage 1}, Tough", "build dark", 4, 1)
    t.do(
        f"dark completes {mark}", "dark is done", "light is done", "dark is done", "light is done", "dark chooses Weak"
    )
    if taken:
        t.do("dark uses 1 of Thief", "dark chooses Weak", "dark rests Thief", "light attacks Weak with Tough")
    else:
        t.do("dark uses 1 of Thief", "dark chooses Tough", "dark attacks Weak with Thief", "dark rests Tough")
    t.look("light discard Weak", "turn 3", f"dark points {points}", "light points 1")
