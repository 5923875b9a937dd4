"""Phrases of the Pokémon TCG, each said once for all languages."""
