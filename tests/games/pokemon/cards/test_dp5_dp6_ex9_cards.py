"""Trainer cards of Majestic Dawn and Legends Awakened (dp5, dp6), Energy of EX Emerald (ex9): what they do, on drawn
tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
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
    Case(
        "dp6-136 Evoluter: a card from the deck that evolves from one of the own Pokémon",
        "A active: Meowth (ex11-77) bench: Weedle (ex11-87) (damage 20) hand: Technical Machine TS-1"
        " deck: Kakuna, Beedrill δ, Weedle (ex11-87) / B active: Chansey (pl1-69)",
        "S",
        [
            "A plays Technical Machine TS-1",
            "A chooses Meowth",
            "Meowth attached Technical Machine TS-1",
            "A may attack 'Evoluter'",
            "A attacks 'Evoluter'",
            "A may not choose Beedrill δ",
            "A chooses Kakuna",
        ],
        [
            "Kakuna damage 20",
            "Kakuna stack Weedle (ex11-87), Kakuna",
            "A deck 2",
            "Meowth attached Technical Machine TS-1",
        ],
    ),
    Case(
        "dp6-136 Evoluter: which of two alike is chosen",
        "A active: Eevee (ex11-69) [Technical Machine TS-1] bench: Eevee δ deck: Espeon δ x3"
        " / B active: Chansey (pl1-69)",
        "S",
        ["A attacks 'Evoluter'", "A chooses Espeon δ", "A chooses Eevee δ"],
        ["Espeon δ stack Eevee δ, Espeon δ", "A active Eevee (ex11-69)"],
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
    Case(
        "dp6-137 Devoluter: the highest stage goes back to the hand",
        "A active: Meowth (ex11-77) [Technical Machine TS-2] / B active: Chansey (pl1-69)"
        " bench: Beedrill δ < Kakuna < Weedle (ex11-87) {G} (damage 10), Eevee δ",
        "",
        ["A attacks 'Devoluter'"],
        ["B bench Kakuna, Eevee δ", "Kakuna damage 10", "Kakuna energy G", "A sees B hand ?, Beedrill δ"],
    ),
    Case(
        "dp6-137 Devoluter: conditions end; with too much damage for the lower stage it is Knocked Out",
        "A active: Meowth (ex11-77) [Technical Machine TS-2]"
        " / B active: Kakuna < Weedle (ex11-87) (damage 50) bench: Eevee δ",
        "",
        ["A attacks 'Devoluter'", "A takes a Prize"],
        ["B discard Weedle (ex11-87)", "B active Eevee δ", "A prizes 5"],
    ),
    Case(
        "dp6-137 Devoluter: no Evolved Pokémon there",
        "A active: Meowth (ex11-77) [Technical Machine TS-2] / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Devoluter'"],
        ["B active Chansey (pl1-69)", "turn B"],
    ),
    Case(
        "ex9-102 basic Energy of the older set pays like any",
        "A active: Rapidash (ex11-52) {Fire Energy (ex9-102)} hand: Lightning Energy (ex9-104)"
        " / B active: Chansey (pl1-69)",
        "H",
        ["A may attack 'Super Singe'", "A attaches Lightning Energy to Rapidash", "A attacks 'Stomp'"],
        ["Chansey damage 40"],
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
