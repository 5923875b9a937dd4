"""What Battle cards do outside attacks, and when they may be played; what Locations do."""

from __future__ import annotations

import pytest

SCENE = """
    dark   space: Geonosian Fighter   ground: Geonosian Squad   character: Darth Maul (D)   force: 12   hand: {dark}
    light  space: N-1 Starfighter   ground: Clone Platoon   character: Clone Officer, Yoda (B)   force: 12 hand: {light}
    step: character
    """


@pytest.mark.parametrize(
    ("seat", "card", "acts", "seen"),
    [
        ("dark", "Dark Speed", ("dark chooses Darth Maul",), ("Darth Maul speed 80", "dark force 12")),
        ("light", "Windu's Solution", ("light chooses Yoda",), ("Yoda speed 70", "Yoda power 6", "light force 10")),
        ("light", "Master and Apprentice", ("light chooses Yoda, Clone Officer",), ("Yoda power 6", "light force 9")),
        ("light", "Master and Apprentice", ("light chooses nothing",), ("Yoda power 4", "light force 9")),
        ("light", "Jedi Bravery", ("light chooses character",), ("Yoda power 6", "Clone Platoon power 5")),
        ("light", "Anakin's Inspiration", ("light chooses ground",), ("Clone Platoon speed 60", "Yoda speed 40")),
        ("dark", "Interference in the Senate", ("dark chooses character",), ("Yoda speed 20", "Yoda power 2")),
        ("dark", "Vader's Leadership", ("dark chooses ground",), ("Geonosian Squad power 5", "Darth Maul power 4")),
        ("dark", "Trade Federation Offensive", ("dark chooses space",), ("Geonosian Fighter speed 80",)),
        ("dark", "Tarkin's Stench", ("dark chooses character",), ("Yoda tapped yes", "Clone Officer tapped yes")),
        ("dark", "Knockdown", ("dark chooses Yoda",), ("Yoda tapped yes", "dark force 8")),
        ("dark", "Sonic Shockwave", ("dark chooses N-1 Starfighter",), ("N-1 Starfighter tapped yes",)),
        ("dark", "Vader's Grip", ("dark chooses Clone Platoon",), ("Clone Platoon tapped yes", "dark force 5")),
        ("light", "Hold 'Em Off", (), ("Yoda speed 50", "Yoda keywords stun 2", "Clone Platoon keywords none")),
        ("light", "Leia's Kiss", ("light chooses Yoda",), ("Yoda speed 70", "Yoda keywords accuracy 1")),
        ("light", "Out of His Misery", (), ("Yoda speed 60", "Yoda keywords stun 4")),
        ("light", "Stabilize Deflectors", (), ("N-1 Starfighter keywords shields 1", "light force 10")),
        ("dark", "Armor Plating", ("dark chooses Darth Maul",), ("Darth Maul keywords armor 1, stun 2",)),
        ("light", "Close the Shield Doors", ("light chooses Yoda",), ("Yoda keywords armor 1", "light force 9")),
        ("light", "Close the Shield Doors as 2", ("light chooses character",), ("Clone Officer keywords armor 1",)),
        ("light", "Benefits of Training", (), ("Clone Platoon keywords accuracy 1", "Clone Officer keywords none")),
        ("light", "Synchronized Assault", (), ("N-1 Starfighter keywords accuracy 1",)),
        ("light", "Jump to Lightspeed", (), ("light hand N-1 Starfighter", "dark controls space")),
        ("dark", "Retreat Underground", ("dark chooses Darth Maul",), ("dark build Darth Maul (D)",)),
        ("light", "Strike Me Down", (), ("light force 18", "light discard Strike Me Down, Yoda (B)")),
        ("light", "Go to the Temple", ("light chooses character", "light chooses Yoda"), ("light build Yoda (B)",)),
        ("dark", "Tactical Leadership", ("dark chooses character",), ("Darth Maul keywords overkill 1, stun 2",)),
    ],
)  # fmt: skip
def test_what_a_battle_card_does_between_attacks(star_wars, seat, card, acts, seen):
    """SW-BC-2: paid, done, discarded. Both players have 12 Force; the arena's step has just begun."""
    name = card.removesuffix(" as 2")
    t = star_wars(SCENE.format(dark=name if seat == "dark" else "none", light=name if seat == "light" else "none"))
    t.do(f"{seat} plays {card}", *acts).look(*seen)


@pytest.mark.parametrize(
    ("card", "build", "seen"),
    [
        ("War Will Follow", "N-1 Starfighter {tapped}", ("light space N-1 Starfighter", "N-1 Starfighter tapped no")),
        ("No Escape", "Clone Cadet {tapped}", ("light character Clone Cadet, Yoda (B)", "Clone Cadet tapped no")),
        ("Nowhere to Run", "Clone Squad", ("light ground Clone Squad",)),
        ("Tractor Beam", "N-1 Starfighter", ("light space N-1 Starfighter", "N-1 Starfighter tapped yes")),
    ],
)
def test_a_unit_is_drawn_out_of_its_build_zone(star_wars, card, build, seen):
    t = star_wars(
        f"""
        dark   character: Darth Maul (D)   hand: {card}   force: 6
        light  character: Yoda (B)   build: {build}
        """
    )
    t.do(f"dark plays {card}").look(*seen, "light build none")


