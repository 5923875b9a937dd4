"""Diamond & Pearl to Platinum: cards whose texts no other card has, on drawn tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "dp3-15 Re-creation, one of two attacks of a Pokémon that was discarded, without its Energy",
        "A active: Mew (dp3-15) {P C C} (damage 20)"
        " / B active: Bidoof discard: Torterra (dp1-17), Mew (dp3-15), Potion",
        "",
        "A attacks 'Re-creation'; A chooses Torterra; A chooses 1",
        "the attack did 60; Mew damage 20; B discard Torterra (dp1-17), Mew (dp3-15), Potion, Bidoof",
    ),
    row(
        "dp3-15 Re-creation, what else the attack asks for",
        "A active: Mew (dp3-15) {P R R R} / B active: Torterra discard: Charizard (dp3-3)",
        "T",
        "A attacks 'Re-creation'; A chooses Charizard",
        "the attack did 120; Mew energy none",
    ),
    row(
        "dp3-15 Re-creation, no Pokémon in the opponent's discard pile",
        "A active: Mew (dp3-15) {P C C} discard: Torterra / B active: Torterra discard: Potion",
        "",
        "A attacks 'Re-creation'",
        "Torterra damage 0; turn B",
    ),
    row(
        "dp4-5 Smash Short, a Tool and those of its name in the hand",
        "A active: Pachirisu (dp4-5) {L} / B active: Torterra [Energy Link] hand: Energy Link x2, Expert Belt",
        "",
        "A attacks 'Smash Short'",
        "Torterra damage 40; Torterra attached none; B discard Energy Link x3; B hand Expert Belt, Grass Energy",
    ),
    row(
        "dp4-5 Smash Short without a Tool",
        "A active: Pachirisu (dp4-5) {L} / B active: Torterra hand: Energy Link",
        "",
        "A attacks 'Smash Short'",
        "Torterra damage 10; B hand Energy Link, Grass Energy; B discard none",
    ),
    row(
        "dp6-27 Ditto DNA, HP and attacks of who stands there",
        "A active: Ditto (dp6-27) {C G G} (damage 60) / B active: Torterra bench: Bidoof",
        "H",
        "A attacks 'Body Slam'",
        "Torterra damage 30; Ditto hp 140; Torterra conditions paralyzed",
    ),
    row(
        "dp6-27 Ditto DNA, who stands there has gone: there are too few HP left",
        "A active: Ditto (dp6-27) (damage 60) bench: Bidoof / B active: Torterra {G G G G} bench: Bidoof / turn: B",
        "",
        "B retreats; B pays G G G G; B chooses Bidoof; A promotes Bidoof; B takes a Prize",
        "A discard Ditto; turn B",
    ),
    row(
        "dp6-27 Ditto DNA, on the Bench",
        "A active: Bidoof bench: Ditto (dp6-27) / B active: Torterra",
        "",
        "",
        "Ditto hp 60",
    ),
    row(
        "dp6-27 Ditto DNA, before another Ditto",
        "A active: Ditto (dp6-27) / B active: Ditto (dp6-27) [Expert Belt]",
        "",
        "",
        "A's Ditto hp 80; B's Ditto hp 60",
    ),
    row(
        "dp6-54 Psychic Strategy, as many as the other had; as few as one likes",
        "A active: Exeggutor (dp6-54) hand: Potion, Switch / B active: Torterra hand: Potion x3 deck: Switch x9",
        "SS",
        "A attacks 'Psychic Strategy'; A chooses 3; B chooses 1",
        "A holds 3; B holds 2",
    ),
    row(
        "dp6-67 Cast-off Shell, from the discard pile",
        "A active: Nincada (dp6-108) hand: Ninjask (dp6-67) discard: Shedinja (dp6-40) / B active: Torterra",
        "",
        "A evolves Nincada into Ninjask; A chooses yes",
        "A bench Shedinja; A discard none",
    ),
    row(
        "dp6-67 Cast-off Shell, from the hand or the discard pile",
        "A active: Nincada (dp6-108) hand: Ninjask (dp6-67), Shedinja (dp6-40)"
        " discard: Shedinja (dp6-40) / B active: Torterra",
        "",
        "A evolves Nincada into Ninjask; A chooses yes; A chooses 1",
        "A bench Shedinja; A hand none; A discard Shedinja",
    ),
    row(
        "dp6-67 Cast-off Shell, with a full Bench nothing is asked",
        "A active: Nincada (dp6-108) hand: Ninjask (dp6-67), Shedinja (dp6-40)"
        " bench: Bidoof, Bidoof, Bidoof, Bidoof, Bidoof / B active: Torterra",
        "",
        "A evolves Nincada into Ninjask",
        "A asked turn; A hand Shedinja",
    ),
    row(
        "dp1-120 Supreme Command, the cards return as the opponent's next turn ends",
        "A active: Empoleon LV.X (dp1-120) < Empoleon (dp1-4) / B active: Torterra hand: Potion, Switch, Bidoof",
        "S",
        "A uses 'Supreme Command' of Empoleon LV.X; A chooses 1, 3; B holds 1; A ends the turn; B hand Switch,"
        " Grass Energy; B ends the turn",
        "B hand Potion, Switch, Bidoof, Grass Energy",
    ),
    row(
        "dp1-120 Supreme Command, fewer cards or none, once a turn",
        "A active: Empoleon LV.X (dp1-120) < Empoleon (dp1-4) / B active: Torterra hand: Potion, Switch",
        "S",
        "A uses 'Supreme Command' of Empoleon LV.X; A chooses nothing",
        "B hand Potion, Switch; A may not use 'Supreme Command' of Empoleon LV.X: PK-POWER-2",
    ),
    row(
        "dp1-120 Supreme Command, an empty hand",
        "A active: Empoleon LV.X (dp1-120) < Empoleon (dp1-4) / B active: Torterra hand: none",
        "",
        "",
        "A may not use 'Supreme Command' of Empoleon LV.X: PK-POWER-1",
    ),
    row(
        "dp1-120 Hydro Impact, on the Bench, and no attack in the next turn",
        "A active: Empoleon LV.X (dp1-120) < Empoleon (dp1-4) {W W W} / B active: Bidoof bench: Steelix",
        "",
        "A attacks 'Hydro Impact'; A chooses Steelix; B ends the turn",
        "Steelix damage 80; Bidoof damage 0; A may not attack 'Hydro Impact': dp1-120:Cannot",
    ),
    row(
        "dp2-30 Trick Play, guessed wrong",
        "A active: Mr. Mime (dp2-30) {P C} / B active: Torterra",
        "",
        "A attacks 'Trick Play'; A chooses heads; B chooses tails",
        "Torterra damage 50; Mr. Mime damage 0; told Guessed, DamageDealt, TurnEnded, TurnBegan, CardsDrawn",
    ),
    row(
        "dp2-30 Trick Play, guessed right",
        "A active: Mr. Mime (dp2-30) {P C} / B active: Torterra",
        "",
        "A attacks 'Trick Play'; A chooses tails; B chooses tails",
        "Torterra damage 0; Mr. Mime damage 20; turn B",
    ),
    row(
        "dp4-56 FAKE, guessed wrong",
        "A active: Bidoof bench: Unown [F] (dp4-56) deck: Potion, Switch / B active: Torterra",
        "",
        "A uses 'FAKE' of Unown [F]; A chooses tails; B chooses heads",
        "A hand Potion; A may not use 'FAKE' of Unown [F]: PK-POWER-2",
    ),
    row(
        "dp4-56 FAKE, guessed right",
        "A active: Bidoof bench: Unown [F] (dp4-56) deck: Potion, Switch / B active: Torterra",
        "",
        "A uses 'FAKE' of Unown [F]; A chooses tails; B chooses tails",
        "A hand none; A deck 2",
    ),
    row(
        "dp4-56 FAKE, not while it is Active",
        "A active: Unown [F] (dp4-56) / B active: Torterra",
        "",
        "",
        "A may not use 'FAKE' of Unown [F]: PK-POWER-1",
    ),
    row(
        "dp6-82 ?, guessed wrong: the card is shown and stays",
        "A active: Bidoof bench: Unown [?] hand: Torterra, Potion deck: Switch / B active: Torterra",
        "",
        "A uses '?' of Unown [?]; A chooses Torterra; B chooses 1",
        "A hand Torterra, Potion, Switch; B sees A hand ?, ?, Torterra",
    ),
    row(
        "dp6-82 ?, guessed right",
        "A active: Bidoof bench: Unown [?] hand: Torterra, Potion deck: Switch / B active: Torterra",
        "",
        "A uses '?' of Unown [?]; A chooses Torterra; B chooses 0",
        "A hand Torterra, Potion",
    ),
    row(
        "dp6-82 ?, with no Pokémon in the hand",
        "A active: Bidoof bench: Unown [?] hand: Potion / B active: Torterra",
        "",
        "",
        "A may not use '?' of Unown [?]: PK-POWER-1",
    ),
    row(
        "dp2-115 Rock-Paper-Scissors, won after a tie",
        "A active: Bidoof hand: Team Galactic's Wager, Potion / B active: Torterra hand: Potion x2",
        "SS",
        "A plays Team Galactic's Wager; A chooses 1; B chooses 1; A chooses 1; B chooses 0; A chooses 6; B chooses 3",
        "A holds 6; B holds 3; A deck 5; B deck 9",
    ),
    row(
        "dp2-115 Rock-Paper-Scissors, lost",
        "A active: Bidoof hand: Team Galactic's Wager, Potion / B active: Torterra hand: Potion x2",
        "SS",
        "A plays Team Galactic's Wager; A chooses 0; B chooses 1; A chooses 3; B chooses 6",
        "A holds 3; B holds 6",
    ),
    row(
        "dp7-99 Link Lightning, another attack in the turn in which it levels up, at who stands there then",
        "A active: Raichu (dp7-8) {L L C} hand: Raichu LV.X (dp7-99), Lightning Energy x2"
        " / B active: Bidoof bench: Torterra",
        "",
        "A evolves Raichu into Raichu LV.X; A attacks 'Voltage Shoot'; A chooses Bidoof; B promotes Torterra;"
        " A takes a Prize; A chooses yes; A chooses 'Burst Ball' of Raichu LV.X",
        "Torterra damage 100; Raichu LV.X energy none; B discard Bidoof; turn B",
    ),
    row(
        "dp7-99 Link Lightning, at one of two Defending Pokémon (PK-DOUBLE-3)",
        "A active: Raichu (dp7-8) {L L C}, Bidoof hand: Raichu LV.X (dp7-99), Lightning Energy x2"
        " / B active: Torterra, Steelix / options: format=double",
        "",
        "A evolves Raichu into Raichu LV.X; A attacks 'Voltage Shoot' with Raichu LV.X; A chooses Torterra;"
        " A chooses yes; A chooses 'Slice' of Raichu LV.X; A chooses Steelix",
        "Torterra damage 80; Steelix damage 30; turn B",
    ),
    row(
        "dp3-15 Re-creation, at one of two Defending Pokémon (PK-DOUBLE-3)",
        "A active: Mew (dp3-15) {P C C}, Bidoof / B active: Torterra, Steelix discard: Raichu (dp7-8)"
        " / options: format=double",
        "",
        "A attacks 'Re-creation' with Mew; A chooses Torterra; A chooses 0",
        "Torterra damage 30; Steelix damage 0; turn B",
    ),
    row(
        "dp7-99 Link Lightning, not the same attack again, and no third one",
        "A active: Raichu (dp7-8) {L L C} hand: Raichu LV.X (dp7-99), Lightning Energy x4 / B active: Torterra",
        "",
        "A evolves Raichu into Raichu LV.X; A attacks 'Voltage Shoot'; A chooses yes;"
        " A may not choose 'Voltage Shoot' of Raichu LV.X; A chooses 'Slice' of Raichu LV.X",
        "Torterra damage 110; A hand Lightning Energy x2; turn B",
    ),
    row(
        "dp7-99 Link Lightning, after another attack, or in a later turn",
        "A active: Raichu LV.X (dp7-99) < Raichu (dp7-8) {L L C} hand: Lightning Energy x2 / B active: Torterra",
        "",
        "A attacks 'Voltage Shoot'",
        "Torterra damage 80; turn B",
    ),
    row(
        "dp7-99 Link Lightning, as it leveled up, after another attack",
        "A active: Raichu (dp7-8) {L L C} hand: Raichu LV.X (dp7-99), Lightning Energy x2 / B active: Torterra",
        "",
        "A evolves Raichu into Raichu LV.X; A attacks 'Slice'",
        "Torterra damage 30; turn B",
    ),
    row(
        "pl1-18 Perish Song, after Midnight Eyes and sleep that lasts",
        "A active: Altaria (pl1-18) {C C} / B active: Torterra bench: Bidoof",
        "TT",
        "A attacks 'Midnight Eyes'; B ends the turn; A attacks 'Perish Song'; B promotes Bidoof; A takes a Prize",
        "B discard Torterra; turn B",
    ),
    row(
        "pl1-18 Perish Song, asleep by something else",
        "A active: Altaria (pl1-18) {C C} / B active: Torterra (asleep) bench: Bidoof",
        "T",
        "A attacks 'Perish Song'",
        "B discard none; Torterra damage 0",
    ),
    row(
        "pl1-18 Perish Song, after Midnight Eyes, but it has woken up",
        "A active: Altaria (pl1-18) {C C} / B active: Torterra bench: Bidoof",
        "H",
        "A attacks 'Midnight Eyes'; B ends the turn; A attacks 'Perish Song'",
        "B discard none; Torterra damage 20",
    ),
    row(
        "pl1-18 Perish Song, a turn too late",
        "A active: Altaria (pl1-18) {C C} / B active: Torterra bench: Bidoof",
        "TTTTT",
        "A attacks 'Midnight Eyes'; B ends the turn; A ends the turn; B ends the turn; A attacks 'Perish Song'",
        "B discard none; Torterra conditions asleep",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(case: Case, pokemon: Callable[..., Table]):
    play(case, pokemon)
