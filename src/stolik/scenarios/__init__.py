"""Drawn tables as data: tests, examples of the rulebook, and lessons, all from one place (architecture, section 8)."""
