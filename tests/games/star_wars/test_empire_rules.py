"""Rules that single cards of The Empire Strikes Back ask for: pilots that are meant themselves, what an attack did,
cards in a hand or discard pile, units that stay tapped, cost nothing or attack their own side."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    SELF,
    THAT_MANY,
    Both,
    Do,
    Draw,
    Exists,
    If,
    Is,
    Lasting,
    May,
    Other,
    Repeat,
    Search,
    Some,
    Static,
    Unless,
    When,
    one,
)
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    EVENT,
    QUARRY,
    RIDER,
    YOU,
    Appear,
    Barred,
    CanAttack,
    Discard,
    FaceDown,
    Felled,
    Free,
    Gain,
    Gets,
    Heal,
    Keyword,
    MayStay,
    Mends,
    MovePilot,
    NoHarm,
    Numbered,
    OutOfPlay,
    Owned,
    Pay,
    Pilot,
    PutInto,
    Recover,
    Reroll,
    SameLine,
    Tapped,
    Unearth,
    UpTo,
    Which,
    Wounds,
)
from stolik.games.star_wars.cards.recipes import (
    battle,
    both,
    built,
    cards,
    mission,
    paid,
    unit,
    yours,
)
from stolik.games.star_wars.rules.events import AbilityTriggered
from stolik.kernel.decision import IllegalAnswer

from .tables import happened

DARK, LIGHT = ("dark", "character", "Droid"), ("light", "character", "Scout")
CARDS = [
    unit("x-1", "Scrap", "dark", "space", "Starfighter", (2, 10, 1, 1)),
    unit("x-2", "Brute", *DARK, (4, 60, 3, 9)),
    unit("x-3", "Weak", *LIGHT, (3, 10, 1, 2)),
    unit("x-4", "Tough", *LIGHT, (3, 20, 1, 9)),
    unit("x-5", "Cruiser", "dark", "space", "Capital Ship", (4, 60, 2, 9)),
    unit("x-6", "Frigate", "dark", "space", "Capital Ship", (4, 50, 2, 9)),
    unit("x-7", "Captain", *DARK, (2, 30, 1, 9),
         Pilot(("Capital Ship",), (When("attack ends", If(Unless(Felled()), Discard(RIDER))),))),
    unit("x-8", "Diver", *DARK, (2, 30, 1, 9), Pilot(("Capital Ship",), (When("space step ends", MovePilot(RIDER)),))),
    unit("x-9", "Dory", "light", "space", "Transport", (2, 10, 1, 2), When("discarded", Draw(1))),
    unit("x-10", "Shuttle", "dark", "space", "Transport", (4, 5, 1, 9),
         paid(0, MovePilot(one(Which("pilot", "you", "space")), another=True), only="no attack")),
    unit("x-11", "Lord", *DARK, (6, 70, 1, 9),
         When("unit attack ends", Discard(EVENT), Both((Owned(EVENT), Is(EVENT, Other()), NoHarm())))),
    unit("x-12", "Beast", "light", "ground", "Creature", (3, 30, 2, 9), Static(Barred("rest"), SELF),
         Static(CanAttack(Which("unit", "you", "ground", (Other(),))), SELF)),
    unit("x-13", "Cart", "light", "ground", "Speeder", (2, 10, 1, 4), When("rolled at", May(Reroll("all"))),
         kw.retaliate(1)),
    unit("x-14", "Leech", "light", "space", "Creature", (2, 30, 1, 9), Static(MayStay(), SELF),
         When("space step starts", If(Is(SELF, Tapped()), Lasting(Gets(power=-1), QUARRY, "turn")))),
    unit("x-15", "Surgeon", *LIGHT, (2, 5, 1, 9), Static(Mends(), YOU)),
    battle("x-16", "Bandage", "light", paid(0, Heal(1, one(yours())))),
    battle("x-17", "Ward", "light", paid(0, Heal(1, yours()))),
    battle("x-33", "Clinic", "light", paid(0, Do((Heal(1, yours()), Gain(THAT_MANY))))),
    unit("x-18", "Probe", *LIGHT, (3, 20, 1, 2), When("damaged", Do((
        Discard(SELF), Draw(3), Repeat(Wounds(), Search(one(cards("hand")), "deck top")))))),
    mission("x-19", "Rally", "light", 1,
            Lasting(Static(Free(), built("unit", Numbered("cost", "<=", 2))), "you", "turn")),
    mission("x-20", "Failure", "light", 1, Do((
        Discard(one(yours(at="arenas"))), PutInto(one(cards("hand", SameLine())))))),
    mission("x-21", "Heroes", "light", 1, Do((
        Unearth((both("character"),), 2),
        Search(Some(1, 1, cards("top", "character"), "opponent"), FaceDown(3), show=True),
        Search(cards("top"), "discard")))),
    unit("x-22", "Heir", *LIGHT, (3, 20, 1, 9),
         OutOfPlay("hand", When("unit discarded", May(Pay(1), Appear()), Is(EVENT, both("Scout"))))),
    unit("x-23", "Guard", *LIGHT, (3, 20, 1, 9),
         OutOfPlay("discard", When("unit deployed", May(Recover()), Both((Owned(EVENT), Is(EVENT, both("Scout"))))))),
    battle("x-24", "Drift", "light", paid(0, Lasting(Keyword("shields", 2), one(yours(at="bereft")), "turn"),
                                          while_=Exists(yours(at="bereft")))),
    unit("x-25", "Crate", "light", "ground", "Speeder", (1, 10, 1, 4)),
    unit("x-26", "Mate", *DARK, (2, 30, 1, 9), Pilot(("Capital Ship",), (Gets(power=1),))),
    battle("x-27", "Ease", "light", paid(0, Heal(UpTo(1), one(yours())))),
    battle("x-28", "Boon", "light", paid(0, Gain(1))),
    unit("x-29", "Knight (A)", *LIGHT, (3, 30, 1, 3)),
    unit("x-30", "Knight (B)", *LIGHT, (4, 30, 1, 3)),
]  # fmt: skip


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


def drawn(own, dark, light, step="character", *luck):
    """A table with these things of both players."""
    return own(f"dark  {dark}   deck: Scrap x5\nlight  {light}   deck: Cart x5\nstep: {step}", *luck)


# ---- pilots


@pytest.mark.parametrize(("luck", "left"), [((4, 4), "Captain"), ((4, 1), "none")])
def test_what_a_pilot_gives_may_discard_the_pilot_alone(own, luck, left):
    """SW-PILOT-26, SW-ATTACK-15: where the defender is still there; the ship stays."""
    t = drawn(own, "space: Cruiser [Captain], Scrap", "space: Dory, Leech", "space", *luck)
    t.do("dark attacks Dory with Cruiser").look(f"Cruiser pilots {left}", "Cruiser place space")


def test_a_pilot_may_leave_its_unit_by_what_it_gives(own):
    """SW-PILOT-26: the pilot of that ship, to the Character arena."""
    t = drawn(own, "space: Cruiser [Diver], Frigate [Mate]", "space: Leech", "space")
    t.do("dark rests Cruiser", "dark rests Frigate", "light rests Leech")
    t.look("Diver place character", "Cruiser pilots none", "Frigate pilots Mate")


def test_a_pilot_moves_to_another_unit_with_room(own):
    """SW-PILOT-27: not onto the Transport, which it can't pilot."""
    t = drawn(own, "space: Cruiser [Mate], Frigate, Shuttle", "space: Leech", "space")
    t.do("dark uses 1 of Shuttle").look("Frigate pilots Mate", "Cruiser pilots none", "Frigate power 3")


