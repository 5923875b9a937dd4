"""EX Delta Species (ex11), 90 to 114: what the cards do by their printed texts, on drawn tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play

CASES = (
    Case(
        "ex11-90 Great Ball: a Basic Pokémon that is no Pokémon-ex, onto the Bench",
        "A active: Chansey (pl1-69) hand: Great Ball (ex11-90) deck: Kyogre ★, Kakuna, Flareon ex / B active: Slowking",
        "S",
        ["A plays Great Ball", "A may not choose Kakuna", "A chooses Kyogre ★"],
        ["A bench Kyogre ★", "A may not evolve Chansey into Kyogre ★"],
    ),
    Case(
        "ex11-90 Great Ball: not with a full Bench",
        "A active: Chansey (pl1-69) bench: Eevee δ, Eevee δ, Eevee δ, Eevee δ, Eevee δ"
        " hand: Great Ball (ex11-90) / B active: Slowking",
        "",
        [],
        ["A may not play Great Ball: PK-TRAINER-1"],
    ),
    Case(
        "ex11-91 Holon Farmer: three basic Energy cards and three Pokémon go back into the deck",
        "A active: Chansey (pl1-69) hand: Holon Farmer, Potion (ex11-101) deck: Switch (ex11-102)"
        " discard: Grass Energy x2,"
        " Fire Energy (ex9-102) x2, Rainbow Energy, Weedle (ex11-87), Kakuna, Beedrill δ, Beedrill δ, Skull"
        " Fossil (pl1-120)"
        " / B active: Slowking",
        "S",
        [
            "A plays Holon Farmer",
            "A may not choose Rainbow Energy",
            "A chooses Grass Energy, Fire Energy (ex9-102) x2",
            "A may not choose Skull Fossil",
            "A chooses Weedle, Kakuna, Beedrill δ",
        ],
        [
            "A deck 7",
            "A discard Grass Energy, Rainbow Energy, Beedrill δ, Skull Fossil (pl1-120), Potion (ex11-101),"
            " Holon Farmer",
        ],
    ),
    Case(
        "ex11-91 Holon Farmer: fewer are there; what was discarded for it may come back",
        "A active: Chansey (pl1-69) hand: Holon Farmer, Weedle (ex11-87) deck: Switch (ex11-102) / B active: Slowking",
        "S",
        ["A plays Holon Farmer"],
        ["A deck 2", "A discard Holon Farmer"],
    ),
    Case(
        "ex11-91 Holon Farmer: not without another card in the hand",
        "A active: Chansey (pl1-69) hand: Holon Farmer discard: Grass Energy / B active: Slowking",
        "",
        [],
        ["A may not play Holon Farmer: PK-TRAINER-1"],
    ),
    Case(
        "ex11-92 Holon Lass: as many cards as Prize cards of both",
        "A active: Chansey (pl1-69) hand: Holon Lass, Potion (ex11-101) prizes: 2"
        " deck: Grass Energy, Fire Energy (ex9-102),"
        " Holon's Voltorb, Switch (ex11-102), Rainbow Energy / B active: Slowking prizes: 2",
        "S",
        [
            "A plays Holon Lass",
            "A may not choose Switch",
            "A may not choose Holon's Voltorb",
            "A may not choose Rainbow Energy",
            "A chooses Grass Energy, Fire Energy (ex9-102)",
        ],
        ["A hand Grass Energy, Fire Energy (ex9-102)", "B sees A hand Fire Energy, Grass Energy", "A deck 3"],
    ),
    Case(
        "ex11-92 Holon Lass: not without another card in the hand, and one Supporter a turn",
        "A active: Chansey (pl1-69) hand: Holon Lass / B active: Slowking",
        "",
        [],
        ["A may not play Holon Lass: PK-TRAINER-1"],
    ),
    Case(
        "ex11-93 Holon Mentor: up to three Basic Pokémon of at most 100 HP",
        "A active: Meowth (ex11-77) hand: Holon Mentor, Potion (ex11-101), Holon Lass"
        " deck: Giratina, Palkia G, Weedle (ex11-87),"
        " Kakuna, Eevee δ, Marill (ex11-76) / B active: Slowking",
        "S",
        [
            "A plays Holon Mentor",
            "A chooses Potion",
            "A may not choose Giratina",
            "A may not choose Kakuna",
            "A chooses Palkia G, Weedle, Eevee δ",
        ],
        [
            "A hand Holon Lass, Palkia G, Weedle (ex11-87), Eevee δ",
            "A discard Potion (ex11-101), Holon Mentor",
            "A deck 3",
            "A may not play Holon Lass: PK-TRAINER-2",
        ],
    ),
    Case(
        "ex11-95 Holon Researcher: a Metal Energy card",
        "A active: Meowth (ex11-77) hand: Holon Researcher, Potion (ex11-101)"
        " deck: Metal Energy (ex11-107), Eevee (ex11-69),"
        " Eevee δ, Kakuna, Rainbow Energy / B active: Slowking",
        "S",
        [
            "A plays Holon Researcher",
            "A may not choose Eevee (ex11-69)",
            "A may not choose Rainbow Energy",
            "A may not choose Kakuna",
            "A may choose Eevee δ",
            "A chooses Metal Energy",
        ],
        ["A hand Metal Energy (ex11-107)", "A deck 4"],
    ),
    Case(
        "ex11-95 Holon Researcher: or a δ Pokémon, evolved ones too",
        "A active: Meowth (ex11-77) hand: Holon Researcher, Potion (ex11-101) deck: Beedrill δ, Weedle (ex11-87)"
        " / B active: Slowking",
        "",
        ["A plays Holon Researcher", "A chooses Beedrill δ"],
        ["A hand Beedrill δ", "B sees A hand Beedrill δ"],
    ),
    Case(
        "ex11-96 Holon Ruins: a player with a δ Pokémon draws a card and discards one",
        "A active: Eevee δ hand: Holon Ruins, Potion (ex11-101) deck: Switch (ex11-102), Grass Energy x2"
        " / B active: Slowking",
        "",
        [
            "A plays Holon Ruins",
            "stadium Holon Ruins",
            "A uses 'Holon Ruins' of the Stadium",
            "A chooses Potion",
            "A hand Switch (ex11-102)",
            "A discard Potion (ex11-101)",
            "A may not use 'Holon Ruins' of the Stadium: ex11-96:limit",
            "A ends the turn",
        ],
        ["B may not use 'Holon Ruins' of the Stadium: PK-POWER-1"],
    ),
    Case(
        "ex11-96 Holon Ruins: for the opponent too",
        "A active: Slowking / B active: Eevee δ / stadium: Holon Ruins of A",
        "",
        [
            "A may not use 'Holon Ruins' of the Stadium: PK-POWER-1",
            "A ends the turn",
            "B uses 'Holon Ruins' of the Stadium",
            "B chooses Grass Energy",
        ],
        ["B holds 1", "B discard Grass Energy"],
    ),
    Case(
        "ex11-97 Holon Scientist: as many cards as the opponent",
        "A active: Meowth (ex11-77) hand: Holon Scientist, Potion (ex11-101)"
        " / B active: Slowking hand: Grass Energy x4",
        "",
        ["A plays Holon Scientist"],
        ["A holds 4", "A discard Potion (ex11-101), Holon Scientist"],
    ),
    Case(
        "ex11-97 Holon Scientist: the discarded card may make it one less",
        "A active: Meowth (ex11-77) hand: Holon Scientist, Potion (ex11-101), Switch (ex11-102)"
        " / B active: Slowking hand: Grass Energy x2",
        "",
        ["A plays Holon Scientist", "A chooses Potion"],
        ["A holds 2"],
    ),
    Case(
        "ex11-97 Holon Scientist: not with more cards than the opponent",
        "A active: Meowth (ex11-77) hand: Holon Scientist, Potion (ex11-101) x3"
        " / B active: Slowking hand: Grass Energy x2",
        "",
        [],
        ["A may not play Holon Scientist: PK-TRAINER-1"],
    ),
    Case(
        "ex11-98 Holon Transceiver: out of the deck",
        "A active: Meowth (ex11-77) hand: Holon Transceiver deck: Holon Lass, Holon Ruins, Rival (dp1-113)"
        " discard: Holon Mentor / B active: Slowking",
        ["S"],
        [
            "A plays Holon Transceiver",
            "A chooses 0",
            "A may not choose Holon Ruins",
            "A may not choose Rival",
            "A chooses Holon Lass",
        ],
        ["A hand Holon Lass", "B sees A hand Holon Lass", "A deck 2"],
    ),
    Case(
        "ex11-98 Holon Transceiver: out of the discard pile, without a shuffle",
        "A active: Meowth (ex11-77) hand: Holon Transceiver deck: Holon Lass discard: Holon Mentor, Holon Ruins"
        " / B active: Slowking",
        "",
        ["A plays Holon Transceiver", "A chooses 1"],
        ["A hand Holon Mentor", "B sees A hand Holon Mentor", "A discard Holon Ruins, Holon Transceiver"],
    ),
    Case(
        "ex11-99 Master Ball: one of the top seven",
        "A active: Meowth (ex11-77) hand: Master Ball"
        " deck: Grass Energy x4, Skull Fossil (pl1-120), Kakuna, Marill (ex11-76), Weedle (ex11-87)"
        " / B active: Slowking",
        "S",
        ["A plays Master Ball", "A may not choose Weedle", "A may not choose Skull Fossil", "A chooses Kakuna"],
        ["A hand Kakuna", "B sees A hand Kakuna", "A deck 7"],
    ),
    Case(
        "ex11-99 Master Ball: none among them",
        "A active: Meowth (ex11-77) hand: Master Ball deck: Grass Energy x2, Skull Fossil (pl1-120)"
        " / B active: Slowking",
        "S",
        ["A plays Master Ball"],
        ["A hand none", "A deck 3"],
    ),
    Case(
        "ex11-99 Master Ball: not with an empty deck",
        "A active: Meowth (ex11-77) hand: Master Ball deck: none / B active: Slowking",
        "",
        [],
        ["A may not play Master Ball: PK-TRAINER-1"],
    ),
    Case(
        "ex11-100 Super Scoop Up: heads, with all cards attached",
        "A active: Meowth (ex11-77) bench: Beedrill δ < Kakuna < Weedle (ex11-87) {G M} (damage 50) [Energy Link]"
        " hand: Super Scoop Up / B active: Slowking",
        "H",
        ["A plays Super Scoop Up", "A chooses Beedrill δ"],
        [
            "A bench none",
            "A hand Beedrill δ, Kakuna, Weedle (ex11-87), Grass Energy, Metal Energy (dp1-130), Energy Link",
            "B prizes 6",
        ],
    ),
    Case(
        "ex11-100 Super Scoop Up: the Active Pokémon, another moves up",
        "A active: Meowth (ex11-77) bench: Eevee δ hand: Super Scoop Up / B active: Slowking",
        "H",
        ["A plays Super Scoop Up", "A chooses Meowth"],
        ["A active Eevee δ", "A hand Meowth (ex11-77)", "A asked turn"],
    ),
    Case(
        "ex11-100 Super Scoop Up: tails",
        "A active: Meowth (ex11-77) bench: Eevee δ hand: Super Scoop Up / B active: Slowking",
        "T",
        ["A plays Super Scoop Up"],
        ["A bench Eevee δ", "A discard Super Scoop Up"],
    ),
    Case(
        "ex11-101 Potion: two damage counters",
        "A active: Meowth (ex11-77) (damage 10) bench: Eevee δ (damage 40) hand: Potion (ex11-101)"
        " / B active: Slowking",
        "",
        ["A plays Potion", "A chooses Eevee δ"],
        ["Eevee δ damage 20", "Meowth damage 10"],
    ),
    Case(
        "ex11-101 Potion: one, if there is only one",
        "A active: Meowth (ex11-77) (damage 10) hand: Potion (ex11-101) / B active: Slowking",
        "",
        ["A plays Potion"],
        ["Meowth damage 0"],
    ),
    Case(
        "ex11-101 Potion: not without a damage counter",
        "A active: Meowth (ex11-77) hand: Potion (ex11-101) / B active: Slowking (damage 10)",
        "",
        [],
        ["A may not play Potion: PK-TRAINER-1"],
    ),
    Case(
        "ex11-102 Switch: Special Conditions end, and it may still retreat",
        "A active: Meowth (ex11-77) {C} (asleep) bench: Eevee δ {C}, Weedle (ex11-87) hand: Switch (ex11-102)"
        " / B active: Slowking",
        "",
        ["A plays Switch", "A chooses Eevee δ"],
        ["A active Eevee δ", "Meowth conditions none", "A may retreat"],
    ),
    Case(
        "ex11-102 Switch: not with an empty Bench",
        "A active: Meowth (ex11-77) hand: Switch (ex11-102) / B active: Slowking",
        "",
        [],
        ["A may not play Switch: PK-TRAINER-1"],
    ),
    Case(
        "ex11-103 Darkness Energy: 10 more by a Darkness Pokémon, to the Active Pokémon only",
        "A active: Honchkrow G {Darkness Energy (ex11-103), C}"
        " / B active: Chansey (pl1-69) (damage 10) bench: Meowth (ex11-77)",
        "",
        ["A attacks 'Target Attack'", "A chooses Chansey"],
        ["Chansey damage 60"],
    ),
    Case(
        "ex11-103 Darkness Energy: not on the Bench",
        "A active: Honchkrow G {Darkness Energy (ex11-103), C} / B active: Chansey (pl1-69) bench: Meowth (ex11-77)",
        "",
        ["A attacks 'Target Attack'", "A chooses Meowth"],
        ["Meowth damage 20"],
    ),
    Case(
        "ex11-103 Darkness Energy: nothing on others",
        "A active: Houndoom G {Darkness Energy (ex11-103), C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Black Cry'"],
        ["Chansey damage 20"],
    ),
    Case(
        "ex11-105 Holon Energy GL: with basic Grass Energy no Special Conditions",
        "A active: Koffing (ex11-72) {G} / B active: Chansey (pl1-69) {G, Holon Energy GL}",
        "",
        ["A attacks 'Confusion Gas'"],
        ["Chansey conditions none"],
    ),
    Case(
        "ex11-105 Holon Energy GL: alone it is no protection",
        "A active: Koffing (ex11-72) {G} / B active: Chansey (pl1-69) {L, Holon Energy GL}",
        "",
        ["A attacks 'Confusion Gas'"],
        ["Chansey conditions confused"],
    ),
    Case(
        "ex11-105 Holon Energy GL: not on a Pokémon-ex",
        "A active: Koffing (ex11-72) {G} / B active: Flareon ex {G, Holon Energy GL}",
        "",
        ["A attacks 'Confusion Gas'"],
        ["Flareon ex conditions confused"],
    ),
    Case(
        "ex11-105 Holon Energy GL: with basic Lightning Energy 10 less from a Pokémon-ex",
        "A active: Flareon ex {R C} / B active: Chansey (pl1-69) {L, Holon Energy GL}",
        "",
        ["A attacks 'Flame Screen'"],
        ["Chansey damage 20"],
    ),
    Case(
        "ex11-105 Holon Energy GL: not from others, and it pays Colorless",
        "A active: Meowth (ex11-77) {Holon Energy GL} / B active: Chansey (pl1-69) {L, Holon Energy GL}",
        "",
        ["A attacks 'Bite'"],
        ["Chansey damage 10"],
    ),
    Case(
        "ex11-107 Metal Energy: 10 less on a Metal Pokémon",
        "A active: Meowth (ex11-77) {C} / B active: Dialga G {Metal Energy (ex11-107)} bench: Eevee (ex11-69)",
        "",
        ["A attacks 'Bite'"],
        ["Dialga G damage 0"],
    ),
    Case(
        "ex11-107 Metal Energy: nothing on others",
        "A active: Meowth (ex11-77) {C} / B active: Chansey (pl1-69) {Metal Energy (ex11-107)}",
        "",
        ["A attacks 'Bite'"],
        ["Chansey damage 10"],
    ),
    Case(
        "ex11-108 Evolutionary Flame: Burned and Confused",
        "A active: Eevee (ex11-69) hand: Flareon ex / B active: Chansey (pl1-69)",
        "",
        ["A evolves Eevee into Flareon ex", "A chooses yes"],
        ["Chansey conditions burned, confused", "A asked turn"],
    ),
    Case(
        "ex11-108 Evolutionary Flame: not wanted; from the Bench it works as well, but not later",
        "A active: Chansey (pl1-69) bench: Eevee (ex11-69) hand: Flareon ex / B active: Slowking",
        "",
        ["A evolves Eevee into Flareon ex", "A chooses no"],
        ["Slowking conditions none", "A may not use 'Evolutionary Flame' of Flareon ex: PK-POWER-1"],
    ),
    Case(
        "ex11-108 Flame Screen: 20 less",
        "A active: Flareon ex {R C} / B active: Chansey (pl1-69) {C C}",
        "",
        ["A attacks 'Flame Screen'", "B attacks 'Pulled Punch'"],
        ["Chansey damage 30", "Flareon ex damage 20"],
    ),
    Case(
        "ex11-108 Heat Tackle",
        "A active: Flareon ex {R C C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Heat Tackle'"],
        ["Chansey damage 70", "Flareon ex damage 10"],
    ),
    Case(
        "ex11-108 a Pokémon-ex is worth two Prize cards",
        "A active: Chansey (pl1-69) {C C} / B active: Flareon ex (damage 100) bench: Eevee δ",
        "",
        ["A attacks 'Pulled Punch'", "A takes 2 Prizes"],
        ["A prizes 4"],
    ),
    Case(
        "ex11-109 Evolutionary Thunder: a counter on each",
        "A active: Chansey (pl1-69) bench: Eevee (ex11-69) hand: Jolteon ex"
        " / B active: Slowking bench: Marill (ex11-76)",
        "",
        ["A evolves Eevee into Jolteon ex", "A chooses yes"],
        ["Slowking damage 10", "Marill damage 10", "Chansey damage 0"],
    ),
    Case(
        "ex11-109 Second Bite: 10 more for each damage counter",
        "A active: Jolteon ex {L C} / B active: Chansey (pl1-69) (damage 30)",
        "",
        ["A attacks 'Second Bite'"],
        ["Chansey damage 80"],
    ),
    Case(
        "ex11-109 Thunder Blast: a Lightning Energy card goes",
        "A active: Jolteon ex {L C C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Thunder Blast'"],
        ["Chansey damage 70", "Jolteon ex energy G G", "A discard Lightning Energy (ex9-104)"],
    ),
    Case(
        "ex11-112 Critical Collection: as many Water Energy cards as Prizes the opponent took",
        "A active: Kyogre ★ {W} discard: Water Energy x3, Fire Energy (ex9-102) / B active: Chansey (pl1-69) prizes: 4",
        "",
        ["A attacks 'Critical Collection'", "A may not choose Water Energy x3", "A chooses Water Energy x2"],
        ["Chansey damage 10", "Kyogre ★ energy W W W", "A discard Water Energy, Fire Energy (ex9-102)"],
    ),
    Case(
        "ex11-112 Critical Collection: none taken",
        "A active: Kyogre ★ {W} discard: Water Energy x3 / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Critical Collection'"],
        ["Kyogre ★ energy W", "turn B"],
    ),
    Case(
        "ex11-112 Sheer Cold: heads, the Defending Pokémon can't attack",
        "A active: Kyogre ★ {W W W C C} / B active: Chansey (pl1-69) {C C}",
        "H",
        [
            "A attacks 'Sheer Cold'",
            "Chansey damage 60",
            "B may not attack 'Pulled Punch'",
            "B ends the turn",
            "A ends the turn",
        ],
        ["B may attack 'Pulled Punch'"],
    ),
    Case(
        "ex11-112 Sheer Cold: tails",
        "A active: Kyogre ★ {W W W C C} / B active: Chansey (pl1-69) {C C}",
        "T",
        ["A attacks 'Sheer Cold'"],
        ["Chansey damage 60", "B may attack 'Pulled Punch'"],
    ),
    Case(
        "ex11-114 Thick Fat: 30 less from Fire and Water",
        "A active: Rapidash (ex11-52) {R C} / B active: Azumarill (ex11-114)",
        "H",
        ["A attacks 'Stomp'"],
        ["Azumarill damage 10"],
    ),
    Case(
        "ex11-114 Thick Fat: Water",
        "A active: Marill (ex11-76) {C C} / B active: Azumarill (ex11-114)",
        "H",
        ["A attacks 'Jump On'"],
        ["Azumarill damage 0"],
    ),
    Case(
        "ex11-114 Thick Fat: not from others",
        "A active: Meowth (ex11-77) {C} / B active: Azumarill (ex11-114)",
        "",
        ["A attacks 'Bite'"],
        ["Azumarill damage 10"],
    ),
    Case(
        "ex11-114 Bubblebeam: heads",
        "A active: Azumarill (ex11-114) {W W C} / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Bubblebeam'"],
        ["Chansey damage 40", "Chansey conditions paralyzed"],
    ),
    Case(
        "ex11-114 Bubblebeam: tails",
        "A active: Azumarill (ex11-114) {W W C} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Bubblebeam'"],
        ["Chansey damage 40", "Chansey conditions none"],
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
