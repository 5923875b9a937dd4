"""The base collection of Token Battle: 72 cards as plain rows, facts only.

Source: chapter "Collection: 72 cards" of docs/rules/token-battle.md. A row is (id, English name, value, ability, area,
type); the area is written as directions in clockwise order from N, "" for an empty area (TB-DECK-1, TB-DECK-3). A card's
number in the games is its position in ROWS; names in other languages live in the lexicons of the text room.
"""

from typing import TypeAlias

Row: TypeAlias = tuple[str, str, int, str, str, str]

#: Directions clockwise from N; direction i is bit 1 << i of an area mask (TB-DECK-3, TB-TURN-8).
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

#: The ledger's names of the abilities; an ability's number is its position here.
ABILITIES = (
    "NONE",
    "REDUCE",
    "PUSH",
    "MIRROR",
    "SPAWN_F",
    "SPAWN_E",
    "EXTRA",
    "OPP_EXTRA",
    "STRIKE",
    "SWAP",
    "GOLD",
    "BONUS",
)

#: The ledger's names of the token types; a type's number is its position here.
TYPES = ("PLAIN", "SURVIVOR", "BOOST_FRIENDLY", "BOOST_ALL", "BOOST_ENEMY", "LASER_H", "LASER_V", "GOLD")

#: The collection, in the ledger's order.
ROWS: tuple[Row, ...] = (
    ("TB-CARD-01", "Boulder", 6, "NONE", "", "PLAIN"),
    ("TB-CARD-02", "Old Oak", 5, "NONE", "", "SURVIVOR"),
    ("TB-CARD-03", "Village Well", 5, "NONE", "", "BOOST_ALL"),
    ("TB-CARD-04", "Campfire", 4, "NONE", "", "BOOST_FRIENDLY"),
    ("TB-CARD-05", "Toll Chest", 7, "NONE", "", "BOOST_ENEMY"),
    ("TB-CARD-06", "Level Lamp", 4, "NONE", "", "LASER_H"),
    ("TB-CARD-07", "Plumb Lamp", 4, "NONE", "", "LASER_V"),
    ("TB-CARD-08", "Nugget", 3, "NONE", "", "GOLD"),
    ("TB-CARD-09", "Needle", 5, "REDUCE", "N", "PLAIN"),
    ("TB-CARD-10", "Tweezers", 4, "REDUCE", "E W", "PLAIN"),
    ("TB-CARD-11", "Shears", 4, "REDUCE", "N S", "PLAIN"),
    ("TB-CARD-12", "Trident", 4, "REDUCE", "N NE NW", "PLAIN"),
    ("TB-CARD-13", "Rake", 4, "REDUCE", "SE S SW", "PLAIN"),
    ("TB-CARD-14", "Cross Saw", 4, "REDUCE", "N E S W", "PLAIN"),
    ("TB-CARD-15", "Star Saw", 4, "REDUCE", "NE SE SW NW", "PLAIN"),
    ("TB-CARD-16", "Gnawer", 3, "REDUCE", "N NE E S W", "PLAIN"),
    ("TB-CARD-17", "Hailstorm", 3, "REDUCE", "N NE SE S SW NW", "PLAIN"),
    ("TB-CARD-18", "Sandstorm", 2, "REDUCE", "N NE E SE S SW W NW", "PLAIN"),
    ("TB-CARD-19", "Rusty Gate", 3, "REDUCE", "N W NW", "SURVIVOR"),
    ("TB-CARD-20", "Prism", 2, "REDUCE", "N E S W", "LASER_V"),
    ("TB-CARD-21", "Nudge", 4, "PUSH", "S", "PLAIN"),
    ("TB-CARD-22", "Swing Door", 4, "PUSH", "E W", "PLAIN"),
    ("TB-CARD-23", "Piston", 4, "PUSH", "N S", "PLAIN"),
    ("TB-CARD-24", "Plough", 3, "PUSH", "N NE NW", "PLAIN"),
    ("TB-CARD-25", "Bumper", 3, "PUSH", "E SE S", "PLAIN"),
    ("TB-CARD-26", "Gale", 3, "PUSH", "N E S W", "PLAIN"),
    ("TB-CARD-27", "Whirl", 3, "PUSH", "NE SE SW NW", "PLAIN"),
    ("TB-CARD-28", "Landslide", 2, "PUSH", "E SE S SW W NW", "PLAIN"),
    ("TB-CARD-29", "Eruption", 1, "PUSH", "N NE E SE S SW W NW", "PLAIN"),
    ("TB-CARD-30", "Drawbridge", 3, "PUSH", "N E W", "SURVIVOR"),
    ("TB-CARD-31", "Bellows", 2, "PUSH", "NE E SE", "BOOST_FRIENDLY"),
    ("TB-CARD-32", "Looking Glass", 4, "MIRROR", "N", "PLAIN"),
    ("TB-CARD-33", "Hinge", 3, "MIRROR", "N NE E", "PLAIN"),
    ("TB-CARD-34", "Seesaw", 3, "MIRROR", "E W", "PLAIN"),
    ("TB-CARD-35", "Carousel", 2, "MIRROR", "N E S W", "PLAIN"),
    ("TB-CARD-36", "Pinwheel", 2, "MIRROR", "NE SE SW NW", "PLAIN"),
    ("TB-CARD-37", "Kaleidoscope", 1, "MIRROR", "N NE E S SW W", "PLAIN"),
    ("TB-CARD-38", "Mirror Lamp", 2, "MIRROR", "N S", "LASER_H"),
    ("TB-CARD-39", "Seedling", 4, "SPAWN_F", "E", "PLAIN"),
    ("TB-CARD-40", "Twins", 4, "SPAWN_F", "N S", "PLAIN"),
    ("TB-CARD-41", "Row of Tents", 4, "SPAWN_F", "E W", "PLAIN"),
    ("TB-CARD-42", "Bramble", 3, "SPAWN_F", "NE S NW", "PLAIN"),
    ("TB-CARD-43", "Anthill", 2, "SPAWN_F", "N E S W", "PLAIN"),
    ("TB-CARD-44", "Hedge", 2, "SPAWN_F", "NE SE SW NW", "PLAIN"),
    ("TB-CARD-45", "Hive", 2, "SPAWN_F", "N S", "BOOST_FRIENDLY"),
    ("TB-CARD-46", "Toll House", 6, "SPAWN_E", "S", "PLAIN"),
    ("TB-CARD-47", "Market", 7, "SPAWN_E", "E W", "PLAIN"),
    ("TB-CARD-48", "Palace", 8, "SPAWN_E", "N E W", "PLAIN"),
    ("TB-CARD-49", "Rival Fair", 8, "SPAWN_E", "N E S W", "PLAIN"),
    ("TB-CARD-50", "Lighthouse", 5, "SPAWN_E", "N", "LASER_H"),
    ("TB-CARD-51", "Open Vault", 4, "SPAWN_E", "NE SW", "GOLD"),
    ("TB-CARD-52", "Second Wind", 4, "EXTRA", "N S", "PLAIN"),
    ("TB-CARD-53", "Echo", 4, "EXTRA", "N E W", "PLAIN"),
    ("TB-CARD-54", "Round Table", 5, "EXTRA", "N E S W", "PLAIN"),
    ("TB-CARD-55", "Chorus", 5, "EXTRA", "NE SE SW NW", "PLAIN"),
    ("TB-CARD-56", "Crowd", 5, "EXTRA", "N NE SE S SW NW", "PLAIN"),
    ("TB-CARD-57", "Encore", 3, "EXTRA", "E W", "SURVIVOR"),
    ("TB-CARD-58", "Giant", 11, "OPP_EXTRA", "", "PLAIN"),
    ("TB-CARD-59", "Sleeping Ox", 10, "OPP_EXTRA", "", "BOOST_FRIENDLY"),
    ("TB-CARD-60", "Ambush", 5, "STRIKE", "N NE NW", "PLAIN"),
    ("TB-CARD-61", "Pincers", 5, "STRIKE", "N E S W", "PLAIN"),
    ("TB-CARD-62", "Net", 5, "STRIKE", "NE SE SW NW", "PLAIN"),
    ("TB-CARD-63", "Mob", 4, "STRIKE", "N NE E SE S SW W NW", "PLAIN"),
    ("TB-CARD-64", "Cuckoo", 5, "SWAP", "", "PLAIN"),
    ("TB-CARD-65", "Changeling", 4, "SWAP", "", "SURVIVOR"),
    ("TB-CARD-66", "Lantern Thief", 3, "SWAP", "", "LASER_V"),
    ("TB-CARD-67", "Alchemist", 5, "GOLD", "E W", "PLAIN"),
    ("TB-CARD-68", "Mint", 4, "GOLD", "N E S W", "PLAIN"),
    ("TB-CARD-69", "Gilder", 4, "GOLD", "N NE NW", "PLAIN"),
    ("TB-CARD-70", "Whetstone", 4, "BONUS", "", "PLAIN"),
    ("TB-CARD-71", "Coach", 3, "BONUS", "", "BOOST_FRIENDLY"),
    ("TB-CARD-72", "Apprentice", 4, "BONUS", "", "SURVIVOR"),
)

