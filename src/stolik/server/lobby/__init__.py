"""The lobby: who is here, who looks for a game, which tables are open, who asked whom."""
