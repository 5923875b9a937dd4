"""Chapters SW-BATTLE and SW-ATTACK on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import (
    ForceChanged,
    StepBegan,
    UnitTapped,
)

from .tables import IDLE, happened


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


def test_what_the_steps_of_the_battle_set_off(tester):
    """SW-BATTLE-1, SW-BATTLE-2: as an arena's step starts, as it ends, and as the phase ends; each before the next."""
    t = tester(f"dark  space: Herald Ship\n{IDLE}\nstep: battle", 3)
    t.do("dark rests Herald Ship") if t.match.decision.kind == "act" else t
    found = [
        event.step if isinstance(event, StepBegan) else event.change
        for event in happened(t, StepBegan, ForceChanged)
        if getattr(event, "step", "") != "untap"
    ]
    assert found[:8] == ["battle", "space", 1, 10, "ground", "character", 100, "end"]


def test_a_chance_comes_after_a_unit_that_its_player_chose(tester):
    """SW-BATTLE-2: as after any other."""
    t = tester("dark  character: Tester, Tester\nlight  character: Thinker   force: 1\nstep: character")
    t.do("light passes", "dark chooses Tester#1", "dark rests Tester#1").look("light asked window:open")


def test_an_ability_instead_of_an_attack_taps(tester):
    """SW-BATTLE-5: also where its cost doesn't."""
    t = tester("dark  character: Shouter   force: 1\nlight  character: Slow\nstep: character")
    t.do("dark uses 1 of Shouter").look("Shouter tapped yes", "dark holds 1", "light asked act")


def test_who_must_attack_uses_no_ability_instead(tester):
    """SW-BATTLE-6: unless there is nothing to attack."""
    t = tester("dark  character: Wild Gunner\nlight  character: Slow, Weak {tapped}\nstep: character")
    t.must_choose_exactly("dark", "dark attacks Slow with Wild Gunner", "dark attacks Weak with Wild Gunner")
    t = tester("dark  character: Wild Gunner\nlight  character: Hidden\nstep: character")
    t.must_choose_exactly("dark", "dark uses 1 of Wild Gunner", "dark rests Wild Gunner")


def test_who_is_tapped_without_an_attack_attacks_nobody(tester):
    """SW-BATTLE-7: its own trigger of an attack is not set off."""
    t = tester("dark  character: Calm Greeter\nlight  character: Slow\nstep: character")
    t.look("Calm Greeter tapped yes", "dark holds 0", "light asked act")


def test_nobody_attacks_another_arena(tester):
    """SW-BATTLE-9: but by bombarding, and then the Ground arena alone."""
    t = tester("dark  space: Bombing Ship\nlight  ground: Bunker   character: Slow\nstep: space")
    t.must_choose_exactly("dark", "dark bombards Bunker with Bombing Ship", "dark rests Bombing Ship")


def test_uniques_contest_in_the_battle_phase_alone(tester):
    """SW-BATTLE-11: not where something dies in the build step either."""
    t = tester(
        "dark  built: Bombing {1}   character: Hero (A)   force: 1\n"
        "light  character: Hero (B), Weak {damage 3}\nstep: build dark"
    )
    t.do("dark completes Bombing", "dark chooses Weak").look("light discard Weak", "dark asked build")
    t.do("dark is done", "light is done", "dark is done", "light is done").look("dark asked bid")


def test_an_ion_cannon_fires_in_its_own_arenas_step(tester):
    """SW-BATTLE-9."""
    t = tester("dark  ground: Cannon\nlight  space: Fighter Ship {tapped}   ground: Bunker\nstep: ground")
    t.must_choose_exactly(
        "dark", "dark attacks Bunker with Cannon", "dark fires the ion cannon at Fighter Ship with Cannon",
        "dark rests Cannon",
    )  # fmt: skip


def test_who_is_untapped_after_its_arenas_step_acts_no_more(tester):
    """SW-BATTLE-9."""
    t = tester("dark  space: Fighter Ship {tapped}   character: Marshal   force: 1\n"
               "light  space: Slow Ship {tapped}   character: Slow\nstep: character", 3)  # fmt: skip
    t.do("dark uses 1 of Marshal", "dark chooses Fighter Ship", "dark rests Marshal", "light rests Slow").look("turn 3")


@pytest.mark.parametrize(("first", "second"), [("Ace", "Hero"), ("Hero", "Ace")])
def test_the_contest_that_dark_picks_comes_first(tester, first, second):
    """SW-BATTLE-11: then the other."""
    t = tester(
        "dark  character: Hero (A), Ace (A)   force: 1\nlight  character: Hero (B), Ace (B)   force: 1\nstep: battle"
    )
    t.do(f"dark chooses {first} (A)", *["dark bids 0", "light bids 1"] * 2).look(f"{first} (A) place build")
    t.look(f"{second} (A) place character", "light force 0", "dark asked bid")


def test_bids_end_when_neither_raises_in_a_row(tester):
    """SW-BATTLE-11: who kept a bid is asked again once the other has raised."""
    t = tester("dark  character: Hero (A), Slow   force: 3\nlight  character: Hero (B)   force: 3\nstep: battle")
    t.do("dark bids 0", "light bids 0", "dark bids 0", "light bids 1", "dark bids 0").look("light asked bid")
    t.do("light bids 1").look("Hero (A) place build", "light force 2", "dark force 3")


def test_retreated_uniques_do_not_contest(tester):
    """SW-BATTLE-11: beside a pair that does."""
    t = tester(
        "dark  character: Hero (A)   build: Ace (A)   force: 1\nlight  character: Hero (B), Ace (B)\nstep: battle"
    )
    t.look("dark asked bid").do("dark bids 0", "dark bids 0").look("Hero (B) place build", "Ace (B) place character")


