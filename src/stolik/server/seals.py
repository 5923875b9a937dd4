"""Seals of a table's rows: each is a digest of its row and of the seal before it, the first one of the game's start.

A row that was altered, taken out or put in, a start that is another and rows that are missing at the end are found by
them. The keys of states, which the rows have too, tell whether the game comes out as it was; a seal tells whether what
is kept is what was written, so that damage is never taken for other rules.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

SIZE: Final = 16
"""Bytes of a seal."""


class Damaged(ValueError):  # noqa: N818 - it is said of what is kept
    """What is kept of a table is not what was written: one sentence says what is wrong."""


class Unreadable(dict[str, Any]):
    """What stands for a value of the store that can't be read any more: nothing, and it is never written."""


def begun(table: str, start: Any) -> str:
    """The seal of a table whose game begins with `start`, JSON data."""
    return blake2b(table.encode() + b"\0" + msgspec.json.encode(start), digest_size=SIZE).hexdigest()


def after(seal: str, n: int, kind: str, data: Any, key: str | None, at: float) -> str:
    """The seal of row `n`, which follows what `seal` stands for; `data` is JSON data."""
    text = msgspec.json.encode([n, kind, key, data])
    return blake2b(text + struct.pack("<d", at), key=seal.encode(), digest_size=SIZE).hexdigest()


def confirmed(table: str, start: Any, rows: Sequence[Mapping[str, Any]], last: str | None) -> str:
    """The seal of the last of all rows of a table. `last` is the one that the table itself was given; None, as in rows
    that an earlier version wrote, where there is none. Raises Damaged that names the first row at fault.
    """
    if isinstance(start, Unreadable):
        raise Damaged("the start of its game can't be read")
    seal, sealed = begun(table, start), False
    for n, row in enumerate(rows):
        if row["n"] != n:
            raise Damaged(f"row {n} of {rows[-1]['n'] + 1} is missing")
        if isinstance(row["data"], Unreadable):
            raise Damaged(f"row {n} can't be read")
        seal = after(seal, n, row["kind"], row["data"], row["key"], row["at"])
        if row["seal"] == seal:
            sealed = True
        elif row["seal"] is not None or sealed:
            raise Damaged(f"row {n}, or the start of the game, is not as it was written")
    if last is None and sealed:
        raise Damaged("the seal of its last row is missing")
    if last is not None and last != seal:
        raise Damaged(f"rows after {len(rows)} are missing" if sealed or not rows else "its rows are not as written")
    return seal
