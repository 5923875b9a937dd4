"""The sets of the game: ids, names, and the codes by which deck lists call them.

The pool holds cards of some of them; the others are here so that a card of theirs in a deck list can be named.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class CardSet:
    """A set. `id` is that of pokemon-tcg-data, `codes` those of PTCGO and PTCG Live, `limitless` that of Limitless ("" for
    none), `released` a year and month, `total` its number of cards (0: not known)."""

    id: str
    name: str
    codes: tuple[str, ...]
    limitless: str
    released: str
    total: int

    @property
    def year(self) -> int:
        """The year of its release."""
        return int(self.released[:4])

    @property
    def code(self) -> str:
        """The code that a deck list is written with."""
        return next(iter(self.codes), self.limitless) or self.id.upper()


DP_ON: tuple[str, str] = ("2007-05", "2010-05")
"""The first and the last month in which the sets of the format `dp-on` were released (PK-SETUP-13)."""

_ROWS = (
    CardSet("base1", "Base", ("BS",), "BS", "1999-01", 102),
    CardSet("base2", "Jungle", ("JU",), "JU", "1999-06", 64),
    CardSet("basep", "Wizards Black Star Promos", ("PR",), "WP", "1999-07", 53),
    CardSet("base3", "Fossil", ("FO",), "FO", "1999-10", 62),
    CardSet("base4", "Base Set 2", ("B2",), "B2", "2000-02", 130),
    CardSet("base5", "Team Rocket", ("TR",), "TR", "2000-04", 83),
    CardSet("gym1", "Gym Heroes", ("G1",), "G1", "2000-08", 132),
    CardSet("gym2", "Gym Challenge", ("G2",), "G2", "2000-10", 132),
    CardSet("neo1", "Neo Genesis", ("N1",), "N1", "2000-12", 111),
    CardSet("neo2", "Neo Discovery", ("N2",), "N2", "2001-06", 75),
    CardSet("si1", "Southern Islands", (), "", "2001-07", 18),
    CardSet("neo3", "Neo Revelation", ("N3",), "N3", "2001-09", 66),
    CardSet("neo4", "Neo Destiny", ("N4",), "N4", "2002-02", 113),
    CardSet("base6", "Legendary Collection", ("LC",), "LC", "2002-05", 110),
    CardSet("ecard1", "Expedition Base Set", ("EX",), "EX", "2002-09", 165),
    CardSet("bp", "Best of Game", ("BP",), "BP", "2002-12", 9),
    CardSet("ecard2", "Aquapolis", ("AQ",), "AQ", "2003-01", 182),
    CardSet("ecard3", "Skyridge", ("SK",), "SK", "2003-05", 182),
    CardSet("ex1", "Ruby & Sapphire", ("RS",), "RS", "2003-07", 109),
    CardSet("ex2", "Sandstorm", ("SS",), "SS", "2003-09", 100),
    CardSet("np", "Nintendo Black Star Promos", ("PR-NP",), "NP", "2003-10", 40),
    CardSet("ex3", "Dragon", ("DR",), "DR", "2003-11", 100),
    CardSet("ex4", "Team Magma vs Team Aqua", ("MA",), "MA", "2004-03", 97),
    CardSet("tk1a", "EX Trainer Kit Latias", (), "", "2004-06", 10),
    CardSet("tk1b", "EX Trainer Kit Latios", (), "", "2004-06", 10),
    CardSet("ex5", "Hidden Legends", ("HL",), "HL", "2004-06", 102),
    CardSet("ex6", "FireRed & LeafGreen", ("RG",), "RG", "2004-09", 116),
    CardSet("pop1", "POP Series 1", (), "P1", "2004-09", 17),
    CardSet("ex7", "Team Rocket Returns", ("TRR",), "TRR", "2004-11", 111),
    CardSet("ex8", "Deoxys", ("DX",), "DX", "2005-02", 108),
    CardSet("ex9", "Emerald", ("EM",), "EM", "2005-05", 107),
    CardSet("ex10", "Unseen Forces", ("UF",), "UF", "2005-08", 145),
    CardSet("pop2", "POP Series 2", (), "P2", "2005-08", 17),
    CardSet("ex11", "Delta Species", ("DS",), "DS", "2005-10", 114),
    CardSet("ex12", "Legend Maker", ("LM",), "LM", "2006-02", 93),
    CardSet("tk2a", "EX Trainer Kit 2 Plusle", (), "", "2006-03", 12),
    CardSet("tk2b", "EX Trainer Kit 2 Minun", (), "", "2006-03", 12),
    CardSet("pop3", "POP Series 3", (), "P3", "2006-04", 17),
    CardSet("ex13", "Holon Phantoms", ("HP",), "HP", "2006-05", 111),
    CardSet("ex14", "Crystal Guardians", ("CG",), "CG", "2006-08", 100),
    CardSet("pop4", "POP Series 4", (), "P4", "2006-08", 17),
    CardSet("ex15", "Dragon Frontiers", ("DF",), "DF", "2006-11", 101),
    CardSet("ex16", "Power Keepers", ("PK",), "PK", "2007-02", 108),
    CardSet("pop5", "POP Series 5", (), "P5", "2007-03", 17),
    CardSet("dp1", "Diamond & Pearl", ("DP",), "DP", "2007-05", 130),
    CardSet("dpp", "DP Black Star Promos", ("PR-DPP",), "DPP", "2007-05", 56),
    CardSet("dp2", "Mysterious Treasures", ("MT",), "MT", "2007-08", 124),
    CardSet("pop6", "POP Series 6", (), "P6", "2007-09", 17),
    CardSet("dp3", "Secret Wonders", ("SW",), "SW", "2007-11", 132),
    CardSet("dp4", "Great Encounters", ("GE",), "GE", "2008-02", 106),
    CardSet("pop7", "POP Series 7", (), "P7", "2008-03", 17),
    CardSet("dp5", "Majestic Dawn", ("MD",), "MD", "2008-05", 100),
    CardSet("dp6", "Legends Awakened", ("LA",), "LA", "2008-08", 146),
    CardSet("pop8", "POP Series 8", (), "P8", "2008-09", 17),
    CardSet("dp7", "Stormfront", ("SF",), "SF", "2008-11", 106),
    CardSet("pl1", "Platinum", ("PL",), "PL", "2009-02", 133),
    CardSet("pop9", "POP Series 9", (), "P9", "2009-03", 17),
    CardSet("pl2", "Rising Rivals", ("RR",), "RR", "2009-05", 120),
    CardSet("pl3", "Supreme Victors", ("SV",), "SV", "2009-08", 153),
    CardSet("pl4", "Arceus", ("AR",), "AR", "2009-11", 111),
    CardSet("ru1", "Pokémon Rumble", (), "RM", "2009-12", 16),
    CardSet("hgss1", "HeartGold & SoulSilver", ("HS",), "HS", "2010-02", 124),
    CardSet("hsp", "HGSS Black Star Promos", ("PR-HS",), "HSP", "2010-02", 25),
    CardSet("hgss2", "HS—Unleashed", ("UL",), "UL", "2010-05", 96),
    CardSet("hgss3", "HS—Undaunted", ("UD",), "UD", "2010-08", 91),
    CardSet("hgss4", "HS—Triumphant", ("TM",), "TM", "2010-11", 103),
    CardSet("col1", "Call of Legends", ("CL",), "CL", "2011-02", 106),
    CardSet("bwp", "BW Black Star Promos", ("PR-BLW",), "BWP", "2011-03", 101),
    CardSet("bw1", "Black & White", ("BLW",), "BLW", "2011-04", 115),
    CardSet("mcd11", "McDonald's Collection 2011", (), "", "2011-06", 12),
    CardSet("bw2", "Emerging Powers", ("EPO",), "EPO", "2011-08", 98),
    CardSet("bw3", "Noble Victories", ("NVI",), "NVI", "2011-11", 102),
    CardSet("bw4", "Next Destinies", ("NXD",), "NXD", "2012-02", 103),
    CardSet("bw5", "Dark Explorers", ("DEX",), "DEX", "2012-05", 111),
    CardSet("mcd12", "McDonald's Collection 2012", (), "", "2012-06", 12),
    CardSet("bw6", "Dragons Exalted", ("DRX",), "DRX", "2012-08", 128),
    CardSet("dv1", "Dragon Vault", ("DRV",), "DRV", "2012-10", 21),
    CardSet("bw7", "Boundaries Crossed", ("BCR",), "BCR", "2012-11", 153),
    CardSet("bw8", "Plasma Storm", ("PLS",), "PLS", "2013-02", 138),
    CardSet("bw9", "Plasma Freeze", ("PLF",), "PLF", "2013-05", 122),
    CardSet("bw10", "Plasma Blast", ("PLB",), "PLB", "2013-08", 105),
    CardSet("xyp", "XY Black Star Promos", ("PR-XY",), "XYP", "2013-10", 216),
    CardSet("bw11", "Legendary Treasures", ("LTR",), "LTR", "2013-11", 140),
    CardSet("xy0", "Kalos Starter Set", ("KSS",), "KSS", "2013-11", 39),
    CardSet("xy1", "XY", ("XY",), "XY", "2014-02", 146),
    CardSet("xy2", "Flashfire", ("FLF",), "FLF", "2014-05", 110),
    CardSet("mcd14", "McDonald's Collection 2014", (), "", "2014-05", 12),
    CardSet("xy3", "Furious Fists", ("FFI",), "FFI", "2014-08", 114),
    CardSet("xy4", "Phantom Forces", ("PHF",), "PHF", "2014-11", 124),
    CardSet("xy5", "Primal Clash", ("PRC",), "PRC", "2015-02", 164),
    CardSet("dc1", "Double Crisis", ("DCR",), "DCR", "2015-03", 34),
    CardSet("xy6", "Roaring Skies", ("ROS",), "ROS", "2015-05", 112),
    CardSet("xy7", "Ancient Origins", ("AOR",), "AOR", "2015-08", 100),
    CardSet("xy8", "BREAKthrough", ("BKT",), "BKT", "2015-11", 165),
    CardSet("mcd15", "McDonald's Collection 2015", (), "", "2015-11", 12),
    CardSet("xy9", "BREAKpoint", ("BKP",), "BKP", "2016-02", 126),
    CardSet("g1", "Generations", ("GEN",), "GEN", "2016-02", 117),
    CardSet("xy10", "Fates Collide", ("FCO",), "FCO", "2016-05", 129),
    CardSet("xy11", "Steam Siege", ("STS",), "STS", "2016-08", 116),
    CardSet("mcd16", "McDonald's Collection 2016", (), "", "2016-08", 12),
    CardSet("xy12", "Evolutions", ("EVO",), "EVO", "2016-11", 113),
    CardSet("sm1", "Sun & Moon", ("SUM",), "SUM", "2017-02", 173),
    CardSet("smp", "SM Black Star Promos", ("PR-SM",), "SMP", "2017-02", 250),
    CardSet("sm2", "Guardians Rising", ("GRI",), "GRI", "2017-05", 180),
    CardSet("sm3", "Burning Shadows", ("BUS",), "BUS", "2017-08", 177),
    CardSet("sm35", "Shining Legends", ("SLG",), "SLG", "2017-10", 81),
    CardSet("sm4", "Crimson Invasion", ("CIN",), "CIN", "2017-11", 126),
    CardSet("mcd17", "McDonald's Collection 2017", (), "", "2017-11", 12),
    CardSet("sm5", "Ultra Prism", ("UPR",), "UPR", "2018-02", 178),
    CardSet("sm6", "Forbidden Light", ("FLI",), "FLI", "2018-05", 150),
    CardSet("sm7", "Celestial Storm", ("CES",), "CES", "2018-08", 187),
    CardSet("sm75", "Dragon Majesty", ("DRM",), "DRM", "2018-09", 80),
    CardSet("mcd18", "McDonald's Collection 2018", (), "", "2018-10", 12),
    CardSet("sm8", "Lost Thunder", ("LOT",), "LOT", "2018-11", 240),
    CardSet("sm9", "Team Up", ("TEU",), "TEU", "2019-02", 198),
    CardSet("det1", "Detective Pikachu", ("DET",), "DET", "2019-04", 18),
    CardSet("sm10", "Unbroken Bonds", ("UNB",), "UNB", "2019-05", 234),
    CardSet("sm11", "Unified Minds", ("UNM",), "UNM", "2019-08", 260),
    CardSet("sm115", "Hidden Fates", ("HIF",), "HIF", "2019-08", 69),
    CardSet("sma", "Hidden Fates Shiny Vault", (), "", "2019-08", 94),
    CardSet("mcd19", "McDonald's Collection 2019", (), "", "2019-10", 12),
    CardSet("sm12", "Cosmic Eclipse", ("CEC",), "CEC", "2019-11", 272),
    CardSet("swshp", "SWSH Black Star Promos", ("PR-SW",), "SP", "2019-11", 304),
    CardSet("swsh1", "Sword & Shield", ("SSH",), "SSH", "2020-02", 216),
    CardSet("swsh2", "Rebel Clash", ("RCL",), "RCL", "2020-05", 209),
    CardSet("swsh3", "Darkness Ablaze", ("DAA",), "DAA", "2020-08", 201),
    CardSet("fut20", "Pokémon Futsal Collection", ("FUT20",), "FUT20", "2020-09", 5),
    CardSet("swsh35", "Champion's Path", ("CPA",), "CPA", "2020-09", 80),
    CardSet("swsh4", "Vivid Voltage", ("VIV",), "VIV", "2020-11", 203),
    CardSet("mcd21", "McDonald's Collection 2021", (), "", "2021-02", 25),
    CardSet("swsh45", "Shining Fates", ("SHF",), "SHF", "2021-02", 73),
    CardSet("swsh45sv", "Shining Fates Shiny Vault", ("SHF",), "SHF", "2021-02", 122),
    CardSet("swsh5", "Battle Styles", ("BST",), "BST", "2021-03", 183),
    CardSet("swsh6", "Chilling Reign", ("CRE",), "CRE", "2021-06", 233),
    CardSet("swsh7", "Evolving Skies", ("EVS",), "EVS", "2021-08", 237),
    CardSet("cel25", "Celebrations", ("CEL",), "CEL", "2021-10", 25),
    CardSet("cel25c", "Celebrations: Classic Collection", ("CEL",), "CEL", "2021-10", 25),
    CardSet("swsh8", "Fusion Strike", ("FST",), "FST", "2021-11", 284),
    CardSet("swsh9", "Brilliant Stars", ("BRS",), "BRS", "2022-02", 186),
    CardSet("swsh9tg", "Brilliant Stars Trainer Gallery", ("BRS",), "BRS", "2022-02", 30),
    CardSet("swsh10", "Astral Radiance", ("ASR",), "ASR", "2022-05", 216),
    CardSet("swsh10tg", "Astral Radiance Trainer Gallery", ("ASR",), "ASR", "2022-05", 30),
    CardSet("pgo", "Pokémon GO", ("PGO",), "PGO", "2022-07", 88),
    CardSet("mcd22", "McDonald's Collection 2022", (), "", "2022-08", 15),
    CardSet("swsh11", "Lost Origin", ("LOR",), "LOR", "2022-09", 217),
    CardSet("swsh11tg", "Lost Origin Trainer Gallery", ("LOR",), "LOR", "2022-09", 30),
    CardSet("swsh12", "Silver Tempest", ("SIT",), "SIT", "2022-11", 215),
    CardSet("swsh12tg", "Silver Tempest Trainer Gallery", ("SIT",), "SIT", "2022-11", 30),
    CardSet("svp", "Scarlet & Violet Black Star Promos", ("PR-SV",), "SVP", "2023-01", 75),
    CardSet("swsh12pt5", "Crown Zenith", ("CRZ",), "CRZ", "2023-01", 160),
    CardSet("swsh12pt5gg", "Crown Zenith Galarian Gallery", ("CRZ",), "CRZ", "2023-01", 70),
    CardSet("sve", "Scarlet & Violet Energies", ("SVE",), "SVE", "2023-03", 8),
    CardSet("sv1", "Scarlet & Violet", ("SVI",), "SVI", "2023-03", 258),
    CardSet("sv2", "Paldea Evolved", ("PAL",), "PAL", "2023-06", 279),
    CardSet("sv3", "Obsidian Flames", ("OBF",), "OBF", "2023-08", 230),
    CardSet("sv3pt5", "151", ("MEW",), "MEW", "2023-09", 207),
    CardSet("sv4", "Paradox Rift", ("PAR",), "PAR", "2023-11", 266),
    CardSet("sv4pt5", "Paldean Fates", ("PAF",), "PAF", "2024-01", 245),
    CardSet("sv5", "Temporal Forces", ("TEF",), "TEF", "2024-03", 218),
    CardSet("sv6", "Twilight Masquerade", ("TWM",), "TWM", "2024-05", 226),
    CardSet("sv6pt5", "Shrouded Fable", ("SFA",), "SFA", "2024-08", 99),
    CardSet("sv7", "Stellar Crown", ("SCR",), "SCR", "2024-09", 175),
    CardSet("sv8", "Surging Sparks", ("SSP",), "SSP", "2024-11", 0),
    CardSet("sv8pt5", "Prismatic Evolutions", ("PRE",), "PRE", "2025-01", 0),
    CardSet("sv9", "Journey Together", ("JTG",), "JTG", "2025-03", 0),
    CardSet("sv10", "Destined Rivals", ("DRI",), "DRI", "2025-05", 0),
    CardSet("zsv10pt5", "Black Bolt", ("BLK",), "BLK", "2025-07", 0),
    CardSet("rsv10pt5", "White Flare", ("WHT",), "WHT", "2025-07", 0),
    CardSet("me1", "Mega Evolution", ("MEG",), "MEG", "2025-09", 0),
    CardSet("mee", "Mega Evolution Energies", ("MEE",), "MEE", "2025-09", 0),
    CardSet("me2", "Phantasmal Flames", ("PFL",), "PFL", "2025-11", 0),
)

SETS: Mapping[str, CardSet] = {row.id: row for row in _ROWS}
"""All sets by id, in order of release."""


def title_of(name: str) -> str:
    """What a set is called; one that only a player's own cards are of by its id."""
    return SETS[name].name if name in SETS else name.upper()


def era_of(name: str) -> str:
    """How the cards of a set are worded (`printed.Card.era`): "sm" from Black & White on, when Poké-Powers and Poké-Bodies
    became Abilities and Trainers Items; "" before and for sets that are not known."""
    known = SETS.get(name)
    return "sm" if known is not None and known.released >= "2011-03" else ""


def _by_code() -> Mapping[str, tuple[CardSet, ...]]:
    found: dict[str, tuple[CardSet, ...]] = {}
    for row in _ROWS:
        for code in dict.fromkeys(word.casefold() for word in (*row.codes, row.limitless, row.id) if word):
            found[code] = (*found.get(code, ()), row)
    return found


BY_CODE = _by_code()
"""Sets by their codes and ids, folded in case; a code may belong to several."""