def test_nobody_is_there_to_be_drawn_out(star_wars):
    """A card without a target may be played for nothing; the Force is paid."""
    t = star_wars("dark  character: Darth Maul (D)   hand: War Will Follow   force: 3\nlight  character: Yoda (B)")
    t.do("dark plays War Will Follow").look("dark force 0", "light space none")


def test_one_accuracy_more_against_what_was_drawn_in(star_wars):
    """Tractor Beam: each of your units against that unit, this turn."""
    t = star_wars(
        """
        dark   space: Carrack Cruiser   hand: Tractor Beam   force: 6
        light  space: Diplomatic Cruiser   build: Naboo Royal Starship
        step: space
        """,
        *(3, 3, 1, 1, 1),
    ).do("dark plays Tractor Beam", "dark attacks Naboo Royal Starship with Carrack Cruiser")
    t.look("Naboo Royal Starship damage 2")


def test_untapping_to_act_again(star_wars):
    """SW-BATTLE-8: Clever Escape untaps a unit with power of 5 or less, in the same step."""
    (
        star_wars(
            """
        dark   character: Geonosian Guard {tapped}, Mouse Droid
        light  character: Yoda (B) {tapped}, Mace Windu (A) {tapped}   hand: Clever Escape   force: 4
        """
        )
        .do("light plays Clever Escape")
        .look("Yoda tapped no", "Mace Windu tapped yes", "light asked act")
    )


def test_power_only_with_more_units_in_another_arena(star_wars):
    """SW-BC-9: Air Cover needs more Space units than the opponent has."""
    drawn = """
        dark   {}ground: Geonosian Squad {{tapped}}
        light  space: N-1 Starfighter   ground: Clone Platoon, Clone Squad   force: 1   hand: Air Cover, Surge of Power
        step: ground
        """
    t = star_wars(drawn.format("space: Geonosian Fighter   ")).do("light attacks Geonosian Squad with Clone Platoon")
    t.look("light may play Surge of Power", "light may not play Air Cover: SW-BC-9")
    t = star_wars(drawn.format("")).do("light attacks Geonosian Squad with Clone Platoon")
    t.look("light may play Air Cover")


def test_only_if_no_unit_is_attacking(star_wars):
    """SW-BC-11."""
    drawn = "dark  character: Darth Maul (D)   hand: Retreat Underground, Surge of Power   force: 2"
    drawn += "\nlight  character: Yoda (B)"
    t = (
        star_wars(drawn)
        .look("dark may play Retreat Underground")
        .do("dark passes", "dark attacks Yoda with Darth Maul")
    )
    t.look("dark may play Surge of Power", "dark may not play Retreat Underground: SW-BC-11")


def test_only_once_one_of_yours_was_discarded(star_wars):
    """Spirit of the Fallen: a Character of yours went from the Character arena this turn (SW-BC-9)."""
    t = (
        star_wars(
            """
        dark   character: Darth Maul (D), Mouse Droid
        light  character: Rebel Trooper {tapped, damage 2}, Yoda (B)   hand: Spirit of the Fallen   force: 2
        """,
            *(6, 1, 1, 1),
        )
        .do("dark attacks Rebel Trooper with Darth Maul")
        .look("light asked window:open", "light may play Spirit of the Fallen")
    )
    t.do("light plays Spirit of the Fallen").look("Yoda power 6")


def test_against_a_creature_only(star_wars):
    """Battle the Wampa: the defending unit must be a Creature."""
    drawn = """
        dark   ground: {} {{tapped}}
        light  ground: Clone Platoon, Clone Squad   hand: Battle the Wampa, Surge of Power   force: 1
        step: ground
        """
    t = star_wars(drawn.format("Reek")).do("light attacks Reek with Clone Platoon")
    t.look("light may play Battle the Wampa")
    t = star_wars(drawn.format("Geonosian Squad")).do("light attacks Geonosian Squad with Clone Platoon")
    t.look("light may play Surge of Power", "light may not play Battle the Wampa: SW-BC-9")


def test_a_die_says_whether_it_helps(star_wars):
    """725 to 1: 4, 5 or 6 on one die; the roll has its reroll chance (SW-POP-7)."""
    for die, speed in ((3, 50), (4, 70)):
        t = star_wars("dark  character: Darth Maul (D)   hand: 725 to 1\nlight  character: Yoda (B)", die)
        t.do("dark plays 725 to 1").look(f"Darth Maul speed {speed}")


def test_dice_of_damage_to_every_unit(star_wars):
    """Blizzard: three dice at each Ground unit; Armor counts (SW-DAMAGE-8)."""
    (
        star_wars(
            """
        dark   ground: All Terrain Scout Transport   hand: Blizzard   force: 2
        light  ground: Clone Platoon
        step: ground
        """,
            *(4, 5, 1),
            *(4, 5, 1),
        )
        .do("dark plays Blizzard")
        .look("All Terrain Scout Transport damage 1", "Clone Platoon damage 2")
    )


