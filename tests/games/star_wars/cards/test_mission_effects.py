"""What Missions do when they are completed, and what keeps them from it."""

from __future__ import annotations

import pytest

SHIP = "dark chooses Droid Control Ship"
TABLE = """
    dark   {dark}
    light  {light}
    step: build {step}
    """


def drawn(dark: str, light: str, step: str = "dark") -> str:
    """A table in somebody's build step."""
    return TABLE.format(dark=dark, light=light, step=step)


@pytest.mark.parametrize(
    ("card", "counters", "acts", "seen"),
    [
        ("Dark Rendezvous", 4, (), ("light force 0",)),
        ("Capture Obi-Wan", 2, (), ("light force 3", "dark force 7")),
        ("Insignificant Power", 3, (), ("light force 1",)),
        ("Plot the Secession", 3, (), ("dark holds 5", "dark discard Dark Speed, Plot the Secession")),
        ("Destroy Alderaan", 10, (), ("light hand none",)),
        ("Destruction of Hope", 2, ("light chooses Surge of Power, Target Locked",), ("light holds 1", "dark force 6")),
        ("Alter the Deal", 3, (), ("dark holds 7", "light holds 7")),
        ("Slumming on Coruscant", 1, ("dark chooses Target Locked",), ("light holds 2", "light discard Target Locked")),
        ("Plan for the Future", 3, (), ("dark points 4",)),
        ("Learning the Force", 2, (), ("dark force 7",)),
        ("Vader's Interference", 1, ("dark chooses Darth Maul",), ("Darth Maul tapped yes", "light points 0")),
        ("Subtle Assassination", 3, ("dark chooses C-3PO",), ("light discard C-3PO (A)",)),
        ("Dissolve the Senate", 5, (), ("light discard Princess Leia (B)",)),
        ("Departure Time", 2, ("dark chooses yes", "dark chooses Geonosian Guard"), ("dark points 4",)),
        ("Departure Time", 2, ("dark chooses no",), ("dark points 0", "dark discard Departure Time")),
        ("Price of Failure", 2, ("dark chooses yes", "dark chooses Geonosian Guard"), ("dark holds 5", "dark force 6")),
        ("Maul's Strategy", 3, (), ("dark force 8", "light force 2")),
        ("Underworld Connections", 1, (), ("dark force 6",)),
        ("Into Hiding", 2, ("dark chooses C-3PO",), ("C-3PO tapped yes",)),
        ("Jedi Master's Meditation", 3, ("dark chooses Darth Maul",), ("dark force 10", "Darth Maul tapped yes")),
        ("Tyranus's Return", 2, ("dark chooses Darth Maul",), ("dark force 10", "dark holds 2")),
        ("Error in Judgment", 4, ("dark chooses Clone Squad", "light chooses no"), ("light built none",)),
        ("Error in Judgment", 4, ("dark chooses Clone Squad", "light chooses yes"), ("light force 0",)),
        ("Press the Advantage", 3, ("dark chooses 3",), ("Darth Maul power 1", "Geonosian Guard power 2")),
        ("Ground Assault", 2, (), ("Geonosian Squad power 4", "Geonosian Guard power 2")),
        ("Demonstration of Power", 3, (), ("Droid Control Ship power 12", "Darth Maul power 4")),
        ("Reassemble C-3PO", 1, (SHIP, "dark chooses 2"), ("Droid Control Ship damage 1",)),
        ("Luke's Repairs", 2, (), ("Droid Control Ship damage 2",)),
        ("Carbon Freeze", 2, ("dark chooses C-3PO", "light chooses no"), ("C-3PO tapped yes",)),
        ("Carbon Freeze", 2, ("dark chooses C-3PO", "light chooses yes"), ("C-3PO tapped no", "light force 2")),
        ("Han Enchained", 2, ("dark chooses Darth Maul",), ("Darth Maul place character",)),
    ],
)  # fmt: skip
def test_what_a_completed_mission_does(star_wars, card, counters, acts, seen):
    """SW-MISSION-2: its effect, then the discard pile. Both players have 5 Force."""
    t = star_wars(
        drawn(
            "space: Droid Control Ship {damage 3}   ground: Geonosian Squad   character: Darth Maul (D), "
            f"Geonosian Guard   built: {card} {{{counters}}}   hand: Dark Speed   force: 5",
            "character: C-3PO (A), Princess Leia (B)   built: Clone Squad {1}"
            "   hand: Surge of Power, Target Locked, Clone Officer   force: 5",
        )
    )
    t.do(f"dark completes {card}", *acts).look(*seen, "dark built none")


