"""Chapters SW-BATTLE and SW-ATTACK on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import UnitTapped


def tapped(t):
    """Who was tapped, in order, since the table was drawn."""
    s = t.match._state
    return [s.card(one.kind).name for entry in t.match.events for one in entry if isinstance(one, UnitTapped)]


def test_the_battle_phase(tester):
    """SW-BATTLE-1, SW-POP-5: triggers, a chance, three arenas."""
    tester("dark  character: Starter, Thinker   force: 9\nlight  character: Weak\nstep: battle").look("Weak damage 2")
    t = tester("dark  character: Thinker   force: 9\nlight  character: Weak\nstep: battle")
    for arena in ("battle", "space", "ground", "character"):
        t.look(f"step {arena}", "dark asked window:open").do("dark passes")
    t.look("dark asked act")


def test_an_arenas_step(tester):
    """SW-BATTLE-2, SW-POP-5: a chance at its start and after each unit, until all are tapped."""
    t = tester("dark  character: Fast   force: 9\nlight  character: Thinker, Slow   force: 1\nstep: character", 2)
    t.look("light asked window:open").do("light passes", "dark rests Fast").look("light asked window:open")
    t.do("light passes", "light rests Thinker").look("light asked window:open").do("light passes", "light rests Slow")
    t.look("light asked window:open").do("light passes").look("turn 3")


def test_the_fastest_untapped_unit_is_next(tester):
    """SW-BATTLE-3: looked at anew each time: a slow unit that was sped up goes before others."""
    t = tester("dark  character: Fast, Slow, Mother   force: 1\nlight  character: Tester\nstep: character")
    t.look("queue Fast, Mother, Tester, Slow").do("dark passes", "dark rests Fast", "dark uses 1 of Mother")
    t.do("dark chooses Slow").look("queue Slow, Mother, Tester", "Slow speed 60", "dark may rest Slow")


def test_equal_speeds(tester):
    """SW-BATTLE-4, SW-GOAL-8: the Dark Side first; of several of one player's, whichever that player chooses."""
    t = tester("dark  character: Tester, Greeter\nlight  character: Weak, Cheap\nstep: character")
    t.must_choose_exactly("dark", "dark chooses Tester", "dark chooses Greeter").do("dark chooses Greeter")
    t.do("dark rests Greeter").look("dark may rest Tester").do("dark rests Tester")
    t.must_choose_exactly("light", "light chooses Weak", "light chooses Cheap")


@pytest.mark.parametrize(
    ("name", "told"), [("Gunner", "AbilityPlayed, UnitTapped"), ("Shouter", "UnitTapped, AbilityPlayed")]
)
def test_a_unit_that_pays_by_a_tap_is_not_tapped_before(tester, name, told):
    """SW-BATTLE-5, SW-ABIL-6: it is tapped in every case, by the cost or because it has acted."""
    t = tester(f"dark  character: {name}, Slow   force: 1\nlight  character: Slow, Weak {{tapped}}\nstep: character")
    t.do(f"dark uses 1 of {name}").look(f"told {told}", f"{name} tapped yes")


@pytest.mark.parametrize(
    ("act", "damage"), [("attacks Weak with Gunner", 0), ("uses 1 of Gunner", 4), ("rests Gunner", 0)]
)
def test_a_unit_does_one_of_three_things_and_is_tapped(tester, act, damage):
    """SW-BATTLE-5, SW-BATTLE-6, SW-BC-12: attack, do something instead, or nothing."""
    luck = (1, 1, 1) if "attacks" in act else ()
    t = tester("dark  character: Gunner, Slow\nlight  character: Slow, Weak {tapped}\nstep: character", *luck).do(
        f"dark {act}"
    )
    t.do(*["dark chooses Weak"] * bool(damage)).look(
        "Gunner tapped yes", f"light discard {'Weak' if damage else 'none'}"
    )


def test_who_must_attack_may_not_rest(tester):
    """SW-BATTLE-6: as long as there is anything that it can attack."""
    t = tester("dark  character: Berserker\nlight  character: Weak, Slow\nstep: character")
    t.must_choose_exactly("dark", "dark attacks Weak with Berserker", "dark attacks Slow with Berserker")
    t.look("dark may not rest Berserker: SW-BATTLE-6")
    tester("dark  character: Berserker\nlight  character: Hidden {tapped}\nstep: character", 3).look("turn 3")


def test_who_has_nothing_to_attack_is_tapped_in_its_order(tester):
    """SW-BATTLE-7, SW-BATTLE-10: without an attack, in an arena of one side as well."""
    t = tester("dark  character: Weak, Fast\nlight  space: Fighter Ship\nstep: space", 1)
    assert tapped(t)[:3] == ["Fighter Ship", "Fast", "Weak"]


def test_who_cannot_attack_sets_nothing_off(tester):
    """SW-BATTLE-7: tapped, and no attack."""
    t = tester("dark  character: Pacifist\nlight  character: Attacked, Slow\nstep: character")
    t.look("light asked act", "light holds 0", "Pacifist tapped yes")
    assert tapped(t) == ["Pacifist"]