_TYPE_COST = {
    "PLAIN": 0,
    "SURVIVOR": 1,
    "BOOST_FRIENDLY": 3,
    "BOOST_ALL": 1,
    "BOOST_ENEMY": -2,
    "LASER_H": 3,
    "LASER_V": 3,
}


def slug(name: str) -> str:
    """The key of a card or set: its English name in lower case, words joined by hyphens ("Level Lamp" -> "level-lamp")."""
    return "-".join(name.lower().split())


def area_mask(area: str) -> int:
    """The bit mask (0..255) of an area written as directions, "N E" -> 5. Raises ValueError for an unknown direction."""
    mask = 0
    for word in area.split():
        mask |= 1 << DIRECTIONS.index(word)
    return mask


def ability_cost(ability: str, fields: int) -> int:
    """Half-points that an ability costs with an area of `fields` (0..8) fields (TB-EDITOR-12).

    `ability` is a name of ABILITIES. Negative for drawbacks. Raises ValueError for an unknown name.
    """
    match ability:
        case "NONE":
            return -1
        case "REDUCE":
            return -(-3 * fields // 4)
        case "PUSH":
            return fields + 1
        case "MIRROR":
            return fields + 2
        case "SPAWN_F":
            return 2 if fields == 1 else 2 * fields - 1
        case "SPAWN_E":
            return -2 * min(fields, 2) - max(fields - 2, 0)
        case "EXTRA":
            return max(1, 5 - fields)
        case "OPP_EXTRA":
            return -12
        case "STRIKE":
            return max(1, fields // 4)
        case "SWAP":
            return 1
        case "GOLD":
            return -(-fields // 2)
        case "BONUS":
            return 2
    raise ValueError(f"unknown ability: {ability}")


def cost(row: Row) -> int:
    """The cost of a card in half-points: twice its value, its ability and its type (TB-EDITOR-12).

    10 or 11 for every card of the collection (TB-EDITOR-11). Raises ValueError for an unknown ability or type.
    """
    _, _, value, ability, area, kind = row
    if kind not in TYPES:
        raise ValueError(f"unknown type: {kind}")
    type_cost = 2 * value - 1 if kind == "GOLD" else _TYPE_COST[kind]
    return 2 * value + ability_cost(ability, len(area.split())) + type_cost
