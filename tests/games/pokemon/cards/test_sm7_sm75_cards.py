"""Celestial Storm, Dragon Majesty (sm7, sm75): what the cards do by their printed texts, on drawn tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "sm7-9 Leaf Blade: heads, 40 more",
        "A active: Grovyle (sm7-9) {G} / B active: Blissey",
        "H",
        "A attacks 'Leaf Blade'",
        "the attack did 60",
    ),
    row(
        "sm7-10 Power of Nature: no damage of Ultra Beasts to Pokémon with Grass Energy",
        "A active: Rowlet {G} bench: Sceptile (sm7-10) / B active: Poipole (sm8-107) {C C} / turn: B",
        "",
        "B attacks 'Peck'",
        "Rowlet damage 0",
    ),
    row(
        "sm7-10 Power of Nature: not without Grass Energy",
        "A active: Rowlet {R} bench: Sceptile (sm7-10) / B active: Poipole (sm8-107) {C C} / turn: B",
        "",
        "B attacks 'Peck'",
        "Rowlet damage 20",
    ),
    row(
        "sm7-10 Powerful Storm: 20 for each Energy on all own Pokémon",
        "A active: Sceptile (sm7-10) {G} bench: Rowlet {G R} / B active: Blissey",
        "",
        "A attacks 'Powerful Storm'",
        "the attack did 60",
    ),
    row(
        "sm7-23 Magma Ring: no retreat",
        "A active: Slugma (sm7-23) {C} / B active: Blissey {C C C} bench: Bidoof",
        "",
        "A attacks 'Magma Ring'",
        "B may not retreat: sm7-23:Cannot",
    ),
    row(
        "sm7-24 Smooth Over: a card on top of the shuffled deck",
        "A active: Magcargo (sm7-24) deck: Potion, Switch, Rowlet / B active: Blissey",
        "S",
        "A uses 'Smooth Over' of Magcargo (sm7-24); A chooses Rowlet",
        "A deck top Rowlet; A deck 3",
    ),
    row(
        "sm7-34 Muddy Water: 20 to the Bench",
        "A active: Marshtomp (sm7-34) {W C} / B active: Blissey bench: Bidoof",
        "",
        "A attacks 'Muddy Water'",
        "Blissey damage 20; Bidoof damage 20",
    ),
    row(
        "sm7-35 Power Draw: a card for three",
        "A active: Swampert (sm7-35) hand: Potion / B active: Blissey",
        "",
        "A uses 'Power Draw' of Swampert; A chooses Potion",
        "A holds 3; A may not use 'Power Draw' of Swampert: PK-POWER-2",
    ),
    row(
        "sm7-35 Power Draw: no card to discard",
        "A active: Swampert (sm7-35) hand: none / B active: Blissey",
        "",
        "",
        "A may not use 'Power Draw' of Swampert: PK-POWER-1",
    ),
    row(
        "sm7-35 Hydro Pump: 20 for each Water Energy",
        "A active: Swampert (sm7-35) {W W C} / B active: Blissey",
        "",
        "A attacks 'Hydro Pump'",
        "the attack did 120",
    ),
    row(
        "sm7-45 Icy Barrier while Active: no Stadium of the opponent's hand",
        "A active: Bidoof hand: Shrine of Punishment / B active: Regice (sm7-45)",
        "",
        "",
        "A may not play Shrine of Punishment: sm7-45:CannotPlay",
    ),
    row(
        "sm7-45 Icy Barrier: one's own, and not from the Bench",
        "A active: Regice (sm7-45) hand: Shrine of Punishment / B active: Bidoof bench: Regice (sm7-45)",
        "",
        "A plays Shrine of Punishment",
        "stadium Shrine of Punishment",
    ),
    row(
        "sm7-49 Spark: 10 to two of the Bench",
        "A active: Chinchou (sm7-49) {L C} / B active: Blissey bench: Bidoof, Spinda, Torterra (dp1-17)",
        "",
        "A attacks 'Spark'; A chooses Bidoof, Spinda",
        "Blissey damage 10; Bidoof damage 10; Spinda damage 10; Torterra damage 0",
    ),
    row(
        "sm7-50 Energy Grounding: from any own Pokémon that falls",
        "A active: Dartrix {G} / B active: Blissey bench: Rowlet {R} (damage 50), Lanturn (sm7-50)",
        "",
        "A attacks 'Sharp Blade Quill'; A chooses Rowlet; B chooses yes; A takes a Prize",
        "Lanturn energy R; B discard Rowlet",
    ),
    row(
        "sm7-50 Energy Grounding: not from itself",
        "A active: Decidueye {G C C} / B active: Lanturn (sm7-50) {R} bench: Blissey",
        "",
        "A attacks 'Brave Bird'; A takes a Prize",
        "B discard Lanturn (sm7-50), Fire Energy",
    ),
    row(
        "sm7-50 Lightning Strike: all Lightning Energy for 70 more",
        "A active: Lanturn (sm7-50) {L L R} / B active: Blissey",
        "",
        "A attacks 'Lightning Strike'; A chooses yes",
        "the attack did 140; Lanturn (sm7-50) energy R",
    ),
    row(
        "sm7-52 Electric Start: who goes second may lay it face down",
        "A deck: Rowlet, Potion x6 / B deck: Manectric (sm7-52), Bidoof, Potion x5 / setup: none options: start=0",
        "",
        "B lays Manectric (sm7-52); B lays Bidoof",
        "B active Manectric (sm7-52); B bench Bidoof; turn A",
    ),
    row(
        "sm7-52 Electric Start: not who goes first",
        "A deck: Manectric (sm7-52), Bidoof, Potion x5 / B deck: Rowlet, Potion x6 / setup: none options: start=0",
        "",
        "",
        "A active Bidoof; A hand Manectric (sm7-52), Potion x5, Grass Energy",
    ),
    row(
        "sm7-52 Electric Start: without a Basic Pokémon its player may begin with it",
        "A deck: Rowlet, Potion x6 / B deck: Manectric (sm7-52), Potion x6 / setup: none options: start=0",
        "",
        "B chooses yes",
        "B active Manectric (sm7-52); B hand Potion x6",
    ),
    row(
        "sm7-52 Electric Start: or deal again",
        "A deck: Rowlet, Potion x6 / B deck: Manectric (sm7-52), Potion x6, Bidoof / setup: none options: start=0",
        "B: Bidoof, Potion x6",
        "B chooses no; told HandShown, DealRepeated; A chooses no; A chooses no",
        "B active Bidoof",
    ),
    row(
        "sm7-52 Double Charge: up to two basic Energy from the hand to a Benched Pokémon",
        "A active: Manectric (sm7-52) {L} bench: Bidoof hand: Fire Energy, Water Energy x2 / B active: Blissey",
        "",
        "A attacks 'Double Charge'; A chooses yes; A chooses Fire Energy, Water Energy",
        "Blissey damage 40; Bidoof energy R W; A hand Water Energy",
    ),
    row(
        "sm7-110 Strike and Run: Basic Pokémon to the Bench, then it may go",
        "A active: Dunsparce (sm7-110) {C} deck: Rowlet, Pikipek, Potion, Switch / B active: Blissey",
        "S",
        "A attacks 'Strike and Run'; A chooses Rowlet, Pikipek; A chooses yes; A chooses Pikipek",
        "A active Pikipek; A bench Dunsparce (sm7-110), Rowlet",
    ),
    row(
        "sm7-110 Strike and Run: who finds nobody stays",
        "A active: Dunsparce (sm7-110) {C} bench: Bidoof deck: Rowlet, Potion / B active: Blissey",
        "S",
        "A attacks 'Strike and Run'; A chooses nothing",
        "A active Dunsparce (sm7-110); turn B",
    ),
    row(
        "sm7-110 Sudden Flash: heads paralyzes",
        "A active: Dunsparce (sm7-110) {C} / B active: Blissey",
        "H",
        "A attacks 'Sudden Flash'",
        "the attack did 10; Blissey conditions paralyzed",
    ),
    row(
        "sm7-120 Fake Out: heads paralyzes",
        "A active: Skitty {C} / B active: Blissey",
        "H",
        "A attacks 'Fake Out'",
        "Blissey conditions paralyzed",
    ),
    row(
        "sm7-121 Search for Friends: two Supporters when it evolves",
        "A active: Skitty hand: Delcatty discard: Hau (sm1-120), Lillie / B active: Blissey",
        "",
        "A evolves Skitty into Delcatty; A chooses yes",
        "A hand Hau, Lillie",
    ),
    row(
        "sm7-124 Apricorn Maker: Items with Ball in the name",
        "A active: Bidoof hand: Apricorn Maker deck: Nest Ball, Great Ball (sm1-119), Potion,"
        " Bidoof / B active: Blissey",
        "S",
        "A plays Apricorn Maker; A may not choose Potion; A chooses Nest Ball, Great Ball",
        "A hand Nest Ball, Great Ball (sm1-119)",
    ),
    row(
        "sm7-127 Copycat: as many cards as the opponent holds",
        "A active: Bidoof hand: Copycat (sm7-127), Potion / B active: Blissey hand: Potion x4",
        "S",
        "A plays Copycat",
        "A holds 4",
    ),
    row(
        "sm7-129 Energy Switch: a basic Energy to another",
        "A active: Bidoof {R} bench: Spinda hand: Energy Switch (sm7-129) / B active: Blissey",
        "",
        "A plays Energy Switch; A chooses Spinda",
        "Spinda energy R; Bidoof energy none",
    ),
    row(
        "sm7-138 Lure Ball: an Evolution card of the discard pile for each heads",
        "A active: Bidoof hand: Lure Ball discard: Dartrix, Spinda / B active: Blissey",
        "HTT",
        "A plays Lure Ball",
        "A hand Dartrix",
    ),
    row(
        "sm7-139 The Masked Royal: only to a Stage 2 Pokémon of these types",
        "A active: Bidoof bench: Decidueye, Swampert (sm7-35), Hydreigon hand: The Masked Royal, Fire Energy"
        " / B active: Blissey",
        "",
        "A plays The Masked Royal; A may not choose Hydreigon; A chooses Swampert (sm7-35)",
        "Swampert (sm7-35) energy R; A hand none",
    ),
    row(
        "sm7-148 Tate & Liza: a new hand",
        "A active: Bidoof bench: Rowlet hand: Tate & Liza, Potion / B active: Blissey",
        "S",
        "A plays Tate & Liza; A chooses 1",
        "A holds 5; A deck 6; A active Bidoof",
    ),
    row(
        "sm7-148 Tate & Liza: no switch where nobody is on the Bench",
        "A active: Bidoof hand: Tate & Liza, Potion / B active: Blissey",
        "S",
        "A plays Tate & Liza",
        "A holds 5",
    ),
    row(
        "sm7-148 Tate & Liza: a switch",
        "A active: Bidoof bench: Rowlet hand: Tate & Liza, Potion / B active: Blissey",
        "",
        "A plays Tate & Liza; A chooses 2",
        "A active Rowlet; A hand Potion",
    ),
    row(
        "sm7-149 TV Reporter: three cards, one goes",
        "A active: Bidoof hand: TV Reporter / B active: Blissey",
        "",
        "A plays TV Reporter; A chooses Grass Energy",
        "A holds 2",
    ),
    row(
        "sm7-149 TV Reporter: an empty deck",
        "A active: Bidoof hand: TV Reporter, Potion deck: none / B active: Blissey",
        "",
        "",
        "A may not play TV Reporter: PK-TRAINER-1",
    ),
    row(
        "sm75-3 Resolute Flame: 30 for each Pokémon-GX there",
        "A active: Charizard (sm75-3) {R R C} / B active: Magikarp & Wailord-GX bench: Virizion-GX, Bidoof",
        "",
        "A attacks 'Fiery Blast'; A chooses Fire Energy of Charizard",
        "Magikarp & Wailord-GX damage 190; Charizard energy R C",
    ),
    row(
        "sm75-3 Resolute Flame: nobody of the kind",
        "A active: Charizard (sm75-3) {R R C} / B active: Alolan Sandslash bench: Bidoof",
        "",
        "A attacks 'Fiery Blast'; A chooses Fire Energy of Charizard; B promotes Bidoof; A takes a Prize",
        "A prizes 5",
    ),
    row(
        "sm75-4 Singe: heads burns",
        "A active: Torchic (sm75-4) {C} / B active: Blissey",
        "HT",
        "A attacks 'Singe'",
        "Blissey conditions burned",
    ),
    row(
        "sm75-5 Natural Cure: an Energy from the hand removes every Special Condition",
        "A active: Combusken (sm75-5) (asleep, poisoned) hand: Fire Energy / B active: Blissey",
        "",
        "A attaches Fire Energy to Combusken (sm75-5)",
        "Combusken (sm75-5) conditions none",
    ),
    row(
        "sm75-5 Lunge: tails, nothing",
        "A active: Combusken (sm75-5) {C C} / B active: Blissey",
        "T",
        "A attacks 'Lunge'",
        "Blissey damage 0",
    ),
    row(
        "sm75-6 Firestarter: a Fire Energy of the discard pile to the Bench",
        "A active: Blaziken (sm75-6) bench: Bidoof discard: Fire Energy x2 / B active: Blissey",
        "",
        "A uses 'Firestarter' of Blaziken; A chooses Bidoof",
        "Bidoof energy R; A may not use 'Firestarter' of Blaziken: PK-POWER-2",
    ),
    row(
        "sm75-6 Fire Stream: 20 to each of the Bench",
        "A active: Blaziken (sm75-6) {R C C} / B active: Blissey bench: Bidoof, Spinda",
        "",
        "A attacks 'Fire Stream'",
        "Blissey damage 90; Bidoof damage 20; Spinda damage 20; Blaziken energy C C",
    ),
    row(
        "sm75-55 One-Two Punch: heads, 30 more",
        "A active: Kangaskhan (sm75-55) {C C C} / B active: Blissey",
        "H",
        "A attacks 'One-Two Punch'",
        "the attack did 90",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)
