"""What units have: statics, triggers, activated abilities, Reserves, pilots. A slow C-3PO stands by, so that the table
waits for him when all is done."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("dark", "light", "seen"),
    [
        # each of your (other) …, both players', the opponent's
        ("character: Geonosian Sentry, Geonosian Guard", "", ("Geonosian Guard speed 40", "Geonosian Sentry speed 40")),
        ("", "ground: Clone Squad   character: Clone Officer", ("Clone Squad power 4", "Clone Officer power 6")),
        ("character: Geonosian Guard", "character: Chancellor Palpatine (A)", ("Geonosian Guard speed 20",)),
        ("character: Geonosian Guard", "build: Chancellor Palpatine (A)", ("Geonosian Guard speed 30",)),
        ("character: Jawa Leader", "character: Jawa", ("Jawa power 3", "Jawa Leader power 3")),
        ("character: Passel Argente (A), Geonosian Guard", "", ("Geonosian Guard power 3", "Passel Argente power 1")),
        ("character: Jango Fett (D)", "character: Boba Fett (A)", ("Jango Fett speed 40",)),
        ("space: TIE Fighter DS-3-12, Carrack Cruiser   ground: Imperial Control Station", "",
         ("TIE Fighter DS-3-12 power 3", "Carrack Cruiser power 5")),
        # as long as …
        ("character: Super Battle Droid 5TE   ground: Battle Droid Squad", "", ("Super Battle Droid 5TE power 5",)),
        ("character: Super Battle Droid 5TE", "ground: Clone Squad", ("Super Battle Droid 5TE power 4",)),
        ("character: Acklay", "", ("Acklay speed 70",)),
        ("character: Acklay, Geonosian Guard", "", ("Acklay speed 40",)),
        ("", "character: Plo Koon (A), Yoda (B)", ("Plo Koon power 6",)),
        ("", "character: Plo Koon (A), Clone Officer", ("Plo Koon power 5",)),
        ("space: TIE Fighter OS-72-8, Avenger (A)", "", ("TIE Fighter OS-72-8 power 3",)),
        ("character: Navy Trooper, Darth Vader (C)", "", ("Navy Trooper power 4",)),
        ("", "space: Hyperdrive Ring, N-1 Starfighter", ("Hyperdrive Ring power 3",)),
        ("character: URoRRuR'R'R (A), Geonosian Guard", "character: Yoda (B)", ("URoRRuR'R'R power 4",)),
        ("character: URoRRuR'R'R (A)", "character: Yoda (B)", ("URoRRuR'R'R power 2",)),
        # numbers that are counted
        ("character: Tusken Raider, Tusken Raider", "character: Tusken Sharpshooter", ("Tusken Raider#1 power 3",)),
        ("character: Scurrier, Scurrier", "", ("Scurrier#2 power 3",)),
        ("", "space: Endor Rebel Fleet, N-1 Starfighter, Hyperdrive Ring",
         ("Endor Rebel Fleet power 9", "Endor Rebel Fleet health 9")),
        ("", "space: Endor Rebel Fleet", ("Endor Rebel Fleet power 7", "Endor Rebel Fleet health 7")),
        ("ground: Shaak {damage 3}", "", ("Shaak power 4",)),
        ("space: Droid Starfighter Assault Wing {damage 3}", "", ("Droid Starfighter Assault Wing power 1",)),
        ("", "space: Naboo Starfighter Wing", ("Naboo Starfighter Wing power 5",)),
        ("", "space: Naboo Starfighter Wing {damage 1}", ("Naboo Starfighter Wing power 2",)),
        # keywords that are given
        ("character: Sun Fac (A), Geonosian Guard", "", ("Geonosian Guard keywords critical hit 1",)),
        ("character: Stormtrooper Squad Leader, Sandtrooper", "", ("Sandtrooper keywords accuracy 1",)),
        ("", "ground: Republic Communications Tower, Clone Squad", ("Clone Squad keywords critical hit 1",)),
        ("", "character: Padme Amidala (F), Anakin Skywalker (C)",
         ("Padme Amidala keywords accuracy 1", "Anakin Skywalker keywords accuracy 1")),
        # abilities that are given
        ("", "character: Luke Skywalker (C), Yoda (B)", ("Luke Skywalker abilities 1", "Luke Skywalker power 4")),
        ("", "character: Luke Skywalker (C)", ("Luke Skywalker abilities 0", "Luke Skywalker power 2")),
        ("", "character: Depa Billaba (A), Mace Windu (C)", ("Depa Billaba abilities 2",)),
        # a word of the type line
        ("character: Mara Jade (A)", "character: Padme Amidala (A), Anakin Skywalker (C)",
         ("Mara Jade speed 50", "Anakin Skywalker speed 70", "Anakin Skywalker power 7")),
    ],
)  # fmt: skip
def test_numbers_and_keywords_of_units(star_wars, dark, light, seen):
    """SW-ABIL-17 to 19."""
    star_wars(f"dark  {dark}\nlight  {light}\nstep: build dark").look(*seen)


@pytest.mark.parametrize(
    ("giver", "built", "fits"),
    [
        ("character: Lama Su (A)", "Clone Squad {2}", True),
        ("character: Lama Su (A)", "Rebel Squad {1}", False),
        ("build: Lama Su (A)", "Clone Squad {2}", False),
        ("character: Padme Amidala (E)", "Shaak Ti (A) {3}", True),
        ("character: C-3PO (C)", "Jawa {1}", True),
        ("character: Wuher (A)", "C-3PO (A) {3}", False),
        ("ground: Rebel Troop Cart", "Rebel Squad {1}", True),
        ("character: Princess Leia (H)", "Rebel Trooper {1}", True),
    ],
)
def test_units_that_cost_more_or_less(star_wars, giver, built, fits):
    """SW-BUILD-6."""
    t = star_wars(f"dark  character: Geonosian Guard\nlight  {giver}   built: {built}\nstep: build light")
    name = built.split(" {")[0]
    t.look(f"light may deploy {name}" if fits else f"light may not deploy {name}: SW-BUILD-5")


# ---- triggers


@pytest.mark.parametrize(
    ("light", "seen"),
    [
        ("C-3PO (B)", ("light holds 2",)),
        ("Princess Leia (C)", ("light holds 3",)),
        ("Obi-Wan Kenobi (F) {damage 4}", ("light force 4",)),
        ("Coleman Trebor (A) {damage 1}", ("dark force 4",)),
    ],
)
def test_when_it_is_discarded(star_wars, light, seen):
    """SW-ABIL-11: it looks back to the arena."""
    light = light if "{" in light else f"{light} {{tapped}}"
    light = light.replace("{damage", "{tapped, damage")
    t = star_wars(f"dark  character: Darth Maul (D)\nlight  character: {light}, Beru Lars (A)", *(6, 6, 6, 1))
    t.do(f"dark attacks {light.split(' {')[0]} with Darth Maul").look(*seen)


def test_the_next_one_is_stronger(star_wars):
    """Qui-Gon Jinn (B): another Jedi gets 4 power this turn and untaps."""
    t = (
        star_wars(
            """
        dark   character: Darth Maul (D)
        light  character: Qui-Gon Jinn (B) {tapped, damage 2}, Shaak Ti (A) {tapped}, Yoda (B) {tapped}
        """,
            *(6, 6, 6, 1),
        )
        .do("dark attacks Qui-Gon Jinn with Darth Maul")
        .look("light asked choose:unit")
        .do("light chooses Shaak Ti")
    )
    t.look("Shaak Ti power 7", "Shaak Ti tapped no", "Yoda tapped yes")


def test_when_the_battle_phase_ends(star_wars):
    """Yoda (A) gains a Force, Elan Sleazebaggano hurts friends, an Imperial Sentry Droid sees the hand."""
    t = star_wars(
        """
        dark   character: Imperial Sentry Droid {tapped}
        light  character: Yoda (A) {tapped}, Elan Sleazebaggano (A) {tapped}   hand: Surge of Power
        """,
        3,
    ).do("light chooses Yoda")
    t.look("turn 3", "light force 5", "Yoda damage 1", "Elan Sleazebaggano damage 0")


def test_an_ability_does_nothing_in_the_build_zone(star_wars):
    """SW-RETREAT-6."""
    t = star_wars("dark  character: Geonosian Guard {tapped}\nlight  build: Yoda (A) {tapped}   force: 1", 3)
    t.look("light force 5")


def test_choose_one_when_a_step_starts(star_wars):
    """Zam Wesell (A): a counter less, or Critical Hit 2 until the battle ends."""
    t = star_wars("dark  character: Zam Wesell (A) {damage 2}\nlight  character: Yoda (B)")
    t.look("dark asked choose:one").do("dark chooses 1").look("Zam Wesell damage 1", "Zam Wesell keywords none")
    t = star_wars("dark  character: Zam Wesell (A) {damage 2}\nlight  character: Yoda (B)").do("dark chooses 2")
    t.look("Zam Wesell damage 2", "Zam Wesell keywords critical hit 2")


def test_the_other_side_may_pay_it_away(star_wars):
    """Greedo retreats, a Cloud Car is tapped, if the opponent pays."""
    drawn = "dark  character: Greedo (A), Mouse Droid\nlight  character: Yoda (B)   force: {}"
    t = star_wars(drawn.format(3)).look("light asked choose:may").do("light chooses yes")
    t.look("dark build Greedo (A)", "light force 0", "Greedo tapped no")
    star_wars(drawn.format(3)).do("light chooses no").look("dark build none", "light force 3")
    star_wars(drawn.format(2)).look("dark build none", "dark asked act")
    t = star_wars("dark  ground: Bespin Twin-Pod Cloud Car\nlight  ground: Clone Squad   force: 2\nstep: ground")
    t.do("light chooses yes").look("Bespin Twin-Pod Cloud Car tapped yes")


def test_when_it_damages(star_wars):
    """Dannik Jerriko loses a counter when he damages a Character (SW-DAMAGE-4): not without damage."""
    drawn = "dark  character: Dannik Jerriko (A) {damage 2}\nlight  character: Kit Fisto (A) {tapped}, C-3PO (A)"
    for dice, damage in (((4, 4, 1), 1), ((1, 1, 1), 2)):
        t = star_wars(drawn, *dice).do("dark attacks Kit Fisto with Dannik Jerriko")
        t.look(f"Dannik Jerriko damage {damage}")


def test_when_it_is_damaged(star_wars):
    """Shmi Skywalker: search for an Anakin Skywalker."""
    t = star_wars(
        """
        dark   character: Geonosian Guard
        light  character: Shmi Skywalker (A) {tapped}, C-3PO (A)   deck: Anakin Skywalker (C), Clone Squad
        """,
        *(4, 1),
    ).do("dark attacks Shmi Skywalker with Geonosian Guard", "light chooses yes", "light chooses Anakin Skywalker (C)")
    t.look("light hand Anakin Skywalker (C)", "Shmi Skywalker damage 1")


def test_when_the_attack_ends_it_may_retreat(star_wars):
    """Tyranus's Solar Sailer; it is tapped from its attack."""
    t = star_wars(
        "dark  space: Tyranus's Solar Sailer (A), Droid Control Ship\n"
        "light  space: N-1 Starfighter {tapped}, Diplomatic Cruiser\nstep: space",
        *(1, 1),
    ).do("dark attacks N-1 Starfighter with Tyranus's Solar Sailer", "dark chooses yes")
    t.look("dark build Tyranus's Solar Sailer (A)", "Tyranus's Solar Sailer tapped yes")


