"""What cards do in an attack: power, dice, keywords for a while, and who may be attacked. A slow C-3PO stands by, so
that the table waits for him when all is done."""

from __future__ import annotations


def test_power_for_this_attack_goes_to_one_of_your_units_and_ends_with_it(star_wars):
    """SW-BC-8, SW-ABIL-20: Surge of Power, +2; offered only while a unit is attacking."""
    t = star_wars(
        """
        dark   character: Geonosian Guard   hand: Surge of Power, Dark Speed   force: 2
        light  character: Yoda (B) {tapped}, C-3PO (A)
        """,
        *(6, 5, 1, 2),
    )
    t.look("dark may play Dark Speed", "dark may not play Surge of Power: SW-BC-8")
    t.do("dark passes", "dark attacks Yoda with Geonosian Guard", "dark plays Surge of Power")
    t.do("dark chooses Geonosian Guard").look("Geonosian Guard power 4", "dark force 1", "dark asked window:open")
    t.do("dark passes").look("Yoda damage 2", "Geonosian Guard power 2", "dark discard Surge of Power")


def test_a_battle_card_that_is_not_paid_for_is_refused(star_wars):
    """SW-BC-1, SW-ZONE-6."""
    t = star_wars(
        """
        dark   character: Geonosian Guard   hand: Tyranus's Wrath, Surge of Power   force: 7
        light  character: Yoda (B) {tapped}
        """
    ).do("dark attacks Yoda with Geonosian Guard")
    t.look("dark may play Surge of Power", "dark may not play Tyranus's Wrath: SW-ZONE-6")


def test_less_power_for_the_attacking_unit(star_wars):
    """Tyranus's Gift takes 5 from it: three dice of Mace Windu's eight."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)   hand: Tyranus's Gift   force: 3
        light  character: Mace Windu (A), C-3PO (A)
        """,
        *(4, 4, 1),
    ).do("light attacks Darth Maul with Mace Windu", "dark plays Tyranus's Gift")
    t.look("dice 4 4 1", "dark force 0", "Darth Maul damage 2", "Mace Windu power 8")


def test_a_unit_that_gives_its_all_is_discarded_when_the_attack_ends(star_wars):
    """Hero's Duty: +5 power; the unit goes, whether it has hit or not."""
    t = star_wars(
        """
        dark   character: Darth Maul (D) {tapped}
        light  character: Shaak Ti (A), C-3PO (A)   hand: Hero's Duty   force: 4
        """,
        *(1, 1, 1, 1, 1, 1, 1, 6),
    ).do("light attacks Darth Maul with Shaak Ti", "light plays Hero's Duty", "light chooses Shaak Ti")
    t.look("Darth Maul damage 1", "light discard Hero's Duty, Shaak Ti (A)")


def test_damage_to_itself_when_the_attack_ends(star_wars):
    """Darth Maul (A) may strain himself, and takes 2 damage at the end; it may be evaded."""
    t = (
        star_wars(
            """
        dark   character: Darth Maul (A)   force: 3
        light  character: Shaak Ti (A), C-3PO (A)
        """,
            *(1,) * 11,
        )
        .do("dark attacks Shaak Ti with Darth Maul")
        .look("dark asked choose:may")
        .do("dark chooses yes")
    )
    t.look("pending 2 to Darth Maul (A)", "Darth Maul power 11").do("dark uses Evade of Darth Maul", "dark chooses 1")
    t.look("Darth Maul damage 1", "Darth Maul power 6")


def test_who_does_not_strain_takes_no_damage(star_wars):
    t = star_wars("dark  character: Darth Maul (A)\nlight  character: Shaak Ti (A), C-3PO (A)", *(1,) * 6)
    t.do("dark attacks Shaak Ti with Darth Maul", "dark chooses no").look(
        "Darth Maul damage 0", "Darth Maul tapped yes"
    )


def test_critical_hit_for_this_attack(star_wars):
    """Target Locked: 2 more for a natural six (SW-KW-CRIT-1)."""
    t = star_wars(
        """
        dark   character: Geonosian Guard   hand: Target Locked   force: 2
        light  character: Yoda (B) {tapped}, C-3PO (A)
        """,
        *(6, 1),
    ).do("dark attacks Yoda with Geonosian Guard", "dark plays Target Locked", "dark chooses Geonosian Guard")
    t.look("Yoda damage 3", "Geonosian Guard keywords none")


