"""Decks as values: their written forms, and what may be wrong with one."""
