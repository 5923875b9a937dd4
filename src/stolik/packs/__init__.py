"""Packs: cards that a player brings, read from card files of their own (docs/packs.md)."""
