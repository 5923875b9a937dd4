"""Ultra Prism, Forbidden Light (sm5, sm6): what the cards do by their printed texts, on drawn tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "sm5-28 Fury Swipes: no cost, 10 for each heads",
        "A active: Alolan Sandshrew (sm5-28) / B active: Blissey",
        "HHT",
        "A attacks 'Fury Swipes'",
        "the attack did 20",
    ),
    row(
        "sm5-31 Splatter: 20 to any",
        "A active: Piplup (sm5-31) {W} / B active: Blissey bench: Bidoof",
        "",
        "A attacks 'Splatter'; A chooses Bidoof",
        "Bidoof damage 20",
    ),
    row(
        "sm5-33 Bubble Beam: heads paralyzes",
        "A active: Prinplup (sm5-33) {W} / B active: Blissey",
        "H",
        "A attacks 'Bubble Beam'",
        "Blissey conditions paralyzed",
    ),
    row(
        "sm5-34 Total Command: 20 for each on both Benches",
        "A active: Empoleon (sm5-34) {W C} bench: Bidoof / B active: Torterra (dp1-17) bench: Bidoof, Spinda",
        "",
        "A attacks 'Total Command'",
        "the attack did 60",
    ),
    row(
        "sm5-34 Whirlpool: an Energy there goes",
        "A active: Empoleon (sm5-34) {W W C} / B active: Torterra (dp1-17) {G}",
        "",
        "A attacks 'Whirlpool'",
        "Torterra energy none",
    ),
    row(
        "sm5-36 Aqua Blast: a Water Energy goes",
        "A active: Floatzel (sm5-36) {W C} / B active: Blissey",
        "",
        "A attacks 'Aqua Blast'",
        "Floatzel energy C",
    ),
    row(
        "sm5-37 Ice Shard: 40 more to a Fighting Pokémon",
        "A active: Snover (sm5-37) {W C} / B active: Palossand",
        "",
        "A attacks 'Ice Shard'",
        "the attack did 40",
    ),
    row(
        "sm5-38 Blessings of the Frost: a Water Energy of the discard pile when it evolves",
        "A active: Snover (sm5-37) bench: Bidoof hand: Abomasnow (sm5-38) discard: Water Energy / B active: Blissey",
        "",
        "A evolves Snover into Abomasnow; A chooses yes; A chooses Bidoof",
        "Bidoof energy W",
    ),
    row(
        "sm5-41 Roto Motor: with nine Tools thrown away its attacks cost nothing",
        "A active: Frost Rotom (sm5-41) discard: Choice Band x4, Exp. Share x4, Escape Board / B active: Blissey {R R}",
        "",
        "A attacks 'Frost Crush'",
        "the attack did 50",
    ),
    row(
        "sm5-41 Roto Motor: eight are too few",
        "A active: Frost Rotom (sm5-41) discard: Choice Band x4, Exp. Share x4 / B active: Blissey {R R}",
        "",
        "",
        "A may not attack 'Frost Crush': PK-ENERGY-2",
    ),
    row(
        "sm5-42 Deep Currents: Water Energy cards into the deck",
        "A active: Manaphy (sm5-42) {W} discard: Water Energy x6, Potion / B active: Blissey",
        "S",
        "A attacks 'Deep Currents'; A chooses Water Energy x5",
        "A discard Water Energy, Potion; A deck 15",
    ),
    row(
        "sm5-43 Thunder: 30 to itself",
        "A active: Electabuzz (sm5-43) {L L C} / B active: Blissey",
        "",
        "A attacks 'Thunder'",
        "the attack did 90, 30",
    ),
    row(
        "sm5-53 Terrify: a Basic Pokémon can't attack",
        "A active: Spiritomb (sm5-53) {C} / B active: Spinda {C}",
        "",
        "A attacks 'Terrify'",
        "B may not attack 'Teeter Punch': sm5-53:Cannot",
    ),
    row(
        "sm5-53 Lightless World: two Supporters",
        "A active: Spiritomb (sm5-53) {C} discard: Hau (sm1-120), Lillie, Potion / B active: Blissey",
        "",
        "A attacks 'Lightless World'",
        "A hand Hau, Lillie",
    ),
    row(
        "sm5-67 Precognitive Aura needs Garchomp",
        "A active: Lucario (sm5-67) / B active: Blissey",
        "",
        "",
        "A may not use 'Precognitive Aura' of Lucario: PK-POWER-1",
    ),
    row(
        "sm5-68 Eleventh Hour Tackle: three cards in the deck",
        "A active: Hippopotas (sm5-68) {F C C} deck: Potion x3 / B active: Lunala",
        "",
        "A attacks 'Eleventh Hour Tackle'",
        "reckoned base 50, more +130, resistance -20",
    ),
    row(
        "sm5-68 Eleventh Hour Tackle: four cards there",
        "A active: Hippopotas (sm5-68) {F C C} deck: Potion x4 / B active: Lunala",
        "",
        "A attacks 'Eleventh Hour Tackle'",
        "the attack did 30",
    ),
    row(
        "sm5-69 Dust Cannon: 10 for each of the Retreat Cost",
        "A active: Hippowdon (sm5-69) {F F C C} / B active: Torterra (dp1-17)",
        "",
        "A attacks 'Dust Cannon'",
        "the attack did 140",
    ),
    row(
        "sm5-96 Ascension: it evolves out of the deck",
        "A active: Gible (sm5-96) {F} deck: Gabite (sm5-98), Potion x2 / B active: Blissey",
        "S",
        "A attacks 'Ascension'; A chooses Gabite",
        "A active Gabite (sm5-98); A deck 2",
    ),
    row(
        "sm5-99 Royal Blades: after Cynthia 100 more",
        "A active: Garchomp (sm5-99) {F C C} hand: Cynthia / B active: Lunala-GX",
        "S",
        "A plays Cynthia; A attacks 'Royal Blades'",
        "the attack did 200",
    ),
    row(
        "sm5-99 Royal Blades: another Supporter is not enough",
        "A active: Garchomp (sm5-99) {F C C} hand: Hau (sm1-120) / B active: Blissey",
        "",
        "A plays Hau (sm1-120); A attacks 'Royal Blades'",
        "the attack did 100",
    ),
    row(
        "sm5-99 Quick Dive hits any of the opponent's Pokémon",
        "A active: Garchomp (sm5-99) {C C} / B active: Blissey bench: Bidoof",
        "",
        "A attacks 'Quick Dive'; A chooses Bidoof",
        "Bidoof damage 50",
    ),
    row(
        "sm5-102 Lap Up",
        "A active: Lickitung (sm5-102) {C C} / B active: Blissey",
        "",
        "A attacks 'Lap Up'",
        "A holds 3",
    ),
    row(
        "sm5-112 Scout: the hand is shown",
        "A active: Yungoos {C} / B active: Blissey hand: Potion",
        "",
        "A attacks 'Scout'",
        "A sees B hand Potion, ?",
    ),
    row(
        "sm5-113 Identify: a Pokémon in the hand that is shown",
        "A active: Gumshoos (sm5-113) {C C} / B active: Blissey hand: Potion, Rowlet",
        "",
        "A attacks 'Identify'",
        "the attack did 100; A sees B hand Potion, Rowlet, ?",
    ),
    row(
        "sm5-113 Identify: none there",
        "A active: Gumshoos (sm5-113) {C C} / B active: Blissey hand: Potion",
        "",
        "A attacks 'Identify'",
        "the attack did 20",
    ),
    row(
        "sm5-115 Merciless Strike: 30 more to a hurt one",
        "A active: Type: Null (sm5-115) {C C} / B active: Blissey (damage 10)",
        "",
        "A attacks 'Merciless Strike'",
        "the attack did 60",
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
        "sm5-126 Looker: three from under the deck, unseen by the opponent",
        "A active: Bidoof hand: Looker deck: Potion, Switch, Stantler, Rowlet, Pikipek / B active: Blissey",
        "",
        "A plays Looker",
        "A hand Stantler, Rowlet, Pikipek; A deck top Potion, Switch; A deck 2; B sees A hand ?, ?, ?",
    ),
    row(
        "sm5-128 Mars: two cards, and a random one of the opponent's hand",
        "A active: Bidoof hand: Mars / B active: Bidoof hand: Potion",
        "",
        "A plays Mars; A chooses 1",
        "A holds 2; B discard Potion",
    ),
    row(
        "sm5-133 Pokémon Fan Club: two Basic Pokémon",
        "A active: Bidoof hand: Pokémon Fan Club deck: Spinda x2, Potion x2, Dartrix / B active: Blissey",
        "S",
        "A plays Pokémon Fan Club; A may not choose Dartrix; A chooses Spinda x2",
        "A hand Spinda x2; A deck 3",
    ),
    row(
        "sm6-99 Return: up to five cards",
        "A active: Furfrou {C} hand: Potion / B active: Blissey",
        "",
        "A attacks 'Return'; A chooses yes",
        "A holds 5; Blissey damage 20",
    ),
    row(
        "sm6-109 Lady: four basic Energy cards",
        "A active: Bidoof hand: Lady deck: Fire Energy x5, Potion / B active: Blissey",
        "S",
        "A plays Lady; A chooses Fire Energy x4",
        "A hand Fire Energy x4; A deck 2",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
