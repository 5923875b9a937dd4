"""Cards that prevent damage, turn it elsewhere, heal, and disrupt Battle cards. A slow C-3PO stands by, so that the
table waits for him when all is done."""

from __future__ import annotations


def test_up_to_so_much_on_one_of_your_characters(star_wars):
    """SW-BC-13: Hero's Dodge prevents up to 2 damage, in the chance for it and at no other time."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)
        light  character: Clone Warrior 4/163 {tapped}, C-3PO (A)   hand: Hero's Dodge, Yoda's Intervention   force: 1
        """,
        *(4, 4, 4, 1),
    ).do("dark attacks Clone Warrior 4/163 with Darth Maul")
    t.look("pending 3 to Clone Warrior 4/163", "light may not play Yoda's Intervention: SW-ZONE-6")
    t.do("light plays Hero's Dodge", "light chooses Clone Warrior 4/163").look(
        "light may choose 2", "light may choose 0"
    )
    t.do("light chooses 2").look("Clone Warrior 4/163 damage 1")


def test_a_card_that_chooses_first_saves_who_is_hurt(star_wars):
    """SW-BC-4: Moment of Truth is aimed at no other, whatever its prevention depends on."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)
        light  character: Clone Warrior 4/163 {tapped}, C-3PO (A)   hand: Moment of Truth   force: 1
        """,
        *(4, 4, 4, 1),
    ).do("dark attacks Clone Warrior 4/163 with Darth Maul", "light plays Moment of Truth")
    t.look("Clone Warrior 4/163 damage 2")


def test_no_prevention_without_damage(star_wars):
    """SW-BC-13."""
    t = star_wars(
        """
        dark   character: Darth Maul (D), Geonosian Guard   hand: Dark Speed
        light  character: Clone Warrior 4/163 {tapped}   hand: Hero's Dodge, Windu's Solution   force: 3
        """
    ).do("dark passes")
    t.look("light may play Windu's Solution", "light may not play Hero's Dodge: SW-BC-13")


def test_the_prevented_damage_goes_to_another_unit(star_wars):
    """Padawan's Deflection: 1 damage prevented, and done to a unit in the same arena, in a new chance (SW-DAMAGE-7)."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)   force: 1
        light  character: Clone Warrior 4/163 {tapped}, C-3PO (A)   hand: Padawan's Deflection   force: 3
        """,
        *(4, 4, 1, 1),
    ).do("dark attacks Clone Warrior 4/163 with Darth Maul", "light plays Padawan's Deflection")
    t.do("light chooses Clone Warrior 4/163", "light chooses Darth Maul")
    t.look("Clone Warrior 4/163 damage 1", "pending 1 to Darth Maul (D)").do("dark uses Evade of Darth Maul")
    t.do("dark chooses 1").look("Darth Maul damage 0")


def test_all_of_it_by_discarding_another(star_wars):
    """Corde is discarded from the Character arena, and a Character that is no Jedi is unharmed."""
    drawn = """
        dark   character: Darth Maul (D)
        light  character: {}, {} {{tapped}}, C-3PO (A)
        """
    t = star_wars(drawn.format("Corde (A) {tapped}", "Clone Warrior 4/163"), *(4, 4, 4, 4))
    t.do(
        "dark attacks Clone Warrior 4/163 with Darth Maul", "light uses 1 of Corde", "light chooses Clone Warrior 4/163"
    )
    t.look("Clone Warrior 4/163 damage 0", "light discard Corde (A)")
    t = star_wars(drawn.format("Corde (A) {tapped}", "Mace Windu (A)"), *(4, 4, 4, 4))
    t.do("dark attacks Mace Windu with Darth Maul").look("Mace Windu damage 4", "light discard none")


def test_damage_counters_and_retreat_as_a_cost(star_wars):
    """Padme Amidala (C): a counter and her retreat keep all the damage from her."""
    t = star_wars(
        "dark  character: Darth Maul (D)\nlight  character: Padme Amidala (C) {tapped}, C-3PO (A)", *(4, 4, 4, 4)
    ).do("dark attacks Padme Amidala with Darth Maul", "light uses 1 of Padme Amidala")
    t.look("light build Padme Amidala (C)", "Padme Amidala damage 1")