def test_it_is_discarded_unless_you_pay(star_wars):
    """Captured Reek: 1 Force when it attacks, or it goes and the attack ends (SW-ATTACK-10)."""
    drawn = (
        "dark  ground: Geonosian Squad {{tapped}}\nlight  ground: Captured Reek, Clone Squad   force: {}\nstep: ground"
    )
    t = star_wars(drawn.format(1), *(4, 1, 1, 1)).do(
        "light attacks Geonosian Squad with Captured Reek", "light chooses yes"
    )
    t.look("Geonosian Squad damage 1", "light force 0")
    t = star_wars(drawn.format(0)).do("light attacks Geonosian Squad with Captured Reek")
    t.look("light discard Captured Reek", "Geonosian Squad damage 0")


def test_when_the_roll_for_build_points_is_made(star_wars):
    """Wat Tambor takes a point from the Light Side, Nute Gunray (B) gives one (SW-TURN-6)."""
    t = star_wars("dark  character: Wat Tambor (A), Nute Gunray (B)\nlight  character: Yoda (B)\nstep: roll", 3)
    t.do("dark chooses Wat Tambor").look("dark points 4", "light points 2")


def test_when_your_step_starts(star_wars):
    """Dreadnaught Heavy Cruiser searches in its own build step only; R2-D2 (F) draws and discards in its draw step."""
    t = star_wars(
        """
        dark   space: Dreadnaught Heavy Cruiser   deck: Mouse Droid, Geonosian Fighter, Clone Squad
        light  character: R2-D2 (F)   hand: Rebel Squad   deck: Yoda (B), Yoda (E), Clone Squad
        step: roll
        """,
        *(3, "S"),
    )
    t.look("dark asked choose:search").do("dark chooses nothing", "dark is done").look(
        "light asked choose:discard", "light holds 2"
    ).do("light chooses Rebel Squad")
    t.look("light holds 2", "light asked build")


