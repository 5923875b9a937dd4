"""How the Star Wars TCG is judged and played by the bots, from views alone."""