def test_unless_the_other_side_pays(star_wars):
    """Princess Leia (B): damage from an opposing Character is prevented unless 2 Force are paid."""
    drawn = "dark  character: Darth Maul (D)   force: {}\nlight  character: Princess Leia (B) {{tapped}}, C-3PO (A)"
    t = star_wars(drawn.format(2), *(4, 4, 1, 1)).do("dark attacks Princess Leia with Darth Maul")
    t.look("dark asked choose:may").do("dark chooses yes").look("dark force 0", "Princess Leia damage 2")
    t = star_wars(drawn.format(2), *(4, 4, 1, 1)).do("dark attacks Princess Leia with Darth Maul", "dark chooses no")
    t.look("Princess Leia damage 0", "dark force 2")
    t = star_wars(drawn.format(1), *(4, 4, 1, 1)).do("dark attacks Princess Leia with Darth Maul")
    t.look("Princess Leia damage 0", "dark force 1")


def test_damage_of_your_own_side_is_not_hers_to_prevent(star_wars):
    """Princess Leia (B) speaks of the opponent's Characters: your own Lin Demolitionmech hurts her."""
    t = star_wars(
        "dark  character: Darth Maul (D) {tapped}\n"
        "light  character: Lin Demolitionmech, Princess Leia (B) {tapped}, C-3PO (A)"
    )
    t.do("light uses 1 of Lin Demolitionmech").look("Princess Leia damage 2")


def test_a_unit_that_no_damage_reaches_this_turn(star_wars):
    """A Moment's Rest, completed in the build step, prevents all damage to the chosen unit this turn."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)
        light  character: Clone Warrior 4/163 {tapped}, C-3PO (A)   built: A Moment's Rest {3}
        step: build light
        """,
        *(4, 4, 4, 4),
    ).do("light completes A Moment's Rest", "light chooses Clone Warrior 4/163", "light is done")
    t.do("dark is done", "light is done", "dark attacks Clone Warrior 4/163 with Darth Maul")
    t.look("Clone Warrior 4/163 damage 0", "told DamagePrevented")


def test_a_part_of_each_damage_this_turn(star_wars):
    """Outmaneuver Them: 1 of each damage to the chosen unit; enhanced, up to 2 of it."""
    drawn = """
        dark   ground: Geonosian Squad, Death Star Guard Squad {{tapped}}
        light  ground: Clone Platoon {{tapped}}, Clone Squad   hand: Outmaneuver Them   force: {}
        step: ground
        """
    t = star_wars(drawn.format(2), *(4, 4)).do("light plays Outmaneuver Them", "light chooses Clone Platoon")
    t.do("dark attacks Clone Platoon with Geonosian Squad").look("Clone Platoon damage 1")
    t = star_wars(drawn.format(5), *(4, 4)).do("light plays Outmaneuver Them as 2", "light chooses Clone Platoon")
    t.do("dark attacks Clone Platoon with Geonosian Squad", "light chooses 2").look("Clone Platoon damage 0")


def test_counters_are_removed_up_to_a_number(star_wars):
    """Astromech Assistance: up to 2 counters from one of your Space units."""
    t = (
        star_wars(
            """
        dark   space: Geonosian Fighter
        light  space: Naboo Cruiser {damage 3}   hand: Astromech Assistance   force: 1
        step: space
        """
        )
        .do("light plays Astromech Assistance", "light chooses Naboo Cruiser")
        .look("light asked choose:number")
    )
    t.do("light chooses 2").look("Naboo Cruiser damage 1", "light force 0")


def test_pay_points_again_and_again(star_wars):
    """2-1B Medical Droid: 1 build point for 1 counter, any number of times, in your own build step only (SW-BC-10)."""
    t = star_wars(
        """
        dark   character: Geonosian Guard
        light  character: 2-1B Medical Droid (A), Mace Windu (A) {damage 3}   points: 2
        step: build light
        """
    ).do("light uses 1 of 2-1B Medical Droid", "light chooses Mace Windu")
    t.do("light uses 1 of 2-1B Medical Droid", "light chooses Mace Windu").look("Mace Windu damage 1", "light points 0")
    t.look("light may not use 1 of 2-1B Medical Droid: SW-ABIL-5")


