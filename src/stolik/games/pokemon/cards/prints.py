"""Cards that were printed again: the same name, numbers and texts under another id.

A print stands in no module of a set; the pool makes it from the first one. Prints that differ in anything, if only in
the level, are rows of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

PRINTS: Mapping[str, str] = {}