def test_more_against_units_of_a_sort(star_wars):
    """Jango Fett (C) has 2 more power as long as he attacks a Jedi; against others he has not."""
    drawn = "dark  character: Jango Fett (C)\nlight  character: Shaak Ti (A), Clone Warrior 4/163, C-3PO (A)"
    star_wars(drawn, *(1,) * 6).do("dark attacks Shaak Ti with Jango Fett").look("dice 1 1 1 1 1 1")
    star_wars(drawn, *(1,) * 4).do("dark attacks Clone Warrior 4/163 with Jango Fett").look("dice 1 1 1 1")


def test_less_power_for_who_attacks_it(star_wars):
    """Jango Fett (E): each Jedi that attacks him has 3 less; a clone hasn't."""
    t = star_wars("dark  character: Jango Fett (E) {tapped}\nlight  character: Kit Fisto (A), C-3PO (A)", 4)
    t.do("light attacks Jango Fett with Kit Fisto").look("dice 4", "Jango Fett damage 1")
    t = star_wars(
        "dark  character: Jango Fett (E) {tapped}\nlight  character: Clone Officer, C-3PO (A)", *(4, 4, 1, 1, 1, 1)
    )
    t.do("light attacks Jango Fett with Clone Officer").look("Jango Fett damage 2")


def test_your_units_are_better_against_one_target_this_turn(star_wars):
    """Hero's Flaw: Critical Hit 2 for each of your Characters as long as it attacks the chosen one."""
    drawn = """
        dark   character: Geonosian Warrior   hand: Hero's Flaw   force: 3
        light  character: Yoda (B) {tapped}, Shaak Ti (A) {tapped}, C-3PO (A)
        """
    for target, damage in (("Yoda (B)", 3), ("Shaak Ti (A)", 1)):
        t = star_wars(drawn, *(6, 1, 1)).do("dark plays Hero's Flaw", "dark chooses Yoda")
        t.look("Geonosian Warrior keywords none").do(f"dark attacks {target} with Geonosian Warrior")
        t.look(f"{target} damage {damage}")


def test_what_bombarding_gets(star_wars):
    """Suppressing Fire is for a unit that bombards a Ground unit: none can be chosen else."""
    drawn = """
        dark   space: TIE Bomber EX-1-8   hand: Suppressing Fire   force: 2
        light  space: N-1 Starfighter {tapped}, Diplomatic Cruiser   ground: Clone Squad
        step: space
        """
    t = star_wars(drawn, *(4, 4, 1, 1, 1, 1)).do("dark bombards Clone Squad with TIE Bomber EX-1-8")
    t.do("dark plays Suppressing Fire", "dark chooses TIE Bomber EX-1-8").look("Clone Squad damage 2")
    t = star_wars(drawn, *(1, 1)).do("dark attacks N-1 Starfighter with TIE Bomber EX-1-8")
    t.do("dark plays Suppressing Fire").look("dice 1 1", "dark discard Suppressing Fire")


def test_who_cannot_attack_some_units(star_wars):
    """Antivehicle Laser Cannon can't attack Squads (SW-GOAL-10), and stays tapped for a turn once it has attacked."""
    t = star_wars(
        """
        dark   ground: Snowtrooper Squad {tapped}, Geonosian Squad {tapped}
        light  ground: Antivehicle Laser Cannon
        step: ground
        """,
        *(1,) * 6,
        3,
    )
    t.look("light may not attack Snowtrooper Squad with Antivehicle Laser Cannon: SW-GOAL-10")
    t.do("light attacks Geonosian Squad with Antivehicle Laser Cannon")
    t.look("turn 3", "Antivehicle Laser Cannon tapped yes", "Snowtrooper Squad tapped no")


def test_who_cannot_attack_without_a_fleet(star_wars):
    """Rebel Marine: no attack without a Space unit of yours; it is tapped in its order all the same (SW-BATTLE-7)."""
    t = star_wars("dark  character: Geonosian Guard {tapped}\nlight  character: Rebel Marine, C-3PO (A)")
    t.look("Rebel Marine tapped yes", "queue C-3PO (A)")
    drawn = (
        "dark  character: Geonosian Guard {tapped}\nlight  space: N-1 Starfighter   character: Rebel Marine, C-3PO (A)"
    )
    star_wars(drawn).look("light may attack Geonosian Guard with Rebel Marine")


