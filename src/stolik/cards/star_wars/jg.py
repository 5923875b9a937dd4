"""Jedi Guardians (JG), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.keywords import evade, static
from stolik.cardgame.ast.star_wars import Pay

from .recipes import unit

CARDS = (
    unit(
        "JG-35",
        "Trade Federation Blockade Ship",
        "dark",
        "space",
        "Trade Federation Capital Ship",
        (6, 20, 4, 4),
        static("bombard", 5),
        static("overkill"),
    ),
    unit(
        "JG-44", "Battle Droid Division", "dark", "ground", "Trade Federation Droid", (10, 30, 8, 7), static("overkill")
    ),
    unit("JG-48", "Clone Cadet", "light", "character", "Clone Boy", (2, 20, 2, 2)),
    unit(
        "JG-80",
        "Mobile Artillery Division",
        "light",
        "ground",
        "Republic Assault Walker",
        (8, 20, 7, 7),
        static("accuracy", 1),
    ),
    unit(
        "JG-84",
        "Darth Tyranus (G)",
        "dark",
        "character",
        "Dark Jedi Master - Sith Lord",
        (6, 50, 5, 5),
        static("overkill"),
        evade(2, Pay(2)),
    ),
    unit(
        "JG-89",
        "Trade Federation Droid Bomber",
        "dark",
        "space",
        "Trade Federation Droid Starfighter",
        (3, 60, 2, 2),
        static("bombard", 2),
    ),
    unit(
        "JG-91", "Geonosian Fighter Escort", "dark", "space", "Geonosian Squadron", (5, 50, 3, 4), static("accuracy", 1)
    ),
    unit("JG-98", "Republic Attack Gunship", "light", "ground", "Republic Gunship", (5, 60, 4, 4), static("overkill")),
    unit(
        "JG-99",
        "Republic Light Assault Cruiser",
        "light",
        "space",
        "Republic Capital Ship",
        (5, 40, 4, 4),
        static("accuracy", 1),
        static("shields", 1),
    ),
    unit(
        "JG-101",
        "Sabaoth Starfighter",
        "neutral",
        "space",
        "Independent Starfighter",
        (2, 40, 2, 1),
        static("overkill"),
    ),
)
