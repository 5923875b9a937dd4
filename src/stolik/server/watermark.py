"""How far the data of a folder were: a small file beside them, written after each commit and before anybody is told.

Of a log that was cut SQLite takes what is whole, and says nothing; an older copy of the file looks as good as the right
one. The data say in a row of theirs how many commits there were, and so does this file: where it knows of more, answers
that were acknowledged are missing.

It is not forced to disk, which would double the time of a commit: the system writes it within half a minute, and at
the end of a process, however it ends, nothing of it is lost. After a loss of power it may be behind the data, which are
forced to disk; it is never ahead of them.
"""

from __future__ import annotations

import os
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

SIZE: Final = 96
"""Bytes of one of the two places in the file, which are written in turn: one of them is always whole."""

O_BINARY: Final = getattr(os, "O_BINARY", 0)


@dataclass(frozen=True)
class Reached:
    """So many commits `n` had the data whose name is `store`, the last one at `at` (seconds since 1970)."""

    store: str
    n: int
    at: float

    def to_line(self) -> bytes:
        """As it is written, with a checksum."""
        text = f"{self.store} {self.n} {self.at!r}"
        return f"{text} {zlib.crc32(text.encode()):08x}".ljust(SIZE - 1).encode() + b"\n"

    def to_row(self) -> tuple[str, float]:
        """As the data have it beside their name."""
        return str(self.n), self.at

    @classmethod
    def from_line(cls, line: bytes) -> Reached | None:
        """As it was written; None for a line that is not whole."""
        try:
            text, _, sum_ = line.decode().strip().rpartition(" ")
            store, n, at = text.split(" ")
            whole = int(sum_, 16) == zlib.crc32(text.encode())
            return cls(store, int(n), float(at)) if whole else None
        except ValueError:
            return None


def read(path: Path) -> Reached | None:
    """What a file says; None where there is none, or nothing whole in it. Raises OSError."""
    try:
        content = path.read_bytes()[: 2 * SIZE]
    except FileNotFoundError:
        return None
    found = [Reached.from_line(content[at : at + SIZE]) for at in (0, SIZE)]
    return max((one for one in found if one is not None), key=lambda one: one.n, default=None)


class Watermark:
    """The file, open to be written. Raises OSError."""

    def __init__(self, path: Path, reached: Reached) -> None:
        self._file: BinaryIO = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | O_BINARY, 0o600), "r+b", buffering=0)
        self._file.write(reached.to_line() * 2)
        os.fsync(self._file.fileno())

    def write(self, reached: Reached) -> None:
        """Say how far the data are now. Raises OSError."""
        self._file.seek(reached.n % 2 * SIZE)
        self._file.write(reached.to_line())

    def close(self) -> None:
        """Let the file go, forced to disk."""
        os.fsync(self._file.fileno())
        self._file.close()
