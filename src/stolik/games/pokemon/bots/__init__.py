"""How the Pokémon TCG is judged and played by the bots, from views alone."""