def test_as_many_points_as_counters(star_wars):
    """Chewbacca (E): X build points, X counters off each of your Space and Ground units."""
    t = star_wars(
        """
        dark   character: Geonosian Guard
        light  space: Naboo Cruiser {damage 3}   ground: Clone Platoon {damage 1}   points: 4   character: Chewbacca (E)
        step: build light
        """
    ).do("light uses 2 of Chewbacca", "light chooses 2")
    t.look("light points 2", "Naboo Cruiser damage 1", "Clone Platoon damage 0")


def test_a_battle_card_is_disrupted_and_that_again(star_wars):
    """SW-POP-10, SW-BC-5: Change in Destiny says no, and another one says no to that."""
    t = (
        star_wars(
            """
        dark   character: Geonosian Guard   hand: Dark Speed, Change in Destiny   force: 4
        light  character: Clone Warrior 4/163   hand: Change in Destiny   force: 4
        """
        )
        .do("dark plays Dark Speed", "dark chooses Geonosian Guard", "dark passes")
        .look("light asked window:disrupt")
    )
    t.do("light plays Change in Destiny").look("dark asked window:disrupt").do("dark plays Change in Destiny")
    t.look("Geonosian Guard speed 60", "dark force 0", "light force 0", "told BattleCardDisrupted")


def test_a_hand_for_a_disruption(star_wars):
    """Desperate Times: discard your hand, and a Battle card has no effect."""
    t = star_wars(
        """
        dark   character: Geonosian Guard   hand: Dark Speed
        light  character: Clone Warrior 4/163   hand: Desperate Times, Hero's Dodge
        """
    ).do("dark plays Dark Speed", "dark chooses Geonosian Guard", "light plays Desperate Times")
    t.look("Geonosian Guard speed 30", "light hand none", "light discard Desperate Times, Hero's Dodge")


def test_disrupted_unless_paid_for(star_wars):
    """Darth Vader (G), tapped, disrupts a Battle card unless its player pays 2 Force; he can't when tapped."""
    drawn = """
        dark   character: Darth Vader (G){}
        light  character: Clone Warrior 4/163   hand: Windu's Solution   force: {}
        """
    t = star_wars(drawn.format("", 4))
    t.do("light plays Windu's Solution", "light chooses Clone Warrior 4/163", "dark uses 2 of Darth Vader")
    t.do("light chooses yes").look("Clone Warrior 4/163 speed 70", "light force 0", "Darth Vader tapped yes")
    t = star_wars(drawn.format("", 2))
    t.do("light plays Windu's Solution", "light chooses Clone Warrior 4/163", "dark uses 2 of Darth Vader")
    t.look("Clone Warrior 4/163 speed 40")
    t = star_wars(drawn.format(" {tapped}", 2))
    t.do("light plays Windu's Solution", "light chooses Clone Warrior 4/163").look("Clone Warrior 4/163 speed 70")


def test_damage_to_all_in_an_arena(star_wars):
    """Unfriendly Fire: 2 damage to each unit of the arena, one event with one chance (SW-DAMAGE-6)."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)   hand: Unfriendly Fire   force: 8
        light  character: Clone Warrior 4/163, Rebel Trooper
        """
    ).do("dark plays Unfriendly Fire", "dark chooses character")
    t.look("pending 2 to Darth Maul (D), 2 to Clone Warrior 4/163, 2 to Rebel Trooper")
    t.do("dark uses Evade of Darth Maul", "dark chooses 1")
    t.look("Darth Maul damage 1", "Clone Warrior 4/163 damage 2", "Rebel Trooper damage 2")


def test_damage_equal_to_the_counters_there(star_wars):
    """Coup de Grace."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)   hand: Coup de Grace   force: 8
        light  character: Mace Windu (A) {damage 3}, Rebel Trooper
        """
    )
    t.do("dark plays Coup de Grace", "dark chooses Mace Windu").look("Mace Windu damage 6", "Rebel Trooper damage 0")
