"""Platinum (pl1), 82 to SH6: what the cards do by their printed texts, on drawn tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play

CASES = (
    Case(
        "pl1-82 Minor Errand-Running: a basic Energy card",
        "A active: Mareep (pl1-82) deck: Rainbow Energy, Fire Energy (ex9-102), Grass Energy"
        " / B active: Chansey (pl1-69)",
        "S",
        ["A attacks 'Minor Errand-Running'", "A may not choose Rainbow Energy", "A chooses Fire Energy"],
        ["A hand Fire Energy (ex9-102)", "B sees A hand Fire Energy", "A deck 2"],
    ),
    Case(
        "pl1-82 Expand: 10 less in the next turn",
        "A active: Mareep (pl1-82) {L} / B active: Chansey (pl1-69) {C C}",
        "",
        ["A attacks 'Expand'", "B attacks 'Pulled Punch'"],
        ["Chansey damage 10", "Mareep damage 30"],
    ),
    Case(
        "pl1-83 Take Back: heads, a Trainer card that is neither Supporter nor Stadium",
        "A active: Misdreavus (pl1-83) discard: Potion (ex11-101), Skull Fossil (pl1-120), Galactic HQ, Cyrus's"
        " Conspiracy,"
        " Eevee δ / B active: Chansey (pl1-69)",
        "H",
        [
            "A attacks 'Take Back'",
            "A may not choose Galactic HQ",
            "A may not choose Cyrus's Conspiracy",
            "A may not choose Eevee δ",
            "A may choose Skull Fossil",
            "A chooses Potion",
        ],
        ["A hand Potion (ex11-101)", "B sees A hand Potion"],
    ),
    Case(
        "pl1-83 Take Back: tails",
        "A active: Misdreavus (pl1-83) discard: Potion (ex11-101) / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Take Back'"],
        ["A hand none"],
    ),
    Case(
        "pl1-83 Take Back: heads, none there",
        "A active: Misdreavus (pl1-83) discard: Eevee δ / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Take Back'"],
        ["A hand none", "turn B"],
    ),
    Case(
        "pl1-87 Headache: heads, no Trainers at all in the next turn",
        "A active: Psyduck (pl1-87) / B active: Chansey (pl1-69) bench: Eevee δ"
        " hand: Switch (ex11-102), Galactic HQ, Cyrus's Conspiracy, Armor Fossil (pl1-119)",
        "H",
        [
            "A attacks 'Headache'",
            "B may not play Switch: pl1-87:CannotPlay",
            "B may not play Galactic HQ: pl1-87:CannotPlay",
            "B may not play Cyrus's Conspiracy: pl1-87:CannotPlay",
            "B may not bench Armor Fossil: pl1-87:CannotPlay",
            "B ends the turn",
            "A ends the turn",
        ],
        ["B may play Switch"],
    ),
    Case(
        "pl1-87 Headache: tails",
        "A active: Psyduck (pl1-87) / B active: Chansey (pl1-69) bench: Eevee δ hand: Switch (ex11-102)",
        "T",
        ["A attacks 'Headache'"],
        ["B may play Switch"],
    ),
    Case(
        "pl1-87 Latent Power: heads",
        "A active: Psyduck (pl1-87) {W} / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Latent Power'"],
        ["Chansey damage 30", "Psyduck conditions none"],
    ),
    Case(
        "pl1-87 Latent Power: tails, no damage, itself Confused",
        "A active: Psyduck (pl1-87) {W} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Latent Power'"],
        ["Chansey damage 0", "Psyduck conditions confused"],
    ),
    Case(
        "pl1-88 Chip Off: down to five cards",
        "A active: Purugly G {C} / B active: Chansey (pl1-69) hand: Grass Energy x7",
        "S",
        ["A attacks 'Chip Off'", "A chooses 1, 2"],
        ["Chansey damage 20", "B holds 6", "B discard Grass Energy x2"],
    ),
    Case(
        "pl1-88 Chip Off: five are left alone",
        "A active: Purugly G {C} / B active: Chansey (pl1-69) hand: Grass Energy x5",
        "",
        ["A attacks 'Chip Off'"],
        ["Chansey damage 20", "B holds 6", "B discard none"],
    ),
    Case(
        "pl1-88 Poor Sleep: heads, 30 more, and Asleep",
        "A active: Purugly G {C C C C} / B active: Chansey (pl1-69)",
        "HT",
        ["A attacks 'Poor Sleep'"],
        ["Chansey damage 80", "Purugly G conditions asleep"],
    ),
    Case(
        "pl1-88 Poor Sleep: tails",
        "A active: Purugly G {C C C C} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Poor Sleep'"],
        ["Chansey damage 50", "Purugly G conditions none"],
    ),
    Case(
        "pl1-89 Future Sight: the top five of a deck in another order",
        "A active: Ralts (pl1-89) / B active: Chansey (pl1-69)"
        " deck: Potion (ex11-101), Switch (ex11-102), Eevee δ, Kakuna,"
        " Grass Energy, Fire Energy (ex9-102)",
        "",
        [
            "A attacks 'Future Sight'",
            "A chooses 1",
            "A may not choose Fire Energy",
            "A chooses Kakuna",
            "A chooses Grass Energy",
            "A chooses Potion",
            "A chooses Eevee δ",
            "B hand Kakuna",
        ],
        ["B deck top Grass Energy, Potion (ex11-101), Eevee δ, Switch (ex11-102), Fire Energy (ex9-102)"],
    ),
    Case(
        "pl1-89 Future Sight: one's own deck",
        "A active: Ralts (pl1-89) deck: Potion (ex11-101), Switch (ex11-102) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Future Sight'", "A chooses 0", "A chooses Switch"],
        ["A deck top Switch (ex11-102), Potion (ex11-101)"],
    ),
    Case(
        "pl1-89 Hypnoblast: heads",
        "A active: Ralts (pl1-89) {P} / B active: Chansey (pl1-69)",
        "HT",
        ["A attacks 'Hypnoblast'"],
        ["Chansey damage 10", "Chansey conditions asleep"],
    ),
    Case(
        "pl1-89 Hypnoblast: tails",
        "A active: Ralts (pl1-89) {P} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Hypnoblast'"],
        ["Chansey damage 10", "Chansey conditions none"],
    ),
    Case(
        "pl1-91 Steady Punch: heads",
        "A active: Riolu (pl1-91) {C C} / B active: Gyarados G",
        "H",
        ["A attacks 'Steady Punch'"],
        ["Gyarados G damage 30"],
    ),
    Case(
        "pl1-91 Steady Punch: tails",
        "A active: Riolu (pl1-91) {C C} / B active: Gyarados G",
        "T",
        ["A attacks 'Steady Punch'"],
        ["Gyarados G damage 20"],
    ),
    Case(
        "pl1-92 Hypnotic Gaze",
        "A active: Shuppet (pl1-92) / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Hypnotic Gaze'"],
        ["Chansey damage 0", "Chansey conditions asleep"],
    ),
    Case(
        "pl1-92 Fade Out: it returns with all cards",
        "A active: Shuppet (pl1-92) {P G} (damage 20) bench: Eevee δ / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Fade Out'"],
        [
            "Chansey damage 30",
            "A active Eevee δ",
            "A hand Shuppet (pl1-92), Psychic Energy (dp1-127), Grass Energy",
            "B prizes 6",
        ],
    ),
    Case(
        "pl1-92 Fade Out: nothing without a Bench",
        "A active: Shuppet (pl1-92) {P} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Fade Out'"],
        ["Chansey damage 0", "A active Shuppet (pl1-92)"],
    ),
    Case(
        "pl1-102 Reheat: two cards for each Energy card",
        "A active: Vulpix (pl1-102) hand: Grass Energy, Rainbow Energy, Fire Energy (ex9-102), Potion (ex11-101)"
        " / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Reheat'", "A may not choose Potion", "A chooses Rainbow Energy, Fire Energy"],
        ["A holds 6", "A deck 6", "A discard Rainbow Energy, Fire Energy (ex9-102)"],
    ),
    Case(
        "pl1-102 Reheat: none discarded, none drawn",
        "A active: Vulpix (pl1-102) hand: Grass Energy / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Reheat'", "A chooses nothing"],
        ["A holds 1", "A deck 10"],
    ),
    Case(
        "pl1-102 Confuse Ray: heads",
        "A active: Vulpix (pl1-102) {R C} / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Confuse Ray'"],
        ["Chansey damage 20", "Chansey conditions confused"],
    ),
    Case(
        "pl1-102 Confuse Ray: tails",
        "A active: Vulpix (pl1-102) {R C} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Confuse Ray'"],
        ["Chansey damage 20", "Chansey conditions none"],
    ),
    Case(
        "pl1-103 Poison Sting: heads",
        "A active: Wurmple (pl1-103) {G C} / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Poison Sting'"],
        ["Chansey damage 30", "Chansey conditions poisoned"],
    ),
    Case(
        "pl1-103 Poison Sting: tails",
        "A active: Wurmple (pl1-103) {G C} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Poison Sting'"],
        ["Chansey damage 20", "Chansey conditions none"],
    ),
    Case(
        "pl1-105 Cyrus's Conspiracy: a Supporter, a basic Energy card, an invention",
        "A active: Meowth (ex11-77) hand: Cyrus's Conspiracy deck: Holon Lass, Rainbow Energy, Grass Energy, Potion,"
        " Team Galactic's Invention G-101 Energy Gain, Galactic HQ / B active: Slowking",
        "S",
        [
            "A plays Cyrus's Conspiracy",
            "A chooses Holon Lass",
            "A may not choose Rainbow Energy",
            "A chooses Grass Energy",
            "A may not choose Potion",
            "A chooses Team Galactic's Invention G-101 Energy Gain",
        ],
        [
            "A hand Holon Lass, Grass Energy, Team Galactic's Invention G-101 Energy Gain",
            "A deck 3",
            "A may not play Holon Lass: PK-TRAINER-2",
        ],
    ),
    Case(
        "pl1-105 Cyrus's Conspiracy: not all is found",
        "A active: Meowth (ex11-77) hand: Cyrus's Conspiracy deck: Holon Lass, Rainbow Energy, Potion"
        " / B active: Slowking",
        "S",
        ["A plays Cyrus's Conspiracy", "A chooses Holon Lass"],
        ["A hand Holon Lass", "A deck 2", "A asked turn"],
    ),
    Case(
        "pl1-105 Cyrus's Conspiracy: not with an empty deck",
        "A active: Meowth (ex11-77) hand: Cyrus's Conspiracy deck: none / B active: Slowking",
        "",
        [],
        ["A may not play Cyrus's Conspiracy: PK-TRAINER-1"],
    ),
    Case(
        "pl1-106 Galactic HQ: two counters on what any player evolves",
        "A active: Weedle (ex11-87) hand: Galactic HQ, Kakuna / B active: Eevee δ",
        "",
        ["A plays Galactic HQ", "A evolves Weedle into Kakuna"],
        ["Kakuna damage 20"],
    ),
    Case(
        "pl1-106 Galactic HQ: the opponent too; it may Knock Out",
        "A active: Chansey (pl1-69) / B active: Eevee δ (damage 40) bench: Weedle (ex11-87) (damage 40) hand: Kakuna"
        " / turn: B / stadium: Galactic HQ of A",
        "",
        ["B evolves Weedle into Kakuna", "A takes a Prize"],
        ["B bench none", "A prizes 5", "B asked turn"],
    ),
    Case(
        "pl1-106 Galactic HQ: not on levelling up, nor on evolving out of the deck",
        "A active: Infernape (dp1-5) hand: Infernape LV.X / B active: Silcoon (pl1-63)"
        " deck: Grass Energy, Beautifly (pl1-21), Kakuna x2 / stadium: Galactic HQ of A",
        "S",
        [
            "A evolves Infernape into Infernape LV.X",
            "Infernape LV.X damage 0",
            "A ends the turn",
            "B attacks 'Ascension'",
            "B chooses Beautifly (pl1-21)",
        ],
        ["Beautifly damage 0"],
    ),
    Case(
        "pl1-107 Level Max: heads, a LV.X out of the deck, on the Bench too",
        "A active: Meowth (ex11-77) bench: Infernape (dp1-5) (damage 20) hand: Level Max"
        " deck: Torterra LV.X, Infernape LV.X, Grass Energy / B active: Slowking",
        ["H", "S"],
        ["A plays Level Max", "A may not choose Torterra LV.X", "A chooses Infernape LV.X"],
        ["A bench Infernape LV.X", "Infernape LV.X damage 20", "A deck 2"],
    ),
    Case(
        "pl1-107 Level Max: one that is levelled up already can't be again",
        "A active: Infernape LV.X < Infernape (dp1-5) hand: Level Max deck: Infernape LV.X, Grass Energy"
        " / B active: Slowking",
        ["H", "S"],
        ["A plays Level Max"],
        ["A deck 2", "Infernape LV.X stack Infernape (dp1-5), Infernape LV.X", "A asked turn"],
    ),
    Case(
        "pl1-107 Level Max: tails",
        "A active: Infernape (dp1-5) hand: Level Max deck: Infernape LV.X, Grass Energy / B active: Slowking",
        "T",
        ["A plays Level Max"],
        ["A active Infernape (dp1-5)", "A discard Level Max"],
    ),
    Case(
        "pl1-108 Life Herb: heads, all conditions and six counters of one",
        "A active: Chansey (pl1-69) (damage 80, asleep, poisoned) bench: Eevee δ (damage 10) hand: Life Herb"
        " / B active: Slowking",
        "H",
        ["A plays Life Herb", "A chooses Chansey"],
        ["Chansey damage 20", "Chansey conditions none", "Eevee δ damage 10"],
    ),
    Case(
        "pl1-108 Life Herb: all counters if there are fewer",
        "A active: Chansey (pl1-69) (damage 80) bench: Eevee δ (damage 10) hand: Life Herb / B active: Slowking",
        "H",
        ["A plays Life Herb", "A chooses Eevee δ"],
        ["Eevee δ damage 0", "Chansey damage 80"],
    ),
    Case(
        "pl1-108 Life Herb: tails",
        "A active: Chansey (pl1-69) (damage 80) hand: Life Herb / B active: Slowking",
        "T",
        ["A plays Life Herb"],
        ["Chansey damage 80", "A discard Life Herb"],
    ),
    Case(
        "pl1-108 Life Herb: not where nobody is hurt or ill",
        "A active: Chansey (pl1-69) hand: Life Herb / B active: Slowking (damage 10)",
        "",
        [],
        ["A may not play Life Herb: PK-TRAINER-1"],
    ),
    Case(
        "pl1-111 Miasma Valley: two counters on a Basic Pokémon that is benched, Grass and Psychic ones excepted",
        "A active: Meowth (ex11-77) hand: Miasma Valley, Eevee δ, Weedle (ex11-87), Ralts (pl1-89), Skull Fossil"
        " (pl1-120)"
        " / B active: Slowking",
        "",
        ["A plays Miasma Valley", "A benches Eevee δ", "A benches Weedle", "A benches Ralts", "A benches Skull Fossil"],
        ["Eevee δ damage 20", "Weedle damage 0", "Ralts damage 0", "Skull Fossil damage 20"],
    ),
    Case(
        "pl1-111 Miasma Valley: for the opponent too, but not for what comes out of the deck",
        "A active: Eevee (ex11-69) {C} deck: Eevee δ, Kakuna / B active: Slowking hand: Marill (ex11-76)"
        " / stadium: Miasma Valley of A",
        "",
        ["A attacks 'Call for Family'", "A chooses Eevee δ", "B benches Marill"],
        ["Eevee δ damage 0", "Marill damage 20"],
    ),
    Case(
        "pl1-114 Pokédex: one of two, the other to the bottom",
        "A active: Meowth (ex11-77) hand: Pokédex HANDY910is (pl1-114)"
        " deck: Potion (ex11-101), Switch (ex11-102), Grass Energy"
        " / B active: Slowking",
        "",
        ["A plays Pokédex HANDY910is", "A chooses Switch"],
        ["A hand Switch (ex11-102)", "A deck top Grass Energy, Potion (ex11-101)"],
    ),
    Case(
        "pl1-114 Pokédex: not with an empty deck",
        "A active: Meowth (ex11-77) hand: Pokédex HANDY910is (pl1-114) deck: none / B active: Slowking",
        "",
        [],
        ["A may not play Pokédex HANDY910is: PK-TRAINER-1"],
    ),
    Case(
        "pl1-115 Pokémon Rescue: a Pokémon out of the discard pile",
        "A active: Meowth (ex11-77) hand: Pokémon Rescue discard: Beedrill δ, Eevee δ, Skull Fossil (pl1-120), Potion"
        " / B active: Slowking",
        "",
        ["A plays Pokémon Rescue", "A may not choose Skull Fossil", "A may not choose Potion", "A chooses Beedrill δ"],
        ["A hand Beedrill δ", "B sees A hand Beedrill δ"],
    ),
    Case(
        "pl1-115 Pokémon Rescue: not without a Pokémon there",
        "A active: Meowth (ex11-77) hand: Pokémon Rescue discard: Potion / B active: Slowking discard: Eevee δ",
        "",
        [],
        ["A may not play Pokémon Rescue: PK-TRAINER-1"],
    ),
    Case(
        "pl1-116 Energy Gain: attacks cost one Colorless less",
        "A active: Dialga G {M C} bench: Meowth (ex11-77) hand: Team Galactic's Invention G-101 Energy Gain"
        " / B active: Blissey (pl1-22)",
        "",
        [
            "A may not attack 'Second Strike': PK-ENERGY-2",
            "A plays Team Galactic's Invention G-101 Energy Gain",
            "Dialga G attached Team Galactic's Invention G-101 Energy Gain",
            "A attacks 'Second Strike'",
        ],
        ["Blissey damage 50"],
    ),
    Case(
        "pl1-116 Energy Gain: no coloured Energy less",
        "A active: Dialga G {C C} [Team Galactic's Invention G-101 Energy Gain] / B active: Blissey (pl1-22)",
        "",
        [],
        ["A may not attack 'Deafen': PK-ENERGY-2"],
    ),
    Case(
        "pl1-116 Energy Gain: only on a Pokémon SP, and only where no Tool is",
        "A active: Meowth (ex11-77) bench: Crobat G [Energy Link] hand: Team Galactic's Invention G-101 Energy Gain"
        " / B active: Slowking",
        "",
        [],
        ["A may not play Team Galactic's Invention G-101 Energy Gain: PK-TRAINER-1"],
    ),
    Case(
        "pl1-118 Poké Turn: a Pokémon SP and all cards on it",
        "A active: Crobat G {P} (damage 50) [Team Galactic's Invention G-101 Energy Gain] bench: Eevee δ"
        " hand: Team Galactic's Invention G-105 Poké Turn / B active: Slowking",
        "",
        ["A plays Team Galactic's Invention G-105 Poké Turn"],
        [
            "A active Eevee δ",
            "A asked turn",
            "B prizes 6",
            "A hand Crobat G, Psychic Energy (dp1-127), Team Galactic's Invention G-101 Energy Gain",
        ],
    ),
    Case(
        "pl1-118 Poké Turn: not without a Pokémon SP",
        "A active: Eevee δ hand: Team Galactic's Invention G-105 Poké Turn / B active: Crobat G",
        "",
        [],
        ["A may not play Team Galactic's Invention G-105 Poké Turn: PK-TRAINER-1"],
    ),
    Case(
        "pl1-119 Armor Stone: 10 less for each heads",
        "A active: Chansey (pl1-69) {C C} / B active: Armor Fossil (pl1-119)",
        "HHT",
        ["A attacks 'Pulled Punch'"],
        ["Armor Fossil damage 20"],
    ),
    Case(
        "pl1-119 Armor Stone: on the Bench as well",
        "A active: Palkia G {W C C} / B active: Chansey (pl1-69) bench: Armor Fossil (pl1-119)",
        "T",
        ["A attacks 'Pearl Breath'"],
        ["Armor Fossil damage 10"],
    ),
    Case(
        "pl1-119 a Fossil: no conditions, no retreat; it may be discarded, and that is no Knock Out",
        "A active: Armor Fossil (pl1-119) {C C} bench: Eevee δ / B active: Koffing (ex11-72) {G}",
        "",
        [
            "A may not retreat: pl1-119:stage",
            "A ends the turn",
            "B attacks 'Confusion Gas'",
            "Armor Fossil conditions none",
            "A discards Armor Fossil",
        ],
        ["A active Eevee δ", "B prizes 6", "A asked turn"],
    ),
    Case(
        "pl1-120 Skull Stone: Knocked Out by an attack, a counter on the attacker for each heads",
        "A active: Chansey (pl1-69) {C C} / B active: Skull Fossil (pl1-120) bench: Eevee δ (damage 10)",
        "",
        ["A attacks 'Pulled Punch'"],
        ["Skull Fossil damage 40", "Chansey damage 0"],
    ),
    Case(
        "pl1-120 Skull Stone: two heads",
        "A active: Giratina {P P C} / B active: Skull Fossil (pl1-120) bench: Eevee δ",
        "HHHT",
        ["A attacks 'Dragonbreath'", "A takes a Prize"],
        ["Giratina damage 20", "B active Eevee δ"],
    ),
    Case(
        "pl1-120 Skull Stone: not when counters Knock it Out",
        "A active: Meowth (ex11-77) hand: Crobat G / B active: Skull Fossil (pl1-120) (damage 40) bench: Eevee δ",
        "",
        ["A benches Crobat G", "A chooses yes", "A chooses Skull Fossil", "A takes a Prize"],
        ["B active Eevee δ", "Crobat G damage 0", "Meowth damage 0"],
    ),
    Case(
        "pl1-121 Rainbow Energy: a counter when it is attached from the hand; every type, one at a time",
        "A active: Espeon δ {M} hand: Rainbow Energy / B active: Chansey (pl1-69)",
        "T",
        [
            "A may not attack 'Psyshock': PK-ENERGY-2",
            "A attaches Rainbow Energy to Espeon δ",
            "Espeon δ damage 10",
            "A attacks 'Psyshock'",
        ],
        ["Chansey damage 30"],
    ),
    Case(
        "pl1-121 Rainbow Energy: it pays one of two colours only",
        "A active: Espeon δ {Rainbow Energy} / B active: Chansey (pl1-69)",
        "",
        [],
        ["A may not attack 'Psyshock': PK-ENERGY-2"],
    ),
    Case(
        "pl1-121 Rainbow Energy: it may Knock Out by its counter",
        "A active: Meowth (ex11-77) (damage 40) bench: Eevee δ hand: Rainbow Energy / B active: Chansey (pl1-69)",
        "",
        ["A attaches Rainbow Energy to Meowth", "B takes a Prize"],
        ["A active Eevee δ", "A discard Meowth (ex11-77), Rainbow Energy", "A asked turn"],
    ),
    Case(
        "pl1-121 Rainbow Energy: no counter when it moves or comes otherwise",
        "A active: Ampharos (pl1-1) {Rainbow Energy, L C} bench: Eevee δ / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Reflect Energy'", "A chooses Rainbow Energy"],
        ["Eevee δ energy Rainbow Energy", "Eevee δ damage 0"],
    ),
    Case(
        "pl1-SH4 Swift Swim: no Retreat Cost with a Water Energy",
        "A active: Lotad (pl1-SH4) {W} bench: Chansey (pl1-69) / B active: Chansey (pl1-69)",
        "",
        ["A retreats"],
        ["A active Chansey", "Lotad energy W"],
    ),
    Case(
        "pl1-SH6 Find Wildfire: up to two Fire Energy cards",
        "A active: Vulpix (pl1-SH6) deck: Fire Energy (ex9-102) x2, Grass Energy, Rainbow Energy"
        " / B active: Chansey (pl1-69)",
        "S",
        ["A attacks 'Find Wildfire'", "A may not choose Rainbow Energy", "A chooses Fire Energy x2"],
        ["A hand Fire Energy (ex9-102) x2", "A deck 2"],
    ),
    Case(
        "pl1-SH6 Brushfire: 10 to each Benched Grass Pokémon",
        "A active: Vulpix (pl1-SH6) {R} / B active: Chansey (pl1-69) bench: Weedle (ex11-87), Eevee δ, Beedrill δ",
        "",
        ["A attacks 'Brushfire'"],
        ["Chansey damage 10", "Weedle damage 10", "Beedrill δ damage 10", "Eevee δ damage 0"],
    ),
    Case(
        "pl1-SH6 Inflame: a Fire Energy card out of the hand",
        "A active: Vulpix (pl1-SH6) {R C} hand: Fire Energy (ex9-102), Grass Energy / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Inflame'"],
        ["Chansey damage 30", "A hand Grass Energy", "A discard Fire Energy (ex9-102)"],
    ),
    Case(
        "pl1-SH6 Inflame: nothing without one",
        "A active: Vulpix (pl1-SH6) {R C} hand: Grass Energy / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Inflame'"],
        ["Chansey damage 0", "A hand Grass Energy"],
    ),
    Case(
        "pl1-SH6 Inflame: Confused, the card goes before the coin",
        "A active: Vulpix (pl1-SH6) {R C} (confused) hand: Fire Energy (ex9-102) / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Inflame'"],
        ["Chansey damage 0", "Vulpix damage 30", "A discard Fire Energy (ex9-102)"],
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
