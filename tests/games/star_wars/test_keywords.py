"""Chapter SW-KW on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import HitsCounted

from .tables import LIGHT

HIT = "Weak, Slow"


def attack(tester, by, at, *dice, force=9):
    """An attack by a unit of Dark on one of Light; both have a Slow beside it, and Force."""
    drawn = (
        f"dark  character: {by}, Slow   force: {force}\nlight  character: {at}, Slow   force: {force}\nstep: character"
    )
    t = tester(drawn, *dice)
    return t.do(f"dark attacks {at.split(',')[0].split(' {')[0]} with {by.split(',')[0]}")


@pytest.mark.parametrize(
    ("by", "at", "dice", "damage"),
    [
        ("Marksman", "Weak", (2, 3, 4), 2),
        ("Double Marksman", "Weak", (1, 2, 3), 2),
        ("Marksman", "Armored", (3, 4, 5), 2),
        ("Tester", "Double Armored", (4, 5, 3), 1),
        ("Marksman", "Weak", (5, 5, 2), 2),
        ("Tester", "Weak", (1, 1, 4), 1),
    ],
)
def test_accuracy_and_armor(tester, by, at, dice, damage):
    """SW-KW-ACCURACY-1, SW-KW-ACCURACY-2, SW-KW-ACCURACY-4, SW-KW-ACCURACY-5, SW-KW-ARMOR-1, SW-KW-ARMOR-2,
    SW-KW-ARMOR-4."""
    attack(tester, by, at, *dice).look(f"{at} damage {damage}")


def test_accuracy_that_comes_too_late(tester):
    """SW-KW-ACCURACY-4: gained after the roll it does nothing to that roll."""
    t = tester("dark  character: Tester, Late Marksman, Slow   force: 1\nlight  character: Tough, Slow\n"
               "step: character", 3, 3, 4)  # fmt: skip
    t.do("dark chooses Tester", "dark attacks Tough with Tester", "dark uses 1 of Late Marksman")
    t.do("dark chooses Tester", "dark chooses nothing").look("Tough damage 1", "Tester keywords accuracy 3")


def test_a_natural_one_may_hit(tester):
    """SW-KW-ACCURACY-5."""
    t = tester("dark  character: Dicer, Slow\nlight  character: Tough, Slow\nstep: character", 1, 1, 1)
    t.do("dark attacks Tough with Dicer").look("Tough damage 3")


@pytest.mark.parametrize(
    ("by", "dice", "damage"),
    [("Marksman", (6, 1, 1), 3), ("Marksman", (6, 6, 1), 4), ("Critic", (6, 1, 1), 4), ("Critic", (5, 5, 1), 2)],
)
def test_critical_hits(tester, by, dice, damage):
    """SW-KW-CRIT-1, SW-KW-CRIT-2, SW-KW-CRIT-4, SW-KW-CRIT-5: whatever the number of natural sixes, each once."""
    attack(tester, by, "Tough", *dice).look(f"Tough damage {damage}")


def test_a_six_that_is_no_hit_is_critical(tester):
    """SW-KW-CRIT-8: a natural six less 2 misses Armor."""
    attack(tester, "Clumsy", "Armored", 6, 1, 1).look("Armored damage 2")


def test_a_critical_hit_that_comes_too_late(tester):
    """SW-KW-CRIT-3: gained after the roll."""
    t = tester(
        "dark  character: Tester, Late Critic, Slow   force: 1\nlight  character: Tough, Slow\nstep: character",
        5,
        1,
        1,
        6,
    )
    t.do(
        "dark chooses Tester",
        "dark attacks Tough with Tester",
        "dark uses 1 of Late Critic",
        "dark chooses Tester",
        "dark chooses die 2",
    )
    t.look("Tough damage 2", "Tester keywords critical hit 5")


def test_dice_as_they_stand_after_rerolls(tester):
    """SW-KW-CRIT-7."""
    t = tester(
        "dark  character: Marksman, Slow\nlight  character: Tough, Roller, Slow   force: 1\nstep: character",
        6,
        6,
        1,
        1,
        5,
    )
    t.do("dark attacks Tough with Marksman", "light uses 1 of Roller", "light chooses die 1, die 2")
    t.look("Tough damage 1")


def test_a_six_of_a_reroll_is_critical(tester):
    """SW-KW-CRIT-7: the dice as they stand then."""
    t = tester("dark  character: Marksman, Roller, Slow   force: 1\nlight  character: Tough, Slow\nstep: character",
               1, 1, 1, 6)  # fmt: skip
    t.do("dark chooses Marksman", "dark attacks Tough with Marksman", "dark uses 1 of Roller", "dark chooses die 1")
    t.look("Tough damage 3")


# ---- Bombard and Ion Cannon


def test_bombarding(tester):
    """SW-KW-BOMBARD-1, SW-KW-BOMBARD-2: or attacking as usual; never one with the other's targets."""
    t = tester(
        """
            dark  space: Bombing Ship, Slow Ship
            light  space: Fighter Ship   ground: Bunker   character: Slow
            step: space
        """,
        5,
        5,
    )
    t.look(
        "dark may attack Fighter Ship with Bombing Ship",
        "dark may not bombard Fighter Ship with Bombing Ship: SW-KW-BOMBARD-2",
    )
    t.look(
        "dark may not attack Bunker with Bombing Ship: SW-ATTACK-2",
        "dark may not bombard Slow with Bombing Ship: SW-KW-BOMBARD-2",
    )
    t.do("dark bombards Bunker with Bombing Ship").look("Bunker damage 2")


