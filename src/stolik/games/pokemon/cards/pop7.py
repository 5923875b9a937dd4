"""Rows."""

from __future__ import annotations

CARDS = ()
