"""What works by itself is told as such, and only where it finds something to do."""

from __future__ import annotations


def test_a_body_that_answers_damage_is_told(pokemon):
    t = pokemon("A  active: Turtwig {G G}\nB  active: Abomasnow (dp2-19)", "T").do("A attacks 'Razor Leaf'")
    t.look("Turtwig conditions asleep", "told AttackUsed, DamageDealt, BodyWorked, ConditionGained")


def test_a_body_that_finds_nothing_is_not_told(pokemon):
    t = pokemon("A  active: Dusknoir (dp7-17)\nB  active: Turtwig   bench: Totodile").do("A ends the turn")
    t.look("Turtwig damage 0", "untold BodyWorked")


def test_a_body_between_turns_is_told_before_it_works(pokemon):
    t = pokemon("A  active: Dusknoir (dp7-17)\nB  active: Turtwig {G}   bench: Totodile").do("A ends the turn")
    t.look("Turtwig damage 10", "Totodile damage 0", "told TurnEnded, BodyWorked, CountersPut, TurnBegan")
