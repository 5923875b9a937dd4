"""Sith Rising (SR), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.keywords import evade, static
from stolik.cardgame.ast.star_wars import Pay

from .recipes import unit

CARDS = (
    unit(
        "SR-18",
        "Mace Windu (C)",
        "light",
        "character",
        "Jedi Master",
        (8, 60, 6, 7),
        evade(2, Pay(2)),
        static("stun", 2),
    ),
    unit("SR-19", "Massiff", "neutral", "character", "Tatooine Tusken Creature", (3, 60, 2, 2), static("stun", 2)),
    unit("SR-24", "Slave I (B)", "dark", "space", "Patrol Ship", (5, 50, 5, 4), static("stun", 3)),
    unit(
        "SR-26", "Trade Federation Control Core", "dark", "ground", "Trade Federation Fortification", (10, 10, 12, 14)
    ),
    unit("SR-35", "Clone Trooper 6/298", "light", "character", "Clone Soldier", (3, 60, 2, 3)),
    unit(
        "SR-36", "Darth Maul (B)", "dark", "character", "Dark Jedi - Sith Apprentice", (7, 60, 6, 4), evade(2, Pay(2))
    ),
    unit(
        "SR-37",
        "Darth Tyranus (E)",
        "dark",
        "character",
        "Dark Jedi Master - Sith Lord",
        (6, 50, 5, 5),
        static("stun", 2),
        evade(2, Pay(2)),
    ),
    unit("SR-42", "Hailfire Droid", "dark", "ground", "IG Banking Clan Droid", (6, 40, 5, 5), static("stun", 3)),
    unit("SR-43", "Homing Spider Droid", "dark", "ground", "Commerce Guild Droid", (7, 40, 7, 5), static("shields", 1)),
    unit("SR-45", "Jedi Heroes", "light", "ground", "Jedi Knight", (6, 50, 6, 4), evade(1, Pay(2))),
    unit("SR-46", "Jedi Starfighter Scout", "light", "space", "Jedi Starfighter", (4, 50, 3, 3), static("stun", 2)),
    unit(
        "SR-49",
        "Obi-Wan Kenobi (D)",
        "light",
        "character",
        "Jedi Knight",
        (6, 60, 4, 6),
        static("stun", 3),
        evade(2, Pay(2)),
    ),
    unit("SR-61", "Acclamator-Class Assault Ship", "light", "space", "Republic Capital Ship", (8, 10, 8, 10)),
    unit(
        "SR-63",
        "Anakin Skywalker (F)",
        "light",
        "character",
        "Jedi Padawan",
        (5, 50, 5, 4),
        static("stun", 2),
        evade(1, Pay(1)),
    ),
    unit(
        "SR-64",
        "AT-TE Troop Transport",
        "light",
        "ground",
        "Republic Assault Walker",
        (5, 50, 4, 4),
        static("shields", 1),
    ),
    unit(
        "SR-65",
        "Battle Droid Assault Squad",
        "dark",
        "ground",
        "Trade Federation Droid",
        (4, 40, 4, 3),
        static("critical hit", 1),
    ),
    unit("SR-67", "Clone Trooper Legion", "light", "ground", "Clone Soldier", (7, 30, 7, 7)),
    unit(
        "SR-68",
        "Commerce Guild Cruiser",
        "dark",
        "space",
        "Commerce Guild Transport",
        (7, 40, 7, 5),
        static("shields", 1),
    ),
    unit("SR-69", "Commerce Guild Spider Droid", "dark", "ground", "Commerce Guild Droid", (3, 50, 3, 2)),
    unit("SR-71", "Coruscant Speeder", "neutral", "ground", "Independent Speeder", (2, 30, 2, 1)),
    unit(
        "SR-72",
        "Darth Maul (D)",
        "dark",
        "character",
        "Dark Jedi - Sith Apprentice",
        (5, 50, 4, 4),
        static("stun", 2),
        evade(1, Pay(1)),
    ),
    unit(
        "SR-73", "Diplomatic Cruiser", "light", "space", "Republic Transport", (3, 10, 2, 4), static("critical hit", 1)
    ),
    unit("SR-75", "Geonosian Artillery Battery", "dark", "ground", "Geonosian Fortification", (5, 50, 5, 3)),
    unit("SR-76", "Geonosian Defense Fighter", "dark", "space", "Geonosian Starfighter", (3, 60, 2, 3)),
    unit(
        "SR-78",
        "Mobile Assault Cannon",
        "light",
        "ground",
        "Republic Assault Walker",
        (8, 30, 7, 8),
        static("ion cannon", 2),
    ),
    unit("SR-80", "Nubian Yacht", "light", "space", "Naboo Transport", (5, 40, 4, 5)),
    unit("SR-83", "Republic LAAT/i Gunship", "light", "ground", "Republic Gunship", (6, 50, 7, 3)),
    unit("SR-88", "Super Battle Droid Squad", "dark", "ground", "Droid Squad", (5, 30, 5, 6)),
    unit("SR-90", "Trade Federation Warship", "dark", "space", "Trade Federation Capital Ship", (8, 20, 8, 8)),
)
