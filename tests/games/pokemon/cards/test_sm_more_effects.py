"""More cards of the Sun & Moon theme decks at work: sums by coins, Resistance, conditions and what is in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "sm1-5 Fury Cutter: one heads",
        "A active: Parasect {C C} / B active: Torterra (dp1-17)",
        "HTT",
        "A attacks 'Fury Cutter'",
        "the attack did 30",
    ),
    row(
        "sm1-5 Fury Cutter: two heads",
        "A active: Parasect {C C} / B active: Torterra (dp1-17)",
        "HTH",
        "A attacks 'Fury Cutter'",
        "the attack did 70",
    ),
    row(
        "sm1-5 Fury Cutter: three heads",
        "A active: Parasect {C C} / B active: Torterra (dp1-17)",
        "HHH",
        "A attacks 'Fury Cutter'",
        "the attack did 120",
    ),
    row(
        "sm1-5 Fury Cutter: none",
        "A active: Parasect {C C} / B active: Torterra (dp1-17)",
        "TTT",
        "A attacks 'Fury Cutter'",
        "the attack did 10",
    ),
    row(
        "sm1-69 Smack Down: 50 more to one with Fighting Resistance",
        "A active: Roggenrola {F C} / B active: Lunala",
        "",
        "A attacks 'Smack Down'",
        "the attack did 50",
    ),
    row(
        "sm1-69 Smack Down: Resistance to another type",
        "A active: Roggenrola {F C} / B active: Steelix",
        "",
        "A attacks 'Smack Down'",
        "the attack did 20",
    ),
    row(
        "sm2-49 Facade: 80 more while it is Poisoned",
        "A active: Slowbro (sm2-49) {P C C} (poisoned) / B active: Torterra (dp1-17)",
        "",
        "A attacks 'Facade'",
        "the attack did 130",
    ),
    row(
        "sm2-49 Facade: healthy",
        "A active: Slowbro (sm2-49) {P C C} / B active: Torterra (dp1-17)",
        "",
        "A attacks 'Facade'",
        "the attack did 50",
    ),
    row(
        "sm2-49 Amnesia: an attack that can't be used",
        "A active: Slowbro (sm2-49) {C} / B active: Spinda {C}",
        "",
        "A attacks 'Amnesia'",
        "B may not attack 'Teeter Punch': sm2-49:CannotUse",
    ),
    row(
        "sm75-3 Resolute Flame: 30 for each Pokémon-GX there",
        "A active: Charizard (sm75-3) {R R C} / B active: Magikarp & Wailord-GX bench: Virizion-GX, Bidoof",
        "",
        "A attacks 'Fiery Blast'; A chooses Fire Energy of Charizard",
        "Magikarp & Wailord-GX damage 190; Charizard energy R C",
    ),
    row(
        "sm75-3 Resolute Flame: nobody of the kind",
        "A active: Charizard (sm75-3) {R R C} / B active: Alolan Sandslash bench: Bidoof",
        "",
        "A attacks 'Fiery Blast'; A chooses Fire Energy of Charizard; B promotes Bidoof; A takes a Prize",
        "A prizes 5",
    ),
    row(
        "sm9-56 Queen's Call: a Pokémon that is no Pokémon-GX",
        "A active: Nidoqueen (sm9-56) deck: Virizion-GX, Bidoof, Potion / B active: Blissey",
        "S",
        "A uses 'Queen's Call' of Nidoqueen; A may not choose Virizion-GX; A chooses Bidoof",
        "A hand Bidoof",
    ),
    row(
        "sm9-56 Power Lariat: 50 for each Evolution Pokémon on the Bench",
        "A active: Nidoqueen (sm9-56) {C C C} bench: Dartrix, Bidoof / B active: Torterra (dp1-17)",
        "",
        "A attacks 'Power Lariat'",
        "the attack did 60",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
