"""Chapter SW-DAMAGE on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.ast.nodes import Gets
from stolik.games.star_wars.rules import asked, atoms
from stolik.games.star_wars.rules.events import DamageDealt, DamagePending, UnitDiscarded


def events(t, *classes):
    """All events of some classes since the table was drawn."""
    return [one for entry in t.match.events for one in entry if isinstance(one, classes)]


def test_damage_is_pending_until_its_chance_is_over(tester):
    """SW-DAMAGE-1, SW-POP-6: with its source, its target and its amount."""
    t = tester("dark  character: Sniper, Slow   force: 1\nlight  character: Evader, Slow   force: 1\nstep: character")
    t.do("dark uses 1 of Sniper", "dark chooses Evader").look("pending 2 to Evader", "Evader damage 0")
    t.do("light passes").look("Evader damage 2", "pending nothing")


@pytest.mark.parametrize(("damage", "gone"), [(1, False), (2, True), (3, True)])
def test_as_many_counters_as_health_discard(tester, damage, gone):
    """SW-DAMAGE-2."""
    t = tester(
        f"dark  character: Sniper, Slow   force: 1\nlight  character: Weak {{damage {damage}}}, Slow\nstep: character"
    )
    t.do("dark uses 1 of Sniper", "dark chooses Weak").look(f"light discard {'Weak' if gone else 'none'}")


def test_health_that_drops_discards_at_any_time(tester):
    """SW-DAMAGE-2, SW-ABIL-19: by an effect, or when who lent it is gone; of undamaged units at 0 as well."""
    t = tester("dark  character: Weakener, Slow   force: 1\nlight  character: Weak, Slow\nstep: character")
    t.do("dark uses 1 of Weakener", "dark chooses Weak").look("light discard Weak")
    t = tester(
        """
            dark  character: Sniper, Slow   force: 1
            light  character: Doctor {damage 2}, Weak {damage 5}, Slow
            step: character
        """
    )
    t.do("dark uses 1 of Sniper", "dark chooses Doctor").look("light discard Doctor, Weak")


def test_a_discarded_unit_takes_all_along(tester):
    """SW-DAMAGE-3, SW-PILOT-7, SW-STACK-15: its stack and its pilot, without counters."""
    t = tester("""
        dark  character: Sniper, Slow   force: 1
        light  space: Flagship (B) < Flagship (A) {damage 3} [Pilot]   character: Slow
        step: character
    """)
    t.do("dark uses 1 of Sniper", "dark chooses Flagship (B)").look("light discard Flagship (A), Flagship (B), Pilot")


def test_a_unit_is_damaged_by_a_counter_not_by_an_attempt(tester):
    """SW-DAMAGE-4, SW-KW-STUN-2: prevented to nothing, it sets nothing off."""
    t = tester(
        "dark  character: Sniper, Slow   force: 1\nlight  character: Evader, Echo, Slow   force: 1\nstep: character"
    )
    t.do("dark uses 1 of Sniper", "dark chooses Evader", "light uses Evade of Evader", "light chooses 2")
    t.look("light force 0", "Evader damage 0")


def test_prevention_takes_no_counters_away(tester):
    """SW-DAMAGE-5."""
    t = tester(
        """
            dark  character: Sniper, Slow   force: 1
            light  character: Evader {damage 2}, Slow   force: 1
            step: character
        """
    )
    t.do("dark uses 1 of Sniper", "dark chooses Evader", "light uses Evade of Evader", "light chooses 2")
    t.look("Evader damage 2")


def test_damage_to_several_is_one_event(tester):
    """SW-DAMAGE-6: one chance, then all counters, then all discards."""
    t = tester(
        """
            dark  character: Bomber, Slow   force: 1
            light  character: Evader {damage 2}, Weak {damage 2}, Fast  force: 9
            step: character
        """
    )
    t.do("dark uses 1 of Bomber").look("pending 2 to Evader, 2 to Weak, 2 to Fast").do("light passes")
    t.look("light discard Evader, Weak", "Fast damage 2")
    kinds = [type(one) for one in events(t, DamagePending, DamageDealt, UnitDiscarded)]
    assert kinds == [DamagePending, *[DamageDealt] * 3, *[UnitDiscarded] * 2]


DEFLECTED = """
    dark  character: Tester, Evader, Slow   force: 1
    light  character: Deflector, Slow   force: 1
    step: character   damage: 3 from Tester to Deflector