def test_the_power_of_a_bombardment(tester):
    """SW-KW-BOMBARD-3, SW-KW-BOMBARD-4, SW-STACK-16: its number, not the printed one nor the stack's; with the pilot's
    bonus and the defender's Shields."""
    t = tester(
        "dark  space: Flagship (A) < Flagship (B) [Health Pilot], Slow Ship\n"
        "light  space: Transport Ship   ground: Bunker\nstep: space", 1, 1, 1,
    )  # fmt: skip
    t.look("Flagship (A) power 5", "Flagship (A) speed 40", "Flagship (A) health 7")
    t.do("dark bombards Bunker with Flagship (A)").look("dice 1 1 1")


def test_who_is_bombarded_cannot_retaliate_but_is_guarded(tester):
    """SW-KW-BOMBARD-5, SW-KW-INTERCEPT-5, SW-KW-RETALIATE-1."""
    t = tester(
        """
        dark  space: Bombing Ship, Slow Ship
        light  space: Fighter Ship   ground: Ground Guard, Bunker   force: 9
        step: space
    """,
        1,
        1,
        1,
    )
    t.do("dark bombards Bunker with Bombing Ship", "light uses Intercept of Ground Guard")
    t.look("light force 8")
    t = tester("dark  space: Bombing Ship\nlight  ground: Ground Guard, Thinking Bunker   force: 9\nstep: space")
    t.do("light passes", "dark bombards Ground Guard with Bombing Ship")
    t.look("light may not use Retaliate of Ground Guard: SW-KW-BOMBARD-5")


def test_who_bombards_from_where(tester):
    """SW-KW-BOMBARD-1: a unit with Bombard, and from the Space arena."""
    t = tester("dark  space: Fighter Ship, Slow Ship\nlight  ground: Bunker   space: Slow Ship\nstep: space")
    t.look("dark may not bombard Bunker with Fighter Ship: SW-KW-BOMBARD-2")
    t = tester("dark  ground: Crawler\nlight  ground: Bunker, Speeder\nstep: ground")
    t.look("dark may not bombard Bunker with Crawler: SW-KW-BOMBARD-2", "dark may attack Bunker with Crawler")


def test_effects_change_the_power_of_a_bombardment(tester):
    """SW-KW-BOMBARD-4: by a Battle card, 2 dice more; Shields 1 less."""
    t = tester("dark  space: Bombing Ship, Slow Ship   hand: Rage   force: 1\n"
               "light  ground: Bunker   space: Slow Ship\nstep: space", 1, 1, 1, 1)  # fmt: skip
    t.do("dark bombards Bunker with Bombing Ship", "dark plays Rage").look("dice 1 1 1 1")


def test_an_ion_cannon(tester):
    """SW-KW-ION-CANNON-1: the same from the ground at what is in space."""
    t = tester("dark  ground: Cannon, Speeder\nlight  space: Fighter Ship   ground: Bunker\nstep: ground", 5, 5, 5)
    t.do("dark chooses Cannon").look("dark may not fire the ion cannon at Bunker with Cannon: SW-KW-ION-CANNON-1")
    t.do("dark fires the ion cannon at Fighter Ship with Cannon").look("Fighter Ship damage 3")


