"""The rules of the Pokémon TCG: its state, what may be done in it, what happens, and what each seat sees."""
