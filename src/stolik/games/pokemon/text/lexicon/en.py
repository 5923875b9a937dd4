"""The words of Pokémon cards in English. The keys are those of the effect language."""

#: Sorts of cards: the head of a noun phrase for one, for several.
KINDS: dict[str, tuple[str, str]] = {
    "card": ("card", "cards"),
    "pokemon": ("Pokémon", "Pokémon"),
    "basic pokemon": ("Basic Pokémon", "Basic Pokémon"),
    "stage 1": ("Stage 1 Evolution card", "Stage 1 Evolution cards"),
    "stage 2": ("Stage 2 Evolution card", "Stage 2 Evolution cards"),
    "evolution": ("Evolution card", "Evolution cards"),
    "level-up": ("Pokémon LV.X", "Pokémon LV.X"),
    "ex": ("Pokémon-ex", "Pokémon-ex"),
    "sp": ("Pokémon SP", "Pokémon SP"),
    "delta": ("card that has δ on it", "cards that have δ on them"),
    "star": ("Pokémon Star", "Pokémon Star"),
    "EX": ("Pokémon-EX", "Pokémon-EX"),
    "gx": ("Pokémon-GX", "Pokémon-GX"),
    "v": ("Pokémon V", "Pokémon V"),
    "vmax": ("Pokémon VMAX", "Pokémon VMAX"),
    "tag team": ("TAG TEAM Pokémon", "TAG TEAM Pokémon"),
    "ultra beast": ("Ultra Beast", "Ultra Beasts"),
    "single strike": ("Single Strike Pokémon", "Single Strike Pokémon"),
    "rapid strike": ("Rapid Strike Pokémon", "Rapid Strike Pokémon"),
    "fusion strike": ("Fusion Strike Pokémon", "Fusion Strike Pokémon"),
    "ancient": ("Ancient Pokémon", "Ancient Pokémon"),
    "future": ("Future Pokémon", "Future Pokémon"),
    "rule box": ("Pokémon with a Rule Box", "Pokémon with a Rule Box"),
    "team plasma": ("Team Plasma Pokémon", "Team Plasma Pokémon"),
    "radiant": ("Radiant Pokémon", "Radiant Pokémon"),
    "ace spec": ("ACE SPEC card", "ACE SPEC cards"),
    "prism star": ("◇ card", "◇ cards"),
    "trainer": ("Trainer, Supporter, or Stadium card", "Trainer, Supporter, or Stadium cards"),
    "item": ("Trainer card", "Trainer cards"),
    "supporter": ("Supporter card", "Supporter cards"),
    "stadium": ("Stadium card", "Stadium cards"),
    "tool": ("Pokémon Tool card", "Pokémon Tool cards"),
    "technical machine": ("Technical Machine card", "Technical Machine cards"),
    "fossil": ("Fossil card", "Fossil cards"),
    "energy": ("Energy card", "Energy cards"),
    "basic energy": ("basic Energy card", "basic Energy cards"),
    "special energy": ("Special Energy card", "Special Energy cards"),
}

#: What cards of the later era call otherwise.
SM_KINDS: dict[str, tuple[str, str]] = {
    "stage 1": ("Stage 1 Pokémon", "Stage 1 Pokémon"),
    "stage 2": ("Stage 2 Pokémon", "Stage 2 Pokémon"),
    "evolution": ("Evolution Pokémon", "Evolution Pokémon"),
    "trainer": ("Trainer card", "Trainer cards"),
    "item": ("Item card", "Item cards"),
}

#: Types by their letters.
TYPES: dict[str, str] = {
    "G": "Grass",
    "R": "Fire",
    "W": "Water",
    "L": "Lightning",
    "P": "Psychic",
    "F": "Fighting",
    "D": "Darkness",
    "M": "Metal",
    "Y": "Fairy",
    "N": "Dragon",
    "C": "Colorless",
}

#: Special Conditions: of the Pokémon.
CONDITIONS: dict[str, str] = {
    "asleep": "Asleep",
    "burned": "Burned",
    "confused": "Confused",
    "paralyzed": "Paralyzed",
    "poisoned": "Poisoned",
}

#: Poké-Powers and Poké-Bodies, in the later era Abilities: any of them, no article.
ABILITIES: dict[str, str] = {
    "power": "Poké-Powers",
    "body": "Poké-Bodies",
    "any": "Poké-Powers or Poké-Bodies",
}
SM_ABILITIES = {**ABILITIES, "any": "Abilities"}

