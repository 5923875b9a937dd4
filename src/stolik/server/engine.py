"""The engine and the rules of one game as an archive, so that a browser can play a record anew (docs/fair-dealing.md).

It holds files of installed packages and nothing else: of Stolik what needs the standard library only, and the game.
One from another package comes with the entry point by which the catalog finds it.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from stolik.catalog import GAMES, GROUP, games

ROOMS: Final = ("bots", "cardgame", "decks", "kernel", "text")
"""The folders of the package that every game may need."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive: the same files give the same bytes."""
COMPILED: Final = (".so", ".pyd")
POINT: Final = "stolik_game-0.dist-info"
METADATA: Final = "Metadata-Version: 2.1\nName: stolik-game\nVersion: 0\n"


def engine_of(game: str) -> bytes:
    """A ZIP archive whose files lie as in a folder of installed packages. Raises KeyError for a game that there is
    not."""
    place = games()[game]
    module = place.partition(":")[0]
    found = dict(_own(module) if game in GAMES else _own(""))
    if game not in GAMES:
        found.update(package_files(module.partition(".")[0]))
        found[f"{POINT}/METADATA"] = METADATA.encode()
        found[f"{POINT}/entry_points.txt"] = f"[{GROUP}]\n{game} = {place}\n".encode()
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(found):
            info = zipfile.ZipInfo(name, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, found[name])
    return written.getvalue()


def _own(module: str) -> Iterator[tuple[str, bytes]]:
    """The files of Stolik that a game needs which lies at `module`; "" for one from elsewhere."""
    home = Path(__file__).resolve().parents[1]
    folders = [home / room for room in ROOMS]
    if module:
        folders.append(home.joinpath(*module.split(".")[1:-1]))
    for path in (*home.glob("*.py"), home / "games" / "__init__.py"):
        yield path.relative_to(home.parent).as_posix(), path.read_bytes()
    for folder in folders:
        yield from files_in(folder, home.parent)


def package_files(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of another package, or of a module that stands alone."""
    spec = find_spec(name)
    if spec is None:
        return
    for place in spec.submodule_search_locations or ():
        yield from files_in(Path(place), Path(place).parent)
    if spec.submodule_search_locations is None and spec.origin is not None:
        yield Path(spec.origin).name, Path(spec.origin).read_bytes()


def files_in(folder: Path, root: Path) -> Iterator[tuple[str, bytes]]:
    """All files under a folder that are no by-products, each by its path from `root`; what is compiled runs on this
    machine only, and its sources lie beside."""
    for path in folder.rglob("*"):
        parts = path.relative_to(root).parts
        hidden = "__pycache__" in parts or any(part.startswith(".") for part in parts)
        if path.is_file() and not hidden and path.suffix not in COMPILED:
            yield "/".join(parts), path.read_bytes()
