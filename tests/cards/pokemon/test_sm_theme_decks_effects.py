"""The cards that made the Sun & Moon theme decks whole, at work on drawn tables of two seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "sm1-73 Fling hits the Bench",
        "A active: Passimian (sm1-73) {F} / B active: Blissey bench: Bidoof",
        "",
        "A attacks 'Fling'",
        "Bidoof damage 30; Blissey damage 0",
    ),
    row(
        "sm1-73 Team Play: 30 more for each Benched Passimian",
        "A active: Passimian (sm1-73) {F F} bench: Passimian (sm1-73), Bidoof, Passimian (sm1-73) / B active: Blissey",
        "",
        "A attacks 'Team Play'",
        "reckoned base 10, more +60, weakness +30",
    ),
    row(
        "sm1-114 Big Malasada: 20 damage and the one Special Condition",
        "A active: Bidoof (damage 50, asleep) hand: Big Malasada / B active: Blissey",
        "",
        "A plays Big Malasada",
        "Bidoof damage 30; Bidoof conditions none; A discard Big Malasada",
    ),
    row(
        "sm1-114 Big Malasada: of two Special Conditions its player chooses one",
        "A active: Bidoof (damage 10, poisoned, confused) hand: Big Malasada / B active: Blissey",
        "",
        "A plays Big Malasada; A may not choose asleep; A chooses confused",
        "Bidoof damage 0; Bidoof conditions poisoned",
    ),
    row(
        "sm1-114 Big Malasada: only for the Active Pokémon",
        "A active: Bidoof bench: Stantler (damage 30) hand: Big Malasada / B active: Blissey",
        "",
        "",
        "A may not play Big Malasada: PK-TRAINER-1",
    ),
    row(
        "sm2-130 Rescue Stretcher: a Pokémon to the hand",
        "A active: Bidoof hand: Rescue Stretcher discard: Stantler, Rowlet, Potion / B active: Blissey",
        "",
        "A plays Rescue Stretcher; A chooses 1; A may not choose Potion; A chooses Rowlet",
        "A hand Rowlet; A discard Stantler, Potion, Rescue Stretcher",
    ),
    row(
        "sm2-130 Rescue Stretcher: three into the deck",
        "A active: Bidoof hand: Rescue Stretcher discard: Stantler, Rowlet, Shinx, Pikipek / B active: Blissey",
        "S",
        "A plays Rescue Stretcher; A chooses 2; A chooses Rowlet, Stantler, Pikipek",
        "A deck 13; A discard Shinx, Rescue Stretcher",
    ),
    row(
        "sm2-130 Rescue Stretcher: one alone goes into the deck as well",
        "A active: Bidoof hand: Rescue Stretcher discard: Stantler / B active: Blissey",
        "S",
        "A plays Rescue Stretcher; A chooses 2",
        "A deck 11; A discard Rescue Stretcher",
    ),
    row(
        "sm2-130 Rescue Stretcher: no Pokémon there",
        "A active: Bidoof hand: Rescue Stretcher discard: Potion / B active: Blissey",
        "",
        "",
        "A may not play Rescue Stretcher: PK-TRAINER-1",
    ),
    row(
        "sm3-114 Escape Rope: the opponent switches first",
        "A active: Bidoof (asleep) bench: Stantler, Rowlet hand: Escape Rope / B active: Blissey bench: Pikipek, Shinx",
        "",
        "A plays Escape Rope; B chooses Pikipek; A chooses Rowlet",
        "A active Rowlet; B active Pikipek; Bidoof conditions none",
    ),
    row(
        "sm3-114 Escape Rope: who has no Bench doesn't switch",
        "A active: Bidoof bench: Stantler hand: Escape Rope / B active: Blissey",
        "",
        "A plays Escape Rope",
        "A active Stantler; B active Blissey",
    ),
    row(
        "sm5-122 Escape Board: Asleep, and for one Energy less",
        "A active: Rowlet (asleep) [Escape Board] bench: Stantler / B active: Blissey",
        "",
        "A retreats",
        "A active Stantler; Rowlet conditions none",
    ),
    row(
        "sm5-122 Escape Board: Paralyzed",
        "A active: Rowlet (paralyzed) [Escape Board] bench: Stantler / B active: Blissey",
        "",
        "",
        "A may retreat; Rowlet retreat 0",
    ),
    row(
        "sm9-127 Tool Buster: 70 more for a Tool that it discarded",
        "A active: Farfetch'd (sm9-127) {C} / B active: Blissey [Choice Band]",
        "",
        "A attacks 'Tool Buster'",
        "the attack did 90; Blissey attached none; B discard Choice Band",
    ),
    row(
        "sm9-127 Tool Buster: no Tool there",
        "A active: Farfetch'd (sm9-127) {C} / B active: Blissey",
        "",
        "A attacks 'Tool Buster'",
        "the attack did 20",
    ),
    row(
        "sm9-127 Tool Buster: a Tool on the Bench stays",
        "A active: Farfetch'd (sm9-127) {C} / B active: Blissey bench: Bidoof [Choice Band]",
        "",
        "A attacks 'Tool Buster'",
        "the attack did 20; Bidoof attached Choice Band",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