# ---- Deflect and Evade

DEFLECT = """
    dark  character: Tester, {other}, Slow   force: 9
    light  character: Deflector, Weak, Slow   force: 9
    step: character   damage: {n} from Tester to {to}
"""


def test_what_is_deflected_goes_where_one_likes(tester):
    """SW-KW-DEFLECT-1, SW-KW-DEFLECT-4, SW-KW-DEFLECT-5: to any other unit of the arena, or nowhere."""
    t = tester(DEFLECT.format(other="Fast", n=3, to="Deflector")).do("light uses Deflect of Deflector")
    names = ("Tester", "Fast", "dark's Slow", "Weak", "light's Slow")
    t.must_choose_exactly("light", *[f"light chooses {name}" for name in names]).do("light chooses Weak")
    t.look("Deflector damage 1", "Weak damage 2")
    t = tester(DEFLECT.format(other="Fast", n=3, to="Deflector")).do(
        "light uses Deflect of Deflector", "light chooses nothing"
    )
    t.look("Deflector damage 1", "Weak damage 0", "Tester damage 0")


def test_damage_that_waits_for_a_unit_that_has_gone_meanwhile_is_none(tester):
    """SW-KW-DEFLECT-5, SW-DAMAGE-7: two deflect at one unit, and the first of it kills it."""
    t = tester("dark  character: Fast {damage 2}, Bomber   force: 1\n"
               "light  character: Deflector, Second Deflector   force: 2\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Bomber", "light uses Deflect of Deflector", "light chooses Fast")
    t.do("light uses Deflect of Second Deflector", "light chooses Fast").look("dark discard Fast")
    t.look("Deflector damage 0", "Bomber damage 0", "dark asked act")


def test_deflecting_at_itself_by_the_setting(tester):
    """SW-KW-DEFLECT-4."""
    t = tester(DEFLECT.format(other="Fast", n=3, to="Deflector").rstrip() + "   options: deflect_itself=true")
    t.do("light uses Deflect of Deflector").look("light may choose Deflector")


def test_only_damage_to_itself_is_deflected(tester):
    """SW-KW-DEFLECT-2: of damage to itself, and in its chance alone."""
    t = tester("dark  character: Deflector, Thinker   force: 2\nlight  character: Weak, Slow\nstep: character")
    t.look("dark asked window:open", "dark may not use Deflect of Deflector: SW-BC-13")
    drawn = DEFLECT.format(other="Fast", n=3, to="Evader").replace("Weak", "Evader")
    tester(drawn).look("light may not use Deflect of Deflector: SW-KW-DEFLECT-2", "light may use Evade of Evader")


def test_no_more_is_deflected_than_there_is(tester):
    """SW-KW-DEFLECT-3."""
    t = tester(DEFLECT.format(other="Fast", n=1, to="Deflector")).do(
        "light uses Deflect of Deflector", "light chooses Fast"
    )
    t.look("Deflector damage 0", "Fast damage 1")


def test_once_for_each_source(tester):
    """SW-KW-DEFLECT-6, SW-KW-EVADE-2: in the chance for one damage; the deflected one is another, in another chance."""
    t = tester(DEFLECT.format(other="Second Deflector", n=4, to="Deflector")).do("light uses Deflect of Deflector")
    t.do("light chooses Second Deflector").look("Deflector damage 2").do("dark uses Deflect of Second Deflector")
    t.do("dark chooses Deflector").look("pending 2 to Deflector", "light may use Deflect of Deflector")
    t = tester(
        """
            dark  character: Tester, Slow
            light  character: Double Evader, Slow   force: 9
            step: character  damage: 3 from Tester to Double Evader
        """
    )
    t.do("light uses 1 of Double Evader", "light chooses 1").look("light may not use 1 of Double Evader: SW-KW-EVADE-2")
    t.look("light may use 2 of Double Evader")


def test_the_deflecting_unit_does_the_damage(tester):
    """SW-KW-DEFLECT-7: the first source's Stun does not go along, its own does."""
    t = tester(DEFLECT.format(other="Fast", n=3, to="Deflector").replace("Tester", "Stunner")).do(
        "light uses Deflect of Deflector"
    )
    t.do("light chooses Fast").look("Fast power 3", "Fast damage 2", "Deflector power 2")


