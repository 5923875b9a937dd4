"""Diamond & Pearl, Mysterious Treasures: texts that name Pokémon of other sets."""

import pytest

from .cases import Case, play

# fmt: off
CASES = [
    Case("dp1-77 Moon Impact: evolved from Cleffa", "A active: Clefairy < Cleffa {R R} / B active: Chansey", "",
         ["A attacks 'Moon Impact'"], ["Chansey damage 40"]),
    Case("dp2-12 Flame Drum: Magby under Magmortar, nothing is discarded",
         "A active: Magmortar (dp2-12) < Magmar (dp2-54) < Magby {R R R} hand: Fire Energy x2 / B active: Chansey", "",
         ["A attacks 'Flame Drum'"], ["Chansey damage 80", "A hand Fire Energy x2"]),
    Case("dp2-12 Flame Drum: Magby under Magmortar LV.X",
         "A active: Magmortar LV.X < Magmortar (dp2-12) < Magmar (dp2-54) < Magby {R R R} / B active: Chansey", "",
         ["A attacks 'Flame Drum'"], ["Chansey damage 80"]),
    Case("dp2-14 Upper Material: Uxie and Azelf in play, all three retreat free, the opponent's too",
         "A active: Chansey bench: Mesprit, Uxie (dp2-18), Azelf (dp2-4) /"
         " B active: Uxie (dp2-18) bench: Mesprit, Bidoof", "", [],
         ["A's Mesprit retreat 0", "A's Uxie retreat 0", "Azelf retreat 0", "B's Uxie retreat 0",
          "B's Mesprit retreat 0", "Chansey retreat 2", "Bidoof retreat 2"]),
    Case("dp2-14 Upper Material: the opponent's Azelf does not count",
         "A active: Mesprit bench: Uxie (dp2-18) / B active: Azelf (dp2-4)", "", [],
         ["Mesprit retreat 1", "Uxie retreat 1", "Azelf retreat 1"]),
    Case("dp2-29 Jumbo Fin: Mantyke under it, two less for each Water Pokémon of one's own",
         "A active: Palkia bench: Mantine < Mantyke, Walrein, Chansey / B active: Palkia", "", [],
         ["A's Palkia retreat 0", "Walrein retreat 1", "Mantine retreat 0", "Chansey retreat 2",
          "B's Palkia retreat 2"]),
    Case("dp2-35 Sidestep: Bonsly under it, heads",
         "A active: Sudowoodo < Bonsly {R} / B active: Torterra {G G G}", "HH",
         ["A attacks 'Sidestep'", "B attacks 'Body Slam'"],
         ["Torterra damage 20", "Sudowoodo damage 0", "Sudowoodo conditions none"]),
    Case("dp2-35 Sidestep: Bonsly under it, tails",
         "A active: Sudowoodo < Bonsly {R} / B active: Torterra {G G G}", "TT",
         ["A attacks 'Sidestep'", "B attacks 'Body Slam'"], ["Torterra damage 20", "Sudowoodo damage 30"]),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(case, pokemon):
    play(case, pokemon)
