"""Chapters SW-GOAL and SW-ZONE on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import (
    AbilityTriggered,
    CardsDiscarded,
    CardsDrawn,
    CardStarted,
)
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

from .tables import IDLE, happened


def test_the_first_of_two_who_cannot_draw_loses(tester):
    """SW-GOAL-6: draws come one after the other, Dark's first."""
    t = tester("dark  deck: none   character: Tester\nlight  deck: none   character: Tester\nstep: roll", 3)
    t.look("over light SW-GOAL-6", "nobody asked")


def test_nothing_goes_on_after_the_last_card(tester):
    """SW-GOAL-6: at once, whatever else there is still to do."""
    t = tester("dark  deck: none   character: Thinker  force: 1\nlight  character: Tester\nstep: character")
    t.do("dark uses 1 of Thinker").look("over light SW-GOAL-6", "nobody asked", "dark may not pass: SW-GOAL-6")


def test_a_card_adds_a_way_to_win(tester):
    """SW-GOAL-7."""
    t = tester("dark  character: Winner   force: 5\nlight  character: Tester\nstep: character")
    t.do("dark uses 1 of Winner").look("over dark SW-GOAL-7")


def test_who_cannot_lose_this_turn_does_not(tester):
    """SW-GOAL-7: not by the arenas at the turn's end, though effects for this turn end before it."""
    drawn = """
        dark  space: Fighter Ship   ground: Speeder   character: Weak {tapped}
        light  character: Saver {tapped}   force: 1
    """
    tester(f"{drawn}\nstep: character").do("light passes").look("over dark SW-GOAL-3")
    tester(f"{drawn}\nstep: character", 3).do("light uses 1 of Saver").look("running", "turn 3")


def test_who_cannot_lose_draws_from_an_empty_deck(tester):
    """SW-GOAL-7."""
    t = tester("dark  deck: none   character: Saver, Thinker  force: 2\nlight  character: Weak\nstep: character")
    t.do("dark uses 1 of Saver", "dark uses 1 of Thinker").look("running", "dark holds 0")


@pytest.mark.parametrize(
    ("dark", "light", "control"),
    [
        ("Ghost", "none", "nothing"),
        ("Ghost", "Tester", "light"),
        ("Ghost, Tester", "Ghost", "dark"),
        ("Tester", "none", "dark"),
    ],
)
def test_who_does_not_count_neither_controls_nor_hinders(tester, dark, light, control):
    """SW-GOAL-4: alone it controls nothing, and an opposing unit controls beside it."""
    t = tester(f"dark  character: {dark}\nlight  character: {light}\nstep: build dark")
    for seat in ("dark", "light"):
        t.look(f"{seat} controls {'character' if seat == control else 'nothing'}")


def test_the_dark_side_is_first_where_both_would_act(tester):
    """SW-GOAL-8: equal speed, chances, triggers."""
    t = tester("dark  character: Tester, Ender\nlight  character: Tester, Ender\nstep: character")
    t.look("dark asked next unit", "queue dark's Tester, dark's Ender, light's Tester, light's Ender")


def test_a_card_beats_a_rule(tester):
    """SW-GOAL-9: one pilot on a unit, unless its text allows more; once a turn, unless the text says any number."""
    t = tester(
        "dark  space: Twin Seater [Pilot]   character: Health Pilot, Tester\nlight  character: Tester\nstep: build dark"
    )
    t.look("dark may move Health Pilot onto Twin Seater")
    t = tester("dark  character: Often, Tester   force: 2\nlight  character: Tester\nstep: character")
    t.do("dark uses 1 of Often", "dark uses 1 of Often").look("dark holds 2", "dark force 0")


def test_cannot_beats_can(tester):
    """SW-GOAL-10: an effect that retreats a unit does nothing to one that can't retreat."""
    t = tester("dark  character: Sender   force: 1\nlight  character: Anchored\nstep: character")
    t.do("dark uses 1 of Sender", "dark chooses Anchored").look("Anchored place character")


def test_a_text_with_its_own_name_means_that_very_card(tester):
    """SW-GOAL-11: of two Boosters only the one that paid is stronger."""
    t = tester("dark  character: Booster, Booster   force: 1\nlight  character: Slow\nstep: character", 1, 1, 1)
    t.do("dark chooses Booster#2", "dark attacks Slow with Booster#2", "dark uses 1 of Booster#1")
    t.look("Booster#1 power 3", "dice 1 1 1")