def test_anakin_and_vader_are_two_uniques_of_one_player(star_wars):
    """SW-BATTLE-12: the same one for contests alone."""
    t = star_wars(
        "dark  character: Darth Vader (C), Anakin Skywalker (A)\nlight  character: Jawa {tapped}\nstep: character"
    )
    t.look("dark character Darth Vader (C), Anakin Skywalker (A)", "dark discard none", "dark asked act")


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


def test_discards_are_heard_before_retaliation_and_that_before_the_end(tester):
    """SW-ATTACK-1: the last steps, in their order."""
    t = tester(
        "dark  character: Finisher, Slow\nlight  character: Avenger {damage 1}, Mourner, Slow   force: 1\n"
        "step: character", 4, 4, 4, 5, 5, 1,
    )  # fmt: skip
    t.do("dark attacks Avenger with Finisher", "light uses Retaliate of Avenger")
    t.look("told UnitDiscarded, AbilityTriggered, DiceRolled, DamageDealt, AbilityTriggered", "dark force 1")


def test_the_attacked_hear_of_it_and_dice_may_be_rolled_again(tester):
    """SW-ATTACK-1, SW-POP-5, SW-POP-6: a chance before the dice, one after them, and one before the counters."""
    t = tester("dark  character: Tester, Slow\nlight  character: Attacked, Roller, Thinker, Shielder   force: 9\n"
               "step: character", 4, 1, 1)  # fmt: skip
    t.do("light passes", "dark attacks Attacked with Tester").look("told AttackDeclared, AbilityTriggered, CardsDrawn")
    t.look("light asked window:open").do("light passes").look("light asked window:reroll").do("light passes")
    t.look("light asked window:prevent", "Attacked damage 0")


def test_who_cannot_be_attacked_is_not_offered(tester):
    """SW-ATTACK-2: the opponent's others in its arena are, tapped or not."""
    t = tester("dark  character: Fast, Slow\nlight  character: Weak, Hidden, Tester {tapped}   ground: Speeder\n"
               "step: character")  # fmt: skip
    t.must_choose_exactly(
        "dark", "dark attacks Weak with Fast", "dark attacks Tester with Fast", "dark rests Fast"
    ).look("dark may not attack Hidden with Fast: SW-GOAL-10")


def test_what_is_for_this_attack_lasts_to_the_end_of_its_last_step(tester):
    """SW-ATTACK-3, SW-ABIL-20: through Retaliate and "when the attack ends", and no longer."""
    drawn = "dark  character: {}, Slow   force: 1\nlight  character: {}, Slow   force: 1\nstep: character"
    t = tester(drawn.format("Padder", "Avenger"), 1, 1, 1, 4, 4, 5).do("dark attacks Avenger with Padder")
    t.do("dark uses 1 of Padder", "light uses Retaliate of Avenger").look("Padder damage 1", "Padder keywords none")
    t = tester(drawn.format("Reckoner", "Shielded"), *[1] * 4).do("dark attacks Shielded with Reckoner")
    t.do("dark uses 1 of Reckoner").look("dark force 4", "Reckoner power 3")


def test_an_attack_that_is_over_is_over(tester):
    """SW-ATTACK-3, SW-BC-11."""
    t = tester("dark  character: Fast, Resting   force: 1\nlight  character: Weak, Slow\nstep: character", 1, 1, 1)
    t.do("dark passes", "dark attacks Weak with Fast").look("dark may use 1 of Resting", "dark asked window:open")


@pytest.mark.parametrize("name", ["Unnerver", "Late Shielder"])
def test_power_that_is_lost_after_the_roll_takes_no_die(tester, name):
    """SW-ATTACK-5, SW-KW-SHIELDS-2: the dice lie there already."""
    t = tester(f"dark  character: Tester, Slow\nlight  character: {name}, Slow   force: 1\nstep: character", 4, 4, 4)
    t.do(f"dark attacks {name} with Tester", f"light uses 1 of {name}", "light chooses nothing")
    t.look(f"{name} damage 3")


def test_critical_damage_is_added_to_the_hits(tester):
    """SW-ATTACK-7, SW-KW-CRIT-5: a six is natural, whatever is taken from it."""
    drawn = "dark  character: {}, Slow\nlight  character: Tough, Slow\nstep: character"
    tester(drawn.format("Marksman"), 6, 1, 1).do("dark attacks Tough with Marksman").look("Tough damage 3")
    tester(drawn.format("Clumsy"), 6, 5, 1).do("dark attacks Tough with Clumsy").look("Tough damage 3")


def test_a_redirected_attack_is_on_the_other_unit(tester):
    """SW-ATTACK-8, SW-ATTACK-9: which is attacked by that."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak, Sentry   force: 1\nstep: character", 4, 4, 1)
    t.do("dark attacks Weak with Tester", "light uses Intercept of Sentry")
    t.look("Sentry damage 2", "Weak damage 0", "light holds 1")


def test_an_attack_without_a_roll_has_its_end(tester):
    """SW-ATTACK-10: Retaliate and "when the attack ends"."""
    t = tester(
        "dark  character: Finisher, Slow\nlight  character: Avenger, Caller, Slow   force: 2\nstep: character", 5, 5, 1
    )
    t.do("dark attacks Avenger with Finisher", "light uses Retaliate of Avenger", "light uses 1 of Caller")
    t.look("Finisher damage 2", "dark force 1", "dice 5 5 1")
