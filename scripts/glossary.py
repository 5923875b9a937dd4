"""Print docs/glossary.md from the lexicons: what all games speak of, then what each game alone does.

PYTHONPATH=src python scripts/glossary.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from stolik.catalog import GAMES, load_game
from stolik.text.glossary import page
from stolik.text.lexicon import Lexicon

PAGE = Path(__file__).resolve().parents[1] / "docs" / "glossary.md"


def printed() -> str:
    """The page as the lexicons of the bundled games print it; games of one lexicon are there once."""
    lexicons: dict[str, Lexicon] = {}
    for game in map(load_game, GAMES):
        if game.words.lexicon is not None and game.words.lexicon not in lexicons.values():
            lexicons[game.title] = game.words.lexicon
    return page(lexicons)


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(PAGE.read_text(encoding="utf-8") != printed())
    PAGE.write_text(printed(), encoding="utf-8")