def test_a_word_of_the_name_is_no_type(tester):
    """SW-GOAL-12: what is called Jedi Starfighter Design is a Transport; "treat as" adds a type."""
    t = tester(
        "dark  space: Jedi Starfighter Design   character: Pilot, Tester\nlight  character: Tester\nstep: build dark"
    )
    t.look("dark may not move Pilot onto Jedi Starfighter Design: SW-PILOT-2")
    drawn = "dark  character: Namer, Tester   force: 1\nlight  character: Duellist, Slow   force: 2\nstep: character"
    t = tester(drawn).do("dark uses 1 of Namer", "dark chooses Tester", "dark chooses Tester")
    t.do("dark attacks Duellist with Tester").look("light may use 1 of Duellist")


@pytest.mark.parametrize("decks", [1, 3])
def test_two_players_have_a_deck_each(rules, decks):
    """SW-GOAL-1."""
    with pytest.raises(SetupError) as refused:
        rules.fixed(Setup("star-wars", ((("T-Tester",) * 60,),) * decks))
    assert refused.value.rule == "SW-GOAL-1"


def test_nobody_wins_as_the_battle_begins(tester):
    """SW-GOAL-3: two arenas are controlled after retreating, and the turn goes on."""
    t = tester("dark  space: Fighter Ship   ground: Speeder\nlight  character: Thinker   force: 1\nstep: retreat light")
    t.do("light is done").look("running", "dark controls space, ground", "light asked window:open")


def test_pilots_and_locations_control_nothing_and_a_piloted_unit_does(tester):
    """SW-GOAL-5: a pilot is a Character, and lies on a Starfighter; a Temple and a Mission being built lie there."""
    t = tester(
        "dark  space: Fighter Ship [Pilot]   built: Errand {1}, Tester {3}\nlight  ground: Bunker\n"
        "locations: Temple of dark\nstep: build dark"
    )
    t.look("dark controls space", "light controls ground")


def test_dark_draws_first_where_both_draw(tester, star_wars):
    """SW-GOAL-6: by the setting, and by an effect of Light's."""
    drawn = "dark  deck: none   character: Tester\nlight  deck: none   character: Tester\nstep: roll"
    tester(f"{drawn}   options: draws=both first", 3).look("over light SW-GOAL-6")
    t = star_wars(
        "dark  deck: none   character: Jawa\n"
        "light  deck: none   built: Alter the Deal {3}   character: Jawa\nstep: build light"
    )
    t.do("light completes Alter the Deal").look("over light SW-GOAL-6")


def test_triggers_and_chances_are_the_dark_sides_first(tester):
    """SW-GOAL-8: whichever unit was there before."""
    t = tester("dark  character: Ender {tapped}\nlight  character: Ender {tapped}\nstep: end", 3)
    assert [event.seat for event in happened(t, AbilityTriggered)] == [0, 1]
    t = tester("dark  hand: Ender   points: 3\nlight  character: Ender {tapped}\nstep: build dark", 3)
    t.do("dark starts Ender", "dark chooses 3", "dark deploys Ender", "dark is done", "light is done", "dark is done")
    t.do("light is done", "dark rests Ender")
    assert [event.seat for event in happened(t, AbilityTriggered)] == [0, 1]
    t = tester("dark  character: Thinker   force: 1\nlight  character: Thinker   force: 1\nstep: character")
    t.look("dark asked window:open").do("dark passes").look("light asked window:open")


def test_who_cannot_enter_or_pilot_does_not(tester):
    """SW-GOAL-10: deploying, returning and boarding are barred, and staying in the build zone is not."""
    t = tester(
        "dark  built: Fast {3}   build: Slow   space: Fighter Ship   character: Pilot\n"
        "light  character: Gatekeeper\nstep: build dark"
    )
    t.look("dark may not deploy Fast: SW-GOAL-10", "dark may not return Slow: SW-GOAL-10", "dark may keep Fast")
    t.look("dark may not move Pilot onto Fighter Ship: SW-GOAL-10")


def test_no_effect_brings_in_who_cannot_enter(tester):
    """SW-GOAL-10: nor does a card join another version in its arena, which is deployed by that."""
    drawn = "dark  character: Jumper   build: Slow   force: 1\nlight  character: {}, Weak\nstep: character"
    tester(drawn.format("Gatekeeper")).do("dark uses 1 of Jumper", "dark chooses Slow").look("Slow place build")
    tester(drawn.format("Tester")).do("dark uses 1 of Jumper", "dark chooses Slow").look("Slow place character")
    drawn = "dark  {}: Hero (A)   built: Hero (B) {{6}}\nlight  character: Gatekeeper\nstep: build dark"
    tester(drawn.format("character")).look("dark may not stack Hero (B) on top: SW-GOAL-10")
    tester(drawn.format("build")).look("dark may stack Hero (B) on top")