def test_when_you_deploy_it(star_wars):
    """Republic Drop Ship gives 2 build points at once; Cliegg Lars costs a Force."""
    (
        star_wars(
            """
        dark   character: Geonosian Guard
        light  built: Republic Drop Ship {5}, Cliegg Lars (A) {2}   force: 3
        step: build light
        """
        )
        .do("light deploys Republic Drop Ship")
        .look("light points 2")
        .do("light deploys Cliegg Lars")
        .look("light force 2")
    )


# ---- activated


def test_once_a_turn_in_your_build_step(star_wars):
    """Worked example 1 (SW-BC-10, SW-ABIL-6, 9): Trade Federation C-9979 draws, in its arena, untapped."""
    t = star_wars(
        "dark  space: Trade Federation C-9979   build: Nute Gunray (A)\nlight  character: Yoda (B)\nstep: build dark"
    )
    t.look("dark may not use 1 of Nute Gunray: SW-ABIL-9").do("dark uses 1 of Trade Federation C-9979")
    t.look("dark holds 1", "dark may not use 1 of Trade Federation C-9979: SW-BC-10")


def test_instead_of_attacking(star_wars):
    """Lin Demolitionmech: 2 damage to each other Character, instead of attacking (SW-BC-12)."""
    t = star_wars(
        "dark  character: Geonosian Guard, Darth Maul (D) {tapped}\nlight  character: Lin Demolitionmech, C-3PO (A)"
    )
    t.do("dark rests Geonosian Guard", "light uses 1 of Lin Demolitionmech")
    t.look("Lin Demolitionmech tapped yes", "Darth Maul damage 2", "C-3PO damage 2", "dark discard Geonosian Guard")


