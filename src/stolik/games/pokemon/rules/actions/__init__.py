"""The verbs of a Pokémon turn, each in a file of its own, and the table of them (architecture: Verbs)."""