#: What the games are called.
NAMES: dict[str, str] = {
    "pokemon": "Pokémon TCG",
    "pokemon-2v2": "Pokémon 2 against 2",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "format": (
        "Format",
        "How many cards, Prize cards and Active Pokémon each player has.",
        {
            "duel": "Duel: 60 cards, 6 Prize cards",
            "double": "Double: two Active Pokémon a side",
            "half": "Half decks: 30 cards, 3 Prize cards",
            "sun-moon": "Sun & Moon: who starts attacks later",
            "dp-on": "Diamond & Pearl on: sets of 2007 to 2010",
        },
    ),
    "start": (
        "Who goes first",
        "How it is decided who takes the first turn.",
        {"coin": "A coin", "die": "A die", "0": "The first seat", "1": "The second seat"},
    ),
    "cut": ("Cut the decks", "Each player may cut the other's shuffled deck.", {}),
    "extra_cards": (
        "Extra cards",
        "What a player may do whose opponent held no Basic Pokémon and dealt again.",
        {"free": "Draw at once and lay everything anew", "bench": "Draw later and only add to the Bench"},
    ),
    "supporter_stays": (
        "Supporters stay until the turn ends",
        "A Supporter lies beside the Active Pokémon and is discarded when the turn ends.",
        {},
    ),
    "prizes_by_hand": (
        "Choose Prizes by hand",
        "Prizes lie face down and are all alike: usually the first ones are taken without a question. With this, you point at the one you take.",
        {},
    ),
    "version": (
        "Version of the rules",
        "In version 1.1 the first player attaches no Energy from the hand in round 1.",
        {"1.0": "1.0", "1.1": "1.1: no Energy in the first turn"},
    ),
    "bench_limit": ("Places on the Bench", "How many Pokémon the Bench of a team holds.", {}),
    "deck_out": (
        "Empty deck",
        "When a team loses because a deck has run out.",
        {"empty": "As soon as one of its decks is empty", "draw": "When a player can't draw at the start of a turn"},
    ),
    "winner_chooses": (
        "The winner of the toss chooses",
        "The team that wins the toss says which team goes first, instead of going first.",
        {},
    ),
    "first_turn_trainers": (
        "Trainers in the first turn",
        "The first player may play Trainer cards in the first turn of the game.",
        {},
    ),
    "pokemon-2v2 start": (
        "Which team goes first",
        "Drawn by lot, or always the same team.",
        {"random": "By lot", "0": "The team of seats A and C", "1": "The team of seats B and D"},
    ),
    "closed_lists": (
        "Deck lists stay closed after the game",
        "After the game everybody is shown, of the other decks, the cards that they saw, and a few without which it can't be told; the deal can be checked all the same.",
        {},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "breakthrough": "Poison, paralysis and small shocks",
    "steeplechase": "Horses first, Salamence to finish",
    "terra-firma": "Grow Torterra while others hold",
    "inferno-zone": "Fast fire with Infernape's blows",
    "royal-frost": "Empoleon hits, Bench and front",
    "armor-fortress": "Bastiodon and Walrein hold out",
    "skull-charge": "Fossils, then one hard headbutt",
    "powerhouse": "Ampharos shocks, Donphan runs over",
    "lavaflow": "Big fire beside Venusaur",
    "infinite-space": "Palkia's waves, a loud Exploud",
    "eternal-time": "Dialga's steel beside hard fists",
    "endless-night": "Darkrai's sleep, fire and stings",
    "forest-force": "Eevee grows up, Torterra follows",
    "polar-frost": "Ice and lightning around Eevee",
    "bombardment": "Mamoswine tramples, Regigigas waits",
    "metal-surge": "Metagross and Heatran, slow steel",
    "raging-sea": "Gyarados and strong middle stages",
    "dark-rampage": "Tyranitar, with birds before him",
    "flourish": "Light Grass attacks, some fire",
    "rebellion": "Gardevoir and Giratina, strong and steady",
    "drill-point": "Rhyperior drills, Flygon stirs sand",
    "cutting-edge": "Gallade's blades, stings and smoke",
    "ignition": "Arcanine's fire over thick Grass",
    "overflow": "Swampert and Milotic, poison aside",
    "flamemaster": "Rapidash and Sceptile, one Arceus",
    "stormshaper": "Lightning, ghosts and one Arceus",
    "forest-shadow": "Decidueye shoots, the forest helps",
    "roaring-heat": "Incineroar wrestles beside rocks",
    "bright-tide": "Primarina sings, Lanturn confuses",
    "steel-sun": "Build up to Solgaleo's charge",
    "hidden-moon": "Lunala gathers Energy, then strikes",
    "rock-steady": "Heavy rocks, up to 170",
    "luminous-frost": "Ninetales' wall, Kingdra's arrows",
    "destruction-fang": "Hydreigon bites, poison helps",
    "clanging-thunder": "Kommo-o's scales, fast Raichu",
    "mach-strike": "Garchomp dives in, Lucario guards",
    "imperial-command": "Empoleon commands a full Bench",
    "leaf-charge": "Sceptile's storm by much Energy",
    "hydro-fury": "Swampert draws and pumps",
    "storm-caller": "Ampharos and Raikou, Bench too",
    "blazing-volcano": "Blaziken kindles, Entei erupts",
    "relentless-flame": "Charizard throws all its Fire",
    "torrential-cannon": "Blastoise hits for 150",
    "let's-play,-pikachu!": "Simple, fast Lightning attackers",
    "let's-play,-eevee!": "Simple, strong Fire attackers",
    "roaring-blaze": "Charizard burns Energy for damage",
    "static-fang": "Luxray weakens who attacks it",
    "overvoltage": "Electrode feeds Raichu its Energy",
    "first-strike": "Pheromosa attacks in turn one",
    "last-words": "Poison, and gifts at parting",
    "great-tide": "Swampert beside a giant",
    "quick-change": "Eevee evolves as Energy comes",
    "latecomers": "Meowth gains by going second",
}
