"""Platinum: what the Evolved Pokémon and the big Basic ones do, by their printed texts."""

import pytest

from .cases import Case, play

CASES = [
    # ---- Ampharos
    Case(
        "pl1-1 Damage Bind: hurt Pokémon of both players can't use Poké-Powers",
        "A active: Ampharos (pl1-1) bench: Porygon2 (ex11-25) (damage 10) / B active: Porygon2 (ex11-25) (damage 10)"
        " bench: Porygon2 (ex11-25)",
        "",
        [
            "A may not use 'Backup' of Porygon2: PK-POWER-1",
            "A ends the turn",
            "B may not use 'Backup' of Porygon2#1: PK-POWER-1",
        ],
        ["B may use 'Backup' of Porygon2#2"],
    ),
    Case(
        "pl1-1 Damage Bind: nor one that comes with evolving",
        "A active: Chansey (pl1-69) bench: Eevee (ex11-69) (damage 10) hand: Flareon ex / B active: Ampharos (pl1-1)",
        "",
        ["A evolves Eevee into Flareon ex"],
        ["A asked turn", "Ampharos conditions none"],
    ),
    Case(
        "pl1-1 Damage Bind: nor when the counters come with evolving",
        "A active: Chansey (pl1-69) bench: Eevee (ex11-69) hand: Flareon ex / B active: Ampharos (pl1-1)"
        " / stadium: Galactic HQ of A",
        "",
        ["A evolves Eevee into Flareon ex"],
        ["A asked turn", "Flareon ex damage 20", "Ampharos conditions none"],
    ),
    Case(
        "pl1-1 Damage Bind: unhurt ones can",
        "A active: Ampharos (pl1-1) bench: Porygon2 (ex11-25) / B active: Chansey (pl1-69)",
        "",
        [],
        ["A may use 'Backup' of Porygon2"],
    ),
    Case(
        "pl1-1 Gigavolt: heads, 30 more",
        "A active: Ampharos (pl1-1) {L C} / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Gigavolt'"],
        ["Chansey damage 60", "Chansey conditions none"],
    ),
    Case(
        "pl1-1 Gigavolt: tails, Paralyzed",
        "A active: Ampharos (pl1-1) {L C} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Gigavolt'"],
        ["Chansey damage 30", "Chansey conditions paralyzed"],
    ),
    Case(
        "pl1-1 Reflect Energy: an Energy card to the Bench",
        "A active: Ampharos (pl1-1) {L C C} bench: Diglett (pl1-72), Mareep (pl1-82) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Reflect Energy'", "A chooses Lightning Energy", "A chooses Mareep"],
        ["Chansey damage 70", "Ampharos energy G G", "Mareep energy L"],
    ),
    Case(
        "pl1-1 Reflect Energy: with an empty Bench nothing moves",
        "A active: Ampharos (pl1-1) {L L L} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Reflect Energy'"],
        ["Chansey damage 70", "Ampharos energy L L L", "turn B"],
    ),
    # ---- Dialga, Dialga G
    Case(
        "pl1-6 Time Aura: the opponent's Active Pokémon can't evolve, Benched ones can",
        "A active: Weedle (ex11-87) bench: Weedle (ex11-87) hand: Kakuna / B active: Dialga (pl1-6)",
        "",
        [],
        ["A may not evolve Weedle#1 into Kakuna: PK-EVO-7", "A may evolve Weedle#2 into Kakuna"],
    ),
    Case(
        "pl1-6 Time Aura: not from the Bench, nor for its own side",
        "A active: Weedle (ex11-87) hand: Kakuna bench: Dialga (pl1-6)"
        " / B active: Chansey (pl1-69) bench: Dialga (pl1-6)",
        "",
        [],
        ["A may evolve Weedle into Kakuna"],
    ),
    Case(
        "pl1-6 Time Aura: levelling up is no evolving",
        "A active: Infernape (dp1-5) hand: Infernape LV.X / B active: Dialga (pl1-6)",
        "",
        [],
        ["A may evolve Infernape into Infernape LV.X"],
    ),
    Case(
        "pl1-6 Metal Burn: all Metal Energy goes, Rainbow Energy too",
        "A active: Dialga (pl1-6) {M M G, Rainbow Energy} / B active: Gyarados G",
        "",
        ["A attacks 'Metal Burn'"],
        ["Gyarados G damage 100", "Dialga energy G", "A discard Metal Energy (dp1-130) x2, Rainbow Energy"],
    ),
    Case(
        "pl1-7 Deafen: no Trainers and Stadiums, but Supporters",
        "A active: Dialga G {M C} / B active: Chansey (pl1-69) bench: Meowth (ex11-77)"
        " hand: Potion (ex11-101), Miasma Valley, Skull Fossil (pl1-120), Cyrus's Conspiracy",
        "",
        [
            "A attacks 'Deafen'",
            "B may not play Potion: pl1-7:CannotPlay",
            "B may not play Miasma Valley: pl1-7:CannotPlay",
            "B may not bench Skull Fossil: pl1-7:CannotPlay",
            "B may play Cyrus's Conspiracy",
            "B ends the turn",
            "A ends the turn",
        ],
        ["Chansey damage 10", "B may play Potion", "B may play Miasma Valley", "B may bench Skull Fossil"],
    ),
    Case(
        "pl1-7 Second Strike: two damage counters",
        "A active: Dialga G {M C C} / B active: Blissey (pl1-22) (damage 20)",
        "",
        ["A attacks 'Second Strike'"],
        ["Blissey damage 90"],
    ),
    Case(
        "pl1-7 Second Strike: one is not enough",
        "A active: Dialga G {M C C} / B active: Blissey (pl1-22) (damage 10)",
        "",
        ["A attacks 'Second Strike'"],
        ["Blissey damage 60"],
    ),
    # ---- Gardevoir
    Case(
        "pl1-8 Psychic Connect: Psychic Energy from the Bench to the Active Pokémon, again and again",
        "A active: Chansey (pl1-69) bench: Gardevoir (pl1-8) {P G}, Ralts (pl1-89) {P} / B active: Slowking",
        "",
        [
            "A uses 'Psychic Connect' of Gardevoir",
            "A chooses Psychic Energy of Ralts",
            "A uses 'Psychic Connect' of Gardevoir",
        ],
        [
            "Chansey energy P P",
            "Gardevoir energy G",
            "Ralts energy none",
            "A may not use 'Psychic Connect' of Gardevoir: PK-POWER-1",
        ],
    ),
    Case(
        "pl1-8 Psychic Connect: not while affected by a Special Condition",
        "A active: Gardevoir (pl1-8) (burned) bench: Ralts (pl1-89) {P} / B active: Slowking",
        "",
        [],
        ["A may not use 'Psychic Connect' of Gardevoir: PK-POWER-4"],
    ),
    Case(
        "pl1-8 Energy Burst: 10 for each Energy on both",
        "A active: Gardevoir (pl1-8) {P G} / B active: Blissey (pl1-22) {W, Holon's Electrode}",
        "",
        ["A attacks 'Energy Burst'"],
        ["Blissey damage 70"],
    ),
    Case(
        "pl1-8 Psychic Protection: no Weakness in the next turn",
        "A active: Gardevoir (pl1-8) {P C C} / B active: Giratina {P P C}",
        "H",
        ["A attacks 'Psychic Protection'", "Gardevoir weakness none", "B attacks 'Dragonbreath'"],
        ["Gardevoir damage 80", "Gardevoir weakness P +30"],
    ),
    # ---- Manectric
    Case(
        "pl1-11 Electric Barrier: no damage to the own Bench, Manectric excepted",
        "A active: Palkia G {W C C} / B active: Chansey (pl1-69) bench: Manectric (pl1-11), Mareep (pl1-82)",
        "",
        ["A attacks 'Pearl Breath'"],
        ["Chansey damage 50", "Manectric damage 10", "Mareep damage 0"],
    ),
    Case(
        "pl1-11 Electric Barrier: against the own attack too; from the Active place as well",
        "A active: Dugtrio (pl1-24) {F F C} bench: Manectric (pl1-11), Mareep (pl1-82) / B active: Manectric (pl1-11)"
        " bench: Mareep (pl1-82)",
        "",
        ["A attacks 'Magnitude'"],
        ["A's Mareep damage 0", "A's Manectric damage 10", "B's Mareep damage 0"],
    ),
    Case(
        "pl1-11 Power Wave: each with a Poké-Power, of both players",
        "A active: Manectric (pl1-11) {L} bench: Crobat G"
        " / B active: Slowking bench: Porygon2 (ex11-25), Chansey (pl1-69)",
        "",
        ["A attacks 'Power Wave'"],
        ["Slowking damage 60", "Porygon2 damage 30", "Chansey damage 0", "Crobat G damage 0", "Manectric damage 0"],
    ),
    Case(
        "pl1-11 Power Wave: nobody has one",
        "A active: Manectric (pl1-11) {L} bench: Meowth (ex11-77) / B active: Chansey (pl1-69) bench: Meowth (ex11-77)",
        "",
        ["A attacks 'Power Wave'"],
        ["the attack did nothing", "Chansey damage 0"],
    ),
    Case(
        "pl1-11 Attract Current: Lightning Energy from the deck to one's own Pokémon",
        "A active: Manectric (pl1-11) {C C} bench: Mareep (pl1-82)"
        " deck: Lightning Energy (ex9-104), Fire Energy (ex9-102), Potion"
        " / B active: Chansey (pl1-69)",
        "S",
        ["A attacks 'Attract Current'", "A chooses Lightning Energy", "A chooses Mareep"],
        ["Chansey damage 40", "Mareep energy L", "A deck 2"],
    ),
    # ---- Palkia G
    Case(
        "pl1-12 Splashing Turn: a switch, if wanted",
        "A active: Palkia G {W C} bench: Meowth (ex11-77), Mareep (pl1-82) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Splashing Turn'", "A chooses yes", "A chooses Mareep"],
        ["Chansey damage 20", "A active Mareep (pl1-82)"],
    ),
    Case(
        "pl1-12 Splashing Turn: not wanted",
        "A active: Palkia G {W C} bench: Meowth (ex11-77) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Splashing Turn'", "A chooses no"],
        ["A active Palkia G", "turn B"],
    ),
    Case(
        "pl1-12 Splashing Turn: not asked with an empty Bench",
        "A active: Palkia G {W C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Splashing Turn'"],
        ["Chansey damage 20", "turn B"],
    ),
    Case(
        "pl1-12 Pearl Breath: 10 to each Benched Pokémon, no Weakness there",
        "A active: Palkia G {W C C} / B active: Chansey (pl1-69) bench: Infernape (pl1-31), Meowth (ex11-77)",
        "",
        ["A attacks 'Pearl Breath'"],
        ["Chansey damage 50", "Infernape damage 10", "Meowth damage 10"],
    ),
    # ---- Bastiodon
    Case(
        "pl1-20 Metal Trait: with a Tool a counter goes between turns",
        "A active: Meowth (ex11-77) bench: Bastiodon (pl1-20) (damage 30) [Energy Link] / B active: Chansey (pl1-69)",
        "",
        ["A ends the turn", "Bastiodon damage 20", "B ends the turn"],
        ["Bastiodon damage 10"],
    ),
    Case(
        "pl1-20 Metal Trait: not without, nor with a Technical Machine",
        "A active: Meowth (ex11-77) bench: Bastiodon (pl1-20) (damage 30) [Technical Machine TS-1]"
        " / B active: Chansey (pl1-69)",
        "",
        ["A ends the turn"],
        ["Bastiodon damage 30"],
    ),
    Case(
        "pl1-20 Iron Defense: heads",
        "A active: Bastiodon (pl1-20) {M M C} / B active: Giratina {C C}",
        "H",
        ["A attacks 'Iron Defense'", "B attacks 'Dragon Claw'"],
        ["Giratina damage 30", "Bastiodon damage 0"],
    ),
    Case(
        "pl1-20 Iron Defense: tails",
        "A active: Bastiodon (pl1-20) {M M C} / B active: Meowth (ex11-77) {C}",
        "T",
        ["A attacks 'Iron Defense'", "B attacks 'Bite'"],
        ["Bastiodon damage 10"],
    ),
    Case(
        "pl1-20 Iron Tackle",
        "A active: Bastiodon (pl1-20) {M M C C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Iron Tackle'"],
        ["Chansey damage 80", "Bastiodon damage 30"],
    ),
    # ---- Beautifly
    Case(
        "pl1-21 Colorful Powder: two Energy, Poisoned",
        "A active: Beautifly (pl1-21) {G C} / B active: Blissey (pl1-22)",
        "",
        ["A attacks 'Colorful Powder'"],
        ["Blissey conditions poisoned", "Blissey damage 30"],
    ),
    Case(
        "pl1-21 Colorful Powder: three Energy, Burned and Poisoned",
        "A active: Beautifly (pl1-21) {G C C} / B active: Blissey (pl1-22)",
        "H",
        ["A attacks 'Colorful Powder'"],
        ["Blissey conditions burned, poisoned", "Blissey damage 30"],
    ),
    Case(
        "pl1-21 Colorful Powder: four Energy, 40 more and three conditions",
        "A active: Beautifly (pl1-21) {G C C C} / B active: Blissey (pl1-22)",
        "HT",
        ["A attacks 'Colorful Powder'"],
        ["Blissey conditions asleep, burned, poisoned", "Blissey damage 70"],
    ),
    Case(
        "pl1-21 Colorful Powder: Energy is counted, not cards",
        "A active: Beautifly (pl1-21) {G G, Holon's Electrode} / B active: Blissey (pl1-22)",
        "HT",
        ["A attacks 'Colorful Powder'"],
        ["Blissey conditions asleep, burned, poisoned", "Blissey damage 70"],
    ),
    Case(
        "pl1-21 Silver Scale: 60 against a Pokémon with Resistance",
        "A active: Beautifly (pl1-21) {G} / B active: Honchkrow G",
        "",
        ["A attacks 'Silver Scale'"],
        ["Honchkrow G damage 60"],
    ),
    Case(
        "pl1-21 Silver Scale: 30 against others",
        "A active: Beautifly (pl1-21) {G} / B active: Blissey (pl1-22)",
        "",
        ["A attacks 'Silver Scale'"],
        ["Blissey damage 30"],
    ),
    # ---- Blissey
    Case(
        "pl1-22 Nurse Call: a card for two damage counters, once for all Blissey",
        "A active: Blissey (pl1-22) (damage 40) bench: Blissey (pl1-22), Meowth (ex11-77) (damage 10)"
        " hand: Potion (ex11-101), Grass Energy / B active: Slowking",
        "",
        ["A uses 'Nurse Call' of Blissey#1", "A chooses Potion", "A chooses Blissey#1"],
        ["Blissey#1 damage 20", "A discard Potion (ex11-101)", "A may not use 'Nurse Call' of Blissey#2: PK-POWER-2"],
    ),
    Case(
        "pl1-22 Nurse Call: not without a card in the hand",
        "A active: Blissey (pl1-22) (damage 40) / B active: Slowking",
        "",
        [],
        ["A may not use 'Nurse Call' of Blissey: PK-POWER-1"],
    ),
    Case(
        "pl1-22 Nurse Call: not while affected by a Special Condition",
        "A active: Blissey (pl1-22) (damage 40, asleep) hand: Potion (ex11-101) / B active: Slowking",
        "",
        [],
        ["A may not use 'Nurse Call' of Blissey: PK-POWER-4"],
    ),
    Case(
        "pl1-22 Return: draws up to six",
        "A active: Blissey (pl1-22) {C} hand: Potion (ex11-101) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Return'"],
        ["Chansey damage 20", "A holds 6"],
    ),
    Case(
        "pl1-22 Return: with six it draws none",
        "A active: Blissey (pl1-22) {C} hand: Grass Energy x7 / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Return'"],
        ["A holds 7", "A deck 10"],
    ),
    Case(
        "pl1-22 Double-edge",
        "A active: Blissey (pl1-22) {C C C C} / B active: Giratina",
        "",
        ["A attacks 'Double-edge'"],
        ["Giratina damage 80", "Blissey damage 60"],
    ),
    # ---- Dugtrio
    Case(
        "pl1-24 Sinkhole: two counters on what retreats",
        "A active: Meowth (ex11-77) {C} bench: Eevee δ / B active: Chansey (pl1-69) bench: Dugtrio (pl1-24)",
        "",
        ["A retreats"],
        ["A active Eevee δ", "Meowth damage 20", "Eevee δ damage 0"],
    ),
    Case(
        "pl1-24 Sinkhole: it may be Knocked Out by them",
        "A active: Meowth (ex11-77) {C} (damage 30) bench: Eevee δ"
        " / B active: Chansey (pl1-69) bench: Dugtrio (pl1-24)",
        "",
        ["A retreats", "B takes a Prize"],
        ["A active Eevee δ", "A bench none", "A asked turn"],
    ),
    Case(
        "pl1-24 Sinkhole: not on a switch, nor on one's own",
        "A active: Meowth (ex11-77) {C} bench: Dugtrio (pl1-24) hand: Switch (ex11-102) / B active: Dugtrio (pl1-24)"
        " bench: Eevee δ",
        "",
        ["A plays Switch", "Meowth damage 0", "A retreats"],
        ["Meowth damage 0", "A's Dugtrio damage 20"],
    ),
    Case(
        "pl1-24 Push Down: the opponent chooses who comes up",
        "A active: Dugtrio (pl1-24) {F C} / B active: Crobat G (poisoned) bench: Eevee δ, Meowth (ex11-77)",
        "",
        ["A attacks 'Push Down'", "B chooses Meowth"],
        ["Crobat G damage 10", "B active Meowth (ex11-77)", "Crobat G conditions none"],
    ),
    Case(
        "pl1-24 Push Down: an empty Bench",
        "A active: Dugtrio (pl1-24) {F C} / B active: Blissey (pl1-22)",
        "",
        ["A attacks 'Push Down'"],
        ["Blissey damage 60", "turn B"],
    ),
    Case(
        "pl1-24 Magnitude: all Benches",
        "A active: Dugtrio (pl1-24) {F F C} bench: Eevee δ / B active: Gyarados G bench: Eevee δ, Meowth (ex11-77)",
        "",
        ["A attacks 'Magnitude'"],
        [
            "Gyarados G damage 70",
            "A's Eevee δ damage 10",
            "B's Eevee δ damage 10",
            "Meowth damage 10",
            "Dugtrio damage 0",
        ],
    ),
    # ---- Giratina, Gyarados G, Infernape
    Case(
        "pl1-28 Dragonbreath: heads",
        "A active: Giratina {P P C} / B active: Chansey (pl1-69)",
        "H",
        ["A attacks 'Dragonbreath'"],
        ["Chansey damage 80", "Chansey conditions paralyzed"],
    ),
    Case(
        "pl1-28 Dragonbreath: tails",
        "A active: Giratina {P P C} / B active: Chansey (pl1-69)",
        "T",
        ["A attacks 'Dragonbreath'"],
        ["Chansey damage 0", "Chansey conditions none"],
    ),
    Case(
        "pl1-30 Wriggle: a coin for each of the opponent's Pokémon",
        "A active: Gyarados G {W C C} / B active: Chansey (pl1-69) bench: Eevee δ, Meowth (ex11-77)",
        "HTH",
        ["A attacks 'Wriggle'"],
        ["Chansey damage 30", "Eevee δ damage 0", "Meowth damage 30"],
    ),
    Case(
        "pl1-30 Dwindling Wave: 10 less for each own counter",
        "A active: Gyarados G {W W C C} (damage 40) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Dwindling Wave'"],
        ["Chansey damage 60"],
    ),
    Case(
        "pl1-30 Dwindling Wave: not below 0",
        "A active: Gyarados G {W W C C} (damage 100) / B active: Infernape (pl1-31)",
        "",
        ["A attacks 'Dwindling Wave'"],
        ["Infernape damage 0"],
    ),
    Case(
        "pl1-31 Rushing Flames: Fire Energy of all the own Pokémon, 80 for each heads",
        "A active: Infernape (pl1-31) {R R} bench: Vulpix (pl1-102) {R G} / B active: Bastiodon (pl1-20)",
        "TTH",
        ["A attacks 'Rushing Flames'", "A chooses Fire Energy of Infernape x2, Fire Energy of Vulpix"],
        ["reckoned base 80, weakness +30", "Infernape energy none", "Vulpix energy G", "Bastiodon damage 110"],
    ),
    Case(
        "pl1-31 Rushing Flames: none discarded, no coin",
        "A active: Infernape (pl1-31) {R} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Rushing Flames'", "A chooses nothing"],
        ["Chansey damage 0", "Infernape energy R", "coins none"],
    ),
    Case(
        "pl1-31 Rage: 10 more for each own counter",
        "A active: Infernape (pl1-31) {C C} (damage 50) / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Rage'"],
        ["Chansey damage 80"],
    ),
    # ---- Kricketune, Lickilicky
    Case(
        "pl1-32 Revenge Melody: 20 for each of its kind in the discard pile",
        "A active: Kricketune (pl1-32) {C C} discard: Kricketot (pl1-78), Kricketune (pl1-32), Meowth (ex11-77)"
        " / B active: Chansey (pl1-69) discard: Kricketot (pl1-78)",
        "",
        ["A attacks 'Revenge Melody'"],
        ["Chansey damage 40"],
    ),
    Case(
        "pl1-32 Revenge Melody: none there",
        "A active: Kricketune (pl1-32) {C C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Revenge Melody'"],
        ["Chansey damage 0"],
    ),
    Case(
        "pl1-32 Bug Buzz: 30 more while Asleep, which ends",
        "A active: Kricketune (pl1-32) {G G} / B active: Blissey (pl1-22) (asleep, poisoned)",
        "",
        ["A attacks 'Bug Buzz'"],
        ["Blissey damage 90", "Blissey conditions poisoned"],
    ),
    Case(
        "pl1-32 Bug Buzz: awake",
        "A active: Kricketune (pl1-32) {G G} / B active: Blissey (pl1-22) (confused)",
        "",
        ["A attacks 'Bug Buzz'"],
        ["Blissey damage 50", "Blissey conditions confused"],
    ),
    Case(
        "pl1-33 Harrumph: Trainer cards on it go",
        "A active: Lickilicky (pl1-33) {C C C} / B active: Chansey (pl1-69) [Energy Link] bench: Eevee δ {G}"
        " [Technical Machine TS-1, Energy Link]",
        "",
        ["A attacks 'Harrumph'", "A chooses Eevee δ"],
        [
            "told AttachedDiscarded, DamageDealt",
            "Eevee δ damage 40",
            "Eevee δ attached none",
            "Eevee δ energy G",
            "Chansey attached Energy Link",
            "B discard Technical Machine TS-1, Energy Link",
        ],
    ),
    Case(
        "pl1-33 Body Press: heads",
        "A active: Lickilicky (pl1-33) {C C C C} / B active: Chansey (pl1-69) {R W}",
        "H",
        ["A attacks 'Body Press'", "A chooses Water Energy"],
        ["Chansey damage 60", "Chansey conditions paralyzed", "Chansey energy R"],
    ),
    Case(
        "pl1-33 Body Press: tails",
        "A active: Lickilicky (pl1-33) {C C C C} / B active: Chansey (pl1-69) {R W}",
        "T",
        ["A attacks 'Body Press'"],
        ["Chansey damage 60", "Chansey conditions none", "Chansey energy R W"],
    ),
    # ---- Ludicolo, Ninetales, Shaymin
    Case(
        "pl1-34 Cheerful Voice: the turn ends, 60 more in the next one",
        "A active: Ludicolo (pl1-34) {W C} / B active: Blissey (pl1-22)",
        "",
        ["A uses 'Cheerful Voice' of Ludicolo", "turn B", "B ends the turn", "A attacks 'Mad Dance'"],
        ["Blissey damage 80", "Blissey conditions confused"],
    ),
    Case(
        "pl1-34 Cheerful Voice: only in the next one",
        "A active: Ludicolo (pl1-34) {W C} / B active: Blissey (pl1-22)",
        "",
        [
            "A uses 'Cheerful Voice' of Ludicolo",
            "B ends the turn",
            "A ends the turn",
            "B ends the turn",
            "A attacks 'Mad Dance'",
        ],
        ["Blissey damage 20"],
    ),
    Case(
        "pl1-34 Cheerful Voice: from the Bench too; not while affected by a Special Condition",
        "A active: Ludicolo (pl1-34) (asleep) bench: Ludicolo (pl1-34) / B active: Blissey (pl1-22)",
        "",
        [],
        ["A may not use 'Cheerful Voice' of Ludicolo#1: PK-POWER-4", "A may use 'Cheerful Voice' of Ludicolo#2"],
    ),
    Case(
        "pl1-34 Best Dance: as many counters off as damage was done, and not in the next turn",
        "A active: Ludicolo (pl1-34) {G C C} (damage 70) / B active: Palkia G bench: Meowth (ex11-77)",
        "",
        [
            "A attacks 'Best Dance'",
            "Palkia G damage 60",
            "Ludicolo damage 10",
            "B ends the turn",
            "A may not attack 'Best Dance'",
            "A ends the turn",
            "B ends the turn",
        ],
        ["A may attack 'Best Dance'"],
    ),
    Case(
        "pl1-36 Flame Bash: basic Fire Energy for each heads, each where one likes",
        "A active: Ninetales (pl1-36) bench: Vulpix (pl1-102)"
        " deck: Fire Energy (ex9-102) x2, Grass Energy, Rainbow Energy"
        " / B active: Chansey (pl1-69)",
        ["H", "H", "T", "S"],
        ["A attacks 'Flame Bash'", "A chooses Fire Energy x2", "A chooses Vulpix", "A chooses Ninetales"],
        ["Vulpix energy R", "Ninetales energy R", "A deck 2"],
    ),
    Case(
        "pl1-36 Flame Bash: tails at once",
        "A active: Ninetales (pl1-36) deck: Fire Energy (ex9-102), Grass Energy / B active: Chansey (pl1-69)",
        ["T", "S"],
        ["A attacks 'Flame Bash'"],
        ["Ninetales energy none", "A deck 2"],
    ),
    Case(
        "pl1-36 Mysterious Flames: more Energy in play than the opponent",
        "A active: Ninetales (pl1-36) {R C} bench: Vulpix (pl1-102) {R} / B active: Chansey (pl1-69) {R W}",
        "H",
        ["A attacks 'Mysterious Flames'"],
        ["Chansey damage 40", "Chansey conditions burned, confused"],
    ),
    Case(
        "pl1-36 Mysterious Flames: as many is not more",
        "A active: Ninetales (pl1-36) {R C} / B active: Chansey (pl1-69) {R} bench: Eevee δ {R}",
        "",
        ["A attacks 'Mysterious Flames'"],
        ["Chansey damage 40", "Chansey conditions none"],
    ),
    Case(
        "pl1-38 Energy Blow: 10 more for each Energy",
        "A active: Shaymin (pl1-38) {G W C} / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Energy Blow'"],
        ["Chansey damage 40"],
    ),
    Case(
        "pl1-38 Aromatherapy: two counters off each",
        "A active: Shaymin (pl1-38) {G C C} (damage 30) bench: Eevee δ (damage 10), Meowth (ex11-77)"
        " / B active: Chansey (pl1-69) (damage 10)",
        "",
        ["A attacks 'Aromatherapy'"],
        ["Shaymin damage 10", "Eevee δ damage 0", "Chansey damage 50"],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(case, pokemon):
    play(case, pokemon)