def test_deflecting_from_the_build_zone(tester):
    """SW-KW-DEFLECT-8: it prevents, and aims at nobody."""
    t = tester(
        """
            dark  character: Tester, Slow
            light  build: Deflector  character: Slow  force: 1
            step: character  damage: 2 from Tester to Deflector
        """
    )
    t.do("light uses Deflect of Deflector").look("Deflector damage 0", "Tester damage 0", "dark asked act")


def test_deflecting_stays_in_the_arena_and_does_what_it_prevented(tester):
    """SW-KW-DEFLECT-1, SW-KW-DEFLECT-3, SW-KW-DEFLECT-7: the source is who deflects, with its Stun."""
    t = tester("""
        dark  character: Tester, Slow   space: Fighter Ship
        light  character: Stunning Deflector, Slow   ground: Speeder   force: 1
        step: character   damage: 3 from Tester to Stunning Deflector
    """)
    t.do("light uses Deflect of Stunning Deflector")
    t.must_choose_exactly("light", *[f"light chooses {name}" for name in ("Tester", "dark's Slow", "light's Slow")])
    t.do("light chooses Tester").look("Tester damage 2", "Tester power 2", "Stunning Deflector damage 1")


@pytest.mark.parametrize("n", [0, 1, 2])
@pytest.mark.parametrize("place", ["character", "build"])
def test_evading_any_number_up_to_it(tester, n, place):
    """SW-KW-EVADE-1, SW-KW-EVADE-3: from the build zone as well."""
    t = tester(
        f"""
            dark  character: Tester, Slow
            light  {place}: Evader   character: Slow   force: 1
            step: character  damage: 3 from Tester to Evader
        """.replace("character: Evader   character: Slow", "character: Evader, Slow")
    )
    t.do("light uses Evade of Evader", f"light chooses {n}").look(f"Evader damage {3 - n}", "light force 0")


def test_evading_has_its_chance(tester):
    """SW-KW-EVADE-2."""
    t = tester(
        "dark  character: Thinker, Slow   force: 1\nlight  character: Evader, Thinker, Slow  force: 2\nstep: character"
    ).do("dark passes")
    t.look("light may not use Evade of Evader: SW-BC-13")


def test_evading_is_up_to_the_number_and_for_oneself(tester):
    """SW-KW-EVADE-1."""
    drawn = (
        "dark  character: Tester, Slow\nlight  character: Evader, Shielder, Slow   force: 9\n"
        "step: character   damage: 3 from Tester to {}"
    )
    t = tester(drawn.format("Evader")).do("light uses Evade of Evader")
    t.must_choose_exactly("light", "light chooses 0", "light chooses 1", "light chooses 2")
    tester(drawn.format("Shielder")).look("light may not use Evade of Evader: SW-KW-EVADE-2")


# ---- Enhance


def test_enhanced_instead_of_the_usual_effect(tester):
    """SW-KW-ENHANCE-1, SW-KW-ENHANCE-2: for the higher cost, said as it is played, never both."""
    drawn = "dark  character: Enhancer, Slow   force: {}\nlight  character: Weak, Slow\nstep: character"
    t = tester(drawn.format(9), *[1] * 7).do("dark attacks Weak with Enhancer", "dark uses Enhance of Enhancer")
    t.look("dice 1 1 1 1 1 1 1", "dark force 4")
    t = tester(drawn.format(4), *[1] * 5).do("dark attacks Weak with Enhancer")
    t.look("dark may not use Enhance of Enhancer: SW-ZONE-6").do("dark uses 1 of Enhancer").look("dice 1 1 1 1 1")


# ---- Intercept


def test_intercepting(tester):
    """SW-KW-INTERCEPT-1: another unit of one's own, in the same arena."""
    drawn = """
        dark  character: Tester, Slow  space: Fighter Ship
        light  character: Guard, Slow   space: Transport Ship  force: 9
        step: {}
    """
    t = tester(drawn.format("character")).do("dark attacks Guard with Tester")
    t.look("light may not use Intercept of Guard: SW-KW-INTERCEPT-1", "light may use Retaliate of Guard")
    t = tester(drawn.format("character"), 4, 1, 1).do(
        "dark attacks light's Slow with Tester", "light uses Intercept of Guard"
    )
    t.do("light passes").look("Guard damage 1", "light's Slow damage 0")


