"""Write rows of cards into the modules of the sets: cards of a card file that the reader reads to the end.

python scripts/write_cards.py pokemon FOLDER SET [CARD ...]        FOLDER has SET.json, in the form of pokemon-tcg-data
python scripts/write_cards.py star-wars FOLDER [SET [CARD ...]]    FOLDER has SET.tsv, a table of LackeyCCG

Each card of the set, or each of those that are named, becomes a row in the words of `recipes.py`, in its place by
number; without a set, all sets of Star Wars are gone through. Rows that stand there already stay as they are written,
but those of Star Wars cards of a later edition that now read otherwise are written anew. A Pokémon card that is equal
to one of the pool but for its id becomes a line of `prints.py`. Read what was written before you commit it: what the
reader understood is not proved by this.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

ROWS: Final = {"pokemon": "pokemon_rows", "star-wars": "star_wars_rows"}
"""Where it stands how the cards of a game are written."""


def main() -> int:
    """Writes what there is to write; tells what can't be read."""
    game, folder, *named = sys.argv[1:] if len(sys.argv) > 2 else ("", "")
    rows = import_module(ROWS[game]) if game in ROWS else None
    homes = named[:1] or (rows.TOGETHER if rows is not None else ())
    if rows is None or not homes:
        print(__doc__)
        return 2
    for home in homes:
        print(rows.write(Path(folder), home, named[1:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
