"""Drawn tables as data: tests, examples of the rulebook, and lessons at once (architecture: Drawn tables)."""
