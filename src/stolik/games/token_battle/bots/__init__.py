"""How Token Battle is judged and played by the bots, from views alone."""