def test_a_mission_that_asks_for_something_first(star_wars):
    """SW-MISSION-2: Jedi Call for Help needs a Jedi in the Character arena; Obi-Wan's Task an untapped one to tap."""
    t = star_wars(
        drawn(
            "character: Geonosian Guard",
            "build: Yoda (B)   character: Clone Officer   built: Jedi Call for Help {3}, Obi-Wan's Task {1}",
            "light",
        )
    )
    t.look("light may not complete Jedi Call for Help: SW-MISSION-2")
    t.look("light may not complete Obi-Wan's Task: SW-MISSION-2").do("light returns Yoda")
    t.do("light completes Obi-Wan's Task").look("light points 3", "Yoda tapped yes")
    t.look("light may complete Jedi Call for Help")


def test_what_stands_before_an_arrow_is_a_cost_of_a_mission(star_wars):
    """SW-MISSION-2: Jedi Master's Meditation needs an untapped Jedi to tap; it gains his build cost in Force."""
    for yoda, fits in (("Yoda (B) {tapped}", False), ("Yoda (B)", True)):
        t = star_wars(
            drawn(
                "character: Geonosian Guard",
                f"character: Clone Officer, {yoda}   built: Jedi Master's Meditation {{3}}",
                "light",
            )
        )
        if not fits:
            t.look("light may not complete Jedi Master's Meditation: SW-MISSION-2")
            continue
        t.do("light completes Jedi Master's Meditation").look("light force 5", "Yoda tapped yes")


def test_a_mission_that_costs_force(star_wars):
    """Imperial Blockade: 8 Force, and the opponent spends no build points this turn."""
    for force, fits in ((7, False), (8, True)):
        t = star_wars(
            drawn(
                f"character: Geonosian Guard   built: Imperial Blockade {{2}}   force: {force}",
                "character: Clone Officer   hand: Clone Squad   points: 3",
            )
        )
        if not fits:
            t.look("dark may not complete Imperial Blockade: SW-MISSION-2")
            continue
        t.do("dark completes Imperial Blockade", "dark is done")
        t.look("dark force 0", "light may not start Clone Squad: SW-GOAL-10")


def test_a_deck_is_searched_and_shuffled(star_wars):
    """Train for War: a Clone card is shown and taken; as few as none may be."""
    t = (
        star_wars(
            drawn(
                "character: Geonosian Guard",
                "character: Yoda (B)   built: Train for War {1}   deck: Clone Squad, Yoda (E)",
                "light",
            )
        )
        .do("light completes Train for War")
        .look("light may not choose Yoda (E)", "light may choose nothing")
    )
    t.do("light chooses Clone Squad").look("light hand Clone Squad", "dark sees light hand Clone Squad", "light deck 1")


def test_cards_come_back_from_the_discard_pile(star_wars):
    """Hatch a Clone: up to two Ground units."""
    t = star_wars(
        drawn(
            "character: Geonosian Guard",
            "character: Yoda (B)   built: Hatch a Clone {1}   discard: Clone Squad x2, Clone Platoon, Yoda (E)",
            "light",
        )
    ).do("light completes Hatch a Clone", "light chooses Clone Squad, Clone Platoon")
    t.look("light hand Clone Squad, Clone Platoon", "light discard Clone Squad, Hatch a Clone, Yoda (E)")


def test_no_battle_cards_and_no_abilities_this_turn(star_wars):
    """Surprise Attack and Disturbance in the Force bar the opponent (SW-GOAL-10)."""
    t = star_wars(
        drawn(
            "character: Geonosian Guard, Darth Maul (D)   hand: Dark Speed   force: 3",
            "character: Yoda (B), C-3PO (A)   built: Surprise Attack {2}, Disturbance in the Force {4}",
            "light",
        ),
        *(4, 1, 1, 1),
    ).do("light completes Surprise Attack", "light completes Disturbance in the Force", "light is done")
    t.do("dark is done", "light is done", "dark rests Darth Maul", "light attacks Darth Maul with Yoda")
    t.look("Darth Maul damage 1", "dark force 3", "dark hand Dark Speed")


def test_what_waits_for_the_battle_phase(star_wars):
    """Run the Gauntlet: six dice at a Ground unit when the battle phase starts, then 2 Force for the opponent; once."""
    t = star_wars(
        drawn(
            "ground: Geonosian Squad   built: Run the Gauntlet {2}",
            "ground: Clone Platoon, Clone Squad   force: 1",
        ),
        *(4, 4, 6, 1, 1, 1),
    ).do("dark completes Run the Gauntlet", "dark is done", "light is done", "dark is done", "light is done")
    t.look("light force 1").do("dark chooses Clone Platoon").look("Clone Platoon damage 3", "light force 3")


