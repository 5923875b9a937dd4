"""Stolik: an engine and an online table for card and board games."""
