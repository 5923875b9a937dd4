"""The words of the Pokémon TCG in each language, and their forms."""
