"""Many games at once: bulk simulation, its tallies, leagues of bots or decks, and decks that counter a deck."""
