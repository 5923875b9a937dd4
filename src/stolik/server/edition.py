"""Which Stolik this is: one word for everything that may change what the pages are answered.

Browsers keep pages and answers for when there is no connection, each edition's apart from those of all others
(routes/pages.py). Every process of a house has the same files, and so the same edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from stolik.catalog import GAMES, games

from .engine import files_in, package_files

HOME: Final = Path(__file__).resolve().parents[1]
BUILT: Final = "stolik/server/static/assets/"
"""Files of the built pages have a hash in their name."""
DIGITS: Final = 16


def edition() -> str:
    """The edition of this Stolik with the games that are installed: hexadecimal digits. Reads all of their files."""
    return edition_of((*files_in(HOME, HOME.parent), *_of_others()))


def edition_of(files: tuple[tuple[str, bytes], ...]) -> str:
    """The edition of these files, in whatever order they come: of each its name and what is in it."""
    digest = sha256()
    for name, content in sorted(files):
        digest.update(name.encode() + b"\0")
        digest.update(b"" if name.startswith(BUILT) else sha256(content).digest())
    return digest.hexdigest()[:DIGITS]


def _of_others() -> Iterator[tuple[str, bytes]]:
    """The files of games from other packages."""
    modules = (place.partition(":")[0] for name, place in games().items() if name not in GAMES)
    for package in sorted({module.partition(".")[0] for module in modules}):
        yield from package_files(package)