def test_an_ability_intercepts_once_an_attack(tester):
    """SW-KW-INTERCEPT-2, SW-KW-INTERCEPT-4: before the dice; several in turn, the last one is attacked."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Guard, Second Guard, Weak, Slow   force: 9\nstep: character",
        4,
        4,
        4,
    )
    t.do("dark attacks Weak with Tester", "light uses Intercept of Guard", "light uses Intercept of Second Guard")
    t.look("light may not use Intercept of Guard: SW-KW-INTERCEPT-2").do("light passes").look("Second Guard damage 3")
    t.look("Guard damage 0", "Weak damage 0")


def test_an_intercept_that_fails(tester):
    """SW-KW-INTERCEPT-3: it may be paid for, and the defender stays."""
    t = tester("dark  character: Snob, Slow\nlight  character: Guard, Weak, Slow   force: 1\nstep: character", 4, 4, 4)
    t.do("dark attacks Weak with Snob", "light uses Intercept of Guard").look(
        "light force 0", "Weak damage 3", "Guard damage 0"
    )


# ---- Overkill

CRUSH = "dark  character: {}, Slow\nlight  character: Weak {{damage {}}}, {}, Slow   force: 9\nstep: character"


def test_hits_beyond_the_health_may_go_elsewhere(tester):
    """SW-KW-OVERKILL-1, SW-KW-OVERKILL-2, SW-KW-OVERKILL-3, SW-KW-OVERKILL-7: any number of them, to one other opposing
    unit, after the roll and before prevention."""
    t = tester(CRUSH.format("Crusher", 2, "Wall"), 4, 4, 4, 4, 4).do("dark attacks Weak with Crusher")
    divisions = [f"dark divides {n} to {name}" for n in (1, 2, 3) for name in ("Wall", "light's Slow")]
    t.must_choose_exactly("dark", "dark divides nothing", *divisions)
    t.do("dark divides 2 to Wall").look("pending 3 to Weak, 2 to Wall", "light asked window:prevent")


def test_neither_shields_nor_armor_of_the_second_count(tester):
    """SW-KW-OVERKILL-4, SW-KW-OVERKILL-5: what prevents does, in one chance for both."""
    t = tester(CRUSH.format("Crusher", 2, "Wall"), 4, 4, 4, 4, 4).do(
        "dark attacks Weak with Crusher", "dark divides 3 to Wall"
    )
    t.do("light uses Evade of Wall", "light chooses 2").look("Wall damage 1", "light discard Weak")


def test_critical_damage_stays(tester):
    """SW-KW-OVERKILL-6: it is no hit."""
    t = tester(CRUSH.format("Critical Crusher", 2, "Wall"), 6, 4, 4, 4, 4).do("dark attacks Weak with Critical Crusher")
    t.do("dark divides 3 to Wall").look("pending 4 to Weak, 3 to Wall")


def test_the_second_unit_is_not_attacked(tester):
    """SW-KW-OVERKILL-7: so it can't retaliate; one's own side only by the setting."""
    t = tester(CRUSH.format("Crusher", 2, "Avenger"), 4, 4, 4, 4, 4).do("dark attacks Weak with Crusher")
    t.look("dark may not divide 1 to dark's Slow").do("dark divides 1 to Avenger").look(
        "Avenger damage 1", "light force 9"
    )
    t = tester(CRUSH.format("Crusher", 2, "Wall") + "   options: overkill_own=true", 4, 4, 4, 4, 4)
    t.do("dark attacks Weak with Crusher").look("dark may divide 1 to dark's Slow", "dark may not divide 1 to Crusher")


def test_without_overkill_all_hits_stay(tester):
    """SW-KW-OVERKILL-1."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak {damage 3}, Slow\nstep: character", 4, 4, 4)
    t.do("dark attacks Weak with Tester").look("untold HitsDivided", "light discard Weak")


def test_overkill_stays_in_the_arena_and_counts_hits_alone(tester):
    """SW-KW-OVERKILL-1, SW-KW-OVERKILL-6: of 3 hits and 2 more, 1 hit is beyond a health of 2."""
    t = tester("dark  character: Critical Crusher, Slow\nlight  character: Weak {damage 2}, Tough   ground: Speeder\n"
               "step: character", 6, 4, 4, 1, 1)  # fmt: skip
    t.do("dark attacks Weak with Critical Crusher")
    t.must_choose_exactly("dark", "dark divides nothing", "dark divides 1 to Tough")


