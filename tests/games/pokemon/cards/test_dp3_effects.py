"""What the Pokémon of Secret Wonders (dp3) do, by their texts, on drawn tables: stage 2, then A to M."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    # ---- Ampharos
    row(
        "dp3-1 Jamming after the opponent's Supporter, just one of two",
        "A active: Bidoof bench: Ampharos (dp3-1), Ampharos (dp3-1)"
        " / B active: Stantler hand: Mom's Kindness bench: Regigigas / turn: B",
        "",
        "B plays Mom's Kindness",
        "Stantler damage 10; Regigigas damage 10; Bidoof damage 0; Ampharos#1 damage 0",
    ),
    row(
        "dp3-1 Jamming, not after an item, nor after one's own Supporter",
        "A active: Ampharos (dp3-1) hand: Mom's Kindness / B active: Stantler hand: Potion, Mom's Kindness"
        " bench: Bidoof (damage 30)",
        "",
        "A plays Mom's Kindness; A ends the turn; B plays Potion",
        "Stantler damage 0; Ampharos damage 0; Bidoof damage 10",
    ),
    row(
        "dp3-1 Cluster Bolt, Energy discarded",
        "A active: Ampharos (dp3-1) {L L C} / B active: Steelix bench: Bidoof {G}, Stantler, Lugia [Energy Link]",
        "",
        "A attacks 'Cluster Bolt'; A chooses yes",
        "Steelix damage 70; Bidoof damage 20; Stantler damage 0; Lugia damage 0; Ampharos energy G;"
        " A discard Lightning Energy x2",
    ),
    row(
        "dp3-1 Cluster Bolt, Energy kept",
        "A active: Ampharos (dp3-1) {L L C} / B active: Steelix bench: Bidoof {G}",
        "",
        "A attacks 'Cluster Bolt'; A chooses no",
        "Steelix damage 70; Bidoof damage 0; Ampharos energy L L G",
    ),
    # ---- Blastoise
    row(
        "dp3-2 Waterlog, beside the Energy of the turn",
        "A active: Bidoof bench: Blastoise hand: Water Energy x3, Grass Energy / B active: Stantler / used: energy",
        "",
        "A uses 'Waterlog' of Blastoise; A chooses Water Energy x2; A chooses Bidoof; A chooses Blastoise",
        "Bidoof energy W; Blastoise energy W; A hand Water Energy, Grass Energy; turn B",
    ),
    row(
        "dp3-2 Waterlog without basic Water Energy",
        "A active: Blastoise hand: Grass Energy / B active: Stantler",
        "",
        "",
        "A may not use 'Waterlog' of Blastoise: PK-POWER-1",
    ),
    row(
        "dp3-2 Waterlog while Poisoned",
        "A active: Blastoise (poisoned) hand: Water Energy / B active: Stantler",
        "",
        "",
        "A may not use 'Waterlog' of Blastoise: PK-POWER-4",
    ),
    row(
        "dp3-2 Hydro Pump, one Water Energy to spare",
        "A active: Blastoise {W W W C} / B active: Steelix",
        "",
        "A attacks 'Hydro Pump'",
        "the attack did 70",
    ),
    row(
        "dp3-2 Hydro Pump, at most 40 more",
        "A active: Blastoise {W W W W W W} / B active: Steelix",
        "",
        "A attacks 'Hydro Pump'",
        "the attack did 90",
    ),
    row(
        "dp3-2 Hydro Pump, Water Energy that pays the Colorless symbol",
        "A active: Blastoise {W W W} / B active: Steelix",
        "",
        "A attacks 'Hydro Pump'",
        "the attack did 50",
    ),
    # ---- Charizard
    row(
        "dp3-3 Fury Blaze, three Prizes left; Blast Burn, heads",
        "A active: Charizard (dp3-3) {R R R R} / B active: Gyarados bench: Bidoof prizes: 3",
        "H",
        "A attacks 'Blast Burn'",
        "the attack did 170; Charizard energy R R; A asked prize; B active Bidoof",
    ),
    row(
        "dp3-3 Fury Blaze, four Prizes left; Blast Burn, tails",
        "A active: Charizard (dp3-3) {R R R C G} / B active: Gyarados prizes: 4",
        "T",
        "A attacks 'Blast Burn'; A chooses Fire Energy x3, Grass Energy",
        "Gyarados damage 120; Charizard energy G; A discard Fire Energy x3, Grass Energy",
    ),
    row(
        "dp3-3 Blast Burn, tails, with too few cards",
        "A active: Charizard (dp3-3) {R R, Holon's Magneton} / B active: Gyarados",
        "T",
        "A attacks 'Blast Burn'",
        "the attack did nothing; Charizard energy R R, Holon's Magneton; turn B",
    ),
    # ---- Entei
    row(
        "dp3-4 Burning Coat, Active Pokémon Knocked Out; Blaze Roar, heads",
        "A active: Entei {R R R} / B active: Bidoof bench: Stantler, Lugia deck: Potion, Switch, Grass Energy x5",
        "H",
        "A attacks 'Blaze Roar'; A chooses Lugia; B promotes Stantler; A takes a Prize",
        "Lugia damage 20; Entei energy R R R; B discard Bidoof, Potion, Switch, Grass Energy; B deck 3",
    ),
    row(
        "dp3-4 Burning Coat, Benched Pokémon Knocked Out; Blaze Roar, tails",
        "A active: Entei {R R R} / B active: Stantler bench: Lugia (damage 80) deck: Grass Energy x7",
        "T",
        "A attacks 'Blaze Roar'; A takes a Prize",
        "Stantler damage 60; Entei energy R; B discard Lugia, Grass Energy x3; B deck 3",
    ),
    row(
        "dp3-4 Burning Coat, nobody Knocked Out",
        "A active: Entei {R R R} / B active: Stantler",
        "H",
        "A attacks 'Blaze Roar'",
        "Stantler damage 60; B discard none",
    ),
    # ---- Jumpluff
    row(
        "dp3-11 Cotton Spore, heads",
        "A active: Staravia (dp7-52) {C C} / B active: Jumpluff",
        "H",
        "A attacks 'Wing Attack'",
        "Jumpluff damage 0",
    ),
    row(
        "dp3-11 Cotton Spore, tails",
        "A active: Staravia (dp7-52) {C C} / B active: Jumpluff",
        "T",
        "A attacks 'Wing Attack'",
        "Jumpluff damage 30",
    ),
    row(
        "dp3-11 Cotton Spore on the Bench",
        "A active: Staravia (dp7-52) {C C C} / B active: Steelix bench: Jumpluff",
        "H",
        "A attacks 'Shot Air'",
        "Steelix damage 20; Jumpluff damage 0",
    ),
    row(
        "dp3-11 Cotton Spore lets effects through",
        "A active: Magneton (dp7-43) {L C} / B active: Jumpluff",
        "HH",
        "A attacks 'Thunder Wave'",
        "Jumpluff damage 0; Jumpluff conditions paralyzed",
    ),
    row(
        "dp3-11 Cottonweed Punch, two heads on the Bench",
        "A active: Jumpluff {G G} / B active: Bidoof bench: Quagsire",
        "HH",
        "A attacks 'Cottonweed Punch'; A chooses Quagsire",
        "Quagsire damage 60; Bidoof damage 0",
    ),
    row(
        "dp3-11 Cottonweed Punch, one head, with Weakness",
        "A active: Jumpluff {G G} / B active: Quagsire bench: Bidoof",
        "HT",
        "A attacks 'Cottonweed Punch'; A chooses Quagsire",
        "Quagsire damage 60",
    ),
    # ---- Lickilicky
    row(
        "dp3-12 Tongue Reel pulls a Benched Pokémon, heads",
        "A active: Lickilicky (dp3-12) {C C} / B active: Bidoof bench: Stantler, Lugia",
        "H",
        "A attacks 'Tongue Reel'; A chooses Stantler",
        "B active Stantler; Stantler damage 20; Stantler conditions paralyzed; Bidoof damage 0; Bidoof conditions none",
    ),
    row(
        "dp3-12 Tongue Reel on the Active Pokémon, tails",
        "A active: Lickilicky (dp3-12) {C C} / B active: Bidoof bench: Stantler",
        "T",
        "A attacks 'Tongue Reel'; A chooses Bidoof",
        "B active Bidoof; Bidoof damage 20; Bidoof conditions none",
    ),
    row(
        "dp3-12 Boundless Power: no attack next turn",
        "A active: Lickilicky (dp3-12) {C C C C} / B active: Steelix",
        "",
        "A attacks 'Boundless Power'; B ends the turn",
        "Steelix damage 80; A may not attack 'Tongue Reel': PK-ATTACK-3; A may not attack 'Boundless Power'",
    ),
    row(
        "dp3-12 Boundless Power: the turn after that it attacks",
        "A active: Lickilicky (dp3-12) {C C C C} / B active: Steelix",
        "",
        "A attacks 'Boundless Power'; B ends the turn; A ends the turn; B ends the turn",
        "A may attack 'Boundless Power'",
    ),
    # ---- Lugia
    row(
        "dp3-14 Silver Wing, heads",
        "A active: Lugia {C} / B active: Steelix {G W}",
        "H",
        "A attacks 'Silver Wing'; A chooses Water Energy",
        "Steelix damage 20; Steelix energy G; B hand Water Energy, Grass Energy",
    ),
    row(
        "dp3-14 Silver Wing, tails",
        "A active: Lugia {C} / B active: Steelix {W}",
        "T",
        "A attacks 'Silver Wing'",
        "Steelix damage 20; Steelix energy W",
    ),
    row(
        "dp3-14 Psychic Destruction, no Energy there",
        "A active: Lugia {P C C} / B active: Steelix [Energy Link]",
        "",
        "A attacks 'Psychic Destruction'",
        "Steelix damage 120",
    ),
    row(
        "dp3-14 Psychic Destruction, Energy there",
        "A active: Lugia {P C C} / B active: Steelix {G}",
        "",
        "A attacks 'Psychic Destruction'",
        "Steelix damage 40",
    ),
    # ---- Suicune
    row(
        "dp3-19 Aqua Recover",
        "A active: Bidoof hand: Suicune discard: Quagsire, Wooper, Bibarel, Squirtle, Bidoof, Water Energy"
        " / B active: Stantler",
        "",
        "A benches Suicune; A chooses yes; A chooses Quagsire, Wooper, Bibarel",
        "A hand Quagsire, Wooper, Bibarel; A discard Squirtle, Bidoof, Water Energy; B sees A hand Bibarel, Quagsire,"
        " Wooper",
    ),
    row(
        "dp3-19 Aqua Recover without a Water Pokémon there",
        "A active: Bidoof hand: Suicune discard: Bidoof, Water Energy / B active: Stantler",
        "",
        "A benches Suicune",
        "A asked turn; A may not use 'Aqua Recover' of Suicune: PK-POWER-1",
    ),
    row(
        "dp3-19 Cure Stream: 20 less, before Weakness",
        "A active: Suicune {W W W} / B active: Raichu",
        "",
        "A attacks 'Cure Stream'; B attacks 'Slice'",
        "reckoned base 30, less -20, weakness +20; Suicune damage 30",
    ),
    row(
        "dp3-19 Cure Stream is over after that turn",
        "A active: Suicune {W W W} / B active: Staravia (dp7-52) {C C}",
        "",
        "A attacks 'Cure Stream'; B ends the turn; A ends the turn; B attacks 'Wing Attack'",
        "Suicune damage 30",
    ),
    # ---- Venusaur
    row(
        "dp3-20 Miracle Aroma, heads",
        "A active: Bidoof bench: Venusaur / B active: Stantler bench: Lugia",
        "H",
        "A uses 'Miracle Aroma' of Venusaur; A chooses burned",
        "Stantler conditions burned; Lugia conditions none; A may not use 'Miracle Aroma' of Venusaur: PK-POWER-2",
    ),
    row(
        "dp3-20 Miracle Aroma, the three choices",
        "A active: Venusaur / B active: Stantler",
        "H",
        "A uses 'Miracle Aroma' of Venusaur",
        "A may choose asleep; A may choose burned; A may choose poisoned; A may not choose paralyzed",
    ),
    row(
        "dp3-20 Miracle Aroma, tails",
        "A active: Venusaur / B active: Stantler",
        "T",
        "A uses 'Miracle Aroma' of Venusaur",
        "Stantler conditions none; A asked turn",
    ),
    row(
        "dp3-20 Miracle Aroma while Confused",
        "A active: Venusaur (confused) / B active: Stantler",
        "",
        "",
        "A may not use 'Miracle Aroma' of Venusaur: PK-POWER-4",
    ),
    row(
        "dp3-20 Giant Bloom, heads",
        "A active: Venusaur {G G C} (damage 60) / B active: Steelix",
        "H",
        "A attacks 'Giant Bloom'",
        "Steelix damage 60; Venusaur damage 20",
    ),
    row(
        "dp3-20 Giant Bloom, tails",
        "A active: Venusaur {G G C} (damage 60) / B active: Steelix",
        "T",
        "A attacks 'Giant Bloom'",
        "Venusaur damage 60",
    ),
    # ---- Arcanine
    row(
        "dp3-22 Flame Dash with Energy of the Pokémon it replaces",
        "A active: Bidoof {R R G} bench: Growlithe {C} hand: Arcanine / B active: Stantler",
        "",
        "A evolves Growlithe into Arcanine; A chooses yes; A chooses yes; A chooses Fire Energy x2",
        "A active Arcanine; Arcanine energy R R G; Bidoof energy G",
    ),
    row(
        "dp3-22 Flame Dash not wanted",
        "A active: Bidoof {R} bench: Growlithe hand: Arcanine / B active: Stantler",
        "",
        "A evolves Growlithe into Arcanine; A chooses no",
        "A active Bidoof; Bidoof energy R",
    ),
    row(
        "dp3-22 Flame Dash is no power of an Active Pokémon",
        "A active: Growlithe bench: Bidoof hand: Arcanine / B active: Stantler",
        "",
        "A evolves Growlithe into Arcanine",
        "A asked turn; A active Arcanine",
    ),
    row(
        "dp3-22 Inferno Onrush",
        "A active: Arcanine {R R C C} / B active: Gyarados",
        "",
        "A attacks 'Inferno Onrush'",
        "Gyarados damage 120; Arcanine damage 40",
    ),
    # ---- Electivire
    row(
        "dp3-25 Motor Drive",
        "A active: Bidoof bench: Electivire (dp3-25) discard: Lightning Energy, Grass Energy / B active: Stantler",
        "",
        "A uses 'Motor Drive' of Electivire; A chooses Lightning Energy",
        "Electivire energy L; A discard Grass Energy; A may not use 'Motor Drive' of Electivire: PK-POWER-2",
    ),
    row(
        "dp3-25 Motor Drive without Lightning Energy there",
        "A active: Electivire (dp3-25) discard: Grass Energy / B active: Stantler",
        "",
        "",
        "A may not use 'Motor Drive' of Electivire: PK-POWER-1",
    ),
    row(
        "dp3-25 Motor Drive while Asleep",
        "A active: Electivire (dp3-25) (asleep) discard: Lightning Energy / B active: Stantler",
        "",
        "",
        "A may not use 'Motor Drive' of Electivire: PK-POWER-4",
    ),
    row(
        "dp3-25 Discharge: a coin for each",
        "A active: Electivire (dp3-25) {L L L C} / B active: Steelix",
        "HTH",
        "A attacks 'Discharge'",
        "the attack did 100; Electivire energy G; A discard Lightning Energy x3",
    ),
    row(
        "dp3-25 Discharge, only tails",
        "A active: Electivire (dp3-25) {L C C} / B active: Steelix",
        "T",
        "A attacks 'Discharge'",
        "the attack did nothing; Electivire energy G G",
    ),
    # ---- Electrode
    row(
        "dp3-26 Ion Blast in full, Energy Shift",
        "A active: Electrode (dp3-26) < Voltorb (dp3-117) {L C} bench: Bidoof, Dusclops prizes: 6"
        " / B active: Steelix prizes: 6",
        "",
        "A attacks 'Ion Blast'; A chooses yes; A chooses yes; A chooses Dusclops; A promotes Dusclops; B takes a Prize",
        "Steelix damage 100; Dusclops energy Electrode (dp3-26); B prizes 5;"
        " A discard Lightning Energy, Grass Energy, Voltorb (dp3-117)",
    ),
    row(
        "dp3-26 Energy Shift: an Energy of every type, one at a time",
        "A active: Dusclops {Electrode (dp3-26)} / B active: Steelix",
        "",
        "",
        "A may attack 'Dark One-eye'; A may not attack 'Ambush': PK-ENERGY-2",
    ),
    row(
        "dp3-26 Energy Shift not wanted",
        "A active: Electrode (dp3-26) < Voltorb (dp3-117) {L C} bench: Bidoof / B active: Steelix",
        "",
        "A attacks 'Ion Blast'; A chooses yes; A chooses no; B takes a Prize",
        "A active Bidoof; Bidoof energy none;"
        " A discard Electrode (dp3-26), Lightning Energy, Grass Energy, Voltorb (dp3-117)",
    ),
    row(
        "dp3-26 Ion Blast, the smaller one",
        "A active: Electrode (dp3-26) {L C} bench: Bidoof / B active: Steelix",
        "",
        "A attacks 'Ion Blast'; A chooses no",
        "Steelix damage 40; Electrode damage 0",
    ),
    row(
        "dp3-26 Energy Shift is none of the opponent's turn",
        "A active: Electrode (dp3-26) (damage 60) bench: Bidoof / B active: Raichu / turn: B",
        "",
        "B attacks 'Slice'; B takes a Prize",
        "A active Bidoof; A discard Electrode (dp3-26)",
    ),
    # ---- Furret
    row(
        "dp3-27 Keen Eye",
        "A active: Furret deck: Potion, Switch, Bidoof, Starly (dp7-75) / B active: Steelix",
        "S",
        "A attacks 'Keen Eye'; A chooses Potion, Bidoof",
        "A hand Potion, Bidoof; A deck 2; B sees A hand ?, ?",
    ),
    row(
        "dp3-27 Keen Eye, fewer than two taken",
        "A active: Furret deck: Potion, Switch x2 / B active: Steelix",
        "S",
        "A attacks 'Keen Eye'; A chooses Potion",
        "A hand Potion; A deck 2",
    ),
    row(
        "dp3-27 Baton Pass with Energy",
        "A active: Furret {G W R} bench: Bidoof, Stantler / B active: Steelix",
        "",
        "A attacks 'Baton Pass'; A chooses yes; A chooses Stantler; A chooses Water Energy, Fire Energy",
        "Steelix damage 40; A active Stantler; Stantler energy W R; Furret energy G",
    ),
    row(
        "dp3-27 Baton Pass, staying",
        "A active: Furret {G W} bench: Bidoof / B active: Steelix",
        "",
        "A attacks 'Baton Pass'; A chooses no",
        "Steelix damage 40; A active Furret; Furret energy G W",
    ),
    # ---- Jynx
    row(
        "dp3-30 Icy Kiss after damage by an attack",
        "A active: Jynx {W C} (damage 20, hit 20 in 4) / B active: Gyarados",
        "",
        "A attacks 'Icy Kiss'",
        "Gyarados damage 30; Gyarados conditions paralyzed",
    ),
    row(
        "dp3-30 Icy Kiss, damage is older",
        "A active: Jynx {W C} (damage 20, hit 20 in 2) / B active: Gyarados",
        "",
        "A attacks 'Icy Kiss'",
        "Gyarados damage 30; Gyarados conditions none",
    ),
    row(
        "dp3-30 Lovely Kiss",
        "A active: Jynx {P C} (damage 50) / B active: Steelix",
        "",
        "A attacks 'Lovely Kiss'",
        "Steelix damage 20; Jynx damage 30",
    ),
    # ---- Magmortar
    row(
        "dp3-31 Flame Body",
        "A active: Bidoof bench: Magmortar (dp3-31) (damage 50) hand: Fire Energy / B active: Steelix",
        "",
        "A attaches Fire Energy to Magmortar",
        "Magmortar damage 30",
    ),
    row(
        "dp3-31 Flame Body, other Energy",
        "A active: Magmortar (dp3-31) (damage 50) hand: Water Energy / B active: Steelix",
        "",
        "A attaches Water Energy to Magmortar",
        "Magmortar damage 50",
    ),
    row(
        "dp3-31 Flame Body, Fire Energy on another Pokémon",
        "A active: Magmortar (dp3-31) (damage 50) bench: Bidoof hand: Fire Energy / B active: Steelix",
        "",
        "A attaches Fire Energy to Bidoof",
        "Magmortar damage 50",
    ),
    row(
        "dp3-31 Flame Blast",
        "A active: Magmortar (dp3-31) {R R R G} / B active: Gyarados",
        "",
        "A attacks 'Flame Blast'",
        "Gyarados damage 60",
    ),
    row(
        "dp3-31 Fireball Bazooka, two of three",
        "A active: Magmortar (dp3-31) {R C C} / B active: Gyarados bench: Bidoof, Stantler, Steelix",
        "",
        "A attacks 'Fireball Bazooka'; A chooses Stantler, Steelix",
        "Gyarados damage 40; Bidoof damage 0; Stantler damage 20; Steelix damage 20",
    ),
    row(
        "dp3-31 Fireball Bazooka, one Benched Pokémon",
        "A active: Magmortar (dp3-31) {R C C} / B active: Gyarados bench: Bidoof",
        "",
        "A attacks 'Fireball Bazooka'",
        "Gyarados damage 40; Bidoof damage 20",
    ),
    # ---- Minun
    row(
        "dp3-32 Minus Charge, one for all",
        "A active: Bidoof bench: Minun, Minun deck: Potion x3 fell: Starly (dp7-75) in 4 / B active: Steelix",
        "",
        "A uses 'Minus Charge' of Minun#1",
        "A hand Potion x2; A may not use 'Minus Charge' of Minun#2: PK-POWER-2",
    ),
    row(
        "dp3-32 Minus Charge after a Knock Out of the opponent's own",
        "A active: Steelix bench: Minun deck: Switch, Potion x3 / B active: Voltorb (dp3-117) {L C} bench: Bidoof"
        " / turn: B",
        "",
        "B attacks 'Big Explosion'; A takes a Prize; A uses 'Minus Charge' of Minun",
        "A hand Grass Energy, Switch, Potion x2",
    ),
    row(
        "dp3-32 Minus Charge without a Knock Out",
        "A active: Minun fell: Starly (dp7-75) in 2 / B active: Steelix",
        "",
        "",
        "A may not use 'Minus Charge' of Minun: PK-POWER-1",
    ),
    row(
        "dp3-32 Tag Play with Plusle",
        "A active: Minun {L G} bench: Plusle, Bidoof / B active: Stantler",
        "",
        "A attacks 'Tag Play —'; A chooses yes; A chooses Grass Energy of Minun; A chooses Bidoof",
        "Stantler damage 20; Minun energy L; Bidoof energy G",
    ),
    row(
        "dp3-32 Tag Play, Plusle not on the Bench",
        "A active: Minun {L} bench: Bidoof / B active: Stantler",
        "",
        "A attacks 'Tag Play —'",
        "Stantler damage 20; Minun energy L; turn B",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_effect(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