def test_who_cannot_play_abilities_plays_none(tester):
    """SW-GOAL-10, SW-ABIL-3: not while building, in a chance or instead of attacking; a Battle card is none."""
    t = tester(
        "dark  character: Hush, Slow\nlight  character: Scholar, Gunner, Thinker   force: 1   hand: Free Insight\n"
        "step: build dark"
    )
    t.do("dark uses 1 of Hush", "dark is done").look("light may not use 1 of Scholar: SW-GOAL-10")
    t.do("light is done", "dark is done", "light is done")
    t.look("light may not use 1 of Thinker: SW-GOAL-10", "light may play Free Insight")
    t.do(*["light passes"] * 4, "dark rests Hush", "light passes", "light chooses Gunner")
    t.look("light asked act", "light may not use 1 of Gunner: SW-GOAL-10", "light may attack Slow with Gunner")


def test_this_unit_is_one_of_two_of_a_name(tester):
    """SW-GOAL-11: a Marksman has the Accuracy of its own text, not of the other's."""
    t = tester("dark  character: Marksman, Marksman\nlight  character: Slow, Weak\nstep: character", 2, 2, 2)
    t.do("dark chooses Marksman#1", "dark attacks Slow with Marksman#1").look("Slow damage 0", "dice 2 2 2")


def test_a_word_of_the_type_line_is_a_whole_word(tester):
    """SW-GOAL-12: what it begins with, or what the unit is called, doesn't make it a Speeder."""
    t = tester(f"dark  character: Ace (B)   ground: Glider, Speeder\n{IDLE}\nstep: build dark")
    t.look("dark may not move Ace (B) onto Glider: SW-PILOT-2", "dark may move Ace (B) onto Speeder")


def test_one_of_two_that_bar_the_same_is_enough(tester):
    """SW-GOAL-10, SW-ABIL-17: that the first is off for now does not let the second be forgotten."""
    drawn = "dark  character: Thinker   force: 1   hand: Free Insight\nlight  character: {}\nstep: character"
    tester(drawn.format("Far Tyrant, Tyrant")).look("dark may not play Free Insight: SW-GOAL-10")
    tester(drawn.format("Far Tyrant")).look("dark may play Free Insight")


def test_no_card_wins_against_who_cannot_lose(tester):
    """SW-GOAL-7, SW-GOAL-10: cannot beats can."""
    t = tester("dark  character: Winner   force: 5\nlight  character: Saver   force: 1\nstep: character")
    t.do("dark passes", "light uses 1 of Saver", "dark uses 1 of Winner").look("running", "dark force 0")


def test_where_everything_lies(tester):
    """SW-ZONE-1: deck, hand, discard pile, build zone, and a side of each arena, which is the card's type."""
    drawn = "dark  hand: Tester   build: Fast   built: Slow {1}   discard: Weak   deck: Dear x3   character: Cheap"
    t = tester(f"{drawn}\nlight  character: Tester\nstep: build dark")
    t.look("dark hand Tester", "dark build Fast", "dark built Slow", "dark discard Weak", "dark deck 3")
    t.look("dark character Cheap", "light character Tester").do("dark returns Fast").look("Fast place character")


def test_a_discarded_unit_goes_to_its_owner_for_all_to_see(tester):
    """SW-ZONE-2."""
    t = tester("dark  character: Sniper, Thinker   force: 2\nlight  character: Weak {damage 3}\nstep: character")
    t.do("dark uses 1 of Sniper", "dark chooses Weak").look("light discard Weak", "dark discard none")
    s = t.match._state
    seen = [t.match.rules.view(s, seat).seats[1].discard for seat in (0, 1, None)]
    assert seen == [tuple(s.seats[1].discard)] * 3


def test_a_hand_has_no_limit(tester):
    """SW-ZONE-3: forty cards, and the turn goes on."""
    t = tester("dark  hand: Tester x40   character: Tester\nlight  character: Tester\nstep: end", 3)
    t.look("dark holds 41", "dark asked build")


def test_force_carries_over_and_has_no_limit(tester):
    """SW-ZONE-4."""
    t = tester("dark  force: 996   character: Tester\nlight  character: Tester\nstep: untap", 3)
    t.look("dark force 1000", "light force 4")


def test_who_has_three_and_loses_five_has_none(tester):
    """SW-ZONE-5."""
    t = tester("dark  character: Taker\nlight  character: Tester   force: 3\nstep: character")
    t.do("dark uses 1 of Taker").look("light force 0", "told ForceChanged")


def test_no_cost_is_paid_in_part(tester):
    """SW-ZONE-6."""
    t = tester("dark  character: Winner, Thinker   force: 4\nlight  character: Tester\nstep: character")
    t.look("dark may not use 1 of Winner: SW-ZONE-6", "dark may use 1 of Thinker")


def test_build_points_are_never_below_nothing_and_end_with_the_turn(tester):
    """SW-ZONE-7."""
    t = tester("dark  character: Spoiler   points: 3\nlight  character: Tester\nstep: build dark")
    t.do("dark uses 1 of Spoiler").look("dark points 0")
    t = tester("dark  character: Tester   points: 3\nlight  character: Tester   points: 2\nstep: end", 1)
    t.look("dark points 1", "light points 1")