def test_tap_unless_the_other_side_pays(star_wars):
    """Bail Organa: the opponent chooses one of its own units, and pays 3 or taps it."""
    drawn = """
        dark   character: Darth Maul (D), Geonosian Guard   force: {}
        light  character: Bail Organa (A)
        step: build light
        """
    t = star_wars(drawn.format(3)).do("light uses 1 of Bail Organa").look("dark asked choose:unit")
    t.do("dark chooses Darth Maul", "dark chooses yes").look("Darth Maul tapped no", "dark force 0")
    t = star_wars(drawn.format(2)).do("light uses 1 of Bail Organa", "dark chooses Geonosian Guard")
    t.look("Geonosian Guard tapped yes")


def test_counters_on_a_partially_built_card_that_is_shown(star_wars):
    """Rebel Crew Chief: one counter on a Starfighter; nothing else can be chosen."""
    t = star_wars(
        """
        dark   character: Geonosian Guard
        light  character: Rebel Crew Chief   built: X-Wing Red Two {1}, Clone Squad {1}
        step: build light
        """
    ).do("light uses 1 of Rebel Crew Chief")
    t.look("X-Wing Red Two counters 2", "Clone Squad counters 1", "told CardsShown")


def test_a_unit_that_gives_itself(star_wars):
    """Kouhun is tapped and discarded for 5 damage."""
    t = star_wars("dark  character: Kouhun, Mouse Droid {tapped}\nlight  character: Mace Windu (A) {tapped}, C-3PO (A)")
    t.do("dark uses 1 of Kouhun", "dark chooses Mace Windu").look("dark discard Kouhun", "Mace Windu damage 5")


