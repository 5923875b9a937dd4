"""Token Battle: the base collection (base.py) and the preconstructed sets (decks.py)."""
