"""Phrases that several games share; what one game says alone is in its own folder."""