def test_tapped_units_do_not_act_and_untapped_ones_act_again(tester):
    """SW-BATTLE-8."""
    t = tester("dark  character: Fast, Weak {tapped}, Marshal   force: 1\nlight  character: Slow\nstep: character")
    t.do("dark passes", "dark rests Fast", "dark uses 1 of Marshal", "dark chooses Fast").look(
        "queue Fast, Marshal, Slow"
    )
    t.look("dark may attack Slow with Fast")


def test_units_act_in_their_own_arena_alone(tester):
    """SW-BATTLE-9: and from there they bombard."""
    t = tester("dark  space: Bombing Ship   character: Fast\nlight  ground: Bunker   character: Slow\nstep: space")
    t.look("dark may bombard Bunker with Bombing Ship", "dark may not attack Slow with Fast: SW-BATTLE-9")


# ---- contests


HEROES = "dark  character: Hero (A), Slow   force: {}\nlight  character: {}, Slow   force: {}\nstep: character"


def test_who_bids_more_with_the_cost_stays(tester):
    """SW-BATTLE-11: the winner pays, the loser pays nothing and retreats untapped."""
    t = tester(HEROES.format(3, "Hero (B)", 3)).do("dark bids 1", "light bids 2").look("dark asked bid")
    t.look("dark may bid 3", "dark may not bid 0", "dark may bid 1").do("dark bids 1", "light bids 2")
    t.look("Hero (A) place build", "Hero (A) tapped no", "dark force 3", "light force 1", "Hero (B) place character")


def test_the_dark_side_wins_a_tied_contest(tester):
    """SW-BATTLE-11: neither has to bid more than the other; each may raise its own."""
    t = tester(HEROES.format(3, "Hero (B)", 3)).do(
        "dark bids 0", "light bids 0", "dark bids 2", "light bids 2", "dark bids 2"
    )
    t.do("light bids 2").look("Hero (B) place build", "dark force 1", "light force 3")


def test_stacked_cards_count_in_a_contest(tester):
    """SW-BATTLE-11, SW-STACK-10: one each under the top card."""
    t = tester(HEROES.format(0, "Hero (B) < Hero (C)", 0))
    t.look("Hero (B) cost 7", "Hero (A) cost 6", "Hero (A) place build", "Hero (B) place character")


def test_a_loser_that_cannot_retreat_retreats_all_the_same(tester):
    """SW-BATTLE-11: the contest would never end."""
    tester(HEROES.format(0, "Hero (F)", 0)).look("Hero (F) place build", "Hero (A) place character")


def test_dark_picks_the_order_of_several_contests(tester):
    """SW-BATTLE-11: and a contest comes at any time in the battle phase, not before."""
    t = tester(
        "dark  character: Hero (A), Ace (A)   force: 1\n"
        "light  character: Hero (B)   build: Ace (B)   force: 1\nstep: build light"
    )
    t.do("light returns Ace (B)").look("light asked build").do("light is done", "dark is done", "light is done")
    t.look("dark asked contest").do("dark chooses Ace (A)").look("dark asked bid")


def test_anakin_contests_vader(star_wars):
    """SW-BATTLE-12: but they don't stack."""
    t = star_wars(
        """
            dark  character: Darth Vader (C), Jawa  force: 1
            light  character: Anakin Skywalker (A), Jawa
            step: character
        """
    )
    t.look("dark asked bid").do("dark bids 0", "dark bids 0").look("Darth Vader (C) place build")


# ---- attacks


def test_the_steps_of_an_attack(tester):
    """SW-ATTACK-1: tap, triggers, chance, dice, rerolls, hits, damage, counters, discards, end."""
    t = tester("dark  character: Greeter\nlight  character: Weak {damage 2}, Mourner\nstep: character", 4, 4, 1)
    t.do("dark attacks Weak with Greeter")
    t.look("told UnitTapped, AttackDeclared, AbilityTriggered, CardsDrawn, DiceRolled, HitsCounted, DamagePending")
    t.look("told DamagePending, DamageDealt, UnitDiscarded, AbilityTriggered, ForceChanged", "light force 1")


def test_any_opposing_unit_of_the_arena_may_be_attacked(tester):
    """SW-ATTACK-2, SW-PILOT-11: tapped or not; no pilot, nothing of the build zone, none that can't be."""
    t = tester("""
        dark  space: Capital Ship   character: Fast
        light  space: Fighter Ship {tapped} [Pilot], Transport Ship   build: Droid Ship   character: Hidden
        step: space
    """)
    t.must_choose_exactly(
        "dark", "dark attacks Fighter Ship with Capital Ship", "dark attacks Transport Ship with Capital Ship",
        "dark rests Capital Ship",
    )  # fmt: skip
    t.look("dark may not attack Pilot with Capital Ship: SW-ATTACK-2")