def test_as_much_as_is_paid(star_wars):
    """Darth Vader (K): X Force, Evade X."""
    t = star_wars(
        "dark  character: Darth Vader (K) {tapped}   force: 4\nlight  character: Mace Windu (B), C-3PO (A)", *(5,) * 6
    ).do("light attacks Darth Vader with Mace Windu", "dark passes", "dark uses Evade of Darth Vader", "dark chooses 3")
    t.do("dark chooses 3").look("Darth Vader damage 3", "dark force 1")


def test_as_much_as_cards_are_in_the_stack(star_wars):
    """Luke Skywalker (I) (SW-STACK-17): a lone card is one."""
    for stack, damage in (("", 3), (" < Luke Skywalker (H)", 2)):
        t = star_wars(
            f"""
            dark   character: Darth Maul (D)
            light  character: Luke Skywalker (I){stack} {{tapped}}, C-3PO (A)   force: 2
            """,
            *(4, 4, 4, 4),
        ).do("dark attacks Luke Skywalker with Darth Maul", "light uses Evade of Luke Skywalker")
        t.do(f"light chooses {4 - damage}").look(f"Luke Skywalker damage {damage}")


def test_reserves_work_in_the_build_zone_only(star_wars):
    """SW-KW-RESERVES-1: Jedi Youngling gains 2 Force there; Yoda (E) prevents damage from there."""
    t = (
        star_wars(
            """
        dark   character: Geonosian Guard
        light  build: Jedi Youngling, Coruscant Air Bus   ground: Coruscant Air Bus   points: 1
        step: build light
        """
        )
        .do("light uses 2 of Jedi Youngling")
        .look("light force 2", "light points 0", "Jedi Youngling tapped yes")
    )
    t.do("light uses 1 of Coruscant Air Bus#2").look("light holds 1")
    t.look("light may not use 1 of Coruscant Air Bus#1: SW-KW-RESERVES-1")
    t = star_wars(
        "dark  character: Darth Maul (D)\nlight  character: Clone Officer {tapped}, C-3PO (A)   build: Yoda (E)",
        *(4, 4, 4, 1),
    ).do("dark attacks Clone Officer with Darth Maul", "light uses 2 of Yoda", "light chooses Clone Officer")
    t.do("light chooses 2").look("Clone Officer damage 1", "Yoda tapped yes")


def test_dice_of_damage_to_each(star_wars):
    """TIE Bomber Squad: one die for each opposing Ground unit."""
    (
        star_wars(
            """
        dark   space: TIE Bomber Squad
        light  space: N-1 Starfighter   ground: Clone Squad, Clone Platoon
        step: space
        """,
            *(4, 3),
        )
        .do("dark uses 1 of TIE Bomber Squad")
        .look("Clone Squad damage 1", "Clone Platoon damage 0")
    )


# ---- pilots


def test_what_a_pilot_gives(star_wars):
    """SW-PILOT-1, 2: Wedge Antilles (A) on a Starfighter, and nowhere else."""
    t = star_wars(
        """
        dark   space: Geonosian Fighter
        light  space: X-Wing Red Two, Naboo Cruiser   character: Wedge Antilles (A)
        step: build light
        """
    )
    t.look("light may not move Wedge Antilles onto Naboo Cruiser: SW-PILOT-2")
    t.do("light moves Wedge Antilles onto X-Wing Red Two").look("X-Wing Red Two speed 70", "X-Wing Red Two power 4")


def test_a_damaged_starfighter_may_be_taken_home(star_wars):
    """Wedge's ship retreats for a Force, with damage on it and while no unit is attacking (SW-BC-9, 11)."""
    drawn = """
        dark   space: Droid Control Ship
        light  space: Y-Wing Gold One {} [Wedge Antilles (A)], Diplomatic Cruiser   force: 1
        step: space
        """
    t = star_wars(drawn.format("{damage 1}")).do("light uses 1 of Y-Wing Gold One")
    t.look("light build Y-Wing Gold One", "light force 0", "Wedge Antilles place pilot")
    star_wars(drawn.format("")).look("light asked act")


