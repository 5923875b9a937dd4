"""Phrases of the Star Wars TCG, each said once for all languages."""