def test_overkill_comes_after_the_rerolls(tester):
    """SW-KW-OVERKILL-2: there was nothing to divide before."""
    t = tester("dark  character: Crusher, Roller   force: 1\nlight  character: Weak {damage 3}, Tough\n"
               "step: character", *[1] * 5, 4, 4)  # fmt: skip
    t.do("dark attacks Weak with Crusher", "dark uses 1 of Roller", "dark chooses die 1, die 2")
    t.do("dark divides 1 to Tough").look("light discard Weak", "Tough damage 1")


def test_shields_of_the_defender_keep_no_hit_back(tester):
    """SW-KW-OVERKILL-4: they were counted before the roll."""
    t = tester("dark  character: Crusher, Slow\nlight  character: Wall {damage 3}, Tough   force: 1\n"
               "step: character", 5, 5, 5)  # fmt: skip
    t.do("dark attacks Wall with Crusher", "dark divides 2 to Tough").look("pending 1 to Wall, 2 to Tough")


def test_who_gets_what_is_beyond_is_not_attacked(tester):
    """SW-KW-OVERKILL-7: it hears of no attack."""
    t = tester("dark  character: Crusher, Slow\nlight  character: Weak {damage 3}, Attacked\nstep: character",
               *[4] * 5)  # fmt: skip
    t.do("dark attacks Weak with Crusher", "dark divides 1 to Attacked").look("Attacked damage 1", "light holds 0")


# ---- Reserves


def test_reserves_work_in_the_build_zone_alone(tester):
    """SW-KW-RESERVES-1, SW-KW-RESERVES-2: static, triggered and activated; and face down not at all (RESERVES-3)."""
    drawn = "dark  {}: Reservist, Sleeper   character: Slow   force: 9\nlight  character: Weak, Slow\nstep: character"
    t = tester(drawn.format("build")).look("dark's Slow power 4", "Reservist power 3").do("dark uses 1 of Reservist")
    t.look("dark holds 1")
    t = tester(
        drawn.format("space").replace(
            "space: Reservist, Sleeper   character: Slow", "character: Reservist, Sleeper, Slow"
        )
    )
    t.look("dark's Slow power 3", "dark may not use 1 of Reservist: SW-POP-4", "dark asked next unit")


def test_a_card_face_down_has_no_reserves(tester):
    """SW-KW-RESERVES-3."""
    t = tester("dark  built: Reservist {3}   character: Slow   force: 9\nlight  character: Weak, Slow\nstep: character")
    t.look("dark's Slow power 3", "Weak power 0")


def test_a_trigger_in_reserve(tester):
    """SW-KW-RESERVES-2, SW-RETREAT-6: at the end of the turn, from the build zone; from the arena never."""
    tester("dark  build: Sleeper, Ender\nlight  character: Weak {tapped}\nstep: end", 1).look("dark force 5")
    tester("dark  character: Sleeper\nlight  character: Weak {tapped}\nstep: end", 1).look("dark force 4")


def test_an_activated_ability_in_reserve_has_its_times(tester):
    """SW-KW-RESERVES-2: once a turn, and not in the chance of a roll, which has a die for its own static one."""
    drawn = f"dark  build: Reservist   character: {{}}, Slow   force: 9\n{LIGHT}\nstep: character"
    t = tester(drawn.format("Thinker")).do("dark uses 1 of Reservist")
    t.look("dark asked window:open", "dark may not use 1 of Reservist: SW-ABIL-8")
    t = tester(drawn.format("Roller"), *[1] * 4)
    t.do("dark passes", "dark attacks Weak with Roller", "dark passes")
    t.look("dark asked window:reroll", "dark may not use 1 of Reservist: SW-POP-7")


# ---- Retaliate