def test_effects_end_with_battle_or_turn(star_wars):
    """SW-ABIL-20: until end of battle, until end of turn; in the next turn both are over."""
    t = star_wars(
        "dark  character: Darth Maul (D) {tapped}   hand: Dark Speed, Armor Plating   force: 2\n"
        "light  character: Yoda (B) {tapped}\nstep: character",
        3,
    ).do("dark plays Dark Speed", "dark plays Armor Plating")
    t.look("turn 3", "Darth Maul speed 50", "Darth Maul keywords stun 2")


def test_all_flee_and_the_game_goes_on(star_wars):
    """R2-D2's Heroism: all your units retreat, and you can't lose this turn (SW-GOAL-7, SW-GOAL-10)."""
    t = star_wars(
        """
        dark   space: Geonosian Fighter {tapped}   character: Mouse Droid {tapped}
        light  space: N-1 Starfighter {tapped}   character: R2-D2 (F), Yoda (B) {tapped}  force: 2 hand: R2-D2's Heroism
        """,
        3,
    ).do("light plays R2-D2's Heroism")
    t.look("turn 3", "running", "light build N-1 Starfighter, Yoda (B)", "light discard R2-D2 (F), R2-D2's Heroism")


# ---- Locations


def placed(card, rest, step="build light"):
    """A table with a Location of the Light Side."""
    return f"{rest}\nlocations: {card} of light\nstep: {step}"


def test_all_characters_cost_one_less(star_wars):
    """Cloud City Penthouse is for both players (SW-BUILD-6)."""
    t = star_wars(
        placed(
            "Cloud City Penthouse",
            "dark  character: Mouse Droid\nlight  character: Jawa   built: Yoda (B) {4}, Clone Squad {2}",
        )
    )
    t.look("light may deploy Yoda", "light may not deploy Clone Squad: SW-BUILD-5")


def test_your_characters_may_rest_at_the_medical_center(star_wars):
    """It grants an ability to your Characters, not to the opponent's."""
    t = star_wars(
        placed("Medical Center", "dark  character: Geonosian Guard\nlight  character: Mace Windu (A) {damage 4}")
    )
    t.look("Geonosian Guard abilities 0", "Mace Windu abilities 2").do("light uses 2 of Mace Windu")
    t.look("Mace Windu damage 1", "Mace Windu tapped yes")


def test_trenches_are_armor(star_wars):
    t = star_wars(placed("Rebel Trenches", "dark  ground: Geonosian Squad\nlight  ground: Clone Squad"))
    t.look("Clone Squad keywords armor 1", "Geonosian Squad keywords critical hit 3")


def test_what_a_location_does_when_a_step_starts(star_wars):
    """Asteroid Field: two dice at each Space unit, one event (SW-DAMAGE-6); Dagobah System gives Force to its owner."""
    t = star_wars(
        placed(
            "Asteroid Field", "dark  space: Carrack Cruiser\nlight  space: Naboo Cruiser, Diplomatic Cruiser", "battle"
        ),
        *(4, 4, 4, 1, 1, 1),
    )
    t.look("Carrack Cruiser damage 2", "Naboo Cruiser damage 1", "Diplomatic Cruiser damage 0")
    t = star_wars(placed("Dagobah System", "dark  character: Mouse Droid\nlight  character: Jawa", "build dark"))
    t.do("dark is done").look("light force 2", "dark force 0")


def test_nobody_retreats_from_the_dining_hall(star_wars):
    """SW-GOAL-10."""
    t = star_wars(
        placed(
            "Cloud City Dining Hall",
            "dark  character: Mouse Droid   ground: Geonosian Squad\nlight  character: Jawa",
            "retreat dark",
        )
    )
    t.look("dark may not retreat Mouse Droid: SW-GOAL-10", "dark may retreat Geonosian Squad")


def test_a_character_freezes_unless_its_player_pays(star_wars):
    """Carbon-Freezing Chamber: back to the hand, unless 3 Force are paid; retreated ones too."""
    drawn = "dark  character: Darth Maul (D)   build: Mouse Droid   force: 3\nlight  character: Jawa, Yoda (B)"
    t = star_wars(placed("Carbon-Freezing Chamber", drawn, "battle"))
    t.do("light chooses Mouse Droid", "dark chooses no").look(
        "dark hand Mouse Droid", "dark force 3", "dark build none"
    )


def test_every_draw_is_one_card_more(star_wars):
    """Bespin System: each player, in the own draw step."""
    t = star_wars(placed("Bespin System", "dark  character: Mouse Droid\nlight  character: Jawa", "roll"), 3)
    t.look("dark holds 2", "light holds 0").do("dark is done").look("light holds 2", "dark holds 2")


def test_at_the_end_of_the_turn(star_wars):
    """Meditation Chamber: a Force to its owner, from the opponent; before the next turn's 4."""
    t = star_wars(
        placed(
            "Meditation Chamber",
            "dark  character: Mouse Droid {tapped}   force: 2\nlight  character: Jawa {tapped}",
            "character",
        ),
        3,
    )
    t.look("dark force 5", "light force 5")