def test_how_much_lies_on_a_card_is_known_but_not_what_it_is(tester):
    """SW-ZONE-8."""
    t = tester("dark  built: Slow {2}   character: Tester\nlight  character: Tester\nstep: build dark")
    t.look("light sees dark built ?", "dark sees dark built Slow", "nobody sees dark built ?")
    (seen,) = t.match.rules.view(t.match._state, 1).seats[0].zone
    assert (seen.counters, seen.cards) == (2, ())


def test_what_lies_face_down_is_no_unit(tester):
    """SW-ZONE-9: nothing that speaks of units is about it, not even of those in the build zone."""
    t = tester(
        """
            dark  character: Jumper {tapped}  built: Tester {1}  force: 1
            light  character: Weak {tapped}
            step: character
        """,
        3,
    )
    t.do("dark uses 1 of Jumper").look("dark built Tester", "dark character Jumper", "turn 3")


@pytest.mark.parametrize("retreats", [True, False])
def test_damage_counters_stay(tester, retreats):
    """SW-ZONE-10: through retreating and untapping."""
    t = tester("dark  character: Weak {damage 3}\nlight  character: Weak\nstep: retreat dark", 3)
    t.do(*["dark retreats Weak"] * retreats, "dark is done", "light is done", *["dark rests Weak"] * (not retreats))
    t.do("light rests Weak").look(
        "turn 3", "dark's Weak damage 3", f"dark's Weak place {'build' if retreats else 'character'}"
    )


def test_draws_and_discards_are_told(tester):
    """SW-ZONE-1, SW-ZONE-2: what is discarded is told to all, and a drawn card to its player alone."""
    t = tester("dark  character: Slinger, Thinker   hand: Tester   force: 1\nlight  character: Tester\nstep: character")
    t.do("dark uses 1 of Slinger").look("dark discard Tester", "dark holds 1")
    events = [event for entry in t.match.events for event in entry]
    (drawn,) = [event for event in events if isinstance(event, CardsDrawn)]
    (gone,) = [event for event in events if isinstance(event, CardsDiscarded)]
    assert (drawn.seen_by(1).cards, gone.seen_by(1)) == ((-1,), gone)


def test_a_unit_belongs_to_the_arena_of_its_card_type(tester):
    """SW-ZONE-1, SW-BUILD-7."""
    t = tester(f"dark  built: Fighter Ship {{3}}, Speeder {{3}}, Slow {{3}}\n{IDLE}\nstep: build dark")
    t.do("dark deploys Fighter Ship", "dark deploys Speeder", "dark deploys Slow")
    t.look("dark space Fighter Ship", "dark ground Speeder", "dark character Slow")


def test_two_costs_of_force_are_one_sum(tester):
    """SW-ZONE-6."""
    for force, word in ((1, "may not use 1 of Payer: SW-ZONE-6"), (2, "may use 1 of Payer")):
        t = tester(f"dark  character: Payer, Thinker   force: {force}\nlight  character: Slow\nstep: character")
        t.look(f"dark {word}")


def test_what_is_started_is_told_by_its_back(tester):
    """SW-ZONE-8: to the other player and to who looks on; its cost is not seen either."""
    t = tester(f"dark  hand: Slow   points: 2\n{IDLE}\nstep: build dark").do("dark starts Slow", "dark chooses 2")
    (started,) = happened(t, CardStarted)
    assert (started.seen_by(1).kind, started.seen_by(None).kind) == (-1, -1)
    assert started.seen_by(0).kind == started.kind >= 0
    costs = [t.match.rules.view(t.match._state, seat).seats[0].zone[0].cost for seat in (0, 1, None)]
    assert costs == [3, 0, 0]


def test_a_face_down_card_says_nothing(tester):
    """SW-ZONE-9: it is no second unique, helps nobody, triggers nothing and can't be used."""
    t = tester(
        "dark  built: Hero (B) {1}, Leader {3}, Thinker {3}, Ender {3}   character: Hero (A), Tester   force: 2\n"
        "light  character: Slow\nstep: character"
    )
    t.look("dark built Hero (B), Leader, Thinker, Ender", "Tester power 3")
    t.do("dark rests Hero (A)", "dark rests Tester").coins(3).do("light rests Slow")
    t.look("turn 3", "dark force 6", "dark discard none")


def test_a_face_down_card_is_none_of_ones_units(tester):
    """SW-ZONE-9: what makes units cheaper, even those in the build zone, is not about it."""
    t = tester(f"dark  built: Fast {{2}}   character: Quartermaster\n{IDLE}\nstep: build dark")
    t.look("dark may not deploy Fast: SW-BUILD-5")
