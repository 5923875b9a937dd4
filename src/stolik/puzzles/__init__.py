"""Puzzles: drawn tables with one question that has one best answer (architecture: Puzzles)."""
