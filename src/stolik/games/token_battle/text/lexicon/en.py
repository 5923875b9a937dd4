"""Token Battle in English. Names of the glossary (docs/glossary.md) are the keys."""

#: What the game is called.
NAMES: dict[str, str] = {
    "token-battle": "Token Battle",
}

#: Nouns: singular, plural ("" if it has none).
NOUNS: dict[str, tuple[str, str]] = {
    "token": ("token", "tokens"),
    "board": ("board", "boards"),
    "field": ("field", "fields"),
    "card_stack": ("stack", "stacks"),
    "stack_top": ("top of a stack", "tops of stacks"),
    "stack_bottom": ("bottom of a stack", ""),
    "value": ("value", "values"),
    "growth": ("growth", ""),
    "score": ("score", "scores"),
    "ability_tb": ("ability", "abilities"),
    "area": ("area", "areas"),
    "token_type": ("token type", "token types"),
    "friendly_token": ("friendly token", "friendly tokens"),
    "enemy_token": ("enemy token", "enemy tokens"),
    "adjacent_token": ("adjacent token", "adjacent tokens"),
    "target_token": ("token that is a target", "tokens that are targets"),
    "laid_token": ("the token being laid", ""),
    "last_played_token": ("last played token", ""),
    "golden_token": ("golden token", "golden tokens"),
    "plain_token": ("plain token", "plain tokens"),
    "start_token": ("start token", ""),
    "extra_turn": ("extra turn", "extra turns"),
    "pending_bonus": ("pending bonus", ""),
    "laser_beam": ("laser beam", "laser beams"),
    "token_set": ("token set", "token sets"),
    "collection": ("card collection", ""),
    "set_editor": ("set editor", ""),
    "lane": ("lane", "lanes"),
    "turn_limit": ("turn limit", "turn limits"),
    "score_limit": ("score limit", "score limits"),
    "off_board": ("off the board", ""),
    "between_turns_tb": ("between turns", ""),
}

#: Verbs: imperative, third person.
VERBS: dict[str, tuple[str, str]] = {
    "lay_token": ("lay", "lays"),
    "push": ("push", "pushes"),
    "mirror": ("mirror", "mirrors"),
    "spawn": ("create", "creates"),
    "swap_fields": ("swap", "swaps"),
    "convert": ("turn into", "turns into"),
    "destroy": ("destroy", "destroys"),
    "double": ("double", "doubles"),
    "score_points": ("score", "scores"),
    "fire_laser": ("fire", "fires"),
}

#: The ledger's abilities: name and text. "Target" means a token standing on a field of the area.
ABILITIES: dict[str, tuple[str, str]] = {
    "NONE": ("No ability", ""),
    "REDUCE": ("Reduce", "Each target loses 1 value."),
    "PUSH": ("Push", "Each target moves one field, straight away from the laid token."),
    "MIRROR": ("Mirror", "Each target goes to the field opposite, across the laid token."),
    "SPAWN_F": ("Reinforcements", "A friendly token of value 1 appears on each empty field of the area."),
    "SPAWN_E": ("Enemy reinforcements", "An enemy token of value 1 appears on each empty field of the area."),
    "EXTRA": ("Extra turn", "If a token stands on every field of the area, you get an extra turn."),
    "OPP_EXTRA": ("Turn for the opponent", "Your opponent gets an extra turn."),
    "STRIKE": ("Strike", "Each target loses as much value as there are friendly tokens in the area."),
    "SWAP": ("Swap", "The laid token and the last played token change places."),
    "GOLD": ("Gild", "Targets of value 1 or 2 become golden tokens."),
    "BONUS": ("Bonus", "The next token you lay has 1 more value."),
}

#: The ledger's token types: name and text.
TYPES: dict[str, tuple[str, str]] = {
    "PLAIN": ("Plain", "No special effect."),
    "SURVIVOR": ("Survivor", "When it would be destroyed it becomes a plain token of value 1 instead."),
    "BOOST_FRIENDLY": ("Friendly booster", "Adjacent friendly tokens score 1 point more each turn."),
    "BOOST_ALL": ("Booster of all", "All adjacent tokens score 1 point more each turn."),
    "BOOST_ENEMY": ("Enemy booster", "Adjacent enemy tokens score 1 point more each turn."),
    "LASER_H": ("Horizontal laser", "Between turns the nearest token to its left and to its right each lose 1 value."),
    "LASER_V": ("Vertical laser", "Between turns the nearest token above it and below it each lose 1 value."),
    "GOLD": ("Golden", "Its points count twice, those from boosters too."),
}

#: Directions of an area, clockwise from N, and what stands for all eight.
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

ALL_AROUND = "all around"