def test_the_other_side_may_call_its_unit_back_and_the_attack_ends(star_wars):
    """Avenger (A): the defending unit may retreat; no dice are rolled then (SW-ATTACK-10)."""
    t = star_wars("dark  space: Avenger (A)\nlight  space: N-1 Starfighter {tapped}, Diplomatic Cruiser\nstep: space")
    t.do("dark attacks N-1 Starfighter with Avenger").look("light asked choose:may").do("light chooses yes")
    t.look("light build N-1 Starfighter", "Avenger tapped yes", "dice none", "queue Diplomatic Cruiser")


def test_a_character_is_driven_off_for_force(star_wars):
    """Darth Vader (A) pays as much as the other cost; it retreats when the attack ends. No Jedi Knight does."""
    drawn = "dark  character: Darth Vader (A)   force: 4\nlight  character: {} {{tapped}}, C-3PO (A)"
    t = star_wars(drawn.format("Clone Warrior 4/163"), *(1,) * 6)
    t.do("dark attacks Clone Warrior 4/163 with Darth Vader", "dark chooses yes")
    t.look("dark force 0", "light build Clone Warrior 4/163")
    t = star_wars(drawn.format("Obi-Wan Kenobi (C)"), *(1,) * 6).do("dark attacks Obi-Wan Kenobi with Darth Vader")
    t.look("untold AbilityTriggered", "light build none")
    t = star_wars(drawn.format("Mace Windu (D)"), *(1,) * 6).do("dark attacks Mace Windu with Darth Vader")
    t.look("untold AbilityTriggered")


def test_any_of_the_dice_are_rolled_again(star_wars):
    """Jar Jar Binks: you reroll dice of an attack on him, as many as you like (SW-ABIL-13, SW-POP-11)."""
    t = star_wars(
        "dark  character: Darth Maul (D)\nlight  character: Jar Jar Binks (A), C-3PO (A)", *(6, 6, 5, 1), *(1, 1)
    ).do("dark attacks Jar Jar Binks with Darth Maul")
    t.look("light asked choose:may").do("light chooses yes", "light chooses die 1, die 2")
    t.look("Jar Jar Binks damage 1")


def test_attack_dice_of_your_own_only(star_wars):
    """Cheat the Game rerolls all of your own attack dice, and never those of the opponent (SW-BC-14)."""
    t = star_wars(
        """
        dark  character: Geonosian Guard, Mouse Droid {tapped}   hand: Cheat the Game, Shoot Her or Something   force: 3
        light  character: Clone Warrior 4/163, C-3PO (A)   hand: Cheat the Game   force: 3
        """,
        *(1, 1, 1, 1),
        *(4, 4, 4, 1),
    ).do("light attacks Geonosian Guard with Clone Warrior 4/163")
    t.look("dark asked window:reroll", "dark may play Shoot Her or Something")
    t.look("dark may not play Cheat the Game: SW-BC-14").do("dark passes", "light plays Cheat the Game")
    t.do("dark passes").look("dark discard Geonosian Guard", "light force 0")


def test_dice_of_the_other_side(star_wars):
    """Shoot Her or Something: any of the opponent's attack dice."""
    t = star_wars(
        """
        dark   character: Geonosian Guard   hand: Shoot Her or Something   force: 2
        light  character: Clone Warrior 4/163
        """,
        *(6, 1, 6, 1),
        *(2, 2),
    ).do("light attacks Geonosian Guard with Clone Warrior 4/163", "dark plays Shoot Her or Something")
    t.do("dark chooses die 1, die 3").look("Geonosian Guard damage 0")


def test_any_number_of_times_in_one_attack(star_wars):
    """Even Piell (A): 2 Force for 2 power of a Jedi, again and again."""
    t = star_wars(
        "dark  character: Geonosian Guard {tapped}\nlight  character: Even Piell (A), C-3PO (A)   force: 4", *(1,) * 8
    ).do("light attacks Geonosian Guard with Even Piell", "light uses 1 of Even Piell", "light chooses Even Piell")
    t.do("light uses 1 of Even Piell", "light chooses Even Piell").look("light force 0", "dice 1 1 1 1 1 1 1 1")


