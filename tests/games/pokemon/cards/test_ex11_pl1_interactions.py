"""Cards of EX Delta Species and Platinum together: what one does to the other, and at the edge of the game."""

import pytest

from .cases import Case, play

CASES = [
    Case(
        "Final Sting of the only Pokémon in play loses the game",
        "A active: Beedrill δ / B active: Chansey (pl1-69)",
        "",
        ["A uses 'Final Sting' of Beedrill δ", "B takes a Prize"],
        ["over B PK-END-2", "B prizes 5"],
    ),
    Case(
        "Super Scoop Up on the only Pokémon in play loses the game",
        "A active: Meowth (ex11-77) hand: Super Scoop Up / B active: Chansey (pl1-69)",
        "H",
        ["A plays Super Scoop Up"],
        ["over B PK-END-2"],
    ),
    Case(
        "a Fossil that is discarded as the only Pokémon in play loses the game",
        "A active: Skull Fossil (pl1-120) / B active: Chansey (pl1-69)",
        "",
        ["A discards Skull Fossil"],
        ["over B PK-END-2"],
    ),
    Case(
        "Swift asks no coins of Armor Stone",
        "A active: Volbeat {G C} / B active: Armor Fossil (pl1-119)",
        "",
        ["A attacks 'Swift'"],
        ["Armor Fossil damage 30", "coins none"],
    ),
    Case(
        "counters by Flash Bite are no damage: Electric Barrier doesn't stop them",
        "A active: Meowth (ex11-77) hand: Crobat G / B active: Manectric (pl1-11) bench: Mareep (pl1-82)",
        "",
        ["A benches Crobat G", "A chooses yes", "A chooses Mareep"],
        ["Mareep damage 10"],
    ),
    Case(
        "Electric Barrier stops damage only: other effects of an attack reach the Bench",
        "A active: Zangoose {C} / B active: Manectric (pl1-11) bench: Chansey (pl1-69)",
        "",
        ["A attacks 'Invite and Strike'"],
        ["B active Chansey (pl1-69)", "Chansey damage 20", "B bench Manectric (pl1-11)"],
    ),
    Case(
        "Iron Defense keeps off Upper Hand and Black Cry",
        "A active: Bastiodon (pl1-20) {M M C} / B active: Houndoom G {D C}",
        "H",
        ["A attacks 'Iron Defense'", "B attacks 'Black Cry'"],
        ["Bastiodon damage 0", "Bastiodon effects none"],
    ),
    Case(
        "Extra Protection is one against attacks: the Poké-Power of a Pokémon-ex works",
        "A active: Eevee (ex11-69) hand: Flareon ex / B active: Volbeat bench: Illumise",
        "",
        ["A evolves Eevee into Flareon ex", "A chooses yes"],
        ["Volbeat conditions burned, confused"],
    ),
    Case(
        "Agility keeps off what an attack does to its Energy",
        "A active: Dragonite δ {L C} / B active: Dragonair (ex11-42) {L C}",
        "HHH",
        ["A attacks 'Agility'", "B attacks 'Twister'"],
        ["Dragonite δ damage 0", "Dragonite δ energy L G"],
    ),
    Case(
        "Holon's Magneton as Energy pays a Retreat Cost of two alone",
        "A active: Weezing {Holon's Magneton} bench: Eevee δ / B active: Chansey (pl1-69)",
        "",
        ["A retreats"],
        ["A active Eevee δ", "Weezing energy none", "A discard Holon's Magneton"],
    ),
    Case(
        "Holon's Electrode takes the place of Rainbow Energy",
        "A active: Espeon δ {Rainbow Energy} hand: Holon's Electrode / B active: Chansey (pl1-69)",
        "",
        ["A attaches Holon's Electrode to Espeon δ"],
        ["A hand Rainbow Energy", "Espeon δ energy Holon's Electrode", "Espeon δ damage 0"],
    ),
    Case(
        "Holon's Electrode may evolve Holon's Voltorb instead",
        "A active: Holon's Voltorb {L} hand: Holon's Electrode / B active: Chansey (pl1-69)",
        "",
        ["A may attach Holon's Electrode to Holon's Voltorb", "A evolves Holon's Voltorb into Holon's Electrode"],
        ["Holon's Electrode energy L", "Holon's Electrode hp 70"],
    ),
    Case(
        "Metal Energy and Steel Wing add up",
        "A active: Skarmory (ex11-55) {Metal Energy (ex11-107), C} bench: Eevee δ / B active: Chansey (pl1-69) {C C}",
        "",
        ["A attacks 'Steel Wing'", "B attacks 'Pulled Punch'"],
        ["Skarmory damage 10"],
    ),
    Case(
        "Energy Gain: Toxic Fang for Psychic alone",
        "A active: Crobat G {P} [Team Galactic's Invention G-101 Energy Gain] / B active: Chansey (pl1-69)",
        "",
        ["A attacks 'Toxic Fang'"],
        ["Chansey damage 20"],
    ),
    Case(
        "Miasma Valley and Flash Bite: a Psychic Pokémon comes unhurt, and bites",
        "A active: Meowth (ex11-77) hand: Crobat G / B active: Chansey (pl1-69) / stadium: Miasma Valley of B",
        "",
        ["A benches Crobat G", "A chooses yes"],
        ["Crobat G damage 0", "Chansey damage 10"],
    ),
    Case(
        "Miasma Valley is over when another Stadium comes",
        "A active: Meowth (ex11-77) hand: Galactic HQ, Holon's Voltorb / B active: Chansey (pl1-69)"
        " / stadium: Miasma Valley of B",
        "",
        ["A plays Galactic HQ", "A benches Holon's Voltorb"],
        ["Holon's Voltorb damage 0", "B discard Miasma Valley", "stadium Galactic HQ"],
    ),
    Case(
        "Wriggle Knocks Out two at once: two Prizes, the Active place is filled first",
        "A active: Gyarados G {W C C} / B active: Eevee δ (damage 40)"
        " bench: Meowth (ex11-77) (damage 40), Chansey (pl1-69)",
        "HHT",
        ["A attacks 'Wriggle'", "B active Chansey (pl1-69)", "A takes 2 Prizes"],
        ["A prizes 4", "B bench none"],
    ),
    Case(
        "Skull Stone may Knock Out the attacker; both take a Prize",
        "A active: Giratina {P P C} (damage 100) bench: Meowth (ex11-77)"
        " / B active: Skull Fossil (pl1-120) bench: Eevee δ",
        "HHT",
        ["A attacks 'Dragonbreath'", "A active Meowth (ex11-77)", "B takes a Prize", "A takes a Prize"],
        ["A prizes 5", "B prizes 5", "turn B"],
    ),
    Case(
        "Endure, and the opponent's attack does no more than leave it at 10",
        "A active: Shieldon (pl1-62) {C} (damage 70) bench: Eevee δ / B active: Salamence δ {R C C M}",
        "H",
        ["A attacks 'Endure'", "B attacks 'Delta Blast'"],
        ["Shieldon damage 70", "turn A"],
    ),
    Case(
        "Psychic Protection is over after the opponent's turn",
        "A active: Gardevoir (pl1-8) {P C C} / B active: Dugtrio (pl1-24) {F C}",
        "",
        ["A attacks 'Psychic Protection'", "Gardevoir weakness none", "B ends the turn"],
        ["Gardevoir weakness P +30"],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(case, pokemon):
    play(case, pokemon)