def test_a_pilot_stays_where_no_other_unit_has_room(own):
    """SW-PILOT-27."""
    t = drawn(own, "space: Cruiser [Mate], Frigate [Captain], Shuttle", "space: Leech", "space")
    t.do("dark uses 1 of Shuttle", "dark chooses Mate").look("Cruiser pilots Mate", "Frigate pilots Captain")


# ---- attacks


@pytest.mark.parametrize(("luck", "place"), [((1, 1, 1), "none"), ((4, 1, 1), "Brute")])
def test_who_did_no_damage_is_discarded_by_a_stern_lord(own, luck, place):
    """SW-ATTACK-15: as the attack ends; one counter saves it. The Lord's own attack is none of them."""
    t = drawn(own, "character: Lord {tapped}, Brute", "character: Tough, Weak", "character", *luck)
    t.do("dark attacks Tough with Brute")
    t.look(f"dark character {'Lord' if place == 'none' else 'Lord, Brute'}")


def test_a_beast_attacks_its_own_side(own):
    """SW-ATTACK-16: it must, where nobody else is there; the other's reroll waits for dice of the opponent."""
    t = drawn(own, "character: Brute", "ground: Beast, Cart, Crate", "ground", 4, 4)
    t.look("light may attack Cart with Beast", "light may not rest Beast: SW-BATTLE-6")
    t.look("light may not attack Beast with Beast: SW-ATTACK-2").do("light attacks Cart with Beast", "light passes")
    t.look("Cart damage 2")