def test_the_ship_is_given_up_for_another(star_wars):
    """Biggs Darklighter: ship and pilot are discarded, and another Space unit is unharmed."""
    t = star_wars(
        """
        dark   space: Carrack Cruiser
        light  space: X-Wing Red Two {tapped} [Biggs Darklighter (A)], Naboo Cruiser {tapped}, Diplomatic Cruiser
        step: space
        """,
        *(6, 6, 6, 6, 6),
    ).do(
        "dark attacks Naboo Cruiser with Carrack Cruiser",
        "light uses 1 of X-Wing Red Two",
        "light chooses Naboo Cruiser",
    )
    t.look("Naboo Cruiser damage 0", "light discard Biggs Darklighter (A), X-Wing Red Two")


def test_a_gunner_makes_room_for_a_pilot(star_wars):
    """SW-PILOT-3: with Dack Ralter on it a Speeder can have one more; without him it can't."""
    t = star_wars(
        """
        dark   ground: Geonosian Squad
        light  ground: Snowspeeder Rogue Two [Dack Ralter (A)], Swoop Bike [Zev Senesca (A)]   build: Wedge Antilles (B)
        step: build light
        """
    )
    t.look("light may not move Wedge Antilles onto Swoop Bike: SW-PILOT-3")
    t.do("light moves Wedge Antilles onto Snowspeeder Rogue Two").look("Snowspeeder Rogue Two speed 70")
    t.look("Snowspeeder Rogue Two keywords accuracy 1, critical hit 1")


def test_a_pilot_lets_the_walker_roll_again(star_wars):
    """General Veers (A): any of the Walker's attack dice, once."""
    t = star_wars(
        """
        dark   ground: All Terrain Scout Transport [General Maximilian Veers (A)]
        light  ground: Clone Platoon {tapped}, Clone Squad
        step: ground
        """,
        *(4, 1, 2, 4),
        *(5, 5),
    ).do("dark attacks Clone Platoon with All Terrain Scout Transport", "dark chooses yes")
    t.do("dark chooses die 2, die 3").look("light discard Clone Platoon")


def test_an_officer_speeds_up_the_fleet(star_wars):
    """Rebel Lieutenant: the Capital Ship gets 10 speed and 1 power, your other Space units 10 speed."""
    t = star_wars(
        """
        dark   space: Geonosian Fighter
        light  space: Tantive IV (A) [Rebel Lieutenant], N-1 Starfighter
        step: build light
        """
    )
    t.look("Tantive IV speed 40", "Tantive IV power 6", "N-1 Starfighter speed 70", "Geonosian Fighter speed 50")


def test_what_a_pilot_wants_when_the_ship_is_lost(star_wars):
    """Tiree: your other Starfighters get 2 power this turn."""
    t = star_wars(
        """
        dark   space: Geonosian Fighter Escort
        light  space: X-Wing Red Two {tapped} [Tiree (A)], Y-Wing Gold Six, Diplomatic Cruiser
        step: space
        """,
        *(6, 6),
    )
    t.do("dark attacks X-Wing Red Two with Geonosian Fighter Escort").look("Y-Wing Gold Six power 5")
    t.look("Diplomatic Cruiser power 2", "light discard Tiree (A), X-Wing Red Two")


def test_a_hand_that_is_looked_at_is_known_while_one_looks(star_wars):
    """IT-0 Interrogator Droid: Battle and Mission cards only; worlds for the one who looks hold that very hand."""
    t = star_wars(
        """
        dark   character: IT-0 Interrogator Droid
        light  character: Yoda (B)   hand: Surge of Power, Clone Squad, Jedi Test   deck: Clone Platoon x4
        step: build dark
        """
    ).do("dark uses 1 of IT-0 Interrogator Droid")
    t.look("dark asked choose:discard", "dark may not choose Clone Squad")
    state, rules = t.match._state, t.match.rules
    assert all(sorted(rules.determinise(state, 0, n).seats[1].hand) == sorted(state.seats[1].hand) for n in range(9))
    t.do("dark chooses Jedi Test").look("light discard Jedi Test", "light holds 2")
    state = t.match._state
    assert any(sorted(rules.determinise(state, 0, n).seats[1].hand) != sorted(state.seats[1].hand) for n in range(9))
