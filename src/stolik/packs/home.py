"""Where somebody's data lie on this machine, and how a file there is written: whole, or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

DATA: Final = "STOLIK_DATA"
"""The variable that names the data folder."""
MEMORY: Final = ":memory:"
"""What is named where nothing is kept."""


def system_folder() -> Path:
    """The data folder where none is named."""
    from platformdirs import user_data_path

    return user_data_path("stolik", appauthor=False)


def folder_named(name: str | None) -> Path | None:
    """The data folder of this name, the system's for none. None where nothing is kept."""
    return None if name == MEMORY else Path(name) if name else system_folder()


def data_folder(given: Path | None = None) -> Path | None:
    """The data folder: the one that is given, or named by the variable, or the system's. None where nothing is kept."""
    return folder_named(str(given) if given is not None else os.environ.get(DATA, ""))


def write_whole(path: Path, text: str) -> None:
    """Write a file under another name beside it, then rename it; whoever may read the old one may read the new one.
    Raises OSError."""
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as file:
            temporary = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        temporary.replace(path)
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
