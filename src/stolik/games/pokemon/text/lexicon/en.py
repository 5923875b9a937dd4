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
    "tag team": ("TAG TEAM Pokémon", "TAG TEAM Pokémon"),
    "ultra beast": ("Ultra Beast", "Ultra Beasts"),
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
