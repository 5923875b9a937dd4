"""The English lexicon of what all games speak of. Names of the glossary (docs/glossary.md) are the keys."""

#: Nouns: singular, plural ("" if it has none).
NOUNS: dict[str, tuple[str, str]] = {
    "card": ("card", "cards"),
    "deck_list": ("deck", "decks"),
    "player": ("player", "players"),
    "opponent": ("opponent", "opponents"),
    "owner": ("owner", "owners"),
    "turn": ("turn", "turns"),
    "game": ("game", "games"),
    "setup": ("setup", ""),
    "rule": ("rule", "rules"),
    "effect": ("effect", "effects"),
    "cost": ("cost", "costs"),
    "target": ("target", "targets"),
    "choice": ("choice", "choices"),
    "name": ("name", "names"),
    "copy": ("copy", "copies"),
    "point": ("point", "points"),
    "type": ("type", "types"),
    "bonus": ("bonus", "bonuses"),
    "winner": ("winner", "winners"),
    "win_noun": ("win", "wins"),
    "loss_noun": ("loss", "losses"),
    "tie": ("draw", "draws"),
    "bot": ("bot", "bots"),
    "spectator": ("spectator", "spectators"),
    "table": ("table", "tables"),
    "seat": ("seat", "seats"),
    "move": ("move", "moves"),
    "replay": ("replay", "replays"),
}

#: Verbs: imperative, third person.
VERBS: dict[str, tuple[str, str]] = {
    "choose": ("choose", "chooses"),
    "gain": ("gain", "gains"),
    "win": ("win", "wins"),
    "lose_game": ("lose", "loses"),
}

#: Computer players: name, note.
BOTS: dict[str, tuple[str, str]] = {
    "random": ("Carefree", "Does anything it may, by chance; for trying things out."),
    "kind": ("Gentle", "Sees one turn, leaves you openings; for a first game."),
    "greedy": ("Steady", "Takes the best turn it sees."),
    "lookahead": ("Stern", "Thinks turns ahead, never peeks."),
    "search": ("Deep", "Searches as long as it is given, never peeks."),
}

#: How strong one is, as it was measured.
BEATS: str = "Wins {n} of 10 games against {name}."

#: What the computer players at a table are called, by how they play: own names that are never inflected.
BOT_NAMES: dict[str, tuple[str, ...]] = {
    "random": ("Zuzu", "Tiki", "Bibu", "Momi"),
    "kind": ("Miu", "Nanu", "Suni", "Pelu"),
    "greedy": ("Kiri", "Taku", "Oru", "Bashi"),
    "lookahead": ("Sori", "Enku", "Vasu", "Ketu"),
    "search": ("Lumo", "Deka", "Rinu", "Havi"),
}