def test_an_attack_lasts_to_its_end(tester):
    """SW-ATTACK-3, SW-ABIL-20: what is for this attack ends with it, after what its end sets off."""
    t = tester(
        "dark  character: Booster, Slow   force: 1\nlight  character: Weak, Slow\nstep: character", 1, 1, 1, 1, 1
    )
    t.do("dark attacks Weak with Booster", "dark uses 1 of Booster").look("dice 1 1 1 1 1", "Booster power 3")
    t = tester(
        "dark  character: Finisher, Slow\nlight  character: Weak, Avenger  force: 1\nstep: character", 1, 1, 1, 5, 5, 5
    )
    t.do("dark attacks Avenger with Finisher", "light uses Retaliate of Avenger")
    t.look("Finisher damage 3", "dark force 1", "told DiceRolled, DiceRolled, DamageDealt, AbilityTriggered")


@pytest.mark.parametrize(("power", "dice"), [("Weak", 0), ("Tester", 3), ("Crusher", 5)])
def test_as_many_dice_as_power(tester, power, dice):
    """SW-ATTACK-4: less Shields, and never less than none."""
    t = tester(f"dark  character: {power}\nlight  character: Slow, Slow\nstep: character", *[1] * dice)
    t.do(f"dark attacks Slow#1 with {power}").look("dice " + " ".join("1" * dice) if dice else "untold DamageDealt")
    n = max(0, dice - 2)
    t = tester(f"dark  character: {power}\nlight  character: Double Shielded, Slow\nstep: character", *[1] * n)
    t.do(f"dark attacks Double Shielded with {power}").look("dice " + " ".join("1" * n) if n else "untold DamageDealt")


def test_power_after_the_roll_changes_no_dice(tester):
    """SW-ATTACK-5: the dice lie there; Shields that come with the reroll chance come too late."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak, Roller   force: 1\nstep: character", 4, 4, 4, 1)
    t.do("dark attacks Weak with Tester").look("dice 4 4 4")
    t.do("light uses 1 of Roller", "light chooses die 2").look("Weak damage 2", "dice 4 1 4")


@pytest.mark.parametrize(
    ("by", "at", "hits"), [("Tester", "Weak", 3), ("Tester", "Armored", 2), ("Marksman", "Weak", 3)]
)
def test_four_or_more_is_a_hit_and_a_hit_is_a_damage(tester, by, at, hits):
    """SW-ATTACK-6, SW-ATTACK-7: after Accuracy; 5 or more against Armor."""
    dice = (4, 5, 5) if by == "Tester" else (3, 5, 5)
    t = tester(f"dark  character: {by}, Slow\nlight  character: {at}, Slow\nstep: character", *dice)
    t.do(f"dark attacks {at} with {by}").look(f"{at} damage {hits}")


def test_a_redirected_attack_is_the_same_attack(tester):
    """SW-ATTACK-8, SW-ATTACK-9: the attacker's trigger has had its turn; whoever was attacked may retaliate."""
    t = tester(
        """
        dark  character: Greeter, Slow
        light  character: Avenger, Guard, Slow   force: 3
        step: character
    """,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
    )
    t.do("dark attacks Avenger with Greeter", "light uses Intercept of Guard").look("dark holds 1")
    t.do("light uses Retaliate of Avenger", "light uses Retaliate of Guard").look("dark holds 1", "light force 0")
    t.look("told DiceRolled, HitsCounted, DiceRolled, DiceRolled", "Guard damage 0")


@pytest.mark.parametrize("who", ["defender", "attacker"])
def test_no_dice_once_one_of_the_two_is_gone(tester, who):
    """SW-ATTACK-10: before the roll the attack just ends, and what its end sets off happens."""
    t = tester("""
        dark  character: Fast, Finisher {tapped}, Slow   force: 1
        light  character: Escaper, Sender, Slow   force: 1
        step: character
    """)
    t.do("light passes", "dark attacks Escaper with Fast")
    play = ["light uses 1 of Escaper"] if who == "defender" else ["light uses 1 of Sender", "light chooses Fast"]
    t.do(*play).look("untold DiceRolled", f"{'Escaper' if who == 'defender' else 'Fast'} place build")


def test_an_effect_ends_the_attack(tester):
    """SW-ATTACK-10: without a roll."""
    t = tester("dark  character: Fast, Slow\nlight  character: Weak, Caller   force: 1\nstep: character")
    t.do("dark attacks Weak with Fast", "light uses 1 of Caller").look(
        "untold DiceRolled", "light asked next unit", "Fast tapped yes"
    )


def test_the_damage_of_an_attacker_that_is_gone(tester):
    """SW-ATTACK-11: once rolled it happens, though the attacker paid with itself for another roll."""
    t = tester("dark  character: Desperado, Slow\nlight  character: Weak, Slow\nstep: character", 1, 1, 1, 5, 5, 5)
    t.do("dark attacks Weak with Desperado", "dark uses 1 of Desperado").look("dark discard Desperado", "Weak damage 3")