def test_retaliating(tester):
    """SW-KW-RETALIATE-1, SW-KW-RETALIATE-2, SW-KW-RETALIATE-4, SW-KW-RETALIATE-6: declared before the roll by who is
    attacked; its dice come when the attack ends, without Accuracy and Critical Hit, and with Stun."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Stunning Avenger, Guard, Slow  force: 9\nstep: character",
        1,
        1,
        1,
        6,
        3,
        3,
    )
    t.do("dark attacks Stunning Avenger with Tester").look("light may not use Retaliate of Guard: SW-KW-RETALIATE-1")
    t.do("light uses Retaliate of Stunning Avenger", "light passes").look(
        "dice 6 3 3", "Tester damage 1", "Tester power 2"
    )


def test_a_discarded_unit_retaliates(tester):
    """SW-KW-RETALIATE-3."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Avenger {damage 1}, Slow  force: 1\nstep: character",
        4,
        4,
        4,
        4,
        2,
        6,
    )
    t.do("dark attacks Avenger with Tester", "light uses Retaliate of Avenger").look(
        "light discard Avenger", "Tester damage 2"
    )


def test_who_cannot_be_attacked_intercepts_in_vain(tester):
    """SW-KW-INTERCEPT-3: the Force is spent, and the attack stays where it was."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak, Hidden Guard, Slow   force: 1\nstep: character",
               4, 1, 1)  # fmt: skip
    t.do("dark attacks Weak with Tester", "light uses Intercept of Hidden Guard").look("light force 0", "Weak damage 1")


def test_only_attacks_on_ones_own_in_ones_own_arena_are_intercepted(tester):
    """SW-KW-INTERCEPT-1."""
    t = tester("""
        dark  character: Fast, Guard, Thinker   force: 9
        light  character: Weak, Thinker   ground: Ground Guard   force: 9
        step: character
    """)
    t.do("dark passes", "light passes", "dark attacks Weak with Fast")
    t.look("dark asked window:open", "dark may not use Intercept of Guard: SW-KW-INTERCEPT-1").do("dark passes")
    t.look("light asked window:open", "light may not use Intercept of Ground Guard: SW-KW-INTERCEPT-1")


def test_an_attacker_that_has_left_the_arena_is_not_retaliated_against(tester):
    """SW-KW-RETALIATE-1, SW-RETREAT-7: the attack ends without a roll, and there is no arena that both are in."""
    t = tester("dark  character: Tester, Slow\nlight  character: Avenger, Sender, Slow   force: 2\nstep: character")
    t.do("light passes", "dark attacks Avenger with Tester", "light uses Retaliate of Avenger")
    t.do("light uses 1 of Sender", "light chooses Tester").look("Tester place build", "Tester damage 0")


def test_everybody_who_was_attacked_retaliates_in_order(tester):
    """SW-KW-RETALIATE-5, SW-KW-RETALIATE-7."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Guard, Avenger, Slow  force: 9\nstep: character",
        1,
        1,
        1,
        4,
        1,
        1,
        5,
        5,
        1,
    )
    t.do("dark attacks Avenger with Tester", "light uses Intercept of Guard", "light uses Retaliate of Guard")
    t.do("light uses Retaliate of Avenger").look("Tester damage 3", "dice 5 5 1")


def test_retaliation_is_no_attack(tester):
    """SW-KW-RETALIATE-6: it has its reroll and its prevention chance, and nobody retaliates against it."""
    t = tester(
        "dark  character: Avenger, Roller, Evader  force: 9\nlight  character: Guard, Slow  force: 9\nstep: character",
        1,
        1,
        1,
        5,
        5,
        5,
    )
    t.do("dark chooses Avenger", "dark attacks Guard with Avenger", "light uses Retaliate of Guard")
    t.look("dark asked window:reroll").do("dark passes").look("dark asked window:reroll", "dice 5 5 5").do(
        "dark passes"
    )
    t.look("Avenger damage 3", "dark asked next unit")


def test_retaliation_is_paid_as_it_is_declared(tester):
    """SW-KW-RETALIATE-2, SW-KW-RETALIATE-7: and comes in the order of that, the second with one die."""
    t = tester("dark  character: Tester, Slow\nlight  character: Swift Avenger, Guard, Slow   force: 9\n"
               "step: character", 1, 1, 1, 1, 1, 1, 5)  # fmt: skip
    t.do("dark attacks Swift Avenger with Tester", "light uses Intercept of Guard", "light uses Retaliate of Guard")
    t.look("light force 7").do("light uses Retaliate of Swift Avenger").look("dice 5", "light force 6")


