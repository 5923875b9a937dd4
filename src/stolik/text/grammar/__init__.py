"""The phrases of the games, one module a game."""