#: Names of the 72 cards of the base collection, in its order.
CARDS: dict[str, str] = {
    "boulder": "Boulder",
    "old-oak": "Old Oak",
    "village-well": "Village Well",
    "campfire": "Campfire",
    "toll-chest": "Toll Chest",
    "level-lamp": "Level Lamp",
    "plumb-lamp": "Plumb Lamp",
    "nugget": "Nugget",
    "needle": "Needle",
    "tweezers": "Tweezers",
    "shears": "Shears",
    "trident": "Trident",
    "rake": "Rake",
    "cross-saw": "Cross Saw",
    "star-saw": "Star Saw",
    "gnawer": "Gnawer",
    "hailstorm": "Hailstorm",
    "sandstorm": "Sandstorm",
    "rusty-gate": "Rusty Gate",
    "prism": "Prism",
    "nudge": "Nudge",
    "swing-door": "Swing Door",
    "piston": "Piston",
    "plough": "Plough",
    "bumper": "Bumper",
    "gale": "Gale",
    "whirl": "Whirl",
    "landslide": "Landslide",
    "eruption": "Eruption",
    "drawbridge": "Drawbridge",
    "bellows": "Bellows",
    "looking-glass": "Looking Glass",
    "hinge": "Hinge",
    "seesaw": "Seesaw",
    "carousel": "Carousel",
    "pinwheel": "Pinwheel",
    "kaleidoscope": "Kaleidoscope",
    "mirror-lamp": "Mirror Lamp",
    "seedling": "Seedling",
    "twins": "Twins",
    "row-of-tents": "Row of Tents",
    "bramble": "Bramble",
    "anthill": "Anthill",
    "hedge": "Hedge",
    "hive": "Hive",
    "toll-house": "Toll House",
    "market": "Market",
    "palace": "Palace",
    "rival-fair": "Rival Fair",
    "lighthouse": "Lighthouse",
    "open-vault": "Open Vault",
    "second-wind": "Second Wind",
    "echo": "Echo",
    "round-table": "Round Table",
    "chorus": "Chorus",
    "crowd": "Crowd",
    "encore": "Encore",
    "giant": "Giant",
    "sleeping-ox": "Sleeping Ox",
    "ambush": "Ambush",
    "pincers": "Pincers",
    "net": "Net",
    "mob": "Mob",
    "cuckoo": "Cuckoo",
    "changeling": "Changeling",
    "lantern-thief": "Lantern Thief",
    "alchemist": "Alchemist",
    "mint": "Mint",
    "gilder": "Gilder",
    "whetstone": "Whetstone",
    "coach": "Coach",
    "apprentice": "Apprentice",
}

#: Names of the preconstructed sets.
DECKS: dict[str, str] = {
    "first-steps": "First Steps",
    "carousel": "Carousel",
    "fairground": "Fairground",
    "crossfire": "Crossfire",
    "open-door": "Open Door",
    "hearth": "Hearth",
    "gold-rush": "Gold Rush",
    "double-time": "Double Time",
    "meadow": "Meadow",
    "hardwood": "Hardwood",
    "on-credit": "On Credit",
}

#: How to play each of them, in one sentence.
PLANS: dict[str, str] = {
    "first-steps": "A little of everything: solid tokens, some pushing, one booster.",
    "carousel": "Turn the board round with swaps and mirrors, and let the lamps burn.",
    "fairground": "Rich tokens at a price; strike and push to earn it back.",
    "crossfire": "Lamps wear down rows and columns; keep your heavy tokens out of their lines.",
    "open-door": "Push the other side over the edge and keep the middle.",
    "hearth": "Gather small tokens round your boosters and let them grow.",
    "gold-rush": "Lay small tokens first, then gild them.",
    "double-time": "Fill the fields, then take extra turns.",
    "meadow": "Cover the board with little tokens and strike with their number.",
    "hardwood": "Tokens that outlast the first blow; hold your ground.",
    "on-credit": "High values now, small presents for the other side; sweep them away later.",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "preset": (
        "Length",
        "How long the game goes on. The limits below can be changed one by one.",
        {
            "page": "Full: 1000 points",
            "classic": "Classic: 1000 points, 50 turns",
            "late": "Short: 500 points, 40 turns",
        },
    ),
    "score_limit": ("Score limit", "The game ends when a player has this many points.", {}),
    "turn_limit": ("Turn limit", "The game ends after this many turns of both players together. 0: no limit.", {}),
    "start_value": ("Start token", "Value of the token that lies in the middle for the second player. 0: none.", {}),
    "max_copies": ("Copies of a card", "How often a set may hold the same card.", {}),
    "mirror_offboard": (
        "Mirror off the board",
        "What happens to a token whose opposite field is off the board.",
        {"destroy": "It is destroyed", "stay": "It stays"},
    ),
    "strike_spares_friends": ("Strike spares friendly tokens", "Strike lowers enemy tokens only.", {}),
    "first": (
        "Who begins",
        "Which seat lays the first token.",
        {"random": "By chance", "0": "The first seat", "1": "The second seat"},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "first-steps": "A little of everything",
    "carousel": "Turn the board, burn lamps",
    "fairground": "Rich tokens at a price",
    "crossfire": "Lamps down rows and columns",
    "open-door": "Push them over the edge",
    "hearth": "Small tokens round boosters",
    "gold-rush": "Small first, then gild them",
    "double-time": "Fill up, take extra turns",
    "meadow": "Many little tokens strike together",
    "hardwood": "Tokens that outlast a blow",
    "on-credit": "High now, sweep up later",
}