def test_retaliation_attacks_nobody(tester):
    """SW-KW-RETALIATE-6."""
    t = tester("dark  character: Attacked, Slow\nlight  character: Avenger, Slow   force: 1\nstep: character",
               1, 1, 1, 4, 4, 1)  # fmt: skip
    t.do("dark attacks Avenger with Attacked", "light uses Retaliate of Avenger").look("dark holds 0")


# ---- Shields and Stun


def test_shields(tester):
    """SW-KW-SHIELDS-1, SW-KW-SHIELDS-3: of who is attacked; several add up; Intercept changes whose they are."""
    attack(tester, "Tester", "Shielded", 4, 4).look("Shielded damage 2", "Tester power 3")
    attack(tester, "Tester", "Double Shielded", 4).look("Double Shielded damage 1")
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Guard, Double Shielded, Slow  force: 1\nstep: character",
        4,
        4,
        4,
    )
    t.do("dark attacks Double Shielded with Tester").look("Tester power 1").do("light uses Intercept of Guard")
    t.look("Guard damage 3")


def test_shields_before_the_roll(tester):
    """SW-KW-SHIELDS-2: two dice fewer."""
    t = tester("dark  character: Crusher, Slow\nlight  character: Late Armor, Slow  force: 1\nstep: character", 1, 1, 1)
    t.do("dark attacks Late Armor with Crusher", "light uses 1 of Late Armor").look("dice 1 1 1")


def test_shields_weaken_the_attacker_alone(tester):
    """SW-KW-SHIELDS-1."""
    t = tester("dark  character: Fast, Tester, Slow\nlight  character: Shielded, Thinker   force: 1\nstep: character")
    t.do("light passes", "dark attacks Shielded with Fast")
    t.look("Fast power 2", "Tester power 3", "light asked window:open")


@pytest.mark.parametrize(
    ("act", "mode", "power", "shields"),
    [
        ("attacks Weak with Tester", "", 3, 0),
        ("attacks Double Shielded with Tester", "", 3, 2),
        ("bombards Bunker with Bombing Ship", "bombard", 3, 1),
    ],
)
def test_what_made_the_number_of_dice_is_told_with_the_hits(tester, act, mode, power, shields):
    """SW-ATTACK-4, SW-KW-SHIELDS-1, SW-KW-BOMBARD-3: the power before Shields, and what they took."""
    t = tester(
        "dark  space: Bombing Ship, Slow Ship   character: Tester, Slow\n"
        "light  ground: Bunker   character: Double Shielded, Weak, Slow\n"
        f"step: {'space' if mode else 'character'}", *[1] * (power - shields),
    )  # fmt: skip
    t.do(f"dark {act}")
    (told,) = [one for events in t.match.events for one in events if isinstance(one, HitsCounted)]
    assert (told.mode, told.power, told.shields) == (mode, power, shields)
    assert len(told.hits) == power - shields


def test_stun(tester):
    """SW-KW-STUN-1, SW-KW-STUN-3, SW-KW-STUN-4: once for each time that it damages, until the battle ends."""
    t = attack(tester, "Stunner", "Tough", 4, 4, 4).look("Tough power 2", "Tough damage 3")
    (effect,) = [one for unit in t.match._state.units.values() for one in unit.effects]
    assert effect.until == "battle"
    t = tester(
        "dark  character: Stunner, Marshal, Slow  force: 1\nlight  character: Tough, Slow\nstep: character", *[4] * 6
    )
    t.do(
        "dark passes",
        "dark chooses Stunner",
        "dark attacks Tough with Stunner",
        "dark uses 1 of Marshal",
        "dark chooses Stunner",
    )
    t.do("dark chooses Stunner", "dark attacks Tough with Stunner").look("Tough power 1")


def test_no_stun_without_damage(tester):
    """SW-KW-STUN-2."""
    attack(tester, "Stunner", "Evader", 4, 1, 1).do("light uses Evade of Evader", "light chooses 1").look(
        "Evader power 3"
    )


def test_stun_is_for_another_unit(tester):
    """SW-KW-STUN-1: who damages itself is not stunned."""
    t = tester("dark  character: Stunning Bomber, Slow   force: 1\nlight  character: Tester, Slow\nstep: character")
    t.do("dark uses 1 of Stunning Bomber").look("Tester power 2", "Stunning Bomber power 3", "Tester damage 1")
