"""What the Trainer and Energy cards of dp3, dp5 and dp6 do, by their texts, on drawn tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "dp3-119 Bebe's Search",
        "A active: Bidoof hand: Bebe's Search (dp3-119), Potion, Switch deck: Stantler, Grass Energy, Great Ball "
        "(dp7-85) / B active: Steelix",
        "S",
        "A plays Bebe's Search (dp3-119); A chooses Switch; A chooses Stantler",
        "A hand Potion, Stantler; A deck 3; A discard Bebe's Search; B sees A hand ?, Stantler",
    ),
    row(
        "dp3-119 Bebe's Search finds the Pokémon just put there",
        "A active: Bidoof hand: Bebe's Search (dp3-119), Stantler, Potion deck: Grass Energy x3 / B active: Steelix",
        "S",
        "A plays Bebe's Search (dp3-119); A chooses Stantler; A chooses Stantler",
        "A hand Potion, Stantler; A deck 3",
    ),
    row(
        "dp3-119 Bebe's Search as the only card",
        "A active: Bidoof hand: Bebe's Search (dp3-119) / B active: Steelix",
        "",
        "",
        "A may not play Bebe's Search (dp3-119): PK-TRAINER-1",
    ),
    row(
        "dp3-120 Night Maintenance",
        "A active: Bidoof hand: Night Maintenance discard: Stantler, Quagsire, Grass Energy, Fire Energy, Warp "
        "Energy, Potion / B active: Steelix",
        "S",
        "A plays Night Maintenance; A chooses Stantler, Quagsire, Fire Energy",
        "A deck 13; A discard Grass Energy, Warp Energy, Potion, Night Maintenance",
    ),
    row(
        "dp3-120 Night Maintenance: neither Trainers nor Special Energy",
        "A active: Bidoof hand: Night Maintenance discard: Stantler, Quagsire, Warp Energy, Potion / B active: Steelix",
        "",
        "A plays Night Maintenance",
        "A may not choose Potion; A may not choose Warp Energy",
    ),
    row(
        "dp3-120 Night Maintenance with nothing to find",
        "A active: Bidoof hand: Night Maintenance discard: Warp Energy, Potion / B active: Steelix",
        "",
        "",
        "A may not play Night Maintenance: PK-TRAINER-1",
    ),
    row(
        "dp3-121 PlusPower before Weakness, discarded at the end of the turn",
        "A active: Quagsire {W C C} bench: Bidoof hand: PlusPower (dp3-121) / B active: Entei bench: Stantler",
        "",
        "A plays PlusPower (dp3-121); A chooses Quagsire; A attacks 'Muddy Water'; A takes a Prize",
        "Stantler damage 20; A discard PlusPower (dp3-121); Quagsire attached none",
    ),
    row(
        "dp3-121 PlusPower: the damage",
        "A active: Skiploom {G} hand: PlusPower (dp3-121) / B active: Steelix",
        "",
        "A plays PlusPower (dp3-121); A attacks 'U-turn'",
        "reckoned base 20, more +10; Steelix damage 30",
    ),
    row(
        "dp3-121 PlusPower on another Pokémon",
        "A active: Skiploom {G} bench: Bidoof hand: PlusPower (dp3-121) / B active: Steelix",
        "",
        "A plays PlusPower (dp3-121); A chooses Bidoof; A ends the turn",
        "A discard PlusPower (dp3-121)",
    ),
    row(
        "dp3-121 PlusPower adds nothing to an attack without damage",
        "A active: Bulbasaur hand: PlusPower (dp3-121) / B active: Steelix",
        "T",
        "A plays PlusPower (dp3-121); A attacks 'Shake Vine'",
        "Steelix damage 0; Steelix conditions asleep",
    ),
    row(
        "dp3-122 Professor Oak's Visit",
        "A active: Bidoof hand: Professor Oak's Visit, Stantler deck: Potion, Switch, Great Ball (dp7-85), Grass "
        "Energy / B active: Steelix",
        "",
        "A plays Professor Oak's Visit; A chooses Switch",
        "A hand Stantler, Potion, Great Ball (dp7-85); A deck top Grass Energy, Switch; A deck 2",
    ),
    row(
        "dp3-122 Professor Oak's Visit, two cards in the deck",
        "A active: Bidoof hand: Professor Oak's Visit deck: Potion, Switch / B active: Steelix",
        "",
        "A plays Professor Oak's Visit; A chooses Switch",
        "A hand Potion; A deck 1",
    ),
    row(
        "dp3-123 Professor Rowan",
        "A active: Bidoof hand: Professor Rowan (dp3-123), Potion, Switch x2 deck: Grass Energy x4 / B active: Steelix",
        "A: Switch, Grass Energy x3",
        "A plays Professor Rowan (dp3-123); A chooses Potion",
        "A hand Potion, Switch, Grass Energy x3; A deck 2; B sees A hand ? x5",
    ),
    row(
        "dp3-123 Professor Rowan as the only card",
        "A active: Bidoof hand: Professor Rowan (dp3-123) / B active: Steelix",
        "",
        "",
        "A may not play Professor Rowan (dp3-123): PK-TRAINER-1",
    ),
    row(
        "dp3-124 Rival",
        "A active: Bidoof hand: Rival (dp3-124) deck: Potion, Switch, Stantler, Wooper, Grass Energy, Fire Energy / "
        "B active: Steelix",
        "S",
        "A plays Rival (dp3-124); B chooses Potion, Wooper, Grass Energy",
        "A hand Potion, Wooper, Grass Energy; A deck 3; B sees A hand Grass Energy, Potion, Wooper",
    ),
    row(
        "dp3-124 Rival: just three",
        "A active: Bidoof hand: Rival (dp3-124) deck: Potion, Switch, Stantler, Wooper, Grass Energy, Fire Energy / "
        "B active: Steelix",
        "",
        "A plays Rival (dp3-124)",
        "B asked choose:look; B may not choose Potion, Switch; B may not choose Potion, Switch, Fire Energy",
    ),
    row(
        "dp3-125 Roseanne's Research",
        "A active: Bidoof hand: Roseanne's Research deck: Stantler, Quagsire, Fire Energy, Warp Energy, Potion / B "
        "active: Steelix",
        "S",
        "A plays Roseanne's Research; A chooses Stantler, Fire Energy",
        "A hand Stantler, Fire Energy; A deck 3; B sees A hand Fire Energy, Stantler",
    ),
    row(
        "dp3-125 Roseanne's Research: Basic Pokémon and basic Energy only",
        "A active: Bidoof hand: Roseanne's Research deck: Stantler, Quagsire, Fire Energy, Warp Energy, Potion / B "
        "active: Steelix",
        "",
        "A plays Roseanne's Research",
        "A may not choose Quagsire; A may not choose Warp Energy; A may not choose Potion; A may choose nothing",
    ),
    row(
        "dp3-125 Roseanne's Research, a second Supporter",
        "A active: Bidoof hand: Roseanne's Research / B active: Steelix / used: supporter",
        "",
        "",
        "A may not play Roseanne's Research: PK-TRAINER-2",
    ),
    row(
        "dp3-126 Team Galactic's Mars",
        "A active: Bidoof hand: Team Galactic's Mars deck: Potion, Switch, Stantler / B active: Steelix hand: Fire "
        "Energy x2",
        "S",
        "A plays Team Galactic's Mars; A chooses 1; A ends the turn",
        "A hand Potion, Switch; A deck 1; B hand Fire Energy, Grass Energy; B deck 10",
    ),
    row(
        "dp3-126 Team Galactic's Mars against an empty hand",
        "A active: Bidoof hand: Team Galactic's Mars deck: Potion, Switch, Stantler / B active: Steelix",
        "",
        "A plays Team Galactic's Mars",
        "A hand Potion, Switch; A asked turn",
    ),
    row(
        "dp3-127 Potion",
        "A active: Bidoof (damage 30) bench: Stantler (damage 10), Lugia hand: Potion (dp3-127) x2 / B active: Steelix",
        "",
        "A plays Potion (dp3-127); A chooses Bidoof; A plays Potion (dp3-127); A chooses Stantler",
        "Bidoof damage 10; Stantler damage 0",
    ),
    row(
        "dp3-127 Potion with nobody hurt",
        "A active: Bidoof hand: Potion (dp3-127) / B active: Steelix (damage 30)",
        "",
        "",
        "A may not play Potion (dp3-127): PK-TRAINER-1",
    ),
    row(
        "dp3-128 Switch",
        "A active: Bidoof (damage 30, asleep) bench: Stantler, Lugia hand: Switch (dp3-128) / B active: Steelix",
        "",
        "A plays Switch (dp3-128); A chooses Lugia",
        "A active Lugia; Bidoof conditions none; Bidoof damage 30",
    ),
    row(
        "dp3-128 Switch with an empty Bench",
        "A active: Bidoof hand: Switch (dp3-128) / B active: Steelix bench: Stantler",
        "",
        "",
        "A may not play Switch (dp3-128): PK-TRAINER-1",
    ),
    row(
        "dp3-129 Darkness Energy on a Darkness Pokémon",
        "A active: Stunky (dp7-76) {Darkness Energy (dp3-129)} / B active: Steelix",
        "",
        "A attacks 'Gnaw and Run'",
        "reckoned base 10, more +10",
    ),
    row(
        "dp3-129 Darkness Energy on a Pokémon that is not Darkness",
        "A active: Weavile (dp3-40) {Darkness Energy (dp3-129), D} / B active: Steelix",
        "",
        "A attacks 'Chip Off'",
        "reckoned base 40",
    ),
    row(
        "dp3-129 Darkness Energy on a Pokémon that has become Darkness",
        "A active: Weavile (dp3-40) {Darkness Energy (dp3-129), D} / B active: Steelix",
        "",
        "A uses 'Dark Engage' of Weavile; A attacks 'Chip Off'",
        "reckoned base 40, more +10",
    ),
    row(
        "dp3-129 Darkness Energy: nothing more on the Bench",
        "A active: Drapion {Darkness Energy (dp3-129)} / B active: Steelix",
        "T",
        "A attacks 'Scorpion Grapple'",
        "Steelix damage 20",
    ),
    row(
        "dp3-130 Metal Energy on a Metal Pokémon",
        "A active: Staravia (dp7-52) {C C} / B active: Steelix {Metal Energy (dp3-130), Metal Energy (dp3-130)}",
        "",
        "A attacks 'Wing Attack'",
        "Steelix damage 10",
    ),
    row(
        "dp3-130 Metal Energy after Weakness",
        "A active: Charmander (dp3-82) / B active: Steelix {Metal Energy (dp3-130)}",
        "",
        "A attacks 'Gnaw'",
        "reckoned base 10, weakness +30, less -10",
    ),
    row(
        "dp3-130 Metal Energy on another Pokémon",
        "A active: Staravia (dp7-52) {C C} / B active: Gyarados {Metal Energy (dp3-130)}",
        "",
        "A attacks 'Wing Attack'",
        "Gyarados damage 30",
    ),
    row(
        "dp5-80 Dusk Ball: one of the seven at the bottom",
        "A active: Bidoof hand: Dusk Ball deck: Lugia, Potion, Switch, Stantler, Quagsire, Potion, Grass Energy x2, "
        "Potion / B active: Steelix",
        "S",
        "A plays Dusk Ball; A chooses Quagsire",
        "A hand Quagsire; A deck 8; B sees A hand Quagsire",
    ),
    row(
        "dp5-80 Dusk Ball: only Pokémon, not from the top",
        "A active: Bidoof hand: Dusk Ball deck: Lugia, Potion, Switch, Stantler, Quagsire, Potion, Grass Energy x2, "
        "Potion / B active: Steelix",
        "",
        "A plays Dusk Ball",
        "A may choose Stantler; A may not choose Lugia; A may not choose Potion",
    ),
    row(
        "dp5-80 Dusk Ball with no Pokémon there",
        "A active: Bidoof hand: Dusk Ball deck: Lugia, Potion x7 / B active: Steelix",
        "S",
        "A plays Dusk Ball",
        "A hand none; A deck 8; A discard Dusk Ball",
    ),
    row(
        "dp5-80 Dusk Ball, no deck",
        "A active: Bidoof hand: Dusk Ball deck: none / B active: Steelix",
        "",
        "",
        "A may not play Dusk Ball: PK-TRAINER-1",
    ),
    row(
        "dp5-83 Mom's Kindness",
        "A active: Bidoof hand: Mom's Kindness deck: Potion, Switch, Stantler / B active: Steelix",
        "",
        "A plays Mom's Kindness",
        "A hand Potion, Switch; A deck 1; B sees A hand ?, ?",
    ),
    row(
        "dp5-83 Mom's Kindness, no deck",
        "A active: Bidoof hand: Mom's Kindness deck: none / B active: Steelix",
        "",
        "",
        "A may not play Mom's Kindness: PK-TRAINER-1",
    ),
    row(
        "dp5-83 Mom's Kindness in the starting player's first turn",
        "A active: Bidoof hand: Mom's Kindness / B active: Steelix / turn: A turns: 0",
        "",
        "",
        "A may not play Mom's Kindness: PK-TRAINER-5",
    ),
    row(
        "dp5-85 Poké Ball, heads",
        "A active: Bidoof hand: Poké Ball (dp5-85) deck: Quagsire, Potion, Switch / B active: Steelix",
        "HS",
        "A plays Poké Ball (dp5-85); A chooses Quagsire",
        "A hand Quagsire; A deck 2; B sees A hand Quagsire",
    ),
    row(
        "dp5-85 Poké Ball, tails",
        "A active: Bidoof hand: Poké Ball (dp5-85) deck: Quagsire, Potion, Switch / B active: Steelix",
        "T",
        "A plays Poké Ball (dp5-85)",
        "A hand none; A deck 3; A discard Poké Ball (dp5-85)",
    ),
    row(
        "dp5-86 Quick Ball",
        "A active: Bidoof hand: Quick Ball (dp5-86) deck: Potion, Switch, Quagsire, Stantler, Grass Energy / B "
        "active: Steelix",
        "S",
        "A plays Quick Ball (dp5-86)",
        "A hand Quagsire; A deck 4; B sees A hand Quagsire",
    ),
    row(
        "dp5-86 Quick Ball, no Pokémon in the deck",
        "A active: Bidoof hand: Quick Ball (dp5-86) deck: Potion, Switch, Grass Energy / B active: Steelix",
        "S",
        "A plays Quick Ball (dp5-86)",
        "A hand none; A deck 3",
    ),
    row(
        "dp5-90 Energy Search",
        "A active: Bidoof hand: Energy Search (dp5-90) deck: Fire Energy, Warp Energy, Potion / B active: Steelix",
        "S",
        "A plays Energy Search (dp5-90); A chooses Fire Energy",
        "A hand Fire Energy; A deck 2; B sees A hand Fire Energy",
    ),
    row(
        "dp5-90 Energy Search: no Special Energy",
        "A active: Bidoof hand: Energy Search (dp5-90) deck: Fire Energy, Warp Energy, Potion / B active: Steelix",
        "",
        "A plays Energy Search (dp5-90)",
        "A may not choose Warp Energy; A may choose nothing",
    ),
    row(
        "dp5-93 Darkness Energy on a Darkness Pokémon",
        "A active: Stunky (dp7-76) {Darkness Energy (dp5-93)} / B active: Steelix",
        "",
        "A attacks 'Gnaw and Run'",
        "Steelix damage 20",
    ),
    row(
        "dp6-131 Cynthia's Feelings",
        "A active: Bidoof hand: Cynthia's Feelings, Potion, Switch deck: Grass Energy x6 / B active: Steelix",
        "A: Switch, Grass Energy x3",
        "A plays Cynthia's Feelings",
        "A hand Switch, Grass Energy x3; A deck 4; A discard Cynthia's Feelings",
    ),
    row(
        "dp6-131 Cynthia's Feelings after a Knock Out",
        "A active: Bidoof hand: Cynthia's Feelings, Potion, Switch deck: Grass Energy x8 fell: Stantler in 4 / B "
        "active: Steelix",
        "A: Switch, Grass Energy x3",
        "A plays Cynthia's Feelings",
        "A holds 8; A deck 2",
    ),
    row(
        "dp6-131 Cynthia's Feelings, the opponent's Knock Out",
        "A active: Bidoof hand: Cynthia's Feelings, Potion deck: Grass Energy x8 / B active: Steelix fell: Stantler "
        "in 4",
        "A: Potion",
        "A plays Cynthia's Feelings",
        "A holds 4",
    ),
    row(
        "dp6-131 Cynthia's Feelings with nothing else in the hand",
        "A active: Bidoof hand: Cynthia's Feelings deck: Grass Energy x3, Potion x3 / B active: Steelix",
        "S",
        "A plays Cynthia's Feelings",
        "A holds 4; A deck 2",
    ),
    row(
        "dp6-136 Evoluter",
        "A active: Bidoof hand: Technical Machine TS-1 bench: Sunkern (new), Wooper deck: Sunflora, Quagsire, "
        "Ivysaur, Potion / B active: Steelix",
        "S",
        "A plays Technical Machine TS-1; A chooses Bidoof; A attacks 'Evoluter'; A chooses Quagsire",
        "Quagsire stack Wooper, Quagsire; A deck 3; Bidoof attached Technical Machine TS-1",
    ),
    row(
        "dp6-136 Evoluter: only what evolves from Pokémon in play",
        "A active: Bidoof [Technical Machine TS-1] bench: Sunkern deck: Sunflora, Ivysaur, Machamp (dp7-20), Potion "
        "/ B active: Steelix",
        "",
        "A attacks 'Evoluter'",
        "A may choose Sunflora; A may not choose Ivysaur; A may not choose Machamp (dp7-20); A may choose nothing",
    ),
    row(
        "dp6-136 Evoluter: a Pokémon that came this turn is none of them",
        "A active: Bidoof [Technical Machine TS-1] bench: Sunkern (new) deck: Sunflora, Potion x2 / B active: Steelix",
        "S",
        "A attacks 'Evoluter'",
        "A bench Sunkern; A deck 3",
    ),
    row(
        "dp6-136 Evoluter: which of two",
        "A active: Bidoof [Technical Machine TS-1] bench: Sunkern, Sunkern (damage 10) deck: Sunflora, Potion x2 / B "
        "active: Steelix",
        "S",
        "A attacks 'Evoluter'; A chooses Sunflora; A chooses Sunkern#2",
        "Sunflora damage 10; Sunkern damage 0",
    ),
    row(
        "dp6-137 Devoluter",
        "A active: Bidoof [Technical Machine TS-2] / B active: Steelix < Onix (dp7-69) (damage 20, confused) bench: "
        "Gengar (dp7-18) < Haunter (dp7-40), Bidoof",
        "",
        "A attacks 'Devoluter'; A chooses Steelix",
        "Onix damage 20; Onix conditions none; B hand Steelix, Grass Energy",
    ),
    row(
        "dp6-137 Devoluter: only Evolved Pokémon",
        "A active: Bidoof [Technical Machine TS-2] / B active: Steelix < Onix (dp7-69) bench: Gengar (dp7-18) < "
        "Haunter (dp7-40), Stantler",
        "",
        "A attacks 'Devoluter'",
        "A may choose Gengar; A may not choose Stantler",
    ),
    row(
        "dp6-137 Devoluter Knocks Out by the damage that stays",
        "A active: Bidoof [Technical Machine TS-2] / B active: Stantler bench: Steelix < Onix (dp7-69) (damage 100)",
        "",
        "A attacks 'Devoluter'; A takes a Prize",
        "B discard Onix (dp7-69); B hand Steelix, Grass Energy; B bench none",
    ),
    row(
        "dp6-137 Devoluter with nobody to devolve",
        "A active: Bidoof [Technical Machine TS-2] / B active: Stantler",
        "",
        "A attacks 'Devoluter'",
        "turn B; Stantler damage 0",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_effect(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