def test_the_last_unit_that_was_attacked_is_remembered(own):
    """SW-ATTACK-14, SW-TURN-11: it stays tapped by choice, and weakens what it attacked the turn before."""
    t = drawn(own, "space: Cruiser, Frigate", "space: Leech, Dory", "space", 1, 1)
    t.do("dark rests Cruiser", "dark rests Frigate", "light attacks Frigate with Leech", "light rests Dory")
    t.do("light chooses Leech").look("Leech tapped yes")
    t.do("dark is done", "light is done", "dark is done", "light is done")
    t.look("step space", "Frigate power 1", "Cruiser power 2")


def test_who_need_not_stay_tapped_untaps(own):
    """SW-TURN-11: nothing chosen is nothing kept."""
    t = drawn(own, "space: Cruiser", "space: Leech", "space", 1, 1)
    t.do("dark rests Cruiser", "light attacks Cruiser with Leech", "light chooses nothing").look("Leech tapped no")


# ---- damage counters


@pytest.mark.parametrize(("card", "answer", "left"), [("Bandage", "2", 1), ("Bandage", "1", 2), ("Ease", "2", 1)])
def test_twice_as_many_counters_may_be_removed(own, card, answer, left):
    """SW-DAMAGE-16: of one, or of up to one."""
    t = drawn(own, "character: Brute", f"character: Surgeon, Tough {{damage 3}}   hand: {card}")
    t.do(f"light plays {card}", "light chooses Tough", f"light chooses {answer}").look(f"Tough damage {left}")


def test_each_of_several_units_is_mended_by_itself(own):
    """SW-DAMAGE-16: one counter of one of them and two of the other."""
    t = drawn(own, "character: Brute", "character: Surgeon {damage 2}, Tough {damage 2}   hand: Ward")
    t.do("light plays Ward", "light chooses 1", "light chooses 2").look("Surgeon damage 1", "Tough damage 0")


def test_what_was_removed_from_several_units_is_counted_together(own):
    """SW-DAMAGE-16: one counter and two are three, whoever was mended last."""
    t = drawn(own, "character: Brute", "character: Surgeon {damage 2}, Tough {damage 2}, Probe   hand: Clinic")
    t.do("light plays Clinic", "light chooses 1", "light chooses 2").look("Tough damage 0", "light force 3")


@pytest.mark.parametrize(("luck", "hand"), [((4, 1, 1), 2), ((4, 4, 4), 0)])
def test_a_probe_pays_with_cards_for_the_counters_it_had(own, luck, hand):
    """SW-DAMAGE-17: one, or three with which it was discarded at once."""
    t = drawn(own, "character: Brute", "character: Probe, Tough", "character", *luck)
    t.do("dark attacks Probe with Brute").look("light discard Probe", f"light holds {hand}", f"light deck {5 - hand}")


