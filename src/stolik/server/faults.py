"""What can be wrong with the store."""

from __future__ import annotations


class StoreError(RuntimeError):
    """The store can't be used; one sentence says why."""


class Away(StoreError):  # noqa: N818 - what is so, not what is wrong
    """The database is not to be had now. Nothing was changed."""


class Lost(StoreError):  # noqa: N818
    """What is in memory is no longer what counts: another process has the table. Whoever gets this stops, tells nobody
    anything, and begins anew from the store."""


class Unsure(Lost):
    """Nobody knows whether the last writing came to be; the store will show it."""
