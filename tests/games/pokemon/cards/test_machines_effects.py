"""Technical Machines of Legends Awakened, and basic Energy of EX Emerald: what they do, by their printed texts."""

import pytest

from .cases import Case, play

CASES = [
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
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(case, pokemon):
    play(case, pokemon)
