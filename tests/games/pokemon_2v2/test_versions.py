"""P2-BASE, P2-V11: the game's versions and settings."""

from __future__ import annotations

import pytest

from .tables import draw


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_effects_that_attach_energy_are_not_barred(version):
    """P2-V11-2: version 1.1 bars A's attachment of the turn, not one that a Trainer makes."""
    t = draw(
        f"""
        A+C  active: Azelf, Zapdos
        B+D  active: Shinx, Bronzor
        A    hand: Charger, Lightning Energy
        turn: A   round: 1   options: version={version}
        """
    )
    t.do("A plays Charger", "A chooses Zapdos").look("Zapdos energy L")


@pytest.mark.parametrize(
    ("allowed", "offered"), [("true", "A may play Switch"), ("false", "A may not play Switch: P2-BASE-2")]
)
def test_trainers_in_the_first_turn_are_a_setting(allowed, offered):
    """P2-BASE-2: allowed unless the table says otherwise, and then only A is barred."""
    t = draw(
        f"""
        A+C  active: Azelf, Zapdos   bench: Shinx
        B+D  active: Shinx, Bronzor   bench: Azelf
        A    hand: Switch
        B    hand: Switch
        turn: A   round: 1   options: first_turn_trainers={allowed}
        """
    )
    t.look(offered).do("A ends the turn").look("B may play Switch")