# ---- building


def test_a_cheap_unit_is_deployed_for_nothing(own):
    """SW-BUILD-15: with no points left, too; not one that costs more."""
    t = drawn(own, "character: Brute", "built: Rally {1}   hand: Crate, Tough", "build light")
    t.look("light may not start Crate: SW-BUILD-2").do("light completes Rally")
    t.do("light starts Crate", "light deploys Crate").look(
        "Crate place ground", "light may not start Tough: SW-BUILD-2"
    )


def test_no_counters_are_added_only_as_a_cheap_unit_is_put_down(own):
    """SW-BUILD-15: later there is at least one, or a player could add nothing for ever."""
    t = drawn(own, "character: Brute", "built: Rally {1}   hand: Crate   points: 2", "build light")
    t.do("light completes Rally", "light starts Crate", "light chooses 0", "light adds to Crate")
    assert [option.args for option in t.match.decision.options] == [(1,), (2,)]


def test_another_of_the_same_sort_takes_the_place(own):
    """SW-ABIL-37: another name and the same type line; the Cart has both, the Beast another line."""
    light = "ground: Cart   built: Failure {1}   hand: Cart, Crate, Beast, Tough"
    t = drawn(own, "character: Brute", light, "build light").do("light completes Failure")
    t.look("light ground Crate", "light discard Cart, Failure", "light hand Cart, Beast, Tough")


def test_cards_are_revealed_until_two_heroes_are_found(own):
    """SW-ZONE-14: of two of one name the second does not count; the opponent chooses."""
    deck = "deck: Crate, Weak, Weak, Cart, Tough, Dory"
    t = own(f"dark  character: Brute\nlight  built: Heroes {{1}}   {deck}\nstep: build light")
    t.do("light completes Heroes", "dark chooses Tough").look("light built Tough", "Tough counters 3", "light deck 1")
    t.look("light discard Crate, Weak, Weak, Cart, Heroes", "light deck top Dory")
    deck = "deck: Knight (B), Knight (A), Tough, Dory"
    t = own(f"dark  character: Brute\nlight  built: Heroes {{1}}   {deck}\nstep: build light")
    with pytest.raises(IllegalAnswer):
        t.do("light completes Heroes", "dark chooses Knight (A)")
    t.do("dark chooses Knight (B)").look("light built Knight (B)", "light discard Knight (A), Tough, Heroes")


# ---- cards in a hand or a discard pile


@pytest.mark.parametrize(("answer", "place", "force"), [("yes", "Tough, Heir", 1), ("no", "Tough", 2)])
def test_a_card_may_come_out_of_the_hand_for_one_that_goes(own, answer, place, force):
    """SW-ABIL-35: and nobody is told of it before it comes."""
    light = "character: Weak, Tough   hand: Heir   force: 2"
    t = drawn(own, "character: Brute", light, "character", 4, 4, 4)
    t.do("dark attacks Weak with Brute")
    assert not happened(t, AbilityTriggered)
    t.do(f"light chooses {answer}").look(f"light character {place}", f"light force {force}")


def test_a_card_comes_back_from_the_discard_pile(own):
    """SW-ABIL-35: for a Scout that is deployed; from the arena it does nothing of the sort."""
    t = drawn(own, "character: Brute", "character: Guard   built: Weak {3}   discard: Guard", "build light")
    t.do("light deploys Weak", "light chooses yes").look("light hand Guard", "light discard none", "light holds 1")


def test_an_arena_that_has_seen_a_loss(own):
    """SW-ABIL-36: of either player; before, the card can't be played."""
    light = "character: Weak, Tough   ground: Cart   hand: Drift, Boon"
    t = drawn(own, "character: Brute", light, "character", 4, 4, 1)
    t.look("light may play Boon", "light may not play Drift: SW-BC-9")
    t.do("light plays Boon", "dark attacks Weak with Brute", "light plays Drift")
    t.look("Tough keywords shields 2", "Cart keywords none")
