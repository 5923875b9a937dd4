"""The preconstructed sets of Token Battle.

The first three are the starter sets of docs/rules/token-battle.md, as they stand there; the others are ours, each with a
plan of its own. A set is (key, English name, four stacks of card keys with the top card first, key of its plan); names and
plans in three languages live in the lexicons of the text room.
"""

from typing import TypeAlias

Stacks: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
Preset: TypeAlias = tuple[str, str, Stacks, str]

#: All legal by TB-DECK-6, TB-DECK-7 and TB-DECK-12.
DECKS: tuple[Preset, ...] = (
    (
        "first-steps",
        "First Steps",
        (
            ("boulder", "old-oak", "village-well"),
            ("trident", "cross-saw", "needle"),
            ("gale", "piston", "bumper"),
            ("campfire", "twins", "nugget"),
        ),
        "plan-first-steps",
    ),
    (
        "carousel",
        "Carousel",
        (
            ("cuckoo", "village-well", "market"),
            ("carousel", "seesaw", "hinge"),
            ("mint", "hedge", "anthill"),
            ("level-lamp", "mirror-lamp", "second-wind"),
        ),
        "plan-carousel",
    ),
    (
        "fairground",
        "Fairground",
        (
            ("toll-house", "palace", "open-vault"),
            ("pincers", "mob", "ambush"),
            ("whirl", "bellows", "eruption"),
            ("coach", "whetstone", "giant"),
        ),
        "plan-fairground",
    ),
    (
        "crossfire",
        "Crossfire",
        (
            ("level-lamp", "boulder", "prism"),
            ("plumb-lamp", "old-oak", "lighthouse"),
            ("toll-chest", "lantern-thief", "mirror-lamp"),
            ("needle", "rusty-gate"),
        ),
        "plan-crossfire",
    ),
    (
        "open-door",
        "Open Door",
        (
            ("gale", "boulder", "swing-door"),
            ("piston", "toll-house", "plough"),
            ("bumper", "drawbridge", "whirl"),
            ("campfire", "bellows", "landslide"),
        ),
        "plan-open-door",
    ),
    (
        "hearth",
        "Hearth",
        (
            ("campfire", "twins", "hive"),
            ("village-well", "anthill", "bellows"),
            ("row-of-tents", "coach", "hedge"),
            ("old-oak", "seedling", "needle"),
        ),
        "plan-hearth",
    ),
    (
        "gold-rush",
        "Gold Rush",
        (
            ("nugget", "anthill", "mint"),
            ("twins", "gilder", "open-vault"),
            ("row-of-tents", "alchemist", "hedge"),
            ("boulder", "village-well", "cross-saw"),
        ),
        "plan-gold-rush",
    ),
    (
        "double-time",
        "Double Time",
        (
            ("row-of-tents", "second-wind", "encore"),
            ("anthill", "round-table", "echo"),
            ("hedge", "chorus", "twins"),
            ("boulder", "toll-chest", "crowd"),
        ),
        "plan-double-time",
    ),
    (
        "meadow",
        "Meadow",
        (
            ("anthill", "mob", "seedling", "campfire"),
            ("twins", "pincers", "hedge"),
            ("row-of-tents", "ambush", "hive"),
            ("bramble", "net", "cuckoo"),
        ),
        "plan-meadow",
    ),
    (
        "hardwood",
        "Hardwood",
        (
            ("old-oak", "drawbridge", "whetstone"),
            ("rusty-gate", "apprentice", "campfire"),
            ("changeling", "boulder"),
            ("encore", "trident", "cross-saw"),
        ),
        "plan-hardwood",
    ),
    (
        "on-credit",
        "On Credit",
        (
            ("toll-house", "market", "sandstorm"),
            ("palace", "shears", "star-saw"),
            ("toll-chest", "hailstorm", "rival-fair"),
            ("gale", "sleeping-ox", "giant"),
        ),
        "plan-on-credit",
    ),
)