def test_force_of_your_choice_for_power(star_wars):
    """Vader's Vengeance: X Force for X power."""
    t = star_wars(
        """
        dark   character: Geonosian Guard   hand: Vader's Vengeance   force: 5
        light  character: Yoda (B) {tapped}, C-3PO (A)
        """,
        *(4, 4, 4, 1, 1),
    ).do("dark attacks Yoda with Geonosian Guard", "dark plays Vader's Vengeance", "dark chooses 3")
    t.do("dark chooses Geonosian Guard").look("dark force 2", "Yoda damage 3")


def test_overkill_for_an_attack(star_wars):
    """Furious Charge: hits beyond the defender's health go to another unit (SW-KW-OVERKILL-3)."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)   hand: Furious Charge   force: 3
        light  character: Rebel Trooper {tapped, damage 2}, Naboo Security Guard {tapped}, C-3PO (A)
        """,
        *(6, 6, 6, 1),
    ).do("dark attacks Rebel Trooper with Darth Maul", "dark plays Furious Charge", "dark chooses Darth Maul")
    t.look("dark asked overkill").do("dark divides 2 to Naboo Security Guard")
    t.look("light discard Naboo Security Guard, Rebel Trooper")


def test_enhance_is_another_way_to_play_a_card(star_wars):
    """SW-KW-ENHANCE-1: Hanging Around takes 3 power for 2, or 6 for 4."""
    drawn = """
        dark   character: Geonosian Guard   hand: Hanging Around   force: {}
        light  character: Mace Windu (A), C-3PO (A)
        """
    t = star_wars(drawn.format(3)).do("light attacks Geonosian Guard with Mace Windu")
    t.look("dark may play Hanging Around", "dark may not play Hanging Around as 2: SW-ZONE-6")
    t = star_wars(drawn.format(4), 1, 1).do("light attacks Geonosian Guard with Mace Windu")
    t.do("dark plays Hanging Around as 2", "dark chooses Mace Windu").look("dark force 0", "dice 1 1")


def test_a_unit_with_another_keeps_from_being_attacked(star_wars):
    """Princess Leia (H) can't be attacked as long as another Rebel Character of yours is with her."""
    t = star_wars("dark  character: Darth Maul (D)\nlight  character: Princess Leia (H), Rebel Trooper")
    t.look("dark may not attack Princess Leia with Darth Maul: SW-GOAL-10")
    t.look("dark may attack Rebel Trooper with Darth Maul")
    t = star_wars("dark  character: Darth Maul (D)\nlight  character: Princess Leia (H), Yoda (B)")
    t.look("dark may attack Princess Leia with Darth Maul")


def test_ships_that_cannot_bombard_behind_a_shield_generator(star_wars):
    """Shield Generator: no Space unit attacks your Ground units."""
    t = star_wars(
        """
        dark   space: TIE Bomber EX-1-8
        light  space: N-1 Starfighter {tapped}   ground: Shield Generator, Clone Squad
        step: space
        """
    )
    t.look("dark may not bombard Clone Squad with TIE Bomber EX-1-8: SW-GOAL-10")
    t.look("dark may attack N-1 Starfighter with TIE Bomber EX-1-8")


def test_intercept_that_a_card_lends(star_wars):
    """Jedi Intervention: Intercept for 2 Force, for the turn."""
    t = star_wars(
        """
        dark   character: Darth Maul (D)
        light  character: Rebel Trooper {tapped}, Shaak Ti (A) {tapped}, C-3PO (A)   hand: Jedi Intervention   force: 4
        """,
        *(1, 1, 1, 6),
    ).do("light plays Jedi Intervention", "light chooses Shaak Ti")
    t.do("dark attacks Rebel Trooper with Darth Maul", "light uses Intercept of Shaak Ti")
    t.do("light passes")
    t.look("pending 1 to Shaak Ti (A)", "light force 2")


def test_retaliate_that_a_card_lends(star_wars):
    """Self-Destruct: as many dice as the unit cost, and it is discarded when the turn ends."""
    t = star_wars(
        """
        dark   character: Geonosian Guard {tapped}   hand: Self-Destruct   force: 3
        light  character: Clone Warrior 4/163
        """,
        *(1, 1, 1, 1),
        *(4, 4),
        3,
    ).do("dark plays Self-Destruct", "dark chooses Geonosian Guard")
    t.do("light attacks Geonosian Guard with Clone Warrior 4/163", "dark uses Retaliate of Geonosian Guard")
    t.look("turn 3", "Clone Warrior 4/163 damage 2", "dark discard Geonosian Guard, Self-Destruct")