"""


def test_new_damage_waits_for_the_chance_to_end(tester):
    """SW-DAMAGE-7: counters first, then a chance for the new damage."""
    t = tester(DEFLECTED).do("light uses Deflect of Deflector", "light chooses Evader")
    t.look("Deflector damage 1", "pending 2 to Evader", "dark asked window:prevent")


def test_all_counters_come_last_by_the_setting(tester):
    """SW-DAMAGE-7: as later committees ruled."""
    t = tester(f"{DEFLECTED.rstrip()}   options: deflected_counters=all at the end")
    t.do("light uses Deflect of Deflector", "light chooses Evader").look("Deflector damage 0", "pending 2 to Evader")
    t.do("dark uses Evade of Evader", "dark chooses 1").look("Deflector damage 1", "Evader damage 1")


def test_who_prevents_damage_to_a_unit_hears_of_it(tester):
    """SW-ABIL-12, SW-PILOT-12: after the chance, once for each play; not the other player, not of damage to a pilot."""
    t = tester("dark  character: Tester, Helper, Slow\nlight  character: Helper   force: 1\nstep: character"
               "   damage: 3 from Tester to light's Helper")  # fmt: skip
    t.do("light uses Evade of Helper", "light chooses 1").look(
        "light force 1", "dark force 0", "light's Helper damage 2"
    )
    t = tester("dark  character: Assassin, Slow   force: 1\nlight  character: Helper, Slow   hand: Ward   force: 1\n"
               "light  space: Fighter Ship [Pilot]\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Assassin", "light plays Ward").look("Pilot damage 0", "light force 0")


@pytest.mark.parametrize("setting", ["placed first", "all at the end"])
def test_what_is_deflected_twice_lands_in_the_order_in_which_it_was(tester, setting):
    """SW-DAMAGE-7: the first that was deflected has its chance first, by either setting."""
    t = tester("dark  character: Evader, Double Evader, Bomber   force: 9\n"
               "light  character: Deflector, Second Deflector   force: 2\n"
               f"step: character   options: deflected_counters={setting}")  # fmt: skip
    t.do("dark uses 1 of Bomber", "light uses Deflect of Deflector", "light chooses Evader")
    t.do("light uses Deflect of Second Deflector", "light chooses Double Evader")
    t.look("dark may use Evade of Evader", "dark may not use 1 of Double Evader: SW-KW-EVADE-2")


@pytest.mark.parametrize(("target", "damage"), [("Weak", 2), ("Armored", 1), ("Double Shielded", 2)])
def test_dice_of_damage(tester, target, damage):
    """SW-DAMAGE-8, SW-KW-ARMOR-3, SW-KW-ACCURACY-3, SW-KW-CRIT-6: 4 or more is 1 damage, 5 or more against Armor; no
    Accuracy, no Critical Hit, no Shields."""
    t = tester(f"dark  character: Dicer, Slow   force: 1\nlight  character: {target}, Slow\nstep: character", 4, 3, 6)
    t.do("dark uses 1 of Dicer", f"dark chooses {target}").look("dice 4 3 6", f"{target} damage {damage}")


def test_counters_that_are_put_are_no_damage(tester):
    """SW-DAMAGE-9: nothing prevents them, nobody is damaged; but they count."""
    t = tester(
        "dark  character: Cutter, Slow\nlight  character: Evader {damage 3}, Echo, Slow   force: 1\nstep: character"
    )
    t.do("dark uses 1 of Cutter", "dark chooses Evader").look("light discard Evader", "light force 1")


def test_who_loses_its_health_is_discarded_in_any_step(tester):
    """SW-DAMAGE-2: in the build step too, as its pilot gets off."""
    t = tester("dark  space: Fighter Ship {damage 4} [Health Pilot]\nlight  character: Weak {tapped}\nstep: build dark")
    t.look("Fighter Ship health 6").do("dark takes Health Pilot off to the Character arena")
    t.look("dark discard Fighter Ship", "Health Pilot place character", "dark asked build")


def test_a_counter_makes_a_unit_damaged(tester):
    """SW-DAMAGE-4: one is enough."""
    t = tester("dark  character: Sniper, Slow   force: 1\nlight  character: Evader, Echo   force: 1\nstep: character")
    t.do("dark uses 1 of Sniper", "dark chooses Evader", "light uses Evade of Evader", "light chooses 1")
    t.look("Evader damage 1", "light force 1")


def test_prevention_lessens_what_is_pending(tester):
    """SW-DAMAGE-5: and nothing else."""
    t = tester("""
        dark  character: Tester, Slow
        light  character: Evader {damage 1}, Slow   force: 1
        step: character   damage: 3 from Tester to Evader
    """)
    t.do("light uses Evade of Evader", "light chooses 2").look("Evader damage 2")


def test_those_who_go_together_hear_of_each_other(tester):
    """SW-DAMAGE-6: all discards at once, both of which both have seen."""
    t = tester("""
        dark  character: Bomber, Slow   force: 1
        light  character: Widow {damage 2}, Weak {damage 2}, Fast
        step: character
    """)
    t.do("dark uses 1 of Bomber").look("light discard Weak, Widow", "light force 1")


def test_damage_that_waits_comes_in_the_order_in_which_it_was_made(tester):
    """SW-DAMAGE-7, SW-POP-8: each with a chance of its own."""
    t = tester("""
        dark  character: Bomber, Evader, Shielder   force: 9
        light  character: Deflector, Second Deflector, Fast   force: 9
        step: character
    """)
    t.do("dark uses 1 of Bomber", "light uses Deflect of Deflector", "light chooses Evader")
    t.do("light uses Deflect of Second Deflector", "light chooses Bomber").look("pending 2 to Evader")
    t.do("dark passes").look("Evader damage 2", "pending 2 to Bomber").do("dark passes").look("Bomber damage 2")


def test_dice_of_damage_may_be_rolled_again(tester):
    """SW-DAMAGE-8, SW-POP-6: they have a reroll chance too."""
    t = tester("dark  character: Dicer, Slow   force: 1\nlight  character: Weak, Roller   force: 1\n"
               "step: character", 4, 4, 4, 1)  # fmt: skip
    t.do("dark uses 1 of Dicer", "dark chooses Weak").look("light asked window:reroll")
    t.do("light uses 1 of Roller", "light chooses die 1").look("Weak damage 2")


MOVES = (
    lambda s, unit: atoms.enter(s, 0, unit.stack[-1], "space"),
    lambda s, unit: atoms.put_under(s, unit.stack[-1], unit),
    lambda s, unit: atoms.reorganise(s, unit, 0),
    lambda s, unit: atoms.move(s, unit, "ground"),
    lambda s, unit: atoms.remove(s, unit),
    lambda s, unit: atoms.finish(s, "SW-GOAL-6", 0),
    lambda s, unit: atoms.take_control(s, unit, 1, unit.stack[-1], "turn"),
    lambda s, unit: atoms.give(s, unit, Gets(health=-1), 0, unit.stack[-1], "turn"),
    lambda s, unit: atoms.end_effects(s, "attack"),
)
"""What lets other things lie, or other effects be on them."""


@pytest.mark.parametrize(
    "atom",
    [
        *MOVES,
        lambda s, unit: atoms.begin_phase(s, "battle"),
        lambda s, unit: atoms.deal(s, unit, 1, 4),
        lambda s, unit: atoms.put_damage(s, unit, 1, 4),
    ],
)
def test_what_may_let_a_unit_die_is_looked_at_again(tester, atom):
    """SW-DAMAGE-2, SW-STACK-3: what a unit has, where it lies and which phase it is."""
    s = tester("dark  character: Weak, Slow\nlight  character: Slow\nstep: battle").match._state.clone()
    unit = next(iter(s.units.values()))
    atoms.give(s, unit, Gets(health=1), 0, unit.stack[-1], "attack")
    s.touched, s.lay = False, asked.lay_of(s)
    atom(s, unit)
    assert s.touched
    assert (s.lay is None) == (atom in MOVES)
