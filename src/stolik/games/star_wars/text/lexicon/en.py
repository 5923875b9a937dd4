"""The words of Star Wars cards in English."""

#: Arenas, as they stand before "arena", and "any" of them.
ARENAS: dict[str, str] = {"space": "Space", "ground": "Ground", "character": "Character"}

#: Keywords and what reminds of them; "X" is the number.
KEYWORDS: dict[str, tuple[str, str]] = {
    "accuracy": ("Accuracy", "X is added to each of this unit's attack dice."),
    "armor": ("Armor", "Only a result of 5 or higher hits this unit."),
    "bombard": (
        "Bombard",
        "From the Space arena this unit may attack into the Ground arena instead. Its power then counts as X before"
        " changes.",
    ),
    "critical hit": ("Critical Hit", "If any attack die is a natural six, this unit does X extra damage, once."),
    "deflect": (
        "Deflect",
        "Prevent X damage to this unit. It may then do as much as was prevented to another unit in its arena.",
    ),
    "enhance": ("Enhance", "Pay the higher cost and this effect takes the place of the normal one."),
    "evade": ("Evade", "Prevent at most X damage to this unit."),
    "extra pilot": ("Extra Pilot", "One more Pilot may ride on this unit."),
    "intercept": (
        "Intercept",
        "When another of your units in this arena is attacked, this unit may become the defending unit in its place.",
    ),
    "ion cannon": (
        "Ion Cannon",
        "From the Ground arena this unit may attack into the Space arena instead. Its power then counts as X before"
        " changes.",
    ),
    "overkill": (
        "Overkill",
        "Hits beyond what the defending unit has left may be shared between it and one other unit there.",
    ),
    "pilot": ("Pilot", "May ride on a unit of the kind named. What follows this word then belongs to that unit."),
    "reserves": ("Reserves", "This ability works in your build zone, and only there."),
    "retaliate": (
        "Retaliate",
        "Attacked from within its arena, this unit rolls X dice of damage at the attacker once the attack is over.",
    ),
    "shields": ("Shields", "An attacker's power is X lower while it attacks this unit."),
    "stun": ("Stun", "A unit that this one damages has X less power until the battle ends."),
}

#: Words of subtypes that name no unit by themselves: "Tatooine units", where others are "Droids".
ADJECTIVES = frozenset({"Naboo", "Tatooine", "Trade Federation"})

#: Words of subtypes whose plural is the same.
UNCHANGED = frozenset({"Jedi", "Dark Jedi"})

#: Words of subtypes that card texts name.
SUBTYPES: tuple[str, ...] = (
    "Assault Walker",
    "Astromech Droid",
    "Bounty Hunter",
    "Capital Ship",
    "Clone",
    "Creature",
    "Dark Jedi",
    "Diplomat",
    "Droid",
    "Fortification",
    "Geonosian",
    "Imperial",
    "Jawa",
    "Jedi",
    "Jedi Knight",
    "Jedi Master",
    "Naboo",
    "Naboo Soldier",
    "Patrol Ship",
    "Rebel",
    "Smuggler",
    "Soldier",
    "Speeder",
    "Squad",
    "Starfighter",
    "Stormtrooper",
    "Tatooine",
    "Trade Federation",
    "Transport",
    "Tusken",
    "Walker",
)

#: Names that card texts name.
NAMED: tuple[str, ...] = (
    "Admiral Firmus Piett",
    "Anakin Skywalker",
    "Darth Maul",
    "Darth Vader",
    "Luke Skywalker",
    "Mace Windu",
    "Padme Amidala",
    "Princess Leia",
    "Scurrier",
)

#: What the game is called.
NAMES: dict[str, str] = {
    "star-wars": "Star Wars TCG",
}

#: Names of the preconstructed sets.
DECKS: dict[str, str] = {
    "masters-of-the-order": "Masters of the Order",
    "grand-army": "Grand Army",
    "red-squadron": "Red Squadron",
    "hidden-base": "Hidden Base",
    "rule-of-two": "Rule of Two",
    "foundry-swarm": "Foundry Swarm",
    "iron-fleet": "Iron Fleet",
    "hunters-for-hire": "Hunters for Hire",
}

#: How to play each of them, in one sentence.
PLANS: dict[str, str] = {
    "masters-of-the-order": "Fast Jedi that evade, and Force to pay for it.",
    "grand-army": "Many clones, and what makes all of them better at once.",
    "red-squadron": "Starfighters with pilots: first in Space, then everywhere.",
    "hidden-base": "Hold out behind shields, and say no with Battle cards.",
    "rule-of-two": "A few strong Sith, and Force taken from the other side.",
    "foundry-swarm": "Cheap droids in every arena, and cards that gain from those that fall.",
    "iron-fleet": "Capital ships that bombard, walkers, and officers for both.",
    "hunters-for-hire": "Bounty hunters that act first, and cards that take out one target.",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "setup": (
        "Setup",
        "Who puts the next unit: whoever has spent less, until ahead; or each player one card in turn.",
        {"overtake": "Until ahead", "alternate": "One card each"},
    ),
    "setup_points": ("Setup points", "How many build points each player has in setup.", {}),
    "draws": (
        "Drawing cards",
        "When the players draw their card in a turn.",
        {"before each build": "Each just before building", "both first": "Both before either builds"},
    ),
    "pilot_dies": (
        "When a pilot is discarded",
        "How many damage counters a pilot on a unit must have to be discarded.",
        {"as many": "As many as its health", "more": "More than its health"},
    ),
    "deflect_itself": ("Deflect onto itself", "A unit that deflects damage may choose itself for it.", {}),
    "deflected_counters": (
        "Deflected damage",
        "When damage counters are placed if some damage is deflected.",
        {
            "placed first": "Before the deflected damage gets its chance",
            "all at the end": "All when every chance is over",
        },
    ),
    "overkill_own": ("Overkill on one's own side", "Overkill may hit a second unit of the attacker's own side.", {}),
    "closed_lists": (
        "Deck lists stay closed after the game",
        "After the game everybody is shown, of the other decks, the cards that they saw, and a few without which it can't be told; the deal can be checked all the same.",
        {},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "masters-of-the-order": "Fast Jedi that evade",
    "grand-army": "Many clones, better together",
    "red-squadron": "Starfighters with good pilots",
    "hidden-base": "Hold out behind shields",
    "rule-of-two": "Few strong Sith, stolen Force",
    "foundry-swarm": "Cheap droids in every arena",
    "iron-fleet": "Big ships that bombard",
    "hunters-for-hire": "Hunters that act first",
}