def test_dice_for_force(star_wars):
    """Jedi Test: 10 Force for a total of 10 or more; three dice with two counters too many."""
    for counters, dice, force in ((1, (5, 4), 0), (1, (6, 4), 10), (3, (1, 3, 6), 10)):
        t = star_wars(
            drawn("character: Geonosian Guard", f"character: Yoda (B)   built: Jedi Test {{{counters}}}", "light"),
            *dice,
        ).do("light completes Jedi Test")
        t.look(f"light force {force}", f"dice {' '.join(map(str, dice))}")


def test_each_unit_gets_an_ability_this_turn(star_wars):
    """Lightsaber Gift: each of your Jedi may pay 2 Force for 3 power."""
    t = star_wars(
        drawn(
            "character: Darth Maul (D), Geonosian Guard   built: Lightsaber Gift {1}   force: 2",
            "character: Yoda (B) {tapped}, C-3PO (A)",
        ),
        *(1,) * 7,
    ).do("dark completes Lightsaber Gift", "dark is done", "light is done", "dark is done", "light is done")
    t.look("Darth Maul abilities 2", "Geonosian Guard abilities 0").do("dark attacks Yoda with Darth Maul")
    t.do("dark uses 2 of Darth Maul").look("dice 1 1 1 1 1 1 1", "dark force 0")


def test_prevention_that_asks_who_attacks(star_wars):
    """Jedi Superiority works only while a Clone or Droid is attacking."""
    t = star_wars(
        drawn(
            "character: Separatist Battle Droid, Geonosian Guard, Mouse Droid {tapped}",
            "character: Yoda (B) {tapped}, C-3PO (A)   built: Jedi Superiority {2}   force: 2",
            "light",
        ),
        *(4, 4, 4),
        *(4, 1),
    ).do("light completes Jedi Superiority", "light is done", "dark is done", "light is done")
    t.do("dark attacks Yoda with Separatist Battle Droid", "light uses 4 of Yoda", "light chooses 3")
    t.look("Yoda damage 0", "light force 1").do("dark attacks Yoda with Geonosian Guard").look("Yoda damage 1")


def test_a_win_at_the_end_of_the_turn(star_wars):
    """SW-GOAL-7: Emperor's Bidding wins if the opponent has no Jedi in any arena."""
    for jedi, seen in (("C-3PO (B)", "over dark SW-GOAL-7"), ("Shaak Ti (A)", "turn 3")):
        t = star_wars(
            drawn(
                "character: Mouse Droid {tapped}   built: Emperor's Bidding {8}",
                f"character: {jedi} {{tapped}}, Rebel Trooper {{tapped}}",
            ),
            *([] if "Droid" in seen or "over" in seen else [3]),
        ).do("dark completes Emperor's Bidding", "dark is done", "light is done", "dark is done", "light is done")
        t.look(seen)


def test_a_card_of_the_hand_is_laid_down_with_counters(star_wars):
    """Jawa Supply Trip: a Droid unit card, with a counter for each Jawa."""
    t = star_wars(
        drawn(
            "character: Jawa, Jawa Leader   built: Jawa Supply Trip {1}   hand: Mouse Droid, Geonosian Guard",
            "character: Yoda (B)",
        )
    ).do("dark completes Jawa Supply Trip")
    t.look("dark built Mouse Droid", "Mouse Droid counters 2", "dark hand Geonosian Guard")


def test_a_location_is_looked_for(star_wars):
    """Explore the Swamps: tap a Character; a Location goes face down with 3 counters, and can be completed."""
    t = star_wars(
        drawn(
            "character: Geonosian Guard",
            "character: Yoda (B)   built: Explore the Swamps {1}   deck: Dagobah System, Clone Squad",
            "light",
        )
    ).do("light completes Explore the Swamps", "light chooses Dagobah System")
    t.look("Yoda tapped yes", "Dagobah System counters 3").do("light completes Dagobah System")
    t.look("Dagobah System place location")


def test_a_character_is_a_jedi_from_now_on(star_wars):
    """Hope of Another (SW-GOAL-12): the word is added to its type line until the game ends."""
    t = star_wars(
        drawn(
            "character: Jango Fett (E) {tapped}",
            "character: Clone Officer, C-3PO (A)   built: Hope of Another {1}",
            "light",
        ),
        *(4, 1, 1),
    ).do("light completes Hope of Another", "light chooses Clone Officer", "light is done", "dark is done")
    t.do("light is done", "light attacks Jango Fett with Clone Officer").look("dice 4 1 1")
