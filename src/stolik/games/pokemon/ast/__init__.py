"""The nodes and the card records of the Pokémon TCG: what its cards say, without code."""
